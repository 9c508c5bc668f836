# D&D Alternatif: the game master's monsters, attacks and reactions grouped. All of it is for the GM's eyes alone.

event-alternatif-flat_reaction = ⏱️ { $combatant }: flat rate ({ $die }), the action will come at segment **{ $segment }**.
event-alternatif-band_formed = 🎲 One reaction die for { $members }.
event-alternatif-band_dissolved = 🎲 Each has a die again: { $members }.
event-alternatif-turn_passed = 🎲 The turn of { $combatant }{ $due ->
        [none] { "" }
       *[other] , at segment **{ $due }**
    }.
    .manner = quiet
event-alternatif-pace_set = { $pace ->
        [dice] 🎲 Reactions of { $combatant }: rolled.
        [mixed] 🎲 Reactions of { $combatant }: now the die, now the flat rate.
       *[flat] 🎲 Reactions of { $combatant }: flat rate{ $layout_count ->
            [0] { "" }
           *[other] , at the segments you gave
        }.
    }
event-alternatif-shield_simplified = { $on ->
        [yes] 🛡️ { $combatant }: the shield parries at will and postpones nothing; the weapon parries no more.
       *[no] 🛡️ { $combatant }: the shield counts as a weapon again.
    }
event-alternatif-limbs_changed = 🎲 { $combatant }: { $weapon }, { $count } instead of { $before }.
event-alternatif-limbs_regrouped = 🎲 Attacks of { $combatant } grouped anew; number of dice: { $groups_count }.

## Questions: the weapons of a creature beyond the second
option-alternatif-simultaneous-choice_third-attack = Attack: { $third_weapon_word }
option-alternatif-simultaneous-choice_third-return_to_guard = On guard: { $third_weapon_word }
option-alternatif-simultaneous-target_third = Attack { $value }: { $third_weapon_word }
choose-alternatif-target_third = Choose a target…
option-alternatif-simultaneous-choice_fourth-attack = Attack: { $fourth_weapon_word }
option-alternatif-simultaneous-choice_fourth-return_to_guard = On guard: { $fourth_weapon_word }
option-alternatif-simultaneous-target_fourth = Attack { $value }: { $fourth_weapon_word }
choose-alternatif-target_fourth = Choose a target…
option-alternatif-simultaneous-choice_fifth-attack = Attack: { $fifth_weapon_word }
option-alternatif-simultaneous-choice_fifth-return_to_guard = On guard: { $fifth_weapon_word }
option-alternatif-simultaneous-target_fifth = Attack { $value }: { $fifth_weapon_word }
choose-alternatif-target_fifth = Choose a target…
option-alternatif-simultaneous-choice_sixth-attack = Attack: { $sixth_weapon_word }
option-alternatif-simultaneous-choice_sixth-return_to_guard = On guard: { $sixth_weapon_word }
option-alternatif-simultaneous-target_sixth = Attack { $value }: { $sixth_weapon_word }
choose-alternatif-target_sixth = Choose a target…

## The GM's tools
word-alternatif-tool-one_die = one die for several (2 to 4 or off; words: the names)
word-alternatif-tool-next_striker = next of the group to strike
word-alternatif-tool-simple_shield = forgotten shield (on, off; words: one or all)
word-alternatif-tool-shield_strike = stray blow of a shield
word-alternatif-tool-flat = flat rate (or segments: 3 6 9)
word-alternatif-tool-limb = limb lost or given back (-1, +1; words: the weapon)
word-alternatif-tool-regroup = group attacks (3+3; words: the weapons)
word-alternatif-value-on = yes
word-alternatif-value-off = no
word-alternatif-value-flat = flat rate
word-alternatif-value-mixed = die and flat rate by turns
word-alternatif-value-dice = rolled
word-alternatif-words-one = this one
word-alternatif-words-kind = all of its kind
word-field-groups = attacks to a die
word-field-dice = dice

## Settings
word-setting-grouped_attacks = grouped attacks
word-setting-grouped_alike = only weapons alike
word-setting-lost_limbs = lost limb
word-setting-shared_dice = one die for several monsters
word-setting-simple_shields = forgotten shields
word-setting-flat_initiative = flat rate
word-alternatif-value-natural = natural weapons only
word-alternatif-value-from_next_roll = the die changes with the next roll
word-alternatif-value-die_stays = the die stays
word-alternatif-value-on_request = at the GM’s word
word-alternatif-value-minor = always for small fry
setting-alternatif-grouped_attacks = The like attacks of a creature share one smaller reaction die, natural weapons alone do, or none.
setting-alternatif-grouped_alike = One die moves only weapons exactly alike, or the GM may mix some, which then strike by turns.
setting-alternatif-lost_limbs = A lost limb changes the die of its group from the next roll, or the die stays the same.
setting-alternatif-shared_dice = Two to four monsters on one die: at the GM’s word, always for small fry, or never.
setting-alternatif-simple_shields = Forget shields until they parry: at the GM’s word, always for small fry, or never.
setting-alternatif-flat_initiative = A fixed pace instead of the die: at the GM’s word, always for small fry, or never.

## Refusals
refused-alternatif-not-at-this-table = This table plays without that: change the setting “{ $setting_word }” first (`/gm settings`).
refused-alternatif-not-a-monster = { $name } is somebody’s character: only monsters share a die.
refused-alternatif-not-together = { $a } and { $b } are not on one side: they share no die.
refused-alternatif-nobody-alike = Nobody else like { $name } has a die to share: name the others with the option `words`, 2 to 4 monsters in all.
refused-alternatif-no-band = { $name } has a die already: there is no group here.
refused-alternatif-not-able = { $name } cannot take the next action of the group: it is possible as soon as nothing else is under way.
refused-alternatif-no-simple-shield = { $name } has no forgotten shield: the tool “forgotten shield” makes one of it.
refused-alternatif-no-such-limb = { $name } has not several attacks of that sort: name one of the weapons in hand.
refused-alternatif-not-places = “{ $value }” does not tell segments: growing numbers from 1 to 20, such as `3, 6, 9`.
refused-alternatif-not-groups = “{ $value }” does not tell groups: numbers and pluses, such as `3+3`.
refused-alternatif-not-groups-of = The groups of { $name } must be { $count } in all.
refused-alternatif-not-alike = The weapons of { $name } differ: one die moves only weapons alike, unless the setting says otherwise.
refused-alternatif-which-limbs = Say which of the weapons of { $name }: { $weapons_words }.
