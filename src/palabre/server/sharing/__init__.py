"""Several processes on one PostgreSQL: each table is led by one of them, any of them may hold its lines."""
