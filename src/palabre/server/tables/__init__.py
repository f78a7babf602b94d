"""The tables of this server, and what may be asked of them."""
