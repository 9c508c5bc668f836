# What the table itself says: opening, tracker, questions, buttons, undo. See docs/style.md.

## Lists
list-and = { $first } and { $last }
decimal-mark = .
list-range = { $first } to { $last }

## Events of the kernel
event-begun = The fight begins.
event-decision_opened = { "" }
    .manner = quiet
event-decision_closed = { $how ->
        [default] ⌛ **{ $who }** did not answer in time.
       *[other] { "" }
    }
event-decision_closed-gm = { $how ->
        [default] ⌛ The GM did not answer in time.
       *[other] { "" }
    }
event-held = { $reason ->
        [absent] { "" }
        [gm] { "" }
        [player] { "" }
        [undo] { "" }
        [dice] ⏸️ { $who ->
            [none] The { $face } set by the GM cannot come from the d{ $sides } to be rolled.
           *[other] **{ $who }** rolls a d{ $sides } ({ $why_word }): the { $face } set by the GM cannot come from it.
        } Time stands still, and nothing that was just said is lost: the GM sets another (`/gm dice`), then `/gm resume`.
        [fault] 🔧 A ruling could not be made and nothing has changed. Time stands still: the GM mends the situation (`/fix`) or takes something back (`/gm undo`), then `/gm resume`.
        [unattended] ⏸️ Nobody says anything any more: time stands still. `Resume` lets it run again.
        [lost] ⏸️ This channel was out of reach: time stands still. `Resume` lets it run again.
       *[other] ⏸️ Time stands still.
    }
event-resumed = Time runs again.
    .manner = quiet
event-breather = ⏸️ { $pace ->
        [moment] Time stops before the next moment: the GM moves it on (`Continue` or `/gm next`).
        [lull] A moment before it goes on, for whoever is delaying: `Act…` to come in.
       *[other] A breather; time goes on in a moment.
    }
event-dice_fed = { $how ->
        [table] { "" }
       *[other] { $count ->
            [0] No face is set any more.
           *[other] The GM sets faces for coming rolls.
        }
    }
    .manner = quiet
event-undone = ↩️ { $by_user } takes back { $to ->
        [0] everything since the opening
        [none] the last rulings
       *[other] everything after line { $to } of the log
    }. Time stands still: `Resume` lets it run again.
event-redone = ↪️ { $by_user } restores what was taken back{ $to ->
        [none] { "" }
       *[other] , up to line { $to } of the log
    }. Time still stands: `Resume` lets it run again.
event-recovered = 🔧 { $aside ->
        [none] After an upgrade { $to ->
            [none] the last action must be said again; everything before it stands.
           *[other] everything up to line { $to } of the log stands; the rest must be said again.
        }
        [0] { $why ->
            [data] The game’s data were changed: everything that was ruled stands, and what is asked now follows the new ones.
            [unknown] The rules no longer ask here what they asked before: everything that was ruled stands, and what is asked now follows today’s.
           *[other] The referee was upgraded: everything that was ruled stands, and what is asked now follows the new version.
        }
        [one] { $why ->
            [data] The game’s data were changed
            [unknown] The rules no longer ask what they asked before
           *[other] The referee was upgraded
        }: the last ruling cannot be read any more and is set aside; everything before it stands{ $to ->
            [none] { "" }
           *[other] , up to line { $to } of the log
        }. Time stands still: the GM puts right what it had changed (`/fix`), then `/gm resume`.
       *[other] { $why ->
            [data] The game’s data were changed
            [unknown] The rules no longer ask what they asked before
           *[other] The referee was upgraded
        }: the last { $aside } rulings cannot be read any more and are set aside; everything before them stands{ $to ->
            [none] { "" }
           *[other] , up to line { $to } of the log
        }. Time stands still: the GM puts right what they had changed (`/fix`), then `/gm resume`.
    }
event-ended = The fight is over.
    .manner = quiet

## Rulings and explanations
ruling-cut = … and { $count ->
        [one] one more ruling
       *[other] { $count } more rulings
    }, see the log (`/encounter log`).
why-cut = … and { $count ->
        [one] one more sum
       *[other] { $count } more sums
    }.
why-rules = { $count ->
        [1] Rule: { $rules }
       *[other] Rules: { $rules }
    }
why-nothing = There is no sum here that you may read.

## Questions
question-other = **{ $who }**: what to do?
question-until = Otherwise, { $until }: *{ $default }*.
question-paused = ⏸️ On hold. By default: *{ $default }*.
question-default = By default: *{ $default }*.
question-so-far = Chosen so far: *{ $choice }*.
question-more-options = There are more choices than room: `/answer` takes them all.
question-figures = Any other number is typed: `/answer choice:17`.
question-cut = … and { $count ->
        [one] one more question
       *[other] { $count } more questions
    }.
