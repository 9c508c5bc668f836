# D&D 3.5: words, figures, settings, refusals.

word-dnd35-action-attack = attack
word-dnd35-action-unarmed = strike with bare hands
word-dnd35-action-approach = approach
word-dnd35-action-go = go to a cell
word-dnd35-action-leave = get away
word-dnd35-action-step = 5-foot step
word-dnd35-action-delay = delay
word-dnd35-action-come_in = come in
word-dnd35-action-pass = end the turn
word-dnd35-action-finish_alone = end by itself from now on
word-dnd35-health-unhurt = unhurt
word-dnd35-health-scratched = scratched
word-dnd35-health-wounded = wounded
word-dnd35-health-badly_wounded = battered
word-dnd35-health-staggered = staggers
word-dnd35-health-disabled = at 0 hit points
word-dnd35-health-dying = dying
word-dnd35-health-stable = stable
word-dnd35-health-dead = dead
word-dnd35-health-destroyed = in pieces
word-dnd35-health-unconscious = unconscious
word-dnd35-why-attack = attack
word-dnd35-why-confirm = confirming a critical
word-dnd35-why-damage = damage
word-dnd35-why-massive = massive damage
word-dnd35-why-dying = stabilisation
word-dnd35-matter-opportunity = attacks of opportunity
word-dnd35-words-on = yes
word-dnd35-words-off = no
word-setting-diagonals = diagonals
word-dnd35-value-alternating = 1 square, then 2, in turn
word-dnd35-value-equal = one square each
word-dnd35-tool-unaware = unaware when it begins
word-dnd35-tool-end_turn = end the turn under way
term-base_attack = base attack bonus
term-deflection = deflection
term-natural = natural armour
term-later = further attack
term-quickness = initiative bonus
term-difficulty = DC
word-dnd35-field-hit_points = hit points
word-dnd35-field-hit_points_max = maximum hit points
word-dnd35-field-nonlethal = nonlethal damage
word-dnd35-field-strength = Strength
word-dnd35-field-dexterity = Dexterity
word-dnd35-field-armour = armour bonus
word-dnd35-field-shield = shield bonus
word-dnd35-field-natural = natural armour
word-dnd35-field-deflection = deflection bonus
word-dnd35-field-dodge = dodge bonus
word-dnd35-field-base_attack = base attack bonus
word-dnd35-field-fortitude = Fortitude
word-dnd35-field-quickness = initiative bonus
word-dnd35-field-initiative = initiative
word-dnd35-field-amount = amount
word-dnd35-field-value = value
setting-dnd35-foe_numbers = In D&D 3.5 players read of their foes all numbers, totals (neither bonuses nor AC), or words.
setting-dnd35-gap = How many metres from the players their foes begin.
setting-dnd35-diagonals = What a diagonal step costs: one square and two by turns, or one square always.
refused-dnd35-no-turn = No turn is under way, or something is still going on in it.
refused-dnd35-cell-taken = Cell { $cell } is taken, or too near the edge.
refused-dnd35-no-such-cell = “{ $value }” is no cell: they go from { $first } to { $last }.
refused-dnd35-unknown-setting = “{ $setting }” is no setting of this game. There are: { $known }.
refused-dnd35-setting-value = “{ $value }” does not suit the setting “{ $setting }”. It may be: { $options }.
word-dnd35-why-extra = extra damage
word-dnd35-field-constitution = Constitution
word-dnd35-field-intelligence = Intelligence
word-dnd35-field-wisdom = Wisdom
word-dnd35-field-charisma = Charisma
word-dnd35-field-reflex = Reflex
word-dnd35-field-will = Will
word-dnd35-field-other = other bonus to AC
term-untrained = weapon not mastered
term-dexterity_armoured = Dexterity limited by armour
term-point_blank = point blank shot
term-mobility = mobility
term-feat = feat
term-other = other
term-immune = immunity
term-resisted = resistance
term-vulnerable = vulnerability
term-reduced = damage reduction
term-extra = extra damage
word-dnd35-question-opportunity = attack of opportunity
word-dnd35-question-ready = readied action
word-dnd35-question-apart = cell to go to out of the grapple
word-dnd35-question-topple = falling or letting go
word-dnd35-question-push = how far to push
word-dnd35-question-give_way = blocking or giving way
word-dnd35-question-onward = going on
word-dnd35-matter-ready = what is held ready
about-dnd35-matter-opportunity = Somebody exposes himself to your blows: strike always, never, or ask.
about-dnd35-matter-ready = What you wait for happens: act at once, never, or ask.
setting-dnd35-map = Without a map the GM says the distances, and moves change them; with a map everybody has a square of 1.5 m.
setting-dnd35-upon_hidden = On a map, whoever would enter the space of a hidden foe passes unaware, and it makes room, or stops in front of it and sees it.
word-dnd35-value-none = none
word-dnd35-value-square = squares of 1.5 m
word-dnd35-tool-modifier = lasting modifier
word-dnd35-tool-once = modifier for once
word-dnd35-tool-distance = distance, in metres
word-dnd35-tool-stretch = what hinders a move, without a map
word-dnd35-words-difficult = difficult ground
word-dnd35-words-winding = no straight way
word-dnd35-words-clear = a free way
word-dnd35-kinds-difficult = difficult ground
word-dnd35-kinds-winding = no straight way
option-dnd35-declare-target-away = Away from all
means-dnd35-declare-target-away = { $far ->
        [none] everybody is as much farther away
       *[other] { $far_decimal } m, away from all
    }{ $provoked ->
        [none] { "" }
        [0] { "" }
       *[other]; may strike at you: { $strikers_listed }
    }
word-dnd35-target-away = away from all
refused-dnd35-not-metres = “{ $value }” is not a distance in metres (`9`, `4.5`).
refused-dnd35-no-map = This table plays without a map: say the distances (`/gm tool` distance), or cover and concealment.
refused-dnd35-has-map = This table plays on a map: place the combatants (`/fix place`), say what the ground is (`/fix terrain`).
refused-dnd35-in-saddle = { $name } and { $other } are in one place: one of them rides the other.
event-dnd35-across_said = { $on ->
        [yes] 🥊 **{ $combatant }** has **{ $target }** in between: companions who fight it hand to hand stand opposite.
       *[no] 🥊 **{ $combatant }** has **{ $target }** in between no more.
    }
word-dnd35-tool-go_on = let the fight go on
word-dnd35-tool-across = flanking (target: the foe), without a map
refused-dnd35-own-side = { $name } and { $other } are on the same side.
each-dnd35-kept_off = { $wards_word } { $wards ->
        [vulnerable] +{ $points }
       *[other] −{ $points }
    }
word-dnd35-wards-immune = immunity
word-dnd35-wards-resisted = resistance
word-dnd35-wards-vulnerable = vulnerability
word-dnd35-wards-hardness = hardness
word-dnd35-wards-reduced = damage reduction
word-dnd35-kind-acid = acid
word-dnd35-kind-bludgeoning = bludgeoning
word-dnd35-kind-cold = cold
word-dnd35-kind-electricity = electricity
word-dnd35-kind-fire = fire
word-dnd35-kind-force = force
word-dnd35-kind-negative = negative energy
word-dnd35-kind-piercing = piercing
word-dnd35-kind-positive = positive energy
word-dnd35-kind-slashing = slashing
word-dnd35-kind-sonic = sonic
word-dnd35-kind-nonlethal = nonlethal
refused-dnd35-somebody-there = { $name } stands in { $cell }: no obstacle there while it is so.
refused-dnd35-no-room = { $name } has no room to stand at full width at { $cell }.
