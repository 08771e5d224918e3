"""Frames that no honest client sends, and somebody who sends them.

Every frame is answered: by a message with its `id`, by an error, or by a closed socket. A ping
after each handful shows that the table still listens; then the answers are counted.
"""

import asyncio
import json
from collections import Counter
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from live.people import Person
from motherlode.games import games, ours

HANDFUL = 12  # below the number of unreadable messages after which a socket is closed
PING = 10**12  # ids of our own pings
CLOSED = {1007, 1009, 4400, 4408, 4429}  # not text, too big, unreadable, too slow, too much

Frame = str | bytes


class Forger:
    """Makes frames: malformed, oversized, stale, foreign, replayed."""

    def __init__(self, random: Random, game: str) -> None:
        self.random = random
        self.moves = ours(game).moves.texts
        self.sent: list[str] = []  # to be replayed
        self.at = 0

    def frame(self) -> tuple[str, Frame]:
        """A frame, and of what kind it is."""
        kind = self.random.choice(("noise", "broken", "twisted", "twisted", "stale", "foreign"))
        if self.random.random() < 0.002:
            return "oversized", self._oversized()
        if self.sent and self.random.random() < 0.15:
            return "replayed", self.random.choice(self.sent)
        make = {
            "noise": self._noise,
            "broken": self._broken,
            "twisted": self._twisted,
            "stale": self._stale,
            "foreign": self._foreign,
        }[kind]
        frame = make()
        if isinstance(frame, str):
            self.sent.append(frame)
            del self.sent[:-50]
        return kind, frame

    def _noise(self) -> Frame:
        length = self.random.randrange(200)
        if self.random.random() < 0.3:
            return self.random.randbytes(length)
        marks = (0x22, 0x5B, 0x7B, 0x7D, 0x0, 0x7F, 0xE4, 0x4E00, 0x1F600, 0x202E, 0xFFFD)
        return "".join(chr(self.random.choice(marks)) for _ in range(length))

    def _oversized(self) -> Frame:
        length = self.random.choice((4097, 10_000, 1_000_000))
        return json.dumps({"type": "chat", "id": 1, "text": "x" * length})

    def _broken(self) -> Frame:
        """A message, cut off or with a byte changed."""
        text = json.dumps(self._message())
        at = self.random.randrange(len(text))
        if self.random.random() < 0.5:
            return text[:at]
        return text[:at] + chr(self.random.randrange(1, 0x250)) + text[at + 1 :]

    def _twisted(self) -> Frame:
        """A message with something in it that does not belong there."""
        message = self._message()
        for _ in range(self.random.randrange(1, 3)):
            key = self.random.choice((*message, "extra", "seat", "id", "plan"))
            if self.random.random() < 0.2:
                message.pop(key, None)
            else:
                message[key] = self._anything()
        return json.dumps(message)

    def _stale(self) -> Frame:
        """A move for another moment."""
        at = self.at + self.random.choice((-1000, -5, -1, 1, 2, 50, 2**53 - self.at))
        return json.dumps({**self._play(), "at": max(0, at)})

    def _foreign(self) -> Frame:
        """Something for somebody else's seat, or that only the host may do."""
        seat = self.random.randrange(1, 8)
        return json.dumps(
            self.random.choice(
                [
                    {**self._play(), "seat": seat},
                    {"type": "undo", "id": self._id(), "seat": seat, "at": self.at},
                    {"type": "look", "id": self._id(), "seat": seat},
                    {"type": "stand", "id": self._id(), "seat": seat},
                    {"type": "sit", "id": self._id(), "seat": seat, "name": "\x00\u202e"},
                    {"type": "assign", "id": self._id(), "seat": seat, "plan": {"kind": "open"}},
                    {"type": "present", "id": self._id(), "seat": seat, "name": "\x00\u202e"},
                    {"type": "ready", "id": self._id(), "seat": seat, "ready": True},
                    {"type": "resign", "id": self._id(), "seat": seat},
                ]
            )
        )

    def _message(self) -> dict[str, Any]:
        random = self.random
        plan = {"game": random.choice(games()), "seats": [{"kind": "me"}, {"kind": "open"}]}
        seat = random.randrange(4)
        return random.choice(
            [
                self._play(),
                {"type": "undo", "id": self._id(), "seat": seat, "at": self.at},
                {"type": "look", "id": self._id(), "seat": random.randrange(-1, 4)},
                {"type": "sit", "id": self._id(), "seat": seat},
                {"type": "present", "id": self._id(), "seat": seat, "figure": {"colour": "rope"}},
                {"type": "ready", "id": self._id(), "seat": seat, "ready": False},
                {"type": "resign", "id": self._id(), "seat": seat},
                {"type": "stand", "id": self._id(), "seat": seat},
                {"type": "assign", "id": self._id(), "seat": seat, "plan": {"kind": "bot"}},
                {"type": "change", "id": self._id(), "plan": plan},
                {"type": "entropy", "id": self._id(), "text": "0123456789abcdef"},
                {"type": "start", "id": self._id()},
                {"type": "chat", "id": self._id(), "phrase": "hello"},
                {"type": "sync", "id": self._id()},
                {"type": "ping", "id": self._id()},
            ]
        )

    def _play(self) -> dict[str, Any]:
        move = self.random.choice(self.moves)
        seat = self.random.randrange(3)
        return {"type": "play", "id": self._id(), "seat": seat, "move": move, "at": self.at}

    def _anything(self) -> Any:
        deep: Any = 0
        for _ in range(self.random.choice((1, 50, 400))):
            deep = [deep]
        return self.random.choice(
            (
                *(None, True, -1, 0, 7, 8, 2**53, 2**63, 2**70, -(2**64), 1e308, 0.5),
                *("", "x", "me", "\x00", "\ud800", "ß" * 65, "a" * 300, "../..", "1"),
                *([], {}, [1], {"kind": "me"}, {"kind": "bot", "level": "god"}, deep),
                {"game": "chess", "seats": []},
                {"game": "gold", "seats": [{"kind": "open"}] * 9},
                {"game": "go-for-gold", "seats": [{"kind": "me"}] * 2, "options": {"map": "/etc"}},
            )
        )

    def _id(self) -> int:
        return self.random.randrange(10**6)


