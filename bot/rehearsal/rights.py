"""Discord's permissions: the bits the rehearsal knows, and how roles and channel overwrites add up."""

from collections.abc import Iterable
from dataclasses import dataclass

MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_APPLICATION_COMMANDS = 1 << 31
CREATE_PUBLIC_THREADS = 1 << 35
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

EVERYTHING = (1 << 53) - 1

#: What anybody on the server may do.
PLAIN = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS
)
#: What an invitation link of the bot asks for.
FOR_BOT = PLAIN | PIN_MESSAGES
#: What the game master's role adds.
FOR_GM = PLAIN | MANAGE_CHANNELS | MANAGE_GUILD | MANAGE_MESSAGES | PIN_MESSAGES

NAMES: dict[str, int] = {
    "manage_channels": MANAGE_CHANNELS,
    "manage_guild": MANAGE_GUILD,
    "view_channel": VIEW_CHANNEL,
    "send_messages": SEND_MESSAGES,
    "manage_messages": MANAGE_MESSAGES,
    "embed_links": EMBED_LINKS,
    "attach_files": ATTACH_FILES,
    "read_message_history": READ_MESSAGE_HISTORY,
    "mention_everyone": MENTION_EVERYONE,
    "use_application_commands": USE_APPLICATION_COMMANDS,
    "create_public_threads": CREATE_PUBLIC_THREADS,
    "send_messages_in_threads": SEND_MESSAGES_IN_THREADS,
    "pin_messages": PIN_MESSAGES,
}


@dataclass(slots=True)
class Overwrite:
    """What a channel grants or denies to one role or one member."""

    target: int
    member: bool = False
    allow: int = 0
    deny: int = 0


def effective(base: int, overwrites: Iterable[Overwrite], *, everyone: int, roles: Iterable[int], member: int) -> int:
    """The permissions in a channel, *base* being those that the roles give on the whole server.

    Overwrites apply in Discord's order: everyone, then all roles together, then the member. Whoever may not see a
    channel may do nothing in it.

    >>> hidden = [Overwrite(1, deny=VIEW_CHANNEL)]
    >>> effective(PLAIN, hidden, everyone=1, roles=[], member=9)
    0
    >>> effective(PLAIN, [*hidden, Overwrite(5, allow=VIEW_CHANNEL)], everyone=1, roles=[5], member=9) == PLAIN
    True
    """
    held = set(roles)
    rights = base
    allow = deny = member_allow = member_deny = 0
    for overwrite in overwrites:
        if overwrite.member:
            if overwrite.target == member:
                member_allow, member_deny = overwrite.allow, overwrite.deny
        elif overwrite.target == everyone:
            rights = rights & ~overwrite.deny | overwrite.allow
        elif overwrite.target in held:
            allow |= overwrite.allow
            deny |= overwrite.deny
    rights = rights & ~deny | allow
    rights = rights & ~member_deny | member_allow
    return rights if rights & VIEW_CHANNEL else 0
