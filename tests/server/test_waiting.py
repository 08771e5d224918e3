"""Who waits for the bots' process, and in which order it is asked."""

import asyncio

from motherlode.server.workers.messages import Request
from motherlode.server.workers.waiting import AT_ONCE, LONG_MOVES, PROMPT, Asked, Waiting


def move(level: str) -> Asked:
    loop = asyncio.new_event_loop()
    asked = Asked(Request(0, "choose", "gold", level), loop.create_future())
    loop.close()
    return asked


def test_who_thinks_long_lets_the_quick_go_first_and_leaves_room_for_them() -> None:
    waiting = Waiting()
    legends, child = [move("legend") for _ in range(30)], move("greenhorn")
    for asked in (*legends, child):
        waiting.add(asked)
    assert waiting.next([]) is child
    under_way: list[Asked] = []
    while (another := waiting.next(under_way)) is not None:
        under_way.append(another)
    assert under_way == legends[: AT_ONCE[LONG_MOVES]]
    waiting.add(child)
    assert waiting.next(under_way) is child


def test_legends_take_as_long_as_they_like_until_many_of_them_wait() -> None:
    waiting = Waiting()
    waiting.add(move("legend"))
    alone = waiting.next([])
    assert alone is not None
    assert alone.request.seconds is None
    crowd = [move("legend") for _ in range(30)]
    for asked in crowd:
        waiting.add(asked)
    first = waiting.next([])
    assert first is not None
    assert first.request.seconds is not None
    assert first.request.seconds * len(crowd) <= PROMPT * AT_ONCE[LONG_MOVES]
