"""The table on the network."""
