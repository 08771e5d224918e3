"""Functions of real numbers that give the same bits on every target.

A machine's own `exp` differs in its last bit from another's, and WebAssembly has none. Sums,
products, quotients and square roots are the same everywhere, so this one is made of them.
"""

LN2 = 0.6931471805599453
LN2_HIGH = 6.93147180369123816490e-01  # few bits: its small multiples are exact
LN2_LOW = 1.90821492927058770002e-10
LIMIT = 700.0


def exp(x: float) -> float:
    """The exponential function, to the last bit or the one before; for -700 to 700, else cut off.

    The way of FreeBSD's e_exp.c: what is left when the powers of two are taken out is small, and a
    quotient of two polynomials fits it.
    """
    x = min(max(x, -LIMIT), LIMIT)
    powers = int(x / LN2 + (0.5 if x >= 0 else -0.5))
    high = x - powers * LN2_HIGH
    low = powers * LN2_LOW
    rest = high - low
    t = rest * rest
    p = 4.13813679705723846039e-08
    p = -1.65339022054652515390e-06 + t * p
    p = 6.61375632143793436117e-05 + t * p
    p = -2.77777777770155933842e-03 + t * p
    p = 1.66666666666666019037e-01 + t * p
    c = rest - t * p
    found = 1.0 - ((low - rest * c / (2.0 - c)) - high)
    for _ in range(abs(powers)):  # exact
        found *= 2.0 if powers > 0 else 0.5
    return found
