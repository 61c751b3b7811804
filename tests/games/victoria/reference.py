"""A second engine for Victoria: slow, plain, and written from the rules ledger alone, to check the fast one against.

A card is a pair ``(domain, era)`` and every zone is a list. The whole game is one script, a generator that reads like
the rulebook: wherever a player or chance decides it stops with a :class:`Question`, and the answer carries it on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tests.games.victoria.reference_scoring import Counts, majority_winners, teams_of

CHANCE = -1
OVER = -2

Card = tuple[str, int]

# CV-SETUP-02 to CV-SETUP-05: cards of Eras I, II and III
CARDS = {
    "war": (8, 8, 4),
    "religion": (8, 8, 0),
    "economy": (4, 4, 8),
    "science": (4, 8, 8),
    "culture": (4, 4, 8),
    "utopia": (0, 0, 16),
}
# CV-CLR-03: level 1, level 2, discard effect; Culture has none of its own (CV-EFF-10, CV-EFF-12)
EFFECTS = {
    "war": ("assassination", "purge", "attack"),
    "religion": ("holy-book", "divine-right", "inquisition"),
    "economy": ("development", "monopoly", "embargo"),
    "science": ("experiment", "research", "breakthrough"),
    "utopia": ("oligarchy", "republic", "democracy"),
}
DOMAIN_OF = {effect: domain for domain, effects in EFFECTS.items() for effect in effects}
LEVEL_OF = {effect: level for effects in EFFECTS.values() for level, effect in enumerate(effects[:2], 1)}
HAND_LIMITS = {"holy-book": 5, "divine-right": 7}  # CV-REL-01, CV-REL-02


@dataclass(frozen=True)
class Question:
    """Who has to decide (a seat or ``CHANCE``) and the possible answers with their weights."""

    actor: int
    answers: dict[str, int]


@dataclass
class Embargo:
    """A face-down Economy card on a domain; ``fresh`` until a turn of its target begins after it was laid."""

    domain: str
    card: Card
    fresh: bool


Value = TypeVar("Value")
Asking = Generator[Question, str, Value]
Script = Asking[None]


def name_of(card: Card) -> str:
    return f"{card[0]}-{card[1]}"


def ask(actor: int, answers: Mapping[str, Value]) -> Asking[Value]:
    """Let the actor choose one of the answers."""
    return answers[(yield Question(actor, dict.fromkeys(answers, 1)))]


def ask_unless_forced(actor: int, answers: Mapping[str, Value]) -> Asking[Value]:
    """The same, but a choice with one possible answer makes itself."""
    if len(answers) == 1:
        return next(iter(answers.values()))
    return (yield from ask(actor, answers))


def cards_to(verb: str, cards: Iterable[Card]) -> dict[str, Card]:
    """Answers that name a card by domain and era; equal cards give one answer (CV-CLR-47, CV-CLR-48)."""
    return {f"{verb} {name_of(card)}": card for card in cards}


class Reference:
    """One game, from the choice of the first player to the end."""

    def __init__(self, players: int, options: Mapping[str, bool | int | str]) -> None:
        self.players = players
        self.options = dict(options)
        self.seats = range(players)
        # All cards not taken so far, the removed ones included (CV-CLR-49)
        self.untaken: list[Card] = [
            (d, era) for d, counts in CARDS.items() for era in (1, 2, 3) for _ in range(counts[era - 1])
        ]
        self.era_ends = (28, 60, 104) if players == 4 else (25, 54, 95)  # CV-SETUP-07, CV-SETUP-08, CV-CLR-50
        self.deck = self.era_ends[-1]
        self.hands: list[list[Card]] = [[] for _ in self.seats]
        self.areas: list[list[Card]] = [[] for _ in self.seats]  # face-up cards only
        self.embargoes: list[list[Embargo]] = [[] for _ in self.seats]
        self.democracies: list[list[str]] = [[] for _ in self.seats]  # the domain of each face-down Utopia card
        self.discard: list[Card] = []
        self.transit: Card | None = None
        self.packs: list[list[Card]] = [[] for _ in self.seats]
        self.set_aside: list[list[Card]] = [[] for _ in self.seats]
        self.centre: list[Card] = []
        self.first = 0
        self.active = 0
        self.round = 0
        self.quiet_rounds = 0
        self.coin: tuple[int, str] | None = None
        self.coin_user = 0
        self.own_effects: list[str] = []  # persistent effects of one's own applied this turn
        self.discard_effects: list[str] = []
        self.copied: str | None = None
        self.winning_seats: set[int] = set()
        self.instant = False
        self.seen: Counter[str] = Counter()  # how often rare things happened, for tests
        self.script = self._game()
        self.question = next(self.script)

    # Asking and answering -------------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return self.question.actor

    def legal(self) -> list[str]:
        return list(self.question.answers)

    def weights(self) -> dict[str, int]:
        return dict(self.question.answers)

    def play(self, answer: str) -> None:
        assert answer in self.question.answers, f"{answer!r} is not one of {self.legal()}"
        try:
            self.question = self.script.send(answer)
        except StopIteration:
            self.question = Question(OVER, {})

    def winners(self) -> set[int]:
        return self.winning_seats

    def result(self) -> str:
        """CV-END-19."""
        if self.instant:
            return "instant-win"
        sides = teams_of(self.players, bool(self.options["team_mode"]))
        return "majority-win" if sorted(self.winning_seats) in sides else "shared-victory"

    # Counting -------------------------------------------------------------------------------------------------------

    def count(self, seat: int, domain: str) -> int:
        """CV-CLR-01: only face-up cards count."""
        return sum(card[0] == domain for card in self.areas[seat])

    def domains(self, seat: int) -> list[str]:
        return [domain for domain in CARDS if self.count(seat, domain)]

    def level(self, seat: int, domain: str) -> int:
        """CV-EFF-05, CV-EFF-06: the highest level of the domain's persistent effect that the seat's cards reach."""
        thresholds = (2, 4) if self.players == 4 else (3, 5)
        return sum(self.count(seat, domain) >= threshold for threshold in thresholds)

    def needed_to_win(self, seat: int, domain: str) -> int:
        """CV-END-02, CV-END-03, CV-UTO-06."""
        return (8 if self.players == 2 else 7) + self.democracies[seat].count(domain)

    def others(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat]

    def has_most_culture(self, seat: int) -> bool:
        """CV-CUL-02, CV-CUL-03."""
        return all(self.count(seat, "culture") > self.count(other, "culture") for other in self.others(seat))

    def top_era(self) -> int:
        """CV-CLR-50."""
        taken = self.era_ends[-1] - self.deck
        return 1 + sum(taken >= end for end in self.era_ends)

    def playable(self, seat: int, hand: list[Card]) -> list[Card]:
        """CV-ECO-05, CV-ECO-08, CV-CLR-19: an Embargo bars its domain from every play."""
        barred = {embargo.domain for embargo in self.embargoes[seat]}
        return [card for card in hand if card[0] not in barred]

    def hand_limit(self, me: int) -> int:
        """CV-TURN-09, CV-REL-03, CV-REL-04."""
        copied = HAND_LIMITS.get(self.copied or "", 3)
        if self.options["religion_limit_timing"] == "applied":
            return max([3, copied, *(HAND_LIMITS.get(effect, 3) for effect in self.own_effects)])
        own = (3, 5, 7)[self.level(me, "religion")]
        return max(own, copied) if self.has_most_culture(me) else own  # CV-CLR-16

    # Moving cards ---------------------------------------------------------------------------------------------------

    def take_off(self, seat: int, domain: str) -> Card:
        """Lift a face-up card: the one of the earliest era in the domain (CV-CLR-24, CV-CLR-48)."""
        card = min(card for card in self.areas[seat] if card[0] == domain)
        self.areas[seat].remove(card)
        return card

    def check_coin(self) -> None:
        """CV-CUL-10: after every change of face-up cards."""
        if self.coin is not None and not self.has_most_culture(self.coin_user):
            self.coin = None
            self.seen["coin removed: majority lost"] += 1

    def _draw(self, to: list[Card]) -> Script:
        """Chance decides what the top card is when it is taken (CV-CLR-49)."""
        candidates = Counter(card for card in self.untaken if card[1] == self.top_era())
        answer = yield Question(CHANCE, {f"draw {name_of(card)}": number for card, number in candidates.items()})
        card = cards_to("draw", candidates)[answer]
        self.untaken.remove(card)
        self.deck -= 1
        to.append(card)

    def _move_cards(self, me: int, verb: str, source: list[Card], target: list[Card], number: int) -> Script:
        """Move that many cards of one's choice, one by one (CV-CLR-54)."""
        for left in range(number, 0, -1):
            all_must_go = len(source) <= left
            choices = source[:1] if all_must_go else source
            card = yield from ask_unless_forced(me, cards_to(verb, choices))
            source.remove(card)
            target.append(card)

    def _move_from_area(self, me: int, verb: str, target: list[Card], number: int) -> Script:
        """The same for face-up cards of one's own area, which are named by domain."""
        for left in range(number, 0, -1):
            choices = self.domains(me)
            if verb == "return":
                choices = [domain for domain in choices if self.return_is_allowed(me, domain, left, number)]
            if len(self.areas[me]) <= left:  # all must go
                choices = choices[:1]
            domain = yield from ask_unless_forced(me, {f"{verb} {domain}": domain for domain in choices})
            target.append(self.take_off(me, domain))
            self.check_coin()

    def play_card(self, me: int, card: Card) -> None:
        self.hands[me].remove(card)
        self.areas[me].append(card)
        self.check_coin()

    # The game -------------------------------------------------------------------------------------------------------

    def turn_order(self) -> list[int]:
        """CV-TURN-01: clockwise from the first player."""
        return [(self.first + step) % self.players for step in self.seats]

    def _game(self) -> Script:
        self.first = yield from ask(CHANCE, {f"first p{seat + 1}": seat for seat in self.seats})  # CV-SETUP-09
        self.active = self.coin_user = self.first
        if self.options["deal_variant"] == "draft":
            yield from self._draft()
        else:
            for seat in self.turn_order():  # CV-DEAL-01, CV-DEAL-03
                for _ in range(3):
                    yield from self._draw(self.hands[seat])
        while True:
            self.round += 1
            deck_before = self.deck
            for seat in self.turn_order():
                yield from self._turn(seat)
                if any(self.count(seat, domain) >= self.needed_to_win(seat, domain) for domain in CARDS):
                    self.win_at_once(seat)
                    return
            # CV-CLR-28: the round is complete
            if self.deck == 0:  # CV-END-05 to CV-END-07
                break
            self.quiet_rounds = self.quiet_rounds + 1 if self.deck == deck_before else 0
            if self.quiet_rounds == self.options["stall_rounds"]:  # CV-END-16
                self.seen["stall"] += 1
                break
        self.win_by_majority()

    def win_at_once(self, winner: int) -> None:
        """CV-END-01, CV-END-04, CV-TEAM-03, CV-CLR-30."""
        self.instant = True
        sides = teams_of(self.players, bool(self.options["team_mode"]))
        self.winning_seats = {seat for side in sides if winner in side for seat in side}

    def win_by_majority(self) -> None:
        counts: Counts = [{domain: self.count(seat, domain) for domain in CARDS} for seat in self.seats]
        team_mode, tie_break = bool(self.options["team_mode"]), str(self.options["team_tie_break"])
        self.winning_seats = majority_winners(counts, team_mode, tie_break)

    def _draft(self) -> Script:
        for seat in self.turn_order():  # CV-DRAFT-01
            for _ in range(4):
                yield from self._draw(self.packs[seat])
        for pick in (1, 2, 3):  # CV-DRAFT-02 to CV-DRAFT-04; asked in turn order (CV-CLR-53)
            for seat in self.turn_order():
                card = yield from ask(seat, cards_to("pick", self.packs[seat]))
                self.packs[seat].remove(card)
                self.set_aside[seat].append(card)
            if pick < 3:  # CV-DRAFT-09: packs move only now
                self.packs = [self.packs[(seat - 1) % self.players] for seat in self.seats]
        self.centre = [card for pack in self.packs for card in pack]
        self.packs = [[] for _ in self.seats]
        for seat in reversed(self.turn_order()):  # CV-DRAFT-05, CV-DRAFT-06
            card = yield from ask_unless_forced(seat, cards_to("choose", self.centre))
            self.centre.remove(card)
            self.areas[seat].append(card)
        self.hands = self.set_aside  # CV-DRAFT-07
        self.set_aside = [[] for _ in self.seats]

    def _turn(self, me: int) -> Script:
        self.active = me
        self.own_effects, self.discard_effects, self.copied = [], [], None
        # Step 1 (CV-TURN-03, CV-TURN-04)
        if playable := self.playable(me, self.hands[me]):
            self.play_card(me, (yield from ask(me, cards_to("play", playable))))
        else:
            self.seen["step 1 skipped"] += 1
        # Step 2 (CV-TURN-06); ending it is always a decision (CV-CLR-53)
        while effect := (yield from ask(me, {**self.effects_open_to(me), "end": ""})):
            yield from self._apply(me, effect)
        # Step 3 (CV-TURN-08, CV-TURN-11, CV-CLR-33)
        limit = self.hand_limit(me)
        while len(self.hands[me]) < limit and self.deck:
            yield from self._draw(self.hands[me])
        self.end_turn(me)

    def end_turn(self, me: int) -> None:
        """CV-CLR-28: expired Embargoes, then an unused coin."""
        # CV-ECO-06, CV-CLR-18: one laid by its own target this turn stays for the next
        self.discard += [embargo.card for embargo in self.embargoes[me] if not embargo.fresh]
        self.embargoes[me] = [embargo for embargo in self.embargoes[me] if embargo.fresh]
        for embargo in self.embargoes[me]:
            embargo.fresh = False
        if self.coin is not None and self.coin_user == me and self.copied is None:  # CV-CUL-12
            self.coin = None
            self.seen["coin removed: not used"] += 1

    # Step 2: which effects ------------------------------------------------------------------------------------------

    def effects_open_to(self, me: int) -> dict[str, str]:
        """Every effect that may be started now, by the answer that starts it."""
        answers = {}
        for domain, (level_1, level_2, discard_effect) in EFFECTS.items():
            for effect in (level_1, level_2):
                if self.may_use(me, effect):
                    answers[f"use {effect}"] = f"use {effect}"
                for other in self.others(me):  # CV-CLR-15: never oneself
                    if self.may_copy(me, effect, other):
                        answers[f"copy {effect} p{other + 1}"] = f"copy {effect} p{other + 1}"
            # CV-EFF-03, CV-EFF-11, CV-EFF-15
            if (
                self.count(me, domain)
                and discard_effect not in self.discard_effects
                and self.startable(me, discard_effect)
            ):
                answers[f"use {discard_effect}"] = f"use {discard_effect}"
        return answers

    def may_use(self, me: int, effect: str) -> bool:
        """A persistent effect of one's own."""
        domain = DOMAIN_OF[effect]
        if domain == "religion" and self.options["religion_limit_timing"] == "continuous":
            return False  # CV-REL-04: no action is needed
        if any(DOMAIN_OF[used] == domain for used in self.own_effects):
            return False  # CV-EFF-03, CV-EFF-07, CV-CLR-10
        if self.copied is not None and self.excludes(self.copied, effect):
            return False  # CV-CUL-06, CV-CLR-13
        return self.level(me, domain) >= LEVEL_OF[effect] and self.startable(me, effect)  # CV-EFF-08, CV-EFF-09

    def may_copy(self, me: int, effect: str, other: int) -> bool:
        """A persistent effect of another player, through Inspiration."""
        if self.copied is not None or not self.has_most_culture(me):
            return False  # CV-CUL-04, CV-CUL-02, CV-CUL-13
        if any(self.excludes(used, effect) for used in self.own_effects):
            return False  # CV-CUL-06
        return self.level(other, DOMAIN_OF[effect]) >= LEVEL_OF[effect] and self.startable(me, effect)  # CV-CUL-05, -14

    def excludes(self, one: str, two: str) -> bool:
        """CV-CUL-06: whether a copied effect and one's own may not be combined in a turn."""
        return (
            one == two
            if self.options["culture_exclusion_scope"] == "exact_effect"
            else DOMAIN_OF[one] == DOMAIN_OF[two]
        )

    def startable(self, me: int, effect: str) -> bool:
        """CV-CLR-04: the first instruction, cost and target included, can be carried out in full."""
        hand, area = self.hands[me], self.areas[me]
        required = self.options["followup_play"] == "required"  # CV-CLR-05
        number = LEVEL_OF.get(effect, 0)
        match effect:
            case "assassination" | "purge":
                return len(hand) >= number
            case "development" | "monopoly":
                return len(area) >= number and (not required or len(self.playable(me, hand)) >= number)
            case "experiment" | "research":
                return len(area) >= number and (
                    not required or self.can_return_and_play(me, hand, area, number, number)
                )
            case "oligarchy" | "republic":
                return len(self.discard) >= number
            case "attack":
                return len(area) >= 2  # CV-WAR-07: a card to name a domain with is left
            case "embargo" | "democracy":
                return bool(self.places(me, DOMAIN_OF[effect]))
        return True

    def can_return_and_play(self, me: int, hand: list[Card], area: list[Card], returns: int, plays: int) -> bool:
        """CV-CLR-05, 'required': whether some choice of so many returned cards lets so many cards be played."""
        if returns == 0:
            return len(self.playable(me, hand)) >= plays
        for card in set(area):
            rest = list(area)
            rest.remove(card)
            if self.can_return_and_play(me, [*hand, card], rest, returns - 1, plays):
                return True
        return False

    def return_is_allowed(self, me: int, domain: str, returns: int, plays: int) -> bool:
        """CV-CLR-05, 'required': returns that would prevent the plays are illegal."""
        if self.options["followup_play"] != "required":
            return True
        card = next(card for card in self.areas[me] if card[0] == domain)
        rest = list(self.areas[me])
        rest.remove(card)
        return self.can_return_and_play(me, [*self.hands[me], card], rest, returns - 1, plays)

    def places(self, me: int, paid: str | None) -> dict[str, tuple[str, int]]:
        """Where an Embargo or Democracy card can go: any domain with a face-up card (CV-ECO-07, CV-UTO-04).

        ``paid`` is a domain whose card has yet to leave one's own area (CV-ECO-09, CV-UTO-08).
        """
        places = {}
        for seat in self.seats if self.options["any_player_includes_self"] else self.others(me):  # CV-CLR-17
            for domain in CARDS:
                cards = self.count(seat, domain) - (seat == me and domain == paid)
                if cards > 0:
                    places[f"lay {domain} p{seat + 1}"] = (domain, seat)
        return places

    # Step 2: what effects do ----------------------------------------------------------------------------------------

    def _apply(self, me: int, answer: str) -> Script:
        verb, effect, *whom = answer.split()
        if verb == "copy":
            self.copied = effect
            self.coin = (int(whom[0][1]) - 1, DOMAIN_OF[effect])  # CV-CUL-08
            self.coin_user = me
        elif effect in LEVEL_OF:
            self.own_effects.append(effect)
        else:
            self.discard_effects.append(effect)
        if effect in LEVEL_OF:
            yield from self._persistent(me, effect, LEVEL_OF[effect])
        else:
            paid = self.take_off(me, DOMAIN_OF[effect])  # CV-EFF-11
            self.check_coin()
            script: Callable[[int, Card], Script] = getattr(self, f"_{effect}")
            yield from script(me, paid)

    def _persistent(self, me: int, effect: str, number: int) -> Script:
        """CV-CUL-11: a copied effect uses one's own hand and area."""
        match DOMAIN_OF[effect]:
            case "war":  # CV-WAR-01, CV-WAR-02
                yield from self._move_cards(me, "discard", self.hands[me], self.discard, number)
            case "utopia":  # CV-UTO-01, CV-UTO-02
                yield from self._move_cards(me, "recover", self.discard, self.hands[me], number)
            case "economy":  # CV-ECO-01, CV-ECO-02, CV-CLR-12
                yield from self._move_from_area(me, "drop", self.discard, number)
                yield from self._follow_up(me, number)
            case "science":  # CV-SCI-01, CV-SCI-02, CV-CLR-12
                yield from self._move_from_area(me, "return", self.hands[me], number)
                yield from self._follow_up(me, number)

    def _follow_up(self, me: int, number: int) -> Script:
        """CV-CLR-05: play while something can be played; the rest lapses. One by one (CV-CLR-55)."""
        for left in range(number, 0, -1):
            playable = self.playable(me, self.hands[me])
            if not playable:
                self.seen["follow-up lapsed"] += 1
                return
            all_must_go = len(playable) <= left
            choices = playable[:1] if all_must_go else playable
            self.play_card(me, (yield from ask_unless_forced(me, cards_to("play", choices))))

    def _attack(self, me: int, paid: Card) -> Script:
        self.discard.append(paid)  # CV-WAR-03
        domain = yield from ask_unless_forced(
            me, {f"name {domain}": domain for domain in self.domains(me)}
        )  # CV-WAR-06
        self.discard.append(self.take_off(me, domain))  # CV-WAR-04
        self.check_coin()
        for other in self.others(me):  # CV-WAR-05, CV-CLR-24
            if self.count(other, domain):
                self.discard.append(self.take_off(other, domain))
        self.check_coin()

    def _inquisition(self, me: int, paid: Card) -> Script:
        self.discard.append(paid)  # CV-REL-06
        them = yield from ask_unless_forced(
            me, {f"question p{seat + 1}": seat for seat in self.others(me)}
        )  # CV-CLR-31
        taken = len(self.hands[them])
        self.hands[me] += self.hands[them]  # CV-REL-07
        self.hands[them].clear()
        yield from self._move_cards(me, "give", self.hands[me], self.hands[them], taken)  # CV-REL-08

    def _breakthrough(self, me: int, paid: Card) -> Script:
        self.discard.append(paid)  # CV-SCI-04
        number = min(5, self.deck)  # CV-SCI-05, CV-SCI-07, CV-CLR-32
        for _ in range(number):
            yield from self._draw(self.hands[me])
        yield from self._move_cards(me, "discard", self.hands[me], self.discard, number)  # CV-SCI-06

    def _embargo(self, me: int, paid: Card) -> Script:
        domain, seat = yield from self._lay(me, paid)  # CV-ECO-04
        self.embargoes[seat].append(Embargo(domain, paid, fresh=seat == me))
        if seat == me:
            self.seen["embargo on oneself"] += 1

    def _democracy(self, me: int, paid: Card) -> Script:
        domain, seat = yield from self._lay(me, paid)  # CV-UTO-03
        self.democracies[seat].append(domain)
        if seat == me:
            self.seen["democracy on oneself"] += 1

    def _lay(self, me: int, paid: Card) -> Asking[tuple[str, int]]:
        """The card is in transit until its place is chosen (CV-CLR-51)."""
        self.transit = paid
        place = yield from ask_unless_forced(me, self.places(me, None))
        self.transit = None
        return place
