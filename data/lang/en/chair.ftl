# The GM’s hand: the panel, undoing and what it takes back, delegating, words to one person, dice of the table.

event-table_set = 🔧 The GM changes a setting of the table, { $setting_word }: { $before_value } → **{ $after_value }**.
refused-as-it-is = That is how it is already: nothing has changed.
word-setting-tempo = tempo
word-setting-dice = dice
word-setting-clock = pace of time
word-value-live = live
word-value-evening = one evening
word-value-post = play by post
word-value-bot = rolled by the bot
word-value-table = rolled at the table
word-value-free = straight on
word-value-moment = moment by moment
