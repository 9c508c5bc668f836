"""Arbitre: a referee for tabletop combat, in a chat channel.

A newcomer reads `kernel` first (an encounter is one coroutine), then `rulesets/alternatif` (a rule text told in
that form), then `table` (the one door to a running encounter). `__main__` puts the pieces together.
"""

__version__ = "0.3.0"
"""The program's version, here and nowhere else: the package's, the image's, and that of every line of a journal."""
