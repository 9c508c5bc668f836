# D&D 5: spells, what is said of them.

## Casting
event-dnd5-spell_begun = { $how ->
        [held] ✨ **{ $combatant }** casts *{ $spell_word }* and holds its energy back
        [released] ✨ **{ $combatant }** releases *{ $spell_word }*
        [again] ✨ **{ $combatant }** has *{ $spell_word }* strike again as a bonus action
        [reaction] ⚡ **{ $combatant }** casts *{ $spell_word }* as a reaction
        [bonus] ✨ **{ $combatant }** casts *{ $spell_word }* as a bonus action
       *[action] ✨ **{ $combatant }** casts *{ $spell_word }*
    }{ $target ->
        [none] { $aim ->
            [none] { "" }
            [away] { "" }
           *[other] {" "}at { $aim_shown }
        }
       *[other] { $own ->
            [only] { "" }
            [chosen] , on themself
           *[none] {" "}on **{ $target_shown }**
        }
    }{ $how ->
        [again] { "" }
       *[other] { $slot ->
            [0] { "" }
           *[other] , level { $slot_shown }
        }
    }.
event-dnd5-spell_aimed = { $targets_count ->
        [0] { "" }
       *[other] { $missiles ->
            [0] 🎯 *Also*: { $targets }.
            [one] 🎯 One more missile at **{ $target }**.
           *[other] 🎯 { $missiles } more missiles at **{ $target }**.
        }
    }
event-dnd5-spell_held = 🧠 **{ $combatant }** keeps *{ $spell_word }* ready until its trigger comes{ $former ->
        [none] { "" }
       *[other] {" "}and concentrates no more on *{ $former_word }*
    }.
event-dnd5-spell_goes_on = { "" }
    .manner = quiet
event-dnd5-caught_said = { "" }
    .manner = quiet
event-dnd5-spell_countered = 🚫 **{ $combatant }** undoes *{ $spell_word }* of **{ $target }**.
event-dnd5-spell_ended = { $reason ->
        [unable] 💨 **{ $combatant }** is in no state to finish *{ $spell_word }*: it is lost.
        [countered] { "" }
       *[done] { "" }
    }
event-dnd5-darts_warded = 🛡️ **{ $combatant }**’s shield stops *{ $spell_word }*.
event-dnd5-spell_checked = 🎲 Check of **{ $combatant }** ({ $ability_word }) for *{ $spell_word }*: { $success ->
        [yes] success
       *[no] failure
    }{ $total_against }.
why-dnd5-spell_checked = { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other] ; for: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against: { $down_words }
    }

## Saves
event-dnd5-harm_rolled = { $total ->
        [none] { "" }
       *[other] 🎲 *{ $spell_word }*: **{ $total_shown }** damage.
    }
why-dnd5-harm_rolled = Damage: { $terms } = **{ $total }**
event-dnd5-save_rolled = 🎲 **{ $combatant }** { $success ->
        [yes] withstands
       *[no] does not withstand
    } *{ $spell_word }* ({ $ability_word }){ $automatic ->
        [yes] , being helpless
       *[no] { $total_against }
    }.
why-dnd5-save_rolled = { $automatic ->
        [yes] A save that fails by itself
       *[no] { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }
    }{ $up_count ->
        [0] { "" }
       *[other] ; for: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against: { $down_words }
    }
event-dnd5-unaffected = 🛡️ No effect of *{ $spell_word }* on **{ $combatant }** ({ $status_word }).

## Concentration
event-dnd5-concentrated = 🧠 **{ $combatant }** concentrates on *{ $spell_word }*{ $former ->
        [none] { "" }
       *[other] {" "}and no more on *{ $former_word }*
    }.
event-dnd5-concentration_rolled = 🧠 Concentration of **{ $combatant }** (*{ $spell_word }*): { $success ->
        [yes] kept
       *[no] **broken**
    }{ $total_against }.
why-dnd5-concentration_rolled = Damage: { $damage }; { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other] ; for: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against: { $down_words }
    }
