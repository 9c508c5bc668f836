"""Sheets with typed figures for the 3.5 rules: every part of the armour class, and weapons by their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from bot.catalogue.dnd5_terms import Score
from bot.catalogue.models import Words
from bot.catalogue.sheet import Temperament, on_one_line
from bot.fields import Whole, between, sized

Name: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(on_one_line), sized(1, 40)]
Part: TypeAlias = Annotated[Whole, between(0, 30)]
Size: TypeAlias = Literal["small", "medium", "large", "huge"]


class TypedWeapon(BaseModel):
    """A weapon of medium size. *critical*: the least face that threatens, *multiplier* of a critical hit
    (D35-BAS-008); *increment*: of its range, in centimetres, 0: it is for melee; *reach*: D35-BAS-012."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    name: Words
    dice: str
    critical: int = 20
    multiplier: int = 2
    increment: int = 0
    hands: int = 1
    reach: bool = False


def _arm(ident: str, french: str, english: str, dice: str, critical: int = 20, multiplier: int = 2) -> TypedWeapon:
    name = Words(fr=french, en=english)
    return TypedWeapon(id=ident, name=name, dice=dice, critical=critical, multiplier=multiplier)


def _with(weapon: TypedWeapon, **more: int | bool) -> TypedWeapon:
    return weapon.model_copy(update=more)


WEAPONS: Final[Mapping[str, TypedWeapon]] = {
    each.id: each
    for each in (
        _arm("dagger", "dague", "dagger", "1d4", 19),
        _arm("shortsword", "épée courte", "short sword", "1d6", 19),
        _arm("longsword", "épée longue", "longsword", "1d8", 19),
        _arm("rapier", "rapière", "rapier", "1d6", 18),
        _arm("mace", "masse d’armes", "mace", "1d8"),
        _arm("battleaxe", "hache d’armes", "battleaxe", "1d8", 20, 3),
        _with(_arm("greatsword", "épée à deux mains", "greatsword", "2d6", 19), hands=2),
        _with(_arm("greataxe", "grande hache", "greataxe", "1d12", 20, 3), hands=2),
        _with(_arm("halberd", "hallebarde", "halberd", "1d10", 20, 3), hands=2),
        _with(_arm("longspear", "pique", "longspear", "1d8", 20, 3), hands=2, reach=True),
        _with(_arm("shortbow", "arc court", "shortbow", "1d6", 20, 3), hands=2, increment=1800),
        _with(_arm("longbow", "arc long", "longbow", "1d8", 20, 3), hands=2, increment=3000),
        _with(_arm("light_crossbow", "arbalète légère", "light crossbow", "1d8", 19), hands=2, increment=2400),
    )
}


class Dnd35TypedSheet(BaseModel):
    """One character. The parts of his armour class stand one by one (D35-BAS-006), *max_dexterity*: what his armour
    allows of his Dexterity. *main*: what he strikes with, *second*: what he has besides, mostly to shoot with.
    *quickness*: what else is added to his initiative (D35-BAS-002)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: Name
    size: Size = "medium"
    speed_m: Annotated[Whole, between(0, 36)] = 9
    temperament: Temperament | None = None
    hit_points: Annotated[Whole, between(0, 999)] = 12
    hit_points_max: Annotated[Whole, between(1, 999)] | None = None
    nonlethal: Annotated[Whole, between(0, 999)] = 0
    fortitude: Annotated[Whole, between(-10, 40)] = 2
    strength: Score = 14
    dexterity: Score = 12
    max_dexterity: Annotated[Whole, between(0, 20)] | None = None
    base_attack: Annotated[Whole, between(0, 30)] = 1
    quickness: Annotated[Whole, between(-10, 40)] = 0
    armour: Part = 4
    shield: Part = 0
    natural: Part = 0
    deflection: Part = 0
    dodge: Part = 0
    main: str | None = "longsword"
    second: str | None = None


class TypedCharacter(BaseModel):
    """A ready-made one."""

    id: str
    about: Words
    sheet: Dnd35TypedSheet


READY: Final = (
    TypedCharacter(
        id="aria",
        about=Words(fr="guerrière de niveau 3", en="fighter of level 3"),
        sheet=Dnd35TypedSheet(
            name="Aria", hit_points=28, strength=16, base_attack=3, fortitude=5, armour=5, shield=2, second="longbow"
        ),
    ),
)

__all__ = ["READY", "WEAPONS", "Dnd35TypedSheet", "TypedCharacter", "TypedWeapon"]
