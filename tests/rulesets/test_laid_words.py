"""The words by which faces are laid down name every roll of a game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.rulesets import alternatif, percentile
from bot.rulesets.alternatif.chapters import CONTENTS as ALTERNATIF
from bot.rulesets.percentile.chapters import CONTENTS as PERCENTILE

PURPOSE = re.compile(r"\bwhy=f?\"([a-z_-]+)")


@pytest.mark.parametrize(("package", "contents"), [(alternatif, ALTERNATIF), (percentile, PERCENTILE)])
def test_a_face_can_be_laid_down_for_every_roll(package: object, contents: object) -> None:
    home = Path(str(package.__file__)).parent  # type: ignore[attr-defined]
    found = {each for path in home.rglob("*.py") for each in PURPOSE.findall(path.read_text("utf-8"))}
    codes = contents.codes["gm-dice", "why"]  # type: ignore[attr-defined]
    assert sorted(each for each in found if not each.startswith(tuple(codes))) == []
    assert len(found) > 5
