"""The slash commands: what is registered, in which words, when; and what each of them hands to the tables."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

import cogs
from bot.client import Arbitre
from bot.kernel.errors import Refused
from bot.rehearsal.commands import NAME, TOTAL, command_size
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.world import GUILD
from bot.text import Texts
from cogs.commanding import definitions

from .cardboard import Cardboard, Notebook
from .connecting import make_client, running

PATHS = [
    "encounter-open",
    "encounter-join",
    "encounter-place",
    "encounter-start",
    "encounter-status",
    "encounter-timeline",
    "encounter-map",
    "encounter-hours",
    "encounter-leave",
    "encounter-log",
    "encounter-export",
    "encounter-end",
    "declare",
    "next",
    "strike",
    "standby",
    "move",
    "hold",
    "release",
    "orders",
    "plan",
    "answer",
    "help",
    "learn",
    "roll",
    "doctor",
    "why",
    "rule",
    "sheet-create",
    "sheet-show",
    "sheet-edit",
    "sheet-equip",
    "sheet-import",
    "sheet-export",
    "sheet-share",
    "sheet-delete",
    "npc-add",
    "npc-remove",
    "npc-give",
    "npc-autopilot",
    "npc-hide",
    "npc-reveal",
    "npc-side",
    "npc-group",
    "fix-set",
    "fix-damage",
    "fix-heal",
    "fix-initiative",
    "fix-status",
    "fix-injury",
    "fix-fate",
    "fix-back",
    "fix-beat",
    "fix-place",
    "fix-terrain",
    "fix-modifier",
    "gm-panel",
    "gm-undo",
    "gm-redo",
    "gm-pause",
    "gm-resume",
    "gm-next",
    "gm-settings",
    "gm-preset",
    "gm-answer",
    "gm-blow",
    "gm-delegate",
    "gm-note",
    "gm-dice",
    "gm-engage",
    "gm-separate",
    "gm-interrupt",
    "gm-free",
    "gm-action",
    "gm-test",
    "gm-tool",
]
GROUPS = {path.partition("-")[0] for path in PATHS}
"""What stands at the top: groups, and commands of their own."""


def walk(thing: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Everything that has a name of its own: commands, groups, options."""
    here = f"{path}-{thing['name']}".lstrip("-")
    yield here, thing
    for option in thing.get("options") or ():
        yield from walk(option, here)


@pytest.fixture
async def registered(texts: Texts, double: Double, board: Cardboard) -> list[dict[str, Any]]:
    return await definitions(make_client(double, board, None, texts).tree, texts)


