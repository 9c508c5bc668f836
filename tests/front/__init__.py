"""The promises, proved through the front door: the real bot in a process of its own, at Discord's double."""
