#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""Set everything up, then go, on a machine that has only Python 3.11 or newer, and pip.

    python3 start.py rehearse       play at a local table (no token, no network once set up)
    python3 start.py test           run the whole test suite
    python3 start.py setup          only set up, with what developers need
    python3 start.py run            the bot on Discord; likewise `doctor`, `backup PATH`, ...: all of `python -m bot`

The first start makes `.venv` beside this file and installs exactly what the lock file says; later ones go at once.
Further arguments are handed on. The bot's variables may stand in a file `.env` beside this one (see `.env.example`);
those of the environment count before it.
"""

# This file imports nothing but the standard library, and is written so that every Python since 2.7 can read it: an old
# one looks for a newer one, or says what is wanted. What can go wrong on the way is said in one sentence a language.
#
# - `.venv/installed` names the Python that the environment is for and the digest of the lock that is installed.
# - `.venv/unfinished` stands there while something is being installed, with the names of what was there before. Whoever
#   finds it later sees by these whether a start that was killed had changed anything; if so, all is made anew.
# - This very file is the lock that lets one start after another set up; pip holds it, too, so that nobody disturbs
#   one whose start was killed.

from __future__ import print_function

import errno
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(HERE, ".venv")
PYTHON = os.path.join(VENV, *(("Scripts", "python.exe") if os.name == "nt" else ("bin", "python")))
MARK, UNFINISHED, LOG = (os.path.join(VENV, name) for name in ("installed", "unfinished", "setup.log"))
TO_PLAY, TO_DEVELOP = "requirements-run.lock", "requirements.lock"
VARIABLES = os.path.join(HERE, ".env")
MEMORY, SPARE = "/dev/shm", 2 * 1024**3
OLDEST = (3, 11)
KNOWS_OTHER_PYTHONS = 23
"""Since this release pip installs into an environment without one (22.3 is the first that does)."""
ENOUGH = "import sys; sys.exit(sys.version_info < (3, 11))"
FULL = (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC))
FORBIDDEN = (errno.EROFS, errno.EACCES, errno.EPERM)

SAID = {
    "setting-up": (
        "Installation de {count} paquets, une fois pour toutes : une minute ou deux…",
        "Setting up {count} packages, once and for all: a minute or two…",
    ),
    "waiting": (
        "Une autre installation est en cours dans ce dossier : on attend qu’elle finisse…",
        "Another start is setting up this folder: waiting until it has finished…",
    ),
    "too-old": (
        "Arbitre demande Python 3.11 ou plus récent, non Python {version} : installez-en un, puis relancez avec lui.",
        "Arbitre needs Python 3.11 or newer, and this is Python {version}: install one, and start again with it.",
    ),
    "no-venv": (
        "Ce Python vient sans son module venv : installez le paquet qui le contient (Debian et Ubuntu : python3-venv).",
        "This Python comes without its venv module: install the package that holds it (Debian, Ubuntu: python3-venv).",
    ),
    "no-pip": (
        "Il manque pip à {python} : installez-le (Debian et Ubuntu : apt install python3-pip), puis relancez.",
        "{python} has no pip: install it (Debian, Ubuntu: apt install python3-pip), then start again.",
    ),
    "read-only": (
        "On ne peut pas écrire dans {path} ({why}) : copiez Arbitre dans un dossier à vous, et lancez-le de là.",
        "{path} cannot be written to ({why}): copy Arbitre to a folder of your own, and start it there.",
    ),
    "full": (
        "Le disque est plein : libérez un demi-gigaoctet (dans {path} et le dossier temporaire), puis relancez.",
        "The disk is full: make room for half a gigabyte (in {path} and the temporary folder), then start again.",
    ),
    "not-ours": (
        "{path} n’est pas un environnement Python : renommez-le ou déplacez-le, puis relancez.",
        "{path} is no Python environment: rename it or move it away, then start again.",
    ),
    "colon": (
        "Python n’accepte pas d’environnement dans un chemin qui contient « {mark} » : renommez le dossier {path}.",
        "Python accepts no environment within a path that contains “{mark}”: rename the folder {path}.",
    ),
    "network": (
        "Le premier lancement télécharge ses paquets, et le dépôt de paquets est injoignable : vérifiez la connexion, "
        "puis relancez.",
        "The first start downloads its packages, and the package index cannot be reached: check the connection, then "
        "start again.",
    ),
    "certificate": (
        "Le certificat du dépôt de paquets n’a pas pu être vérifié : vérifiez l’heure de la machine et le certificat "
        "de votre mandataire (variable PIP_CERT), puis relancez.",
        "The package index’s certificate could not be verified: check this machine’s clock and your proxy’s "
        "certificate (variable PIP_CERT), then start again.",
    ),
    "altered": (
        "Un paquet téléchargé n’est pas celui que le fichier {lock} attend : rien n’a été installé (détails : {log}).",
        "A downloaded package is not the one that {lock} expects: nothing was installed (details: {log}).",
    ),
    "variables": (
        "{path}, ligne {line} : on y attend NOM=valeur, un commentaire (#) ou une ligne vide.",
        "{path}, line {line}: NAME=value is expected there, a comment (#) or an empty line.",
    ),
    "variables-quote": (
        "{path}, ligne {line} : le guillemet ouvert là n’est jamais refermé.",
        "{path}, line {line}: the quotation mark that opens there is never closed.",
    ),
    "variables-text": (
        "{path} n’est pas un texte en UTF-8 : enregistrez-le dans ce codage.",
        "{path} is no text in UTF-8: save it in that encoding.",
    ),
    "failed": (
        "L’installation a échoué : {why} (détails : {log}).",
        "Setting up failed: {why} (details: {log}).",
    ),
}
"""What is said to whoever started this, in French and in English."""

SIGNS = (
    ("full", r"No space left on device|Disk quota exceeded|Errno (28|122)\b"),
    ("certificate", r"CERTIFICATE_VERIFY_FAILED|SSLCertVerificationError"),
    (
        "network",
        r"Retrying \(|NewConnectionError|Connection(Reset|Refused|)Error|Connect(ion)? ?[Tt]ime|Read ?[Tt]ime"
        r"|ProxyError|RemoteDisconnected|Name or service not known|Temporary failure in name|getaddrinfo"
        r"|Network is unreachable",
    ),
    ("altered", r"DO NOT MATCH THE HASHES"),
)
"""By which words in pip's report a cause is known; the first that is found counts."""


