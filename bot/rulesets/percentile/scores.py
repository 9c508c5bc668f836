"""A score that a sheet lacks and nothing stands in for: the game master says it before the roll (PCT-TST-005,
PCT-SYS-002). From then on the combatant has it."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile import breaking, defence
from bot.rulesets.percentile import unarmed as holds
from bot.rulesets.percentile.declaring.actions import DOINGS
from bot.rulesets.percentile.defence import open_hit
from bot.rulesets.percentile.figures import GmOverrode
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.scoring import UNKNOWN, fields_of, parried_with
from bot.rulesets.percentile.state import GM, Fighter, PercentileState
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.secrecy import secret_figures

SCORES = tuple(str(each) for each in range(5, 101, 5))


def missing(state: PercentileState, stage: str) -> tuple[str, str] | None:
    """Whose score is missing for the roll that *stage* is about to make, and which: (combatant, skill)."""
    for ident, skill in _rolled(state, stage):
        who = state.fighters.get(ident)
        if who is not None and not who.out and not _has(who, skill):
            return ident, skill
    return None


def _has(who: Fighter, skill: str) -> bool:
    return any(each in who.scores for each in fields_of(skill))


def _rolled(state: PercentileState, stage: str) -> list[tuple[str, str]]:
    """Who may roll what in *stage*."""
    turn = state.turn
    if stage == "breaking":
        up = breaking.next_to_break(state)
        return [] if up is None else _of(breaking.off(state, up))
    if turn is None:
        return []
    match stage, turn.declaration.kind:
        case "begin", _ if holds.strains(state, turn):
            return _of(holds.alone(state))
        case "begin", "disengage" if not state.fighters[turn.actor].broke:
            return _of(breaking.off(state, turn.actor))
        case "ready", kind:
            return _of(DOINGS[kind].trial(state))
        case "land", "wrestling":
            return _of(holds.seizing(state))
        case "resist", _ if turn.target in state.fighters:
            return _of(holds.resistance(state, state.fighters[turn.target]))
    return _defended(state) if stage == "defend" else []


def _of(ahead: d100.Ahead | None) -> list[tuple[str, str]]:
    """The scores on which it hangs: the chances of a discreet attack are the rule's."""
    if ahead is None or not ahead.terms[0].name.startswith("score_"):
        return []
    against = [ahead.target] if ahead.purpose == "opposed" and ahead.target is not None else []
    return [(each, skill) for each in (ahead.who, *against) for skill in ahead.skills]


def _defended(state: PercentileState) -> list[tuple[str, str]]:
    """What the target of the open hit may roll against it."""
    turn, hit = state.turn, open_hit(state)
    if turn is None or hit is None or hit.target not in state.fighters:
        return []
    means, who = defence.means(state, turn, hit), state.fighters[hit.target]
    found = [(who.id, "dodge")] if "dodge" in means else []
    if any(each.startswith("parry/") for each in means) and not _parries(state, who, means):
        found.append((who.id, "strength"))
    return found


def _parries(state: PercentileState, who: Fighter, means: list[str]) -> bool:
    """Whether every parry among *means* has a score: of the weapon's skill, else of Strength or Physique."""
    if _has(who, "parry"):
        return True
    if state.settings.parry_score == "strength":
        return False
    return all(parried_with(defence.arm(who, each)) in who.scores for each in means if each.startswith("parry/"))


def questions(state: PercentileState, stage: str) -> list[Decision]:
    """The game master is asked for the score that is missing."""
    found = missing(state, stage)
    if found is None:
        return []
    ident, skill = found
    about: dict[str, Scalar] = {"author": ident, "skill": skill}
    return [one_of(f"{ident}:score:{skill}", "score", GM, SCORES, about, usual=str(UNKNOWN))]


def ask(scene: Scene[PercentileState], stage: str) -> Action:
    """What the game master says is the score from now on."""
    answer = yield from ask_first(lambda state: questions(state, stage))
    if answer is None:
        return
    key, choice = answer
    ident, _, skill = key.split(":")
    who = scene.now.fighters.get(ident)
    if who is not None:
        yield from tell(GmOverrode(skill, ident, None, int(choice["score"]), secret=secret_figures(scene.now, who)))
