# D&D 5: what is held ready, its trigger and the response.
event-dnd5-ready_said = 👂 **{ $combatant }** waits for { $on ->
        [near] { $whom ->
            [enemy] a foe to come within reach
           *[other] { $whom_shown } to come within reach
        }
        [moves] { $whom ->
            [enemy] a foe to move
           *[other] { $whom_shown } to move
        }
        [attacks] { $whom ->
            [enemy] a foe to attack
           *[other] { $whom_shown } to attack
        }
        [place] { $whom ->
            [enemy] an enemy who comes to { $cell_shown }
           *[other] { $whom_shown }’s coming to { $cell_shown }
        }
        [casts] { $whom ->
            [enemy] a foe to cast a spell
           *[other] { $whom_shown } to cast a spell
        }
       *[word] the moment that was said
    }, in order to { $course ->
        [withdraw] move away
        [approach] go to { $towards_shown }
       *[none] { $response_word }
    }{ $far ->
        [none] { "" }
       *[other] { "," } { $far_decimal } m at most
    }.
event-dnd5-ready_released = ⚡ **{ $combatant }** reacts: { $response_word }.
event-dnd5-ready_signalled = 👂 You give **{ $combatant }** the signal.
event-dnd5-signal_ended = { "" }
    .manner = quiet
option-dnd5-declare-action-ready = Ready
option-dnd5-declare-on-near = If somebody comes within my reach
option-dnd5-declare-on-moves = If somebody moves
option-dnd5-declare-on-attacks = If somebody attacks
option-dnd5-declare-on-casts = If somebody casts a spell
option-dnd5-declare-on-place = If somebody comes to a place
option-dnd5-declare-on-word = At the GM’s signal
option-dnd5-declare-whom-enemy = Any foe
option-dnd5-declare-response-attack = Attack
option-dnd5-declare-response-spell = Cast a spell
option-dnd5-declare-response-move = Move
option-dnd5-declare-response-said = Something else, said in words
option-dnd5-declare-cell = { $value }
option-dnd5-declare-where = { $value }
means-dnd5-declare-cell = the cell that you watch
means-dnd5-declare-where = the cells of this column
means-dnd5-ready-response = this is what you do now
choose-dnd5-where = Watch which column?
choose-dnd5-cell = Watch which cell?
choose-dnd5-on = Wait for what?
choose-dnd5-whom = By whom?
choose-dnd5-response = And then?
option-dnd5-declare-course-withdraw = Move away
option-dnd5-declare-course-approach = Go to somebody
option-dnd5-declare-far = { $value_decimal } m
choose-dnd5-course = Where to?
choose-dnd5-towards = To whom?
choose-dnd5-far = How many metres?
means-dnd5-declare-course-withdraw = away from all, as your reaction
means-dnd5-declare-course-approach = towards somebody, as your reaction
means-dnd5-declare-towards = whom you will go to
means-dnd5-declare-far = at most; to leave a reach gives an attack to whose it is
choose-dnd5-react = Now?
means-dnd5-declare-action-ready = your action; what you say is done as a reaction before your next turn
means-dnd5-declare-on = this is what you wait for
means-dnd5-declare-whom = the one you watch for
means-dnd5-declare-response-attack = one attack, with whatever you hold by then
means-dnd5-declare-response-spell = cast now, held with concentration, let go as your reaction
means-dnd5-declare-response-move = a move of your speed at most
means-dnd5-declare-response-said = you then choose an act that fits, or say it; the GM says what comes of it
question-dnd5-ready = **{ $who }**, { $target ->
        [none] the moment has come
       *[other] { $on ->
            [near] { $target_shown } comes within your reach
            [moves] { $target_shown } has moved
            [attacks] { $target_shown } has attacked
            [place] { $target_shown } is on { $cell_shown }
            [casts] { $target_shown } has cast a spell
           *[word] the moment has come
        }
    }: { $spell ->
        [none] { $course ->
            [withdraw] move away
            [approach] go to { $towards_shown }
           *[none] { $response_word }
        }{ $far ->
            [none] { "" }
           *[other] { "," } { $far_decimal } m at most
        }
       *[other] release *{ $spell_word }*
    }?
option-dnd5-ready-react-now = Now
option-dnd5-ready-react-none = Wait on
option-dnd5-ready-how-withdraw = Move away
option-dnd5-ready-how-approach = Approach
option-dnd5-ready-with = { $value_word }
means-dnd5-ready-react-now = your reaction
means-dnd5-ready-react-none = you keep your reaction, and what you wait for
means-dnd5-ready-how-withdraw = away from all; leaving a reach gives it an attack
means-dnd5-ready-how-approach = as near as you can get
means-dnd5-ready-target = the target of your reaction
means-dnd5-ready-with = something to strike this target with
word-dnd5-response-attack = attack
word-dnd5-response-spell = release a spell
word-dnd5-response-move = move
word-dnd5-response-said = do what was said
word-dnd5-action-ready = ready
word-dnd5-matter-ready = what is held ready
word-dnd5-tool-trigger = signal to whoever is ready
refused-dnd5-nothing-ready = { $why ->
        [reacted] { $name } has no reaction left before the next turn: what was held ready is lost.
        [surprised] { $name } is still surprised: no reaction before the end of the first turn.
        [unable] { $name } is in no state to react.
        [spell] { $name } cannot react, under the effect of *{ $spell_word }*.
       *[nothing] { $name } holds nothing ready: one gets ready in one’s turn, by `/declare action:ready`.
    }
