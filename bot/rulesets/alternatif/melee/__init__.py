"""Melee (ALT-MEL, ALT-FAC, ALT-OFF): whose action is up strikes (`striking`), as `questions` asks; `strikes` rolls."""
