"""People, settings and words at random for fights under D&D Alternatif."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, get_args

from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.alternatif import afterwards, orders
from bot.rulesets.alternatif import mounted as riders
from bot.rulesets.alternatif.afterwards import SayNext
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.base.distances import SIZES
from bot.rulesets.alternatif.charging import actions as charging
from bot.rulesets.alternatif.combatants.figures import FIELDS
from bot.rulesets.alternatif.combatants.words import (
    Back,
    ChangeSide,
    Join,
    Leave,
    LendModifier,
    Remove,
    Reveal,
    SayFate,
    SetField,
    SetFlag,
    TakeModifier,
)
from bot.rulesets.alternatif.crowd import recruits as crowds
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.fatigue import malus as breath
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.magic import recruits as magic
from bot.rulesets.alternatif.mounted import mounts
from bot.rulesets.alternatif.moving import words as ground
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary import words as doings
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Drop, Grant, KeepReady, LetGo, Standby, Undertake
from bot.rulesets.alternatif.reaction.announcer import Beat, CallTest, Interrupt, SetInitiative
from bot.rulesets.alternatif.scene import SetSetting
from bot.rulesets.alternatif.settings import OPTIONS
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.specials.counters import Describe, PrepareCounter, ProveGrip, SayLicence
from bot.rulesets.alternatif.specials.details import PULLING
from bot.rulesets.alternatif.state import (
    FIST,
    LIMBS,
    AlternatifState,
    Arm,
    Combatant,
    Crowd,
    Deed,
    Exceptional,
    Fatigue,
    Injury,
    Item,
    Magic,
    OwnHold,
    Spell,
    Temperament,
    Wielded,
    Wrestler,
)
from bot.rulesets.alternatif.state.arms import Band
from bot.rulesets.alternatif.state.magic import Spot, Terrain
from bot.rulesets.alternatif.state.specials import COUNTERS, KINDS
from bot.rulesets.alternatif.surprise import words as surprise
from bot.rulesets.alternatif.tactics import room as tactics
from bot.rulesets.alternatif.wounds.fumbles import AmendInjury, Damage, Heal
from bot.rulesets.alternatif.wrestling import actions as wrestlers
from bot.rulesets.shared.people import HandOver, Hide, Rename
from tests.rulesets.alternatif.archers import BOW, CROSSBOW, JAVELIN, PAVISE, SLING
from tests.rulesets.alternatif.exchange import AXE, CLAWS, DAGGER, GM, SHIELD, SPEAR, SWORD, game
from tests.rulesets.anyplay import PLAYER, likely

BUCKLER = evolve(SHIELD, weapon="buckler", haft_ac=12, structure=5)
HAFTED = evolve(AXE, haft_ac=13, structure=6, left_rank=2)
PIKE = evolve(SPEAR, weapon="pike", haft_ac=12, structure=8, wound="puncture")
BLADE = evolve(SWORD, weapon="blade", magic=1, left_rank=2)
MACE = Arm("mace", "right", attack=2, defence=1, damage="1d6", wound="blunt", left_rank=2, specialised=True)
FANGS = evolve(CLAWS, weapon="fangs", exceptional=(Exceptional((19, 20), {"fr": "avale", "en": "swallows"}),))
LEFT_DAGGER = evolve(DAGGER, left_rank=1)
RIGHT_DAGGER = evolve(LEFT_DAGGER, hand="right")
MAIN = (
    RIGHT_DAGGER,
    RIGHT_DAGGER,
    BOW,
    BOW,
    SLING,
    CROSSBOW,
    JAVELIN,
    SPEAR,
    PIKE,
    SWORD,
    AXE,
    HAFTED,
    BLADE,
    MACE,
    CLAWS,
    FANGS,
    FIST,
)
CLAW_PAIR = evolve(CLAWS, hand="third", reaction="d6", of=2, count=2)
TENTACLES = evolve(CLAWS, weapon="tentacle", hand="fourth", reaction="d4", of=3, count=3)
BLADES = evolve(BLADE, hand="fifth", reaction="d6", of=2, count=2)
MORE = (CLAW_PAIR, TENTACLES, BLADES, evolve(CLAWS, weapon="tail", hand="sixth", reaction="2d6", fixed=1))
OFF = (
    SHIELD,
    PAVISE,
    BUCKLER,
    LEFT_DAGGER,
    DAGGER,
    evolve(CLAWS, hand="left"),
    evolve(MACE, hand="left"),
    evolve(FIST, hand="left"),
)
SPARE = (BOW, JAVELIN, SWORD, PIKE, BLADE, LEFT_DAGGER, BUCKLER, MACE)
TEMPERAMENTS: tuple[Temperament | None, ...] = (None, None, None, None, *get_args(Temperament))
AMOUNTS = ("0", "1", "2", "1d6", "2d6", "12", "1+1d3")
SPELLS = (
    Spell("fireball", 3, "VSM", dice="3d6", area=True, left=2),
    Spell("magic_missile", 1, "VS", dice="d4", plus=1, left=None),
    Spell("mirror_image", 2, "VS", builds_up=True),
    Spell("power_word_stun", 7, "V", left=3),
    Spell("light_cantrip", 0, left=None),
    Spell("identify", 1, "V", casting=6),
)
ITEMS = (
    Item("wand_of_bolts", "wand", "belt", dice="d6"),
    Item("staff_of_light", "wand", "hand"),
    Item("ring_of_jumping", "ring", "worn"),
    Item("scroll_of_fireball", "scroll", "bag", spell=SPELLS[0]),
    Item("horn_of_blasting", "other", "belt", duration="2", dice="2d6", area=True),
)
NEAR = tuple(f"{column}{row}" for column in "HIJK" for row in range(9, 13))
CELLS = (*NEAR, "A1", "Z99", "I20", "O10", "H5")
PLACES = ("hand", "worn", "belt", "pocket", "bag")
_MANNERS = ("rapid", "fast", "aim_2", "aim", "volley", "volley_rapid", "rapid_aim_1")
PLAYED = {name: values for name, values in OPTIONS.items() if name != "upon_hidden"}
WORDS = ("lire", "fouiller", "allumer une torche")

UPON = tuple(LendModifier.UPON)


def settings(chance: random.Random) -> dict[str, Any]:
    """Any values; the clock's separators and open initiative as often as not."""
    found = {name: chance.choice(values) for name, values in PLAYED.items() if chance.random() < 0.6}
    found["upon_hidden"] = "stops" if len(found) % 2 else "walks_on"
    # A map is rarer: people on it must find each other first.
    return found if chance.random() < 0.5 else {**found, "map": "none"}


