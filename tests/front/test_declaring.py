"""What may be announced besides what a question shows: typed in full or begun, while it stands and when none does."""

from __future__ import annotations

from bot.rehearsal.local import LocalTable
from bot.rehearsal.seats import Person

from .hall import Hall
from .test_orders import plain


async def hall_with(table: LocalTable, *ready: str) -> tuple[Hall, list[Person]]:
    """A hall with one orc in which the players play the ready-made characters named."""
    hall = await Hall.make(table, foes={"orc": 1})
    people = list(hall.players.values())
    hall.players = dict(zip(ready, people, strict=True))
    await hall.assembled()
    await hall.gm.type("/gm dice faces:reaction Orc 10; reaction Conrath 6")
    await hall.gm.type("/encounter start")
    await table.settled()
    return hall, people


async def test_an_action_that_the_question_lacks_is_announced_past_it(table: LocalTable) -> None:
    hall, (alice, bob) = await hall_with(table, "conrath", "isaure")
    # The question offers to attack or to stand by; the orc has come to Conrath.
    assert plain(await alice.type("/declare action:danser")).startswith(
        "« danser » ne correspond à rien ici. Au choix : Dégainer, Attaquer, Tirer, Temporiser, Fuir"
    )
    assert plain(await alice.type("/declare action:dégainer with:hache")).startswith(
        "Conrath n’a pas d’arme « hache ». Ses armes : épée longue, bouclier, dague."
    )
    assert plain(await alice.type("/declare action:dégainer with:épée")) == (
        "Conrath n’a pas l’épée longue au fourreau ; il y a là : bouclier, dague."
    )
    await alice.type("/declare action:degainer with:dag")
    await table.settled()
    assert "dégainer (dague) : un segment la garde baissée face à Orc" in plain_text(hall)
    await alice.press("Baisser la garde")
    await bob.type("/standby")
    await table.settled()
    assert "**Conrath** baisse sa garde face à Orc : dégainer (dague)." in plain_text(hall)
    assert "**Conrath** dégaine la dague." in plain_text(hall)


async def test_the_same_when_nothing_is_asked(table: LocalTable) -> None:
    hall, (alice, bob) = await hall_with(table, "conrath", "isaure")
    await bob.type("/standby")
    await table.settled()
    # Nobody asks her any more: what she announces now interrupts her waiting.
    refused = await bob.type("/declare action:autre")
    assert "Dites ce que fait Isaure" in plain(refused)
    await bob.type("/declare action:autre how:prier à voix haute")
    await table.settled()
    assert "**Isaure** annonce : prier à voix haute." in plain_text(hall)
    assert hall.gm.sees("prier à voix haute")
    await hall.gm.type("/answer choice:sans réaction")
    await hall.gm.type("/answer choice:Durée : 2")
    await alice.type("/declare action:attaquer target:Orc with:épée")
    await table.settled()
    assert "**Isaure** : prier à voix haute, c’est fait." in plain_text(hall)


async def test_what_is_typed_is_completed_with_all_that_may_be_said(table: LocalTable) -> None:
    hall, (alice, _) = await hall_with(table, "conrath", "isaure")
    offers = await alice.autocomplete("/declare action:")
    actions = [each["value"] for each in offers]
    usual = {"Attaquer", "Temporiser", "Dégainer", "Rengainer", "Lâcher", "Boire", "Autre", "Crier"}
    assert usual <= set(actions)
    assert actions[0] == "Attaquer"
    assert "Allumer une torche" in actions
    costs = {each["value"]: each["name"] for each in offers}
    chance = "80\N{NO-BREAK SPACE}% de toucher, peut être paré"
    assert costs["Attaquer"] == f"Attaquer · {chance}\u202f; coup (épée longue) porté dans 1 à 4 segments"
    assert costs["Dégainer"] == "Dégainer · un segment sans pouvoir parer\u202f; Orc pourra frapper"
    assert costs["Boire"].startswith("Boire · 2 à 12 segments sans pouvoir parer")
    assert costs["Temporiser"].startswith("Temporiser · rien n’est préparé")
    weapons = [each["value"] for each in await alice.autocomplete("/declare action:Dégainer with:")]
    assert weapons == ["bouclier", "dague"]
    assert await hall.gm.autocomplete("/answer choice:") == []


def plain_text(hall: Hall) -> str:
    return hall.reads().replace("\u00a0", " ").replace("\u202f", " ")


async def test_a_strike_is_typed_at_whom_a_free_action_is_asked_about(table: LocalTable) -> None:
    hall, (alice, _) = await hall_with(table, "conrath", "isaure")
    assert await alice.autocomplete("/strike target:") == []
    assert plain(await alice.type("/strike target:Orc")).startswith("Conrath n’a aucune action en préparation")
    await hall.gm.type("/gm free who:Conrath target:Orc")
    await table.settled()
    names = [each["value"] for each in await alice.autocomplete("/strike target:")]
    assert names == ["Orc", "Viser la hache d’Orc", "Viser le bouclier d’Orc", "Laisser passer"]
    assert [each["value"] for each in await alice.autocomplete("/strike target:Orc with:")] == ["épée longue"]
    manners = {each["value"]: each["name"] for each in await alice.autocomplete("/strike target:Orc how:")}
    assert "modificateur de −6 à votre jet" in manners["Renverser"]
    assert "Au choix : épée longue" in plain(await alice.type("/strike target:Orc with:hache"))
    await hall.gm.type("/gm dice faces:free Conrath 19")
    await alice.type("/strike target:orc with:epee")
    await table.settled()
    assert "**Conrath** frappe **Orc** en action gratuite (épée longue)" in plain_text(hall)


async def test_an_archer_is_offered_what_a_bow_does(table: LocalTable) -> None:
    _, (alice, bob) = await hall_with(table, "ysolde", "teluard")
    actions = [each["value"] for each in await alice.autocomplete("/declare action:")]
    assert {"Tirer", "Tirer autrement…", "Temporiser", "Lâcher et dégainer"} <= set(actions)
    assert not {"Attaquer", "Contre-attaquer"} & set(actions)
    spells = [each["name"] for each in await bob.autocomplete("/declare action:lancer un sort with:")]
    assert spells[0] == "boule de feu · 4 à 11 segments"


async def test_what_is_not_offered_is_refused_with_its_reason(table: LocalTable) -> None:
    _, (alice, bob) = await hall_with(table, "conrath", "isaure")
    await bob.type("/standby")
    await alice.type("/declare action:attaquer target:Orc")
    await table.settled()
    actions = [each["value"] for each in await bob.autocomplete("/declare action:")]
    assert "Temporiser" not in actions
    assert plain(await bob.type("/declare action:temporiser")).startswith("Isaure temporise déjà")


async def test_who_thinks_better_of_it_reads_both_what_he_gives_up_and_what_he_does_instead(table: LocalTable) -> None:
    """Nobody is upon Isaure: what she had in mind, and has now, is her side's alone."""
    hall, (_, bob) = await hall_with(table, "conrath", "isaure")
    await bob.type("/declare action:boire")
    answer = plain(await bob.type("/declare action:allumer une torche"))
    assert "abandonne : boire" in answer
    assert "allumer une torche, fait à la fin du segment" in answer
    assert "boire" not in hall.reads()
