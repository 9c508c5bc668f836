"""Attacking in one's turn (D35-BAS-010, -018)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.attack import guesses as guessing
from bot.rulesets.dnd35.attack.arms import Next, blades, follows, shoots, targets
from bot.rulesets.dnd35.attack.strikes import AttackBegun
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.saddles import shoots_still, single
from bot.rulesets.dnd35.movement.steps import cells_of
from bot.rulesets.dnd35.state import FISTS, Fighter, State, Turn
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable


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


class Attack(Doable[Outlook]):
    """One attack: the first is a standard action, with the next it becomes a full attack."""

    code = "attack"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None:
            return None
        found = next_targets(at.state, at.who, turn)
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = Field("target", tuple(found))
            if partial.get("target") in found:
                return (target, Field("with", found[partial["target"]]))
            every = tuple(dict.fromkeys(arm for arms in found.values() for arm in arms))
            return (target, Field("with", every))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        turn = scene.now.turn
        person, target = scene.now.combatants[who], scene.now.combatants[choice["target"]]
        shot = shoots(person, person.arm(choice["with"]), target)
        found = Next() if turn is None else follows(turn, person).get(choice["with"], Next())
        yield from tell(AttackBegun(who, target.id, choice["with"], found.later, shot, found.two))


class Unarmed(Attack):
    """The same with bare hands, for whoever has something better to strike with: it provokes, and what it deals is not
    lethal (D35-BAS-013)."""

    code = "unarmed"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or FISTS in blades(at.who) or FISTS not in follows(turn, at.who):
            return None
        found = tuple(each for each, arms in targets(at.state, at.who).items() if FISTS in arms)
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from super().does(scene, who, {**choice, "with": FISTS})


class GuessPlace(Doable[Outlook]):
    """At a square where he thinks that somebody is of whom he knows, and whom he does not see (D35-CAM-005)."""

    code = "guess"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or not guessing.suspects(at.state, at.who):
            return None
        able = guessing.arms(at.state, at.who, turn)
        if not on_grid(at.state):
            whom = guessing.suspected(at.state, at.who)
            return (Field("with", able), Field("target", whom)) if able and whom else None
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
        if scene.now.combatants[who].hidden:
            yield from people.show(scene, who, scene.now.combatants[who].seen_with)
        yield from guessing.begin(scene, who, choice["with"], choice.get("to", ""), choice.get("target"))


ACTIONS = (Attack(), Unarmed(), GuessPlace())
