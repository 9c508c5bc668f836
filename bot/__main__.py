"""The command line: `python -m bot run | rehearse | verify | export | inspect | backup | restore | forget |
healthy | doctor`."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import signal
import stat
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot import outputs
from bot.settings import Settings
from bot.text import Texts, TextsRefused

if TYPE_CHECKING:
    from bot.table.keeping.inspecting import Inspected


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="arbitre", description="A referee for tabletop combat on Discord.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="run the bot on Discord (needs DISCORD_TOKEN)")
    rehearse = commands.add_parser("rehearse", help="the same bot at a local table: no token, no network")
    rehearse.add_argument("--script", type=Path, help="play a script and exit non-zero at its first step that fails")
    rehearse.add_argument("--json", action="store_true", help="print every event as a line of JSON")
    rehearse.add_argument("--db", type=Path, help="keep the encounters in this file (default: a temporary one)")
    rehearse.add_argument(
        "--locale", choices=("fr", "en"), default="fr", help="the language of the people at the table"
    )
    rehearse.add_argument("--seed", metavar="HEX", help="draw the same dice each time")
    rehearse.add_argument("--as", dest="seat", metavar="NAME", help="print a script as this person reads it on a phone")
    rehearse.add_argument("--width", type=int, default=42, metavar="COLUMNS", help="how wide that phone is (with --as)")
    verify = commands.add_parser("verify", help="prove from an export that no die was chosen and no event altered")
    verify.add_argument("export", type=Path)
    verify.add_argument("--digest", metavar="HEX", help="the digest of the journal, as the channel shows it at the end")
    export = commands.add_parser("export", help="write an encounter's whole journal as JSON (without an id: list them)")
    export.add_argument("encounter", nargs="?")
    inspect = commands.add_parser(
        "inspect", help="show how a fight stands in a file: state, next stage, open questions"
    )
    inspect.add_argument("file", type=Path, metavar="FILE", help="the database, also while the bot runs, or a copy")
    inspect.add_argument("encounter", metavar="ENCOUNTER", help="the fight's id (`export` lists them)")
    inspect.add_argument("line", nargs="?", metavar="LINE", help="after which line of its journal (default: the last)")
    inspect.add_argument(
        "--situation", action="store_true", help="print the state alone, naming nobody, as text that a test can read"
    )
    for name, about in (("backup", "copy the database, also while the bot runs"), ("restore", "put a copy back")):
        made = commands.add_parser(name, help=about)
        made.add_argument("path", type=Path)
    forget = commands.add_parser("forget", help="delete a person's sheets and make what remains anonymous")
    forget.add_argument("user", help="the person's Discord id")
    commands.add_parser("healthy", help="whether the running bot is well (for watching it: python -m bot.healthy)")
    doctor = commands.add_parser("doctor", help="check settings, data and database; what is wrong and how to mend it")
    doctor.add_argument("--deep", action="store_true", help="read every row of the database, however long that takes")
    return parser


LONGEST_PATH = 200


class Said(Exception):
    """One clear sentence for whoever typed the command, and the exit code."""

    def __init__(self, key: str, code: int = 2, **facts: object) -> None:
        super().__init__(key)
        self.key, self.code, self.facts = key, code, facts


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code: 0 well, 1 a check or scene failed, 2 it could not be done."""
    outputs.as_words()
    args = _parser().parse_args(argv)
    locale = Settings.language()
    try:
        return int(_COMMANDS[args.command](args) or 0)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever reads has seen enough (`head`, `less`); nothing is left to be flushed at the exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:
        said = _sentence(error, Texts(default=locale), locale)
        if said is None:
            raise
        sys.stderr.write(said[0] + "\n")
        return said[1]


def _settings() -> Settings:
    return Settings.from_environment()


