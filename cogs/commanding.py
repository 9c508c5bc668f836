"""How a command is declared: named and described by the catalogues, bounded by its types, completed while it is typed.

`@command("declare")` makes a slash command of a function, `@command("open", group)` one of a group. Its key is
`cmd-declare` or `cmd-<group>-open`; what its options are called and do stands under `opt-<command>-<option>`, or under
`opt-<option>` where all commands mean the same. A trailing underscore (`class_`) is no part of an option's name.
Registered names are English; `definitions` adds the French ones. What is offered while typing comes from the tables
and the shelf, which know who may see what.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, TypeAlias

import aiohttp
import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.kernel import bounds
from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.render.words import Words
from bot.table.base import presets
from bot.text import Texts
from cogs.answering import actor_of, channel_of, guild_of, locale_of
from cogs.serving import Interaction

log = logging.getLogger(__name__)

AnyCommand: TypeAlias = app_commands.Command[Any, ..., None]
Handler: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Offers: TypeAlias = Callable[[Interaction, str, str], Awaitable[Sequence[tuple[str, str]]]]

MOST_OFFERS: Final = 25
LONGEST_OFFER: Final = 100
BAD_REQUEST: Final = 400
LANGUAGES: Final = {discord.Locale.french: "fr", discord.Locale.american_english: "en"}


def group(key: str) -> app_commands.Group:
    """A group of commands, of servers only."""
    made = app_commands.Group(name=_name(key, f"cmd-{key}"), description=_about(f"cmd-{key}"), guild_only=True)
    made.allowed_contexts = app_commands.AppCommandContext(guild=True)
    return made


def command(
    key: str,
    parent: app_commands.Group | None = None,
    *,
    offered: Mapping[str, Offers] | None = None,
    choices: Mapping[str, Sequence[str]] | None = None,
) -> Callable[[Handler], AnyCommand]:
    """Make a slash command of a function whose parameters are the interaction and the command's options.

    *offered*: who completes which option; *choices*: the values of an option that has only so many, worded under
    `choice-<option>-<value>`.
    """
    path = key if parent is None else f"{parent.name}-{key}"

    def made(told: Handler) -> AnyCommand:
        signature = inspect.signature(told, eval_str=True)
        options = list(signature.parameters)[1:]

        @functools.wraps(told)
        async def handler(interaction: Interaction, **given: Any) -> None:
            await interaction.client.attend(interaction, bounded(interaction, **given))

        async def bounded(interaction: Interaction, **given: Any) -> None:
            for each, text in given.items():
                # What an option allows less of, Discord does not let through.
                if isinstance(text, str) and len(text) > bounds.LONGEST_OPTION:
                    raise Refused("option-too-long", option=named[each], most=bounds.LONGEST_OPTION)
            await told(interaction, **given)

        handler.__signature__ = signature  # type: ignore[attr-defined]
        named = {each: each.rstrip("_") for each in options}
        keys = {each: (f"opt-{path}-{name}", f"opt-{name}") for each, name in named.items()}
        app_commands.rename(**{each: _name(name, *keys[each]) for each, name in named.items()})(handler)
        app_commands.describe(**{each: _about(*keys[each]) for each in options})(handler)
        if choices:
            app_commands.choices(
                **{each: [_choice(named[each], value) for value in values] for each, values in choices.items()}
            )(handler)
        done: AnyCommand = app_commands.command(name=_name(key, f"cmd-{path}"), description=_about(f"cmd-{path}"))(
            handler
        )
        for each, offers in (offered or {}).items():
            done.autocomplete(each)(_completion(named[each], offers))
        if parent is None:
            return app_commands.guild_only(done)
        parent.add_command(done)
        return done

    return made


def _name(name: str, *keys: str) -> locale_str:
    return locale_str(name, keys=keys)


def _about(*keys: str) -> locale_str:
    # The English words come from the catalogue too, when the command is registered.
    return locale_str(keys[-1], keys=keys, attribute="about")


def _choice(option: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=locale_str(value, keys=(f"choice-{option}-{value}",)), value=value)


# ---- what is offered while an option is typed


def _completion(option: str, offers: Offers) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        said = vars(interaction.namespace)
        said.update({name: text[: bounds.LONGEST_KEY] for name, text in said.items() if isinstance(text, str)})
        try:
            found = await offers(interaction, option, typed[: bounds.LONGEST_KEY])
        except Refused as refused:
            log.debug("nothing to offer: %s", refused)
            found = ()
        choices = [
            app_commands.Choice(name=label[:LONGEST_OFFER] or "–", value=value[:LONGEST_OFFER])
            for label, value in found[:MOST_OFFERS]
        ]
        try:
            await interaction.response.autocomplete(choices)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:
            hopeless = isinstance(error, discord.HTTPException) and error.status == BAD_REQUEST
            log.log(logging.ERROR if hopeless else logging.INFO, "a completion was not taken: %s", error)
            # Whoever typed is a key further. Nothing is left to do, and the library would log whatever else is raised.
            raise asyncio.CancelledError from error
        return choices

    return complete


def from_table(path: str) -> Offers:
    """Offers for an option of the command *path* (`declare`, `fix-set`, …), by the table of the channel."""

    async def offers(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
        # Only an awake table answers: what is asked at each keystroke must not touch the disk.
        table = interaction.client.tables.peek(channel_of(interaction))
        if table is None:
            return []
        others = {name: str(value) for name, value in interaction.namespace if value is not None and name != option}
        return table.suggestions.suggest(actor_of(interaction), path, option, typed, others)

    return offers


async def games(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The games that this bot knows, by their names."""
    known = interaction.client.tables.services.games(locale_of(interaction))
    return matching([(name, ident) for ident, name in known], typed)


