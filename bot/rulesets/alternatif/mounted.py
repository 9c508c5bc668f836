"""Riders and their mounts (ALT-MNT). What riding adds to a sum is in `tactics.room`, how a mount carries a charge in
`charging.running`.
"""

from __future__ import annotations

from functools import lru_cache

from pydantic import TypeAdapter

from bot.catalogue import Catalogue
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.persons import Name, Typed
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.checks import free_to_announce
from bot.rulesets.alternatif.base.distances import State, slowed
from bot.rulesets.alternatif.base.needs import ACTS, About, met, unclinched, up, usable_hands
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.reaction.announcer import Announcer, own_words
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Mount
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.book import happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_flag, from_text


@happens("ALT-MNT-001", "ALT-MNT-002", to=PUBLIC)
class Mounted:
    """*combatant* is in the saddle of *mount*; *lenient*: with both hands free in spite of his rank (ALT-MNT-002)."""

    combatant: CombatantId
    mount: Mount
    lenient: bool = False

    def change(self, state: State) -> State:
        return state.amend(self.combatant, "riding", mount=self.mount, lenient=self.lenient)


@happens("ALT-MNT-001", to=PUBLIC)
class Dismounted:
    """*combatant* is on foot again."""

    combatant: CombatantId

    def befalls(self, state: State, who: Combatant) -> State:
        return state.put(evolve(who, riding=evolve(who.riding, mount=None, lenient=False), shooting=slowed(who)))


@happens("ALT-MNT-005", changes=False, to=PUBLIC)
class Steered:
    """A good rider directs his mount, which is no action of his (ALT-MNT-005). *words*: how."""

    combatant: CombatantId
    words: Name = ""


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


STEER = "steer"
"""The action of directing a mount, as it is announced."""


def riding(state: State, who: Combatant) -> None:
    """That he is in the saddle."""
    if who.riding.mount is None:
        raise Refused("alternatif-not-mounted", name=who.name)


@word(tool="mount")
class Mounts(About):
    """*who* is in the saddle of a *mount* of the encounter's list; *lenient*: a poor rider may use both hands
    (ALT-MNT-002)."""

    needs = (up, unclinched)
    mount: str = from_text("value")
    lenient: bool = from_flag("words", "both_hands", "strict", "strict")

    def refuse(self, state: State, who: Combatant) -> None:
        found = mounts(state).get(self.mount)
        if found is None:
            options = ", ".join(mounts(state))
            raise Refused("not-among", argument="value", value=self.mount[:40], options=options)
        riding = evolve(who.riding, mount=found, lenient=self.lenient)
        if riding == who.riding:
            raise Refused("already-so", name=who.name)
        usable_hands(state, evolve(who, riding=riding))

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Mounted(self.who, mounts(scene.now)[self.mount], self.lenient))


@word(tool="dismount")
class Dismounts(About):
    """*who* is on foot again."""

    needs = (riding,)
    tells = Dismounted


@word()
class Steer(About):
    """*who* directs his mount: faster, about, stop … (ALT-MNT-005, -006). *words*: how, up to 80 characters."""

    needs = (*ACTS, riding, unclinched, free_to_announce)
    words: Typed = ""

    def refuse(self, state: State, who: Combatant) -> None:
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
        return () if met((riding,), at.state, at.who) else None

    costs = untold

    def note(self, at: Announcer, by: int, args: Args) -> Steer:
        return Steer(by, at.who.id, own_words(args))
