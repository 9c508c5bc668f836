# D&D 3.5: running, squeezing, mounts.

## Running
event-dnd35-run_begun = 🏃 **{ $combatant }** runs straight{ $cell ->
        [none] { $towards ->
            [none] {" "}away from all
           *[other] {" "}towards { $towards_shown }
        }
       *[other] {" "}towards { $cell_shown }{ $via ->
            [none] { "" }
           *[other] , by { $via_shown }
        }
    } ({ $metres_decimal } m).
event-dnd35-endurance_rolled = { $success ->
        [yes] 🏃 **{ $combatant }** keeps running{ $total_against }.
       *[no] 😮‍💨 **{ $combatant }** is out of breath for ten rounds{ $total_against }.
    }
why-dnd35-endurance_rolled = Constitution: { $terms } = **{ $total }** against **{ $against }**
option-dnd35-declare-action-run = Run
means-dnd35-declare-action-run = the whole turn, straight ahead, farther than a double move; no Dexterity to AC
word-dnd35-action-run = run
choose-dnd35-heading = In which direction?
option-dnd35-declare-heading-north = North
option-dnd35-declare-heading-northeast = Northeast
option-dnd35-declare-heading-east = East
option-dnd35-declare-heading-southeast = Southeast
option-dnd35-declare-heading-south = South
option-dnd35-declare-heading-southwest = Southwest
option-dnd35-declare-heading-west = West
option-dnd35-declare-heading-northwest = Northwest
means-dnd35-declare-heading = straight ahead in this direction; north is where row 1 is
word-dnd35-heading-north = north
word-dnd35-heading-northeast = northeast
word-dnd35-heading-east = east
word-dnd35-heading-southeast = southeast
word-dnd35-heading-south = south
word-dnd35-heading-southwest = southwest
word-dnd35-heading-west = west
word-dnd35-heading-northwest = northwest
word-dnd35-status-winded = out of breath
word-dnd35-why-endurance = endurance in running

## Squeezing
event-dnd35-passage_said = { $on ->
        [yes] 🚪 **{ $combatant }** may squeeze past { $target }.
       *[no] 🚪 **{ $combatant }** may no longer squeeze past { $target }.
    }
event-dnd35-wriggle_rolled = { $success ->
        [yes] 🐍 **{ $combatant }** gets through the gap{ $total_against }.
       *[no] 🐍 **{ $combatant }** does not get through the gap{ $total_against }.
    }
why-dnd35-wriggle_rolled = Escape Artist: { $terms } = **{ $total }** against **{ $against }**
word-dnd35-status-squeezed = squeezed
word-dnd35-why-wriggle = wriggling through a gap
word-dnd35-tool-let_by = squeeze past an opponent (target)
word-dnd35-tool-wriggle = wriggle through a narrow gap (value: DC)
term-squeezed = squeezed
refused-dnd35-cannot-act = { $name } cannot act.

## Getting on, getting off, falling
event-dnd35-mounted = 🐎 **{ $combatant }** mounts { $mount }.
event-dnd35-dismounted = { $reason ->
        [wanted] 🐎 **{ $combatant }** dismounts{ $cell ->
            [none] { "" }
           *[other] , to { $cell_shown }
        }.
        [landed] 🤸 **{ $combatant }** lands standing{ $cell ->
            [none] { "" }
           *[other] , on { $cell_shown }
        }.
        [thrown] 💥 **{ $combatant }** falls with the mount{ $damage ->
            [none] { "" }
           *[other] {" "}and loses **{ $damage }** hit points
        }.
        [slid] 💥 **{ $combatant }** slides from the saddle{ $damage ->
            [none] { "" }
           *[other] {" "}and loses **{ $damage }** hit points
        }.
        [held] 🤼 **{ $combatant }** leaves the saddle: nobody grapples on horseback.
       *[other] 🐎 **{ $combatant }** is out of the saddle{ $cell ->
            [none] { "" }
           *[other] , on { $cell_shown }
        }.
    }
