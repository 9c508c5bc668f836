"""Wrong person, wrong moment, wrong words: one private sentence that says what is right, and nothing changes."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.world import GUILD
from bot.store import Archive

from .hall import QUESTION, Facts, Hall, journal_of, status_of

NO_FIGHT = ("Aucun combat dans ce salon : `/combat ouvrir`", "no fight in this channel: `/encounter open`")
NOT_GM = ("Seul le MJ", "Only the GM")
NOBODY = ("Vous ne menez personne", "You play nobody")
MATCHES_NOTHING = ("ne correspond à rien ici. Au choix", "matches nothing here. Choose from")
AMBIGUOUS = (
    "plusieurs noms : Chef orc 1, Chef orc 2. Précisez",
    "several names: Chef orc 1, Chef orc 2. Please say more",
)
PASSED = ("Ce moment est passé", "That moment has passed")

Words = tuple[str, str]


@dataclass(frozen=True)
class Before:
    """What must not change."""

    journal: Any
    status: Any
    messages: list[str]
    sheets: list[Any]

    @classmethod
    def of(cls, hall: Hall) -> Before:
        public = [f"{each.content} {each.payload['components']}" for each in hall.messages()]
        journal, status, sheets = written(hall.table)
        return cls(journal, status, public, sheets)


@dataclass
class Reading:
    """What was last read of a file: *state* is how SQLite counted its changes then."""

    connection: sqlite3.Connection
    state: int = -1
    heads: dict[str, Any] = field(default_factory=dict)
    journal: dict[str, Any] = field(default_factory=dict)
    sheets: list[Any] = field(default_factory=list)


_readings: WeakKeyDictionary[LocalTable, Reading] = WeakKeyDictionary()


def written(table: LocalTable) -> tuple[Any, Any, list[Any]]:
    """Journal, status and sheets, read again only when somebody has written since; the lines of an encounter, when
    it no longer stands where it stood."""
    if table not in _readings:
        uri = f"{table.database.absolute().as_uri()}?mode=ro"
        _readings[table] = Reading(sqlite3.connect(uri, uri=True, isolation_level=None))
    kept = _readings[table]
    ((state,),) = kept.connection.execute("pragma data_version")
    if state != kept.state:
        with Archive(table.database) as archive:
            heads = {each.id: archive.head(each.id) for each in archive.encounters()}
            moved = [ident for ident, head in heads.items() if kept.heads.get(ident) != head]
            fresh = {ident: journal_of(archive.entries(ident)) for ident in moved}
            kept.journal = {ident: fresh[ident] if ident in fresh else kept.journal[ident] for ident in heads}
            kept.sheets = archive.sheets(GUILD)
        kept.heads, kept.state = heads, state
    return kept.journal, {ident: status_of(head) for ident, head in kept.heads.items()}, kept.sheets


def plain(text: str) -> str:
    """*text* with every space an ordinary one."""
    return text.replace("\xa0", " ").replace("\u202f", " ")


def refused(answer: Answer, wanted: str) -> list[str]:
    """How *answer* is not one private message with *wanted* in it."""
    wrong = []
    if answer.problem is not None:
        wrong.append(f"no answer: {answer.problem}")
    if not answer.private or len(answer.messages) != 1:
        wrong.append(f"{len(answer.messages)} messages, private: {answer.private}")
    if wanted not in plain(answer.text):
        wrong.append(f"{answer.text!r} does not say {wanted!r}")
    return wrong


async def all_refused(hall: Hall, cases: list[tuple[Person, str, Words]]) -> None:
    """Type every line in both languages: each is refused with its words, and nothing changes."""
    before = Before.of(hall)
    wrong = []
    for person, line, words in cases:
        for locale, wanted in zip(("fr", "en"), words, strict=True):
            person.member.locale = locale
            answer = await person.type(line)
            if "file:" in line:
                await hall.table.settled()  # a file is read at leisure, after "thinking"
            wrong += [f"{person.name}> {line} ({locale}): {each}" for each in refused(answer, wanted)]
        person.member.locale = "fr"
    await hall.table.settled()
    assert wrong == []
    assert Before.of(hall) == before


async def test_where_there_is_no_fight(table: LocalTable) -> None:
    hall = await Hall.make(table)
    alice = hall.players["jurl"]
    lines = (
        "/encounter join", "/encounter start", "/encounter status", "/encounter log", "/encounter export",
        "/encounter end", "/declare action:attack", "/strike", "/standby", "/answer choice:oui", "/why", "/gm undo",
        "/gm redo", "/gm pause", "/gm resume", "/gm dice faces:3", "/gm engage a:x b:y", "/gm separate a:x b:y",
        "/npc add creature:orc", "/fix set who:x field:body value:3", "/fix damage who:x amount:3",
        "/fix heal who:x amount:3", "/fix initiative who:x", "/hold", "/release", "/orders", "/encounter timeline",
    )  # fmt: skip
    await all_refused(hall, [(alice, line, NO_FIGHT) for line in lines])


async def test_in_the_lobby(table: LocalTable) -> None:
    hall = await Hall.make(table)
    alice, gm = hall.players["jurl"], hall.gm
    await gm.type("/encounter open")
    not_begun = ("n’a pas encore commencé", "has not begun yet")
    no_sheet = ("Vous n’avez aucune fiche ici", "You have no sheet here")
    cases = [
        (alice, "/encounter open", ("déjà en cours dans ce salon", "already under way in this channel")),
        (alice, "/encounter join sheet:zz", no_sheet),
        (alice, "/encounter start", NOT_GM),
        (alice, "/npc add creature:orc", NOT_GM),
        (alice, "/gm dice faces:3", NOT_GM),
        (alice, "/gm undo", NOT_GM),
        (alice, "/gm pause", not_begun),
        (gm, "/encounter start", ("au moins deux camps", "at least two sides")),
        (gm, "/encounter start", ("les joueurs entrent par", "players come in with")),
        (gm, "/npc add creature:zork", MATCHES_NOTHING),
        (gm, "/gm undo", ("pas autant de décisions à annuler", "not that many rulings to take back")),
        (gm, "/gm redo", ("Rien à rétablir", "nothing to restore")),
    ]
    await all_refused(hall, cases)
    # Who names no sheet while he has none is not refused: he chooses among the ready-made characters.
    before = Before.of(hall)
    offered = await alice.type("/encounter join")
    assert offered.private
    assert plain(offered.text).startswith("Avec quel personnage entrez-vous dans le combat")
    assert Before.of(hall) == before
    await hall.gm.type("/npc add creature:orc")
    await alice.type("/sheet create ready:jurl")
    await alice.type("/encounter join")
    await all_refused(
        hall,
        [
            (alice, "/encounter join", ("Jurl est déjà dans ce combat", "Jurl is in this fight already")),
            (alice, "/declare action:attack", not_begun),
            (alice, "/strike", not_begun),
            (alice, "/hold until:3", not_begun),
            (alice, "/release", not_begun),
            (alice, "/encounter join sheet:zork", ("«", "None of your sheets")),
        ],
    )


async def test_people_who_may_not(hall: Hall) -> None:
    alice, eve = hall.players["jurl"], hall.table.person("Eve")
    gms_alone = (
        "/encounter start", "/encounter end", "/npc add creature:orc", "/gm undo", "/gm redo", "/gm dice faces:3",
        "/gm engage a:Jurl b:Isaure", "/gm separate a:Jurl b:Isaure", "/fix set who:Jurl field:body value:3",
        "/fix damage who:Isaure amount:3", "/fix heal who:Jurl amount:3", "/fix initiative who:Jurl",
    )  # fmt: skip
    not_hers = ("à la personne qui mène Isaure d’en décider, ou au MJ", "whoever plays Isaure to decide, or for the GM")
    cases = [(person, line, NOT_GM) for person in (alice, eve) for line in gms_alone]
    beforehand = ("/hold", "/release", "/orders", "/orders matter:parade order:jamais")
    cases += [(eve, line, NOBODY) for line in ("/declare action:attack", "/strike", "/standby", "/answer choice:oui")]
    cases += [(eve, line, NOBODY) for line in beforehand]
    cases += [(alice, f"{line} who:Isaure", not_hers) for line in beforehand]
    cases += [(eve, "/gm pause", NOBODY)]
    cases += [(alice, f"{line} who:Isaure", not_hers) for line in ("/declare action:attack", "/strike", "/standby")]
    cases += [(alice, "/answer choice:att who:Isaure", not_hers)]
    export = ("seul le MJ peut l’exporter", "only the GM may export it")
    cases += [(person, "/encounter export", export) for person in (alice, eve)]
    await all_refused(hall, cases)


async def test_words_that_mean_nothing_or_too_much(hall: Hall) -> None:
    alice, gm = hall.players["jurl"], hall.gm
    unknown = (
        "Personne ne s’appelle « Zork » ici. Présents : Jurl, Isaure",
        "Nobody here is called “Zork”. Present: Jurl",
    )
    cases = [
        (alice, "/declare action:dance", MATCHES_NOTHING),
        (alice, "/declare action:attack target:Zork", MATCHES_NOTHING),
        (alice, f"/declare action:attack target:{'é' * 100}", MATCHES_NOTHING),
        (alice, "/declare action:attack target:Chef", AMBIGUOUS),
        (alice, "/declare action:attack target:@everyone", MATCHES_NOTHING),
        (alice, "/declare action:attack who:Zork", unknown),
        (alice, "/answer choice:zork", MATCHES_NOTHING),
        (alice, "/answer question:zork choice:x", ("Rien ne vous est demandé", "Nothing is asked of you")),
        (alice, "/why line:999", ("Aucune décision à cette ligne", "no ruling on that line")),
        (alice, "/encounter log page:99", ("Cette page n’existe pas", "There is no such page")),
        (gm, "/fix set who:Jurl field:zork value:3", MATCHES_NOTHING),
        (gm, "/fix set who:Zork field:body value:3", unknown),
        (
            gm,
            "/fix set who:Jurl field:body value:9999",
            ("hors limites (points de coup)", "out of bounds (body points)"),
        ),
        (gm, "/fix damage who:Chef amount:3", AMBIGUOUS),
        (gm, "/gm engage a:Jurl b:Jurl", ("deux combattants différents", "two different combatants")),
        (gm, "/gm separate a:Jurl b:Isaure", ("ne sont pas au contact", "are not in contact")),
        (gm, "/gm redo", ("Rien à rétablir", "nothing to restore")),
        (gm, "/gm resume", ("Le temps court déjà", "Time is running already")),
        (gm, "/encounter start", ("a déjà commencé", "has already begun")),
    ]
    await all_refused(hall, cases)


async def test_dice_bombs(hall: Hall) -> None:
    gm = hall.gm
    no_row = ("n’est pas une suite de résultats. Écrivez par exemple", "is no row of faces. Write for example")
    cases = [
        (gm, "/gm dice faces:999999d9", no_row),
        (gm, "/gm dice faces:99999999999999999999", no_row),
        (gm, f"/gm dice faces:{'(' * 200}", no_row),
        (gm, f"/gm dice faces:{'parry ' * 33}", no_row),
        (gm, "/gm dice faces:d0=1", ("", "")),
        (gm, "/gm dice faces:d20=21", ("Un d20 ne peut pas donner 21", "A d20 cannot show 21")),
        (gm, "/gm dice faces:0", ("Aucun dé ne donne 0", "No die shows 0")),
        (gm, "/gm dice faces:-5", no_row),
        (
            gm,
            f"/gm dice faces:{'9 ' * 100}",
            ("Trop de résultats à la fois : 40 au plus", "Too many faces at once: 40"),
        ),
        (gm, "/gm dice faces:parry Zork 3", ("Personne ne s’appelle « Zork »", "Nobody here is called “Zork”")),
    ]
    await all_refused(hall, cases)


async def test_broken_sheet_files(table: LocalTable, tmp_path: Path) -> None:
    hall = await Hall.make(table)
    alice = hall.players["jurl"]
    whole = {
        "name": '"X"', "class": '"warrior"', "level": "3", "stamina": "20", "body": "5",
        "weapons": '["longsword"]', "right": '"longsword"',
    }  # fmt: skip

    def file(called: str, /, **fields: str | None) -> str:
        values = {key: value for key, value in (whole | fields).items() if value is not None}
        (tmp_path / called).write_text("\n".join(f"{key} = {value}" for key, value in values.items()), "utf-8")
        return f"/sheet import file:@{called}"

    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00\x01" * 20)
    (tmp_path / "large.toml").write_text("# x\n" * 20_000)
    (tmp_path / "broken.toml").write_text("name = \n[[[")
    (tmp_path / "empty.toml").write_text("")
    cases: list[tuple[Person, str, Words]] = [
        (alice, file("level.toml", level="99"), ("`level` doit être compris entre 1 et 60", "`level` must be from 1")),
        (alice, file("text.toml", level='"x"'), ("`level` doit être un nombre entier", "`level` must be a whole")),
        (alice, file("typo.toml", wepons='["x"]'), ("`wepons`", "no field `wepons`")),
        (alice, file("missing.toml", stamina=None), ("il manque « Endurance » (`stamina`)", "“Stamina” (`stamina`)")),
        (alice, file("sabre.toml", weapons='["lightsaber"]'), ("`weapons", "`weapons")),
        (alice, file("weapon.toml", weapons='["lightsaber"]'), ("« lightsaber »", "“lightsaber”")),
        (alice, file("class.toml", **{"class": '"zork"'}), ("« zork » n’est pas une classe", "“zork” is no class")),
        (alice, file("name.toml", name=f'"{"x" * 500}"'), ("`name`", "`name`")),
        (alice, "/sheet import file:@binary.toml", ("n’est pas du texte", "is not text")),
        (alice, "/sheet import file:@large.toml", ("trop gros : une fiche tient", "too large: a sheet fits")),
        (alice, "/sheet import file:@broken.toml", ("ligne 1 (« name = »)", "line 1 (“name =”)")),
        (alice, "/sheet import file:@empty.toml", ("il manque « Nom » (`name`)", "“Name” (`name`) is missing")),
        (alice, "/sheet create ready:zorg", ("« zorg »", "“zorg”")),
        (alice, "/sheet create name:X class:zork level:3", ("« zork » n’est pas une classe", "“zork” is no class")),
        (alice, "/sheet show", ("Vous n’avez aucune fiche", "You have no sheet")),
    ]  # fmt: skip
    await all_refused(hall, cases)
    # What is right is taken: the files above are wrong for their own reason alone.
    taken = await alice.type(file("right.toml"))
    await hall.table.settled()
    assert "**X**" in taken.text


async def test_the_wrong_person_presses(hall: Hall) -> None:
    before = Before.of(hall)
    eve = hall.table.person("Eve")
    alice, bob = hall.players.values()
    wrong = []
    for control in hall.controls("q|"):
        name, others = ("Jurl", (bob, eve)) if control.label.startswith("Jurl") else ("Isaure", (alice, eve))
        for other in others:
            for locale, wanted in (("fr", f"qui mène {name} d’en décider"), ("en", f"whoever plays {name} to decide")):
                other.member.locale = locale
                wrong += refused(await hall.use(other, control), wanted)
            other.member.locale = "fr"
    await hall.table.settled()
    assert wrong == []
    assert Before.of(hall) == before


async def test_two_clicks_count_once(hall: Hall) -> None:
    alice = hall.players["jurl"]
    control = next(each for each in hall.controls("q|") if each.label.startswith("Jurl"))
    lines = sum(map(len, Facts(hall.table.database).entries.values()))
    answers = await asyncio.gather(*(hall.use(alice, control) for _ in range(4)))
    await hall.table.settled()
    assert sum(map(len, Facts(hall.table.database).entries.values())) == lines + 1
    assert sorted(refused(each, PASSED[0]) == [] for each in answers) == [False, True, True, True]


async def test_the_same_command_twice_at_once(hall: Hall) -> None:
    alice = hall.players["jurl"]
    lines = sum(map(len, Facts(hall.table.database).entries.values()))
    control = next(each for each in hall.controls("q|") if each.label.startswith("Jurl"))
    typed = alice.type("/answer choice:Temporiser")
    answers = await asyncio.gather(typed, hall.use(alice, control))
    await hall.table.settled()
    assert sum(map(len, Facts(hall.table.database).entries.values())) == lines + 1
    assert len({plain(each.text) for each in answers}) == 2


async def stale_button(hall: Hall) -> tuple[Person, Any]:
    """Somebody's question, answered by a command; the button that was there."""
    alice = hall.players["jurl"]
    control = next(each for each in hall.controls("q|") if each.label.startswith("Jurl"))
    await alice.type("/standby")
    await hall.table.settled()
    return alice, control


