"""A few figures for whoever watches the host's services, as plain text on a port of their own (off by default).

The text is what Prometheus reads: `name value`, one a line. Nothing in it names a person, a server or a channel.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

_LONGEST_REQUEST = 8_192
_PATIENCE_S = 5.0

Figures = Callable[[], Mapping[str, float]]


async def serve_figures(port: int, figures: Figures) -> asyncio.Server:
    """Answer every HTTP request on *port* with the present *figures*. Raises `OSError` if the port is taken."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_PATIENCE_S):
                await reader.readuntil(b"\r\n\r\n")
                body = "".join(f"arbitre_{name} {value:g}\n" for name, value in figures().items()).encode()
                head = f"HTTP/1.1 200 OK\r\nContent-Type: text/plain; version=0.0.4\r\nContent-Length: {len(body)}\r\n"
                writer.write(head.encode() + b"Connection: close\r\n\r\n" + body)
                await writer.drain()
        except (TimeoutError, OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            pass  # whoever asked has gone, or did not speak HTTP
        finally:
            writer.close()

    return await asyncio.start_server(answer, host=None, port=port, limit=_LONGEST_REQUEST)
