"""Victoria's vector once more, slowly, from what the seat's view says; and a position with everybody a seat further.

Some things that everybody knows are in no view: the options, of which effect the question is a part, who gets the cards
given, and what is asked after it. They are taken from the position.
"""

from ecumene.games.victoria.frames import DRAWING, FRAMES, GIVING, IN_EFFECT, LAYING_DEMOCRACY, LAYING_EMBARGO, PICKING
from ecumene.games.victoria.material import CULTURE, DOMAINS, EFFECT_NAMES, KIND_NAMES
from ecumene.games.victoria.position import NO_COIN, ZONE_COUNT
from ecumene.games.victoria.spans import UNSEEN_STEPS
from ecumene.games.victoria.state import VictoriaState
from ecumene.games.victoria.view_types import PlayerView, VictoriaView

Entries = dict[str, set[int]]
NAMES = ("own", "second", "third", "fourth")


def up_to(number: int, most: int, each: int = 1) -> set[int]:
    return {place for place in range(most) if number >= each * (place + 1)}


def kinds(cards: list[str], most: int) -> set[int]:
    return {most * place + number for place, kind in enumerate(KIND_NAMES) for number in up_to(cards.count(kind), most)}


def twin(state: VictoriaState, seat: int) -> Entries:
    view = state.view(seat)
    count = len(view.players)
    around = [view.players[(seat + step) % count] for step in range(count)]
    entries: Entries = {}
    for name, player in zip(NAMES, around, strict=False):
        of_player(entries, name, player, view)
    of_hand(entries, around[0])
    entries["unseen"] = unseen(around, view)
    entries["discard-pile"] = kinds(view.discard, 3)
    entries["centre"] = kinds(view.centre, 2)
    effects = [EFFECT_NAMES.index(name) for name in view.used]
    entries["used"] = {2 * (effect // 3) + effect % 3 for effect in effects if effect % 3 < 2}
    entries["discards-used"] = {effect // 3 for effect in effects if effect % 3 == 2}
    entries["copied"] = set()
    if view.copied is not None:
        effect = EFFECT_NAMES.index(view.copied)
        entries["copied"] = {2 * (effect // 3) + effect % 3}
    entries["coin-on"] = {
        6 * step + domain for step, player in enumerate(around) for domain in range(6) if player.domains[domain].coin
    }
    entries["coin-user"] = {(view.coin_user - seat) % count}
    entries["hand-limit"] = {place for place, limit in enumerate((5, 7)) if view.hand_limit >= limit}
    entries["deck"] = up_to(view.deck, 13, 8)
    entries["deck-ends"] = {place for place, most in enumerate((8, 4, 2, 1, 0)) if view.deck <= most}
    entries["top-era"] = {view.top_era - 1} if view.top_era is not None else set()
    entries["quiet-rounds"] = up_to(view.quiet_rounds, 5)
    left = state.stall_rounds - view.quiet_rounds
    entries["stall"] = {place for place, most in enumerate((3, 2, 1)) if left <= most}
    questions(entries, view, state, seat)
    return entries


def of_player(entries: Entries, name: str, player: PlayerView, view: VictoriaView) -> None:
    cards = [card for domain in player.domains for card in domain.cards]
    entries[f"{name}-area"] = kinds(cards, 4)
    entries[f"{name}-domains"] = {9 * at + one for at in range(6) for one in up_to(player.domains[at].count, 9)}
    entries[f"{name}-nears"] = {
        4 * at + place
        for at, domain in enumerate(player.domains)
        for place, most in enumerate((4, 3, 2, 1))
        if domain.needed_to_win - domain.count <= most
    }
    entries[f"{name}-leads"] = led(player, view)
    entries[f"{name}-leads-alone"] = {
        at
        for at in led(player, view)
        if all(other is player or other.domains[at].count < player.domains[at].count for other in view.players)
    }
    for level in (1, 2):
        entries[f"{name}-level-{level}"] = {
            at for at, domain in enumerate(player.domains) if domain.level >= level and at != CULTURE
        }
    entries[f"{name}-embargoes"] = {at for at, domain in enumerate(player.domains) if sum(domain.embargoes)}
    entries[f"{name}-democracies"] = {
        3 * at + one for at, domain in enumerate(player.domains) for one in up_to(domain.democracies, 3)
    }
    entries[f"{name}-hand-size"] = up_to(player.hand_size + player.set_aside_size, 10)
    # One's own cards are visible even if the backs of hands are not, but then they are in the span of the hand alone.
    others = [other.hand_eras is not None for other in view.players]
    eras = player.hand_eras if all(others) else None
    entries[f"{name}-hand-eras"] = {5 * era + one for era, size in enumerate(eras or []) for one in up_to(size, 5)}
    side = {at for other in view.players if other.team == player.team for at in led(other, view)}
    entries[f"{name}-points"] = up_to(len(side), 6)


def led(player: PlayerView, view: VictoriaView) -> set[int]:
    return {
        at
        for at, domain in enumerate(player.domains)
        if domain.count and domain.count == max(other.domains[at].count for other in view.players)
    }


def of_hand(entries: Entries, player: PlayerView) -> None:
    hand = (player.hand or []) + (player.set_aside or [])
    entries["hand"] = kinds(hand, 3)
    entries["pack"] = kinds(player.pack or [], 2)
    entries["hand-domains"], entries["hand-completes"], entries["hand-wins"] = set(), set(), set()
    for at, domain in enumerate(player.domains):
        held = sum(card.startswith(domain.domain + "-") for card in hand)
        lacking = domain.needed_to_win - domain.count
        entries["hand-domains"] |= {4 * at + one for one in up_to(held, 4)}
        if held and lacking <= held:
            entries["hand-completes"].add(at)
        if held and lacking <= 1 and not sum(domain.embargoes):
            entries["hand-wins"].add(at)


def unseen(players: list[PlayerView], view: VictoriaView) -> set[int]:
    """All cards of the game but those that lie open, face down where everybody knows them, or are one's own."""
    seen = [*view.discard, *view.centre, *([view.in_transit] if view.in_transit else [])]
    seen += [*(players[0].hand or []), *(players[0].set_aside or []), *(players[0].pack or [])]
    for player in players:
        for domain in player.domains:
            seen += domain.cards
            seen += ["utopia-3"] * domain.democracies
            for era, number in enumerate(domain.embargoes):
                seen += [f"economy-{era + 1}"] * number
    entries = set()
    for place, kind in enumerate(KIND_NAMES):
        domain_name, era_name = kind.split("-")
        all_of_it = next(one for one in DOMAINS if one.name == domain_name).cards[int(era_name) - 1]
        left = all_of_it - seen.count(kind)
        entries |= {4 * place + step for step, least in enumerate(UNSEEN_STEPS) if left >= least}
    return entries


def questions(entries: Entries, view: VictoriaView, state: VictoriaState, seat: int) -> None:
    count = len(view.players)
    frames = frames_of(state)
    kind, extra = (frames[0][0], frames[0][2]) if frames else (0, 0)
    entries["asked"] = {frame.number for frame in FRAMES if frame.name == view.asked}
    entries["times"] = up_to(view.asked_times, 5)
    laying = kind in (LAYING_EMBARGO, LAYING_DEMOCRACY)
    entries["effect"] = {extra} if IN_EFFECT[kind] and kind != GIVING and not laying else set()
    entries["give-to"] = {(extra - seat) % count} if kind == GIVING else set()
    entries["in-transit"] = {KIND_NAMES.index(view.in_transit)} if view.in_transit else set()
    entries["then"] = {frames[1][0] if len(frames) > 1 else 0}
    entries["decides"] = {(other - seat) % count for other in view.awaited or [view.active]}
    entries["active"] = {(view.active - seat) % count}
    entries["first"] = {(view.first - seat) % count}
    entries["players"] = {count - 2}
    entries["options"] = {place for place in range(8) if state.flags >> place & 1}


def frames_of(state: VictoriaState) -> list[tuple[int, int, int]]:
    stack, found = int(state.stack), []
    while stack:
        found.append((stack & 31, (stack >> 5) & 127, (stack >> 12) & 255))
        stack >>= 20
    return found


def a_seat_further(state: VictoriaState) -> VictoriaState:
    """The same position with everybody one seat further."""
    count = state.players

    def moved(seat: int) -> int:
        return (seat + 1) % count

    def moved_set(seats: int) -> int:
        return sum(1 << moved(seat) for seat in range(count) if seats >> seat & 1)

    other = state.clone()
    for zone in range(0, ZONE_COUNT, 4):
        for seat in range(count):
            other.zones[zone + moved(seat)] = state.zones[zone + seat]
    other.active, other.first, other.coin_user = moved(state.active), moved(state.first), moved(state.coin_user)
    if state.actor >= 0:
        other.actor = moved(state.actor)
    if state.coin_on != NO_COIN:
        other.coin_on = 6 * moved(state.coin_on // 6) + state.coin_on % 6
    other.winners = moved_set(state.winners)
    other.stack = 0
    for kind, times, extra in reversed(frames_of(state)):
        if kind == PICKING:
            extra = moved_set(extra)
        elif kind in (GIVING, DRAWING):
            extra = moved(extra)
        other.push(kind, times, extra)
    return other
