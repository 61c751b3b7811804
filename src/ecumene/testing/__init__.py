"""What every game is tested with: the conformance suite, golden playthroughs, rule coverage."""
