# D&D Alternatif: ordinary actions and magic, beside melee (ALT-ACT, ALT-MAG).

event-alternatif-task_retimed = ⏱️ **{ $combatant }**: { $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }, done at the end of segment **{ $last }**{ $reason ->
        [rushed] {" "}(rushed{ $chance ->
            [0] { "" }
           *[other] , { $chance }% chance to fail
        }{ $penalty ->
            [0] { "" }
           *[other] , { $penalty_signed }
        })
        [aggravated] {" "}(a difficulty turns up)
        [second] {" "}(the rest begins)
        [coordinated] {" "}(at the same time as the others)
       *[gm] {" "}(the GM sets its times)
    }.{ $words ->
        [none] { "" }
       *[other] {" "}“{ $words_shown }”
    }
why-alternatif-task_retimed = Ready at the end of segment { $prepared }, from segment { $first } to segment { $last }{ $die ->
        [none] { "" }
       *[other] {" "}({ $die }{ $faces_count ->
            [0] { "" }
           *[other] {" "}= { $faces }
        })
    }
event-alternatif-task_let_be = 👌 **{ $combatant }** finishes without trouble.
    .manner = quiet
event-alternatif-joined_in = 🤝 **{ $combatant }** joins **{ $other }**: { $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }.
event-alternatif-companions_settled = { $goes_on ->
        [yes] 🤝 The others go on.
       *[no] ✋ The others stop as well.
    }
event-alternatif-aside_taken = { $kind ->
        [shout] 🗣️ **{ $combatant }** shouts{ $words ->
            [none] .
           *[other] : “{ $words_shown }”
        }
        [step] 👣 **{ $combatant }** moves slowly.
        [turn] ↩️ **{ $combatant }** turns around.
       *[relax] 😌 **{ $combatant }** relaxes.
    }
event-alternatif-beat_waived = ⚡ **{ $combatant }** acts without a beat{ $penalty ->
        [0] { "" }
       *[other] , { $penalty_signed } to the next roll
    }.{ $words ->
        [none] { "" }
       *[other] {" "}“{ $words_shown }”
    }
event-alternatif-spell_cast = ✨ **{ $combatant }** casts a spell ({ $weapon }){ $target ->
        [none] { "" }
       *[other] {" "}on **{ $target }**
    }.{ $builds_up ->
        [yes] {" "}What grew during the incantation is complete.
       *[no] { "" }
    }
event-alternatif-item_used = ✨ **{ $combatant }** uses a magic item ({ $weapon }){ $target ->
        [none] { "" }
       *[other] {" "}on **{ $target }**
    }.
why-alternatif-item_used = { $ready ->
        [0] Segment { $segment }
       *[other] Next use in segment { $ready } at the earliest
    }
event-alternatif-item_learnt = { $known ->
        [yes] 📖 **{ $combatant }** now knows how to use { $weapon_the }.
       *[no] 📖 **{ $combatant }** does not know how to use { $weapon_the }.
    }
event-alternatif-item_stowed = { $place ->
        [ground] 🫳 **{ $combatant }** lets go of a magic item ({ $weapon }).
        [hand] 🤚 **{ $combatant }** takes a magic item in hand ({ $weapon }).
       *[other] 🎒 **{ $combatant }** puts a magic item away ({ $weapon }).
    }
event-alternatif-incantation_disturbed = ⚠️ **{ $combatant }** is disturbed while casting{ $cause ->
        [wound] {" "}by the damage taken
        [cry] {" "}by a cry of their own
        [shoved] {" "}by being shoved
       *[interrupted] { "" }
    }.
event-alternatif-incantation_settled = { $how ->
        [goes_on] 🕯️ **{ $combatant }** goes on casting.
        [kept] ✋ The incantation of **{ $combatant }** is broken; the spell stays in mind.
       *[lost] ✋ The incantation of **{ $combatant }** is broken and the spell lost.
    }
event-alternatif-hold_asked = ✋ **{ $combatant }** would like to keep a spell ready, if the GM allows it.
    .manner = quiet
event-alternatif-hold_refused = ⛔ **{ $combatant }** cannot keep that spell ready.
event-alternatif-ambush_prepared = 🌒 **{ $combatant }** has prepared a spell for the surprise attack: no reaction.
event-alternatif-effect_rolled = 🎲 Effect ({ $weapon }): **{ $total_kept }**.
why-alternatif-effect_rolled = { $die } = { $faces }{ $plus ->
        [0] { "" }
       *[other] {" "}+ { $plus }
    } = **{ $total }**
