# Everything is installed into .venv; nothing else on the machine is touched.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= auto
ENGINE := $(shell find src/ecumene/core src/ecumene/games src/ecumene/bots -name '*.py' 2>/dev/null)
ENGINE_TESTS := tests/core tests/games
CLIENT := src/ecumene/server/client
CLIENT_SOURCES := $(shell find web/src web/public web/index.html web/*.ts web/*.js web/*.json src/ecumene/text/web \
	src/ecumene/games -path '*/node_modules' -prune -o \( -path 'web/*' -o -name '*.ftl' \) -type f -print 2>/dev/null)
# Node from the machine if it is new enough, else from the package index (installed into .venv).
NODE := export PATH="$(CURDIR)/$(BIN):$$PATH" NPM_CONFIG_UPDATE_NOTIFIER=false NPM_CONFIG_FUND=false NPM_CONFIG_AUDIT=false;
PYTHON_CODE := src tests bench setup.py
GAMES := $(BIN)/python -c 'from ecumene.games import GAMES; print(*GAMES)'
COMPILED := $(BIN)/python -c 'import sys; from ecumene.core import state; sys.exit(state.__file__.endswith(".py"))'

.PHONY: play test lint lint-python lint-client test-client bench docs wheel locks clean build client golden strength help

help:
	@echo "make play    start the table and open it in the browser (installs and builds first)"
	@echo "make test    check and test everything"
	@echo "make lint    format, lint and type checks alone"
	@echo "make bench   measure the engine with every game, compiled and interpreted"
	@echo "make docs    build the documentation into site/"
	@echo "make wheel   build the package into dist/"
	@echo "make locks   write the locked versions anew, for every Python from 3.11.0 to 3.14"
	@echo "make golden  write the golden playthroughs anew"
	@echo "make strength  measure the bots against each other (about an hour of computing)"
	@echo "make soak    games counted through, long ones played in a browser, layout at every size, the server killed again and again (long)"
	@echo "make load    measure the server: moves a second, memory, time until others see a move (about ten minutes)"
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

# The package is built once, as people would install it; the tests install that very file into an empty environment.
# Its compiled modules are then laid beside their sources. They would hide newer ones, so the old ones go first.
PIP_BUILD := --quiet --disable-pip-version-check --no-build-isolation --no-deps
$(VENV)/built: $(ENGINE) setup.py pyproject.toml $(VENV)/play
	@echo "Building the engine (two to four minutes) ..."
	@find src -name '*.so' -delete; rm -rf build $(VENV)/wheel
	$(BIN)/python -m pip wheel $(PIP_BUILD) --wheel-dir $(VENV)/wheel .
	ECUMENE_PURE=1 $(BIN)/python -m pip install $(PIP_BUILD) --editable .
	@$(BIN)/python -c 'import glob, zipfile; whole = zipfile.ZipFile(*glob.glob("$(VENV)/wheel/*.whl")); \
		whole.extractall("src", [name for name in whole.namelist() if name.endswith((".so", ".pyd"))])'
	@touch $@

$(VENV)/node: requirements/node.txt | $(VENV)/made
	@if node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
		2>/dev/null && npm --version >/dev/null 2>&1; then echo "Building with Node $$(node --version)"; \
	else $(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/node.txt; fi
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

build: $(VENV)/built $(VENV)/client

play: build
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
# does not need it.
test:
	@$(MAKE) --no-print-directory -j1 $(VENV)/test $(VENV)/docs $(VENV)/client-tools $(VENV)/chromium
	@$(MAKE) --no-print-directory -j2 --output-sync=target $(VENV)/built $(VENV)/client lint test-client
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@# The browser's tests have a run of their own: what drives the browser keeps an event loop running in its process.
	@if $(COMPILED); then \
		ECUMENE_PURE=1 $(BIN)/pytest -q -n $(JOBS) --dist worksteal $(ENGINE_TESTS) -m "not once" && \
		$(BIN)/pytest -q -n $(JOBS) --dist worksteal tests/browser -m "not thorough" && \
		$(BIN)/pytest -n $(JOBS) --dist worksteal --all-rules --ignore=tests/browser; \
	else \
		echo "No C compiler works here: the interpreted engine is tested; tests that need the compiled one are left out."; \
		$(BIN)/pytest -q -n $(JOBS) --dist worksteal tests/browser -m "not thorough" && \
		$(BIN)/pytest -n $(JOBS) --dist worksteal --all-rules --ignore=tests/browser -m "not compiler"; \
	fi

bench: build
	@if $(COMPILED); then too=--interpreted; fi; \
	for game in $$($(GAMES)); do $(BIN)/ecumene bench $$game $$too || exit 1; done

docs: build $(VENV)/docs
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "Open site/index.html"

wheel: $(VENV)/test client
	$(BIN)/python -m build --wheel --no-isolation --outdir dist
	@ls dist

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
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -rf {} +
	rm -rf src/*.egg-info

.PHONY: soak load
soak: build $(VENV)/test $(VENV)/chromium
	PYTHONPATH=. $(BIN)/python bench/duel_games.py
	PYTHONPATH=. $(BIN)/python bench/catan_games.py
	PYTHONPATH=. $(BIN)/python bench/newdawn_games.py
	$(BIN)/pytest -q $(wildcard tests/browser/long_*.py)
	ECUMENE_EVERY_SIZE=1 $(BIN)/pytest -q tests/browser
	$(BIN)/python bench/table_kills.py

load: build $(VENV)/test
	$(BIN)/python bench/table_load.py
	$(BIN)/python bench/table_latency.py
