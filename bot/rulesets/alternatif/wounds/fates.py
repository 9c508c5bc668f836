"""What becomes of the fallen: the game master's word, asked when nobody is left to fight (ALT-GEN-015).

While the fight goes on nobody waits for it, and he may say it at any time (`combatants.words`). Players' characters are
asked about one by one, all others together.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import cast, get_args

from bot.catalogue import MOST_INJURIES, WORST_MALUS, Catalogue, OldInjury, Sheet, SheetRefused
from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, ask_first, tell
from bot.kernel.values import fold
from bot.rulesets.alternatif.base.checks import GM, asked_in, key_of
from bot.rulesets.alternatif.combatants.figures import FateSaid
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Fate, Injury
from bot.rulesets.shared.asking import one_of
from bot.rulesets.shared.seeing import is_decided

State = AlternatifState
OPEN: Fate = "open"
FATES: tuple[str, ...] = (*(each for each in get_args(Fate) if each != OPEN), OPEN)


def unsaid(state: State) -> list[list[Combatant]]:
    """Those of whose fate nothing has been said, when the fight is decided: each player's character alone, then the
    others together. Of hidden people nobody is asked: it would tell that they were there."""
    if not state.opened or not is_decided(state.combatants.values()):
        return []
    fallen = [who for who in state.combatants.values() if is_unsaid(who)]
    others = [who for who in fallen if who.player is None]
    return [[who] for who in fallen if who.player is not None] + ([others] if others else [])


def is_unsaid(who: Combatant) -> bool:
    """Whether *who* has fallen before everybody's eyes, and nothing has been said of what became of him."""
    return who.out and who.fate == OPEN and not who.fate_said and not who.hidden


def questions(state: State) -> Iterable[Decision]:
    """What the game master is asked of the fallen."""
    for group in unsaid(state):
        names = ", ".join(who.name for who in group)
        key = key_of(state, group[0], "fate")
        yield one_of(key, "fate", GM, FATES, {"fallen": names, "count": len(group)}, usual=OPEN)


def ask(scene: Scene[State]) -> Action:
    """The game master says what became of the fallen, or leaves it open."""
    answer = yield from ask_first(questions)
    if answer is None:
        return
    key, choice = answer
    group = next(group for group in unsaid(scene.now) if group[0].id == asked_in(key))
    for who in group:
        yield from tell(FateSaid(who.id, cast(Fate, choice["fate"])))


# ---- Injuries that outlast a fight: from the combatant to his sheet, from the sheet to the next fight (ALT-CRI-006).
# On a sheet's form each stands on a line of its own: where, its malus, and words about it (`left arm −2:
# splinted`).

_LINE = re.compile(r"(.*?) ?([-−–+]?\d{1,3})?")
_LONGEST_TEXT, _QUOTED = 200, 40
NOWHERE = Injury("torso", "cut", 5)
"""What bears a bleeding of which nothing else is known."""


def of_sheet(sheet: Sheet) -> tuple[Injury, ...]:
    """The injuries with which a character comes into a fight; the last one bleeds as the sheet says."""
    found = [Injury(each.place, "cut", 5, each.malus, "none", each.lame, _said(each)) for each in sheet.injuries]
    if sheet.bleeding == "none":
        return tuple(found)
    *others, last = found or (NOWHERE,)
    return (*others, Injury(last.place, last.wound, last.column, last.malus, sheet.bleeding, last.lame, last.text))


def _said(injury: OldInjury) -> dict[str, str]:
    return {str(locale): words for locale, words in injury.text.items()}


def kept(injuries: Iterable[Injury]) -> tuple[OldInjury, ...]:
    """What of *injuries* outlasts the fight: a malus, a lame leg, the game master's words; at most as many as a sheet
    holds, the latest."""
    lasting = [each for each in injuries if each.malus or each.lame or each.text]
    return tuple(
        OldInjury.model_validate(
            {
                "place": each.place,
                "malus": each.malus,
                "lame": each.lame,
                "text": {locale: text for locale, text in _plain(each.text) if text},
            }
        )
        for each in lasting[-MOST_INJURIES:]
    )


def _plain(text: dict[str, str]) -> Iterable[tuple[str, str]]:
    for locale, words in text.items():
        yield locale, "".join(c for c in " ".join(words.split()) if c.isprintable())[:_LONGEST_TEXT].strip()


def typed(catalogue: Catalogue, injury: OldInjury, locale: str) -> str:
    """*injury* as somebody would type it."""
    line = _place(catalogue, injury.place, locale)
    if injury.malus:
        line += f" −{-injury.malus}"
    words = _words(injury, locale)
    if words:
        line += f"\u00a0: {words}" if locale == "fr" else f": {words}"
    return line


def _place(catalogue: Catalogue, place: str, locale: str) -> str:
    return next((each.name.in_(locale) for each in catalogue.criticals.places if each.id == place), place)


def _words(injury: OldInjury, locale: str) -> str:
    return injury.text.get("en" if locale == "en" else "fr") or next(iter(injury.text.values()), "")


def meant(catalogue: Catalogue, before: Sequence[OldInjury], text: str, locale: str) -> list[OldInjury]:
    """The injuries that *text*, a line each, says; what a line of *before* says without showing it stays. Raises
    `SheetRefused` (`sheet-injury`, `sheet-length`)."""
    lines = [" ".join(each.split()) for each in text.splitlines() if each.strip()]
    if len(lines) > MOST_INJURIES:
        raise SheetRefused("injuries", "sheet-length", least=0, most=MOST_INJURIES)
    left = list(before)
    return [_line(catalogue, left, each, locale) for each in lines]


def _line(catalogue: Catalogue, left: list[OldInjury], line: str, locale: str) -> OldInjury:
    same = next((each for each in left if fold(typed(catalogue, each, locale)) == fold(line)), None)
    if same is not None:
        left.remove(same)
        return same
    head, _, words = (" ".join(each.split()) for each in line.partition(":"))
    found = _LINE.fullmatch(head)
    if found is None or not found[1] or len(found[1]) > _QUOTED or len(words) > _LONGEST_TEXT:
        raise SheetRefused("injuries", "sheet-injury", value=line[:_QUOTED])
    malus = -abs(int((found[2] or "0").replace("−", "-").replace("–", "-")))
    known = {fold(name): str(each.id) for each in catalogue.criticals.places for name in (each.name.fr, each.name.en)}
    place = known.get(fold(found[1]), found[1])
    old = next((each for each in left if each.place == place), None)
    if old is not None:
        left.remove(old)
    told = _said(old) if old is not None and _words(old, locale) == words else {"fr": words, "en": words}
    return OldInjury.model_validate(
        {
            "place": place,
            "malus": _within(malus, line),
            "lame": old is not None and old.lame,
            "text": {each: said for each, said in told.items() if said},
        }
    )


def _within(malus: int, line: str) -> int:
    if malus < WORST_MALUS:
        raise SheetRefused("injuries", "sheet-injury", value=line[:_QUOTED])
    return malus
