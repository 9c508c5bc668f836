"""What a blow does (R20-WPN)."""
