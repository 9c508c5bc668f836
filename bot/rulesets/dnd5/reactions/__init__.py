"""Reactions that interrupt what is being done: instant responses to a trigger, in one's own turn or in another's
(DN5-REA-001)."""
