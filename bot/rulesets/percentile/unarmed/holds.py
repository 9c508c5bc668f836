"""Holds, and getting free of them (PCT-UNA-003 to -005)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.defence.events import HitSpent
from bot.rulesets.percentile.postures.events import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rounds.events import StatusSet, TurnStepped
from bot.rulesets.percentile.state import GM, Fighter, PercentileState, Roll, StatusKind, Term
from bot.rulesets.percentile.unarmed.contests import _stands
from bot.rulesets.percentile.unarmed.events import AsphyxiaJudged
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.dice_sums import dice_sum


def hold(scene: Scene[PercentileState], victim: str) -> Action:
    """What a wrestling roll that was not stopped brings (PCT-UNA-003 to -005); who is out by then holds nobody."""
    turn = scene.now.acting
    if scene.now.fighters[turn.actor].out:
        return
    kinds: dict[str, StatusKind] = {"throw_down": "prone", "strangle": "strangled"}
    what = turn.declaration.hold
    if what == "pin":
        yield from d100.throw(scene, turn.actor, "opposed", target=victim)
    elif what is not None:
        by = turn.actor if what == "strangle" else None
        if what == "throw_down" and scene.now.fighters[victim].mounted:
            # He comes off first, whatever the reason (PCT-MNT-004), and then lies on the ground.
            yield from dealing.unhorse(scene, victim)
        yield from tell(StatusSet(victim, kinds[what], on=True, by=by))


def get_free(scene: Scene[PercentileState]) -> Action:
    """A strangled victim rolls Physique, a held one the opposed roll again, the holder resisting; where nobody holds,
    he rolls alone."""
    state, turn = scene.now, scene.now.acting
    who = state.fighters[turn.actor]
    held = who.status("pinned")
    if held is not None and _stands(state, held.by):
        yield from d100.throw(scene, who.id, "opposed", target=held.by)
    elif held is not None or who.has("strangled"):
        yield from d100.throw(scene, who.id, "get_free")
    else:
        yield from tell(TurnStepped(who.id, step="held"))


def freed(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll of whoever gets free of nobody's grip any more, or of being strangled, stands (PCT-UNA-005)."""
    yield from spent(scene, what.who)
    if succeeded(what.degree):
        who = scene.now.fighters[what.who]
        held = who.has("pinned") and not who.has("strangled")
        yield from tell(StatusSet(what.who, "pinned" if held else "strangled", on=False))
    yield from tell(TurnStepped(what.who, step="held"))


D4 = dice("d4")


def resisting(who: Fighter) -> str:
    """The characteristic with which *who* resists a knock-out."""
    return "physique" if who.posture == "defensive" else "luck"


def resisted(scene: Scene[PercentileState], what: Roll) -> Action:
    """Failed: unconscious for 1d4 hours and a third of the damage; else all of it (PCT-UNA-008, -009)."""
    turn = scene.now.turn
    dealt = 0 if turn is None or turn.dealt is None else turn.dealt
    if succeeded(what.degree):
        yield from dealing.lose(scene, what.who, dealt, waited=True)
        return
    (hours,) = yield from roll(D4, who=what.who, why="hours")
    yield from dealing.put_out(scene, what.who, "knocked_out", hours)
    yield from dealing.lose(scene, what.who, dealt // 3, waited=True)


def resist(scene: Scene[PercentileState]) -> Action:
    """The victim of a knock-out rolls Physique in Defensive, Luck otherwise (PCT-UNA-007); who has fallen or left
    meanwhile has nothing to resist."""
    turn = scene.now.acting
    assert turn.dealt is not None
    who = scene.now.fighters.get(turn.target or "")
    if who is None:
        yield from tell(HitSpent(turn.target or "", turn.actor, "fallen"))
    elif who.out:
        yield from dealing.lose(scene, who.id, turn.dealt, waited=True)
    else:
        yield from d100.throw(scene, who.id, "resist", skill=resisting(who))


def gripped(state: PercentileState, holder: str) -> list[Fighter]:
    """Those whom *holder* holds or strangles (PCT-UNA-003, -005)."""
    people = state.fighters.values()
    return [each for each in people if not each.out and any(status.by == holder for status in each.statuses)]


DICE = ("1d4", "1d6", "1d8", "1d10")


def waiting(state: PercentileState) -> list[str]:
    """The strangled whose round is still to be judged."""
    people = state.fighters.values()
    return [each.id for each in people if not each.out and each.has("strangled") and each.id not in state.prompted]


def asphyxia_question(state: PercentileState) -> list[Decision]:
    """What becomes of the strangled, one by one; the table's dice are the suggestion (PCT-UNA-005)."""
    found = waiting(state)
    if state.opportunities or not found:
        # Opportunities come first: what stands asked is asked again after them.
        return []
    about: dict[str, Scalar] = {"victim": found[0], "round": state.round}
    chosen = state.settings.asphyxia_dice
    suggested = "nothing" if chosen == "ask" else chosen
    options = (suggested, *(each for each in ("nothing", *DICE, "knocked_out", "dead") if each != suggested))
    key = f"{found[0]}:asphyxia:{state.round}"
    return [one_of(key, "asphyxia", GM, options, about)]


def asphyxia(scene: Scene[PercentileState]) -> Action:
    """What becomes of the first of them."""
    answer = yield from ask_first(asphyxia_question)
    if answer is None:
        return
    ident, chosen = answer[0].partition(":")[0], answer[1]["asphyxia"]
    yield from tell(AsphyxiaJudged(ident, chosen))
    if chosen in ("knocked_out", "dead"):
        yield from dealing.put_out(scene, ident, "knocked_out" if chosen == "knocked_out" else "dead")
    elif chosen != "nothing":
        harm, faces = dice_sum(chosen), tuple[int, ...]()
        for each in harm.thrown:
            faces += yield from roll(each, who=ident, why="asphyxia")
        yield from dealing.suffer(scene, ident, (Term("dice", sum(faces)), *terms(("flat", harm.plus))), faces)
