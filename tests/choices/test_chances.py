"""The chance that is told before a roll is how often the roll comes about: found by laying down every face, one after
the other, in the fight itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from bot.kernel.decisions import Decision
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.alternatif.base import rolls
from bot.rulesets.shared.check import Check, Law, term, terms
from bot.rulesets.shared.odds import percent
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.situation import Stood, stand
from tests.rulesets.test_random_play import GAMES, played
from tests.rulesets.test_situations import BLOW_IN_THE_AIR, SECOND_ROUND

ONE_UP = BLOW_IN_THE_AIR.replace("due = 5\n", "up = true\n", 1)
AT_GRIPS = ONE_UP.split("[[state.blows]]")[0] + "[state.combatants.ana]" + ONE_UP.split("[state.combatants.ana]", 1)[1]
GM = Reader(99, gm=True)


def told_before(fight: Stood, who: str, reader: Reader = GM, **choice: str) -> Mapping[str, Any]:
    """What *who* is told of answering *choice*."""
    decision = fight.asked(who)
    (name, value), *before = reversed(choice.items())
    game = fight.engine.game
    found: Mapping[str, Any] = game.prospect(fight.state, decision, dict(before), name, value, reader)  # type: ignore[attr-defined]
    return found


def often(text: str, why: str, sides: int, comes_about: Callable[[list[Any]], bool], who: str, **choice: str) -> float:
    """How many of the faces of the die *why* make it come about."""
    good = 0
    for face in range(1, sides + 1):
        fight = stand(text)
        fight.lay(why, face)
        good += comes_about(fight.answer(who, **choice))
    return good / sides


def event(told: list[Any], kind: str) -> Any:
    return next(each for each in told if each.type == kind)


def variants(text: str, *changes: tuple[str, str]) -> list[str]:
    """*text*, and *text* with each of *changes*."""
    for before, _ in changes:
        assert before in text
    return [text, *(text.replace(before, after, 1) for before, after in changes)]


BLOWS = variants(
    AT_GRIPS,
    ("bm = 5\n", "bm = 12\n"),
    ("ac = 14\n", "ac = 40\n"),
    ("ac = 14\n", "ac = 1\n"),
    ("bm = 5\n", "bm = 5\nnext_strike = 4\n"),
)
PARRIES = variants(
    BLOW_IN_THE_AIR,
    ("total = 22", "total = 15"),
    ("total = 22", "total = 60"),
    ("natural = false", "natural = true"),
    ("bm = 5\n", "bm = 1\n"),
)


@pytest.mark.rule("ALT-MEL-006")
@pytest.mark.parametrize("text", BLOWS)
def test_the_chance_of_a_blow_is_how_often_it_hits(text: str) -> None:
    found = often(
        text, "strike-both", 20, lambda told: event(told, "strike_rolled").outcome == "hit", "ana", target="orc"
    )
    assert told_before(stand(text), "ana", target="orc")["chance"] == percent(found)
    assert 0 < found < 1


@pytest.mark.rule("ALT-PAR-003")
@pytest.mark.parametrize("text", PARRIES)
def test_the_chance_of_a_parry_is_how_often_it_stops_the_blow(text: str) -> None:
    found = often(
        text, "parry-both", 20, lambda told: event(told, "parry_rolled").outcome == "parried", "ana", parry="orc"
    )
    assert told_before(stand(text), "ana", parry="orc")["chance"] == percent(found)


def test_what_is_not_rolled_for_has_no_chance() -> None:
    assert not {"chance", "odds"} & told_before(stand(BLOW_IN_THE_AIR), "ana", parry="-").keys()


@pytest.mark.rule("ALT-SPE-005")
@pytest.mark.parametrize("kind", ["push", "knock_down", "disarm"])
def test_the_chance_of_a_special_action_is_that_of_all_its_pairs_of_faces(kind: str) -> None:
    """Against the reflexes of whoever opposes nothing else: twenty faces each."""
    text = AT_GRIPS
    choice = {"target": "special", "how": kind}
    good = 0
    for face in range(1, 21):
        for other in range(1, 21):
            fight = stand(text)
            fight.lay("special-both", face)
            fight.lay("reflex", other)
            told = fight.answer("ana", **choice)
            if not any(each.type == "special_resolved" for each in told):
                told = fight.answer("orc", oppose="-")
            good += event(told, "special_resolved").outcome == "succeeded"
        if face == 1:
            assert good == 0
    assert told_before(stand(text), "ana", **choice)["chance"] == percent(good / 400)


HIT = SECOND_ROUND.replace('phase = "declaring"', 'phase = "acting"').replace(
    '[state.fighters.ana]\n',
    '''[[state.turns]]
actor = "orc"
target = "ana"
step = "held"
face = 20
degree = "success"
declaration = { kind = "attack", target = "ana", posture = "offensive" }
hits = [{ target = "ana", hand = "main", critical = false }]
[state.fighters.ana]
posture = "defensive"
declaration = { kind = "parry", posture = "defensive" }
''',
    1,
)  # fmt: skip


@pytest.mark.rule("PCT-DEF-006", "PCT-DEF-012")
@pytest.mark.parametrize("text", variants(HIT, ("critical = false", "critical = true"), ("melee = 60", "melee = 3")))
def test_the_chance_of_a_percentile_defence_is_how_often_it_stops_the_hit(text: str) -> None:
    found = often(text, "parry", 100, lambda told: event(told, "defence_judged").stopped, "ana", defence="parry/main")
    assert told_before(stand(text), "ana", defence="parry/main")["chance"] == percent(found)


@pytest.mark.rule("PCT-TST-001", "PCT-POS-003")
@pytest.mark.parametrize("posture", ["none", "focus"])
def test_the_chance_told_with_a_declaration_is_that_of_its_roll(posture: str) -> None:
    choice = {"action": "attack", "target": "orc", "posture": posture}
    found = often(
        SECOND_ROUND, "attack", 100, lambda told: event(told, "d100_rolled").degree in ("success", "critical"), "ana",
        **choice,
    )  # fmt: skip
    told = told_before(stand(SECOND_ROUND), "ana", **choice)
    assert told["chance"] == percent(found) == (60 if posture == "none" else 65)


@pytest.mark.rule("PCT-ATK-004")
@pytest.mark.parametrize(("how", "chance"), [("discreet", 95), ("aim+discreet", 85)])
def test_the_chance_of_a_discreet_attack_is_that_of_one_that_is_granted(how: str, chance: int) -> None:
    """Nothing is known of a back that is not granted: it would be an attack like any other."""
    choice = {"action": "special", "with": "main", "target": "orc", "how": how, "posture": "none"}
    assert told_before(stand(SECOND_ROUND), "ana", **choice)["chance"] == chance


SECOND_FOE = """
[state.fighters.boar]
id = "boar"
name = "Boar"
side = "foes"
hit_points = 9
hit_points_max = 9
initiative = 1
seat = 2
scores = { brawling = 30 }
cover = -20
cover_all = true
"""


@pytest.mark.rule("PCT-TST-001", "PCT-DMG-006", "PCT-MNT-001")
@pytest.mark.parametrize(
    ("choice", "rest", "why"),
    [
        ({"action": "attack"}, {"target": "orc", "posture": "none"}, "attack"),
        ({"action": "attack", "target": "orc"}, {"posture": "defensive"}, "attack"),
        ({"action": "special", "with": "fists"}, {"target": "orc", "how": "knock_out", "posture": "none"}, "attack"),
        ({"action": "special", "with": "main", "target": "orc", "how": "aim"}, {"posture": "none"}, "attack"),
        ({"action": "disengage"}, {"posture": "none"}, "disengage"),
        ({"action": "flee"}, {"posture": "none"}, "flee"),
    ],
)
@pytest.mark.parametrize("mounted", [False, True])
def test_a_chance_is_told_while_a_declaration_is_still_being_made(
    choice: dict[str, str], rest: dict[str, str], why: str, mounted: bool
) -> None:
    text = SECOND_ROUND.replace("melee = 60", "brawling = 35, physique = 50, melee = 60", 1)
    if mounted:
        text = text.replace('id = "ana"\n', 'id = "ana"\nmounted = true\nmount = "Gris"\n', 1)
    good = 0
    for face in range(1, 101):
        fight = stand(text)
        fight.lay(why, face)
        told = fight.answer("ana", **choice, **rest)
        if mounted and why == "attack":
            told = fight.answer("ana", ride="no")
        good += event(told, "d100_rolled").degree in ("success", "critical")
    assert told_before(stand(text), "ana", **choice)["chance"] == percent(good / 100)


@pytest.mark.rule("PCT-DMG-006")
def test_where_the_chance_hangs_on_the_target_both_ends_are_told() -> None:
    two = stand(SECOND_ROUND.replace('order = ["ana", "orc"]', 'order = ["ana", "orc", "boar"]', 1) + SECOND_FOE)
    told = told_before(two, "ana", action="attack")
    assert (told["chance"], told["chance_most"]) == (40, 60)
    assert told_before(two, "ana", action="attack", target="boar")["chance"] == 40
    reaction = {"action": "wait", "waits": "reaction", "on": "enemy", "deed": "move", "reaction": "attack"}
    told = told_before(two, "ana", **reaction)
    assert (told["chance"], told["chance_most"]) == (40, 60)
    assert told_before(two, "ana", **reaction, target="orc")["chance"] == 60


@pytest.mark.rule("PCT-DEF-006")
def test_the_parry_that_is_announced_has_the_chance_of_the_parry_that_is_rolled() -> None:
    rolled = told_before(stand(HIT), "ana", defence="parry/main")["chance"]
    assert told_before(stand(SECOND_ROUND), "ana", action="parry")["chance"] == rolled
    posed = told_before(stand(SECOND_ROUND), "ana", action="attack", target="orc", posture="defensive")
    assert posed["parry_chance"] == rolled


def test_the_table_says_whether_a_foes_numbers_are_betrayed_by_a_chance() -> None:
    for shown, blow, parry in (("all", "chance", "chance"), ("totals", "odds", "chance"), ("words", "odds", "odds")):
        said = f'[state.settings]\nfoe_numbers = "{shown}"\n[state.combatants.ana]\n'
        for text, choice, expected in (
            (AT_GRIPS, {"target": "orc"}, blow),
            (BLOW_IN_THE_AIR, {"parry": "orc"}, parry),
        ):
            fight = stand(text.replace("[state.combatants.ana]\n", said, 1))
            for reader in (EVERYBODY, Reader(1)):
                assert expected in told_before(fight, "ana", reader, **choice)
                assert ({"chance", "odds"} - {expected}).isdisjoint(told_before(fight, "ana", reader, **choice))
            assert "chance" in told_before(fight, "ana", GM, **choice)


IN_WAIT = """
[state.combatants.shadow]
id = "shadow"
name = "Shadow"
side = "foes"
hidden = true
bm = 2
ac = 14
stamina = 12
stamina_max = 12
body = 5
body_max = 5
initial = false
intent = "melee"
target = "ana"
contacts = ["ana", "orc"]
[[state.combatants.shadow.hands]]
due = 3
up = true
arm = { weapon = "axe", hand = "right", attack = 3, defence = 2, damage = "1d8" }
"""
FREE = AT_GRIPS.replace("up = true", "", 1).replace('intent = "melee"\ntarget = "orc"\n', "", 1)
AT_HAND = ('contacts = ["orc"]', 'contacts = ["orc", "shadow"]')
FIRST_IN_THE_ROUND = """
[state.fighters.shadow]
id = "shadow"
name = "Shadow"
side = "foes"
hidden = true
hit_points = 9
hit_points_max = 14
initiative = 2
seat = 3
scores = { melee = 45, dodge = 25, agility = 40 }
main = { weapon = "club", skill = "melee", dice = "1d6" }
"""
IN_ORDER = ('order = ["ana", "orc"]', 'order = ["shadow", "ana", "orc"]')
OTHER_ORDER = ('order = ["ana", "orc"]', 'order = ["ana", "shadow", "orc"]')


@pytest.mark.parametrize(
    ("text", "added", "changes"),
    [
        (ONE_UP, IN_WAIT, AT_HAND),
        (AT_GRIPS, IN_WAIT, AT_HAND),
        (BLOW_IN_THE_AIR, IN_WAIT, AT_HAND),
        (AT_GRIPS, IN_WAIT.replace("due = 3\nup = true", "due = 9"), AT_HAND),
        (FREE, IN_WAIT.replace("due = 3\nup = true", "due = 9"), AT_HAND),
        (SECOND_ROUND, FIRST_IN_THE_ROUND, IN_ORDER),
        (SECOND_ROUND, FIRST_IN_THE_ROUND, OTHER_ORDER),
        (HIT, FIRST_IN_THE_ROUND, IN_ORDER),
    ],
)
def test_nobody_lies_in_wait_in_what_is_told_beforehand(text: str, added: str, changes: tuple[str, str]) -> None:
    game, state = stand(text).engine.game, stand(text).state
    hidden = stand(text.replace(*changes, 1) + added).state
    assert changes[0] in text
    assert "shadow" in hidden.combatants
    decision = stand(text).asked("ana")

    def told(state: Any) -> list[tuple[Any, ...]]:
        """One state after the other: the chance of an answer is kept while things stand so."""
        asked = [(each, option) for option in every_option(decision) for each in (EVERYBODY, Reader(1))]
        return [(each, *said, game.prospect(state, decision, *said, each)) for each, said in asked]  # type: ignore[attr-defined]

    without = told(state)
    for with_him, alone in zip(told(hidden), without, strict=True):
        assert with_him == alone
    for reader in (EVERYBODY, Reader(1)):
        assert any(prospect for each, *_, prospect in without if each == reader)


def every_option(decision: Decision) -> Iterator[tuple[dict[str, str], str, str]]:
    """Every option of *decision*, and what was chosen before it."""
    ways: list[dict[str, str]] = [{}]
    for partial in ways:
        for each in (decision.legal(partial) or ())[:1]:
            for value in each.options:
                yield partial, each.name, value
                ways.append({**partial, each.name: value})


# ---- what is judged at once is what each roll would come to


LAWS = (Law(), Law(sure=(20,), lost=(1,)), Law(ties=False), Law(sure=(18, 19, 20), lost=(1,), ruled=True))


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("against", [2, 11, 14, 40])
def test_a_check_judges_each_face_as_if_it_had_shown_it(law: Law, against: int) -> None:
    def shown(face: int) -> Check:
        return Check(law, face, (term("face", face), *terms(("bonus", 3))), terms(("class", against)))

    judge = shown(7).judge()
    assert [judge(face) for face in range(1, 21)] == [shown(face).succeeds for face in range(1, 21)]


@pytest.mark.parametrize("score", [1, 40, 95, 130])
def test_a_check_against_a_score_judges_each_face_as_if_it_had_shown_it(score: int) -> None:
    law = Law(at_most=True, sure=(1, 2), lost=(100,))

    def shown(face: int) -> Check:
        return Check(law, face, terms(("skill", score)))

    judge = shown(50).judge()
    assert [judge(face) for face in range(1, 101)] == [shown(face).succeeds for face in range(1, 101)]


def test_whatever_is_thrown_for_at_random_each_face_comes_to_what_its_check_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: set[str] = set()
    made_at_once = rolls.judge_of

    def compared(state: Any, kind: str, throw: rolls.Throw, worth: Any = None) -> Any:
        judge = made_at_once(state, kind, throw, worth)
        if worth is None:
            judged.add(kind)
            each = [rolls.made(state, kind, throw, face).succeeds for face in range(1, 21)]
            assert [judge(face) for face in range(1, 21)] == each
        return judge

    monkeypatch.setattr(rolls, "judge_of", compared)
    monkeypatch.setattr(AnyPlay, "judged", 6)
    wanted = {"attack", "parry", "shot", "dodge"}
    for seed in GAMES["alternatif"].rare:
        if not wanted <= judged:
            played(GAMES["alternatif"].fight, seed)
    assert wanted <= judged, sorted(judged)
