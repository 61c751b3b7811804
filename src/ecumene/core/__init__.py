"""The contract between games and the code that plays them. Independent of any particular game."""
