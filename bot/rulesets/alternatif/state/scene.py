"""What happens in a segment, and the whole encounter."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import evolve, record
from bot.rulesets.alternatif.state.arms import Arm, Hand
from bot.rulesets.alternatif.state.charging import Clash
from bot.rulesets.alternatif.state.combatant import Combatant
from bot.rulesets.alternatif.state.footing import Ground
from bot.rulesets.alternatif.state.missiles import Places
from bot.rulesets.alternatif.state.moving import Board
from bot.rulesets.alternatif.state.settings import Settings
from bot.rulesets.alternatif.state.specials import Special
from bot.rulesets.alternatif.state.surprise import Surprise
from bot.rulesets.shared.overruling import Verdict

Occasion: TypeAlias = Literal["regular", "free", "frank", "shot", "charge", "reception"]
"""A melee action of its own time, one offered by an open defence, one against a lowered guard (ALT-FRE), a shot, the
free action at the end of a charge, or the reception of one (ALT-CHG)."""


@record
class Blow:
    """A strike that hit, until the segment ends. *id* names it in questions: its author, and the hand if it is the off
    hand. *arm*: the weapon as it struck. *piece*: the hand of its target whose weapon it is aimed at, None for the
    body. *answered*: its target has parried it, tried to, or let it come. *unseen* ones cannot be parried. *sneak*: a
    sneak attack (ALT-SNK); *pair*: with the other dagger's it is one and the same (ALT-SNK-016). *impetus*: with
    that of a charge (ALT-CHG-002)."""

    id: str
    attacker: str
    target: str
    arm: Arm
    face: int
    total: int
    natural: bool
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    unseen: bool = False
    sneak: bool = False
    pair: bool = False
    answered: bool = False
    parried: bool = False
    landed: bool = False
    impetus: bool = False

    @property
    def hand(self) -> Hand:
        return self.arm.hand

    @property
    def weapon(self) -> str:
        return self.arm.weapon


@record
class Offer:
    """A free action that *to* may take against *target* in this segment, frank when that one's guard is down; it is
    *settled* once taken, declined or withdrawn (ALT-FRE-001); *taken*: it was. *impetus*: it comes at the end of
    a charge (ALT-CHG-011)."""

    to: str
    target: str
    kind: Literal["free", "frank"]
    cause: Literal["fumble", "guard_down", "gm", "special", "wrestling", "surprise", "charge"]
    settled: bool = False
    taken: bool = False
    impetus: bool = False


@record
class Fumble:
    """A strike of natural 1 with *weapon* in *hand* against *opponent* (ALT-CRI-011)."""

    combatant: str
    hand: Hand
    weapon: str
    opponent: str


@record
class Mishap:
    """A fumble whose details are the game master's to say (ALT-CRI-012): a wounded companion, or a magic weapon that
    may break."""

    combatant: str
    against: str
    arm: Arm
    kind: Literal["companion", "magic"]


@record
class AlternatifState:
    """An encounter. *combatants*: in the order in which they joined. *blows*: the hits of this segment, in order;
    *offers*: its free actions; *fumbles*: its strikes of natural 1 whose die has not fallen yet; *mishaps*: its
    fumbles that wait for the game master. *specials*: the special actions of the segment; *clashes*:
    its charges that have come into contact. *bled*: the last segment
    at whose end wounds bled. *criticals*: the tables of critical effects, copied from the catalogue as JSON
    (`wounds.critical_tables.written`), empty for none; *actions*: what people do beside fighting, in the same manner
    (`ordinary.listed`), *mounts* what can be ridden (`mounted.stable`). *places*: how far people are from each other;
    *ground*: what the game master has said of light and ground. *surprises*: who is surprised by whom, now or in a
    coming segment.
    *board*: the grid, where the table plays with one. *breath*: the last round whose fatigue is counted;
    *breath_shown*: people are told theirs (ALT-FAT-010). *pause*: the segment until which everybody holds off
    (ALT-FAT-011). *sent*: the segment to which the game master lets time run, though nobody does anything.
    *ahead*: how many segments time has run on for hidden people alone; the others know of the segment
    before them (`seen_segment`). *ruled*: how the game master has said that a blow comes out. *left*: by their ids what
    those were called who are gone."""

    settings: Settings = Settings()
    opened: bool = False
    segment: int = 0
    combatants: dict[str, Combatant] = field(default_factory=dict)
    blows: tuple[Blow, ...] = ()
    offers: tuple[Offer, ...] = ()
    fumbles: tuple[Fumble, ...] = ()
    mishaps: tuple[Mishap, ...] = ()
    specials: tuple[Special, ...] = ()
    bled: int = 0
    criticals: str = ""
    places: Places = Places()
    actions: str = ""
    mounts: str = ""
    ground: Ground = Ground()
    surprises: tuple[Surprise, ...] = ()
    board: Board = Board()
    clashes: tuple[Clash, ...] = ()
    breath: int = 0
    breath_shown: bool = False
    pause: int = 0
    ahead: int = 0
    ruled: Verdict | None = None
    sent: int = 0
    left: dict[str, Name] = field(default_factory=dict)

    @property
    def seen_segment(self) -> int:
        """The last segment of which everybody knows."""
        return self.segment - self.ahead

    def put(self, who: Combatant) -> AlternatifState:
        """*who* is here, as he is now."""
        return evolve(self, combatants={**self.combatants, who.id: who})

    def with_(self, ident: str, **changes: Any) -> AlternatifState:
        """*ident* is changed; nobody who left is missed."""
        who = self.combatants.get(ident)
        return self if who is None else self.put(evolve(who, **changes))

    def shaken(self, who: Combatant) -> AlternatifState:
        """Those who did the action of *who* together with him: the game master is asked about them (ALT-ACT-019)."""
        task = who.task
        if task is None or task.bond != "collective":
            return self
        combatants = {
            ident: evolve(each, task=evolve(each.task, shaken=True))
            if ident != who.id and each.task is not None and each.task.group == task.group
            else each
            for ident, each in self.combatants.items()
        }
        return evolve(self, combatants=combatants)

    def without(self, ident: str) -> AlternatifState:
        """*ident* is gone, and all that was about him: blows, offers, what waits for an answer."""
        left = self.combatants.get(ident)
        state = self if left is None else self.shaken(left)
        combatants = {name: _forgotten(each, ident) for name, each in state.combatants.items() if name != ident}
        return evolve(
            state,
            combatants=combatants,
            blows=tuple(blow for blow in state.blows if ident not in (blow.attacker, blow.target)),
            offers=tuple(each for each in state.offers if ident not in (each.to, each.target)),
            fumbles=tuple(each for each in state.fumbles if ident not in (each.combatant, each.opponent)),
            specials=tuple(
                each.without(ident) for each in state.specials if ident != each.author and ident not in each.against
            ),
            clashes=tuple(each for each in state.clashes if ident not in (each.charger, each.target)),
            mishaps=tuple(each for each in state.mishaps if ident not in (each.combatant, each.against)),
            surprises=tuple(each for each in state.surprises if ident not in (each.by, each.victim)),
        )


def _forgotten(who: Combatant, gone: str) -> Combatant:
    """*who* once *gone* has left the encounter: nothing of his magic is meant for him any more, nor what was decided
    for a weapon whose action is up."""
    if any(each.up and each.manoeuvre is not None and each.manoeuvre.names(gone) for each in who.hands):
        hands = (
            evolve(each, choice=None, manoeuvre=None)
            if each.up and each.manoeuvre is not None and each.manoeuvre.names(gone)
            else each
            for each in who.hands
        )
        who = evolve(who, hands=tuple(hands))
    effects = tuple(evolve(each, target=None) if each.target == gone else each for each in who.magic.effects)
    return who if effects == who.magic.effects else evolve(who, magic=evolve(who.magic, effects=effects))
