"""Defence: one roll a round, after being hit and before damage (PCT-DEF)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile.declaring import legal
from bot.rulesets.percentile.defence.events import DefenceChosen, DefenceJudged, open_hit
from bot.rulesets.percentile.postures.taking import shown, spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.scoring import MOUNTED_DEFENCE, dodge_terms, parry_terms, skill_terms
from bot.rulesets.percentile.rounds.events import TurnStepped
from bot.rulesets.percentile.state import FISTS, Fighter, Hit, PercentileState, Roll, Term, Turn, Weapon

NOTHING = "-"


def weapon_of_hit(state: PercentileState, turn: Turn, hit: Hit) -> Weapon | None:
    """The weapon behind a hit, None for a spell; wrestling is done with bare hands."""
    actor = state.fighters[turn.actor]
    if hit.hand == "spell":
        return None
    if turn.declaration.kind == "lutte":
        return FISTS
    return legal.arm_of(actor, "second" if hit.hand == "second" else turn.declaration.arm)


def means(state: PercentileState, turn: Turn, hit: Hit) -> list[str]:
    """What the target may answer: `parade/main`, `parade/second`, `parade/shield`, `esquive`, `parade_magique`
    (PCT-DEF-001 to -011, -016)."""
    who = state.fighters.get(hit.target)
    if who is None or who.out or who.has("immobilise"):
        return []
    if who.posture not in legal.defence_postures(state):
        return []
    if turn.declaration.granted and state.settings.sneak_defence == "refused":
        return []
    left = _left(state, who)
    weapon = weapon_of_hit(state, turn, hit)
    if weapon is None:
        return ["parade_magique"] if "parade_magique" in who.scores and "parade" in left else []
    arrow = hit.hand == "volley" or weapon.kind in ("arrow", "powder")
    arrow = arrow or (weapon.kind == "thrown" and state.settings.thrown_as_arrows)
    found = []
    if "parade" in left:
        if who.shield is not None:
            found.append("parade/shield")
        if not arrow:
            found += [f"parade/{hand}" for hand in legal.parrying_hands(state, who)]
            if who.shield is not None and found[1:]:
                # The shield's bonus comes with the weapon's own skill: the same parry, once.
                found = found[:1]
    said = who.declaration
    if not arrow and "esquive" in left and said is not None and said.kind == "esquive" and said.target == turn.actor:
        found.append("esquive")
    return found


def _left(state: PercentileState, who: Fighter) -> set[str]:
    """The defences of this round that are not used up (PCT-DEF-002, -005, -009)."""
    if state.settings.defences_per_round == "one_total":
        return set() if who.defences else {"parade", "esquive"}
    return {"parade", "esquive"} - set(who.defences)


def questions(state: PercentileState) -> list[Decision]:
    """The target of the open hit is asked, when there is anything to choose (PCT-SYS-003)."""
    turn, hit = state.turn, open_hit(state)
    if turn is None or hit is None or hit.stage != "open":
        return []
    options = means(state, turn, hit)
    if not options:
        return []
    who = state.fighters[hit.target]
    about: dict[str, Scalar] = {
        "round": state.round,
        "attacker": turn.actor,
        "face": turn.face,
        "critical": hit.critical,
        "hand": hit.hand,
        "weapon": who.main.weapon,
        "second": None if who.second is None else who.second.weapon,
    }
    for option in options:
        terms = terms_of(state, who, option, turn.actor)
        about[f"{option}.score"] = sum(each.value for each in terms)
    key = f"{hit.target}:defence:{state.round}:{turn.actor}:{hit.hand}:{len(state.turns)}:{len(who.defences)}"
    fields = (Field("defence", (*options, NOTHING)),)
    return [Decision(key, "defence", hit.target, fields, {"defence": options[0]}, about)]


def terms_of(state: PercentileState, who: Fighter, option: str, against: str) -> list[Term]:
    """The score of a defence."""
    if option == "esquive":
        return dodge_terms(who, against=against)
    if option == "parade_magique":
        # Rolled like a parry (PCT-DEF-011), from the saddle as well (PCT-MNT-002).
        found = skill_terms(who, "parade_magique", against=against, focus=False)
        return [*found, Term("mounted", MOUNTED_DEFENCE)] if who.mounted else found
    skill = parried_with(who, option)
    return parry_terms(who, skill, state.settings, shield=who.shield is not None, against=against)


def parried_with(who: Fighter, option: str) -> str:
    """The skill of a parry; a shield alone is handled like a melee weapon."""
    weapon = who.second if option == "parade/second" else who.main
    return "melee" if weapon is None or weapon.ranged or not weapon.parries else weapon.skill


def defend(scene: Scene[PercentileState]) -> Action:
    """Ask the target of the open hit; what has no answer is taken."""
    first = open_hit(scene.now)
    if first is not None and first.target in scene.now.fighters:
        yield from shown(scene, first.target)
    state = scene.now
    turn, hit = state.turn, open_hit(state)
    assert turn is not None
    assert hit is not None
    if not means(state, turn, hit):
        yield from tell(DefenceChosen(hit.target, turn.actor, None))
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    _, choice = answer
    chosen = choice["defence"]
    if chosen == NOTHING:
        yield from tell(DefenceChosen(hit.target, turn.actor, None))
        return
    how: Literal["parade", "esquive", "parade_magique"] = "parade"
    if chosen in ("esquive", "parade_magique"):
        how = "esquive" if chosen == "esquive" else "parade_magique"
    who = scene.now.fighters[hit.target]
    yield from tell(DefenceChosen(hit.target, turn.actor, how))
    terms = terms_of(scene.now, who, chosen, turn.actor)
    yield from d100.throw(scene, hit.target, how, terms, target=turn.actor)


def judged(scene: Scene[PercentileState], what: Roll) -> Action:
    """A critical attack is stopped only by a critical defence (PCT-DEF-012)."""
    hit, turn = open_hit(scene.now), scene.now.turn
    assert turn is not None
    critical = hit is not None and hit.critical
    stopped = what.degree == "critical" or (what.degree == "success" and not critical)
    if what.purpose == "esquive":
        yield from spent(scene, what.who)
    yield from tell(DefenceJudged(what.who, turn.actor, stopped))
    if what.degree == "fumble" and what.purpose != "parade_magique":
        # The game master may add a mishap (PCT-DEF-017).
        yield from tell(TurnStepped(turn.actor, pending="mishap"))
