"""The message: what stands in the channel and on the game master's screen, and how it gets there.

`drafts` first: from the outcome of one input to the messages that should read differently now. `living` is the message
that holds the present; `boards` draws what can always be drawn, `gm_screen` what the game master alone sees, `notices`
what awaits his word, `telling` what is told without an input, `letters` what one person alone is told. What they say of
the past and the present: `readable_past` (what could be read when it happened), `waiting` (who is waited for) and
`awaiting` (what everybody waits for). `lesson` teaches, with `coaching` beside its questions. `postman` makes Discord
read so, exactly once; `deliveries` are the answers to interactions among that.

It may ask `base` and `hearing`.
"""
