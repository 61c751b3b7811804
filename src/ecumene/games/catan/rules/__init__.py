"""The rules of CATAN and Cities & Knights, by chapter of the ledger."""
