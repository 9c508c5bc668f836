"""Spells: casting and what disturbs it, touches and rays, saves, areas, what stays on people (D35-BAS-014, -020,
D35-ACT-005, -006, -012)."""
