"""Sheets on the shelf: forms that outlive a restart, sharing, renaming, what each person may do with them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.clock import StepClock
from bot.kernel.errors import Refused
from bot.render import Renderer
from bot.rulesets import rulesets_of
from bot.shelf import Shelf
from bot.shelf.keeping import MOST_READERS
from bot.store import Store
from bot.table import Actor, Outcome
from bot.table.base.services import Services
from bot.text import Texts

GUILD, ANA, BOB = 1001, 1, 2
RULESETS = rulesets_of(load_library(None))


def actor(user: int = ANA, locale: str = "fr") -> Actor:
    return Actor(user, f"u{user}", locale)


def shelf_of(store: Store) -> Shelf:
    nothing: Any = None
    return Shelf(Services(store, RULESETS, Renderer(Texts()), StepClock(5.0), nothing, secret=bytes))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "arbitre.db")
    yield store
    await store.close()


@pytest.fixture
async def shelf(store: Store) -> Shelf:
    shelf = shelf_of(store)
    await shelf.create(actor(), GUILD, {"name": "Jo", "class": "voleur", "level": 2}, ruleset="alternatif")
    return shelf


async def press(shelf: Shelf, ident: str, user: int = ANA, **said: str) -> Outcome:
    return await shelf.press(actor(user), GUILD, 0, ident, said)


def buttons(outcome: Outcome) -> dict[str, str]:
    return {item.id: getattr(item, "label", "") for row in outcome.card.rows for item in row}


async def refusal(coming: Any) -> str:
    with pytest.raises(Refused) as refused:
        await coming
    return refused.value.key


async def test_a_card_marks_what_was_proposed_until_it_was_looked_at(shelf: Shelf) -> None:
    card = await shelf.show(actor(), GUILD)
    assert card.private
    assert "✎ Proposé, à vérifier ou à changer" in card.card.text
    assert buttons(card)["sheet|edit|points|Jo"] == "Endurance et corps ✎"
    assert buttons(card)["sheet|edit|person|Jo"] == "Identité"
    form = (await press(shelf, "sheet|edit|points|Jo")).form
    assert form is not None
    assert form.id == "sheet|said|points|Jo"
    assert {each.id: (each.value, each.hint.startswith("✎")) for each in form.blanks} == {
        "stamina": ("15", True),
        "stamina_max": ("", False),
        "body": ("5", True),
        "body_max": ("", False),
        "size": ("medium", False),
    }
    after = await press(shelf, form.id, stamina="15", stamina_max="", body="5", body_max="")
    assert after.update
    assert after.card.text.startswith("Rien n’a changé.")
    assert "Endurance 15 ·" not in after.card.text.partition("✎")[2]
    assert buttons(after)["sheet|edit|points|Jo"] == "Endurance et corps"


async def test_what_cannot_be_taken_is_kept_for_whoever_typed_it_across_a_restart(shelf: Shelf, store: Store) -> None:
    wrong = await press(shelf, "sheet|said|person|Jo", name="Joséphine", level="beaucoup", **{"class": "thief"})
    assert wrong.card.text.startswith("Fiche refusée\u00a0: `Niveau` doit être un nombre entier")
    assert list(buttons(wrong)) == ["sheet|again|person|Jo"]
    shelf = shelf_of(store)
    form = (await press(shelf, "sheet|again|person|Jo")).form
    assert form is not None
    assert {each.id: each.value for each in form.blanks}["level"] == "beaucoup"
    assert {each.id: each.value for each in form.blanks}["name"] == "Joséphine"
    after = await press(shelf, form.id, name="Joséphine", level="3", bm="", critical_parry="", **{"class": "thief"})
    assert "Nom Jo → Joséphine · Niveau 2 → 3" in after.card.text
    assert await shelf.names(actor(), GUILD) == ["Joséphine"]
    assert await store.draft(GUILD, ANA) is None
    # A button of the card from before: that sheet is called otherwise now.
    assert await refusal(press(shelf, "sheet|edit|person|Jo")) == "sheet-gone"


async def test_making_somebody_asks_again_with_what_was_typed(shelf: Shelf) -> None:
    wrong = await press(shelf, "sheet|made|percentile", name="Zoé", weapon="bazooka")
    assert list(buttons(wrong)) == ["sheet|anew|percentile"]
    form = (await press(shelf, "sheet|anew|percentile")).form
    assert form is not None
    assert [each.value for each in form.blanks] == ["Zoé", "", "bazooka", ""]
    # Bob has typed nothing.
    theirs = (await press(shelf, "sheet|anew|percentile", BOB)).form
    assert theirs is not None
    assert not any(each.value for each in theirs.blanks)
    made = await press(shelf, "sheet|made|percentile", name="Zoé", weapon="dague")
    assert made.card.text.startswith("La fiche **Zoé** est prête.")


async def test_a_new_character_takes_the_place_of_no_other(shelf: Shelf) -> None:
    assert await refusal(shelf.create(actor(), GUILD, {"name": "jo"}, ruleset="alternatif")) == "sheet-exists"
    assert await refusal(shelf.create(actor(), GUILD, {"name": "Jo"}, ruleset="percentile")) == "sheet-name-taken"
    await shelf.create(actor(), GUILD, {"name": "Zoé"}, ruleset="alternatif")
    wrong = await press(shelf, "sheet|said|person|Zoé", name="Jo", level="1", **{"class": "warrior"})
    assert "Vous avez déjà une fiche Jo" in wrong.card.text
    assert await shelf.names(actor(), GUILD) == ["Jo", "Zoé"]


async def test_an_exported_sheet_is_imported_the_same_whatever_is_played(shelf: Shelf, store: Store) -> None:
    exported = await shelf.export(actor(), GUILD)
    assert exported.attachment is not None
    name, content, _ = exported.attachment
    assert name == "jo.toml"
    assert content.startswith(b"# rules: alternatif\n")
    before = await store.sheet(GUILD, ANA, "Jo")
    await shelf.import_text(actor(BOB), GUILD, content, ruleset="percentile")
    after = await store.sheet(GUILD, BOB, "Jo")
    assert before is not None
    assert after is not None
    assert (after.ruleset, after.body) == ("alternatif", before.body)


async def test_a_sheet_is_deleted_once_it_was_asked_for_twice(shelf: Shelf) -> None:
    asked = await shelf.delete(actor(), GUILD, None)
    assert list(buttons(asked)) == ["sheet|drop|Jo", "sheet|keep|Jo"]
    await press(shelf, "sheet|keep|Jo")
    assert await shelf.names(actor(), GUILD) == ["Jo"]
    assert await refusal(press(shelf, "sheet|drop|Jo", BOB)) == "sheet-gone"
    await press(shelf, "sheet|drop|Jo")
    assert await shelf.names(actor(), GUILD) == []
    assert await refusal(press(shelf, "sheet|drop|Jo")) == "sheet-gone"


async def test_a_shared_sheet_may_be_seen_played_and_copied_and_nothing_else(shelf: Shelf) -> None:
    bob = actor(BOB)
    assert await refusal(shelf.show(bob, GUILD, "Jo")) == "no-sheet"
    await shelf.share(actor(), GUILD, None, BOB, shared=True)
    assert await shelf.keys(bob, GUILD) == [("@1:Jo", "Jo")]
    assert await shelf.keys(bob, GUILD, "percentile") == []
    assert list(buttons(await shelf.show(bob, GUILD, "Jo"))) == ["sheet|copy|1|Jo"]
    assert (await shelf.character(bob, GUILD, "@1:Jo", "alternatif"))[1] == (ANA, "Jo")
    for forbidden in (
        shelf.edit(bob, GUILD, "Jo"),
        shelf.export(bob, GUILD, "Jo"),
        shelf.delete(bob, GUILD, "Jo"),
        shelf.share(bob, GUILD, "Jo", 3, shared=True),
    ):
        assert await refusal(forbidden) == "no-sheet"
    assert await refusal(press(shelf, "sheet|edit|person|Jo", BOB)) == "sheet-gone"
    await press(shelf, "sheet|copy|1|Jo", BOB)
    assert await shelf.names(bob, GUILD) == ["Jo"]
    await shelf.share(actor(), GUILD, None, BOB, shared=False)
    assert await shelf.keys(bob, GUILD) == []
    assert await refusal(press(shelf, "sheet|copy|1|Jo", BOB)) == "not-shared"
    assert await refusal(shelf.share(actor(), GUILD, None, BOB, shared=False)) == "not-shared-with"


async def test_sharing_follows_another_name_and_ends_with_the_sheet(shelf: Shelf) -> None:
    await shelf.share(actor(), GUILD, None, BOB, shared=True)
    await press(shelf, "sheet|said|person|Jo", name="Zoé", level="2", **{"class": "thief"})
    assert await shelf.keys(actor(BOB), GUILD) == [("@1:Zoé", "Zoé")]
    await press(shelf, "sheet|drop|Zoé")
    await shelf.create(actor(), GUILD, {"name": "Zoé"}, ruleset="alternatif")
    assert await shelf.keys(actor(BOB), GUILD) == []


async def test_with_whom_nothing_is_shared(shelf: Shelf) -> None:
    assert await refusal(shelf.share(actor(), GUILD, None, ANA, shared=True)) == "share-with-yourself"
    assert await refusal(shelf.share(actor(), GUILD, None, 9, shared=True, bot=True)) == "share-with-a-bot"
    for reader in range(100, 100 + MOST_READERS):
        await shelf.share(actor(), GUILD, None, reader, shared=True)
    assert await refusal(shelf.share(actor(), GUILD, None, BOB, shared=True)) == "too-many-readers"


async def test_whoever_is_forgotten_leaves_no_share_and_no_draft(shelf: Shelf, store: Store) -> None:
    await shelf.share(actor(), GUILD, None, BOB, shared=True)
    await press(shelf, "sheet|made|alternatif", BOB, name="Zoé", level="x")
    assert await store.draft(GUILD, BOB) is not None
    await store.forget_user(BOB)
    assert await store.draft(GUILD, BOB) is None
    assert await store.readers(GUILD, ANA, "Jo") == []


async def test_words_come_in_the_readers_language(shelf: Shelf) -> None:
    english = await shelf.show(actor(locale="en"), GUILD)
    assert "✎ Proposed, to be checked or changed: " in english.card.text
    assert buttons(english)["sheet|edit|points|Jo"] == "Stamina and body ✎"
    wrong = await shelf.press(actor(locale="en"), GUILD, 0, "sheet|said|points|Jo", {"stamina": "x", "body": "5"})
    assert wrong.card.text.startswith("Sheet refused: `Stamina` must be a whole number, not “x”.")
