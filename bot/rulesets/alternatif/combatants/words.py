"""Who is here, and what the game master puts on people: joining and leaving, sheets followed, sides, names, hiding and
showing; their figures, what holds of them, for how long, what becomes of them (ALT-GEN-013).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import ClassVar, Final, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.ruleset import only
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances, story
from bot.rulesets.alternatif.base.checks import hand_named, known
from bot.rulesets.alternatif.base.needs import About, held_in
from bot.rulesets.alternatif.combatants.figures import (
    FIELDS,
    FIGURES,
    CombatantBack,
    CombatantJoined,
    CombatantLeft,
    CombatantRecorded,
    FateSaid,
    Flag,
    FlagSet,
    GmOverrode,
    LineTaken,
    SideChanged,
    StanceSet,
    figure_of,
    show,
)
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, Fate, Hand, grips_of, in_mode
from bot.rulesets.shared import figures, following, giving, lines, people
from bot.rulesets.shared.book import composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_codes, from_words, number, optional, text
from bot.rulesets.shared.people import two, unless_so
from bot.rulesets.shared.secrecy import secret_figures
from bot.rulesets.shared.until import rounds

UNTIL: Final = ("1", "2", "3", "5", "10", "20")
"""So many segments; any other number is taken, too, and so are rounds."""
_IN_ROUNDS: Final = re.compile(r"[0-9]+\s*(?:rounds?|tours?)", re.IGNORECASE)


def until(state: AlternatifState, args: Args) -> int:
    """The segment in which what is said for `until` ends: so many segments, or rounds, from now. Raises `Refused`."""
    each = ROUND if _IN_ROUNDS.fullmatch(str(args.get("until") or "").strip()) else 1
    return max(1, state.segment) + each * rounds(args)


def end(scene: Scene[AlternatifState]) -> Action:
    """What was said to last until this segment is over."""
    state = scene.now
    for who in state.combatants.values():
        for name, last in who.lasting.items():
            if last <= state.segment:
                flag, _, other = name.partition("+")
                yield from tell(FlagSet(who.id, cast(Flag, flag), on=False, other=other or None))


# ---- The game master's hand on people's figures: what holds of them, what becomes of them (ALT-GEN-013). While a
# question stands: a strike or a parry that was rolled stands as it was rolled; stamina 0, or body 0, voids
# nothing, and who is brought to 0 body points falls when the segment's blows have landed (ALT-GEN-016).

State = AlternatifState
DEFENSIVE: Final = "defensive"
WHY: Final = 200
"""Characters of the game master's reason."""


def override(
    scene: Scene[State], ident: str, what: str, after: int | None, reason: str, hand: Hand | None = None
) -> Action:
    """The figure *what* of *ident*, or the moment of what is pending with him (`due`), is *after* from now on."""
    who = scene.now.combatants[ident]
    before: int | None
    if what != "due":
        before = figure_of(who, what, hand)
    elif in_mode(who):
        first = grips_of(who)[0]
        before = scene.now.segment if first.up else first.due
    else:
        weapon = who.main if hand is None else who.holds(hand) or who.main
        before = scene.now.segment if weapon.up else weapon.due
    secret = what == "due" or secret_figures(scene.now, who)
    yield from tell(GmOverrode(what, ident, before, after, reason, secret, hand))
    if what == "body" and after is not None and after > 0 and who.out:
        yield from tell(CombatantBack(ident))


@word()
class SetField(figures.SetField):
    """Set one of the figures in `figures.FIELDS`; one of a weapon, of what *hand* holds (the main one unless given)."""

    hand: Hand | None = None

    def check(self, state: State) -> None:
        super().check(state)
        who = known(state, self.who)
        if self.hand is not None and FIGURES[self.field].part != "arm":
            raise Refused("alternatif-of-no-weapon", field=self.field)
        held_in(who, self.hand)

    def bounds(self, who: Combatant) -> Mapping[str, tuple[int, int]]:
        return FIELDS

    def take(self, scene: Scene[State]) -> Action:
        yield from override(scene, self.who, self.field, self.value, self.reason, self.hand)


@composed(command="fix-set")
def field(state: State, by: int, args: Args) -> SetField:
    """*who*, `field`, `value`; `with`: of which weapon, or of the one in which hand."""
    who = known(state, text(args, "who"))
    reason = str(args.get("reason") or "")[:WHY]
    return SetField(by, who.id, text(args, "field"), number(args, "value"), reason, hand=hand_named(who, args))


