"""Melee (ALT-MEL, ALT-FAC, ALT-OFF): whom one may strike (`aims`), and how blows are rolled (`strikes`).

Whose action is up is asked, and strikes, in `striking`.
"""
