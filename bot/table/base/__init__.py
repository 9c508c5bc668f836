"""What all rooms stand on.

`actor` (who speaks, and what is answered), `session` (what a table remembers beside the encounter), `passage` (how it
stands, and what one input made of that). The messages of an encounter as values: `places` (each in a slot of its own)
and `outbox` (what they should read). What all tables share is `services`, with `limits` and `presets` (named sets of
settings; `settings_pages` words and finds a setting). `protocols`: what a part may ask of its table, in small pieces;
`sheets`: what the tables ask of whoever keeps the sheets. Beside them `likeness` (which of several names is meant),
`background` (work that nobody waits for, and long work in slices) and `unsaved` (what is said when the store could not
write).

It may ask no other room.
"""
