"""Games in real time: dice for all at one instant, and who was first."""
