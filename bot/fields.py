"""What is wrong with one field of something written outside: a setting, a data file, a sheet.

Pydantic finds what is wrong; here it becomes a *fault* (the end of a key) and a few facts, so that whoever wrote the
field reads one clear sentence in their own language. `FAULTS` lists every fault with the facts its sentence may use.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import AfterValidator, Strict, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

FAULTS: Mapping[str, frozenset[str]] = {
    "missing": frozenset(),
    "unknown": frozenset(),
    "number": frozenset({"value"}),
    "text": frozenset({"value"}),
    "flag": frozenset({"value"}),
    "list": frozenset({"value"}),
    "table": frozenset({"value"}),
    "range": frozenset({"value", "least", "most"}),
    "length": frozenset({"least", "most"}),
    "choice": frozenset({"value", "choices"}),
    "dice": frozenset({"value"}),
    "number_or_dice": frozenset({"value"}),
    "name": frozenset(),
    "wrong": frozenset({"value", "why"}),
}
"""Every fault with its facts; each may also use the facts that say where (`field`, `variable`, `file`, `entry`)."""

_KINDS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "int_type": "number",
    "int_parsing": "number",
    "int_from_float": "number",
    "int_parsing_size": "number",
    "string_type": "text",
    "bool_type": "flag",
    "bool_parsing": "flag",
    "tuple_type": "list",
    "list_type": "list",
    "dict_type": "table",
    "model_type": "table",
    "model_attributes_type": "table",
    "literal_error": "choice",
}
_LONGEST = 40

Whole: TypeAlias = Annotated[int, Strict()]
"""A whole number written as one: neither `true`, nor `1.0`, nor `"1"`."""


def fault_of(error: ErrorDetails) -> tuple[str, dict[str, str | int]]:
    """The fault and the facts behind one of pydantic's errors. Unknown ones come out as `wrong` with their reason."""
    kind, context = error["type"], error.get("ctx", {})
    facts: dict[str, str | int] = {key: value for key, value in context.items() if isinstance(value, str | int)}
    fault = _KINDS.get(kind, kind if kind in FAULTS else "wrong")
    if kind == "literal_error":
        facts = {"choices": ", ".join(re.findall(r"'([^']*)'", str(context.get("expected", ""))))}
    elif fault == "wrong":
        facts = {"why": error["msg"].removeprefix("Value error, ")}
    if "value" in FAULTS[fault]:
        facts["value"] = shown(error["input"])
    return fault, {key: value for key, value in facts.items() if key in FAULTS[fault]}


def place_of(error: ErrorDetails) -> str:
    """Where the fault is, as a host would write it: `name.fr`, `attacks.1.weapon`; lists count from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else shown(step) for step in error["loc"])


def first_of(error: ValidationError) -> ErrorDetails:
    """The fault to tell first: one at a time is enough. A field that there is not may be how somebody called the one
    that is missing, so it is told before that."""
    found = error.errors(include_url=False)
    return next((each for each in found if each["type"] == "extra_forbidden"), found[0])


def shown(value: Any) -> str:
    """What was written, short enough to be quoted back on one line.

    >>> shown("a" * 50) == "a" * 39 + "…", shown(3), shown({})
    (True, '3', '{}')
    """
    try:
        text = " ".join(str(value).split())
    except (ValueError, RecursionError):
        # A number of thousands of digits, lists in thousands of lists.
        text = "…"
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def between(least: int, most: int) -> AfterValidator:
    """A whole number from *least* to *most*; else the fault `range`."""

    def check(value: int) -> int:
        if not least <= value <= most:
            raise PydanticCustomError("range", "from {least} to {most}", {"least": least, "most": most})
        return value

    return AfterValidator(check)


def sized(least: int, most: int) -> AfterValidator:
    """A text or list of *least* to *most* characters or entries; else the fault `length`."""

    def check(value: Any) -> Any:
        if not least <= len(value) <= most:
            raise PydanticCustomError("length", "{least} to {most} long", {"least": least, "most": most})
        return value

    return AfterValidator(check)
