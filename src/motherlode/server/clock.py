"""The clock of this machine."""

import time


class SystemClock:
    """What `interfaces.Clock` asks for; it is asked at every move, so nothing lies in between."""

    now = staticmethod(time.time)
    monotonic = staticmethod(time.monotonic)
