"""How a game ended: the reason, the winners and the score sheet with every line explained."""

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the sheet: what is counted, by which rule, and each seat's number."""

    name: str
    rule: str
    values: tuple[int, ...]
    marked: tuple[bool, ...] = ()  # the seats for whom it decided
    total: bool = False  # whether this is the score of the game, to which the lines before it lead


class ScoreSheet(msgspec.Struct, frozen=True):
    """The lines in the order in which they are read: counts, then totals, then tie-breaks."""

    lines: tuple[ScoreLine, ...]


class Ending(msgspec.Struct, frozen=True):
    """Why the game is over and who won; shared victories name several winners, team victories whole teams."""

    result: str
    reason: str
    rule: str
    winners: tuple[int, ...]
    sheet: ScoreSheet
