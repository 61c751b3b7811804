"""Everything bots assume about A New Dawn. Rules and state never import it."""
