"""`/rule` at the real bot: anywhere in a server, before, during and after a fight; it never touches the fight."""

from __future__ import annotations

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Person

from .hall import Hall
from .test_wrong import Before, plain, refused

CASES = (
    ("fr", "/regle regle:PAR-003", "**De quoi parer** (`ALT-PAR-003`)"),
    ("fr", "/regle regle:déroulement", "**Déroulement d’un segment** (`ALT-GEN-016`)"),
    ("en", "/rule rule:par 3", "**What parries** (`ALT-PAR-003`)"),
    ("en", "/rule rule:THE ORDER OF", "**The order of a segment** (`ALT-GEN-016`)"),
)
REFUSALS = (
    ("fr", "/regle regle:zork", "Aucune règle ne répond à « zork » : donnez un numéro, `ALT-"),
    ("en", "/rule rule:zork", "No rule answers to “zork”: give a number, `ALT-"),
    (
        "fr",
        "/regle regle:initiale",
        "« initiale » peut désigner plusieurs règles : nouveau contact, réaction initiale (ALT-MOV-014) · réaction "
        "initiale (ALT-REA-031) · réaction initiale à deux armes (ALT-REA-032). Précisez",
    ),
    ("en", "/rule rule:initial", "“initial” may mean several rules: initial reaction (ALT-REA-031), initial reaction"),
    ("fr", "/regle regle:par", "offensive et défensive (ALT-PAR-012) … Précisez, ou donnez le numéro."),
)


async def looked_up(person: Person) -> None:
    for locale, line, told in CASES:
        person.member.locale = locale
        answer = await person.type(line)
        assert answer.private, line
        assert len(answer.messages) == 1
        assert plain(answer.text).startswith(told), answer.text
        offered = await person.autocomplete(line.partition(":")[0] + ":alt-par-003")
        assert [each["value"] for each in offered] == ["ALT-PAR-003"]
    wrong = []
    for locale, line, told in REFUSALS:
        person.member.locale = locale
        wrong += refused(await person.type(line), told)
    assert wrong == []


async def test_without_a_fight(table: LocalTable) -> None:
    await looked_up(table.person("Eve"))


async def test_during_a_fight_and_after_it(hall: Hall) -> None:
    before = Before.of(hall)
    await looked_up(hall.players["jurl"])
    await looked_up(hall.table.person("Eve"))
    await hall.table.settled()
    assert Before.of(hall) == before
    await hall.gm.type("/encounter end")
    await hall.table.settled()
    await looked_up(hall.gm)


async def test_in_a_fight_that_sleeps(hall: Hall) -> None:
    await hall.table.restart()
    await looked_up(hall.players["jurl"])
