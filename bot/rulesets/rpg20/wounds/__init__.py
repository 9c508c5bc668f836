"""Gauges, their consequences, and care (R20-WND)."""