class Vandal:
    """Somebody at a table who sends whatever comes to his mind."""

    def __init__(self, person: Person, table: str, game: str, random: Random) -> None:
        self.counts: Counter[str] = Counter()
        self._person = person
        self._address = f"{person.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._forger = Forger(random, game)
        self._pings = 0
        self._sent = 0

    async def rage(self, frames: int) -> None:
        """Sends so many frames."""
        while self._sent < frames:
            async with connect(
                self._address, additional_headers=self._person.headers, open_timeout=60
            ) as socket:
                welcome = json.loads(await asyncio.wait_for(socket.recv(), 60))
                if welcome.get("slug") == "server/database-away":  # on a machine that is too busy
                    self.counts["asked to come back"] += 1
                    continue
                assert welcome["type"] == "welcome", welcome
                self._forger.at = welcome["at"]
                try:
                    while self._sent < frames:
                        await self._throw(socket)
                except ConnectionClosed as closed:
                    # Who is still sending when the socket is closed may miss the reason.
                    if closed.rcvd is not None and closed.rcvd.code not in CLOSED:
                        raise
                    self.counts["closed sockets"] += 1

    async def _throw(self, socket: ClientConnection) -> None:
        """A handful, and a ping; then every frame must have had its answer."""
        for _ in range(HANDFUL):
            kind, frame = self._forger.frame()
            await socket.send(frame)
            self.counts[kind] += 1
            self._sent += 1
        self._pings += 1
        ping = PING + self._pings
        await socket.send(json.dumps({"type": "ping", "id": ping}))
        answers = 0
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            self._forger.at = message.get("at", self._forger.at)
            if message.get("answers") == ping:
                break
            if "answers" in message or message["type"] == "error":
                answers += 1
            if message["type"] == "error":
                assert "/" in message["slug"]
                assert message["message"]
                self.counts[message["slug"]] += 1
        # What was carried out is answered when it is durable, which may be after the ping.
        while answers < HANDFUL:
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            answers += "answers" in message or message["type"] == "error"
        assert answers == HANDFUL
