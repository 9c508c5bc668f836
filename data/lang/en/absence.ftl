# Absence: quiet hours, the reminder, and whoever answers no more.

note-reminder = 🔔 A reminder: an answer is still awaited.
note-reminder-letter = 🔔 { $name }: an answer is awaited in { $channel }, { $until }. Without one: *{ $default }*.
note-morning = ☀️ This question has been waiting since the quiet hours.
note-reminder-set = 🔔 { $by } changes the reminder: { $before_value }. The time left for open questions starts again from now.
note-reminder-none-set = 🔕 { $by } removes the reminder. The time left for open questions starts again from now.
note-reminder-halfway = 🔔 The reminder is set to come before half of the time to answer has passed: so it comes halfway.
note-delay-set = ⏳ { $by } changes the time to answer: { $delay }. The time left for open questions starts again from now.
note-delay-none-set = ⏳ { $by } leaves the time to answer to the table’s tempo again. The time left for open questions starts again from now.
note-question-below = *(asked again below)*
note-quiet-hours = 🌙 Quiet hours: { $hours } ({ $zone }). No time to answer runs then; `/encounter hours` changes them.
note-quiet-none = This table has no quiet hours: the time to answer runs day and night. `/encounter hours` sets some.
note-quiet-set = 🌙 { $by } sets the quiet hours: { $hours } ({ $zone }). The time left for open questions starts again from now.
note-quiet-none-set = ☀️ { $by } removes the quiet hours: the time to answer runs day and night, and starts again from now.
note-absent = ⏳ { $player } lets one deadline pass after the other ({ $names }). The GM may decide; without a word within the time to answer, the bot will play prudently.
note-absent-stop = ⏸️ { $count ->
        [one] { $names } has not answered
       *[other] { $names } have not answered
    }: the round is over, and the fight waits. `Resume` lets it go on; without an answer in time the GM decides, or the bot plays prudently.
note-absent-prudent = 🛡️ { $player } answers no more: the bot plays { $name } prudently, until you say something.
note-absent-back = 👋 { $name } is heard again: the bot no longer plays in this place.
note-absent-autopilot = Autopilot
note-absent-give = Give
note-absent-wait = Wait longer
note-absent-waits = ⏳ { $by } would rather wait.
note-absent-panel = Who takes over? `/npc give` can also name somebody else in this server.
note-absent-choose = Choose…
note-absent-to-gm = the GM
note-absent-to = whoever plays { $names }
refused-absent-is-back = This person is back, or plays nobody any more: there is nothing left to decide.
refused-bad-quiet-hours = “{ $typed }” gives no quiet hours: write `22:00-08:00` (twenty hours at most) or `none`.
refused-bad-delay = “{ $typed }” gives no time to answer: write `90 s`, `5 min` or `2 h` (a week at most), or `tempo`.
refused-unknown-zone = “{ $typed }” is no time zone that I know: name a city, such as `Paris` or `Montreal`.

note-notices-wait = 🔔 Requests that wait for the GM to decide: { $count }.
note-notices-open = Decide…
note-notices-none = Nothing waits for you to decide any more.
note-notices-more = Requests that come next: { $count }.
