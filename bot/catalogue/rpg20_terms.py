"""Words and figures of RPG 2.0 that data files and sheets share: attributes, domains, places of the body, dice.

Attributes are 1 to 10 for people (R20-GEN-008), more for beasts (R20-GEN-009); a test is a d20 that must not exceed
attribute and domain (R20-GEN-001).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict
from pydantic_core import PydanticCustomError

from bot.catalogue.models import DICE
from bot.fields import Whole, between, shown, sized

MOST_POINTS = 999
"""Points of a life, global or local."""
LONGEST_DOMAIN = 40
"""Characters of the name of a domain."""

Attribute: TypeAlias = Literal["skill", "body", "perception"]
"""Habilité, Corps and Perception (R20-GEN-007, -008)."""
ATTRIBUTES: Final[tuple[Attribute, ...]] = get_args(Attribute)
Gauge: TypeAlias = Literal["head", "right_arm", "left_arm", "torso", "right_leg", "left_leg"]
"""The local gauges of a body with two arms and two legs (R20-GEN-008, R20-LOC-002)."""
GAUGES: Final[tuple[Gauge, ...]] = get_args(Gauge)
Consequence: TypeAlias = Literal["head", "torso", "arm", "leg", "none"]
"""Whose table is asked when a gauge is crossed (R20-LOC-004, R20-WND-005, -006, -010, -013)."""
Hand: TypeAlias = Literal["right", "left"]
Weight: TypeAlias = Literal["light", "medium", "heavy", "very_heavy"]
"""How far something may be thrown goes by it (R20-RNG-004, -005)."""

DOMAINS: Final[tuple[str, ...]] = (
    *("firearms", "ranged_weapons", "throwing", "melee_weapons", "bare_hands", "movement", "stealth"),
    *("investigation", "medicine"),
)
"""The domains that the chapter names; a sheet may have any other (R20-GEN-008)."""
_CALLED: Final[Mapping[str, str]] = {
    "armes_a_feu": "firearms",
    "armes_a_distance": "ranged_weapons",
    "armes_de_lancer": "throwing",
    "lancer": "throwing",
    "armes_blanches": "melee_weapons",
    "mains_nues": "bare_hands",
    "mouvements": "movement",
    "mouvement": "movement",
    "furtif": "stealth",
    "medecine": "medicine",
}
"""Domains as the text calls them."""

Score: TypeAlias = Annotated[Whole, between(0, 30)]
"""An attribute or a domain."""
Points: TypeAlias = Annotated[Whole, between(1, MOST_POINTS)]

_CODE = re.compile(r"(\d{1,2}d\d{1,4})(?:(/2)|([+-]\d{1,2}))?", re.ASCII)


class Code(NamedTuple):
    """Dice with what is added to them, or of which half counts (R20-WPN-001, -009): *dice* (empty: none), *plus*,
    *halved*."""

    dice: str
    plus: int = 0
    halved: bool = False

    @property
    def number(self) -> int:
        """How many dice there are (R20-EXP-005)."""
        return int(self.dice.partition("d")[0]) if self.dice else 0

    @property
    def most(self) -> int:
        """The highest result (R20-SPE-007); a half is rounded up.

        >>> code("2d6+3").most, code("1d6/2").most, code("0").most
        (15, 3, 0)
        """
        if not self.dice:
            return self.plus
        count, _, sides = self.dice.partition("d")
        best = int(count) * int(sides)
        return (best + 1) // 2 if self.halved else best + self.plus

    def __str__(self) -> str:
        if not self.dice:
            return str(self.plus)
        if self.halved:
            return f"{self.dice}/2"
        return f"{self.dice}{self.plus:+}" if self.plus else self.dice


def code(text: str) -> Code:
    """Read `2d6+3`, `1d4-2`, `1d6/2` or `0`. Raises `ValueError` for anything else.

    >>> code("2d6+3"), code("1d6/2"), str(code("1d4-2"))
    (Code(dice='2d6', plus=3, halved=False), Code(dice='1d6', plus=0, halved=True), '1d4-2')
    """
    bare = text.strip().replace("−", "-")
    if bare == "0":
        return Code("")
    found = _CODE.fullmatch(bare)
    if found is None or not DICE.fullmatch(found[1]):
        raise ValueError(f"not dice: {text!r} (write 2d6, 2d6+3, 1d4-2, 1d6/2 or 0)")
    return Code(found[1], int(found[3] or 0), bool(found[2]))


def _is_code(value: Any) -> str:
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if isinstance(value, str):
        try:
            return str(code(value))
        except ValueError:
            pass
    raise PydanticCustomError("dice", "dice such as 2d6+3, not {value}", {"value": shown(value)})


CodeText: TypeAlias = Annotated[str, BeforeValidator(_is_code)]
"""Dice as they are written: `2d6+3`, `1d4-2`, `1d6/2`; `0` for none."""


def domain_code(name: str) -> str:
    """A domain's code, however it was typed: accents, case and blanks do not count, and those of the text may be called
    in either language.

    >>> domain_code("Armes à feu"), domain_code("Melee weapons"), domain_code("Escrime")
    ('firearms', 'melee_weapons', 'escrime')
    """
    letters = unicodedata.normalize("NFKD", name)
    bare = "".join(c for c in letters if not unicodedata.combining(c)).casefold()
    known = "_".join("".join(c if c.isalnum() else " " for c in bare).split())
    return _CALLED.get(known, known)


def _coded(domains: Any) -> Any:
    if not isinstance(domains, Mapping):
        return domains
    made: dict[Any, Any] = {}
    for name, score in domains.items():
        known = domain_code(name) if isinstance(name, str) else name
        if isinstance(known, str) and not 1 <= len(known) <= LONGEST_DOMAIN:
            raise PydanticCustomError("length", "{least} to {most} long", {"least": 1, "most": LONGEST_DOMAIN})
        made[known] = score
    return made


def _domain(value: Any) -> Any:
    return domain_code(value) if isinstance(value, str) else value


Domains: TypeAlias = Annotated[dict[str, Score], BeforeValidator(_coded), sized(0, 60)]
"""Domains by their codes; one that is absent is 0 (R20-GEN-008)."""
DomainId: TypeAlias = Annotated[str, BeforeValidator(_domain), sized(1, LONGEST_DOMAIN)]

LINES = 20
"""Lines of a location table, one for each face of a d20 (R20-LOC-002)."""
LineNumber: TypeAlias = Annotated[Whole, between(1, LINES)]


def _in_order(lines: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(lines)))


LineSet: TypeAlias = Annotated[tuple[LineNumber, ...], AfterValidator(_in_order), sized(0, LINES)]
"""Lines of the location table, each once, in their order."""
SHIELD_PARTS: Final[Mapping[str, frozenset[int]]] = {
    "high": frozenset({1, 2, 4, 5, 7, 8, 9, 10}),
    "middle": frozenset({4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 18}),
    "low": frozenset({13, 14, 15, 16, 17, 18, 19, 20}),
}
"""What each part of the body is, for a shield (R20-SHD-001): a tail as the pelvis, wings in none."""


class Plain(BaseModel):
    """A table inside an entry or a sheet."""

    model_config = ConfigDict(frozen=True, extra="forbid")


__all__ = [
    "ATTRIBUTES",
    "DOMAINS",
    "GAUGES",
    "LINES",
    "LONGEST_DOMAIN",
    "MOST_POINTS",
    "SHIELD_PARTS",
    "Attribute",
    "Code",
    "CodeText",
    "Consequence",
    "DomainId",
    "Domains",
    "Gauge",
    "Hand",
    "LineNumber",
    "LineSet",
    "Plain",
    "Points",
    "Score",
    "Weight",
    "code",
    "domain_code",
]
