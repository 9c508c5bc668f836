"""What every chapter stands on, and what knows none of them.

`records` changes copies of combatants, `checks` and `arguments` are what words ask of what was typed, `asking` names
questions. `shares` is one die for several, `rolls` is what dice are thrown for, `distances` where people are,
`wielding` what their hands hold, `temperament` how an autopilot feels.
"""
