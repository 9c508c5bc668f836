# D&D Alternatif: charging, and receiving a charge.

## The run and the contact
event-alternatif-charge_begun = 🏃 **{ $combatant }** charges **{ $target }** ({ $cells_metres } m): in contact in segment **{ $segment }**.
event-alternatif-charge_passed = 🏃 **{ $combatant }** passes within reach of { $other }.
event-alternatif-charge_arrived = 🏃 **{ $combatant }** charges **{ $target }**{ $cells ->
        [0] { "" }
       *[other] {" "}({ $cells_metres } m)
    } and comes into contact{ $strikes ->
        [yes] .
       *[no] , without the impetus to strike.
    }
event-alternatif-charge_missed = 🏃 **{ $combatant }** has run for nothing: **{ $target }** is out of reach.
event-alternatif-clash_decided = { $how ->
        [nothing] { $part ->
            [reception] **{ $combatant }** does not receive the charge.
           *[charge] **{ $combatant }** does not strike at the end of the charge.
        }
       *[other] { "" }
    }
event-alternatif-clash_settled = { $stopped ->
        [yes] 🔱 The charge of { $combatant } is stopped dead.
       *[no] { "" }
    }
event-alternatif-screen_said = { $on ->
        [yes] 🛡️ **{ $combatant }** screens **{ $other }**: whoever charges **{ $other }** passes within reach.
       *[no] 🛡️ **{ $combatant }** no longer screens **{ $other }**.
    }

## What is asked
question-alternatif-charge = **{ $who }**, you come upon { $target }. What do you make of your impetus (bonus of 2)?
option-alternatif-charge-charge = Strike: { $weapon }
option-alternatif-charge-special = Special action…
option-alternatif-charge-none = Do nothing
question-alternatif-reception = **{ $who }**, { $target } charges you. Do you receive the charge?{ $parries ->
        [yes] {" "}If you do, that weapon cannot parry any more in this segment.
       *[no] { "" }
    }
option-alternatif-reception-reception = Strike: { $weapon }{ $lost ->
        [yes] {" "}(instead of the action that has come up)
       *[no] { "" }
    }
option-alternatif-reception-special = Special action…
option-alternatif-reception-none = Keep the parry
question-alternatif-charge_distance = 📏 **{ $author }** wants to charge **{ $target }**. How many cells of 2 m away?
option-alternatif-charge_distance-cells = { $value ->
    [one] { $value } cell
   *[other] { $value } cells
}
option-alternatif-charge_distance-refuse = Impossible
option-alternatif-declare-action-charge = Charge
choose-alternatif-charge = What do you make of your impetus?
choose-alternatif-reception = How do you receive the charge?
word-question-charge = action at the end of the charge
word-question-reception = charge to be received
word-question-charge_distance = distance of a charge

## Words
word-action-charge = charge
word-alternatif-action-charge = charge
word-alternatif-tool-screen = who screens whom from a charge
word-alternatif-why-charge = charge
word-alternatif-why-reception = reception

## Settings
word-setting-charge_min_scope = 4 cells of a charge
word-setting-short_charge_reception = receiving too short a charge
word-setting-charge_order = charge against reception
word-setting-charge_reaction_dex = Dexterity after a charge
word-setting-stacked_doubling = two doublings
word-alternatif-value-run = the whole run
word-alternatif-value-last_segment = the last segment
word-alternatif-value-simultaneous = together
word-alternatif-value-polearm_first = the pole weapon first
word-alternatif-value-multiply = four times
word-alternatif-value-add = three times
word-alternatif-value-once = twice
setting-alternatif-charge_min_scope = The 4 cells that give a charge its impetus count over the whole run, or in its last segment.
setting-alternatif-short_charge_reception = A run too short to give any impetus is received all the same, or is not.
setting-alternatif-charge_order = Charge and reception strike together, or the pole weapon first stops whom it puts out of the fight.
setting-alternatif-charge_reaction_dex = The first reaction after a charge is lowered by Dexterity, or is not.
setting-alternatif-stacked_doubling = Reception with a pole weapon and a critical together: damage times four, three or two.

## What is wrong
refused-alternatif-charge-in-contact = { $name } is in contact with { $target } already: a charge takes a run, attack instead.
refused-alternatif-charge-prone = { $name } is on the ground: stand up before charging.
refused-alternatif-charge-lame = { $name } has a wounded leg and cannot run any more: attack when the enemy comes near.
refused-alternatif-not-a-companion = { $name } is not of the same side: nobody screens but his own.
