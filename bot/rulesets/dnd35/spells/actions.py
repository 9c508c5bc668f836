"""What is done with spells in one's turn (D35-BAS-020, D35-ACT-005, -006)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from bot.kernel.decisions import NOTHING, Choice, Decision, Field
from bot.kernel.effects import Action, Scene, Step, ask_first, roll, tell
from bot.kernel.values import evolve, record, surely
from bot.rulesets.d20 import casting as d20
from bot.rulesets.d20.casting import TARGET
from bot.rulesets.dnd35 import dying as falling
from bot.rulesets.dnd35.base import rolls as magic
from bot.rulesets.dnd35.base.budget import NO_MAGIC, Outlook, distance, reaches, unable
from bot.rulesets.dnd35.base.needs import BESIDE, STANDARD, Deed, Trying, unheld
from bot.rulesets.dnd35.base.rolls import D100, Ahead, Trial
from bot.rulesets.dnd35.spells import areas, castable
from bot.rulesets.dnd35.spells import upon as doing
from bot.rulesets.dnd35.spells.areas import Woken
from bot.rulesets.dnd35.spells.events import (
    CastingEnded,
    CastingGoesOn,
    CaughtSaid,
    SpellAimed,
    SpellBegun,
    SpellEnded,
    SpellGoesOn,
    SpellNoted,
    SpellPointed,
    SpellStrained,
)
from bot.rulesets.dnd35.state import SQUARE, Cast, CastHow, Fighter, Spell, State
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.check import Point, terms
from bot.rulesets.shared.lacking import Lack, Said, always
from bot.rulesets.shared.needs import blank, must
from bot.rulesets.shared.odds import Odds, every

# ---- A spell from its beginning to its end: what provokes, what disturbs it, whom it is for and whom it catches
# (D35-BAS-020, D35-ACT-012).

HURT: Final = 10
"""What a Concentration check is against of somebody who is hurt while he casts, before the damage and the level."""
STRAINED: Final = 15
"""What one is against on the defensive, or in fetters, before the level."""
MUFFLED: Final = 20
"""So many of a hundred spells with words fail of whoever hears nothing."""
DEAF: Final = "deaf"
POINT: Final = "point"
"""The question whom a spell is for that takes effect only now."""


class Need(NamedTuple):
    """Something for which whoever casts must concentrate: its name, and the difficulty before the level."""

    strain: str
    base: int


NEEDS: Point[[State, Cast], Iterable[Need]] = Point("for what else somebody who casts must concentrate")


# ---- it begins


def begin(
    scene: Scene[State],
    ident: str,
    spell: Spell,
    how: CastHow = "turn",
    *,
    target: str | None = None,
    aim: str | None = None,
    defensive: bool = False,
) -> Action:
    """*ident* casts *spell*: at *target*, or at the cell *aim*; at nobody, at himself. Whoever cast hidden shows
    himself."""
    yield from people.come_out(scene, ident)
    upon = ident if spell.reach == "self" and not spell.area else target
    left = max(0, spell.missiles - 1) if upon is not None else 0
    yield from tell(SpellBegun(ident, spell.spell, how, spell.casting, defensive, upon, aim, left))


def chosen(scene: Scene[State], ident: str, choice: Choice, how: CastHow = "turn") -> Action:
    """*ident* casts what he has chosen in a form (`castable.blanks`)."""
    spell = magic.spell_named(scene.now.combatants[ident], choice[castable.SPELL])
    if spell is not None:
        defensive = choice.get(castable.MANNER) == castable.DEFENSIVE
        target, aim = choice.get(TARGET), choice.get(castable.AIM)
        yield from begin(scene, ident, spell, how, target=target, aim=aim, defensive=defensive)


def drink(scene: Scene[State], ident: str, potion: Spell) -> Action:
    """*ident* has drunk a *potion*: it takes effect on himself."""
    yield from begin(scene, ident, potion, "potion", target=ident)


def from_hold(scene: Scene[State], ident: str, spell: str) -> Action:
    """What *ident* has cast in a grapple takes effect (D35-GRA-012)."""
    found = magic.spell_named(scene.now.combatants[ident], spell)
    if found is not None:
        yield from begin(scene, ident, found, "held")


# ---- stage by stage


def go_on(scene: Scene[State]) -> Action:
    """The next piece of the spell that is being cast."""
    cast = surely(scene.now.doing(Cast))
    who = scene.now.combatants[cast.who]
    if cast.stage == "over":
        yield from over(scene, cast)
    elif _keeps_from(who):
        yield from tell(SpellEnded(who.id, cast.spell.spell, "unable"))
    elif cast.countered:
        yield from tell(SpellEnded(who.id, cast.spell.spell, "countered"))
        yield from falling.strain(scene, who.id)
    elif cast.stage == "begun":
        yield from _casts(scene, cast)
    elif cast.stage == "choosing":
        yield from _chooses(scene, cast)
    elif cast.stage == "aiming":
        yield from _aims(scene, cast)
    elif cast.stage == "area":
        yield from _area(scene)
    else:
        yield from doing.go(scene, cast)


def _keeps_from(who: Fighter) -> bool:
    """Whether something keeps *who* from any spell, begun or not."""
    return unable(who) or NO_MAGIC(who)


def _casts(scene: Scene[State], cast: Cast) -> Action:
    """Whoever could strike before it has had his say: what disturbs him he must overcome (D35-BAS-020); then it takes
    effect, or he goes on casting until his next turn."""
    need = next(iter(needs(scene.now, cast)), None)
    if muffled(scene.now, cast):
        if not (yield from speak(scene, cast)):
            yield from tell(SpellEnded(cast.who, cast.spell.spell, "lost"))
            yield from falling.strain(scene, cast.who)
    elif need is not None:
        held = yield from concentrate(scene, cast, need)
        if not held:
            yield from tell(SpellEnded(cast.who, cast.spell.spell, "lost"))
            yield from falling.strain(scene, cast.who)
    elif cast.spell.casting == "round" and cast.how == "turn":
        yield from tell(CastingGoesOn(cast.who, cast.spell.spell))
        yield from falling.strain(scene, cast.who)
    else:
        yield from tell(SpellGoesOn(cast.who, "choosing"))


HAMPERS_SPELLS: Final = CONDITIONS.that("strained")
"""He casts if he concentrates."""


def needs(state: State, cast: Cast) -> Iterator[Need]:
    """For what he must still concentrate: the damage that he has taken first."""
    if cast.hurt:
        yield Need("hurt", HURT + cast.hurt)
    who = state.combatants[cast.who]
    if cast.defensive and "defensive" not in cast.held:
        yield Need("defensive", STRAINED)
    strained = HAMPERS_SPELLS.by(who)
    if strained and strained not in cast.held:
        yield Need(strained, STRAINED)
    yield from (each for each in NEEDS(state, cast) if each.strain not in cast.held)


def concentrate(scene: Scene[State], cast: Cast, need: Need, *, later: bool = False) -> Step[bool]:
    """Whether he keeps the spell: a Concentration check against the difficulty and its level."""
    check = yield from _keeping(scene.now, cast, need).made(scene, why="concentration")
    yield from tell(
        SpellStrained(
            cast.who,
            cast.spell.spell,
            need.strain,
            cast.spell.level,
            against=check.against,
            success=check.succeeds,
            hurt=cast.hurt if need.strain == "hurt" else 0,
            later=later,
            **check.told(),
        )
    )
    return check.succeeds


def _keeping(state: State, cast: Cast, need: Need) -> Ahead:
    trial = Trial(state.combatants[cast.who], 0, skill="concentration", tried=need.strain)
    return Ahead(state, "skill", trial, need.base + cast.spell.level)


@record
class Speaking:
    """Whether the deaf says the words of a spell right: of a hundred so many fail."""

    def judge(self, face: int) -> float:
        """Whether that face of the d100 is enough."""
        return float(face > MUFFLED)

    def likely(self) -> float:
        return (100 - MUFFLED) / 100


def trial(state: State) -> Odds | None:
    """What is rolled for the spell that somebody casts: that he says its words, and keeps it; then what is rolled upon
    whoever it is for first, unless it goes on until his next turn. Whom an area catches is nobody's to read before."""
    cast = surely(state.doing(Cast))
    parts: list[Odds] = []
    if cast.stage == "begun":
        parts += [Speaking()] if muffled(state, cast) else []
        parts += [_keeping(state, cast, each) for each in needs(state, cast)]
        if cast.spell.casting == "round" and cast.how == "turn":
            return every(parts)
    return every((*parts, *upon(state, next(iter(cast.targets), None))))