event-dnd5-concentration_ended = { $held ->
        [yes] 💨 **{ $combatant }** held *{ $spell_word }*: it fades without effect.
       *[no] { $reason ->
            [at_will] 🧠 **{ $combatant }** stops concentrating on *{ $spell_word }*.
            [gm] 🧠 The GM ends the concentration of **{ $combatant }** (*{ $spell_word }*).
            [incapacitated] 🧠 **{ $combatant }** is in no state to concentrate any more (*{ $spell_word }*).
            [over] { "" }
           *[failed] { "" }
        }
    }

## What stays on somebody
event-dnd5-effect_put = { $status ->
        [none] { $hovers ->
            [first] ✨ Still there: *{ $spell_word }*. A bonus action of **{ $combatant }** moves it and has it strike again.
            [again] { "" }
           *[none] ✨ **{ $combatant }** is under *{ $spell_word }*.
        }
       *[other] { "" }
    }
event-dnd5-effect_ended = { $reason ->
        [saved] 💪 **{ $combatant }** throws off *{ $spell_word }*.
        [freed] { "" }
        [broken] 💨 The end of *{ $spell_word }* for **{ $combatant }**.
        [concentration] 💨 No more *{ $spell_word }* on **{ $combatant }**.
       *[over] { $status ->
            [none] { $hovered ->
                [yes] ⏳ The end of *{ $spell_word }* for **{ $combatant }**.
               *[no] ⏳ **{ $combatant }** is no longer under *{ $spell_word }*.
            }
           *[other] { "" }
        }
    }
event-dnd5-zone_made = 🗺️ *{ $spell_word }* makes the ground difficult{ $said ->
        [yes] { $people_count ->
            [0] .
           *[other] . There now: { $people }.
        } The GM says who enters it and who leaves it.
       *[no] {" "}(cells: { $cells_count }).
    }
event-dnd5-zone_entered = 🗺️ **{ $combatant }** enters *{ $spell_word }*.
event-dnd5-zone_left = 🗺️ **{ $combatant }** is out of *{ $spell_word }*.
event-dnd5-zone_said = { "" }
    .manner = quiet
event-dnd5-zone_ended = 🗺️ The ground is clear: *{ $spell_word }* fades.
event-dnd5-steadied = 🩹 **{ $combatant }** is out of danger (*{ $spell_word }*).
event-dnd5-revived = ✨ *{ $spell_word }*: **{ $combatant }** comes back to life{ $hit_points ->
        [none] { "" }
       *[other] {" "}(hit points: { $hit_points_shown })
    }.
event-dnd5-bolstered = 🫧 *{ $spell_word }*: { $rolled ->
        [none] **{ $combatant }** receives temporary hit points
        [0] no temporary hit points for **{ $combatant }**
        [one] **one temporary hit point** for **{ $combatant }**
       *[other] **{ $rolled } temporary hit points** for **{ $combatant }**
    }.
why-dnd5-bolstered = { $terms_count ->
        [0] Dice: { $faces }.
       *[other] { $terms } = **{ $rolled }**
    }
event-dnd5-carried = { $forced ->
        [yes] 💨 **{ $combatant }** is pushed back by *{ $spell_word }* ({ $metres_decimal } m){ $cell ->
            [none] { "" }
           *[other] , to { $cell_shown }
        }.
       *[no] ✨ **{ $combatant }** is gone and is there again { $cell ->
            [none] elsewhere ({ $metres_decimal } m).
           *[other] at { $cell_shown }.
        }
    }
event-dnd5-pool_rolled = 🎲 *{ $spell_word }* of **{ $combatant }**{ $points ->
        [none] { "" }
       *[other] : { $points } hit points of creatures
    }.
why-dnd5-pool_rolled = Dice: { $faces } = **{ $points }**
event-dnd5-recharged = { $on ->
        [yes] 🔄 **{ $combatant }** may use *{ $spell_word }* again.
       *[no] { "" }
    }
why-dnd5-recharged = Die: { $face }.
event-dnd5-struggled = 💪 **{ $combatant }** struggles against *{ $spell_word }*: { $success ->
        [yes] free
       *[no] still held
    }{ $total_against }.
why-dnd5-struggled = { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other] ; for: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against: { $down_words }
    }
event-dnd5-woken = 👋 **{ $combatant }** shakes **{ $target }**.
event-dnd5-attack_turned = 🛡️ The attack of **{ $combatant }** is turned aside{ $total_against }: it does not hit **{ $target }** any more.

