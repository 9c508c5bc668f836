# The health of the running bot. One line a sentence, nothing to choose: the health check reads them without a parser.

health-well = The bot is running and reaches Discord (last sign of life: { $seconds } s ago).
health-off = No bot is running on the database { $path }: start it with `python3 start.py run`, or `docker compose up -d`.
health-silent = The bot has given no sign of life for { $minutes } min: it has stopped or hangs, start it again.
health-cut-off = The bot has not reached Discord for { $minutes } min: look at this machine’s network, then start it again.
health-unreadable = The database { $path } does not tell how the bot is ({ $detail }): the command `doctor` tells more.
