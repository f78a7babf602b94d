"""What every connection is told of its table."""
