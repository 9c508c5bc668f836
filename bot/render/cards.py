"""Cards: messages as plain data. The table keeps them, the port sends them; nothing here knows how they travel.

A component's `id` names what it does (`verb|encounter|…`, at most 100 characters) and outlives a restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, Self, TypeAlias

from pydantic import BaseModel, ConfigDict

ROWS, IN_ROW, IN_SELECT = 5, 5, 25
"""Rows of a message; buttons of a row; options of a select."""
LABEL, OPTION = 80, 100
"""Characters of a button; of an option of a select, and of what stands below it."""
_set: Final = object.__setattr__


class Plain(BaseModel):
    """Plain data. Changed copies are made for every input, so without the library's three copies of each."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def model_copy(self, *, update: Mapping[str, Any] | None = None, deep: bool = False) -> Self:
        """A copy with *update*, as the library makes it.

        >>> Button(id="a", label="b").model_copy(update={"label": "c"})
        Button(kind='button', id='a', label='c', style='secondary')
        """
        if deep or update is None:
            return super().model_copy(update=update, deep=deep)
        made = self.__class__.__new__(self.__class__)
        _set(made, "__dict__", self.__dict__ | dict(update))
        _set(made, "__pydantic_fields_set__", self.__pydantic_fields_set__ | update.keys())
        _set(made, "__pydantic_extra__", None)
        _set(made, "__pydantic_private__", None)
        return made


class Button(Plain):
    """A button: *label* at most 80 characters; *style* is never the only sign of its meaning."""

    kind: Literal["button"] = "button"
    id: str
    label: str
    style: Literal["primary", "secondary", "success", "danger"] = "secondary"


class Option(Plain):
    """One line of a select: *label* and *value* at most 100 characters."""

    label: str
    value: str
    description: str | None = None


class Select(Plain):
    """A select of one value, at most 25 options."""

    kind: Literal["select"] = "select"
    id: str
    placeholder: str
    options: tuple[Option, ...]


class Somebody(Plain):
    """A select of one person of the server: a user's id is what is chosen."""

    kind: Literal["somebody"] = "somebody"
    id: str
    placeholder: str


Item: TypeAlias = Button | Select | Somebody


class Card(Plain):
    """One message: *text* at most 2,000 characters, at most 5 *rows* (5 buttons or 1 select each).

    *mentions*: the users whose mention in the text may ping; everybody else's is inert. *news* are the rulings that the
    text tells, and *lines* the journal line of each: not sent, but kept, so that an undo can strike them out. *asked*,
    not sent either: what of the text asks something. *traces*, not sent either: how an earlier version, which may stand
    in the channel unknown to us, can be told (see `postman`).
    """

    text: str
    rows: tuple[tuple[Item, ...], ...] = ()
    mentions: tuple[int, ...] = ()
    news: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    asked: str = ""
    traces: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        """Whether nobody would see anything: without a file beside it, the service takes no such message.

        >>> Card(text=" \\n").is_empty
        True
        """
        return not self.rows and not self.text.strip()


class Attached(NamedTuple):
    """A file that comes with a message; *about* says what a picture shows, in at most 1,024 characters."""

    name: str
    content: bytes
    about: str = ""


class Blank(Plain):
    """One field of a form: *label* at most 45 characters, *hint* (what would be right) at most 100.

    With *options* one of them is chosen, else a text is typed: *long* over several lines. *value*: what stands there.
    """

    id: str
    label: str
    hint: str = ""
    value: str = ""
    required: bool = False
    long: bool = False
    most: int = 100
    options: tuple[Option, ...] = ()


class Form(Plain):
    """A form to be filled in and sent: *title* at most 45 characters, one to five *blanks*. What is sent arrives under
    its *id*, after a restart too."""

    id: str
    title: str
    blanks: tuple[Blank, ...]
