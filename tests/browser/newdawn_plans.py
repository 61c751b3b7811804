"""How people in the tests play A New Dawn: with every kind of card at first, then quickly, so that games end soon."""

import random
from typing import Final

from .newdawn_people import Choose, View

# In these rounds everything is tried; later only what is necessary.
BUSY_ROUNDS: Final = 5
# Moves that lead back to the same question and could go on forever.
LEFT_OUT: Final = ("take-back", "use")
# Moves that help with victory cards, best first.
GAINFUL: Final = ("wonder", "attack", "city", "place", "advance", "arrive", "gain", "collect", "spend")
# Optional moves that are made one time in ``ONE_IN``: they take long, or only harm others.
SELDOM: Final = ("caravans", "nuking", "converting", "reinforcing")
ONE_IN: Final = 5
# How many of the 36 rolls of two dice an attack must win to be worth it.
GOOD_ODDS: Final = 15


def longest_waiting(view: View) -> str:
    """Choose the card in one's row that has waited longest."""
    row = view["players"][view["seat"]]["row"]
    return f"focus {max(row, key=lambda card: int(card['slot']))['card']}"


def explorer(seed: int, busy: int = BUSY_ROUNDS) -> Choose:
    """Chooses the card that has waited longest and uses it; after some rounds, does as little as possible."""
    generator = random.Random(seed)

    def choose(view: View, moves: list[str]) -> str:
        good = [move for move in moves if move.split()[0] not in LEFT_OUT] or moves
        if view["asked"] == "turn":
            return longest_waiting(view)
        if view["round"] > busy and "pass" in good:
            return "pass"
        deeds = [move for move in good if move != "pass"]
        return generator.choice(deeds or good)

    return choose


def conqueror(seed: int) -> Choose:
    """Plays to win without thinking ahead: a game with three of them ends after about 500 decisions, at most 1,200."""
    generator = random.Random(seed)

    def choose(view: View, moves: list[str]) -> str:
        good = [move for move in moves if move.split()[0] not in LEFT_OUT] or moves
        if view["asked"] == "turn":
            return longest_waiting(view)
        if view["asked"] in SELDOM and "pass" in good and generator.randrange(ONE_IN):
            return "pass"
        hopeless = {f"attack {odds['hex']}" for odds in view["odds"] if odds["plain"] < GOOD_ODDS}
        deeds = [move for move in good if move != "pass" and move not in hopeless]
        for verb in GAINFUL:
            if some := [move for move in deeds if move.split()[0] == verb]:
                return generator.choice(some)
        return generator.choice(deeds or (["pass"] if "pass" in good else good))

    return choose
