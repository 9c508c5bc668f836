"""Holds, getting free of them, and letting go (PCT-UNA-003 to -005)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.dice import dice
from bot.kernel.effects import Action, Scene, ask_first, roll, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.percentile import damage as dealing
from bot.rulesets.percentile.defence import HitSpent
from bot.rulesets.percentile.people import able
from bot.rulesets.percentile.postures import spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import Hold, succeeded
from bot.rulesets.percentile.rounds import StatusSet, TurnStepped
from bot.rulesets.percentile.state import GM, Degree, Fighter, PercentileState, Roll, Term, Turn
from bot.rulesets.percentile.state.conditions import CANNOT_ACT, CHOKES, HELD, StatusKind
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.dice_sums import dice_sum
from bot.rulesets.shared.lines import goes_forward
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import BlowDecided, counted, ruled_for

# ---- Opposed rolls, and what a round of strangling does (PCT-UNA, PCT-TST-007).


@happens("PCT-UNA-002", to=PUBLIC)
class Seized:
    """*combatant* lays hands on *target* for a *hold* that no roll of Wrestling decides; *worked*: the game master has
    not said otherwise."""

    combatant: CombatantId
    target: CombatantId
    hold: Hold
    worked: bool = True

    def change(self, state: PercentileState) -> PercentileState:
        return counted(state, self.combatant)


@happens(to=PUBLIC)
class ContestRolled:
    """The one who began an opposed roll has rolled *face*; *margin* is score minus face (PCT-TST-007)."""

    combatant: CombatantId
    margin: int
    degree: Degree
    face: int

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(contest=(self.margin, self.degree, self.face))


@happens("PCT-TST-007", to=PUBLIC)
class ContestJudged:
    """*winner* None: the attempt has no effect."""

    combatant: CombatantId
    other: CombatantId
    winner: CombatantId | None

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return state.in_turn(contest=None, pending="")


@happens("PCT-UNA-005", to=PUBLIC)
class AsphyxiaJudged:
    """What a round of strangling does: `nothing`, dice, `knocked_out` or `dead`."""

    combatant: CombatantId
    outcome: str

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return evolve(state, prompted=(*state.prompted, self.combatant))


# ---- Opposed rolls (PCT-TST-007), and what follows.


def contested(scene: Scene[PercentileState], what: Roll) -> Action:
    """The one who began has rolled: now the other one."""
    turn = scene.now.acting
    yield from tell(ContestRolled(what.who, what.score - what.face, what.degree, what.face))
    if turn.declaration.kind == "get_free" or scene.now.settings.wrestling_roll == "text":
        # It is the roll of his action.
        yield from spent(scene, what.who)
    other = _other(scene.now, what.who)
    if other is None:
        yield from tell(TurnStepped(turn.actor, step="held"))
        return
    yield from d100.throw(scene, d100.ahead(scene.now, scene.now.fighters[other], "opposing", what.who))


def _other(state: PercentileState, began: str) -> str | None:
    """Against whom an opposed roll is."""
    turn = state.turn
    if turn is None:
        return None
    if turn.declaration.kind == "get_free":
        held = state.fighters[began].status("pinned")
        return held.by if held is not None and _stands(state, held.by) else None
    return turn.target if _stands(state, turn.target) else None


def _stands(state: PercentileState, ident: str | None) -> bool:
    """Whether somebody is there and can strain against another."""
    return ident in state.fighters and not state.fighters[ident].out


def judge(scene: Scene[PercentileState], what: Roll) -> Action:
    """Who wins an opposed roll (PCT-TST-007), and what follows."""
    state, turn = scene.now, scene.now.acting
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
    one, two = succeeded(began[1]), succeeded(other[1])
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
    return [one_of(key, "opposed", GM, (turn.actor, other, "-"), about, usual="-", blank="winner")]


def opposed(scene: Scene[PercentileState]) -> Action:
    """The game master's word on an opposed roll; when the other has left there is nothing to say."""
    standing = scene.now.acting
    if standing.victim not in scene.now.fighters:
        yield from tell(TurnStepped(standing.actor, step="held", pending=""))
        return
    answer = yield from answered(opposed_question)
    if answer is not None:
        winner = answer["winner"]
        yield from won(scene, scene.now.acting.victim or "", None if winner == "-" else winner)