class Trouble(Exception):
    """Why it cannot go on: a key of `SAID`, with what its sentence names."""

    def __init__(self, key, **facts):
        Exception.__init__(self, key)
        self.key, self.facts = key, facts


def main(args):  # type: (list) -> int
    if not args or args[0] in ("-h", "--help"):
        print(__doc__.strip())
        return 0 if args else 2
    if sys.version_info < OLDEST:
        return _with_newer_python(args)
    command, rest = args[0], args[1:]
    try:
        _set_up(TO_DEVELOP if command in ("test", "setup") else TO_PLAY)
    except KeyboardInterrupt:
        return 130
    except Trouble as trouble:
        return _say(trouble.key, **trouble.facts)
    except OSError as error:
        return _say(*_trouble_with_files(error))
    if command == "setup":
        return 0
    if command == "test":
        # The whole suite on all cores; a few chosen tests start sooner without.
        # One more than there are cores: a test waits a fifth of its time, for its bot or for a moment to come.
        workers = str((os.cpu_count() or 1) + 1)
        _keep_in_memory()
        many = ["-n", workers, "--dist", "worksteal"] if rest in ([], ["--rest"]) else []
        return _go([PYTHON, "-m", "pytest"] + many + rest)
    try:
        _take_variables()
    except Trouble as trouble:
        return _say(trouble.key, **trouble.facts)
    except OSError as error:
        return _say("failed", why="%s: %s" % (VARIABLES, error.strerror or error), log="–")
    # -P: a folder named “bot” where we are is not meant.
    return _go([PYTHON, "-P", "-m", "bot", command] + rest)


