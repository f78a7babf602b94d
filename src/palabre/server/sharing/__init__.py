"""Several processes on one PostgreSQL: one of them leads each table, any may hold its connections."""
