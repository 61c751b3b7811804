"""Tests of CATAN and Cities & Knights."""
