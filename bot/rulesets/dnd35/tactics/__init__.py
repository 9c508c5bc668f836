"""Feints, and help that is given to others (D35-ATK-001, -006 to -008)."""
