"""The process in which bots and the coach think.

Compiling a game holds Python's lock for seconds, and the server must answer within milliseconds:
so bots have a process of their own. Requests and answers are lines of JSON (`messages`); the search
releases the lock, so a few threads use all cores. One more says again and again that the process is
alive. When the server is gone, the input ends, and so does this process.
"""

import base64
import os
import secrets
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.own import Own, with_recorded
from motherlode.engine.record import replay
from motherlode.games import ours
from motherlode.server.workers.messages import Alive, Answer, Request, Said, Taken

if TYPE_CHECKING:
    from motherlode.bots.levels import Bot

BOTS = 4096  # that are kept between two decisions
OPENED = 128  # games with and without somebody's own content that are kept ready

Content = tuple[tuple[str, str, str], ...]  # option, name, text
ALIVE = 0.5  # seconds between two signs of life


def think(request: Request) -> Any:
    """The result of a request."""
    if request.what == "look-back":
        from motherlode.bots.coach import look_back

        return look_back(replay(request.record, ours))
    content = tuple((option, own["name"], own["text"]) for option, own in request.content.items())
    game = opened(request.game, content)
    if request.what == "measure":
        return measured(game, request.option)
    known = game.state.from_buffer_copy(base64.b64decode(request.known))
    if request.what == "advise":
        from motherlode.bots.coach import advise

        return advise(game, known, request.seat, request.names or None)
    from motherlode.bots.levels import pause

    bot = bot_at(request.game, content, request.level, request.match, request.seat)
    move = game.moves.text(bot.choose(known, request.seat))
    return {"move": move, "pause": pause(game, request.level, known, request.seat, move)}


@lru_cache(maxsize=OPENED)
def opened(slug: str, content: Content) -> Game:
    """A game, with a person's own content in it: always the same one, for it is compiled once."""
    texts = {option: Own(name=name, text=text) for option, name, text in content}
    return with_recorded(ours(slug), texts, {})


def measured(game: Game, option: str) -> Any:
    """What many games with a person's own content have shown."""
    measure = game.own[option].measure
    if measure is None:
        raise MotherlodeError("own/unmeasured", "There is nothing to measure about this.")
    return measure(game)


@lru_cache(maxsize=BOTS)
def bot_at(game: str, content: Content, level: str, match: str, seat: int) -> "Bot":
    """The bot at a seat, the same one during a match: it has a memory."""
    from motherlode.bots.levels import make_bot

    return make_bot(opened(game, content), level, secrets.randbits(48))


def main(channel: int, threads: int) -> None:
    """Answers through a file descriptor until the input ends."""
    out, lock = os.fdopen(channel, "wb"), Lock()
    encode = msgspec.json.Encoder().encode

    def say(what: Said) -> None:
        with lock:
            out.write(encode(what) + b"\n")
            out.flush()

    def stay_alive() -> None:
        try:
            while True:
                say(Alive())
                time.sleep(ALIVE)
        except OSError:
            os._exit(0)  # nobody listens any more

    def work(request: Request) -> None:
        say(Taken(request.id))
        try:
            answer = Answer(request.id, think(request))
        except MotherlodeError as error:
            answer = Answer(request.id, None, error.slug, error.message)
        except Exception as error:
            slug = "bot/failed" if request.what == "choose" else "coach/failed"
            answer = Answer(request.id, None, slug, f"{type(error).__name__}: {error}")
        say(answer)

    Thread(target=stay_alive, daemon=True).start()
    decode = msgspec.json.Decoder(Request).decode
    pool = ThreadPoolExecutor(threads)
    for line in sys.stdin.buffer:
        pool.submit(work, decode(line))
    os._exit(0)  # nobody waits for what is still being thought


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
