"""The way into wrestling (ALT-SPE-017, -018): the one place where melee hands two people over."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.wrestling import entering


def begin(scene: Scene[AlternatifState], ident: str, target: str, *, pinned: bool) -> Action:
    """*ident* has engaged *target* in wrestling in this segment: what either had pending in melee lapses. *pinned*: the
    target lies on the ground with *ident* on top of him."""
    yield from entering.clinch(scene, ident, target, "special", pinned=pinned)
