"""The tables: one per channel, the only door to an encounter.

Read `actor` (who speaks, and what is answered), `core` (one encounter: how an input is taken, the clock), `meaning`
(what a typed word means), `speaking` (what people say for their combatants), `table` (the scene, looking; its parts are
`game_clock`, `gm_panel`, `game_master`, `table_settings`, `undoing`, `copies`, `letters`, `handrolls`, `suggesting`),
`session` (what a table remembers beside the encounter), `passage` (what one input made of it) and `messages` (which
message says what of that), `protocols` (what the parts may ask of their table), `postman` (making Discord read so,
exactly once), `presses` (what each button does), `tables` (all of them: `schedule`, `waking`, `opening`, `upkeep`),
`services` (what they share), `rulebook` (the rules in short).

Which game is played they learn from the encounter; none of them knows one. Nothing here imports Discord's library:
`bot.port` is the door. Nothing is shown to anyone before it is committed. `state`, `standing` and `session` of a table
are the committed past; while an input is taken its engine is ahead of them, and that future is a `Passage`.
"""

from bot.table.actor import Actor, Outcome
from bot.table.table import Table
from bot.table.tables import Tables

__all__ = ["Actor", "Outcome", "Table", "Tables"]
