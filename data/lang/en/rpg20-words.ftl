# RPG 2.0: the words of codes, the terms of sums, the GM’s tools.

word-rpg20-deed-strike = strike
word-rpg20-deed-stun = stun
word-rpg20-deed-disarm = disarm
word-rpg20-deed-fatal = finish off
word-rpg20-deed-charge = charge
word-rpg20-deed-shoot = shoot
word-rpg20-deed-throw = throw
word-rpg20-deed-grenade = throw an explosive
word-rpg20-deed-move = move
word-rpg20-deed-load = reload
word-rpg20-deed-defend = defend
word-rpg20-deed-treat = treat somebody
word-rpg20-deed-draw = take a weapon
word-rpg20-deed-rise = get up
word-rpg20-deed-other = do something else
word-rpg20-deed-pass = do nothing
word-rpg20-action-strike = strike
word-rpg20-action-move_strike = go and strike
word-rpg20-action-charge = charge
word-rpg20-action-shoot = shoot
word-rpg20-action-move_shoot = move and shoot
word-rpg20-action-throw = throw a weapon
word-rpg20-action-grenade = throw an explosive
word-rpg20-action-move = move
word-rpg20-action-draw = take a weapon
word-rpg20-action-load = reload
word-rpg20-action-rise = get up
word-rpg20-action-treat = treat somebody
word-rpg20-action-other = something else
word-rpg20-action-defend = defend
word-rpg20-action-pass = do nothing
word-rpg20-posture-offensive = offensive
word-rpg20-posture-normal = normal
word-rpg20-posture-defensive = defensive
word-rpg20-parts-high = high
word-rpg20-parts-middle = middle
word-rpg20-parts-low = low

## States
word-rpg20-health-unhurt = unhurt
word-rpg20-health-scratched = scratched
word-rpg20-health-wounded = wounded
word-rpg20-health-badly_wounded = badly hurt
word-rpg20-health-pain = in pain
word-rpg20-health-unconscious = unconscious
word-rpg20-health-stunned = stunned
word-rpg20-health-coma = in a coma
word-rpg20-health-dead = dead
word-rpg20-status-down = on the ground
word-rpg20-status-helpless = unable to move
word-rpg20-status-hampered = hampered
word-rpg20-status-dead = dead
word-rpg20-status-haemorrhage = haemorrhage
word-rpg20-status-pain = paralysed by pain
word-rpg20-status-unconscious = unconscious
word-rpg20-status-coma = in a coma
word-rpg20-status-slow_death = slow death
word-rpg20-status-arriving = acts from the next sequence on
word-rpg20-status-stunned = stunned
word-rpg20-ill-haemorrhage = haemorrhage
word-rpg20-ill-pain = pain
word-rpg20-ill-unconscious = unconsciousness
word-rpg20-ill-coma = coma
word-rpg20-ill-slow_death = a vital organ
word-rpg20-ill-stunned = stunning
word-rpg20-state-on = yes
word-rpg20-state-off = no
word-rpg20-state-broken = broken
word-rpg20-state-lost = lost
each-rpg20-limbs = { $gauge_word } ({ $state_word })
each-rpg20-hit = { $gauge_word }
each-rpg20-lost = { $gauge_word } −{ $points }
each-rpg20-shared = { $gauge_word } −{ $points } ({ $left } left)
each-rpg20-delays = { $kind ->
        [slow_death] { $unit ->
            [days] death in { $number } d untreated
           *[hours] death in { $number } h untreated
        }
       *[other] { $number } h
    }
each-rpg20-gauges = { $gauge_word } { $left }{ $most ->
        [none] { "" }
       *[other] /{ $most_shown }
    }{ $state ->
        [broken] {" "}({ $state_word })
        [lost] {" "}({ $state_word })
       *[other] { "" }
    }
each-rpg20-explosives = { $weapon } × { $count }

## Dice
word-rpg20-why-strike = strike
word-rpg20-why-shot = shot
word-rpg20-why-throw = throw
word-rpg20-why-dodge = dodge hand to hand
word-rpg20-why-avoid = dodge of a missile
word-rpg20-why-parry = parry
word-rpg20-why-stop = parry of what is thrown
word-rpg20-why-place = place of a blow
word-rpg20-why-damage = damage
word-rpg20-why-bonus = damage bonus
word-rpg20-why-armour = armour
word-rpg20-why-shield = shield
word-rpg20-why-wound = what follows a wound
word-rpg20-why-delay = delay of a slow death
word-rpg20-why-endure = Body against death
word-rpg20-why-stun = Body against a stunning blow
word-rpg20-why-keep = keeping a weapon
word-rpg20-why-treat = care
word-rpg20-why-spot = surprise
word-rpg20-why-projectiles = projectiles of a burst
word-rpg20-why-explosion = explosion
word-rpg20-why-lot = drawing a lot

