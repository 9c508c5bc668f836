# Le récit d’un combat, et ses exports.

story-title = # Un combat ({ $game })
story-day = *Le { $day }/{ $month }/{ $year }*
story-end = À la fin
story-so-far = Pour le moment
note-export-story = Voici le récit du combat, tel que vous pouvez le connaître.
note-export-seen = Voici ce que vous pouvez savoir du combat. La commande `verify` d’Arbitre prouve chaque dé qui s’y trouve.
note-export-not-ended = Voici le combat jusqu’ici. La graine des dés n’y est pas : elle se révèle à la fin.
refused-unknown-format = « { $typed } » n’est pas une forme d’export. Au choix : { $names }.
