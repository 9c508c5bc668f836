"""What commands offer while they are typed, in fights at random: nothing that would be refused, and for `/strike` all
that the open question offers and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from bot.kernel.decisions import Choice, Decision
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif import repertoire
from bot.rulesets.alternatif.magic import recruits as magic_words
from bot.rulesets.alternatif.ordinary.words_announcing import KeepReady
from bot.rulesets.alternatif.specials.events import SpecialAttempted
from bot.rulesets.alternatif.state import FIST, Item, Magic, Spell
from bot.rulesets.alternatif.striking import ELSE
from bot.table.saying.ways import way
from tests.rulesets.alternatif.archers import archer, shoots
from tests.rulesets.alternatif.armed import armed, fumbled, target
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, Exchange, fighter
from tests.rulesets.alternatif.fight import Fight
from tests.rulesets.alternatif.test_frank_attacks import lowered
from tests.rulesets.alternatif.waiting import comes_to, starts, waiting

FIGHTS, LEAST, STEPS = 40, 3, 60
"""At most so many fights are played, and at least so many: until what must be met has been. And how long each is."""
BLANKS = {
    "declare": ("action", "target", "with", "how"),
    "move": ("to", "target", "how"),
    "hold": ("until",),
    "release": ("target",),
}
"""The options of each command that says something of one's own accord."""
STRUCK = ("strike", "free", "charge", "reception")
"""Questions that `/strike` answers."""
PARTICULARS = ("flank", "thing")
"""What is taken as it comes when it is not asked for with buttons."""


def fights(enough: Callable[[], bool]) -> Iterator[tuple[Fight, random.Random]]:
    """Fights at random, each as it stands after each step, until *enough* was met."""
    for seed in range(FIGHTS):
        if seed >= LEAST and enough():
            return
        fight, chance = Fight(seed), random.Random(seed)
        for _ in range(STEPS):
            fight.step()
            if fight.engine.standing.begun and not fight.engine.standing.ended:
                yield fight, chance


def some_of(fight: Fight, chance: random.Random) -> list[str]:
    """Two of those in *fight*: little changes for the others from one step to the next, and their turn comes."""
    people = sorted(fight.engine.state.combatants)
    return chance.sample(people, min(2, len(people)))


def typed(form: Decision, blanks: tuple[str, ...], chance: random.Random) -> dict[str, str]:
    """Some of *blanks* in any order but for an action, which comes first, each with something that is offered for it by
    then; then whatever is left."""
    choice: dict[str, str] = {}
    order = chance.sample(blanks, chance.randint(1, len(blanks)))
    for blank in sorted(order, key=lambda each: each != "action"):
        field = form.field(blank, choice)
        if field is not None:
            choice[blank] = chance.choice(field.options)
    while left := form.legal(choice):
        choice[left[0].name] = chance.choice(left[0].options)
    assert form.legal(choice) == (), f"what is offered does not go together: {choice}"
    return choice


def test_nothing_is_offered_that_would_be_refused() -> None:
    """And what is not offered is refused with its reason, so it must be understood."""
    narrower = 0
    met: dict[str, set[str]] = {command: set() for command in BLANKS}

    def enough() -> bool:
        declared = {"attack", "shoot", "cast", "use", "charge", "wrestle", "drop", "shout"} <= met["declare"]
        return declared and {"step", "back", "run", "flee"} <= met["move"] and bool(met["hold"]) and narrower > 0

    for fight, chance in fights(enough):
        state = fight.engine.state
        for who in some_of(fight, chance):
            for command, blanks in BLANKS.items():
                form = fight.game.form(state, command, who)
                if form is None:
                    continue
                assert form.legal(form.default) == ()
                if command == "declare" and (whole := fight.game.form(state, command, who, whole=True)) is not None:
                    actions, offers = (set(each.all_fields({})[0].options) for each in (whole, form))
                    assert offers <= actions
                    narrower += offers < actions
                said = typed(form, blanks, chance)
                if said.get("action") in ("other", "together"):
                    said["how"] = "singing"
                fight.game.check(state, fight.game.compose(state, command, 1, {**said, "who": who}))
                met[command].add(said.get("action") or said.get("how") or "")
    assert enough(), (met, narrower)


def complete(decision: Decision, choice: Choice) -> Iterator[Choice]:
    """Every way of filling in what *choice* leaves blank, particulars as they come."""
    left = decision.legal(choice)
    if not left:
        yield choice
        return
    field = left[0]
    for option in field.options[:1] if field.name in PARTICULARS else field.options:
        yield from complete(decision, {**choice, field.name: option})


