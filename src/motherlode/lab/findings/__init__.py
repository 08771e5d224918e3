"""What a designer asks about his game first: is it fair, and what wins it?

Plain matches are played and every card, number and move is held against who won. `study` gives a
page that grows: random players, then sensible ones, then bots that look ahead.
"""

from motherlode.lab.findings.page import Page, Row, Sentence, Table
from motherlode.lab.findings.study import study

__all__ = ["Page", "Row", "Sentence", "Table", "study"]
