# D&D 3.5: grapples, what happens in them and what is asked there.

## What happens
event-dnd35-clinch_begun = { $aim ->
        [start] 🤼 **{ $combatant }** tries to seize **{ $target }**.
        [join] 🤼 **{ $combatant }** joins the grapple, against **{ $target }**.
        [fetch] 🎒 **{ $combatant }** looks for a component in the middle of the grapple.
       *[other] { "" }
    }
event-dnd35-grab_rolled = ✋ **{ $combatant }** { $hit ->
        [yes] { $veiled ->
            [yes] reaches far enough to grab **{ $target }**{ $total_against }; concealment decides
           *[no] **grabs** **{ $target }**{ $total_against }
        }
       *[no] fails to grab **{ $target }**{ $total_against }
    }.
why-dnd35-grab_rolled = Touch: { $terms } = **{ $total }** against { $against_terms } = **{ $against }**
event-dnd35-grapple_rolled = { $aim ->
        [start] 🤼 **{ $combatant }** tries to hold **{ $target }**
        [join] 🤼 **{ $combatant }** tries to hold **{ $target }**
        [crush] 🤼 **{ $combatant }** squeezes **{ $target }**
        [turn_weapon] 🤼 **{ $combatant }** twists **{ $target }**’s arm
        [pin] 📌 **{ $combatant }** tries to pin **{ $target }**
        [escape] 🤸 **{ $combatant }** tries to escape **{ $target }**
        [break_free] 🤸 **{ $combatant }** tries to break **{ $target }**’s pin
        [free_ally] 🤝 **{ $combatant }** prises **{ $target }** loose
        [drag] 🪢 **{ $combatant }** tries to drag **{ $target }** along
        [draw_light] 🗡️ **{ $combatant }** tries to draw in spite of **{ $target }**
       *[snatch] ✊ **{ $combatant }** tries to take what **{ $target }** has
    }{ $skill ->
        [escape_artist] {" "}(Escape Artist)
       *[grapple] { "" }
    }: { $outcome ->
        [won] **won**
        [lost] lost
       *[tie] a perfect tie, both roll again
    }{ $total ->
        [none] { "" }
       *[other] { $other_total ->
            [none] { "" }
           *[other] , { $total_shown } against { $other_total_shown }
        }
    }.
why-dnd35-grapple_rolled = { $terms } = **{ $total }** against { $other_terms } = **{ $other_total }**
event-dnd35-gripped = 🤼 **{ $combatant }** and **{ $target }** grapple.
event-dnd35-grip_ended = { $reason ->
        [free] 🤸 **{ $combatant }** escapes { $other ->
            [none] the grapple
           *[other] **{ $other_shown }**
        }.
        [released] 🤲 **{ $combatant }** lets { $other ->
            [none] go
           *[other] go of **{ $other_shown }**
        }.
        [fallen] 🤸 **{ $combatant }** grapples no more{ $other ->
            [none] { "" }
           *[other] {" "}with **{ $other_shown }**
        }.
        [no_room] 🤸 **{ $combatant }** finds no room to keep hold: { $other ->
            [none] the grapple ends
           *[other] **{ $other_shown }** is free
        }.
       *[other] 🤸 **{ $combatant }** { $other ->
            [none] grapples no more
           *[other] and **{ $other_shown }** grapple no more
        }.
    }
event-dnd35-pinned = 📌 **{ $combatant }** pins **{ $target }**.
event-dnd35-pin_ended = { $reason ->
        [over] 🤼 **{ $combatant }** pins **{ $target }** no more; they still grapple.
        [freed] 🤝 **{ $target }** is no longer pinned by **{ $combatant }**; they still grapple.
       *[broken] 🤸 **{ $target }** breaks **{ $combatant }**’s pin; they still grapple.
    }
event-dnd35-speech_stopped = 🤐 **{ $combatant }** keeps **{ $target }** from speaking.
event-dnd35-blow_follows = { "" }
    .manner = quiet
event-dnd35-stood_apart = 👣 **{ $combatant }** steps aside{ $cell ->
        [none] { "" }
       *[other] , to { $cell_shown }
    }.
event-dnd35-light_drawn = 🗡️ **{ $combatant }** draws ({ $weapon }){ $dropped ->
        [none] { "" }
       *[other] {" "}and lets fall what filled both hands ({ $dropped_word })
    }.
event-dnd35-component_fetched = 🎒 **{ $combatant }** has the component in hand.
event-dnd35-item_used = ✨ **{ $combatant }** activates a magic item ({ $item_word }): its effect is the GM’s to say.
event-dnd35-spell_held = ✨ **{ $combatant }** casts *{ $spell_word }* in the middle of a grapple: { $success ->
        [yes] { $hurt ->
            [0] **concentration holds**
           *[other] in spite of the pain
        }
       *[no] concentration fails, and **the spell is lost**
    }{ $total_against }.
why-dnd35-spell_held = Concentration: { $terms } = **{ $total }** against **{ $against }**
event-dnd35-spell_taken = ✨ { $combatant }’s *{ $spell_word }* takes effect.
event-dnd35-clinch_ended = { $reason ->
        [spoiled] ✋ The blow spoils **{ $combatant }**’s attempt.
        [unable] **{ $combatant }** can no longer grapple.
        [no_target] **{ $combatant }** has nobody left to seize.
        [no_way] **{ $combatant }** has nowhere left to go.
       *[done] { "" }
    }

