"""All that bots believe about Victoria. Rules and state never import it."""
