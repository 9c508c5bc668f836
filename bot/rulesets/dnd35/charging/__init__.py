"""Charging and withdrawing (D35-MOV-001 to -004, -006, -011, -012)."""
