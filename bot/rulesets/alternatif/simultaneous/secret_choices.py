"""Simultaneous actions in melee: two enemies whose actions come up against each other (ALT-SIM).

Both choose in secret to attack or to return to guard; who hesitates returns to guard. Nobody learns of an attack that
he cannot see coming: hidden people are left out on both sides (ALT-SIM-009).
"""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, ask_all, tell
from bot.rulesets.alternatif.base.asking import asked_in
from bot.rulesets.alternatif.melee.questions import chosen_aim, chosen_special
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.simultaneous.events import ChoiceRevealed, DisengagedBriefly, SimultaneousAnnounced
from bot.rulesets.alternatif.simultaneous.questions import confronted, simultaneous_choices, undecided
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Wielded, aim_parts


def choices(scene: Scene[AlternatifState]) -> Action:
    """Announce who faces whom, collect the secret choices, reveal them together (ALT-SIM-001, ALT-SIM-010)."""
    state = scene.now
    unannounced = [
        (who.id, facing) for who, facing in confronted(state) if not any(weapon.facing for _, weapon in undecided(who))
    ]
    if unannounced:
        for ident, facing in unannounced:
            yield from tell(SimultaneousAnnounced(ident, tuple(facing)))
        return
    answers = yield from ask_all(simultaneous_choices, secret=True)
    for key, choice in answers.items():
        ident = asked_in(key)
        for suffix, hand in [(end, each.arm.hand) for end, each in undecided(scene.now.combatants[ident])]:
            if choice[f"choice{suffix}"] == "return_to_guard":
                yield from tell(ChoiceRevealed(ident, hand, "return_to_guard", None))
                continue
            meant = chosen_special(scene.now, scene.now.combatants[ident], hand, choice, suffix)
            if meant is not None:
                yield from tell(
                    ChoiceRevealed(
                        ident, hand, "special", meant.target, meant.piece, meant.kind, meant.flank, meant.other
                    )
                )
            else:
                aim = chosen_aim(scene.now, scene.now.combatants[ident], choice, suffix)
                target, piece = aim_parts(aim)
                yield from tell(ChoiceRevealed(ident, hand, "attack", target, piece))


def in_guard(state: AlternatifState) -> list[tuple[Combatant, Wielded]]:
    """The weapons that have returned to guard in this segment and have not been settled yet."""
    return [
        (who, each)
        for who in state.combatants.values()
        for each in who.hands
        if each.up and each.choice == "return_to_guard"
    ]


def returns_to_guard(scene: Scene[AlternatifState]) -> Action:
    """Returning to guard postpones and puts on the defensive (ALT-SIM-003), unless both did (ALT-SIM-005, -006)."""
    state = scene.now
    settled: set[str] = set()
    for who, weapon in in_guard(state):
        if who.id in settled:
            continue
        other = _withdrawn_together(state, who)
        if other is not None:
            settled |= {who.id, other}
            yield from tell(DisengagedBriefly(who.id, other))
            continue
        yield from parries.postpone(state, who, weapon, state.segment, "guard")


def _withdrawn_together(state: AlternatifState, who: Combatant) -> str | None:
    """The one enemy of *who*, if these two alone face each other and neither has a weapon left on the offensive. Who is
    hidden faces nobody: that they stay would tell that he is there."""
    facing = _facing(state, who)
    if len(facing) != 1:
        return None
    other = state.combatants[facing[0]]
    if _facing(state, other) != [who.id] or not (_withdrawn(state, who) and _withdrawn(state, other)):
        return None
    return other.id


def _facing(state: AlternatifState, who: Combatant) -> list[str]:
    """Those in contact with *who* whom everybody sees."""
    return [ident for ident in who.contacts if not state.combatants[ident].hidden]


def _withdrawn(state: AlternatifState, who: Combatant) -> bool:
    """Whether a weapon of *who* returns to guard and no other one keeps him in the fight (ALT-SIM-006)."""
    back = [each for each in who.hands if each.up and each.choice == "return_to_guard"]
    if not back or (len(who.hands) > 1 and state.settings.mutual_guard == "single_weapons_only"):
        return False
    return all(each in back or (each.status == "defensive" and not each.up) for each in who.hands)
