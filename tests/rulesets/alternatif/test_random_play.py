"""Fights at random: legal answers, notes and orders aimed at whoever is asked or has a blow in the air, undo, redo,
restarts. What must hold in every fight is checked after every input (`check_*`)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.codec import Codec
from bot.kernel.decisions import Decision
from bot.kernel.engine import Budget, Engine, Progress
from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import forms, notes
from bot.rulesets.alternatif.checks import FIELDS
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant
from tests.rulesets.alternatif.exchange import AXE, CLAWS, DAGGER, GM, SHIELD, SPEAR, SWORD, fighter, game

FIGHTS, STEPS = 400, 45
TEMPERAMENTS = (None, None, None, "never_guard", "furious", "steady", "cautious", "desperate")
SECRET = bytes(range(32))


class Fight:
    """One fight at random, and its oracles."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.game = game()
        self.codec: Codec[AlternatifState] = Codec(self.game)
        chance = self.chance
        settings: dict[str, Any] = {
            "weapon_factors": chance.random() < 0.8,
            "defence_factor_in_ac": chance.random() < 0.7,
            "negative_dex_on_reaction": chance.choice(("ignored", "applied")),
            "parry_no_answer": chance.choice(("take_the_hit", "parry_if_already_defensive")),
        }
        self.engine: Engine[AlternatifState] = Engine(self.game, self.game.opening(settings), SECRET, budget=Budget())
        self.line = 0
        self.faces: dict[str, tuple[int, ...]] = {}
        self.states: dict[int, AlternatifState] = {0: self.engine.state}
        self.fed = False
        self.kinds: set[str] = set()
        self.submit(notes.Join(GM, tuple(self.somebody(at) for at in range(chance.randint(2, 6)))))
        self.submit(inputs.Begin(GM, str(seed)))

    def somebody(self, at: int) -> Combatant:
        chance = self.chance
        arm: Arm = chance.choice((SPEAR, SWORD, AXE, SHIELD, DAGGER, CLAWS))
        return fighter(
            f"F{at}",
            ("heroes", "others", "thirds")[at % (3 if chance.random() < 0.15 else 2)],
            arm,
            bm=chance.randint(0, 20),
            ac=chance.randint(8, 20),
            stamina=chance.randint(0, 25),
            body=chance.randint(1, 6),
            dex_std=chance.randint(-2, 3),
            str_damage=chance.randint(-2, 3),
            temperament=chance.choice(TEMPERAMENTS),
            hidden=chance.random() < 0.08,
        )

    # ---- speaking

    def submit(self, given: Any) -> Progress[AlternatifState] | None:
        """Submit *given*; None when it was refused (then nothing changed)."""
        self.line += 1
        before = self.engine.frame
        text = self.codec.dump_state(before.state) if self.chance.random() < 0.1 else None
        try:
            progress = self.engine.submit(given, self.line)
        except Refused:
            assert self.engine.frame == before
            return None
        if text is not None:
            assert self.codec.dump_state(before.state) == text, "a state was altered in place"
        self.states[self.line] = self.engine.state
        self.kinds.update(each.event.type for each in progress.events)
        if not isinstance(given, inputs.Undo | inputs.Redo):
            self.check_events(before.state, progress)
        self.check_faces(progress)
        self.check_state()
        self.check_questions()
        return progress

    def step(self) -> None:
        """Somebody does something."""
        chance, standing = self.chance, self.engine.standing
        if standing.held:
            if standing.redo and chance.random() < 0.3:
                self.submit(inputs.Redo(GM, standing.redo[-1]))
            self.submit(inputs.Resume(GM))
            return
        if standing.breath:
            self.submit(inputs.Continue())
            return
        roll = chance.random()
        if roll < 0.22:
            self.submit(self.any_note())
        elif roll < 0.26:
            self.undo()
        elif roll < 0.29:
            self.submit(inputs.Hold(GM))
        elif roll < 0.40:
            self.restart()
        else:
            self.answer()

    def answer(self) -> None:
        questions = self.engine.questions()
        if not questions:
            self.submit(self.any_note())
            return
        question, decision = self.chance.choice(questions)
        if self.chance.random() < 0.15 and not question.answered:
            self.submit(inputs.Deadline(question.id))
            return
        choice: dict[str, str] = {}
        while left := decision.legal(choice):
            options = left[0].options
            wanted = "attack" if "attack" in options and self.chance.random() < 0.7 else self.chance.choice(options)
            choice[left[0].name] = wanted
            if self.chance.random() < 0.1:
                break  # a partial answer
        self.submit(inputs.Answer(GM, question.id, choice))

    def undo(self) -> None:
        to = self.engine.rulings_back(self.chance.randint(1, 3))
        if to is None:
            return
        self.submit(inputs.Undo(GM, to))
        assert self.engine.state == self.states[to], "undo leads to another state"

    def restart(self) -> None:
        """Stop the program and start it again from what is stored."""
        mark = self.engine.mark(self.engine.standing.at)
        assert mark is not None
        snapshot = self.codec.load_snapshot(mark.base.line, mark.base.position, self.codec.dump_snapshot(mark.base))
        asked = shape(self.engine)
        other: Engine[AlternatifState] = Engine.load(
            self.game, SECRET, snapshot, (), next_seq=snapshot.next_seq, budget=Budget()
        )
        assert other.frame == self.engine.frame
        assert shape(other) == asked
        assert other.frame == self.engine.frame

    def any_note(self) -> Any:
        """A word at random, mostly about those who are asked and those who have a blow in the air."""
        chance, state = self.chance, self.engine.state
        people = list(state.combatants) or ["nobody"]
        busy = [each.who for each in self.engine.standing.questions]
        busy += [name for blow in state.blows for name in (blow.attacker, blow.target)]

        def who() -> str:
            return chance.choice(busy) if busy and chance.random() < 0.6 else chance.choice(people)

        number = chance.randint(0, 30)
        words: list[Callable[[], Any]] = [
            lambda: notes.Join(GM, (self.somebody(chance.randint(6, 9)),)),
            lambda: notes.Remove(GM, who()),
            lambda: notes.Leave(GM, who()) if chance.random() < 0.3 else notes.Back(GM, who()),
            lambda: notes.Declare(GM, who(), "melee", who()),
            lambda: notes.Declare(GM, who()),
            lambda: notes.Standby(GM, who()),
            lambda: notes.Engage(GM, who(), who()),
            lambda: notes.Separate(GM, who(), who()),
            lambda: notes.SetField(GM, who(), chance.choice(list(FIELDS)), number - 3),
            lambda: notes.SetField(GM, who(), "stamina", 0),
            lambda: notes.Damage(GM, who(), max(1, number), chance.choice(("wear", "body"))),
            lambda: notes.Heal(GM, who(), max(1, number), chance.choice(("wear", "body"))),
            lambda: notes.Heal(GM, who(), 99, "body"),
            lambda: notes.SetInitiative(GM, who(), chance.choice((None, state.segment + number))),
            lambda: notes.Beat(GM, who(), chance.randint(1, 4)),
            lambda: notes.Interrupt(GM, who()),
            lambda: notes.SetSetting(GM, "weapon_factors", chance.random() < 0.5),
            lambda: notes.HandOver(GM, who(), None, chance.choice(TEMPERAMENTS)),  # type: ignore[arg-type]
            lambda: notes.HandOver(GM, who(), 17),
            lambda: notes.Hide(GM, who()),
            lambda: notes.Reveal(GM, who()),
            lambda: notes.SayFate(GM, who(), "dying"),
        ]
        return chance.choice(words)()

    # ---- what must hold

    def check_faces(self, progress: Progress[AlternatifState]) -> None:
        """The same address has the same face on every branch."""
        for each in progress.drawn:
            assert self.faces.setdefault(each.address, each.faces) == each.faces

    def check_questions(self) -> None:
        """Keys are unique, options never empty, defaults legal; nobody is asked who is gone or out."""
        pairs = self.engine.questions()
        assert len({each.key for each, _ in pairs}) == len(pairs)
        people: list[str] = [each.who for each, _ in pairs]
        assert len(set(people)) == len(people), "one question per person at a time"
        for each, decision in pairs:
            assert all(field.options for field in decision.fields)
            assert decision.legal(decision.default) == ()
            assert not self.engine.state.combatants[each.who].out

    def check_state(self) -> None:
        state = self.engine.state
        for who in state.combatants.values():
            weapon = who.main
            assert who.stamina >= 0
            if who.out:
                assert weapon.due is None
                assert not weapon.up
                assert who.contacts == ()
            if state.opened and not self.engine.standing.breath:
                assert weapon.due is None or weapon.due > state.segment, "a due action was jumped"
            assert not (weapon.up and weapon.due is not None)
            for other in who.contacts:
                assert who.id in state.combatants[other].contacts
        for blow in state.blows:
            assert blow.attacker in state.combatants
            assert blow.target in state.combatants
        standing = self.engine.standing
        if standing.begun and not (standing.held or standing.breath or standing.questions):
            assert all(who.main.due is None for who in state.combatants.values()), (
                "something is due, and nobody moves"
            )

    def check_events(self, state: AlternatifState, progress: Progress[AlternatifState]) -> None:
        """Each event was possible when it happened, and the events alone lead to the present state."""
        for each in progress.events:
            event = each.event
            match event:
                case e.StrikeRolled():
                    self.check_strike(state, event)
                case e.ParryRolled():
                    self.check_parry(state, event)
                case e.DamageDealt() if event.blow is not None:
                    self.check_landing(state, event)
                case e.InitiativePostponed():
                    assert state.combatants[event.combatant].main.status == "offensive", "postponed twice"
                    assert event.by > 0
                case e.SegmentReached():
                    self.check_clock(state, event)
                case e.ReactionRolled():
                    self.check_reaction(state, event)
                case told.DecisionClosed():
                    assert event.how != "withdrawn" or event.choice == {}
            if not isinstance(event, told.KernelEvent):
                state = self.game.after(state, event)
        assert state == self.engine.state
        hidden = {who.id for who in state.combatants.values() if who.hidden}
        for each in progress.events:
            if not isinstance(each.event, told.KernelEvent) and self.game.may_read(state, each.event, EVERYBODY):
                assert not hidden & ids_in(each.event), "a hidden name is told to everybody"

    def check_strike(self, state: AlternatifState, event: e.StrikeRolled) -> None:
        author, target = state.combatants[event.combatant], state.combatants[event.target]
        assert author.main.up
        assert author.main.choice != "return_to_guard"
        assert author.main.acted != state.segment, "a weapon acts twice"
        assert not author.out
        assert not target.out
        assert target.id in author.contacts
        assert author.side != target.side
        assert event.total == sum(term.value for term in event.terms)
        assert event.against == sum(term.value for term in event.against_terms)
        success = event.face != 1 and (event.face == 20 or event.total >= event.against)
        assert event.outcome == ("hit" if success else "miss")

    def check_parry(self, state: AlternatifState, event: e.ParryRolled) -> None:
        who = state.combatants[event.combatant]
        assert who.main.acted != state.segment, "a weapon acts twice"
        assert not who.main.up
        assert "no_parry" not in who.main.arm.tags
        (blow,) = [blow for blow in state.blows if blow.id == event.blow]
        assert blow.target == who.id
        assert not blow.unseen
        assert not blow.parried
        assert not blow.landed
        assert event.total == sum(term.value for term in event.terms)

    def check_landing(self, state: AlternatifState, event: e.DamageDealt) -> None:
        (blow,) = [blow for blow in state.blows if blow.id == event.blow]
        target = state.combatants[blow.target]
        assert not blow.parried
        assert not blow.landed
        assert blow not in forms.parriable(state, target), "a blow landed that its target was not asked about"
        assert not any(who.main.up for who in state.combatants.values()), "damage before all strikes were known"
        assert event.total >= 1
        assert event.stamina + event.body == event.total
        assert event.body == 0 or event.stamina == target.stamina

    def check_clock(self, state: AlternatifState, event: e.SegmentReached) -> None:
        dues = [who.main.due for who in state.combatants.values() if who.main.due is not None]
        assert event.segment == min(dues)
        assert event.segment > state.segment
        assert not any(who.main.up for who in state.combatants.values())
        assert all(blow.parried or blow.landed for blow in state.blows), "time moved with a blow in the air"
        assert not any(who.body <= 0 and not who.out for who in state.combatants.values())

    def check_reaction(self, state: AlternatifState, event: e.ReactionRolled) -> None:
        who = state.combatants[event.combatant]
        assert who.main.due is None
        assert not who.out
        assert who.intent == "melee", "a reaction without an announced action"
        assert event.initial or event.adjust == 0
        assert event.segment == event.stamp + max(1, sum(event.faces) + event.adjust) + event.postponed
        assert event.segment > state.segment


def shape(engine: Engine[AlternatifState]) -> list[tuple[Any, ...]]:
    """What is asked, without the functions in it."""

    def plain(decision: Decision) -> tuple[Any, ...]:
        return (decision.key, decision.fields, dict(decision.default), dict(decision.about), decision.offered())

    return [(each, plain(decision)) for each, decision in engine.questions()]


def ids_in(event: Any) -> set[str]:
    """Every id that *event* names."""
    found: set[str] = set()
    for value in event.__dict__.values():
        stack = [value]
        while stack:
            each = stack.pop()
            if isinstance(each, str):
                found.add(each)
            elif isinstance(each, tuple):
                stack.extend(each)
    return found


SEEN: set[str] = set()


@pytest.mark.parametrize("part", range(8))
def test_fights_at_random(part: int) -> None:
    for seed in range(part, FIGHTS, 8):
        fight = Fight(seed)
        for _ in range(STEPS):
            fight.step()
        SEEN.update(fight.kinds)


def test_random_fights_come_across_everything_that_can_happen() -> None:
    if not SEEN:
        pytest.skip("runs after the fights")
    missing = {kind.__dataclass_fields__["type"].default for kind in game().event_types} - SEEN  # type: ignore[attr-defined]
    assert missing == set()
