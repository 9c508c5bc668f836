"""What some creatures have beside their figures: each trait that a profile names, as far as it decides anything
here."""
