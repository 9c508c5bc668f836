"""Shooting (ALT-MIS), defending against shots (ALT-DEF), ranges (ALT-RNG) and volleys (ALT-VOL).

A shot is an action with a reaction, like the other actions beside melee (`ordinary.tasks`): one projectile that leaves
at the end of its reaction or is held ready. Read `announcing` (what is said), `loosing` (the projectile leaves),
`volleys` (who shoots with whom, parry or dodge); damage is the affair of `wounds`. `base.arms` knows weapons and
ranges, `rolls` the strike total, `parry.from_afar` who may defend himself how, `words` what is said beside.
"""
