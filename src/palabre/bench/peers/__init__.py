"""Our games beside the field's, on the same machine in the same run."""
