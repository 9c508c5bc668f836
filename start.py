#!/usr/bin/env python3
"""Set everything up, then go, on a machine that has only Python 3.11 or newer.

    python3 start.py rehearse       play at a local table (no token, no network once set up)
    python3 start.py test           run the whole test suite
    python3 start.py setup          only set up, with what developers need
    python3 start.py run            the bot on Discord; likewise `doctor`, `backup PATH`, …: all of `python -m bot`

The first start makes `.venv` beside this file and installs exactly what the lock file says; later ones go at once.
Further arguments are handed on. This file imports nothing but the standard library, and also starts under an older
Python, to look for a newer one.
"""

import hashlib
import os
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
TO_PLAY, TO_DEVELOP = "requirements-run.lock", "requirements.lock"


def main(args):  # type: (list) -> int
    if not args or args[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0 if args else 2
    if sys.version_info < (3, 11):  # noqa: UP036
        return _with_newer_python(args)
    command, rest = args[0], args[1:]
    failed = _set_up(TO_DEVELOP if command in ("test", "setup") else TO_PLAY)
    if failed:
        return failed
    if command == "setup":
        return 0
    if command == "test":
        # The whole suite on all cores; a few chosen tests start sooner without.
        return _go([PYTHON, "-m", "pytest", *(rest or ("-n", "auto", "--dist", "worksteal"))])
    return _go([PYTHON, "-m", "bot", command, *rest])


def _with_newer_python(args):  # type: (list) -> int
    for minor in range(20, 10, -1):
        newer = shutil.which(f"python3.{minor}")
        if newer:
            return _go([newer, os.path.abspath(__file__), *args])
    print("Arbitre demande Python 3.11 ou plus récent / needs Python 3.11 or newer.", file=sys.stderr)
    return 2


def _set_up(lock):  # type: (str) -> int
    """Make the environment and install *lock* in it, unless that was done already; 0 when all is well."""
    if any(os.path.exists(_mark(done)) for done in (lock, TO_DEVELOP)):
        return 0
    print("Installation… / Setting up…", file=sys.stderr, flush=True)
    if not os.path.exists(PYTHON):
        _make_venv()
    pip = [PYTHON, "-m", "pip"]
    if subprocess.call([*pip, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):
        # Some systems ship Python without the means to put pip into an environment: the outer pip does it.
        pip = [sys.executable, "-m", "pip", "--python", PYTHON]
    failed = subprocess.call(
        [*pip, "install", "--quiet", "--disable-pip-version-check", "-r", os.path.join(HERE, lock)], cwd=HERE
    )
    if failed:
        print("L’installation a échoué (voir ci-dessus) / setting up failed (see above).", file=sys.stderr)
        return failed
    with open(_mark(lock), "w", encoding="utf-8") as mark:
        mark.write(lock + "\n")
    return 0


def _make_venv():  # type: () -> None
    import venv

    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (subprocess.CalledProcessError, ImportError):
        venv.create(VENV, clear=True, with_pip=False)


def _mark(lock):  # type: (str) -> str
    """The file that says that *lock*, as it reads now, is installed."""
    with open(os.path.join(HERE, lock), "rb") as file:
        return os.path.join(VENV, "installed-" + hashlib.sha256(file.read()).hexdigest()[:16])


def _go(command):  # type: (list) -> int
    """Become *command*. Tests run in the project's folder, all else where we are: paths keep their meaning."""
    if "pytest" in command:
        os.chdir(HERE)
    os.environ["PYTHONPATH"] = os.pathsep.join(part for part in (HERE, os.environ.get("PYTHONPATH")) if part)
    sys.stdout.flush()
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