def _say(key, facts=None, **more):  # type: (str, dict, object) -> int
    facts = dict(facts or {}, **more)
    for sentence in SAID[key]:
        print(sentence.format(**facts), file=sys.stderr)
    sys.stderr.flush()
    return 2


def _trouble_with_files(error):  # type: (OSError) -> tuple
    why, path = error.strerror or str(error), error.filename or HERE
    if error.errno in FULL:
        return "full", {"path": HERE}
    if error.errno in FORBIDDEN:
        return "read-only", {"path": path if os.path.exists(path) else os.path.dirname(path), "why": why}
    return "failed", {"why": "%s: %s" % (path, why), "log": LOG}


def _with_newer_python(args):  # type: (list) -> int
    """Have the newest Python on the search path do it; a name that is there need not be a Python that starts."""
    folders = os.environ.get("PATH", os.defpath).split(os.pathsep)
    for name in ["python3.%d" % minor for minor in range(30, OLDEST[1] - 1, -1)] + ["python3"]:
        for path in (os.path.join(folder, name) for folder in folders):
            if os.access(path, os.X_OK) and _quietly([path, "-c", ENOUGH]):
                return _go([path, os.path.abspath(__file__)] + args)
    return _say("too-old", version="%d.%d" % sys.version_info[:2])


# ---- the environment


def _set_up(lock):  # type: (str) -> None
    """Make the environment and install *lock* in it, unless that was done already."""
    if _installed(lock):
        return
    if os.pathsep in VENV:
        raise Trouble("colon", mark=os.pathsep, path=HERE)
    with _Alone() as alone:
        if _installed(lock):
            return
        usable = _usable()
        if usable:
            _write(UNFINISHED, _packages())
        else:
            _clear()
        _say("setting-up", count=_read(lock).count(b"=="))
        if not usable:
            _make()
        _install(lock, alone)


def _installed(lock):  # type: (str) -> bool
    """Whether *lock*, as it reads now, is installed for the Python that is there."""
    made_for, digest = _marked()
    if not made_for or made_for != _target() or os.path.exists(UNFINISHED):
        return False
    return any(digest == hashlib.sha256(_read(each)).hexdigest() for each in (lock, TO_DEVELOP))


def _marked():  # type: () -> tuple
    """For which Python something is installed, and the digest of the lock; empty words for none."""
    try:
        with io.open(MARK, encoding="utf-8") as file:
            made_for, digest = file.read().splitlines()
    except (OSError, ValueError):
        return "", ""
    return made_for, digest


def _target():  # type: () -> str
    """The program that the environment's Python is a link to; an empty word if that is gone."""
    return os.path.realpath(PYTHON) if os.path.exists(PYTHON) else ""


def _usable():  # type: () -> bool
    """Whether the environment that is there can be added to; else it is to be made (anew)."""
    made_for, _ = _marked()
    if os.path.exists(UNFINISHED):
        with io.open(UNFINISHED, encoding="utf-8", errors="replace") as file:
            if file.read().splitlines() != _packages():
                return False
    return bool(_target()) and made_for in ("", _target()) and _quietly([PYTHON, "-I", "-c", ENOUGH])


def _packages():  # type: () -> list
    """The names in the environment's folders of packages; the first is a word that makes an unfinished one differ."""
    found = ["as before:"]
    for library in ("lib", "Lib"):
        within = os.path.join(VENV, library)
        for folder in [within] + [os.path.join(within, name) for name in sorted(_names(within))]:
            found += sorted(_names(os.path.join(folder, "site-packages")))
    return found


def _names(folder):  # type: (str) -> list
    return os.listdir(folder) if os.path.isdir(folder) else []


def _clear():  # type: () -> None
    """Take away the environment that is there. What is not known as one is left alone."""
    known = [MARK, UNFINISHED, os.path.join(VENV, "pyvenv.cfg")]
    if not os.path.isdir(VENV):
        if os.path.lexists(VENV):
            raise Trouble("not-ours", path=VENV)
        os.mkdir(VENV)
    elif os.listdir(VENV) and not any(os.path.exists(each) for each in known):
        raise Trouble("not-ours", path=VENV)
    _write(UNFINISHED, ["being made"])
    for path in (os.path.join(VENV, name) for name in os.listdir(VENV)):
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path)
        elif path != UNFINISHED:
            os.unlink(path)


