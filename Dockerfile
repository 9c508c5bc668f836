# Arbitre, small and without rights: no root, nothing written but /data (and /tmp), no secret inside.

# The Python of the types, the lock files and the checks. To pin the very bytes: `docker pull python:3.11.13-slim-bookworm`,
# then append the digest that it prints (@sha256:…) to both lines.
FROM python:3.11.13-slim-bookworm AS build
WORKDIR /build
COPY requirements-run.lock ./
# A 32-bit ARM board finds everything ready-made but Pillow, which is built from its sources there.
RUN if [ "$(dpkg --print-architecture)" = armhf ]; then \
        apt-get update && apt-get install -y --no-install-recommends g++ libjpeg-dev zlib1g-dev libfreetype-dev \
        && rm -rf /var/lib/apt/lists/*; fi
RUN python -m venv /opt/arbitre \
    && /opt/arbitre/bin/pip install --no-cache-dir --disable-pip-version-check -r requirements-run.lock \
    && /opt/arbitre/bin/python -m pip uninstall --yes --quiet pip setuptools
COPY bot/ /app/bot/
COPY cogs/ /app/cogs/
COPY data/ /app/data/
COPY LICENSE /app/
# Bytecode is made here, since the root of the running container is read-only.
RUN python -m compileall -q /app/bot /app/cogs

FROM python:3.11.13-slim-bookworm
LABEL org.opencontainers.image.title="Arbitre" \
      org.opencontainers.image.description="A referee for tabletop combat on Discord" \
      org.opencontainers.image.licenses="MIT"
RUN if [ "$(dpkg --print-architecture)" = armhf ]; then \
        apt-get update && apt-get install -y --no-install-recommends libjpeg62-turbo libfreetype6 \
        && rm -rf /var/lib/apt/lists/*; fi
RUN python -m pip uninstall --yes --quiet --root-user-action=ignore pip setuptools wheel \
    && groupadd --system --gid 10001 arbitre \
    && useradd --system --uid 10001 --gid arbitre --home-dir /data --no-create-home --shell /usr/sbin/nologin arbitre \
    && install -d -o arbitre -g arbitre -m 0700 /data
COPY --from=build /opt/arbitre /opt/arbitre
COPY --from=build /app /app
WORKDIR /app
ENV PATH=/opt/arbitre/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    DATABASE_PATH=/data/arbitre.db
USER 10001:10001
VOLUME /data
STOPSIGNAL SIGTERM
# Looks at the heartbeat of the bot that runs; costs next to nothing.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot.healthy"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
