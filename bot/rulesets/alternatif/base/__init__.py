"""What every chapter stands on, and what knows none of them.

`checks` is what words and questions ask of what was typed, `needs` what has to be so for a word. `shares` is one die
for several and what hands hold, `rolls` is what dice are thrown for, `distances` where people are, `moves` who makes a
full move, `arms` what shoots and how far, `times` how long magic takes. `story` names the
points at which later chapters have their word.
"""
