"""Who is here: joining and leaving, sheets followed, sides, names, hiding and showing, who decides for whom.

While a question stands: who leaves is asked nothing more, and blows at him, or of his, are void. All the other words
here do nothing to blows in the air; the question is made anew, and an autopilot that takes over answers it at once.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import ClassVar

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.combatants.figures import (
    FIELDS,
    CombatantJoined,
    CombatantLeft,
    CombatantRecorded,
    LineTaken,
    SideChanged,
)
from bot.rulesets.alternatif.combatants.lasting import override
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.state import AlternatifState, Combatant
from bot.rulesets.shared import following, lines, people
from bot.rulesets.shared.book import word

State = AlternatifState


@word()
class Join(people.Join):
    records: tuple[Combatant, ...]
    recorded = CombatantRecorded

    def joined(self, who: Combatant) -> CombatantJoined:
        second = None if who.off is None else who.off.arm.weapon
        return CombatantJoined(who.id, who.name, who.side, who.main.arm.weapon, second, who.behind)

    def take(self, scene: Scene[State]) -> Action:
        yield from super().take(scene)
        yield from distances.find_places(scene)


@word(command="encounter-place")
class TakeLine(lines.TakeLine):
    """Once time runs on a grid, cells tell where somebody stands."""

    taken = LineTaken

    def check(self, state: State) -> None:
        super().check(state)
        if state.opened and state.settings.map != "none":
            raise Refused("alternatif-on-the-map", name=state.combatants[self.who].name)

    def take(self, scene: Scene[State]) -> Action:
        yield from super().take(scene)
        yield from distances.find_places(scene)


@word()
class Renew(people.Renew):
    record: Combatant
    recorded = CombatantRecorded


@word()
class FollowSheet(following.FollowSheet):
    """A strike or a parry that was rolled stands as it was rolled."""

    record: Combatant | None = None
    recorded = CombatantRecorded
    maxima: ClassVar[Mapping[str, str]] = {"stamina_max": "stamina", "body_max": "body"}

    def bounds(self, who: Combatant) -> Mapping[str, tuple[int, int]]:
        return FIELDS

    def override(self, scene: Scene[State], name: str, value: int) -> Action:
        yield from override(scene, self.who, name, value, "")

    def kept(self, name: str, left: int) -> int:
        return max(0, left) if name == "stamina" else left

    def taken_over(self, who: Combatant) -> Combatant:
        return who if self.record is None else _taken_over(who, self.record, self.fields)


def _taken_over(who: Combatant, record: Combatant, fields: Collection[str]) -> Combatant:
    """*who* with what *fields* of his sheet, of which *record* was made, say now. What he has in hand stays there, and
    what lies on the ground; what he captured is his; what he has come by is carried (ALT-REA-027)."""
    if {"weapons", "ranks"} & set(fields):
        new = [each.arm for each in record.hands if not each.arm.is_natural] + list(record.carried)
        skill = {each.weapon: each for each in new}
        for each in (*(held.arm for held in who.hands), *who.dropped, *who.fell_with):
            same = next((arm for arm in new if arm.weapon == each.weapon), None)
            if same is not None:
                new.remove(same)
        hands = tuple(
            evolve(held, arm=evolve(skill.get(held.arm.weapon, held.arm), hand=held.arm.hand)) for held in who.hands
        )
        captured = (each for each in who.carried if "captured" in each.tags)
        who = evolve(who, hands=hands, carried=(*new, *captured))
    if {"class_", "other_classes", "critical_parry"} & set(fields):
        who = evolve(who, family=record.family, critical_parry=record.critical_parry)
    magic = record.magic
    if "spells" in fields:
        who = evolve(who, magic=evolve(who.magic, spells=magic.spells))
    if "items" in fields:
        # What rests goes on resting (ALT-MAG-016).
        rests = {each.id: each.ready for each in who.magic.items}
        items = tuple(evolve(each, ready=rests.get(each.id, each.ready)) for each in magic.items)
        who = evolve(who, magic=evolve(who.magic, items=items))
    if "size" in fields:
        who = evolve(who, size=record.size)
    if "stature" in fields:
        who = evolve(who, footing=evolve(who.footing, stature=record.footing.stature))
    if {"injuries", "bleeding"} & set(fields):
        who = evolve(who, injuries=record.injuries)
    return who


@word(command="leave")
class Leave(people.Leave):
    """Somebody leaves of his own accord."""

    left = CombatantLeft

    def before(self, scene: Scene[State]) -> Action:
        pairs = contacts.contacts_of(scene.now, self.who)
        if pairs:
            yield from contacts.end_contacts(scene, pairs, "left")


@word(command="npc-remove")
class Remove(Leave):
    """The game master takes somebody out of the encounter; his blows in the air are void."""

    reason = "removed"


@word(command="npc-side")
class ChangeSide(people.ChangeSide):
    """*who* fights on *side* from now on: contact with the new companions ends, blows already struck stay."""

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        companions = [ident for ident in who.contacts if scene.now.combatants[ident].side == self.side]
        if companions:
            yield from contacts.end_contacts(scene, [(who.id, ident) for ident in companions], "gm")
        yield from tell(SideChanged(who.id, who.side, self.side))


@word()
class Reveal(people.Reveal):
    """*who*, who was hidden, shows himself (see `surprise` for the command)."""

    def take(self, scene: Scene[State]) -> Action:
        yield from contacts.show(scene, self.who)