def _magic(chance: random.Random) -> Magic:
    if chance.random() > 0.3:
        return Magic()
    return Magic(tuple(chance.sample(SPELLS, 3)), tuple(chance.sample(ITEMS, 2)))


def made_up(chance: random.Random, name: str, side: str) -> Combatant:
    """Somebody with figures and weapons at random: one, two, or both hands', and perhaps others in store."""
    main = chance.choice(MAIN)
    held = [main]
    if main.hand != "both" and chance.random() < 0.45:
        held.append(chance.choice(OFF))
    elif chance.random() < 0.08:
        held = [chance.choice((SHIELD, LEFT_DAGGER))]
    if chance.random() < 0.15:
        held += sorted(chance.sample(MORE, chance.choice((1, 1, 2, 3))), key=lambda arm: LIMBS.index(arm.hand))
    hurt = [Injury("torso", "cut", 3, -2, "minor"), Injury("head", "cut", 1, -4, "serious")]
    stamina, body = chance.choice((0, 3, 9, 25, 900)), chance.randint(1, 6)
    return Combatant(
        id=name.lower(),
        name=name,
        side=side,
        bm=chance.randint(0, 20),
        ac=chance.randint(6, 20),
        stamina=stamina,
        stamina_max=chance.choice((stamina, 25)),
        body=body,
        body_max=chance.choice((body, 6)),
        hands=tuple(Wielded(arm) for arm in held),
        carried=tuple(chance.sample(SPARE, chance.choice((0, 1, 2)))),
        dropped=tuple(chance.sample(SPARE, chance.choice((0, 0, 1)))),
        str_hit=chance.randint(-1, 2),
        str_damage=chance.randint(-2, 3),
        dex_std=chance.randint(-2, 3),
        left_hand_rank=chance.randint(0, 3),
        level=chance.randint(0, 20),
        family=chance.choice(("", "fighter", "rogue", "priest", "mage")),
        critical_parry=chance.choice((None, None, 17)),
        injuries=tuple(chance.sample(hurt, chance.choice((0, 0, 0, 1, 2)))),
        temperament=chance.choice(TEMPERAMENTS),
        player=chance.choice((None, PLAYER)),
        hidden=chance.random() < 0.06,
        prone=chance.random() < 0.06,
        spot=Spot(cell=chance.choice(NEAR) if chance.random() < 0.7 else "", max_speed=chance.choice((0, 0, 4, 9))),
        magic=Magic(tuple(chance.sample(SPELLS, 3)), tuple(chance.sample(ITEMS, 2)))
        if chance.random() < 0.3
        else Magic(),
        surprised=chance.random() < 0.04,
        reflex=chance.randint(0, 12),
        sneak_rank=chance.choice((0, 0, 3)),
        fatigue=Fatigue(chance.choice((None, 2, 5)), 1, chance.randint(0, 9), points=chance.choice((0, 0, 5))),
        dodge=chance.choice((0, 0, 2)),
        str_std=chance.choice((0, 0, 0, 0, 0, 0, 0, 2)),
        size=chance.choice(("medium", "medium", *SIZES)),
        wrestling=_as_wrestler(chance),
        crowd=Crowd(
            band=chance.choice(("", "", "", "", side)),
            simple_shield=chance.random() < 0.1,
            pace=chance.choice(("dice", "dice", "dice", "dice", "flat", "mixed")),
        ),
    )


