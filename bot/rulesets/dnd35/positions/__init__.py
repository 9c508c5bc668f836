"""Who stands how to whom: flanking, shots into a melee, helpless targets (D35-ATK-005, -009 to -011)."""
