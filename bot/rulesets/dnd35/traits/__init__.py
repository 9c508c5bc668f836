"""What creatures have beside their figures: what their hits lead to, how they fight, what the game master must know."""
