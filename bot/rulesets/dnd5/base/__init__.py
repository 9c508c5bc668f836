"""What all chapters stand on: the d20, distances, the budget of a turn, anchors."""