## Standing orders
word-rpg20-matter-slot = when my moment comes
word-rpg20-matter-defend = defence
word-rpg20-matter-shield = shield
word-rpg20-order-act = do as I said
word-rpg20-order-dodge = dodge
word-rpg20-order-parry = parry
word-rpg20-order-none = take it
word-rpg20-order-high = high
word-rpg20-order-middle = in the middle
word-rpg20-order-low = low
word-rpg20-order-high-middle = high and middle
word-rpg20-order-middle-low = middle and low
about-rpg20-matter-slot = Your moment has come: do at once what you said, or choose whether to wait.
about-rpg20-matter-defend = You are attacked: always dodge, parry or take it, if that does not cost your action.
about-rpg20-matter-shield = You are hit: where your shield is.

## The GM’s tools
word-rpg20-tool-distance = distance between two people
word-rpg20-tool-apart = distance between the sides
word-rpg20-tool-modifier = modifier of the next test
word-rpg20-tool-admit = let a newcomer act
word-rpg20-tool-attentive = on one’s guard
word-rpg20-tool-lurks = tries to surprise
word-rpg20-tool-surprised = surprised, or not
word-rpg20-tool-ambush = surprise
word-rpg20-tool-light = visibility
word-rpg20-tool-confined = narrow place
word-rpg20-tool-cover = under cover
word-rpg20-tool-motion = motion of a target
word-rpg20-tool-bulk = size of a target
word-rpg20-tool-aware = aware of somebody
word-rpg20-tool-jam = weapon out of use
word-rpg20-tool-piece = armour that does not count
word-rpg20-tool-go_on = let the fight go on
word-rpg20-tool-blast = explosion
word-rpg20-value-foes = the enemy surprises
word-rpg20-value-players = the players surprise
word-rpg20-value-on = yes
word-rpg20-value-off = no
word-rpg20-value-normal = as usual
word-rpg20-value-reduced = reduced visibility
word-rpg20-value-dark = darkness
word-rpg20-value-none = none
word-rpg20-value-still = motionless
word-rpg20-value-moving = moving
word-rpg20-value-fast = moving fast
word-rpg20-value-tiny = tiny
word-rpg20-value-gigantic = gigantic
word-rpg20-words-on = yes
word-rpg20-words-off = no

## What the GM corrects
word-rpg20-field-points = total hit points
word-rpg20-field-points_max = total when unhurt
word-rpg20-field-skill = Skill
word-rpg20-field-body = Body
word-rpg20-field-perception = Perception
word-rpg20-field-modifier = modifier of the next test
word-rpg20-field-initiative = initiative
word-rpg20-field-shield = points of the shield
word-rpg20-field-rounds = ammunition
word-rpg20-field-explosives = explosives
word-rpg20-field-amount = amount
word-rpg20-field-value = value
word-rpg20-field-metres = distance
word-rpg20-field-words = text
word-rpg20-field-zone = zone
word-rpg20-field-of = enemies
word-rpg20-field-own = first number
word-rpg20-field-foes = second number
word-rpg20-field-characters = characters

## Terms of a sum
term-skill = Skill
term-body = Body
term-firearms = firearms
term-ranged_weapons = ranged weapons
term-throwing = throwing
term-melee_weapons = melee weapons
term-bare_hands = bare hands
term-movement = movement
term-game_master = GM
term-defender = skill of the target
term-motion = motion of the target
term-bulk = size of the target
term-light = visibility
term-distance = distance
term-mode = mode of fire
term-hampered = hampered
term-burst = burst
term-precision = precision shot
term-confined = narrow place
term-margin = margin of the attack
term-beaten = to beat it
term-action = action
term-moving = move
term-rapid = rapid fire
term-stun = stunning
term-explosive = explosive
term-weapon = weapon
word-rpg20-until-1 = 1 sequence
word-rpg20-until-2 = 2 sequences
word-rpg20-until-3 = 3 sequences
word-rpg20-until-5 = 5 sequences
word-rpg20-until-10 = 10 sequences
