"""Benchmarks: what the bot costs, beside the least that any bot could cost, measured in the same run.

`python -m bench` prints one table. A *floor* is a small program that does only what cannot be avoided (a bare
discord.py command with one durable commit, an exchange of blows with stand-in rules, the imports); *ours* is the real
thing under the same load. Only the ratio of the two means anything on another machine.

`goals` says what is aimed at; `exchange` and `engine` are the rules without disk or network; `talk` drives a bot
(`bots`, `floor_bot`) through the Discord double from its players' `lanes`; `restart` fills a file and starts from it;
`hostile` looks for the input that costs everybody else most.
Nothing of the bot imports anything from here. `README.md` has the options.
"""
