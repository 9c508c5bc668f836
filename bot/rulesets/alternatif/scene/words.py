"""What holds until it is said otherwise: the table's settings."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.scene.events import SettingChanged
from bot.rulesets.alternatif.settings import CHOICES
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import word

State = AlternatifState


@word()
class SetSetting(choices.SetSetting):
    """The setting *name* is *value* from now on (ALT-GEN-014). Blows in the air stay; the question is made anew."""

    def taken(self) -> choices.Value:
        return CHOICES.value(self.name, self.value)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(SettingChanged(self.name, getattr(scene.now.settings, self.name), self.taken()))
        yield from distances.find_places(scene)
