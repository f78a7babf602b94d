"""What comes over a connection and what leaves by it: messages, frames, limits."""
