"""All that bots believe about A New Dawn. Rules and state never import it."""
