"""Simultaneous actions in melee: two enemies whose actions come up against each other (ALT-SIM).

Both choose in secret to attack or to return to guard; who hesitates returns to guard. Nobody learns of an attack that
he cannot see coming: hidden people are left out on both sides (ALT-SIM-009).
"""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, ask_all, tell
from bot.rulesets.alternatif import forms
from bot.rulesets.alternatif.events import (
    ChoiceRevealed,
    DisengagedBriefly,
    InitiativePostponed,
    SimultaneousAnnounced,
    StatusChanged,
)
from bot.rulesets.alternatif.reaction_dice import postponement, reaction_die
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach


def choices(scene: Scene[AlternatifState]) -> Action:
    """Announce who faces whom, collect the secret choices, reveal them together (ALT-SIM-001, ALT-SIM-010)."""
    state = scene.now
    unannounced = [(who.id, facing) for who, facing in forms.confronted(state) if not who.wielded.facing]
    if unannounced:
        for ident, facing in unannounced:
            yield from tell(SimultaneousAnnounced(ident, tuple(facing)))
        return
    answers = yield from ask_all(forms.simultaneous_choices, secret=True)
    for key, choice in answers.items():
        who = scene.now.combatants[forms.asked_in(key)]
        attacks = choice["choice"] == "attack"
        # Without a choice of targets there is only one within reach.
        target = choice.get("target") or within_reach(scene.now, who)[0]
        yield from tell(
            ChoiceRevealed(
                combatant=who.id,
                hand=who.wielded.arm.hand,
                choice="attack" if attacks else "return_to_guard",
                target=target if attacks else None,
            )
        )


def in_guard(state: AlternatifState) -> list[Combatant]:
    """Those who have returned to guard in this segment and have not been settled yet."""
    return [each for each in state.combatants.values() if each.wielded.up and each.wielded.choice == "return_to_guard"]


def returns_to_guard(scene: Scene[AlternatifState]) -> Action:
    """Returning to guard postpones and puts on the defensive (ALT-SIM-003), unless both did (ALT-SIM-005, -006)."""
    state = scene.now
    settled: set[str] = set()
    for who in in_guard(state):
        if who.id in settled:
            continue
        other = _withdrawn_together(state, who)
        if other is not None:
            settled.add(other)
            yield from tell(DisengagedBriefly(who.id, other))
            continue
        arm = who.wielded.arm
        by = postponement(reaction_die(arm, who.bm, state.settings))
        yield from tell(InitiativePostponed(who.id, arm.hand, by, state.segment + by, "guard"))
        yield from tell(StatusChanged(who.id, arm.hand, "defensive"))


def _withdrawn_together(state: AlternatifState, who: Combatant) -> str | None:
    """The one enemy of *who*, if these two alone face each other and both return to guard."""
    if len(who.contacts) != 1:
        return None
    other = state.combatants[who.contacts[0]]
    if other.contacts != (who.id,) or not other.wielded.up or other.wielded.choice != "return_to_guard":
        return None
    return other.id
