# Plansza: a thin front for Meson and the scripts in tools/.
# Nothing is decided here; `make` alone lists the targets.

GAME          ?= seasons
FUZZ_SECONDS  ?= 600
SOAK_GAMES    ?= 20000
SOAK_SEED     ?= $(shell date +%s)
BENCH_ARGS    ?=
FLAKY_ARGS    ?=
LOAD_SECONDS  ?= 60
HOSTILE_ARGS  ?=
KILLS         ?= 100
SECRECY_GAMES ?= 2000
SIMULATE_SECONDS ?= 3600
ORACLE_GAMES  ?= 300
ORACLE_SEED   ?= 1
LISTEN        ?= 127.0.0.1:8080

.DEFAULT_GOAL := help
.PHONY: help setup build play terminal learn lessons test flaky browser-long screenshots fuzz fuzz-server soak bench load hostile kill secrecy simulate \
	simulate-faults oracle oracle-faults format clean

help: ## list the targets
	@echo "Plansza targets:"
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 21

# Installs what packages.txt names and the system lacks; silent when nothing is missing.
setup: ## install missing system packages
	@tools/setup-packages

# An existing build/ keeps the options it was configured with.
build: setup ## release build, leaves build/plansza
	@tools/configure --keep build gcc --buildtype=release -Dnative=true
	@ninja -C build
	@tools/build-web --if-possible

play: build ## play in the browser: prints the address (LISTEN=host:port)
	@tools/build-web
	@tools/play --listen $(LISTEN)

learn: build ## learn a game in the terminal (GAME=id for another game)
	@build/plansza learn $(GAME) 1

terminal: build ## play in the terminal (GAME=id for another game)
	@build/plansza play $(GAME)

test: setup ## everything: gcc, clang with sanitizers, fuzz smoke, wasm, style
	@tools/run-tests

lessons: build ## every lesson in the engine, in the browser by mouse and on a phone, and in a terminal
	@tools/build-web
	@build/plansza scenario --verbose games/*/lessons
	@PLANSZA_LESSONS=all PLANSZA=build/plansza node --test --test-reporter=spec tests/browser/lessons.test.mjs
	@PLANSZA_LESSONS=all PLANSZA=$(CURDIR)/build/plansza tests/cli/learn_test.py

flaky: build ## every test many times, half of them on busy cores: what depends on luck (FLAKY_ARGS)
	@tools/find-flaky $(FLAKY_ARGS)

# Whole games by mouse, touch and keyboard; the times of clicks need a machine that does nothing else.
browser-long: build ## whole games in the browser by mouse, touch and keyboard alone, how quick a click is, and Firefox
	@tools/setup-packages packages-long.txt
	@tools/build-web
	@PLANSZA=build/plansza node --test --test-reporter=spec tests/browser/long/*.test.mjs

screenshots: build ## pictures of every page into screenshots/
	@tools/build-web
	@tools/make-screenshots

fuzz: setup ## each fuzzer for FUZZ_SECONDS (600)
	@tools/run-fuzz $(FUZZ_SECONDS)

# A failure tells the seed, and as little as repeats it.
fuzz-server: build ## streams of HTTP and WebSocket against a real server, FUZZ_SECONDS (600) of fresh seeds
	@PLANSZA=build/plansza tests/server/stream_fuzz.py --seed $(SOAK_SEED)000 --seconds $(FUZZ_SECONDS) --folder build

# The seed is printed, so that a failure can be repeated with SOAK_SEED=...
soak: build ## SOAK_GAMES (20000) random games under the whole conformance kit, and all edits of states
	@echo "soak: games $(SOAK_GAMES), seed $(SOAK_SEED)"
	@PLANSZA_EDITS=all build/tests/match/test-match-edits
	@build/plansza selfcheck --games $(SOAK_GAMES) --seed $(SOAK_SEED)

bench: build ## measure decisions, games and copies per second
	@build/plansza bench $(BENCH_ARGS)

# The data lie in the build folder, on a real disk: what is measured are durable commits.
load: build ## 5,000 connections, 2,000 moves a second for LOAD_SECONDS (60)
	@build/tests/server/test-server-load build/plansza build 5000 2000 $(LOAD_SECONDS) 50

# Needs a machine that does nothing else. Prints its own delays, and what each process used.
hostile: build ## honest people beside 400 tables of bots, 2,400 slow sockets and floods (HOSTILE_ARGS)
	@PLANSZA=build/plansza tests/server/hostile.py $(HOSTILE_ARGS)

kill: build ## kill the server KILLS (100) times under load, nothing may be lost
	@PLANSZA_TEST_SEED=$(SOAK_SEED) PLANSZA=build/plansza tests/server/kill_test.py $(KILLS)

# A failure is printed with its seed and what repeats it. Control-C ends it after the seeds under way.
simulate: build ## the whole server in one thread, with faults: fresh seeds on all cores for SIMULATE_SECONDS (3600)
	@build/tests/sim/sim --seed $(SOAK_SEED)000 --seconds $(SIMULATE_SECONDS) --jobs 0

simulate-faults: setup ## plants faults in a copy of the server: does the simulation find each?
	@tests/sim/faults.py --jobs $(shell nproc)

secrecy: build ## SECRECY_GAMES (2000) random games per number of seats: no byte leaks
	@build/tests/server/test-server-secrecy $(SECRECY_GAMES)

# Games ORACLE_SEED, ORACLE_SEED + 1 and so on; a difference tells the command that repeats it.
oracle: build ## ORACLE_GAMES (300) games of each against a second implementation of the rules
	@tests/oracle/run.py all --games $(ORACLE_GAMES) --seed $(ORACLE_SEED) --jobs $(shell nproc)

oracle-faults: setup ## plants faults in a copy of the sources: does the oracle find each?
	@tests/oracle/faults.py --jobs $(shell nproc)

format: setup ## let clang-format rewrite all C sources
	@tools/check-format --fix

clean: ## remove every build folder
	@rm -rf build build-asan build-tsan build-fuzz build-faults web/dist web/fixtures screenshots
