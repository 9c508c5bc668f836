"""Identifiers of catalogue entries: the key of the entry in its file, `longsword` or `orc_chief`."""

from __future__ import annotations

from typing import NewType

WeaponId = NewType("WeaponId", str)
ArmourId = NewType("ArmourId", str)
CreatureId = NewType("CreatureId", str)
CharacterId = NewType("CharacterId", str)
ClassId = NewType("ClassId", str)
FamilyId = NewType("FamilyId", str)
ActionId = NewType("ActionId", str)
MagicId = NewType("MagicId", str)
ItemId = NewType("ItemId", str)
MountId = NewType("MountId", str)
PlaceId = NewType("PlaceId", str)
ShieldId = NewType("ShieldId", str)
SpellId = NewType("SpellId", str)
SkillId = NewType("SkillId", str)
TradeId = NewType("TradeId", str)
TermId = NewType("TermId", str)
ExplosiveId = NewType("ExplosiveId", str)
MaterialId = NewType("MaterialId", str)
BodyId = NewType("BodyId", str)
