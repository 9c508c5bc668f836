"""The kernel, proved with two throw-away games: `sealed_bids` (stages, restartable), `duel_of_reactions` (a story)."""
