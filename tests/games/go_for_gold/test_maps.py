"""The islands: what is checked when one is loaded, and a person's own."""

import json
from pathlib import Path

import pytest

import motherlode
from motherlode.engine.check import Effort, check
from motherlode.engine.errors import ContentError, RecordError
from motherlode.engine.game import Game
from motherlode.engine.own import Own, doubts, with_file, with_files, with_text
from motherlode.engine.texts import LONGEST
from motherlode.games.go_for_gold import GAME, content
from motherlode.games.go_for_gold.chart import (
    FOOT,
    HARBOURS,
    MOST_FIELDS,
    SHOVEL,
    Chart,
    parse_chart,
    unequal_harbours,
)
from motherlode.games.go_for_gold.content import CHARTS
from motherlode.games.go_for_gold.fairness import main, measured, verdict

MAPS = Path(content.__file__).parent / "maps"
ISLAND = """\
# a small island
  H 4 . s H
 . R 5 ~ Y 6
  . f G . B
 H 4 . V 5 H
"""


def with_map(path: Path) -> Game:
    return with_file(GAME, "map", path)


def test_a_small_island_is_read_row_by_row() -> None:
    chart = parse_chart("small", ISLAND)
    assert len(chart.places) == 21
    assert chart.places[:HARBOURS] == ((11, 2), (12, 5), (2, 5), (3, 2))  # clockwise
    assert chart.lakes == ((8, 3),)
    assert chart.neighbours(3) == [chart.places.index((5, 2)), *_fields(chart, (2, 3), (4, 3))]


def _fields(chart: Chart, *places: tuple[int, int]) -> list[int]:
    return [chart.places.index(place) for place in places]


def changed(old: str, new: str) -> str:
    assert ISLAND.count(old) == 1, old
    return ISLAND.replace(old, new)


@pytest.mark.parametrize(
    ("text", "slug", "message"),
    [
        ("", "map/empty", "no field"),
        ("# all water\n ~ ~\n", "map/empty", "no field"),
        (changed("~", "x"), "map/sign", "line 3, column 8: “x” is none of"),
        (changed(" . R", "  . R"), "map/grid", "line 3, column 3: .*shift it by one column"),
        (changed("~", "."), "map/lake", "no water inside"),
        (changed("s H", "s ."), "map/harbours", "3 harbours .* instead of 4"),
        (changed("4 . V", "H . V"), "map/harbours", "line 5, column 12: There are 5 harbours"),
        (changed("f G", ". G"), "map/missing", "no “f”"),
        (changed("V", "."), "map/missing", "no “V”"),
        (changed("4 . V", "R . V"), "map/temple", "line 5, column 4: A second temple “R”"),
        (
            changed("H 4 . s", "H   . s").replace(" . R", "   R"),
            "map/ways",
            "line 2, column 3: .* 1",
        ),
        (ISLAND + "\n" * 101 + " s s\n", "map/apart", "line 107, column 2: No way over land"),
        (ISLAND + "\n" + " " * 2001 + "s\n", "map/apart", "line 7, column 2002: No way"),
        (ISLAND + "\n s s\n", "map/apart", "line 7, column 2: No way over land"),
        (ISLAND + ". " * 21 + "\n" + " ." * 21 + "\n", "map/size", "at most 62"),
    ],
)
def test_a_map_that_breaks_a_rule_is_refused_with_the_place(
    text: str, slug: str, message: str
) -> None:
    with pytest.raises(ContentError, match=message) as caught:
        parse_chart("mine", text)
    assert caught.value.slug == slug


def test_a_harbour_inland_is_refused() -> None:
    text = ISLAND.replace("H 4 . s H", ". 4 . s H").replace("f G", "H G").replace("5 H", "f H")
    with pytest.raises(ContentError, match=r"line 4, column 5: .* open sea") as caught:
        parse_chart("mine", text)
    assert caught.value.slug == "map/inland"


LONG = "\n".join(
    [" H . . . . . . . H 4", "  . s f ~ . . . 5 6 R", " H . . . . . . Y G H", "  . B V 4"]
)


