"""The local table: the whole bot without Discord, for players who try it, for scripts and for tests.

Its own law: the bot under test is the real one, with the real discord.py and the real store, in a process of its own
that can be killed; only Discord is played. Read in this order: `double` (Discord's side: HTTP and gateway; `world`
holds what exists, `limits` and `commands` what is refused, `faults` trouble on demand and the log of requests),
`seats` (people: what they type, press and see), `local` (double, seats and bot process together), `script` (the
language of scenes) and `console` (the same by hand).
"""
