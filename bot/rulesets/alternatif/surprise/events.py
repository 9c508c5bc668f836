"""What happens by surprise: what the game master has found, who is surprised, the save against a sneak attack."""

from __future__ import annotations

from typing import Any, Literal

from bot.kernel.events import GM_ONLY, PUBLIC, Audience, side_of
from bot.kernel.persons import Name
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.natural import ByNatural
from bot.rulesets.alternatif.base.records import State, with_
from bot.rulesets.alternatif.state import Notice, Surprise
from bot.rulesets.shared.book import OWNER, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


def _without(state: State, by: str, victim: str) -> tuple[Surprise, ...]:
    return tuple(each for each in state.surprises if (each.by, each.victim) != (by, victim))


def _changed(state: State, by: str, victim: str, **changes: Any) -> State:
    surprises = tuple(
        evolve(each, **changes)
        if (each.by, each.victim) == (by, victim) and each.segment == (state.segment or 1)
        else each
        for each in state.surprises
    )
    return evolve(state, surprises=surprises)


@happens(to=GM_ONLY)
class SurpriseSaid:
    """*combatant* surprises *target* in *segment*, *notice* says how far he is noticed; *reason* in the game master's
    own words."""

    combatant: CombatantId
    target: CombatantId
    segment: int
    notice: Notice
    reason: Name = ""

    def change(self, state: State) -> State:
        surprise = Surprise(self.combatant, self.target, self.segment, self.notice)
        return evolve(state, surprises=(*_without(state, self.combatant, self.target), surprise))

    def why(self) -> tuple[str, ...]:
        return ("ALT-SNK-002", "ALT-SNK-013") if self.reason else ("ALT-SUR-006",)


@happens("ALT-SUR-006", to=GM_ONLY)
class SurpriseForgotten:
    """*combatant* was noticed in time: he does not surprise *target*."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        """What the surprise offered and nobody has taken yet falls with it."""
        pair = (self.combatant, self.target)
        offers = tuple(
            each
            for each in state.offers
            if (each.to, each.target) != pair or each.cause != "surprise" or each.settled or each.taken
        )
        return evolve(state, surprises=_without(state, *pair), offers=offers)


@happens()
class SurpriseSprung:
    """The segment has come in which *target* can do nothing against *combatant*. *how*: he is upon him, with a free
    action; he is not, but may shoot or cast; he has announced an action against somebody `else` and surprises nobody
    (ALT-SUR-009). *stunned*: *target* has no action at all."""

    combatant: CombatantId
    target: CombatantId
    segment: int
    notice: Notice
    how: Literal["hand_to_hand", "afar", "else"]
    stunned: bool = False

    def change(self, state: State) -> State:
        """It is no longer the first segment of an engagement: neither has the Dexterity adjustment in his next
        reaction, in wrestling neither; it counts from this segment, or from the next one if the table wants it
        (ALT-SUR-008)."""
        if self.how == "else":
            return evolve(state, surprises=_without(state, self.combatant, self.target))
        for ident in (self.combatant, self.target):
            who = state.combatants.get(ident)
            if who is not None:
                later = self.segment + 1 if state.settings.surprise_reaction_base else 0
                fresh = who.initial and not any(each.pending for each in who.hands)
                until = max(who.beat_until, later) if fresh else who.beat_until
                wrestler = evolve(who.wrestling, initial=False)
                state = with_(state, ident, initial=False, beat_until=until, wrestling=wrestler)
        return _changed(state, self.combatant, self.target, sprung=True)

    def why(self) -> tuple[str, ...]:
        if self.how == "else":
            return ("ALT-SUR-009",)
        rules = ["ALT-SUR-001", "ALT-SUR-002", "ALT-SUR-007" if self.segment == 1 else "ALT-SUR-013"]
        rules.append("ALT-SUR-003" if self.how == "hand_to_hand" else "ALT-SUR-005")
        return (*rules, "ALT-SNK-001") if self.notice == "unnoticed" else tuple(rules)

    def audience(self) -> Audience:
        """Who does not see it coming is not told so, nor is anybody else but its author's side."""
        return side_of(self.combatant) if self.notice == "unnoticed" else PUBLIC


@happens("ALT-SUR-006", to=GM_ONLY, changes=False)
class NoticeTested:
    """Whether *other* notices *combatant*: d20 and a bonus each."""

    combatant: CombatantId
    other: CombatantId
    face: int
    total: int
    other_face: int
    other_total: int
    noticed: bool


@happens("ALT-SNK-014", to=GM_ONLY)
class SaveAdjusted:
    """What the game master adds to the saves of *combatant* against sneak attacks of this surprise; *waived*: a heavy
    weapon gives him nothing."""

    combatant: CombatantId
    bonus: int
    waived: bool = False

    def change(self, state: State) -> State:
        surprises = tuple(
            evolve(each, save=self.bonus, waived=self.waived) if each.victim == self.combatant else each
            for each in state.surprises
        )
        return evolve(state, surprises=surprises)


@happens(changes=False, to=PUBLIC)
class SneakSaved(ByNatural):
    """The reflex save of *combatant* against the critical of a sneak attack; *margin*: the points by which it
    failed."""

    combatant: CombatantId
    attacker: CombatantId
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["success", "failure"]
    margin: int = 0
    natural: Literal[20] | None = None

    def why(self) -> tuple[str, ...]:
        names = {each.name for each in self.terms}
        rules = ["ALT-SNK-005", "ALT-SNK-006" if self.outcome == "failure" else "ALT-SNK-007"]
        rules += ["ALT-SNK-009"] if "heavy_weapon" in names else []
        rules += ["ALT-SNK-014"] if "gm" in names else []
        return tuple(rules)


@happens("ALT-SNK-011", to=PUBLIC)
class SneakClinched:
    """*combatant* has *target* in his arms before he is noticed (ALT-SNK-011)."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return _changed(state, self.combatant, self.target, used=True, clinch=True)


@happens("ALT-SNK-016", to=OWNER)
class DaggersAsked:
    """*combatant* means to stab *target* with both daggers; the game master has to allow it."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        return _changed(state, self.combatant, self.target, pair="asked")


@happens("ALT-SNK-016", to=OWNER)
class DaggersSettled:
    """The game master allows both daggers, or does not."""

    combatant: CombatantId
    target: CombatantId
    allowed: bool

    def change(self, state: State) -> State:
        return _changed(state, self.combatant, self.target, pair="allowed" if self.allowed else "refused")
