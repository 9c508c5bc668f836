"""People, settings and words at random for fights under the fifth edition's rules. A chapter adds its own words to
`WORDS`."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, cast, get_args

from bot.catalogue import load_library
from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.dnd5 import Dnd5, orders
from bot.rulesets.dnd5.actions.circumstances import SayFound
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.contests.grips import SKILLS, HoldContest, LetGo
from bot.rulesets.dnd5.cover import DEGREES, SayCover
from bot.rulesets.dnd5.dying.mending import GiveTemporary, LetHoursPass, SayMortal
from bot.rulesets.dnd5.fixing import Damage, GiveModifier, Heal, TakeModifier
from bot.rulesets.dnd5.mounts.saddle import Saddle, SayReins, Unsaddle
from bot.rulesets.dnd5.movement.words import (
    GROUNDS,
    PLAIN,
    STRETCHES,
    LetPass,
    Place,
    SayDistance,
    SayGround,
    SayHeight,
    SayStretch,
)
from bot.rulesets.dnd5.objects.actions import DemandAction, SayNear
from bot.rulesets.dnd5.objects.events import WARDS, WardObject, put
from bot.rulesets.dnd5.orders import Order
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.readying import Signalling
from bot.rulesets.dnd5.rounds.turns import EndTurn, Prolong, SaySurprise, Sneak
from bot.rulesets.dnd5.settings import OPTIONS, SetSetting
from bot.rulesets.dnd5.spells.lasting import EndConcentration, SayZone, zone_named
from bot.rulesets.dnd5.state import ABILITIES, DAMAGE_TYPES, SIZES, Fighter, State
from bot.rulesets.dnd5.state.conditions import SAID
from bot.rulesets.dnd5.water import SayWater
from bot.rulesets.shared import coming, people
from bot.rulesets.shared.correcting import SetField
from bot.rulesets.shared.giving import LEANS, Lean
from bot.rulesets.shared.people import Temperament
from bot.rulesets.shared.sheltering import AS_SEEN
from tests.rulesets.anyplay import PLAYER, likely
from tests.rulesets.dnd5 import magic
from tests.rulesets.dnd5.skirmish import (
    DAGGER,
    GM,
    HALBERD,
    HANDAXE,
    LONGBOW,
    LONGSWORD,
    RAPIER,
    SHORTBOW,
    SHORTSWORD,
)

ARMS: Final = (LONGSWORD, LONGSWORD, SHORTSWORD, DAGGER, HANDAXE, RAPIER, HALBERD, SHORTBOW, LONGBOW)
PLAYED: Final = {name: values for name, values in OPTIONS.items() if name not in ("diagonals", "upon_hidden")}
TEMPERAMENTS: Final[tuple[Temperament | None, ...]] = (None, None, None, *get_args(Temperament))
CELLS: Final = ("E8", "F9", "G10", "H10", "I11", "J9", "K10", "C3")


def settings(chance: random.Random) -> dict[str, Any]:
    """Any values; every other encounter is on a grid. How diagonals count is played in `test_diagonals`."""
    found = {name: chance.choice(values) for name, values in PLAYED.items() if chance.random() < 0.5}
    grid, gap = chance.choice(("none", "square")), chance.choice((3, 6, 9))
    return {**found, "map": grid, "gap": gap, "upon_hidden": "stops" if gap == 6 else "walks_on"}


@cache
def game() -> Dnd5:
    """The game with the packaged data."""
    return cast(Dnd5, rulesets_of(load_library())["dnd5"])


def made_up(chance: random.Random, name: str, side: str) -> Fighter:
    """Somebody with scores, weapons and belongings at random."""
    hit_points = chance.choice((1, 4, 9, 14, 40))
    abilities = {each: chance.randint(4, 20) for each in ("strength", "dexterity", "constitution", "wisdom")}
    features = (
        *("bonus:dash", "bonus:disengage", "bonus:hide", "sneak_attack:2", "pack_tactics"),
        *("aggressive", "reckless", "undead_fortitude", "blood_frenzy", "flyby"),
    )
    skills = {each: chance.randint(-1, 8) for each in ("athletics", "acrobatics", "stealth", "perception", "medicine")}
    wards = {"resistant": (chance.choice(DAMAGE_TYPES),), "vulnerable": (chance.choice(DAMAGE_TYPES),)}
    arms = tuple(chance.sample(ARMS, chance.choice((0, 1, 1, 2))))
    return Fighter(
        name.lower(),
        name,
        side,
        player=chance.choice((None, PLAYER)),
        temperament=chance.choice(TEMPERAMENTS),
        hidden=chance.random() < 0.05,
        abilities=abilities,
        ac=chance.randint(8, 18),
        hit_points=hit_points,
        hit_points_max=chance.choice((hit_points, 40)),
        temporary=chance.choice((0, 0, 5)),
        speeds={
            "walk": chance.choice((0, 450, 750, 900, 1200)),
            **({mode: chance.choice((600, 1200, 1800)) for mode in ("fly", "swim", "climb") if chance.random() < 0.15}),
        },
        hovers=chance.random() < 0.2,
        rideable=chance.random() < 0.3,
        trained=chance.random() < 0.6,
        size=chance.choice(("medium", "medium", *SIZES)),
        weapons=tuple({each.weapon: each for each in arms}.values()),
        attacks=chance.choice((1, 1, 2)),
        features=tuple(each for each in features if chance.random() < 0.2),
        skills=skills if chance.random() < 0.5 else {},
        wards=wards if chance.random() < 0.3 else {},
        mortal=side != "players" and chance.random() < 0.8,
        parry=chance.choice((0, 0, 0, 2)),
    )


def enchanted(chance: random.Random, who: Fighter) -> Fighter:
    """*who* as a caster of any spells of the packaged data."""
    known = tuple(magic.spell(each) for each in chance.sample(magic.every_spell(), chance.choice((2, 6, 12))))
    return evolve(
        who,
        spells=known,
        spell_ability="intelligence",
        spell_dc=chance.choice((0, 10, 15)),
        spell_attack=chance.choice((0, 5)),
        slots={str(level): 2 for level in range(1, chance.choice((2, 4, 6)))},
        abilities={**who.abilities, "intelligence": chance.randint(8, 20)},
    )


@cache
def _bodies() -> tuple[str, ...]:
    sheets = game().sheets
    return tuple(sheets.propose({"ready": ident})[1] for ident, _ in sheets.ready("fr"))


@cache
def _creatures() -> tuple[str, ...]:
    return tuple(value for _, value in game().offers(State(), "npc-add", "creature", "fr"))


def recruited(chance: random.Random, side: str, state: State) -> Fighter:
    """A creature or a ready-made character from the packaged data, as the recruiter makes it."""
    if side == "foes" or chance.random() < 0.5:
        (found,) = game().recruiter.creatures(state, {"creature": chance.choice(_creatures())})
        if chance.random() < 0.3:
            found = evolve(found, temperament=None)
    else:
        found, *_ = game().recruiter.player(State(), {"sheet": chance.choice(_bodies()), "player": PLAYER})
    # Who comes on a mount comes without it here; there are others to ride.
    return cast(Fighter, evolve(found, side=side, rides=None))


def anybody(chance: random.Random, name: str, side: str, state: State) -> Fighter:
    who = recruited(chance, side, state) if chance.random() < 0.35 else made_up(chance, name, side)
    return enchanted(chance, who) if chance.random() < 0.4 else who


def gathered(chance: random.Random, state: State) -> tuple[Fighter, ...]:
    """Those who are there at the beginning: two sides or three."""
    sides = ("players", "foes", "others") if chance.random() < 0.15 else ("players", "foes")
    return tuple(anybody(chance, f"F{at}", sides[at % len(sides)], state) for at in range(chance.randint(2, 6)))


def faces_worth(chance: random.Random) -> Sequence[Fed]:
    """Natural 1s and 20s of every kind of roll, ties, plain hits."""
    face = chance.choice((1, 10, 15, 20, 20))
    return (
        Fed(face, 20, why="attack"),
        Fed(chance.choice((1, 9, 10, 20)), 20, why="death"),
        Fed(chance.choice((1, 10, 20)), 20, why=chance.choice(("stealth", "tie"))),
        Fed(10, 20, why="initiative"),
    )


def gift(chance: random.Random, who: Callable[[], str]) -> GiveModifier:
    """Something that the game master gives somebody before he rolls."""
    upon = chance.choice(tuple(GiveModifier.UPON))
    leans = GiveModifier.UPON[upon].leans and chance.random() < 0.5
    lean: Lean = chance.choice(LEANS) if leans else ""
    value = 0 if leans else chance.choice((-450, -5, -2, 2, 5, 300))
    against = chance.choice((None, None, who()))
    return GiveModifier(GM, who(), upon, value, lean, against, once=chance.random() < 0.5, reason="smoke")


def word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
    """A note at random, mostly one that is possible now."""
    return likely(chance, lambda: _any_word(chance, state, asked), lambda found: game().check(state, found))


Who = Callable[[], str]


def an_object(chance: random.Random, state: State, who: Who) -> Any:
    """A door, a chest, beside somebody or nowhere in particular."""
    figures = f"{chance.choice((8, 15, 19))}/{chance.choice((1, 5, 18))}"
    near = chance.choice((who(), ""))
    return put(state, GM, {"words": chance.choice(("porte", "coffre")), "value": figures, "who": near})


def _of_the_game(chance: random.Random, state: State, who: Who) -> list[Callable[[], Any]]:
    """Words of these rules alone."""
    yes = chance.random() < 0.5
    return [
        lambda: SetCondition(GM, who(), chance.choice((*SAID, "prone", "dead", "stable", "fled")), yes),
        lambda: SetCondition(GM, who(), chance.choice(SAID), True, None, chance.choice(ABILITIES), 12),
        lambda: Place(GM, who(), chance.choice(CELLS)),
        lambda: SayDistance(GM, who(), who(), chance.choice((0, 150, 300, 900, 3000))),
        lambda: SayGround(GM, tuple(chance.sample(CELLS, 3)), chance.choice((None, *GROUNDS)), yes),
        lambda: SayStretch(GM, who(), chance.choice((*STRETCHES, PLAIN))),
        lambda: SayHeight(GM, who(), chance.choice((0, 150, 900))),
        lambda: LetPass(GM, who(), yes),
        lambda: SayCover(GM, who(), chance.choice((*DEGREES, AS_SEEN)), chance.choice((None, who()))),
        lambda: SayWater(GM, chance.choice((None, who())), yes),
        lambda: Saddle(GM, who(), who()),
        lambda: Unsaddle(GM, who()),
        lambda: SayReins(GM, who(), yes),
        lambda: EndTurn(GM),
        lambda: Prolong(GM),
        lambda: SaySurprise(GM, who(), yes),
        lambda: Sneak(GM, who(), yes),
        lambda: HoldContest(GM, who(), who(), chance.choice(SKILLS), chance.choice(SKILLS)),
        lambda: LetGo(GM, who()),
        lambda: SayFound(GM, who()),
        lambda: gift(chance, who),
        lambda: TakeModifier(GM, who(), chance.choice((None, *GiveModifier.UPON))),
        lambda: GiveTemporary(GM, who(), chance.randint(1, 12)),
        lambda: LetHoursPass(GM, who()),
        lambda: SayMortal(GM, who(), yes),
        lambda: DemandAction(GM),
        lambda: SayNear(
            GM, who(), *chance.choice([(each.weapon.weapon, each.owner) for each in state.lying] or [("", "")])
        ),
        lambda: an_object(chance, state, who),
        lambda: WardObject(
            GM,
            chance.choice([each.id for each in state.combatants.values() if each.thing] or [who()]),
            chance.choice(DAMAGE_TYPES),
            chance.choice(WARDS),
            yes,
        ),
        lambda: Signalling(GM, chance.choice([each.id for each in state.combatants.values() if each.ready] or [who()])),
        lambda: EndConcentration(GM, who()),
        lambda: SayZone(GM, who(), chance.choice([zone_named(each) for each in state.zones] or [""]), yes),
    ]


WORDS: Final = [_of_the_game]
"""Functions that make the words of a chapter, of the chance, the state, and who is likely to be meant."""


def _any_word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
    """A note at random, mostly about those who are *asked*, who act, and at whom they aim."""
    everybody = list(state.combatants) or ["nobody"]
    busy = [each for each in asked if each in state.combatants]
    for deed in state.deeds:
        busy += [each for each in (deed.target, deed.by) if each] if deed.deed == "blow" else []
    busy += [state.turn.who] if state.turn is not None else []

    def who() -> str:
        return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(everybody)

    def setting() -> SetSetting:
        name = chance.choice([each for each in PLAYED if each != "map"])
        return SetSetting(GM, name, chance.choice(PLAYED[name]))

    def order() -> Order:
        matter = chance.choice(list(orders.MATTERS))
        return Order(GM, who(), matter, chance.choice(orders.MATTERS[matter]))

    number = chance.randint(0, 30)
    yes = chance.random() < 0.5
    masters: list[Callable[[], Any]] = [
        lambda: Join(GM, (anybody(chance, f"F{number}", chance.choice(("players", "foes")), state),)),
        lambda: (coming.Remove if yes else people.Leave)(GM, who()),
        lambda: SetField(GM, who(), chance.choice(list(Fighter.FIGURES)), number),
        lambda: SetField(GM, who(), "hit_points", 0),
        lambda: Damage(GM, who(), max(1, number)),
        lambda: Heal(GM, who(), max(1, number)),
        setting,
        order,
        lambda: people.HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),
        lambda: people.HandOver(GM, who(), PLAYER),
        lambda: people.ChangeSide(GM, who(), chance.choice(("players", "foes"))),
        lambda: people.Rename(GM, dict.fromkeys((who(), who()), f"N{number}")),
        lambda: people.Hide(GM, who()),
        lambda: coming.Reveal(GM, who()),
    ]
    own = [each for made in WORDS for each in made(chance, state, who)]
    return chance.choice(own if chance.random() < 0.6 else masters)()


__all__ = ["WORDS", "anybody", "faces_worth", "game", "gathered", "settings", "word"]
