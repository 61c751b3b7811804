"""The evaluator that suits a game and this installation: its net where there is one, else its hand-made strategy."""

import logging
from pathlib import Path
from typing import Final

from ecumene.bots.evaluator import Evaluator, HandMade, Learned
from ecumene.core.game import Game
from ecumene.nets.files import UnfitNet, load_net, net_path
from ecumene.nets.net import has_compiled_kernel

TEMPERATURE: Final = 0.1

_learned: dict[str, Learned | None] = {}  # by game, as long as the process lives


def evaluator_of(game: Game) -> Evaluator:
    """A game's net if it ships with one that fits, else its strategy."""
    learned = learned_of(game)
    if learned is not None:
        return learned
    return HandMade(game.strategy(), TEMPERATURE)


def learned_of(game: Game) -> Learned | None:
    """A game's net, or None if it has none that fits, or if nothing compiled could ask it in time."""
    if game.name not in _learned:
        _learned[game.name] = _load(game)
    return _learned[game.name]


def learned_from(game: Game, path: Path) -> Learned:
    """A net from any file, as training and matches between nets need it; raises :class:`UnfitNet`."""
    net = load_net(game, path)
    encoder = game.encoder()
    assert encoder is not None  # or it would not have loaded
    return Learned(encoder, net.judge)


def _load(game: Game) -> Learned | None:
    encoder = game.encoder()
    if encoder is None or not has_compiled_kernel() or not net_path(game).exists():
        return None
    try:
        return Learned(encoder, load_net(game).judge)
    except UnfitNet as error:
        logging.getLogger("ecumene").warning("Bots play %s without its net. %s", game.title, error)
        return None
