# D&D Alternatif: surprise and sneak attacks.

## What happens
event-alternatif-surprise_said = 🤫 Segment { $segment }: **{ $combatant }** { $notice ->
        [unnoticed] will fall upon **{ $target }** wholly unnoticed
       *[late] will surprise **{ $target }**
    }.{ $reason ->
        [none] { "" }
       *[other] {" "}“{ $reason_shown }”
    }
event-alternatif-surprise_forgotten = 👁️ **{ $target }** has noticed **{ $combatant }** in time: no surprise.
event-alternatif-surprise_sprung = { $how ->
        [else] { "" }
       *[other] { $notice ->
            [unnoticed] 🗡️ **{ $target }** does not see **{ $combatant }** coming.
           *[late] ❗ **{ $combatant }** surprises **{ $target }**{ $stunned ->
                [yes] : no action in this segment.
               *[no] : nothing to oppose to it in this segment.
            }
        }
    }
event-alternatif-notice_tested = 🎲 **{ $combatant }**: { $total_kept }; **{ $other }**: { $other_total_kept }. { $noticed ->
        [yes] **{ $other }** notices something.
       *[no] **{ $other }** notices nothing.
    }
why-alternatif-notice_tested = Dice: { $face_kept } and { $other_face_kept }; a tie is noticed.
event-alternatif-save_adjusted = 🔧 { $combatant }’s save against a sneak attack: { $bonus_signed }{ $waived ->
        [yes] , no bonus against a heavy weapon.
       *[no] .
    }
event-alternatif-sneak_saved = 🎲 **{ $combatant }**, reflexes: { $outcome ->
        [success] **the worst is avoided**{ $total_against }.
       *[failure] { $margin ->
            [none] **failed**{ $total_against }.
           *[other] **failed by { $margin }**{ $total_against }.
        }
    }
why-alternatif-sneak_saved = Reflex save: { $terms } = **{ $total }**, against **{ $against_kept }** (10 and the sneak rank)
event-alternatif-sneak_clinched = { "" }
    .manner = quiet
event-alternatif-daggers_asked = ❓ **{ $combatant }** wants to strike **{ $target }** with both daggers: the GM has to allow it.
event-alternatif-daggers_settled = { $allowed ->
        [yes] ✅ The GM allows both daggers.
       *[no] 🚫 One dagger: the GM does not allow two.
    }

## What is asked
question-alternatif-daggers = 🗡️ **{ $author }** wants to make a sneak attack on **{ $target }** with both daggers. Do you allow it?
option-alternatif-daggers-yes = Both daggers
option-alternatif-daggers-no = One only
word-question-daggers = two daggers to allow

## What is wrong
refused-alternatif-is-surprised = { $name } is surprised and has no action before the end of the first segment: the next announcement comes then.
refused-alternatif-not-bonuses = “{ $value }” does not say two bonuses: that of whoever hides, then that of whoever watches, such as `5/3`.
refused-alternatif-springs-first = { $name } needs no die against { $target }: a free action of surprise comes in segment 1. An announcement against somebody else is possible.
refused-alternatif-surprised-by = { $name } does not know of { $target } yet: choose another enemy, or wait for the end of the first segment.
refused-alternatif-surprise-too-far = { $name } is too far away to surprise { $target }: 6 cells at most for a charge, medium range for a shot. `/gm tool` corrects the distance.
refused-alternatif-no-surprise = { $name } does not surprise { $target }: there is nothing to take back.
refused-alternatif-nobody-surprises = Nobody surprises { $name }: say first who does, with the tool “surprise”.

## Words
word-alternatif-tool-surprise = surprise (who surprises the target; value: segment)
word-alternatif-tool-sneak = sneak attack granted (words: why)
word-alternatif-tool-notice = stealth against perception (value: 5/3)
word-alternatif-tool-relaxed = save against a sneak attack (value: −2)
word-alternatif-tool-ambush = lying in wait (shot ready, or value: spell)
word-alternatif-words-late = noticed at the last moment
word-alternatif-words-unnoticed = not noticed at all
word-alternatif-words-noticed = noticed in time
word-alternatif-words-group = who notices warns the others
word-alternatif-words-each = each for himself
word-alternatif-words-relaxed = relaxed victim
word-alternatif-words-no_heavy = no bonus against a heavy weapon
word-alternatif-notice-late = noticed at the last moment
word-alternatif-notice-unnoticed = not noticed at all
word-alternatif-why-sneak-save = save against a sneak attack
word-alternatif-why-stealth = stealth
word-alternatif-why-notice = perception
word-field-sneak_rank = rank in sneak attacks
word-field-stealth = stealth
word-field-perception = perception
word-field-save = save
term-no_dexterity = Dexterity
term-sneak_rank = sneak rank
term-heavy_weapon = heavy weapon

## Settings
word-setting-surprise_reaction_base = reaction after a surprise
word-setting-surprised_with_bow = surprised with a bow in hand
word-alternatif-value-armed = a weapon in hand
word-alternatif-value-defenceless = guard down
word-setting-ambush_spell = spell in an ambush
word-setting-heavy_sneak_save_bonus = save against a heavy weapon
word-setting-two_dagger_sneak = sneak attack with two daggers
word-alternatif-value-prepared = prepared
word-alternatif-value-held = cast and held
setting-alternatif-surprise_reaction_base = After a surprise the reaction counts from the segment of the surprise (0), or from the next one (1).
setting-alternatif-surprised_with_bow = Whoever is surprised with a missile weapon in hand is armed, or has his guard down.
setting-alternatif-ambush_spell = The spell of an ambush is prepared only, or cast beforehand and held ready.
setting-alternatif-heavy_sneak_save_bonus = A heavy weapon gives +3 to the save against a sneak attack, or nothing (0).
setting-alternatif-two_dagger_sneak = Striking with both daggers in one sneak attack: the GM decides, it is allowed, or never.
