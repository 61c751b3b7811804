"""The steps by which the database's schema has grown."""
