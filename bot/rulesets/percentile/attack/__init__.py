"""The attack (PCT-ATK)."""
