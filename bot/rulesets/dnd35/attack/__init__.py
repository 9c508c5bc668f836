"""Attack rolls, armour classes, critical hits, full attacks (D35-BAS-005 to -010, -013)."""