def won(scene: Scene[PercentileState], other: str, winner: str | None) -> Action:
    """A hold begins or ends, or nothing does."""
    turn = scene.now.acting
    actor = turn.actor
    yield from tell(ContestJudged(actor, other, winner))
    if winner == actor and not (scene.now.fighters[actor].out or scene.now.fighters[other].out):
        if turn.declaration.kind == "get_free":
            yield from tell(StatusSet(actor, "pinned", on=False))
        else:
            yield from tell(StatusSet(other, "pinned", on=True, by=actor))
    yield from tell(TurnStepped(actor, step="held"))


def hold(scene: Scene[PercentileState], victim: str) -> Action:
    """What a wrestling roll that was not stopped brings (PCT-UNA-003 to -005); who is out by then holds nobody."""
    turn = scene.now.acting
    if scene.now.fighters[turn.actor].out:
        return
    if turn.declaration.hold == "pin":
        yield from d100.throw(scene, opposed_by(scene.now, victim))
    else:
        yield from _held(scene, victim)


def opposed_by(state: PercentileState, other: str) -> d100.Ahead:
    """The roll of whoever acts that *other* opposes."""
    return d100.ahead(state, state.fighters[state.acting.actor], "opposed", other)


def alone(state: PercentileState) -> d100.Ahead:
    """What whoever acts rolls to get free, opposed by nobody."""
    return d100.ahead(state, state.fighters[state.acting.actor], "get_free")


def _held(scene: Scene[PercentileState], victim: str, thrower: str | None = None) -> Action:
    """The hold that was declared is on *victim*; *thrower*: who throws him to the ground, where no roll has told."""
    turn = scene.now.acting
    kinds: dict[str, StatusKind] = {"pin": "pinned", "throw_down": "prone", "strangle": "strangled"}
    what = turn.declaration.hold
    if what is None:
        return
    if what == "throw_down":
        if scene.now.fighters[victim].mounted:
            # He comes off first, whatever the reason (PCT-MNT-004), and then lies on the ground.
            yield from dealing.unhorse(scene, victim)
        yield from tell(StatusSet(victim, "prone", on=True, thrower=thrower))
    else:
        yield from tell(StatusSet(victim, kinds[what], on=True, by=turn.actor))


def by_the_text(state: PercentileState) -> bool:
    """Whether a hold needs no roll of Wrestling: the text asks for an opposed roll of Physique where somebody is to be
    pinned, and for none to throw him down or to strangle him (PCT-UNA-002 to -004)."""
    return state.settings.wrestling_roll == "text"


def seize(scene: Scene[PercentileState]) -> Action:
    """A hold without a roll of Wrestling, hence without a parry; the game master's word alone keeps it from coming
    about, or spares the opposed roll (PCT-TST-006)."""
    turn, outcome = scene.now.acting, ruled_for(scene.now, scene.now.acting.actor)
    who, victim, what = turn.actor, turn.target, turn.declaration.hold
    assert victim is not None
    assert what is not None
    if scene.now.fighters[who].has("disengaged"):
        # Whoever lays hands on somebody is back among them (PCT-DEF-014).
        yield from tell(StatusSet(who, "disengaged", on=False))
    yield from goes_forward(scene, who)
    if outcome is not None:
        yield from tell(BlowDecided(who, victim, outcome, "hold"))
    yield from tell(Seized(who, victim, what, outcome != "miss"))
    yield from tell(TurnStepped(who, step="held"))
    if what == "pin" and outcome is None:
        yield from d100.throw(scene, opposed_by(scene.now, victim))
        return
    yield from spent(scene, who)
    if outcome != "miss":
        yield from _held(scene, victim, who)


def seizing(state: PercentileState) -> d100.Ahead | None:
    """What is rolled for a hold that needs no roll of Wrestling."""
    turn = state.acting
    return opposed_by(state, turn.target) if turn.declaration.hold == "pin" and turn.target is not None else None


def strains(state: PercentileState, turn: Turn) -> bool:
    """Whether a strangled one whose turn it is has still his roll of the round to get free, which costs him nothing
    (PCT-UNA-005). It is his own turn's, whatever else he does in the round."""
    who = state.fighters[turn.actor]
    if not by_the_text(state) or turn.occasion != "action" or who.id in turn.asked or who.out:
        return False
    return CHOKES(who) and (turn.declaration.kind != "get_free" or CANNOT_ACT(who))


