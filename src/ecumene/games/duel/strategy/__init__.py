"""All that bots believe about 7 Wonders Duel. Rules and state never import it."""
