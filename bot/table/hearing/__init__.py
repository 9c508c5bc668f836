"""What is heard: who may say it, and what is meant.

`authority` says who may speak for whom, and who is game master; `meaning` understands what is typed: names, the game's
words, what a command notes; `blanks` are those of commands, and what is read in one by itself. `quiet` and `delays`
read the hours and times that people type.

It may ask `base`.
"""
