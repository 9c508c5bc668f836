"""Keeping an encounter, proving it, and trouble with it.

`recording` makes an input a line of the journal, `committing` writes all of it down in one transaction, `recovery` goes
back from the journal to a live encounter, and `waking` reads one as the store has it. `document` is the form of an
export: `export` has the whole, `player_export` what one player may know, `verifying` checks either. `situation` and
`inspecting` are for whoever looks for a fault; `forgetting` a person; `upkeep` what is done every now and then.
`damage`: what cannot be read any more; `trouble`: the clock stops, and goes on when that is mended.

It may ask `base`, `hearing` and `message`.
"""
