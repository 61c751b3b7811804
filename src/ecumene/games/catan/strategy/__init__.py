"""All that bots believe about CATAN. Rules and state never import it."""
