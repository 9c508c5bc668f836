"""What all chapters stand on: the printed tables, and what every roll is made with."""
