"""The game master's hand.

`game_master` is what he says by commands (`feed` reads the faces that he lays down). `panel` and `cockpit` are his by
buttons: what the bot waits for, and who fights with what (`gifts`: [Modifier…]). On time: `game_clock`. On rulings:
`undoing`, and `overruling` the last blow. On what is played: `table_settings`, and `preset_panel` for sets of them.

It may ask `base`, `hearing`, `message`, `keeping`, `time` and `saying`.
"""
