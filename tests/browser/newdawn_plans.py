"""How people of the tests play A New Dawn: with every kind of card at first, then quickly, so that games end soon."""

import random
from typing import Final

from .newdawn_people import Choose, View

# In these rounds everything is tried; later only what must be done is.
BUSY_ROUNDS: Final = 5
# What leads back to the same question and would go on for ever.
LEFT_OUT: Final = ("take-back", "use")
# What brings a victory card nearer, the best first.
GAINFUL: Final = ("wonder", "attack", "city", "place", "advance", "arrive", "gain", "collect", "spend")
# What may be left alone and is done one time in so many: it takes long, or only pulls down what others have.
SELDOM: Final = ("caravans", "nuking", "converting", "reinforcing")
ONE_IN: Final = 5
# Of the 36 rolls of two dice, how many an attack must win to be worth it.
GOOD_ODDS: Final = 15


def longest_waiting(view: View) -> str:
    """To choose the card of one's row that has waited longest."""
    row = view["players"][view["seat"]]["row"]
    return f"focus {max(row, key=lambda card: int(card['slot']))['card']}"


def explorer(seed: int, busy: int = BUSY_ROUNDS) -> Choose:
    """Takes the card that has waited longest and does something with it; after some rounds, as little as can be."""
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
    """Plays to win without thinking ahead: a game of three such ends after some 500 decisions, or 1,200 at most."""
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
