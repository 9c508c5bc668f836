"""A blow of melee and a spell, or another action, that take effect in the same segment (ALT-REA-017 to -019).

Where one could prevent the other the game master is asked for a simultaneous test before the blow is rolled. Without
one the segment keeps its order: blows fall before actions end (ALT-GEN-016). Of hidden people nothing is tested: the
dice would tell that they are there.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.alternatif import forms, seconds, tasks, wounds
from bot.rulesets.alternatif.magic import castable, times
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.shooting.events import OrderSettled
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Wielded, aim_parts

BLOW = "blow"
"""No test: the blow falls first."""
GAPS = ("2", "3", "4")
"""Seconds by which one must be the earlier to prevent the other."""


def settle(scene: Scene[AlternatifState]) -> Action:
    """The game master says whether seconds are rolled, and by how many of them one must be the earlier."""
    answer = yield from ask_first(questions)
    if answer is not None:
        key, choice = answer
        striker, _, author = forms.asked_in(key).partition("+")
        yield from _settled(scene, striker, author, choice)


def _settled(scene: Scene[AlternatifState], striker: str, author: str, choice: Choice) -> Action:
    earlier: str | None = striker
    if choice["race"] != BLOW:
        earlier = yield from seconds.simultaneous_test(scene, striker, author, int(choice["race"]))
    yield from tell(OrderSettled(striker, author, earlier))
    if earlier != striker and scene.now.combatants[author].task is not None:
        # Done before the blow falls, or too late for the blow to prevent it.
        yield from tasks.complete(scene, author)


def questions(state: AlternatifState) -> list[Decision]:
    """One question for each pair whose order matters and of whom nothing has been said in this segment."""
    return [_question(state, striker, author) for striker, author in pairs(state)]


def pairs(state: AlternatifState) -> Iterator[tuple[str, str]]:
    """Those who strike and those whose action ends now, where one could prevent the other (ALT-REA-017)."""
    authors = [who for who in state.combatants.values() if _ends_now(state, who)]
    if not authors:
        return
    found: set[tuple[str, str]] = set()
    for striker, weapon in forms.strikers(state):
        aim = forms.aim_of(state, striker, weapon)
        if aim is None or striker.hidden:
            continue
        for author in authors:
            pair = (striker.id, author.id)
            tested = striker.shooting.tested == state.segment == author.shooting.tested
            if pair in found or tested or author is striker:
                continue
            if _prevents(state, striker, weapon, aim, author) or _is_aimed_at(author, striker):
                found.add(pair)
                yield pair


def _ends_now(state: AlternatifState, who: Combatant) -> bool:
    """Whether an action of *who* takes effect at the end of this segment. The order of shots is settled with them."""
    task = who.task
    if task is None or who.hidden or who.out or who.body <= 0 or task.waits or arms.is_shot(task):
        return False
    return task.last == state.segment and not task.then and task.disturbed is None


def _prevents(state: AlternatifState, striker: Combatant, weapon: Wielded, aim: str, author: Combatant) -> bool:
    """Whether a blow could break off what *author* does: any wound an incantation, anything else one that may put him
    out."""
    target, piece = aim_parts(aim)
    if target != author.id or piece is not None:
        return False
    return times.speaks(state, author) or _worst(striker, weapon) > author.stamina


def _worst(who: Combatant, weapon: Wielded) -> int:
    """The greatest ordinary damage of *weapon* in the hands of *who*."""
    rolled = dice(weapon.arm.damage)
    return sum(each.value for each in wounds.damage_terms(who, weapon.arm, rolled.count * rolled.sides))


def _is_aimed_at(author: Combatant, striker: Combatant) -> bool:
    """Whether the magic of *author* harms *striker*."""
    task = author.task
    if task is None or task.action not in times.MAGICAL or task.target != striker.id or task.weapon is None:
        return False
    return castable.harms(author, task.weapon)


def _question(state: AlternatifState, striker: str, author: str) -> Decision:
    about: dict[str, Scalar] = {"one": striker, "other": author, "segment": state.segment}
    key = f"{striker}+{author}:race:{state.segment}"
    return Decision(key, "race", forms.GM, (Field("race", (BLOW, *GAPS)),), {"race": BLOW}, about)


def is_prevented(state: AlternatifState, who: Combatant) -> bool:
    """Whether something that was earlier by enough has put *who* out before his blow (ALT-REA-019)."""
    if who.body > 0 and not who.out:
        return False
    return any(
        other.shooting.tested == state.segment and who.id in other.shooting.before
        for other in state.combatants.values()
    )


__all__ = ["BLOW", "GAPS", "is_prevented", "pairs", "questions", "settle"]
