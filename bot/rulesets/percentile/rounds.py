"""The round: its steps, and the action under way (PCT-RND, PCT-ATK-001)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar, Literal, TypeAlias

from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile.people import able, unless_watching
from bot.rulesets.percentile.state import Declaration, PercentileState, Status, Turn
from bot.rulesets.percentile.state.conditions import OUT, RULES, Hold, StatusKind
from bot.rulesets.shared import resting
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import unless_so

# ---- What happens to the round and to the action under way, and what holds of people for rounds (PCT-RND,
# PCT-ATK-001).

Occasion: TypeAlias = Literal["action", "opportunity", "reaction", "extra"]
_ENDED = {
    "lost": ("PCT-DEC-009",),
    "no_target": ("PCT-DEC-006",),
    "given_up": ("PCT-DEC-006",),
    "dodging": ("PCT-DEF-004",),
    "waited": ("PCT-POS-004",),
    "unpaid": ("PCT-POS-013",),
}
_BEGUN: dict[str, dict[str, bool]] = {
    "action": {"acted": True},
    "reaction": {"reacted": True},
    "extra": {"extra": False},
    "opportunity": {},
}


@happens(to=PUBLIC)
class TurnBegun:
    """*combatant* carries out what he declared, or an action out of turn. *unseen*: he was hidden when it began."""

    combatant: CombatantId
    declaration: Declaration
    occasion: Occasion = "action"
    unseen: bool = False
    unfolds: ClassVar[str] = "declaration"

    def change(self, state: PercentileState) -> PercentileState:
        said, opportunities = self.declaration, state.opportunities
        if self.occasion == "opportunity":
            begun = (self.combatant, said.target)
            opportunities = tuple(each for each in opportunities if (each.who, each.target) != begun)
        done: dict[str, Any] = {**_BEGUN[self.occasion]}
        if said.target is not None:
            done["last_target"] = said.target
        turn = Turn(self.combatant, said, self.occasion, said.target)
        state = state.with_(self.combatant, **done)
        return evolve(state, turns=(*state.turns, turn), opportunities=opportunities)


@happens(to=PUBLIC)
class TurnStepped:
    """The action under way goes on: what was asked of whom about it is settled."""

    combatant: CombatantId
    step: Literal["ready", "held"] | None = None
    target: CombatantId | None = None
    asked: CombatantId | None = None
    ridden: bool | None = None
    pending: Literal["", "mishap", "lethal", "outcome", "area", "opposed", "fall", "flight"] | None = None
    spared: CombatantId | None = None
    mishap: str | None = None
    targets: tuple[Aside, ...] | None = None
    kind: str | None = None
    granted: bool | None = None
    penalty: int | None = None
    second: int | None = None
    victim: CombatantId | None = None
    aim: Literal["none"] | None = None

    def change(self, state: PercentileState) -> PercentileState:
        turn = state.turn
        if turn is None:
            return state
        changes = self._said("step", "target", "ridden", "pending", "targets", "second", "victim", "mishap")
        if self.asked is not None:
            changes["asked"] = (*turn.asked, self.asked)
        if self.spared is not None:
            changes["spared"] = (*turn.spared, self.spared)
        if self.target is not None and self.targets is None:
            # Aimed anew; otherwise the action goes from one to the next of those whom it reaches.
            state = state.with_(self.combatant, last_target=self.target)
        if settled := self._said("kind", "granted", "penalty", "aim"):
            changes["declaration"] = evolve(turn.declaration, **settled)
        return state.in_turn(**changes)

    def _said(self, *names: str) -> dict[str, Any]:
        return {name: value for name in names if (value := getattr(self, name)) is not None}


@happens("PCT-SYS-004", to=PUBLIC)
class WeaponDrawn:
    """*combatant* takes *weapon* in hand, one that he carried. What he held is put away; what is of no use any more he
    lets go, and for a weapon of two hands the second one, too."""

    combatant: CombatantId
    weapon: str

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        drawn = None if who is None else next((each for each in who.carried if each.weapon == self.weapon), None)
        if who is None or drawn is None:
            return state
        at = who.carried.index(drawn)
        left = [*who.carried[:at], *who.carried[at + 1 :]]
        held = [("main", who.main), *([("second", who.second)] if drawn.hands > 1 and who.second is not None else [])]
        spoilt = {each.weapon for each in who.statuses}
        natural = ("brawling", "wrestling")
        left += [each for hand, each in held if hand not in spoilt and each.skill not in natural]
        emptied = {hand for hand, _ in held}
        return state.with_(
            self.combatant,
            main=drawn,
            second=None if "second" in emptied else who.second,
            carried=tuple(left),
            statuses=tuple(each for each in who.statuses if each.weapon not in emptied),
        )


@happens(to=PUBLIC)
class TurnEnded:
    """*reason* `done`, or why nothing was done. *hold*: the condition that has taken his action from him."""

    combatant: CombatantId
    reason: Literal[
        "done",
        "nothing",
        "lost",
        "no_target",
        "dodging",
        "parrying",
        "given_up",
        "waited",
        "unpaid",
        "refused",
        "broke",
    ]
    hold: Hold = field(default="", metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return evolve(state, turns=state.turns[:-1], roll=None)

    def why(self) -> tuple[str, ...]:
        return _ENDED.get(self.reason, ())


@happens("PCT-RND-001", to=PUBLIC)
class SceneOpened:
    """The counting may begin."""

    def change(self, state: PercentileState) -> PercentileState:
        return evolve(state, phase="between")


@happens("PCT-RND-002", "PCT-RND-003", to=PUBLIC)
class RoundStarted:
    """*round* begins with its first step."""

    round: int

    def change(self, state: PercentileState) -> PercentileState:
        afresh = {"acted": False, "broke": False, "reacted": False, "extra": False, "defences": ()}
        fighters = {
            ident: evolve(who, last_said=who.declaration, declaration=None, **afresh)
            for ident, who in state.fighters.items()
        }
        return evolve(state, round=self.round, phase="initiative", fighters=fighters, prompted=())


@happens(to=PUBLIC)
class PhaseReached:
    """A step of the round begins (PCT-RND-002)."""

    phase: Literal["initiative", "declaring", "breaking", "acting", "ending"]

    def change(self, state: PercentileState) -> PercentileState:
        state = evolve(state, phase=self.phase)
        if self.phase != "breaking":
            return state
        # The postures of the round take effect for everybody at once (PCT-RND-006).
        fighters = {}
        for ident, who in state.fighters.items():
            posture = None if who.declaration is None else who.declaration.posture
            fighters[ident] = evolve(who, posture=posture, posed=False, last_posture=posture)
        return evolve(state, fighters=fighters)


@happens("PCT-RND-006", to=PUBLIC)
class RoundEnded:
    """What holds until this round at the latest is over."""

    round: int

    def change(self, state: PercentileState) -> PercentileState:
        fighters = {}
        for ident, who in state.fighters.items():
            kept = tuple(each for each in who.statuses if each.until is None or each.until > self.round)
            # Whoever came in the middle of the round begins with the next one (PCT-INI-010, PCT-BAT-005).
            counts = state.settings.variant == "battle" and who.soldiers is None and ident in state.order
            fighters[ident] = evolve(who, statuses=kept, rounds_in=who.rounds_in + counts)
        return evolve(state, fighters=fighters, phase="between")


@happens("PCT-RND-007", to=PUBLIC)
class FightProlonged(resting.FightProlonged):
    """The next round opens although one side alone stands."""


@happens("PCT-RND-004", to=PUBLIC)
class ActionGranted:
    """One more action in this round."""

    combatant: CombatantId

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, extra=True)


def begun(state: PercentileState, ident: str, said: Declaration, occasion: Occasion = "action") -> TurnBegun:
    """*ident* carries out *said* now."""
    return TurnBegun(ident, said, occasion, state.fighters[ident].hidden)


def reached(state: PercentileState) -> Literal["", "shots"]:
    """What alone reaches whoever has broken off, where spells do not (PCT-DEF-013)."""
    return "" if state.settings.disengaged_spells else "shots"


@happens(to=PUBLIC)
class StatusSet:
    """*since* and *until*: the first and the last round it holds in. *hours*: how long a knocked-out one sleeps
    (PCT-UNA-008). *item*: the very weapon that it is about. *gm*: the game master has said so. *thrower*: who has
    thrown him to the ground, where no roll before it tells. *reached*: what alone reaches whoever has broken off, where
    that is said."""

    combatant: CombatantId
    status: StatusKind
    on: bool
    until: int | None = None
    by: CombatantId | None = None
    weapon: Literal["main", "second"] | None = None
    hours: int | None = None
    since: int | None = None
    item: str | None = field(default=None, metadata={LATER: True})
    gm: bool = field(default=False, metadata={LATER: True})
    thrower: CombatantId | None = field(default=None, metadata={LATER: True})
    reached: Literal["", "shots"] = field(default="", metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(
            each
            for each in who.statuses
            if each.kind != self.status or (self.weapon is not None and each.weapon not in (None, self.weapon))
        )
        if self.on:
            kept = (*kept, Status(self.status, self.until, self.by, self.weapon, self.since))
        changes: dict[str, Any] = {"statuses": kept}
        if self.on and self.status in OUT.figures:
            changes["posture"] = None
        return state.with_(who.id, **changes)

    def why(self) -> tuple[str, ...]:
        return RULES[self.status]


# ---- What the game master says of the round (PCT-RND).

RESTS: Point[[PercentileState], bool] = Point("whether no round opens by itself")
"""The fight is decided, as far as everybody can see, and nobody has said that it goes on (PCT-RND-007)."""


@word(tool="go_on")
class Prolong(resting.Prolong):
    """The next round opens although one side alone stands (PCT-RND-007); the bear pit, once it is won, has none."""

    told = FightProlonged

    def rests(self, state: PercentileState) -> bool:
        return state.settings.variant != "pit" and RESTS(state)


@word(tool="action")
class GrantAction(Word):
    """The game master lets *who* act once more in this round (PCT-RND-004)."""

    who: CombatantId = from_text("who")
    tells = ActionGranted

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        unless_watching(state, who)
        if state.phase != "acting":
            raise Refused("percentile-not-acting")
        unless_so(who, who.extra, wanted=True)