def _stabber(chance: random.Random, state: AlternatifState) -> str | None:
    """Somebody with two daggers, or with nothing in hand that keeps him from wrestling."""
    able = [
        each.id
        for each in state.combatants.values()
        if not each.out and all("light" in held.arm.tags or held.arm.is_natural for held in each.hands)
    ]
    return chance.choice(able) if able else None


def _either(chance: random.Random, pair: tuple[str, str]) -> tuple[str | None, str | None]:
    """*pair*, or only one of the two."""
    one, other = pair
    return chance.choice(((one, other), (one, other), (one, None), (None, other)))


def _as_wrestler(chance: random.Random) -> Wrestler:
    own = (OwnHold("dismember", "1d8", "1d6", {"fr": "démembrer", "en": "tear a limb off"}),)
    return Wrestler(
        rank=chance.choice((0, 0, 1, 4)),
        dice=chance.choice((1, 1, 1, 1, 2)),
        die=chance.choice((None, None, None, "1d4")),
        closed=chance.choice(((), (), ("close_attack", "draw"))),
        own=own if chance.random() < 0.2 else (),
    )


@cache
def _bodies() -> tuple[str, ...]:
    sheets = game().sheets
    return tuple(sheets.propose({"ready": ident})[1] for ident, _ in sheets.ready("fr"))


def recruited(chance: random.Random, side: str) -> Combatant:
    """A creature or a ready-made character from the packaged data, as the recruiter makes it."""
    alternatif = game()
    empty = AlternatifState()
    if chance.random() < 0.6:
        kind = chance.choice([str(ident) for ident in alternatif.catalogue.creatures])
        (found,) = alternatif.recruiter.creatures(empty, {"creature": kind})
        if chance.random() < 0.3:
            found = evolve(found, temperament=None)
    else:
        (found,) = alternatif.recruiter.player(empty, {"sheet": chance.choice(_bodies()), "player": PLAYER})
    return evolve(found, side=side)


def anybody(chance: random.Random, name: str, side: str) -> Combatant:
    return recruited(chance, side) if chance.random() < 0.35 else made_up(chance, name, side)


