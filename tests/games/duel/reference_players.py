"""Ways to play 7 Wonders Duel, for players and for chance, that bring about what games played at random seldom see."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.core.rng import Rng
from tests.games.duel.reference import Referee
from tests.games.duel.reference_components import CARDS, WONDERS
from tests.games.duel.reference_table import SEATS

Policy = Callable[[Referee, Rng], str]
Worth = Callable[[str, list[str]], float]


def one_of(moves: list[str], rng: Rng) -> str:
    return moves[rng.below(len(moves))]


def best(referee: Referee, rng: Rng, worth: Worth, whims: int) -> str:
    """One of the moves worth most, judged by verb and names; one move in ``whims`` is a whim."""
    moves = sorted(referee.moves())
    if rng.below(whims) == 0:
        return one_of(moves, rng)
    worths = [worth(move.split()[0], move.split()[1:]) for move in moves]
    return one_of([move for move, one in zip(moves, worths, strict=True) if one == max(worths)], rng)


# Players ------------------------------------------------------------------------------------------------------------


def wanderer(referee: Referee, rng: Rng) -> str:
    """Does anything at all."""
    return one_of(sorted(referee.moves()), rng)


def collector(*colours: str, shun: str = "", whims: int = 12) -> Policy:
    """Builds these colours first, then what produces, then whatever; never builds the shunned colour."""

    def play(referee: Referee, rng: Rng) -> str:
        def worth(verb: str, names: list[str]) -> float:
            match verb, names:
                case (("build" | "revive"), [card]):
                    colour = CARDS[card].colour
                    if colour == shun:
                        return -1
                    return 9 if colour in colours else 5 if colour in ("brown", "grey") else 3
                case "discard", [card]:
                    return 0 if CARDS[card].colour in colours else 2
                case "raise", [_, card]:
                    return 1 if CARDS[card].colour in colours else 4
                case (("take" | "keep"), [token]):
                    return {"law": 3, "strategy": 2, "economy": 1}.get(token, 0)
            return 0

        return best(referee, rng, worth, whims)

    return play


def helper(*colours: str) -> Policy:
    """Leaves these colours to the rival as long as there is anything else to play."""

    def play(referee: Referee, rng: Rng) -> str:
        def worth(verb: str, names: list[str]) -> float:
            if verb in ("build", "discard", "raise"):
                return -1 if CARDS[names[-1]].colour in colours else {"build": 2, "raise": 2, "discard": 1}[verb]
            return -1 if names[0] == "law" else 0

        return best(referee, rng, worth, whims=20)

    return play


def architect(referee: Referee, rng: Rng) -> str:
    """Builds wonders as soon as they can be paid, and what they are built with before."""

    def worth(verb: str, names: list[str]) -> float:
        match verb, names:
            case "raise", _:
                return 9
            case (("build" | "revive"), [card]):
                return {"brown": 6, "grey": 7, "yellow": 5, "green": 4}.get(CARDS[card].colour, 0)
            case "discard", _:
                return 3
            case (("take" | "keep"), [token]):
                return {"theology": 2, "architecture": 3, "economy": 2}.get(token, 0)
        return 0

    return best(referee, rng, worth, whims=12)


def procrastinator(referee: Referee, rng: Rng) -> str:
    """Saves coins, and builds wonders that play again with the last card of an age."""
    last = len(referee.structure) == 1

    def worth(verb: str, names: list[str]) -> float:
        match verb, names:
            case "pick", [wonder]:
                return WONDERS[wonder].again
            case "raise", [wonder, _]:
                return (9 if WONDERS[wonder].again else 5) if last else -1
            case "build", [card]:
                return 4 if CARDS[card].colour in ("brown", "grey") else 1
            case "discard", _:
                return 3
        return 0

    return best(referee, rng, worth, whims=25)


def miser(referee: Referee, rng: Rng) -> str:
    """Discards nearly everything for coins, and spends them on wonders that take from the rival or the discard pile."""

    def worth(verb: str, names: list[str]) -> float:
        match verb, names:
            case (("pick" | "raise"), [wonder, *_]):
                return 9 if WONDERS[wonder].revives or WONDERS[wonder].destroys or WONDERS[wonder].draws else 1
            case "discard", _:
                return 5
            case "revive", [card]:
                return {"green": 3, "purple": 2, "red": 2}.get(CARDS[card].colour, 0)
        return 0

    return best(referee, rng, worth, whims=6)


def pairer(referee: Referee, rng: Rng) -> str:
    """Completes pairs of three symbols; the other three are for the rival, so that all pairs of the game are made."""
    shares = {"p1": ("inkwell", "mortar", "level"), "p2": ("wheel", "sundial", "armillary")}
    mine = shares.get(referee.who(), ())

    def worth(verb: str, names: list[str]) -> float:
        green = verb in ("build", "discard", "raise", "revive") and CARDS[names[-1]].symbol
        if green:
            return 9 if verb in ("build", "revive") and CARDS[names[-1]].symbol in mine else -9
        match verb, names:
            case "build", [card]:
                return {"brown": 4, "grey": 5}.get(CARDS[card].colour, -1)
            case "discard", _:
                return 3
            case (("take" | "keep"), [token]):
                return {"urbanism": 3, "agriculture": 3, "law": -1}.get(token, 0)
        return 0

    return best(referee, rng, worth, whims=10_000)


def leveller(*shunned: str) -> Policy:
    """Keeps the two scores as near to each other as can be, and builds nothing of the shunned colours."""

    def play(referee: Referee, rng: Rng) -> str:
        me = SEATS.index(referee.who())
        city = referee.cities[me]
        lead = referee.score(me).total - referee.score(1 - me).total

        def after(points: int, coins: int) -> float:
            return -abs(lead + points + (city.coins + coins) // 3 - city.coins // 3)

        def worth(verb: str, names: list[str]) -> float:
            match verb, names:
                case "build", [card]:
                    if CARDS[card].colour in shunned:
                        return -1000
                    return after(CARDS[card].points, CARDS[card].gains - referee.price_of_card(me, card).total)
                case "raise", [wonder, _]:
                    gains = WONDERS[wonder].gains - referee.price_of_wonder(me, wonder).total
                    return after(WONDERS[wonder].points, gains)
                case "discard", _:
                    return after(0, city.discard_income())
            return 0

        return best(referee, rng, worth, whims=8 if referee.age < 3 else 1000)

    return play


def heir(referee: Referee, rng: Rng) -> str:
    """Wants Urbanism, and leaves what a chain would give in the discard pile for the Mausoleum."""
    me = SEATS.index(referee.who())
    city = referee.cities[me]

    def inherited(card: str) -> bool:
        return CARDS[card].free_with in city.chains()

    def worth(verb: str, names: list[str]) -> float:
        match verb, names:
            case "pick", [wonder]:
                return wonder == "mausoleum"
            case "build", [card]:
                if inherited(card) and not CARDS[card].symbol:
                    return -1
                return {"green": 8, "grey": 7, "blue": 5, "brown": 4}.get(CARDS[card].colour, 1)
            case "discard", [card]:
                return 6 if inherited(card) else 3
            case "raise", ["mausoleum", _]:
                return 9 if "urbanism" in city.tokens and any(map(inherited, referee.discard)) else -1
            case "raise", _:
                return 2
            case (("take" | "keep"), [token]):
                return token == "urbanism"
            case "revive", [card]:
                return inherited(card)
        return 0

    return best(referee, rng, worth, whims=30)


def raider(referee: Referee, rng: Rng) -> str:
    """Brings the pawn just short of the first military token, then past both at once with the help of Strategy."""
    me = SEATS.index(referee.who())
    city, advance = referee.cities[me], referee.advance(me)

    def worth(verb: str, names: list[str]) -> float:
        match verb, names:
            case "build", [card] if CARDS[card].colour == "red":
                reached = advance + CARDS[card].shields + ("strategy" in city.tokens)
                return 9 if reached <= 2 or (advance == 2 and reached == 6) else -1
            case "build", [card]:
                return {"green": 8, "grey": 6, "brown": 5, "blue": 1}.get(CARDS[card].colour, 2)
            case (("discard" | "raise"), [*_, card]):
                return -1 if CARDS[card].shields == 3 else 4 if verb == "discard" else 0
            case "take", [token]:
                return token == "strategy"
        return 0

    return best(referee, rng, worth, whims=100)


# Chance -------------------------------------------------------------------------------------------------------------


def fair(referee: Referee, rng: Rng) -> str:
    """Every outcome by its probability, all being equal."""
    return one_of(sorted(referee.moves()), rng)


def loaded(*favourites: str) -> Policy:
    """Chance that likes some colours, wonders or tokens: only what can happen happens, but it does more often."""

    def liked(name: str) -> bool:
        return name in favourites or (name in CARDS and CARDS[name].colour in favourites)

    def play(referee: Referee, rng: Rng) -> str:
        def worth(verb: str, names: list[str]) -> float:
            return 0 if verb in ("first", "guilds") else sum(liked(name) for name in names[0].split("+"))

        return best(referee, rng, worth, whims=4)

    return play
