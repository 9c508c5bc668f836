# The check-up: what is missing, and how to mend it.

doctor-head = { $count ->
        [0] 🩺 **All is well.**
        [one] 🩺 **One thing needs a look.**
       *[other] 🩺 **{ $count } things need a look.**
    }
doctor-here-missing = Here I lack: { $names }. Give it to my role in the permissions of { $channel }.
doctor-here-wanted = I can play in { $channel }. I lack: { $names }; that can be done without.
doctor-here-well = I have all the permissions that I need in { $channel }.
doctor-screen-missing = On the GM’s screen ({ $channel }) I lack: { $names }. Give it to my role there.
doctor-screen-wanted = The GM’s screen ({ $channel }) is in order. I lack there: { $names }; that can be done without.
doctor-screen-well = The GM’s screen ({ $channel }) is in order.
doctor-screen-gone = The GM’s screen ({ $channel }) is gone, or I cannot see it: give me “View Channel”, or open the next fight with another.
doctor-held = The fight here has stopped over a difficulty: `My fighter` tells the GM which, { $resume } lets the clock run.
doctor-unsent = Messages of the fight wait for Discord to take them: they will be sent by themselves.
doctor-table = The fight here is well.
doctor-no-commands = The commands could not be registered with Discord: the host should restart the bot.
doctor-no-backup = No backup was ever made: the host should run the command `backup FILE`.
doctor-old-backup = The last backup is old (days: { $days }): the host should run the command `backup FILE`.
doctor-backup = Last backup: { $days ->
        [0] today
        [one] one day ago
       *[other] { $days } days ago
    }.
doctor-database = The database has { $megabytes } MB.
doctor-little-room = Only { $megabytes } MB are left on the host’s disk: some room should be made.
doctor-file-gone = The bot’s file was deleted or replaced while it ran: nothing more is taken. The bot’s log tells its host where everything was saved and how to put it back.
doctor-trouble = Last unforeseen error: { $at }, number `{ $ident }`. The host finds it in the bot’s log.
doctor-version = Version { $version }.
word-permission-view_channel = “View Channel”
word-permission-send_messages = “Send Messages”
word-permission-send_messages_in_threads = “Send Messages in Threads”
word-permission-read_message_history = “Read Message History”
word-permission-attach_files = “Attach Files”
refused-doctor-for-admins = The check-up is for the people who manage this channel: ask one of them.
