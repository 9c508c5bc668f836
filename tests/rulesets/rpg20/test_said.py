"""What is told of an attack under RPG 2.0 says what decided it, with its rule and its figure, in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.rulesets.rpg20 import prospects
from bot.rulesets.rpg20.armour import ProtectionRolled
from bot.rulesets.rpg20.attack import AttackRolled, BlowLanded
from bot.rulesets.rpg20.explosions.blasts import BlastShared
from bot.rulesets.rpg20.melee import FollowLeft
from bot.rulesets.rpg20.sequences.events import SlotEnded
from bot.rulesets.rpg20.sequences.ticks import SetAware
from bot.rulesets.rpg20.weapons import DamageRolled
from bot.rulesets.rpg20.wounds.events import Died
from bot.text import Texts
from tests.rulesets.rpg20.fray import CATALOGUE, GM, Fray, arm, fighter
from tests.rulesets.rpg20.test_cases_protection import blast


def worded() -> Texts:
    """Every sentence, and what the data call the parts of a body."""
    texts = Texts()
    for kind, entry in CATALOGUE.named():
        for locale in texts.locales if "gauge" in kind else ():
            texts.learn(locale, f"{kind}-{entry.id}", entry.name.in_(locale))
    return texts


RULINGS: Final = Rulings(worded())


def told(fray: Fray, *events: Any) -> tuple[str, str]:
    """What is told of *events*, in French and in English."""
    lines = [Told(at, each) for at, each in enumerate(events, start=1)]
    fr, en = (RULINGS.ruling(fray.game, fray.state, lines, Reader(GM, gm=True), locale) for locale in ("fr", "en"))
    return fr.replace("\u00a0", " ").replace("**", ""), en.replace("**", "")


def rules(fray: Fray, event: Any) -> tuple[str, ...]:
    return tuple(fray.game.rules_of(event))


@pytest.mark.rule("R20-MEL-002", "R20-MEL-006", "R20-SPE-009", "R20-SPE-012", "R20-EVD-001")
@pytest.mark.parametrize(
    ("said", "lack", "rule", "fr", "en"),
    [
        ({"action": "move"}, "posture", "R20-MEL-006", "Sans posture, Bor ne se défend pas.", "Without a posture Bor"),
        (
            {"action": "strike", "target": "ana", "how": "offensive"},
            *("offensive", "R20-MEL-002", "En posture offensive, Bor ne se défend pas.", "In offensive posture Bor"),
        ),
        (
            {"action": "strike", "target": "ana", "how": "normal", "unseen": "yes"},
            *("unaware", "R20-EVD-001", "Bor ne voit rien venir.", "Bor does not see it coming."),
        ),
    ],
)
def test_that_no_defence_is_made_is_said_with_its_rule(
    said: dict[str, str], lack: str, rule: str, fr: str, en: str
) -> None:
    fray = Fray(fighter("Ana", "players"), fighter("Bor", "foes"))
    if said.get("unseen"):
        fray.notes(SetAware(GM, "bor", "ana", False))
    fray.means("ana", "strike", target="bor")
    fray.means("bor", **{name: each for name, each in said.items() if name != "unseen"})
    fray.acts("ana", 1, 10, 1, 1)
    landed = fray.one(BlowLanded)
    assert (landed.reason, landed.lack) == ("none", lack)
    assert rule in rules(fray, landed)
    assert fr in told(fray, landed)[0]
    assert en in told(fray, landed)[1]


@pytest.mark.rule("R20-MEL-011", "R20-SPE-005")
def test_a_defence_that_is_used_up_is_said_and_a_blow_that_cannot_miss_says_so_itself() -> None:
    people = [fighter(each, "foes", initiative=at) for at, each in ((9, "Ana"), (8, "Cid"))]
    fray = Fray(*people, fighter("Bor", initiative=1))
    fray.means("ana", "strike", target="bor")
    fray.means("cid", "strike", target="bor")
    fray.means("bor", "strike", target="ana", how="normal")
    fray.acts("ana", 1)
    fray.answers("bor", 1, defend="parry")
    fray.acts("cid", 1, 10, 1, 1)
    landed = fray.one(BlowLanded)
    assert (landed.lack, "R20-MEL-011" in rules(fray, landed)) == ("spent", True)
    assert told(fray, landed) == (
        "Bor n’a plus de défense pour cette séquence.",
        "Bor has no defence left in this sequence.",
    )
    bound = Fray(fighter("Ana", "players"), fighter("Bor", "foes", helpless=True))
    bound.means("ana", "strike", target="bor")
    bound.all_pass("bor")
    bound.acts("ana", 10, 1, 1)
    assert bound.one(BlowLanded).lack == ""
    shot = Fray(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes", helpless=True), apart=9)
    shot.means("ana", "shoot", target="bor")
    shot.all_pass("bor")
    shot.acts("ana", 1, 10, 1, 1)
    assert told(shot, shot.one(BlowLanded))[0] == "Bor n’est pas en état de se défendre."


@pytest.mark.rule("R20-WND-005", "R20-SPE-007", "R20-WND-009")
@pytest.mark.parametrize(
    ("how", "rule"),
    [("head", "R20-WND-005"), ("fatal", "R20-SPE-007"), ("delay", "R20-WND-009"), ("gm", "R20-GEN-012")],
)
def test_a_death_names_the_rule_of_its_cause(how: Any, rule: str) -> None:
    assert rules(Fray(fighter("Ana"), fighter("Bor", "foes")), Died("bor", how)) == (rule,)


@pytest.mark.rule("R20-EXP-005", "R20-EXP-006")
def test_an_explosion_tells_what_is_left_of_what_lost_something_and_of_nothing_else() -> None:
    scene = blast(4, 4, 4, 9, 4, 19, 1, 2, 3, points=40, gauges={"torso": 4, "right_arm": 3, "left_leg": 9})
    shared = scene.one(BlastShared)
    assert shared.points == (4, 3, 5)
    assert told(scene, shared) == (
        "Atteint : torse −4 (reste 0), bras droit −3 (reste 0), jambe gauche −5 (reste 4).",
        "Hit: torso −4 (0 left), right arm −3 (0 left), left leg −5 (4 left).",
    )
    first = blast(1, 1, 1, 9, 4, 19, points=40)
    assert first.one(BlastShared).points == (3, 0, 0)
    assert told(first, first.one(BlastShared))[0] == "Atteint : torse −3 (reste 6)."
    # Of a foe's figures only what was lost is told, or nothing but where.
    for shown, text in (("totals", "Atteint : torse −3."), ("words", "Atteint : torse.")):
        state = evolve(first.state, settings=evolve(first.state.settings, foe_numbers=shown))
        lines = [Told(1, first.one(BlastShared))]
        assert RULINGS.ruling(first.game, state, lines, EVERYBODY, "fr").replace("\u00a0", " ") == text
    empty = evolve(first.one(BlastShared), points=(0, 0, 0), hit="", lost="", shared="")
    assert told(first, empty)[0] == "Parties touchées, déjà vides : torse, bras droit et jambe gauche."


@pytest.mark.rule("R20-GEN-003")
@pytest.mark.parametrize(
    ("modifier", "natural", "face", "fr", "en"),
    [
        (
            -20,
            "none",
            1,
            "manqué, 1 (impossible : il fallait −7 ou moins).",
            "missed, 1 (impossible: −7 or less needed).",
        ),
        (
            7,
            "none",
            20,
            "touché, 20 (assuré : il suffisait de 20 ou moins).",
            "a hit, 20 (certain: 20 or less was enough).",
        ),
        (0, "none", 14, "manqué, 14 (il fallait 13 ou moins).", "missed, 14 (13 or less needed)."),
        (-20, "one_and_twenty", 2, "manqué, 2 (il fallait 1 ou moins).", "missed, 2 (1 or less needed)."),
        (7, "one_and_twenty", 20, "manqué, 20 (il fallait 19 ou moins).", "missed, 20 (19 or less needed)."),
    ],
)
def test_a_figure_that_no_die_can_show_says_that_it_could_not_succeed_or_fail(
    modifier: int, natural: str, face: int, fr: str, en: str
) -> None:
    fray = Fray(fighter("Ana", modifier=modifier), fighter("Bor", "foes"), natural_results=natural)
    fray.means("ana", "strike", target="bor", how="normal")
    fray.all_pass("bor")
    fray.acts("ana", face, 10, 1, 1)
    assert told(fray, fray.one(AttackRolled))[0].endswith(fr)
    assert told(fray, fray.one(AttackRolled))[1].endswith(en)


@pytest.mark.rule("R20-SPE-014")
@pytest.mark.parametrize(("face", "came"), [(12, "touché, ailleurs que visé"), (14, "manqué")])
def test_an_aimed_blow_names_both_figures_where_the_place_was_missed(face: int, came: str) -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor", how="aim", place="human_1")
    fray.all_pass("bor")
    fray.acts("ana", face, 10, 1, 1)
    rolled = fray.one(AttackRolled)
    assert f"{came}, {face} (il fallait 11 ou moins à cet endroit, 13 ailleurs)." in told(fray, rolled)[0]
    assert "(11 or less needed for that place, 13 for another)." in told(fray, rolled)[1]


@pytest.mark.rule("R20-MEL-002", "R20-MEL-003")
def test_a_strike_that_is_left_is_told() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), fighter("Cid", "foes"))
    fray.means("ana", "strike", target="bor", how="offensive")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 1, 10, 1, 1)
    fray.answers("ana", target="stop")
    assert told(fray, fray.one(FollowLeft)) == ("✋ Ana n’enchaîne pas.", "✋ Ana does not follow up.")
    fray.answers("ana", target="stop")
    ended = fray.one(SlotEnded)
    assert told(fray, ended) == ("✋ Ana laisse son second coup.", "✋ Ana lets the second blow go.")
    assert told(fray, evolve(ended, stopped=False)) == ("", "")


@pytest.mark.rule("R20-RNG-002")
def test_no_chance_is_told_while_the_game_master_has_to_say_what_a_far_shot_takes() -> None:
    fray = Fray(fighter("Ana", "players", arm("sniper_rifle")), fighter("Bor", "foes"), apart=150)
    asked = fray.question("ana")
    shoot = asked.filled({"action": "shoot", "target": "bor"})
    assert fray.game.foresee(fray.state, asked, shoot) is None
    assert prospects.outlook(fray.state, asked, shoot)["beyond"] is True
    fray.means("ana", "shoot", target="bor")
    fray.all_pass("bor")
    assert fray.game.foresee(fray.state, fray.question("ana"), {"slot": "act"}) is None


@pytest.mark.rule("R20-WND-012")
def test_a_part_out_of_use_is_seen_of_whoever_is_surprised_and_on_his_own_card() -> None:
    arm_lost = tuple(
        evolve(each, state="broken") if each.gauge == "left_arm" else each for each in fighter("Bor").gauges
    )
    bor = evolve(fighter("Bor", "foes"), gauges=arm_lost, surprised=1)
    words = RULINGS.game_words(Fray().game, Fray(fighter("Ana"), bor).state, "fr")
    row = {"who": "bor", "surprised": True, "status": None, "limbs": "gauge=left_arm|state=broken"}
    assert words.say("mark-rpg20", row).replace("\u00a0", " ") == "😮 Bor : sous la surprise, bras gauche (os brisés)"
    own = {"gauge": "left_arm", "left": "−1", "most": 6, "state": "broken"}
    assert words.say("each-rpg20-gauges", own) == "bras gauche −1/6 (os brisés)"


@pytest.mark.rule("R20-ARM-002", "R20-ARM-008", "R20-SPE-009")
@pytest.mark.parametrize(
    ("worn", "face", "rule", "fr", "en"),
    [
        (("mail_shirt",), 19, "R20-ARM-002", "Sans protection à cet endroit.", "No protection there."),
        (
            *(("bulletproof_vest",), 10, "R20-ARM-008"),
            *("Protection sans effet contre ce coup.", "Protection of no use against this blow."),
        ),
        ((), 10, "", "", ""),
    ],
)
def test_armour_that_was_not_in_the_way_is_told_with_its_rule(
    worn: tuple[str, ...], face: int, rule: str, fr: str, en: str
) -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", armour=worn), apart=5)
    fray.means("ana", "charge", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 1, face, 1, 1)
    took = fray.one(ProtectionRolled)
    assert told(fray, took) == (fr, en)
    assert (rule in rules(fray, took)) is bool(rule)
    # The damage of a charge is said to be doubled.
    assert told(fray, fray.one(DamageRolled)) == ("Dégâts : 4 (doublés).", "Damage: 4 (doubled).")
