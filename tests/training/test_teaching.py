"""A lesson from a folder of games: what it writes, what it goes on from, what it refuses."""

from pathlib import Path

import msgspec
import pytest

pytest.importorskip("torch")

import numpy as np
import torch

from ecumene.core.errors import EcumeneError
from ecumene.games.victoria import VICTORIA
from ecumene.nets.files import load_net
from ecumene.training import learner
from ecumene.training.export import read_checkpoint
from ecumene.training.results import Taught
from ecumene.training.settings import LearnSettings
from ecumene.training.teaching import teach_folder

from .playing import play

SMALL = LearnSettings(first=16, second=8, batch=64, held_out=0.3)


def quiet(*_: object) -> None:
    pass


@pytest.fixture(scope="module", autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("games")
    play(folder)
    return folder


def teach(games: Path, out: Path, settings: LearnSettings = SMALL, start: Path | None = None) -> Taught:
    return teach_folder(games, out, settings, start=start, tell=quiet)


def test_the_written_net_judges_as_the_model_did(games: Path, tmp_path: Path) -> None:
    taught = teach(games, tmp_path / "net.bin")
    net = load_net(VICTORIA, tmp_path / "net.bin")
    assert net.hidden == (16, 8)
    assert 0 < taught.off < 0.01
    assert taught.positions > 0
    assert taught.held_out > 0


def test_a_net_says_how_it_was_trained(games: Path, tmp_path: Path) -> None:
    taught = teach(games, tmp_path / "net.bin")
    note = load_net(VICTORIA, tmp_path / "net.bin").training
    assert (note["games"], note["positions"], note["steps"]) == (6, taught.positions, taught.steps)
    assert isinstance(note["settings"], dict)
    assert note["settings"]["seed"] == 1
    assert isinstance(note["measures"], dict)
    assert note["measures"]["value_loss"] == taught.measures.value_loss
    assert "version" in note
    assert str(tmp_path) not in str(note)


def test_the_measures_are_written_beside_the_net(games: Path, tmp_path: Path) -> None:
    taught = teach(games, tmp_path / "net.bin")
    assert msgspec.json.decode((tmp_path / "net.json").read_bytes(), type=Taught) == taught
    assert not list(tmp_path.glob("*.lesson")) + list(tmp_path.glob("*.part"))


def test_the_same_seed_gives_the_same_net(games: Path, tmp_path: Path) -> None:
    for name in ("one", "two", "three"):
        teach(games, tmp_path / f"{name}.bin", msgspec.structs.replace(SMALL, seed=2 if name == "three" else 1))
    one, two, three = ((tmp_path / f"{name}.bin").read_bytes() for name in ("one", "two", "three"))
    bodies = [content[content.rindex(b"}") :] for content in (one, two, three)]
    assert bodies[0] == bodies[1] != bodies[2]


def test_a_lesson_can_begin_where_another_ended(games: Path, tmp_path: Path) -> None:
    teach(games, tmp_path / "one.bin")
    still = msgspec.structs.replace(SMALL, rate=1e-12, decay=0.0, calibrate=False)
    taught = teach(games, tmp_path / "two.bin", still, tmp_path / "one.pt")
    assert taught.start.endswith("one.pt")
    _, before = read_checkpoint(tmp_path / "one.pt")
    _, after = read_checkpoint(tmp_path / "two.pt")
    for name, weight in before.items():
        assert torch.allclose(weight, after[name], atol=1e-6), name


def test_a_wider_net_begins_by_judging_like_the_narrower_one(games: Path, tmp_path: Path) -> None:
    teach(games, tmp_path / "narrow.bin", msgspec.structs.replace(SMALL, calibrate=False))
    wider = msgspec.structs.replace(SMALL, first=40, second=24, rate=1e-12, decay=0.0, calibrate=False)
    teach(games, tmp_path / "wide.bin", wider, tmp_path / "narrow.pt")
    narrow, wide = (load_net(VICTORIA, tmp_path / f"{name}.bin") for name in ("narrow", "wide"))
    assert wide.hidden == (40, 24)
    random = np.random.default_rng(1)
    for _ in range(20):
        ones = np.sort(random.choice(wide.inputs, 60, replace=False)).astype("<u2").tobytes()
        parts = random.integers(0, wide.parts, (5, 2)).astype("<u2").tobytes()
        answers = [np.frombuffer(net.judge(ones, parts, 2), dtype="<f4") for net in (narrow, wide)]
        assert np.allclose(*answers, atol=0.05), "rounded weights may differ a little, random ones far more"
    _, weights = read_checkpoint(tmp_path / "wide.pt")
    assert float(weights["w1"][:, 16:].abs().max()) > 0, "units of zeros would never learn"


def test_a_checkpoint_of_another_size_is_refused(games: Path, tmp_path: Path) -> None:
    teach(games, tmp_path / "one.bin")
    with pytest.raises(EcumeneError, match="Its first is 16, not 8"):
        teach(games, tmp_path / "two.bin", msgspec.structs.replace(SMALL, first=8), tmp_path / "one.pt")


@pytest.mark.parametrize("content", [b"", b"something else", b"PK\x03\x04 cut"])
def test_a_file_that_is_not_a_checkpoint_is_refused(games: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "wrong.pt").write_bytes(content)
    with pytest.raises(EcumeneError, match=r"wrong\.pt"):
        teach(games, tmp_path / "net.bin", SMALL, tmp_path / "wrong.pt")


class Killed(Exception):
    pass


def test_an_interrupted_lesson_ends_with_the_same_net(
    games: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = msgspec.structs.replace(SMALL, epochs=6.0)
    whole = teach(games, tmp_path / "whole.bin", settings)
    monkeypatch.setattr(learner, "CHECKPOINT_EVERY", -1.0)
    learns = learner.Lesson._learn
    steps = []

    def killed(lesson: learner.Lesson, rows: np.ndarray) -> dict[str, torch.Tensor]:
        steps.append(lesson.step)
        if len(steps) == whole.steps // 2:
            raise Killed
        return learns(lesson, rows)

    monkeypatch.setattr(learner.Lesson, "_learn", killed)
    with pytest.raises(Killed):
        teach(games, tmp_path / "cut.bin", settings)
    teach(games, tmp_path / "cut.bin", settings)
    assert len(steps) == whole.steps + 1, "it began again"
    _, one = read_checkpoint(tmp_path / "whole.pt")
    _, two = read_checkpoint(tmp_path / "cut.pt")
    assert all(torch.equal(weight, two[name]) for name, weight in one.items())
