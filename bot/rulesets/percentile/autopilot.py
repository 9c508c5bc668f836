"""What an autopilot answers, by temperament; "half" and "a quarter" are of the usual hit points.

=============  =============================================
temperament    posture of its attack
=============  =============================================
never_guard    Offensive
furious        Offensive, Defensive below a quarter
steady         none, Defensive below half
cautious       Defensive
desperate      Defensive from half upwards, Offensive below
=============  =============================================

It attacks whom it attacked last, else, of the enemies that it can reach, the one whom the fewest of its companions go
for, and of those the one with the fewest hit points; with nobody in reach it does nothing, held or strangled it gets
free. Whoever has nothing to parry with, or is at least as good with a spell as with the weapon in hand, casts the first
spell of damage that it can pay at that enemy, in Focus. It never flees; whose weapon is of no use draws another. It
parries where it may, rerolls what has failed, tries the riding roll, and takes its reactions and opportunities. A
battalion takes no posture, hence does not defend (PCT-BAT-008). Whose attack is Offensive casts so, too, where that
makes a spell do all it can (PCT-POS-009) and he can pay for it. Whoever has learnt to wrestle, has nothing in hand and
needs no roll for it lays hands on the enemy first, and strikes while he has him: by the throat where the table's dice
say what that does, else he pins him (PCT-UNA-003, -005).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.percentile.state import Fighter, PercentileState, Spell, allies
from bot.rulesets.percentile.state.conditions import HELD
from bot.rulesets.percentile.unarmed import by_the_text, gripped


def answers(state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
    """What an autopilot answers in the place of *who*; None: whoever is asked."""
    match decision.kind:
        case "declare":
            return _declares(state, who, decision)
        case "defence" | "opportunity":
            return {decision.kind: decision.fields[0].options[0]}
        case "advantage":
            return {"advantage": "reroll"}
        case "ride":
            return {"ride": "try"}
        case "react":
            return {"react": "now"}
        case "strangled":
            return {"strangled": "get_free"}
        case "retarget":
            people = [each for each in decision.fields[0].options if each != NOTHING]
            return {"target": _meant(state, who, people)}
        case _:
            pass
    return None


def guarded(who: Fighter, decision: Decision, choice: Choice) -> Choice | None:
    """*choice* in Defensive, in which alone somebody dodges or parries (PCT-DEF-001), if he has any posture, and rather
    a defence than nothing; None: it goes with no such posture. Whoever is held gets free all the same."""
    if decision.kind != "declare" or who.soldiers is not None:
        return choice
    if choice["action"] == "nothing":
        kinds = decision.fields[0].options
        guards = next((each for each in ("parry", "dodge") if each in kinds), None)
        return choice if guards is None else decision.filled({"action": guards}, {"posture": "defensive"})
    kept = {**choice, "posture": "defensive"}
    if decision.legal(kept) == ():
        return kept
    # A spell that only Focus makes cheap enough goes with no other posture.
    opens = choice["action"] == "cast" or ("posture" in choice and choice["action"] != "get_free")
    return None if opens else choice


def _declares(state: PercentileState, who: Fighter, decision: Decision) -> Choice:
    kinds = decision.fields[0].options
    if "get_free" in kinds:
        return decision.filled({"action": "get_free"}, {"posture": "none"})
    if "cast" in kinds and (cast := _casts(state, who, decision)) is not None:
        return cast
    if "draw" in kinds and not who.usable("main", state.round):
        return decision.filled({"action": "draw"}, {"posture": _posture(who)})
    if "attack" not in kinds:
        return {"action": "nothing"}
    if "wrestling" in kinds and (grip := _wrestles(state, who, decision)) is not None:
        return grip
    choice: dict[str, str] = {"action": "attack"}
    options = next(each.options for each in decision.legal(choice) or () if each.name == "target")
    choice["target"] = _meant(state, who, options)
    return decision.filled(choice, {"posture": _posture(who)})


def _casts(state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
    choice: dict[str, str] = {"action": "cast"}
    left = {each.name: each.options for each in decision.legal(choice) or ()}
    foes = [ident for ident in left.get("target", ()) if state.fighters[ident].side != who.side]
    spells = [each.spell for each in who.spells if each.spell in left.get("spell", ()) and _prefers(who, each)]
    if not foes or not spells:
        return None
    chosen = {**choice, "spell": spells[0], "target": _meant(state, who, foes)}
    offensive = {**chosen, "posture": "offensive"}
    if state.settings.offensive_spells and _posture(who) == "offensive" and decision.legal(offensive) == ():
        return offensive
    return decision.filled(chosen, {"posture": "focus"})


def _wrestles(state: PercentileState, who: Fighter, decision: Decision) -> Choice | None:
    """The hold that somebody of bare hands takes of an enemy whom nobody has; None: he has one already, or strikes."""
    if not by_the_text(state) or who.main.skill not in ("brawling", "wrestling") or gripped(state, who.id):
        return None
    choice = {"action": "wrestling"}
    near = next((each.options for each in decision.legal(choice) or () if each.name == "target"), ())
    people = [state.fighters[each] for each in near]
    free = [each.id for each in people if not HELD(each)]
    if not free:
        return None
    hold = "pin" if state.settings.asphyxia_dice == "ask" else "strangle"
    choice |= {"target": _meant(state, who, free), "hold": hold}
    # No skill is rolled for it: Offensive brings nothing.
    return decision.filled(choice, {"posture": "none" if _posture(who) == "offensive" else _posture(who)})


def _prefers(who: Fighter, spell: Spell) -> bool:
    """Whether *who* hurts somebody with *spell* rather than with the weapon in hand."""
    if spell.dice is None:
        return False
    if spell.skill is None or not who.main.parries:
        return True
    otherwise = who.scores.get("physique", 0)
    return who.scores.get(spell.skill, otherwise) >= who.scores.get(who.main.skill, otherwise)


def _meant(state: PercentileState, who: Fighter, people: Sequence[str]) -> str:
    """Whom it aims at among *people*: the last one again, else the one whom the fewest companions go for, of those the
    weakest, battalions after everybody else."""
    if who.last_target is not None and who.last_target in people:
        return who.last_target
    # What somebody hidden goes for must not show in whom the others take.
    aims = [_goes_for(each) for each in allies(state, who) if not each.hidden]
    fighters = state.fighters

    def worth(ident: str) -> tuple[bool, int, int]:
        other = fighters[ident]
        return other.soldiers is not None, aims.count(ident), other.hit_points

    return min(people, key=worth)


def _goes_for(who: Fighter) -> str | None:
    """Whom somebody goes for, by what he has declared, else by what he did last."""
    said = who.declaration
    return who.last_target if said is None or said.target is None else said.target


def _below(who: Fighter, part: int) -> bool:
    return who.hit_points * part < who.hit_points_max


def _posture(who: Fighter) -> str:
    if who.soldiers is not None:
        return "none"
    match who.temperament:
        case "never_guard":
            return "offensive"
        case "furious":
            return "defensive" if _below(who, 4) else "offensive"
        case "steady":
            return "defensive" if _below(who, 2) else "none"
        case "desperate":
            return "offensive" if _below(who, 2) else "defensive"
        case "cautious" | None:
            pass
    return "defensive"
