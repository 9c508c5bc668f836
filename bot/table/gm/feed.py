"""Reading the faces that a GM lays down: `13 5 8`, `d20=13`, or `parry Jurl 15; strike Orc 12`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bot.kernel.dice import Fed
from bot.kernel.errors import Refused
from bot.kernel.lists import parts_of
from bot.table.base.likeness import shown

_ITEM = re.compile(
    r"(?:(?P<said>[^\W\d_][\w’'-]*\s+[^\d=][^=]*?)\s+)?(?:d(?P<sides>\d{1,4})\s*=\s*)?(?P<face>\d{1,4})$"
)
_FACE = re.compile(r"(d\d+=)?\d+")
_MOST = 40


def read_faces(
    text: str,
    resolve: Callable[[str], str],
    purpose: Callable[[str], str | None],
    words: str = "",
    names: Iterable[str] = (),
) -> list[Fed]:
    """The faces in *text*; *resolve* gives the id of a combatant's name, *purpose* how the purpose of a roll begins
    that goes by a word in this game (None: no such word); *words*: those there are; *names*: those of whoever
    may roll, which may hold a comma or a semicolon.

    Raises `Refused`: `bad-faces` (quoting what could not be read), `bad-face` (cannot come from that die),
    `too-many-faces`.

    >>> [each.face for each in read_faces("13, d20=5 8", str, str)]
    [13, 5, 8]
    >>> read_faces("parry Jurl 15", str.lower, {"parry": "parry"}.get)
    [Fed(face=15, sides=None, who='jurl', why='parry')]
    """
    faces: list[Fed] = []
    for chunk in parts_of(text, names, ",;"):
        # Blanks in a row are one: a pattern would look at each of them again and again.
        part = " ".join(chunk.split()).replace(" =", "=").replace("= ", "=")
        if not part:
            continue
        pieces = part.split()
        if not all(_FACE.fullmatch(each) for each in pieces):
            pieces = [part]
        for piece in pieces:
            found = _ITEM.match(piece)
            if found is None:
                raise Refused("bad-faces", typed=shown(piece), words=words)
            why, name = _addressed(found["said"], purpose) if found["said"] else (None, "")
            if found["said"] and why is None:
                raise Refused("bad-faces", typed=shown(piece), words=words)
            face, sides = int(found["face"]), int(found["sides"]) if found["sides"] else None
            if face < 1 or (sides is not None and (face > sides or not 2 <= sides <= 1000)) or face > 1000:
                raise Refused("bad-face", face=face, sides=sides or 0)
            who = resolve(name) if name else None
            faces.append(Fed(face, sides, who, why))
    if not faces:
        raise Refused("bad-faces", typed=shown(text), words=words)
    if len(faces) > _MOST:
        raise Refused("too-many-faces", most=_MOST)
    return faces


def _addressed(said: str, purpose: Callable[[str], str | None]) -> tuple[str | None, str]:
    """The purpose of a roll and whose it is, as in `parry Jurl`; a purpose may be of several words, the longest that
    is one wins.

    >>> _addressed("wrestling reaction Old Orc", {"wrestling": "a", "wrestling reaction": "b"}.get)
    ('b', 'Old Orc')
    """
    words = said.split()
    for length in range(len(words) - 1, 0, -1):
        if (why := purpose(" ".join(words[:length]))) is not None:
            return why, " ".join(words[length:])
    return None, ""
