"""A turn that is ended by a typed command: what begins with that is everybody's to read, not the typist's alone."""

from __future__ import annotations

from pathlib import Path

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import load

FIGHT = """
GM> /encounter open rules:dnd35
Alice> /sheet create rules:dnd35 ready:Brunehilde
Alice> /encounter join
GM> /npc add creature:orc count:1 name:Grok
GM> /npc give who:Grok
GM> /gm dice faces:initiative Brunehilde 20; initiative Grok 1
GM> [Commencer]
Alice> /declare action:finir
GM> /declare action:finir who:Grok
expect Alice "— Round 2 —"
expect Carol "— Round 2 —"
"""


async def test_that_a_round_begins_is_told_to_all_whoever_typed_what_ended_the_last_turn(
    table: LocalTable, tmp_path: Path
) -> None:
    script = tmp_path / "fight.txt"
    script.write_text(FIGHT, "utf-8")
    await Player(table).play(load(script))