event-dnd35-ride_rolled = { $what ->
        [control] { $success ->
            [yes] 🐎 **{ $combatant }** masters { $mount }{ $total_against }.
           *[no] 🐎 **{ $combatant }** does not master { $mount }, and acts no more this turn{ $total_against }.
        }
        [knees] { $success ->
            [yes] 🐎 **{ $combatant }** guides { $mount } by the knees, both hands free{ $total_against }.
           *[no] 🐎 **{ $combatant }** keeps a hand on the reins this round{ $total_against }.
        }
       *[cushion] { $success ->
            [yes] 🐎 { $mount } goes down; **{ $combatant }** softens the fall{ $total_against }.
           *[no] 🐎 { $mount } goes down; **{ $combatant }** does not soften the fall{ $total_against }.
        }
    }
why-dnd35-ride_rolled = Ride: { $terms } = **{ $total }** against **{ $against }**
event-dnd35-seat_rolled = { $stays ->
        [yes] 🐎 **{ $combatant }** stays in { $mount }’s saddle, unconscious{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown } of { $chance })
        }.
       *[no] 🐎 **{ $combatant }** stays in the saddle no longer{ $face ->
            [none] { "" }
           *[other] {" "}(d100: { $face_shown }, more than { $chance })
        }.
    }
event-dnd35-saddle_said = { $on ->
        [yes] 🐎 **{ $combatant }** has a military saddle.
       *[no] 🐎 **{ $combatant }** has no military saddle.
    }
event-dnd35-ride_begun = { $gait ->
        [run] 🐎 **{ $combatant }** has { $mount } run{ $cell ->
            [none] { $towards ->
                [none] {" "}away from all
               *[other] {" "}towards { $towards_shown }
            }
           *[other] {" "}towards { $cell_shown }
        } ({ $metres_decimal } m).
       *[double] 🐎 **{ $combatant }** drives { $mount }{ $cell ->
            [none] { $towards ->
                [none] {" "}away from all
               *[other] {" "}towards { $towards_shown }
            }
           *[other] {" "}towards { $cell_shown }
        } ({ $metres_decimal } m in one stretch).
    }
event-dnd35-rode_on = 🐎 **{ $combatant }** rides on{ $cell ->
        [none] { "" }
       *[other] {" "}towards { $cell_shown }
    }.

## What is asked
option-dnd35-declare-action-ride_on = Ride on
option-dnd35-declare-action-control_mount = Master the mount
option-dnd35-declare-action-mount = Mount
option-dnd35-declare-action-dismount = Dismount
option-dnd35-declare-action-gallop = Double move in one stretch
option-dnd35-declare-action-ride_fast = Gallop
option-dnd35-opportunity-mount = Strike the mount
means-dnd35-declare-action-ride_on = the second half of the way; nothing more is done here
means-dnd35-declare-action-control_mount = a move action, Ride DC 20; where it fails the turn is over
means-dnd35-declare-action-mount = a move action; the mount acts in your turn from then on
means-dnd35-declare-action-dismount = a move action, beside the mount, as far from the foes as possible
means-dnd35-declare-action-gallop = straight ahead; halfway you may shoot, at −4 each
means-dnd35-declare-action-ride_fast = straight ahead, up to four times its speed; halfway your shots have −8
means-dnd35-opportunity-mount = one attack at the mount, which leaves with its rider
word-dnd35-action-ride_on = ride on
word-dnd35-action-control_mount = master the mount
word-dnd35-action-mount = mount
word-dnd35-action-dismount = dismount
word-dnd35-action-gallop = double move in one stretch
word-dnd35-action-ride_fast = gallop
word-dnd35-why-ride = Ride
word-dnd35-why-seat = staying in the saddle
word-dnd35-why-saddle_fall = fall from the saddle
word-dnd35-tool-mount = put in the saddle (target: the mount)
word-dnd35-tool-dismount = take out of the saddle
word-dnd35-tool-war_saddle = military saddle
term-above = higher ground
term-shaken_shot = shot from a mount at speed
refused-dnd35-mount-small = { $mount } is too small to carry { $name }: it takes a size more.
refused-dnd35-mount-taken = { $name } cannot mount { $mount } now.
refused-dnd35-not-riding = { $name } is not in the saddle.
