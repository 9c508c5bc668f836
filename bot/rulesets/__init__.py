"""The rule texts, one package each. Their own law: pure, they import the kernel and catalogue models, nothing else.

Start with `alternatif`, whose `__init__` has the glossary.
"""
