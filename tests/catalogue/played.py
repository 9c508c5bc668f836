"""Playing with the data of a house: whoever is made of them fights, and all that happens is put into words.

Nothing may fail but by a refusal. What holds of fights with the packaged data (the oracles of `tests.rulesets`) is not
asked again: there, figures are what the rules expect.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from bot.app import worded
from bot.catalogue import CatalogueRefused, Library, files, load_catalogue, load_dnd5, load_percentile
from bot.catalogue.catalogue import PACKAGED
from bot.kernel import inputs
from bot.kernel.dice import Fed
from bot.kernel.engine import Progress
from bot.kernel.errors import ImpossibleFace, Refused
from bot.kernel.ruleset import EVERYBODY, NEW, Reader, Ruleset
from bot.render import Entry, Renderer
from bot.render.cards import Card, Form, Select
from bot.rulesets import rulesets_of
from bot.rulesets.alternatif import mounted as riders
from bot.rulesets.alternatif.ordinary.words_announcing import Undertake
from bot.settings import Settings
from bot.text import LOCALES
from bot.text.language import Language
from tests.catalogue.mutated import Mutation, toml
from tests.coding import state_text
from tests.rulesets.alternatif import wild as alternatif_words
from tests.rulesets.anyplay import GM, PLAYER, AnyPlay
from tests.rulesets.dnd5 import wild as dnd5_words
from tests.rulesets.percentile import wild as percentile_words

STEPS = 5
"""What somebody does in each fight, after all that was to be done with the entry."""
_UNFIT = re.compile(r"\bNone\b|\bTrue\b|\bFalse\b|\{|\}|(event|question|option|word|term|refused|note|why)-[a-z]")
_BELONGS: Mapping[str, Mapping[str, tuple[Any, ...]]] = {
    "alternatif": {
        "weapons": (
            {"right": "{}", "weapons": ["{}", "dagger"], "ranks": {"{}": 4}},
            {"left": "{}"},
            {"weapons": ["{}"]},
        ),
        "armours": ({"armour": "{}"},),
        "classes": ({"class": "{}", "level": 60}, {"class": "{}", "level": 1}),
        "families": ({"class": "warrior", "level": 60}, {"class": "thief", "level": 20}, {"class": "warrior"}),
        "spells": ({"spells": ["{}", "{}"], "level": 20}, {"items": {"of_the_house": "hand"}}),
        "items": ({"items": {"{}": "hand"}}, {"items": {"{}": "bag"}}),
        "criticals.places": ({"injuries": [{"place": "{}", "malus": -1}]},),
    },
    "percentile": {
        "weapons": ({"main": "{}"}, {"second": "{}"}),
        "armours": ({"armours": ["{}", "{}"]},),
        "shields": ({"shield": "{}"},),
        "spells": ({"spells": ["{}"], "psy": 20, "skills": {"magic": 90}},),
        "skills": ({"skills": {"{}": 40, "melee": 60}}, {}),
    },
    "dnd5": {
        "weapons": ({"main": "{}", "proficient": ["{}"]}, {"second": "{}"}, {"carried": ["{}", "dagger"]}),
        "armours": ({"armour": "{}"}, {"shield": "{}"}),
        "spells": ({"casting": "wisdom", "spells": ["{}"], "slots": [2, 2, 2, 2, 2, 2, 2, 2, 2], "level": 17},),
        "classes": ({"class": "{}", "level": 20},),
        "creatures": ({"mount": "{}"},),
        "terms": ({"skills": ["stealth"], "saves": ["wisdom"]},),
    },
}
"""What makes a sheet have an entry of each table; `{}` stands for it."""
_PLAIN = {
    "alternatif": {"name": "Ana", "class": "warrior", "level": 3, "stamina": 12, "body": 4},
    "percentile": {"name": "Ana", "hit_points": 12, "psy": 4, "skills": {"melee": 50, "dodge": 40, "brawling": 40}},
    "dnd5": {"name": "Ana", "class": "fighter", "level": 3, "hit_points": 24, "main": "longsword", "strength": 16},
}
_FOE = {
    "alternatif": (
        'name = {{ fr = "bête", en = "beast" }}\ngender = "f"\nsize = "small"\nbm = 3\nac = 12\nstamina = 9\nbody = 3\n'
        'str_hit = 0\nstr_damage = 0\ndex_std = 0\nreflex = 0\ntemperament = "furious"\nsource = "ours"\n'
        "attacks = [{}]\n{}"
    ),
    "dnd5": (
        'name = {{ fr = "bête", en = "beast" }}\ngender = "f"\nsize = "small"\ntype = "beast"\nac = 12\n'
        'hit_points = 9\nhit_dice = "2d8"\nabilities = {{ strength = 12 }}\nchallenge = "1"\ntemperament = "furious"\n'
        'source = "ours"\nattacks = [{}]\n{}'
    ),
}
_WORDS: Mapping[str, Any] = {"alternatif": alternatif_words, "percentile": percentile_words, "dnd5": dnd5_words}
_LOAD: Mapping[str, Any] = {"alternatif": load_catalogue, "percentile": load_percentile, "dnd5": load_dnd5}


class Unfit(AssertionError):
    """Something was said that nobody should read, or that Discord does not take."""


def house_of(mutation: Mutation) -> Mapping[str, str]:
    """Other files of the house, in which entries use the one that is mutated, by name."""
    if mutation.game not in _FOE or not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", mutation.entry):
        return {}
    foe, ident = _FOE[mutation.game], mutation.entry
    if mutation.game == "dnd5":
        strike = '{{ weapon = "{}", bonus = 4, damage = [{{ dice = "1d6", type = "fire" }}] }}'
        if mutation.table == "weapons":
            return {"creatures.toml": "[of_the_house]\n" + foe.format(strike.format(ident), "")}
        if mutation.table == "spells":
            more = (
                f'spells = ["{ident}"]\ncasting = {{ ability = "wisdom", dc = 12, attack = 4, slots = [9, 9, 9, 9] }}\n'
            )
            return {"creatures.toml": "[of_the_house]\n" + foe.format(strike.format("bite"), more)}
        return {}
    if mutation.table == "weapons":
        attacks = f'{{ weapon = "{ident}", number = 3 }}, {{ weapon = "{ident}" }}, {{ weapon = "fangs" }}'
        return {"creatures.toml": "[of_the_house]\n" + foe.format(attacks, "")}
    if mutation.table == "spells":
        scroll = (
            '[of_the_house]\nname = { fr = "rouleau", en = "roll" }\ngender = "m"\nkind = "scroll"\nsource = "ours"\n'
        )
        more = f'spells = ["{ident}"]\nlevel = 60\n'
        return {
            "items.toml": f'{scroll}spell = "{ident}"\n',
            "creatures.toml": "[of_the_house]\n" + foe.format('{ weapon = "fangs" }', more),
        }
    if mutation.table == "items":
        more = f'items = {{ {ident} = "hand" }}\n'
        return {"creatures.toml": "[of_the_house]\n" + foe.format('{ weapon = "fangs" }', more)}
    return {}


class Played:
    """A house that was loaded, and what can be done with its *entry*."""

    def __init__(self, mutation: Mutation, catalogue: Any, packaged: Library) -> None:
        self.mutation = mutation
        self.table = mutation.table
        self.entry = mutation.entry
        library = Library(**{**vars(packaged), mutation.game: catalogue})
        self.catalogue = catalogue
        self.game: Ruleset[Any] = rulesets_of(library)[mutation.game]
        self.renderer = Renderer(worded(library, Settings()))
        self.refused: list[Refused] = []

    # ---- sheets

    def bodies(self) -> Iterator[str]:
        """Sheets that have to do with the entry, and one that has not."""
        game, sheets = self.mutation.game, self.game.sheets
        wanted: tuple[Any, ...] = _BELONGS[game].get(self.table, ()) if self.entry else ()
        made: list[Callable[[], tuple[str, str]]] = []
        made += [partial(sheets.read, _text({**_PLAIN[game], **_filled(more, self.entry)})) for more in wanted]
        asked = {"characters": "ready", "classes": "class", "trades": "class", "weapons": "weapon"}.get(self.table)
        if asked:
            name = {} if asked == "ready" else {"name": "Bob"}
            made += [partial(sheets.propose, {asked: self.entry, "locale": locale, **name}) for locale in LOCALES]
        plain = sheets.read(_text(_PLAIN[game]))[1]
        for option in {"weapons": ("weapon", "left"), "armours": ("armour",), "shields": ("left",)}.get(self.table, ()):
            made.append(partial(sheets.equip, plain, {option: self.entry, "locale": "en"}))
        for each in made:
            try:
                yield each()[1]
            except Refused as refused:
                self.heard(refused)
        yield plain

    def heard(self, refused: Refused) -> None:
        """Somebody was refused something."""
        for locale in LOCALES:
            self.fit(self.renderer.refusal(locale, refused, {}))

    def look(self, body: str) -> None:
        """The sheet is shown, opened group by group, sent as it was, written and read."""
        sheets, ident = self.game.sheets, self.mutation.game
        for locale in LOCALES:
            groups = {group: sheets.blanks(group, body, locale) for group in sheets.groups()}
            text = self.renderer.sheet(ident, sheets.facts(body, locale), locale).text
            self.card(self.renderer.sheet_card(ident, text, locale, name="Ana", groups=groups))
            for group, blanks in {**groups, NEW: sheets.blanks(NEW, None, locale)}.items():
                self.form(self.renderer.sheet_form(ident, blanks, locale, ident="sheet|x", group=group))
                if group != NEW:
                    typed = {each.name: each.value for each in blanks}
                    # Forms take a few characters a blank: what is longer is for files.
                    if all(len(each.value) <= (1000 if each.long else 100) for each in blanks):
                        sent = sheets.amend(body, typed, locale)[1]
                    assert sheets.facts(sent, locale) == sheets.facts(body, locale), f"the form of {group} changes it"
            for option in ("class", "weapon", "left", "armour"):
                for label, value in sheets.offers(option, locale):
                    self.choice(label, value)
            for value, label in sheets.ready(locale):
                self.choice(label, value)
        assert sheets.read(sheets.write(body))[1] == body
        assert sheets.figures(body, body) == {}
        assert not sheets.belongings(body, body)

    # ---- the fight

    def play(self) -> None:
        """Everything."""
        bodies = list(self.bodies())
        for body in dict.fromkeys(bodies[:2]):
            self.look(body)
        state = self.game.opening({})
        joins: list[tuple[str, dict[str, Any]]] = []
        for at, body in enumerate(bodies):
            joins.append(("join", {"sheet": body, "player": PLAYER + at, "locale": "fr"}))
        here = [self.entry] if self.table == "creatures" else []
        if self.mutation.game in _FOE and "of_the_house" in self.catalogue.creatures:
            here.append("of_the_house")
        for kind in here:
            joins.append(("npc-add", {"creature": kind, "count": 2, "locale": "en"}))
            joins.append(("npc-add", {"creature": kind, "count": 1, "locale": "fr", "hidden": True}))
        joins.append(("npc-add", {"creature": "orc", "count": 1, "locale": "fr"}))
        for locale in LOCALES:
            for label, value in self.game.offers(state, "npc-add", "creature", locale):
                self.choice(label, value)
        fight = Fight(self)
        for command, args in joins:
            try:
                fight.submit(self.game.compose(fight.engine.state, command, GM, args))
            except Refused as refused:
                self.heard(refused)
        fight.submit(inputs.Begin(GM, "x"))
        if self.mutation.game == "alternatif":
            fight.submit(
                inputs.Feed(GM, (Fed(20, 20, why="strike"), Fed(1, 20, why="parry"), Fed(5, 100, why="effect")))
            )
        for each in self.words(fight):
            fight.submit(each)
            fight.answer()
            fight.look()
        for _ in range(STEPS):
            fight.step()
            fight.answer()
        fight.look()
        for who in self.game.people(fight.engine.state):
            if who.player is not None:
                self.game.worn(fight.engine.state, who.id)
                self.game.figures(fight.engine.state, who.id)

    def words(self, fight: Fight) -> Iterator[Any]:
        """What is done with the entry."""
        if self.mutation.game != "alternatif":
            return
        people = [each.id for each in self.game.people(fight.engine.state)]
        for who in people[:3]:
            if self.table == "mounts":
                yield riders.Mounts(GM, who, self.entry)
            if self.table == "actions":
                yield Undertake(GM, who, self.entry, "dagger", "", people[-1])
            if self.table == "spells":
                yield Undertake(GM, who, "cast", self.entry, "", people[-1])
                yield Undertake(GM, who, "use", "of_the_house", "", people[-1])
            if self.table == "items":
                yield Undertake(GM, who, "use", self.entry, "", people[-1])

    # ---- what is read

    def fit(self, text: str, longest: int = 2000) -> None:
        """*text* may be sent as a message, or a part of it."""
        if not text.strip() or len(text) > longest:
            raise Unfit(f"{len(text)} characters: {text[:80]!r}")
        told = str(self.mutation.made)
        if _UNFIT.search(text) and not _UNFIT.search(told.replace("{'", "").replace("'}", "")):
            found = _UNFIT.search(text)
            assert found is not None
            if found[0] not in told:
                raise Unfit(text[:400])

    def choice(self, label: str, value: str) -> None:
        """An offer while somebody types: the command cuts what is too long."""
        if not label.strip() or not value or len(value) > 100:
            raise Unfit(f"{label!r}: {value!r}")

    def card(self, card: Card) -> None:
        self.fit(card.text)
        assert len(card.rows) <= 5
        for row in card.rows:
            assert 1 <= len(row) <= 5
            for item in row:
                if len(item.id) > 100:
                    raise Unfit(f"an id of {len(item.id)}")
                if isinstance(item, Select):
                    self._options(item.options)
                    if not 1 <= len(item.placeholder) <= 150:
                        raise Unfit(item.placeholder)
                elif not 1 <= len(item.label.strip()) <= len(item.label) <= 80:
                    raise Unfit(f"a label {item.label!r}")

    def _options(self, options: Any) -> None:
        if not 1 <= len(options) <= 25:
            raise Unfit(f"{len(options)} options")
        if len({each.value for each in options}) != len(options):
            raise Unfit("the same option twice")
        for each in options:
            if not (each.label.strip() and len(each.label) <= 100 and 1 <= len(each.value) <= 100):
                raise Unfit(f"an option {each.label!r}: {each.value!r}")
            if len(getattr(each, "description", None) or "") > 100:
                raise Unfit(f"a description {each.description!r}")

    def form(self, form: Form) -> None:
        assert 1 <= len(form.blanks) <= 5
        for each in form.blanks:
            assert 1 <= len(each.label) <= 45
            assert len(each.hint) <= 100
            if each.options:
                self._options(each.options)


class Fight(AnyPlay[Any]):
    """One fight with the entry: legal answers and words at random, all that happens told to everybody."""

    def __init__(self, played: Played) -> None:
        self.played = played
        game = played.mutation.game
        self.wild = _WORDS[game]  # type: ignore[misc]
        chance = random.Random(str(played.mutation))
        settings = self.wild.settings(chance)  # type: ignore[attr-defined]
        super().__init__(chance.randrange(2**32), played.game, settings, _Nothing())

    def submit(self, given: Any) -> Progress[Any] | None:
        self.line += 1
        try:
            progress = self.engine.submit(given, self.line)
        except Refused as refused:
            self.played.heard(refused)
            return None
        except ImpossibleFace:
            # Laid down for another die: the table says so, and nothing has happened.
            return None
        self.states[self.line] = self.engine.state
        self.told(progress)
        return progress

    def told(self, progress: Progress[Any]) -> None:
        """What happened, as everybody reads it; and where things stand."""
        played, renderer, game, state = self.played, self.played.renderer, self.game, self.engine.state
        for event in progress.events:
            self.codec.load_events(self.codec.dump_event(event.event))[0]
        self.codec.load_input(self.codec.dump_input(progress.given))
        for locale in LOCALES:
            for reader in (Reader(GM, gm=True), EVERYBODY):
                entry = Entry(progress.line, progress.events)
                for page in renderer.log(game, state, [entry], reader, locale):
                    played.fit(page)
            for text in (
                renderer.ruling(game, state, progress.events, EVERYBODY, locale, anything=True),
                renderer.why(game, state, progress.events, Reader(GM, gm=True), locale),
            ):
                if text:
                    played.fit(text)
            for pair in self.engine.questions():
                if pair[0].partial or pair[0].answered:
                    continue
                played.card(renderer.question(game, state, [pair], locale, "e", {}, reader=Reader(GM, gm=True)))
                if pair[0].secret:
                    played.card(renderer.secret_panel(game, state, [pair], locale, "e", {}))

    def look(self) -> None:
        super().look()
        played, renderer, state = self.played, self.played.renderer, self.engine.state
        opened = [each for each, _ in self.engine.questions()]
        state_text(self.codec, state)
        for reader in (Reader(GM, gm=True), Reader(PLAYER), EVERYBODY):
            view = self.game.view(state, reader, opened)
            for locale in LOCALES:
                played.card(
                    renderer.tracker(
                        view,
                        opened,
                        locale,
                        held=None,
                        breath=False,
                        tempo="x",
                        deadlines={},
                        encounter="e",
                        lobby=False,
                    )
                )
                played.card(renderer.fighter(view, reader, opened, locale))
                played.card(renderer.timeline(view, locale))
                if view.ground is not None and view.ground.figures:
                    played.card(renderer.ground(view, locale))
        for person in self.game.people(state):
            form = self.game.form(state, "orders", person.id)
            if form is not None:
                played.card(renderer.orders_panel(self.game, state, form, "fr", "e"))


class _Nothing:
    def after(self, event: Any) -> Any:
        return self


def _text(sheet: Mapping[str, Any]) -> str:
    return "".join(f"{field} = {toml(value)}\n" for field, value in sheet.items())


def _filled(value: Any, entry: str) -> Any:
    if isinstance(value, dict):
        return {_filled(key, entry): _filled(each, entry) for key, each in value.items()}
    if isinstance(value, list):
        return [_filled(each, entry) for each in value]
    return value.replace("{}", entry) if isinstance(value, str) else value


@contextmanager
def quickly() -> Iterator[None]:
    """Meanwhile packaged files are read once, their entries made once, and their sentences taken apart once."""
    parse, entry = files._parsed, files._entry
    parsed = cache(parse)
    made: dict[tuple[Path, str], Any] = {}

    def entry_of(path: Path, place: str, key: str, data: dict[str, Any], model: Any) -> Any:
        if PACKAGED not in path.parents:
            return entry(path, place, key, data, model)
        if (path, place) not in made:
            made[path, place] = entry(path, place, key, data, model)
        return made[path, place]

    take_apart = Language.sentence
    sentences: dict[tuple[str, str], Any] = {}

    def sentence_of(language: Language, key: str) -> Any:
        if (key, None) in language._learned:
            return take_apart(language, key)
        asked = language.locale, key
        if asked not in sentences:
            sentences[asked] = take_apart(language, key)
        return sentences[asked]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Language, "sentence", sentence_of)
        patched.setattr(files, "_parsed", lambda path: (parsed if PACKAGED in path.parents else parse)(path))
        patched.setattr(files, "_entry", entry_of)
        yield


def tried(mutation: Mutation, folder: Path, packaged: Library) -> CatalogueRefused | None:
    """What was refused of the house, or None once everything was played with it."""
    mutation.write(folder)
    others = house_of(mutation)
    for name, text in others.items():
        (folder / mutation.game / name).write_text(text, encoding="utf-8")
    load = _LOAD[mutation.game]
    try:
        catalogue = load(folder)
    except CatalogueRefused as refused:
        return refused
    finally:
        for name in (mutation.file, *others):
            (folder / mutation.game / name).unlink()
    Played(mutation, catalogue, packaged).play()
    return None


__all__ = ["Played", "Unfit", "tried"]
