"""What a position is worth, what was luck and what was choice: looking ahead from a moment, and back."""
