"""One match in the terminal: draws the table, asks people, lets the others decide."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from motherlode.bots.coach import Advice
from motherlode.engine.contract import SPECTATOR
from motherlode.engine.errors import MotherlodeError
from motherlode.engine.match import Match
from motherlode.engine.words import Words, plain_rules_of, words_of
from motherlode.terminal.boards import board_of
from motherlode.terminal.entries import (
    COMMANDS,
    Quit,
    ask,
    command_of,
    drop_typed_ahead,
    named,
    own_words,
)
from motherlode.terminal.layout import Drawing
from motherlode.terminal.offers import Offer, keyed, meant, nearest
from motherlode.terminal.pages import read_page
from motherlode.terminal.saved import how_to_go_on, save_record
from motherlode.terminal.screen import Asking, draw_end, draw_screen
from motherlode.terminal.seats import Seat

__all__ = ["Quit", "Session", "save_record"]

COACHED = 5  # moves whose chances are shown


@dataclass
class Session:
    """A match, who plays it, and where it is shown."""

    match: Match
    seats: list[Seat]
    console: Console
    language: str = "en"
    pause: float = 0.6  # seconds for which others' doings are shown
    coach: bool = False  # whether people are told what their moves are worth
    resumed: bool = False  # whether the match goes on that somebody has saved
    _since: int = 0  # the event from which the story is told
    _unshown: int = 0  # the event from which nothing was shown yet, not even for a moment
    _viewer: int = field(default=SPECTATOR)
    _greeted: bool = False  # whether it was said how to get help
    _unheard: bool = False  # whether something was shown since the last question

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
        return own_words(self.language).say("say", what, (), values)

    def ask(self, question: str) -> str:
        """What somebody types, who may leave instead."""
        return ask(self.console, question, self.language)

    def run(self) -> None:
        """Plays to the end."""
        people = [at for at, seat in enumerate(self.seats) if seat.is_person]
        self._viewer = people[0] if len(people) == 1 else SPECTATOR
        own_loop = getattr(board_of(self.match.game), "run", None)
        if self.resumed:
            self._unshown = self.match.number  # all of it was shown before
        if own_loop is not None:
            own_loop(self)
        while not self.match.over:
            self.turn(self.match.to_act[0])
        self._viewer = people[0] if len(people) == 1 else SPECTATOR
        own = own_words(self.language)
        told = self._told(self._since) if len(people) == 1 and own_loop is None else []
        draw_end(self.console, self.match, self.words, own, self.names, self._viewer, told)

    def turn(self, seat: int) -> None:
        """One decision of one seat."""
        decide = self.seats[seat].decide
        if decide is not None:
            self._play(seat, decide(self.match, seat))
            self._unheard = True
            return
        if self.people > 1:
            self._hand_over(seat)
        offer = self._ask(seat)
        if offer is None:
            return  # a decision was taken back: somebody else may be up
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

    def _ask(self, seat: int) -> Offer | None:
        """Something that can be done, however long it takes; nothing where a move was undone."""
        complaint = self._reminder(seat)
        advice = self._advice(seat)
        if self._unheard:
            drop_typed_ahead()
            self._unheard = False
        while True:
            offers = self._offers(seat)
            self._draw(offers, complaint, advice=advice)
            self._unshown = self.match.number
            self._greeted = True
            entry = self.ask(self.names[seat]).strip()
            command, argument = command_of(entry, self.language)
            try:
                if command == "undo":
                    self._undo(seat)
                    return None
                if not command:
                    return self._chosen(seat, entry, offers)
                complaint = self._command(command, argument)
            except MotherlodeError as error:
                complaint = error.message

    def _reminder(self, seat: int) -> str:
        """What somebody who goes on with a saved match has seen before, told once."""
        recall = self.match.game.recall
        if not self.resumed or seat != self._viewer or recall is None:
            return ""
        self.resumed = False
        lines = recall(self.match.known(seat), seat)
        return "   ".join(self.words.say("recall", one["what"], self.names, one) for one in lines)

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
        """What an entry means: by its key, in the list's words or in notation."""
        listed = keyed(offers, board_of(self.match.game))
        by_key = {} if self._picks else dict(listed)
        if entry.lower() in by_key:
            return by_key[entry.lower()]
        if entry.isdecimal() and (by_key or len(entry) > 9):
            raise MotherlodeError("entry/number", self._which([key for key, _ in listed]))
        # On the table they are counted from 1.
        typed = f"{self._picks} {int(entry) - 1}" if entry.isdecimal() else " ".join(entry.split())
        chosen = meant(typed, offers)
        if chosen is not None:
            return chosen
        if typed in self.match.legal(seat):  # a part of what is offered
            return Offer(typed, (typed,))
        if entry.isdecimal() or typed in self.match.game.moves.texts:
            raise MotherlodeError("move/not-legal", self._why_not(seat, typed, entry))
        near = nearest(typed, offers)
        if near is not None:
            raise MotherlodeError("move/unknown", self.say("near", move=typed, near=near))
        what = "unknown-pick" if self._picks else "unknown"
        raise MotherlodeError("move/unknown", self.say(what, move=typed))

    def _which(self, keys: Sequence[str]) -> str:
        """What may be typed instead of a number that is not in the list."""
        if keys == [str(at) for at in range(1, len(keys) + 1)]:
            return self.say("number", most=len(keys))
        return self.say("keys", keys=", ".join(keys))

    def _why_not(self, seat: int, move: str, entry: str) -> str:
        """Why a move is not possible now: the game's own reason where it has one."""
        why_not = self.match.game.why_not
        known = move in self.match.game.moves.texts
        why = why_not(self.match.known(seat), seat, move) if why_not and known else None
        if why is None:
            return self.say("not-possible", move=entry)
        return self.words.say("why", why["what"], self.names, why)

    # --- what is no move ---

    def _command(self, command: str, argument: str) -> str:
        """Carries out a command; returns what to say about it."""
        if command == "rules":
            rules = Markdown(plain_rules_of(self.match.game, self.language))
            read_page(self.console, rules, self.say("leave-page"))
            return self.say("back")
        if command == "log":
            read_page(self.console, Group(*self._log()), self.say("leave-page"))
            return self.say("back")
        if command == "save":
            return self._save(argument)
        return self.say("help", **{name: named(name, self.language) for name in COMMANDS})

    def _log(self) -> list[Text]:
        """What has happened so far, but for what everybody has to remember."""
        forgotten = self.match.game.forgets
        lines = self.match.story(self._viewer)
        kept = [line for line in lines if line["what"] not in forgotten]
        return [Text(self.words.line(line, self.names)) for line in kept] or [Text("·")]

    def _undo(self, seat: int) -> None:
        """Takes back the last decision of the one who is asked, or of the person before."""
        people = [at for at, one in enumerate(self.seats) if one.is_person and at != seat]
        for who in (seat, *people):
            if self.match.may_take_back(who):
                self.match.take_back(who)
                self._since = min(self._since, self.match.number)
                self._unshown = min(self._unshown, self.match.number)
                return
        raise MotherlodeError("undo/too-late", self.say("undo-too-late"))

    def _save(self, name: str) -> str:
        if not name:
            return self.say("save-where", save=named("save", self.language))
        try:
            save_record(self.match, Path(name))
        except OSError as error:
            return self.say("not-saved", why=self._failure(error))
        again = how_to_go_on(name, self.match.game, self.seats, self.language)
        return self.say("saved", file=name, again=again)

    def _failure(self, error: OSError) -> str:
        """What a system says in English, for what happens often."""
        kinds = {
            FileNotFoundError: "no-folder",
            NotADirectoryError: "no-folder",
            IsADirectoryError: "is-folder",
            PermissionError: "no-permission",
        }
        what = kinds.get(type(error))
        return self.say(what) if what else error.strerror or str(error)

    # --- showing ---

    def _draw(
        self,
        offers: Sequence[Offer],
        complaint: str = "",
        board: Drawing | None = None,
        advice: Advice | None = None,
    ) -> None:
        view = self.match.view(self._viewer)
        drawn = board_of(self.match.game)
        asked = getattr(drawn, "asked", None)
        expected = view["prompt"] if asked is None else asked(view["prompt"], offers)
        prompt = self.words.prompt(expected, self.names)
        notes = [self.words.note(move, view["prompt"]) for offer in offers for move in offer.moves]
        listed = [] if self._picks else keyed(offers, drawn)
        asking = Asking(
            prompt=prompt,
            notes=[note for note in dict.fromkeys(notes) if note and tells_more(note, prompt)],
            moves=[(key, offer.said) for key, offer in listed],
            complaint=complaint,
            advice=[] if advice is None else self._said(advice),
            hint="" if self._greeted or not offers else self._hint(),
        )
        draw_screen(
            self.console,
            own_words(self.language),
            self.match.game.name,
            board or (lambda small: drawn.draw(view, self.words, self.names, small)),
            asking,
            self._told(self._since),
        )

    def _hint(self) -> str:
        return self.say("first-hint", help=named("help", self.language))

    def _said(self, advice: Advice) -> list[str]:
        """The coach's sentence, and the chances of moves; what is as good as another has none.

        Figures of moves that differ by less than their error would rank noise.
        """
        lines = [advice["why"][self.language]]
        equal = advice["equal"] if len(advice["equal"]) > 1 else []
        told = [choice for choice in advice["choices"] if choice["move"] not in equal]
        for choice in told[:COACHED]:
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
            view = self.match.view(self._viewer)

            def shown(small: bool) -> RenderableType | None:
                met: RenderableType | None = moment(view, lines, self.words, self.names, small)
                return met

            if shown(False) is not None:
                self._unshown = self.match.number
                self._draw([], board=lambda small: shown(small) or "")
                time.sleep(2 * self.pause)
                self._unheard = True
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
            self.ask(self.say("hand-over", name=self.names[seat]))
        self._viewer = seat

    def _has_secret(self, seat: int) -> bool:
        return bytes(self.match.known(seat)) != bytes(self.match.known(SPECTATOR))


def tells_more(note: str, prompt: str) -> bool:
    """Whether a note's last clause, what is at stake, is news to who has just read the prompt."""
    return note.rpartition(", ")[2] not in prompt
