"""A status that the game master sets is told as his word, in every game and both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.events import KERNEL_EVENTS
from bot.kernel.frame import Told
from bot.kernel.ruleset import Reader
from bot.render.rulings import Entry, Rulings
from bot.rulesets.alternatif.combatants.figures import FlagSet
from bot.rulesets.rpg20.wounds.events import StateSet
from bot.text import Texts
from tests.rulesets.alternatif import exchange
from tests.rulesets.rpg20 import fray
from tests.rulesets.situation import GM
from tests.rulesets.test_never_stranded import CREATURES, Flow

RULINGS = Rulings(Texts())
OF_ANOTHER = {"alternatif": {"unaware"}, "dnd5": {"grappled"}, "percentile": {"pinned", "strangled"}}
"""Statuses that name somebody else as well."""


def told(scene: Any, event: Any) -> tuple[str, str]:
    """What is told of *event*, in French and in English."""
    fr, en = (
        RULINGS.ruling(scene.game, scene.state, [Told(1, event)], Reader(GM, gm=True), locale)
        for locale in ("fr", "en")
    )
    return fr.replace("\u00a0", " "), en


@pytest.mark.parametrize("name", CREATURES)
def test_every_status_that_the_game_master_sets_is_told_as_his_word(name: str) -> None:
    game: Any = Flow(name).game
    codes = [value for _, value in game.offers(Flow(name).engine.state, "fix-status", "status", "fr")]
    assert codes
    silent, said = [], 0
    for code in codes:
        fight = Flow(name, led=True)
        who, other = (each.id for each in list(game.people(fight.engine.state))[:2])
        more = {"other": other} if code in OF_ANOTHER.get(name, ()) else {}
        for turned in ("on", "off"):
            before = fight.engine.state
            try:
                progress = fight.says("fix-status", who=who, status=code, state=turned, **more)
            except Refused:
                continue
            told = [each for each in progress.events if each.event.__class__ not in KERNEL_EVENTS]
            assert told, code
            for locale, word in (("fr", "MJ"), ("en", "GM")):
                lines = RULINGS.log(game, before, [Entry(1, told)], Reader(GM, gm=True), locale)
                said += 1
                if not any(word in line for line in lines):
                    silent.append((code, turned, locale, lines))
    assert silent == []
    assert said >= 2 * len(codes)


@pytest.mark.rule("ALT-GEN-013")
def test_a_status_of_the_game_masters_ends_in_the_segment_that_he_says() -> None:
    ana, bor = (exchange.fighter(name, side, stamina=60) for name, side in (("Ana", "heroes"), ("Bor", "others")))
    fight = exchange.Exchange(ana, bor)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    assert fight.segment == 4
    compose = fight.game.compose
    fight.notes(compose(fight.state, "fix-status", GM, {"who": "bor", "status": "prone", "until": "3"}))
    said = fight.one(FlagSet)
    assert (said.flag, said.on, said.until, fight.who("bor").lasting) == ("prone", True, 7, {"prone": 7})
    fr, en = told(fight, said)
    assert ("Fin au segment 7." in fr, "It ends in segment 7." in en) == (True, True)
    # Another end may be said of what holds; rounds are ten segments each.
    fight.notes(compose(fight.state, "fix-status", GM, {"who": "bor", "status": "prone", "until": "1 round"}))
    assert fight.who("bor").lasting == {"prone": 14}
    fight.notes(compose(fight.state, "fix-status", GM, {"who": "bor", "status": "prone", "until": "2 segments"}))
    fight.strikes("ana", "bor", 2, 6)
    assert fight.segment == 10
    assert [(each.flag, each.on, each.gm) for each in fight.said(FlagSet)] == [("prone", False, False)]
    assert (fight.who("bor").prone, fight.who("bor").lasting) == (False, {})
    with pytest.raises(Refused):
        compose(fight.state, "fix-status", GM, {"who": "bor", "status": "prone", "until": "never"})
    with pytest.raises(Refused):
        compose(fight.state, "fix-status", GM, {"who": "bor", "status": "defensive", "until": "3"})


@pytest.mark.rule("R20-WND-017")
def test_a_state_of_the_game_masters_ends_before_the_sequence_that_he_says() -> None:
    scene = fray.Fray(fray.fighter("Ana"), fray.fighter("Bor", "foes"))
    compose = scene.game.compose
    scene.notes(compose(scene.state, "fix-status", GM, {"who": "bor", "status": "stunned", "until": "1"}))
    said = scene.one(StateSet)
    assert (said.on, said.until) == (True, scene.state.round + 1)
    fr, en = told(scene, said)
    assert (f"jusqu’à la séquence {said.until} exclue" in fr, f"until sequence {said.until} begins" in en) == (
        True,
        True,
    )
    scene.all_pass("ana", *(who for who, _ in scene.asked if who == "bor"))
    scene.notes(compose(scene.state, "declare", GM, {"who": "ana", "action": "strike", "target": "bor"}))
    assert scene.state.round == said.until
    assert [(each.status, each.on) for each in scene.said(StateSet)] == [("stunned", False)]
    assert scene.state.combatants["bor"].lasting == {}
    with pytest.raises(Refused):
        compose(scene.state, "fix-status", GM, {"who": "bor", "status": "dead", "until": "3"})
