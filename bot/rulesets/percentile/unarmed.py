"""Bare hands: holds, getting free, knock-outs (PCT-UNA), and opposed rolls (PCT-TST-007)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Field, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.rulesets.percentile import damage, rolls
from bot.rulesets.percentile.action import TurnStepped
from bot.rulesets.percentile.defence import HitSpent
from bot.rulesets.percentile.postures import spent
from bot.rulesets.percentile.rolls import GM
from bot.rulesets.percentile.state import Degree, Fighter, PercentileState, Roll, StatusKind, Term
from bot.rulesets.percentile.statuses import StatusSet
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

D4 = dice("d4")


@happens()
class ContestRolled:
    """The one who began an opposed roll has rolled *face*; *margin* is score minus face (PCT-TST-007)."""

    combatant: CombatantId
    margin: int
    degree: Degree
    face: int

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(contest=(self.margin, self.degree, self.face))


@happens("PCT-TST-007")
class ContestJudged:
    """*winner* None: the attempt has no effect."""

    combatant: CombatantId
    other: CombatantId
    winner: CombatantId | None

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(contest=None, pending="")


def physique(who: Fighter, *, prepared: bool = False, against: str | None = None) -> list[Term]:
    """The score of a Physique roll: no Focus, which is for skills (PCT-POS-003)."""
    terms = rolls.skill_terms(who, "physique", against=against, focus=False)
    if prepared and who.prepared:
        terms.append(Term("prepared", rolls.PREPARED))
    return terms


def chance(who: Fighter) -> list[Term]:
    """The score of a Chance roll (PCT-UNA-007)."""
    return rolls.skill_terms(who, "chance", focus=False)


def hold(scene: Scene[PercentileState], victim: str) -> Action:
    """What a wrestling roll that was not stopped brings (PCT-UNA-003 to -005); who is out by then holds nobody."""
    turn = scene.now.turn
    assert turn is not None
    if scene.now.fighters[turn.actor].out:
        return
    kinds: dict[str, StatusKind] = {"jeter": "a_terre", "etrangler": "etrangle"}
    what = turn.declaration.hold
    if what == "immobiliser":
        terms = physique(scene.now.fighters[turn.actor], against=victim)
        yield from rolls.throw(scene, turn.actor, "opposed", terms, target=victim)
    elif what is not None:
        by = turn.actor if what == "etrangler" else None
        yield from tell(StatusSet(victim, kinds[what], on=True, by=by))
        if what == "jeter" and scene.now.fighters[victim].mounted:
            # He comes off, whatever the reason (PCT-MNT-004).
            yield from damage.unhorse(scene, victim)


def get_free(scene: Scene[PercentileState]) -> Action:
    """A strangled victim rolls Physique, a held one the opposed roll again, the holder resisting; where nobody holds,
    he rolls alone."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    who = state.fighters[turn.actor]
    held = who.status("immobilise")
    if held is not None and _stands(state, held.by):
        terms = physique(who, prepared=True, against=held.by)
        yield from rolls.throw(scene, who.id, "opposed", terms, target=held.by)
    elif held is not None or who.has("etrangle"):
        yield from rolls.throw(scene, who.id, "degager", physique(who, prepared=True))
    else:
        yield from tell(TurnStepped(who.id, step="held"))


def contested(scene: Scene[PercentileState], what: Roll) -> Action:
    """The one who began has rolled: now the other one."""
    turn = scene.now.turn
    assert turn is not None
    yield from tell(ContestRolled(what.who, what.score - what.face, what.degree, what.face))
    if turn.declaration.kind == "degager":
        yield from spent(scene, what.who)
    other = _other(scene.now, what.who)
    if other is None:
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    terms = physique(scene.now.fighters[other], against=what.who)
    yield from rolls.throw(scene, other, "opposing", terms, target=what.who)


def _other(state: PercentileState, began: str) -> str | None:
    """Against whom an opposed roll is."""
    turn = state.turn
    if turn is None:
        return None
    if turn.declaration.kind == "degager":
        held = state.fighters[began].status("immobilise")
        return held.by if held is not None and _stands(state, held.by) else None
    return turn.target if _stands(state, turn.target) else None


def _stands(state: PercentileState, ident: str | None) -> bool:
    """Whether somebody is there and can strain against another."""
    return ident in state.fighters and not state.fighters[ident].out


def judge(scene: Scene[PercentileState], what: Roll) -> Action:
    """Who wins an opposed roll (PCT-TST-007), and what follows."""
    state = scene.now
    turn = state.turn
    assert turn is not None
    assert turn.contest is not None
    if state.settings.opposed == "gm":
        yield from tell(TurnStepped(turn.actor, pending="opposed", victim=what.who))
        return
    began = better(state, turn.contest, (what.score - what.face, what.degree, what.face))
    winner = None if began is None else turn.actor if began else what.who
    yield from won(scene, what.who, winner)


