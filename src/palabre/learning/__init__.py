"""Players that learn by playing against themselves what the end of a turn is worth."""