def upon(state: State, target: str | None) -> Iterator[Odds]:
    """What is rolled upon *target* of the spell under way."""
    cast = surely(state.doing(Cast))
    if target is not None and not cast.spell.area:
        yield from doing.upon(state, cast, target)


DEAFENS: Final = CONDITIONS.that("deaf")


def muffled(state: State, cast: Cast) -> bool:
    """Whether he does not hear the words that he says, and has not got through them yet."""
    who, spoken = (
        state.combatants[cast.who],
        "V" in cast.spell.components and cast.how in ("turn", "immediate", "ready"),
    )
    return spoken and DEAFENS(who) and DEAF not in cast.held


def speak(scene: Scene[State], cast: Cast) -> Step[bool]:
    """Whether he says them right."""
    (face,) = yield from roll(D100, who=cast.who, why="muffled", judge=Speaking().judge)
    said = SpellStrained(
        cast.who,
        cast.spell.spell,
        DEAF,
        cast.spell.level,
        face=face,
        terms=terms(("face", face)),
        total=face,
        against=MUFFLED + 1,
        success=face > MUFFLED,
    )
    yield from tell(said)
    return said.success


def _chooses(scene: Scene[State], cast: Cast) -> Action:
    """Whoever has not said it yet says whom it is for, or where; all others have."""
    spell, who = cast.spell, scene.now.combatants[cast.who]
    if cast.targets or cast.aim or castable.aims(scene.now, who, spell) is None:
        yield from tell(SpellGoesOn(cast.who, "aiming", cast.targets or (None if spell.area else (who.id,))))
        return
    if not castable.aims(scene.now, who, spell):
        yield from tell(SpellEnded(cast.who, spell.spell, "no_target"))
        return
    answer = yield from ask_first(pointing)
    if answer is None:
        return
    target, aim = answer[1].get(TARGET), answer[1].get(castable.AIM)
    yield from tell(SpellPointed(cast.who, target, aim, max(0, spell.missiles - 1) if target else 0))


