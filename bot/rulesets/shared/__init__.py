"""What every game has, once.

How a chapter is written (`book`), how a command's options are read (`options`), who is named where (`naming`), a game
as a whole (`game`), its order of work (`working`), what can be done in it (`actions`), what it needs and why not
(`needs`, `lacking`), what is rolled and by which law (`check`), questions with one blank (`asking`); who is here
(`gathering`, `people`, `coming`, `joining`), who may read what (`secrecy`) and how it is seen (`seeing`), who answers
before a person is asked (`deciding`); who acts when (`initiative`, `turns`), what holds for a while (`conditions`)
and what that does (`consequences`), where people stand (`ground`); the figures that the game master sets (`figures`,
`correcting`), the table's choices (`choices`); sheets (`sheets`; of people with something in each hand: `hands`),
combatants made of them (`recruiting`), those that follow them (`following`), what people type in them (`entries`,
`filling`); forms of which only what would be accepted is left (`sifting`).

`tests/front/brawl.py` is a small game made of these alone.
"""
