"""What honest people notice of attackers: moves and a health check beside each of them."""
