"""The tables: one per channel, the only door to an encounter.

Read `actor` (who speaks, and what is answered) and `table` (one encounter: how an input is taken and committed, and the
parts that a table has). What they are made of: `session` (what a table remembers beside the encounter; `asides` change
it), `passage` (what one input made of the encounter), `messages` (which message says what of that), `committing` (one
transaction), `outbox` and `postman` (what messages should read; making Discord read so, exactly once), `services` (what
all tables share).

The parts, each of which says in a protocol what it needs of its table (made of the small ones in `protocols`):
what people type and say (`meaning`, `speaking`, `answering`, `standing_orders`, `suggesting`), the scene and looking at
it (`scene`, `looking`, `copies`, `handrolls`), the game master (`game_master`, `cockpit`, `gm_panel`, `undoing`,
`overruling`, `letters`), settings (`table_settings`; `settings_pages` words and finds them, `presets` keeps sets of
them for `preset_panel`), time and trouble (`game_clock`, `due`, `trouble`), what can always be drawn
(`boards`). Beside them stand `roster`, `attendance`, `waiting` and `rungs` (who answers no more), `gm_screen`,
`chronicle`, `lesson` (`learning` opens one);
`presses` says what each button does; `tables` holds all of them (`heads`, `schedule`, `waking`, `opening`, `upkeep`,
`pacing` with `returning`, `set_back` and `nearer`, `reach`, `damages`); `rulebook` knows the rules in short.

Which game is played they learn from the encounter; none of them knows one. Nothing here imports Discord's library:
`bot.port` is the door. Nothing is shown to anyone before it is committed: a table's `committed` and `session` are the
committed past; while an input is taken its engine is ahead of them, and that future is a `Passage`.
"""

from bot.table.actor import Actor, Outcome
from bot.table.table import Table
from bot.table.tables import Tables

__all__ = ["Actor", "Outcome", "Table", "Tables"]
