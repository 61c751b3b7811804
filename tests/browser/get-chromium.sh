#!/bin/sh
# Find or install a Chromium for the browser tests. The first argument is the folder with playwright's command.
set -eu
for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; do
  if command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing Chromium ..."
  export DEBIAN_FRONTEND=noninteractive
  # The one without a window of its own is smaller and quicker, but not every distribution has it.
  if apt-get update -qq; then
    for name in chromium-headless-shell chromium; do
      if apt-get install -y -qq "$name" >/dev/null 2>&1; then exit 0; fi
    done
  fi
fi
echo "Fetching the Chromium that Playwright brings ..."
if "$1/playwright" install chromium; then exit 0; fi
echo "There is no Chromium for the browser tests, and none could be installed." >&2
echo "Install one (on Debian: apt-get install chromium), then run make test again." >&2
exit 1
