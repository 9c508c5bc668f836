"""An open form (modal): what its fields accept, and the body that submitting it sends."""

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from . import limits
from .reading import form_fields, normal
from .typed import NO, YES, CannotType
from .world import Json

CHANCE = re.compile(r"\s*\([\d–]+\s*%\)$")
"""What stands behind a label of which something is rolled."""


def pick(options: Sequence[Json], word: str, where: str) -> Json:
    """The option so labelled: exactly, or but for the chance behind it, or by its value, or the only one whose label
    contains *word*."""
    wanted = normal(word)
    for option in options:
        label = normal(str(option["label"]))
        if wanted in (label, CHANCE.sub("", label), normal(str(option["value"]))):
            return option
    near = [option for option in options if wanted in normal(str(option["label"]))]
    if len(near) == 1:
        return near[0]
    known = " | ".join(str(option["label"]) for option in options)
    raise CannotType("several-options" if near else "no-option", where=where, word=word, known=known)


class Filling:
    """A form being filled in: defaults first, then what the person gives, checked as a client does.

    `files` collects the paths for upload fields, by a placeholder id that stands in the body.
    """

    def __init__(self, modal: Json, new_id: Callable[[], int], folder: Path) -> None:
        self._modal = modal
        self._new_id = new_id
        self._folder = folder
        self.files: dict[str, Path] = {}

    def body(self, given: Mapping[str, str]) -> Json:
        """The data of the submission; *given* maps labels to what was written or chosen."""
        fields = form_fields(self._modal)
        wanted = {normal(label): text for label, text in given.items()}
        unknown = wanted.keys() - {normal(label) for label, _ in fields}
        if unknown:
            known = ", ".join(f"({label})" for label, _ in fields)
            raise CannotType("no-field", label=", ".join(sorted(unknown)), known=known)
        answers = {
            str(item["custom_id"]): self._answer(label, item, wanted.get(normal(label))) for label, item in fields
        }
        parts = []
        for number, component in enumerate(self._modal["components"], 1):
            kind = component["type"]
            if kind == limits.LABEL:
                inner = answers[component["component"]["custom_id"]]
                parts.append({"type": kind, "id": number, "component": inner})
            elif kind == limits.ROW:
                inside = [answers[item["custom_id"]] for item in component["components"]]
                parts.append({"type": kind, "id": number, "components": inside})
            else:
                parts.append({"type": kind, "id": number})
        return {"custom_id": self._modal["custom_id"], "components": parts}

    def _answer(self, label: str, item: Json, given: str | None) -> Json:
        answer: Json = {"type": item["type"], "id": 100, "custom_id": item["custom_id"]}
        match item["type"]:
            case 4:
                answer["value"] = self._text(label, item, given)
            case 21:
                chosen = self._chosen(label, item, given)
                if not chosen and item.get("required", True):
                    raise CannotType("field-required", label=label)
                answer["value"] = chosen[0] if chosen else None
            case 23:
                on = bool(item.get("default")) if given is None else given.casefold() in YES
                if given is not None and given.casefold() not in YES | NO:
                    raise CannotType("not-boolean", where=f"({label})", given=given)
                answer["value"] = on
            case 19:
                answer["values"] = self._uploads(label, item, given)
            case _:
                answer["values"] = self._chosen(label, item, given)
                least = item.get("min_values", 1) if item.get("required", True) else 0
                most = item.get("max_values", 1)
                if not least <= len(answer["values"]) <= most:
                    raise CannotType("choose-between", where=f"({label})", least=least, most=most)
        return answer

    def _text(self, label: str, item: Json, given: str | None) -> str:
        text = str(item.get("value") or "") if given is None else given
        if not text:
            if item.get("required", True):
                raise CannotType("field-required", label=label)
            return ""
        least, most = item.get("min_length") or 0, item.get("max_length") or 4000
        if not least <= len(text) <= most:
            raise CannotType("text-length", where=f"({label})", least=least, most=most, length=len(text))
        return text

    def _chosen(self, label: str, item: Json, given: str | None) -> list[str]:
        options = item.get("options") or []
        if given is None:
            return [str(option["value"]) for option in options if option.get("default")]
        return [str(pick(options, word.strip(), f"({label})")["value"]) for word in given.split("|")]

    def _uploads(self, label: str, item: Json, given: str | None) -> list[str]:
        idents = []
        for word in (given or "").split():
            path = self._folder / word.removeprefix("@")
            if not path.is_file():
                raise CannotType("no-file", file=word)
            ident = str(self._new_id())
            self.files[ident] = path
            idents.append(ident)
        least = item.get("min_values", 1) if item.get("required", True) else 0
        if not least <= len(idents) <= item.get("max_values", 1):
            raise CannotType("choose-between", where=f"({label})", least=least, most=item.get("max_values", 1))
        return idents
