# The GM’s hand: the panel, undoing and what it takes back, delegating, words to one person, the settings.

event-table_set = 🔧 The GM changes a setting of the table, { $setting_word }: { $before_value } → **{ $after_value }**.
refused-as-it-is = That is how it is already: nothing has changed.
word-setting-tempo = tempo
word-setting-dice = dice
word-setting-clock = pace of time
word-setting-newcomers = joining once it has begun
word-setting-quiet = quiet hours
word-setting-zone = time zone
word-setting-reminder = reminder
word-setting-delay = time to answer
word-setting-theme = ground of pictures
word-setting-upon_hidden = whoever comes upon a hidden foe
word-value-walks_on = walks on unaware
word-value-stops = stops and sees it
word-value-dark = dark
word-value-light = light
word-value-no = none
word-value-never = never
word-value-tempo = the tempo’s own
word-value-5min = five minutes before time is up
word-value-1h = one hour before time is up
word-value-3h = three hours before time is up
word-value-6h = six hours before time is up
word-value-12h = twelve hours before time is up
word-value-live = live
word-value-evening = one evening
word-value-post = play by post
word-value-bot = rolled by the bot
word-value-table = rolled at the table
word-value-free = straight on
word-value-moment = moment by moment
word-value-ask_gm = ask the GM
word-value-freely = freely

## The panel
panel-title = 👑 **The GM’s panel** · { $moment } · { $tempo_word }
panel-lobby = 🕯️ The fight has not begun yet.
panel-runs = ▶️ { $pace ->
        [moment] Time stops before each moment.
       *[other] Time is running.
    }
panel-breath = ⏸️ { $pace ->
        [moment] Time waits for you to move it on.
       *[other] A breather; time goes on in a moment.
    }
panel-waiting = ⏳ **{ $who }** ({ $asked }): { $kind }{ $since ->
        [none] { "" }
       *[other] { ", asked " }{ $since }
    }{ $until ->
        [none] { "" }
       *[other] { "; due " }{ $until }
    }{ $default ->
        [none] { "" }
       *[other] { ". Else: " }*{ $default }*
    }{ $secret ->
        [secret] { " 🤫" }
       *[other] { "" }
    }
panel-hidden = 🙈 Hidden: { $names }
panel-roll = 🎲 A roll is awaited: **{ $who }** ({ $asked }), { $dice }
panel-fed = 🎲 Next faces set: { $faces }
panel-drawn = (the bot)
panel-gms = { $count ->
        [one] 👑 GM: { $gms }
       *[other] 👑 GM and those who stand in: { $gms }
    }
panel-rulings = **Last rulings** (a ↩️ button goes back to just before one):
button-refresh = 🔄 Refresh
button-pause = Pause
button-end = End the fight
button-next = Next moment
button-settings = Settings
button-undo-to = ↩️ line { $line }

## Undoing, with what would be taken back
button-undo-leave = Leave it
button-undo-stand = Undo, answers stand
button-undo-ask = Undo, ask again
note-undo-secrets = Secret answers were revealed there: do they stand, or are they asked again?
note-undo-whole = An act and the reactions that interrupted it are undone together. `/gm panel` goes back to a line of your choice.
note-undo-meanwhile = ⚠️ More has been ruled meanwhile; this is what would be taken back now.
note-undo-done = { $count ->
        [one] ↩️ This ruling is undone and time is paused: `Resume` or `/gm resume` lets it run, `/gm redo` brings the ruling back.
       *[other] ↩️ These { $count } rulings are undone and time is paused: `Resume` or `/gm resume` lets it run, `/gm redo` brings them back.
    }
note-undo-left = Nothing was undone.
note-ruling-answered = { $how ->
        [default] ⌛ No answer of { $who } ({ $kind }).
       *[answered] 💬 Answer of { $who } ({ $kind }).
    }
note-ruling-unsaid = (line { $line } of the log)
refused-not-gm-yet = You are not the GM here. To take the chair, name yourself with `/gm delegate`: it will be announced.

## Time, moment by moment
refused-still-awaited = An answer is still awaited: { $names }. `/gm answer` answers in their place.

