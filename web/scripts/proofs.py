"""A proof and its chance events by the engine's own hand: what the browser's check is held against.

.venv/bin/python web/scripts/proofs.py > web/src/table/proof.sample.json
"""

import json

from motherlode.engine.chance import Committed

WEIGHTS = ([1] * 6, [3, 0, 2], [1], [7, 1, 1, 40], [2**31 - 1, 5])


def sample() -> str:
    """Twenty events with odds of all kinds, under a seed that everyone may know."""
    source = Committed(bytes(range(32)), ["00ff00ff", "abcdef01"])
    chances = []
    for number in range(20):
        weights = WEIGHTS[number % len(WEIGHTS)]
        outcome = source.outcome(number * 3, weights, [str(at) for at in range(len(weights))])
        chances.append({"number": number * 3, "weights": weights, "outcome": outcome})
    return json.dumps({"proof": source.proof(), "chances": chances})


if __name__ == "__main__":
    print(sample())
