"""Request bodies checked against Discord's published OpenAPI description, for tests.

    double = Double(check=checker(Path("tests/discord/openapi.json")))

The published description is read as JSON Schema and one validator is kept per route. Where it is narrower than the
service itself, `RELAXED` says so; unlike the service it also accepts fields that nobody knows, so a checker also
refuses unknown fields at the top of a body.

Reading the description takes long, and so does checking the list of all commands that every start of a bot sends: a
process has one checker per description (`checker`), and a body that was found right is not gone through again.
"""

import functools
import hashlib
import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, Registry, ValidationError

from .world import Json

BASE = "urn:discord"

#: Fields that the service takes and the description lacks, as (schema, field).
RELAXED: tuple[tuple[str, str], ...] = (
    ("ApplicationCommandUpdateRequest", "nsfw"),
    ("ApplicationCommandCreateRequest", "nsfw"),
    ("ApplicationCommandPatchRequestPartial", "nsfw"),
    ("MessageReferenceRequest", "type"),
    ("MessageEditRequestPartial", "tts"),
    ("IncomingWebhookUpdateRequestPartial", "tts"),
)


class BodyChecker:
    """Callable with (method, route template, body): what is wrong with the body, or None."""

    def __init__(self, description: Path) -> None:
        self._document: Json = json.loads(description.read_text(encoding="utf-8"))
        schemas = self._document["components"]["schemas"]
        for name, field in RELAXED:
            if name in schemas:
                schemas[name].setdefault("properties", {}).setdefault(field, {})
        if "ChannelTypes" in schemas:
            _accept(schemas["ChannelTypes"], 16)
        # Attachments of a request are numbered with plain integers.
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
        self._registry = Registry([(BASE, self._document)])
        self._places = {_shape(path): path for path in self._document["paths"]}
        self._validators: dict[tuple[str, str], tuple[Any, frozenset[str] | None] | None] = {}
        self._right: set[bytes] = set()
        """Digests of the bodies that were found right, each with its route."""

    def __call__(self, method: str, template: str, body: Any) -> str | None:
        told = hashlib.sha256(json.dumps((method, template, body)).encode()).digest()
        if told in self._right:
            return None
        wrong = self._wrong(method, template, body)
        if wrong is None:
            self._right.add(told)
        return wrong

    def _wrong(self, method: str, template: str, body: Any) -> str | None:
        key = (method, template)
        if key not in self._validators:
            self._validators[key] = self._compile(method, template)
        found = self._validators[key]
        if found is None:
            return f"the description knows no body for {method} {template}"
        validator, known = found
        if known is not None and isinstance(body, dict) and (strange := body.keys() - known):
            return f"unknown fields: {', '.join(sorted(strange))}"
        if validator.is_valid(body):
            return None
        return _explain(validator.iter_errors(body))

    def _compile(self, method: str, template: str) -> tuple[Any, frozenset[str] | None] | None:
        path = self._places.get(_shape(template))
        request = None if path is None else self._document["paths"][path].get(method.lower(), {}).get("requestBody")
        if request is None:
            return None
        schema = request["content"]["application/json"]["schema"]
        pointed = json.loads(json.dumps(schema).replace('"#/', f'"{BASE}#/'))
        known = self._fields(schema)
        return Draft202012Validator(pointed, registry=self._registry), known

    def _fields(self, schema: Json) -> frozenset[str] | None:
        """The fields that a body may have at its top, or None when that cannot be said."""
        if "$ref" in schema:
            return self._fields(self._document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[1]])
        for word in ("anyOf", "oneOf"):
            if word in schema:
                parts = [self._fields(part) for part in schema[word]]
                return None if None in parts else frozenset().union(*(part for part in parts if part is not None))
        return frozenset(schema["properties"]) if "properties" in schema else None


@functools.cache
def checker(description: Path) -> BodyChecker:
    """The checker of *description*, the same for everybody in this process."""
    return BodyChecker(description)


def _accept(schema: Json, value: int) -> None:
    """Let an enumeration of constants take one more value."""
    for word in ("oneOf", "anyOf"):
        if word in schema:
            schema[word].append({"const": value})
    if "enum" in schema and value not in schema["enum"]:
        schema["enum"].append(value)


def _shape(template: str) -> str:
    """A route with nameless placeholders.

    >>> _shape("/channels/{channel}/messages/{message}")
    '/channels/{}/messages/{}'
    """
    return re.sub(r"\{[^}]*\}", "{}", template)


def _explain(errors: Iterable[ValidationError]) -> str:
    """The first thing that is wrong; of several forms that a part may have, in the one that it comes nearest to."""
    found = next(iter(errors), None)
    if found is None:
        return "the body does not fit the description"
    while branches := [each for each in getattr(found.kind, "context", ()) if each]:
        found = min(branches, key=len)[0]
    place = "/".join(str(part) for part in found.instance_path) or "body"
    return f"{place}: {found.message[:300]}"
