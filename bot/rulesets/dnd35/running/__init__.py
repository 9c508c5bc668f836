"""Running, on one's own legs or in the saddle, and being out of breath (D35-MOV-007 to -010)."""
