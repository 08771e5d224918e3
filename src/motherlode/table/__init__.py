"""The authority over matches: seats, clocks, series, undo, fairness. It knows no transport."""
