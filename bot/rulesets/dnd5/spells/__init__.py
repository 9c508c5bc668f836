"""Spells in combat: cast, held, released, kept up with concentration (DN5-ACT-012, -019, -020, DN5-EXT-012)."""
