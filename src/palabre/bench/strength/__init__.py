"""How strong our bots are, measured on twin tables: makes docs/bench/strength.md."""
