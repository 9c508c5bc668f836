"""Discord's face against the double, with the real discord.py; behind it stand tables made of cardboard."""
