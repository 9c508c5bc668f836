"""The process is killed in the middle of its work, again and again: what was acknowledged is there, whole, and once."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bot.store import Archive, examine

HERE = Path(__file__).parent
TASKS = 6
WORKER = textwrap.dedent(
    f"""
    import asyncio, os, sys
    from pathlib import Path
    from storekit import message, opening, step
    from bot.store import Shown, Store

    async def fight(store, number):
        name = f"e{{number}}"
        loaded = await store.load(name)
        if loaded is None:
            await store.commit(opening(name, channel=number))
        line = loaded.last_line if loaded else 0
        while True:
            line += 1
            rows = (message(f"r{{line}}"), message("tracker", line))
            await store.commit(step(name, line, interaction=line * 100 + number, snapshot=line % 3 == 0, outbox=rows))
            os.write(1, f"{{name}} {{line}}\\n".encode())
            await store.shown([Shown(name, f"r{{line}}", 1, line * 100 + number)])

    async def main():
        store = await Store.open(Path(sys.argv[1]))
        await asyncio.gather(*(fight(store, number) for number in range({TASKS})))

    asyncio.run(main())
    """
)


@pytest.mark.skipif(sys.platform == "win32", reason="needs SIGKILL")
def test_killed_at_any_moment_it_keeps_what_it_acknowledged(path: Path) -> None:
    moments = random.Random(20)
    acknowledged = dict.fromkeys((f"e{number}" for number in range(TASKS)), 0)
    for _ in range(8):
        worker = subprocess.Popen(
            [sys.executable, "-c", WORKER, str(path)],
            cwd=HERE.parent.parent,
            env={"PYTHONPATH": f"{HERE.parent.parent}:{HERE}"},
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        assert worker.stdout is not None
        said = b""
        patience = moments.randrange(1, 1500)  # how much it may say before it dies
        while len(said) < patience and (part := worker.stdout.read(64)):
            said += part
        worker.send_signal(signal.SIGKILL)
        said += worker.stdout.read()
        assert worker.wait() == -signal.SIGKILL
        worker.stdout.close()
        for words in said.decode().rpartition("\n")[0].splitlines():
            name, _, line = words.partition(" ")
            acknowledged[name] = max(acknowledged[name], int(line))

        assert examine.examine(path, whole=True)
        with Archive(path) as archive:
            for name, last in acknowledged.items():
                loaded = archive.load(name)
                if loaded is None:
                    assert last == 0
                    continue
                entries = list(archive.entries(name))
                count = len(entries)
                # At most the one write in flight goes beyond what was acknowledged.
                assert last <= count <= last + 1
                acknowledged[name] = count
                assert [entry.line.line for entry in entries] == list(range(1, count + 1))
                assert [event.seq for entry in entries for event in entry.events] == list(range(1, 2 * count + 1))
                assert loaded.head.line == count
                versions = {slot.row.slot: slot.row.version for slot in archive.slots(name)}
                assert versions == {f"r{line}": 1 for line in range(1, count + 1)} | (
                    {"tracker": count} if count else {}
                )
                assert loaded.snapshot is not None
                assert loaded.snapshot.line == count - count % 3
    assert sum(acknowledged.values()) > 0
