"""Tests of Civilization: A New Dawn."""
