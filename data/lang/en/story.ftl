# The story of a fight, and its exports.

story-title = # A fight ({ $game })
story-day = *{ $year }-{ $month }-{ $day }*
story-end = In the end
story-so-far = So far
note-export-story = Here is the story of the fight, as far as you may know it.
note-export-seen = Here is what you may know of the fight. Arbitre’s command `verify` proves each die that is in it.
note-export-not-ended = Here is the fight so far. The seed of the dice is not in it: it is revealed at the end.
refused-unknown-format = “{ $typed }” is no form of export. There are: { $names }.
