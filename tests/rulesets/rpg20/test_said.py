"""What is told of an attack under RPG 2.0 says what decided it, with its rule and its figure, in both languages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader
from bot.render.rulings import Rulings
from bot.rulesets.rpg20.attack.events import BlowLanded
from bot.rulesets.rpg20.sequences.words_ticks import SetAware
from bot.rulesets.rpg20.wounds.events import Died
from bot.text import Texts
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

RULINGS: Final = Rulings(Texts())


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
