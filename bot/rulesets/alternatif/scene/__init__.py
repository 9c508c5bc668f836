"""The scene (ALT-GEN-001 to -003, -013, -014): time goes by, settings are chosen."""
