"""Being prone and standing up, what lies on the ground, acts that provoke; conditions by the game master's word
(D35-BAS-017, D35-AOO-002)."""
