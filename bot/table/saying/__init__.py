"""What people say at a table.

`scene` first: taking part, beginning, ending; with `lines` (who stands in front), `roster` (who leads whom) and
`copies` (what is played is a copy of a sheet). By commands: `speaking`, and `retyping` (the same once more, with one
word said otherwise). Answers: `answering`, and `standing_in` (the game master in a player's place). By buttons alone:
`acting`, and `plans` for who plays by post, both on the `ways` through a form; `standing_orders` speak by themselves.

It may ask `base`, `hearing`, `message` and `time`.
"""
