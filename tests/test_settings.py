"""The environment: what is read, what is refused, and that the token stays where it is."""

from pathlib import Path

import pytest

from bot.settings import SETTINGS_KEYS, Settings, SettingsRefused
from bot.text import LOCALES, Texts

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


def test_an_empty_environment_gives_the_defaults() -> None:
    settings = Settings.from_environment({"PATH": "/bin", "DATABASE_PATH": "", "METRICS_PORT": "  "})
    assert settings == Settings()
    assert settings.database_path == Path("var/arbitre.db")
    assert settings.default_locale == "fr"
    assert settings.shard_count is None
    assert settings.metrics_port is None
    assert settings.metrics_host == "127.0.0.1"


def test_every_variable_is_read() -> None:
    settings = Settings.from_environment(
        {
            "DISCORD_TOKEN": f" {TOKEN}\n",
            "DATABASE_PATH": "/data/a.db",
            "HOUSE_DATA": "house",
            "DISCORD_PROXY": "http://us:secret@127.0.0.1:3128",
            "DISCORD_API_BASE": "http://127.0.0.1:80/api/v10/",
            "DISCORD_GATEWAY_URL": "ws://127.0.0.1:81",
            "SHARD_COUNT": "4",
            "SHARD_IDS": "0, 2",
            "DEFAULT_LOCALE": "EN",
            "LOG_LEVEL": "debug",
            "LOG_FORMAT": "JSON",
            "METRICS_PORT": "9100",
            "METRICS_HOST": " ::1 ",
            "MOST_FIGHTS_PER_PERSON": "3",
            "MOST_FIGHTS_PER_SERVER": "30",
        }
    )
    assert settings.discord_token is not None
    assert settings.model_dump(exclude={"discord_token"}) == {
        "discord_token_file": None,
        "database_path": Path("/data/a.db"),
        "house_data": Path("house"),
        "discord_proxy": "http://us:secret@127.0.0.1:3128",
        "discord_api_base": "http://127.0.0.1:80/api/v10",
        "discord_gateway_url": "ws://127.0.0.1:81",
        "shard_count": 4,
        "shard_ids": (0, 2),
        "default_locale": "en",
        "log_level": "DEBUG",
        "log_format": "json",
        "metrics_port": 9100,
        "metrics_host": "::1",
        "most_fights_per_person": 3,
        "most_fights_per_server": 30,
    }
    assert settings.secrets() == [TOKEN, "secret"]
    assert "secret" not in repr(settings)
    assert settings.for_run().discord_token == settings.discord_token
    assert settings.discord_token.get_secret_value() == TOKEN


@pytest.mark.parametrize(
    ("variable", "value", "key"),
    [
        ("SHARD_COUNT", "two", "settings-number"),
        ("SHARD_COUNT", "0", "settings-range"),
        ("METRICS_PORT", "70000", "settings-range"),
        ("METRICS_PORT", "9" * 5_000, "settings-number"),
        ("METRICS_PORT", "²", "settings-number"),
        ("MOST_FIGHTS_PER_PERSON", "0", "settings-range"),
        ("DEFAULT_LOCALE", "de", "settings-choice"),
        ("LOG_LEVEL", "LOUD", "settings-choice"),
        ("LOG_FORMAT", "xml", "settings-choice"),
        ("DISCORD_API_BASE", "discord.com/api", "settings-url"),
        ("DISCORD_GATEWAY_URL", "ws://", "settings-url"),
        ("DISCORD_PROXY", "socks5://127.0.0.1:1080", "settings-proxy"),
        ("DISCORD_PROXY", "http://host:99999", "settings-proxy"),
        ("SHARD_IDS", "0,1", "settings-shards"),
        ("SHARD_IDS", "0,x", "settings-number"),
    ],
)
def test_a_wrong_value_is_refused_with_its_variable(variable: str, value: str, key: str) -> None:
    with pytest.raises(SettingsRefused) as refused:
        Settings.from_environment({variable: value})
    assert (refused.value.variable, refused.value.key) == (variable, key)
    assert refused.value.facts["variable"] == variable
    assert set(refused.value.facts) == SETTINGS_KEYS[key]


@pytest.mark.parametrize("ids", ["0,0", "4", "-1"])
def test_shard_ids_are_different_and_below_the_count(ids: str) -> None:
    with pytest.raises(SettingsRefused) as refused:
        Settings.from_environment({"SHARD_COUNT": "4", "SHARD_IDS": ids})
    assert refused.value.key == "settings-shards"


def test_the_token_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"\ufeff{TOKEN}\n", encoding="utf-8")
    settings = Settings.from_environment({"DISCORD_TOKEN_FILE": str(file)}).for_run()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN


def test_only_a_run_asks_for_the_token(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text(" \n", encoding="utf-8")
    other = tmp_path / "other"
    other.write_text(TOKEN.replace("a", "b"), encoding="utf-8")
    for environment, variable, key in [
        ({}, "DISCORD_TOKEN", "settings-token-missing"),
        ({"DISCORD_TOKEN": "short"}, "DISCORD_TOKEN", "settings-token-malformed"),
        ({"DISCORD_TOKEN": f"Bot {TOKEN}"}, "DISCORD_TOKEN", "settings-token-malformed"),
        ({"DISCORD_TOKEN_FILE": str(tmp_path / "nowhere")}, "DISCORD_TOKEN_FILE", "settings-token-file"),
        ({"DISCORD_TOKEN_FILE": str(empty)}, "DISCORD_TOKEN_FILE", "settings-token-file"),
        ({"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": str(other)}, "DISCORD_TOKEN", "settings-token-twice"),
    ]:
        settings = Settings.from_environment(environment)
        with pytest.raises(SettingsRefused) as refused:
            settings.for_run()
        assert (refused.value.variable, refused.value.key) == (variable, key)
        assert set(refused.value.facts) == SETTINGS_KEYS[key]


def test_a_token_is_in_no_text_about_the_settings() -> None:
    settings = Settings.from_environment({"DISCORD_TOKEN": TOKEN})
    assert TOKEN not in f"{settings!r} {settings} {settings.model_dump_json()}"
    with pytest.raises(SettingsRefused) as refused:
        Settings.from_environment({"DISCORD_TOKEN": f"{TOKEN} {TOKEN}"}).for_run()
    assert TOKEN not in f"{refused.value!r} {refused.value} {refused.value.facts}"


def test_settings_cannot_be_changed_and_know_no_other_field() -> None:
    with pytest.raises(ValueError, match="frozen"):
        Settings().default_locale = "en"  # type: ignore[misc]
    with pytest.raises(ValueError, match="extra"):
        Settings.model_validate({"colour": "red"})


def test_every_refusal_is_a_sentence_in_both_languages() -> None:
    texts = Texts(strict=True)
    for key, facts in SETTINGS_KEYS.items():
        for locale in LOCALES:
            said = texts.say(locale, f"refused-{key}", **{fact: f"<{fact}>" for fact in facts})
            assert all(f"<{fact}>" in said for fact in facts), said
