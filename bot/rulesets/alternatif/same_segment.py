"""A blow, a special action or a hold, and a spell or another action, that take effect in the same segment (ALT-REA-017
to -019).

Where one could prevent the other the game master is asked for a simultaneous test before anything is rolled. Without
one the segment keeps its order: blows fall before actions end (ALT-GEN-016). Of hidden people nothing is tested: the
dice would tell that they are there.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif.base import arms, times
from bot.rulesets.alternatif.base.checks import GM, asked_in
from bot.rulesets.alternatif.melee.aims import aim_of, strikers
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction import dice as simultaneous_tests
from bot.rulesets.alternatif.shooting.events import OrderSettled, PreventionAsked, PreventionSettled
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hold, Manoeuvre, Wielded, aim_parts
from bot.rulesets.alternatif.state.specials import SHOVES
from bot.rulesets.alternatif.wounds import injuries as wounding
from bot.rulesets.alternatif.wrestling import holds

BLOW = "blow"
"""No test: what is done hand to hand comes first."""
YES, NO = "yes", "no"
_ENTERS = ("pass_guard", "grab")
"""Holds that begin a clinch, which breaks off whatever is under way (ALT-WRE-015)."""
_MOVES = ("push", "bring_down")


@dataclass(frozen=True)
class Deed:
    """What *who* is about to do hand to hand: a blow at *aim* with *weapon*, a special action, or a hold."""

    who: Combatant
    kind: Literal["blow", "special", "hold"]
    aim: str | None = None
    weapon: Wielded | None = None
    manoeuvre: Manoeuvre | None = None
    hold: Hold | None = None


def to_settle(state: AlternatifState) -> bool:
    """Whether the order of anything is to be settled."""
    return any(_doubts(state)) or any(pairs(state))


def settle(scene: Scene[AlternatifState]) -> Action:
    """The game master says whether seconds are rolled, and by how many of them one must be the earlier; and whether a
    spell without dice that was earlier keeps somebody from what he was about to do."""
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident, _, author = asked_in(key).partition("+")
    if "prevented" in choice:
        yield from tell(PreventionSettled(ident, author, choice["prevented"] == YES))
    else:
        yield from _settled(scene, ident, author, choice)


def _settled(scene: Scene[AlternatifState], ident: str, author: str, choice: Choice) -> Action:
    earlier: str | None = ident
    if choice["race"] != BLOW:
        earlier = yield from simultaneous_tests.simultaneous_test(scene, ident, author, int(choice["race"]))
    yield from in_order(scene, ident, author, earlier)


def in_order(scene: Scene[AlternatifState], ident: str, author: str, earlier: str | None) -> Action:
    """What *ident* does hand to hand and the action of *author* come in their order: that of *earlier* first, None:
    both happen."""
    yield from tell(OrderSettled(ident, author, earlier))
    state = scene.now
    task = state.combatants[author].task
    if earlier == ident or task is None:
        return
    if earlier == author and _is_spelled(state.combatants[author], state.combatants[ident]):
        # What a spell without dice does is the game master's to say, once it is done.
        yield from tell(PreventionAsked(ident, author, task.weapon))
    # Done before, or too late to be prevented.
    yield from tasks.complete(scene, author)


def questions(state: AlternatifState) -> list[Decision]:
    """One question for each pair whose order matters and of whom nothing has been said in this segment."""
    found = [_prevention(state, who) for who in _doubts(state)]
    return found or [_question(state, deed, author) for deed, author in _pairs(state)]


def pairs(state: AlternatifState) -> Iterator[tuple[str, str]]:
    """Those who strike, attempt a special action or wrestle, and those whose action ends now, where one could prevent
    the other (ALT-REA-017)."""
    return ((deed.who.id, author.id) for deed, author in _pairs(state))


def is_between(state: AlternatifState, ident: str, author: str) -> bool:
    """Whether a test says in which order what *ident* does hand to hand and the action of *author* come, though he may
    not have said yet at whom; what a wrestler does is ordered with any of these (ALT-WRE-011)."""
    who, other = state.combatants[ident], state.combatants[author]
    if who.hidden or who.out or not (_ends_now(state, other) or (_wrestles_now(other) and not other.hidden)):
        return False
    return any(each.up for each in who.hands) or _wrestles_now(who) or any(deed.who is who for deed in _deeds(state))


def _wrestles_now(who: Combatant) -> bool:
    """Whether a wrestling action of *who* has come and is still to be carried out."""
    return not who.out and any(each.comes and each.attempt is None for each in who.wrestling.grips)


def _pairs(state: AlternatifState) -> Iterator[tuple[Deed, Combatant]]:
    authors = [who for who in state.combatants.values() if _ends_now(state, who)]
    if not authors:
        return
    found: set[tuple[str, str]] = set()
    for deed in _deeds(state):
        who = deed.who
        for author in authors:
            pair = (who.id, author.id)
            tested = who.shooting.tested == state.segment == author.shooting.tested
            if pair in found or tested or author is who:
                continue
            if _prevents(state, deed, author) or _is_aimed_at(author, who):
                found.add(pair)
                yield deed, author


def _deeds(state: AlternatifState) -> Iterator[Deed]:
    """What has been decided and not been done; nothing of hidden people."""
    for striker, weapon in strikers(state):
        aim = aim_of(state, striker, weapon)
        if aim is not None and not striker.hidden:
            yield Deed(striker, "blow", aim, weapon)
    for who in state.combatants.values():
        if who.hidden or who.out:
            continue
        for weapon in who.hands:
            if weapon.up and weapon.choice == "special" and weapon.manoeuvre is not None:
                yield Deed(who, "special", weapon=weapon, manoeuvre=weapon.manoeuvre)
        for grip in who.wrestling.grips:
            if grip.comes and grip.hold is not None and grip.attempt is None:
                yield Deed(who, "hold", hold=grip.hold)


def _ends_now(state: AlternatifState, who: Combatant) -> bool:
    """Whether an action of *who* takes effect at the end of this segment. The order of shots is settled with them."""
    task = who.task
    if task is None or who.hidden or who.out or who.body <= 0 or task.waits or arms.is_shot(task):
        return False
    return task.last == state.segment and not task.then and task.disturbed is None


def _prevents(state: AlternatifState, deed: Deed, author: Combatant) -> bool:
    """Whether *deed* could break off what *author* does: an incantation if it wounds, shoves or throws him, anything if
    it may put him out or seizes him."""
    speaks = times.speaks(state, author)
    if deed.hold is not None:
        hold = deed.hold
        if hold.target != author.id:
            return False
        if hold.action in _ENTERS:
            return not author.wrestling.locked
        return speaks and (holds.rule_of(hold.action).hurts or hold.action in _MOVES)
    if deed.manoeuvre is not None:
        if deed.manoeuvre.target != author.id:
            return False
        return deed.manoeuvre.kind == "engage_wrestling" or (speaks and deed.manoeuvre.kind in SHOVES)
    assert deed.aim is not None
    assert deed.weapon is not None
    target, piece = aim_parts(deed.aim)
    if target != author.id or piece is not None:
        return False
    return speaks or _worst(deed.who, deed.weapon) > author.stamina


def _worst(who: Combatant, weapon: Wielded) -> int:
    """The greatest ordinary damage of *weapon* in the hands of *who*."""
    rolled = dice(weapon.arm.damage)
    return sum(each.value for each in wounding.damage_terms(who, weapon.arm, rolled.count * rolled.sides))


def _is_aimed_at(author: Combatant, who: Combatant) -> bool:
    """Whether the magic of *author* harms *who*, or may do anything else to him that he would not like."""
    task = author.task
    if task is None or task.action not in times.MAGICAL or task.target != who.id or task.weapon is None:
        return False
    return times.harms(author, task.weapon) or author.side != who.side


def _is_spelled(author: Combatant, who: Combatant) -> bool:
    """Whether *author*'s magic is aimed at *who* and has no dice: only the game master knows what it does."""
    task = author.task
    return _is_aimed_at(author, who) and task is not None and not times.harms(author, task.weapon or "")


