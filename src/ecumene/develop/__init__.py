"""Generates files from other files: rule numbers from ledgers, lists of fields from constructors."""
