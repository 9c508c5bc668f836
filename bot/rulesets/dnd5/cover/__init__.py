"""Cover: from half of the body to all of it (DN5-COV)."""
