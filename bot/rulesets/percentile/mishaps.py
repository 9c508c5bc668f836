"""Mishaps: what a fumbled attack brings, by the game master's choice (PCT-FUM); and what kills slowly (PCT-ATK-008)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.percentile import attack, damage
from bot.rulesets.percentile.events import DamageRolled, MishapChosen, StatusSet, TurnEnded, TurnStepped
from bot.rulesets.percentile.rolls import GM
from bot.rulesets.percentile.state import PercentileState, Term, Turn, allies

D4, D6 = dice("d4"), dice("d6")
RANDOM, OTHER = "random", "other"
ARMED = ("breaks", "stuck", "off_balance", "hits_friend")
SHOT = ("string_breaks", "ricochet", "noise")
LISTS: dict[str, tuple[str, ...]] = {
    "bagarre": ("hits_wall", "off_balance"),
    "lutte": ("hits_wall", "off_balance"),
    "melee": ARMED,
    "hast": ARMED,
    "tir": (*SHOT, *ARMED),
}
_FRIENDLY = ("hits_friend", "ricochet")
DELAYS = ("at_once", "d4", "d6", "d8", "d10")


def offered(state: PercentileState, turn: Turn) -> list[str]:
    """The mishaps of the weapon's family; those that strike a friend need one."""
    who = state.fighters[turn.actor]
    friends = allies(state, who)
    weapon = attack.arms(who, turn)
    found = [each for each in LISTS[attack.skill(who, turn)] if friends or each not in _FRIENDLY]
    if weapon.kind == "powder":
        # A detonation is what one thinks of first (PCT-ATK-014).
        found.sort(key=lambda each: each != "noise")
    elif "noise" in found:
        found.remove("noise")
    return found


def questions(state: PercentileState) -> list[Decision]:
    """The game master chooses; nobody's word is the family's plainest mishap (PCT-FUM-001)."""
    turn = state.turn
    if turn is None or turn.pending != "mishap":
        return []
    who = state.fighters[turn.actor]
    found = offered(state, turn)
    friends = tuple(each.id for each in allies(state, who))
    mishap = Field("mishap", (*found, RANDOM, OTHER))
    default = "string_breaks" if attack.skill(who, turn) == "tir" else "off_balance"

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("mishap") in _FRIENDLY and friends:
            return (mishap, Field("friend", friends))
        return (mishap,)

    about: dict[str, Scalar] = {"author": who.id, "weapon": attack.arms(who, turn).weapon, "face": turn.face}
    key = f"{who.id}:mishap:{state.round}:{turn.occasion}"
    return [Decision(key, "mishap", GM, (mishap,), {"mishap": default}, about, form)]


def mishap(scene: Scene[PercentileState]) -> Action:
    """The chosen mishap happens, and the action is over."""
    answer = yield from ask_first(questions)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    chosen = answer[1]["mishap"]
    friend = answer[1].get("friend")
    if chosen == RANDOM:
        found = offered(scene.now, turn)
        at = 0
        if len(found) > 1:
            (face,) = yield from roll(Dice(1, len(found)), who=turn.actor, why="mishap")
            at = face - 1
        chosen = found[at]
    if chosen in _FRIENDLY and friend is None:
        near = allies(scene.now, scene.now.fighters[turn.actor])
        friend = near[0].id if near else None
    yield from _happens(scene, turn, chosen, friend)
    yield from tell(TurnEnded(turn.actor, "done"))