def pointing(state: State) -> Iterator[Decision]:
    """Whom a spell is for that was begun a round ago, or in a grapple."""
    cast = state.doing(Cast)
    if cast is None or cast.stage != "choosing" or cast.targets or cast.aim:
        return
    who = state.combatants[cast.who]
    fields = castable.aimed(state, who, cast.spell)
    if fields:
        key, name = f"{cast.who}:{POINT}:{d20.key_of(state, cast.spell.spell)}", fields[0].name

        def form(partial: Choice) -> tuple[Field, ...]:
            return (*fields, *castable.asked_again(state, who, cast.spell, partial))

        asked = Decision(key, POINT, cast.who, fields, {}, {"spell": cast.spell.spell}, form)
        # Silence spares companions where it can.
        clear = (each for each in fields[0].options if asked.legal({name: each}) == ())
        usual = next(clear, fields[0].options[0])
        yield evolve(asked, default=asked.filled({name: usual}))


def _aims(scene: Scene[State], cast: Cast) -> Action:
    """Further rays, one after the other; those of which one says nothing go where the last one goes. Of an area it is
    found whom it catches."""
    if cast.spell.area:
        yield from tell(SpellGoesOn(cast.who, "area", areas.caught(scene.now, cast)))
        return
    options = castable.further(scene.now, cast) if cast.left else []
    if not cast.left or [each.id for each in options] in ([], list(cast.targets[-1:])):
        yield from tell(d20.rest(cast, SpellAimed, each=castable.rays(cast.spell)))
        return
    answer = yield from ask_first(_also)
    cast = scene.now.doing(Cast) or cast
    if answer is None:
        return
    said = answer[1][TARGET]
    if said == NOTHING:
        yield from tell(d20.rest(cast, SpellAimed, each=True))
    else:
        yield from tell(SpellAimed(cast.who, (said,), cast.left - 1, 1, said))


