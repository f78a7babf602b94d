"""Every day one game of each kind, with the same luck for everybody on this host."""
