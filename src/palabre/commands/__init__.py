"""The commands of the `palabre` program that have a file of their own."""
