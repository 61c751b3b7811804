"""What a seat may see, and what it cannot tell apart (CV-CLR-36 to CV-CLR-46).

Both follow from the same split: hands, packs and cards set aside belong to their owner; the deck's faces and the
removed cards to nobody; everything else is public. No record is kept of cards once seen (CV-CLR-43).
"""

from librt.vecs import vec
from mypy_extensions import i64

from ecumene.core.rng import Rng
from ecumene.core.state import OVER
from ecumene.games.victoria.cards import Cards, count, names_of, of_era, size
from ecumene.games.victoria.material import (
    CULTURE,
    DOMAIN_COUNT,
    DOMAINS,
    ERA_COUNT,
    KIND_COUNT,
    LEVEL_1_CARDS,
    LEVEL_2_CARDS,
    ONE,
)
from ecumene.games.victoria.position import (
    CHOOSING,
    EMBARGOES,
    HANDS,
    HIDDEN_BACKS,
    LAYING_DEMOCRACY,
    LAYING_EMBARGO,
    NO_COIN,
    PACKS,
    PICKING,
    USED_COPY,
    USED_DISCARD,
    USED_OWN,
    Position,
)
from ecumene.games.victoria.rules.ending import required
from ecumene.games.victoria.rules.turn import hand_limit
from ecumene.games.victoria.shapes import DomainView, PlayerView, VictoriaView

FRAME_NAMES = (
    "over", "first-player", "dealing", "drawing", "picking", "choosing", "step-play", "effects", "turn-over",
    "discarding", "dropping", "returning", "follow-up", "naming", "questioning", "giving", "laying-embargo",
    "laying-democracy", "recovering",
)  # fmt: skip


def see(position: Position, seat: i64) -> VictoriaView:
    """The table as that seat, or a spectator, may see it."""
    frame: i64 = position.top_kind()
    transit: str | None = None
    if frame == LAYING_EMBARGO or frame == LAYING_DEMOCRACY:
        transit = names_of(ONE[position.top_extra()])[0]
    used, copied = _used(position)
    return VictoriaView(
        seat=seat,
        players=[_player(position, other, seat) for other in range(position.players)],
        actor=position.actor,
        awaited=position.awaited(),
        active=position.active,
        first=position.first,
        round=position.round,
        asked=FRAME_NAMES[frame],
        asked_times=position.top_count(),
        in_transit=transit,
        deck=position.deck,
        top_era=position.top_era() + 1 if position.deck else None,
        last_round=position.deck == 0 and position.actor != OVER,
        quiet_rounds=position.quiet_rounds,
        discard=names_of(position.discard),
        centre=names_of(position.centre),
        used=used,
        copied=copied,
        hand_limit=hand_limit(position),
        coin_user=position.coin_user,
        winners=[other for other in range(position.players) if position.winners >> other & 1],
    )


def drafting(position: Position) -> bool:
    """Whether hands are still cards set aside."""
    frame: i64 = position.top_kind()
    return frame == PICKING or frame == CHOOSING


def _player(position: Position, owner: int, viewer: int) -> PlayerView:
    mine = owner == viewer
    hand = position.hand(owner)
    pack = position.zones[PACKS + owner]
    aside = drafting(position)
    cards = names_of(hand) if mine else None
    eras: list[int] | None = None
    if not aside and (mine or not position.flags & HIDDEN_BACKS):
        eras = [size(of_era(hand, era)) for era in range(ERA_COUNT)]
    return PlayerView(
        seat=owner,
        team=position.team_of(owner),
        hand_size=0 if aside else size(hand),
        hand_eras=eras,
        hand=None if aside else cards,
        pack_size=size(pack),
        pack=names_of(pack) if mine else None,
        set_aside_size=size(hand) if aside else 0,
        set_aside=cards if aside else None,
        domains=[_domain(position, owner, domain) for domain in range(DOMAIN_COUNT)],
    )


