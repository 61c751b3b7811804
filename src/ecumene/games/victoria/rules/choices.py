"""Choices inside an effect: which cards, which domain, which player (CV-WAR, CV-REL, CV-ECO, CV-SCI, CV-UTO)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import ALLOWED, Rule
from ecumene.games.victoria.cards import count, earliest, has_domain, names_of, of_era, size, without_domains
from ecumene.games.victoria.citations import (
    CV_CLR_05,
    CV_CLR_17,
    CV_CLR_31,
    CV_ECO_01,
    CV_ECO_02,
    CV_ECO_04,
    CV_ECO_07,
    CV_ECO_09,
    CV_REL_07,
    CV_REL_08,
    CV_SCI_01,
    CV_SCI_02,
    CV_SCI_06,
    CV_UTO_01,
    CV_UTO_02,
    CV_UTO_03,
    CV_UTO_04,
    CV_UTO_08,
    CV_WAR_01,
    CV_WAR_02,
    CV_WAR_04,
    CV_WAR_05,
    CV_WAR_06,
)
from ecumene.games.victoria.frames import GIVING, LAYING_EMBARGO
from ecumene.games.victoria.material import (
    BREAKTHROUGH,
    DOMAIN_COUNT,
    ECONOMY,
    ERA_COUNT,
    KIND_COUNT,
    KIND_ERA,
    ONE,
    UTOPIA,
)
from ecumene.games.victoria.position import (
    AREAS,
    BIT,
    DEMOCRACIES,
    EMBARGOES,
    FOLLOW_UP_REQUIRED,
    HANDS,
    HIDDEN_BACKS,
    OTHERS_ONLY,
    Position,
)
from ecumene.games.victoria.rules.culture import check_coin
from ecumene.games.victoria.rules.effects import min_of
from ecumene.games.victoria.rules.reporting import card_token, domain_token, report, report_to_some, seat_token


def discarding_rule(effect: i64) -> Rule:
    """The rule that asks for cards from hand."""
    if effect == BREAKTHROUGH:
        return CV_SCI_06
    if effect % 3:
        return CV_WAR_02
    return CV_WAR_01


def why_not_discard(position: Position, kind: i64) -> Rule:
    """Whether that card can be discarded from hand."""
    if kind >= KIND_COUNT or count(position.hand(position.active), kind) == 0:
        return discarding_rule(position.top_extra())
    return ALLOWED


def discard(position: Position, kind: i64, log: Log | None) -> None:
    """Discard a card from hand, visible to everybody (CV-CLR-41)."""
    seat: i64 = position.active
    if log is not None:
        report(log, "discards", seat, discarding_rule(position.top_extra()), {"card": card_token(kind)})
    position.zones[HANDS + seat] -= ONE[kind]
    position.discard += ONE[kind]
    position.count_down()


def dropping_rule(effect: i64) -> Rule:
    """The rule that asks for cards of the area to be discarded."""
    return CV_ECO_02 if effect % 3 else CV_ECO_01


def why_not_drop(position: Position, domain: i64) -> Rule:
    """Whether a card of that domain can be dropped for Development or Monopoly."""
    if domain >= DOMAIN_COUNT or not has_domain(position.area(position.active), domain):
        return dropping_rule(position.top_extra())
    return ALLOWED


def drop(position: Position, domain: i64, log: Log | None) -> None:
    """Discard the domain's card of the earliest era from the area."""
    seat: i64 = position.active
    kind = earliest(position.area(seat), domain)
    if log is not None:
        report(log, "drops", seat, dropping_rule(position.top_extra()), {"card": card_token(kind)})
    position.discard_from_area(seat, kind)
    position.count_down()
    check_coin(position, log)


def returning_rule(effect: i64) -> Rule:
    """The rule that asks for cards of the area to be returned to hand."""
    return CV_SCI_02 if effect % 3 else CV_SCI_01


def why_not_return(position: Position, domain: i64) -> Rule:
    """Whether a card of that domain can be returned for Experiment or Research."""
    seat: i64 = position.active
    if domain >= DOMAIN_COUNT or not has_domain(position.area(seat), domain):
        return returning_rule(position.top_extra())
    if position.flags & FOLLOW_UP_REQUIRED:
        # CV-CLR-05 'required': the remaining returns must leave enough playable cards.
        banned: i64 = position.banned_domains(seat)
        wanted: i64 = position.top_extra() % 3 + 1
        left: i64 = position.top_count() - 1
        playable: i64 = size(without_domains(position.hand(seat), banned))
        returnable: i64 = size(without_domains(position.area(seat), banned))
        if not banned & BIT[domain]:
            playable += 1
            returnable -= 1
        if playable + min_of(left, returnable) < wanted:
            return CV_CLR_05
    return ALLOWED


def return_card(position: Position, domain: i64, log: Log | None) -> None:
    """Return the domain's card of the earliest era from the area to hand, visible to everybody (CV-CLR-43)."""
    seat: i64 = position.active
    kind = earliest(position.area(seat), domain)
    if log is not None:
        report(log, "returns", seat, returning_rule(position.top_extra()), {"card": card_token(kind)})
    position.zones[AREAS + seat] -= ONE[kind]
    position.zones[HANDS + seat] += ONE[kind]
    position.count_down()
    check_coin(position, log)


def why_not_name(position: Position, domain: i64) -> Rule:
    """Whether Attack can name that domain: the attacker must still have a card of it (CV-WAR-06)."""
    if domain >= DOMAIN_COUNT or not has_domain(position.area(position.active), domain):
        return CV_WAR_06
    return ALLOWED


