# D&D 3.5: what is held ready, and what sets it off.

event-dnd35-ready_begun = 👂 **{ $combatant }** readies an action.
event-dnd35-ready_said = 👂 **{ $combatant }** waits for { $on ->
        [near] { $whom ->
            [enemy] an enemy who comes within reach
           *[other] { $whom_shown }’s approach
        }
        [moves] { $whom ->
            [enemy] an enemy who sets out
           *[other] { $whom_shown }’s departure
        }
        [attacks] { $whom ->
            [enemy] an enemy who attacks
           *[other] { $whom_shown }’s attack
        }
        [casts] { $whom ->
            [enemy] an enemy who casts
           *[other] a spell of { $whom_shown }
        }
        [charges] { $whom ->
            [enemy] an enemy who charges
           *[other] { $whom_shown }’s charge
        }
        [place] { $whom ->
            [enemy] an enemy who comes to { $cell_shown }
           *[other] { $whom_shown }’s coming to { $cell_shown }
        }
       *[word] the moment that was said
    }, to { $spell ->
        [none] { $to ->
            [none] { $towards ->
                [none] { $response_word }
               *[other] go to { $towards_shown }
            }
           *[other] go to { $to_shown }
        }
       *[other] cast *{ $spell_word }*
    }{ $far ->
        [none] { "" }
       *[other] { "," } { $far_decimal } m at most
    }.
event-dnd35-ready_released = ⚡ **{ $combatant }** was ready for this: { $response_word }{ $step ->
        [none] { "" }
        [nearer] , with a step forward
        [back] , with a step back
       *[other] , with a step to { $step_shown }
    }.
event-dnd35-ready_kept = { "" }
    .manner = quiet
event-dnd35-ready_signalled = 👂 You give **{ $combatant }** the signal.
event-dnd35-signal_ended = { "" }
    .manner = quiet
option-dnd35-declare-action-ready = Ready an action
means-dnd35-declare-action-ready = standard action; what you say is done just before what sets it off
option-dnd35-declare-on-near = If somebody comes within my reach
option-dnd35-declare-on-moves = If somebody sets out
option-dnd35-declare-on-attacks = If somebody attacks
option-dnd35-declare-on-casts = If somebody casts
option-dnd35-declare-on-charges = If somebody charges
option-dnd35-declare-on-place = If somebody comes to a place
option-dnd35-declare-on-word = At the GM’s signal
option-dnd35-declare-whom-enemy = Any enemy
option-dnd35-declare-response-attack = Attack
option-dnd35-declare-response-trip = Trip
option-dnd35-declare-response-disarm = Disarm
option-dnd35-declare-response-sunder = Sunder a weapon or a shield
option-dnd35-declare-response-bull_rush = Bull rush
option-dnd35-declare-response-cast = Cast a spell
option-dnd35-declare-response-approach = Go to somebody
option-dnd35-declare-response-leave = Go away
option-dnd35-declare-response-go = Go to a cell
option-dnd35-declare-response-first_aid = Give first aid
option-dnd35-declare-cell = { $value }
option-dnd35-declare-where = { $value }
means-dnd35-declare-where = the cells of this column
choose-dnd35-where = Watch which column?
choose-dnd35-cell = Watch which cell?
choose-dnd35-towards = To whom?
option-dnd35-declare-response-counter = Counterspell
option-dnd35-declare-response-other = Something else, said in words
option-dnd35-declare-far = { $value_decimal } m
choose-dnd35-on = Wait for what?
choose-dnd35-whom = From whom?
choose-dnd35-response = And then?
choose-dnd35-react = Now?
choose-dnd35-step = From where?
means-dnd35-declare-on-near = as soon as somebody comes within your reach
means-dnd35-declare-on-moves = just before the first step
means-dnd35-declare-on-attacks = just before the blow
means-dnd35-declare-on-casts = just before the spell takes effect: you may disturb it
means-dnd35-declare-on-charges = just before the blow of the charge
means-dnd35-declare-on-place = as soon as somebody enters a cell that you name
means-dnd35-declare-on-word = when the GM says that the moment has come
means-dnd35-declare-whom = this one alone
means-dnd35-declare-whom-enemy = the first of the other side who does it
means-dnd35-declare-response-attack = an attack, with what you will hold then
means-dnd35-declare-cell = the cell that you watch
means-dnd35-declare-response-trip = in the place of an attack, with what you will hold then
means-dnd35-declare-response-disarm = in the place of an attack, of what the target will hold
means-dnd35-declare-response-sunder = in the place of an attack, at what the target will hold
means-dnd35-declare-response-bull_rush = by entering the target’s space
means-dnd35-declare-response-cast = a spell of a standard action or quicker, lost if it is disturbed
means-dnd35-declare-response-approach = a move, up to your speed
means-dnd35-declare-response-go = a move, if the cell is still free
means-dnd35-declare-response-first_aid = Heal, DC 15, for whoever is dying beside you
means-dnd35-declare-towards = the one whom you will join
means-dnd35-declare-response-leave = a move, up to your speed
means-dnd35-declare-far = at most; to leave a threatened square exposes you
means-dnd35-declare-response-counter = Spellcraft, DC 15 + level; the same spell, spent, undoes the other
means-dnd35-declare-response-other = you then choose an act that fits, or say it; the GM says what comes of it
question-dnd35-ready = **{ $who }**, { $on ->
        [near] { $target } comes within your reach
        [moves] { $target } sets out
        [attacks] { $target } is about to attack
        [casts] { $target } casts a spell
        [charges] { $target } charges
        [place] { $target } comes to { $cell_shown }
       *[word] the moment has come
    }: { $spell ->
        [none] { $to ->
            [none] { $towards ->
                [none] { $response_word }
               *[other] go to { $towards_shown }
            }
           *[other] go to { $to_shown }
        }
       *[other] cast *{ $spell_word }*
    }{ $far ->
        [none] { "" }
       *[other] { "," } { $far_decimal } m at most
    }?