def faces_worth(chance: random.Random) -> Sequence[Fed]:
    """Natural results of blows and parries, and the rarer effects of fumbles and wounds."""
    face = chance.choice((1, 1, 17, 19, 20, 20))
    return (
        Fed(face, 20, why="strike"),
        Fed(face, 20, why="parry"),
        Fed(chance.choice((1, 17, 18, 19, 20)), 20, why=chance.choice(("frank", "free"))),
        Fed(chance.randint(1, 6), 6, why="fumble"),
        Fed(chance.choice((1, 19, 19, 20)), 20, why="special"),
        Fed(chance.choice((5, 15, 30, 65, 85)), 100, why="effect"),
        Fed(chance.randint(1, 6), 6, why="body"),
        Fed(chance.choice((1, 15, 17, 19, 20)), 20, why="shot"),
        Fed(chance.choice((10, 20)), 20, why="dodge"),
        Fed(6, 6, why="task-duration"),
        Fed(chance.choice((1, 18, 20, 20)), 20, why="wrestle"),
        Fed(chance.choice((1, 20)), 20, why="wrestle-counter"),
        Fed(chance.randint(1, 6), 6, why="cell"),
    )


def word(chance: random.Random, state: AlternatifState, asked: Sequence[str]) -> Any:
    """A note at random, mostly one that is possible now."""
    return likely(chance, lambda: _any_word(chance, state, asked), lambda found: game().check(state, found))


