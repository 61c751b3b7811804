#!/bin/sh
# The matches behind docs/strength.md. Each goes on where it stopped; delete a file to play it anew.
set -e
cd "$(dirname "$0")/.."
.venv/bin/ecumene arena victoria greedy random --games 200 --seed 2026 --out results/victoria-greedy-random.jsonl
.venv/bin/ecumene arena victoria search:200ms greedy --games 200 --seed 2026 --out results/victoria-search-greedy.jsonl
.venv/bin/ecumene arena duel greedy random --games 200 --seed 2026 --out results/duel-greedy-random.jsonl
.venv/bin/ecumene arena duel search:200ms greedy --games 200 --seed 2026 --out results/duel-search-greedy.jsonl
# How the search of Duel grows with its time
.venv/bin/ecumene arena duel search:50ms greedy --games 100 --seed 2026 --out results/duel-search50-greedy.jsonl
.venv/bin/ecumene arena duel search:200ms search:50ms --games 60 --seed 2026 --out results/duel-search200-search50.jsonl
.venv/bin/ecumene arena duel search:2000ms search:200ms --games 20 --seed 2026 --out results/duel-search2000-search200.jsonl
# A budget in processor time
.venv/bin/ecumene arena duel search:20cpu greedy --games 40 --seed 2026 --out results/duel-search20cpu-greedy.jsonl
# One search among three greedy bots; 25 % would be equal
for mode in base knights; do
    .venv/bin/ecumene arena catan search:100ms greedy greedy greedy --games 100 --seed 2026 -o mode=$mode -o trade_offers_per_turn=0 \
        --out results/catan-$mode-search-greedy.jsonl
done
.venv/bin/ecumene arena newdawn search:200ms greedy greedy greedy --games 100 --seed 2026 --out results/newdawn-search-greedy.jsonl
# How long games of A New Dawn last
PYTHONPATH=. .venv/bin/python bench/newdawn_rounds.py --processes 2
# The search with priors and a net, in processor time
.venv/bin/ecumene arena duel tree:50cpu search:50cpu --games 60 --seed 41 --out results/duel-tree50-search50.jsonl
.venv/bin/ecumene arena duel tree:50cpu plain:50cpu --games 60 --seed 42 --out results/duel-tree50-plain50.jsonl
.venv/bin/ecumene arena duel tree:50cpu greedy --games 60 --seed 44 --out results/duel-tree50-greedy.jsonl
.venv/bin/ecumene arena duel tree:200cpu tree:50cpu --games 60 --seed 43 --out results/duel-tree200-tree50.jsonl
# The long ones, most important first
duel() { .venv/bin/ecumene arena duel "$1" "$2" --games "$3" --seed 2026 --out "results/$4.jsonl"; }
duel tree:200cpu search:200cpu 400 duel-tree200-search200
duel tree:200cpu plain:200cpu 200 duel-tree200-plain200
duel tree:200cpu greedy 200 duel-tree200-greedy
duel tree:1000cpu tree:200cpu 200 duel-tree1000-tree200
duel tree:200cpu handmade:200cpu 100 duel-tree200-handmade200
# A long match that was interrupted waits in unfinished/ for the rest of its games.
name=victoria-tree100-search100
[ -f results/$name.jsonl ] || { .venv/bin/ecumene arena victoria tree:100cpu search:100cpu --games 200 --seed 2026 \
    --out results/unfinished/$name.jsonl && mv results/unfinished/$name.jsonl results/; }
for players in 3 4; do
    .venv/bin/ecumene arena victoria tree:50cpu search:50cpu --players $players --one-against-rest --games 120 --seed 2026 \
        --out results/victoria-tree50-search50-$players.jsonl
done
