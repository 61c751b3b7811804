"""What a seat may see (CV-CLR-36 to CV-CLR-46).

Hands, packs and cards set aside are visible to their owner only; the deck and the removed cards to nobody; everything
else is public. Cards seen earlier are not remembered (CV-CLR-43).
"""

from mypy_extensions import i64

from ecumene.core.state import OVER
from ecumene.games.victoria.cards import names_of, of_era, size
from ecumene.games.victoria.frames import CHOOSING, FRAME_NAMES, LAYING_DEMOCRACY, LAYING_EMBARGO, PICKING
from ecumene.games.victoria.material import (
    CULTURE,
    DOMAIN_COUNT,
    DOMAINS,
    ERA_COUNT,
    LEVEL_1_CARDS,
    LEVEL_2_CARDS,
    ONE,
)
from ecumene.games.victoria.position import (
    EMBARGOES,
    HIDDEN_BACKS,
    NO_COIN,
    PACKS,
    USED_COPY,
    USED_DISCARD,
    USED_OWN,
    Position,
)
from ecumene.games.victoria.rules.ending import required
from ecumene.games.victoria.rules.turn import hand_limit
from ecumene.games.victoria.view_types import DomainView, PlayerView, VictoriaView


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
    """Whether the draft is still going on, so that hands are cards set aside."""
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
