"""Every kind of field in a form: defaults, what a client refuses, and the body that is sent."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.rehearsal.forms import Filling
from bot.rehearsal.typed import CannotType

OPTIONS = [{"label": "Warrior", "value": "w"}, {"label": "War mage", "value": "m", "default": True}]


def label(text: str, **inner: Any) -> dict[str, Any]:
    return {"type": 18, "label": text, "component": {"custom_id": text.casefold()} | inner}


FORM = {
    "custom_id": "sheet",
    "title": "A sheet",
    "components": [
        {"type": 10, "content": "Fill this in."},
        {
            "type": 1,
            "components": [{"type": 4, "custom_id": "name", "label": "Name", "min_length": 2, "max_length": 5}],
        },
        label("Class", type=3, options=OPTIONS),
        label("Temper", type=21, options=[{"label": "Calm", "value": "c"}, {"label": "Wild", "value": "x"}]),
        label("Skills", type=22, options=OPTIONS, min_values=0, max_values=2, required=False),
        label("Lefthanded", type=23),
        label("File", type=19, required=False, min_values=0),
    ],
}


def filling(folder: Path) -> Filling:
    numbers = count(1000)
    return Filling(FORM, lambda: next(numbers), folder)


def test_what_is_given_and_what_is_not(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("x")
    form = filling(tmp_path)
    body = form.body({"name": "Jurl", "temper": "wild", "lefthanded": "oui", "file": "@a.toml", "skills": "warrior|m"})
    answers: dict[str, Any] = {}
    for part in body["components"]:
        for item in part.get("components") or [part.get("component") or {"custom_id": "text"}]:
            answers[item["custom_id"]] = item.get("value", item.get("values"))
    assert body["custom_id"] == "sheet"
    assert answers == {
        "text": None,
        "name": "Jurl",
        "class": ["m"],
        "temper": "x",
        "skills": ["w", "m"],
        "lefthanded": True,
        "file": ["1000"],
    }
    assert form.files == {"1000": tmp_path / "a.toml"}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"temper": "calm"}, "Name. is required"),
        ({"name": "Jurl"}, "Temper. is required"),
        ({"name": "J", "temper": "calm"}, "2 to 5 characters, not 1"),
        ({"name": "Jurl", "temper": "sad"}, "no option “sad”"),
        ({"name": "Jurl", "temper": "calm", "class": "war"}, "several options contain “war”"),
        ({"name": "Jurl", "temper": "calm", "class": "w|m"}, "choose 1 to 1"),
        ({"name": "Jurl", "temper": "calm", "lefthanded": "perhaps"}, "neither true nor false"),
        ({"name": "Jurl", "temper": "calm", "file": "@none.toml"}, "no file"),
        ({"name": "Jurl", "temper": "calm", "age": "3"}, "no field .age."),
    ],
)
def test_what_a_client_would_not_submit(tmp_path: Path, given: dict[str, str], why: str) -> None:
    with pytest.raises(CannotType, match=why):
        filling(tmp_path).body(given)
