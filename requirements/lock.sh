#!/bin/sh
# Write the locks anew, or with --check only see that each of them can be installed on every Python we name.
# The first argument is the folder with uv's command. Pins that still fit are kept; delete a lock to renew it whole.
set -eu
uv="$1/uv"
cd "$(dirname "$0")/.."
if [ "${2:-}" != --check ]; then
  for name in play test docs node arena; do
    "$uv" pip compile --quiet --no-header --universal --python-version 3.11.0 --fork-strategy fewest \
      "requirements/$name.in" --output-file "requirements/$name.txt"
  done
fi
for version in 3.11.0 3.12.0 3.13.0 3.14.0; do
  for name in play test docs node arena; do
    "$uv" pip compile --quiet --python-version "$version" --only-binary :all: "requirements/$name.txt" >/dev/null || {
      echo "requirements/$name.txt cannot be installed on Python $version" >&2
      exit 1
    }
  done
  echo "Python $version: all locks resolve"
done
