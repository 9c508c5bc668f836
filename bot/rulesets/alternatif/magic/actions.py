"""Casting a spell, using a magic item."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Choice, Field, Scalar
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.magic import castable, casting, times
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.actions_gear import Undertaken
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Task
from bot.rulesets.shared.actions import Blanks, Costs
from bot.rulesets.shared.seeing import alike

State = AlternatifState


class Magical(Undertaken):
    """What is common to both. In the question somebody is named only for what harms; the form takes anybody. What is
    left of several is named by whoever means it: a scroll is not read because the wand still rests."""

    handles = True

    def has(self, at: Announcer) -> tuple[str, ...]:
        """All that he has for it: what is spent or rests may be named, too, for the refusal says why."""
        raise NotImplementedError

    def asked(self, at: Announcer) -> Blanks | None:
        found = tuple(castable.things(at.state, at.who, self.code))
        several = len(self.has(at)) > 1
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            which = (Field("weapon", found, alone=several),) if several else ()
            known = not which or "weapon" in partial
            harms = known and castable.harms(at.who, partial.get("weapon", found[0]))
            return (*which, Field("target", at.sought)) if harms and at.sought else which

        return fields

    def said(self, at: Announcer) -> Blanks | None:
        found = self.has(at)
        here = tuple(each.id for each in at.state.combatants.values() if not each.out and not each.hidden)
        things = Field("with", found, alone=len(found) > 1) if found else None
        return None if things is None else (things, *((Field("target", here),) if here else ()))

    def check(self, state: State, who: Combatant, thing: str | None, target: str | None, label: str) -> None:
        castable.check(state, who, self.code, thing)

    def figures(self, state: State, who: Combatant, thing: str | None) -> tuple[str | None, str | None]:
        return times.figures(who, self.code, thing, state.settings)

    def thing(self, at: Announcer, given: str | None) -> str | None:
        return given if given is not None else castable.only_one(at.state, at.who, self.code)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        at = Announcer(scene.now, scene.now.combatants[who])
        thing = self.thing(at, choice.get("weapon"))
        return tasks.propose(scene, who, self.code, weapon=thing, target=choice.get("target"))


class Cast(Magical):
    """A spell (ALT-MAG-001)."""

    code = times.CAST

    def has(self, at: Announcer) -> tuple[str, ...]:
        return tuple(each.id for each in at.who.magic.spells)

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        return casting.cast(scene, who.id, task)


class Use(Magical):
    """A magic item (ALT-MAG-015)."""

    code = times.USE

    def has(self, at: Announcer) -> tuple[str, ...]:
        return tuple(each.id for each in at.who.magic.items)

    def costs(self, at: Announcer, thing: str | None) -> Costs:
        """A wand that still rests says when it is ready, too (ALT-MAG-016)."""
        ready = times.earliest(at.who, self.code, thing)
        return {**super().costs(at, thing), **({"ready": ready} if ready > at.state.segment else {})}

    def ends(self, scene: Scene[State], who: Combatant, task: Task) -> Action:
        return casting.use(scene, who.id, task)


def resting(state: State, who: Combatant) -> Mapping[str, Scalar]:
    """What a question tells, beside what *who* may use, of what still rests: when it may take effect again
    (ALT-MAG-016)."""
    found = alike({"weapon": each.id, "ready": each.ready} for each in castable.resting(state, who))
    return {} if found is None else {f"{Use.code}.resting": found}
