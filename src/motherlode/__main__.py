"""`python -m motherlode` is `motherlode`."""

from motherlode.cli import main

main()
