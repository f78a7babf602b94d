"""One's own story: the finished games of a guest, taken along as a file, brought back, deleted."""