def strain(scene: Scene[PercentileState]) -> Action:
    """That roll; what he has declared comes after it."""
    yield from d100.throw(scene, alone(scene.now))


def get_free(scene: Scene[PercentileState]) -> Action:
    ahead = freeing(scene.now)
    if ahead is None:
        yield from tell(TurnStepped(scene.now.acting.actor, step="held"))
    else:
        yield from d100.throw(scene, ahead)


def freeing(state: PercentileState) -> d100.Ahead | None:
    """A strangled victim rolls Physique, a held one the opposed roll again, the holder resisting; where nobody holds,
    he rolls alone."""
    who = state.fighters[state.acting.actor]
    held = who.status("pinned")
    if held is not None and held.by is not None and _stands(state, held.by):
        return opposed_by(state, held.by)
    return alone(state) if HELD(who) else None


def freed(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll of whoever gets free of nobody's grip any more, or of being strangled, stands (PCT-UNA-005)."""
    turn = scene.now.turn
    if turn is not None and turn.step == "begin":
        # Beside his action, which begins now.
        if succeeded(what.degree):
            yield from tell(StatusSet(what.who, "strangled", on=False))
        yield from tell(TurnStepped(what.who, asked=what.who))
        return
    yield from spent(scene, what.who)
    if succeeded(what.degree):
        who = scene.now.fighters[what.who]
        held = who.has("pinned") and not who.has("strangled")
        yield from tell(StatusSet(what.who, "pinned" if held else "strangled", on=False))
    yield from tell(TurnStepped(what.who, step="held"))


D4 = dice("d4")


def resistance(state: PercentileState, who: Fighter) -> d100.Ahead:
    """What *who* rolls to resist a knock-out (PCT-UNA-007)."""
    return d100.ahead(state, who, "resist", skill="physique" if who.posture == "defensive" else "luck")


def resisted(scene: Scene[PercentileState], what: Roll) -> Action:
    """Failed: unconscious for 1d4 hours and a third of the damage; else all of it (PCT-UNA-008, -009)."""
    turn = scene.now.turn
    dealt = 0 if turn is None or turn.dealt is None else turn.dealt
    if succeeded(what.degree):
        yield from dealing.lose(scene, what.who, dealt, waited=True)
        return
    (hours,) = yield from roll(D4, who=what.who, why="hours")
    yield from dealing.put_out(scene, what.who, "knocked_out", hours)
    yield from dealing.lose(scene, what.who, _third(scene.now, dealt), waited=True)


def _third(state: PercentileState, dealt: int) -> int:
    """What a knocked-out one suffers: a third of the *original* damage, what the blow did before any protection, and
    never more than got through; at some tables a third of the latter (PCT-UNA-009)."""
    before = None if state.turn is None else state.turn.original
    if before is None or state.settings.knock_out_third == "dealt":
        return dealt // 3
    return min(before // 3, dealt)


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
        yield from d100.throw(scene, resistance(scene.now, who))


def gripped(state: PercentileState, holder: str) -> list[Fighter]:
    """Those whom *holder* holds or strangles (PCT-UNA-003, -005)."""
    people = state.fighters.values()
    return [each for each in people if not each.out and any(status.by == holder for status in each.statuses)]


DICE = ("1d4", "1d6", "1d8", "1d10")


def waiting(state: PercentileState) -> list[str]:
    """The strangled whose round is still to be judged."""
    people = state.fighters.values()
    return [each.id for each in people if not each.out and CHOKES(each) and each.id not in state.prompted]


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


@word()
class LetGo(Word):
    """*who* lets go of *target*, None: of everybody whom he holds. It costs nothing, and may be done at any time but
    while a die of somebody's is looked at (PCT-UNA-003)."""

    who: CombatantId
    target: CombatantId | None = None

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        if not self._held(state):
            raise Refused("percentile-holds-nobody", name=who.name)
        if state.roll is not None or (state.turn is not None and state.turn.contest is not None):
            raise Refused("percentile-in-the-middle", name=who.name)

    def _held(self, state: PercentileState) -> list[Fighter]:
        return [each for each in gripped(state, self.who) if self.target in (None, each.id)]

    def take(self, scene: Scene[PercentileState]) -> Action:
        for each in self._held(scene.now):
            for status in each.statuses:
                if status.by == self.who:
                    yield from tell(StatusSet(each.id, status.kind, on=False, by=self.who))
