"""Time to decide, seat by seat. Nothing ticks here: whoever asks brings the time."""

from collections.abc import Collection

from motherlode.table.plans import ClockPlan


class Clocks:
    """When each seat began to think, and what it has used of its game."""

    def __init__(self, plan: ClockPlan, seats: int, patience: float = 0.0) -> None:
        self.plan = plan
        self.running = bool(plan.decision or plan.game)  # whether there is any limit
        # Seconds after which, where none is, whoever leaves others waiting has given up; 0: never.
        self.patience = 0.0 if self.running else patience
        self.measured = self.running or self.patience > 0
        self.used = [0.0] * seats
        self._since: list[float | None] = [None] * seats
        self._lifted = [False] * seats  # of whom it was seen when he began to think
        # Of each seat's decisions: since when it had thought, and what it had used before.
        self._decided: list[list[tuple[float, float]]] = [[] for _ in range(seats)]

    def press(self, now: float, to_act: Collection[int], mover: int | None = None) -> None:
        """After every event: who acted starts afresh, who is newly to act begins to think."""
        for seat, since in enumerate(self._since):
            if since is not None and seat == mover:
                self._decided[seat].append((since, self.used[seat]))
            if since is not None and (seat == mover or seat not in to_act):
                self.used[seat] += max(0.0, now - since)
                self._since[seat], self._lifted[seat] = None, False
            if seat in to_act and self._since[seat] is None:
                self._since[seat] = now

    def take_back(self, now: float, to_act: Collection[int], seat: int) -> None:
        """A decision was taken back: its seat goes on thinking, and has gained no time."""
        self.press(now, to_act)
        if self._decided[seat]:
            self._since[seat], self.used[seat] = self._decided[seat].pop()

    def began(self, seat: int) -> float | None:
        """Since when a seat thinks; None if it is not to act."""
        return self._since[seat]

    def may_lift(self, seat: int) -> bool:
        """Whether a seat has to decide, and nobody has seen yet that its person is there."""
        return self._since[seat] is not None and not self._lifted[seat]

    def lift(self, now: float, seat: int) -> None:
        """Behind the curtain nobody could think: his time begins now, once for each decision."""
        self._since[seat], self._lifted[seat] = now, True

    def shift(self, seconds: float) -> None:
        """So much time has passed, or was set, that was nobody's."""
        self._since = [None if since is None else since + seconds for since in self._since]
        self._decided = [[(since + seconds, used) for since, used in one] for one in self._decided]

    def hold(self, until: float) -> None:
        """Nobody's time runs before the signal."""
        self._since = [None if since is None else max(since, until) for since in self._since]

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up; None if it is not to act or has no limit."""
        since = self._since[seat]
        if since is None or not self.running:
            return None
        limits = []
        if self.plan.decision:
            limits.append(since + self.plan.decision)
        if self.plan.game:
            limits.append(since + max(0.0, self.plan.game - self.used[seat]))
        return min(limits)

    def gives_up(self, seat: int) -> float | None:
        """When a seat that decides nothing has given up; None if others wait for ever."""
        since = self._since[seat]
        return None if since is None or not self.patience else since + self.patience

    def waited(self, seat: int, now: float) -> float:
        """For how many seconds the others have waited for a seat; 0 if they do not."""
        since = self._since[seat]
        return 0.0 if since is None else max(0.0, now - since)

    def due(self, seat: int) -> float | None:
        """When something has to happen if a seat does nothing."""
        return self.deadline(seat) if self.running else self.gives_up(seat)

    def left(self, now: float) -> tuple[list[float | None], list[float | None]]:
        """Seconds for the decision and for the game, by seat."""
        decision: list[float | None] = []
        game: list[float | None] = []
        for seat, since in enumerate(self._since):
            thinking = 0.0 if since is None else max(0.0, now - since)
            shown = self.plan.decision and since is not None
            decision.append(max(0.0, self.plan.decision - thinking) if shown else None)
            left = max(0.0, self.plan.game - self.used[seat] - thinking)
            game.append(left if self.plan.game else None)
        return decision, game
