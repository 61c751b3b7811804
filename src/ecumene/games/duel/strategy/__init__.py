"""The bots' strategy for 7 Wonders Duel. Rules and state never import it."""
