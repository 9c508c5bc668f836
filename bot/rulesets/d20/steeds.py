"""Who joins on horseback: the mount of a sheet comes with its rider, in whatever way a game has him ride."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from bot.kernel.effects import Action, Scene
from bot.kernel.values import evolve
from bot.rulesets.shared import joining, people
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.recruiting import BookRecruiter, neutral

C = TypeVar("C")


class Stable(BookRecruiter[C]):
    """Makes combatants, and the mounts that their sheets give them. *link*: the field of combatants that says whom
    somebody rides."""

    link: ClassVar[str]

    def carries(self, mount: C, who: C) -> bool:
        """Whether *mount* can be ridden by *who*, for its size and build."""
        raise NotImplementedError

    def accompanied(self, state: Any, sheet: Any, made: C, args: Args) -> tuple[C, ...]:
        """With him comes the mount of his sheet, into whose saddle he gets (`Join`): of his side, and an autopilot's
        once nobody guides it. One that cannot carry him stays away."""
        if sheet.mount is None:
            return (made,)
        creature: Any = self._creatures[sheet.mount]
        base = joining.titled(creature.name.in_(str(args.get("locale") or "fr")))
        here: tuple[Any, ...] = (*state.combatants.values(), made)
        ((ident, name),) = joining.fresh(here, base, neutral=neutral(args), left=state.left)
        mount = self.from_creature(state, creature, args, ident=ident, name=name, side=here[-1].side)
        return (evolve(made, **{self.link: ident}), mount) if self.carries(mount, made) else (made,)


class Join(people.Join):
    """Somebody joins, perhaps on a mount of his own. *link*: as in `Stable`; *rides*: how he gets into its saddle."""

    link: ClassVar[str]
    rides: ClassVar[Point[[Scene[Any], str, str], Action]]

    def arrived(self, scene: Scene[Any], called: Mapping[str, str]) -> Action:
        """Whoever comes with a mount of his own gets into its saddle."""
        for each in self.records:
            mount = getattr(each, self.link)
            if mount in called and not each.astride:
                yield from self.rides(scene, called[each.id], called[mount])
