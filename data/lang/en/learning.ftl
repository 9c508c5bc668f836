# The lesson: a small fight for one person, who is told what is asked and what each button costs.

note-lesson-opened =
    🎓 **Lesson**: { $game }, a practice fight for { $learner } against a foe that the bot plays. Nothing of it will last, and it ends by itself.
    The dice are sealed beforehand; their commitment: `{ $commitment }`
note-lesson-advice = 💡 **Advice { $number } of { $count }**:
note-lesson-quiet = No advice
note-lesson-end = End the lesson
note-lesson-quieted = No more advice; the lesson goes on.
note-lesson-over = 🎓 **The lesson is over.** For a real fight: { $open }.
refused-not-your-lesson = This lesson is somebody else’s: `/learn`, in another channel, gives you one.

learn-other = read the question, then press a button; without an answer in time, what it announces happens.
learn-again = the same question, at the same prices; *My fighter* shows your points and your next moment, *Why?* the sum behind what has just happened.
learn-alternatif-declare = you announce what you prepare; *Attack* rolls a reaction die, and the blow comes so many segments later; *Stand by* costs nothing and prepares nothing.
learn-alternatif-strike = your blow is ready; *Strike* rolls a d20 against your foe’s armour, *Aim at a weapon* goes for what your foe holds, *Give up the blow* loses your action.
learn-alternatif-instead = what you announce takes the place of your blow and counts from this segment; in contact nearly everything lowers your guard; *Back to the blow* costs nothing.
learn-alternatif-changed = something has changed for you; *Go on* keeps what you were preparing, anything else takes its place and counts from this segment.
learn-alternatif-parry = the blow hits; *Parry* rolls a d20, whose total must reach your foe’s, and { $free ->
        [yes] costs nothing, for you are on the defensive
       *[no] puts your next action off
    }; *Take the hit* leaves your action at its time, but you lose points.
learn-alternatif-simultaneous = both actions come together, and each chooses in secret; *Attack* leaves that weapon without a parry, *Return to guard* keeps it, but puts your action off.
learn-alternatif-free = your foe is exposed; *Strike* seizes the moment, *Let it pass* costs nothing, but it does not come back.
learn-alternatif-expose = acting so lowers your guard; *Lower the guard* does it without a parry, *Do not* costs nothing.
learn-percentile-declare = everybody announces before anything happens; *Attack* strikes on your turn, *Parry only* and *Dodge* guard you, but hurt nobody.
learn-percentile-defence = the blow hits; each defence shows in brackets the score that the d100 must not exceed; *Take the hit* tries nothing, and you lose points.
learn-dnd35-declare = your turn has a standard action and a move, in either order; *Attack* takes the action, *Approach* the move, *Short step* does not expose you, *End my turn* loses the rest.
learn-dnd35-opportunity = your foe exposes himself; *Strike* is one more attack, before he acts, *Let it pass* costs nothing.
