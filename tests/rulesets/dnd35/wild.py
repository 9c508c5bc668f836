"""People, settings and words at random for fights under the 3.5 rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, cast, get_args

from bot.catalogue import load_library
from bot.catalogue.dnd5_terms import ABILITIES
from bot.catalogue.dnd35_terms import SIZES35
from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.dnd35 import Dnd35, orders
from bot.rulesets.dnd35.base.gaps import STRETCHES, on_grid
from bot.rulesets.dnd35.base.rolls import GROUNDS
from bot.rulesets.dnd35.concealment.veils import KINDS, SayConcealment, SayFog, SayLost
from bot.rulesets.dnd35.cover.circumstances import RollReflex, SayCover, SayGround
from bot.rulesets.dnd35.cover.degrees import DEGREES
from bot.rulesets.dnd35.fixing import Damage, GiveModifier, Heal, TakeModifier
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.manoeuvres.events_things import HOW, THINGS, GiveThing
from bot.rulesets.dnd35.mounts.riding import Saddle, SaySaddle, Unsaddle
from bot.rulesets.dnd35.movement.ways import CLEAR, Place, SayDistance, SayStretch
from bot.rulesets.dnd35.objects.things import GivePotion, SayNear, put
from bot.rulesets.dnd35.orders import Order
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.positions import SayAcross
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.readying.ready import Signalling
from bot.rulesets.dnd35.recovery.aid import LetHoursPass, LetRest, SayTended, Weaken
from bot.rulesets.dnd35.rounds.actions import CallEntry, EndTurn, SayUnaware
from bot.rulesets.dnd35.settings import OPTIONS, SetSetting
from bot.rulesets.dnd35.spells.falling import EndSpells, Falling
from bot.rulesets.dnd35.squeezing import LetBy, Wriggle
from bot.rulesets.dnd35.state import Fighter, Rider, State, Thing, Weapon
from bot.rulesets.dnd35.state.conditions import SAID
from bot.rulesets.shared import coming, people
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.correcting import SetField
from bot.rulesets.shared.giving import SPEED
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of
from bot.rulesets.shared.people import Temperament
from tests.rulesets.anyplay import PLAYER, likely
from tests.rulesets.dnd35.magic import every_spell, spell
from tests.rulesets.dnd35.skirmish import DAGGER, GM, GREATSWORD, HOOVES, LONGBOW, LONGSPEAR, LONGSWORD

FLAIL: Final = Weapon("flail", "1d8", types=("bludgeoning",), trip=True, disarm=2, hardness=5, points=5)
CROSSBOW: Final = Weapon("light_crossbow", "1d8", increment=2400, kind="ranged", hands=2, held="both", reload="move")
ARMS: Final = (
    *(evolve(LONGSWORD, hardness=10, points=5), GREATSWORD, LONGSPEAR),
    *(evolve(DAGGER, hardness=10, points=2), LONGBOW, FLAIL, CROSSBOW),
)
PLAYED: Final = {name: values for name, values in OPTIONS.items() if name not in ("map", "upon_hidden")}
SPELLS: Final = tuple(
    each for name in every_spell() for each in (spell(name, 3), evolve(spell(name, 7), components=("V",)))
)
"""All of them, twice: some can be cast in a grapple."""
POISON: Final = Rider("fortitude", 13, drains={"strength": "1d4", "constitution": "1d2"})
TOUCH: Final = Rider("fortitude", 15, condition="paralysed", rounds="1d2", plus=1)
WEB: Final = Rider(condition="entangled", escape=13, burst=17)
FANGS: Final = tuple(
    Weapon(name, "1d4", held="natural", types=("piercing",), to_hit=6, plus=1, number=2, rider=rider)
    for name, rider in (("bite", POISON), ("claws", TOUCH), ("gore", WEB), ("slam", Rider(levels=1)), ("fangs", None))
)
BREWED: Final = tuple(spell(each, 1) for each in ("cure_light_wounds", "shield_of_faith", "invisibility"))
FEATS: Final = (
    *("improved_trip", "improved_bull_rush", "improved_disarm", "improved_sunder", "improved_overrun"),
    *("improved_feint", "improved_turning", "improved_unarmed_strike", "improved_grapple"),
    *("combat_casting", "quick_draw", "rapid_reload"),
)
TEMPERAMENTS: Final[tuple[Temperament | None, ...]] = (None, None, None, *get_args(Temperament))
CELLS: Final = ("E8", "F9", "G10", "H10", "I11", "J9", "K10", "C3")


def settings(chance: random.Random) -> dict[str, Any]:
    """Any values but that of the grid, which `Fight` says; people begin near each other."""
    found = {name: chance.choice(values) for name, values in PLAYED.items() if chance.random() < 0.5}
    gap = chance.choice((3, 6, 9))
    return {**found, "gap": gap, "upon_hidden": "stops" if gap == 6 else "walks_on"}


@cache
def game() -> Dnd35:
    """The game with its own creatures."""
    return cast(Dnd35, rulesets_of(load_library())["dnd35"])


def made_up(chance: random.Random, name: str, side: str) -> Fighter:
    """Somebody with figures and weapons at random."""
    hit_points = chance.choice((1, 4, 9, 14, 60))
    arms = [*chance.sample(ARMS, chance.choice((0, 1, 1, 2)))]
    if chance.random() < 0.3:
        arms = [LONGSWORD, evolve(DAGGER, held="off")]
    arms += chance.sample(FANGS, chance.choice((0, 0, 0, 1)))
    by_him = (evolve(DAGGER, held="carried"),) if chance.random() < 0.3 else ()
    return Fighter(
        name.lower(),
        name,
        side,
        player=chance.choice((None, PLAYER)),
        temperament=chance.choice(TEMPERAMENTS),
        hidden=chance.random() < 0.05,
        size=chance.choice(("medium", "medium", *SIZES35[2:7])),
        speed=chance.choice((0, 150, 600, 900, 1200)),
        hit_points=hit_points,
        hit_points_max=chance.choice((hit_points, 60)),
        nonlethal=chance.choice((0, 0, 0, hit_points)),
        strength=chance.choice((6, 10, 16, 70)),
        dexterity=chance.choice((6, 10, 14, 18)),
        base_attack=chance.choice((0, 1, 3, 6, 12)),
        armour=chance.choice((0, 4)),
        shield=chance.choice((0, 2)),
        dodge=chance.choice((0, 1)),
        unaware=chance.random() < 0.15,
        weapons=tuple({each.weapon: each for each in (*by_him, *arms)}.values()),
        spells=tuple({each.spell: each for each in chance.sample(SPELLS, chance.choice((0, 0, 5)))}.values()),
        slots=chance.choice((None, (1, 1, 1, 1), (4, 4, 4, 4))),
        casts="charisma",
        potions=tuple(chance.sample(BREWED, chance.choice((0, 0, 2)))),
        resistance=chance.choice((0, 0, 15)),
        sneak=chance.choice((0, 0, 2)),
        regenerates=chance.choice((0, 0, 0, 5)),
        unless=("fire",),
        blows=(Weapon("constrict", "1d3", plus=4, held="natural", types=("bludgeoning",)),) * chance.randint(0, 1),
        features=tuple(each for each in ("grab", "trip", "pounce", "single_actions") if chance.random() < 0.1),
        skills={
            "concentration": chance.choice((0, 15)),
            "escape_artist": chance.choice((0, 12)),
            "spellcraft": chance.choice((0, 15)),
            "hide": chance.choice((0, 10)),
            "spot": chance.choice((0, 25)),
        },
        darkvision=chance.choice((0, 0, 1800)),
        conditions=(Condition("invisible"),) if chance.random() < 0.1 else (),
        level=chance.choice((1, 2, 4)),
        charisma=chance.choice((8, 10, 16)),
        constitution=chance.choice((1, 10, 10, 14)),
        ran=chance.choice((0, 0, 0, 12)),
        rideable=chance.random() < 0.2,
        trained=chance.random() < 0.5,
        legs=chance.choice((2, 2, 4)),
        feats=tuple(each for each in FEATS if chance.random() < 0.1),
        being=chance.choice(("humanoid", "humanoid", "animal", "undead")),
        intelligence=chance.choice((0, 2, 10)),
        turning=chance.choice((0, 0, 1, 6)),
        turns=chance.choice((0, 2)),
        channels=chance.choice(("positive", "negative")),
        things=(Thing("purse", fastened=chance.choice(("plain", "easy", "secured"))),) if chance.random() < 0.3 else (),
        buckler=Thing("heavy_wooden_shield", hardness=5, points=15) if chance.random() < 0.2 else None,
    )


@cache
def _creatures() -> tuple[str, ...]:
    return tuple(value for _, value in game().offers(State(), "npc-add", "creature", "fr"))


def anybody(chance: random.Random, name: str, side: str, state: State) -> Fighter:
    if chance.random() > 0.3:
        return made_up(chance, name, side)
    (found,) = game().recruiter.creatures(state, {"creature": chance.choice(_creatures())})
    return cast(Fighter, evolve(found, side=side))


def gathered(chance: random.Random, state: State) -> tuple[Fighter, ...]:
    """Those who are there at the beginning: two sides or three."""
    sides = ("players", "foes", "others") if chance.random() < 0.15 else ("players", "foes")
    found = [anybody(chance, f"F{at}", sides[at % len(sides)], state) for at in range(chance.randint(2, 6))]
    ids = [each.id for each in found]
    able = [each for each in found if each.size in ("small", "medium") and each.cell is None and not each.hidden]
    # Two of a kind are told apart only once they are there.
    riders = [each for each in able if ids.count(each.id) == 1]
    for who in chance.sample(riders, min(len(riders), chance.choice((0, 0, 1, 2)))):
        steed = horse(chance, f"M{who.id}", who.side)
        found[found.index(who)] = evolve(who, mount=steed.id, astride=steed.width)
        found.append(steed)
    return tuple(found)


def horse(chance: random.Random, ident: str, side: str) -> Fighter:
    """A mount, trained for war or not, good at running or soon out of breath."""
    trained = chance.random() < 0.7
    return Fighter(
        ident.lower(),
        ident,
        side,
        temperament=chance.choice(TEMPERAMENTS),
        size="large",
        speed=chance.choice((900, 1500)),
        hit_points=chance.choice((3, 30)),
        hit_points_max=30,
        constitution=chance.choice((0, 2, 17)),
        strength=18,
        weapons=(HOOVES,),
        legs=4,
        being="animal",
        intelligence=chance.choice((2, 2, 6)),
        rideable=True,
        trained=trained,
        ridden=True,
        ran=chance.choice((0, 0, 5)),
    )


def faces_worth(chance: random.Random) -> Sequence[Fed]:
    """Natural 1s and 20s, confirmed threats, ties, those who are stable and those who are not."""
    return (
        Fed(chance.choice((1, 15, 19, 20, 20)), 20, why="attack"),
        Fed(chance.choice((2, 20)), 20, why="confirm"),
        Fed(chance.choice((5, 10, 11, 90)), 100, why=chance.choice(("dying", "awakening", "mending"))),
        Fed(chance.choice((2, 20)), 20, why="massive"),
        Fed(chance.choice((2, 20)), 20, why="coup"),
        Fed(10, 20, why=chance.choice(("initiative", "tie", "contest"))),
        Fed(chance.choice((1, 20)), 20, why=chance.choice(("touch", "contest", "turning", "feint"))),
        Fed(chance.choice((25, 26)), 100, why="stray"),
        Fed(chance.choice((20, 21, 50, 51)), 100, why="veil"),
        Fed(chance.choice((1, 20)), 20, why="spot"),
        Fed(chance.choice((1, 10, 20)), 20, why=chance.choice(("concentration", "save", "spellcraft", "resistance"))),
        Fed(chance.choice((50, 51, 75)), 100, why="seat"),
        Fed(chance.choice((2, 20)), 20, why=chance.choice(("ride", "endurance", "first_aid"))),
    )


def word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
    """A note at random, mostly one that is possible now."""
    return likely(chance, lambda: _any_word(chance, state, asked), lambda found: game().check(state, found))


def gift(chance: random.Random, who: Callable[[], str]) -> GiveModifier:
    """Something that the game master gives somebody before he rolls."""
    upon = chance.choice(tuple(GiveModifier.UPON))
    against = chance.choice((None, None, who()))
    value = chance.choice((-450, 300)) if upon == SPEED else chance.choice((-5, -2, 2, 5))
    return GiveModifier(GM, who(), upon, value, "", against, once=chance.random() < 0.5, reason="smoke")


def an_object(chance: random.Random, state: State, who: Callable[[], str]) -> Any:
    """A door, a chest, beside somebody or nowhere in particular."""
    figures = f"{chance.choice((3, 5, 12))}/{chance.choice((1, 10, 20))}/{chance.choice((0, 5, 10))}"
    near = chance.choice((who(), ""))
    return put(state, GM, {"words": chance.choice(("porte", "coffre")), "value": figures, "who": near})


def _any_word(chance: random.Random, state: State, asked: Sequence[str]) -> Any:
    """A note at random, mostly about those who are *asked* and who act."""
    everybody = list(state.combatants) or ["nobody"]
    busy = [each for each in asked if each in state.combatants]
    busy += [state.turn.who] if state.turn is not None else []
    busy += [each.who for each in state.deeds]

    def who() -> str:
        return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(everybody)

    def setting() -> SetSetting:
        name = chance.choice(list(PLAYED))
        return SetSetting(GM, name, chance.choice(PLAYED[name]))

    def order() -> Order:
        matter = chance.choice(list(orders.MATTERS))
        return Order(GM, who(), matter, chance.choice(orders.MATTERS[matter]))

    def against() -> str | None:
        return who() if chance.random() < 0.5 else None

    def near() -> tuple[str, ...]:
        """Some cells where people are."""
        taken = [each.cell for each in state.combatants.values() if each.cell] or list(CELLS)
        at = point_of(chance.choice(taken)) or (4, 9)
        spread = [(at[0] + x, at[1] + y) for x in range(-2, 3) for y in range(-2, 3)]
        found = [name_of(each) for each in spread if is_on_grid(each)]
        return tuple(chance.sample(found, min(len(found), chance.choice((1, 3, 9)))))

    def shade() -> Any:
        """What the game master says of cover, fog, light, and who is seen."""
        return chance.choice(
            (
                lambda: SayGround(GM, near(), chance.choice((None, *GROUNDS)), chance.random() < 0.8),
                lambda: SayCover(GM, who(), chance.choice((*DEGREES, "map")), against()),
                lambda: SayConcealment(GM, who(), chance.choice((*KINDS, "map")), number or None, against()),
                lambda: SayFog(GM, near(), chance.choice((0, 20, 50, number))),
                lambda: SayLost(GM, who(), chance.random() < 0.7, against()),
                lambda: SetCondition(GM, who(), "invisible", chance.random() < 0.7),
                lambda: RollReflex(GM, who(), chance.choice((5, 15, 25)), yes, against()),
            )
        )()

    def readied() -> str:
        return next((each.id for each in state.combatants.values() if each.ready is not None), "")

    def delayer() -> str:
        return next((each.id for each in state.combatants.values() if each.delays), "")

    def far() -> SayDistance:
        """How far two are from each other, where there is no grid."""
        return SayDistance(GM, who(), who(), chance.choice((0, 100, 150, 300, 400, 600, 900, 1950, 4000)))

    def near_it() -> SayNear:
        """Who is near what lies on the ground."""
        lies = chance.choice(state.lying) if state.lying else None
        return SayNear(GM, who(), "" if lies is None else lies.weapon.weapon, "" if lies is None else lies.owner)

    number = chance.randint(0, 30)
    yes = chance.random() < 0.5
    words: list[Callable[[], Any]] = [
        lambda: Place(GM, who(), chance.choice(CELLS)),
        lambda: CallEntry(GM, delayer()) if delayer() and number % 4 else EndTurn(GM),
        lambda: gift(chance, who),
        lambda: TakeModifier(GM, who(), chance.choice((None, *GiveModifier.UPON))),
        lambda: Saddle(GM, who(), who()),
        lambda: Unsaddle(GM, who()),
        lambda: SaySaddle(GM, who(), yes),
        lambda: LetBy(GM, who(), who(), yes),
        lambda: Wriggle(GM, who(), max(1, number)),
        lambda: LetHoursPass(GM, chance.choice((1, 12, 30))),
        lambda: LetRest(GM, chance.choice(("night", "day"))),
        lambda: SayTended(GM, who(), yes),
        lambda: an_object(chance, state, who),
        lambda: Weaken(GM, who(), chance.choice(ABILITIES), chance.choice((1, 6))),
        lambda: SayUnaware(GM, who(), yes),
        lambda: Signalling(GM, *(readied() or who(), who())),
        lambda: Join(GM, (anybody(chance, f"F{number}", chance.choice(("players", "foes")), state),)),
        lambda: (coming.Remove if yes else people.Leave)(GM, who()),
        lambda: SetField(GM, who(), chance.choice(list(Fighter.FIGURES)), number),
        lambda: SayGrapple(GM, who(), who(), yes),
        lambda: SayPin(GM, who(), who(), yes),
        lambda: SetField(GM, who(), "hit_points", chance.choice((0, -3))),
        lambda: SetCondition(GM, who(), chance.choice(SAID), yes),
        lambda: GiveThing(GM, who(), chance.choice(list(THINGS)), chance.choice((None, *HOW))),
        lambda: Damage(GM, who(), max(1, number)),
        lambda: Heal(GM, who(), max(1, number // 3)),
        *(setting, order, shade, shade, shade),
        lambda: people.HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),
        lambda: people.HandOver(GM, who(), PLAYER),
        lambda: people.ChangeSide(GM, who(), chance.choice(("players", "foes"))),
        lambda: people.Rename(GM, dict.fromkeys((who(), who()), f"N{number}")),
        lambda: Falling(GM, who(), max(1, number)),
        lambda: EndSpells(GM, who()),
        lambda: GivePotion(GM, who(), chance.choice(BREWED)),
        lambda: people.Hide(GM, who()),
        lambda: coming.Reveal(GM, who()),
    ]
    if not on_grid(state):
        words += [far, far, far, lambda: SayStretch(GM, who(), chance.choice((*STRETCHES, CLEAR)))]
        words += [lambda: SayAcross(GM, who(), who(), yes), lambda: SayAcross(GM, who(), who(), on=True), near_it]
    return chance.choice(words)()


__all__ = ["anybody", "faces_worth", "game", "gathered", "settings", "word"]