secret-other = **{ $who }**: a secret choice, revealed once everyone has answered.
openly-pressed = Press a button: the others do not see which, and you may change it until all of them have chosen.
private-other = 🤫 **{ $who }**: the answer is given in private.
private-whole = 🤫 Something is being decided in private.
private-gm = 🤫 The GM is deciding in private.
panel-nothing = There is nothing for you to choose just now.
panel-chosen = Your choice: *{ $choice }*.
panel-until-reveal = You may change it until the reveal; nobody sees it before.
choose-other = Choose…
choose-until = Until when?
choose-target = Choose a target…
choose-action = Choose an action…
choose-weapon = Choose a weapon…

## Buttons (at most 80 characters)
button-for = { $who } · { $label }
button-secret = Choose in secret
button-private = Choose in private
button-answer = Answer
button-others = Other…
button-start-over = Start over
button-why = Why?
button-my-fighter = My fighter
button-wait = Wait!
button-resume = Resume
button-continue = Continue
button-join = Join
button-add-foes = Add foes
button-in-front = In front
button-behind = Behind
button-start = Start
button-undo-confirm = Undo these rulings

## Tracker
tracker-title = **{ $moment }** · { $tempo_word }
moment-lobby = Before the fight
moment-other = Fight under way
tracker-ended = 🏁 The fight is over.
tracker-lobby = 🕯️ { $count ->
        [0] Nobody has joined yet.
        [one] One combatant is ready.
       *[other] { $count } combatants are ready.
    }
tracker-held = ⏸️ { $reason ->
        [undo] On hold after an undo: the GM lets time run again.
        [gm] On hold: the GM has stopped the clock.
        [player] On hold: somebody asked for a moment.
        [ahead] Time waits before it moves on; everybody may answer and announce.
        [dice] On hold: a face set by the GM does not fit the die to be rolled.
        [fault] On hold: a ruling could not be made, the GM must step in.
        [unattended] On hold: nobody said anything any more.
        [lost] On hold: this channel was out of reach.
        [upgrade] On hold: rulings were set aside, the GM must step in.
       *[other] On hold: time does not move.
    }
tracker-breath = ⏸️ A breather: `Continue` lets time run on.
tracker-awaited = ⏳ { $until ->
        [none] { $who }: { $kind }
       *[other] { $who }: { $kind }, { $until }
    }
tracker-awaited-more = ⏳ … and { $count } more answers awaited
tracker-nobody-awaited = ⌛ Nobody is awaited.
tracker-rests = ⏸️ Nothing is under way any more: `Continue` plays one more round.
rests-alternatif = ⏸️ Time has stopped here: announce what you like, or `Continue` sets it going.
rests-percentile = ⏸️ Nothing is under way any more: `Continue` opens one more round, and so does whoever declares something.
rests-rpg20 = ⏸️ Nothing is under way any more: `Continue` opens one more sequence, and so does whoever announces something.
tracker-gm = the GM
tracker-facing = ⚔️ { $pairs }
tracker-pair = { $first } ↔ { $second }
tracker-more-rows = … and { $count } more
word-question-private = private decision
word-question-other = answer

## My fighter
fighter-none = You play nobody in this fight. `/encounter join` brings you in.
fighter-name = **{ $who }**
fighter-awaited = ⏳ Your answer is awaited: { $kinds }.

## Acting
button-act = Act…
acting-panel = 🎬 **{ $who }**: what do you say, for now or for what comes next?
acting-nothing = 🎬 **{ $who }**: there is nothing to say right now.
acting-step = 🎬 **{ $who }**{ $choice ->
        [none] { "" }
       *[other] : { $choice }
    }
acting-choose-declare = Announce an action…
acting-choose-more = { $asks } { $part ->
        [2] (more)
       *[other] (more, { $part })
    }
acting-choose-move = Move…
acting-choose-who = For somebody else…
button-acting-declare = Announce…
button-acting-next = 🔜 Next…
button-acting-move = Move…
button-acting-hold = Keep ready…
button-acting-release = Let go…
button-acting-standby = Stand by
button-acting-standby-until = Stand by until…
button-acting-leave = Leave the fight…
button-acting-back = Back
button-acting-words = ✍️ In my words…
button-acting-words-none = ✓ In my words
note-acting-words = Your words
note-acting-words-hint = jumps over the table and strikes
note-acting-manner = Which action?
note-acting-manner-hint = lights a torch
note-acting-late = Too late for the form: press once more.
note-words-kept = 💬 Your words will be read once it is done: “{ $words }”.
event-words_kept = 💬 **{ $who }**: “{ $words }” will be read { $next ->
        [true] with the action after this one
       *[other] once it is done
    }.
