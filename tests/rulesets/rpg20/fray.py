"""A table for tests of RPG 2.0: people with plain figures, dice laid down in the order of R20-GEN-010."""

from __future__ import annotations

from typing import Any, cast

from bot.catalogue.rpg20 import load_rpg20
from bot.catalogue.rpg20_terms import code
from bot.kernel.dice import Fed
from bot.kernel.inputs import Begin
from bot.rulesets.rpg20 import Rpg20
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.recruit import explosive_of, lines_of, piece_of, shield_of, weapon_of
from bot.rulesets.rpg20.sequences.speech import SetDistance
from bot.rulesets.rpg20.state import Fighter, Gauge, State, Weapon
from tests.rulesets.dnd5.skirmish import GM, Nobody
from tests.rulesets.turning import Turning

CATALOGUE = load_rpg20()
GAUGES = {"head": 7, "right_arm": 6, "left_arm": 6, "torso": 9, "right_leg": 7, "left_leg": 7}
HAND, OFF = "right", "left"
SHIELDED = {"wooden_rondache", "metal_rondache", "wooden_targe", "metal_targe", "metal_pavise"}


def arm(ident: str, held: str = "main", **more: Any) -> Weapon:
    """A weapon of the catalogue."""
    entry = CATALOGUE.weapons[cast(Any, ident)]
    natural = entry.kind in ("natural", "unarmed")
    usual = "natural" if natural else "both" if entry.hands == 2 and held == "main" else held
    return weapon_of(entry, cast(Any, usual), **more)


def fighter(name: str, side: str = "players", *weapons: Weapon, **figures: Any) -> Fighter:
    """Somebody of 7 in each attribute, 6 in the domains of fighting and 20 points, with a long sword and a human body;
    the rest as fields of `Fighter`. *gauges*, *domains*: what is other than usual; *armour*, *shield*, *explosives*:
    names of the catalogue."""
    given: dict[str, Any] = {"skill": 7, "body": 7, "perception": 7, "points": 20, **figures}
    given.setdefault("points_max", max(1, given["points"]))
    bonus = code(given.pop("damage_bonus", "0"))
    usual = {"melee_weapons": 6, "bare_hands": 6, "firearms": 6, "ranged_weapons": 6, "throwing": 6, "movement": 5}
    domains = {**usual, **given.pop("domains", {})}
    body = CATALOGUE.bodies[cast(Any, given.pop("anatomy", "human"))]
    left = {**GAUGES, **given.pop("gauges", {})}
    gauges = tuple(
        Gauge(ident, left.get(ident, 8), max(1, left.get(ident, 8)), each.table, each.side)
        for ident, each in body.gauges.items()
    )
    armour = tuple(piece_of(CATALOGUE.armours[each]) for each in given.pop("armour", ()))
    shield, left_of_it = given.pop("shield", None), given.pop("shield_left", None)
    if shield is not None:
        shield = shield_of(CATALOGUE.shields[shield], OFF, left_of_it)
    grenades = tuple(explosive_of(CATALOGUE.explosives[each], 2) for each in given.pop("explosives", ()))
    lines = lines_of(body, wings=given.pop("wings", False), tail=given.pop("tail", False))
    return Fighter(
        *(name.lower(), name, side),
        weapons=weapons or (arm("long_sword"),),
        domains=domains,
        bonus=bonus.dice,
        bonus_plus=bonus.plus,
        gauges=gauges,
        lines=lines,
        armour=armour,
        shield=shield,
        explosives=grenades,
        **given,
    )


def game() -> Rpg20:
    return Rpg20(cast(Any, Nobody()), cast(Any, Nobody()))


class Fray(Turning[State]):
    """One encounter, played step by step. Whoever is named first has the highest initiative, unless the records have
    one. *apart*: metres between all of them; hand to hand, unless it says otherwise."""

    joining = Join

    def __init__(self, *people: Fighter, begun: bool = True, apart: int | None = 1, **settings: Any):
        between = [(a.id, b.id) for at, a in enumerate(people) for b in people[at + 1 :]]
        words = [SetDistance(GM, a, b, apart) for a, b in between] if apart is not None else []
        if apart is None:
            # Then of nobody it is known how far away he is, unless a test is about who says so.
            settings.setdefault("distances", "when_needed")
        super().__init__(game(), *people, begun=begun, before=words, **settings)

    def begins(self) -> None:
        self.told.clear()
        self.says(Begin(GM))

    def means(self, who: str, action: str, *faces: int | Fed, **more: str) -> None:
        """*who* says what he means to do; *with_*: with what. What is not said is what is offered first."""
        if "with_" in more:
            more["with"] = more.pop("with_")
        self.answers(who, *faces, **self.question(who).filled({"action": action, **more}))

    def acts(self, who: str, *faces: int | Fed) -> None:
        """*who*, whose slot it is, does what he has meant."""
        self.answers(who, *faces, slot="act")

    def all_pass(self, *people: str) -> None:
        for who in people:
            self.means(who, "pass")


__all__ = ["CATALOGUE", "GM", "Fed", "Fray", "arm", "fighter", "game"]
