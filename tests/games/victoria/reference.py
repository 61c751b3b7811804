"""A second engine for Victoria: slow, plain, and written from the rules ledger alone, to check the fast one against.

The whole game is one script, a generator that reads like the rulebook: wherever a player or chance decides it stops
with a :class:`Question`, and the answer carries it on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tests.games.victoria.reference_scoring import majority_winners, points_of, teams_of
from tests.games.victoria.reference_zones import CARDS, DOMAIN_OF, EFFECTS, LEVEL_OF, Card, Embargo, Zones

CHANCE = -1
OVER = -2


@dataclass(frozen=True)
class Question:
    """Who has to decide (a seat or ``CHANCE``) and the possible answers with their weights."""

    actor: int
    answers: dict[str, int]


Value = TypeVar("Value")
Asking = Generator[Question, str, Value]
Script = Asking[None]


def name_of(card: Card) -> str:
    return f"{card[0]}-{card[1]}"


def cards_to(verb: str, cards: Iterable[Card]) -> dict[str, Card]:
    """Answers that name a card by domain and era; equal cards give one answer (CV-CLR-47, CV-CLR-48)."""
    return {f"{verb} {name_of(card)}": card for card in cards}


def ask(actor: int, answers: Mapping[str, Value]) -> Asking[Value]:
    """Let the actor choose one of the answers."""
    return answers[(yield Question(actor, dict.fromkeys(answers, 1)))]


def ask_unless_forced(actor: int, answers: Mapping[str, Value]) -> Asking[Value]:
    """The same, but a choice with one possible answer makes itself."""
    if len(answers) == 1:
        return next(iter(answers.values()))
    return (yield from ask(actor, answers))


def ask_for_card(actor: int, verb: str, cards: list[Card], left: int) -> Asking[Card]:
    """One of ``left`` cards still to be chosen; where all of them must go there is nothing to ask."""
    return (yield from ask_unless_forced(actor, cards_to(verb, cards if len(cards) > left else cards[:1])))


class Reference(Zones):
    """One game, from the choice of the first player to the end."""

    def __init__(self, players: int, options: Mapping[str, bool | int | str]) -> None:
        super().__init__(players, options)
        self.winning_seats: set[int] = set()
        self.instant = False
        self.points: list[int] = []  # for each seat those of its side, once there is a majority to count
        self.seen: Counter[str] = Counter()  # how often rare things happened, for tests
        self.follow(self._game())

    # Asking and answering -------------------------------------------------------------------------------------------

    def follow(self, script: Script) -> None:
        """Go on with this script up to its first question."""
        self.script = script
        self.question = next(script)

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

    # Set-up ---------------------------------------------------------------------------------------------------------

    def _game(self) -> Script:
        self.first = yield from ask(CHANCE, {f"first p{seat + 1}": seat for seat in self.seats})  # CV-SETUP-09
        self.active = self.coin_user = self.first
        if self.options["deal_variant"] == "draft":  # CV-SETUP-12
            yield from self._draft()
        else:
            for seat in self.turn_order():  # CV-DEAL-01, CV-DEAL-03
                for _ in range(3):
                    yield from self._draw(self.hands[seat])
        yield from self._rounds()

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

    # Rounds and turns -----------------------------------------------------------------------------------------------

    def _rounds(self) -> Script:
        while True:
            self.round += 1
            deck_before = self.deck
            for seat in self.turn_order():
                yield from self._turn(seat)
                if self.has_enough_to_win(seat):  # CV-CLR-29, CV-CLR-30: the active player alone, at the end of a turn
                    return self.win_at_once(seat)
            # The round is complete (CV-CLR-28)
            if self.deck == 0:  # CV-END-05 to CV-END-07
                return self.win_by_majority()
            self.quiet_rounds = self.quiet_rounds + 1 if self.deck == deck_before else 0
            if self.quiet_rounds == self.options["stall_rounds"]:  # CV-END-16
                self.seen["stall"] += 1
                return self.win_by_majority()

    def _turn(self, me: int) -> Script:
        self.active = me
        self.own_effects, self.discard_effects, self.copied = [], [], None
        # Step 1 (CV-TURN-03, CV-TURN-04)
        if playable := self.playable(me, self.hands[me]):
            self.play_card(me, (yield from ask(me, cards_to("play", playable))))
        else:
            self.seen["step 1 skipped"] += 1
        # Step 2 (CV-TURN-06); ending it is always a decision (CV-CLR-53)
        while (answer := (yield from ask(me, {move: move for move in [*self.effects_open_to(me), "end"]}))) != "end":
            yield from self._apply(me, answer)
        # Step 3 (CV-TURN-08, CV-TURN-11, CV-CLR-33)
        limit = self.hand_limit(me)
        while len(self.hands[me]) < limit and self.deck:
            yield from self._draw(self.hands[me])
        self.end_turn(me)

    def end_turn(self, me: int) -> None:
        """CV-CLR-28: expired Embargoes, then an unused coin."""
        # CV-ECO-06, CV-CLR-18: an Embargo laid on oneself this turn stays for the next
        self.discard += [embargo.card for embargo in self.embargoes[me] if not embargo.fresh]
        self.embargoes[me] = [embargo for embargo in self.embargoes[me] if embargo.fresh]
        for embargo in self.embargoes[me]:
            embargo.fresh = False
        if self.coin is not None and self.coin_user == me and self.copied is None:  # CV-CUL-12
            self.coin = None
            self.seen["coin removed: not used"] += 1

    def win_at_once(self, winner: int) -> None:
        """CV-END-04, CV-TEAM-03."""
        self.instant = True
        sides = teams_of(self.players, bool(self.options["team_mode"]))
        self.winning_seats = {seat for side in sides if winner in side for seat in side}

    def win_by_majority(self) -> None:
        """CV-END-09 to CV-END-18, CV-TEAM-05 to CV-TEAM-07."""
        counts = [{domain: self.count(seat, domain) for domain in CARDS} for seat in self.seats]
        team_mode, tie_break = bool(self.options["team_mode"]), str(self.options["team_tie_break"])
        self.winning_seats = majority_winners(counts, team_mode, tie_break)
        sides = teams_of(self.players, team_mode)
        self.points = [points_of(counts, side) for seat in self.seats for side in sides if seat in side]

    # Step 2: which effects ------------------------------------------------------------------------------------------

    def effects_open_to(self, me: int) -> list[str]:
        """Every effect that may be started now (CV-EFF-02)."""
        moves = []
        for level_1, level_2, discard_effect in EFFECTS.values():
            for effect in (level_1, level_2):
                if self.may_use(me, effect):
                    moves.append(f"use {effect}")
                for other in self.others(me):  # CV-CLR-15: never oneself
                    if self.may_copy(me, effect, other):
                        moves.append(f"copy {effect} p{other + 1}")
            if self.may_pay_for(me, discard_effect):
                moves.append(f"use {discard_effect}")
        return moves

    def may_pay_for(self, me: int, effect: str) -> bool:
        """A discard effect: once a turn (CV-EFF-03, CV-EFF-15), for one card of its domain (CV-EFF-11)."""
        unused = effect not in self.discard_effects
        return unused and self.count(me, DOMAIN_OF[effect]) > 0 and self.startable(me, effect)

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
        """A persistent effect of another player, through Inspiration (CV-CUL-01)."""
        if self.copied is not None or not self.has_most_culture(me):
            return False  # CV-CUL-04, CV-CUL-02, CV-CUL-13
        if any(self.excludes(used, effect) for used in self.own_effects):
            return False  # CV-CUL-06
        # CV-CUL-05, CV-CUL-14
        return self.level(other, DOMAIN_OF[effect]) >= LEVEL_OF[effect] and self.startable(me, effect)

    def excludes(self, one: str, other: str) -> bool:
        """CV-CUL-06: whether a copied effect and one's own cannot both be applied in a turn."""
        if self.options["culture_exclusion_scope"] == "exact_effect":
            return one == other
        return DOMAIN_OF[one] == DOMAIN_OF[other]

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
                return len(area) >= number and (not required or self.can_play_after(me, hand, area, number, number))
            case "oligarchy" | "republic":
                return len(self.discard) >= number
            case "attack":
                return len(area) > 1  # CV-WAR-07: a card to name a domain with is left
            case "embargo" | "democracy":
                return bool(self.places(me, DOMAIN_OF[effect]))
        return True

    def can_play_after(self, me: int, hand: list[Card], area: list[Card], returns: int, plays: int) -> bool:
        """CV-CLR-05, 'required': whether some choice of so many returned cards lets so many cards be played."""
        if returns == 0:
            return len(self.playable(me, hand)) >= plays
        for card in set(area):
            rest = list(area)
            rest.remove(card)
            if self.can_play_after(me, [*hand, card], rest, returns - 1, plays):
                return True
        return False

    def may_return(self, me: int, domain: str, returns: int, plays: int) -> bool:
        """CV-CLR-05, 'required': returns that would prevent the plays are illegal."""
        if self.options["followup_play"] != "required":
            return True
        card = next(card for card in self.areas[me] if card[0] == domain)
        rest = list(self.areas[me])
        rest.remove(card)
        allowed = self.can_play_after(me, [*self.hands[me], card], rest, returns - 1, plays)
        self.seen["return refused"] += not allowed
        return allowed

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
            paid = self.take_off(me, DOMAIN_OF[effect])  # CV-EFF-11, CV-CLR-54: the cost comes first
            self.check_coin()
            script: Callable[[int, Card], Script] = getattr(self, f"_{effect}")
            yield from script(me, paid)

    def _persistent(self, me: int, effect: str, number: int) -> Script:
        """With one's own hand and area, copied or not (CV-CUL-11); Religion's acts in :meth:`hand_limit`."""
        match DOMAIN_OF[effect]:
            case "war":  # CV-WAR-01, CV-WAR-02
                yield from self._move_cards(me, "discard", self.hands[me], self.discard, number)
            case "utopia":  # CV-UTO-01, CV-UTO-02
                yield from self._move_cards(me, "recover", self.discard, self.hands[me], number)
            case "economy":  # CV-ECO-01 to CV-ECO-03, CV-CLR-12
                yield from self._move_from_area(me, "drop", self.discard, number)
                yield from self._follow_up(me, number)
            case "science":  # CV-SCI-01 to CV-SCI-03, CV-CLR-12
                yield from self._move_from_area(me, "return", self.hands[me], number)
                yield from self._follow_up(me, number)

    def _follow_up(self, me: int, number: int) -> Script:
        """CV-CLR-05: play while something can be played; the rest lapses. One by one (CV-CLR-55)."""
        for left in range(number, 0, -1):
            playable = self.playable(me, self.hands[me])
            if not playable:
                self.seen["follow-up lapsed"] += 1
                return
            self.play_card(me, (yield from ask_for_card(me, "play", playable, left)))

    def _attack(self, me: int, paid: Card) -> Script:
        self.discard.append(paid)  # CV-WAR-03
        # CV-WAR-06
        domain = yield from ask_unless_forced(me, {f"name {domain}": domain for domain in self.domains(me)})
        self.discard.append(self.take_off(me, domain))  # CV-WAR-04
        self.check_coin()
        for other in self.others(me):  # CV-WAR-05, CV-CLR-24
            if self.count(other, domain):
                self.discard.append(self.take_off(other, domain))
        self.check_coin()

    def _inquisition(self, me: int, paid: Card) -> Script:
        self.discard.append(paid)  # CV-REL-06
        # CV-CLR-31
        them = yield from ask_unless_forced(me, {f"question p{seat + 1}": seat for seat in self.others(me)})
        taken = len(self.hands[them])
        self.seen["inquisition of an empty hand"] += taken == 0
        self.hands[me] += self.hands[them]  # CV-REL-07
        self.hands[them].clear()
        yield from self._move_cards(me, "give", self.hands[me], self.hands[them], taken)  # CV-REL-08

    def _breakthrough(self, me: int, paid: Card) -> Script:
        self.discard.append(paid)  # CV-SCI-04
        number = min(5, self.deck)  # CV-SCI-05, CV-SCI-07, CV-CLR-32
        for _ in range(number):
            yield from self._draw(self.hands[me])
        yield from self._move_cards(me, "discard", self.hands[me], self.discard, number)  # CV-SCI-06
        self.seen["short breakthrough"] += number < 5

    def _embargo(self, me: int, paid: Card) -> Script:
        domain, seat = yield from self._lay(me, paid)  # CV-ECO-04
        self.embargoes[seat].append(Embargo(domain, paid, fresh=seat == me))
        self.seen["embargo on oneself"] += seat == me

    def _democracy(self, me: int, paid: Card) -> Script:
        domain, seat = yield from self._lay(me, paid)  # CV-UTO-03
        self.democracies[seat].append(domain)
        self.seen["democracy on oneself"] += seat == me

    def _lay(self, me: int, paid: Card) -> Asking[tuple[str, int]]:
        """The card is in transit until its place is chosen (CV-CLR-51)."""
        self.transit = paid
        place = yield from ask_unless_forced(me, self.places(me))
        self.transit = None
        return place

    # Moving cards ---------------------------------------------------------------------------------------------------

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
            card = yield from ask_for_card(me, verb, source, left)
            source.remove(card)
            target.append(card)

    def _move_from_area(self, me: int, verb: str, target: list[Card], number: int) -> Script:
        """The same for face-up cards of one's own area, which are named by domain (CV-CLR-48)."""
        for left in range(number, 0, -1):
            domains = self.domains(me)
            if verb == "return":
                domains = [domain for domain in domains if self.may_return(me, domain, left, number)]
            if len(self.areas[me]) <= left:  # all of them must go: nothing to ask
                domains = domains[:1]
            domain = yield from ask_unless_forced(me, {f"{verb} {domain}": domain for domain in domains})
            target.append(self.take_off(me, domain))
            self.check_coin()

    def play_card(self, me: int, card: Card) -> None:
        self.hands[me].remove(card)
        self.areas[me].append(card)
        self.check_coin()

    def check_coin(self) -> None:
        """CV-CUL-10: after every change of face-up cards."""
        if self.coin is not None and not self.has_most_culture(self.coin_user):
            self.coin = None
            self.seen["coin removed: majority lost"] += 1
