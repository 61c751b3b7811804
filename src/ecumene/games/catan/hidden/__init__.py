"""What each seat can know of what is hidden, and how a perspective is drawn from it."""
