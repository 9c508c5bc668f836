"""Mishaps: what a fumbled attack brings, by the game master's choice (PCT-FUM); and what kills slowly (PCT-ATK-008)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.dice import Dice, dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.percentile import attack, damage
from bot.rulesets.percentile.events import DamageRolled, MishapChosen, StatusSet, TurnStepped
from bot.rulesets.percentile.rolls import GM
from bot.rulesets.percentile.state import PercentileState, Term, Turn, Weapon, allies

D4, D6 = dice("d4"), dice("d6")
RANDOM, OTHER, NOTHING_MORE = "random", "other", "nothing"
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
LATER = "later"


def bearer(turn: Turn) -> str:
    """Whose mishap it is: the attacker's, or that of the target who fumbled his defence (PCT-DEF-017)."""
    return turn.hits[0].target if turn.hits else turn.actor


def weapon_of(state: PercentileState, turn: Turn) -> Weapon:
    """The weapon with which it happens."""
    who = state.fighters[bearer(turn)]
    return who.main if turn.hits else attack.arms(who, turn)


def offered(state: PercentileState, turn: Turn) -> list[str]:
    """The mishaps of the weapon's family; those that strike a friend need one."""
    friends = allies(state, state.fighters[bearer(turn)])
    weapon = weapon_of(state, turn)
    family = "lutte" if turn.declaration.kind == "lutte" and not turn.hits else weapon.skill
    found = [each for each in LISTS[family] if friends or each not in _FRIENDLY]
    if weapon.kind == "powder":
        # It has no string, and a detonation is what one thinks of first (PCT-ATK-014).
        found = sorted((each for each in found if each != "string_breaks"), key=lambda each: each != "noise")
    elif "noise" in found:
        found.remove("noise")
    return found


def questions(state: PercentileState) -> list[Decision]:
    """The game master chooses; nobody's word is the family's plainest mishap (PCT-FUM-001), after a defence nothing
    more (PCT-DEF-017)."""
    turn = state.turn
    if turn is None or turn.pending != "mishap" or bearer(turn) not in state.fighters:
        return []
    who = state.fighters[bearer(turn)]
    found = offered(state, turn)
    friends = tuple(each.id for each in allies(state, who))
    mishap = Field("mishap", (*((NOTHING_MORE,) if turn.hits else ()), *found, RANDOM, OTHER))
    default = next((each for each in ("noise", "string_breaks") if each in found), "off_balance")
    if turn.hits:
        default = NOTHING_MORE

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("mishap") in _FRIENDLY and friends:
            return (mishap, Field("friend", friends))
        return (mishap,)

    about: dict[str, Scalar] = {"author": who.id, "weapon": weapon_of(state, turn).weapon, "face": turn.face}
    key = f"{who.id}:mishap:{state.round}:{turn.occasion}:{len(turn.hits)}:{len(who.defences)}"
    return [Decision(key, "mishap", GM, (mishap,), {"mishap": default}, about, form)]


def mishap(scene: Scene[PercentileState]) -> Action:
    """The chosen mishap happens; after an attack the action is over, after a defence the blow lands."""
    turn = scene.now.turn
    assert turn is not None
    if bearer(turn) not in scene.now.fighters:
        yield from tell(TurnStepped(turn.actor, pending=""))
        return
    answer = yield from ask_first(questions)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    ident = bearer(turn)
    chosen = answer[1]["mishap"]
    friend = answer[1].get("friend")
    if chosen == RANDOM:
        found = offered(scene.now, turn)
        at = 0
        if len(found) > 1:
            (face,) = yield from roll(Dice(1, len(found)), who=ident, why="mishap")
            at = face - 1
        chosen = found[at]
    if chosen in _FRIENDLY and friend is None:
        near = allies(scene.now, scene.now.fighters[ident])
        friend = near[0].id if near else None
    if chosen != NOTHING_MORE:
        yield from _happens(scene, ident, chosen, friend)
    # A fumbled attack has no hits left to settle; a fumbled defence has the one that it did not stop.
    yield from tell(TurnStepped(turn.actor, step="held", pending=""))


def _happens(scene: Scene[PercentileState], actor: str, chosen: str, friend: str | None) -> Action:
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
    """The game master says how long somebody survives (PCT-ATK-008). Nobody's word: others die at once, while the hour
    of a player's character stays open until the game master settles it."""
    turn = state.turn
    if turn is None or turn.pending != "lethal" or turn.victim not in state.fighters:
        return []
    victim = turn.victim
    about: dict[str, Scalar] = {"author": turn.actor, "victim": victim}
    pj = state.fighters[victim].pj
    key = f"{turn.actor}:lethal:{state.round}:{turn.occasion}:{victim}:{len(turn.hits)}"
    fields = (Field("delay", (*DELAYS, LATER) if pj else DELAYS),)
    return [Decision(key, "lethal", GM, fields, {"delay": LATER if pj else "at_once"}, about)]


def lethal(scene: Scene[PercentileState]) -> Action:
    """He dies at once, or at the end of the Nth round after this one."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    victim = state.fighters.get(turn.victim or "")
    if victim is None or victim.has("mort"):
        yield from tell(TurnStepped(turn.actor, pending=""))
        return
    answer = yield from ask_first(lethal_question)
    turn = scene.now.turn
    if answer is None or turn is None:
        return
    chosen, ident = answer[1]["delay"], turn.victim
    assert ident is not None
    yield from tell(TurnStepped(turn.actor, pending=""))
    if chosen == "at_once":
        yield from tell(StatusSet(ident, "mort", on=True))
        yield from damage.ends_of(scene, ident)
        return
    until = None
    if chosen != LATER:
        (rounds,) = yield from roll(dice(chosen), who=ident, why="lethal")
        until = scene.now.round + rounds
    before = scene.now.fighters[ident].status("blessure_letale")
    if before is not None and before.until is not None:
        # A second lethal wound gives nobody more time.
        until = before.until if until is None else min(until, before.until)
    yield from tell(StatusSet(ident, "blessure_letale", on=True, until=until))
