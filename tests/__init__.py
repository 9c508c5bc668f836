"""The tests. Whoever wants no bytecode beside programs that are installed means to keep those small, not to compile the
whole bot anew in each process of a test run, of which there are dozens: what is compiled here is kept. This stands
where it is imported before all else, the `conftest.py` of this folder included, and holds for what tests start."""

import os
import sys

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