@word()
class LendModifier(giving.GiveModifier):
    """Before any throw of anybody, for once or until it is taken off (ALT-GEN-013); upon damage that is dealt, or
    *taken*."""

    UPON: ClassVar[Mapping[str, giving.Bounds]] = {
        **dict.fromkeys((giving.ALL, "attack", "defence", "save", "contest", "check", "ac"), giving.SUMS),
        "damage": giving.DAMAGE,
        "taken": giving.DAMAGE,
    }


@word()
class TakeModifier(giving.TakeModifier):
    """What he has given is taken off."""


@composed(command="fix-modifier", codes={"skill": tuple(LendModifier.UPON), "value": giving.AMOUNTS})
def modifier(state: State, by: int, args: Args) -> SetField | LendModifier | TakeModifier:
    """A bonus or malus to the next strike; where it is said upon what, or for how long, to that. Where the next strike
    has none, 0 takes off whatever else was given."""
    who, taken_off = optional(args, "who"), text(args, "value").strip() == "0"
    nothing = who is None or (taken_off and not known(state, who).next_strike)
    if nothing or any(optional(args, each) for each in ("skill", "lasting", "target")):
        found: LendModifier | TakeModifier = giving.composed(LendModifier, TakeModifier, by, args)
        return found
    only(args, "who", "value", "reason")
    return SetField(by, text(args, "who"), "next_strike", number(args, "value"), str(args.get("reason") or "")[:WHY])


@word()
class SetStance(About):
    """What *hand* of *who* holds (the main one unless given) is on the defensive, or not any more; a wrestler is with
    all his dice."""

    on: bool
    hand: Hand | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        held = held_in(who, self.hand)
        now = {each.status for each in grips_of(who)} if in_mode(who) else {held.status}
        unless_so(who, now, {"defensive" if self.on else "offensive"})

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        held = who.main if self.hand is None else who.holds(self.hand) or who.main
        yield from tell(StanceSet(who.id, held.arm.hand, held.arm.weapon, self.on, in_mode(who)))


@composed(command="fix-status", codes={"status": (*get_args(Flag), DEFENSIVE), "until": UNTIL})
def status(state: State, by: int, args: Args) -> SetFlag | SetStance:
    """*who*, `status`, `state`; `other`: of whose blows he is unaware; `with`: which weapon is on the defensive;
    `until`: for how many segments."""
    flag = among(args, "status", (*get_args(Flag), DEFENSIVE))
    on = among(args, "state", ("on", "off"), "on") == "on"
    who = known(state, text(args, "who"))
    if flag == DEFENSIVE:
        return SetStance(by, who.id, on, hand_named(who, args))
    last = until(state, args) if on and optional(args, "until") is not None else None
    return SetFlag(by, who.id, cast(Flag, flag), on, optional(args, "other"), last)


@word()
class SetFlag(About):
    """*flag* `surprised`, `prone`, or `unaware` of the blows of *other*, to end in segment *until*. Who is surprised,
    or unaware of the author of a blow in the air, parries no more."""

    flag: Flag
    on: bool = True
    other: CombatantId | None = None
    until: int | None = None

    def refuse(self, state: State, who: Combatant) -> None:
        if self.flag == "unaware":
            if self.other is None:
                raise Refused("argument-missing", argument="other")
            two(state, self.who, self.other)
            now = self.other in who.unaware
        else:
            now = who.prone if self.flag == "prone" else who.surprised
        # What holds already may be given another end.
        if now == self.on and not (self.on and self.until is not None):
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(FlagSet(self.who, self.flag, self.on, self.other, gm=True, until=self.until))


