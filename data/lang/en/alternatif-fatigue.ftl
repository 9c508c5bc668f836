# D&D Alternatif: fatigue.

## What happens
event-alternatif-breath_counted = { "" }
    .manner = quiet
event-alternatif-breath_shown = 🫁 **{ $combatant }**, { $round ->
        [0] before the end of the first round
       *[other] end of round { $round }
    }: { $points } of fatigue out of { $threshold }{ $malus ->
        [0] .
       *[other] , { $malus_signed } on rolls.
    }
    .manner = quiet
event-alternatif-fatigue_matters = 🫁 { $round ->
        [0] Fatigue begins to count.
       *[other] End of round { $round }: fatigue begins to count.
    } Everybody sees his own on his fighter’s panel.
event-alternatif-exhaustion_saved = 🎲 **{ $combatant }**, worn out ({ $points } of fatigue), fortitude: { $outcome ->
        [success] **the heart holds**{ $total_against }.
       *[failure] **death from exhaustion**{ $total_against }.
    }
why-alternatif-exhaustion_saved = Fortitude save: { $terms } = **{ $total }**, against **{ $against }**
event-alternatif-effort_said = 🔧 Round { $round }, **{ $combatant }**: { $effort ->
        [tiring] a tiring effort.
        [neutral] neither fatigue nor rest.
       *[restful] rest.
    }
event-alternatif-saddle_said = { $on ->
        [yes] 🐎 **{ $combatant }** fights in the saddle: one fatigue point every two rounds.
       *[no] 🐎 **{ $combatant }** fights in the saddle no more.
    }
event-alternatif-breath_told = 🫁 { $look ->
        [fresh] **{ $combatant }** is not out of breath at all.
        [tiring] **{ $combatant }** breathes harder and harder.
       *[out_of_breath] **{ $combatant }** is out of breath.
    }
event-alternatif-rest_agreed = 🕊️ A rest of { $rounds ->
        [1] one round
       *[other] { $rounds } rounds
    } is agreed on: everybody gets his breath back until segment { $until }.

## What is wrong
refused-alternatif-no-fatigue = Nobody here has any fatigue to be counted: see the setting “fatigue”.
refused-alternatif-tireless = { $name } does not tire: give a fatigue threshold with `/fix set` first.
refused-alternatif-not-at-rest = { $name } is in the middle of something: the pause comes when nothing is under way any more.
refused-alternatif-already-resting = A pause is agreed already: it still lasts.
refused-alternatif-too-late-for-hints = Too late for a hint: { $name } is choosing in secret, at the same moment as the opponent.

## Words
word-alternatif-tool-fatigue = fatigue (words: effort, in the saddle, remind)
word-alternatif-tool-breath = tell whether somebody tires (target: whom)
word-alternatif-tool-pause = pause by consent (value: rounds)
word-alternatif-words-tiring = tiring effort
word-alternatif-words-neutral = neither fatigue nor rest
word-alternatif-words-restful = rest
word-alternatif-words-mounted = in the saddle
word-alternatif-words-on_foot = on foot
word-alternatif-words-remind = remind everybody of their fatigue
word-alternatif-why-exhaustion = exhaustion
word-field-fatigue = fatigue points
word-field-fatigue_threshold = fatigue threshold
word-field-encumbrance = encumbrance
word-field-fortitude = fortitude
word-field-rounds = rounds
term-fortitude = fortitude

## Settings
word-setting-fatigue = fatigue
word-setting-fatigue_scope = what fatigue weighs on
word-setting-exhaustion_save = save against exhaustion
word-setting-engaged_tires = a round hand to hand always tires
word-setting-exhaustion_save_malus = fatigue weighs on that save
word-alternatif-value-auto = shown when it counts
word-alternatif-value-d20_and_ac = d20 and armour class
word-alternatif-value-all_dice = all dice
word-alternatif-value-each_point = at each point
setting-alternatif-fatigue = Fatigue is counted silently and shown from three rounds before the first threshold, always, or not counted.
setting-alternatif-fatigue_scope = The malus of fatigue weighs on d20s and on armour and wrestling classes, on d20s alone, or on all dice.
setting-alternatif-exhaustion_save = Beyond twice the threshold the save against exhaustion is made at each point, or once only.
setting-alternatif-engaged_tires = A round spent hand to hand tires, whether or not a d20 was rolled; or only if one was.
setting-alternatif-exhaustion_save_malus = The malus of fatigue weighs on the save against exhaustion, or not.
