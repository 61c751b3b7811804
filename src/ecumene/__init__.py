"""Ecumene: civilisation board games with exact rules, honest opponents and native speed."""

from ecumene import _sources

__version__ = "0.1.0"

_sources.choose()
