"""Choices explain themselves: each says its chance and its consequence, and no number stands bare."""