def test_harbours_with_unequal_surroundings_are_a_doubt_and_can_be_played() -> None:
    doubt = unequal_harbours(parse_chart("mine", LONG))
    assert doubt is not None
    assert (doubt.slug, doubt.line, doubt.column) == ("map/balance", 3, 2)
    assert "near another" in doubt.message
    assert unequal_harbours(parse_chart("mine", ISLAND)) is None
    game = with_text(GAME, "map", Own(name="mine", text=LONG))
    assert [doubt.slug for doubt in doubts(game)] == ["map/balance"]
    assert len(game.start(seats=2).view()["island"]["fields"]) == 33


@pytest.mark.parametrize(
    ("data", "slug", "place"),
    [
        (ISLAND.encode("utf-16"), "own/utf-16", (0, 0)),
        (ISLAND.encode("utf-16-be"), "own/utf-16", (0, 0)),
        (ISLAND.replace("R", "\0").encode(), "own/nul", (3, 4)),
        (ISLAND.replace("R", "é").encode("latin-1"), "own/not-utf-8", (3, 4)),
        (b"#" * (LONGEST + 1), "own/too-long", (0, 0)),
        (b"", "map/empty", (0, 0)),
    ],
)
def test_what_is_no_text_is_refused_with_the_place(
    tmp_path: Path, data: bytes, slug: str, place: tuple[int, int]
) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        with_map(path)
    assert (caught.value.slug, (caught.value.line, caught.value.column)) == (slug, place)


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_ends_of_lines_and_a_byte_order_mark_do_not_matter(
    tmp_path: Path, end: str, mark: str
) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes((mark + ISLAND.replace("\n", end)).encode())
    assert with_map(path).texts["map"] == {"name": "mine", "text": ISLAND}


def test_a_file_that_is_not_there_is_an_error_for_people(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="No such file") as caught:
        with_map(tmp_path / "none.txt")
    assert caught.value.slug == "map/unreadable"


# --- the two islands of the box ---


@pytest.mark.parametrize("chart", CHARTS, ids=["a", "b"])
def test_an_island_fits_into_a_bit_set_and_offers_six_places_to_every_harbour(chart: Chart) -> None:
    assert len(chart.places) <= MOST_FIELDS
    for harbour in range(HARBOURS):
        assert len(chart.reach(harbour) & chart.scoring()) >= 6


@pytest.mark.parametrize("chart", CHARTS, ids=["a", "b"])
def test_both_mirrors_leave_the_island_as_it_is(chart: Chart) -> None:
    """So no harbour is better than another; only the colours of temples differ."""
    kinds = {
        place: min(symbol, 8) for place, symbol in zip(chart.places, chart.symbols, strict=True)
    }
    columns = [column for column, _ in kinds]
    rows = [row for _, row in kinds]
    across, down = min(columns) + max(columns), min(rows) + max(rows)
    assert {(across - x, y): kind for (x, y), kind in kinds.items()} == kinds
    assert {(x, down - y): kind for (x, y), kind in kinds.items()} == kinds


def test_b_has_more_water_and_fewer_symbols() -> None:
    a, b = CHARTS
    assert len(b.lakes) > len(a.lakes)
    for symbol in (SHOVEL, FOOT):
        assert b.symbols.count(symbol) < a.symbols.count(symbol)
    assert len(b.scoring()) < len(a.scoring())


@pytest.mark.slow
@pytest.mark.parametrize("name", ["a", "b"])
def test_the_harbours_are_equally_good(name: str) -> None:
    shares = measured(GAME, name, games=4000, seed=1).shares
    assert sum(shares) == pytest.approx(1)
    assert max(shares) - min(shares) < 0.05  # 20,000 games are needed to say 0.02


@pytest.mark.parametrize("seed", [-1, 2**64 - 1, 2**70 - 1])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert measured(GAME, "a", games=40, seed=seed) == measured(GAME, "a", games=40, seed=-1)


@pytest.mark.parametrize(
    ("shares", "games", "found"),
    [
        ([0.25, 0.25, 0.25, 0.25], 4, "too few games to tell"),
        ([0.25, 0.25, 0.25, 0.25], 7000, "too few games to tell"),
        ([0.4, 0.2, 0.2, 0.2], 400, "too few games to tell"),
        ([0.255, 0.245, 0.25, 0.25], 20_000, "fair"),
        ([0.27, 0.23, 0.25, 0.25], 20_000, "not fair, 2% is the most"),
    ],
)
def test_a_verdict_needs_an_interval_smaller_than_what_is_allowed(
    shares: list[float], games: int, found: str
) -> None:
    assert verdict(shares, games) == found


