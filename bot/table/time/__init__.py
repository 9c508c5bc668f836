"""Time: who is waited for, how long, and what comes then.

`absence` says how long a question waits, and reminds; `rungs` what is done, one after the other, about whoever lets his
deadlines pass; `attendance` the hours that a table keeps, and what the game master decides about somebody away;
`arrivals` who would join, and waits for leave; `handrolls` the roll that an input waits for, at tables with real dice.
`asides` is what an input changes beside the encounter, these among it. `due` does what is due by now; `returning` shows
the moments that hold after a time away, at the pace of `pacing`; `schedule` is the one timer for all tables.

It may ask `base`, `hearing`, `message` and `keeping`.
"""
