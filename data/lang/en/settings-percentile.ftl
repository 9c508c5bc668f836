# The settings of the game percentile, one line each: what its values mean.

setting-percentile-initiative_roll = Initiative is rolled once for the whole fight, or each round.
setting-percentile-npc_tie = Between the GM’s characters a tie goes by the order of joining, or by a die.
setting-percentile-defence_postures = One may defend oneself in the Defensive posture only, or in all but Offensive and Anticipating.
setting-percentile-defences_per_round = One defence a round in all, or one parry and one dodge.
setting-percentile-parry_score = One parries with the skill of the weapon, or with Strength.
setting-percentile-fumble_from = The d100 from which it is a fumble: 96 to 100.
setting-percentile-critical_protection = Protection counts against a critical, or has no effect.
setting-percentile-critical_bonus = To the damage of a critical the bonus is added once, doubled, or left out.
setting-percentile-unarmed_bonus = With bare hands the damage bonus is added, or not.
setting-percentile-aim = Any attack may be aimed, or only a discreet one or one of opportunity.
setting-percentile-sneak_defence = Against a discreet attack a defence is refused, or allowed.
setting-percentile-thrown_as_arrows = A thrown weapon is parried like an arrow, or like a blow.
setting-percentile-reaction_timing = A prepared reaction comes before the action it waits for, or after it.
setting-percentile-riding_roll = The riding roll gives an advantage, is required for the mounted bonus, or is not made.
setting-percentile-charge_strength = The mounted charge’s +2 to Strength goes to damage, or to the attack score.
setting-percentile-opposed = An opposed roll goes to the larger margin, to the highest die that succeeds, or to the GM’s judgement.
setting-percentile-reach = The distances of weapons have no effect, bring a warning, or have the attack refused.
setting-percentile-battle_damage = A battalion deals one blow for each enemy in contact, or a single one.
setting-percentile-impossible_action = An action that has become impossible takes another target, or is lost.
setting-percentile-asphyxia_dice = What asphyxia suggests first to the GM each round: nothing, or a sum of dice; any other is typed (2d6+1, 1d8+1d4…).
setting-percentile-pit_end = A bout in the pit ends at 0 hit points, or at the first wound.
setting-percentile-variant = A fight, the battle with its battalions, or the bear pit and its bouts.
setting-percentile-foe_numbers = Of their foes’ numbers players see all, their rolls without the scores, or words without any number.
word-percentile-value-totals = dice of rolls, without the scores
