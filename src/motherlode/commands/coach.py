"""`motherlode coach`: looks back on a match in the terminal, or across several of somebody's."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from motherlode.engine.errors import MotherlodeError


def coach(
    files: Annotated[
        list[Path], typer.Argument(help="A match record, - for standard input; or several.")
    ],
    seat: Annotated[
        int | None, typer.Option("--seat", help="Only this seat's mistakes; from 1 on.", min=1)
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", help="Across several: whose decisions.")
    ] = None,
    game: Annotated[
        str | None, typer.Option(help="The game of a third-party record: a file or module:GAME.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
    lang: Annotated[str, typer.Option("--lang", help="en, de, fr or it.")] = "en",
) -> None:
    """Look back on a match: who was lucky, who decided well, and what cost whom most.

    Of several records of one game it says what somebody tends to do wrong.
    """
    import motherlode
    from motherlode.bots.coach import look_back
    from motherlode.commands.replay import read_record
    from motherlode.engine.words import check_language

    check_language(lang)
    played = None if game is None else motherlode.load(game)
    matches = [motherlode.replay(read_record(file), played) for file in files]
    if len(matches) > 1:
        _across(matches, name, seat, as_json, lang)
        return
    (match,) = matches
    if seat is None and name is not None:
        seat = seat_of(match, name) + 1
    if seat is not None and seat > match.seats:
        raise MotherlodeError("seat/unknown", f"There is no seat {seat}: {match.seats} played.")
    review = look_back(match)
    if as_json:
        print(json.dumps(review, ensure_ascii=False, indent=2))
        return
    for line in told(match, review, lang, None if seat is None else seat - 1):
        print(line)


def told(match: Any, review: Any, language: str, only: int | None) -> list[str]:
    """What there is to say, line by line."""
    from motherlode.engine.words import words, words_of

    own = words("motherlode.bots", language)
    lines = [match.game.name]
    for seat, name in enumerate(match.names):
        luck, skill = (round(100 * review[what][seat]) for what in ("luck", "own_skill"))
        values = {"name": name, "luck": f"{luck:+d}", "skill": f"{skill:+d}"}
        lines.append("  " + own.say("coach", "luck-and-skill", (), values))
    for seat, mistakes in enumerate(review["mistakes"]):
        if only not in (None, seat):
            continue
        lines.append("")
        name = {"name": match.names[seat]}
        lines.append(own.say("coach", "mistakes" if mistakes else "no-mistakes", (), name))
        its = words_of(match.game, language).to(seat)
        for mistake in mistakes:
            state = match.state_at(mistake["number"])
            match.game.plain.hide(state, seat)
            prompt = match.game.view(state, seat)["prompt"]
            values = {
                "number": mistake["number"],
                "move": its.move(mistake["move"], match.names, prompt),
                "best": its.move(mistake["best"], match.names, prompt),
                "wins": max(1, round(100 * mistake["loss"])),
            }
            why = mistake["why"].get(language, "")
            said = own.say("coach", "mistake-because" if why else "mistake", (), values)
            lines.append("  " + said.replace("…", f"{why}."))
    return lines


def _across(
    matches: list[Any], name: str | None, seat: int | None, as_json: bool, lang: str
) -> None:
    """What somebody tends to do wrong."""
    from motherlode.bots.coach import look_back
    from motherlode.bots.habits import Looked, habits_in

    if len({match.game.identity for match in matches}) > 1:
        raise MotherlodeError("coach/games", "Several records must be of one game.")
    seats = seats_of_one(matches, name, seat)
    looked = [
        Looked(match, own, look_back(match)["mistakes"][own])
        for match, own in zip(matches, seats, strict=True)
    ]
    habits = habits_in(matches[0].game, looked)
    if as_json:
        print(json.dumps(habits, ensure_ascii=False, indent=2))
        return
    for line in habits["says"][lang]:
        print(line)
    for kind in habits["kinds"]:
        if kind["topic"] in habits["costliest"] and kind["puzzles"]:
            print(f"  /puzzles/{habits['game']}?topic={kind['topic']}  ({kind['puzzles']})")


def seats_of_one(matches: list[Any], name: str | None, seat: int | None) -> list[int]:
    """Where somebody sat in each: by his name, by the seat, or the one who was always there."""
    if name is not None:
        return [seat_of(match, name) for match in matches]
    if seat is not None:
        if any(seat > match.seats for match in matches):
            raise MotherlodeError("seat/unknown", f"Not every match has a seat {seat}.")
        return [seat - 1 for _ in matches]
    always = set.intersection(*({*_people(match)} for match in matches))
    if len(always) != 1:
        who = "Whose decisions are meant? Say --name NAME or --seat N."
        raise MotherlodeError("coach/whose", who)
    return [seat_of(match, next(iter(always))) for match in matches]


def _people(match: Any) -> list[str]:
    """Who has decided anything himself, as far as the record tells."""
    own = {mover for at, (mover, _) in enumerate(match.history()) if at not in match.decided}
    return [name for seat, name in enumerate(match.names) if seat in own]


def seat_of(match: Any, name: str) -> int:
    """Where somebody sat."""
    if name not in match.names:
        raise MotherlodeError("seat/unknown", f"No {name} played: {', '.join(match.names)}.")
    return int(match.names.index(name))
