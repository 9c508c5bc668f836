"""What crosses the wire: a call from the bot, a reply, a refusal in Discord's own words, and the routes."""

import json
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import BodyPartReader, web
from aiohttp.web_request import BaseRequest

from .world import Json

PREFIX = "/api/v10"


@dataclass(slots=True, frozen=True)
class Upload:
    """A file that came with a request."""

    name: str
    content: bytes
    kind: str


@dataclass(slots=True)
class Call:
    """One request, read and routed. `params` holds the route's placeholders as text."""

    method: str
    path: str
    template: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: dict[str, Upload] = field(default_factory=dict)
    authorization: str | None = None

    def number(self, name: str) -> int:
        """A placeholder that must be a snowflake."""
        value = self.params[name]
        if not value.isascii() or not value.isdigit():
            raise invalid({name: [("NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')]})
        return int(value)

    def form(self) -> Json:
        """The body, which must be an object."""
        if not isinstance(self.body, dict):
            raise Refused(400, 50109, "The request body contains invalid JSON.")
        return self.body


class Refused(Exception):
    """Discord says no: an HTTP status, Discord's own error code and its words."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def payload(self) -> Json:
        made: Json = {"message": self.message, "code": self.code}
        if self.errors:
            made["errors"] = self.errors
        return made


class Faulty:
    """Collects what is wrong with a form, by the dotted path of the field, and refuses all at once (50035)."""

    def __init__(self) -> None:
        self.found: dict[str, list[tuple[str, str]]] = {}

    def add(self, path: str, code: str, message: str) -> None:
        self.found.setdefault(path, []).append((code, message))

    def length(self, path: str, text: Any, most: int, *, least: int = 0) -> None:
        """Text of *least* to *most* characters."""
        if not isinstance(text, str):
            self.add(path, "BASE_TYPE_BAD_TYPE", "Must be a string.")
        elif not least <= len(text) <= most:
            if least:
                self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
            else:
                self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def count(self, path: str, items: Any, most: int, *, least: int = 0) -> bool:
        """A list of *least* to *most* items; false when it is not even a list."""
        if not isinstance(items, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return False
        if not least <= len(items) <= most:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return True

    def refuse(self) -> None:
        if self.found:
            raise invalid(self.found)


def invalid(problems: dict[str, list[tuple[str, str]]]) -> Refused:
    """Invalid Form Body (50035), each problem nested under its field as Discord does."""
    errors: Json = {}
    for path, found in problems.items():
        place = errors
        for part in path.split("."):
            place = place.setdefault(part, {})
        place["_errors"] = [{"code": code, "message": message} for code, message in found]
    return Refused(400, 50035, "Invalid Form Body", errors)


@dataclass(slots=True, frozen=True)
class Reply:
    """A successful answer."""

    status: int = 200
    payload: Any = None


Handler: TypeAlias = Callable[[Call], Reply | Awaitable[Reply]]


class Router:
    """Routes by method and number of path segments; `{name}` stands for one segment."""

    def __init__(self) -> None:
        self._routes: dict[tuple[str, int], list[tuple[tuple[str, ...], str, Handler]]] = {}

    def add(self, method: str, template: str, handler: Handler) -> None:
        parts = tuple(template.strip("/").split("/"))
        self._routes.setdefault((method, len(parts)), []).append((parts, template, handler))

    def find(self, method: str, path: str) -> tuple[str, dict[str, str], Handler] | None:
        """The template, its filled placeholders and the handler; the first route that fits, literals as they come."""
        given = path.strip("/").split("/")
        for parts, template, handler in self._routes.get((method, len(given)), ()):
            params: dict[str, str] = {}
            for part, value in zip(parts, given, strict=True):
                if part[0] == "{":
                    params[part[1:-1]] = value
                elif part != value:
                    break
            else:
                return template, params, handler
        return None

    def templates(self) -> Iterable[tuple[str, str]]:
        """Every (method, template)."""
        for (method, _), routes in self._routes.items():
            for _, template, _ in routes:
                yield method, template


_encode = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def encode(payload: Any) -> bytes:
    """Compact JSON."""
    return _encode(payload).encode()


async def read_body(request: BaseRequest) -> tuple[Any, dict[str, Upload]]:
    """The JSON body and the uploaded files (by field name) of a request."""
    if not request.can_read_body:
        return None, {}
    if request.content_type.startswith("multipart/"):
        return await _read_multipart(request)
    raw = await request.read()
    if not raw:
        return None, {}
    return _parse(raw), {}


async def _read_multipart(request: BaseRequest) -> tuple[Any, dict[str, Upload]]:
    body: Any = None
    files: dict[str, Upload] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read(decode=True))
        if part.name == "payload_json":
            body = _parse(content)
        elif part.name is not None:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            files[part.name] = Upload(part.filename or part.name, content, kind)
    return body, files


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from None


def respond(status: int, payload: Any, headers: dict[str, str]) -> web.Response:
    """The HTTP response; the content type is exactly what discord.py compares with."""
    if payload is None:
        return web.Response(status=status, headers=headers)
    headers["Content-Type"] = "application/json"
    return web.Response(status=status, body=encode(payload), headers=headers)
