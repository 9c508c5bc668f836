"""Trouble on demand, and the record of every request.

A `Fault` chooses requests by a pattern over "METHOD /path" (or the route's template), such as
`"POST /channels/*/messages"`, lets `skip` of them pass and spoils the next `count`.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from .world import Json


@dataclass(slots=True)
class Fault:
    """One kind of trouble.

    *status* is answered instead of the true answer, before or (with *applied*) after the request took effect; *cut*
    closes the connection instead; *delay* waits that many real seconds first. *via* is the header that tells
    discord.py that a 429 is Discord's own and may be retried after *retry_after* seconds.
    """

    route: str
    count: int = 1
    status: int | None = None
    applied: bool = False
    cut: bool = False
    delay: float = 0.0
    retry_after: float = 0.05
    via: bool = True
    everywhere: bool = False
    skip: int = 0
    hits: int = 0

    def payload(self) -> Json | None:
        """The body of the spoiled answer."""
        if self.status == 429:
            return {
                "message": "You are being rate limited.",
                "retry_after": self.retry_after,
                "global": self.everywhere,
            }
        return {"message": f"{self.status}: trouble on demand", "code": 0}

    def headers(self) -> dict[str, str]:
        if self.status != 429:
            return {}
        headers = {
            "Retry-After": str(max(1, round(self.retry_after))),
            "X-RateLimit-Scope": "global" if self.everywhere else "user",
        }
        if self.via:
            headers["Via"] = "1.1 double"
        if self.everywhere:
            headers["X-RateLimit-Global"] = "true"
        return headers


class Faults:
    """The faults in force, oldest first; the first that fits a request is used."""

    def __init__(self) -> None:
        self.active: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self.active.append(fault)
        return fault

    def clear(self) -> None:
        self.active.clear()

    def strike(self, method: str, path: str, template: str) -> Fault | None:
        """The fault that hits this request, counted down, or none."""
        if not self.active:
            return None
        for fault in self.active:
            if fnmatchcase(f"{method} {path}", fault.route) or fnmatchcase(f"{method} {template}", fault.route):
                if fault.skip > 0:
                    fault.skip -= 1
                    continue
                fault.hits += 1
                fault.count -= 1
                if fault.count <= 0:
                    self.active.remove(fault)
                return fault
        return None


@dataclass(slots=True)
class Request:
    """One request as it came and went.

    `interaction` is the one whose token the request carried; `after` the newest one sent before it, the likely cause
    of a post or an edit. `at` is the world's clock. `status` is 0 while it is being served or when it was cut off.
    """

    method: str
    path: str
    template: str
    at: float
    body: Any = None
    status: int = 0
    code: int | None = None
    interaction: int | None = None
    after: int | None = None
    applied: bool = False

    @property
    def route(self) -> str:
        return f"{self.method} {self.template}"


@dataclass(slots=True)
class Log:
    """Every request, the newest *keep* of them, with totals that never forget.

    `quiet` is called each time that no request is being served any more.
    """

    keep: int = 50_000
    entries: deque[Request] = field(default_factory=deque)
    total: int = 0
    counted: int = 0
    """Those of them that count against the requests that a bot may send in a second: all but what answers
    interactions, by their tokens."""
    in_flight: int = 0
    quiet: Callable[[], None] = field(default=lambda: None)

    def start(self, request: Request) -> None:
        self.entries.append(request)
        self.total += 1
        if not request.path.startswith(("/interactions/", "/webhooks/")):
            self.counted += 1
        self.in_flight += 1
        if len(self.entries) > self.keep:
            self.entries.popleft()

    def finish(self) -> None:
        self.in_flight -= 1
        if self.in_flight == 0:
            self.quiet()

    def mark(self) -> int:
        """A place in the log, for `since`."""
        return self.total

    def since(self, mark: int = 0, route: str = "*") -> list[Request]:
        """The requests after *mark* whose "METHOD /path" or "METHOD /template" fits the pattern *route*."""
        skipped = max(0, len(self.entries) - (self.total - mark))
        found = []
        for index, entry in enumerate(self.entries):
            if index >= skipped and (
                fnmatchcase(entry.route, route) or fnmatchcase(f"{entry.method} {entry.path}", route)
            ):
                found.append(entry)
        return found

    def of_interaction(self, interaction: int) -> list[Request]:
        """What was sent with that interaction's token, and what came before the next one was sent."""
        return [entry for entry in self.entries if entry.interaction == interaction or entry.after == interaction]

    def __iter__(self) -> Iterator[Request]:
        return iter(self.entries)
