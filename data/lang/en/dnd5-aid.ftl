# D&D 5: helping, hiding, searching, first aid, striking blindly.

## Helping
event-dnd5-help_given = { $against ->
        [none] 🤝 **{ $combatant }** helps **{ $target }** with what comes next.
       *[other] 🤝 **{ $combatant }** helps **{ $target }** attack { $against_shown }.
    }
option-dnd5-declare-action-help = Help
option-dnd5-declare-against-task = What comes next (a check)
choose-dnd5-against = With what?
word-dnd5-action-help = help
word-dnd5-up-helped = help of an ally

## Hiding, searching
event-dnd5-attempt_begun = { "" }
    .manner = quiet
event-dnd5-attempt_ended = **{ $combatant }** can do so no longer.
event-dnd5-hide_denied = 🙅 **{ $combatant }** finds nothing to hide behind.
event-dnd5-hid = 🫥 **{ $combatant }** hides{ $total ->
        [none] { "" }
       *[other] {" "}(Stealth { $total_shown })
    }{ $unnoticed_by_count ->
        [0] , in vain.
       *[other] , unseen by { $unnoticed_by }.
    }
why-dnd5-hid = Stealth: { $terms } = **{ $total }** against passive perceptions
event-dnd5-searched = 🔎 **{ $combatant }** searches ({ $skill_word }{ $total ->
        [none] { "" }
       *[other] {" "}{ $total_shown }
    }){ $found_count ->
        [0] .
       *[other] : { $found }!
    }
why-dnd5-searched = { $terms } = **{ $total }** against the Stealth of whoever hides
event-dnd5-came_out = 👁️ **{ $combatant }** is hidden no more.
event-dnd5-dodge_lost = 🛡️ **{ $combatant }** dodges no more.
question-dnd5-hideout = 🫥 { $combatant } would like to hide: is that possible here?
option-dnd5-hideout-allow = Possible
option-dnd5-hideout-deny = Not here
question-dnd5-sense = 🔎 { $combatant } searches: with what?
option-dnd5-sense-perception = Perception
option-dnd5-sense-investigation = Investigation
option-dnd5-declare-action-hide = Hide
option-dnd5-declare-action-search = Search
option-dnd5-declare-action-rush = Rush (bonus action)
option-dnd5-declare-action-reckless = Strike recklessly
option-dnd5-declare-action-quick_dash = Dash (bonus action)
option-dnd5-declare-action-quick_disengage = Disengage (bonus action)
option-dnd5-declare-action-quick_hide = Hide (bonus action)
word-dnd5-status-hiding = hidden
word-dnd5-action-hide = hide
word-dnd5-action-search = search
word-dnd5-action-rush = rush as a bonus action
word-dnd5-action-reckless = strike recklessly
word-dnd5-action-quick_dash = dash as a bonus action
word-dnd5-action-quick_disengage = disengage as a bonus action
word-dnd5-action-quick_hide = hide as a bonus action
word-dnd5-why-search = search
word-dnd5-tool-came_out = come out of hiding

## Attacking otherwise
word-dnd5-traits-aggressive = aggressive
word-dnd5-traits-amphibious = amphibious (breathes air and water: who drowns is the GM’s)
word-dnd5-traits-blood_frenzy = blood frenzy
word-dnd5-traits-brave = brave
word-dnd5-traits-charge = charge
word-dnd5-traits-burrow = burrowing (what is underground is the GM’s)
word-dnd5-traits-darkvision = darkvision (light is the GM’s)
word-dnd5-traits-flyby = flyby (its flight provokes no opportunity attack)
word-dnd5-traits-keen_senses = keen senses
word-dnd5-traits-magic_resistance = magic resistance
word-dnd5-traits-nimble = nimble escape
word-dnd5-traits-pack_tactics = pack tactics
word-dnd5-traits-reckless = reckless
word-dnd5-traits-spider_climb = spider climb (walls and ceilings: where it can go is the GM’s)
word-dnd5-traits-sunlight_sensitivity = sunlight sensitivity (in sunlight, disadvantage on attacks and sight: the GM’s)
word-dnd5-traits-sure_footed = sure-footed
word-dnd5-traits-tremorsense = tremorsense (what it tells is the GM’s)
word-dnd5-traits-undead_fortitude = undead fortitude
word-dnd5-traits-water_breathing = water breathing (air chokes it: the GM’s)
event-dnd5-endured = 🧟 **{ $combatant }** { $success ->
        [yes] stays up, with **one hit point**
       *[no] does not withstand it
    }{ $total_against }.
why-dnd5-endured = Damage: { $damage }; { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other] ; for: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against: { $down_words }
    }
event-dnd5-sneak_attacked = 🗡️ **{ $combatant }** uses an opening: sneak attack.
event-dnd5-guess_begun = 🎯 **{ $combatant }** strikes at a guess ({ $weapon }){ $whom ->
        [none] { "" }
       *[other] , to hit { $whom_shown }
    }.
event-dnd5-place_struck = ⚔️ **{ $combatant }** strikes at { $cell ->
        [none] a guess
       *[other] { $cell_shown }
    } ({ $weapon }): { $outcome ->
        [critical] **critical hit**
        [hit] **hit**
        [fumble] missed, on a 1
       *[miss] missed
    }.
