# D&D Alternatif: fighting on horseback.

event-alternatif-mounted = 🐎 **{ $combatant }** is in the saddle ({ $mount_word }){ $lenient ->
        [yes] , with both hands free.
       *[no] .
    }
event-alternatif-dismounted = 🐎 **{ $combatant }** dismounts.
event-alternatif-steered = 🐎 **{ $combatant }** guides the mount with the knees{ $words ->
        [none] .
       *[other] : { $words_shown }.
    }
option-alternatif-declare-action-steer = Direct the mount
word-action-steer = direct the mount
word-alternatif-action-steer = directing the mount
word-alternatif-tool-mount = put in the saddle (value: the mount)
word-alternatif-tool-dismount = make dismount
word-alternatif-words-strict = by rank
word-alternatif-words-both_hands = both hands free
word-field-riding = rank in riding
word-setting-mounted_pass_provokes = riding past an enemy
setting-alternatif-mounted_pass_provokes = Riding past an enemy within reach lowers a good rider’s guard, or does not.

refused-alternatif-not-mounted = { $name } is not in the saddle: the GM puts people there with `/gm tool`.
refused-alternatif-one-hand-for-the-bridle = { $name } holds the bridle and cannot use { $weapons_words }: one weapon in one hand, or rank 4 in riding.
refused-alternatif-lance-on-foot = { $name } can use { $weapon_the } in the saddle only.
refused-alternatif-lance-without-stirrups = { $name } cannot use { $weapon_the }: the mount has no stirrups.
