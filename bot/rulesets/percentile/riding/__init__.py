"""From the saddle (PCT-MNT)."""
