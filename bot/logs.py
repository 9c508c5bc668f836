"""The log: one line an entry, as text or as JSON, in which no token ever appears.

Redaction happens on the finished line, tracebacks included, so that no logger of any library can get around it.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from collections.abc import Iterable
from typing import Any, TextIO

HIDDEN = "[hidden]"

# A bot token: who, when, signature. Then tokens in addresses (webhooks, answers to interactions), headers and bodies.
_TOKEN = re.compile(r"[\w-]{17,}\.[\w-]{5,}\.[\w-]{20,}")
_IN_ADDRESS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?#\"']+")
_IN_HEADER = re.compile(r"\b(Bot|Bearer)\s+[\w.~+/-]{16,}=*")
_IN_BODY = re.compile(r"""(["']token["']\s*:\s*)(["'])(?:(?!\2).)*\2""")

_OWN = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName"}


def redacted(text: str, secrets: Iterable[str] = ()) -> str:
    """*text* without anything that looks like a token, nor any of *secrets*.

    >>> redacted("POST /webhooks/12/abc-DEF_1/messages/@original")
    'POST /webhooks/12/[hidden]/messages/@original'
    """
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    text = _IN_ADDRESS.sub(rf"\1{HIDDEN}", text)
    text = _IN_HEADER.sub(rf"\1 {HIDDEN}", text)
    text = _IN_BODY.sub(rf"\1\2{HIDDEN}\2", text)
    return _TOKEN.sub(HIDDEN, text)


class TextLines(logging.Formatter):
    """`2026-01-31T20:15:00Z INFO bot.app ready`, with tracebacks on the lines below."""

    converter = staticmethod(time.gmtime)

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s", "%Y-%m-%dT%H:%M:%SZ")
        self._secrets = tuple(secrets)

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record), self._secrets)


class JsonLines(logging.Formatter):
    """One JSON object a line: `at`, `level`, `logger`, `message`, `error` (a traceback), and what `extra=` brought."""

    converter = staticmethod(time.gmtime)

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__(datefmt="%Y-%m-%dT%H:%M:%S")
        self._secrets = tuple(secrets)

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": f"{self.formatTime(record, self.datefmt)}.{int(record.msecs):03d}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": redacted(record.getMessage(), self._secrets),
        }
        if record.exc_info:
            line["error"] = redacted(self.formatException(record.exc_info), self._secrets)
        line |= {
            key: self._clean(value) for key, value in record.__dict__.items() if key not in _OWN and key not in line
        }
        return json.dumps(line, ensure_ascii=False)

    def _clean(self, value: Any) -> Any:
        if value is None or isinstance(value, bool | int | float):
            return value
        return redacted(str(value), self._secrets)


def set_up(
    level: str = "INFO", form: str = "text", *, secrets: Iterable[str] = (), stream: TextIO | None = None
) -> None:
    """Send every log of the process to *stream* (standard error), from *level* up, as `text` or `json`.

    Calling it again replaces what was set up before. *secrets* are hidden wherever they appear.
    """
    hidden = tuple(secret for secret in secrets if secret)
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines(hidden) if form == "json" else TextLines(hidden))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    # The library's own chatter about heartbeats and buckets is of no use to a host, at any level but the lowest.
    logging.getLogger("discord").setLevel(level if level in ("DEBUG", "WARNING", "ERROR") else "WARNING")
