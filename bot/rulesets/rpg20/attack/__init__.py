"""One attack, from its test to its end (R20-GEN-001 to -011)."""
