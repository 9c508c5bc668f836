"""Injuries that outlast a fight: from the combatant to his sheet, from the sheet to the next fight (ALT-CRI-006).

On a sheet's form each stands on a line of its own: where, its malus, and words about it (`left arm −2: splinted`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.catalogue import MOST_INJURIES, WORST_MALUS, Catalogue, OldInjury, Sheet, SheetRefused
from bot.kernel.values import fold
from bot.rulesets.alternatif.state import Injury

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


__all__ = ["kept", "meant", "of_sheet", "typed"]
