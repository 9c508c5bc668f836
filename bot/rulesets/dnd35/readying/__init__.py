"""Readied actions, which come just before what sets them off (D35-ACT-008 to -011)."""
