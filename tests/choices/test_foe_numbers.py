"""What players see of their foes' numbers is the table's own: all, the totals of rolls alone, or words. It holds for
rulings, for "Why?", for the log, and for exports."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from bot.kernel.codec import Codec
from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.render import Button, Renderer
from bot.render.rulings import Entry, Readable, Rulings
from bot.rulesets.shared.game import BookGame
from bot.text import LOCALES, Texts
from tests.choices.test_chances import AT_GRIPS, HIT
from tests.rulesets.situation import Stood, games, stand
from tests.rulesets.test_random_play import GAMES
from tests.rulesets.test_situations import BLOW_IN_THE_AIR

ANA, GM = Reader(1), Reader(99, gm=True)
TELLING = {"total", "terms", "against", "against_terms", "face", "faces", "score", "margin", "dealt"}
NOBODYS = {
    # Dice that are nobody's figure: seconds, tables, chance, the order of a round.
    *("simultaneous_test_rolled", "fumble_rolled", "exceptional_shown", "task_ended", "blow_strayed", "shot_strayed"),
    *("groped_in_the_dark", "pushed_back", "pit_shuffled", "mishap_chosen"),
    *("consequenced", "place_found", "exploded", "lot_drawn", "waves_reckoned"),
    # Told to one's own side alone (`secrecy.PENDING`), or to nobody but the game master.
    *("reaction_rolled", "shot_begun", "wrestling_reacted", "task_retimed"),
    # Counted heads, which everybody sees.
    "soldiers_lost",
}
"""Events with such numbers that this setting leaves as they are."""
ALIKE = {
    ("effect_drawn", "face"),
    ("exhaustion_saved", "against"),
    ("modifier_set", "against"),
    *(("modifier_given", "against"), ("modifier_taken", "against"), ("modifier_used", "against")),
    ("modifier_spent", "against"),
    ("blast_shared", "faces"),
    *(("help_given", "against"), ("contest_begun", "against"), ("contest_rolled", "against")),
    *(("aid_given", "against"), ("aid_given", "against_terms"), ("aid_rolled", "against"), ("death_saved", "against")),
}
"""A die of a table, a difficulty that is everybody's, somebody's name, and that of a skill."""


def set_to(text: str, shown: str) -> Stood:
    """The situation at a table that shows so much."""
    head, mark, tail = text.partition("\n[state.")
    return stand(f'{head}\n[state.settings]\nfoe_numbers = "{shown}"\n{mark}{tail}')


@pytest.mark.parametrize("game", GAMES)
def test_every_event_with_numbers_says_whose_they_are(game: str) -> None:
    played: Any = games()[game]
    assert isinstance(played, BookGame)
    unsaid, wrong = [], []
    for kind in played.event_types:
        names = {each.name for each in fields(kind)}
        said = {name for each in played.numbers.get(kind, ()) for name in (*each.totals, *each.parts)}
        hints = get_type_hints(kind)
        wrong += [f"{kind.__name__}.{name}" for name in said - names]
        wrong += [f"{kind.__name__}.{each.whose}" for each in played.numbers.get(kind, ()) if each.whose not in hints]
        tag = kind.type  # type: ignore[attr-defined]
        unsaid += [(tag, each) for each in (names & TELLING) - said if tag not in NOBODYS and (tag, each) not in ALIKE]
    assert wrong == []
    assert unsaid == []


def blow(shown: str) -> tuple[Stood, list[Told]]:
    """Ana strikes the orc, who parries in vain, and is wounded."""
    fight = set_to(AT_GRIPS.replace("acted = 3\n", ""), shown)
    fight.lay("strike-both", 13)
    told = fight.answer("ana", target="orc")
    if any(each.who == "orc" for each, _ in fight.engine.questions()):
        fight.lay("parry-right", 3)
        told += fight.answer("orc", parry=fight.asked("orc").fields[0].options[0])
    return fight, [Told(at, each) for at, each in enumerate(told, 1)]


def wording(fight: Stood, told: list[Told], reader: Reader, locale: str = "fr") -> str:
    rulings = Rulings(Texts(strict=True))
    game, state = fight.engine.game, fight.state
    log = rulings.log(game, state, [Entry(1, told)], reader, locale)  # type: ignore[arg-type]
    parts = (
        rulings.ruling(game, state, told, reader, locale),  # type: ignore[arg-type]
        rulings.why(game, state, told, reader, locale),  # type: ignore[arg-type]
        *log,
    )
    return "\n".join(parts).replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("locale", LOCALES)
def test_of_a_foe_as_much_is_told_as_the_table_shows(locale: str) -> None:
    fight, told = blow("all")
    strike = next(each.event for each in told if each.event.type == "strike_rolled")
    parry = next(each.event for each in told if each.event.type == "parry_rolled")
    between = "contre" if locale == "fr" else "against"
    for shown, wanted, kept in (
        ("all", [f"{strike.total} {between} {strike.against}", f"{parry.total} {between} {strike.total}"], []),
        (
            "totals",
            [f"total {strike.total}", f"{parry.total} {between} {strike.total}"],
            [f"{between} {strike.against}", f"= **{strike.against}**", f"= **{parry.total}**"],
        ),
        (
            "words",
            [f"total {strike.total}"],
            [
                f"{between} {strike.against}",
                f"{parry.total} {between}",
                f"= **{parry.total}**",
                "points d’endurance",
                "stamina points",
            ],
        ),
    ):
        fight, told = blow(shown)
        for reader in (EVERYBODY, ANA):
            said = wording(fight, told, reader, locale)
            assert all(each in said for each in wanted), (shown, said)
            assert not any(each in said for each in kept), (shown, said)
            assert "None" not in said
        whole = wording(fight, told, GM, locale)
        assert f"{strike.total} {between} {strike.against}" in whole


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("shown", ["totals", "words"])
def test_in_no_fight_is_a_number_told_that_is_withheld(game: str, shown: str) -> None:
    """Of fights at random, all that is told as a player's export tells it."""
    met = 0
    for seed in range(6):
        play = GAMES[game].fight(seed)  # type: ignore[call-arg]
        ruleset: Any = play.game
        codec: Codec[Any] = Codec(ruleset)
        for _ in range(30):
            play.step()
        state = play.engine.state
        state = evolve(state, settings=evolve(state.settings, foe_numbers=shown))
        for reader in (EVERYBODY, Reader(17)):
            readable = Readable(ruleset, state, reader)
            mine = {each.side for each in state.combatants.values() if reader.user and each.player == reader.user}
            for line in play.journal:
                for event in line.events:
                    seen = readable.seen(event)
                    if seen is None or event.__class__ not in ruleset.numbers:
                        continue
                    plain = json.loads(codec.dump_told(seen))
                    for each in ruleset.numbers[event.__class__]:
                        whose = state.combatants.get(getattr(event, each.whose) or "")
                        if whose is None or whose.player is not None or whose.side in mine:
                            continue
                        hidden = each.parts if shown == "totals" else (*each.totals, *each.parts)
                        met += len(hidden)
                        assert all(plain[name] is None for name in hidden), (event, plain)
    assert met > 20


