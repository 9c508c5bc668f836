# D&D 5: the words of codes, the settings and their values, the terms of sums.

## Actions
word-dnd5-action-attack = attack
word-dnd5-action-approach = approach
word-dnd5-action-go = go to a square
word-dnd5-action-withdraw = move away
    .short = step back
word-dnd5-action-dash = dash
word-dnd5-action-dodge = dodge
word-dnd5-action-disengage = disengage
word-dnd5-action-stand = stand up
word-dnd5-action-drop = drop prone
word-dnd5-action-pass = end the turn
    .short = pass, end
word-dnd5-action-finish_alone = end by itself from now on

word-dnd5-unused-action = the action
word-dnd5-unused-attacks = attacks
word-dnd5-unused-bonus = the bonus action
word-dnd5-unused-movement = movement

## Conditions
word-dnd5-status-prone = prone
word-dnd5-status-grappled = grappled
word-dnd5-status-restrained = restrained
word-dnd5-status-incapacitated = incapacitated
word-dnd5-status-unconscious = unconscious
word-dnd5-status-blinded = blinded
word-dnd5-status-invisible = invisible
word-dnd5-status-paralysed = paralysed
word-dnd5-status-stunned = stunned
word-dnd5-status-poisoned = poisoned
word-dnd5-status-frightened = frightened
word-dnd5-status-dodging = dodging
word-dnd5-status-reckless = reckless
word-dnd5-status-disengaged = disengaged
word-dnd5-status-dead = dead
word-dnd5-status-stable = stable
word-dnd5-status-fled = fled
word-dnd5-health-unhurt = unhurt
word-dnd5-health-scratched = scratched
word-dnd5-health-wounded = wounded
word-dnd5-health-badly_wounded = staggering
word-dnd5-health-down = at 0 hit points

## Damage
word-dnd5-types-acid = acid
word-dnd5-types-bludgeoning = bludgeoning
word-dnd5-types-cold = cold
word-dnd5-types-fire = fire
word-dnd5-types-force = force
word-dnd5-types-lightning = lightning
word-dnd5-types-necrotic = necrotic
word-dnd5-types-piercing = piercing
word-dnd5-types-poison = poison
word-dnd5-types-psychic = psychic
word-dnd5-types-radiant = radiant
word-dnd5-types-slashing = slashing
word-dnd5-types-thunder = thunder
word-dnd5-wards-resistant = resistance
word-dnd5-wards-vulnerable = vulnerability
word-dnd5-wards-immune = immunity
word-dnd5-kinds-difficult = difficult
word-dnd5-kinds-obstacle = obstacle
word-dnd5-ground-difficult = difficult ground
    .look = hatched
word-dnd5-ground-obstacle = obstacle
    .look = solid
word-dnd5-ground-plain = clear ground

## What gives advantage or disadvantage
word-dnd5-up-unseen = attacker unseen
word-dnd5-up-target_restrained = target restrained
word-dnd5-up-target_paralysed = target paralysed
word-dnd5-up-target_stunned = target stunned
word-dnd5-up-target_unconscious = target unconscious
word-dnd5-up-target_prone = target prone, close by
word-dnd5-up-dodging = dodging
word-dnd5-up-blood_frenzy = blood frenzy
word-dnd5-up-reckless = reckless attack
word-dnd5-up-target_reckless = the target strikes recklessly
word-dnd5-up-brave = bravery
word-dnd5-up-sure_footed = a sure foot
word-dnd5-up-keen_senses = keen senses
word-dnd5-down-target_unseen = target unseen
word-dnd5-down-long_range = long range
word-dnd5-down-close_foe = a foe close by
word-dnd5-down-dodging = the target dodges
word-dnd5-down-prone = prone
word-dnd5-down-restrained = restrained
word-dnd5-down-poisoned = poisoned
word-dnd5-down-frightened = frightened
word-dnd5-down-target_prone = target prone, from afar

## Rolls
word-dnd5-why-stealth = stealth
word-dnd5-why-attack = attack
word-dnd5-why-damage = damage
word-dnd5-why-death = death save
word-dnd5-how-unconscious = unconscious
word-dnd5-how-knocked_out = knocked out
word-dnd5-how-dead = dead
word-dnd5-words-on = yes
word-dnd5-words-off = no
word-dnd5-state-on = yes
word-dnd5-state-off = no

## Standing orders
word-dnd5-matter-opportunity = opportunity attacks
word-dnd5-matter-spare = spare who falls

## Settings
word-setting-gap = opening distance, in metres
word-setting-ties = ties of initiative
word-setting-groups = one initiative per group of identical creatures
word-setting-switching = changing speeds
word-setting-doorway_bars = doorways barred to all sizes
word-setting-mount_goes_twice = a mount just mounted goes again in the round
word-setting-absorbed_fails = a failed death save for absorbed damage
word-setting-dropping = letting go of an object
word-value-ready = gets ready
word-value-by_distance = the distance covered
word-value-by_cost = the movement spent
word-value-for_nothing = free
word-value-as_object = counts as an object
word-setting-undecided = whoever says nothing in a turn
word-dnd5-value-none = none
word-dnd5-value-square = squares of 1.5 m
word-dnd5-value-ask = players and GM decide
word-dnd5-value-dice = a d20 decides
word-dnd5-value-dodge = dodges
word-dnd5-value-pass = ends the turn

## Terms of a sum
term-profile = profile
term-proficiency = proficiency
term-strength = Strength
term-constitution = Constitution
term-intelligence = Intelligence
term-wisdom = Wisdom
term-charisma = Charisma
term-dc = DC
term-stealth = Stealth
term-dnd5-acid = acid
term-dnd5-bludgeoning = bludgeoning
term-dnd5-cold = cold
term-dnd5-fire = fire
term-dnd5-force = force
term-dnd5-lightning = lightning
term-dnd5-necrotic = necrotic
term-dnd5-piercing = piercing
term-dnd5-poison = poison
term-dnd5-psychic = psychic
term-dnd5-radiant = radiant
term-dnd5-slashing = slashing
term-dnd5-thunder = thunder
term-dnd5-resistant = resistance
term-sneak = sneak attack
term-dnd5-stopped = no healing possible
word-dnd5-kind-acid = acid
word-dnd5-kind-bludgeoning = bludgeoning
word-dnd5-kind-cold = cold
word-dnd5-kind-fire = fire
word-dnd5-kind-force = force
word-dnd5-kind-lightning = lightning
word-dnd5-kind-necrotic = necrotic
word-dnd5-kind-piercing = piercing
word-dnd5-kind-poison = poison
word-dnd5-kind-psychic = psychic
word-dnd5-kind-radiant = radiant
word-dnd5-kind-slashing = slashing
word-dnd5-kind-thunder = thunder
