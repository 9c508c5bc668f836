"""Blows that are held back, first aid, and what time heals: consciousness, hit points, abilities (D35-HPS-005 to -009,
-013, -014)."""