## Answering in somebody’s place
note-answered-for = ✋ The GM answers for **{ $name }**.
note-in-place = ✋ Answer in the place of { $name }? Question: { $question }. Answer: **{ $answer }**.
note-in-place-over = ✋ Take back, in the place of { $name }, what was chosen already? Question: { $question }.
button-in-place-yes = Yes, answer for them
button-in-place-no = No, leave it to them
note-in-place-done = ✅ The answer was given in their place.
note-in-place-left = Nothing was answered: the question is still open.
refused-answered-meanwhile = This question has been answered meanwhile, or is not asked any more: your answer was not given.
refused-begun-meanwhile = This question no longer stands as it did: something was chosen there meanwhile, and your answer was not given.
refused-words-in-place = An answer in the place of { $name } is confirmed first, without words: give the command again without “{ $words }”, then tell the rest.
refused-nothing-asked = No question is open at the moment.

## Who sits in the GM’s chair
note-gm-delegated = 👑 **{ $name }** stands in for the GM, as { $by } asks.
note-gm-withdrawn = 👑 **{ $name }** no longer stands in for the GM ({ $by }).
refused-already-gm = { $name } sits in the GM’s chair already.
refused-not-delegate = { $name } does not sit in the GM’s chair: there is nothing to withdraw.
refused-first-gm = The GM cannot be withdrawn: whoever manages the channel may take the chair with `/gm delegate`.
refused-not-a-person = A bot cannot be chosen here: name a person.

## Words to one person
note-letter = ✉️ A note from the GM: { $text }
note-letter-waits = ✉️ { $person }, the GM has a note for you.
note-letter-sent = ✉️ Your note went to { $name } as a direct message.
note-letter-left = ✉️ { $name } gets no direct messages from the bot: a button waits in the channel that nobody else can open.
note-button-letter = A note for { $name }
refused-letter-empty = This note is empty: write it in `text`.
refused-letter-too-late = Too late for a note: { $name } is choosing in secret, at the same moment as the opponent. Write afterwards.
refused-letter-not-yours = This note is not for you.

## Settings
settings-title = ⚙️ **{ $chapter }** (page { $page } of { $pages })
settings-line = • { $setting }: **{ $value }**{ $text ->
        [true] { " " }📖
       *[false] { "" }
    }{ $fixed ->
        [true] { " " }🔒
       *[false] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { " " }(or { $others })
    }
settings-offer = { $setting }: { $value }{ $rules ->
        [none] { "" }
       *[other] { " · " }{ $rules }
    }
settings-found = 🔎 { $typed }: { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }
settings-legend = -# 📖 what the text says · 🔒 fixed at the opening{ $departing ->
        [0] { "" }
        [one] { " · " }{ $departing } setting other than the text
       *[other] { " · " }{ $departing } settings other than the text
    }
settings-text = { $value } 📖
settings-chapter = { $count ->
        [one] { $count } setting
       *[other] { $count } settings
    }{ $departing ->
        [0] { "" }
       *[other] {", "}{ $departing } other than the text
    }
settings-chapters = Go to a chapter…
settings-choose = See or change a setting…
settings-value = Choose a value…
settings-figure = { $setting }: { $value }
settings-one = ⚙️ **{ $setting }**
    { $about }
    In force: **{ $value }**{ $text ->
        [none] { "" }
       *[other] { " · " }the text: { $text }
    }{ $usual ->
        [none] { "" }
       *[other] { " · " }the text says nothing of it; usually: { $usual }
    }
    { $rules ->
        [none] { "" }
       *[other] Rules: { $rules }
    }
button-page-before = ◀
button-page-after = ▶
button-settings-all = All settings
refused-unknown-setting = “{ $typed }” is no setting. Known: { $names }.
refused-setting-fixed = “{ $setting }” cannot change any more: it is chosen when the fight is opened.

## Presets of settings
preset-letter = to the letter
preset-reference = like the reference rules
preset-dnd35-reference = like the 3.5 reference rules
preset-dnd5-reference = like the fifth edition’s reference
presets-title = 📁 **Presets of settings**
presets-line = • { $name }: { $changing }
preset-changes = { $count ->
        [0] nothing to change
        [one] { $count } setting to change
       *[other] { $count } settings to change
    }
presets-choose = See a preset…
presets-hint = -# To save, rename or delete them: { $command }
preset-title = 📁 **{ $name }**{ $count ->
        [0] {": nothing to change"}
       *[other] {":"}
    }