def _domain(position: Position, owner: int, domain: int) -> DomainView:
    own = position.face_up(owner, domain)
    level_1, level_2 = LEVEL_1_CARDS[position.players], LEVEL_2_CARDS[position.players]
    level = 0
    following = 0
    if domain != CULTURE:
        level = 2 if own >= level_2 else 1 if own >= level_1 else 0
        following = (level_1, level_2, level_2)[level]
    cells = (position.zones[EMBARGOES + owner] >> (9 * domain)) & 0x1FF
    embargoes = [(cells >> (3 * era)) & 7 for era in range(ERA_COUNT)]
    if owner == position.active and position.fresh and (position.fresh - 1) // 3 == domain:
        embargoes[(position.fresh - 1) % 3] += 1
    shown = [name for name in names_of(position.area(owner)) if name.startswith(DOMAINS[domain].name + "-")]
    return DomainView(
        domain=DOMAINS[domain].name,
        cards=shown,
        count=own,
        level=level,
        needed_for_next_level=following,
        needed_to_win=required(position, owner, domain),
        embargoes=embargoes,
        democracies=position.democracies(owner, domain),
        coin=position.coin_on != NO_COIN and position.coin_on == owner * DOMAIN_COUNT + domain,
    )


def _used(position: Position) -> tuple[list[str], str | None]:
    used = []
    copied = None
    for domain in range(DOMAIN_COUNT):
        names = (DOMAINS[domain].level_1, DOMAINS[domain].level_2)
        for level in range(2):
            if position.used >> (USED_OWN + 2 * domain + level) & 1:
                used.append(names[level])
            if position.used >> (USED_COPY + 2 * domain + level) & 1:
                copied = names[level]
        if position.used >> (USED_DISCARD + domain) & 1:
            used.append(DOMAINS[domain].discard)
    return used, copied


# What a seat cannot tell apart --------------------------------------------------------------------------------------


def redeal(position: Position, seat: i64, rng: Rng) -> None:
    """Deal every card that the seat cannot see anew, among all the places where it could be.

    The pool of candidates is what nobody shows: other hands and packs, the deck and the removed cards. Hands keep
    their sizes, and their eras where backs are public; where they are not, only the eras of all hidden cards together
    are known (CV-CLR-50), and those are shuffled among the hands.
    """
    hidden: i64 = 0
    owner: i64 = 0
    while owner < position.players:
        if owner != seat:
            hidden += position.zones[HANDS + owner] + position.zones[PACKS + owner]
        owner += 1
    position.pool += hidden
    left = vec[i64]([0, 0, 0])
    era: i64 = 0
    while era < ERA_COUNT:
        left[era] = size(of_era(hidden, era))
        era += 1
    owner = 0
    while owner < position.players:
        if owner != seat:
            position.zones[HANDS + owner] = _deal_like(position, position.zones[HANDS + owner], left, rng)
            position.zones[PACKS + owner] = _deal_like(position, position.zones[PACKS + owner], left, rng)
        owner += 1


def _deal_like(position: Position, held: Cards, left: vec[i64], rng: Rng) -> Cards:
    """As many cards from the pool as are held, of the same eras if those can be seen."""
    dealt: i64 = 0
    wanted: i64 = size(held)
    era: i64 = 0
    same: i64 = size(of_era(held, 0))
    while wanted > 0:
        if position.flags & HIDDEN_BACKS:
            era = _one_era(left, rng)
        else:
            while same == 0:
                era += 1
                same = size(of_era(held, era))
            same -= 1
        left[era] -= 1
        kind = one_of(of_era(position.pool, era), rng)
        position.pool -= ONE[kind]
        dealt += ONE[kind]
        wanted -= 1
    return dealt


def _one_era(left: vec[i64], rng: Rng) -> i64:
    """A random era by how many hidden cards of it are left."""
    ticket: i64 = rng.below(left[0] + left[1] + left[2])
    if ticket < left[0]:
        return 0
    if ticket < left[0] + left[1]:
        return 1
    return 2


def one_of(cards: Cards, rng: Rng) -> i64:
    """A random card of a set, by its count."""
    ticket: i64 = rng.below(size(cards))
    kind: i64 = 0
    while kind < KIND_COUNT:
        amount: i64 = count(cards, kind)
        if ticket < amount:
            return kind
        ticket -= amount
        kind += 1
    raise AssertionError("a ticket is below the size of the set")
