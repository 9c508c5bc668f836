"""Stunning, disarming, charges, helpless targets, surprise, aiming (R20-SPE)."""
