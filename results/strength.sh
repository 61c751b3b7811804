#!/bin/sh
# The matches behind docs/strength.md. Each goes on where it stopped; delete a file to play it anew.
set -e
cd "$(dirname "$0")/.."
.venv/bin/ecumene arena victoria greedy random --games 200 --seed 2026 --out results/victoria-greedy-random.jsonl
.venv/bin/ecumene arena victoria search:200ms greedy --games 200 --seed 2026 --out results/victoria-search-greedy.jsonl
