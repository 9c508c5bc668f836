"""Movement and position: on a grid of squares, or by what is said of distances (DN5-MOV)."""
