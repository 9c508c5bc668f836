"""Attacking in one's turn (D35-BAS-010, -018)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.attack import guesses as guessing
from bot.rulesets.dnd35.attack.arms import Next, blades, close, follows, lies_down, shoots, targets
from bot.rulesets.dnd35.attack.strikes import AttackBegun
from bot.rulesets.dnd35.base.budget import NO_ATTACK, Outlook, distance
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.needs import (
    BY_HAND,
    LEFT,
    SINGLE,
    Deed,
    Needs,
    Trying,
    by_target,
    move_alone,
    not_to,
    of_weapon,
    reach,
    too_near,
    unheld,
    unpinned,
    weapons_named,
    within,
)
from bot.rulesets.dnd35.base.saddles import grip, shoots_still, single
from bot.rulesets.dnd35.cover.degrees import SET_UPON
from bot.rulesets.dnd35.movement.steps import cells_of
from bot.rulesets.dnd35.state import FISTS, Fighter, State, Turn, Weapon
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.lacking import Lack, Said, always, target_of
from bot.rulesets.shared.needs import because, must, no, of_whom


def next_targets(state: State, who: Fighter, turn: Turn) -> dict[str, tuple[str, ...]]:
    """Whom he can attack next in his turn, each with what reaches him (`blades`)."""
    able = follows(turn, who).keys() & set(blades(who))
    reached = {each: tuple(arm for arm in arms if arm in able) for each, arms in targets(state, who).items()}
    if who.mount is not None:
        reached = {each: _in_saddle(state, who, turn, each, arms) for each, arms in reached.items()}
    return {each: arms for each, arms in reached.items() if arms}


def _in_saddle(state: State, who: Fighter, turn: Turn, target: str, arms: tuple[str, ...]) -> tuple[str, ...]:
    """What of *arms* he may use as his mount has moved: one blow in melee where it has gone farther than a step, and
    shots in the middle of a stretch alone (D35-MNT-005, -008)."""
    again = bool(turn.swings) and single(turn)
    found = []
    for each in arms:
        shot = shoots(who, who.arm(each), state.combatants[target])
        if shoots_still(turn) if shot else not again:
            found.append(each)
    return tuple(found)


# ---- what attacks need


def no_attack(at: Outlook) -> Lack:
    """Why no attack is left to him: the first is a standard action, the others make a full attack of it
    (D35-BAS-010)."""
    turn, status = at.turn, NO_ATTACK.by(at.who)
    if turn is None or not turn.swings or status is not None:
        return move_alone(at) or (("standard", LEFT(at)) if status is None else ("unable", {"status": status}))
    if turn.closed:
        return "closed", {}
    return "one_attack" if turn.restricted or (turn.swings == 1 and turn.move) else "attacks", LEFT(at)


def _no_blow(at: Outlook) -> Lack:
    follow = at.turn is not None and follows(at.turn, at.who)
    return ("attacks", LEFT(at)) if follow else no_attack(at)


ATTACKS: Final = because(lambda at: bool(follows(at.turn, at.who)), no_attack)
BARE_HANDS: Final = because(lambda at: FISTS in follows(at.turn, at.who), _no_blow)
"""An attack whose place something done with bare hands can take."""


_RIVAL: Final = of_whom("not_rival", lambda at, target: at.grapples and not grip(at.state, at.who.id, target.id))
"""Whoever grapples attacks nobody else (D35-GRA-011)."""
_CLOSE: Final = of_weapon("not_close", lambda at, arms: at.grapples and not any(map(close, arms)))
"""What is small enough for a grapple (D35-GRA-011)."""


def _in_hand(at: Outlook, said: Said) -> Lack | None:
    """That what is named is in his hand, loaded, can be used as he is, and strikes whoever is named."""
    found = weapons_named(at, said)
    if not found:
        return None
    thing = found[0].weapon
    ready = [each for each in at.who.arms if each.weapon == thing]
    if not ready:
        return "in_hand", {"weapon": thing}
    if (lack := _unusable(at, ready)) is not None:
        return lack
    if at.turn is not None and thing not in follows(at.turn, at.who):
        return "used_up", {"weapon": thing}
    target = target_of(at, said)
    if target is None or thing in targets(at.state, at.who).get(target.id, ()):
        return None
    far = {"metres": metres(distance(at.who, target))}
    return too_near(at, said) or ("short", {"weapon": thing, "target": target.name, **far})


def _unusable(at: Outlook, arms: Sequence[Weapon]) -> Lack | None:
    """Why none of *arms* is ready to be used."""
    if arms and not any(each.loaded for each in arms):
        return "unloaded", {"weapon": arms[0].weapon}
    down = bool(arms) and all(lies_down(at.who, each) for each in arms)
    return ("from_the_ground", {"weapon": arms[0].weapon}) if down else None


def unready(at: Outlook) -> Lack | None:
    """Why nothing of what he holds is ready to be used."""
    return _unusable(at, [each for each in at.who.arms if each.weapon in blades(at.who)])


def _bare(at: Outlook) -> bool:
    """Whether he strikes with bare hands anyway."""
    return FISTS in blades(at.who)


def _by_hand(at: Outlook, said: Said) -> Lack | None:
    """That he names no bare hands, which are an action of their own."""
    return ("by_hand", {}) if said.get("with") == FISTS and not _bare(at) else None


def _farthest(who: Fighter) -> int:
    """How far he strikes, shoots, or throws, in centimetres."""
    return max(reach(who), *(each.increment * each.increments for each in who.arms if each.ranged or each.thrown), 0)


def _single(at: Outlook, said: Said) -> Lack | None:
    """That his mount's way leaves him a second attack (D35-MNT-005)."""
    return SINGLE(at, said) if at.who.mount is not None and at.turn is not None and at.turn.swings else None