def game_here(interaction: Interaction) -> str | None:
    """The id of the game that is played in the channel; None when nobody plays, or the table is asleep."""
    # Only an awake table is asked: what is offered at each keystroke must not touch the disk.
    table = interaction.client.tables.peek(channel_of(interaction))
    return None if table is None else table.ruleset.id


async def game_meant(interaction: Interaction, typed: str | None) -> str:
    """The game that somebody typed, else the one that is played in the channel, else the one played by default."""
    services = interaction.client.tables.services
    if typed is not None:
        return services.game(typed, locale_of(interaction)).id
    try:
        return (await interaction.client.tables.here(channel_of(interaction))).ruleset.id
    except Refused:
        return services.default


def game_typed(interaction: Interaction) -> str:
    """The same while the command is still being typed."""
    services, typed = interaction.client.tables.services, interaction.namespace.rules
    if typed:
        try:
            return services.game(str(typed), locale_of(interaction)).id
        except Refused:
            log.debug("no game yet: %s", typed)
    return game_here(interaction) or services.default


async def presets_of(interaction: Interaction, game: str, typed: str) -> Sequence[tuple[str, str]]:
    """The sets of settings for *game*, by their names; read from the disk once, then remembered."""
    services, locale = interaction.client.tables.services, locale_of(interaction)
    words = Words(services.renderer.texts, locale, game=game, labels=True)
    found = await services.presets.of(guild_of(interaction), services.rules(game))
    return matching([(presets.named(words, each), each.key) for each in found], typed)


async def own_sheets(interaction: Interaction, option: str, typed: str) -> Sequence[tuple[str, str]]:
    """The names of the reader's own sheets; read from the disk once, then remembered."""
    names = await interaction.client.shelf.names(actor_of(interaction), guild_of(interaction))
    return matching([(name, name) for name in names], typed)


def matching(offers: Sequence[tuple[str, str]], typed: str) -> list[tuple[str, str]]:
    """The (label, value) pairs whose label begins with *typed*, then those that contain it, whatever the accents."""
    wanted = fold(typed)
    folded = [(fold(label), (label, value)) for label, value in offers]
    begun = [pair for label, pair in folded if label.startswith(wanted)]
    return begun + [pair for label, pair in folded if wanted in label and not label.startswith(wanted)]


# ---- registering


class Translator(app_commands.Translator):
    """Names and descriptions from the catalogues, in French; in English too, for `definitions`."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        language = LANGUAGES.get(locale)
        if language is None:
            return None
        keys: Sequence[str] = string.extras.get("keys", ())
        return self._words(language, keys, string.extras.get("attribute"))

    def _words(self, language: str, keys: Sequence[str], attribute: str | None) -> str | None:
        for key in keys:
            if self._texts.has(key, language):
                if attribute is None:
                    return self._texts.say(language, key)
                if (found := self._texts.attribute(language, key, attribute)) is not None:
                    return found
        log.error("no words in %s for %s%s", language, " or ".join(keys), f".{attribute}" if attribute else "")
        return None


async def definitions(tree: app_commands.CommandTree[Any], texts: Texts) -> list[dict[str, Any]]:
    """All commands as Discord registers them: English at the base, French beside it."""
    translator = Translator(texts)
    made: list[dict[str, Any]] = []
    for each in tree.get_commands(type=discord.AppCommandType.chat_input):
        definition = await each.get_translated_payload(tree, translator)
        _english(definition, called=True)
        made.append(definition)
    return sorted(made, key=lambda definition: str(definition["name"]))


def _english(thing: dict[str, Any], *, called: bool) -> None:
    """Move the English words to the base. What is *called* by its name keeps the one by which the code knows it."""
    names = thing.get("name_localizations") or {}
    name = names.pop("en-US", None)
    if name is not None and not called:
        thing["name"] = name
    abouts = thing.get("description_localizations") or {}
    if (about := abouts.pop("en-US", None)) is not None:
        thing["description"] = about
    for field, words in (("name_localizations", names), ("description_localizations", abouts)):
        if field in thing and not words:
            del thing[field]
    for option in thing.get("options") or ():
        _english(option, called=True)
    for choice in thing.get("choices") or ():
        _english(choice, called=False)