def _sentence(error: Exception, texts: Texts, locale: str) -> tuple[str, int] | None:
    """What a part of the bot refuses, as one sentence and an exit code; None for what nobody foresaw."""
    from bot.kernel.errors import Refused
    from bot.render import Renderer
    from bot.store import StoreError
    from bot.table.keeping.document import Unverified

    match error:
        case Said():
            facts = {k: shown(v) for k, v in error.facts.items()}
            return texts.say(locale, f"cli-{error.key}", **facts), error.code
        case Refused():
            return Renderer(texts).refusal(locale, error, bare=True), 2
        case TextsRefused():
            return texts.say(locale, "cli-texts", file=error.file, line=error.line, why=error.why), 2
        case Unverified():
            told = {name: shown(fact) if name == "path" else fact for name, fact in error.facts.items()}
            return texts.say(locale, f"cli-{error.key}", **told), 1
        case StoreError():
            key = f"cli-store-{error.key.replace('_', '-')}"
            return texts.say(
                locale,
                key if texts.has(key, locale) else "cli-store-failed",
                **{name: shown(fact) for name, fact in {"path": "", **error.facts}.items()},
            ), 2
        case OSError() if error.filename is not None:
            # A name that is too long, a file in the place of a folder, …
            why = error.strerror or type(error).__name__
            return texts.say(locale, "cli-path", path=shown(error.filename), why=why), 2
        case _:
            return None


def shown(path: object) -> str:
    """*path* short enough for a sentence, and such that any terminal can show it."""
    text = str(path).encode("utf-8", "backslashreplace").decode()
    return text if len(text) <= LONGEST_PATH else f"{text[: LONGEST_PATH - 1]}…"


def _run(args: argparse.Namespace) -> int:
    from bot.app import App
    from bot.logs import set_up

    settings = _settings().for_run()
    set_up(settings.log_level, settings.log_format, secrets=settings.secrets())

    async def run() -> None:
        app = App(settings)
        loop = asyncio.get_running_loop()
        leaving: set[asyncio.Task[None]] = set()

        def leave() -> None:
            leaving.add(loop.create_task(app.stop()))

        running = asyncio.create_task(app.run())
        for name in ("SIGTERM", "SIGINT"):
            try:
                loop.add_signal_handler(getattr(signal, name), leave)
            except (NotImplementedError, AttributeError):  # not on this platform: Ctrl-C still works
                break
        await running

    asyncio.run(run())
    return 0


def _rehearse(args: argparse.Namespace) -> int:
    from bot.catalogue import load_library
    from bot.rehearsal import rehearse

    if args.json:
        outputs.as_documents()
    if args.db is not None and args.db.exists():
        # From the bot's own process, too, it would be a traceback.
        from bot.store import check_free

        check_free(args.db)
    house = _settings().house_data
    if house is not None:
        # What is wrong with it is said here: from the bot's own process it would be a traceback.
        load_library(house)
        Texts(house=house, default=args.locale)

    return asyncio.run(
        rehearse(
            args.script,
            json=args.json,
            db=args.db,
            locale=args.locale,
            seed=args.seed,
            house_data=house,
            seat=args.seat,
            width=max(20, args.width),
        )
    )


def _verify(args: argparse.Namespace) -> int:
    from bot.build import build_of
    from bot.catalogue import load_library
    from bot.kernel.dice import mix_digest
    from bot.rulesets import rulesets_of
    from bot.table.keeping.document import read
    from bot.table.keeping.verifying import verify

    found = read(args.export)
    house = _settings().house_data
    done = verify(found, rulesets_of(load_library(house)), args.digest, build=build_of(house))
    if found.get("whole") is False:
        _print("cli-verified-seen", lines=done.lines, rolls=done.rolls, events=done.events)
        _print("cli-verified-withheld", withheld=done.withheld, partly=done.partly)
    else:
        ruled = {"ruled": done.ruled, "chained": done.lines - done.ruled}
        _print("cli-verified", lines=done.lines, events=done.events, **ruled)
        if done.retold:
            _print("cli-verified-retold", count=len(done.retold), first=done.retold[0])
    if done.laid:
        _print("cli-verified-laid", laid=done.laid)
    if done.set_aside:
        _print("cli-verified-set-aside", lines=done.set_aside)
    if done.unchained:
        _print("cli-verified-unchained", lines=done.unchained)
    _print("cli-verified-commitment", commitment=done.commitment)
    if done.mix:
        _print("cli-verified-mix", digest=mix_digest(done.mix))
    if done.digest:
        _print("cli-verified-same-digest" if args.digest else "cli-verified-digest", digest=done.digest)
    return 0


