"""One match in the terminal: draws the table, asks people, lets the others decide."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from errno import EISDIR
from os import strerror
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding

from motherlode.bots.coach import Advice
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.engine.words import Words, plain_rules_of, words, words_of
from motherlode.terminal.boards import board_of
from motherlode.terminal.offers import Offer, meant, nearest
from motherlode.terminal.screen import ask_line, draw_end, draw_screen
from motherlode.terminal.seats import Seat

COACHED = 5  # moves whose chances are shown


class Quit(Exception):
    """Somebody has had enough."""


@dataclass
class Session:
    """A match, who plays it, and where it is shown."""

    match: Match
    seats: list[Seat]
    console: Console
    language: str = "en"
    pause: float = 0.6  # seconds for which others' doings are shown
    coach: bool = False  # whether people are told what their moves are worth
    _since: int = 0  # the event from which the story is told
    _unshown: int = 0  # the event from which nothing was shown yet, not even for a moment
    _viewer: int = field(default=SPECTATOR)

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> int:
        """How many of the players must be asked."""
        return sum(seat.is_person for seat in self.seats)

    @property
    def words(self) -> Words:
        """The game's texts, said to the one who plays; several people are called by their names."""
        people = [at for at, seat in enumerate(self.seats) if seat.is_person]
        you = people[0] if len(people) == 1 else None
        return words_of(self.match.game, self.language).to(you)

    @property
    def _picks(self) -> str:
        """The move whose numbers are drawn on the table, if the board has one."""
        return getattr(board_of(self.match.game), "PICKS", "")

    def say(self, what: str, **values: object) -> str:
        """A sentence of the terminal's own."""
        return words("motherlode.terminal", self.language).say("say", what, (), values)

    def run(self) -> None:
        """Plays to the end."""
        people = [at for at, seat in enumerate(self.seats) if seat.is_person]
        self._viewer = people[0] if len(people) == 1 else SPECTATOR
        own_loop = getattr(board_of(self.match.game), "run", None)
        if own_loop is not None:
            own_loop(self)
        while not self.match.over:
            self.turn(self.match.to_act[0])
        self._viewer = people[0] if len(people) == 1 else SPECTATOR
        own = words("motherlode.terminal", self.language)
        draw_end(self.console, self.match, self.words, own, self.names, self._viewer)

    def turn(self, seat: int) -> None:
        """One decision of one seat."""
        decide = self.seats[seat].decide
        if decide is not None:
            self._play(seat, decide(self.match, seat))
            return
        if self.people > 1:
            self._hand_over(seat)
        offer = self._ask(seat)
        for _ in range(offer.back):
            self.match.take_back(seat)
        self._since = self.match.number
        self._unshown = min(self._unshown, self._since)
        for move in offer.moves:
            self._play(seat, move)

    def _play(self, seat: int, move: str) -> None:
        number = self.match.number
        self.match.play(seat, move)
        self._show_for_a_moment(number, mine=self.seats[seat].is_person)

    # --- asking ---

    def _ask(self, seat: int) -> Offer:
        """Something that can be done, however long it takes."""
        complaint = ""
        advice = self._advice(seat)
        while True:
            offers = self._offers(seat)
            self._draw(offers, complaint, advice=advice)
            self._unshown = self.match.number
            entry = ask_line(self.console, self.names[seat]).strip()
            try:
                complaint = self._command(entry)
                if not complaint:
                    return self._chosen(seat, entry, offers)
            except MotherlodeError as error:
                complaint = error.message

    def _advice(self, seat: int) -> Advice | None:
        if not self.coach:
            return None
        if self.console.is_terminal:
            self.console.print(Padding(self.say("thinking"), (0, 2)))
        advice: Advice = self.match.analyse(seat)
        return advice

    def _offers(self, seat: int) -> list[Offer]:
        """What is listed: the legal moves, or what the board makes of them."""
        own = getattr(board_of(self.match.game), "offers", None)
        if own is not None:
            made: list[Offer] = own(self.match, seat, self.words, self.names)
            return made
        return [Offer(self._in_words(move), (move,)) for move in self.match.legal(seat)]

    def _chosen(self, seat: int, entry: str, offers: Sequence[Offer]) -> Offer:
        """What an entry means: by its number, in the list's words or in notation."""
        if entry.isdecimal() and len(entry) > 9:
            raise MotherlodeError("entry/number", self.say("number", most=len(offers)))
        if entry.isdecimal() and not self._picks:
            if 1 <= int(entry) <= len(offers):
                return offers[int(entry) - 1]
            raise MotherlodeError("entry/number", self.say("number", most=len(offers)))
        # On the table they are counted from 1.
        typed = f"{self._picks} {int(entry) - 1}" if entry.isdecimal() else " ".join(entry.split())
        chosen = meant(typed, offers)
        if chosen is not None:
            return chosen
        if typed in self.match.legal(seat):  # a part of what is offered
            return Offer(typed, (typed,))
        if entry.isdecimal() or typed in self.match.game.moves.texts:
            raise MotherlodeError("move/not-legal", self.say("not-possible", move=entry))
        near = nearest(typed, offers)
        if near is not None:
            raise MotherlodeError("move/unknown", self.say("near", move=typed, near=near))
        what = "unknown-pick" if self._picks else "unknown"
        raise MotherlodeError("move/unknown", self.say(what, move=typed))

    def _command(self, entry: str) -> str:
        """Carries out what is not a move; returns what to say about it, or nothing."""
        verb, _, argument = entry.partition(" ")
        if verb in ("", "?", "help"):
            return self.say("help")
        if verb in ("q", "quit", "exit"):
            raise Quit
        if verb == "rules":
            with self.console.pager():
                self.console.print(Markdown(plain_rules_of(self.match.game, self.language)))
            return self.say("back")
        if verb == "save":
            return self._save(argument.strip())
        return ""

    def _save(self, name: str) -> str:
        if not name:
            return self.say("save-where")
        try:
            save_record(self.match, Path(name))
        except OSError as error:
            return self.say("not-saved", why=error.strerror or str(error))
        return self.say("saved", file=name)

    # --- showing ---

    def _draw(
        self,
        offers: Sequence[Offer],
        complaint: str = "",
        board: RenderableType | None = None,
        advice: Advice | None = None,
    ) -> None:
        view = self.match.view(self._viewer)
        if board is None:
            board = board_of(self.match.game).draw(view, self.words, self.names)
        asked = getattr(board_of(self.match.game), "asked", None)
        expected = view["prompt"] if asked is None else asked(view["prompt"], offers)
        prompt = self.words.prompt(expected, self.names)
        notes = [self.words.note(move, view["prompt"]) for offer in offers for move in offer.moves]
        draw_screen(
            self.console,
            title=self.match.game.name,
            board=board,
            story=self._told(self._since),
            prompt=prompt,
            notes=[note for note in dict.fromkeys(notes) if note and tells_more(note, prompt)],
            moves=[] if self._picks else [offer.said for offer in offers],
            complaint=complaint,
            advice=[] if advice is None else self._said(advice),
        )

    def _said(self, advice: Advice) -> list[str]:
        """The coach's sentence, and the chances of the best moves."""
        lines = [advice["why"][self.language]]
        for choice in advice["choices"][:COACHED]:
            move = self._in_words(choice["move"])
            about = "" if advice["exact"] else f" ± {100 * choice['error']:.1f}"
            lines.append(f"{100 * choice['share']:5.1f} %{about}  {move}")
        return lines

    def _in_words(self, move: str) -> str:
        return self.words.move(move, self.names, self.match.view(self._viewer)["prompt"])

    def _told(self, since: int) -> list[str]:
        """The story as it stays on the screen."""
        forgotten = self.match.game.forgets
        seen = max(self._unshown, since)  # what was never shown is told in full, once
        old = self.match.story(self._viewer, since, seen)
        new = self.match.story(self._viewer, seen)
        lines = [line for line in old if line["what"] not in forgotten] + new
        return [self.words.line(line, self.names) for line in lines]

    def _show_for_a_moment(self, number: int, mine: bool) -> None:
        """What just happened: others' doings, and cards that will be turned back."""
        if not self.pause or not self.console.is_terminal:
            return
        moment = getattr(board_of(self.match.game), "moment", None)
        if moment is not None:
            lines = self.match.story(self._viewer, number)
            shown = moment(self.match.view(self._viewer), lines, self.words, self.names)
            if shown is not None:
                self._unshown = self.match.number
                self._draw([], board=shown)
                time.sleep(2 * self.pause)
                return
        if not mine and self.match.story(self._viewer, number):
            self._draw([])
            time.sleep(self.pause)

    def _hand_over(self, seat: int) -> None:
        """Where somebody knows more than the others, the screen is cleared in between."""
        if self._viewer == seat:
            return
        if self.console.is_terminal and (self._has_secret(self._viewer) or self._has_secret(seat)):
            self.console.clear()
            ask_line(self.console, self.say("hand-over", name=self.names[seat]))
        self._viewer = seat

    def _has_secret(self, seat: int) -> bool:
        return bytes(self.match.known(seat)) != bytes(self.match.known(SPECTATOR))


def tells_more(note: str, prompt: str) -> bool:
    """Whether a note's last clause, what is at stake, is news to who has just read the prompt."""
    return note.rpartition(", ")[2] not in prompt


def save_record(match: Match, path: Path) -> None:
    """Writes a match record, whole or not at all."""
    if not path.name or path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(json.dumps(match.record(), ensure_ascii=False, indent=1), encoding="utf-8")
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
