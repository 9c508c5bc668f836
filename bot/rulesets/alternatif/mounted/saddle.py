"""What a rider can hold and use (ALT-MNT-002, -004, -007)."""

from __future__ import annotations

from functools import lru_cache

from pydantic import TypeAdapter

from bot.catalogue import Catalogue
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.checks import free_to_announce, known, may_act, unclinched
from bot.rulesets.alternatif.mounted.events import Dismounted, Mounted, Steered
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction.announcer import Announcer, own_words
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Mount
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_flag, from_text
from bot.rulesets.shared.people import opened


def usable(who: Combatant, arm: Arm) -> bool:
    """Whether *who* can use *arm*, which he holds: a cavalry lance only in a saddle with stirrups (ALT-MNT-007); with a
    hand on the bridle one weapon in one hand (ALT-MNT-002)."""
    if "mounted_only" in arm.tags and not _fits_the_saddle(who, arm):
        return False
    if not who.riding.one_handed or arm.weapon == "fist":
        return True
    return arm.hand != "both" and arm is who.main.arm


def _fits_the_saddle(who: Combatant, arm: Arm) -> bool:
    mount = who.riding.mount
    return mount is not None and (mount.stirrups or "needs_stirrups" not in arm.tags)


def check(who: Combatant) -> None:
    """Raise `Refused` when *who* cannot use what he holds, in the saddle or out of it."""
    for each in who.hands:
        if "mounted_only" in each.arm.tags and not _fits_the_saddle(who, each.arm):
            key = "alternatif-lance-without-stirrups" if who.riding.mount is not None else "alternatif-lance-on-foot"
            raise Refused(key, name=who.name, weapon=each.arm.weapon)
    if not all(usable(who, each.arm) for each in who.hands):
        held = [each.arm.weapon for each in who.hands if not usable(who, each.arm)]
        raise Refused("alternatif-one-hand-for-the-bridle", name=who.name, weapons=", ".join(held))


def may_take(who: Combatant, arm: Arm) -> bool:
    """Whether a rider's hand is free for *arm*, beside what he holds."""
    if not who.riding.one_handed:
        return True
    return arm.hand != "both" and all(each.arm.weapon == "fist" for each in who.hands)


# ---- The mounts that an encounter knows, copied from the catalogue as JSON when it opens.

_LIST = TypeAdapter(tuple[Mount, ...])


def written(catalogue: Catalogue) -> str:
    """All mounts of *catalogue*."""
    found = tuple(
        Mount(each.id, each.speed, each.stirrups, {"fr": each.name.fr, "en": each.name.en})
        for each in catalogue.mounts.values()
    )
    return _LIST.dump_json(found, exclude_defaults=True).decode()


@lru_cache(maxsize=64)
def _read(text: str) -> tuple[Mount, ...]:
    return _LIST.validate_json(text) if text else ()


def mounts(state: AlternatifState) -> dict[str, Mount]:
    """The mounts of the encounter, by id."""
    return {each.id: each for each in _read(state.mounts)}


# ---- What is said of riders: in the saddle and out of it, and directing a mount.

State = AlternatifState

STEER = "steer"
"""The action of directing a mount, as it is announced."""


def _rider(state: State, ident: str) -> None:
    who = known(state, ident)
    if who.riding.mount is None:
        raise Refused("alternatif-not-mounted", name=who.name)


@word(tool="mount")
class Mounts(Word):
    """*who* is in the saddle of a *mount* of the encounter's list; *lenient*: a poor rider may use both hands
    (ALT-MNT-002)."""

    who: CombatantId = from_text("who")
    mount: str = from_text("value")
    lenient: bool = from_flag("words", "both_hands", "strict", "strict")

    def check(self, state: State) -> None:
        """There is such a mount, and his hands fit the saddle (ALT-MNT-002)."""
        who = known(state, self.who)
        if who.out:
            raise Refused("alternatif-out", name=who.name, fate=who.fate or "open")
        unclinched(who)
        found = mounts(state).get(self.mount)
        if found is None:
            options = ", ".join(mounts(state))
            raise Refused("not-among", argument="value", value=self.mount[:40], options=options)
        riding = evolve(who.riding, mount=found, lenient=self.lenient)
        if riding == who.riding:
            raise Refused("already-so", name=who.name)
        check(evolve(who, riding=riding))

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Mounted(self.who, mounts(scene.now)[self.mount], self.lenient))


@word(tool="dismount")
class Dismounts(Word):
    """*who* is on foot again."""

    who: CombatantId = from_text("who")
    tells = Dismounted

    def check(self, state: State) -> None:
        _rider(state, self.who)


@word()
class Steer(Word):
    """*who* directs his mount: faster, about, stop … (ALT-MNT-005, -006). *words*: how, up to 80 characters."""

    who: CombatantId
    words: Typed = ""

    def check(self, state: State) -> None:
        """He is in the saddle and may speak; who is to strike now may lose his blow for it
        (ALT-MNT-006)."""
        opened(state)
        who = may_act(state, self.who)
        _rider(state, self.who)
        unclinched(who)
        free_to_announce(state, who)
        if who.task is not None and who.task.action == STEER:
            raise Refused("alternatif-already-doing", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        """No action at all for a good rider (ALT-MNT-005); a simple action for a poor one, which breaks off what was to
        come (ALT-MNT-006)."""
        state = scene.now
        who = state.combatants[self.who]
        if who.riding.well:
            yield from tell(Steered(who.id, self.words))
            return
        for weapon in who.hands:
            if weapon.up:
                yield from tell(ActionLost(who.id, weapon.arm.hand, "interrupted", state.segment))
        yield from tasks.propose(scene, who.id, STEER, label=self.words, figures=(tasks.NONE, tasks.ONE))


# ---- Directing a mount.


class DirectMount(Doable[Announcer]):
    """Directing one's mount: faster, about, stop … (ALT-MNT-005, -006)."""

    code = STEER

    def said(self, at: Announcer) -> Blanks | None:
        return () if at.who.riding.mount is not None else None

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Steer:
        return Steer(by, at.who.id, own_words(args))