def _export(args: argparse.Namespace) -> int:
    from bot.store import looked_at
    from bot.table.keeping.document import written

    path = _settings().database_path
    if not path.exists() or (path.is_file() and not path.stat().st_size):
        raise Said("store-missing", path=path)
    # Read-only: also while the bot runs.
    with looked_at(path) as archive:
        if args.encounter is None:
            known = [
                {"id": r.id, "channel": r.channel, "ruleset": r.ruleset, "opened_at": r.opened_at}
                for r in archive.encounters()
            ]
            told = json.dumps(known, ensure_ascii=False, indent=1) + "\n"
        elif args.encounter.isascii() and _is_there(archive, args.encounter):
            told = written(_readable(archive, args.encounter))
        else:
            raise Said("no-such-encounter", encounter=args.encounter)
    _keep_private()
    outputs.as_documents()
    sys.stdout.write(told)
    return 0


def _is_there(archive: Any, encounter: str) -> bool:
    return bool(archive.ask("select 1 from encounters where id = ?", (encounter,)))


def _readable(archive: Any, encounter: str) -> Any:
    """The encounter as a document; of a damaged one what is readable, and a word about it."""
    from bot.store import StoreDamaged
    from bot.table.keeping.damage import salvaged
    from bot.table.keeping.export import document_of

    try:
        return document_of(archive, encounter)
    except (StoreDamaged, ValueError, KeyError, TypeError):
        found = salvaged(archive, encounter)
        locale = Settings.language()
        sys.stderr.write(Texts(default=locale).say(locale, "cli-export-damaged", lines=len(found["lines"])) + "\n")
        return found


def _keep_private() -> None:
    """A journal holds what only its host may read: the file into which the shell has just opened our output is closed
    to others. One that held something before keeps its rights."""
    with suppress(OSError, ValueError, AttributeError):
        output = sys.stdout.fileno()
        found = os.fstat(output)
        if stat.S_ISREG(found.st_mode) and not found.st_size:
            os.fchmod(output, 0o600)


MOST_OPTIONS, MOST_STATE_LINES = 12, 200
"""What `inspect` prints at the most of what a question offers, and of a state."""


def _inspect(args: argparse.Namespace) -> int:
    from bot.build import build_of
    from bot.catalogue import load_library
    from bot.rulesets import rulesets_of
    from bot.table.keeping import situation
    from bot.table.keeping.inspecting import Uninspected, inspect

    # What recovery would log is said in words here.
    logging.getLogger("bot").addHandler(logging.NullHandler())
    line: str | None = args.line
    if line is not None and not (line.isascii() and line.isdecimal() and len(line) < 10):
        raise Said("inspect-not-a-line", line=line)
    house = _settings().house_data
    games = rulesets_of(load_library(house))
    try:
        found = inspect(args.file, games, args.encounter, None if line is None else int(line), build=build_of(house))
    except Uninspected as trouble:
        key = "inspect-damaged-line" if trouble.key == "inspect-damaged" and trouble.facts["line"] else trouble.key
        raise Said(key, 2, **trouble.facts) from None
    if not args.situation:
        _show(found)
        return 0
    game = games[found.row.ruleset]
    if situation.written(game, situation.read(game, found.situation)) != found.situation:
        raise Said("inspect-not-read-back", code=1)
    _keep_private()
    outputs.as_documents()
    sys.stdout.write(found.situation)
    return 0


