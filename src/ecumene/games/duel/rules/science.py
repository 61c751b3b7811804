"""Science symbols, pairs, progress tokens and scientific supremacy (DU-SCI, DU-PROG)."""

from mypy_extensions import i64

from ecumene.core.events import Log
from ecumene.core.state import Rule
from ecumene.games.duel.cards import BIT, LAW, TOKEN_GAINS, Token, lowest, size
from ecumene.games.duel.citations import (
    DU_PROG_01,
    DU_PROG_22,
    DU_SCI_03,
    DU_SCI_06,
    DU_SCI_08,
)
from ecumene.games.duel.frames import TAKING
from ecumene.games.duel.material import LAW_SYMBOL, SYMBOLS_TO_WIN
from ecumene.games.duel.position import SCIENTIFIC, Position
from ecumene.games.duel.rules.reporting import report, symbol_token


def gain_symbol(position: Position, seat: i64, symbol: i64, log: Log | None) -> None:
    """A second identical symbol gives a token from the board; a sixth different one wins (DU-SCI-03, DU-SCI-08)."""
    city = position.city(seat)
    if city.symbols & symbol:
        if position.board:
            if log is not None:
                report(log, "pair", seat, DU_SCI_03, {"symbol": symbol_token(lowest(symbol))})
            position.push(TAKING)
        elif log is not None:
            report(log, "no-token-left", seat, DU_SCI_06, {"symbol": symbol_token(lowest(symbol))})
        return
    city.symbols |= symbol
    if size(city.symbols) >= SYMBOLS_TO_WIN:
        position.finish(SCIENTIFIC, BIT[seat])
        if log is not None:
            report(log, "scientific-win", seat, DU_SCI_08, {})


def gain_token(position: Position, seat: i64, token: Token, log: Log | None) -> None:
    """A progress token comes to the city: its coins at once, Law's symbol too (DU-PROG-01, DU-PROG-10, DU-PROG-22)."""
    city = position.city(seat)
    city.tokens |= BIT[token]
    coins: i64 = TOKEN_GAINS[token]
    if coins:
        city.coins += coins
        if log is not None:
            rule: Rule = DU_PROG_01 if token == 0 else DU_PROG_22
            report(log, "gains", seat, rule, {"coins": coins})
    if BIT[token] == LAW:
        gain_symbol(position, seat, BIT[LAW_SYMBOL], log)
