"""What reads and writes records as JSON, built as seldom and as late as can be.

Pydantic takes a millisecond for a small record and thirty for one that holds a combatant, most of it to work out what
the fields are. Large ones are worked out together, once, before anybody plays; a small one when the first of its kind
is written or read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any, NamedTuple, cast

from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer, SchemaValidator, core_schema


class Adapter(NamedTuple):
    """Pydantic's two halves for one type. Validation errors are pydantic's."""

    validator: SchemaValidator
    serializer: SchemaSerializer

    def validate_json(self, text: str, **how: Any) -> Any:
        return self.validator.validate_json(text, **how)

    def validate_python(self, value: Any, **how: Any) -> Any:
        return self.validator.validate_python(value, **how)

    def dump_json(self, value: Any, **how: Any) -> bytes:
        return self.serializer.to_json(value, **how)


class Adapters(dict[type, Adapter]):
    """An adapter for each type that is asked for; built at the first asking unless it was built `together`."""

    def __missing__(self, kind: type) -> Adapter:
        whole: TypeAdapter[Any] = TypeAdapter(kind)
        made = self[kind] = Adapter(cast(SchemaValidator, whole.validator), whole.serializer)
        return made

    def together(self, kinds: Iterable[type]) -> None:
        """Build the adapters of *kinds*, which hold much the same records, in one go."""
        wanted = tuple(dict.fromkeys(kinds))
        schema: Any = TypeAdapter(tuple[wanted]).core_schema  # type: ignore[valid-type]
        shared: list[Any] = []
        if schema["type"] == "definitions":
            schema, shared = schema["schema"], schema["definitions"]
        for kind, part in zip(wanted, schema["items_schema"], strict=True):
            alone = core_schema.definitions_schema(part, shared) if shared else part
            self[kind] = Adapter(SchemaValidator(alone), SchemaSerializer(alone))


class Tagged:
    """Records of several types, told apart by their field `type`."""

    def __init__(self, kinds: Iterable[Any], adapters: Adapters) -> None:
        self._kinds: dict[str, type] = {each.type: each for each in kinds}
        self._adapters = adapters
        tag = core_schema.typed_dict_field(core_schema.literal_schema(list(self._kinds)))
        self._tag = SchemaValidator(core_schema.typed_dict_schema({"type": tag}))

    def validate_json(self, text: str, **how: Any) -> Any:
        """The record that *text* is; an unknown type is pydantic's `ValidationError`, as all else that is wrong."""
        kind = self._kinds[self._tag.validate_json(text)["type"]]
        return self._adapters[kind].validator.validate_json(text, **how)

    def validate_python(self, value: Any, **how: Any) -> Any:
        """The record that *value*, read from JSON, is; what is wrong is told as by `validate_json`."""
        kind = self._kinds[self._tag.validate_python(value)["type"]]
        return self._adapters[kind].validator.validate_python(value, **how)


def holding(kinds: Iterable[type], part: type) -> list[type]:
    """Those of *kinds* that have a field of the type *part*, or of several of them."""
    named = re.compile(rf"\b{part.__name__}\b")
    return [each for each in kinds if any(named.search(str(field.type)) for field in fields(each))]


__all__ = ["Adapter", "Adapters", "Tagged", "holding"]