button-presets = Presets
button-preset-apply = Apply
note-preset-fixed = 🔒 Fixed since the opening, this stays as it is: { $names }.
note-preset-unknown = ⚠️ Left out, as this game does not know it like that any more: { $names }.
note-preset-kept = 📁 Preset “{ $name }” saved, with all settings of the game as they are here.
note-preset-kept-again = 📁 Preset “{ $name }” saved anew, in place of the one before.
note-preset-renamed = 📁 The preset “{ $name }” is called “{ $to }” from now on.
note-preset-deleted = 📁 Preset “{ $name }” deleted.
note-opened-otherwise = ⚙️ Settings: { $changes }.
refused-unknown-preset = “{ $typed }” is no preset of this game. There are: { $names }.
refused-preset-which = Say which preset, in `name`.
refused-preset-to-what = Say what it is to be called, in `to`.
refused-preset-name = A preset’s name has at most { $most ->
        [one] { $most } character
       *[other] { $most } characters
    }.
refused-preset-name-taken = There is a preset called “{ $name }” already: choose another name.
refused-preset-of-the-game = “{ $name }” is the game’s own: only presets of the server are renamed and deleted.
refused-preset-as-it-is = All that the preset “{ $name }” can change is so already.
refused-preset-outdated = The preset “{ $name }” names what this game does not know like that any more ({ $names }): open the fight without it, apply it, then save it anew.
refused-too-many-presets = This server keeps { $most ->
        [one] { $most } preset
       *[other] { $most } presets
    } for this game already: delete one first.

setting-table-tempo = How long a question waits for its answer: three minutes, half an hour or a day.
setting-table-quiet = The hours in which no time to answer runs and nobody is called; `/encounter hours` sets others.
setting-table-zone = The clock that the quiet hours follow; `/encounter hours` names another city.
setting-table-reminder = When a question without an answer is asked again, once.
setting-table-delay = How long a question waits for its answer here, whatever the tempo: `90 s`, `5 min` or `2 h`, say.
setting-table-dice = The bot rolls all dice, or people roll their own at the table and say the result.
setting-table-clock = Time goes straight on to the next question, or stops before each moment until `/gm next`.
setting-table-newcomers = Whoever would join once the fight has begun asks the GM, or joins freely; the GM is told.
setting-table-theme = Maps and timelines are drawn on a dark ground, or on a light one.

## Dice of the table
roll-wanted = 🎲 { $person } **{ $who }: { $dice }** ({ $purpose }). Roll and say the result; else, { $until }, the bot rolls.
roll-paused = 🎲 { $person } **{ $who }: { $dice }** ({ $purpose }). ⏸️ On hold: the result can be said once time runs again.
roll-choose = What the die shows…
button-roll = Say the result
button-bot-rolls = The bot rolls (GM)
note-roll-asked = 🎲 Dice have to be rolled first: see the channel.
note-roll-faces = What the dice show
note-roll-hint = { $left ->
        [one] A number from 1 to { $sides }
       *[other] { $left } numbers from 1 to { $sides }, parted by spaces
    }
note-roll-late = Too late to open this form: press once more.
refused-roll-not-yours = This roll belongs to whoever plays { $name }, or to the GM.
refused-roll-awaited = A roll is awaited first: { $name }, { $dice }.
refused-impossible-roll = “{ $typed }” is not what a d{ $sides } shows: 1 to { $sides }.
refused-how-many-faces = It takes { $left ->
        [one] one result
       *[other] { $left } results, parted by spaces
    }, from 1 to { $sides }.

## In the log
log-held = ⏸️ { $reason ->
        [absent] Somebody answers no more: the fight waits once the round is over.
        [gm] { $by_user } pauses time.
        [player] { $by_user } asks for a moment: time is paused.
        [dice] The face { $face } cannot come from the d{ $sides } to be rolled: time is paused.
        [fault] A ruling could not be made: time is paused.
        [unattended] Nobody says anything any more: time is paused.
        [lost] This channel was out of reach: time is paused.
       *[other] Time is paused.
    }
log-resumed = ▶️ { $by_user } lets time run again.
log-laid = 🎲 { $faces ->
        [none] *Dice laid down by hand.*
       *[other] *Dice laid down by hand: { $faces }.*
    }
