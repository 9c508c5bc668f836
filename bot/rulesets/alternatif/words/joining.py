"""Who is here: joining and leaving, sheets followed, sides, names, hiding and showing, who decides for whom.

While a question stands: who leaves is asked nothing more, and blows at him, or of his, are void. All the other words
here do nothing to blows in the air; the question is made anew, and an autopilot that takes over answers it at once.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal, cast, get_args

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import UserId
from bot.kernel.values import evolve
from bot.rulesets.alternatif import engagement
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.checks import known
from bot.rulesets.alternatif.figures import FIELDS
from bot.rulesets.alternatif.moving import deploying
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Temperament
from bot.rulesets.alternatif.words.figures import override
from bot.rulesets.shared import following, mustering
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.joining import MOST, room_for
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_text, in_range, number, optional, text

State = AlternatifState
TEMPERAMENTS: Final[tuple[str, ...]] = get_args(Temperament)


@word()
class Join(Word):
    """Somebody joins; several at once for a band of creatures. *gift*: what that contributes to the dice, before the
    beginning; *named*: their names were typed, and are not the catalogue's."""

    records: tuple[Combatant, ...]
    gift: str = ""
    named: bool = False

    def check(self, state: State) -> None:
        room = room_for(state.combatants.values(), self.records)
        if not 1 <= len(self.records) <= room:
            raise Refused("alternatif-too-many", count=len(self.records), room=room, most=MOST)

    def take(self, scene: Scene[State]) -> Action:
        for record in self.records:
            ident = free_id(scene.now, record.id)
            yield from tell(e.CombatantRecorded(ident, evolve(record, id=ident)))
            if record.hidden:
                yield from tell(e.CombatantHidden(ident))
            else:
                second = None if record.off is None else record.off.arm.weapon
                yield from tell(e.CombatantJoined(ident, record.name, record.side, record.main.arm.weapon, second))
        yield from deploying.place(scene)


def free_id(state: State, wanted: str) -> str:
    """*wanted*, or with a number when somebody bears it already."""
    ident, count = wanted, 1
    while ident in state.combatants:
        count += 1
        ident = f"{wanted}-{count}"
    return ident


@word()
class Renew(Word):
    """Before the encounter begins, somebody's sheet was changed: he is made anew of it."""

    record: Combatant

    def check(self, state: State) -> None:
        known(state, self.record.id)
        if state.opened:
            raise Refused("already-begun")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(e.CombatantRecorded(self.record.id, self.record))


@word()
class FollowSheet(following.FollowSheet, Word):
    """Figures, and of the *record* made of the sheet what is behind its *fields*; None where there are none. A strike
    or a parry that was rolled stands as it was rolled."""

    fields: tuple[str, ...] = ()
    record: Combatant | None = None

    def check(self, state: State) -> None:
        known(state, self.who)
        following.checked(self, FIELDS, in_range)

    def take(self, scene: Scene[State]) -> Action:
        for name, value in self.figures:
            who = scene.now.combatants[self.who]
            yield from override(scene, who.id, name, value, "")
            if name in ("stamina_max", "body_max") and not who.out:
                kept = name.removesuffix("_max")
                left = following.left_of(getattr(who, kept), getattr(who, name), value)
                yield from override(scene, who.id, kept, max(0, left) if kept == "stamina" else left, "")
        if self.record is not None:
            who = scene.now.combatants[self.who]
            yield from tell(e.CombatantRecorded(who.id, _taken_over(who, self.record, self.fields)))


def _taken_over(who: Combatant, record: Combatant, fields: Collection[str]) -> Combatant:
    """*who* with what *fields* of his sheet, of which *record* was made, say now. What he has in hand stays there, and
    what lies on the ground; what he has come by is carried (ALT-REA-027)."""
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
        who = evolve(who, hands=hands, carried=tuple(new))
    if {"class_", "critical_parry"} & set(fields):
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


