"""How far analyses and reviews can be trusted: measured on played games, against what then happened."""
