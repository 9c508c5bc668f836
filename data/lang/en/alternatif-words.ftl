# D&D Alternatif: words for codes, fields and settings; terms of sums.

term-haft = haft

word-health-unhurt = unhurt
word-health-scratched = scratched
word-health-wounded = wounded
word-health-badly_wounded = badly hurt
word-health-out = down
word-fate-unconscious = unconscious
word-fate-dying = dying
word-fate-dead = dead
word-flag-yes = yes
word-flag-no = no

## Actions
word-action-attack = attack
word-action-melee = attack in melee
word-action-standby = stand by
word-alternatif-action-draw = draw
word-alternatif-action-sheathe = sheathe
word-alternatif-action-pick_up = pick up a weapon
word-alternatif-action-drop = drop a weapon
word-alternatif-action-stand_up = get up
word-alternatif-action-drink = drink
word-alternatif-action-bandage = bandage a wound
word-alternatif-action-other = another action

## Wounds and states
word-alternatif-table-cut = cuts
word-alternatif-table-puncture = punctures
word-alternatif-table-blunt = blunt blows
word-alternatif-bleeding-none = no bleeding
word-alternatif-bleeding-minor = minor bleeding
word-alternatif-bleeding-serious = serious bleeding
word-alternatif-status-surprised = surprised
word-alternatif-status-prone = on the ground
word-alternatif-status-unaware = unaware
word-alternatif-state-on = yes
word-alternatif-state-off = no
word-alternatif-change-give = give
word-alternatif-change-withdraw = take back
word-alternatif-change-amend = amend
word-alternatif-change-healed = healed

## What the GM corrects
word-field-name = name
word-field-class = class
word-field-level = level
word-field-weapons = weapons
word-field-armour = armour
word-field-stamina = stamina
word-field-stamina_max = greatest stamina
word-field-body = body points
word-field-body_max = most body points
word-field-ac = armour class
word-field-bm = martial bonus
word-field-str_hit = Strength to hit
word-field-str_damage = Strength to damage
word-field-dex_std = Dexterity
word-field-str_std = Strength
word-field-reflex = Reflex save
word-field-left_hand_rank = rank of left-hand fighting
word-field-due = due segment
word-field-initiative = due segment
word-field-next_strike = adjustment of the next strike
word-field-attack = attack factor
word-field-defence = defence factor
word-field-amount = amount
word-field-segments = segments
word-field-hit_bonus = bonus to hit
word-field-damage_bonus = bonus to damage
word-field-damage = damage
word-field-reaction = reaction
word-field-duration = duration
word-field-malus = malus
word-field-gap = gap

## Settings
word-setting-weapon_factors = weapon factors
word-setting-defence_factor_in_ac = defence factor in the AC
word-setting-negative_dex_on_reaction = negative Dexterity on reactions
word-setting-specialist_shift = specialists’ reactions
word-setting-left_hand_specialist = left-hand specialist
word-setting-identical_pair_keeps_right_factor = with two alike, the right one keeps its factor
word-setting-lost_factors_also_leave_ac = lost factors leave the AC, too
word-setting-mutual_guard = return to guard on both sides
word-setting-parry_no_answer = parry without an answer
word-setting-monster_critical_parry = monsters’ critical parry
word-setting-crit_faces_autohit = a critical natural result always hits
word-setting-frank_ignores_defence_factor = frank attacks ignore the defence factor
word-setting-frank_against_completion = frank attack on an action that is ending
word-setting-zero_reaction_start = start of an action without reaction
word-setting-simultaneous_test_dex = Dexterity in simultaneous tests
word-setting-simultaneous_test_gap = gap needed in simultaneous tests
word-setting-open_initiative = initiatives in the open
word-setting-round_separators = lines between rounds
word-alternatif-value-ignored = without effect
word-alternatif-value-applied = counted
word-alternatif-value-row_below = next row of the table
word-alternatif-value-next_smaller_die = smaller die
word-alternatif-value-dagger_only = with a dagger only
word-alternatif-value-any_if_right_has_none = with any weapon, if the right has none
word-alternatif-value-literal = to the letter
word-alternatif-value-single_weapons_only = with single weapons only
word-alternatif-value-take_the_hit = take the hit
word-alternatif-value-parry_if_already_defensive = parry if already on the defensive
word-alternatif-value-base_by_level = basic, by level
word-alternatif-value-fighter_by_level = as fighters, by level
word-alternatif-value-never = never
word-alternatif-value-frank_first = the frank attack first
word-alternatif-value-simultaneous_test = simultaneous test
word-alternatif-value-same_segment_if_unused = in the same segment, if it is unused
word-alternatif-value-next_segment = in the next segment

## What options of the game master’s commands may say
word-alternatif-kind-wear = wear damage: stamina, then body
word-alternatif-kind-body = body points
word-alternatif-fate-open = not said yet
word-alternatif-why-reaction = reaction
word-alternatif-why-strike = strike, attack
word-alternatif-why-parry = parry
word-alternatif-why-free = free
word-alternatif-why-frank = frank
word-alternatif-why-body = body
word-alternatif-why-effect = effect
word-alternatif-why-fumble = fumble
word-alternatif-why-stray = stray
word-alternatif-why-companion = companion
word-alternatif-why-task-reaction = preparation
word-alternatif-why-task-duration = duration
word-alternatif-why-second = second