event-alternatif-effect_settled = { $target ->
        [none] { "" }
       *[other] { $half ->
            [yes] 🎯 **{ $target }** suffers only half of it.
           *[no] { "" }
        }
    }
    .manner = quiet

## Questions to the GM
question-alternatif-complicate = 🪢 **{ $author }** ({ $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }) should be done in segment { $last }, but the dice were at their maximum. Does a difficulty turn up?
option-alternatif-complicate-delay = { $value } more
option-alternatif-complicate-none = No, it is done
question-alternatif-hold_spell = ✋ **{ $author }** wants to keep a spell ready ({ $weapon_shown }). Do you allow it?
option-alternatif-hold_spell-yes = Allow it
option-alternatif-hold_spell-no = Refuse
question-alternatif-companions = 🤝 One of those who act together is interrupted. What do the others do ({ $names_listed })?
option-alternatif-companions-yes = Go on
option-alternatif-companions-no = All stop
question-alternatif-incantation = ⚠️ **{ $author }** is casting ({ $weapon_shown }) and suffers { $cause ->
        [wound] damage
        [cry] a cry of their own
        [shoved] a shove
       *[interrupted] an interruption
    }. What becomes of the spell?
option-alternatif-incantation-goes_on = The casting goes on
option-alternatif-incantation-kept = Broken, spell kept
option-alternatif-incantation-lost = Broken, spell lost
question-alternatif-effect = ✨ Effect by **{ $author }** ({ $weapon_shown }): { $total ->
        [none] { $dice }{ $plus ->
            [0] { "" }
           *[other] {" "}+ { $plus }
        }
       *[other] **{ $total }**
    } damage. Who { $count ->
        [0] is struck?
       *[other] else is struck?
    }
option-alternatif-effect-none = Nobody
option-alternatif-effect-target = { $value }
option-alternatif-effect-halved = Half: { $value }
option-alternatif-effect-half = Half, to…
choose-alternatif-target = Choose a target…
choose-alternatif-delay = How many segments…
word-question-complicate = a difficulty to decide
word-question-hold_spell = a spell to keep ready
word-question-companions = a group action to decide
word-question-incantation = a disturbed incantation
word-question-effect = a magical effect to apply

## Announcements
option-alternatif-declare-action-cast = Cast a spell
option-alternatif-declare-action-use = Magic item
# What one has and cannot use yet, beside what one can choose.
beside-alternatif-declare-use = 🪄 Not yet: { $resting_each }
each-alternatif-resting = { $weapon }, which rests (next use in segment { $ready })
option-alternatif-declare-action-join = Join
option-alternatif-declare-action-coordinate = Act together with
option-alternatif-declare-action-shout = Shout
option-alternatif-declare-action-step = Slow step
option-alternatif-declare-action-turn = Turn around
option-alternatif-declare-action-relax = Relax
option-alternatif-declare-action-jump = Jump without a run-up
option-alternatif-declare-action-take = Pick up an object
option-alternatif-declare-action-throw = Throw an object
option-alternatif-declare-action-close_door = Close a door
option-alternatif-declare-action-open_door = Open a door
option-alternatif-declare-action-command_word = Say a command word
option-alternatif-declare-action-strap_shield = Strap on a shield
option-alternatif-declare-action-full_move = Move
option-alternatif-declare-action-search_bag = Take an object out of a bag
option-alternatif-declare-action-torch = Light a torch
option-alternatif-declare-action-pick_lock = Pick a lock
option-alternatif-declare-action-disarm_device = Disarm a mechanism
option-alternatif-declare-action-running_jump = Jump with a run-up
option-alternatif-declare-action-break_door = Break down a door
option-alternatif-declare-action-tie_rope = Tie a rope
option-alternatif-declare-action-unpack_rope = Unpack and tie a rope
option-alternatif-declare-action-dress = Put on a garment
option-alternatif-declare-action-together = Act together
word-alternatif-action-cast = cast a spell
word-alternatif-action-use = use a magic item
word-alternatif-action-join = join somebody
word-alternatif-action-coordinate = act at the same time
word-alternatif-action-shout = shout
word-alternatif-action-step = move slowly
word-alternatif-action-turn = turn around
word-alternatif-action-relax = relax

