"""Making an attack (DN5-ATK)."""
