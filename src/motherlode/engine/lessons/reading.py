"""Reads a lesson's file; a fault is refused with its file, its line and the reason."""

import re
import tomllib
from collections.abc import Callable, Mapping
from typing import Any

from motherlode.engine.contract import CHANCE
from motherlode.engine.errors import ContentError, did_you_mean
from motherlode.engine.lessons.lesson import Bot, Lesson, Step, Texts, Wrong
from motherlode.engine.words import LANGUAGES

LONGEST = 150  # letters of a note: two short sentences
SENTENCES = 2
LEVELS = ("greenhorn", "prospector", "veteran", "legend")
_END = re.compile(r"[.!?…](?=\s|$)")  # of a sentence
_KEYS = frozenset(
    ("order", "minutes", "title", "me", "bots", "options", "sections", "covers", "begin", "step")
)
_STEP_KEYS = frozenset(("play", "at", "await", "say", "wrong"))


class LessonError(ContentError):
    """A fault in a lesson's file; `line` is where it stands, 0 where it is the whole file's."""

    def __init__(self, slug: str, file: str, line: int, reason: str) -> None:
        where = f"{file}, line {line}" if line else file
        super().__init__(slug, f"{where}: {reason}")
        self.file, self.line = file, line


class File:
    """A lesson's text, and where in it things stand."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        lines = text.splitlines()
        self._steps = [at for at, line in enumerate(lines, 1) if line.strip() == "[[step]]"]
        self._lines = lines

    def line(self, key: str = "", step: int | None = None, nth: int = 0) -> int:
        """Where a key stands; of a step, where the step begins if the key is not found in it."""
        first, last = 1, self._steps[0] if self._steps else len(self._lines) + 1
        if step is not None:
            first = self._steps[step]
            after = self._steps[step + 1 :]
            last = after[0] if after else len(self._lines) + 1
        found = [
            at
            for at in range(first, last)
            if re.match(rf"(\[+(step\.)?)?{re.escape(key)}\b", self._lines[at - 1].strip())
        ]
        return found[nth] if key and nth < len(found) else first

    def fault(self, slug: str, reason: str, line: int = 0) -> LessonError:
        """What is wrong, ready to be raised."""
        return LessonError(slug, self.name, line, reason)


def read_lesson(name: str, file: File) -> Lesson:
    """A lesson as its file says; whether the game allows it is found out by playing it."""
    try:
        content = tomllib.loads(file.text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"line (\d+)", str(error))
        line = int(found[1]) if found else len(file.text.splitlines())
        raise file.fault("lesson/syntax", f"{error}.", line) from error
    for key in content:
        if key not in _KEYS:
            hint = did_you_mean(key, _KEYS)
            raise file.fault("lesson/unknown-key", f"“{key}” says nothing. {hint}", file.line(key))
    me = _wants(file, content, "me", int, 0)
    return Lesson(
        name=name,
        order=_wants(file, content, "order", int),
        minutes=_wants(file, content, "minutes", int),
        title=_texts(file, content.get("title"), "title", file.line("title"), sentences=1),
        me=me,
        bots=_bots(file, _wants(file, content, "bots", list)),
        options=_wants(file, content, "options", dict, {}),
        sections=tuple(_wants(file, content, "sections", list, [])),
        covers=tuple(_wants(file, content, "covers", list, [])),
        begin=_events(file, _wants(file, content, "begin", str, ""), file.line("begin")),
        steps=_steps(file, _wants(file, content, "step", list), me),
    )


def _steps(file: File, steps: list[Any], me: int) -> tuple[Step, ...]:
    read: list[Step] = []
    for at, step in enumerate(steps):
        read.append(_step(file, at, step, me, read[-1] if read else None))
    if not read:
        raise file.fault("lesson/empty", "There is no [[step]].")
    if read[-1].awaits:
        where = file.line("await", len(read) - 1)
        raise file.fault("lesson/no-end", "The last step is a farewell and awaits nothing.", where)
    return tuple(read)


def _step(file: File, at: int, step: Mapping[str, Any], me: int, last: Step | None) -> Step:
    def line(key: str = "", nth: int = 0) -> int:
        return file.line(key, at, nth)

    for key in step:
        if key not in _STEP_KEYS:
            hint = did_you_mean(key, _STEP_KEYS)
            raise file.fault("lesson/unknown-key", f"“{key}” says nothing. {hint}", line(key))
    before = _events(file, step.get("play", ""), line("play"))
    if any(mover == me for mover, _ in before):
        own = "What the player himself does is awaited, not played."
        raise file.fault("lesson/plays-for-me", own, line("play"))
    answers = []
    for nth, wrong in enumerate(step.get("wrong", [])):
        moves = _several(file, wrong.get("move"), "move", line("wrong", nth))
        says = {key: text for key, text in wrong.items() if key != "move"}
        answers.append(Wrong(moves, _texts(file, says, "wrong", line("wrong", nth))))
    goes_on = last is not None and "say" not in step and "await" in step
    if goes_on and last is not None and not answers:
        answers = list(last.wrong)
    return Step(
        at=_several(file, step.get("at"), "at", line("at")),
        says=last.says if goes_on and last else _texts(file, step.get("say"), "say", line("say")),
        before=before,
        awaits=_several(file, step.get("await", []), "await", line("await")),
        wrong=tuple(answers),
        goes_on=goes_on,
    )


def _events(file: File, events: object, line: int) -> tuple[tuple[int, str], ...]:
    """Events in the notation of pictures: `*: 3, 3, nugget; 1: aside nugget 1, take`."""
    if not isinstance(events, str):
        raise file.fault("lesson/wrong-kind", "Events are a text: “*: 3, 3; 1: take”.", line)
    found: list[tuple[int, str]] = []
    for part in filter(None, (part.strip() for part in events.split(";"))):
        mover, colon, happenings = part.partition(":")
        if not colon or not (mover == "*" or mover.isdigit()):
            raise file.fault("lesson/events", f"“{part}” is no “*: …” and no “1: …”.", line)
        who = CHANCE if mover == "*" else int(mover)
        found += [(who, text) for one in happenings.split(",") if (text := one.strip())]
    return tuple(found)


def _bots(file: File, bots: list[Any]) -> tuple[Bot, ...]:
    found = []
    for bot in bots:
        level, _, name = bot.partition(" ") if isinstance(bot, str) else ("", "", "")
        if level not in LEVELS or not name.strip():
            reason = f"A bot is a level and a name, as in “greenhorn Bo”; not {bot!r}."
            raise file.fault("lesson/bot", reason, file.line("bots"))
        found.append(Bot(level, name.strip()))
    return tuple(found)


def _several(file: File, value: object, key: str, line: int) -> tuple[str, ...]:
    """A text, or a list of texts."""
    if isinstance(value, str):
        return (value,)
    if isinstance(value, list) and all(isinstance(one, str) for one in value):
        return tuple(value)
    what = "is missing" if value is None else "is a text or a list of texts"
    raise file.fault("lesson/wrong-kind", f"“{key}” {what}.", line)


def _wants(
    file: File, content: Mapping[str, Any], key: str, kind: Callable[..., Any], usual: Any = None
) -> Any:
    value = content.get(key, usual)
    if value is None:
        raise file.fault("lesson/missing", f"“{key}” is missing.")
    if not isinstance(value, kind) or isinstance(value, bool):  # type: ignore[arg-type]
        reason = f"“{key}” is of another kind: {value!r}."
        raise file.fault("lesson/wrong-kind", reason, file.line(key))
    return value


def _texts(file: File, texts: object, key: str, line: int, sentences: int = SENTENCES) -> Texts:
    """What is said, in every language and in few words."""
    if not isinstance(texts, dict):
        raise file.fault("lesson/missing", f"“{key}” says nothing in any language.", line)
    if strange := sorted(set(texts) - set(LANGUAGES)):
        raise file.fault("lesson/language", f"“{strange[0]}” is no language here.", line)
    for language in LANGUAGES:
        text = texts.get(language)
        if not isinstance(text, str) or not text.strip():
            raise file.fault("lesson/language", f"“{key}” is not said in “{language}”.", line)
        if len(text) > LONGEST or len(_END.findall(text)) > sentences:
            reason = (
                f"“{key}” is too long in “{language}”: {len(text)} letters; at most "
                f"{sentences} sentences and {LONGEST} letters."
            )
            raise file.fault("lesson/long", reason, line)
    return dict(texts)
