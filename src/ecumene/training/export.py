"""Takes a model out of training: as a net that bots ask, and as a checkpoint to start another lesson from.

Needs PyTorch.
"""

import pickle
import zipfile
from collections.abc import Mapping
from pathlib import Path

import msgspec
import numpy as np
import torch

from ecumene.core.encoding import Encoder
from ecumene.core.errors import EcumeneError
from ecumene.core.game import Game
from ecumene.games import game_named
from ecumene.nets.files import NetWeights, stamp_for, write_net
from ecumene.training import model as model_file
from ecumene.training.model import SHIPPED, Model
from ecumene.training.results import Taught, write_whole
from ecumene.training.settings import LearnSettings, encoder_of

KIND = "ecumene model"
READS_SECOND = ("wv", "wp", "wm", "we")  # weights with a column for each unit of the second layer


class About(msgspec.Struct, frozen=True):
    """What a checkpoint was made for."""

    game: str
    rules: int
    encoder: int
    inputs: int
    parts: int
    first: int
    second: int
    ending_names: list[str]


def about(game: Game, model: Model, ending_names: list[str]) -> About:
    """What a model of a game is."""
    encoder = encoder_of(game)
    return About(
        game.name, game.rules_version, int(encoder.version), model.inputs, model.parts, model.first, model.second,
        ending_names,
    )  # fmt: skip


def write_model(path: Path, game: Game, model: Model, note: Mapping[str, object]) -> None:
    """Write a model as a net, with a note on how it was trained."""
    weights = {
        name: np.ascontiguousarray(model.weights[name].detach().cpu().numpy().astype(np.float32).ravel())
        for name in SHIPPED
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    write_net(path, NetWeights(**weights), stamp_for(game, note))


def note_of(taught: Taught) -> dict[str, object]:
    """What a net's file says about how it was trained."""
    measures = msgspec.structs.replace(taught.measures, bins=[])
    told = msgspec.structs.replace(taught, measures=measures, start=Path(taught.start).name)
    left_out = ("net", "checkpoint", "off")
    return {name: value for name, value in msgspec.to_builtins(told).items() if name not in left_out}


def write_checkpoint(path: Path, game: Game, model: Model, ending_names: list[str]) -> None:
    """Write all weights, also those that only training needs."""
    weights = {name: weight.detach().cpu().clone() for name, weight in model.weights.items()}
    stamp = msgspec.to_builtins(about(game, model, ending_names))
    model_file.save(path, {"kind": KIND, "about": stamp, "weights": weights})


def read_checkpoint(path: Path) -> tuple[About, dict[str, torch.Tensor]]:
    """What :func:`write_checkpoint` wrote."""
    try:
        with path.open("rb") as file:
            if not zipfile.is_zipfile(file):
                raise ValueError("It is not the kind of file that PyTorch writes.")
        content = torch.load(path, map_location="cpu", weights_only=True)
        if not isinstance(content, dict) or content.get("kind") != KIND:
            raise ValueError("It holds something else.")
    except OSError as error:
        raise EcumeneError(f"The checkpoint {path} cannot be read.", str(error.strerror or error)) from error
    except (RuntimeError, ValueError, LookupError, EOFError, pickle.UnpicklingError) as error:
        raise EcumeneError(
            f"{path} is no checkpoint.", str(error).partition("\n")[0], "Name a .pt file that a lesson wrote."
        ) from error
    return msgspec.convert(content["about"], About), content["weights"]


def new_model(encoder: Encoder, settings: LearnSettings, ending_names: list[str]) -> Model:
    """An untaught model."""
    endings = max(1, len(ending_names))
    return Model(int(encoder.inputs), int(encoder.parts), endings, settings, settings.seed)


def check_fit(path: Path, found: About, wanted: About) -> None:
    """Raise an error if a checkpoint was made for something else, or for more hidden units."""
    for name in ("game", "rules", "encoder", "inputs", "parts", "first", "second"):
        there, here = getattr(found, name), getattr(wanted, name)
        narrower = name in ("first", "second") and there < here
        if there != here and not narrower:
            raise EcumeneError(
                f"The checkpoint {path} does not fit.", f"Its {name} is {there!r}, not {here!r}.",
                "Learn from the beginning, or with the sizes of that checkpoint.",
            )  # fmt: skip


def start_from(path: Path, game: Game, model: Model, ending_names: list[str]) -> None:
    """Give a model the weights of an earlier lesson; kinds of endings that were unknown then begin as they are.

    A model with more hidden units judges like the narrower one at first: nothing reads the new units yet, which keep
    the random weights they read with.
    """
    found, weights = read_checkpoint(path)
    check_fit(path, found, about(game, model, ending_names))
    before, now = len(found.ending_names), model.endings
    with torch.no_grad():
        model.weights["w2"][: found.second, found.first :] = 0.0
        for name in READS_SECOND:
            model.weights[name][:, found.second :] = 0.0
        for name, weight in weights.items():
            own = model.weights[name]
            if name not in ("we", "be"):
                own[tuple(slice(length) for length in weight.shape)].copy_(weight)
                continue
            columns = slice(found.second) if name == "we" else ...
            for number, ending in enumerate(ending_names):
                if ending in found.ending_names:
                    old = found.ending_names.index(ending)
                    own[number][columns] = weight[old]
                    own[now + number][columns] = weight[before + old]


def export(path: Path, out: Path) -> Game:
    """Write a checkpoint as a net, with the note of the measures beside it, if they are still there."""
    found, weights = read_checkpoint(path)
    game = game_named(found.game)
    model = new_model(encoder_of(game), LearnSettings(first=found.first, second=found.second), found.ending_names)
    check_fit(path, found, about(game, model, found.ending_names))
    model.weights = weights
    measures = path.with_suffix(".json")
    note: Mapping[str, object] = {}
    if measures.exists():
        note = note_of(msgspec.json.decode(measures.read_bytes(), type=Taught))
    write_model(out, game, model, note)
    return game


def take_over(path: Path, net: Path, *, game: Game, settings: LearnSettings) -> None:
    """Write a checkpoint for a run to begin with to the place of a net, and beside it the net."""
    found, _ = read_checkpoint(path)
    check_fit(path, found, about(game, new_model(encoder_of(game), settings, found.ending_names), found.ending_names))
    write_whole(net.with_suffix(".pt"), path.read_bytes())
    if path.with_suffix(".json").exists():
        write_whole(net.with_suffix(".json"), path.with_suffix(".json").read_bytes())
    export(net.with_suffix(".pt"), net)