class Attack(Trying):
    """One attack: the first is a standard action, with the next it becomes a full attack."""

    code = "attack"
    midway = True
    needs: Needs = (unpinned, ATTACKS)
    whom: Needs = (_RIVAL, _CLOSE, *SET_UPON, _in_hand, _by_hand, too_near, within(_farthest))
    wrong: Needs = (_single, not_to)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return _single(at, said) or unready(at) or not_to(at, said) or ("nobody_near", {})

    def asks(self, at: Outlook) -> Blanks | Lack | None:
        found = {} if at.turn is None else next_targets(at.state, at.who, at.turn)
        return by_target(found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        turn = scene.now.turn
        person, target = scene.now.combatants[who], scene.now.combatants[choice["target"]]
        shot = shoots(person, person.arm(choice["with"]), target)
        found = Next() if turn is None else follows(turn, person).get(choice["with"], Next())
        yield from tell(AttackBegun(who, target.id, choice["with"], found.later, shot, found.two))


class Unarmed(Attack):
    """The same with bare hands, for whoever has something better to strike with: it provokes, and what it deals is not
    lethal (D35-BAS-013)."""

    code = "unarmed"
    midway = False
    needs = (unpinned, no("bare_handed", _bare), BARE_HANDS)
    whom = (_RIVAL, *SET_UPON, BY_HAND)
    wrong = (not_to,)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return not_to(at, said) or ("nobody_near", {})

    def asks(self, at: Outlook) -> Blanks | Lack | None:
        found = tuple(each for each, arms in targets(at.state, at.who).items() if FISTS in arms)
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from super().does(scene, who, {**choice, "with": FISTS})


class GuessPlace(Deed):
    """At a square where he thinks that somebody is of whom he knows, and whom he does not see (D35-CAM-005)."""

    code = "guess"
    aimed = True
    needs = (must("no_suspect", lambda at: guessing.suspected(at.state, at.who)), unheld, ATTACKS)
    wrong = (always("no_guess"),)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return unready(at) or ("no_guess", {})

    def asks(self, at: Outlook) -> Blanks | Lack | None:
        able = () if at.turn is None else guessing.arms(at.state, at.who, at.turn)
        if not on_grid(at.state):
            return (Field("with", able), Field("target", guessing.suspected(at.state, at.who))) if able else None
        found = {arm: there for arm in able if (there := guessing.cells(at.state, at.who, at.who.arm(arm)))}
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            arm = Field("with", tuple(found))
            if partial.get("with") not in found:
                return (arm,)
            cells = cells_of(found[partial["with"]])
            return (arm, *(cells(partial) if callable(cells) else cells))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from people.come_out(scene, who)
        yield from guessing.begin(scene, who, choice["with"], choice.get("to", ""), choice.get("target"))


ACTIONS = (Attack(), Unarmed(), GuessPlace())
