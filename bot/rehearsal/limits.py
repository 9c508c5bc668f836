"""What Discord refuses in a message, a modal or a list of choices: lengths, counts, shapes.

Each check works on the body as sent and raises `Refused` with code 50035 (or a more precise one), naming every field
that is wrong. Lengths are in characters.
"""

from collections.abc import Iterator
from typing import Any

from .wire import Faulty, Refused
from .world import COMPONENTS_V2, Json

CONTENT = 2000
EMBED_TEXT = 6000
V2_TEXT = 4000
V2_COMPONENTS = 40

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
SELECTS = (3, 5, 6, 7, 8)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 19, 21, 22, 23
V2_TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)


def check_message(data: Json, *, v2: bool, files: int = 0) -> None:
    """A message about to be shown: *data* holds the content, embeds and components that it will have."""
    wrong = Faulty()
    content = data.get("content") or ""
    embeds = data.get("embeds") or []
    components = data.get("components") or []
    if v2:
        if content or embeds:
            wrong.add(
                "content" if content else "embeds",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "The field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
        _check_v2(wrong, components)
    else:
        wrong.length("content", content, CONTENT)
        _check_embeds(wrong, embeds)
        if components and wrong.count("components", components, 5, least=1):
            _check_rows(wrong, "components", components)
    if components:
        _check_custom_ids(wrong, components)
    wrong.refuse()
    if not content and not embeds and not components and not files:
        raise Refused(400, 50006, "Cannot send an empty message")


def _check_embeds(wrong: Faulty, embeds: Any) -> None:
    if not embeds or not wrong.count("embeds", embeds, 10):
        return
    total = 0
    for index, embed in enumerate(embeds):
        path = f"embeds.{index}"
        for name, most in (("title", 256), ("description", 4096)):
            if embed.get(name) is not None:
                wrong.length(f"{path}.{name}", embed[name], most)
                total += len(embed[name])
        for name, inner, most in (("footer", "text", 2048), ("author", "name", 256)):
            if embed.get(name):
                text = embed[name].get(inner)
                wrong.length(f"{path}.{name}.{inner}", text, most, least=1)
                total += len(text or "")
        fields = embed.get("fields") or []
        wrong.count(f"{path}.fields", fields, 25)
        for number, item in enumerate(fields):
            for name, most in (("name", 256), ("value", 1024)):
                text = item.get(name)
                if not text:
                    wrong.add(f"{path}.fields.{number}.{name}", "BASE_TYPE_REQUIRED", "This field is required")
                    continue
                wrong.length(f"{path}.fields.{number}.{name}", text, most)
                total += len(text)
        _check_url(wrong, f"{path}.url", embed.get("url"))
    if total > EMBED_TEXT:
        wrong.add("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TEXT}")


def _check_url(wrong: Faulty, path: str, url: Any) -> None:
    if url is not None and not str(url).startswith(("http://", "https://", "discord://", "attachment://")):
        wrong.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


def _check_rows(wrong: Faulty, path: str, rows: list[Any]) -> None:
    for index, row in enumerate(rows):
        here = f"{path}.{index}"
        if row.get("type") != ROW:
            wrong.add(f"{here}.type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({ROW},).')
            continue
        _check_row(wrong, here, row)


def _check_row(wrong: Faulty, path: str, row: Json) -> None:
    inside = row.get("components")
    if not wrong.count(f"{path}.components", inside, 5, least=1):
        return
    assert isinstance(inside, list)
    selects = 0
    for index, component in enumerate(inside):
        here = f"{path}.components.{index}"
        kind = component.get("type")
        if kind == BUTTON:
            check_button(wrong, here, component)
        elif kind in SELECTS:
            selects += 1
            check_select(wrong, here, component)
        else:
            wrong.add(f"{here}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 3, 5, 6, 7, 8).')
    if selects and len(inside) > 1:
        wrong.add(
            f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )


def check_button(wrong: Faulty, path: str, button: Json) -> None:
    """A label of 80 characters or an emoji; a custom id of 100, or a link."""
    style = button.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        wrong.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if style == 5:
        if not button.get("url") or button.get("custom_id"):
            wrong.add(path, "BUTTON_COMPONENT_INVALID_URL", "A link button has a url and no custom_id")
    elif style != 6:
        wrong.length(f"{path}.custom_id", button.get("custom_id"), 100, least=1)
    if button.get("label"):
        wrong.length(f"{path}.label", button["label"], 80)
    elif not button.get("emoji") and style != 6:
        wrong.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji")


def check_select(wrong: Faulty, path: str, select: Json) -> None:
    """Up to 25 options with values of their own, and bounds that they can meet."""
    wrong.length(f"{path}.custom_id", select.get("custom_id"), 100, least=1)
    if select.get("placeholder") is not None:
        wrong.length(f"{path}.placeholder", select["placeholder"], 150)
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25:
        wrong.add(f"{path}.min_values", "NUMBER_TYPE_MAX", "int value should be between 0 and 25.")
    if not 1 <= most <= 25 or most < least:
        wrong.add(f"{path}.max_values", "NUMBER_TYPE_MAX", "int value should be between min_values and 25.")
    if select.get("type") == STRING_SELECT:
        options = select.get("options")
        if wrong.count(f"{path}.options", options, 25, least=1):
            _check_options(wrong, f"{path}.options", options or [])
            if most > len(options or []):
                wrong.add(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES", "More than there are options.")


def _check_options(wrong: Faulty, path: str, options: list[Json]) -> None:
    seen = set()
    for index, option in enumerate(options):
        wrong.length(f"{path}.{index}.label", option.get("label"), 100, least=1)
        wrong.length(f"{path}.{index}.value", option.get("value"), 100, least=1)
        if option.get("description") is not None:
            wrong.length(f"{path}.{index}.description", option["description"], 100)
        if option.get("value") in seen:
            wrong.add(
                f"{path}.{index}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option.get("value"))


def _check_v2(wrong: Faulty, components: Any) -> None:
    if not wrong.count("components", components, V2_COMPONENTS, least=1):
        return
    everything = list(walk(components))
    if len(everything) > V2_COMPONENTS:
        wrong.add(
            "components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", f"The maximum is {V2_COMPONENTS} components."
        )
    text = sum(len(item.get("content") or "") for _, item in everything if item.get("type") == TEXT)
    if text > V2_TEXT:
        wrong.add("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Displayable text exceeds {V2_TEXT}.")
    for index, component in enumerate(components):
        if component.get("type") not in V2_TOP:
            wrong.add(f"components.{index}.type", "UNION_TYPE_CHOICES", f"Value must be one of {V2_TOP}.")
    for path, component in everything:
        match component.get("type"):
            case 1:
                _check_row(wrong, path, component)
            case 9:
                wrong.count(f"{path}.components", component.get("components"), 3, least=1)
                if not component.get("accessory"):
                    wrong.add(f"{path}.accessory", "BASE_TYPE_REQUIRED", "This field is required")
                elif component["accessory"].get("type") == BUTTON:
                    check_button(wrong, f"{path}.accessory", component["accessory"])
            case 10:
                if not component.get("content"):
                    wrong.add(f"{path}.content", "BASE_TYPE_REQUIRED", "This field is required")
            case 17:
                wrong.count(f"{path}.components", component.get("components"), V2_COMPONENTS, least=1)
            case _:
                pass


def walk(components: Any, path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component, outermost first, with its dotted path."""
    for index, component in enumerate(components or ()):
        here = f"{path}.{index}"
        yield here, component
        yield from walk(component.get("components"), f"{here}.components")
        for inner in ("accessory", "component"):
            if component.get(inner):
                yield f"{here}.{inner}", component[inner]


def _check_custom_ids(wrong: Faulty, components: Any) -> None:
    seen = set()
    for path, component in walk(components):
        custom = component.get("custom_id")
        if custom is None:
            continue
        if custom in seen:
            wrong.add(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        seen.add(custom)


def check_modal(data: Json) -> None:
    """A form: a title of 45 characters, one to five inputs, each labelled."""
    wrong = Faulty()
    wrong.length("data.title", data.get("title"), 45, least=1)
    wrong.length("data.custom_id", data.get("custom_id"), 100, least=1)
    components = data.get("components")
    if wrong.count("data.components", components, 5, least=1):
        for index, component in enumerate(components or []):
            _check_modal_part(wrong, f"data.components.{index}", component)
        _check_custom_ids(wrong, components)
    wrong.refuse()


def _check_modal_part(wrong: Faulty, path: str, component: Json) -> None:
    match component.get("type"):
        case 1:
            inside = component.get("components")
            if wrong.count(f"{path}.components", inside, 1, least=1):
                for item in inside or []:
                    wrong.length(f"{path}.components.0.label", item.get("label"), 45, least=1)
                    _check_input(wrong, f"{path}.components.0", item)
        case 18:
            wrong.length(f"{path}.label", component.get("label"), 45, least=1)
            if component.get("description") is not None:
                wrong.length(f"{path}.description", component["description"], 100)
            inner = component.get("component") or {}
            if inner.get("type") in SELECTS:
                check_select(wrong, f"{path}.component", inner)
            else:
                _check_input(wrong, f"{path}.component", inner)
        case 10:
            wrong.length(f"{path}.content", component.get("content"), V2_TEXT, least=1)
        case _:
            wrong.add(f"{path}.type", "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')


def _check_input(wrong: Faulty, path: str, item: Json) -> None:
    if item.get("type") not in (TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX):
        wrong.add(f"{path}.type", "UNION_TYPE_CHOICES", "This component does not belong into a modal.")
        return
    wrong.length(f"{path}.custom_id", item.get("custom_id"), 100, least=1)
    if item["type"] in (RADIO, CHECKBOXES):
        options = item.get("options")
        if wrong.count(f"{path}.options", options, 10, least=1 if item["type"] == CHECKBOXES else 2):
            _check_options(wrong, f"{path}.options", options or [])
    if item["type"] != TEXT_INPUT:
        return
    if item.get("style") not in (1, 2):
        wrong.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    if item.get("placeholder") is not None:
        wrong.length(f"{path}.placeholder", item["placeholder"], 100)
    if item.get("value") is not None:
        wrong.length(f"{path}.value", item["value"], 4000)
    if not 0 <= (item.get("min_length") or 0) <= 4000 or not 1 <= (item.get("max_length") or 4000) <= 4000:
        wrong.add(f"{path}.max_length", "NUMBER_TYPE_MAX", "int value should be between 1 and 4000.")


def check_choices(choices: Any) -> None:
    """At most 25 choices; names and text values of 1 to 100 characters."""
    wrong = Faulty()
    if wrong.count("data.choices", choices, 25):
        for index, choice in enumerate(choices):
            wrong.length(f"data.choices.{index}.name", choice.get("name"), 100, least=1)
            if isinstance(choice.get("value"), str):
                wrong.length(f"data.choices.{index}.value", choice["value"], 100, least=1)
    wrong.refuse()


def is_v2(flags: int) -> bool:
    return bool(flags & COMPONENTS_V2)
