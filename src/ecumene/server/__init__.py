"""The table in the browser: a server that knows games only through the registry."""
