"""A network that learns: with NumPy on a processor, with PyTorch where there is a device.

Both do the same steps (Adam, cross-entropy between what everyone may expect and what came of it),
in floating point; `whole` makes the whole numbers of it that are played with.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from motherlode.engine.checkpoint import DEEPEST, Network, deepest
from motherlode.engine.network import LARGEST, MOST, ONE
from motherlode.lab.extras import extra

Floats = npt.NDArray[np.floating[Any]]

RATE = 2e-3  # of learning, at first
CUT = MOST / ONE  # what a unit says at most
MOMENTUM, SPREAD, TINY = 0.9, 0.999, 1e-8
DECAY = 1e-5  # of weights: what nothing speaks for becomes less


@dataclass
class Weights:
    """Three layers, and by how much each feature is divided."""

    layers: list[Floats]
    biases: list[Floats]
    scale: Floats
    steps: int = 0
    means: list[Floats] = field(default_factory=list)  # Adam's
    squares: list[Floats] = field(default_factory=list)

    @property
    def all(self) -> list[Floats]:
        """Everything that is learnt."""
        return [*self.layers, *self.biases]


def fresh(inputs: int, first: int, second: int, outputs: int, seed: int, rows: Any) -> Weights:
    """Weights that know nothing; features are measured by how much they differ in `rows`."""
    random = np.random.default_rng(seed)
    sizes = ((inputs, first), (first, second), (second, outputs))
    layers = [
        (random.standard_normal(size) * np.sqrt(2 / size[0])).astype(np.float32) for size in sizes
    ]
    layers[2] *= 0.1
    biases = [np.zeros(size[1], np.float32) for size in sizes]
    scale = np.maximum(np.asarray(rows, np.float32).std(axis=0), 0.25).astype(np.float32)
    weights = Weights(layers, biases, scale)
    weights.means = [np.zeros_like(one) for one in weights.all]
    weights.squares = [np.zeros_like(one) for one in weights.all]
    return weights


def forward(weights: Weights, rows: Any, seats: int) -> tuple[Floats, Floats, Floats, Floats]:
    """The input, both hidden layers, and what everyone may expect."""
    given = np.asarray(rows, np.float32) / weights.scale
    one = np.clip(given @ weights.layers[0] + weights.biases[0], 0, CUT)
    two = np.clip(one @ weights.layers[1] + weights.biases[1], 0, CUT)
    out = (two @ weights.layers[2] + weights.biases[2])[:, :seats]
    return given, one, two, 1 / (1 + np.exp(-out))


def loss_of(weights: Weights, rows: Any, worths: Floats) -> float:
    """The mean square of what the actor's worth was missed by."""
    seats = worths.shape[1]
    parts = [
        forward(weights, rows[at : at + 65536], seats)[3][:, 0] for at in range(0, len(rows), 65536)
    ]
    return float(np.mean((np.concatenate(parts) - worths[:, 0]) ** 2))


def learn(
    weights: Weights, rows: Any, worths: Floats, steps: int, batch: int, seed: int,
    device: str = "cpu", rate: float = RATE,
) -> None:  # fmt: skip
    """So many steps of learning, the rate falling to nothing; changes the weights in place."""
    if device != "cpu":
        _learn_there(weights, rows, worths, steps, batch, seed, device, rate)
        return
    random = np.random.default_rng(seed)
    seats = worths.shape[1]
    for step in range(steps):
        some = random.integers(0, len(rows), batch)
        target = worths[some]
        given, one, two, out = forward(weights, rows[some], seats)
        wrong = np.zeros((batch, weights.layers[2].shape[1]), np.float32)
        wrong[:, :seats] = (out - target) / batch
        back_two = (wrong @ weights.layers[2].T) * ((two > 0) & (two < CUT))
        back_one = (back_two @ weights.layers[1].T) * ((one > 0) & (one < CUT))
        slopes = [given.T @ back_one, one.T @ back_two, two.T @ wrong]
        slopes += [back_one.sum(axis=0), back_two.sum(axis=0), wrong.sum(axis=0)]
        _adam(weights, slopes, rate * _left(step, steps))


