"""What an input changes beside the encounter, applied when its turn has come (`bot.table.sitting.Aside`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import absence, authority, screen
from bot.table.house import Moment
from bot.table.sitting import Aside, Asked, Copy, Sitting

if TYPE_CHECKING:
    from bot.kernel.engine import Progress
    from bot.kernel.ruleset import Ruleset
    from bot.table.actor import Actor
    from bot.table.house import House
    from bot.table.passage import Situation
    from bot.table.sight import Sight


def applied(table: Sight, aside: Aside, sitting: Sitting, now: Moment) -> Sitting:
    """*sitting* once *aside* holds, from *now* on. The encounter has taken the input already, though nobody sees it."""
    changes: dict[str, Any] = {}
    if aside.chair is not None:
        changes["gms"] = (aside.chair, *(each for each in sitting.gms if each != aside.chair))
    if aside.copied is not None:
        changes["copies"] = {**sitting.copies, **_newcomers(table, *aside.copied)}
    if aside.called is not None:
        changes["copies"] = called(sitting, *aside.called).copies
    if aside.followed:
        changes["changes"] = without(sitting, aside.followed).changes
    if aside.mended:
        changes |= {"trouble": None, "set_aside": None}
    if aside.set_aside is not None:
        changes["set_aside"] = aside.set_aside
    if aside.trouble is not None:
        changes["trouble"] = aside.trouble
    after = sitting.model_copy(update=changes)
    if aside.tempo and aside.tempo != sitting.tempo:
        after = absence.anew(table.house, after.model_copy(update={"tempo": aside.tempo, "delay": ""}), now)
    return after


def moved_on(
    house: House,
    ruleset: Ruleset[Any],
    progress: Progress[Any],
    stands: Situation,
    actor: Actor,
    sitting: Sitting,
    now: Moment,
) -> Sitting:
    """*sitting* after *progress*, which *actor* made: who is asked what, and until when; whoever spoke is there."""
    standing = progress.frame.standing
    asked: dict[str, Asked] = {}
    changes: dict[str, Any] = {"go_at": None, "held_at": None}
    if standing.held and not standing.ended:
        # The time that was left is left when the clock goes on.
        changes["held_at"] = now.uptime if sitting.held_at is None else sitting.held_at
        still = {each.id for each in standing.questions}
        asked = {ident: each for ident, each in sitting.asked.items() if ident in still}
    elif not standing.ended:
        away = 0.0 if sitting.held_at is None else now.uptime - sitting.held_at
        people = ruleset.people(progress.frame.state)
        for each in standing.questions:
            # Who has answered a secret question still shows as asked, until the reveal.
            if not each.id or (each.answered and not each.secret):
                continue
            old = sitting.asked.get(each.id)
            user = authority.decider(people, sitting, each.who)
            if old is not None and old.user == user:
                if away:
                    old = absence.shifted(house, sitting, old, away, now)
                if old.generation != each.generation:
                    old = old.model_copy(update={"generation": each.generation})
                asked[each.id] = old
            else:
                due, remind = absence.due_of(house, sitting, now)
                asked[each.id] = Asked(
                    slot=f"q:{progress.line}", user=user, due=due, generation=each.generation, remind=remind
                )
    changes["asked"] = screen.placed(ruleset, stands, progress.line, asked, sitting)
    if actor.user:
        changes["breathers"] = 0
    if standing.breath and not standing.held and standing.table.get("clock") != "moment":
        changes["go_at"] = absence.breath_of(house, sitting, now)
        changes["breathers"] = (0 if actor.user else sitting.breathers) + 1
    changes.update(absence.counted(sitting, progress, ruleset.people(progress.frame.state), actor))
    return sitting.model_copy(update=changes)


def _newcomers(table: Sight, owner: int, player: int, sheet: str) -> dict[str, Copy]:
    """Whoever joins with this input was made from *owner*'s *sheet*."""
    people = table.ruleset.people
    here = {each.id for each in people(table.state)}
    return {
        each.id: Copy(owner=owner, player=player, sheet=sheet, name=each.name)
        for each in people(table.engine.frame.state)
        if each.id not in here
    }


def called(sitting: Sitting, people: tuple[str, ...], sheet: str) -> Sitting:
    """*sitting* once the sheet of *people* is called otherwise."""
    copies = {who: c.model_copy(update={"sheet": sheet}) if who in people else c for who, c in sitting.copies.items()}
    return sitting.model_copy(update={"copies": copies})


def without(sitting: Sitting, who: str) -> Sitting:
    """*sitting* without the change of *who*'s sheet that was offered."""
    left = {each: changes for each, changes in sitting.changes.items() if each != who}
    return sitting.model_copy(update={"changes": left})


__all__ = ["applied", "called", "moved_on", "without"]
