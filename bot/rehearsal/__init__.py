"""The local table: the whole bot without Discord, for players who try it, for scripts and for tests.

Its own law: the bot under test is the real one, with the real discord.py and the real store, in a process of its own
that can be killed; only Discord is played. Read in this order: `double` (Discord's side: HTTP and gateway; `world`
holds what exists, `limits` and `commands` what is refused, `faults` trouble on demand and the log of requests),
`seats` (people: what they type, press and see), `local` (double, seats and bot process together), `script` and
`player` (the language of scenes) and `console` (the same by hand; `free_words` reads what is typed there, `transcript`
and `styling` show what happens).
"""

from pathlib import Path


async def rehearse(
    script: Path | None = None,
    *,
    json: bool = False,
    db: Path | None = None,
    locale: str = "fr",
    seed: str | None = None,
    house_data: Path | None = None,
    seat: str | None = None,
    width: int = 42,
) -> int:
    """Play *script*, or what standard input holds, or open a duel and a prompt at a terminal; the exit code.

    0: everything held; 1: a step failed; 2: it could not be begun. With *json* every event is a line of JSON on
    standard output, and nothing else is. Without *db* the encounters are kept in a temporary file. *seed*
    (hexadecimal) makes the dice the same each time. With *seat*, what is printed is what that person reads on a phone
    *width* columns wide.
    """
    from .stage import Stage

    return await Stage(locale, json=json, seed=seed, house_data=house_data, seat=seat, width=width).open(script, db)
