"""Parries (ALT-PAR): `questions` asks those who were hit, `parries` rolls and postpones."""
