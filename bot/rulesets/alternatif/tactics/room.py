"""Narrow spaces and low ceilings: what they leave of weapon factors (ALT-TAC-013 to -015)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal

from bot.kernel import bounds
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.checks import known
from bot.rulesets.alternatif.base.needs import About, two_at_most, up
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.ordinary.actions import Aside
from bot.rulesets.alternatif.reaction.announcer import Announcer, blank, named
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Arm,
    Combatant,
    Light,
    Rank,
    Room,
    Stature,
    guard_is_down,
    has_pole_weapon,
    is_blind_to,
    light_key,
    light_on,
    rank_of,
    within_reach,
)
from bot.rulesets.alternatif.state.combatant import pair
from bot.rulesets.alternatif.state.conditions import ATTACKED, ATTACKS, DEFENCELESS
from bot.rulesets.alternatif.tactics.blind import FacingSaid, HeightSaid, LightSaid, PinnedDown, RankTaken, RoomSaid
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    from_flag,
    from_option,
    from_optional,
    from_text,
    in_range,
    optional,
    text,
)
from bot.rulesets.shared.people import unless_so

# ---- Who is turned against whom, and what outnumbering is worth (ALT-TAC-001 to -003).

EACH = 2
"""What every adversary beyond the first adds."""


def facing(state: AlternatifState, who: Combatant) -> str | None:
    """The enemy in contact whom *who* is turned against: the one named, else whom he strikes, else whom he met first
    (ALT-TAC-003). Somebody clinched faces whom he is locked with."""
    near = within_reach(state, who)
    locked = [each for each in near if each in who.wrestling.locked]
    if locked:
        near = locked
    for each in (who.footing.faces, who.target):
        if each in near:
            return each
    return near[0] if near else None


def counts(state: AlternatifState, who: Combatant, target: Combatant) -> bool:
    """Whether *who* is one of the adversaries that *target* must keep an eye on (ALT-TAC-002): in contact, not hidden,
    turned against him or locked with him, his guard not down, not surprised; from the second rank of pikes only if the
    table says so (ALT-TAC-017)."""
    if who.side == target.side or who.hidden or DEFENCELESS(who) or target.id not in who.contacts:
        return False
    if rank_of(who) == 2 and not state.settings.second_rank_outnumbers:
        return False
    if target.id in who.wrestling.locked:
        return True
    return not guard_is_down(who, state.segment) and facing(state, who) == target.id


def bonus(state: AlternatifState, who: Combatant, target: Combatant) -> int:
    """What *who* gains on every combat action of melee or wrestling against *target*, whom he is turned against as he
    acts (ALT-TAC-001)."""
    if who.side == target.side or target.id not in who.contacts:
        return 0
    if rank_of(who) == 2 and not state.settings.second_rank_outnumbers:
        return 0
    if guard_is_down(who, state.segment) and target.id not in who.wrestling.locked:
        return 0
    combatants = state.combatants
    others = [each for each in target.contacts if each != who.id and counts(state, combatants[each], target)]
    return EACH * len(others)


WIDE_ENOUGH, INVERTING_WIDTH = 200, 100
"""Centimetres: what a fighter of human size needs, and at or below which factors may turn against him."""
HIGH_ENOUGH, HIGH_FOR_TWO_HANDS, INVERTING_HEIGHT = 300, 350, 250
_SHORTER: Mapping[Stature, int] = {"human": 0, "dwarf": 50, "gnome": 100}
Left = Literal["kept", "lost", "inverted"]


NARROW, LOW = 150, 280
"""Centimetres: what is taken for a cell that is narrow, or has a low ceiling, when no measure was given."""


def room_of(state: AlternatifState, who: Combatant) -> Room | None:
    """The room that *who* has: his own, else the scene's, no more than the cell on which he stands allows; None for all
    that he likes."""
    rooms = state.ground.rooms
    said = rooms.get(who.id, rooms.get("")) if rooms else None
    under = distances.ground_of(state, who.id)
    if not under:
        return said
    room = said or Room()
    if "narrow" in under and room.width is None:
        room = evolve(room, width=NARROW)
    if "low_ceiling" in under and room.ceiling is None:
        room = evolve(room, ceiling=LOW)
    return room


def left_of(state: AlternatifState, who: Combatant, arm: Arm) -> Left:
    """What is left of the factors of *arm* where *who* stands. Light weapons and pole weapons keep theirs; the worse of
    width and ceiling counts."""
    room = room_of(state, who)
    if room is None or not state.settings.weapon_factors or "light" in arm.tags or "pole_weapon" in arm.tags:
        return "kept"
    found = (_by_width(state, who, room), _by_ceiling(who, arm, room))
    return "inverted" if "inverted" in found else "lost" if "lost" in found else "kept"


def _by_width(state: AlternatifState, who: Combatant, room: Room) -> Left:
    """The text speaks of people of human size; who is smaller has room enough."""
    if room.width is None or room.width >= WIDE_ENOUGH or who.size in ("tiny", "small"):
        return "kept"
    setting = state.settings.narrow_inversion
    turned = bool(room.inverted) if setting == "ask_gm" else setting
    return "inverted" if room.width <= INVERTING_WIDTH and turned else "lost"


def _by_ceiling(who: Combatant, arm: Arm, room: Room) -> Left:
    if room.ceiling is None:
        return "kept"
    height = room.ceiling + _SHORTER[who.footing.stature]
    if height < INVERTING_HEIGHT:
        return "inverted"
    return "lost" if height < (HIGH_FOR_TWO_HANDS if arm.hand == "both" else HIGH_ENOUGH) else "kept"


def as_it_is_wielded(state: AlternatifState, who: Combatant, arm: Arm) -> Arm:
    """*arm* with the factors that the place leaves it."""
    match left_of(state, who, arm):
        case "lost":
            return evolve(arm, attack=0, defence=0)
        case "inverted":
            return evolve(arm, attack=-arm.attack, defence=-arm.defence)
        case "kept":
            pass
    return arm


def in_place(state: AlternatifState, who: Combatant) -> Combatant:
    """*who* with his weapons as the place lets him wield them: for sums, never for the state."""
    if room_of(state, who) is None:
        return who
    hands = tuple(evolve(each, arm=as_it_is_wielded(state, who, each.arm)) for each in who.hands)
    return evolve(who, hands=hands)


def factor(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The weapon's factor as the place leaves it: attacks, on equipment too, count the attack factor (ALT-FAC-002,
    -004), parries that of defence (ALT-FAC-003); a sneak attack has a bonus instead (ALT-SNK-003)."""
    who, arm = state.combatants[throw.who], throw.arm
    assert arm is not None
    wielded = as_it_is_wielded(state, who, arm)
    if throw.defends:
        return strikes.factor(who, wielded, "defence_factor", wielded.defence, state.settings)
    return strikes.factor(who, wielded, "attack_factor", 0 if throw.sneak else wielded.attack, state.settings)


