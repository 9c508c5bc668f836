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
       *[word] the moment that was said
    }, to { $response_word }{ $far ->
        [none] { "" }
       *[other] { "," } { $far_decimal } m at most
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
option-dnd35-declare-on-word = At the GM’s signal
option-dnd35-declare-whom-enemy = Any enemy
option-dnd35-declare-response-attack = Attack
option-dnd35-declare-response-leave = Go away
option-dnd35-declare-response-counter = Counterspell
option-dnd35-declare-response-other = Something else, said in words
option-dnd35-declare-far = { $value_decimal } m
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
means-dnd35-declare-on-word = when the GM says that the moment has come
means-dnd35-declare-whom = this one alone
means-dnd35-declare-whom-enemy = the first of the other side who does it
means-dnd35-declare-response-attack = an attack, with what you will hold then
means-dnd35-declare-response-leave = a move, up to your speed
means-dnd35-declare-far = at most; to leave a threatened square exposes you
means-dnd35-declare-response-counter = Spellcraft, DC 15 + level; the same spell, spent, undoes the other
means-dnd35-declare-response-other = the GM says what comes of it
question-dnd35-ready = **{ $who }**, { $on ->
        [near] { $target } comes within your reach
        [moves] { $target } sets out
        [attacks] { $target } is about to attack
        [casts] { $target } casts a spell
        [charges] { $target } charges
       *[word] the moment has come
    }: { $response_word }{ $far ->
        [none] { "" }
       *[other] { "," } { $far_decimal } m at most
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
       *[nothing] { $name } holds nothing ready: one gets ready in one’s turn, by `/declare action:ready an action`.
    }
