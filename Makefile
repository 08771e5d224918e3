# Everything starts here. Needs make and Python 3.11 or newer with pip and venv, nothing else.

PYTHON ?= python3
GAME ?= gold-nuggets
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test lint check check-cuda bench clean

help:  ## show this help
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: .venv/installed  ## set everything up and play
	@$(BIN)/motherlode play $(GAME)

test: .venv/tested lint  ## set everything up and pass all tests
	$(BIN)/python -m pytest -q -n auto

lint: .venv/tested  ## style, types, layers
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

check: .venv/tested  ## the conformance kit over all games, in its long form
	$(BIN)/motherlode check --golden tests/golden

check-cuda: .venv/tested  ## the same with the CUDA loops in Numba's simulator (slow)
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/motherlode check --cuda --golden tests/golden

bench: .venv/peers  ## random play, beside OpenSpiel's pig in the same run
	$(BIN)/python bench/pig.py

clean:  ## remove what was built here
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Motherlode needs Python 3.11 or newer, this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) --editable .
	@touch $@

.venv/tested: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) --editable '.[dev]'
	@touch $@ .venv/installed

.venv/peers: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) --editable '.[dev,peers]'
	@touch $@
