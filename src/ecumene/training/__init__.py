"""Training: bots play against themselves, nets learn from the games, and matches decide which net stays.

Only :mod:`~ecumene.training.model`, :mod:`~ecumene.training.learner` and :mod:`~ecumene.training.evaluator` need
PyTorch; everything else works without it. ``docs/training.md`` says how to use it.
"""
