"""What is kept: tables, their logs, who sits there."""
