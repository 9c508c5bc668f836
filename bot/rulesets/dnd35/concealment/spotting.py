"""Who notices somebody unseen who moves, and who looks for him (D35-CAM-005, -006)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.ruleset import Reader
from bot.rulesets.dnd35.base.contests import Side, oppose
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.base.sight import blind_foes, sees
from bot.rulesets.dnd35.concealment.events import MoveSettled, SightLost, SightRegained, SpotRolled
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared import secrecy
from bot.rulesets.shared.check import Term, terms

MOVING: Final = 20
STILL: Final = 40
"""What the Hide check of somebody invisible gains, and what it gains when he stays where he is."""


def hiding(who: Fighter) -> tuple[Term, ...]:
    """What helps the Hide check of somebody invisible: more for who has not stirred since his last turn began.

    >>> from bot.rulesets.shared.conditions import Condition
    >>> spy = Fighter("s", "S", "foes", conditions=(Condition("invisible"),))
    >>> [each.value for each in (*hiding(spy), *hiding(Fighter("t", "T", "foes")))]
    [40]
    """
    if not suffers(who, "unseen"):
        return ()
    return terms(("invisible", MOVING if who.stirred else STILL))


def spotted(state: State, watcher: Fighter, target: Fighter) -> tuple[Side, Side]:
    """What the two roll: Spot of whoever looks, Hide of whom he looks for."""
    return (
        Side("skill", Trial(watcher, 0, target, skill="spot")),
        Side("skill", Trial(target, 0, watcher, skill="hide", added=hiding(target), defends=True)),
    )


# ---- somebody unseen has moved, or is seen again


def seen_again(state: State, who: Fighter) -> tuple[str, ...]:
    """Those who did not know where he was, and see him now."""
    if not who.hidden_from:
        return ()
    return tuple(each for each in who.hidden_from if sees(state, state.combatants[each], who))


def unsettled(state: State) -> Fighter | None:
    """Who is seen again, or has moved unseen, and is under way no more."""
    for each in state.combatants.values():
        if seen_again(state, each):
            return each
        if each.slipped and not each.hidden and not _under_way(state, each):
            return each
    return None


def settle(scene: Scene[State]) -> Action:
    """Whoever sees him knows where he is; whoever does not loses him, unless he notices it: with Spot against Hide,
    once in a round for nothing, and only what is invisible rather than in the dark."""
    who = unsettled(scene.now)
    assert who is not None
    again = seen_again(scene.now, who)
    if again:
        yield from tell(SightRegained(who.id, again))
        return
    watchers = blind_foes(scene.now, who)
    able = [each for each in watchers if _may_notice(scene.now, each, who)]
    deaf = tuple(each.id for each in watchers if each not in able and each.id not in who.hidden_from)
    if deaf:
        yield from tell(SightLost(who.id, deaf))
    for each in able:
        mine, theirs = spotted(scene.now, scene.now.combatants[each.id], scene.now.combatants[who.id])
        # Whoever moves has begun it: he rolls first (D35-BAS-022).
        made = yield from oppose(scene, theirs, mine, why="spot")
        yield from tell(
            SpotRolled(
                each.id,
                who.id,
                made.theirs.face,
                made.theirs.terms,
                made.theirs.total,
                made.mine.face,
                made.mine.terms,
                made.mine.total,
                found=not made.won,
                free=True,
            )
        )
    yield from tell(MoveSettled(who.id))


def _may_notice(state: State, watcher: Fighter, who: Fighter) -> bool:
    """Whether *watcher* may notice for nothing that *who* has moved unseen: with his eyes."""
    invisible = suffers(who, "unseen") and not suffers(watcher, "blind")
    return invisible and not _pricked(state, watcher) and not who.out


def _pricked(state: State, who: Fighter) -> bool:
    """Whether he has had his free check in this round."""
    return who.pricked == state.round and state.round > 0


def sought(state: State, who: Fighter) -> tuple[str, ...]:
    """Those of whom he knows that they are there, and not where; nobody looks who is blind."""
    if suffers(who, "blind"):
        return ()
    return tuple(
        each.id
        for each in state.combatants.values()
        if who.id in each.hidden_from and not (each.hidden or each.died) and suffers(each, "unseen")
    )


# ---- what readers know


def concealed(state: State, ident: str, reader: Reader) -> bool:
    """Whether *reader* does not know where *ident* is: all whom he plays have lost him, or he moves just now and none
    of them sees it."""
    who = state.combatants.get(ident)
    if who is None or not (who.hidden_from or who.slipped or _may_be_unseen(state, who)):
        return False
    eyes = secrecy.eyes_upon(state, who, reader)
    if eyes is None:
        return False
    return all(each.id in who.hidden_from or (_on_the_way(state, who) and not sees(state, each, who)) for each in eyes)


def goes_unseen(state: State, ident: str, reader: Reader) -> bool:
    """Whether nobody by whose eyes *reader* sees would see *ident* go anywhere."""
    who = state.combatants.get(ident)
    if who is None or not (who.hidden_from or _may_be_unseen(state, who)):
        return False
    eyes = secrecy.eyes_upon(state, who, reader)
    return eyes is not None and all(not sees(state, each, who) for each in eyes)


def _may_be_unseen(state: State, who: Fighter) -> bool:
    blind = any(suffers(each, "blind") for each in state.combatants.values() if each.side != who.side)
    return blind or suffers(who, "unseen") or bool(state.screens) or bool(state.grounds)


def _on_the_way(state: State, who: Fighter) -> bool:
    return who.slipped or _under_way(state, who)


def _under_way(state: State, who: Fighter) -> bool:
    """Whether he is moving."""
    return any(deed.deed == "move" and deed.who == who.id for deed in state.deeds)


__all__ = [
    "MOVING",
    "STILL",
    "concealed",
    "goes_unseen",
    "hiding",
    "seen_again",
    "settle",
    "sought",
    "spotted",
    "unsettled",
]
