# D&D Alternatif: what comes next (`/next`), and its words.

word-alternatif-action-attack = attack
word-alternatif-action-melee = attack
word-alternatif-action-standby = stand by
word-alternatif-action-flee = flee
word-alternatif-action-wrestle = wrestle
word-alternatif-how-aim = aim, after the die
word-alternatif-how-aim_1 = aim for one segment (bonus of 1)
word-alternatif-how-aim_2 = aim for 2 segments (bonus of 2)
word-alternatif-how-aim_3 = aim for 3 segments (bonus of 3)
word-alternatif-how-rapid_aim = rapid (penalty of 3), aim after the die
word-alternatif-how-rapid_aim_1 = rapid (penalty of 3), aim (bonus of 1)
word-alternatif-how-rapid_aim_2 = rapid (penalty of 3), aim (bonus of 2)
word-alternatif-how-rapid_aim_3 = rapid (penalty of 3), aim (bonus of 3)
word-alternatif-how-fast_aim = very rapid (penalty of 6), aim after the die
word-alternatif-how-fast_aim_1 = very rapid (penalty of 6), aim (bonus of 1)
word-alternatif-how-fast_aim_2 = very rapid (penalty of 6), aim (bonus of 2)
word-alternatif-how-fast_aim_3 = very rapid (penalty of 6), aim (bonus of 3)
word-alternatif-how-volley_rapid = in a volley, rapid (penalty of 3)
word-alternatif-how-volley_fast = in a volley, very rapid (penalty of 6)
event-alternatif-intention_said = 🔜 **{ $combatant }**, { $soon ->
        [yes] as soon as possible
       *[no] next
    }: { $action_word }{ $weapon ->
        [none] { "" }
       *[other] {" "}({ $weapon })
    }{ $target ->
        [none] { "" }
       *[other] {" "}— { $target }
    }{ $how ->
        [none] { "" }
       *[other] , { $how_word }
    }.
    .manner = quiet
event-alternatif-intention_settled = { $how ->
        [back] **{ $combatant }** takes back what was to come next ({ $action_word }).
        [impossible] **{ $combatant }** cannot do any more what was to come next ({ $action_word }).
       *[announced] { "" }
    }
    .manner = quiet
refused-alternatif-nothing-next = { $name } has planned nothing next: there is nothing to take back.
refused-alternatif-next-already = That is already what { $name } does next.
refused-alternatif-next-is-now = { $name } can say it at once: `/declare`.
refused-alternatif-next-weapon-gone = { $name } has lost the weapon to attack with.
word-alternatif-when-after = after the present action
word-alternatif-when-soon = as soon as possible, in its place
option-alternatif-next-action-none = Nothing planned after all
option-alternatif-next-when-after = After the present action
option-alternatif-next-when-soon = As soon as possible, in its place
means-alternatif-next-action-none = you will be asked what you do
means-alternatif-next-when-after = announced for you when your action is done
means-alternatif-next-when-soon = announced for you in this very segment; what you prepare is lost
choose-alternatif-when = When?
each-alternatif-then = { $action_word }{ $weapon ->
        [none] { "" }
       *[other] {" "}({ $weapon })
    }{ $target ->
        [none] { "" }
       *[other] {" "}— { $target }
    }{ $how ->
        [none] { "" }
       *[other] , { $how_word }
    }
