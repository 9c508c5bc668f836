"""Bull rush, trip, disarm, sunder, overrun, with their counters; what becomes of things (D35-MAN)."""
