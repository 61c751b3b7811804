"""How people of the tests play A New Dawn: with every kind of card at first, then quickly, so that games end soon."""

import random
from typing import Final

from .newdawn_people import Choose, View

# In these rounds everything is tried; later only what must be done is.
BUSY_ROUNDS: Final = 5
# What leads back to the same question and would go on for ever.
LEFT_OUT: Final = ("take-back", "use")


def explorer(seed: int, busy: int = BUSY_ROUNDS) -> Choose:
    """Takes the card that has waited longest and does something with it; after some rounds, as little as can be."""
    generator = random.Random(seed)

    def choose(view: View, moves: list[str]) -> str:
        good = [move for move in moves if move.split()[0] not in LEFT_OUT] or moves
        if view["asked"] == "turn":
            row = view["players"][view["seat"]]["row"]
            best = max(row, key=lambda card: int(card["slot"]))
            return f"focus {best['card']}"
        if view["round"] > busy and "pass" in good:
            return "pass"
        deeds = [move for move in good if move != "pass"]
        return generator.choice(deeds or good)

    return choose
