"""The tables: one per channel, the only door to an encounter.

Read `actor` (who speaks, and what is answered), `core` (one encounter: how an input is taken, the clock), `meaning`
(what a typed word means), `speaking` (what people say for their combatants), `table` (the scene, the GM's hand,
looking), `sitting` (what a table remembers beside the encounter), `messages` (which message says what), `postman`
(making Discord read so, exactly once), `tables` (all of them: waking up, deadlines, recovery), `rulebook` (the rules in
short). Which game is played they learn from the encounter; none of them knows one. Nothing here imports Discord's
library: `bot.port` is the door. Nothing is shown to anyone before it is committed.
"""

from bot.table.actor import Actor, Outcome
from bot.table.table import Table
from bot.table.tables import Tables

__all__ = ["Actor", "Outcome", "Table", "Tables"]
