"""In which of our languages a page is written for somebody."""

from motherlode.engine.words import LANGUAGES


def language_of(accepted: str) -> str:
    """The first of ours that a browser asks for."""
    wishes = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";")
        try:
            quality = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            quality = 0.0
        wishes.append((-quality, place, tag.strip().lower().partition("-")[0]))
    return next((tag for less, _, tag in sorted(wishes) if less and tag in LANGUAGES), "en")
