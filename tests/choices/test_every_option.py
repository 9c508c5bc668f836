"""Each option of each question of each game says what it leads to, in both languages: in fights at random, in the forms
behind commands, and in the catalogues themselves. No number in either is a riddle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from bot.kernel.decisions import Decision
from bot.kernel.ruleset import EVERYBODY, Ruleset
from bot.render.choices import Sight
from bot.render.questions import Questions
from bot.render.words import Words
from bot.text import LOCALES, Texts
from bot.text.texts import PACKAGED
from tests.choices.bare import bare
from tests.rulesets.test_random_play import GAMES

FIGHTS, STEPS = 6, 45
LONGEST = 100
"""Characters that the line of a select has for it."""
MISSING = re.compile(r"\b(none|aucune?) (m|s|%)(?!\w)|: (none|aucune?)$")
"""What a consequence reads like of which a figure is not known."""
UNCOUNTED = ("orders",)
"""Forms whose lines say all there is by themselves."""


@cache
def texts() -> Texts:
    return Texts(strict=True)


def asked(game: str) -> Iterator[tuple[Ruleset[Any], Any, Decision]]:
    """Questions and forms of fights at random."""
    for seed in dict.fromkeys((*range(FIGHTS), *GAMES[game].rare[:6])):
        play = GAMES[game].fight(seed)  # type: ignore[call-arg]
        seen: set[str] = set()
        for _ in range(STEPS):
            play.step()
            engine = play.engine
            forms = [decision for _, decision in engine.questions()]
            if play.chance.random() < 0.1:
                people = [each.id for each in engine.game.people(engine.state)]
                said = (play.game.form(engine.state, command, who) for who in people for command in ("declare", "move"))
                forms += [each for each in said if each is not None]
            for each in forms:
                if each.key not in seen:
                    seen.add(each.key)
                    yield play.game, engine.state, each


def steps(decision: Decision) -> Iterator[tuple[dict[str, str], str, str]]:
    """Every option on one way through each branch of a form: what was chosen before, the field, the option."""
    first = decision.all_fields({})[0]
    for field in decision.all_fields({}):
        for value in field.options:
            yield {}, field.name, value
    for value in first.options:
        partial = {first.name: value}
        while left := decision.legal(partial):
            for each in left[0].options:
                yield dict(partial), left[0].name, each
            partial[left[0].name] = left[0].options[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_option_says_what_it_leads_to(game: str) -> None:
    wording = Questions(texts())
    unsaid: set[tuple[str, str, str]] = set()
    told: set[str] = set()
    long: set[str] = set()
    tried = 0
    for ruleset, state, decision in asked(game):
        people = ruleset.people(state)
        sight = Sight(ruleset, state, EVERYBODY)
        for partial, field, value in steps(decision):
            for locale in LOCALES:
                words = Words(texts(), locale, game=game, people=people, labels=True)
                tried += 1
                prospect = ruleset.outlook(state, decision, {**partial, field: value})  # type: ignore[attr-defined]
                said = wording.means(words, decision, field, value, partial, prospect)
                if not said:
                    unsaid.add((decision.kind, field, value))
                elif len(said) > LONGEST:
                    long.add(said)
                if MISSING.search(said):
                    unsaid.add((decision.kind, field, said))
                # Beside its chance, which may give way to it, nothing of it is lost.
                under = wording.under(words, decision, field, value, partial, {**prospect, "chance": 95})
                if under.endswith("…"):
                    long.add(under)
                told |= {said, wording.option(words, decision, field, value, partial)}
        assert sight.reader == EVERYBODY
    assert sorted(unsaid) == []
    assert [each for text in sorted(told) for each in bare(text)] == []
    assert sorted(long)[:5] == []
    assert tried > 2_000


LABELS = {"dnd5": 18, "dnd35": 12, "rpg20": 69}
"""So many labels at least a game has."""


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_every_label_of_a_catalogue_has_its_consequence(game: str, locale: str) -> None:
    """Also of what no fight at random comes to."""
    keys = texts().keys(locale)
    labels = [key for key in keys if key.startswith(f"option-{game}-") and not key.startswith(f"option-{game}-orders")]
    bare = []
    for label in labels:
        parts = label.removeprefix("option-").split("-")
        # What ends the name of a field about another weapon; a value may have dashes of its own.
        tries = {"-".join(parts[:at]) for at in range(2, len(parts) + 1)}
        tries |= {re.sub(r"_(left|third|fourth|fifth|sixth)", "", each) for each in tries}
        tries |= {f"{game}-{'-'.join(parts[2:at])}" for at in range(3, len(parts) + 1)}
        tries |= {f"{parts[0]}-{parts[1]}-{parts[-1]}"}
        tries.add(f"{game}-{parts[1]}-{parts[1]}")
        if parts[-1].isdecimal():
            # A number of a list: its field says what it leads to.
            tries |= {each.removeprefix("means-") for each in keys if each.startswith(f"means-{game}-{parts[1]}-")}
        if not any(f"means-{each}" in keys for each in tries):
            bare.append(label)
    assert bare == []
    assert len(labels) >= LABELS.get(game, 101)


EMPTY = re.compile(
    r"s’adresse$|que l’action se fait$|meant for that one$|how the action is done$|what the action is done with$"
)


@pytest.mark.parametrize("locale", LOCALES)
def test_no_consequence_says_only_that_it_is_what_was_chosen(locale: str) -> None:
    """Every option says when its action comes, what it risks or what it hangs on."""
    lines = [
        line for path in sorted((PACKAGED / locale).glob("*-means*.ftl")) for line in path.read_text().splitlines()
    ]
    assert len(lines) > 300
    assert [line for line in lines if EMPTY.search(line.strip())] == []