def _parted(scene: Scene[State], ident: str, reason: Literal["left", "removed"]) -> Action:
    """*ident* is in the encounter no more."""
    who = scene.now.combatants[ident]
    pairs = engagement.contacts_of(scene.now, who.id)
    if pairs:
        yield from engagement.end_contacts(scene, pairs, "left")
    yield from tell(e.CombatantLeft(who.id, who.name, reason, who.hidden))


@word(command="leave")
class Leave(Word):
    """Somebody leaves of his own accord."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        yield from _parted(scene, self.who, "left")


@word(command="npc-remove")
class Remove(Word):
    """The game master takes somebody out of the encounter; his blows in the air are void."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        known(state, self.who)

    def take(self, scene: Scene[State]) -> Action:
        yield from _parted(scene, self.who, "removed")


@word()
class HandOver(Word):
    """Give *who* to a player, to the game master (both None) or to an autopilot."""

    who: CombatantId
    player: UserId | None = None
    temperament: Temperament | None = None

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.player is not None and self.temperament is not None:
            raise Refused("alternatif-one-decider", name=who.name)
        same = (who.player, who.temperament) == (self.player, self.temperament)
        mustering.check_given(state.combatants.values(), who, self.player, same=same)

    def take(self, scene: Scene[State]) -> Action:
        before = scene.now.combatants[self.who].player
        yield from tell(e.HandedOver(self.who, self.player, self.temperament, before))


@composed(command="npc-give", codes={"temperament": TEMPERAMENTS})
def give(state: State, by: int, args: Args) -> HandOver:
    """`player` or `temperament`; neither: to the game master."""
    temperament = None if optional(args, "temperament") is None else among(args, "temperament", TEMPERAMENTS)
    player = None if optional(args, "player") is None else number(args, "player")
    return HandOver(by, text(args, "who"), player, cast(Temperament | None, temperament))


@composed(command="npc-autopilot", codes={"temperament": TEMPERAMENTS})
def autopilot(state: State, by: int, args: Args) -> HandOver:
    """A steady one, unless another `temperament` is given."""
    temperament = cast(Temperament, among(args, "temperament", TEMPERAMENTS, "steady"))
    return HandOver(by, text(args, "who"), None, temperament)


@word(command="npc-side")
class ChangeSide(mustering.ChangeSide, Word):
    """*who* fights on *side* from now on: contact with the new companions ends, blows already struck stay."""

    def check(self, state: State) -> None:
        mustering.check_side_of(state.combatants.values(), known(state, self.who), self.side)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        companions = [ident for ident in who.contacts if scene.now.combatants[ident].side == self.side]
        if companions:
            yield from engagement.end_contacts(scene, [(who.id, ident) for ident in companions], "gm")
        yield from tell(e.SideChanged(who.id, who.side, self.side))


@word()
class Rename(mustering.Rename, Word):
    """Each of *names*, by combatant, is called so from now on."""

    def check(self, state: State) -> None:
        for each in self.names:
            known(state, each)
        mustering.check_names(state.combatants.values(), self.names)

    def take(self, scene: Scene[State]) -> Action:
        for ident, name in self.names.items():
            if (before := scene.now.combatants[ident].name) != name:
                yield from tell(e.CombatantRenamed(ident, before, name))


@composed(command="npc-group")
def group(state: State, by: int, args: Args) -> Rename:
    """`who` names combatants, parted by commas."""
    return Rename(by, mustering.renamed(state, by, args).names)


@word(command="npc-hide")
class Hide(Word):
    """Nobody but the game master, and whoever plays him, knows of *who* any more."""

    who: CombatantId = from_text("who")
    tells = e.CombatantHidden

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.hidden:
            raise Refused("alternatif-already-hidden", name=who.name)


@word()
class Reveal(Word):
    """*who*, who was hidden, shows himself (see `surprise` for the command)."""

    who: CombatantId

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.hidden:
            raise Refused("alternatif-not-hidden", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from engagement.show(scene, self.who)
