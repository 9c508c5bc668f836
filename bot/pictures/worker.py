"""The process that draws: one line of JSON in, one picture out, until nobody speaks to it any more.

The answer to a plan is a line with the number of bytes that follow; `-1` for a plan that cannot be drawn, and why is
said on the error stream. It ends by itself when its input is closed, however the bot ended.
"""

from __future__ import annotations

import signal
import sys
import traceback
from typing import BinaryIO

from bot.pictures.drawing import draw
from bot.pictures.plans import load


def serve(asked: BinaryIO, drawn: BinaryIO) -> None:
    """Draw every plan that comes by *asked*, to *drawn*."""
    for line in asked:
        try:
            picture = draw(load(line))
        except Exception:
            traceback.print_exc()
            drawn.write(b"-1\n")
        else:
            drawn.write(b"%d\n" % len(picture))
            drawn.write(picture)
        drawn.flush()


def main() -> None:
    # Ctrl-C at a terminal reaches this process too, and is the bot's business.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    drawn = sys.stdout.buffer
    sys.stdout = sys.stderr
    serve(sys.stdin.buffer, drawn)


if __name__ == "__main__":
    main()
