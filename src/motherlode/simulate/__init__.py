"""The whole server in one thread under a virtual clock, with people, faults and checkers by a seed.

What a server does is the real code. The edges of its world are simulated, one file each: `loop`
(time), `randomness`, `network` (sockets), `database` (the driver), `channels` (the bus), `bots`
(the bots' process). Nothing here is imported by a server. docs/simulation.md tells the rest.
"""
