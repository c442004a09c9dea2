# Plansza: a thin front for Meson and the scripts in tools/.
# Nothing is decided here; `make` alone lists the targets.

GAME          ?= seasons
FUZZ_SECONDS  ?= 600
SOAK_GAMES    ?= 20000
SOAK_SEED     ?= $(shell date +%s)
BENCH_ARGS    ?=

.DEFAULT_GOAL := help
.PHONY: help setup build play test fuzz soak bench format clean

help: ## list the targets
	@echo "Plansza targets:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

# Installs what packages.txt names and the system lacks; silent when nothing is missing.
setup: ## install missing system packages
	@tools/setup-packages

# An existing build/ keeps the options it was configured with.
build: setup ## release build, leaves build/plansza
	@tools/configure --keep build gcc --buildtype=release -Dnative=true
	@ninja -C build

play: build ## play in the terminal (GAME=id for another game)
	@build/plansza play $(GAME)

test: setup ## everything: gcc, clang, sanitizers, fuzz smoke, wasm, style
	@tools/run-tests

fuzz: setup ## each fuzzer for FUZZ_SECONDS (600)
	@tools/run-fuzz $(FUZZ_SECONDS)

# The seed is printed, so that a failure can be repeated with SOAK_SEED=...
soak: build ## SOAK_GAMES (20000) random games under the whole conformance kit
	@echo "soak: games $(SOAK_GAMES), seed $(SOAK_SEED)"
	@build/plansza selfcheck --games $(SOAK_GAMES) --seed $(SOAK_SEED)

bench: build ## measure decisions, games and copies per second
	@build/plansza bench $(BENCH_ARGS)

format: setup ## let clang-format rewrite all C sources
	@tools/check-format --fix

clean: ## remove every build folder
	@rm -rf build build-clang build-asan build-tsan build-fuzz
