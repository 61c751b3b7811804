"""A second engine for 7 Wonders Duel: slow, plain, and written from the rules ledger alone, to check the fast one with.

The whole game is one script, a generator that reads like the rulebook: wherever a player or chance decides it stops
with a :class:`Question`, and the answer carries it on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations

from tests.games.duel.reference_city import City
from tests.games.duel.reference_components import CARDS, FIRST_GAME, TOKENS, WONDERS
from tests.games.duel.reference_scoring import civilian_winners, guild_count
from tests.games.duel.reference_table import CAPITAL, MOST_WONDERS, SEATS, Table


@dataclass(frozen=True)
class Question:
    """Who has to decide ("chance", "p1", "p2"; "over" for nobody), what about, and the possible answers."""

    who: str
    asked: str
    answers: list[str]


Script = Generator[Question, str, None]
Asking = Generator[Question, str, str]


class Supremacy(Exception):
    """The game was won in the middle of it (DU-END-01)."""

    def __init__(self, winner: int, result: str, reason: str) -> None:
        super().__init__(result)
        self.winner = winner
        self.result = result
        self.reason = reason


def sets_of(size: int, things: Iterable[object]) -> list[str]:
    return ["+".join(str(thing) for thing in chosen) for chosen in combinations(things, size)]


def ask(who: str, asked: str, verb: str, answers: Iterable[str]) -> Asking:
    """Let somebody, or chance, choose one of the answers; even a single one is asked for (DU-CLR-30)."""
    answer = yield Question(who, asked, [f"{verb} {answer}" for answer in answers])
    return answer.split(maxsplit=1)[1]


def in_order(names: Iterable[str], order: Iterable[str]) -> list[str]:
    wanted = set(names)
    return [name for name in order if name in wanted]


class Referee(Table):
    """One game, from the choice of the first player to the end."""

    def __init__(self, options: Mapping[str, object]) -> None:
        super().__init__(options)
        self.seen: Counter[str] = Counter()  # how often rare things happened, for tests
        self.rival_began_with = 0  # coins of the player not on turn, before the turn
        self.script = self._game()
        self.question = next(self.script)

    # Asking and answering -------------------------------------------------------------------------------------------

    def who(self) -> str:
        return self.question.who

    def asked(self) -> str:
        return self.question.asked

    def moves(self) -> set[str]:
        return set(self.question.answers)

    def probability(self, move: str) -> Fraction:
        """Every single outcome of one chance event is equally likely."""
        assert self.who() == "chance"
        return Fraction(self.question.answers.count(move), len(self.question.answers))

    def play(self, text: str) -> None:
        assert text in self.question.answers, f"{text!r} is not one of {self.question.answers}"
        try:
            self.question = self.script.send(text)
        except StopIteration:
            self.question = Question("over", "over", [])

    # The game -------------------------------------------------------------------------------------------------------

    def _game(self) -> Script:
        try:
            yield from self._set_up()
            for age in (1, 2, 3):  # DU-TURN-01
                yield from self._age(age)
        except Supremacy as supremacy:  # DU-TURN-20
            self.winners, self.result, self.reason = {supremacy.winner}, supremacy.result, supremacy.reason
        else:  # DU-AGE-12
            self.winners, self.reason = civilian_winners([self.score(0), self.score(1)])
            self.result = "shared-victory" if self.reason == "shared" else "civilian-victory"  # DU-END-13

    def _set_up(self) -> Script:
        if self.options["first_player"] == "random":  # DU-SETUP-14
            self.first = SEATS.index((yield from ask("chance", "first-player", "first", SEATS)))
        else:
            self.first = SEATS.index(str(self.options["first_player"]))
        board = yield from ask("chance", "laying-tokens", "tokens", sets_of(5, TOKENS))  # DU-SETUP-07, DU-SETUP-18
        self.board = board.split("+")
        self.box = [token for token in TOKENS if token not in self.board]
        one, other = self.first, 1 - self.first
        if self.options["wonder_setup"] == "first_game":  # DU-SETUP-15
            self.cities[one].wonders, self.cities[other].wonders = (list(wonders) for wonders in FIRST_GAME)
            return
        left = list(WONDERS)
        for order in ([one, other, other, one], [other, one, one, other]):  # DU-DRAFT-04
            group = yield from ask("chance", "laying-wonders", "wonders", sets_of(4, left))  # DU-DRAFT-11
            self.group = group.split("+")
            left = [wonder for wonder in left if wonder not in self.group]
            for seat in order[:3]:
                self.active = seat
                wonder = yield from ask(SEATS[seat], "picking", "pick", self.group)
                self.group.remove(wonder)
                self.cities[seat].wonders.append(wonder)
            self.cities[order[3]].wonders.append(self.group.pop())  # DU-DRAFT-08

    # Ages -----------------------------------------------------------------------------------------------------------

    def _age(self, age: int) -> Script:
        last = self.active  # DU-AGE-07
        yield from self._deal(age)
        if age == 1:  # DU-AGE-11
            self.active = self.first
        else:
            yield from self._choose_starter(last)
        while self.structure:  # DU-AGE-01
            self.again = False
            yield from self._turn(self.active)
            while to_turn_up := self.to_turn_up():  # DU-TURN-13, DU-TURN-21
                yield from self._reveal("turning-up", "turn", to_turn_up[0])
            if self.structure and not self.again:  # DU-TURN-22
                self.active = 1 - self.active
        self.seen["extra turn lost"] += self.again  # DU-AGE-08
        self.again = False

    def _deal(self, age: int) -> Script:
        self.lay_out(age)
        if age == 3:  # DU-CLR-23
            guilds = yield from ask("chance", "laying-guilds", "guilds", sets_of(3, self.structure))
            for text in guilds.split("+"):
                self.structure[int(text)].guild = True
        for slot, laid in sorted(self.structure.items()):  # DU-CLR-22
            if laid.place.dealt_face_up:
                yield from self._reveal("dealing", "deal", slot)

    def _reveal(self, asked: str, verb: str, slot: int) -> Script:
        """DU-CLR-24: any unseen card of its kind."""
        pool = self.unseen[self.deck_of(slot)]
        card = yield from ask("chance", asked, verb, pool)
        pool.remove(card)
        self.structure[slot].card = card
        self.seen[f"{verb} a guild"] += self.structure[slot].guild

    def _choose_starter(self, last: int) -> Script:
        if self.pawn > 0:  # DU-AGE-03, DU-AGE-04: on p2's side
            decider = 1
        elif self.pawn < 0:
            decider = 0
        elif self.options["tie_start"] == "start":  # DU-AGE-06
            self.seen["last player starts"] += 1
            self.active = last
            return
        else:
            self.seen["last player chooses the starter"] += 1
            decider = last
        self.active = decider
        self.active = SEATS.index((yield from ask(SEATS[decider], "beginning", "begin", SEATS)))  # DU-AGE-05
        self.seen["somebody else starts"] += self.active != decider

    # A turn ---------------------------------------------------------------------------------------------------------

    def _turn(self, me: int) -> Script:
        answer = yield Question(SEATS[me], "turn", self.turn_actions(me))
        verb, *names = answer.split()
        card = names[-1]
        self.rival_began_with = self.cities[1 - me].coins
        # The prices are those before anything moves (DU-COST-29, DU-COST-32)
        match verb:
            case "discard":
                self.take_from_structure(card)
                self.cities[me].coins += self.cities[me].discard_income()
                self.discard.append(card)  # DU-DISC-04
            case "build":
                price = self.price_of_card(me, card)
                self.take_from_structure(card)
                self.pay(me, price.coins, price.trade)
                self.seen["built by chain"] += bool(price.chain)
                early = "urbanism" in self.cities[me].tokens
                yield from self._place(me, card, by_chain=bool(price.chain))
                late = not early and "urbanism" in self.cities[me].tokens
                self.seen["urbanism too late"] += late and bool(price.chain)  # DU-PROG-25
            case _:
                price = self.price_of_wonder(me, names[0])
                self.take_from_structure(card)
                self.pay(me, price.coins, price.trade)
                yield from self._raise(me, names[0], card)

    def take_from_structure(self, card: str) -> None:
        del self.structure[next(slot for slot, laid in self.structure.items() if laid.card == card)]

    def pay(self, me: int, coins: int, trade: int) -> None:
        """DU-COST-14, DU-PROG-04 to DU-PROG-07: printed coins to the bank, the rest to the rival who has Economy."""
        self.cities[me].coins -= coins + trade
        if "economy" in self.cities[1 - me].tokens:
            self.cities[1 - me].coins += trade
            self.seen["economy pays"] += trade > 0

    def _place(self, me: int, name: str, by_chain: bool) -> Script:
        """A building in the city, paid for or free: from "place" on in DU-TURN-19."""
        card, city, rival = CARDS[name], self.cities[me], self.cities[1 - me]
        city.cards.append(name)
        if by_chain and "urbanism" in city.tokens:  # DU-PROG-23 to DU-PROG-25
            city.coins += 4
            self.seen["urbanism pays"] += 1
        city.coins += card.gains + sum(coins * city.count(what) for what, coins in card.gains_per.items())
        if card.counts:
            city.coins += card.coins_each * guild_count(card, city, rival)  # DU-GUILD-03 to DU-GUILD-08
            self.seen[name] += 1
        strategy = card.colour == "red" and "strategy" in city.tokens  # DU-PROG-15 to DU-PROG-18
        self.seen["strategy helps"] += strategy
        self.move_pawn(me, card.shields + strategy)
        self.check_science(me)
        if card.symbol and city.symbols()[card.symbol] == 2:  # DU-SCI-03
            yield from self._take_token(me)

    def _raise(self, me: int, name: str, card: str) -> Script:
        wonder, city, rival = WONDERS[name], self.cities[me], self.cities[1 - me]
        city.built[name] = card  # DU-WON-02
        if self.wonders_built() == MOST_WONDERS:  # DU-WON-09
            for one in self.cities:
                one.retired.update(one.unbuilt())
            self.seen["seventh wonder"] += 1
        self.seen["theology plays again"] += "theology" in city.tokens and not wonder.again
        self.again = wonder.again or "theology" in city.tokens  # DU-PROG-19 to DU-PROG-21, DU-CLR-15
        city.coins += wonder.gains
        self.seen["economy against Appian Way"] += wonder.takes > 0 and "economy" in rival.tokens  # DU-PROG-08
        self.seen["too poor for the Appian Way"] += self.take_coins(rival, wonder.takes) < wonder.takes
        self.move_pawn(me, wonder.shields)  # DU-PROG-16
        if wonder.destroys:
            yield from self._destroy(me, wonder.destroys)
        if wonder.revives:
            yield from self._revive(me)
        if wonder.draws:
            yield from self._draw_tokens(me, wonder.draws)
        self.seen["theology too late"] += "theology" in city.tokens and not self.again  # DU-PROG-21

    def take_coins(self, loser: City, coins: int) -> int:
        """The coins really lost; what Economy brought this turn is there to lose (DU-PROG-08)."""
        lost = loser.lose(coins)
        self.seen["economy before losses"] += lost > self.rival_began_with
        return lost

    # Shields and symbols --------------------------------------------------------------------------------------------

    def move_pawn(self, me: int, shields: int) -> None:
        """DU-MIL-01 to DU-MIL-12: cell by cell."""
        looted = 0
        for _ in range(shields):
            self.pawn += 1 if me == 0 else -1
            looted += self.loot_by_entering(me, self.advance(me))
            if self.advance(me) == CAPITAL:  # DU-MIL-10, DU-MIL-11
                raise Supremacy(me, "military-supremacy", "capital")
        self.seen["both tokens in one move"] += looted == 2

    def loot_by_entering(self, me: int, distance: int) -> bool:
        """DU-MIL-03 to DU-MIL-07: whether the zone entered held a token."""
        token = {3: 2, 4: 2, 5: 2, 6: 5, 7: 5, 8: 5}.get(distance, 0)
        if token not in self.loot[1 - me]:
            return False
        self.loot[1 - me].remove(token)
        lost = self.take_coins(self.cities[1 - me], token)
        self.seen[f"loot {token}"] += 1
        self.seen["too poor to be looted"] += lost < token
        return True

    def check_science(self, me: int) -> None:
        """DU-SCI-08."""
        if len(self.cities[me].symbols()) >= 6:
            raise Supremacy(me, "scientific-supremacy", "symbols")

    # Choices --------------------------------------------------------------------------------------------------------

    def _take_token(self, me: int) -> Script:
        if not self.board:  # DU-SCI-06
            self.seen["no token left"] += 1
            return
        token = yield from ask(SEATS[me], "taking", "take", self.board)
        self.board.remove(token)
        self.own_token(me, token)

    def own_token(self, me: int, token: str) -> None:
        self.cities[me].tokens.append(token)
        self.cities[me].coins += TOKENS[token].gains  # DU-PROG-01, DU-PROG-22, DU-PROG-26
        self.seen[f"token {token}"] += 1
        self.check_science(me)  # DU-SCI-10

    def _destroy(self, me: int, colour: str) -> Script:
        rival = self.cities[1 - me]
        targets = rival.of_colour(colour)
        if not targets:  # DU-WEFF-04, DU-WEFF-21
            self.seen[f"no {colour} to destroy"] += 1
            return
        card = yield from ask(SEATS[me], f"destroying-{colour}", "destroy", targets)
        rival.cards.remove(card)  # DU-WEFF-23
        self.discard.append(card)  # DU-DISC-06
        self.seen[f"{colour} destroyed"] += 1

    def _revive(self, me: int) -> Script:
        if not self.discard:  # DU-WEFF-13
            self.seen["nothing to revive"] += 1
            return
        card = yield from ask(SEATS[me], "reviving", "revive", self.discard)
        self.discard.remove(card)
        self.seen["revived"] += 1
        by_chain = CARDS[card].free_with in self.cities[me].chains()
        self.seen["urbanism without effect"] += by_chain and "urbanism" in self.cities[me].tokens  # DU-PROG-24
        symbol = CARDS[card].symbol
        self.seen["pair by reviving"] += bool(symbol) and self.cities[me].symbols()[symbol] == 1
        yield from self._place(me, card, by_chain=False)  # DU-WEFF-15, DU-PROG-24

    def _draw_tokens(self, me: int, number: int) -> Script:
        drawn = yield from ask("chance", "drawing", "draw", sets_of(number, self.box))  # DU-CLR-27
        self.drawn = drawn.split("+")
        self.box = [token for token in self.box if token not in self.drawn]
        token = yield from ask(SEATS[me], "keeping", "keep", self.drawn)
        self.drawn.remove(token)
        self.box = in_order(self.box + self.drawn, TOKENS)  # DU-WEFF-06
        self.drawn = []
        self.seen["library used"] += 1
        self.own_token(me, token)
