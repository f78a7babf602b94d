"""Parts of documents and words that are made, not written: `python -m palabre.docs [--check]`."""
