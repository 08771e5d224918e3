"""The outbox: who is told what of an entry, and not before it is durable; no socket, no log."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec
from live.in_memory import Inbox, ManualClock, MemoryBus
from live.tables import HOST, NOW, opened, start

from motherlode.engine.contract import SPECTATOR
from motherlode.server.live.outbox import Notice, Outbox
from motherlode.server.live.presence import REMEMBERED, Presence
from motherlode.server.live.replies import Replies
from motherlode.server.live.state import LiveState
from motherlode.server.protocol import messages as say
from motherlode.table import commands
from motherlode.table.table import Table


def test_many_who_come_and_go_make_nobody_be_away_for_longer() -> None:
    """Else a rival's friends could: in a rated match a bot may come after a minute."""
    clock = ManualClock(0.0)
    presence = Presence("TABLE", MemoryBus(), clock)
    clock.time = 1000.0
    ada = Inbox("ada")
    presence.add(ada)
    presence.remove(ada)
    clock.time = 1010.0
    for number in range(3 * REMEMBERED):
        one = Inbox(f"passer-by {number}")
        presence.add(one)
        presence.remove(one)
    assert presence.seconds_away("ada") <= 10.0
    clock.time = 1100.0
    assert presence.seconds_away("ada") >= 90.0


def test_nobody_is_away_while_the_other_processes_are_not_heard_of() -> None:
    """Else a rival could let a bot play for somebody who sits at another process and waits."""
    clock, bus = ManualClock(0.0), MemoryBus()
    presence = Presence("TABLE", bus, clock)
    presence.heard_of("elsewhere", ["ada"])
    bus.healthy = False
    clock.time = 1000.0
    assert presence.seconds_away("ada") == 0.0
    bus.healthy = True
    assert presence.seconds_away("ada") > 900.0


class Desk:
    """A table of two people and a spectator, and the outbox between them and its log."""

    def __init__(self, game: str = "gold-nuggets") -> None:
        self.clock = ManualClock(NOW)
        presence = Presence("TABLE", MemoryBus(), self.clock)
        self.state = LiveState("TABLE", "CODE", Table(opened(game, "me", "open")), presence)
        self.outbox = Outbox(self.state, Replies(self.state, self.clock), self.clock)
        self.host, self.guest, self.watcher = Inbox(HOST), Inbox("guest"), Inbox("watcher")
        for one in (self.host, self.guest, self.watcher):
            presence.add(one)
            one.choose_seat(self.state.table)

    def do(self, command: commands.Any, asker: Inbox | None = None, id_: int = 1) -> Notice:
        """A command is accepted; what it leads to is not durable yet."""
        before = self.state.events
        ask = None if asker is None else say.Ping(id_)
        self.outbox.catch_up()
        notice = Notice(self.state.table.do(command, self.clock.now()), asker, ask)
        self.outbox.add(notice, before)
        return notice

    def play(self, asker: Inbox | None = None, id_: int = 1) -> Notice:
        """The first legal move of whose turn it is."""
        match = self.state.table.match
        assert match is not None
        seat = match.to_act[0]
        return self.do(commands.PlayFor(seat, match.legal(seat)[0], "person"), asker, id_)

    def start(self) -> "Desk":
        """The guest sits down, the match begins, everyone has heard."""
        for command in (commands.Sit("guest", 1, "Gus"), start(HOST, 0.0)):
            self.outbox.release(self.do(command))
        for one in (self.host, self.guest, self.watcher):
            one.new()
        return self

    @property
    def everyone(self) -> list[Inbox]:
        """All who are there."""
        return [self.host, self.guest, self.watcher]


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_nobody_is_told_before_it_is_durable() -> None:
    async def evening() -> None:
        desk = Desk().start()
        first, second = desk.play(desk.host, 7), desk.play()
        assert not desk.outbox.settled.is_set()
        assert [one.types() for one in desk.everyone] == [[], [], []]
        desk.outbox.release(first)
        assert [one.types() for one in desk.everyone] == [["event"]] * 3
        assert not desk.outbox.settled.is_set()
        desk.outbox.release(second)
        assert desk.outbox.settled.is_set()
        assert [one.types() for one in desk.everyone] == [["event"]] * 3

    run(evening())


