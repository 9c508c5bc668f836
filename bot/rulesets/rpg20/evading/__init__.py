"""What a target does against a missile (R20-EVD)."""