word-alternatif-why-task-delay = difficulty
word-alternatif-why-task-second = second stretch
word-alternatif-why-task-failure = chance of failure
word-alternatif-why-spell = magical effect
word-alternatif-why-beat = hesitation

## The GM's tools
word-alternatif-tool-times = times of an action (duration, reaction/duration or +2)
word-alternatif-tool-rush = rushed action (times; words: 30% or -2)
word-alternatif-tool-complicate = unforeseen difficulty (how many segments)
word-alternatif-tool-together = act together (who joins whom)
word-alternatif-tool-coordinate = act at the same moment
word-alternatif-tool-hasty = no beat (penalty; words: private)
word-alternatif-tool-hesitate = hesitation (how long; words: other names)
word-alternatif-tool-stow = move a magic item (which; words: where)
word-alternatif-tool-familiar = magic item known or not (which; words: known, unknown)
word-alternatif-words-known = known
word-alternatif-words-unknown = unknown
word-alternatif-tool-ambush_spell = spell prepared for an ambush
word-alternatif-tool-disturb = disturbed incantation
word-alternatif-words-hand = in hand
word-alternatif-words-worn = worn
word-alternatif-words-belt = at the belt
word-alternatif-words-pocket = in a pocket
word-alternatif-words-bag = at the bottom of the bag
word-alternatif-words-ground = on the ground

## Settings
word-setting-spells_may_be_held = spells kept ready
word-setting-interrupted_spell = interrupted incantation
word-setting-scroll_reaction_die = reaction for a scroll
word-setting-wand_timing = when a wand acts
word-setting-wand_rest = rest of a wand
word-alternatif-value-always = always
word-alternatif-value-lost = spell lost
word-alternatif-value-kept = spell kept
word-alternatif-value-1d8 = 1d8
word-alternatif-value-1d6 = 1d6
word-alternatif-value-end_of_reaction = at the end of the reaction
word-alternatif-value-plus_one_segment = one segment later
word-alternatif-value-two_full_segments = two full segments
word-alternatif-value-two_apart = two segments on
setting-alternatif-spells_may_be_held = A prepared spell may wait if the GM allows it, never, or always.
setting-alternatif-interrupted_spell = What becomes of a disturbed incantation the GM decides; else it is broken, and the spell lost or kept in mind.
setting-alternatif-scroll_reaction_die = The reaction for reading a scroll: 1d8 as the prose says, 1d6 as the table says.
setting-alternatif-wand_timing = A wand acts at the end of its reaction, or one segment later.
setting-alternatif-wand_rest = Between two uses a wand rests for two full segments, or acts again two segments on.

## Refusals
refused-alternatif-item-rests = { $weapon_the } is at rest: next use in segment { $segment } (it is { $now } now).
refused-alternatif-item-unfamiliar = { $name } does not know how to use { $weapon_the }: it is for the GM to allow it (`/gm tool`).
refused-alternatif-item-on-the-ground = { $weapon_the } is on the ground: { $name } picks it up first (`/declare action:pick up`).
refused-alternatif-join-the-leader = { $target } acts with { $leader }: join { $leader } instead.
refused-alternatif-melee-not-coordinated = { $name } prepares a melee action, which cannot be coordinated.
refused-alternatif-never-rushed = { $name } is shooting, casting or using a magic item: that cannot be rushed or shortened.
refused-alternatif-no-beat = { $name } has no beat to waive.
refused-alternatif-no-incantation = { $name } is not in the middle of an incantation.
refused-alternatif-no-items = { $name } has no magic item.
refused-alternatif-no-spells = { $name } has no spell left in mind.
refused-alternatif-not-begun-yet = { $name } has not begun yet: set the times of the action first.
refused-alternatif-nothing-to-join = { $target } prepares nothing that { $name } could join.
refused-alternatif-spell-gone = { $name } no longer has that spell in mind ({ $weapon }).
refused-alternatif-spells-not-held = { $name } cannot keep a spell ready: this table does not allow it.
refused-alternatif-too-late-to-coordinate = The action of { $name } is past its preparation: too late to fit it to another.
refused-alternatif-too-late-to-join = The action of { $target } has begun: too late for { $name } to join.
refused-alternatif-which-item = Which item? { $name } has: { $weapons_words }.
refused-alternatif-which-spell = Which spell? { $name } has in mind: { $weapons_words }.