option-dnd35-ready-react-now = Now
option-dnd35-ready-react-none = Wait on
option-dnd35-ready-step-stay = From here
option-dnd35-ready-step-nearer = With a step forward
option-dnd35-ready-step-back = With a step back
option-dnd35-ready-step = With a step to { $value }
option-dnd35-ready-with = { $value_word }
means-dnd35-ready-react-now = before the rest; your place is just before it from now on
means-dnd35-ready-react-none = what you wait for stays ready until your turn
means-dnd35-ready-step-stay = without a move
means-dnd35-ready-step-nearer = 1.5 m towards the target without exposing yourself, then the attack
means-dnd35-ready-step-back = 1.5 m away from all without exposing yourself, then the attack
means-dnd35-ready-step = 1.5 m without exposing yourself, then the attack
means-dnd35-ready-with = it reaches this target
word-dnd35-response-attack = attack
word-dnd35-response-leave = go away
word-dnd35-response-counter = cast a counterspell
word-dnd35-response-other = do what was said
word-dnd35-action-ready = ready an action
word-dnd35-tool-trigger = signal to whoever is ready
refused-dnd35-nothing-ready = { $why ->
        [unable] { $name } is in no state to act.
        [grappling] { $name } is grappling: what is held ready waits until that is over.
        [barred] { $name } can attack nobody in this condition.
        [turn] It is { $name }’s turn: what is held ready serves between turns only.
        [counter] { $name } holds a counterspell ready: it serves during a spell only, and is offered then.
        [reach] { $name } has nothing that reaches { $target } from where they are.
        [stuck] { $name } has nowhere left to go away to.
        [unfit] { $name } cannot do from here what was held ready.
       *[nothing] { $name } holds nothing ready: one gets ready in one’s turn, by `/declare action:ready an action`.
    }
means-dnd35-ready-target = against whom, or for whom, it is done
means-dnd35-ready-towards = the one whom you join, as near as possible
means-dnd35-ready-to = to leave a threatened square exposes you
means-dnd35-ready-column = the cells in reach in this column
means-dnd35-ready-aimed = what is aimed at
means-dnd35-ready-spell = cast before the rest; near an enemy that exposes you
means-dnd35-ready-at = where the spell takes effect
means-dnd35-ready-manner-defensive = Concentration, DC 15 + level; does not expose you
means-dnd35-ready-manner-openly = without a roll; whoever threatens you may strike first
means-dnd35-ready-response = this is what you do now
word-dnd35-response-trip = trip
word-dnd35-response-disarm = disarm
word-dnd35-response-sunder = sunder a weapon or a shield
word-dnd35-response-bull_rush = bull rush
word-dnd35-response-cast = cast a spell
word-dnd35-response-approach = come nearer
word-dnd35-response-go = go elsewhere
word-dnd35-response-first_aid = give first aid