## What is asked
question-dnd35-apart = **{ $who }**, you are free: to which cell do you go?
option-dnd35-apart-to = { $value }
means-dnd35-apart-to = a free cell, without exposing yourself
option-dnd35-declare-action-grapple = Grapple
option-dnd35-declare-action-crush = Squeeze
option-dnd35-declare-action-turn_weapon = Turn their weapon
option-dnd35-declare-action-pin = Pin
option-dnd35-declare-action-escape = Escape
option-dnd35-declare-action-break_free = Break the pin
option-dnd35-declare-action-free_ally = Free an ally
option-dnd35-declare-action-drag = Drag the grapple
option-dnd35-declare-action-draw_light = Draw
option-dnd35-declare-action-cast_held = Cast a spell
option-dnd35-declare-action-use_item = Activate an item
option-dnd35-declare-action-fetch = Get a component
option-dnd35-declare-action-silence = Keep silent
option-dnd35-declare-action-release = Let go
option-dnd35-declare-skill-grapple = Grapple check
option-dnd35-declare-skill-escape_artist = Escape Artist
option-dnd35-declare-harm-nonlethal = Nonlethal
option-dnd35-declare-harm-lethal = Lethal
option-dnd35-declare-item-wand = Wand
option-dnd35-declare-item-staff = Staff
option-dnd35-declare-item-rod = Rod
option-dnd35-declare-item-ring = Ring
option-dnd35-declare-item-wondrous = Wondrous item
option-dnd35-declare-item-potion = Potion
choose-dnd35-skill = By which roll?
choose-dnd35-harm = Which damage?
choose-dnd35-item = Which item?
means-dnd35-declare-action-grapple = for an attack: a touch attack, then a grapple check; the target may strike first
means-dnd35-declare-action-crush = for an attack: a grapple check won deals the damage of your bare hands
means-dnd35-declare-action-turn_weapon = for an attack: a grapple check, then an attack with their light weapon, penalty of 4
means-dnd35-declare-action-pin = for an attack: a grapple check won keeps them from moving for 1 round
means-dnd35-declare-action-escape = a check against all your opponents, then you step aside
means-dnd35-declare-action-break_free = a check against whoever pins you; you still grapple
means-dnd35-declare-action-free_ally = for an attack: a grapple check against whoever pins them
means-dnd35-declare-action-drag = a standard action: a check against all, then half your speed, all with you
means-dnd35-declare-action-draw_light = a move action, for a light weapon; with no hand free, what you hold falls
means-dnd35-declare-action-cast_held = a standard action and a Concentration check; no gestures, component in hand
means-dnd35-declare-action-use_item = a standard action, without a check; no scrolls
means-dnd35-declare-action-fetch = your whole turn, without a check; the spell can follow in the next
means-dnd35-declare-action-silence = costs nothing, as long as the pin lasts
means-dnd35-declare-action-release = costs nothing; you grapple no more with whom you have pinned
means-dnd35-declare-skill = { $value ->
        [escape_artist] a standard action
        [strength] a standard action
       *[grapple] in the place of an attack
    }
means-dnd35-declare-harm = { $value ->
        [lethal] a penalty of 4 on the check
       *[nonlethal] it is counted apart
    }
means-dnd35-declare-item = its effect is the GM’s to say

## The words
word-dnd35-action-grapple = grapple
    .short = grapple
word-dnd35-action-crush = squeeze the opponent
word-dnd35-action-turn_weapon = turn the opponent’s weapon
word-dnd35-action-pin = pin
word-dnd35-action-escape = escape the grapple
word-dnd35-action-break_free = break a pin
word-dnd35-action-free_ally = free a pinned ally
word-dnd35-action-drag = drag the grapple
word-dnd35-action-draw_light = draw a light weapon
word-dnd35-action-cast_held = cast a spell while grappling
word-dnd35-action-use_item = activate a magic item
word-dnd35-action-fetch = get a component
word-dnd35-action-silence = keep from speaking
word-dnd35-action-release = let go
word-dnd35-item-wand = wand
word-dnd35-item-staff = staff
word-dnd35-item-rod = rod
word-dnd35-item-ring = ring
word-dnd35-item-wondrous = wondrous item
word-dnd35-item-potion = potion
word-dnd35-why-grab = grab
word-dnd35-why-grapple = grapple check
word-dnd35-why-concentration = concentration
word-dnd35-tool-grapple = grapple between two combatants
word-dnd35-tool-pin = pin in a grapple
term-special_size = size (grapple)
term-improved_grapple = improved grapple
term-lethal = lethal damage
term-pinned_along = pinned opponent
term-in_grapple = in the grapple
term-pinned = pinned
term-escape_artist = Escape Artist
term-concentration = Concentration
word-setting-grapple_dex_only_outsiders = Dexterity in grapples
word-setting-grapple_draw_check = drawing in grapples
word-setting-grapple_pin_until = end of pins
word-dnd35-value-end = end of the next turn
word-dnd35-value-begin = beginning of the next turn
setting-dnd35-grapple_dex_only_outsiders = Whoever grapples loses the Dexterity bonus only against those outside the grapple (else: against all).
setting-dnd35-grapple_draw_check = Drawing a light weapon in a grapple needs a grapple check that is won.
setting-dnd35-grapple_pin_until = A pin ends with the end of the pinner’s next turn, who can make use of it, or as soon as that turn begins.
refused-dnd35-cannot-grapple = { $name } and { $other } are in no state to grapple, or stand too far apart.
refused-dnd35-no-grapple = { $name } does not grapple with { $other }.
refused-dnd35-pinned-already = { $name } or { $other } is in a pin already.
