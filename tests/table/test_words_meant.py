"""What people type for an act, a ground, a name: the whole word decides, half a word only where it can mean nothing
else, and a command that a game lacks names the one that does it there."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

import pytest

from bot.catalogue import load_library
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.values import fold
from bot.render.words import Words
from bot.rulesets import rulesets_of
from bot.rulesets.dnd5.repertoire import MENU as DND5
from bot.rulesets.dnd35.repertoire import MENU as DND35
from bot.rulesets.percentile.declaring.actions import DOINGS, SPECIAL
from bot.rulesets.rpg20.repertoire import MENU as RPG20
from bot.rulesets.shared.game import BookGame
from bot.table.base.likeness import Unclear, resolve
from bot.table.hearing.blanks import PLAYER_COMMANDS
from bot.text import LOCALES, Texts
from cogs import fix, gm, turn
from tests.together import of_each

TEXTS = Texts()
GAMES = rulesets_of(load_library(None))
ACTS: Mapping[str, Sequence[str]] = {
    "alternatif": sorted(
        key.removeprefix("option-alternatif-declare-action-")
        for key in TEXTS.keys("fr")
        if key.startswith("option-alternatif-declare-action-")
    ),
    "percentile": [*DOINGS, SPECIAL],
    "dnd5": DND5.codes,
    "dnd35": DND35.codes,
    "rpg20": RPG20.codes,
}


@cache
def known(locale: str) -> frozenset[str]:
    lists = [TEXTS.say(locale, each) for each in TEXTS.keys(locale) if each.startswith("everyday-")]
    return frozenset(fold(each) for said in (*lists, TEXTS.say(locale, "kept-words")) for each in said.split(", "))


def acts(game: str, locale: str) -> list[tuple[str, str]]:
    """Every act of a game with each of its names: its label, then what people type for it."""
    words = Words(TEXTS, locale, game=game, labels=True)
    found = []
    for code in ACTS[game]:
        key = f"option-{game}-declare-action-{code}"
        if TEXTS.has(key, locale):
            found.append((code, TEXTS.say(locale, key, **dict.fromkeys(TEXTS.blanks(locale, key)))))
    return found + [(code, each) for code in ACTS[game] for each in words.shorts("action", code)]


def meant(typed: str, names: list[tuple[str, str]], locale: str) -> str | list[str]:
    """What *typed* means, or the ids that are offered for it."""
    try:
        return resolve(typed, names, words=known(locale), whole=True)
    except Unclear as unclear:
        return [ident for ident, _ in unclear.offers]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ACTS)
def test_every_act_has_its_everyday_words_and_none_of_them_means_another(game: str, locale: str) -> None:
    names, words = acts(game, locale), Words(TEXTS, locale, game=game, labels=True)
    assert [code for code in ACTS[game] if not words.shorts("action", code)] == []
    wrong = {}
    for code, typed in names:
        found = meant(typed, names, locale)
        if found != code and code not in found:
            wrong[code, typed] = found
    assert wrong == {}


OFFERED = {
    "alternatif": ["attack", "drop", "standby", "unpack_rope", "tie_rope", "turn", "charge", "bandage"],
    "dnd5": ["attack", "approach", "withdraw", "jump", "pass", "hide", "dodge"],
    "dnd35": ["attack", "charge_into", "leave", "withdraw", "step", "pass", "bull_rush"],
    "percentile": ["attack", "dodge", "parry", "move", "nothing"],
    "rpg20": ["strike", "shoot", "charge", "move", "pass"],
}


@pytest.mark.parametrize("game", OFFERED)
def test_no_kept_word_is_taken_for_the_beginning_of_another(game: str) -> None:
    """Whatever is offered: *sort* never means *sortir et attacher une corde*, nor *mur* a *muret*."""
    for locale in LOCALES:
        names = [each for each in acts(game, locale) if each[0] in OFFERED[game]]
        for ident in ("low_wall", "plain", "loophole"):
            names += [(ident, Words(TEXTS, locale, game=game, labels=True).word("ground", ident))]
        assert len({ident for ident, _ in names}) > 5
        wrong = {}
        for typed in known(locale):
            found = meant(typed, names, locale)
            if isinstance(found, str):
                called = [fold(name) for ident, name in names if ident == found]
                whole = {found, *called, *(word for name in called for word in re.split(r"\W+", name))}
                if not whole.issuperset({typed}) and not all(part in whole for part in typed.split()):
                    wrong[typed] = found
        assert wrong == {}


CASES: list[tuple[str, list[str], str | None]] = [
    ("sort", ["Attaquer", "Sortir et attacher une corde"], None),
    ("mur", ["muret", "terrain dégagé"], None),
    ("bouger", ["Bouger et tirer", "Se déplacer"], None),
    ("sorti", ["Attaquer", "Sortir et attacher une corde"], "Sortir et attacher une corde"),
    ("att", ["Attaquer", "Sortir et attacher une corde"], None),
    ("corde", ["Attaquer", "Sortir et attacher une corde"], None),
    ("deplac", ["Attaquer", "Se déplacer"], "Se déplacer"),
    ("cœur", ["Coeur de pierre", "Arc"], "Coeur de pierre"),
    ("aegide", ["Ægide", "Arc"], "Ægide"),
    ("parer", ["Ne pas parer", "Encaisser"], None),
    ("par", ["Parer", "Ne pas parer"], "Parer"),
]


@of_each("case", CASES)
def test_a_word_cut_short_decides_alone_and_everything_else_is_asked_back(
    case: tuple[str, list[str], str | None],
) -> None:
    typed, names, wanted = case
    found = meant(typed, [(each, each) for each in names], "fr")
    assert (found if isinstance(found, str) else None) == wanted


def test_a_name_is_known_by_the_beginnings_of_its_words_and_its_whole_number() -> None:
    foes = [(str(each), f"Gobelin {each}") for each in (1, 2, 20)]
    assert resolve("arc", [("bow", "Arc long"), ("sword", "Épée")], words=known("fr")) == "bow"
    assert resolve("gob 2", foes, within=True) == resolve("2 gob", foes, within=True) == "2"
    with pytest.raises(Unclear) as unclear:
        resolve("gob", foes, within=True)
    assert [ident for ident, _ in unclear.value.offers] == ["1", "2", "20"]


FOUND: dict[str, dict[str, tuple[str, ...]]] = {
    "alternatif": {
        "sort": ("cast",),
        "charger": ("charge",),
        "reculer": ("flee", "step"),
        "viser": ("shoot_so",),
        "bouger": ("full_move",),
        "lancer": ("cast", "throw"),
    },
    "percentile": {"sort": ("cast",), "bouger": ("move",), "reculer": ("disengage",), "lancer": ("cast",)},
    "dnd5": {
        "sort": ("cast",),
        "reculer": ("withdraw",),
        "bouger": ("go",),
        "s’envoler": ("fly",),
        "lancer": ("cast",),
        "charger": ("dash",),
        "viser": ("attack",),
    },
    "dnd35": {
        "sort": ("cast", "cast_held"),
        "charger": ("charge",),
        "reculer": ("leave",),
        "bouger": ("go",),
        "viser": ("attack",),
        "lancer": ("cast", "cast_held"),
    },
    "rpg20": {
        "charger": ("charge",),
        "bouger": ("move",),
        "viser": ("shoot", "throw", "strike"),
        "lancer": ("throw", "grenade"),
        "reculer": ("move",),
    },
}


@pytest.mark.parametrize("game", FOUND)
def test_what_people_type_first_means_its_act_or_offers_it(game: str) -> None:
    words, names = Words(TEXTS, "fr", game=game, labels=True), acts(game, "fr")
    for typed, wanted in FOUND[game].items():
        found = meant(typed, names, "fr")
        near = [code for code in ACTS[game] if fold(typed) in map(fold, words.nearly("action", code))]
        assert found in wanted or {*wanted} <= {*found, *near}, (typed, found, near)


@pytest.mark.parametrize("game", [each for each in GAMES if each != "alternatif"])
def test_a_command_that_a_game_lacks_names_the_one_that_does_it(game: str) -> None:
    """What the sentence tells to type is understood, too."""
    played = GAMES[game]
    assert isinstance(played, BookGame)
    keys = {
        f"{group}{each.name}"
        for group, commands in (("", turn.commands), ("fix-", fix.group.commands), ("gm-", gm.group.commands))
        for each in commands
    }
    lacking = []
    for command in sorted(keys | PLAYER_COMMANDS):
        try:
            played.compose(played.opening({}), command, 1, {})
        except UnknownCommand:
            lacking.append(command)
        except (Refused, KeyError):
            # It has it, and would hear whose it is.
            pass
    assert len(lacking) > 5
    tools = played.contents.codes["gm-tool", "tool"]
    for locale in LOCALES:
        words = Words(TEXTS, locale, game=game, labels=True)
        for command in lacking:
            if f"question-{game}-{command}" in TEXTS.keys(locale) or command in TABLE_DOES:
                continue
            told = TEXTS.say(locale, f"instead-{game}-{command}")
            for typed in re.findall(r"action:([^`]+)`", told):
                assert isinstance(meant(typed, acts(game, locale), locale), str), told
            for typed in re.findall(r"(?:outil|tool):([^`]+)`", told):
                resolve(typed, [(each, words.word("tool", each)) for each in tools], within=True)


TABLE_DOES = frozenset(("answer", "why")).union(
    f"gm-{each}"
    for each in ("panel", "settings", "undo", "redo", "pause", "resume", "answer", "delegate", "dice", "next", "note")
)
"""What no game has of its own."""