def _any_word(chance: random.Random, state: AlternatifState, asked: Sequence[str]) -> Any:
    """A note at random, mostly about those who are *asked*, those who have a blow in the air, and those in contact."""
    people = list(state.combatants) or ["nobody"]
    busy = [each for each in asked if each in state.combatants]
    busy += [name for blow in state.blows for name in (blow.attacker, blow.target)]
    doing = [each for each in state.combatants.values() if each.task is not None]
    busy += [each.id for each in doing] * 2
    busy += [each.id for each in state.combatants.values() if each.contacts]

    def who() -> str:
        return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(people)

    def weapon() -> str | None:
        one = state.combatants.get(who())
        has = [] if one is None else [*(each.arm.weapon for each in one.hands), *(a.weapon for a in one.carried)]
        return chance.choice([None, None, *has])

    def keep() -> KeepReady:
        one = chance.choice(doing) if doing else None
        until = None if one is None or one.task is None else one.task.prepared + number
        return KeepReady(GM, who() if one is None else one.id, chance.choice((None, until)))

    def magical() -> Undertake:
        able = [each for each in state.combatants.values() if each.magic.spells or each.magic.items]
        one = chance.choice(able) if able else state.combatants.get(who())
        action = chance.choice(times.MAGICAL)
        things = [] if one is None else times.things(state, one, action)
        return Undertake(
            GM,
            who() if one is None else one.id,
            action,
            chance.choice(things or [None]),
            "",
            chance.choice((None, who())),
        )

    def stow() -> magic.Stow | magic.Teach:
        able = [each for each in state.combatants.values() if each.magic.items]
        one = chance.choice(able) if able else None
        item = "horn" if one is None else chance.choice(one.magic.items).id
        if chance.random() < 0.3:
            return magic.Teach(GM, who() if one is None else one.id, item, chance.random() < 0.5)
        return magic.Stow(GM, who() if one is None else one.id, item, chance.choice(PLACES))

    grouped = [each.id for each in doing if each.task is not None and each.task.group]
    preparing = [
        each.id
        for each in state.combatants.values()
        if each.proposal or (each.task and each.task.prepared > state.segment and each.task.action not in times.MAGICAL)
    ] or people

    def enemies() -> tuple[str, str]:
        near = [(each.id, other) for each in state.combatants.values() for other in each.contacts]
        return chance.choice(near) if near else (who(), who())

    number = chance.randint(0, 30)
    yes = chance.random() < 0.5
    at_hand: list[Callable[[], Any]] = [
        lambda: Undertake(GM, who(), chance.choice(tasks.known(state)), weapon(), chance.choice(WORDS), who()),
        lambda: Undertake(GM, who(), chance.choice(("draw", "pick_up", "sheathe", "bandage", "stand_up"))),
        lambda: Grant(GM, who(), chance.choice(WORDS), chance.choice(AMOUNTS), chance.choice(AMOUNTS[1:])),
        lambda: Drop(GM, who(), weapon()),
        magical,
        magical,
        *[lambda: doings.JoinIn(GM, chance.choice(people), chance.choice(preparing))] * 2,
        lambda: doings.TakeAside(GM, who(), chance.choice(("shout", "shout", "step", "turn", "relax")), "ho"),
        lambda: _order(chance, who()),
        lambda: OfferFree(GM, *enemies(), chance.random() < 0.2),
        lambda: SetFlag(GM, who(), chance.choice(("surprised", "prone", "unaware")), yes, who()),
        lambda: AmendInjury(
            GM, who(), chance.choice((None, -3)), chance.choice((None, "none", "minor", "serious")), "", number > 27
        ),
        lambda: CallTest(GM, who(), who(), chance.choice((None, 3))),
        lambda: Declare(GM, who(), "melee", chance.choice((None, who())), chance.random() < 0.4),
        lambda: Declare(GM, who(), "melee", who()),
        lambda: Standby(GM, who(), None, chance.choice(get_args(Deed)), who()),
        lambda: PrepareCounter(GM, who(), chance.choice(COUNTERS), who(), chance.choice((None, "right", "left"))),
        lambda: PrepareCounter(GM, *_pair(enemies(), chance)),
        lambda: wrestlers.Wrestle(GM, who(), chance.choice((None, who()))),
        lambda: _free_act(chance, state, who()),
        lambda: charging.Charge(GM, chance.choice(people), who()),
    ]
    at_hand += [
        lambda: shots.Shoot(GM, who(), chance.choice((None, who()))),
        lambda: shots.Shoot(GM, who(), who(), None, chance.choice(_MANNERS)),
        lambda: shots.Shoot(GM, who(), None, "object"),
        lambda: shots.SayDistance(GM, who(), chance.choice((None, who())), chance.choice((300, 2500, 5000, 20_000))),
        lambda: shots.SayDistance(GM, who(), who(), None, chance.choice((None, *get_args(Band)))),
        lambda: shots.SayCover(GM, who(), chance.choice((0, 40, 60, 95, 100)), chance.choice((None, who()))),
        lambda: shots.SayCover(GM, who(), 60),
        lambda: shots.OrderVolley(GM, who(), who(), chance.choice((None, 2)), chance.choice((0, 1))),
        lambda: shots.OrderVolley(GM, who(), who()),
        lambda: shots.OrderVolley(GM, who(), who()),
    ]
    at_hand += [
        lambda: ground.Move(GM, who(), chance.choice((None, *get_args(ground.How)))),
        lambda: ground.Move(GM, who(), None, None, who()),
        lambda: ground.Move(GM, who(), chance.choice(("step", "run", "walk", "sprint")), None, who()),
        lambda: ground.Move(GM, who(), chance.choice(("step", "back", "flee")), chance.choice((None, *NEAR)), who()),
        lambda: ground.Move(GM, who(), chance.choice((None, "run", "step")), chance.choice(NEAR)),
        lambda: ground.Move(GM, who(), chance.choice((None, "run", "step")), chance.choice(CELLS)),
        lambda: ground.Move(GM, who(), "swap", None, who()),
        lambda: ground.Move(GM, who(), "back"),
    ]
    in_task: list[Callable[[], Any]] = [
        *[lambda: doings.JoinIn(GM, chance.choice(people), chance.choice(preparing))] * 2,
        keep,
        lambda: Interrupt(GM, chance.choice(grouped or [who()])),
        lambda: doings.Coordinate(GM, chance.choice(doing).id, chance.choice(doing).id),
        lambda: doings.TakeAside(GM, chance.choice(doing).id, "shout"),
        lambda: magic.Disturb(GM, chance.choice(doing).id),
        lambda: doings.Retime(GM, chance.choice(doing).id, chance.choice((None, "1d4")), chance.choice((None, "3"))),
        lambda: doings.Retime(GM, chance.choice(doing).id, more=number - 10),
        lambda: doings.Rush(GM, chance.choice(doing).id, None, chance.choice(AMOUNTS), -2, chance.choice((0, 40))),
        lambda: doings.Complicate(GM, chance.choice(doing).id, chance.choice(AMOUNTS)),
        lambda: Damage(GM, chance.choice(doing).id, 1),
        lambda: SetInitiative(GM, chance.choice(doing).id, state.segment + max(1, number // 4)),
        lambda: shots.SayCover(GM, doing[0].target or who(), chance.choice((55, 60, 70))),
        keep,
        keep,
        lambda: Interrupt(GM, chance.choice(doing).id, chance.choice((0, 1, number))),
        lambda: Declare(GM, chance.choice(doing).id),
        lambda: OfferFree(GM, chance.choice(doing[0].contacts or (who(),)), doing[0].id),
        lambda: Standby(GM, doing[-1].id),
    ]
    masters: list[Callable[[], Any]] = [
        *[lambda: surprise.SaySurprise(GM, *_either(chance, enemies()), chance.choice(("late", "unnoticed", None)))]
        * 3,
        *[lambda: surprise.SaySurprise(GM, _stabber(chance, state) or who(), None, "unnoticed")] * 3,
        lambda: surprise.SaySurprise(GM, who(), who(), "unnoticed", state.segment + chance.randint(1, 6)),
        lambda: surprise.TestNotice(GM, who(), chance.choice((None, who())), 6, 0, chance.choice(("group", "each"))),
        lambda: surprise.AdjustSave(GM, chance.choice([each.victim for each in state.surprises] or [who()]), -2, yes),
        lambda: surprise.LieInWait(GM, who(), chance.choice((None, who())), chance.choice((None, "magic_missile"))),
        lambda: breath.SayEffort(GM, who(), chance.choice(("tiring", "neutral", "restful"))),
        lambda: breath.SaySaddle(GM, who(), yes),
        lambda: breath.RemindFatigue(GM),
        lambda: breath.TellBreath(GM, who(), chance.choice((None, who()))),
        lambda: breath.TakeRest(GM, chance.randint(1, 3)),
        lambda: doings.WaiveBeat(GM, who(), -2),
        lambda: doings.Hesitate(GM, tuple(dict.fromkeys((who(), who()))), chance.choice(AMOUNTS)),
        lambda: magic.PrepareAmbush(GM, who()),
        stow,
        lambda: Grant(GM, who(), "nouer", "0", chance.choice(("1d6>1d6", "1d3"))),
        lambda: Join(GM, (anybody(chance, f"F{number}", chance.choice(("heroes", "others"))),)),
        lambda: (Remove if yes else Leave)(GM, who()),
        lambda: Back(GM, who()),
        lambda: Engage(GM, who(), who()),
        lambda: Engage(GM, who(), who()),
        lambda: Separate(GM, *enemies()),
        lambda: SetField(GM, who(), chance.choice(list(FIELDS)), number - 3),
        lambda: SetField(GM, who(), "stamina", 0),
        lambda: LendModifier(
            GM, who(), chance.choice(tuple(LendModifier.UPON)), chance.choice((-3, 2)), once=number > 9
        ),
        lambda: TakeModifier(GM, who()),
        lambda: Damage(GM, who(), max(1, number), chance.choice(("wear", "body"))),
        lambda: Heal(GM, who(), max(1, number), chance.choice(("wear", "body"))),
        lambda: Heal(GM, who(), 99, "body"),
        lambda: SetInitiative(
            GM, who(), chance.choice((None, state.segment + number)), "", chance.choice((None, "right", "left", "both"))
        ),
        lambda: Beat(GM, who(), chance.randint(1, 4)),
        lambda: Interrupt(GM, who(), number),
        lambda: SetSetting(GM, *_setting(chance)),
        lambda: HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),
        lambda: HandOver(GM, who(), PLAYER),
        lambda: ChangeSide(GM, who(), chance.choice(("players", "foes", "others"))),
        lambda: Rename(GM, dict.fromkeys((who(), who()), f"N{number}")),
        lambda: Hide(GM, who()),
        lambda: Reveal(GM, who()),
        lambda: SayFate(GM, who(), "dying"),
        lambda: ground.Place(GM, who(), chance.choice(CELLS)),
        lambda: ground.Place(GM, who(), chance.choice(NEAR)),
        lambda: ground.SayGround(GM, (chance.choice(NEAR),), None, chance.choice(get_args(Terrain)), number > 6),
        lambda: ground.SayGround(GM, (), who(), chance.choice((None, "narrow", "high_ground")), yes),
        lambda: ground.Corner(GM, who(), yes),
        lambda: shots.SaySpeed(GM, who(), chance.choice((0, -2, -4))),
        lambda: shots.ReadyWeapon(GM, who()),
        lambda: shots.Walk(GM, who(), chance.randint(0, 4)),
        lambda: shots.GrantShield(GM, who(), chance.choice((0, 2))),
        lambda: SayLicence(GM, who(), chance.choice(("all", "breakthrough", "none"))),
        lambda: ProveGrip(GM, who(), number),
        lambda: Describe(GM, who(), chance.choice(KINDS), who()),
        lambda: wrestlers.Clinch(GM, *enemies()),
        lambda: wrestlers.Clinch(GM, *enemies()),
        lambda: wrestlers.Clinch(GM, *enemies(), end=True),
        lambda: _amend_wrestler(chance, who()),
        *[lambda: _ground(chance, who(), chance.choice((None, who())))] * 4,
        lambda: tactics.Face(GM, *enemies()),
        *[lambda: _of_crowds(chance, state, who())] * 8,
    ]
    if state.segment < 5 and chance.random() < 0.15:
        return _charge(chance, state, people)
    if chance.random() < 0.04:
        return _ride(chance, state, who())
    pulling = [each.id for each in doing if each.task is not None and each.task.action in PULLING]
    if pulling and chance.random() < 0.5:
        return Standby(GM, chance.choice(pulling))
    up = [each.id for each in state.combatants.values() if any(weapon.up for weapon in each.hands) and each.contacts]
    if up and chance.random() < 0.05:
        one = chance.choice(up)
        return Describe(GM, one, chance.choice(KINDS), state.combatants[one].contacts[0])
    waiting = [each.id for each in doing if each.task is not None and each.task.waits]
    holding = [each.id for each in state.combatants.values() if each.wrestling.keys]
    if holding and chance.random() < 0.2:
        return _free_act(chance, state, chance.choice(holding))
    if waiting and chance.random() < 0.2:
        return LetGo(GM, chance.choice(waiting), chance.choice((None, who())))
    if grouped and chance.random() < 0.2:
        return Interrupt(GM, chance.choice(grouped))
    if doing and chance.random() < 0.4:
        return chance.choice(in_task)()
    return chance.choice(at_hand if chance.random() < 0.6 else masters)()


def _of_crowds(chance: random.Random, state: AlternatifState, who: str) -> Any:
    """A word on crowds and limbs."""
    people = list(state.combatants) or ["nobody"]
    one = state.combatants.get(who)
    alike = [each.id for each in state.combatants.values() if one is not None and each.side == one.side] or people
    held = [] if one is None else [each.arm.weapon for each in one.hands]
    banded = [each.id for each in state.combatants.values() if each.crowd.band] or people
    limbed = [each.id for each in state.combatants.values() if any(w.arm.count > 1 for w in each.hands)] or people
    match chance.randint(0, 7):
        case 0:
            return crowds.ShareDie(GM, tuple(chance.sample(alike, min(len(alike), chance.choice((2, 3, 4))))))
        case 1:
            return crowds.Dissolve(GM, chance.choice(banded))
        case 2:
            return crowds.PickNext(GM, chance.choice(banded))
        case 3:
            layout = chance.choice(((), (), (3, 6, 9), (2, 12)))
            return crowds.SetPace(GM, (who,), chance.choice(("dice", "flat", "mixed")), layout)
        case 4:
            return crowds.SimplifyShield(GM, (who,), chance.random() < 0.7)
        case 5:
            return crowds.ShieldStrike(GM, who)
        case 6:
            return crowds.ChangeLimbs(GM, chance.choice(limbed), chance.choice((-1, -1, 1, -2)), None)
    weapons = chance.choice(((), tuple(dict.fromkeys(held))))
    return crowds.Regroup(GM, chance.choice((who, chance.choice(limbed))), weapons, chance.choice(((), (1, 1), (2, 1))))


def _pair(two: tuple[str, str], chance: random.Random) -> tuple[str, Any, str]:
    return two[0], chance.choice(COUNTERS), two[1]


def _order(chance: random.Random, who: str) -> Order:
    matter = chance.choice(list(orders.MATTERS))
    return Order(GM, who, matter, chance.choice(orders.MATTERS[matter]))


def what_comes_next(chance: random.Random, state: AlternatifState, ident: str) -> SayNext:
    """Something of all that *ident* may say that he does next; what there is not where he may say nothing."""
    found = afterwards.form(state, state.combatants[ident])
    if found is None:
        return SayNext(GM, ident, "attack")
    choice: dict[str, str] = {}
    while left := found.legal(choice):
        choice[left[0].name] = chance.choice(left[0].options)
    said = {name: choice.get(name) for name in ("action", "target", "with", "how")}
    soon = choice.get("when") == afterwards.SOON
    return SayNext(GM, ident, said["action"] or "", said["target"], said["with"], said["how"] or "", soon)


def _free_act(chance: random.Random, state: AlternatifState, who: str) -> wrestlers.FreeAct:
    action: Any = chance.choice(("release", "gag", "ungag", "step_out"))
    one = state.combatants.get(who)
    keys = () if one is None else one.wrestling.keys
    for key in keys:
        if key.part == "head" and chance.random() < 0.6:
            action = "ungag" if key.gagged else "gag"
    abouts = [f"{key.victim}+{key.part}" if action == "release" else key.victim for key in keys]
    locked = [] if one is None else list(one.wrestling.locked)
    return wrestlers.FreeAct(GM, who, action, chance.choice([*abouts, *locked, "nobody"]))


def _amend_wrestler(chance: random.Random, who: str) -> wrestlers.AmendWrestler:
    match chance.randint(0, 2):
        case 0:
            return wrestlers.AmendWrestler(GM, who, name="écraser", damage="2d4")
        case 1:
            return wrestlers.AmendWrestler(GM, who, action=chance.choice(wrestlers.CLOSABLE))
    return wrestlers.AmendWrestler(GM, who, die=chance.choice(("d4", "1d6")))


def _ride(chance: random.Random, state: AlternatifState, who: str) -> Any:
    """Into the saddle, out of it, or a word to the mount."""
    one = state.combatants.get(who)
    if one is None or one.riding.mount is None:
        return riders.Mounts(GM, who, chance.choice(list(mounts(state)) or ["horse"]), chance.random() < 0.4)
    return riders.Steer(GM, who, "au galop") if chance.random() < 0.7 else riders.Dismounts(GM, who)


def _charge(chance: random.Random, state: AlternatifState, people: Sequence[str]) -> Any:
    """A charge, or a word on whom it would pass."""
    one = state.combatants.get(chance.choice(people))
    if one is None or chance.random() < 0.6:
        return charging.Charge(GM, chance.choice(people), chance.choice((None, *people)))
    friends = [each.id for each in state.combatants.values() if each.side == one.side and each.id != one.id]
    return charging.SayScreen(GM, chance.choice(friends or people), one.id, chance.random() < 0.9)


def _ground(chance: random.Random, who: str, other: str | None) -> Any:
    """A word on light, height, room or ranks."""
    anybody = chance.choice((None, who))
    match chance.randint(0, 4):
        case 0:
            dark = chance.choice(((50, -4), (25, -3), (0, -2), (0, 0), (None, None)))
            return tactics.SayLight(GM, anybody, other, *dark)
        case 1:
            return tactics.SayHeight(GM, who, other, chance.random() < 0.7)
        case 2:
            width = chance.choice((None, 90, 150, 200))
            return tactics.SayRoom(GM, "width", anybody, width, True if width == 90 and chance.random() < 0.5 else None)
        case 3:
            return tactics.SayRoom(GM, "ceiling", anybody, chance.choice((None, 240, 280, 320)))
    if other is None or chance.random() < 0.6:
        return tactics.TakeRank(GM, who, chance.choice((0, 1, 2)))
    return tactics.PinDown(GM, who, other, chance.random() < 0.8)


def _setting(chance: random.Random) -> tuple[str, Any]:
    name = chance.choice(list(PLAYED))
    return name, chance.choice(PLAYED[name])


__all__ = ["anybody", "faces_worth", "settings", "word"]