@pytest.mark.parametrize("games", ["0", "-4", "4001"])
def test_every_harbour_is_the_first_as_often(
    games: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["fairness", "--games", games])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 2
    assert "a multiple of 4" in capsys.readouterr().err


# --- an island of one's own ---


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(ISLAND, encoding="utf-8")
    return path


def test_one_plays_on_ones_own_island(path: Path) -> None:
    game = with_map(path)
    match = game.start(seats=2, seed=1)
    island = match.view()["island"]
    assert (island["name"], island["reconstructed"], len(island["fields"])) == ("mine", False, 21)
    assert match.record()["options"]["map"] == "own"
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    lines = [line for sheet in match.view()["sheets"] for line in sheet["lines"]]
    assert {field for line in lines for field in line} <= set(range(21))
    assert len(GAME.start(seats=2).view()["island"]["fields"]) == 59  # the box is as it was


def test_a_record_brings_its_own_island(path: Path) -> None:
    match = with_map(path).start(seats=2, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    record = match.record()
    assert record["content"] == {"map": {"name": "mine", "text": ISLAND}}
    path.unlink()
    again = motherlode.replay(json.dumps(record))
    assert bytes(again.state) == bytes(match.state)
    assert again.record() == record
    assert again.view() == match.view()


@pytest.mark.parametrize(
    ("content", "slug"),
    [
        (None, "record/damaged"),
        ({"map": ISLAND}, "record/damaged"),
        ({"map": {"name": "mine", "text": 3}}, "record/damaged"),
        ({"map": {"name": "mine", "text": "~"}}, "map/empty"),
        ({"deck": {"name": "mine", "text": ""}}, "record/own-content"),
        ({}, "record/own-content"),
    ],
)
def test_a_record_with_a_wrong_island_is_refused(path: Path, content: object, slug: str) -> None:
    record = dict(with_map(path).start(seats=2, seed=1).record())
    with pytest.raises(motherlode.MotherlodeError) as caught:
        motherlode.replay({**record, "content": content})
    assert caught.value.slug == slug
    assert isinstance(caught.value, ContentError if slug == "map/empty" else RecordError)


def test_an_option_is_a_file_unless_it_is_a_choice(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, options = with_files(GAME, {"map": str(path), "starter": "1"})
    assert options == {"map": "own", "starter": "1"}
    assert game.start(seats=2, options=options).view()["island"]["name"] == "mine"
    assert with_files(GAME, {"map": "b"}) == (GAME, {"map": "b"})
    assert with_files(GAME, {"map": "c"}) == (GAME, {"map": "c"})  # refused as a choice
    monkeypatch.chdir(path.parent)
    path.rename("c")
    assert with_files(GAME, {"map": "c"})[1] == {"map": "own"}


def test_another_island_takes_the_place_of_the_first(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text(ISLAND.replace("s", "."), encoding="utf-8")
    with pytest.raises(ContentError, match="no “s”"):
        with_file(with_map(path), "map", other)
    other.write_text(ISLAND.replace(". s", "s s"), encoding="utf-8")
    game = with_file(with_map(path), "map", other)
    symbols = [field["symbol"] for field in game.start(seats=2).view()["island"]["fields"]]
    assert symbols.count("shovel") == 2


def test_an_own_island_keeps_the_contract(path: Path) -> None:
    effort = Effort(games=1, traces=0, samples=50, compared=3, watched=0.02)
    report = check(with_map(path), effort, targets=())  # compiled below
    assert report.faults == []


@pytest.mark.heavy
def test_fairness_is_measured_on_an_own_island_too(path: Path) -> None:
    found = measured(with_map(path), "own", games=400, seed=1)
    assert sum(found.shares) == pytest.approx(1)
    assert found.points > 0
    assert 0 < found.six_values < 1


def test_the_maps_of_the_box_are_files_that_a_person_can_read() -> None:
    assert [parse_chart(name, text) for name, text in content.TEXTS.items()] == list(CHARTS)
