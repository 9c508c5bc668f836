"""Concealment: fog, darkness, the invisible, and how they are found (D35-CAM)."""
