"""The rules of 7 Wonders Duel, one module per chapter of the ledger."""
