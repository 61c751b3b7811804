"""The bots' strategy for Victoria. Rules and state never import it."""
