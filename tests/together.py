"""One test for many small cases, as of all sentences: to collect and set up a test costs more than such a case does."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection
from functools import wraps
from typing import Any


def of_each(name: str, cases: Collection[Any], of: Callable[[Any], str] = str) -> Callable[[Callable[..., None]], Any]:
    """Instead of `pytest.mark.parametrize`: the test is played with each of *cases* as its argument *name*, and fails
    at the end with all that went wrong; *of* says how a case is called there.

    >>> @of_each("number", [1, 2, 3, 4])
    ... def test_it_is_odd(number: int) -> None:
    ...     assert number % 2
    >>> try:
    ...     test_it_is_odd()
    ... except ExceptionGroup as wrong:
    ...     print(wrong.message, [each.__notes__ for each in wrong.exceptions])
    2 of 4 fail [['number: 2'], ['number: 4']]
    """
    if not cases:
        raise ValueError(f"no case of {name}")

    def folded(test: Callable[..., None]) -> Any:
        @wraps(test)
        def all_of_them(**fixtures: Any) -> None:
            wrong: list[Exception] = []
            for case in cases:
                try:
                    test(**fixtures, **{name: case})
                except Exception as error:
                    error.add_note(f"{name}: {of(case)}")
                    wrong.append(error)
            if wrong:
                raise ExceptionGroup(f"{len(wrong)} of {len(cases)} fail", wrong)

        asked = inspect.signature(test)
        wanted = [one for one in asked.parameters.values() if one.name != name]
        all_of_them.__signature__ = asked.replace(parameters=wanted)  # type: ignore[attr-defined]
        return all_of_them

    return folded