def _make():  # type: () -> None
    try:
        import venv
    except ImportError:
        raise Trouble("no-venv")
    venv.EnvBuilder(symlinks=os.name != "nt").create(VENV)


def _install(lock, alone):  # type: (str, _Alone) -> None
    pip, before = _pip(), _packages()
    options = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"]
    command = pip + ["install"] + options + ["-r", os.path.join(HERE, lock)]
    streams = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    process = subprocess.Popen(command, cwd=HERE, env=_environment(), **dict(streams, **alone.shared))
    try:
        said = process.communicate()[0].decode("utf-8", "replace")
    except KeyboardInterrupt:
        process.wait()  # it was interrupted, too
        raise
    if process.returncode == 0:
        _write(MARK, [_target(), hashlib.sha256(_read(lock)).hexdigest()])
        os.unlink(UNFINISHED)
        return
    if _marked()[0] and _packages() == before:
        os.unlink(UNFINISHED)  # what was complete still is
    raise _trouble_with_pip(said, lock)


def _trouble_with_pip(said, lock):  # type: (str, str) -> Trouble
    key = next((key for key, sign in SIGNS if re.search(sign, said)), "failed")
    try:
        _write(LOG, said.splitlines())
    except OSError:
        if key in ("altered", "failed"):
            sys.stderr.write(said)
    errors = [line[len("ERROR: ") :] for line in said.splitlines() if line.startswith("ERROR: ")]
    why = (errors or said.split("\n")[-2:] or [""])[-1].strip().rstrip(".")
    return Trouble(key, path=HERE, lock=lock, log=LOG, why=why)


