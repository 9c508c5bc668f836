"""What a chapter of the text brings to the game (`chapters` lists them all)."""

from bot.rulesets.shared.book import Change, Chapter, Check, Command, Take

__all__ = ["Change", "Chapter", "Check", "Command", "Take"]
