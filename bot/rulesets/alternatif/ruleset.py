"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from bot.catalogue import Catalogue, load_catalogue
from bot.kernel.decisions import NOTHING, Choice, Decision, Reading, Scalar
from bot.kernel.effects import Action, Scene
from bot.kernel.frame import Open
from bot.kernel.ruleset import Reader, View, only
from bot.kernel.spoken_words import Part
from bot.kernel.upgrades import Revisions
from bot.kernel.values import evolve
from bot.rulesets.alternatif import (
    afterwards,
    announcements,
    autopilot,
    deeds,
    encounter,
    mounted,
    orders,
    plans,
    prospects,
    repertoire,
    secrecy,
    simultaneous,
    strike_command,
    view,
)
from bot.rulesets.alternatif.chapters import CONTENTS
from bot.rulesets.alternatif.combatants.figures import FIELDS, FIGURES, figure_of
from bot.rulesets.alternatif.fatigue import breath as efforts
from bot.rulesets.alternatif.fatigue.breath import BreathTold
from bot.rulesets.alternatif.magic import recruits
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving import words as choices
from bot.rulesets.alternatif.numbers import NUMBERS
from bot.rulesets.alternatif.ordinary import words_announcing
from bot.rulesets.alternatif.ordinary.events import BeatWaived
from bot.rulesets.alternatif.recruit import CatalogueRecruiter
from bot.rulesets.alternatif.revisions import FORMERLY, REVISIONS, settings_today
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.settings import CHOICES
from bot.rulesets.alternatif.sheets import BELONGINGS, AlternatifSheets
from bot.rulesets.alternatif.shooting.events import ShotRolled
from bot.rulesets.alternatif.simultaneous import confronted
from bot.rulesets.alternatif.specials.events import SpecialResolved
from bot.rulesets.alternatif.state import FIST, AlternatifState, Combatant, engaged_by, round_of
from bot.rulesets.alternatif.state.conditions import CONDITIONS
from bot.rulesets.alternatif.surprise import words as surprise
from bot.rulesets.alternatif.tactics import room as circumstances
from bot.rulesets.alternatif.wounds import injuries as critical_tables
from bot.rulesets.shared import veil
from bot.rulesets.shared.book import Change
from bot.rulesets.shared.game import BookGame, Recruiter
from bot.rulesets.shared.odds import Likely, Odds
from bot.rulesets.shared.overruling import Rolled

_OFFERED: Mapping[str, Callable[[AlternatifState, Combatant, Callable[[Choice], object]], Decision | None]] = {
    "declare": repertoire.declarable,
    "hold": words_announcing.holdable,
    "release": words_announcing.releasable,
    "standby": words_announcing.awaitable,
}
"""What commands offer of which a check says whether it may be said."""
CONDITIONS.all_played()
_CHANGES: Mapping[type, Change] = efforts.remembered(CONTENTS.events)


