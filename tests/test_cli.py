"""The command line as people use it: real processes, exit codes, one line for what is wrong."""

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import motherlode
from motherlode.commands.bench import Measure, figures, short

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"


def run(
    *arguments: str, entry: str | None = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "motherlode.cli", *arguments],
        input=entry,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=120,
    )


def record(tmp_path: Path) -> tuple[Path, dict[str, object]]:
    match = motherlode.load("gold-nuggets").start(seats=2, seed=1)
    while not match.over:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.record()), encoding="utf-8")
    return path, dict(match.record())


def test_it_says_which_version_it_is() -> None:
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"motherlode {motherlode.__version__}, Python 3.")


def test_help_helps_and_loads_nothing_heavy() -> None:
    done = run("--help")
    assert done.returncode == 0
    for command in ("play", "rules", "check", "bench", "replay"):
        assert command in done.stdout
    code = (
        "import sys\nfrom typer.testing import CliRunner\nfrom motherlode.cli import app\n"
        "assert CliRunner().invoke(app, ['--help']).exit_code == 0\n"
        "assert not {'numba', 'rich.console'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_help_says_first_what_people_look_for_first() -> None:
    said = run("--help").stdout
    assert "`motherlode` alone opens the table for browsers" in " ".join(said.split())
    rows = [
        line.split()[0] for line in said.splitlines() if line.startswith("  ") and line[2] != " "
    ]
    assert rows.index("play") < rows.index("rules") < rows.index("report") < rows.index("simulate")
    assert "..." not in said.partition("Play:")[2]  # no sentence is cut
    assert "More:" not in said  # every command has its section
    assert max(map(len, said.splitlines())) <= 80


@pytest.mark.parametrize("slug", motherlode.games())
def test_the_options_of_a_game_are_told_and_hold(slug: str) -> None:
    said = run("games", slug).stdout
    game = motherlode.load(slug)
    for option in game.options:
        assert f"-o {option.name}=…" in said
        assert str(option.choices[0] if option.choices else option.default) in said


def test_games_are_listed() -> None:
    done = run("games")
    assert [line.split()[0] for line in done.stdout.splitlines()] == motherlode.games()


@pytest.mark.parametrize(
    ("arguments", "slug"),
    [
        (["play", "chess"], "game/unknown"),
        (["rules", "chess"], "game/unknown"),
        (["bench", "chess"], "game/unknown"),
        (["check", "chess"], "game/unknown"),
        (["check", "--quick", "--games", "5"], "check/both"),
        (["check", "--golden", "no-such-folder"], "golden/no-folder"),
        (["play", "gold-nuggets", "--players", "9"], "seat/count"),
        (["play", "gold-nuggets", "--people", "4", "--players", "2"], "seat/people"),
        (["play", "gold-nuggets", "--names", "A,B,C,D", "--players", "2"], "seat/names"),
        (["play", "gold-nuggets", "--bots", "genius"], "bot/unknown"),
        (["play", "gold-nuggets", "-o", "starter"], "option/form"),
        (["play", "gold-nuggets", "-o", "starter=9"], "option/bad-value"),
        (["play", "gold-nuggets", "-o", "colour=red"], "option/unknown"),
        (["play", "gold-nuggets", "--lang", "la"], "language/unknown"),
        (["rules", "gold-nuggets", "--lang", "la"], "language/unknown"),
        (["bench", "gold-nuggets", "--players", "1"], "seat/count"),
        (["play", "go-for-gold", "-o", "map=c"], "option/bad-value"),
        (["play", "go-for-gold", "-o", "map=no-such-island.txt"], "map/unreadable"),
        (["play", "go-for-gold", "-o", "map=."], "map/unreadable"),
        (["play", "go-for-gold", "-o", f"map={__file__}"], "map/sign"),
        (["play", ":GAME"], "game/no-module"),
        (["play", "..:x"], "game/no-module"),
        (["play", "gold-nuggets", "-o", "starter=" + "9" * 5000], "option/bad-value"),
        (["play", "gold-nuggets", "--record", "/"], "record/not-saved"),
        (["play", "gold-nuggets", "--record", "no/such/folder/x.json"], "record/not-saved"),
        (["replay", "no-such-file.json"], "record/not-readable"),
        (["replay", "."], "record/not-readable"),
    ],
)
def test_wrong_input_gets_one_line_with_its_slug(arguments: list[str], slug: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert f"[{slug}]" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr + done.stdout


@pytest.mark.parametrize("language", ["de", "fr", "it"])
@pytest.mark.parametrize(
    ("arguments", "slug", "named"),
    [
        (["chess"], "game/unknown", "chess"),
        (["gold-nuggets", "--players", "9"], "seat/count", "9"),
        (["gold-nuggets", "--people", "4", "--players", "2"], "seat/people", "4"),
        (["gold-nuggets", "--names", "A,B,C", "--players", "2"], "seat/names", "3"),
        (["gold-nuggets", "--bots", "genius"], "bot/unknown", "genius"),
        (["gold-nuggets", "--record", "no/where/x.json"], "record/not-saved", "no/where"),
        (["--resume", "nowhere.json"], "record/not-readable", "nowhere.json"),
    ],
)
def test_wrong_input_is_told_in_the_players_language(
    arguments: list[str], slug: str, named: str, language: str
) -> None:
    told = run("play", *arguments, "--lang", language).stderr
    english = run("play", *arguments).stderr
    assert told.rstrip().endswith(f"[{slug}]")
    assert english.rstrip().endswith(f"[{slug}]")
    assert told != english
    assert named in told
    assert "{" not in told


def test_a_record_replays(tmp_path: Path) -> None:
    path, _ = record(tmp_path)
    done = run("replay", str(path))
    assert done.returncode == 0
    assert "every event is legal" in done.stdout
    as_json = json.loads(run("replay", str(path), "--json").stdout)
    assert as_json["result"]["reason"] == "last-nugget"
    assert run("replay", "-", entry=path.read_text(encoding="utf-8")).returncode == 0


def test_a_match_on_ones_own_island_is_played_and_replays(tmp_path: Path) -> None:
    maps = Path(motherlode.__file__).parent / "games" / "go_for_gold" / "maps"
    island, kept = tmp_path / "sea.txt", tmp_path / "match.json"
    island.write_bytes((maps / "b.txt").read_bytes())
    arguments = ("play", "go-for-gold", "-o", "map=sea.txt", "--people", "0", "--seed", "1")
    done = run(*arguments, "--players", "2", "--record", str(kept), cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "SEA" in done.stdout
    island.unlink()
    assert "every event is legal" in run("replay", str(kept)).stdout


def test_wrong_records(tmp_path: Path) -> None:
    path, data = record(tmp_path)
    whole = path.read_text(encoding="utf-8")
    events = data["events"]
    assert isinstance(events, list)
    tampered = {**data, "events": [*events[:-1], [0, "roll"]]}
    for text, slug in (
        (whole[:-40], "record/not-json"),
        (whole.replace("motherlode/1", "motherlode/9"), "record/format"),
        (json.dumps(tampered), "record/illegal-event"),
        (json.dumps({**data, "version": 0}), "record/version"),
        (json.dumps({**data, "result": None}), "record/result-differs"),
        ("", "record/not-json"),
    ):
        path.write_text(text, encoding="utf-8")
        done = run("replay", str(path))
        assert (done.returncode, "Traceback" in done.stderr) == (2, False)
        assert f"[{slug}]" in done.stderr


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
@pytest.mark.parametrize("slug", motherlode.games())
def test_rules_for_players(slug: str, language: str) -> None:
    done = run("rules", slug, "--lang", language)
    assert done.returncode == 0
    assert len(done.stdout.split()) > 300


def test_a_third_party_game_is_checked_and_played_from_its_folder() -> None:
    done = run("check", "--quick", "hunch:GAME", cwd=EXAMPLES)
    assert done.returncode == 0, done.stdout
    assert "✓ hunch" in done.stdout
    done = run("play", "hunch:GAME", entry="hint 1\n", cwd=EXAMPLES)
    assert "winner" in done.stdout


def test_a_broken_game_fails_the_check(tmp_path: Path) -> None:
    text = (EXAMPLES / "hunch.py").read_text(encoding="utf-8")
    (tmp_path / "leaky.py").write_text(text.replace("seat != 0 and s.over == 0", "False"))
    done = run("check", "--quick", "leaky:GAME", cwd=tmp_path)
    assert done.returncode == 1
    assert "leak through the view" in done.stdout


@pytest.mark.parametrize("text", ["def (", "import nothing_here", "1 / 0", "from os import no"])
def test_a_module_that_does_not_load_says_why(tmp_path: Path, text: str) -> None:
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    done = run("play", "mine:GAME", cwd=tmp_path)
    assert done.returncode == 2
    assert "[game/" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_a_record_never_loads_other_peoples_code(tmp_path: Path) -> None:
    (tmp_path / "evil.py").write_text("open('ran', 'w')", encoding="utf-8")
    path, data = record(tmp_path)
    path.write_text(json.dumps({**data, "game": "evil:GAME"}), encoding="utf-8")
    done = run("replay", str(path), cwd=tmp_path)
    assert "[game/unknown]" in done.stderr
    assert not (tmp_path / "ran").exists()


def test_a_third_party_record_replays_with_its_game(tmp_path: Path) -> None:
    path = tmp_path / "hunch.json"
    run("play", "hunch:GAME", "--record", str(path), entry="hint 1\n", cwd=EXAMPLES)
    assert run("replay", str(path), cwd=EXAMPLES).returncode == 2
    assert run("replay", str(path), "--game", "hunch:GAME", cwd=EXAMPLES).returncode == 0


@pytest.mark.parametrize("seed", ["-1", "99999999999999999999"])
def test_any_whole_number_is_a_seed(seed: str) -> None:
    assert run("check", "--quick", "--seed", seed, "hunch:GAME", cwd=EXAMPLES).returncode == 0


def test_bench_gives_figures_as_json() -> None:
    done = run("bench", "gold-nuggets", "--players", "2", "--seconds", "0.1", "--json")
    measures = json.loads(done.stdout)
    assert [m["target"] for m in measures][:2] == ["python", "one core"]
    assert all(m["decisions_per_second"] > 0 for m in measures)


def test_bench_fits_eighty_columns_whatever_was_measured() -> None:
    measure = Measure(
        game="wurf-und-weg",
        target="all cores",
        seats=6,
        decisions_per_second=8_612_345_678.0,
        games_per_second=912_345_678.0,
        decisions_per_game=1234.5,
        first_call_seconds=123.45,
        record_bytes=1234,
    )
    console = Console(width=80, record=True, file=StringIO())
    console.print(figures([measure]))
    shown = console.export_text()
    assert "…" not in shown
    for figure in ("8.61 G", "912 M", "1234.5", "123.45 s", "1234 B"):
        assert figure in shown
    assert len(shown.splitlines()) == 2


@pytest.mark.parametrize(
    ("number", "told"), [(0, "0"), (7, "7"), (999, "999"), (1234, "1.23 k"), (31_400_000, "31.4 M")]
)
def test_large_figures_are_short(number: float, told: str) -> None:
    assert short(number) == told