event-uttered = 💬 **{ $who }** { $words }

## Announcements
opening = ⚔️ **A fight opens**: { $ruleset_word }{ $variant ->
        [none] { "" }
       *[other] {" "}({ $variant_word })
    }, tempo { $tempo_word }. { $gm } is the game master.
    Join in, add foes, then start.
    The dice are sealed beforehand; their commitment: `{ $commitment }`
begun = ▶️ { $by } starts the fight.
ended = 🏁 **The fight is over**, closed by { $by }.
    The seed of the dice: `{ $seed }`
    Its commitment, posted at the opening: `{ $commitment }`. The export lets anyone check everything.
    The digest of the journal: `{ $digest }`
undo-preview = { $count ->
        [one] This would be taken back:
       *[other] These { $count } rulings would be taken back:
    }
undone = ↩️ { $by } takes back { $count ->
        [one] the last ruling
       *[other] the last { $count } rulings
    }. Time stands still; the GM lets it run again with `Resume`.
undone-by = ↩️ *Taken back by { $by }.*
redone = ↪️ { $by } restores what was taken back. Time still stands.
waits = ⏸️ { $by } asks for a moment: time waits before it moves on; everybody may answer and announce.
paused = ⏸️ { $by } asks for a moment: time stands still.
resumed = ▶️ { $by } lets time run again.
ruling-failed = 🔧 { $gm }, a ruling could not be made and nothing has changed (error `{ $error }`). Time stands still: mend the situation with `/fix`, or take something back with `/gm undo`, then `/gm resume`.
joined = 🛡️ **{ $name }** joins the fight, played by { $by }.
left = 🚪 **{ $name }** leaves the fight.
breather = ⏸️ A lot has happened: a breather. `Continue` lets time run on.
note-dice-left = 🎲 No roll took these, and they are forgotten: { $faces }.
dice-fed = 🎲 { $count ->
        [0] No face is set any more.
        [one] The next face is set; a row given before no longer counts. The export will mark it.
       *[other] The next { $count } faces are set; a row given before no longer counts. The export will mark them.
    }

## What each choice leads to
option-upon = { $option }: { $whom }
option-chance = { $option } ({ $chance }{ $chance_most ->
        [none] { "" }
       *[other] –{ $chance_most_shown }
    }%)
means-chance = { $chance }{ $chance_most ->
        [none] { "" }
       *[other] –{ $chance_most_shown }
    }%{ $avoid ->
        [parry] {" "}to hit, can be parried
        [dodge] {" "}to hit, can be dodged
        [defence] {" "}to hit, can be parried or dodged
       *[none] {" "}to succeed
    }{ $hangs ->
        [yes] , less against a guard
        [posture] , as the foe’s stance allows
        [guard] , unless the other attacks too
       *[no] { "" }
    }{ $means ->
        [none] { "" }
       *[other] ; { $means_shown }
    }
means-odds = { $odds_word }{ $avoid ->
        [parry] , can be parried
        [dodge] , can be dodged
        [defence] , can be parried or dodged
       *[none] { "" }
    }{ $hangs ->
        [yes] , less against a guard
        [posture] , as the foe’s stance allows
        [guard] , unless the other attacks too
       *[no] { "" }
    }{ $means ->
        [none] { "" }
       *[other] ; { $means_shown }
    }
means-line = – **{ $option }** — { $means }
means-more = – What else each choice leads to is told in [My fighter].
word-odds-none = no chance to succeed
word-odds-poor = little chance to succeed
word-odds-doubtful = doubtful
word-odds-good = a good chance to succeed
word-odds-excellent = a very good chance to succeed
word-odds-certain = sure to succeed
word-setting-foe_numbers = foes’ numbers
word-value-all = all
word-value-totals = totals of rolls, without the AC
word-value-words = words alone

## Numbers that a setting may withhold
told-needed = { $needed ->
        [none] { $total } or less needed
        [0] impossible: { $total } or less needed
        [20] certain: { $total } or less was enough
       *[other] { $most } or less needed
    }
told-against = , { $total } against { $against }
told-total = , total { $total }
told-sum = { $terms } = **{ $total }**
told-secret = a secret number
