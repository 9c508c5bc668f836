"""How the world's records look in Discord's JSON: users, members, channels, the server, interactions."""

from typing import Any

from .world import APPLICATION, BOT_ROLE, GUILD, Channel, Interaction, Json, Member, Message, World

JOINED = "2021-09-08T20:33:57.337000+00:00"
ATTACHMENT_LIMIT = 10 * 1024 * 1024


def user(member: Member) -> Json:
    """A person, or the bot, as a Discord user."""
    made: Json = {
        "id": str(member.id),
        "username": member.name.casefold().replace(" ", "_"),
        "discriminator": "0",
        "global_name": member.name,
        "avatar": None,
        "public_flags": 0,
    }
    if member.id == APPLICATION:
        made |= {"bot": True, "username": "arbitre", "discriminator": "0001", "global_name": None}
    return made


def member_data(world: World, member: Member, channel: Channel | None = None) -> Json:
    """A person as a member of the server; with *channel*, as an interaction carries them."""
    made: Json = {
        "user": user(member),
        "nick": None,
        "roles": [str(role) for role in member.roles],
        "joined_at": JOINED,
        "deaf": False,
        "mute": False,
        "pending": False,
        "premium_since": None,
        "flags": 0,
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
    }
    if channel is not None:
        made["permissions"] = str(world.channel_rights(member, channel))
    return made


def _newest(channel: Channel) -> int | None:
    """The last message that everybody in *channel* may read."""
    return max((ident for ident, message in channel.messages.items() if message.reader is None), default=None)


def channel_data(world: World, channel: Channel) -> Json:
    """A channel in full."""
    if channel.recipient is not None:
        return {
            "id": str(channel.id),
            "type": 1,
            "last_message_id": None,
            "flags": 0,
            "recipients": [user(world.members[channel.recipient])],
        }
    made: Json = {
        "id": str(channel.id),
        "type": channel.kind,
        "guild_id": str(GUILD),
        "name": channel.name,
        "position": channel.id % 1000,
        "permission_overwrites": [
            {
                "id": str(item.target),
                "type": 1 if item.member else 0,
                "allow": str(item.allow),
                "deny": str(item.deny),
            }
            for item in channel.overwrites
        ],
        "nsfw": False,
        "parent_id": None if channel.parent is None else str(channel.parent),
        "topic": None,
        "rate_limit_per_user": 0,
        "last_message_id": None if (newest := _newest(channel)) is None else str(newest),
        "flags": 0,
    }
    if channel.parent is not None:
        made |= {
            "owner_id": str(APPLICATION),
            "message_count": len(channel.messages),
            "member_count": 1,
            "member": {"id": str(channel.id), "user_id": str(APPLICATION), "join_timestamp": JOINED, "flags": 0},
            "thread_metadata": {
                "archived": False,
                "auto_archive_duration": 1440,
                "archive_timestamp": JOINED,
                "locked": False,
                "create_timestamp": JOINED,
            },
        }
    return made


def role_data(world: World) -> list[Json]:
    return [
        {
            "id": str(ident),
            "name": name,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "position": position,
            "permissions": str(permissions),
            "managed": ident == BOT_ROLE,
            "mentionable": False,
            "flags": 0,
            "icon": None,
            "unicode_emoji": None,
        }
        for position, (ident, (name, permissions)) in enumerate(world.roles.items())
    ]


def guild_data(world: World) -> Json:
    """The server as GUILD_CREATE and GET tell it."""
    places = [item for item in world.channels.values() if not item.deleted and item.recipient is None]
    return {
        "id": str(GUILD),
        "name": "Arbitre",
        "icon": None,
        "owner_id": str(GUILD + 1),
        "member_count": len(world.members),
        "roles": role_data(world),
        "channels": [channel_data(world, item) for item in places if item.parent is None],
        "threads": [channel_data(world, item) for item in places if item.parent is not None],
        "members": [member_data(world, world.members[APPLICATION])],
        "emojis": [],
        "stickers": [],
        "presences": [],
        "voice_states": [],
        "features": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "description": None,
        "banner": None,
        "splash": None,
        "discovery_splash": None,
        "vanity_url_code": None,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": world.locale if world.locale == "fr" else "en-US",
        "nsfw_level": 0,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "max_members": 500000,
        "max_video_channel_users": 25,
        "region": "deprecated",
    }


def application_data(world: World) -> Json:
    return {
        "id": str(APPLICATION),
        "name": "Arbitre",
        "icon": None,
        "description": "",
        "summary": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": {
            "id": str(GUILD + 1),
            "username": "host",
            "discriminator": "0",
            "global_name": "Host",
            "avatar": None,
            "public_flags": 0,
        },
        "team": None,
        "bot": user(world.members[APPLICATION]),
        "integration_types_config": {"0": {}},
    }


def interaction_metadata(world: World, interaction: Interaction) -> Json:
    """What an answer's message says about the interaction that caused it."""
    made: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": user(world.members[interaction.person]),
        "authorizing_integration_owners": {"0": str(GUILD)},
    }
    if interaction.kind == 3 and interaction.source is not None:
        made["interacted_message_id"] = str(interaction.source.id)
    return made


def interaction_data(world: World, interaction: Interaction, data: Json) -> Json:
    """INTERACTION_CREATE for something a person did; *data* is its inner part."""
    member = world.members[interaction.person]
    channel = interaction.channel
    person_rights = world.channel_rights(member, channel)
    place = channel_data(world, channel)
    place["permissions"] = str(person_rights)
    made: Json = {
        "id": str(interaction.id),
        "application_id": str(APPLICATION),
        "type": interaction.kind,
        "token": interaction.token,
        "version": 1,
        "data": data,
        "channel_id": str(channel.id),
        "channel": place,
        "locale": locale_code(member.locale),
        "app_permissions": str(world.bot_rights(channel)),
        "entitlements": [],
        "authorizing_integration_owners": {"0": str(GUILD)},
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    if channel.recipient is None:
        server_locale = locale_code(world.locale)
        made |= {
            "guild_id": str(GUILD),
            "guild": {"id": str(GUILD), "locale": server_locale, "features": []},
            "guild_locale": server_locale,
            "member": member_data(world, member, channel),
            "context": 0,
        }
    else:
        made |= {"user": user(member), "context": 1}
    if interaction.source is not None and (interaction.kind == 3 or interaction.from_message):
        made["message"] = interaction.source.payload
    return made


def locale_code(locale: str) -> str:
    """Discord's name of a language.

    >>> locale_code("fr"), locale_code("en"), locale_code("de")
    ('fr', 'en-US', 'de')
    """
    return "en-US" if locale == "en" else locale


def reference(message: Message) -> dict[str, Any]:
    return {"message_id": str(message.id), "channel_id": str(message.channel.id)}
