# Everything is installed into .venv; nothing else on the machine is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= auto
ENGINE := $(shell find src/ecumene/core src/ecumene/games src/ecumene/bots -name '*.py' 2>/dev/null) src/ecumene/nets/_kernel.c
ENGINE_TESTS := tests/core tests/games
# What the interpreted engine is asked: all of the core, whether it plays each game as the contract says, and whether both
# engines come to the same. The rest of its tests is in make soak.
INTERPRETED_TESTS := tests/core $(wildcard tests/games/*/test_conformance.py)
CLIENT := src/ecumene/server/client
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json src/ecumene/text/web \
	src/ecumene/games -path '*/node_modules' -prune -o \( -path 'web/*' -o -name '*.ftl' \) -type f -print 2>/dev/null)
# Node from the machine if it is new enough, else from the package index (installed into .venv).
NODE := export PATH="$(CURDIR)/$(BIN):$$PATH" NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_FUND=false NPM_CONFIG_AUDIT=false;
EXTRAS_TESTS := tests/arena tests/training tests/cli/test_arena_command.py
PYTHON_CODE := src tests bench setup.py
GAMES := $(BIN)/python -c 'from ecumene.games import GAMES; print(*GAMES)'
COMPILED := $(BIN)/python -c 'import sys; from ecumene.core import state; sys.exit(state.__file__.endswith(".py"))'

TIMED := STAGES=$(CURDIR)/$(VENV)/stages .ci/stage

.PHONY: play dev test quick slowest soak load abuse lint lint-python lint-client test-client test-extras bench docs wheel locks clean build client engine golden strength help

help:
	@echo "make play    open the table in the browser; the engine is compiled behind it the first time"
	@echo "make dev     compile what changed, then open the table"
	@echo "make test    check and test everything (a quarter of an hour on two cores)"
	@echo "make quick   the tests of every game and of the core, without a browser (two minutes)"
	@echo "make test-extras  the tests of training and of ratings, which install PyTorch, NumPy and choix"
	@echo "make slowest  the hundred slowest tests of each stage of make test, after building what they need"
	@echo "make lint    format, lint and type checks alone"
	@echo "make bench   measure the engine with every game, compiled and interpreted"
	@echo "make docs    build the documentation into site/"
	@echo "make wheel   build the package into dist/"
	@echo "make locks   write the locked versions anew, for every Python from 3.11.0 to 3.14"
	@echo "make golden  write the golden playthroughs anew"
	@echo "make strength  measure the bots against each other (about an hour of computing)"
	@echo "make soak    the full wheel, whole games and every size and language in a browser, the server killed again and again (long)"
	@echo "make load    measure the server: moves a second, memory, time until others see a move (about ten minutes)"
	@echo "make abuse   measure what honest people notice of hostile guests (about half an hour, two cores)"
	@echo "make clean   remove everything that was built"

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ecumene needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python cannot make a virtual environment. On Debian: apt-get install python3-venv"; exit 1; }
	@touch $@

$(VENV)/play: requirements/play.txt | $(VENV)/made
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/play.txt
	@touch $@

$(VENV)/test: requirements/test.txt $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/test.txt
	@touch $@

$(VENV)/docs: requirements/docs.txt $(VENV)/play
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/docs.txt
	@touch $@

# The package lies here in its sources; what is compiled lies beside them, and is passed over as soon as one is edited.
$(VENV)/package: setup.py pyproject.toml $(VENV)/play
	@ECUMENE_PURE=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@touch $@

# The quick build: only what changed is compiled (setup.py).
$(VENV)/engine: $(ENGINE) setup.py pyproject.toml | $(VENV)/package
	@echo "Compiling the engine (a minute or two the first time) ..."
	@$(BIN)/python -m ecumene.checkout build
	@touch $@

engine: $(VENV)/engine

# pip must not run twice at a time in one environment, so a Node that it has to bring waits for the rest.
OWN_NODE := $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
	2>/dev/null && npm --version 2>/dev/null)
$(VENV)/node: requirements/node.txt | $(if $(OWN_NODE),,$(VENV)/package)
	@mkdir -p $(VENV)
	@$(if $(OWN_NODE),echo "Building the client with Node $$(node --version)", \
		$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/node.txt)
	@touch $@

$(VENV)/client-tools: web/package-lock.json web/package.json $(VENV)/node
	@echo "Installing what the client is built with ..."
	@# The lock may lack the bundler's binary for another kind of machine than the one it was made on.
	@$(NODE) cd web && npm install --no-save --no-progress --loglevel=error && \
		{ node --input-type=module -e 'await import("rolldown")' 2>/dev/null || \
		{ rm -rf node_modules && npm install --no-package-lock --no-progress --loglevel=error; }; }
	@touch $@

$(VENV)/client: $(CLIENT_SOURCES) $(VENV)/client-tools
	@echo "Building the client ..."
	@$(NODE) cd web && npm run --silent build -- --logLevel warn
	@touch $@

client: $(VENV)/client

build: $(VENV)/engine $(VENV)/client

# The first time what Python needs is installed while the client is built; the table opens before the engine is compiled.
play:
	@$(MAKE) --no-print-directory --silent -j2 $(VENV)/package $(VENV)/client
	@$(BIN)/python -m ecumene.checkout play

dev: build
	@$(BIN)/ecumene serve --open --any-port

lint: lint-python lint-client

# With a cache of its own: the engine may be compiled at the same time, which checks types too.
lint-python: $(VENV)/test
	$(BIN)/ruff format --check $(PYTHON_CODE)
	$(BIN)/ruff check $(PYTHON_CODE)
	$(BIN)/mypy --cache-dir .mypy_cache/checks src/ecumene tests bench

lint-client: $(VENV)/client-tools
	$(NODE) cd web && npm run --silent check

test-client: $(VENV)/client-tools
	$(NODE) cd web && npm run --silent test

# The browser the tests drive: the machine's, or Debian's where we may install it, or the one Playwright brings.
$(VENV)/chromium: $(VENV)/test
	@sh tests/browser/get-chromium.sh $(BIN)
	@touch $@

# What has to be installed comes first, one after the other. The engine is then built while everything is checked that
# does not need it. docs/testing.md says what each stage checks, and where what it leaves out is checked.
NOT_THOROUGH := -m "not thorough"
PYTEST := $(BIN)/pytest -q -n $(JOBS) --dist worksteal
test:
	@$(MAKE) --no-print-directory -j1 $(VENV)/test $(VENV)/docs $(VENV)/package $(VENV)/client-tools $(VENV)/chromium
	@rm -f $(VENV)/stages
	@$(TIMED) "build and checks" $(MAKE) --no-print-directory -j2 --output-sync=target test-engine-built test-client-built \
		test-lint-python test-lint-client test-client-tests test-docs
	@# The browser's tests have a run of their own: what drives the browser keeps an event loop running in its process.
	@if $(COMPILED); then \
		$(TIMED) "interpreted engine" env ECUMENE_PURE=1 $(PYTEST) $(INTERPRETED_TESTS) -m "not once and not thorough" && \
		$(TIMED) "browser" $(PYTEST) tests/browser $(NOT_THOROUGH) && \
		$(TIMED) "all else" $(PYTEST) --all-rules --ignore=tests/browser $(NOT_THOROUGH); \
	else \
		echo "No C compiler works here: the interpreted engine is tested; tests that need the compiled one are left out."; \
		$(TIMED) "browser" $(PYTEST) tests/browser $(NOT_THOROUGH) && \
		$(TIMED) "all else" $(PYTEST) --all-rules --ignore=tests/browser -m "not compiler and not thorough"; \
	fi; code=$$?; .ci/stage --show; exit $$code

.PHONY: test-engine-built test-client-built test-lint-python test-lint-client test-client-tests test-docs
test-engine-built:
	@$(TIMED) "  engine compiled" $(MAKE) --no-print-directory $(VENV)/engine
test-client-built:
	@$(TIMED) "  client built" $(MAKE) --no-print-directory $(VENV)/client
test-lint-python:
	@$(TIMED) "  Python checked" $(MAKE) --no-print-directory lint-python
test-lint-client:
	@$(TIMED) "  client checked" $(MAKE) --no-print-directory lint-client
test-client-tests:
	@$(TIMED) "  client tested" $(MAKE) --no-print-directory test-client
test-docs:
	@$(TIMED) "  documentation" env NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# While working: the rules and the core, compiled. Everything else is in make test.
quick: $(VENV)/engine $(VENV)/test
	$(PYTEST) $(ENGINE_TESTS) $(NOT_THOROUGH)

# One process, so that no test waits for another's processor.
SLOWEST := $(BIN)/pytest -q -n 0 --durations=100 --durations-min=0.05
slowest: build $(VENV)/test $(VENV)/chromium
	@code=0; \
	echo "interpreted engine:"; ECUMENE_PURE=1 $(SLOWEST) $(INTERPRETED_TESTS) -m "not once and not thorough" || code=1; \
	echo "browser:"; $(SLOWEST) tests/browser $(NOT_THOROUGH) || code=1; \
	echo "all else:"; $(SLOWEST) --ignore=tests/browser $(NOT_THOROUGH) || code=1; \
	exit $$code

bench: build
	@if $(COMPILED); then too=--interpreted; fi; \
	for game in $$($(GAMES)); do $(BIN)/ecumene bench $$game $$too || exit 1; done

docs: build $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "Open site/index.html"

# What people install: the full build, one library at the highest level (several minutes).
wheel: $(VENV)/test client
	@rm -rf dist build/lib* build/bdist*
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@ls dist

# The extras ecumene[arena] and ecumene[train], with the tests that are left out where they are missing.
test-extras: $(VENV)/test $(VENV)/engine
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/train.txt -r requirements/arena.txt
	@code=0; $(PYTEST) -rs $(EXTRAS_TESTS) > results/test-extras.txt || code=$$?; tail -n 20 results/test-extras.txt; exit $$code

# The locks are written for every Python the package names; tests/package/test_locks.py sees that they stay so.
locks: $(VENV)/test
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	sh requirements/lock.sh $(BIN)

golden: build
	$(BIN)/ecumene develop golden

strength: build
	sh results/strength.sh

clean:
	rm -rf $(VENV) build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis web/node_modules $(CLIENT)
	find src -name '*.so' -delete; rm -f src/ecumene/compiled-from
	find . -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

# The wheel is installed into an environment of its own, and everything that plays games is done with it.
SOAKED := $(CURDIR)/$(VENV)/soaked
soak: build wheel $(VENV)/test $(VENV)/chromium
	rm -rf $(SOAKED) && $(BIN)/python -m venv $(SOAKED)
	$(SOAKED)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/test.txt dist/ecumene-*.whl
	ECUMENE_WHEEL="$$(ls dist/ecumene-*.whl)" $(BIN)/pytest -q tests/package
	ECUMENE_SOAK=1 $(SOAKED)/bin/pytest -q -n $(JOBS) --dist worksteal $(ENGINE_TESTS) tests/arena
	ECUMENE_SOAK=1 $(BIN)/pytest -q -n 0 tests/server/test_loop_steps.py
	$(BIN)/pytest -q tests/server tests/cli -m thorough
	ECUMENE_PURE=1 $(PYTEST) $(ENGINE_TESTS) -m "not once"
	PYTHONPATH=. $(SOAKED)/bin/python bench/duel_games.py
	PYTHONPATH=. $(SOAKED)/bin/python bench/catan_games.py
	PYTHONPATH=. $(SOAKED)/bin/python bench/newdawn_games.py
	$(BIN)/pytest -q $(wildcard tests/browser/long_*.py)
	ECUMENE_EVERY_SIZE=1 $(BIN)/pytest -q tests/browser
	$(SOAKED)/bin/python bench/table_kills.py

abuse: build $(VENV)/test
	$(BIN)/python bench/table_abuse.py

load: build $(VENV)/test
	$(BIN)/python bench/table_load.py
	$(BIN)/python bench/table_latency.py
