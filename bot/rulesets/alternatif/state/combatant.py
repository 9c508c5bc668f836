"""Somebody in the encounter."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.persons import Name, Typed, UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state.actions import Intention, Proposal, Task
from bot.rulesets.alternatif.state.arms import Arm, Hand, Wielded, Wound
from bot.rulesets.alternatif.state.crowd import Crowd
from bot.rulesets.alternatif.state.fatigue import Fatigue
from bot.rulesets.alternatif.state.footing import Footing
from bot.rulesets.alternatif.state.magic import Magic
from bot.rulesets.alternatif.state.missiles import Shooting
from bot.rulesets.alternatif.state.moving import Spot
from bot.rulesets.alternatif.state.riding import Riding
from bot.rulesets.alternatif.state.specials import Licence
from bot.rulesets.alternatif.state.wrestling import Wrestler
from bot.rulesets.shared.giving import Gift
from bot.rulesets.shared.plans import NONE, Plan

Temperament: TypeAlias = Literal["never_guard", "furious", "steady", "cautious", "desperate"]
Intent: TypeAlias = Literal["none", "melee", "missile", "wrestling", "standby"]
"""What somebody has announced: nothing (he is awaited), a melee action, a shot, wrestling, or that he waits."""

Bleeding: TypeAlias = Literal["none", "minor", "serious"]

News: TypeAlias = Literal["weapon", "prone", "target", "contact", "enemy", "broken", "missed", "plan", "next"]
"""What has changed for somebody since he announced what he does: a weapon lost, thrown down, his target out, his target
out of contact, a new enemy upon him, what he was doing broken off, his projectile gone astray, his plan at its end,
what he meant to do next impossible."""

Size: TypeAlias = Literal["tiny", "small", "medium", "large", "very_large"]
"""P, M, G and T of the text, and what is smaller."""

Fate: TypeAlias = Literal["open", "unconscious", "dying", "dead"]
"""What the game master says of somebody at 0 body points; `open` while he has not said (ALT-GEN-015)."""


@record
class Injury:
    """A critical effect that lasts (ALT-CRI-006): *malus* (0 or less) to all combat rolls, *bleeding*, and *text*, the
    game master's own words by language."""

    place: str
    wound: Wound
    column: int
    malus: int = 0
    bleeding: Bleeding = "none"
    lame: bool = False
    text: dict[str, Name] = field(default_factory=dict)


Deed: TypeAlias = Literal["acts", "moves", "hurt"]
"""What somebody waits for another to do, or to suffer: he strikes, shoots, casts or does anything else; he moves; he is
wounded."""


@record
class Waiting:
    """How somebody stands by (ALT-REA-011): *since* which segment, and in which one he is asked *again* at the latest.
    *until*: he named that segment himself, and time goes there for him. *called*: something has happened meanwhile, he
    is asked as soon as the blows have fallen. *meant*: a person said so, or let his time pass; an autopilot that takes
    his place is asked at once. *deed*: what he waits for, of *whom*; *came*: it has been done."""

    since: int
    again: int
    until: bool = False
    called: bool = False
    meant: bool = True
    deed: Deed | None = None
    whom: str | None = None
    came: bool = False


