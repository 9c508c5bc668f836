"""Engagement (ALT-MEL-001 to -004): who is in contact with whom; `contacts` makes and ends it."""
