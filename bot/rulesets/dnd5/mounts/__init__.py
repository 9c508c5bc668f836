"""Mounts: who rides, who controls what he rides, and how one comes out of the saddle (DN5-MNT)."""
