"""Texts leave as frames that any WebSocket reads, whatever their length, and several as one."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import State
from websockets.uri import parse_uri

from palabre.server.frames import MIDDLE, SHORT, framed


@pytest.mark.parametrize("length", [0, 1, SHORT, SHORT + 1, MIDDLE, MIDDLE + 1, 3 * MIDDLE])
def test_a_frame_of_any_length_is_read(length: int) -> None:
    client = ClientProtocol(parse_uri("ws://here/"), state=State.OPEN, max_size=None)
    texts = [b"x" * length, "les œufs d’autruche".encode()]
    client.receive_data(b"".join(map(framed, texts)))
    assert [event.data for event in client.events_received() if isinstance(event, Frame)] == texts