def typable(form: Decision) -> Iterator[Choice]:
    """All that can be typed in *form*, whatever is left out."""
    for each in ("", *form.all_fields({})[0].options):
        whom = {"target": each} if each else {}
        hands = form.field("with", whom)
        for hand in ("", *(hands.options if hands is not None else ())):
            what = {**whom, "with": hand} if hand else whom
            hows = form.field("how", what)
            for how in ("", *(hows.options if hows is not None else ())):
                yield {**what, "how": how} if how else what


def test_a_strike_offers_what_the_question_does() -> None:
    met: set[str] = set()
    for fight, _ in fights(lambda: met == set(STRUCK)):
        state = fight.engine.state
        for question, decision in fight.engine.questions():
            reading = fight.game.reading(state, "strike", decision)
            assert (reading is not None) == (question.kind in STRUCK)
            if reading is None:
                continue
            met.add(question.kind)
            answers = {frozenset(reading.answer(said).items()) for said in typable(reading.form)}
            # Something else than a strike is announced with `/declare`.
            pressed = [each for each in complete(decision, {}) if each.get("target") != ELSE]
            assert answers == {frozenset(each.items()) for each in pressed}
            assert reading.answer({}) != decision.default or "-" not in decision.default.values()
        for who in state.combatants:
            assert fight.game.form(state, "strike", who) is None, "a blow that nobody asks about"
    assert met == set(STRUCK)


# ---- worked examples


def blank(form: Decision | None, name: str, **said: str) -> tuple[str, ...]:
    """What *form* offers for *name* after what was *said*."""
    field = None if form is None else form.field(name, said)
    return () if field is None else field.options


@pytest.mark.rule("ALT-MAG-010", "ALT-MAG-016")
def test_spells_that_are_spent_and_items_that_rest_are_not_offered() -> None:
    spells = (Spell("fireball", 3, "VSM", left=0, dice="3d6"), Spell("shield", 1, "VS", left=2))
    items = (Item("wand_of_bolts", "wand", "belt", dice="d6", ready=9), Item("ring_of_jumping", "ring", "worn"))
    fight = waiting(fighter("Teluard", magic=Magic(spells, items)))
    form = fight.game.form(fight.state, "declare", "teluard")
    assert blank(form, "with", action="cast") == ("shield",)
    assert blank(form, "with", action="use") == ("ring_of_jumping",)
    whole = fight.game.form(fight.state, "declare", "teluard", whole=True)
    assert blank(whole, "with", action="cast") == ("fireball", "shield")


@pytest.mark.rule("ALT-MAG-015", "ALT-MAG-016")
def test_a_scroll_is_not_read_because_the_wand_rests() -> None:
    """What is left of several is named by whoever means it, in the question too, and what rests says until when; at the
    belt, where pointing it takes long enough, the wand is offered again."""
    items = (Item("wand_of_bolts", "wand", "hand", dice="d6", ready=9), Item("scroll_of_light", "scroll", "bag"))
    fight = waiting(fighter("Teluard", magic=Magic((), items)))
    comes_to(fight, 6)
    form = fight.game.form(fight.state, "declare", "teluard")
    assert form is not None
    assert blank(form, "with", action="use") == ("scroll_of_light",)
    assert form.about["use.resting"] == "weapon=wand_of_bolts|ready=9"
    assert not way("declare", form, str(form.fields[0].options.index("use"))).field.is_implied
    with pytest.raises(Refused, match="alternatif-which-item"):
        fight.game.check(
            fight.state, fight.game.compose(fight.state, "declare", 0, {"who": "teluard", "action": "use"})
        )
    question = repertoire.question(fight.state, fight.who("teluard"))
    (left,) = question.legal({"action": "use"}) or ()
    assert (left.name, left.options, left.is_implied) == ("weapon", ("scroll_of_light",), False)
    fight.notes(magic_words.Stow(GM, "teluard", "wand_of_bolts", "belt"))
    form = fight.game.form(fight.state, "declare", "teluard")
    assert form is not None
    assert blank(form, "with", action="use") == ("wand_of_bolts", "scroll_of_light")
    assert form.about["use/wand_of_bolts.ready"] == 9
    assert "use.resting" not in form.about


def test_a_mage_without_anything_left_is_not_offered_to_cast() -> None:
    fight = waiting(fighter("Teluard", magic=Magic((Spell("fireball", 3, "VSM", left=0),))))
    assert "cast" not in blank(fight.game.form(fight.state, "declare", "teluard"), "action")


