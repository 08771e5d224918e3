"""Every lesson of every game, played on the table: right and wrong tries, in every language."""

import json
import re

import pytest
from clauses import clauses, packages
from contract.test_typography import FOREIGN
from live.tables import HOST, NOW, start

import motherlode
from motherlode.engine.lessons import Lesson, lesson_of, lessons_of
from motherlode.engine.lessons.finding import main_sections, sections_of
from motherlode.engine.lessons.walking import ways
from motherlode.engine.words import LANGUAGES
from motherlode.games import PACKAGES, at_tables
from motherlode.server.answers.games import lessons_in
from motherlode.server.live.projections import state
from motherlode.table import commands, entries
from motherlode.table.by_itself import bots_to_act, wakes, written
from motherlode.table.learning import Tried, step_of
from motherlode.table.plans import SeatPlan, TablePlan, check_plan, filled
from motherlode.table.table import Table

LESSONS = [
    (game, lesson.name) for game in motherlode.games() for lesson in lessons_of(at_tables(game))
]


def begun(game: str, lesson: str) -> tuple[Table, list[entries.Any]]:
    """A lesson's table, with its log."""
    plan = filled(TablePlan(game, [SeatPlan("me")], lesson=lesson))
    check_plan(plan)
    codes = [f"CODE{seat}" for seat in range(len(plan.seats))]
    opened = entries.Opened(NOW, HOST, "Hana", plan, codes, "ab" * 32)
    table = Table(opened)
    return table, [opened, table.do(start(HOST), NOW + 1)]


def recite(table: Table, log: list[entries.Any]) -> None:
    """The bots do what is written."""
    while (move := written(table)) is not None:
        assert bots_to_act(table) == []
        assert wakes(table) is not None
        log.append(table.do(commands.PlayFor(*move, "bot"), NOW + 2))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_to_its_end_and_wrong_tries_are_answered(game: str, name: str) -> None:
    lesson = lesson_of(at_tables(game), name)
    table, log = begun(game, name)
    recite(table, log)
    wrong_tries = 0
    for at, _, right, others in ways(at_tables(game), lesson):
        now = step_of(table)
        assert now is not None
        assert now <= at
        assert table.match is not None
        before = (bytes(table.match.state), table.at)
        for move in others:
            with pytest.raises(Tried) as tried:
                table.decide(commands.Play(HOST, lesson.me, move, table.seen[lesson.me]), NOW + 2)
            wrong_tries += 1
            assert tried.value.step == at
            for language in LANGUAGES:
                shown = {one.name: one for one in lessons_in(game, language)}[name]
                assert shown.steps[at].answers[tried.value.answer]
        assert (bytes(table.match.state), table.at) == before
        log.append(
            table.do(commands.Play(HOST, lesson.me, right[0], table.seen[lesson.me]), NOW + 2)
        )
        recite(table, log)
    end = step_of(table)
    assert end is not None
    assert lesson.steps[end].awaits == ()
    assert wrong_tries or lesson.order > 1
    # What the log says is the same table, in the same step.
    assert isinstance(log[0], entries.Opened)
    again = Table(log[0])
    for entry in log[1:]:
        again.apply(entry)
    assert table.match is not None
    assert again.match is not None
    assert bytes(again.match.state) == bytes(table.match.state)
    assert step_of(again) == step_of(table)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_counts_for_nothing_and_promises_nothing(game: str, name: str) -> None:
    table, _ = begun(game, name)
    assert not table.rated
    assert table.match is not None
    assert table.match.result is None
    lesson = lesson_of(at_tables(game), name)
    others = state(table, -1, NOW)
    assert others is not None
    assert others.step is None
    for entry in ("proof", "seed"):
        assert entry not in json.dumps(table.match.record())
    assert not table.may_undo(lesson.me)


@pytest.mark.parametrize("game", motherlode.games())
def test_what_a_player_reads_tells_no_outcome_and_no_move_of_others(game: str) -> None:
    for lesson in lessons_of(at_tables(game)):
        for language in LANGUAGES:
            shown = {one.name: one for one in lessons_in(game, language)}[lesson.name]
            assert [step.says for step in shown.steps] == [s.says[language] for s in lesson.steps]
            assert set(shown.__struct_fields__) == {"name", "title", "minutes", "steps"}
            assert set(shown.steps[0].__struct_fields__) == {"at", "says", "awaits", "answers"}


@pytest.mark.parametrize("game", motherlode.games())
def test_a_real_match_follows_with_the_same_bots_and_fair_dice(game: str) -> None:
    first = lessons_of(at_tables(game))[0]
    table, log = begun(game, first.name)
    recite(table, log)
    seats = [
        SeatPlan("bot", place.level, place.name) if place.level else SeatPlan("me")
        for place in table.chairs
    ]
    names = [place.name for place in table.chairs]
    codes = [f"NEXT{seat}" for seat in range(len(seats))]
    table.do(commands.Change(HOST, TablePlan(game, seats), codes), NOW + 3)
    assert table.status == "lobby"
    promised = table.commitment
    table.do(start(HOST), NOW + 4)
    assert [place.name for place in table.chairs] == names
    assert table.lesson is None
    assert step_of(table) is None
    assert table.commitment == promised


# --- texts -------------------------------------------------------------------------------------


def texts(lesson: Lesson, language: str) -> list[str]:
    answers = [wrong.says[language] for step in lesson.steps for wrong in step.wrong]
    return [lesson.title[language], *(step.says[language] for step in lesson.steps), *answers]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_texts_have_the_marks_of_their_language(game: str, name: str, language: str) -> None:
    foreign, instead = FOREIGN[language]
    for text in texts(lesson_of(at_tables(game), name), language):
        assert not re.search(foreign, text), f"{text} (in {language}: {instead})"
        assert text == text.strip()
        assert not re.search(r"\s[,.]|\(\s|  ", text), text


# --- what they cover ---------------------------------------------------------------------------


@pytest.mark.parametrize("package", packages())
def test_lessons_cover_the_main_sections_of_the_rules_and_name_true_clauses(package: str) -> None:
    game = at_tables({folder: slug for slug, folder in PACKAGES.items()}[package])
    lessons = lessons_of(game)
    shown = {section for lesson in lessons for section in lesson.sections}
    assert [section for section in main_sections(game) if section not in shown] == []
    assert set(shown) <= set(sections_of(game))
    known = set(clauses(package))
    for lesson in lessons:
        assert lesson.covers, lesson.name
        assert set(lesson.covers) <= known, set(lesson.covers) - known


@pytest.mark.parametrize("game", motherlode.games())
def test_a_game_has_a_first_lesson_and_more(game: str) -> None:
    first, *more = lessons_of(at_tables(game))
    assert first.name == "first"
    assert first.minutes == 2
    assert 6 <= len(first.steps) <= 12
    assert 1 <= len(more) <= 4
