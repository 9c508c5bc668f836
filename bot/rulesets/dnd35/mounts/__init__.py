"""Mounts: who rides what, how it is mastered, what is done in the saddle, and how one comes out of it (D35-MNT)."""