event-dnd5-place_judged = { $target ->
        [none] { $cell ->
            [none] 🔒 Nobody was there.
           *[other] 🔒 Nobody was on { $cell_shown }.
        }
       *[other] { $cell ->
            [none] 🔒 { $target_shown } was indeed there.
           *[other] 🔒 { $target_shown } was indeed on { $cell_shown }.
        }
    }
option-dnd5-declare-action-unarmed = Unarmed strike
option-dnd5-declare-action-second_weapon = Second weapon (bonus action)
option-dnd5-declare-action-guess = Strike at a guess
word-dnd5-action-unarmed = unarmed strike
word-dnd5-action-second_weapon = second weapon
word-dnd5-action-guess = strike at a guess
word-dnd5-up-pack = pack tactics
word-dnd5-down-heavy = weapon too heavy

## First aid
event-dnd5-aid_given = 🩹 **{ $combatant }** gives **{ $target }** first aid: { $success ->
        [yes] **success**
       *[no] no effect
    }{ $total_against }.
why-dnd5-aid_given = { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }
event-dnd5-stabilised = 🩹 **{ $combatant }** is out of danger, still unconscious.
event-dnd5-recovered = ⏳ After { $hours } h, **{ $combatant }** regains a hit point.
event-dnd5-temporary_gained = 🫧 **{ $combatant }** { $amount ->
        [none] receives temporary hit points.
        [0] has no temporary hit points.
        [one] has **one temporary hit point** now.
       *[other] has **{ $amount } temporary hit points** now.
    }
event-dnd5-temporary_offered = { "" }
    .manner = quiet
event-dnd5-temporary_kept = 🫧 **{ $combatant }** keeps the temporary hit points of before.
event-dnd5-mortal_said = { $mortal ->
        [yes] ☠️ At 0 hit points, **{ $combatant }** will die.
       *[no] 🩸 At 0 hit points, **{ $combatant }** will fall unconscious.
    }
question-dnd5-temporary = **{ $who }**, temporary hit points: you have { $have }, and may have { $amount } instead. Which of the two?
option-dnd5-temporary-take = Take the new points: { $amount }
option-dnd5-temporary-keep = Keep the old points: { $have }
option-dnd5-declare-action-first_aid = First aid
word-dnd5-action-first_aid = first aid
word-dnd5-why-medicine = medicine
word-dnd5-why-hours = hours
word-dnd5-tool-temporary = temporary hit points
word-dnd5-tool-hours = 1d4 hours for whoever is stable
word-dnd5-tool-death_saves = death saves at 0 hit points
refused-dnd5-not-stable = { $name } is not unconscious and stable.

## Parrying
event-dnd5-parried = ⚡ **{ $combatant }** parries the attack of { $target }.
why-dnd5-parried = +{ $bonus } to AC against this attack
question-dnd5-parry = **{ $who }**, { $target }’s attack hits you: parry it?
option-dnd5-parry-parry = Parry
option-dnd5-parry-none = Take the hit
means-dnd5-parry-parry = your reaction; +{ $bonus } to AC against this attack{ $forfeits ->
        [yes] ; what you hold ready is lost
       *[no] { "" }
    }
means-dnd5-parry-none = your reaction stays yours
word-dnd5-matter-parry = parries
word-dnd5-question-parry = parry a blow

## How long a condition lasts, by the game master's word
event-dnd5-status_timed = ⏳ { $status_word }, for **{ $combatant }**{ $edge ->
        [none] { "" }
        [begin] , until the start of { $of ->
            [none] a turn in round { $round }
           *[other] the turn of { $of_shown } in round { $round }
        }
       *[end] , until the end of { $of ->
            [none] a turn in round { $round }
           *[other] the turn of { $of_shown } in round { $round }
        }
    }{ $save ->
        [none] { "" }
       *[other] ; a save ({ $save_word }, DC { $dc }) at the end of each of their turns
    }.
event-dnd5-condition_saved = 🎲 **{ $combatant }** { $success ->
        [yes] shakes it off
       *[no] does not shake it off
    }: { $status_word } ({ $ability_word }){ $total_against }.
why-dnd5-condition_saved = { $terms } = **{ $total }** against { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other] ; for: { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other] ; against: { $down_words }
    }
word-dnd5-until-turn = end of the turn under way
word-dnd5-until-end = end of the next turn
word-dnd5-until-begin = start of the next turn
word-dnd5-until-1 = 1 round
word-dnd5-until-2 = 2 rounds
word-dnd5-until-3 = 3 rounds
word-dnd5-until-5 = 5 rounds
word-dnd5-until-10 = 10 rounds
word-dnd5-save-strength = Strength
word-dnd5-save-dexterity = Dexterity
word-dnd5-save-constitution = Constitution
word-dnd5-save-intelligence = Intelligence
word-dnd5-save-wisdom = Wisdom
word-dnd5-save-charisma = Charisma

## Striking at a guess, without a map
question-dnd5-guessed = 🔒 **{ $author }** strikes at a guess{ $whom ->
        [none] { "" }
       *[other] , to hit { $whom_shown }
    }. Who is really there?
option-dnd5-guessed-none = Nobody
choose-dnd5-there = Who is there?
means-dnd5-guessed-there = the roll, with disadvantage, counts against their AC
means-dnd5-guessed-none = the attack is lost, and nothing says why
option-dnd5-declare-whom-anybody = Somebody, whoever it is
means-dnd5-declare-whom-anybody = the GM alone knows who is there
word-dnd5-question-guessed = who is where somebody strikes at a guess
