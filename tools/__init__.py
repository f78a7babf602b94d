"""What is made from the code and kept with it: tables of documents, French spaces, the page's types,
the reference.

`python -m tools` makes it anew; `python -m tools --check` says what is stale.
"""
