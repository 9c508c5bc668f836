"""What every game has, once.

How a chapter is written (`book`), how a command's options are read (`options`), who is named where (`naming`); who
joins (`joining`), changes sides and names (`mustering`), follows his sheet (`following`); the table's choices
(`choices`); what people type in sheets (`entries`, `filling`); forms of which only what would be accepted is left
(`sifting`).
"""
