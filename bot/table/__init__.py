"""The tables: one per channel, the only door to an encounter.

The hall has rooms, and each says on its page what lies there. From the ground up, and none asks a later one:

- `base`: who speaks, what a table remembers, its messages as values, and what all tables share;
- `hearing`: who may say what, and what is meant by what is typed;
- `message`: what stands in the channel and on the game master's screen, and making Discord read so, exactly once;
- `keeping`: from an input to a line of the journal and back, exports that prove it, and trouble;
- `time`: who is waited for, how long, and what comes then;
- `saying`: what people say at a table, by commands and by buttons;
- `gm`: the game master's hand on time, rulings and settings;
- `looking`: what changes nothing;
- `house`: one table, all tables, and what comes to them from outside.

Read `base.actor` (who speaks, and what is answered) and `house.table` (one encounter: how an input is taken and
committed, and the parts that a table has) first. A part says in a protocol of its own what it needs of its table, made
of the small ones in `base.protocols`.

Which game is played they learn from the encounter; none of them knows one. Nothing here imports Discord's library:
`bot.port` is the door. Nothing is shown to anyone before it is committed: a table's `committed` and `session` are the
committed past; while an input is taken its engine is ahead of them, and that future is a `Passage`.
"""

from bot.table.base.actor import Actor, Outcome
from bot.table.house.table import Table
from bot.table.house.tables import Tables

__all__ = ["Actor", "Outcome", "Table", "Tables"]
