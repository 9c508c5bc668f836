# The body of a combatant: its gauges, what protects it, its wounds.
# `body-state-<kind>`: what holds for the whole body; `body-limb-<state>`: a limb; `body-ill-<kind>`: a part.

picture-body-file = body.png
note-button-body = My body
note-button-body-of = Body: { $name }
button-body-shown = Body
refused-no-body = Nothing to show: bodies are seen by their own side, in games that have them.
body-title = 🫀 **{ $who }** · { $points }
body-points = { $left }/{ $most } HP
body-part = `{ $bar }` **{ $part }** { $left }/{ $most }{ $notes ->
        [none] { "" }
       *[other] {" "}· { $notes }
    }
body-state = ▸ { $state }
body-layer = { $piece } { $die }{ $projectiles ->
        [yes] {" "}(projectiles)
       *[other] { "" }
    }
body-bare = bare: { $places }
body-shield = { $useless ->
        [yes] { $name }, { $side } arm: useless
       *[other] { $name } { $die }, { $side } arm: { $left }/{ $most }
    }
body-limb-broken = broken
body-limb-lost = lost
body-ill-haemorrhage = bleeding
body-state-haemorrhage = Bleeding
body-state-pain = Out of action: paralysed by pain
body-state-unconscious = Unconscious
body-state-stunned = Unconscious for { $count } h
body-state-coma = In a coma until treated
body-state-slow_death = { $unit ->
        [days] Vital organ hit: dead in { $count } d without care
       *[hours] Vital organ hit: dead in { $count } h without care
    }
body-state-dead = Dead
body-state-down = On the ground
body-state-felled = On the ground: cannot get up without help
body-state-helpless = Held fast
body-legend-layer = armour
body-legend-layers = two layers
body-legend-bleeds = bleeding
body-legend-broken = broken
body-legend-lost = lost

## What else one may mean to do
option-rpg20-declare-action-move_throw = Move and throw
option-rpg20-declare-action-move_grenade = Move and throw an explosive
option-rpg20-declare-action-move_treat = Go and treat
option-rpg20-declare-action-help = Help up
means-rpg20-declare-action-move_throw = a move and a throw, if the GM allows it; half the chances
means-rpg20-declare-action-move_grenade = a move and a throw, if the GM allows it; half the chances
means-rpg20-declare-action-move_treat = a move and some care, if the GM allows it; half the chances
means-rpg20-declare-action-help = somebody at hand stands again; initiative −2
option-rpg20-slot-stun = Stun
option-rpg20-slot-wound = Wound
option-rpg20-release-stun = Stun
option-rpg20-release-wound = Wound
means-rpg20-slot-stun = now; a single point, and a test of the body against passing out
means-rpg20-slot-wound = now; an ordinary blow, with all its damage
means-rpg20-release-stun = now; a single point, and a test of the body against passing out
means-rpg20-release-wound = now; an ordinary blow, with all its damage
word-rpg20-deed-help = helping somebody up
word-rpg20-action-move_throw = moving and throwing
word-rpg20-action-move_grenade = moving and throwing an explosive
word-rpg20-action-move_treat = going and treating
word-rpg20-action-help = helping up
