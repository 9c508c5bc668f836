"""Contests: grapples, shoves, and whatever else two measure themselves in (DN5-CTS, DN5-EXT-005)."""
