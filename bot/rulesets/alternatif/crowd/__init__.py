"""The game master's handling of monsters (ALT-GMX): many attacks, many monsters, few dice.

`base.shares` has the dice, `turns` those who share one, `paces` the flat rate, `limbs` what is grouped, regrouped and
lost. `words` are the game master's, `events` what they change. Players do not notice: all of it is for the game
master's eyes (ALT-GMX-011).
"""
