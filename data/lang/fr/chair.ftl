# La main du MJ : son panneau, l’annulation et ce qu’elle reprend, la délégation, les mots à une personne, les dés de la table.

event-table_set = 🔧 Le MJ change un réglage de la table, { $setting_word } : { $before_value } → **{ $after_value }**.
refused-as-it-is = C’est déjà le cas : rien n’a changé.
word-setting-tempo = rythme
word-setting-dice = dés
word-setting-clock = marche du temps
word-value-live = en direct
word-value-evening = une soirée
word-value-post = par messages
word-value-bot = lancés par le bot
word-value-table = lancés à la table
word-value-free = d’un trait
word-value-moment = moment par moment
