"""Two games at the same tables: each command, sheet, tool and word is that of the game of the encounter."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.shelf import Shelf
from bot.table import Outcome, Table
from bot.table.keeping.export import document
from bot.table.keeping.verifying import verify
from tests.table.conftest import ANA, BOB, CHANNEL, GM, GUILD, World


async def auction(world: World, **how: Any) -> Table:
    """Open an auction."""
    await world.take(await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset="auction", **how))
    return await world.tables.here(CHANNEL)


async def bidding(world: World) -> Table:
    """Ana (with her own sheet) and a crowd of three bid in the first round."""
    table = await auction(world)
    await world.take(await table.scene.join(world.actor(ANA), {"sheet": '{"name": "Ana", "purse": 10}'}))
    await gm(world, "npc-add", creature="une foule", name="La foule", size=3)
    await world.take(await table.scene.start(world.actor(GM)))
    await world.quiet()
    return table


async def gm(world: World, command: str, who: str | None = None, /, **args: Any) -> Outcome:
    outcome = await (await world.tables.here(CHANNEL)).speaking.command(world.actor(GM), command, args, who)
    await world.take(outcome)
    await world.quiet()
    return outcome


async def refusal(world: World, command: str, who: str | None = None, /, user: int = GM, **args: Any) -> Refused:
    table = await world.tables.here(CHANNEL)
    before = table.engine.frame
    with pytest.raises(Refused) as refused:
        await table.speaking.command(world.actor(user), command, args, who)
    assert table.engine.frame == before
    return refused.value


def said(world: World, refused: Refused, locale: str = "fr") -> str:
    text = world.services.renderer.refusal(locale, refused)
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def offered(world: World, command: str, option: str, **others: str) -> list[tuple[str, str]]:
    table = world.tables.peek(CHANNEL)
    assert table is not None
    return table.suggestions.suggest(world.actor(GM), command, option, "", others)


# ---- opening


async def test_the_first_game_is_played_unless_another_is_named(world: World) -> None:
    await world.take(await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL))
    assert (await world.tables.here(CHANNEL)).ruleset.id == "quarrel"


@pytest.mark.parametrize("typed", ["auction", "Vente aux enchères", "vente", "VENTE AUX ENCHERES"])
async def test_a_game_goes_by_its_id_and_its_name(world: World, typed: str) -> None:
    await world.take(await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset=typed))
    table = await world.tables.here(CHANNEL)
    assert (table.row.ruleset, table.ruleset.id) == ("auction", "auction")


async def test_an_unknown_game_is_refused_with_those_there_are(world: World) -> None:
    with pytest.raises(Refused) as refused:
        await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset="échecs")
    assert refused.value.key == "unknown-ruleset"
    told = said(world, refused.value)
    assert "échecs" in told
    assert "Chamaillerie, Vente aux enchères" in told


async def test_a_variant_is_the_games_own(world: World) -> None:
    games = world.services.rulesets
    assert world.services.variants(games["auction"], "fr") == [("Hollandaise", "dutch"), ("English", "english")]
    assert world.services.variants(games["quarrel"], "fr") == []
    table = await auction(world, variant="hollandaise")
    assert table.committed.state.dutch
    assert json.loads(table.row.opening)["settings"] == {"variant": "dutch"}


@pytest.mark.parametrize(
    ("ruleset", "key", "told"),
    [
        ("quarrel", "no-variants", "Chamaillerie n’a pas de variante : laissez `variante` de côté."),
        ("auction", "not-an-option", "Hollandaise, English"),
    ],
)
async def test_an_unknown_variant_is_refused(world: World, ruleset: str, key: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset=ruleset, variant="bavaroise")
    assert refused.value.key == key
    assert told in said(world, refused.value)
    with pytest.raises(Refused):
        await world.tables.here(CHANNEL)


# ---- commands


async def test_the_commands_are_the_same_what_they_offer_is_the_games(world: World) -> None:
    table = await bidding(world)
    assert [kind for _, decision in table.questions() for kind in [decision.kind]] == ["declare", "declare"]
    assert table.suggestions.suggest(world.actor(ANA), "declare", "action", "", {}) == [
        ("surenchérir", "surenchérir"),
        ("passer", "passer"),
    ]
    await world.take(await table.speaking.command(world.actor(ANA), "declare", {"action": "surenchérir"}))
    await world.take(await table.speaking.command(world.actor(GM), "declare", {"action": "pass"}, "La foule"))
    await world.quiet()
    events = await world.store.events(table.id)
    assert [event.type for event in events if event.type == "judged"] == ["judged", "judged"]
    assert "Ana paie" in world.channel.reads()
    assert table.committed.state.round == 2


@pytest.mark.parametrize(
    ("command", "user", "told"),
    [
        ("hold", ANA, "`/attendre` n’existe pas dans ce jeu (Vente aux enchères)."),
        ("strike", ANA, "`/frapper` n’existe pas dans ce jeu (Vente aux enchères)."),
        ("gm-separate", GM, "`/mj separer` n’existe pas dans ce jeu (Vente aux enchères)."),
        ("fix-initiative", GM, "`/corriger initiative` n’existe pas dans ce jeu (Vente aux enchères)."),
    ],
)
async def test_a_command_that_the_game_lacks_is_refused_by_its_name(
    world: World, command: str, user: int, told: str
) -> None:
    await bidding(world)
    args = {"gm-separate": {"a": "Ana", "b": "La foule"}}.get(command, {})
    who = "Ana" if command in ("fix-initiative", "hold") else None
    refused = await refusal(world, command, who, user=user, **args)
    assert refused.key == "not-in-this-game"
    assert said(world, refused) == told


async def test_what_a_question_has_no_blank_for_is_refused(world: World) -> None:
    await bidding(world)
    args = {"action": "pass", "with": "hache"}
    refused = await refusal(world, "declare", user=ANA, **args)
    assert (refused.key, refused.facts) == ("option-not-taken", {"option": "with", "takes": ""})
    assert said(world, refused) == "`avec` n’a rien à préciser ici : laissez cette option de côté."


# ---- the GM's tools and corrections


async def test_tools_are_offered_with_their_own_values(world: World) -> None:
    await bidding(world)
    tools = [("marteau", "gavel"), ("rumeur", "rumour"), ("échange", "swap")]
    assert offered(world, "gm-tool", "tool") == tools
    for typed in ("gavel", "marteau", "mart"):
        assert offered(world, "gm-tool", "value", tool=typed) == [("une fois", "once"), ("deux fois", "twice")]
    assert offered(world, "gm-tool", "value", tool="rumour") == []
    assert offered(world, "gm-tool", "value", tool="trompette") == []
    assert offered(world, "gm-tool", "who") == [("Ana", "Ana"), ("La foule", "La foule")]
    table = world.tables.peek(CHANNEL)
    assert table is not None
    assert table.suggestions.suggest(world.actor(ANA), "gm-tool", "tool", "", {}) == []


async def test_a_tool_is_used_in_the_readers_words(world: World) -> None:
    table = await bidding(world)
    await gm(world, "gm-tool", tool="marteau", value="deux")
    assert table.committed.state.last == 3
    await gm(world, "gm-tool", "ana", tool="échange", target="la foule")
    assert "Ana et La foule changent de place." in world.channel.reads()
    await gm(world, "gm-tool", "Ana", tool="rumour", words="elle bluffe")
    told = [json.loads(each.body) for each in await world.store.events(table.id) if each.type == "rumour_spread"]
    assert [(each["combatant"], each["words"]) for each in told] == [("ana", "elle bluffe")]
    assert "bluffe" not in world.channel.reads()


@pytest.mark.parametrize(
    ("args", "key", "told"),
    [
        ({"tool": "trompette"}, "not-an-option", "marteau, rumeur, échange"),
        ({"tool": "marteau"}, "auction-tool-wants", "« gavel » demande valeur."),
        ({"tool": "marteau", "value": "trois fois"}, "not-an-option", "une fois, deux fois"),
        ({"tool": "échange", "target": "Zoé"}, "unknown-name", "Ana, La foule"),
        ({"tool": "rumeur"}, "auction-tool-wants", "demande qui."),
    ],
)
async def test_what_a_tool_lacks_is_refused(world: World, args: dict[str, str], key: str, told: str) -> None:
    await bidding(world)
    refused = await refusal(world, "gm-tool", **args)
    assert refused.key == key
    assert told in said(world, refused)


async def test_a_game_without_tools_refuses_them_all(world: World) -> None:
    await world.begun()
    assert offered(world, "gm-tool", "tool") == []
    refused = await refusal(world, "gm-tool", tool="marteau")
    assert said(world, refused) == "`/mj outil` n’existe pas dans ce jeu (Chamaillerie)."


async def test_statuses_and_fields_are_the_games(world: World) -> None:
    table = await bidding(world)
    assert offered(world, "fix-status", "status") == [("somnolent", "drowsy"), ("sous le charme", "smitten")]
    assert offered(world, "fix-set", "field") == [("bourse", "purse")]
    await gm(world, "fix-status", "Ana", status="sous le")
    await gm(world, "fix-set", "Ana", field="bourse", value=4)
    assert (table.committed.state.people["ana"].statuses, table.committed.state.people["ana"].purse) == (
        ("smitten",),
        4,
    )
    refused = await refusal(world, "fix-status", "Ana", status="prone")
    assert "somnolent, sous le charme" in said(world, refused)


async def test_faces_go_by_the_games_own_words(world: World) -> None:
    table = await bidding(world)
    actor = world.actor(GM)
    await world.take(await table.game_master.dice(actor, "négoce Ana 5; marchandage La foule d6=2; haggle Ana 3"))
    fed = [(each.face, each.who, each.why) for each in table.committed.standing.fed]
    assert fed == [(5, "ana", "haggle"), (2, "la-foule", "haggle"), (3, "ana", "haggle")]
    with pytest.raises(Refused) as refused:
        await table.game_master.dice(world.actor(GM), "parade Ana 3")
    assert refused.value.key == "bad-faces"


async def test_a_size_is_the_games_affair(world: World) -> None:
    table = await bidding(world)
    assert table.committed.state.people["la-foule"].heads == 3
    assert offered(world, "npc-add", "creature") == [("Une foule", "crowd"), ("Rat", "rat")]


# ---- looking


async def test_the_timeline_counts_in_the_games_own_units(world: World) -> None:
    table = await bidding(world)
    card = (await table.looking.timeline(world.actor(ANA))).card
    told = card.text.replace("\u00a0", " ")
    assert "Tour d’enchères 1" in told
    assert "Enchère 9" in told
    assert "le marteau" in told
    assert "Ana mise" in told


async def test_why_names_the_games_own_rules(world: World) -> None:
    table = await bidding(world)
    for user, who in ((ANA, None), (GM, "La foule")):
        await world.take(await table.speaking.command(world.actor(user), "declare", {"action": "raise"}, who))
    await world.quiet()
    told = (await table.looking.why(world.actor(ANA))).card.text
    assert "au dé" in told
    assert "AUC-001" in told


# ---- sheets


@pytest.fixture
def shelf(world: World) -> Shelf:
    return Shelf(world.services)


async def test_a_sheet_remembers_its_game(world: World, shelf: Shelf) -> None:
    await shelf.create(world.actor(ANA), GUILD, {"name": "Zoé", "class": "draper"}, ruleset="vente")
    await shelf.create(world.actor(ANA), GUILD, {"name": "Ana"})
    await shelf.import_text(world.actor(ANA), GUILD, b"Rosa 14", ruleset="auction")
    rows = {each.name: each.ruleset for each in await world.store.sheets(GUILD, ANA)}
    assert rows == {"Ana": "quarrel", "Rosa": "auction", "Zoé": "auction"}
    assert await shelf.names(world.actor(ANA), GUILD) == ["Ana", "Rosa", "Zoé"]
    assert await shelf.names(world.actor(ANA), GUILD, "auction") == ["Rosa", "Zoé"]
    assert (await shelf.show(world.actor(ANA), GUILD, "Rosa")).card.text == "**Rosa** · 14 pièces · baker"


@pytest.mark.parametrize(
    ("args", "option"), [({"name": "Zoé", "level": 3}, "niveau"), ({"name": "Zoé", "weapon": "dague"}, "arme")]
)
async def test_a_game_says_what_it_does_not_know(world: World, shelf: Shelf, args: dict[str, Any], option: str) -> None:
    with pytest.raises(Refused) as refused:
        await shelf.create(world.actor(ANA), GUILD, args, ruleset="auction")
    told = f"`{option}` ne veut rien dire dans ce jeu : laissez cette option de côté."
    assert said(world, refused.value) == told
    assert await world.store.sheets(GUILD, ANA) == []


async def test_a_file_is_read_by_the_game_it_is_for(world: World, shelf: Shelf) -> None:
    with pytest.raises(Refused) as refused:
        await shelf.import_text(world.actor(ANA), GUILD, b"Rosa", ruleset="auction")
    assert refused.value.key == "auction-purse"
    await shelf.import_text(world.actor(ANA), GUILD, b"Rosa")
    assert [each.ruleset for each in await world.store.sheets(GUILD, ANA)] == ["quarrel"]


async def test_one_joins_with_a_sheet_for_the_game_that_is_played(world: World, shelf: Shelf) -> None:
    ana = world.actor(ANA)
    with pytest.raises(Refused) as refused:
        await shelf.character(ana, GUILD, None, "auction")
    assert refused.value.key == "no-sheet"
    await shelf.create(ana, GUILD, {"name": "Ana"}, ruleset="quarrel")
    for typed, key in ((None, "no-sheet-for"), ("Ana", "sheet-for-another-game"), ("Zoé", "unknown-sheet")):
        with pytest.raises(Refused) as refused:
            await shelf.character(ana, GUILD, typed, "auction")
        assert refused.value.key == key
    await shelf.create(ana, GUILD, {"name": "Zoé"}, ruleset="auction")
    assert json.loads((await shelf.character(ana, GUILD, None, "auction"))[0])["name"] == "Zoé"
    assert json.loads((await shelf.character(ana, GUILD, "Dora", "auction"))[0])["name"] == "Dora"
    assert json.loads((await shelf.character(ana, GUILD, None, "quarrel"))[0]) == {"name": "Ana"}
    with pytest.raises(Refused) as refused:
        await shelf.character(ana, GUILD, "Ana", "auction")
    told = "Ana est une fiche d’un autre jeu (Chamaillerie) ; ici, on joue avec Vente aux enchères"
    assert told in said(world, refused.value)


async def test_a_name_does_not_take_the_place_of_a_sheet_for_another_game(world: World, shelf: Shelf) -> None:
    await shelf.create(world.actor(ANA), GUILD, {"name": "Ana"}, ruleset="quarrel")
    with pytest.raises(Refused) as refused:
        await shelf.create(world.actor(ANA), GUILD, {"name": "ANA"}, ruleset="auction")
    assert refused.value.key == "sheet-name-taken"
    # The same game's is replaced, as before.
    await shelf.create(world.actor(ANA), GUILD, {"name": "Ana"}, ruleset="quarrel")
    assert [each.ruleset for each in await world.store.sheets(GUILD, ANA)] == ["quarrel"]


async def test_the_joining_panel_offers_what_fits_the_game(world: World, shelf: Shelf) -> None:
    world.tables.shelf = shelf
    await shelf.create(world.actor(ANA), GUILD, {"name": "Ana"}, ruleset="quarrel")
    await shelf.create(world.actor(ANA), GUILD, {"name": "Zoé"}, ruleset="auction")
    table = await auction(world)
    panel = await world.tables.press(world.actor(ANA), f"j|{table.id}", [], 0, CHANNEL)
    (select,), (new,) = panel.card.rows
    assert new.id == "sheet|new|auction"
    assert [each.value for each in getattr(select, "options", ())] == ["own:Zoé", "ready:dora", "ready:otto"]
    with pytest.raises(Refused) as refused:
        await world.tables.press(world.actor(ANA), f"k|{table.id}", ["own:Ana"], 0, CHANNEL)
    assert refused.value.key == "sheet-for-another-game"
    for user, value in ((ANA, "own:Zoé"), (BOB, "ready:dora")):
        await world.take(await world.tables.press(world.actor(user), f"k|{table.id}", [value], 0, CHANNEL))
    assert {each.name: each.player for each in table.people()} == {"Zoé": ANA, "Dora": BOB}


# ---- the journal


async def test_an_encounter_wakes_up_in_its_own_game_and_verifies_by_it(world: World) -> None:
    table = await bidding(world)
    await world.take(await table.speaking.command(world.actor(ANA), "declare", {"action": "raise"}))
    await world.quiet()
    before = table.committed.state
    await world.down()
    await world.up()
    table = await world.tables.here(CHANNEL)
    assert (table.ruleset.id, table.committed.state) == ("auction", before)
    await world.take(await table.scene.end(world.actor(GM)))
    found = await document(world.store, table.id)
    assert found["encounter"]["ruleset"] == "auction"
    lines, events, *_ = verify(found, world.services.rulesets)
    assert lines >= 4
    assert events >= 5


async def test_a_snapshot_of_another_games_form_is_not_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forms are counted by each game: that some game reads form 1 says nothing of this one's."""
    table = await bidding(world)
    before = table.committed.state
    await world.down()
    games = {"quarrel": 7, "auction": 1}
    await world.up()
    for ident, form in games.items():
        monkeypatch.setattr(world.services.rulesets[ident], "schema", form, raising=False)
    loaded = await world.store.load(table.id, games)
    assert loaded is not None
    assert loaded.snapshot is None
    assert (await world.tables.here(CHANNEL)).committed.state == before


