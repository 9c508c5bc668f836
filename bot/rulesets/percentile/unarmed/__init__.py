"""Bare hands: holds, getting free, knock-outs, strangling (PCT-UNA), and opposed rolls (PCT-TST-007)."""
