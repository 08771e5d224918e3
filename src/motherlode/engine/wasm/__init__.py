"""WebAssembly: a game's loops as a module that runs in a browser's tab, without Python or a server.

`emit.py` writes a module, `doors.py` the way into its loops, `block.py` says what lies where in a
job's memory; `run.py` runs modules in Python, `tools.py` finds the linker.
"""
