"""`motherlode lessons GAME`: what there is to learn, and what of the rules it covers."""

from motherlode.engine.lessons import lessons_of
from motherlode.engine.lessons.finding import main_sections
from motherlode.games import load


def told_lessons(name: str) -> str:
    """A game's lessons, each tried on the rules; a fault is raised with its line."""
    game = load(name)
    found = lessons_of(game)
    if not found:
        return f"{game.name} has no lessons yet: see docs/lessons.md."
    lines = []
    for lesson in found:
        lines.append(f"{lesson.name}: {lesson.title['en']} ({len(lesson.steps)} steps)")
        lines.append(f"  sections: {', '.join(lesson.sections) or 'none'}")
        lines.append(f"  clauses: {', '.join(lesson.covers) or 'none'}")
    shown = {section for lesson in found for section in lesson.sections}
    missing = [section for section in main_sections(game) if section not in shown]
    lines.append(f"Main sections of the rules in no lesson: {', '.join(missing) or 'none'}")
    return "\n".join(lines)