async def check_stale(hall: Hall, person: Person, control: Any, *words: str) -> None:
    before = Before.of(hall)
    for locale, wanted in zip(("fr", "en"), words, strict=True):
        person.member.locale = locale
        answer = await hall.click(person, control.message, control.component["custom_id"])
        assert refused(answer, wanted) == []
    await hall.table.settled()
    assert Before.of(hall) == before


async def test_a_button_of_a_question_that_is_settled(hall: Hall) -> None:
    alice, control = await stale_button(hall)
    await check_stale(hall, alice, control, *PASSED)


async def test_a_button_from_before_a_restart(hall: Hall) -> None:
    alice, control = await stale_button(hall)
    await hall.table.restart()
    await check_stale(hall, alice, control, *PASSED)


async def test_a_button_while_time_stands_still(hall: Hall) -> None:
    control = hall.controls("q|")[0]
    (asked,) = [each for each in hall.people if control.label.startswith(("Jurl", "Isaure")[each.name == "Bob"])][1:2]
    await hall.gm.type("/gm pause")
    await hall.table.settled()
    await check_stale(hall, asked, control, "Le temps est suspendu", "Time stands still")


async def test_a_button_from_before_an_undo(hall: Hall) -> None:
    while not (hall.controls("w|") and hall.controls("q|")):
        assert await hall.answer_one() is not None
    # The question that came with the blow; the undo takes the blow back, and asks for it again.
    before_it = {each.component["custom_id"] for each in hall.controls("q|")}
    control = next(iter(hall.controls("q|")))
    (person,) = hall.asked(control)
    await hall.undone()
    await hall.table.settled()
    await check_stale(hall, person, control, "Le temps est suspendu", "Time stands still")
    await hall.gm.type("/gm resume")
    await hall.table.settled()
    now = {each.component["custom_id"] for each in hall.controls(*QUESTION)}
    assert now
    assert not now & before_it
    await check_stale(hall, person, control, *PASSED)


