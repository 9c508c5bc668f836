"""Reactions that interrupt what is being done, opportunity attacks first of all (DN5-REA)."""