async def test_what_is_offered_is_made_once_while_somebody_types(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await bidding(world)
    made: list[str] = []
    plain = table.ruleset.form

    def form(state: Any, command: str, who: str, **how: Any) -> Any:
        made.append(who)
        return plain(state, command, who, **how)

    monkeypatch.setattr(table.ruleset, "form", form)
    whole = table.suggestions.suggest(world.actor(ANA), "declare", "action", "", {})
    assert table.suggestions.suggest(world.actor(ANA), "declare", "action", "pas", {}) == whole[1:]
    assert len(made) == 1
    # For somebody else, and after anything has happened, it is made anew.
    table.suggestions.suggest(world.actor(GM), "declare", "action", "", {"who": "La foule"})
    assert len(made) == 2
    await world.take(await table.speaking.command(world.actor(ANA), "declare", {"action": "pass"}))
    made.clear()
    table.suggestions.suggest(world.actor(GM), "declare", "action", "", {"who": "La foule"})
    assert len(made) == 1


async def test_the_words_for_dice_are_offered_while_faces_are_typed(world: World) -> None:
    table = await bidding(world)

    def offers(typed: str, who: int = GM) -> list[str]:
        return [value for _, value in table.suggestions.suggest(world.actor(who), "gm-dice", "faces", typed, {})]

    assert offers("march") == ["marchandage"]
    assert offers("3; négoce an") == ["3; négoce Ana"]
    assert offers("march", ANA) == []
    with pytest.raises(Refused) as refused:
        await table.game_master.dice(world.actor(GM), "parade Ana 3")
    assert "marchandage" in refused.value.facts["words"]
