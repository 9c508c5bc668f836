"""The log: one entry a line, and nothing secret in it, whichever library wrote it."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot.logs import HIDDEN, redacted, set_up

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
ANSWER = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5OnNlY3JldA"


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    root, library = logging.getLogger(), logging.getLogger("discord")
    handlers, level, quiet = root.handlers[:], root.level, library.level
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)
    library.setLevel(quiet)


@pytest.mark.parametrize(
    "text",
    [
        f"logging in with {TOKEN}",
        f"Authorization: Bot {TOKEN}",
        f"POST https://discord.com/api/v10/interactions/12345/{ANSWER}/callback",
        f"PATCH /webhooks/987/{ANSWER}/messages/@original?wait=true",
        f'{{"id": "1", "token": "{ANSWER}"}}',
        f"{{'token': '{ANSWER}', 'id': 1}}",
    ],
)
def test_whatever_looks_like_a_token_is_hidden(text: str) -> None:
    assert TOKEN not in redacted(text)
    assert ANSWER not in redacted(text)
    assert HIDDEN in redacted(text)


@pytest.mark.parametrize(
    "text",
    [
        "bot.table.house.table: encounter 7f3a held",
        "GET /channels/12345/messages/678",
        "version 2.7.1",
        "strike 23 against 21",
    ],
)
def test_ordinary_words_are_left_alone(text: str) -> None:
    assert redacted(text) == text


@pytest.mark.parametrize("form", ["text", "json"])
def test_secrets_are_hidden_in_messages_tracebacks_and_extras(stream: io.StringIO, form: str) -> None:
    set_up("INFO", form, secrets=["hunter2", ""], stream=stream)
    try:
        raise RuntimeError(f"refused hunter2 {TOKEN}")
    except RuntimeError:
        logging.getLogger("some.library").exception("at %s", "hunter2", extra={"address": f"/webhooks/1/{ANSWER}"})
    written = stream.getvalue()
    assert "RuntimeError" in written
    assert HIDDEN in written
    for secret in ("hunter2", TOKEN, ANSWER):
        assert secret not in written


def test_json_lines_are_one_object_each_whatever_is_said(stream: io.StringIO) -> None:
    set_up("INFO", "json", stream=stream)
    logging.getLogger("a").info('quote " and\nbreak /webhooks/1/x\\"', extra={"count": 3, "people": {"x": {"y"}}})
    logging.getLogger("a").debug("not this")
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == 1
    assert lines[0]["level"] == "INFO"
    assert lines[0]["logger"] == "a"
    assert lines[0]["count"] == 3
    assert lines[0]["message"].startswith('quote " and\nbreak')
    assert lines[0]["at"].endswith("Z")


def test_setting_up_again_replaces_what_was_there(stream: io.StringIO) -> None:
    set_up("INFO", "text", stream=stream)
    set_up("WARNING", "text", stream=stream)
    logging.getLogger("b").info("quiet")
    logging.getLogger("b").warning("once")
    assert stream.getvalue().count("once") == 1
    assert "quiet" not in stream.getvalue()
