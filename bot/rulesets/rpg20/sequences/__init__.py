"""The sequence of combat: intentions, initiatives, the order, what is put off (R20-SEQ, R20-ACT)."""
