"""What several events change of a combatant: changed copies, by subject. Nobody who left is missed."""
