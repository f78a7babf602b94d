"""Studies: many games in pieces, on all cores or on a cluster, and a report of what they came to."""
