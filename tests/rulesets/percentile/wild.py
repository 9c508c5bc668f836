"""People, settings and words at random for fights under the percentile rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, cast, get_args

from bot.catalogue import load_library
from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.percentile import Percentile, orders
from bot.rulesets.percentile.attack import GiveOpportunity, SetCover, SetDistance
from bot.rulesets.percentile.declaring import forms
from bot.rulesets.percentile.declaring.words import CloseDeclarations, Declare, ShowIntention
from bot.rulesets.percentile.figures import FIELDS, SCORES
from bot.rulesets.percentile.fixing import Damage, Heal, Leave, Remove, SetField, SetStatus
from bot.rulesets.percentile.initiative import SaySurprise, SwapPlaces
from bot.rulesets.percentile.orders import Order
from bot.rulesets.percentile.people import ChangeSide, Hide, Join, Reveal
from bot.rulesets.percentile.pit import Shuffle
from bot.rulesets.percentile.reactions import Fire
from bot.rulesets.percentile.riding import SayMounted
from bot.rulesets.percentile.rolls.rerolls import SetModifier, SetRerolls
from bot.rulesets.percentile.rounds import GrantAction
from bot.rulesets.percentile.settings import OPTIONS, SetSetting
from bot.rulesets.percentile.state import (
    FISTS,
    Declaration,
    Fighter,
    PercentileState,
    Protection,
    Shield,
    Spell,
    Weapon,
    takes_part,
)
from bot.rulesets.percentile.state.conditions import StatusKind
from bot.rulesets.percentile.unarmed import LetGo
from bot.rulesets.shared.people import HandOver, Rename, Temperament
from tests.rulesets.anyplay import PLAYER, likely
from tests.rulesets.percentile.brawl import BOW, CUDGEL, DAGGER, GM, HALBERD, SWORD, WRESTLING

ARQUEBUS = Weapon("arquebus", "shooting", "1d10", hands=2, kind="powder", parries=False, fumble_from=90)
KNIFE = Weapon("knife", "shooting", "1d4", cutting=True, kind="thrown")
MAIN = (SWORD, SWORD, DAGGER, CUDGEL, HALBERD, BOW, ARQUEBUS, KNIFE, FISTS, WRESTLING)
SECOND = (None, None, DAGGER, CUDGEL, KNIFE)
SPELLS = (
    Spell("flame", 2, "magic", "1d6"),
    Spell("storm", 4, "magic", "2d4", area=True),
    Spell("veil", 1),
    Spell("comet", 6, None, "3d6", area=True),
)
TEMPERAMENTS: tuple[Temperament | None, ...] = (None, None, None, *get_args(Temperament))
STATUSES: tuple[StatusKind, ...] = get_args(StatusKind)
WORDS = ("se cache sous la table", "tire sur son arme", "guette")
PIT = ("pit-1", "pit-2", "pit-3")


def settings(chance: random.Random) -> dict[str, Any]:
    """Any values; every other encounter is a plain combat."""
    found = {name: chance.choice(values) for name, values in OPTIONS.items() if chance.random() < 0.5}
    found["variant"] = chance.choice(("combat", "combat", "battle", "pit"))
    return found


@cache
def game() -> Percentile:
    """The game with the packaged data."""
    return cast(Percentile, rulesets_of(load_library())["percentile"])


def made_up(chance: random.Random, name: str, side: str, variant: str) -> Fighter:
    """Somebody with scores, weapons and belongings at random; in a battle perhaps a battalion."""
    main = chance.choice(MAIN)
    hit_points = chance.choice((1, 4, 9, 14, 60))
    psy = chance.choice((0, 0, 3, 12))
    soldiers = chance.choice((None, 21, 30)) if variant == "battle" and side == "foes" else None
    spells = tuple(chance.sample(SPELLS, chance.choice((0, 0, 1, 3))))
    return Fighter(
        id=name.lower(),
        name=name,
        side=side,
        hit_points=hit_points,
        hit_points_max=hit_points if soldiers else chance.choice((hit_points, 60)),
        scores={each: chance.randint(5, 95) for each in SCORES if chance.random() < 0.7},
        pc=side != "foes" or chance.random() < 0.1,
        player=chance.choice((None, PLAYER)),
        temperament=chance.choice(TEMPERAMENTS),
        hidden=chance.random() < 0.05 and variant != "pit",
        bonus=chance.choice(("0", "0", "2", "-1", "1d4")),
        psy=psy,
        psy_max=chance.choice((psy, 12)),
        main=main,
        second=chance.choice(SECOND) if main.hands == 1 else None,
        shield=chance.choice((None, None, Shield(10, 1))),
        protections=(Protection("mail", chance.randint(0, 4), natural=chance.random() < 0.3),),
        spells=spells,
        mount=chance.choice((None, "f1")),
        mounted=soldiers is None and chance.random() < 0.2,
        advantages=chance.choice((0, 0, 1)),
        disadvantages=chance.choice((0, 0, 1)),
        soldiers=soldiers,
        soldier_hit_points=hit_points if soldiers else 0,
    )


@cache
def _bodies() -> tuple[str, ...]:
    sheets = game().sheets
    return tuple(sheets.propose({"ready": ident})[1] for ident, _ in sheets.ready("fr"))


@cache
def _creatures() -> tuple[str, ...]:
    return tuple(value for _, value in game().offers(PercentileState(), "npc-add", "creature", "fr"))


def recruited(chance: random.Random, side: str, state: PercentileState) -> Fighter:
    """A creature or a ready-made character from the packaged data, as the recruiter makes it."""
    if side == "foes" or chance.random() < 0.5:
        (found,) = game().recruiter.creatures(state, {"creature": chance.choice(_creatures())})
        if chance.random() < 0.3:
            found = evolve(found, temperament=None)
    else:
        (found,) = game().recruiter.player(PercentileState(), {"sheet": chance.choice(_bodies()), "player": PLAYER})
    return evolve(found, side=side)


def anybody(chance: random.Random, name: str, side: str, state: PercentileState) -> Fighter:
    if chance.random() < 0.35:
        return recruited(chance, side, state)
    return made_up(chance, name, side, state.settings.variant)


def people(chance: random.Random, state: PercentileState) -> tuple[Fighter, ...]:
    """Those who are there at the beginning: two sides or three, in the pit three fighters, each for himself."""
    if state.settings.variant == "pit":
        return tuple(evolve(anybody(chance, f"F{at}", side, state), side=side) for at, side in enumerate(PIT))
    sides = ("players", "foes", "others") if chance.random() < 0.15 else ("players", "foes")
    count = chance.randint(2, 6)
    return tuple(anybody(chance, f"F{at}", sides[at % len(sides)], state) for at in range(count))


def faces_worth(chance: random.Random) -> Sequence[Fed]:
    """Criticals, fumbles, plain failures and successes of rolls of every purpose, and ties."""
    face = chance.choice((1, 5, 50, 95, 96, 100, 100))
    return (
        Fed(face, 100, why="attack"),
        Fed(chance.choice((1, 50, 100)), 100, why=chance.choice(("parry", "dodge", "resist", "cast"))),
        Fed(
            chance.choice((1, 99, 100)), 100, why=chance.choice(("riding", "opposed", "opposing", "disengage", "flee"))
        ),
        Fed(3, 6, why=chance.choice(("initiative", "tie"))),
    )


def word(chance: random.Random, state: PercentileState, asked: Sequence[str]) -> Any:
    """A note at random, mostly one that is possible now."""
    return likely(chance, lambda: _any_word(chance, state, asked), lambda found: game().check(state, found))


def declaration(chance: random.Random, state: PercentileState, who: str) -> Declaration:
    """What the form of *who* may say, made at random; of somebody out of reach of it nothing."""
    one = state.fighters.get(who)
    if one is None or one.out or state.phase == "opening" or not takes_part(state, who):
        return Declaration("nothing")
    form = forms.declaration(state, one)
    choice: dict[str, str] = {}
    while left := form.legal(choice):
        choice[left[0].name] = chance.choice(left[0].options)
    said = forms.announced(state, one, choice)
    return evolve(said, detail=chance.choice(("", *WORDS)))


def _any_word(chance: random.Random, state: PercentileState, asked: Sequence[str]) -> Any:
    """A note at random, mostly about those who are *asked*, who act, and at whom they aim."""
    everybody = list(state.fighters) or ["nobody"]
    busy = [each for each in asked if each in state.fighters]
    busy += [each for turn in state.turns for each in (turn.actor, turn.target) if each in state.fighters and each]
    busy += [state.roll.who] if state.roll is not None else []
    busy += [each.id for each in state.fighters.values() if each.has("pinned") or each.has("strangled")]

    def who() -> str:
        return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(everybody)

    def side() -> str:
        return chance.choice(PIT) if state.settings.variant == "pit" else chance.choice(("players", "foes"))

    def declares() -> Declare:
        ident = who()
        return Declare(GM, ident, declaration(chance, state, ident), gm=chance.random() < 0.5)

    def setting() -> SetSetting:
        name = chance.choice(list(OPTIONS))
        return SetSetting(GM, name, chance.choice(OPTIONS[name]))

    def order() -> Order:
        matter = chance.choice(list(orders.MATTERS))
        return Order(GM, who(), matter, chance.choice(orders.MATTERS[matter]))

    number = chance.randint(0, 30)
    yes = chance.random() < 0.5
    at_hand: list[Callable[[], Any]] = [
        declares,
        declares,
        declares,
        order,
        lambda: CloseDeclarations(GM),
        lambda: Fire(GM, who(), chance.choice((None, who()))),
        lambda: LetGo(GM, who(), chance.choice((None, who()))),
        lambda: GiveOpportunity(GM, who(), who(), chance.choice(("none", "precise", "vital"))),
        lambda: GrantAction(GM, who()),
        lambda: SetStatus(GM, who(), chance.choice(STATUSES), yes, chance.choice((None, state.round + 1)), who()),
        lambda: SetStatus(GM, who(), chance.choice(("pinned", "strangled")), on=True, other=who()),
        lambda: SetRerolls(GM, who(), chance.choice(("advantage", "disadvantage")), chance.choice((1, 1, -1))),
        lambda: SetModifier(GM, who(), number - 15, chance.choice((None, *SCORES)), chance.choice((None, who())), yes),
        lambda: SetCover(GM, who(), -number, yes),
        lambda: SetDistance(GM, who(), who(), chance.choice((None, 30, 100, 300))),
        lambda: SaySurprise(GM, who(), yes),
        lambda: SwapPlaces(GM, who(), who()),
        lambda: SayMounted(GM, who(), yes, mount=chance.choice((None, who()))),
        lambda: SayMounted(GM, who(), on=False, fall=True),
        lambda: Shuffle(GM),
        lambda: ShowIntention(GM, who(), chance.choice(WORDS)),
    ]
    masters: list[Callable[[], Any]] = [
        lambda: Join(GM, (anybody(chance, f"F{number}", side(), state),)),
        lambda: (Remove if yes else Leave)(GM, who()),
        lambda: SetField(GM, who(), chance.choice([*FIELDS, *SCORES]), number),
        lambda: SetField(GM, who(), "hit_points", 0),
        lambda: Damage(GM, who(), max(1, number)),
        lambda: Heal(GM, who(), max(1, number)),
        lambda: Heal(GM, who(), 99),
        setting,
        setting,
        lambda: HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),
        lambda: HandOver(GM, who(), PLAYER),
        lambda: ChangeSide(GM, who(), chance.choice(("players", "foes", "others"))),
        lambda: Rename(GM, dict.fromkeys((who(), who()), f"N{number}")),
        lambda: Hide(GM, who()),
        lambda: Reveal(GM, who()),
    ]
    return chance.choice(at_hand if chance.random() < 0.6 else masters)()


__all__ = ["anybody", "faces_worth", "game", "people", "settings", "word"]