def _show(found: Inspected) -> None:
    """How a fight stands, in sentences around its own codes; every part of it is bounded."""
    texts = Texts(default=Settings.language())

    def tell(sentence: str, indent: str = "", /, **facts: Any) -> None:
        sys.stdout.write(indent)
        _print(f"cli-inspect-{sentence}", texts, **{name: shown(fact) for name, fact in facts.items()})

    tell("head", encounter=found.row.id, game=found.row.ruleset, line=found.line, last=found.last)
    tell("moment", moment=found.moment)
    if found.ended or not found.begun:
        tell("ended" if found.ended else "not-begun")
    if found.held is not None:
        tell("held", reason=found.held)
    if found.breath:
        tell("breath")
    if found.stage is not None:
        tell("next", stage=found.stage)
    if found.failure:
        tell("failure", failure=found.failure)
    if found.otherwise:
        tell("otherwise")
    if not found.questions:
        tell("quiet")
    for each in found.questions:
        asked = each.asked
        tell("question", id=asked.id or "–", kind=asked.kind, who=asked.who, key=asked.key)
        if each.user is not None:
            tell("user", "  ", user=each.user)
        for name, options in asked.offered:
            told = " | ".join(options[:MOST_OPTIONS])
            if len(options) > MOST_OPTIONS:
                count = len(options) - MOST_OPTIONS
                told = texts.say(Settings.language(), "cli-inspect-more-options", options=told, count=count)
            tell("option", "  ", name=name, options=told)
        if each.default is not None:
            tell("default", "  ", choice=_choice(each.default))
        if asked.secret:
            tell("secret", "  ")
        elif each.chosen:
            tell("chosen", "  ", choice=_choice(each.chosen))
        if asked.answered and not asked.secret:
            tell("answered", "  ")
        if each.left is not None:
            tell("left", "  ", minutes=max(0, round(each.left / 60)))
    for moment, action in found.queued[:MOST_OPTIONS]:
        tell("queued", moment=moment, action=action)
    for key in found.parked[:MOST_OPTIONS]:
        tell("parked", key=key)
    tell("events")
    for event in found.events:
        sys.stdout.write(f"  {event.line} {event.seq} {shown(event.body)}\n")
    tell("state")
    lines = found.situation.splitlines()
    for text in lines[:MOST_STATE_LINES]:
        sys.stdout.write(f"  {shown(text)}".rstrip() + "\n")
    if len(lines) > MOST_STATE_LINES:
        _print("cli-inspect-more-lines", texts, lines=len(lines) - MOST_STATE_LINES)


def _choice(choice: Mapping[str, str]) -> str:
    return ", ".join(f"{name}={value}" for name, value in choice.items())


def _backup(args: argparse.Namespace) -> int:
    from bot.store import backup

    path = _settings().database_path
    noted = backup(path, args.path)
    _print("cli-backed-up", path=str(args.path))
    if not noted:
        _print("cli-backup-not-noted", path=str(path))
    return 0


def _restore(args: argparse.Namespace) -> int:
    from bot.store import restore

    kept = restore(args.path, _settings().database_path)
    _print("cli-restored", path=str(args.path), kept=str(kept or "–"))
    return 0


def _forget(args: argparse.Namespace) -> int:
    from bot.catalogue import load_library
    from bot.kernel import bounds
    from bot.rulesets import rulesets_of
    from bot.table.keeping.forgetting import forget

    user = bounds.whole(args.user)
    if user is None:
        raise Said("not-a-person", user=args.user)
    settings = _settings()
    done = forget(settings.database_path, user, lambda: rulesets_of(load_library(settings.house_data)))
    _print("cli-forgotten", user=str(user), sheets=done.sheets, fights=len(done.encounters))
    return 0


def _doctor(args: argparse.Namespace) -> int:
    from bot.doctor import examine
    from bot.render import Renderer

    settings = _settings()
    findings = examine(settings, deep=args.deep)
    # The packaged words: those of the host may be what is wrong.
    locale = Settings.language()
    texts = Texts(default=locale)
    renderer = Renderer(texts)
    for each in findings:
        facts: dict[str, Any] = dict(each.facts)
        if each.refused is not None:
            facts["detail"] = renderer.refusal(locale, each.refused, bare=True)
        elif each.detail:
            facts["detail"] = texts.say(locale, each.detail, **facts)
        _print(f"cli-doctor-{each.key}", texts, **facts)
    return 1 if any(each.bad for each in findings) else 0


def _healthy(args: argparse.Namespace) -> int:
    from bot.healthy import main

    return main()


def _print(key: str, texts: Texts | None = None, /, **facts: Any) -> None:
    locale = Settings.language()
    sys.stdout.write((texts or Texts(default=locale)).say(locale, key, **facts) + "\n")


_COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "run": _run,
    "rehearse": _rehearse,
    "verify": _verify,
    "export": _export,
    "inspect": _inspect,
    "backup": _backup,
    "restore": _restore,
    "forget": _forget,
    "doctor": _doctor,
    "healthy": _healthy,
}


if __name__ == "__main__":
    sys.exit(main())