@record
class Combatant:
    """Somebody in the encounter.

    *hands*: the weapons in hand, one or two, more for a creature that has them, the main hand's (or both hands') first;
    never none, a fist is a weapon. *carried*: sheathed ones; *dropped*: what lies at his feet; *fell_with*: what of it
    he held when he fell.
    *player*: the user who decides for him, None for the game master's. *temperament*: the autopilot's, None when a
    person decides. *ac*: current armour class without any weapon. *level* and *family* (`fighter`, `rogue`, `priest`,
    `mage`; empty for monsters) give the critical parry unless *critical_parry*, its lowest face, is given. *initial*:
    his next melee reaction is an initial one (ALT-REA-031, -033, ALT-MOV-014). *target*: whom he strikes by default.
    *contacts*: whom he is in contact with. *beat_until*: his next reaction counts from this segment at the earliest
    (ALT-REA-023). *next_strike*: what the game master adds to his next strike (ALT-REA-024); *given*: what he has
    given besides. *waiting*: how he stands by, while his
    *intent* is that. *busy*: the last segment that an action other than melee filled (-1: none). *surprised*: he
    neither parries nor takes free actions; *unaware*: the people whose blows he cannot see coming (ALT-PAR-017).
    *unfinished*: an action broken off, of which *last* - *first* + 1
    segments are left (ALT-REA-016). *lowered*: the last segment in which an action that is over had his guard down
    (-1: none). *spent*: the last one in which a hand acted that has let go since. *orders*: standing orders by matter
    (`orders`); *plan*: what answers for him (`plans`). *str_std* and *dex_std*: standard bonuses; *reflex*: the save.
    *wrestling*: what he is as a wrestler, and whom he is locked with. *magic*: his spells and magic items.
    *licence*: special actions that are possible.
    *footing*: how he stands, *riding*: how he rides. *sneak_rank*: rank in sneak attacks. *spot*: where he
    stands and how he moves. *crowd*: what spares the game master his dice. *fatigue*: his breath. *behind*: he has
    taken his place behind his companions (`base.lines`). *news*: what he is to be asked
    about; *carried_on*: the last segment in which he said that he goes on as announced;
    *intention*: what he does next; *hindered*: why what he had said before was impossible, a refusal and its facts as
    `shared.seeing.alike` writes them. *nature*: the temperament that his sheet says, for when an autopilot has him.
    *lasting*: the segments in which ends what the game master has put on him (`combatants.lasting`)."""

    id: str
    name: Name
    side: str
    bm: int
    ac: int
    stamina: int
    stamina_max: int
    body: int
    body_max: int
    hands: tuple[Wielded, ...]
    str_hit: int = 0
    str_damage: int = 0
    dex_std: int = 0
    str_std: int = 0
    reflex: int = 0
    size: Size = "medium"
    licence: Licence = Licence()
    left_hand_rank: int = 0
    level: int = 1
    family: str = ""
    critical_parry: int | None = None
    carried: tuple[Arm, ...] = ()
    dropped: tuple[Arm, ...] = ()
    fell_with: tuple[Arm, ...] = ()
    player: UserId | None = None
    temperament: Temperament | None = None
    origin: Name = ""
    hidden: bool = False
    initial: bool = True
    intent: Intent = "none"
    waiting: Waiting | None = None
    announced: bool = False
    target: str | None = None
    contacts: tuple[str, ...] = ()
    out: bool = False
    fate: Fate | None = None
    fate_said: bool = False
    prone: bool = False
    surprised: bool = False
    unaware: tuple[str, ...] = ()
    injuries: tuple[Injury, ...] = ()
    proposal: Proposal | None = None
    task: Task | None = None
    unfinished: Task | None = None
    busy: int = -1
    lowered: int = -1
    spent: int = -1
    beat_until: int = 0
    next_strike: int = 0
    given: tuple[Gift, ...] = ()
    orders: dict[str, str] = field(default_factory=dict)
    plan: Plan = NONE
    dodge: int = 0
    sneak_rank: int = 0
    fatigue: Fatigue = Fatigue()
    shooting: Shooting = Shooting()
    wrestling: Wrestler = Wrestler()
    magic: Magic = Magic()
    footing: Footing = Footing()
    riding: Riding = Riding()
    spot: Spot = Spot()
    crowd: Crowd = Crowd()
    behind: bool = False
    news: tuple[News, ...] = ()
    carried_on: int = -1
    intention: Intention | None = None
    hindered: Typed = ""
    nature: Temperament | None = None
    lasting: dict[str, int] = field(default_factory=dict)

    @property
    def main(self) -> Wielded:
        """The weapon of the main hand, of both hands, or the only one."""
        return self.hands[0]

    @property
    def off(self) -> Wielded | None:
        """The second weapon, if he fights with two."""
        return self.hands[1] if len(self.hands) > 1 else None

    def holds(self, hand: Hand) -> Wielded | None:
        """The weapon in *hand*."""
        for each in self.hands:
            if each.arm.hand == hand:
                return each
        return None

    @property
    def malus(self) -> int:
        """What wounds take from all combat rolls: the worst counts (0 or less)."""
        return min((each.malus for each in self.injuries), default=0)

    @property
    def bleeding(self) -> Bleeding:
        """The worst bleeding."""
        found: Bleeding = "none"
        for each in self.injuries:
            if each.bleeding == "serious" or (each.bleeding == "minor" and found == "none"):
                found = each.bleeding
        return found