@word(command="fix-back")
class Back(About):
    """Somebody who was out fights again, with at least 1 body point."""

    reason: Typed = from_words("reason", WHY)

    def refuse(self, state: State, who: Combatant) -> None:
        if not who.out:
            raise Refused("alternatif-not-out", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        if scene.now.combatants[self.who].body <= 0:
            yield from override(scene, self.who, "body", 1, self.reason)
        else:
            yield from tell(CombatantBack(self.who, self.reason))


@word(command="fix-fate")
class SayFate(About):
    """What becomes of *who* (ALT-GEN-015). It may be said as soon as he has no body points left, before the blows of
    the segment have fallen and he with them."""

    fate: Fate = from_codes("fate", get_args(Fate))
    tells = FateSaid

    def refuse(self, state: State, who: Combatant) -> None:
        if not who.out and who.body > 0:
            raise Refused("alternatif-not-out", name=who.name)


# ---- Who is here: joining and leaving, sheets followed, sides, names, hiding and showing, who decides for whom. While
# a question stands: who leaves is asked nothing more, and blows at him, or of his, are void. All the other words here
# do nothing to blows in the air; the question is made anew, and an autopilot that takes over answers it at once.


@word()
class Join(people.Join):
    records: tuple[Combatant, ...]
    recorded = CombatantRecorded

    def joined(self, who: Combatant) -> CombatantJoined:
        second = None if who.off is None else who.off.arm.weapon
        return CombatantJoined(who.id, who.name, who.side, who.main.arm.weapon, second, who.behind)

    def take(self, scene: Scene[State]) -> Action:
        yield from super().take(scene)
        yield from distances.find_places(scene)


@word(command="encounter-place")
class TakeLine(lines.TakeLine):
    """Once time runs on a grid, cells tell where somebody stands."""

    taken = LineTaken

    def check(self, state: State) -> None:
        super().check(state)
        if state.opened and state.settings.map != "none":
            raise Refused("alternatif-on-the-map", name=state.combatants[self.who].name)

    def take(self, scene: Scene[State]) -> Action:
        yield from super().take(scene)
        yield from distances.find_places(scene)


@word()
class Renew(people.Renew):
    record: Combatant
    recorded = CombatantRecorded


@word()
class FollowSheet(following.FollowSheet):
    """A strike or a parry that was rolled stands as it was rolled."""

    record: Combatant | None = None
    recorded = CombatantRecorded
    maxima: ClassVar[Mapping[str, str]] = {"stamina_max": "stamina", "body_max": "body"}

    def bounds(self, who: Combatant) -> Mapping[str, tuple[int, int]]:
        return FIELDS

    def override(self, scene: Scene[State], name: str, value: int) -> Action:
        yield from override(scene, self.who, name, value, "")

    def kept(self, name: str, left: int) -> int:
        return max(0, left) if name == "stamina" else left

    def taken_over(self, who: Combatant) -> Combatant:
        return who if self.record is None else _taken_over(who, self.record, self.fields)


def _taken_over(who: Combatant, record: Combatant, fields: Collection[str]) -> Combatant:
    """*who* with what *fields* of his sheet, of which *record* was made, say now. What he has in hand stays there, and
    what lies on the ground; what he captured is his; what he has come by is carried (ALT-REA-027)."""
    if {"weapons", "ranks"} & set(fields):
        new = [each.arm for each in record.hands if not each.arm.is_natural] + list(record.carried)
        skill = {each.weapon: each for each in new}
        for each in (*(held.arm for held in who.hands), *who.dropped, *who.fell_with):
            same = next((arm for arm in new if arm.weapon == each.weapon), None)
            if same is not None:
                new.remove(same)
        hands = tuple(
            evolve(held, arm=evolve(skill.get(held.arm.weapon, held.arm), hand=held.arm.hand)) for held in who.hands
        )
        captured = (each for each in who.carried if "captured" in each.tags)
        who = evolve(who, hands=hands, carried=(*new, *captured))
    if {"class_", "other_classes", "critical_parry"} & set(fields):
        who = evolve(who, family=record.family, critical_parry=record.critical_parry)
    magic = record.magic
    if "spells" in fields:
        who = evolve(who, magic=evolve(who.magic, spells=magic.spells))
    if "items" in fields:
        # What rests goes on resting (ALT-MAG-016).
        rests = {each.id: each.ready for each in who.magic.items}
        items = tuple(evolve(each, ready=rests.get(each.id, each.ready)) for each in magic.items)
        who = evolve(who, magic=evolve(who.magic, items=items))
    if "size" in fields:
        who = evolve(who, size=record.size)
    if "stature" in fields:
        who = evolve(who, footing=evolve(who.footing, stature=record.footing.stature))
    if {"injuries", "bleeding"} & set(fields):
        who = evolve(who, injuries=record.injuries)
    return who


@word(command="leave")
class Leave(people.Leave):
    """Somebody leaves of his own accord."""

    left = CombatantLeft

    def before(self, scene: Scene[State]) -> Action:
        pairs = tuple((self.who, other) for other in scene.now.combatants[self.who].contacts)
        if pairs:
            yield from story.part(scene, pairs, "left")


@word(command="npc-remove")
class Remove(Leave):
    """The game master takes somebody out of the encounter; his blows in the air are void."""

    reason = "removed"


@word(command="npc-side")
class ChangeSide(people.ChangeSide):
    """*who* fights on *side* from now on: contact with the new companions ends, blows already struck stay."""

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        companions = [ident for ident in who.contacts if scene.now.combatants[ident].side == self.side]
        if companions:
            yield from story.part(scene, [(who.id, ident) for ident in companions], "gm")
        yield from tell(SideChanged(who.id, who.side, self.side))


@word()
class Reveal(people.Reveal):
    """*who*, who was hidden, shows himself (see `surprise` for the command)."""

    def take(self, scene: Scene[State]) -> Action:
        yield from show(scene, self.who)
