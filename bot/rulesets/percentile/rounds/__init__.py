"""The round: its steps, and the action under way (PCT-RND, PCT-ATK-001)."""
