"""A small network that says what a seat may expect, in integers: the same bits on every target.

Two hidden layers over the numbers by which a game describes what a seat knows (`features`), and one
output for each seat, the own one first: what it may expect, a win mixed with the lead in points.
Plain functions like the rules, so they run wherever these do, compiled with the loop that asks.
Weights come as arrays, so that a network that has learnt more compiles nothing anew.

Fixed point throughout: a layer adds up products of whole numbers, cuts off `shift` bits, and keeps
what lies between 0 and `MOST`. `checkpoint.py` lets no network in whose sums could leave 32 bits.
"""

from typing import Any

from motherlode.engine.arithmetic import exp
from motherlode.engine.contract import features
from motherlode.engine.state import Cells

OVER_ANY_GAME = True
SIZE = 0
SEATS = 0
FEATURES = 0

WIDEST = 128  # units of a hidden layer, at most
LARGEST = 127  # of a feature: what is larger counts as this
MOST = 4095  # of a unit
ONE = 256  # what stands for 1 in an output
EIGHT = 8

# What `form` holds: the lengths of the layers, then the bits that each of them cuts off.
INPUTS, FIRST, SECOND, OUTPUTS, SHIFT = 0, 1, 2, 3, 4
FORM = 7


def describe(known: Any, raw: Cells, seat: int, row: Cells) -> None:
    """Writes down what a seat knows: as its game describes it, or else the bits of the record."""
    for at in range(FEATURES):
        row[at] = 0
    if features(known, seat, row) == 0:
        for byte in range(SIZE):
            for bit in range(EIGHT):
                row[EIGHT * byte + bit] = raw[byte] >> bit & 1
        row[EIGHT * SIZE + seat] = 1
    for at in range(FEATURES):
        row[at] = min(max(row[at], -LARGEST), LARGEST)


def layer(
    given: Cells, inputs: int, net: Cells, at: int, bias: Cells, first: int, units: int, to: Cells
) -> None:
    """Adds up each unit's inputs by their weights, which begin at `at`, input by input."""
    for unit in range(units):
        to[unit] = bias[first + unit]
    for number in range(inputs):
        value = given[number]
        if value != 0:  # most of what describes a position is nought
            start = at + number * units
            for unit in range(units):
                to[unit] += value * net[start + unit]


def rectify(units: int, shift: int, to: Cells) -> None:
    """Cuts off what is below nought, too fine, or too much."""
    for unit in range(units):
        to[unit] = min(max(to[unit] >> shift, 0), MOST)


def evaluate(
    form: Cells, net: Cells, bias: Cells, row: Cells, one: Cells, two: Cells, out: Cells
) -> None:
    """The outputs for what `row` describes; `one` and `two` are the hidden layers."""
    inputs, first, second, outputs = form[INPUTS], form[FIRST], form[SECOND], form[OUTPUTS]
    layer(row, inputs, net, 0, bias, 0, first, one)
    rectify(first, form[SHIFT], one)
    layer(one, first, net, inputs * first, bias, first, second, two)
    rectify(second, form[SHIFT + 1], two)
    layer(two, second, net, (inputs + second) * first, bias, first + second, outputs, out)
    for unit in range(outputs):
        out[unit] >>= form[SHIFT + 2]


def promise(seats: int, seat: int, out: Cells, worths: Any) -> None:
    """What everyone may expect, from 0 to 1, by the outputs, which begin with `seat`'s."""
    for other in range(seats):
        worths[(seat + other) % seats] = 1.0 / (1.0 + exp(-out[other] / ONE))


def outputs_of(
    records: Any,
    known: Any,
    raw: Any,
    seats: Any,
    count: int,
    form: Any,
    net: Any,
    bias: Any,
    rows: Any,
    one: Any,
    two: Any,
    outs: Any,
) -> None:
    """What seats know, given as hidden records: how it is described, and what the network says."""
    for at in range(count):
        known[0] = records[at]
        describe(known[0], raw[0], seats[at], rows[at])
        if form[INPUTS] > 0:
            evaluate(form, net, bias, rows[at], one, two, outs[at])
