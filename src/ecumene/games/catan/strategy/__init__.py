"""The bots' strategy for CATAN. Rules and state never import it."""
