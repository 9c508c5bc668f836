"""What all chapters stand on: distances, bonuses that add up or do not, what a turn still allows, what is rolled."""