## What is asked
question-dnd5-also = **{ $who }**, *{ $spell_word }*: { $each ->
        [yes] missiles still to share out: { $left } (so far { $upon }). At whom?
       *[no] further targets possible: { $left }. Who?
    }
option-dnd5-also-none = { $each ->
        [yes] All the rest at { $last }
       *[no] Nobody else
    }
question-dnd5-caught = ✨ *{ $spell_word }* of **{ $caster }**: { $count ->
        [0] nobody is caught in the area.
        [one] one person is caught in the area: { $names }.
       *[other] caught in the area are { $names_listed }.
    } What do you say?
option-dnd5-caught-take = That is right
option-dnd5-caught-person = { $within ->
        [yes] Without { $value }
       *[no] With { $value }
    }
question-dnd5-spell_hit = **{ $who }**, { $cast ->
        [none] { $target }’s attack hits you
       *[other] *{ $cast_word }* of { $target } is about to hit you
    }: a spell as a reaction?
question-dnd5-spell_cast = **{ $who }**, { $target } casts *{ $cast_word }*: a spell as a reaction?
question-dnd5-spell_damaged = **{ $who }**, { $target } has just hurt you: a spell as a reaction?
question-dnd5-spell_falls = **{ $who }**, { $target } falls: a spell as a reaction?
option-dnd5-spell_hit-none = Take the hit
option-dnd5-spell_cast-none = Let it happen
option-dnd5-spell_damaged-none = Do not answer
option-dnd5-spell_falls-none = Let it fall
option-dnd5-spell = { $value_word }
option-dnd5-slot = Level { $value }
option-dnd5-at = { $value_word }
option-dnd5-at-away = Away from the foes
option-dnd5-declare-action-cast = Cast a spell
option-dnd5-declare-action-let_go = Stop concentrating
option-dnd5-declare-action-struggle = Struggle
option-dnd5-declare-action-wake = Wake somebody
choose-dnd5-spell = Which spell?
choose-dnd5-slot = At which level?
choose-dnd5-at = Where?
choose-dnd5-person = Whom to catch, or to spare?

## What it leads to
means-dnd5-declare-action-cast = { $costs ->
        [action] your action
        [bonus] your bonus action
       *[other] your action or your bonus action, as the spell has it
    }
means-dnd5-declare-action-let_go = { $held ->
        [none] the spell that you keep up ends
       *[other] *{ $held_word }*, which you hold ready, fades without effect
    }; costs nothing
means-dnd5-declare-action-struggle = your action, to tear yourself from what restrains you
means-dnd5-declare-action-wake = your action; the target sleeps no more
means-dnd5-spell = { $costs ->
        [bonus] bonus action
        [reaction] your reaction
       *[action] action
    }{ $level ->
        [0] { "" }
       *[other] , level { $level_shown }
    }{ $harm ->
        [none] { "" }
       *[other] , damage { $harm_shown }
    }{ $missiles ->
        [none] { "" }
       *[other] , missiles: { $missiles }, to share out
    }{ $mends ->
        [none] { "" }
       *[other] , hit points regained: { $mends_shown }
    }{ $shields ->
        [none] { "" }
       *[other] , temporary hit points: { $shields_shown }
    }{ $fells ->
        [none] { "" }
       *[other] , hit points overcome: { $fells_shown }
    }{ $strikes ->
        [none] { "" }
       *[other] , attack roll
    }{ $save ->
        [none] { "" }
       *[other] , { $save_word } save DC { $dc }
    }{ $half ->
        [yes] {" for half"}
       *[no] { "" }
    }{ $status ->
        [none] { "" }
       *[other] , { $save ->
            [none] { $status_word }
           *[other] else { $status_word }
        }
    }{ $adds ->
        [none] { "" }
       *[other] , +{ $adds_shown } to attacks and saves
    }{ $takes ->
        [none] { "" }
       *[other] , −{ $takes_shown } to attacks and saves
    }{ $hurts_more ->
        [none] { "" }
       *[other] , +{ $hurts_more_shown } damage
    }{ $base ->
        [none] { "" }
        [0] { "" }
       *[other] , AC { $base_shown } + Dexterity
    }{ $leap ->
        [none] { "" }
       *[other] , { $leap_decimal } m at most
    }{ $guards ->
        [none] { "" }
        [0] { "" }
       *[other] , { $guards_signed } to AC
    }{ $again ->
        [yes] , without a slot
       *[no] { "" }
    }{ $ends ->
        [none] { $keeps ->
            [yes] , concentration
           *[no] { "" }
        }
       *[other] , ends *{ $ends_word }*
    }{ $forfeits ->
        [yes] ; what you hold ready is lost
       *[no] { "" }
    }
