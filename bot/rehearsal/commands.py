"""The registered commands: what Discord refuses in a definition, and the routes that keep them."""

import json
import re
from collections.abc import Iterator
from typing import Any

from .wire import Call, Faulty, Refused, Reply, Router
from .world import APPLICATION, Json, World

NAME = re.compile(r"[-_'\w]{1,32}")
TOTAL = 8000
SUBCOMMAND, GROUP = 1, 2
TEXT, INTEGER, NUMBER = 3, 4, 10
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_KNOWN = 1000
"""So many definitions are remembered that were found right: a bot registers the same ones at each of its starts."""
_RIGHT: set[str] = set()

_CODES = (
    "id da de en-GB en-US es-ES es-419 fr hr it lt hu nl no pl pt-BR ro fi sv-SE vi tr cs el bg ru uk hi th zh-CN ja"
    " zh-TW ko"
)
LOCALES = frozenset(_CODES.split())


class Registry:
    """The commands of the application, for every server (None) and for single servers.

    `writes` counts the requests that changed definitions.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._sets: dict[int | None, dict[tuple[int, str], Json]] = {None: {}}
        self.writes = 0

    def routes(self, router: Router) -> None:
        for prefix in ("/applications/{app}/commands", "/applications/{app}/guilds/{guild}/commands"):
            router.add("GET", prefix, self._list)
            router.add("PUT", prefix, self._replace)
            router.add("POST", prefix, self._create)
            router.add("GET", prefix + "/{command}", self._get)
            router.add("PATCH", prefix + "/{command}", self._change)
            router.add("DELETE", prefix + "/{command}", self._delete)

    def __iter__(self) -> Iterator[Json]:
        """Every command that people are offered; a server's own come first and hide their namesakes."""
        seen: set[tuple[int, str]] = set()
        for scope in sorted(self._sets, key=lambda item: item is None):
            for key, command in self._sets[scope].items():
                if key not in seen:
                    seen.add(key)
                    yield command

    # Routes ------------------------------------------------------------------------------------------------------

    def _scope(self, call: Call) -> dict[tuple[int, str], Json]:
        if call.number("app") != APPLICATION:
            raise Refused(403, 20012, "You are not authorized to perform this action on this application")
        guild = call.number("guild") if "guild" in call.params else None
        return self._sets.setdefault(guild, {})

    def _one(self, call: Call) -> tuple[dict[tuple[int, str], Json], tuple[int, str]]:
        scope = self._scope(call)
        for key, command in scope.items():
            if command["id"] == call.params["command"]:
                return scope, key
        raise Refused(404, 10063, "Unknown application command")

    def _list(self, call: Call) -> Reply:
        return Reply(200, list(self._scope(call).values()))

    def _replace(self, call: Call) -> Reply:
        scope = self._scope(call)
        wanted = call.body if isinstance(call.body, list) else []
        wrong = Faulty()
        seen: set[tuple[int, str]] = set()
        for index, definition in enumerate(wanted):
            _check_again(definition, wrong, str(index))
            key = (definition.get("type") or 1, str(definition.get("name")))
            if key in seen:
                wrong.add(f"{index}", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
            seen.add(key)
        wrong.refuse()
        self._check_count(list(seen))
        fresh = {}
        for definition in wanted:
            made = self._complete(definition, call, scope)
            fresh[made["type"], made["name"]] = made
        scope.clear()
        scope.update(fresh)
        self.writes += 1
        return Reply(200, list(scope.values()))

    def _create(self, call: Call) -> Reply:
        scope = self._scope(call)
        wrong = Faulty()
        check_command(call.form(), wrong, "")
        wrong.refuse()
        made = self._complete(call.form(), call, scope)
        key = (made["type"], made["name"])
        new = key not in scope
        self._check_count([*scope, key] if new else list(scope))
        scope[key] = made
        self.writes += 1
        return Reply(201 if new else 200, made)

    def _get(self, call: Call) -> Reply:
        scope, key = self._one(call)
        return Reply(200, scope[key])

    def _change(self, call: Call) -> Reply:
        scope, key = self._one(call)
        merged = scope[key] | call.form()
        wrong = Faulty()
        check_command(merged, wrong, "")
        wrong.refuse()
        made = self._complete(merged, call, scope) | {"id": scope[key]["id"]}
        del scope[key]
        scope[made["type"], made["name"]] = made
        self.writes += 1
        return Reply(200, made)

    def _delete(self, call: Call) -> Reply:
        scope, key = self._one(call)
        del scope[key]
        self.writes += 1
        return Reply(204)

    def _check_count(self, keys: list[tuple[int, str]]) -> None:
        for kind, most in MOST_COMMANDS.items():
            if sum(key[0] == kind for key in keys) > most:
                raise Refused(400, 30032, f"Maximum number of application commands reached ({most})")

    def _complete(self, definition: Json, call: Call, scope: dict[tuple[int, str], Json]) -> Json:
        """The definition as Discord gives it back: with ids and every default filled in."""
        kind = definition.get("type") or 1
        known = scope.get((kind, definition["name"]))
        made: Json = {
            "id": known["id"] if known else str(self._world.snowflake()),
            "application_id": str(APPLICATION),
            "version": str(self._world.snowflake()),
            "type": kind,
            "name": definition["name"],
            "name_localizations": definition.get("name_localizations"),
            "description": definition.get("description") or "",
            "description_localizations": definition.get("description_localizations"),
            "options": definition.get("options") or [],
            "default_member_permissions": definition.get("default_member_permissions"),
            "dm_permission": definition.get("dm_permission", True),
            "contexts": definition.get("contexts"),
            "integration_types": definition.get("integration_types") or [0],
            "nsfw": definition.get("nsfw", False),
        }
        if made["default_member_permissions"] is not None:
            made["default_member_permissions"] = str(made["default_member_permissions"])
        if "guild" in call.params:
            made["guild_id"] = call.params["guild"]
        return made


def _check_again(command: Json, wrong: Faulty, path: str) -> None:
    """As `check_command`: what was found right before is not looked through again, at each start of a bot."""
    text = json.dumps(command)
    if text in _RIGHT:
        return
    own = Faulty()
    check_command(command, own, path)
    if own.found:
        wrong.found.update(own.found)
    elif len(_RIGHT) < MOST_KNOWN:
        _RIGHT.add(text)


def check_command(command: Json, wrong: Faulty, path: str) -> None:
    """One command's definition, with its options to any depth."""
    here = f"{path}." if path else ""
    kind = command.get("type") or 1
    if kind == 1:
        _check_names(command, wrong, here)
        _check_options(command.get("options") or [], wrong, f"{here}options", depth=0)
    else:
        wrong.length(f"{here}name", command.get("name"), 32, least=1)
        if command.get("description") or command.get("options"):
            wrong.add(f"{here}description", "APPLICATION_COMMANDS_CONTEXT_MENU", "Context menus have no description")
    if (size := command_size(command)) > TOTAL:
        wrong.add(
            path or "options",
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({TOTAL}): {size} characters",
        )


def _check_names(thing: Json, wrong: Faulty, here: str) -> None:
    name = thing.get("name")
    for path, text in [(f"{here}name", name), *_localised(thing, "name", wrong, here)]:
        if not isinstance(text, str) or not NAME.fullmatch(text) or text != text.lower():
            wrong.add(path, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {text!r}")
    about = thing.get("description")
    for path, text in [(f"{here}description", about), *_localised(thing, "description", wrong, here)]:
        wrong.length(path, text, 100, least=1)


def _localised(thing: Json, name: str, wrong: Faulty, here: str) -> list[tuple[str, Any]]:
    found = []
    for locale, text in (thing.get(f"{name}_localizations") or {}).items():
        path = f"{here}{name}_localizations.{locale}"
        if locale not in LOCALES:
            wrong.add(path, "ENUM_TYPE_COERCE", f"Value {locale!r} is not a valid enum value.")
        found.append((path, text))
    return found


def _check_options(options: Any, wrong: Faulty, path: str, *, depth: int) -> None:
    if not wrong.count(path, options, 25):
        return
    names: set[str] = set()
    optional = False
    nested = {option.get("type") in (SUBCOMMAND, GROUP) for option in options}
    if len(nested) > 1:
        wrong.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-command and option cannot be mixed")
    for index, option in enumerate(options):
        here = f"{path}.{index}."
        kind = option.get("type")
        if not isinstance(kind, int) or not 1 <= kind <= 11:
            wrong.add(f"{here}type", "BASE_TYPE_CHOICES", "Value must be one of 1 to 11.")
            continue
        _check_names(option, wrong, here)
        if option.get("name") in names:
            wrong.add(f"{here}name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(str(option.get("name")))
        if kind in (SUBCOMMAND, GROUP):
            if depth + (kind == SUBCOMMAND) > 2 or (kind == GROUP and depth > 0):
                wrong.add(f"{here}type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep")
            _check_options(option.get("options") or [], wrong, f"{here}options", depth=depth + 1)
            continue
        if option.get("required") and optional:
            wrong.add(
                f"{here}required",
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional = optional or not option.get("required")
        _check_choices(option, wrong, here)


def _check_choices(option: Json, wrong: Faulty, here: str) -> None:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        wrong.add(
            f"{here}autocomplete", "APPLICATION_COMMAND_AUTOCOMPLETE", "Choices and autocomplete exclude each other"
        )
    if (choices or option.get("autocomplete")) and option["type"] not in (TEXT, INTEGER, NUMBER):
        wrong.add(f"{here}choices", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type takes no choices")
    if not wrong.count(f"{here}choices", choices, 25):
        return
    for index, choice in enumerate(choices):
        wrong.length(f"{here}choices.{index}.name", choice.get("name"), 100, least=1)
        for path, text in _localised(choice, "name", wrong, f"{here}choices.{index}."):
            wrong.length(path, text, 100, least=1)
        if option["type"] == TEXT:
            wrong.length(f"{here}choices.{index}.value", choice.get("value"), 100, least=1)


def command_size(thing: Json) -> int:
    """The characters that count towards the limit of 8,000: of each field, only its longest localisation.

    >>> command_size({"name": "roll", "name_localizations": {"fr": "lancer"}, "description": "Dice"})
    10
    """
    total = 0
    for name in ("name", "description"):
        texts = [thing.get(name) or "", *(thing.get(f"{name}_localizations") or {}).values()]
        total += max(len(text) for text in texts)
    value = thing.get("value")
    total += len(value) if isinstance(value, str) else 0
    for name in ("options", "choices"):
        total += sum(command_size(item) for item in thing.get(name) or ())
    return total
