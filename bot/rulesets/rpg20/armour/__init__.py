"""What protects: armour and shields (R20-ARM, R20-SHD)."""