def leaves(registered: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """The commands that can be typed, by their paths."""
    found = {}
    for command in registered:
        for path, thing in walk(command):
            nested = [option for option in thing.get("options") or () if option["type"] in (1, 2)]
            if not nested and thing.get("type", 1) == 1:
                found[path] = thing
    return found


async def test_all_promised_commands_are_registered(registered: list[dict[str, Any]]) -> None:
    assert sorted(leaves(registered)) == sorted(PATHS)


async def test_everything_has_french_and_english_words(registered: list[dict[str, Any]], texts: Texts) -> None:
    for command in registered:
        for path, thing in walk(command):
            names, abouts = thing.get("name_localizations", {}), thing.get("description_localizations", {})
            assert set(names) == set(abouts) == {"fr"}, path
            for name in (thing["name"], names["fr"]):
                assert NAME.fullmatch(name), path
                assert name == name.lower(), path
            for about in (thing["description"], abouts["fr"]):
                assert 1 <= len(about) <= 100, path
                assert not about.startswith(("cmd-", "opt-")), path
            for choice in thing.get("choices") or ():
                assert set(choice["name_localizations"]) == {"fr"}, path
                assert not choice["name"].startswith("choice-"), path


async def test_no_french_name_is_used_twice_in_one_place(registered: list[dict[str, Any]]) -> None:
    places = [registered] + [thing.get("options") or [] for each in registered for _, thing in walk(each)]
    for place in places:
        names = [thing["name_localizations"]["fr"] for thing in place]
        assert len(names) == len(set(names)), names


async def test_registered_english_names_are_those_of_the_catalogue(
    registered: list[dict[str, Any]], texts: Texts
) -> None:
    for path in leaves(registered):
        assert texts.say("en", f"cmd-{path}") == path.rsplit("-", 1)[-1]


async def test_definitions_fit_into_discords_limits(registered: list[dict[str, Any]]) -> None:
    assert len(registered) <= 100
    for command in registered:
        assert command_size(command) <= TOTAL
        assert len(command.get("options") or ()) <= 20, "room to spare"


async def test_commands_are_for_servers_only(registered: list[dict[str, Any]]) -> None:
    assert all(command["dm_permission"] is False for command in registered)


async def test_everybody_sees_the_gm_commands(registered: list[dict[str, Any]]) -> None:
    assert all(command["default_member_permissions"] is None for command in registered)


@pytest.mark.parametrize("path", ["declare", "strike", "standby", "hold", "release", "orders", "answer"])
async def test_player_commands_take_an_optional_who(registered: list[dict[str, Any]], path: str) -> None:
    who = next(option for option in leaves(registered)[path]["options"] if option["name"] == "who")
    assert not who["required"]
    assert who["autocomplete"]


async def test_texts_and_numbers_are_bounded(registered: list[dict[str, Any]]) -> None:
    for path, leaf in leaves(registered).items():
        for option in leaf.get("options") or ():
            if option["type"] == 3:
                assert option.get("max_length") or option.get("choices"), (path, option["name"])
            if option["type"] == 4:
                assert "min_value" in option, (path, option["name"])
                assert "max_value" in option, (path, option["name"])


async def test_commands_are_registered_once(double: Double, board: Cardboard, notebook: Notebook, texts: Texts) -> None:
    for _ in range(2):
        async with running(make_client(double, board, notebook, texts)):
            pass
    assert double.commands.writes == 1
    assert len(list(double.commands)) == len(GROUPS)


async def test_commands_are_registered_again_when_they_changed(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    async with running(make_client(double, board, notebook, texts)):
        pass
    changed = make_client(double, board, notebook, texts)
    changed.tree.remove_command("why")
    async with running(changed):
        pass
    assert double.commands.writes == 2
    assert len(list(double.commands)) == len(GROUPS) - 1


async def test_a_refused_registration_does_not_stop_the_bot(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts
) -> None:
    double.break_down("PUT /applications/*/commands", 503)
    async with running(make_client(double, board, notebook, texts)):
        assert double.commands.writes == 0
    async with running(make_client(double, board, notebook, texts)):
        assert double.commands.writes == 1


@pytest.mark.parametrize(
    ("typed", "name", "args"),
    [
        ("/encounter start", "start", {}),
        ("/encounter status", "status", {}),
        ("/encounter timeline", "timeline", {}),
        ("/encounter map", "ground", {}),
        ("/encounter log", "log", {"page": 1}),
        ("/encounter log page:3", "log", {"page": 3}),
        ("/encounter export", "export", {"form": "journal"}),
        ("/encounter export format:story", "export", {"form": "story"}),
        ("/encounter end", "end", {}),
        ("/encounter join", "join", {"sheet": "the sheet None for alternatif", "side": "players", "copy": None}),
        ("/encounter join side:foes", "join", {"sheet": "the sheet None for alternatif", "side": "foes", "copy": None}),
        (
            "/encounter join sheet:Jurl",
            "join",
            {"sheet": "the sheet Jurl for alternatif", "side": "players", "copy": (7, "Jurl")},
        ),
        (
            "/declare action:attack target:Orc",
            "command",
            {
                "command": "declare",
                "action": "attack",
                "target": "Orc",
                "with": None,
                "how": None,
                "words": None,
                "who": None,
            },
        ),
        (
            "/strike target:Orc with:lance how:hard who:Jurl",
            "command",
            {"command": "strike", "target": "Orc", "with": "lance", "how": "hard", "words": None, "who": "Jurl"},
        ),
        ("/standby who:Jurl until:30", "command", {"command": "standby", "who": "Jurl", "until": "30"}),
        ("/hold", "command", {"command": "hold", "until": None, "who": None}),
        ("/hold until:14 who:Jurl", "command", {"command": "hold", "until": "14", "who": "Jurl"}),
        ("/release", "command", {"command": "release", "target": None, "words": None, "who": None}),
        (
            "/release target:Orc who:Jurl",
            "command",
            {"command": "release", "target": "Orc", "words": None, "who": "Jurl"},
        ),
        ("/orders", "command", {"command": "orders", "matter": None, "order": None, "who": None}),
        (
            "/orders matter:parry order:always who:Jurl",
            "command",
            {"command": "orders", "matter": "parry", "order": "always", "who": "Jurl"},
        ),
        (
            "/plan deed:attack foe:Orc",
            "command",
            {"command": "plan", "deed": "attack", "foe": "Orc", "when": None, "amount": None, "who": None},
        ),
        ("/answer choice:yes", "answer", {"question": None, "choice": "yes", "who": None}),
        (
            "/answer choice:yes question:parry who:Jurl",
            "answer",
            {"question": "parry", "choice": "yes", "who": "Jurl"},
        ),
        ("/why", "why", {"line": None}),
        ("/why line:12", "why", {"line": 12}),
        (
            "/sheet create ready:jurl",
            "create",
            {
                "guild": GUILD,
                "ruleset": "alternatif",
                "ready": "jurl",
                **dict.fromkeys(("name", "class", "level", "weapon", "left")),
            },
        ),
        (
            "/sheet create name:Aldric class:warrior level:3 weapon:sword left:shield",
            "create",
            {
                "guild": GUILD,
                "ruleset": "alternatif",
                "ready": None,
                "name": "Aldric",
                "class": "warrior",
                "level": 3,
                "weapon": "sword",
                "left": "shield",
            },
        ),
        (
            "/sheet create name:Jo rules:perc",
            "create",
            {
                "guild": GUILD,
                "ruleset": "percentile",
                "name": "Jo",
                **dict.fromkeys(("ready", "class", "level", "weapon", "left")),
            },
        ),
        ("/sheet show name:Aldric", "show", {"guild": GUILD, "sheet": "Aldric"}),
        (
            "/npc add creature:orc name:Grumph count:3",
            "command",
            {
                "command": "npc-add",
                "who": None,
                "creature": "orc",
                "name": "Grumph",
                "count": 3,
                "side": "foes",
                "size": None,
                "hidden": None,
            },
        ),
        (
            "/npc add creature:orc size:40",
            "command",
            {
                "command": "npc-add",
                "who": None,
                "creature": "orc",
                "name": None,
                "count": 1,
                "side": "foes",
                "size": 40,
                "hidden": None,
            },
        ),
        (
            "/fix set who:Orc field:stamina value:-2 reason:typo",
            "command",
            {"command": "fix-set", "who": "Orc", "field": "stamina", "value": -2, "with": None, "reason": "typo"},
        ),
        (
            "/fix damage who:Orc amount:4 kind:body",
            "command",
            {"command": "fix-damage", "who": "Orc", "amount": 4, "kind": "body", "reason": None},
        ),
        (
            "/fix heal who:Orc amount:4",
            "command",
            {"command": "fix-heal", "who": "Orc", "amount": 4, "kind": None, "reason": None},
        ),
        (
            "/fix initiative who:Orc segment:16",
            "command",
            {"command": "fix-initiative", "who": "Orc", "segment": 16, "with": None, "reason": None},
        ),
        (
            "/fix initiative who:Orc segment:16 with:hache",
            "command",
            {"command": "fix-initiative", "who": "Orc", "segment": 16, "with": "hache", "reason": None},
        ),
        (
            "/fix status who:Orc status:unaware state:off other:Jurl",
            "command",
            {
                "command": "fix-status",
                "who": "Orc",
                "status": "unaware",
                "state": "off",
                "other": "Jurl",
                "with": None,
                "until": None,
                "save": None,
                "dc": None,
            },
        ),
        (
            "/fix injury who:Orc malus:-2 bleeding:minor text:bruised",
            "command",
            {
                "command": "fix-injury",
                "who": "Orc",
                "malus": -2,
                "bleeding": "minor",
                "text": "bruised",
                "change": "amend",
            },
        ),
        ("/gm panel", "panel", {}),
        ("/gm undo", "undo_preview", {"count": 1}),
        ("/gm undo count:2", "undo_preview", {"count": 2}),
        ("/gm next", "next", {}),
        ("/gm settings", "set_setting", {"typed": None, "value": None}),
        ("/gm settings setting:tempo value:post", "set_setting", {"typed": "tempo", "value": "post"}),
        ("/gm answer question:1.0 choice:parry", "answer_for", {"question": "1.0", "choice": "parry"}),
        ("/gm delegate player:@Alice", "delegate", {"name": "Alice", "withdraw": False}),
        ("/gm delegate player:@Alice change:withdraw", "delegate", {"name": "Alice", "withdraw": True}),
        ("/gm note player:@Alice text:psst", "letter", {"name": "Alice", "text": "psst"}),
        ("/gm redo", "redo", {}),
        ("/gm pause", "pause", {}),
        ("/gm resume", "resume", {}),
        ("/gm dice faces:13 5 8", "dice", {"text": "13 5 8"}),
        ("/gm engage a:Jurl b:Orc", "command", {"command": "gm-engage", "who": None, "a": "Jurl", "b": "Orc"}),
        ("/gm separate a:Jurl b:Orc", "command", {"command": "gm-separate", "who": None, "a": "Jurl", "b": "Orc"}),
        ("/gm interrupt who:Orc keep:2", "command", {"command": "gm-interrupt", "who": "Orc", "keep": 2}),
        (
            "/gm free who:Jurl target:Orc",
            "command",
            {"command": "gm-free", "who": "Jurl", "target": "Orc", "change": "give"},
        ),
        (
            "/gm action who:Orc label:howl reaction:1d4",
            "command",
            {"command": "gm-action", "who": "Orc", "label": "howl", "reaction": "1d4", "duration": "1"},
        ),
        (
            "/gm tool tool:swap who:Orc target:Jurl value:3 words:like so",
            "command",
            {"command": "gm-tool", "who": "Orc", "tool": "swap", "target": "Jurl", "value": "3", "words": "like so"},
        ),
        (
            "/gm tool tool:close",
            "command",
            {"command": "gm-tool", "tool": "close", **dict.fromkeys(("who", "target", "value", "words"))},
        ),
        (
            "/gm test a:Jurl b:Orc gap:2",
            "command",
            {"command": "gm-test", "who": None, "a": "Jurl", "b": "Orc", "gap": 2},
        ),
    ],
)
async def test_what_is_typed_reaches_the_table(
    alice: Person, board: Cardboard, typed: str, name: str, args: dict[str, Any]
) -> None:
    answer = await alice.type(typed)
    assert answer.problem is None
    assert answer.words == "So be it."
    assert (board.last.name, board.last.args) == (name, args)


async def test_opening_says_where_and_how(alice: Person, board: Cardboard, double: Double) -> None:
    await alice.type("/encounter open rules:alternatif tempo:evening")
    assert board.last.name == "open"
    assert board.last.args == {
        "guild": GUILD,
        "channel": double.table.id,
        "ruleset": "alternatif",
        "variant": None,
        "tempo": "evening",
        "screen": None,
        "quiet": None,
        "zone": None,
        "preset": None,
        "locale": "en",
    }


async def test_the_screen_is_a_channel(seats: Seats, client: Arbitre, board: Cardboard, double: Double) -> None:
    gm = seats.person("Gaelle", locale="fr", gm=True)
    await gm.type("/encounter open rules:Percentile variant:pit screen:screen")
    assert board.last.args["screen"] == double.screen.id
    assert (board.last.args["ruleset"], board.last.args["variant"]) == ("Percentile", "pit")
    assert board.last.args["locale"] == "fr"


async def test_a_person_is_handed_over_as_an_actor(
    alice: Person, seats: Seats, board: Cardboard, double: Double
) -> None:
    await alice.type("/gm pause")
    actor = board.last.actor
    assert actor is not None
    assert (actor.user, actor.name, actor.locale, actor.manages) == (alice.member.id, "Alice", "en", False)
    assert actor.interaction is not None
    assert double.world.interactions[actor.interaction].token == actor.token
    gm = seats.person("Gaelle", locale="de", gm=True)
    await gm.type("/gm pause")
    actor = board.last.actor
    assert actor is not None
    assert (actor.locale, actor.manages) == ("fr", True)


async def test_french_names_work_as_well(bob: Person, board: Cardboard) -> None:
    await bob.type("/declarer action:attaque cible:Orc")
    assert board.last.args["command"] == "declare"
    assert board.last.args["target"] == "Orc"


@pytest.mark.parametrize(
    ("typed", "args"),
    [
        ("/attendre jusque:14", {"command": "hold", "until": "14", "who": None}),
        ("/declencher cible:Orc", {"command": "release", "target": "Orc", "words": None, "who": None}),
        ("/consignes sujet:parade consigne:jamais qui:Jurl", {"matter": "parade", "order": "jamais", "who": "Jurl"}),
        ("/combat frise", {}),
    ],
)
async def test_french_names_of_what_is_said_beforehand(
    bob: Person, board: Cardboard, typed: str, args: dict[str, Any]
) -> None:
    answer = await bob.type(typed)
    assert answer.problem is None
    assert board.last.args.items() >= args.items()


async def test_without_an_encounter_the_reader_is_told_so(bob: Person, board: Cardboard) -> None:
    board.absent = True
    answer = await bob.type("/gm pause")
    assert answer.private
    assert answer.words == "fr: no-encounter-here"


# ---- sheet files


async def test_a_sheet_is_imported_from_a_file(
    alice: Person, board: Cardboard, tmp_path: Path, client: Arbitre
) -> None:
    (tmp_path / "aldric.toml").write_bytes(b'name = "Aldric"\n')
    board.answers("Read.", private=True)
    answer = await alice.type("/sheet import file:@aldric.toml")
    await client.settled()
    assert board.last.args == {"guild": GUILD, "ruleset": "alternatif", "data": b'name = "Aldric"\n'}
    assert answer.private
    assert answer.words == "Read."
    assert len(answer.messages) == 1


async def test_a_large_file_is_refused_unread(alice: Person, board: Cardboard, tmp_path: Path, double: Double) -> None:
    (tmp_path / "large.toml").write_bytes(b"#" * (64 * 1024 + 1))
    answer = await alice.type("/sheet import file:@large.toml")
    assert answer.private
    assert answer.words == "en: sheet-too-large most=64"
    assert board.calls == []


async def test_a_file_that_cannot_be_fetched_is_a_refusal(
    alice: Person,
    board: Cardboard,
    tmp_path: Path,
    double: Double,
    monkeypatch: pytest.MonkeyPatch,
    client: Arbitre,
) -> None:
    (tmp_path / "aldric.toml").write_bytes(b"x")
    monkeypatch.setattr(double.messages, "files_url", f"http://127.0.0.1:{double.port}/nowhere")
    answer = await alice.type("/sheet import file:@aldric.toml")
    await client.settled()
    assert answer.private
    assert answer.words == "en: file-unreadable"


async def test_a_broken_sheet_is_refused_privately(
    alice: Person, board: Cardboard, tmp_path: Path, client: Arbitre
) -> None:
    (tmp_path / "aldric.toml").write_bytes(b"x")
    board.reaction = Refused("sheet-wrong", field="level")
    answer = await alice.type("/sheet import file:@aldric.toml")
    await client.settled()
    assert answer.private
    assert answer.words == "en: sheet-wrong field=level"


# ---- autocomplete


async def test_the_table_completes_what_is_typed(alice: Person, board: Cardboard) -> None:
    board.offers = [("Orc (unhurt)", "orc-1"), ("Rat", "rat")]
    offered = await alice.autocomplete("/declare action:attack with:lance target:O")
    assert [(each["name"], each["value"]) for each in offered] == board.offers
    assert board.last.args == {
        "command": "declare",
        "option": "target",
        "typed": "O",
        "others": {"action": "attack", "with": "lance"},
    }


@pytest.mark.parametrize(
    ("typed", "command", "option"),
    [
        ("/declare action:", "declare", "action"),
        ("/strike with:", "strike", "with"),
        ("/standby who:", "standby", "who"),
        ("/hold until:", "hold", "until"),
        ("/release target:", "release", "target"),
        ("/orders matter:", "orders", "matter"),
        ("/orders matter:parry order:", "orders", "order"),
        ("/answer choice:", "answer", "choice"),
        ("/npc add creature:", "npc-add", "creature"),
        ("/fix set who:", "fix-set", "who"),
        ("/fix set field:", "fix-set", "field"),
        ("/fix damage who:", "fix-damage", "who"),
        ("/fix heal who:", "fix-heal", "who"),
        ("/fix initiative who:", "fix-initiative", "who"),
        ("/gm settings setting:", "gm-settings", "setting"),
        ("/gm settings value:", "gm-settings", "value"),
        ("/gm answer question:", "gm-answer", "question"),
        ("/gm answer choice:", "gm-answer", "choice"),
        ("/gm engage a:", "gm-engage", "a"),
        ("/gm separate b:", "gm-separate", "b"),
        ("/gm free target:", "gm-free", "target"),
        ("/gm test a:", "gm-test", "a"),
        ("/fix status other:", "fix-status", "other"),
        ("/fix status status:", "fix-status", "status"),
        ("/fix damage kind:", "fix-damage", "kind"),
        ("/fix injury bleeding:", "fix-injury", "bleeding"),
        ("/gm tool tool:", "gm-tool", "tool"),
        ("/gm tool who:", "gm-tool", "who"),
        ("/fix injury who:", "fix-injury", "who"),
    ],
)
async def test_the_table_is_asked_about_each_option(
    alice: Person, board: Cardboard, typed: str, command: str, option: str
) -> None:
    await alice.autocomplete(typed)
    assert (board.last.args["command"], board.last.args["option"]) == (command, option)


async def test_offers_are_cut_to_what_discord_takes(alice: Person, board: Cardboard) -> None:
    board.offers = [(f"{number} " + "x" * 200, str(number)) for number in range(40)]
    offered = await alice.autocomplete("/declare action:")
    assert len(offered) == 25
    assert {len(each["name"]) for each in offered} == {100}


async def test_a_sleeping_table_offers_nothing(alice: Person, board: Cardboard) -> None:
    board.asleep = True
    board.offers = [("Orc", "orc-1")]
    assert await alice.autocomplete("/declare action:") == []


async def test_own_sheets_are_offered(alice: Person, board: Cardboard) -> None:
    board.sheets = ["Aldric", "Élia", "Elia Two (not alternatif)", "Old Aldric"]
    assert [each["name"] for each in await alice.autocomplete("/sheet show name:ald")] == ["Aldric", "Old Aldric"]
    assert [each["name"] for each in await alice.autocomplete("/encounter join sheet:eli")] == ["Élia"]
    offered = [each["name"] for each in await alice.autocomplete("/encounter join sheet:")]
    assert offered == ["Aldric", "Élia", "Old Aldric", "Jurl", "Ourlhan"]


async def test_ready_made_characters_and_rules_are_offered(alice: Person) -> None:
    assert [each["value"] for each in await alice.autocomplete("/sheet create ready:j")] == ["jurl"]
    assert [each["value"] for each in await alice.autocomplete("/sheet create rules:percentile ready:j")] == ["jo"]
    offered = await alice.autocomplete("/encounter open rules:")
    assert [(each["name"], each["value"]) for each in offered] == [
        ("D&D Alternatif", "alternatif"),
        ("Percentile", "percentile"),
    ]
    assert await alice.autocomplete("/encounter open variant:") == []
    offered = await alice.autocomplete("/encounter open rules:percentile variant:p")
    assert [(each["name"], each["value"]) for each in offered] == [("The Pit", "pit")]
    assert await alice.autocomplete("/encounter open rules:chess variant:p") == []


def test_every_command_that_is_declared_is_registered() -> None:
    """One that stands alone is in the list at the end of its chapter, one of a group in that group; and all chapters
    are asked for theirs."""
    known = {each.qualified_name for each in tree(cogs.commands())}
    declared = {
        each.qualified_name
        for found in pkgutil.iter_modules(cogs.__path__, "cogs.")
        for each in tree(vars(importlib.import_module(found.name)).values())
    }
    assert declared == known


def tree(found: Iterable[Any]) -> Iterator[Any]:
    """The commands among *found*, and those of the groups among them."""
    for each in found:
        if isinstance(each, app_commands.Group):
            yield from each.walk_commands()
        elif isinstance(each, app_commands.Command):
            yield each