def guard(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What weapons add to the class of whom a blow is aimed at, as the place lets him wield them."""
    return strikes.guard(in_place(state, state.combatants[throw.target]), throw, state.settings)


# ---- The game master's words on light, ground, numbers and ranks (`/gm tool`).

State = AlternatifState

LIGHTS: Mapping[str, Light | None] = {
    "dark": Light(50, -4),
    "gloom": Light(25, -3),
    "dim": Light(10, -2),
    "faint": Light(0, -2),
    "clear": Light(),
    "unsaid": None,
}
"""Words for light; `unsaid`: as the rest of the scene."""

RANKS: Mapping[str, Rank] = {"first": 1, "second": 2, "none": 0}

WIDEST = 10_000

_FIGURES = ("inverted", "lost")


def _figures(typed: str) -> tuple[int, int]:
    figures = typed.replace("%", "").partition("/")
    chance, malus = bounds.signed(figures[0]), bounds.signed(figures[2] or "0")
    if chance is None or malus is None:
        raise Refused("alternatif-not-a-light", value=typed[:40])
    return chance, malus


@word()
class SayLight(Word):
    """How *who* (None: everybody) sees *other* (None: everybody): *chance* in 100 (0 to 100) to go astray and *malus*
    (-10 to 0) of what does not; None for both takes the word back (ALT-TAC-012)."""

    who: CombatantId | None = None
    other: CombatantId | None = None
    chance: int | None = None
    malus: int | None = None

    def check(self, state: State) -> None:
        """It is a chance of 0 to 100 and a malus of -10 to 0, and something else than now."""
        if self.who is not None:
            two_at_most(state, known(state, self.who), self.other)
        elif self.other is not None:
            known(state, self.other)
        key = light_key(self.who or "", self.other or "")
        if self.chance is None:
            if key not in state.ground.lights:
                raise Refused("alternatif-light-as-before")
            return
        in_range("chance", self.chance, 0, 100)
        in_range("malus", self.malus or 0, -10, 0)
        if state.ground.lights.get(key) == Light(self.chance, self.malus or 0):
            raise Refused("alternatif-light-as-before")

    def take(self, scene: Scene[State]) -> Action:
        clear = self.chance is not None and Light(self.chance, self.malus or 0).clear
        yield from tell(LightSaid(self.who, self.other, self.chance, self.malus, clear))


@composed(tool="light", codes={"words": tuple(LIGHTS)})
def light(state: State, by: int, args: Args) -> SayLight:
    """`words`: a word of `LIGHTS`; or `value`: chance and malus, `25/-3`."""
    who, other = optional(args, "who"), optional(args, "target")
    if optional(args, "value") is not None:
        chance, malus = _figures(text(args, "value"))
        return SayLight(by, who, other, chance, malus)
    said = LIGHTS[among(args, "words", tuple(LIGHTS), "dark")]
    return SayLight(by, who, other) if said is None else SayLight(by, who, other, said.chance, said.malus)


@word(tool="facing")
class Face(About):
    """*who* is turned against *target* from now on; None: against whom he strikes (ALT-TAC-003)."""

    needs = (up,)
    target: CombatantId | None = from_optional("target")

    def refuse(self, state: State, who: Combatant) -> None:
        if self.target is None:
            if who.footing.faces is None:
                raise Refused("already-so", name=who.name)
            return
        target = known(state, self.target)
        near = within_reach(state, who)
        if target.id not in near:
            names = ", ".join(state.combatants[each].name for each in near)
            raise Refused("alternatif-not-in-contact", a=who.name, b=target.name, names=names or "none")
        if who.footing.faces == target.id:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """Whom somebody keeps an eye on; with what outnumbering is worth now."""
        state = scene.now
        bonus = 0
        if self.target is not None:
            who, target = state.combatants[self.who], state.combatants[self.target]
            bonus = EACH * len(_others(state, who, target))
        yield from tell(FacingSaid(self.who, self.target, bonus))


def _others(state: State, who: Combatant, target: Combatant) -> list[str]:
    near = [state.combatants[each] for each in target.contacts if each != who.id]
    return [each.id for each in near if counts(state, each, target)]


@word(tool="higher")
class SayHeight(About):
    """*who* stands higher than *other* (None: than all who do not), or no more (ALT-TAC-004)."""

    other: CombatantId | None = from_optional("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = HeightSaid

    def refuse(self, state: State, who: Combatant) -> None:
        two_at_most(state, who, self.other)
        now = who.footing.high if self.other is None else pair(who.id, self.other) in state.ground.higher
        unless_so(who, now, self.on)


@word()
class SayRoom(Word):
    """The *width* or the *ceiling* where *who* (None: everybody) fights, in centimetres (0 to 10,000); None: enough.
    *inverted*: what the game master makes of weapon factors at a metre or less (ALT-TAC-013, -014)."""

    what: Literal["width", "ceiling"]
    who: CombatantId | None = None
    centimetres: int | None = None
    inverted: bool | None = None

    def check(self, state: State) -> None:
        """It is a measure of up to a hundred metres; factors turn with the width alone."""
        if self.who is not None:
            known(state, self.who)
        if self.centimetres is not None and not 0 <= self.centimetres <= WIDEST:
            in_range("distance", self.centimetres // 100, 0, WIDEST // 100)
        if self.inverted is not None and (self.centimetres is None or self.centimetres > INVERTING_WIDTH):
            raise Refused("alternatif-too-wide-to-turn")

    def take(self, scene: Scene[State]) -> Action:
        metres = None if self.centimetres is None else distances.metres(self.centimetres)
        yield from tell(RoomSaid(self.who, self.what, self.centimetres, metres, self.inverted))


@composed(tool="width", codes={"words": _FIGURES})
def width(state: State, by: int, args: Args) -> SayRoom:
    """`value` in metres, nothing for enough; `words`: whether weapon factors turn against their owner."""
    return _room("width", by, args)


@composed(tool="ceiling")
def ceiling(state: State, by: int, args: Args) -> SayRoom:
    """The same of the ceiling."""
    return _room("ceiling", by, args)


def _room(what: Literal["width", "ceiling"], by: int, args: Args) -> SayRoom:
    value, said = optional(args, "value"), optional(args, "words")
    inverted = None if said is None else among(args, "words", _FIGURES) == "inverted"
    centimetres = None if value is None else distances.centimetres(value)
    return SayRoom(by, what, optional(args, "who"), centimetres, inverted)


@word(tool="blind_sense")
class PinDown(About):
    """*who* has succeeded in a check of blind-sense upon *target*, or has lost him (ALT-TAC-011)."""

    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = PinnedDown

    def refuse(self, state: State, who: Combatant) -> None:
        two_at_most(state, who, self.target)
        unless_so(who, self.target in who.footing.pinned, self.on)


def _named_rank(args: Args) -> Rank:
    return RANKS[among(args, "words", tuple(RANKS), "first")]


@word(tool="pike_rank")
class TakeRank(About):
    """*who* takes his place in a rank of pikes, or (0) leaves it (ALT-TAC-016, -017)."""

    needs = (up,)
    rank: Rank = from_option("words", _named_rank, codes=tuple(RANKS))
    tells = RankTaken

    def refuse(self, state: State, who: Combatant) -> None:
        if self.rank and not has_pole_weapon(who):
            raise Refused("alternatif-rank-without-pole", name=who.name, weapon=who.main.arm.weapon)
        unless_so(who, who.footing.rank, self.rank)


# ---- Turning towards somebody.


class Turn(Aside):
    """Turning, which is free (ALT-MOV-015); whom one turns to one keeps an eye on (ALT-TAC-003)."""

    code = "turn"

    def said(self, at: Announcer) -> Blanks | None:
        return blank("target", tuple(within_reach(at.state, at.who))) or ()

    def note(self, at: Announcer, by: int, args: Args) -> Word:
        target = named(args, "target")
        return super().note(at, by, args) if target is None else Face(by, at.who.id, target)


# ---- What the situation adds to a combat action against somebody, each circumstance a term of its own (ALT-TAC-018).

HIGH, CORNERED, UNSEEN = 2, 2, 4
TERMS: Final = {
    "outnumbered": ("ALT-TAC-001",),
    "high_ground": ("ALT-TAC-004",),
    "prone_self": ("ALT-TAC-005",),
    "prone_target": ("ALT-TAC-005",),
    "cornered": ("ALT-MOV-018",),
    "blind": ("ALT-TAC-009",),
    "unseen": ("ALT-TAC-010",),
    "pike_rank": ("ALT-TAC-016",),
    "charge": ("ALT-CHG-002",),
    "riding": ("ALT-MNT-001",),
}
"""The rules behind these terms, for every sum that they stand in."""


def hand_to_hand(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """The terms of an attack, a parry, or a special action, each circumstance one of its own."""
    target = state.combatants.get(throw.target)
    if target is None:
        return ()
    outnumbered = terms(("outnumbered", bonus(state, state.combatants[throw.who], target)))
    return (*outnumbered, *from_afar(state, throw))


def from_afar(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """Those of a shot, or of a defence against one, where numbers do not count (ALT-TAC-001). Of the first blow of
    somebody that his target did not know of invisibility is rewarded already (ALT-TAC-007, -010)."""
    who, target = state.combatants[throw.who], state.combatants.get(throw.target)
    if target is None:
        return ()
    return terms(
        ("high_ground", high_ground(state, who, target)),
        ("prone_self", ATTACKS.sum(who)),
        ("prone_target", ATTACKED.sum(target)),
        ("cornered", CORNERED if distances.is_cornered(state, target) else 0),
        ("riding", who.riding.bonus),
        *sight(state, who, target, sneak=throw.sneak),
    )


def on_the_ground(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """Those of wrestlers (ALT-TAC-001, -005): between two who lie on the ground it may not count."""
    who, target = state.combatants[throw.who], state.combatants.get(throw.target)
    if target is None:
        return ()
    both = who.prone and target.prone and not state.settings.prone_between_ground_wrestlers
    return terms(
        ("prone_self", 0 if both else ATTACKS.sum(who)),
        ("prone_target", 0 if both else ATTACKED.sum(target)),
        ("outnumbered", bonus(state, who, target)),
    )


def in_the_dark(state: AlternatifState, throw: Throw) -> tuple[Term, ...]:
    """What wrestlers see of each other."""
    target = state.combatants.get(throw.target)
    return () if target is None else terms(*sight(state, state.combatants[throw.who], target))


def high_ground(state: AlternatifState, who: Combatant, target: Combatant) -> int:
    """+2 for who stands higher than the other, -2 for the other (ALT-TAC-004); in the saddle nobody has that +2
    (ALT-MNT-001)."""
    if stands_higher(state, who, target):
        return 0 if who.riding.mount is not None else HIGH
    return -HIGH if stands_higher(state, target, who) else 0


def stands_higher(state: AlternatifState, who: Combatant, other: Combatant) -> bool:
    """Whether *who* stands higher than *other*: by the game master's word on the two, else on where they stand."""
    higher = state.ground.higher
    if higher:
        if pair(who.id, other.id) in higher:
            return True
        if pair(other.id, who.id) in higher:
            return False
    return is_high(state, who) and not is_high(state, other)


def is_high(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* stands on high ground: by the game master's word, or that of the cell (`/fix terrain`)."""
    return who.footing.high or "high_ground" in distances.ground_of(state, who.id)


def sight(state: AlternatifState, who: Combatant, target: Combatant, *, sneak: bool = False) -> list[tuple[str, int]]:
    """What darkness takes from who does not see the other, and what it gives to who is not seen but sees clearly
    (ALT-TAC-009 to -012)."""
    if not state.ground.lights:
        return []
    light = light_on(state, who.id, target.id)
    blind = max(light.malus, who.footing.blind_malus) if light.malus else 0
    advantage = light.clear and is_blind_to(state, target.id, who.id)
    rewarded = not sneak or state.settings.unseen_bonus_on_sneak
    return [("blind", blind), ("unseen", UNSEEN if advantage and rewarded else 0)]


def with_terms(event: Any, own: tuple[str, ...]) -> tuple[str, ...]:
    """The ledger ids behind *event*: its *own*, and those behind each term of its sum."""
    behind = (rule for each in getattr(event, "terms", ()) for rule in TERMS.get(each.name, ()))
    return tuple(dict.fromkeys((*own, *behind)))
