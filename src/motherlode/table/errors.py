"""What may not be done at a table."""

from motherlode.engine.errors import MotherlodeError


class TableError(MotherlodeError):
    """Something that this person may not do at this table, or not now."""