def test_what_is_told_of_a_move_shows_nothing_that_came_later() -> None:
    async def evening() -> None:
        desk = Desk().start()
        first = desk.play()
        match = desk.state.table.match
        assert match is not None
        view, at = msgspec.to_builtins(match.view(SPECTATOR)), desk.state.table.seen[SPECTATOR]
        second = desk.play()
        desk.outbox.release(first)
        (told,) = desk.watcher.new()
        assert (told["state"]["view"], told["at"]) == (view, at)
        desk.outbox.release(second)
        (told,) = desk.watcher.new()
        assert told["at"] == at + 1

    run(evening())


def test_only_who_asked_is_answered() -> None:
    async def evening() -> None:
        desk = Desk().start()
        desk.outbox.release(desk.play(desk.host, 7))
        assert [one.new()[0].get("answers") for one in desk.everyone] == [7, None, None]
        desk.outbox.release(desk.do(commands.Say("guest", "Gus", None, "Gold!"), desk.guest, 8))
        heard = [one.new()[0] for one in desk.everyone]
        assert [message["type"] for message in heard] == ["chat"] * 3
        assert [message.get("answers") for message in heard] == [None, 8, None]

    run(evening())


def test_who_cannot_notice_a_move_gets_no_byte_of_it() -> None:
    async def evening() -> None:
        desk = Desk("go-for-gold").start()
        hidden = 0
        for _ in range(200):
            match = desk.state.table.match
            if match is None or match.over:
                break
            notice = desk.play(desk.host if 0 in match.to_act else None, 9)
            noticed = set(desk.state.table.noticed)
            desk.outbox.release(notice)
            for one in (desk.guest, desk.watcher):
                happened = [m for m in one.new() if m["type"] == "event"]
                assert len(happened) == (one.seat in noticed)
                hidden += one.seat not in noticed
            answers = [m["type"] for m in desk.host.new() if m.get("answers") == 9]
            assert answers in ([], ["event"] if 0 in noticed else ["ok"])
        assert hidden

    run(evening())


def test_seats_are_told_when_all_that_came_after_is_durable() -> None:
    async def evening() -> None:
        desk = Desk()
        sits, starts = (
            desk.do(commands.Sit("guest", 1, "Gus"), desk.guest, 3),
            desk.do(start(HOST, 0.0), desk.host, 4),
        )
        desk.outbox.release(sits)
        assert [one.types() for one in desk.everyone] == [[], [], []]  # it would show the match
        desk.outbox.release(starts)
        told = {one.person: one.new() for one in desk.everyone}
        assert told[HOST][0]["type"] == "welcome"
        assert 3 in [message.get("answers") for message in told["guest"]]
        assert 4 in [message.get("answers") for message in told[HOST]]

    run(evening())


def test_presence_waits_with_what_it_would_show() -> None:
    async def evening() -> None:
        desk = Desk().start()
        move = desk.play()
        desk.outbox.tell_table()
        desk.outbox.tell_table()
        assert desk.guest.types() == []
        desk.outbox.release(move)
        assert desk.guest.types() == ["event", "table"]  # once
        desk.outbox.tell_table()
        assert desk.guest.types() == ["table"]

    run(evening())


def test_what_was_lost_is_given_back_once_and_everyone_hears_how_things_stand() -> None:
    async def evening() -> None:
        desk = Desk().start()
        before = desk.state.table
        lost = desk.play(desk.host, 5)
        desk.outbox.lose(lost)
        desk.outbox.tell_table()
        assert not desk.outbox.settled.is_set()
        assert [one.types() for one in desk.everyone] == [[], [], []]
        desk.state.table = Table(opened("gold-nuggets", "me", "open"))  # as the log says
        assert desk.outbox.start_over() == [lost]
        assert desk.outbox.settled.is_set()
        assert desk.state.table is not before
        assert [one.types() for one in desk.everyone] == [["welcome"]] * 3
        assert desk.outbox.start_over() == []

    run(evening())


def test_a_closed_table_hangs_up_after_it_has_said_so() -> None:
    async def evening() -> None:
        desk = Desk()
        desk.outbox.release(desk.do(commands.Close(HOST)))
        for one in desk.everyone:
            assert one.types() == ["table", "goodbye"]
            assert one.hung_up == [(4410, "table/closed")]

    run(evening())