def _pip():  # type: () -> list
    """The command that installs into the environment.

    Some systems ship Python without the means to put pip into an environment (`ensurepip`): the pip outside does it,
    or, if it is too old for that, a copy of it.
    """
    within = [PYTHON, "-I", "-m", "pip"]
    has_pip = [PYTHON, "-I", "-c", "import pip"]
    if _quietly(has_pip) or _quietly([PYTHON, "-I", "-m", "ensurepip", "--default-pip"]):
        return within
    outside = sys.executable, getattr(sys, "_base_executable", sys.executable)
    found = next((each for each in outside if _quietly([each, "-c", "import pip"])), None)
    if found is None:
        raise Trouble("no-pip", python=sys.executable)
    ask = "import pip; print(pip.__version__.split('.')[0]); print(*pip.__path__)"
    release, source = _told([found, "-c", ask]).split("\n", 1)
    if int(release) >= KNOWS_OTHER_PYTHONS:
        return [found, "-m", "pip", "--python", PYTHON]
    packages = _told([PYTHON, "-I", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    shutil.copytree(source, os.path.join(packages, "pip"))
    return within


def _environment():  # type: () -> dict
    """This process's, without what would have pip install elsewhere or believe that something is installed already."""
    env = dict(os.environ, PIP_USER="0", PIP_RETRIES="3", PYTHONUTF8="1", PYTHONIOENCODING="utf-8")
    for name in ("PYTHONPATH", "PYTHONHOME", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT"):
        env.pop(name, None)
    if not os.path.isabs(os.path.expanduser("~")):
        env["PIP_NO_CACHE_DIR"] = "1"  # nobody's home: the cache would go to a folder named “~” here
    return env


class _Alone(object):
    """While it is entered, no other start sets up this folder. Where files cannot be locked, nothing is."""

    def __enter__(self):
        self.shared = {}  # what makes a process that is started hold the lock, too
        self.file = open(os.path.abspath(__file__), "rb")
        try:
            if os.name == "nt":
                self._on_windows()
            else:
                self._elsewhere()
        except (OSError, ImportError):
            pass
        return self

    def __exit__(self, *_):
        self.file.close()

    def _elsewhere(self):
        import fcntl

        self.shared = {"pass_fds": (self.file.fileno(),)}
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            _say("waiting")
            fcntl.flock(self.file, fcntl.LOCK_EX)

    def _on_windows(self):
        import msvcrt

        self.file.seek(1 << 30)  # far behind the end: nobody is kept from reading
        try:
            msvcrt.locking(self.file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            _say("waiting")
            while True:
                try:
                    return msvcrt.locking(self.file.fileno(), msvcrt.LK_LOCK, 1)  # tries for ten seconds
                except OSError as error:
                    if error.errno not in (errno.EACCES, errno.EDEADLK):
                        raise


# ---- the variables

ASSIGNED = re.compile(r"(?:export[ \t]+)?([A-Za-z_][A-Za-z0-9_.-]*)[ \t]*(?:=[ \t]*(.*))?$", re.DOTALL)
QUOTED = {
    "'": re.compile(r"'([^']*)'[ \t]*(?:#.*)?$"),
    '"': re.compile(r'"((?:[^"\\]|\\.)*)"[ \t]*(?:#.*)?$', re.DOTALL),
}
ESCAPED = {"n": "\n", "r": "\r", "t": "\t"}


def _take_variables():  # type: () -> None
    """Take over what the file of variables says, where there is one; what the environment says stays."""
    if not os.path.isfile(VARIABLES):
        return
    with io.open(VARIABLES, encoding="utf-8-sig") as file:
        try:
            text = file.read()
        except ValueError:
            raise Trouble("variables-text", path=VARIABLES)
    for name, value in _variables(text):
        os.environ.setdefault(name, value)


def _variables(text):  # type: (str) -> list
    """The names and values that *text* gives, as the container reads such a file.

    A value may stand in quotation marks (within double ones, a backslash escapes), over several lines, too; outside of
    them a comment begins with a # after white space. A name without a value is left to the environment.
    """
    found, lines = [], text.split("\n")
    at = 0
    while at < len(lines):
        first, line = at + 1, lines[at].strip()
        at += 1
        if not line or line.startswith("#"):
            continue
        said = ASSIGNED.match(line)
        if not said:
            raise Trouble("variables", path=VARIABLES, line=first)
        name, value = said.groups()
        if value is None:
            continue
        form = QUOTED.get(value[:1])
        if form is None:
            found.append((name, re.split(r"(?:^|[ \t])#", value, maxsplit=1)[0].rstrip()))
            continue
        within = form.match(value)
        while not within:
            if at == len(lines):
                raise Trouble("variables-quote", path=VARIABLES, line=first)
            value += "\n" + lines[at]
            at += 1
            within = form.match(value)
        kept = within.group(1)
        if value[0] == '"':
            kept = re.sub(r"\\(.)", lambda each: ESCAPED.get(each.group(1), each.group(1)), kept, flags=re.DOTALL)
        found.append((name, kept))
    return found


# ---- small things


def _read(name):  # type: (str) -> bytes
    with open(os.path.join(HERE, name), "rb") as file:
        return file.read()


def _write(path, lines):  # type: (str, list) -> None
    """Write it whole or not at all."""
    with io.open(path + ".new", "w", encoding="utf-8", errors="replace") as file:
        file.write("".join(line + "\n" for line in lines))
    os.replace(path + ".new", path)


def _quietly(command):  # type: (list) -> bool
    """Whether *command* ends well, whatever it says."""
    try:
        with open(os.devnull, "r+b") as nowhere:
            return not subprocess.call(
                command, cwd=HERE, env=_environment(), stdin=nowhere, stdout=nowhere, stderr=nowhere
            )
    except OSError:
        return False


def _told(command):  # type: (list) -> str
    """What *command* prints."""
    return subprocess.check_output(command, cwd=HERE, env=_environment()).decode("utf-8").strip()


def _keep_in_memory():  # type: () -> None
    """The files of tests, which live for a moment, need no disk where there is memory to spare for them."""
    try:
        found = os.statvfs(MEMORY)
    except (AttributeError, OSError):
        return
    if found.f_bavail * found.f_frsize >= SPARE and os.access(MEMORY, os.W_OK) and not found.f_flag & os.ST_NOEXEC:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", MEMORY)


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
