"""RPG 2.0, chapter 5: sequences of intentions, firearms, armour by part, wounds by location.

The text's words here: *séquence* = `sequence` (the `round` of all games), *MI* = what an action adds to the initiative,
*marge de réussite* = `margin`, *Habilité*, *Corps*, *Perception* = `skill`, `body`, `perception`, *posture* =
`Posture`, *jauge* = `Gauge`, *séquence perdue* = an action given up (`ActionGivenUp`).
"""

from bot.rulesets.rpg20.ruleset import Rpg20

__all__ = ["Rpg20"]
