"""The frame of a report: one HTML page with its style inside, readable on a phone, by day and by night."""

from typing import Final

PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""

PAGE_STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: #efe4ca; --paper: #f8f1de; --raised: #fefaee; --ink: #2a2018; --muted: #5f4f3a; --line: #cdb98f;
  --link: #0c5a5c; --good: #2c6130; --bad: #9c241d; --even: #5f4f3a;
}
@media (prefers-color-scheme: dark) { :root {
  --ground: #0e2126; --paper: #152e34; --raised: #1c3a41; --ink: #f4ead4; --muted: #bdc0ae; --line: #34545b;
  --link: #eabf68; --good: #8fd18a; --bad: #ff9d8f; --even: #bdc0ae;
} }
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
header { margin-bottom: 1.5rem; }
header p { max-width: 44rem; color: var(--muted); margin: 0; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Georgia, serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); margin: 0 0 0.5rem; }
h2 { font-size: 1.375rem; margin: 0 0 0.25rem; overflow-wrap: anywhere; }
section {
  background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 1.25rem; margin-top: 1.25rem;
}
p { margin: 0.5rem 0; }
.about { color: var(--muted); font-size: 0.875rem; overflow-wrap: anywhere; }
.verdict { font-size: 1.0625rem; }
.badge {
  display: inline-block; border: 1px solid; border-radius: 999px; padding: 0 0.6rem; font-size: 0.8125rem;
  font-weight: 600; line-height: 1.5rem; vertical-align: 0.08em; margin-right: 0.25rem;
}
.good { color: var(--good); } .bad { color: var(--bad); } .even { color: var(--even); }
.plots {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1rem 1.5rem;
  margin: 1rem 0 0; align-items: start;
}
figure { margin: 0; max-width: 30rem; }
.plots > div { min-width: 0; }
svg.chart { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; }
.wide { overflow-x: auto; margin: 0.5rem 0; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; font-variant-numeric: tabular-nums; }
th { text-align: right; font-weight: 600; color: var(--muted); white-space: nowrap; }
td { text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
th, td { padding: 0.4rem 0 0.4rem 0.9rem; vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
.overview td:first-child { white-space: normal; overflow-wrap: anywhere; width: 100%; }
.overview small { display: block; color: var(--muted); font-size: 0.8125rem; }
.overview td:last-child { text-align: left; }
.overview th:last-child { text-align: left; }
.overview .badge { margin: 0; }
a { color: var(--link); }
details { margin-top: 0.75rem; }
summary { cursor: pointer; color: var(--link); padding: 0.65rem 0; width: fit-content; }
pre {
  margin: 0.25rem 0 0; padding: 0.75rem; background: var(--raised); border-radius: 8px; font-size: 0.8125rem;
  white-space: pre-wrap; overflow-wrap: anywhere;
}
@media (max-width: 40rem) {
  th, td { padding-left: 0.4rem; }
  .wide table { font-size: 0.8125rem; }
  section { padding: 1rem 0.9rem; border-radius: 8px; }
  .overview .badge { white-space: normal; line-height: 1.25; padding: 0.1rem 0.5rem; border-radius: 10px; }
}
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
"""
