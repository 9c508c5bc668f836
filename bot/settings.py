"""The environment as one frozen model. Nothing else in the project reads `os.environ`.

A fault is a `SettingsRefused`: it names the variable, and one sentence of the catalogues says what would be right.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot import outputs
from bot.fields import FAULTS, between, fault_of, first_of
from bot.kernel.errors import Refused

_TOKEN = re.compile(r"[\x21-\x7e]{24,256}")
_LARGEST_TOKEN_FILE = 4096
LONGEST_NAME = 255
"""Bytes of the name of a file or folder, as file systems take it."""


SETTINGS_KEYS: Mapping[str, frozenset[str]] = {
    **{f"settings-{fault}": FAULTS[fault] | {"variable"} for fault in ("number", "range", "choice", "wrong")},
    "settings-url": frozenset({"variable"}),
    "settings-proxy": frozenset({"variable"}),
    "settings-path": frozenset({"variable"}),
    "settings-shards": frozenset({"variable"}),
    "settings-port-taken": frozenset({"variable", "host", "port"}),
    "settings-port-forbidden": frozenset({"variable", "port"}),
    "settings-host-unknown": frozenset({"variable", "host"}),
    "settings-token-missing": frozenset({"variable"}),
    "settings-token-twice": frozenset({"variable"}),
    "settings-token-file": frozenset({"variable", "path"}),
    "settings-token-malformed": frozenset({"variable"}),
}
"""Every key of `SettingsRefused` with its facts."""


class SettingsRefused(Refused):
    """A variable holds something that cannot be used. *variable* is its name in the environment.

    Keys: `SETTINGS_KEYS`. A token is never among the facts.
    """

    def __init__(self, variable: str, key: str, **facts: str | int) -> None:
        super().__init__(key, variable=variable, **facts)
        self.variable = variable

    def __str__(self) -> str:
        return f"{self.variable}: {self.key}"


class Settings(BaseModel):
    """How this process is to run; each field is the variable of the same name in capitals, described in `.env.example`.

    A variable that is absent or empty has its default. `discord_proxy` is the outbound HTTP proxy through which Discord
    is reached (it may hold a name and a password); the other addresses are those of what answers in Discord's place
    (None: Discord itself).
    """

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    discord_token: SecretStr | None = Field(default=None, repr=False)
    discord_token_file: Path | None = None
    database_path: Path = Path("var/arbitre.db")
    house_data: Path | None = None
    discord_proxy: str | None = Field(default=None, repr=False)
    discord_api_base: str | None = None
    discord_gateway_url: str | None = None
    shard_count: Annotated[int, between(1, 100_000)] | None = None
    shard_ids: tuple[int, ...] | None = None
    default_locale: Literal["fr", "en"] = "fr"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    metrics_host: str = "127.0.0.1"
    metrics_port: Annotated[int, between(1, 65_535)] | None = None
    most_fights_per_person: Annotated[int, between(1, 10_000)] = 25
    most_fights_per_server: Annotated[int, between(1, 100_000)] = 200

    @classmethod
    def from_environment(cls, env: Mapping[str, str] | None = None) -> Settings:
        """Read *env* (None: this process's environment). Raises `SettingsRefused` for the first fault.

        The token is taken from its file here when that can be read; whether it is there and looks right is asked by
        `for_run` only, since nothing else needs one.
        """
        env = os.environ if env is None else env
        written = {name: env.get(name.upper(), "").strip() for name in cls.model_fields}
        written = {name: value for name, value in written.items() if value}
        token_file = written.get("discord_token_file")
        if token_file is not None and "discord_token" not in written and (token := _read_token(Path(token_file))):
            written["discord_token"] = token
        try:
            return cls.model_validate(written)
        except ValidationError as error:
            raise _refusal(error) from None

    @classmethod
    def language(cls, env: Mapping[str, str] | None = None) -> str:
        """The language of the command line, whatever else is wrong: see `bot.outputs.language`."""
        return outputs.language(os.environ if env is None else env)

    def secrets(self) -> list[str]:
        """What no log may show: the token, and the proxy's password."""
        token = self.discord_token.get_secret_value() if self.discord_token else ""
        password = urlsplit(self.discord_proxy).password if self.discord_proxy else ""
        return [each for each in (token, password) if each]

    def for_run(self) -> Settings:
        """These settings, once it is sure that they hold exactly one token that can be one.

        Raises `SettingsRefused` saying what is missing; whether Discord accepts the token is for Discord to say.
        """
        if self.discord_token_file is not None:
            from_file = _read_token(self.discord_token_file)
            if not from_file:
                raise SettingsRefused("DISCORD_TOKEN_FILE", "settings-token-file", path=str(self.discord_token_file))
            if self.discord_token is not None and self.discord_token.get_secret_value() != from_file:
                raise SettingsRefused("DISCORD_TOKEN", "settings-token-twice")
        if self.discord_token is None:
            raise SettingsRefused("DISCORD_TOKEN", "settings-token-missing")
        if not _TOKEN.fullmatch(self.discord_token.get_secret_value()):
            source = "DISCORD_TOKEN" if self.discord_token_file is None else "DISCORD_TOKEN_FILE"
            raise SettingsRefused(source, "settings-token-malformed")
        return self

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, value: Any) -> Any:
        return value.upper() if isinstance(value, str) else value

    @field_validator("default_locale", "log_format", mode="before")
    @classmethod
    def _lower_case(cls, value: Any) -> Any:
        return value.lower() if isinstance(value, str) else value

    @field_validator("metrics_port", mode="before")
    @classmethod
    def _off_is_none(cls, value: Any) -> Any:
        return None if isinstance(value, str) and value.lower() == "off" else value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _ids_with_commas(cls, value: Any) -> Any:
        return [part.strip() for part in value.split(",")] if isinstance(value, str) else value

    @field_validator("discord_token_file", "database_path", "house_data")
    @classmethod
    def _can_be_a_path(cls, value: Path | None) -> Path | None:
        if value is not None and any(len(os.fsencode(part)) > LONGEST_NAME for part in value.parts):
            raise PydanticCustomError("path", "a path whose names have at most 255 bytes")
        return value

    @field_validator("discord_api_base", "discord_gateway_url")
    @classmethod
    def _is_an_address(cls, value: str | None) -> str | None:
        if value is None:
            return None
        if not _addressed(value, "http", "https", "ws", "wss"):
            raise PydanticCustomError("url", "an address such as https://host/path")
        return value.rstrip("/")

    @field_validator("discord_proxy")
    @classmethod
    def _is_a_proxy(cls, value: str | None) -> str | None:
        if value is not None and not _addressed(value, "http", "https"):
            raise PydanticCustomError("proxy", "an address such as http://host:3128")
        return value

    @model_validator(mode="after")
    def _shards_are_among_the_count(self) -> Settings:
        ids = self.shard_ids
        if ids is None:
            return self
        if self.shard_count is None or len(set(ids)) != len(ids) or any(not 0 <= i < self.shard_count for i in ids):
            raise PydanticCustomError("shards", "different numbers from 0, below SHARD_COUNT")
        return self


def _addressed(value: str, *schemes: str) -> bool:
    """Whether *value* is an address by one of *schemes*, with a host, and a port that can be one."""
    try:
        parts = urlsplit(value)
        return parts.scheme in schemes and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _read_token(path: Path) -> str:
    """What *path* holds, without white space around it; empty when it cannot be read."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            return file.read(_LARGEST_TOKEN_FILE).strip()
    except (OSError, ValueError):
        return ""


def _refusal(error: ValidationError) -> SettingsRefused:
    found = first_of(error)
    variable = str(found["loc"][0]).upper() if found["loc"] else "SHARD_IDS"
    if found["type"] in ("url", "proxy", "path", "shards"):
        return SettingsRefused(variable, f"settings-{found['type']}")
    fault, facts = fault_of(found)
    return SettingsRefused(variable, f"settings-{fault}", **facts)