def _happens(scene: Scene[PercentileState], turn: Turn, chosen: str, friend: str | None) -> Action:
    actor = turn.actor
    now = scene.now.round
    match chosen:
        case "hits_wall":
            faces = yield from roll(D4, who=actor, why="wall")
            yield from tell(MishapChosen(actor, chosen, None, faces))
            yield from _self_harm(scene, actor, faces)
        case "breaks":
            yield from tell(MishapChosen(actor, chosen))
            yield from tell(StatusSet(actor, "arme_brisee", on=True, weapon="main"))
        case "stuck":
            yield from tell(MishapChosen(actor, chosen))
            yield from tell(StatusSet(actor, "arme_coincee", on=True, weapon="main"))
        case "off_balance":
            yield from tell(MishapChosen(actor, chosen))
            yield from tell(StatusSet(actor, "desequilibre", on=True, until=now + 1))
        case "string_breaks":
            faces = yield from roll(D6, who=actor, why="string")
            yield from tell(MishapChosen(actor, chosen, None, faces))
            yield from tell(StatusSet(actor, "corde_cassee", on=True, until=now + faces[0], weapon="main"))
        case "hits_friend" | "ricochet" if friend is not None:
            yield from tell(MishapChosen(actor, chosen, friend))
            yield from _friend(scene, actor, friend, halved=chosen == "ricochet")
        case _:
            yield from tell(MishapChosen(actor, chosen))


def _self_harm(scene: Scene[PercentileState], ident: str, faces: tuple[int, ...]) -> Action:
    who = scene.now.fighters[ident]
    protection = damage.protection_of(who)
    terms = [Term("dice", sum(faces)), *([Term("protection", -protection)] if protection else [])]
    dealt = max(0, sum(each.value for each in terms))
    yield from tell(DamageRolled(None, ident, None, faces, (), tuple(terms), dealt))
    yield from damage.lose(scene, ident, dealt)


def _friend(scene: Scene[PercentileState], actor: str, friend: str, *, halved: bool) -> Action:
    """Damage as for a plain hit of the main weapon; a ricochet's is halved (PCT-FUM-006, -007)."""
    who = scene.now.fighters[actor]
    faces = yield from roll(dice(who.main.dice), who=actor, why="friend")
    terms = [Term("dice", sum(faces))]
    if not who.main.ranged:
        bonus = yield from damage.bonus_of(who, maximum=False)
        if bonus:
            terms.append(Term("bonus", bonus))
    if halved:
        total = sum(each.value for each in terms)
        terms.append(Term("halved", total // 2 - total))
    protection = damage.protection_of(scene.now.fighters[friend])
    if protection:
        terms.append(Term("protection", -protection))
    dealt = max(0, sum(each.value for each in terms))
    yield from tell(DamageRolled(None, friend, who.main.weapon, faces, (), tuple(terms), dealt))
    yield from damage.lose(scene, friend, dealt)


# ---- lethal wounds


def lethal_question(state: PercentileState) -> list[Decision]:
    """The game master says how long somebody survives (PCT-ATK-008); nobody's word: a player's character as long as
    the die allows, others not at all."""
    turn = state.turn
    if turn is None or turn.pending != "lethal" or not turn.asked or turn.asked[-1] not in state.fighters:
        return []
    victim = turn.asked[-1]
    about: dict[str, Scalar] = {"author": turn.actor, "victim": victim}
    default = "d10" if state.fighters[victim].pj else "at_once"
    key = f"{turn.actor}:lethal:{state.round}:{turn.occasion}:{victim}"
    return [Decision(key, "lethal", GM, (Field("delay", DELAYS),), {"delay": default}, about)]


def lethal(scene: Scene[PercentileState]) -> Action:
    """He dies at once, or at the end of the Nth round after this one."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    victim = state.fighters.get(turn.asked[-1]) if turn.asked else None
    if victim is None or victim.has("mort"):
        yield from tell(TurnStepped(turn.actor, pending=""))
        return
    answer = yield from ask_first(lethal_question)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    chosen = answer[1]["delay"]
    ident = turn.asked[-1]
    yield from tell(TurnStepped(turn.actor, pending=""))
    if chosen == "at_once":
        yield from tell(StatusSet(ident, "mort", on=True))
        yield from damage.ends_of(scene, ident)
        return
    (rounds,) = yield from roll(dice(chosen), who=ident, why="lethal")
    yield from tell(StatusSet(ident, "blessure_letale", on=True, until=scene.now.round + rounds))


Delay = Literal["at_once", "d4", "d6", "d8", "d10"]
