"""How many moves a second the server acknowledges: hundreds of tables, whole views, a durable database."""
