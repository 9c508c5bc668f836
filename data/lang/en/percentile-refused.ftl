# Percentile rules: what is wrong, and what would be right.

refused-percentile-aim = { $name } may aim at a part of the body in a discreet attack or an attack of opportunity only: this table’s setting says so.
refused-percentile-asphyxia-dice = “{ $value }” is no sum of dice: give for instance 1d6, 2d6+1 or 1d8+1d4, or let the GM judge.
refused-percentile-battle-spell = In a battle a spell costs { $most } psy at most: { $spell_word } costs { $psy }.
refused-percentile-by-itself = { $name } strikes when the turn comes, without being told: announce with `/declare`.
refused-percentile-cannot-knock-out = { $name } cannot knock anybody out ({ $weapon }): it takes fists, a hold or a weapon that does not cut.
refused-percentile-charge = { $name } cannot charge: it takes a mount and a weapon of close combat.
refused-percentile-declare-first = { $name } has announced nothing yet: `/declare` first.
refused-percentile-discreet-offensive = A discreet attack does not go with Offensive: { $name } must take another posture.
refused-percentile-said-already = { $name } has announced that for this round already.
refused-percentile-has-acted = { $name } has acted this round: the announcement cannot change any more.
refused-percentile-in-the-middle = An action is in full course: { $name } can do it before the next one.
refused-percentile-holds-nobody = { $name } holds nobody.
refused-percentile-locked = { $why ->
        [acted] { $name } has acted in this round: the announcement cannot change any more.
        [acting] What { $name } does is under way: it goes to its end.
        [initiative] Initiative is still being rolled: { $name } announces right after it.
        [ending] The round is ending: { $name } announces in the next one.
        [between] The round has not begun: { $name } announces as soon as it opens.
       *[declared] The announcements are closed: { $name } does what was announced; only the GM may change it.
    }
refused-percentile-next-round = { $name } has no place in the order yet and acts from the next round on, unless the GM grants an action.
refused-percentile-no-manner = “{ $value }” does not fit here: give a manner of attacking or a posture from what is offered.
refused-percentile-one-posture = An action is done in one posture: choose one of these: { $postures_words }.
refused-percentile-no-reaction = { $name } waits for no action to react to.
refused-percentile-no-second-weapon = { $name } has no second weapon to use.
refused-percentile-no-soldiers = { $name } is not a battalion: there are no soldiers to count.
refused-percentile-no-hint = { $name } is a player’s character: what they are going to do is announced to everybody.
refused-percentile-no-swap = { $a } and { $b } cannot swap places: only the GM’s characters on equal initiative can.
refused-percentile-not-acting = One more action is given while the round is resolved, when the announcements are closed.
refused-percentile-not-declaring = There are no announcements to close now.
refused-percentile-not-hurt = { $name } has all hit points already.
refused-percentile-not-all-declared = Not everybody has announced yet, and nothing is resolved before. Still awaited: { $names_listed }.
refused-percentile-not-possible = { $why ->
        [kept] { $name } cannot do that ({ $action_word }): { $status_word }.
        [posture] { $name }’s posture, which holds for the whole round, does not go with that action ({ $action_word }).
        [rolls_anyway] { $name } rolls Physique to get free in their turn, beside their action: declare another one.
        [not_held] Nobody holds { $name }: there is no hold to get free of.
        [nobody] { $name } has no enemy in sight.
        [reach] No enemy is within { $name }’s reach.
        [untrained] { $name } has not learnt to wrestle: that takes the skill Wrestling.
        [nothing_parries] { $name } has nothing to parry with: no usable melee weapon or pole arm, and no shield.
        [spells] { $name } knows no spell.
        [psy] { $name } has too little psy left for a spell.
        [battalion] { $name } cannot hold a whole battalion.
        [carried] { $name } carries no other weapon to take in hand.
       *[other] { $name } cannot do that now ({ $action_word }).
    }
refused-percentile-off-balance = { $name } is off balance: no attack this round.
refused-percentile-other-weapon = { $name } does not hold that. In hand: { $weapons_words }.
refused-percentile-pit-drawn = Chance says who enters first in the bear pit only, and before the first bout.
refused-percentile-pit-rests = { $name } is not in this bout.
refused-percentile-pit-seen = Nobody hides in the bear pit: add or leave this fighter in plain sight.
refused-percentile-pit-three = The bear pit takes three fighters, no more and no fewer: there { $count ->
        [0] is nobody
        [one] is one
       *[other] are { $count }
    } now.
refused-percentile-out = { $name } { $status ->
        [dead] is dead
        [knocked_out] is unconscious
        [fled] has fled
       *[out_of_action] is out of the fight
    }: the GM can mend that with `/fix`.
refused-percentile-out-of-reach = { $target } is out of { $name }’s reach.
refused-percentile-target-out = { $status ->
        [dead] { $target } is dead.
        [knocked_out] { $target } is unconscious.
        [fled] { $target } has fled the fight.
       *[out_of_action] { $target } is out of action already.
    } Choose somebody else.
refused-percentile-target-apart = { $target } has broken off: only { $spells ->
        [yes] a shot or a spell
       *[no] a shot
    } gets there, unless { $name } moves to catch up first.
refused-percentile-target-behind = { $target } stands behind { $names_listed }: only a shot or a spell gets there.
refused-percentile-posture = That posture ({ $posture_word }) does not go with that action ({ $action_word }). { $name } may choose: { $postures_words }.
refused-percentile-posture-holds = { $name }’s posture holds for the whole round: { $posture_word }.
refused-percentile-react-to-what = Say which action { $name } will react to.
refused-percentile-same-side = { $a } and { $b } are on the same side.
refused-percentile-setting-value = The setting “{ $setting }” cannot be “{ $value }”. Choose from: { $options }.
refused-percentile-unknown-setting = “{ $setting }” is not a setting. Known: { $known }.
refused-percentile-unpaid = { $name } has not enough psy for { $spell_word }: it takes { $cost }, { $psy } left.
refused-percentile-variant-stands = The variant cannot change once the fight has begun.
refused-percentile-wait-for-what = Say what { $name } waits for (`how`): energy, bonus, strike my attacker, strike whoever casts, or strike the first to act. To react to anything else, use the buttons.
refused-percentile-weapon-unusable = { $name } cannot use this weapon this round: { $weapon }.
refused-percentile-which-enemy = Say whom { $name } acts against. Enemies in sight: { $names }.
refused-percentile-which-hold = Say which hold { $name } tries: immobilise, throw down or strangle.
refused-percentile-which-manner = Say in what manner { $name } attacks (`how`): at a precise or a vital part, discreetly, with two weapons…
refused-percentile-draw-what = Say which weapon { $name } takes. Within reach: { $weapons_words }.
refused-percentile-which-spell = Say which spell { $name } casts. Known spells: { $spells_words }.
refused-percentile-spell-disengaged = { $target } has broken off: only a shot can reach them. Choose another target for the spell.
refused-percentile-spell-at-whom = Say at whom { $name } casts the spell. Present: { $names }.
refused-percentile-no-lines = Neither the battle nor the pit has lines: in front and behind mean nothing there.
refused-percentile-held-by-whom = Who holds { $name }? Say it with the status ({ $status_word }): `other: …`; then one can get free of them.
