# The story of a fight, and its exports.

story-title = # A fight ({ $game })
story-day = *{ $year }-{ $month }-{ $day }*
story-round = Round { $round }
story-rpg20-round = Sequence { $round }
story-end = In the end
story-so-far = So far
note-export-story = Here is the story of the fight, as far as you may know it.
note-export-seen = Here is what you may know of the fight. Arbitre’s command `verify` proves each die that is in it.
note-export-not-ended = Here is the fight so far. The seed of the dice is not in it: it is revealed at the end.
refused-unknown-format = “{ $typed }” is no form of export. There are: { $names }.

# What concerns the table, the clock or the dice alone has no place in a tale: nothing is said of it.
tale-gm_overrode = { "" }
tale-handed_over = { "" }
tale-order_given = { "" }
tale-order_set = { "" }
tale-initiative_rolled = { "" }
tale-tie_rolled = { "" }
tale-setting_changed = { "" }
tale-table_set = { "" }
tale-plan_ended = { "" }
tale-combatant_renamed = { "" }
tale-blow_decided = { "" }
tale-fight_prolonged = { "" }
tale-alternatif-action_held = { "" }
tale-alternatif-action_released = { "" }
tale-alternatif-stood_by = { "" }
tale-alternatif-action_declared = { "" }
tale-alternatif-band_formed = { "" }
tale-alternatif-band_dissolved = { "" }
tale-alternatif-choice_revealed = { "" }
tale-alternatif-clock_sent = { "" }
tale-alternatif-companions_settled = { "" }
tale-alternatif-flat_reaction = { "" }
tale-alternatif-free_action_settled = { "" }
tale-alternatif-initiative_postponed = { "" }
tale-alternatif-licence_said = { "" }
tale-alternatif-limbs_changed = { "" }
tale-alternatif-limbs_regrouped = { "" }
tale-alternatif-order_settled = { "" }
tale-alternatif-parry_chosen = { "" }
tale-alternatif-reaction_rolled = { "" }
tale-alternatif-rank_taken = { "" }
tale-alternatif-saddle_said = { "" }
tale-alternatif-shield_granted = { "" }
tale-alternatif-shield_simplified = { "" }
tale-alternatif-shot_begun = { "" }
tale-alternatif-shot_moved = { "" }
tale-alternatif-simultaneous_announced = { "" }
tale-alternatif-simultaneous_test_rolled = { "" }
tale-alternatif-speed_said = { "" }
tale-alternatif-step_meant = { "" }
tale-alternatif-task_begun = { "" }
tale-alternatif-task_retimed = { "" }
tale-alternatif-wrestler_amended = { "" }
tale-alternatif-wrestling_postponed = { "" }
tale-alternatif-wrestling_revealed = { "" }
tale-alternatif-pace_set = { "" }
tale-alternatif-strike_chosen = { "" }
tale-percentile-action_declared = { "" }
tale-percentile-intention_shown = { "" }
tale-percentile-posture_taken = { "" }
tale-percentile-modifier_set = { "" }
tale-percentile-rerolls_changed = { "" }
tale-percentile-initiative_rolled = { "" }
tale-percentile-order_set = { "" }
tale-percentile-action_granted = { "" }
tale-percentile-reach_warned = { "" }
tale-percentile-declaration_amended = { "" }
tale-percentile-hit_spent = { "" }
tale-percentile-cover_set = { "" }
tale-alternatif-special_proposed = { "" }
tale-dnd5-move_begun = { $metres ->
        [0] { "" }
       *[other] { $towards ->
            [none] **{ $combatant }** moves.
           *[other] **{ $combatant }** approaches { $towards_shown }.
        }
    }
tale-dnd5-surprise_judged = { "" }
tale-dnd5-sneak_said = { "" }
tale-dnd5-sneak_rolled = { "" }
tale-dnd5-placed_at = { "" }
tale-dnd5-distance_said = { "" }
tale-dnd5-ground_said = { "" }
tale-dnd5-tie_settled = { "" }
tale-dnd5-players_agreed = { "" }
tale-dnd5-came_late = { "" }
tale-dnd5-initiative_rolled = { "" }