def test_words_alone_have_no_number_of_a_percentile_foe() -> None:
    for shown in ("all", "totals", "words"):
        fight = set_to(HIT, shown)
        fight.lay("parry", 99)
        told = [Told(at, each) for at, each in enumerate(fight.answer("ana", defence="-"), 1)]
        said = wording(fight, told, EVERYBODY)
        assert "None" not in said
        assert bool(re.search(r"\+ \d", said)) == (shown == "all" and "+" in said)


def test_a_question_tells_no_total_of_a_foe_where_there_are_only_words() -> None:
    renderer = Renderer(Texts(strict=True))
    for shown, wanted in (("all", "total 22"), ("totals", "total 22"), ("words", "total inconnu")):
        fight = set_to(BLOW_IN_THE_AIR, shown)
        pairs = fight.engine.questions()
        for card in (
            renderer.question(fight.engine.game, fight.state, pairs, "fr", "enc", {}),  # type: ignore[arg-type]
            renderer.secret_panel(fight.engine.game, fight.state, pairs, "fr", "enc", {}, reader=ANA),  # type: ignore[arg-type]
        ):
            assert wanted in card.text
            labels = [item.label for row in card.rows for item in row if isinstance(item, Button)]
            assert any("%" in each for each in labels) == (shown != "words")
            assert ("22" in card.text) == (shown != "words")