def name(position: Position, domain: i64, log: Log | None) -> None:
    """Attack: the attacker discards a card of the domain, then every other player who has one (CV-WAR-05)."""
    attacker: i64 = position.active
    kind = earliest(position.area(attacker), domain)
    if log is not None:
        details: dict[str, int | str] = {"domain": domain_token(domain), "card": card_token(kind)}
        report(log, "names", attacker, CV_WAR_04, details)
    position.discard_from_area(attacker, kind)
    check_coin(position, log)
    victim: i64 = position.next_seat(attacker)
    while victim != attacker:
        if has_domain(position.area(victim), domain):
            kind = earliest(position.area(victim), domain)
            position.discard_from_area(victim, kind)
            if log is not None:
                report(log, "loses", victim, CV_WAR_05, {"card": card_token(kind)})
        victim = position.next_seat(victim)
    position.count_down()
    check_coin(position, log)


def why_not_question(position: Position, target: i64) -> Rule:
    """Whether Inquisition can choose that player: any other (CV-CLR-31)."""
    if target >= position.players or target == position.active:
        return CV_CLR_31
    return ALLOWED


def question(position: Position, target: i64, log: Log | None) -> None:
    """Inquisition: take the target's whole hand, then hand back as many cards (CV-REL-07)."""
    seat: i64 = position.active
    taken: i64 = position.hand(target)
    position.zones[HANDS + seat] += taken
    position.zones[HANDS + target] = 0
    position.pop()
    position.push(GIVING, size(taken), target)
    if log is not None:
        details: dict[str, int | str] = {"target": seat_token(target), "count": size(taken)}
        cards = " ".join(f"card.{card}" for card in names_of(taken))
        if not position.flags & HIDDEN_BACKS:
            for era in range(ERA_COUNT):
                details[f"era_{era + 1}"] = size(of_era(taken, era))
        report_to_some(log, "questions", seat, CV_REL_07, details, {"cards": cards}, (seat, target))


def why_not_give(position: Position, kind: i64) -> Rule:
    """Whether that card can be handed back."""
    if kind >= KIND_COUNT or count(position.hand(position.active), kind) == 0:
        return CV_REL_08
    return ALLOWED


def give(position: Position, kind: i64, log: Log | None) -> None:
    """Hand a card of the merged hand back to the questioned player."""
    seat: i64 = position.active
    target: i64 = position.top_extra()
    position.zones[HANDS + seat] -= ONE[kind]
    position.zones[HANDS + target] += ONE[kind]
    position.count_down()
    if log is not None:
        details: dict[str, int | str] = {"target": seat_token(target)}
        if not position.flags & HIDDEN_BACKS:
            details["era"] = KIND_ERA[kind] + 1
        report_to_some(log, "gives", seat, CV_REL_08, details, {"card": card_token(kind)}, (seat, target))


def why_not_lay(position: Position, domain: i64, target: i64) -> Rule:
    """Whether the card in transit can be laid on that domain of that player."""
    seat: i64 = position.active
    embargo = position.top_kind() == LAYING_EMBARGO
    if domain >= DOMAIN_COUNT or target >= position.players:
        return CV_ECO_04 if embargo else CV_UTO_03
    if target == seat and position.flags & OTHERS_ONLY:
        return CV_CLR_17
    if not has_domain(position.area(target), domain):
        if embargo:
            return CV_ECO_09 if target == seat and domain == ECONOMY else CV_ECO_07
        return CV_UTO_08 if target == seat and domain == UTOPIA else CV_UTO_04
    return ALLOWED


def lay(position: Position, domain: i64, target: i64, log: Log | None) -> None:
    """Lay the card in transit face down: an embargo for a turn, a Utopia card for the rest of the game."""
    seat: i64 = position.active
    details: dict[str, int | str]
    if position.top_kind() == LAYING_EMBARGO:
        cell: i64 = position.embargo_cell(domain, KIND_ERA[position.top_extra()])
        if target == seat:
            position.fresh = cell + 1  # it binds through the whole of the next turn too (CV-CLR-18)
        else:
            position.zones[EMBARGOES + target] += BIT[3 * cell]
        if log is not None:
            details = {"target": seat_token(target), "domain": domain_token(domain)}
            report(log, "lays-embargo", seat, CV_ECO_04, details)
    else:
        position.zones[DEMOCRACIES + target] += BIT[5 * domain]
        if log is not None:
            details = {"target": seat_token(target), "domain": domain_token(domain)}
            report(log, "lays-democracy", seat, CV_UTO_03, details)
    position.pop()


def recovering_rule(effect: i64) -> Rule:
    """The rule that allows taking cards from the discard pile."""
    return CV_UTO_02 if effect % 3 else CV_UTO_01


def why_not_recover(position: Position, kind: i64) -> Rule:
    """Whether that card lies in the discard pile."""
    if kind >= KIND_COUNT or count(position.discard, kind) == 0:
        return recovering_rule(position.top_extra())
    return ALLOWED


def recover(position: Position, kind: i64, log: Log | None) -> None:
    """Take a card from the discard pile to hand, visible to everybody."""
    seat: i64 = position.active
    if log is not None:
        report(log, "recovers", seat, recovering_rule(position.top_extra()), {"card": card_token(kind)})
    position.discard -= ONE[kind]
    position.zones[HANDS + seat] += ONE[kind]
    position.count_down()