class Alternatif(BookGame[AlternatifState]):
    """D&D Alternatif: implements `bot.kernel.ruleset.Ruleset`.

    *catalogue*: weapons, creatures and characters; *recruiter* makes combatants of them.
    """

    id = "alternatif"
    schema = 5
    revisions: Revisions = REVISIONS
    formerly = FORMERLY
    restartable = True
    state_type: type[AlternatifState] = AlternatifState
    contents = CONTENTS
    stages = encounter.ORDER
    choices = CHOICES
    untimely: ClassVar[frozenset[str]] = frozenset(
        f"alternatif-{each}" for each in ("not-your-moment", "not-up", "not-ready", "counts-before")
    )
    harmless = orders.HARMLESS
    plans = plans.WORDS
    rolled = prospects.ROLLED
    numbers = NUMBERS
    belongings = BELONGINGS
    steps: frozenset[type] = frozenset({SegmentReached})
    rulings: frozenset[type] = frozenset({StrikeRolled, ShotRolled})

    def __init__(self, recruiter: Recruiter | None = None, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue or load_catalogue()
        self.sheets = AlternatifSheets(self.catalogue)
        self.recruiter = recruiter or CatalogueRecruiter(self.catalogue, self.sheets)

    # ---- what the engine runs

    def play(self, scene: Scene[AlternatifState]) -> Action:
        return encounter.play(scene, announcements=announcements.announcements, in_place=announcements.in_place)

    def after(self, state: AlternatifState, event: Any) -> AlternatifState:
        change = _CHANGES.get(event.__class__)
        state = super().after(state, event) if change is None else change(state, event)
        return deeds.seen(state, event)

    def moment(self, state: AlternatifState) -> str:
        return str(state.segment)

    def known_moment(self, state: AlternatifState) -> str:
        return str(state.seen_segment)

    def round_of(self, state: AlternatifState) -> int:
        return round_of(state.seen_segment)

    def ordered(self, state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
        return orders.answers(state, who, decision)

    def settles(self, who: Combatant, decision: Decision) -> tuple[str, ...]:
        return orders.settles(who, decision)

    def prudently(self, state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
        if decision.kind in ("parry", "defend"):
            return orders.guardedly(state, who, decision)
        return super().prudently(state, who, decision)

    def guarded(self, state: AlternatifState, who: Combatant, decision: Decision, choice: Choice) -> Choice | None:
        """Whatever takes its time opens the guard of who is engaged (ALT-MEL-002), what is under way too."""
        if decision.kind not in ("declare", "changed") or not any(
            not state.combatants[each].hidden for each in engaged_by(state, who)
        ):
            return choice
        action = choice["action"]
        if action == repertoire.ATTACK and who.main.arm.weapon == FIST.weapon and (who.carried or who.dropped):
            # Nor does he strike with bare fists who had a weapon.
            return None
        goes_on = action == NOTHING and who.task is not None and not who.task.waits
        return None if goes_on or action == "switch" or repertoire.lowers_guard(action) else choice

    def routinely(self, state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
        return orders.routinely(state, who, decision)

    def autopilot(self, state: AlternatifState, who: Combatant, decision: Decision) -> Choice | None:
        return autopilot.answers(state, who, decision)

    # ---- what tables, commands and renderers ask

    def opening(self, settings_given: Mapping[str, Scalar]) -> AlternatifState:
        criticals = critical_tables.written(self.catalogue.criticals.as_table())
        return AlternatifState(
            settings=self.choices.chosen(settings_today(settings_given)),
            criticals=criticals,
            actions=recruits.listed_actions(self.catalogue),
            mounts=mounted.written(self.catalogue),
        )

    def view(self, state: AlternatifState, reader: Reader, questions: Sequence[Open]) -> View:
        return view.view(state, reader, questions)

    def may_read(self, state: AlternatifState, event: Any, reader: Reader) -> bool:
        return secrecy.may_read(state, event, reader, self.audience(event))

    def form_of(self, state: AlternatifState, command: str, who: str, *, whole: bool = False) -> Decision | None:
        combatant = state.combatants.get(who)
        if combatant is None:
            return None
        if command == "orders":
            return orders.form(combatant)
        if command == "plan":
            return self.plan_form(state, who)
        if combatant.out or not state.opened:
            return None
        if command == "next":
            return afterwards.form(state, combatant)
        if command == "move":
            return choices.form(state, combatant)
        offered = _OFFERED.get(command)
        if whole or offered is None:
            return repertoire.announceable(state, combatant) if command == "declare" else None
        return offered(
            state, combatant, lambda said: self.check(state, self.compose(state, command, 0, {**said, "who": who}))
        )

    def prospect(
        self, state: AlternatifState, decision: Decision, partial: Choice, field: str, value: str, reader: Reader
    ) -> Mapping[str, Scalar]:
        """Of a choice by several weapons each one's own: its chance, and its delay (ALT-SIM-008)."""
        who = state.combatants.get(decision.who)
        if decision.kind != "simultaneous" or who is None:
            return super().prospect(state, decision, partial, field, value, reader)
        by_itself = simultaneous.alone(state, who, partial, field)
        found = super().prospect(state, decision, by_itself, field, value, reader)
        return {**found, "cost": simultaneous.delay(state, who, field)}

    def outlook(self, state: AlternatifState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return prospects.outlook(state, decision, choice)

    def after_hit(self, state: AlternatifState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
        return prospects.after_hit(state, decision, choice)

    def chance(self, state: AlternatifState, decision: Decision, choice: Choice) -> Likely | None:
        """Of what is announced as soon as it says at whom."""
        if prospects.DECLARE in (decision.kind, decision.like):
            return self.foreseen(state, decision, choice)
        return super().chance(state, decision, choice)

    def trial(self, state: AlternatifState, decision: Decision, choice: Choice) -> Odds | None:
        return prospects.trial(state, decision, choice)

    def taken_away(self, state: AlternatifState, people: Sequence[str]) -> AlternatifState:
        return prospects.taken_away(state, people)

    def discreetly(self, state: AlternatifState, decision: Decision, reader: Reader) -> Decision:
        hidden = not reader.gm and state.settings.foe_numbers == "words"
        return prospects.discreetly(decision) if hidden and decision.kind in ("parry", "defend") else decision

    def offered_openly(self, state: AlternatifState, decision: Decision) -> bool:
        # Whom one can reach, and with what, is seen by all; what is done instead tells that one does not strike.
        return decision.kind == "strike"

    def reading(self, state: AlternatifState, command: str, decision: Decision) -> Reading | None:
        return strike_command.reading(state, decision) if command == "strike" else None

    def compose(self, state: AlternatifState, command: str, by: int, args: Mapping[str, Scalar]) -> Any:
        if command == "npc-add":
            only(args, "creature", "name", "count", "side", "hidden", "neutral")
        return super().compose(state, command, by, args)

    def offers(self, state: AlternatifState, command: str, option: str, locale: str) -> Sequence[tuple[str, str]]:
        """The creatures by name; what people hold, and in which hands (`with`, or `with <combatant>`); else the codes
        that the option takes."""
        if command in ("fix-initiative", "fix-set", "fix-status") and option.startswith("with"):
            named = state.combatants.get(option.removeprefix("with").strip())
            people = state.combatants.values() if named is None else (named,)
            arms = {each.arm.weapon: each.arm for who in people for each in who.hands}
            hands = dict.fromkeys(each.arm.hand for who in people for each in who.hands if len(who.hands) > 1)
            held = [(arm.names.get(locale) or weapon, weapon) for weapon, arm in arms.items()]
            return [*held, *((str(hand), str(hand)) for hand in hands)]
        if (command, option) == ("gm-tool-mount", "value"):
            return [(each.name.in_(locale), each.id) for each in self.catalogue.mounts.values()]
        return super().offers(state, command, option, locale)

    def fixable(self, state: AlternatifState) -> Mapping[str, tuple[int, int]]:
        return FIELDS

    def figures(self, state: AlternatifState, who: str) -> Mapping[str, int]:
        combatant = state.combatants[who]
        values = {name: figure_of(combatant, name) for name, each in FIGURES.items() if each.part != "arm"}
        return {name: value for name, value in values.items() if isinstance(value, int)}

    def worn(self, state: AlternatifState, who: str) -> Mapping[str, Any]:
        combatant = state.combatants[who]
        return {
            "stamina": combatant.stamina,
            "body": combatant.body,
            "injuries": combatant.injuries,
            "bleeding": combatant.bleeding,
        }

    def may_surprise(self, state: AlternatifState, who: str) -> bool:
        """Whether it is to be asked if *who*, who is hidden, is shown by a surprise (`npc-reveal` with `surprise`)."""
        return surprise.may_surprise(state, who)

    def letter_to(self, event: Any) -> str | None:
        """Whose player alone the game master tells *event*: what may mislead him (ALT-REA-024), how tired somebody
        looks (ALT-FAT-010)."""
        match event:
            case BeatWaived(combatant=combatant, words=words) if words:
                return combatant
            case BreathTold(other=other):
                return other
            case _:
                pass
        return None

    def deed_of(self, state: AlternatifState, event: Any) -> tuple[str, Part] | None:
        """Whose words of his own *event* concerns, and how."""
        return deeds.worded(event)

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose blow or shot at whom *event* rolled, and whether it hit; None for anything else."""
        if isinstance(event, StrikeRolled | ShotRolled):
            return Rolled(event.combatant, event.target, event.outcome == "hit")
        return None

    def too_late_for_words(self, state: AlternatifState, user: int) -> bool:
        """Whether *user* has a choice to make in a simultaneous segment: hints come before it, not in it
        (ALT-SIM-012)."""
        return any(who.player == user for who, _ in confronted(state))

    def in_words(self, event: Any) -> Any:
        """Likewise, without what decided a special action: a pure face, or equal totals."""
        told = super().in_words(event)
        return evolve(told, decided="totals") if isinstance(told, SpecialResolved) else told

    def rules_of(self, event: Any) -> tuple[str, ...]:
        """The ids of the rules behind *event*, for "Why?"."""
        event = veil.unveiled(event, self.numbers)
        return circumstances.with_terms(event, super().rules_of(event))
