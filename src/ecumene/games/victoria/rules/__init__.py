"""The rules of Victoria, one module per chapter of the rulebook."""
