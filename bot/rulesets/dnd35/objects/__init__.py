"""What hands do: drawing, sheathing, loading, letting fall, drinking, each with what it costs and whether it provokes
(D35-ACT-004, D35-AOO-002)."""