def better(state: PercentileState, began: tuple[int, str, int], other: tuple[int, str, int]) -> bool | None:
    """Whether the one who began wins; None: nothing happens. Of each: margin, degree, face.

    >>> from bot.rulesets.percentile.state import PercentileState
    >>> better(PercentileState(), (20, "success", 40), (25, "success", 25))
    False
    >>> better(PercentileState(), (56, "critical", 4), (25, "success", 25))
    True
    """
    one, two = rolls.succeeded(began[1]), rolls.succeeded(other[1])
    if not one and not two:
        return None
    if one != two:
        return one
    if (began[1] == "critical") != (other[1] == "critical"):
        return began[1] == "critical"
    if state.settings.opposed == "highest_success":
        return began[2] > other[2]
    return began[0] > other[0]


def opposed_question(state: PercentileState) -> list[Decision]:
    """The game master says who wins, when the table leaves it to him."""
    turn = state.turn
    if turn is None or turn.pending != "opposed" or turn.victim not in state.fighters:
        return []
    other = turn.victim or ""
    about: dict[str, Scalar] = {"author": turn.actor, "other": other}
    key = f"{turn.actor}:opposed:{state.round}:{turn.occasion}"
    fields = (Field("winner", (turn.actor, other, "-")),)
    return [Decision(key, "opposed", GM, fields, {"winner": "-"}, about)]


def opposed(scene: Scene[PercentileState]) -> Action:
    """The game master's word on an opposed roll; when the other has left there is nothing to say."""
    standing = scene.now.turn
    assert standing is not None
    if standing.victim not in scene.now.fighters:
        yield from tell(TurnStepped(standing.actor, step="held", pending=""))
        return
    answer = yield from ask_first(opposed_question)
    turn = scene.now.turn
    if answer is None or turn is None or turn.victim is None:
        return
    winner = answer[1]["winner"]
    yield from won(scene, turn.victim, None if winner == "-" else winner)


def won(scene: Scene[PercentileState], other: str, winner: str | None) -> Action:
    """A hold begins or ends, or nothing does."""
    turn = scene.now.turn
    assert turn is not None
    actor = turn.actor
    yield from tell(ContestJudged(actor, other, winner))
    if winner == actor and not (scene.now.fighters[actor].out or scene.now.fighters[other].out):
        if turn.declaration.kind == "degager":
            yield from tell(StatusSet(actor, "immobilise", on=False))
        else:
            yield from tell(StatusSet(other, "immobilise", on=True, by=actor))
    yield from tell(TurnStepped(actor, step="held"))


def resisting(who: Fighter) -> str:
    """The characteristic with which *who* resists a knock-out."""
    return "physique" if who.posture == "defensif" else "chance"


def resisted(scene: Scene[PercentileState], what: Roll) -> Action:
    """Failed: unconscious for 1d4 hours and a third of the damage; else all of it (PCT-UNA-008, -009)."""
    turn = scene.now.turn
    dealt = 0 if turn is None or turn.dealt is None else turn.dealt
    if rolls.succeeded(what.degree):
        yield from damage.lose(scene, what.who, dealt, waited=True)
        return
    (hours,) = yield from roll(D4, who=what.who, why="hours")
    yield from tell(StatusSet(what.who, "assomme", on=True, hours=hours))
    yield from damage.ends_of(scene, what.who)
    yield from damage.lose(scene, what.who, dealt // 3, waited=True)


def resist(scene: Scene[PercentileState]) -> Action:
    """The victim of a knock-out rolls Physique in Défensif, Chance otherwise (PCT-UNA-007); who has fallen or left
    meanwhile has nothing to resist."""
    turn = scene.now.turn
    assert turn is not None
    assert turn.dealt is not None
    who = scene.now.fighters.get(turn.target or "")
    if who is None:
        yield from tell(HitSpent(turn.target or "", turn.actor, "fallen"))
    elif who.out:
        yield from damage.lose(scene, who.id, turn.dealt, waited=True)
    else:
        terms = physique(who) if who.posture == "defensif" else chance(who)
        yield from rolls.throw(scene, who.id, "resist", terms, skill=resisting(who))


def freed(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll of whoever gets free of nobody's grip any more, or of being strangled, stands (PCT-UNA-005)."""
    yield from spent(scene, what.who)
    if rolls.succeeded(what.degree):
        who = scene.now.fighters[what.who]
        held = who.has("immobilise") and not who.has("etrangle")
        yield from tell(StatusSet(what.who, "immobilise" if held else "etrangle", on=False))
    yield from tell(TurnStepped(what.who, step="held"))
