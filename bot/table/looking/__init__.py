"""Looking: what changes nothing.

`overview` is everybody's: where things stand, what is to come, what was ruled and why; with `chronicle` (a page of the
log, the story, the exports). `suggesting` offers while somebody types; `helping` says what can be done now, `rulebook`
the rules in short, `checkup` what a server's admin should know. `rolling`: dice for whatever is no part of a fight.

It may ask `base`, `hearing`, `message`, `keeping`, `time`, `saying` and `gm`.
"""
