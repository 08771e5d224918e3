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
from functools import lru_cache, partial
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

import msgspec

from motherlode.engine.errors import MotherlodeError
from motherlode.engine.game import Game
from motherlode.engine.jobs import jobs_on, machine
from motherlode.engine.own import Own, with_recorded
from motherlode.engine.record import replay
from motherlode.games import ours
from motherlode.games.added import Source, load_source
from motherlode.server.workers.messages import Alive, Answer, Request, Said, Taken
from motherlode.server.workers.stopping import Stopping

if TYPE_CHECKING:
    from motherlode.bots.levels import Bot

BOTS = 4096  # that are kept between two decisions
OPENED = 128  # games with and without somebody's own content that are kept ready

Content = tuple[tuple[str, str, str], ...]  # option, name, text
STANDARD_OUTPUT, STANDARD_ERROR = 1, 2
ALIVE = 0.5  # seconds between two signs of life


def think(request: Request) -> Any:
    """The result of a request."""
    game_of = partial(played, request.source)
    if request.what == "look-back":
        from motherlode.bots.coach import look_back

        match = replay(request.record, game_of)
        _check_coach(match.game)
        return look_back(match)
    content = tuple((option, own["name"], own["text"]) for option, own in request.content.items())
    game = opened(request.game, request.source, content)
    if request.what == "measure":
        return measured(game, request.option)
    if request.what == "warm":
        from motherlode.bots.levels import level_here, warm

        return warm(game, level_here(game, request.level))
    known = game.state.from_buffer_copy(base64.b64decode(request.known))
    if request.what == "advise":
        from motherlode.bots.coach import advise

        _check_coach(game)
        return advise(game, known, request.seat, request.names or None)
    from motherlode.bots.levels import bot_by_lots, level_here, pause, ready

    if request.lots:  # it has as long as it takes: who has less time decides otherwise
        bot: Bot = bot_by_lots(game, request.level, request.lots)
    else:
        who = (request.level, request.match, request.seat)
        bot = bot_at(request.game, request.source, content, *who)
        bot.seconds = request.seconds
    move = game.moves.text(bot.choose(known, request.seat))
    seconds = pause(game, request.level, known, request.seat, move)
    # A first move may need no thought: then the compiler's time is still to come.
    is_ready = ready(game, level_here(game, request.level))
    return {"move": move, "pause": seconds, "ready": is_ready}


def _check_coach(game: Game) -> None:
    """Without a compiler he knows the games as they are in the box."""
    if not machine().has(game):
        raise MotherlodeError("coach/not-here", "The coach is not here for this.")


@lru_cache(maxsize=OPENED)
def opened(slug: str, source: Source | None, content: Content) -> Game:
    """A game, with a person's own content in it: always the same one, for it is compiled once."""
    texts = {option: Own(name=name, text=text) for option, name, text in content}
    return with_recorded(played(source, slug), texts, {})


def played(source: Source | None, slug: str) -> Game:
    """A game of ours, or the own game out of a source."""
    return ours(slug) if source is None else loaded(source)


@lru_cache(maxsize=OPENED)
def loaded(source: Source) -> Game:
    """An own game, loaded once for each edition."""
    return load_source(source)


def measured(game: Game, option: str) -> Any:
    """What many games with a person's own content have shown."""
    measure = game.own[option].measure
    if measure is None:
        raise MotherlodeError("own/unmeasured", "There is nothing to measure about this.")
    return measure(game)


@lru_cache(maxsize=BOTS)
def bot_at(
    game: str, source: Source | None, content: Content, level: str, match: str, seat: int
) -> "Bot":
    """The bot at a seat, the same one during a match: it has a memory."""
    from motherlode.bots.levels import level_here, make_bot

    found = opened(game, source, content)
    return make_bot(found, level_here(found, level), secrets.randbits(48))


def _kept_apart(channel: int) -> int:
    """The pipe for answers; where it is standard output, what libraries print goes elsewhere."""
    if channel != STANDARD_OUTPUT:
        return channel
    kept = os.dup(STANDARD_OUTPUT)
    os.dup2(STANDARD_ERROR, STANDARD_OUTPUT)
    return kept


def main(channel: int, threads: int) -> None:
    """Answers through a file descriptor until the input ends."""
    if hasattr(os, "nice"):
        os.nice(5)  # people at other tables come first
    out, lock = os.fdopen(_kept_apart(channel), "wb"), Lock()
    encode, stopping = msgspec.json.Encoder().encode, Stopping()

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
        stopping.begin(0 if request.what == "choose" else request.id)
        try:
            stopping.check()
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
    with jobs_on(stopping):
        for line in sys.stdin.buffer:
            request = decode(line)
            if request.what == "drop":
                stopping.drop(request.id)
            else:
                pool.submit(work, request)
    os._exit(0)  # nobody waits for what is still being thought


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
