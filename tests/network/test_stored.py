"""Files of networks: what is written can be read, and anything else is refused with a reason."""

from hashlib import sha256

import pytest

from pecunia.network.evaluator import evaluator_from
from pecunia.network.plain import PlainNetwork
from pecunia.network.stored import FIRST_LINE, HASH, NetworkError, from_bytes, to_bytes
from pecunia.texts import LANGUAGES, Texts
from tests.network.random_network import random_network, title_network


def test_a_network_is_the_same_after_writing_and_reading() -> None:
    network = random_network(1)
    content = to_bytes(network)
    again = from_bytes(content, "a.bin")
    assert to_bytes(again) == content
    row = bytes(range(200))[: network.row].ljust(network.row, b"\1")
    slots = list(range(network.slots))
    assert PlainNetwork(again).result(row, slots, 4).scores == PlainNetwork(network).result(row, slots, 4).scores


def sealed(body: bytes) -> bytes:
    return body + sha256(body).digest()


BROKEN = {
    "empty": (b"", "network-format"),
    "something else": (b"PK\3\4 not a network", "network-format"),
    "another format": (to_bytes(random_network(1)).replace(FIRST_LINE, b"pecunia network 9\n"), "network-format"),
    "cut off": (to_bytes(random_network(1))[:-1], "network-damaged"),
    "a bit flipped": (bytes([*(content := to_bytes(random_network(1)))[:-50], 1 ^ content[-50], *content[-49:]]), ""),
    "too short inside": (sealed(to_bytes(random_network(1))[: -HASH - 1]), "network-damaged"),
    "too long inside": (sealed(to_bytes(random_network(1))[:-HASH] + b"x"), "network-damaged"),
    "no shape": (sealed(FIRST_LINE + b"{}\n"), "network-damaged"),
    "a shape of nonsense": (sealed(FIRST_LINE + b'{"layers":[[1,2]]}\n'), "network-damaged"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_refused_in_every_language(kind: str) -> None:
    content, key = BROKEN[kind]
    with pytest.raises(NetworkError) as refusal:
        from_bytes(content, "some/file.bin")
    assert refusal.value.key == (key or "network-damaged")
    for language in LANGUAGES:
        assert "some/file.bin" in Texts(language).error(refusal.value)


def test_a_network_of_another_title_is_refused() -> None:
    with pytest.raises(NetworkError, match="network-title"):
        evaluator_from(to_bytes(title_network("olet", 1)), "a.bin", "non-olet")


def test_a_network_for_another_layout_is_refused() -> None:
    network = title_network("olet", 1)
    network.version += 1
    with pytest.raises(NetworkError, match="network-layout") as refusal:
        evaluator_from(to_bytes(network), "a.bin", "olet")
    assert f"{network.version} ({network.layout})" in Texts("en").error(refusal.value)
