"""Wounds (ALT-GEN-010, -011, -015, -016; ALT-CRI): damage, critical effects, fumbles, what outlasts a fight.

`wounding` is damage with its effects and who falls by it, `critical_tables` the tables that an encounter carries,
`fumbles` what a natural 1 costs, `old_injuries` what stays on a sheet.
"""
