"""What every process of the server needs, whatever it serves."""
