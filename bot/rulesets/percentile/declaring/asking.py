"""Everybody says what he does, in any order, until the last one has spoken (PCT-DEC)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.rulesets.percentile.actions import DOINGS
from bot.rulesets.percentile.declaring import settling
from bot.rulesets.percentile.declaring.events import ActionDeclared, DeclarationAmended, IntentionShown
from bot.rulesets.percentile.declaring.forms import announced, declaration
from bot.rulesets.percentile.initiative import places
from bot.rulesets.percentile.postures.events import shown
from bot.rulesets.percentile.rounds.events import PhaseReached
from bot.rulesets.percentile.state import Declaration, Fighter, PercentileState, Seeming, takes_part


def awaited(state: PercentileState) -> list[Fighter]:
    """Those who take part and have not declared (PCT-DEC-001)."""
    return [
        each
        for each in state.fighters.values()
        if each.declaration is None and not each.out and takes_part(state, each.id) and each.id in state.order
    ]


def questions(state: PercentileState) -> Iterator[Decision]:
    """What everybody is asked who has not declared; the game master about discreet attacks and vital parts. Each is
    made when it is come to: where an autopilot declares at once, the others' are made once only."""
    if state.opportunities or places.stale(state):
        # They come first: what stands asked is asked again after them (PCT-ATK-005, PCT-INI-007).
        return
    asked = awaited(state)
    if not all(who.hidden and who.temperament is None for who in asked):
        # Who is hidden, and played by a person, speaks while the others do: a round that waited for him alone would
        # tell that he is there.
        for who in asked:
            yield declaration(state, who)
    for who in state.fighters.values():
        # About his own people the game master is asked in their turn: nobody is to learn of it before (PCT-DEC-004).
        if who.declaration is not None and not who.out and who.pc:
            grant = settling.decision(who.id, who.declaration, str(state.round))
            if grant is not None:
                yield grant


def declare(scene: Scene[PercentileState], ident: str, said: Declaration, by: str = "player") -> Action:
    """*said* is what *ident* does this round; of the game master's people others see what they seem to be doing."""
    who = scene.now.fighters[ident]
    second = who.second.weapon if said.arm == "second" and who.second is not None else None
    yield from tell(ActionDeclared(ident, said, "gm" if by == "gm" else "player", second))
    if not who.pc and not who.hidden:
        yield from tell(IntentionShown(ident, seeming(said), said.hint))


def seeming(said: Declaration) -> Seeming:
    """What somebody seems to be doing where no word of the game master's says it (PCT-DEC-004): what he feigns, else
    what others take the action for."""
    return said.seems or DOINGS[said.kind].seems


def declarations(scene: Scene[PercentileState]) -> Action:
    """Ask; lock when nobody is awaited any more (PCT-DEC-001, -006)."""
    if next(questions(scene.now), None) is None:
        yield from lock(scene)
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    ident, kind = key.split(":")[:2]
    if kind in ("discreet", "vital"):
        yield from tell(DeclarationAmended(ident, *settling.granted(scene.now, choice)))
    elif (who := scene.now.fighters[ident]).declaration is None:
        yield from declare(scene, ident, announced(scene.now, who, choice))


def lock(scene: Scene[PercentileState]) -> Action:
    """The declarations stand; postures and defences take effect for everybody at once (PCT-RND-006). Those of the
    players' characters are told, others when they first matter (PCT-POS-001)."""
    yield from tell(PhaseReached("breaking"))
    for who in list(scene.now.fighters.values()):
        if who.pc and takes_part(scene.now, who.id):
            yield from shown(scene, who.id)
