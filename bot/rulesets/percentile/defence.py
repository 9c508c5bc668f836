"""Defence: one roll a round, after being hit and before damage (PCT-DEF)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile import attack as striking
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.postures import shown, spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rounds import TurnStepped
from bot.rulesets.percentile.state import Fighter, Hit, PercentileState, Posture, Roll, Turn, Weapon
from bot.rulesets.percentile.state.conditions import DEFENCELESS
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import total
from bot.rulesets.shared.naming import CombatantId

# ---- What stops a hit, and what does not (PCT-DEF).

Defence: TypeAlias = Literal["parry", "dodge", "magic_parry"]
Helpless: TypeAlias = Literal["held", "posture", "unseen", "spell", "shot", "spent", "unarmed", "unguarded"]
"""Why somebody cannot defend himself at all (PCT-DEF-001 to -011, -016)."""


def open_hit(state: PercentileState) -> Hit | None:
    """The hit that is to be settled next."""
    turn = state.turn
    return turn.hits[0] if turn is not None and turn.hits else None


def settled(state: PercentileState) -> PercentileState:
    """*state* without the open hit."""
    turn = state.turn
    return state if turn is None else state.in_turn(hits=turn.hits[1:])


def _taken(state: PercentileState) -> PercentileState:
    """The open hit has its answer: nothing stops it."""
    turn = state.turn
    if turn is None or not turn.hits:
        return state
    return state.in_turn(hits=(evolve(turn.hits[0], stage="taken"), *turn.hits[1:]))


_HELPLESS: Mapping[Helpless | None, tuple[str, ...]] = {
    None: ("PCT-DEF-002",),
    "held": ("PCT-UNA-003",),
    "posture": ("PCT-DEF-001",),
    "unseen": ("PCT-ATK-004",),
    "spell": ("PCT-DEF-011",),
    "shot": ("PCT-DEF-010",),
    "spent": ("PCT-DEF-002", "PCT-DEF-009"),
    "unarmed": ("PCT-DEF-016",),
    "unguarded": ("PCT-DEF-001",),
}
"""The rules that keep somebody from any defence."""
_FORBIDS: Mapping[Posture | None, tuple[str, ...]] = {
    "anticipating": ("PCT-POS-008",),
    "offensive": ("PCT-POS-010",),
    "defensive": (),
    "focus": (),
}


@happens(to=PUBLIC)
class DefenceChosen:
    """*how* None: he takes the blow; *helpless*: because there is nothing that he could do, and why; *posture*: the one
    that keeps him from it, where one does."""

    combatant: CombatantId
    attacker: CombatantId
    how: Defence | None
    helpless: Helpless | None = field(default=None, metadata={LATER: True})
    posture: Posture | None = field(default=None, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        if self.how is None:
            return _taken(state)
        who = state.fighters.get(self.combatant)
        spent = "dodge" if self.how == "dodge" else "parry"
        return state if who is None else state.with_(who.id, defences=(*who.defences, spent))

    def why(self) -> tuple[str, ...]:
        if self.how is not None:
            return ("PCT-DEF-001", "PCT-DEF-002")
        return (*_HELPLESS[self.helpless], *_FORBIDS.get(self.posture, ()))


@happens(to=PUBLIC)
class DefenceJudged:
    """*stopped*: no damage at all (PCT-DEF-007); a critical attack only by a critical defence (PCT-DEF-012): *outdone*,
    the defence succeeded, and that is why it stopped nothing."""

    combatant: CombatantId
    attacker: CombatantId
    stopped: bool
    outdone: bool = field(default=False, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return settled(state) if self.stopped else _taken(state)

    def why(self) -> tuple[str, ...]:
        return ("PCT-DEF-007",) if self.stopped else ("PCT-DEF-012",)


@happens(to=PUBLIC)
class HitSpent:
    """The hit is used up without damage: *held*, it begins a hold or a contest (PCT-UNA-003 to -005); *fallen*, its
    target had fallen to another blow (PCT-ATK-010)."""

    combatant: CombatantId
    attacker: CombatantId
    reason: Literal["held", "fallen"]

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return settled(state).in_turn(dealt=None)

    def why(self) -> tuple[str, ...]:
        return ("PCT-ATK-010",) if self.reason == "fallen" else ()


def weapon_of_hit(state: PercentileState, turn: Turn, hit: Hit) -> Weapon | None:
    """The weapon behind a hit, None for a spell; wrestling is done with bare hands."""
    return None if hit.hand == "spell" else striking.arms(state.fighters[turn.actor], turn, hit.hand)


def means(state: PercentileState, turn: Turn, hit: Hit) -> list[str]:
    """What the target may answer: `parry/main`, `parry/second`, `parry/shield`, `dodge`, `magic_parry`
    (PCT-DEF-001 to -011, -016): nothing in Offensive (PCT-POS-010), the dodge in Defensive (PCT-POS-012); a shot with a
    shield alone, parried or dodged (PCT-DEF-010, PCT-ATK-012)."""
    who = state.fighters.get(hit.target)
    if who is None or who.out or DEFENCELESS(who):
        return []
    if who.posture not in legal.defence_postures(state):
        return []
    if turn.declaration.granted and state.settings.sneak_defence == "refused":
        return []
    left = _left(state, who)
    weapon = weapon_of_hit(state, turn, hit)
    if weapon is None:
        return ["magic_parry"] if "magic_parry" in who.scores and "parry" in left else []
    arrow = _is_arrow(state, hit, weapon)
    found = []
    if "parry" in left:
        if who.shield is not None:
            found.append("parry/shield")
        if not arrow:
            found += [f"parry/{hand}" for hand in legal.parrying_hands(state, who)]
            if who.shield is not None and found[1:]:
                # The shield's bonus comes with the weapon's own skill: the same parry, once.
                found = found[:1]
    said = who.declaration
    dodges = said is not None and said.kind == "dodge" and said.target == turn.actor
    if dodges and "dodge" in left and (not arrow or legal.dodges_arrows(state, who)):
        found.append("dodge")
    return found


def helpless(state: PercentileState, turn: Turn, hit: Hit) -> Helpless | None:
    """Why the target of *hit* can answer nothing at all; None for who can, or is out."""
    who = state.fighters.get(hit.target)
    if who is None or who.out or means(state, turn, hit):
        return None
    if DEFENCELESS(who):
        return "held"
    weapon = weapon_of_hit(state, turn, hit)
    if turn.declaration.granted and state.settings.sneak_defence == "refused":
        return "unseen"
    if weapon is None and "magic_parry" not in who.scores:
        return "spell"
    if weapon is not None and _is_arrow(state, hit, weapon) and who.shield is None:
        return "shot"
    if who.posture not in legal.defence_postures(state):
        return "unguarded" if who.posture is None else "posture"
    return "unarmed" if "parry" in _left(state, who) else "spent"


def _is_arrow(state: PercentileState, hit: Hit, weapon: Weapon) -> bool:
    """Whether it takes a shield to parry or to dodge it (PCT-DEF-010)."""
    arrow = hit.hand == "volley" or weapon.kind in ("arrow", "powder")
    return arrow or (weapon.kind == "thrown" and state.settings.thrown_as_arrows)


def _left(state: PercentileState, who: Fighter) -> set[str]:
    """The defences of this round that are not used up (PCT-DEF-002, -005, -009)."""
    if state.settings.defences_per_round == "one_total":
        return set() if who.defences else {"parry", "dodge"}
    return {"parry", "dodge"} - set(who.defences)


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
        "hand": "hold" if turn.declaration.kind == "wrestling" else hit.hand,
        "hold": turn.declaration.hold if turn.declaration.kind == "wrestling" else None,
        "weapon": who.main.weapon,
        "second": None if who.second is None else who.second.weapon,
    }
    foe = state.fighters[turn.actor]
    if hit.hand == "second" and foe.second is not None:
        about["used"] = foe.second.weapon
    for option in options:
        about[f"{option}.score"] = total(trial(state, option).terms)
    key = f"{hit.target}:defence:{state.round}:{turn.actor}:{hit.hand}:{len(state.turns)}:{len(who.defences)}"
    return [one_of(key, "defence", hit.target, (*options, NOTHING), about)]


def trial(state: PercentileState, option: str) -> d100.Ahead:
    """What the target of the open hit rolls to defend himself so."""
    turn = state.acting
    who = state.fighters[turn.hits[0].target]
    return d100.ahead(state, who, how(option), turn.actor, arm=arm(who, option))


def how(option: str) -> Defence:
    """The roll that *option* is."""
    return "dodge" if option == "dodge" else "magic_parry" if option == "magic_parry" else "parry"


def arm(who: Fighter, option: str) -> Weapon | None:
    """The weapon of a parry."""
    return who.second if option == "parry/second" else who.main


def defend(scene: Scene[PercentileState]) -> Action:
    """Ask the target of the open hit; what has no answer is taken."""
    first = open_hit(scene.now)
    if first is not None and first.target in scene.now.fighters:
        yield from shown(scene, first.target)
    actor, hit = scene.now.acting.actor, open_hit(scene.now)
    assert hit is not None
    chosen = NOTHING
    if means(scene.now, scene.now.acting, hit):
        choice = yield from answered(questions)
        if choice is None:
            return
        chosen = choice["defence"]
    if chosen == NOTHING:
        why = helpless(scene.now, scene.now.acting, hit)
        posture = scene.now.fighters[hit.target].posture if why == "posture" else None
        yield from tell(DefenceChosen(hit.target, actor, None, why, posture))
        return
    yield from tell(DefenceChosen(hit.target, actor, how(chosen)))
    yield from d100.throw(scene, trial(scene.now, chosen))


def judged(scene: Scene[PercentileState], what: Roll) -> Action:
    """A critical attack is stopped only by a critical defence (PCT-DEF-012)."""
    hit, turn = open_hit(scene.now), scene.now.acting
    critical = hit is not None and hit.critical
    stopped = what.degree == "critical" or (what.degree == "success" and not critical)
    if what.purpose == "dodge":
        yield from spent(scene, what.who)
    outdone = critical and what.degree == "success"
    yield from tell(DefenceJudged(what.who, turn.actor, stopped, outdone))
    if what.degree == "fumble" and what.purpose != "magic_parry":
        # The game master may add a mishap (PCT-DEF-017).
        yield from tell(TurnStepped(turn.actor, pending="mishap"))