means-dnd5-slot = a slot of this level{ $harm ->
        [none] { "" }
       *[other] , damage { $harm_shown }
    }{ $missiles ->
        [none] { "" }
       *[other] , missiles: { $missiles }
    }{ $mends ->
        [none] { "" }
       *[other] , hit points regained: { $mends_shown }
    }{ $shields ->
        [none] { "" }
       *[other] , temporary hit points: { $shields_shown }
    }{ $fells ->
        [none] { "" }
       *[other] , hit points overcome: { $fells_shown }
    }
means-dnd5-at = { $area ->
        [none] you are there at once; it provokes nobody
       *[other] { $caught ->
            [none] nobody known would be caught
           *[other] caught would be: { $caught_shown }
        }
    }{ $friends ->
        [yes] , somebody of your side among them
       *[no] { "" }
    }
option-dnd5-friends = Cast it all the same
choose-dnd5-friends = Your own side is in the area: cast it all the same?
means-dnd5-friends = { $companions ->
        [none] somebody of your side is in the area
       *[other] of your side, in the area: { $companions_listed }
    }
means-dnd5-also-target = { $each ->
        [yes] one more missile; condition: { $health_word }
       *[no] condition: { $health_word }
    }
means-dnd5-also-none = { $each ->
        [yes] missiles for { $last }: { $left } more
       *[no] the spell reaches nobody further
    }
means-dnd5-caught-take = the spell comes upon these
means-dnd5-caught-person = the list changes, and is put to you again
means-dnd5-spell_hit-none = your reaction stays
means-dnd5-spell_cast-none = your reaction stays
means-dnd5-spell_damaged-none = your reaction stays
means-dnd5-spell_falls-none = your reaction stays

## The words
word-dnd5-action-cast = cast a spell
    .short = spell
word-dnd5-action-let_go = stop concentrating
word-dnd5-action-struggle = struggle
word-dnd5-action-wake = wake
word-dnd5-matter-spell_hit = spells that parry a hit
word-dnd5-matter-spell_cast = counterspells
word-dnd5-matter-spell_damaged = spells that pay back
word-dnd5-matter-spell_falls = spells against a fall
word-dnd5-order-useful = where it turns the hit aside
word-dnd5-why-save = save
word-dnd5-why-concentration = concentration
word-dnd5-why-added = die of a spell
word-dnd5-why-spell = effect of a spell
word-dnd5-why-recharge = recharge
word-dnd5-up-glowing = the target glows
word-dnd5-up-marked = the target is marked
word-dnd5-up-magic_resistance = magic resistance
word-dnd5-down-hampered = mocked
word-dnd5-down-blurred = the target is blurred
word-dnd5-status-charmed = charmed
word-dnd5-status-deafened = deafened
word-dnd5-status-exhausted = exhausted
word-dnd5-status-petrified = petrified
word-dnd5-tool-concentration = end a concentration
word-dnd5-tool-zone = enter the ground of a spell, or leave it
slot-dnd5-spell = { $who }: { $spell_word }, until round { $until }
term-mage_armour = mage armour
term-shield_spell = shield spell
term-shield_of_faith = shield of faith
term-bless = bless
term-bane = bane
term-spell = spell
term-modifier = casting ability
refused-dnd5-no-concentration = { $name } concentrates on nothing.
refused-dnd5-no-zone = No spell has changed that ground.

## What is waited for
word-dnd5-question-also = further targets of a spell
word-dnd5-question-caught = whom the area of a spell catches
word-dnd5-question-spell_hit = a spell in reaction to a hit
word-dnd5-question-spell_cast = a spell in reaction to a spell
word-dnd5-question-spell_damaged = a spell in reaction to damage
word-dnd5-question-spell_falls = a spell in reaction to a fall
