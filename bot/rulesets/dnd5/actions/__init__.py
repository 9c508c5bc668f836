"""Actions in combat (DN5-ACT): what is no attack, no move and no spell."""
