"""What every game has, once: how a chapter is written (`book`), how a command's options are read (`options`), who is
named where (`naming`)."""
