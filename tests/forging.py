"""Forging exports: what somebody could do to one who knows how it is made."""

from __future__ import annotations

from typing import Any

from bot.kernel import chain
from bot.table.keeping.document import parts_from


def rechained(document: dict[str, Any]) -> dict[str, Any]:
    """*document*, a whole export, with all digests made anew: as only the digest in the channel can tell."""
    about, people = document["encounter"], document["persons"]

    def seals(line: int) -> list[tuple[int, str]]:
        return [(int(n), each["seal"]) for n, each in people.items() if each["line"] == line]

    before = chain.begins(
        about["id"], about["ruleset"], about["opened_at"], about["commitment"], about["opening"], seals(0)
    )
    veil = bytes.fromhex(about["veil"])
    for line in document["lines"]:
        given, number = line["input"], line["line"]
        parts = parts_from(line, given, given["type"], line["dice"], line["events"], seals(number))
        head, body, rolls, events = parts
        before = chain.line_digest(before, veil, number, head, body, rolls, events)
        line["digest"] = about["digest"] = before.hex()
    return document
