word-ruleset-brawl = Tavern brawl
moment-brawl = Round { $round }
cell-brawl-1 = { $out ->
        [yes] out
       *[no] up
    }
    .width = 6
mark-brawl = { $status ->
        [none] { "" }
       *[other] ❕ { $who }: { $status_words }
    }
fighter-brawl = ❤️ Points: { $points }/{ $points_max }
sheet-brawl = **{ $name }** · skill { $skill }, nimble { $nimble }, points { $points }
question-brawl-declare = **{ $who }**, what do you do?
option-brawl-declare-action-strike = Strike
option-brawl-declare-action-delay = Let somebody go first
option-brawl-declare-action-pass = Get your breath
question-brawl-duck = **{ $who }**, { $by } hits you ({ $total }): do you duck?
option-brawl-duck-duck = Duck
option-brawl-duck-none = Take it
event-brawl-struck = 👊 **{ $combatant }** strikes { $target }: { $total } against { $against }{ $degree ->
        [critical] , a haymaker!
        [success] , a hit.
       *[failure] , a miss.
    }
why-brawl-struck = { $terms } = { $total }
event-brawl-ducked = { $success ->
        [yes] ↩️ **{ $combatant }** ducks: { $total }.
       *[no] { $total ->
            [0] { "" }
           *[other] **{ $combatant }** ducks too late: { $total }.
        }
    }
event-brawl-landed = { $lost ->
        [0] { "" }
       *[other] 💥 **{ $combatant }** loses { $lost } points.
    }
word-brawl-status-dazed = dazed
word-brawl-matter-duck = ducking
word-brawl-why-strike = strike
word-brawl-why-duck = duck
word-brawl-field-points = points
word-brawl-field-skill = skill
term-skill = skill
term-nimble = nimble
term-dazed = dazed
weapon-brawl-fists = fists