def _also(state: State) -> Iterator[Decision]:
    """Who else is to be a target."""
    return d20.also(state, castable.further, lambda cast: True)


def _area(scene: Scene[State]) -> Action:
    """Whom the area catches is read off the map; where that leaves something in doubt the game master says it."""
    certain = not areas.doubtful(scene.now)
    yield from d20.area(scene, lambda each: not each.died, SpellGoesOn, CaughtSaid, certain=certain)


def over(scene: Scene[State], cast: Cast) -> Action:
    """It is done; what of it nobody plays is noted for the game master."""
    if cast.spell.notes:
        yield from tell(SpellNoted(cast.who, cast.spell.spell))
    yield from tell(SpellEnded(cast.who, cast.spell.spell))
    if cast.how in ("turn", "held", "charge", "ready"):
        yield from falling.strain(scene, cast.who)


# ---- a casting of a whole round


def disturbed(state: State) -> Fighter | None:
    """Who casts until his next turn, and was hurt, or can go on no more."""
    return next(
        (
            each
            for each in state.combatants.values()
            if each.casting is not None and (each.casting.hurt or _keeps_from(each))
        ),
        None,
    )


def disturb(scene: Scene[State]) -> Action:
    """He concentrates on it, or it is lost (D35-BAS-020)."""
    who = surely(disturbed(scene.now))
    assert who.casting is not None
    cast = who.casting
    if _keeps_from(who):
        yield from tell(CastingEnded(who.id, cast.spell.spell, lost=True))
    else:
        yield from concentrate(scene, cast, Need("hurt", HURT + cast.hurt), later=True)


def is_due(state: State) -> bool:
    """Whether it is the turn of somebody whose casting comes to its end."""
    turn = state.turn
    return turn is not None and not turn.began and state.combatants[turn.who].casting is not None


def come_due(scene: Scene[State]) -> Action:
    turn = surely(scene.now.turn)
    cast = surely(scene.now.combatants[turn.who].casting)
    yield from tell(CastingEnded(turn.who, cast.spell.spell))


class CastSpell(Trying):
    """A spell: its casting time says what it costs; in a threatened square it provokes, unless it is cast on the
    defensive (D35-BAS-020)."""

    code = "cast"
    aimed = midway = True
    needs = castable.NEEDS
    whom = (castable.fits,)
    wrong = (castable.which,)

    def nothing(self, at: Outlook, said: Said) -> Lack:
        return castable.which(at, said)

    def asks(self, at: Outlook) -> Blanks | None:
        found = castable.now(at.state, at.who)
        return castable.blanks(at.state, at.who, found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from chosen(scene, who, choice)


class Deliver(Trying):
    """A touch that goes on holding a spell: a standard action."""

    code = "deliver"
    needs = (must("no_touch", lambda at: at.who.charged), unheld, STANDARD)
    whom = (BESIDE,)

    def asks(self, at: Outlook) -> Blanks | None:
        spell, who = surely(at.who.charged), at.who
        people, arm = castable.targets(at.state, who, spell), magic.arm(spell)
        near = tuple(each.id for each in people if each.id == who.id or reaches(who, arm, each))
        return (Field("target", near),) if near else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        spell = scene.now.combatants[who].charged
        if spell is not None:
            yield from begin(scene, who, spell, "charge", target=choice["target"])


class Wake(Deed):
    """Somebody who sleeps by a spell is shaken awake: a standard action."""

    code = "wake"
    needs = (unheld, STANDARD)
    wrong = (always("nobody_asleep"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        return blank("target", asleep(at), none="nobody_asleep")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(Woken(who, choice["target"]))


CAN_BE_WOKEN: Final = CONDITIONS.that("can_be_woken")


def asleep(at: Outlook) -> tuple[str, ...]:
    """Who sleeps beside him by a spell, companions first."""
    people = (each for each in at.state.combatants.values() if each.id != at.who.id and not (each.hidden or each.out))
    found = [each for each in people if CAN_BE_WOKEN(each) and each.effects and distance(at.who, each) <= SQUARE]
    return tuple(each.id for each in sorted(found, key=lambda each: each.side != at.who.side))


ACTIONS = (CastSpell(), Deliver(), Wake())
