"""Parries (ALT-PAR): `questions` asks those who were hit, `parries` rolls and postpones; `from_afar` tells who may
defend himself against a shot, and how."""