def _left(step: int, steps: int) -> float:
    """How much of the rate is left: it falls like half a wave."""
    return float(0.5 * (1 + np.cos(np.pi * step / steps)))


def _adam(weights: Weights, slopes: Sequence[Floats], rate: float) -> None:
    weights.steps += 1
    first = 1 - MOMENTUM**weights.steps
    second = 1 - SPREAD**weights.steps
    for one, slope, mean, square in zip(
        weights.all, slopes, weights.means, weights.squares, strict=True
    ):
        mean += (1 - MOMENTUM) * (slope - mean)
        square += (1 - SPREAD) * (slope * slope - square)
        one -= rate * (mean / first / (np.sqrt(square / second) + TINY) + DECAY * one)


def _learn_there(
    weights: Weights, rows: Any, worths: Floats, steps: int, batch: int, seed: int,
    device: str, rate: float,
) -> None:  # fmt: skip
    """The same steps with PyTorch, on its device."""
    torch = extra("torch")
    torch.manual_seed(seed)
    given = torch.as_tensor(np.ascontiguousarray(rows), device=device)
    wanted = torch.as_tensor(np.ascontiguousarray(worths), device=device)
    scale = torch.as_tensor(weights.scale, device=device)
    learnt = [torch.tensor(one, device=device, requires_grad=True) for one in weights.all]
    first, second, third, b1, b2, b3 = learnt
    optimiser = torch.optim.AdamW(learnt, rate, weight_decay=DECAY)
    seats = worths.shape[1]
    for step in range(steps):
        for group in optimiser.param_groups:
            group["lr"] = rate * _left(step, steps)
        some = torch.randint(len(given), (batch,), device=device)
        one = ((given[some].float() / scale) @ first + b1).clamp(0, CUT)
        two = (one @ second + b2).clamp(0, CUT)
        out = (two @ third + b3)[:, :seats]
        loss = (
            torch.nn.functional.binary_cross_entropy_with_logits(
                out, wanted[some], reduction="none"
            )
            .sum(-1)
            .mean()
        )
        optimiser.zero_grad(set_to_none=True)
        loss.backward()
        optimiser.step()
    for one, there in zip(weights.all, learnt, strict=True):
        one[...] = there.detach().cpu().numpy()
    weights.steps += steps


# --- whole numbers ------------------------------------------------------------------------------


def whole(weights: Weights) -> Network:
    """The network in fixed point: as fine as 16-bit weights and 32-bit sums allow."""
    folded = [weights.layers[0] / weights.scale[:, None], weights.layers[1], weights.layers[2]]
    units = (ONE, 1, 1)  # what an input of each layer stands for, turned round
    mosts = (LARGEST, MOST, MOST)
    layers, biases, shifts = [], [], []
    for layer, bias, unit, most in zip(folded, weights.biases, units, mosts, strict=True):
        shift = 15
        while True:
            made = np.rint(layer * unit * 2.0**shift)
            # Half of what is cut off is added before, so that it is rounded.
            offset = np.rint(bias * ONE * 2.0**shift) + 2 ** (shift - 1)
            reach = most * np.abs(made).sum(axis=0) + np.abs(offset)
            if np.abs(made).max() < 32768 and reach.max() < DEEPEST:
                break
            shift -= 1
        layers.append(made.astype(np.int64))
        biases.append(offset.astype(np.int64))
        shifts.append(shift)
    weights_16 = array("h", np.concatenate([one.ravel() for one in layers]).tolist())
    biases_32 = array("i", np.concatenate(biases).tolist())
    sizes = (layers[0].shape[0], *(one.shape[1] for one in layers))
    form = (*sizes, *shifts)
    assert deepest(form, weights_16, biases_32) < DEEPEST
    return Network(form, weights_16, biases_32)