async def test_ids_that_nobody_made(hall: Hall) -> None:
    alice = hall.players["jurl"]
    before = Before.of(hall)
    control = hall.controls("q|")[0]
    _, owner, question, generation, field, _ = control.component["custom_id"].split("|")
    forged = (
        "zork", "q", "q|", "q|nobody|1|0|x|y", f"q|{owner}|{question}|{generation}|{field}|zork", f"q|{owner}|x|0|y|z",
        f"q|{owner}|{question}|-1|{field}|x", f"q|{owner}|{question}|99|{field}|x", f"w|{owner}|x", f"w|{owner}|99999",
        f"s|{owner}|{question}|{generation}|{field}", f"k|{owner}", f"f|{owner}", "x|nobody", f"c|{owner}",
    )  # fmt: skip
    wrong = []
    for ident in forged:
        answer = await hall.click(alice, control.message, ident)
        wrong += [f"{ident}: {each}" for each in refused(answer, "")]
        if "donnez ce numéro" in answer.text:
            wrong.append(f"{ident}: taken for a fault of the program: {answer.text}")
    await hall.table.settled()
    assert wrong == []
    assert Before.of(hall) == before


async def test_after_the_end(hall: Hall) -> None:
    alice = hall.players["jurl"]
    controls = hall.controls("q|", "h|")
    await hall.gm.type("/encounter end")
    await hall.table.settled()
    lines = ("/encounter join", "/declare action:attack", "/strike", "/gm undo", "/gm pause", "/encounter end")
    await all_refused(hall, [(alice, line, NO_FIGHT) for line in lines])
    for control in controls:
        await check_stale(hall, alice, control, *PASSED)
    assert hall.controls("q|", "s|", "x|", "h|", "c|") == []
