"""Files of nets: what was written is read again, and what does not fit is refused with a reason."""

import json
import random
import struct
from array import array
from pathlib import Path

import pytest

from ecumene.core.encoding import Encoder
from ecumene.core.game import Game
from ecumene.games import GAMES
from ecumene.nets import NetStamp, NetWeights, load_net, net_path, stamp_for, write_net
from ecumene.nets.files import MAGIC, UnfitNet
from tests.nets.made import evaluated, packed, unpacked, weights

DUEL = GAMES["duel"]
FIRST, SECOND = 24, 16


def encoder_of(game: Game) -> Encoder:
    encoder = game.encoder()
    assert encoder is not None
    return encoder


def net_for(game: Game, seed: int = 1) -> NetWeights:
    encoder = encoder_of(game)
    return weights(seed, int(encoder.inputs), FIRST, SECOND, int(encoder.parts))


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("nets") / "duel.bin"
    write_net(path, net_for(DUEL), stamp_for(DUEL, {"games": 12, "note": "a test"}))
    return path


def header_and_body(path: Path) -> tuple[dict[str, object], bytes]:
    data = path.read_bytes()
    (length,) = struct.unpack_from("<I", data, len(MAGIC))
    start = len(MAGIC) + 4
    return json.loads(data[start : start + length]), data[start + length :]


def changed(path: Path, target: Path, **headings: object) -> Path:
    """The same file with another header."""
    header, body = header_and_body(path)
    words = json.dumps({**header, **headings}).encode()
    target.write_bytes(MAGIC + struct.pack("<I", len(words)) + words + body)
    return target


def test_a_net_judges_as_its_trained_weights_do(written: Path) -> None:
    """Up to what 13 bits for a weight of the first layer cost."""
    net = load_net(DUEL, written)
    assert net.hidden == (FIRST, SECOND)
    assert dict(net.training) == {"games": 12, "note": "a test"}
    trained, chance = net_for(DUEL), random.Random(5)
    for number in (0, 1, 30, 150):
        ones = sorted(chance.sample(range(net.inputs), number))
        pairs = [3, 65535, 150, 160]
        values, logits = evaluated(trained, net.inputs, ones, pairs, 2)
        answer = unpacked(net.judge(packed(ones), packed(pairs), 2))
        assert answer == pytest.approx([*values, *logits], abs=2e-2)


def test_positions_are_judged_with_what_their_encoder_writes(written: Path) -> None:
    net, encoder, state = load_net(DUEL, written), encoder_of(DUEL), DUEL.new(2)
    while state.actor < 0:
        state.play(state.moves()[0])
    ones, parts = encoder.ones(state, state.actor), encoder.parts_of(state, state.actor, state.moves())
    answer = unpacked(net.judge(ones, parts, int(encoder.sides(state))))
    assert len(answer) == 4 + len(state.moves())
    assert answer[0] + answer[1] == pytest.approx(1)
    assert net.judge_many([ones, ones], [parts, b""], 2) == [
        net.judge(ones, parts, 2), net.judge(ones, parts, 2)[:16],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("heading", "value", "said"),
    [
        ("game", "chess", "Its game is 'chess', the game's is 'duel'"),
        ("rules_version", 99, "Its rules version is '99'"),
        ("encoder_version", 99, "Its encoder version is '99'"),
        ("inputs", 5, "Its inputs is '5'"),
        ("parts", 5, "Its parts is '5'"),
        ("format", 2, "has a format that this version cannot read"),
        ("hidden", [24], "how large its layers are"),
        ("hidden", [24, 10**9], "a hidden layer has from 1 to 1024 units"),
        ("hidden", [24, 17], "Its length is not what its header says"),
        ("hidden", [True, 16], "how large its layers are"),
        ("sha256", "0", "Its numbers are not those that were written"),
    ],
)
def test_a_net_that_does_not_fit_is_refused(
    written: Path, tmp_path: Path, heading: str, value: object, said: str
) -> None:
    path = changed(written, tmp_path / "net.bin", **{heading: value})
    with pytest.raises(UnfitNet) as refused:
        load_net(DUEL, path)
    assert said in str(refused.value)
    assert refused.value.what
    assert refused.value.todo


def test_a_net_of_another_game_is_refused(written: Path) -> None:
    with pytest.raises(UnfitNet, match="does not fit CIV"):
        load_net(GAMES["victoria"], written)


def test_a_missing_net_and_a_game_without_encoder_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnfitNet, match="There is no net for 7 Wonders Duel"):
        load_net(DUEL, tmp_path / "none.bin")
    without = next(game for game in GAMES.values() if game.encoder() is None)
    with pytest.raises(UnfitNet, match="has no encoder"):
        load_net(without)
    with pytest.raises(UnfitNet, match="cannot be read"):
        load_net(DUEL, tmp_path)


def test_a_game_looks_for_its_net_beside_its_rules() -> None:
    assert net_path(DUEL) == DUEL.folder / "net.bin"


def test_no_damage_gets_through(written: Path, tmp_path: Path) -> None:
    """Cut off anywhere, or with any byte changed, a file is refused; nothing else happens."""
    data, chance = written.read_bytes(), random.Random(3)
    start = len(MAGIC) + 4
    path = tmp_path / "net.bin"
    places = [*range(start + 40), *(chance.randrange(len(data)) for _ in range(150)), len(data) - 1]
    for place in places:
        for damaged in (data[:place], data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :]):
            path.write_bytes(damaged)
            header = damaged[start : start + 500]
            try:
                net = load_net(DUEL, path)
            except UnfitNet:
                continue
            # Only the note may be damaged without notice.
            assert place < start + 500, header
            assert net.hidden == (FIRST, SECOND)


def test_weights_that_are_not_what_they_should_be_are_refused(tmp_path: Path) -> None:
    stamp = NetStamp("duel", 1, 1, 10, 5)
    good = weights(1, 10, 8, 8, 5)
    path = tmp_path / "net.bin"
    bad = {
        "w1": array("f", [0.0] * 79),
        "w2": array("f", [0.0] * 65),
        "b1": array("d", [0.0] * 8),
        "bp": array("f", [0.0] * 4 + [float("nan")]),
        "wv": array("f", [float("inf")] * 32),
        "wp": memoryview(array("f", [0.0] * 80))[::2],
    }
    for name, values in bad.items():
        with pytest.raises(ValueError, match=r"numbers, not|contiguous|finite"):
            write_net(path, NetWeights(**{**vars(good), name: values}), stamp)
        assert not path.exists()


def test_a_row_of_zeros_stays_one(tmp_path: Path) -> None:
    encoder = encoder_of(DUEL)
    inputs, parts = int(encoder.inputs), int(encoder.parts)
    lengths = {
        "w1": inputs * 8, "b1": 8, "w2": 64, "b2": 8, "wv": 32, "bv": 4, "wp": parts * 8, "bp": parts,
    }  # fmt: skip
    zeros = {name: array("f", [0.0] * length) for name, length in lengths.items()}
    write_net(tmp_path / "net.bin", NetWeights(**zeros), stamp_for(DUEL))
    answer = unpacked(load_net(DUEL, tmp_path / "net.bin").judge(packed([1, 2]), packed([0, 1]), 2))
    assert answer == [0.5, 0.5, 0.5, 0.5, 0.0]
