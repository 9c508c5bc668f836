"""People, settings and words at random for fights under RPG 2.0."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, cast, get_args

from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.rpg20 import Rpg20, orders
from bot.rulesets.rpg20.battle import DrawLot, NoteTactic, ReckonWaves, Tally
from bot.rulesets.rpg20.explosions.throws import Blast
from bot.rulesets.rpg20.fixing import Back, Damage, Heal, LendModifier, SetField, SetStock, TakeModifier, bounds
from bot.rulesets.rpg20.orders import Order
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.recruit import Rpg20Recruiter
from bot.rulesets.rpg20.sequences import ticks
from bot.rulesets.rpg20.sequences.speech import Admit, Ambush, GiveModifier, PartSides, SetDistance
from bot.rulesets.rpg20.settings import OPTIONS, SetSetting
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.weapons import Jam, SwitchPiece
from bot.rulesets.shared import coming, people
from bot.rulesets.shared.people import Temperament
from tests.rulesets.anyplay import PLAYER, likely
from tests.rulesets.dnd5.skirmish import Nobody
from tests.rulesets.rpg20.fray import CATALOGUE, GM, SHIELDED, arm, fighter

TEMPERAMENTS: Final[tuple[Temperament | None, ...]] = (None, None, None, *get_args(Temperament))
ARMS: Final = (
    *(
        "long_sword",
        "long_sword",
        "halberd",
        "two_handed_axe",
        "dagger",
        "javelin",
        "crossbow",
        "heavy_rifle",
        "pistol",
    ),
    *("long_bow", "light_crossbow", "heavy_crossbow"),
    *("assault_rifle", "machine_pistol", "bazooka", "throwing_knife", "claws"),
)
ARMOURS: Final = ((), (), ("mail_shirt",), ("full_armour",), ("mail_shirt", "full_armour"), ("bulletproof_vest",))


def settings(chance: random.Random) -> dict[str, Any]:
    return {name: chance.choice(values) for name, values in OPTIONS.items() if chance.random() < 0.5}


@cache
def game() -> Rpg20:
    """The game with its own creatures."""
    return Rpg20(Rpg20Recruiter(CATALOGUE, cast(Any, Nobody())), cast(Any, Nobody()))


def made_up(chance: random.Random, name: str, side: str) -> Fighter:
    """Somebody with figures and belongings at random."""
    points = chance.choice((0, 1, 9, 20, 60))
    named = dict.fromkeys(chance.sample(ARMS, chance.choice((0, 1, 1, 2, 3))))
    held = [arm(each, "main" if not at else "carried") for at, each in enumerate(named)]
    one = not held or held[0].held != "both"
    made = fighter(
        *(name, side, *(held or (arm("dagger", "carried"),))),
        player=chance.choice((None, PLAYER)),
        temperament=chance.choice(TEMPERAMENTS),
        hidden=chance.random() < 0.05,
        points=points,
        points_max=max(points, 20),
        skill=chance.choice((2, 6, 9, 14)),
        body=chance.choice((3, 6, 9)),
        perception=chance.choice((1, 5, 8, 12)),
        damage_bonus=chance.choice(("0", "1d4", "1d6+1")),
        hand=chance.choice(("right", "left")),
        catches=chance.random() < 0.1,
        anatomy=chance.choice(("human", "human", "human", "four_legged", "snake")),
        gauges={each: chance.choice((0, 2, 7, 20)) for each in ("head", "torso", "right_arm", "left_arm", "left_leg")},
        armour=chance.choice(ARMOURS),
        shield=chance.choice((None, None, *sorted(SHIELDED))) if one else None,
        shield_left=chance.choice((1, 3, 30)),
        explosives=chance.choice(((), (), ("grenade",), ("smoke_grenade", "molotov"))),
        domains={"medicine": chance.choice((0, 6)), "stealth": 6, "movement": chance.choice((0, 5, 9))},
    )
    return evolve(made, initiative=chance.choice((None, 8, 12)))


def anybody(chance: random.Random, name: str, side: str, state: State) -> Fighter:
    if chance.random() > 0.3:
        return made_up(chance, name, side)
    kind = chance.choice(list(CATALOGUE.creatures))
    (found,) = game().recruiter.creatures(state, {"creature": str(kind)})
    return cast(Fighter, evolve(found, side=side))


def gathered(chance: random.Random, state: State) -> tuple[Fighter, ...]:
    """Those who are there at the beginning: two sides or three."""
    sides = ("players", "foes", "others") if chance.random() < 0.15 else ("players", "foes")
    number = 10 if chance.random() < 0.02 else chance.randint(2, 6)
    return tuple(anybody(chance, f"F{at}", sides[at % len(sides)], state) for at in range(number))


def faces_worth(chance: random.Random) -> Sequence[Fed]:
    """Hits, places that matter, the ends of the tables of wounds, bodies that hold or do not."""
    return (
        Fed(chance.choice((1, 2, 3, 20)), 20, why=chance.choice(("strike", "shot", "throw"))),
        Fed(chance.choice((1, 2, 4, 7, 10, 16, 19)), 20, why="place"),
        Fed(chance.choice((3, 5, 7, 8, 9, 10)), 10, why=chance.choice(("wound/torso", "wound/right_arm"))),
        Fed(chance.choice((1, 20)), 20, why=chance.choice(("endure", "stun", "keep"))),
        Fed(chance.choice((1, 7, 10)), 10, why="projectiles"),
        Fed(chance.choice((1, 20)), 20, why=chance.choice(("dodge", "avoid", "parry", "stop"))),
    )


def word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
    """A note at random, mostly one that is possible now."""
    return likely(chance, lambda: _any_word(chance, state, asked), lambda found: game().check(state, found))


def _any_word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
    everybody = list(state.combatants) or ["nobody"]
    busy = [each for each in asked if each in state.combatants]
    busy += [state.turn.who] if state.turn is not None else []
    busy += [state.blow.target] if state.blow is not None else []

    def who() -> str:
        return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(everybody)

    def setting() -> SetSetting:
        name = chance.choice(list(OPTIONS))
        return SetSetting(GM, name, chance.choice(OPTIONS[name]))

    def order() -> Order:
        matter = chance.choice(list(orders.MATTERS))
        return Order(GM, who(), matter, chance.choice(orders.MATTERS[matter]))

    def figure() -> SetField:
        ident = who()
        fighter = state.combatants.get(ident)
        known = list(Fighter.FIGURES if fighter is None else bounds(fighter))
        return SetField(GM, ident, chance.choice(known), number)

    late = [each.id for each in state.combatants.values() if each.since > state.round]
    if late and state.phase == "declaring" and chance.random() < 0.4:
        return Admit(GM, chance.choice(late))
    number = chance.randint(0, 30)
    yes = chance.random() < 0.5
    words: list[Callable[[], Any]] = [
        lambda: SetDistance(GM, who(), who(), chance.choice((0, 1, 1, 3, 10, 45, 200))),
        lambda: Admit(GM, who()),
        lambda: GiveModifier(GM, who(), number - 15),
        lambda: LendModifier(GM, who(), chance.choice(tuple(LendModifier.UPON)), chance.choice((-3, 2)), once=yes),
        lambda: TakeModifier(GM, who()),
        lambda: Ambush(GM, chance.choice(("foes", "players")), yes),
        lambda: ticks.SetLight(GM, chance.choice(ticks.LIGHTS)),
        lambda: ticks.SetConfined(GM, yes),
        lambda: ticks.SetCover(GM, who(), yes),
        lambda: ticks.SetMotion(GM, who(), chance.choice(ticks.MOTIONS)),
        lambda: ticks.SetBulk(GM, who(), chance.choice(ticks.BULKS)),
        lambda: ticks.SetAware(GM, who(), who(), yes),
        lambda: ticks.SetState(GM, who(), chance.choice(ticks.SAID), yes),
        lambda: Jam(GM, who(), chance.choice(ARMS), yes),
        lambda: SwitchPiece(GM, who(), "mail_shirt", yes),
        lambda: chance.choice((DrawLot(GM, "a; b"), NoteTactic(GM, "hold"), ReckonWaves(GM, 1, 3, 2), Tally(GM, 0))),
        lambda: Join(GM, (anybody(chance, f"F{number}", chance.choice(("players", "foes")), state),)),
        lambda: (coming.Remove if yes else people.Leave)(GM, who()),
        figure,
        lambda: Damage(GM, who(), max(1, number), kind=chance.choice(("", "torso", "head", "left_arm"))),
        lambda: Heal(GM, who(), max(1, number // 3), kind=chance.choice(("", "torso", "right_leg"))),
        lambda: Back(GM, who()),
        lambda: SetStock(GM, who(), "rounds", chance.choice(ARMS), number),
        lambda: SetStock(GM, who(), "explosives", "grenade", number),
        lambda: Blast(GM, who(), chance.choice(("1d6", "3d6+2")), max(1, number)),
        lambda: PartSides(GM, chance.choice((0, 1, 5, 30, 150, 220))),
        setting,
        order,
        lambda: people.HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),
        lambda: people.HandOver(GM, who(), PLAYER),
        lambda: people.ChangeSide(GM, who(), chance.choice(("players", "foes"))),
        lambda: people.Rename(GM, dict.fromkeys((who(), who()), f"N{number}")),
        lambda: people.Hide(GM, who()),
        lambda: coming.Reveal(GM, who()),
    ]
    return chance.choice(words)()


__all__ = ["anybody", "faces_worth", "game", "gathered", "settings", "word"]
