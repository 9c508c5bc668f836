# Le récit d’un combat, et ses exports.

story-title = # Un combat ({ $game })
story-day = *Le { $day }/{ $month }/{ $year }*
story-round = Round { $round }
story-rpg20-round = Séquence { $round }
story-end = À la fin
story-so-far = Pour le moment
note-export-story = Voici le récit du combat, tel que vous pouvez le connaître.
note-export-seen = Voici ce que vous pouvez savoir du combat. La commande `verify` d’Arbitre prouve chaque dé qui s’y trouve.
note-export-not-ended = Voici le combat jusqu’ici. La graine des dés n’y est pas : elle se révèle à la fin.
refused-unknown-format = « { $typed } » n’est pas une forme d’export. Au choix : { $names }.

# Ce qui ne concerne que la table, l’horloge ou les dés n’a pas sa place dans un récit : rien n’en est dit.
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
            [none] **{ $combatant }** se déplace.
           *[other] **{ $combatant }** s’approche { DE($towards_shown) }.
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
