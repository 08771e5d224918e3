"""The server's live tables in a page: another assembly of the same code, for one device.

There is one person, one process and no network. What is kept lies in the browser (`store`), bots
think in a worker of their own (`bots`), a socket is a pair of functions (`sockets`), and what a
server answers over HTTP is answered from the same functions (`routes`). Runs under Pyodide, and as
it stands in plain Python.
"""
