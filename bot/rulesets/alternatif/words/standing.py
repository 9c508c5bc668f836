"""What holds until it is said otherwise: the table's settings, and people's standing orders."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import orders
from bot.rulesets.alternatif.checks import known
from bot.rulesets.alternatif.moving import deploying
from bot.rulesets.alternatif.settings import setting_value
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_text, text

State = AlternatifState


@word()
class SetSetting(Word):
    """The setting *name* is *value* from now on (ALT-GEN-014). Blows in the air stay; the question is made anew."""

    name: str
    value: str | bool | int

    def check(self, state: State) -> None:
        setting_value(self.name, self.value)

    def take(self, scene: Scene[State]) -> Action:
        before = getattr(scene.now.settings, self.name)
        yield from tell(e.SettingChanged(self.name, before, setting_value(self.name, self.value)))
        yield from deploying.place(scene)


@composed(command="gm-settings")
def setting(state: State, by: int, args: Args) -> SetSetting:
    """`value` as the setting `name` takes it."""
    name = text(args, "name")
    return SetSetting(by, name, setting_value(name, args.get("value")))


@word(command="orders")
class Order(Word):
    """A standing order, see `orders.MATTERS`; it answers the question that stands if it speaks of it."""

    who: CombatantId = from_text("who")
    matter: str = from_text("matter")
    order: str = from_text("order")
    tells = e.OrderGiven

    def check(self, state: State) -> None:
        who = known(state, self.who)
        options = orders.MATTERS.get(self.matter)
        if options is None or self.matter not in orders.matters(who):
            matters = ", ".join(orders.matters(who))
            raise Refused("not-among", argument="matter", value=self.matter[:40], options=matters)
        if self.order not in options:
            raise Refused("not-among", argument="order", value=self.order[:40], options=", ".join(options))
