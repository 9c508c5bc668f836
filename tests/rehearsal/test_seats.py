"""People act through the real discord.py: commands, completion, buttons, selects, forms, files, private answers."""

from pathlib import Path

import pytest

from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.typed import CannotType

from .toy import Toy


async def test_a_command_is_answered_in_the_channel(alice: Person, bob: Person) -> None:
    answer = await alice.type("/strike target:Orc")
    assert (answer.problem, answer.kind, answer.private) == (None, "message", False)
    assert answer.words == "@Alice strikes Orc None 1 False -"
    assert bob.sees("ALICE strikes  orc")
    assert alice.pinged() == [answer.message]


async def test_options_are_typed_by_local_names_choices_and_people(alice: Person, bob: Person) -> None:
    answer = await bob.type('/frapper cible:"the big: orc" maniere:doucement times:3 hard:oui who:@Alice')
    assert answer.words == "@Bob strikes the big: orc soft 3 True Alice"


async def test_values_run_to_the_next_known_name(alice: Person) -> None:
    answer = await alice.type("/strike target:old orc at 12:30 times:2")
    assert answer.words == "@Alice strikes old orc at 12:30 None 2 False -"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("/dance", "no command"),
        ("/strike", "needs target"),
        ("/strike target:Orc times:10", "not between"),
        ("/strike target:Orc times:many", "not a number"),
        ("/strike target:Orc how:loudly", "no option"),
        ("/strike target:Orc who:Zed", "nobody called"),
        ("/strike nosuch:Orc", "belongs to no option"),
        ("/gm dance", "no subcommand"),
        ("/echo file:@missing.txt", "no file"),
    ],
)
async def test_what_a_client_would_not_send_cannot_be_typed(alice: Person, line: str, why: str) -> None:
    with pytest.raises(CannotType, match=why):
        await alice.type(line)


async def test_completion_asks_the_bot_or_lists_the_choices(alice: Person) -> None:
    assert [choice["name"] for choice in await alice.autocomplete("/strike target:o")] == ["Orc", "Ogre"]
    assert [choice["value"] for choice in await alice.autocomplete("/strike target:Orc how:")] == ["soft"]


async def test_a_button_changes_its_message_and_the_past_is_kept(alice: Person, bob: Person) -> None:
    struck = await alice.type("/strike target:Orc")
    answer = await bob.press("parry")
    assert answer.kind == "update"
    assert answer.text == "@Bob parries".replace("@", "**").replace(" parries", "** parries")
    assert answer.message is struck.message
    assert answer.message is not None
    assert [version.content for version in answer.message.history] == [
        f"<@{alice.member.id}> strikes Orc None 1 False -"
    ]
    with pytest.raises(CannotType, match=r"sees no \[parry\]"):
        await bob.press("parry")


async def test_an_older_message_is_named_by_its_text(alice: Person) -> None:
    first = await alice.type("/strike target:Orc")
    second = await alice.type("/strike target:Goblin")
    assert (await alice.press("Parry", of="strikes orc")).message is first.message
    assert (await alice.press("Parry")).message is second.message


async def test_private_answers_are_seen_by_one_person(alice: Person, bob: Person) -> None:
    answer = await alice.type("/whisper text:due at 12")
    assert answer.private
    assert alice.sees("due at 12")
    assert not bob.sees("due at 12")


async def test_a_select_and_a_form(alice: Person, bob: Person) -> None:
    await alice.type("/strike target:Orc")
    assert (await bob.choose("target", "goblin")).words == "chosen c2"
    opened = await bob.press("Form")
    assert opened.kind == "modal"
    with pytest.raises(CannotType, match=r"Name.* is required"):
        await bob.fill({"Class": "Mage"})
    with pytest.raises(CannotType, match="0 to 20 characters"):
        await bob.fill({"Name": "x" * 21, "Class": "Mage"})
    with pytest.raises(CannotType, match="no field"):
        await bob.fill({"Age": "3"})
    assert (await bob.fill({"name": "Aldric", "Class": "mage"})).words == "Aldric level 1 Mage"
    with pytest.raises(CannotType, match="no form is open"):
        await bob.fill({})


async def test_a_file_goes_to_the_bot_and_back(alice: Person, double: Double, tmp_path: Path) -> None:
    (tmp_path / "sheet.toml").write_text("name = 'Aldric'")
    answer = await alice.type("/echo file:@sheet.toml")
    assert answer.message is not None
    (attachment,) = answer.message.payload["attachments"]
    path = attachment["url"].removeprefix(double.messages.files_url)
    assert (attachment["filename"], double.world.files[path]) == ("back.txt", b"name = 'Aldric'")


async def test_a_deferred_answer_keeps_the_visibility_of_its_defer(alice: Person, bob: Person, double: Double) -> None:
    assert (await alice.type("/think")).kind == "thinking"
    await double.wait_for(lambda: bob.sees("thought"))
    private = await alice.type("/think private:true")
    await double.wait_for(lambda: "thought" in private.text)
    assert private.private


async def test_direct_messages_and_the_hidden_screen(alice: Person, bob: Person, seats: Seats, double: Double) -> None:
    await alice.type("/note text:psst")
    assert alice.sees("psst")
    assert not bob.sees("psst")
    gm = seats.person("GM")
    gm.say("behind the screen", channel=double.screen)
    assert gm.sees("behind the screen")
    assert not alice.sees("behind the screen")


async def test_the_gm_has_a_gms_permissions(alice: Person, seats: Seats) -> None:
    assert (await seats.person("GM").type("/gm panel")).words == "your panel"
    assert (await alice.type("/gm panel")).words == "not your table"


async def test_a_context_menu_on_a_message(alice: Person, bob: Person) -> None:
    message = bob.say("hello there")
    assert (await alice.use("explain", message=message)).words == "about: hello there"


async def test_silence_is_a_problem_after_three_seconds(
    alice: Person, toy: Toy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.rehearsal.seats.PATIENCE_S", 0.05)
    assert (await alice.type("/silent")).problem == "timeout"


async def test_nobody_answers_without_a_bot(seats: Seats, toy: Toy, double: Double) -> None:
    await double.remove_bot()
    assert (await seats.person("Alice", locale="en").type("/strike target:Orc")).problem == "offline"