def test_a_form_is_made_once_while_things_stand_so() -> None:
    """It is asked for at each key that is typed; whatever happens, another one is made."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "orcs"))
    before = fight.game.form(fight.state, "declare", "ana")
    assert fight.game.form(fight.state, "declare", "ana") is before
    assert fight.game.form(fight.state, "declare", "ana", whole=True) is not before
    assert fight.game.form(fight.state, "declare", "bor") is not before
    fight.attacks("bor", "ana", 2)
    assert fight.game.form(fight.state, "declare", "ana") is not before


@pytest.mark.rule("ALT-ACT-008")
def test_while_somebody_is_asked_about_a_parry_only_what_is_no_action_is_offered() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "orcs"))
    fight.attacks("bor", "ana", 2)
    fight.attacks("ana", "bor", 9)
    fight.strikes("bor", "ana", 15)
    assert fight.asked == [("ana", "parry")]
    offers = blank(fight.game.form(fight.state, "declare", "ana"), "action")
    assert offers == ("step", "drop", "shout", "turn", "relax")


@pytest.mark.rule("ALT-REA-015")
def test_while_his_own_blow_is_asked_about_anything_but_another_blow_is_offered() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "orcs", prone=True))
    fight.attacks("bor", "ana", 2)
    fight.attacks("ana", "bor", 9)
    assert fight.asked == [("bor", "strike")]
    offers = blank(fight.game.form(fight.state, "declare", "bor"), "action")
    assert {"standby", "drop", "stand_up", "drink", "counter", "other"} <= set(offers)
    assert "attack" not in offers


@pytest.mark.rule("ALT-FRE-004", "ALT-FRE-011")
def test_a_strike_answers_a_frank_attack() -> None:
    """Ana lowers her guard with Bor, bare-handed, upon her; nobody asks him about a regular blow."""
    fight = lowered(None, fighter("Bor", "others", FIST))
    reading = fight.game.reading(fight.state, "strike", fight.question("bor"))
    assert reading is not None
    assert blank(reading.form, "target") == ("ana", "-")
    assert blank(reading.form, "with") == ("right",)
    assert blank(reading.form, "how")[:2] == ("seize", "push")
    assert reading.answer({}) == reading.answer({"target": "ana"}) == {"free": "ana/right"}
    assert reading.answer({"target": "ana", "how": "seize"}) == {"free": "ana/seize"}
    assert reading.answer({"target": "-"}) == {"free": "-"}


@pytest.mark.rule("ALT-FRE-006")
def test_typed_a_free_action_may_aim_at_a_shield_or_knock_somebody_down() -> None:
    fight = fumbled(target(), armed("Ana", AXE, evolve(SHIELD, haft_ac=12, structure=5)))
    reading = fight.game.reading(fight.state, "strike", fight.question("bor"))
    assert reading is not None
    assert blank(reading.form, "target") == ("ana", "ana+left", "-")
    assert reading.answer({"target": "ana+left"}) == {"free": "equipment"}
    assert "knock_down" in blank(reading.form, "how", target="ana")
    fight.answers("bor", 15, 9, **reading.answer({"how": "knock_down"}))
    assert fight.one(SpecialAttempted).special == "knock_down"


@pytest.mark.rule("ALT-REA-020")
def test_until_when_something_may_be_kept_ready_is_offered_as_long_as_it_is_prepared() -> None:
    """Ready in segment 3: from 4 on, and no more once it is done."""
    fight = Exchange(fighter("Archer"), fighter("Orc", "orcs", ac=40))
    assert fight.game.form(fight.state, "hold", "archer") is None
    starts(fight, "archer", "arrow", "1d6", "0", 3)
    offers = blank(fight.game.form(fight.state, "hold", "archer"), "until")
    assert (offers[0], offers[-1]) == ("4", "99")
    assert fight.game.form(fight.state, "release", "archer") is None


@pytest.mark.rule("ALT-MIS-017")
def test_a_held_arrow_may_leave_at_whoever_is_in_sight() -> None:
    fight = Exchange(archer(), fighter("Orc", "orcs", ac=40), fighter("Ugar", "orcs"))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(KeepReady(GM, "ysolde"))
    assert fight.game.form(fight.state, "release", "ysolde") is None
    fight.stands_by("ugar")
    comes_to(fight, 5)
    assert blank(fight.game.form(fight.state, "release", "ysolde"), "target") == ("orc", "ugar")
