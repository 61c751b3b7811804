"""What each seat knows about hidden information, and how a perspective is sampled from it."""
