"""What every game has, once.

How a chapter is written (`book`), how a command's options are read (`options`), who is named where (`naming`), a game
as a whole (`game`), its order of work (`working`), what can be done in it (`actions`), what is rolled and by which law
(`check`), questions with one blank (`asking`); who is here (`people`, `joining`), who may read what (`secrecy`); the
figures that the game master sets (`figures`), sheets that are followed (`following`), the table's choices (`choices`);
what people type in sheets (`entries`, `filling`); forms of which only what would be accepted is left (`sifting`).
"""