def _doubts(state: AlternatifState) -> list[Combatant]:
    """Those whom an earlier spell may keep from what they were about to do, and who still could."""
    acting = {deed.who.id for deed in _deeds(state)}
    return [
        who
        for who in state.combatants.values()
        if who.id in acting and who.shooting.doubt is not None and who.shooting.tested == state.segment
    ]


def _question(state: AlternatifState, deed: Deed, author: Combatant) -> Decision:
    about: dict[str, Scalar] = {
        "one": deed.who.id,
        "other": author.id,
        "segment": state.segment,
        "deed": deed.kind,
    }
    key = f"{deed.who.id}+{author.id}:race:{state.segment}"
    return Decision(
        key, "race", GM, (Field("race", (BLOW, *simultaneous_tests.gaps(state.settings))),), {"race": BLOW}, about
    )


def _prevention(state: AlternatifState, who: Combatant) -> Decision:
    """Nothing is prevented when nothing is said: no spell takes effect without the game master's word."""
    assert who.shooting.doubt is not None
    author, _, thing = who.shooting.doubt.partition("/")
    about: dict[str, Scalar] = {"author": author, "target": who.id, "weapon": thing or None}
    key = f"{who.id}+{author}:prevented:{state.segment}"
    return Decision(key, "prevented", GM, (Field("prevented", (YES, NO)),), {"prevented": NO}, about)


def is_prevented(state: AlternatifState, who: Combatant) -> bool:
    """Whether something that was earlier by enough has put *who* out before his blow, or keeps him from it
    (ALT-REA-019)."""
    if who.shooting.stopped == state.segment:
        return True
    if who.body > 0 and not who.out:
        return False
    return any(
        other.shooting.tested == state.segment and who.id in other.shooting.before
        for other in state.combatants.values()
    )
