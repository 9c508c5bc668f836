# Small sentences of the table and of the sheets (`note-…`).

note-gm-taken = 👑 **{ $name }** takes the GM’s chair.
note-noted = Noted.
note-noted-so-far = Noted; still missing: { $blank }
note-question-settled = *(question closed)*
note-question-paused = ⏸️ *(on hold)*
note-secret-taken = Noted, in secret.
note-log-empty = The log is still empty.
note-dice-mixed = The dice are mixed with what everybody contributed by joining: `{ $digest }`
note-export-ready = Here is the whole fight. Arbitre’s command `verify` proves that no die was chosen.
note-sheet-created = The sheet **{ $name }** is ready.
note-sheet-imported = The sheet **{ $name }** is imported.
note-sheet-idle = Of no effect in this game: { $names }. The GM may reckon with it.
note-join-panel = With which character do you enter the fight?
note-join-choose = Choose a character…
note-ready-made = { $name } (ready-made)
note-foes-panel = Which creature to add? `/npc add` adds several at once and names them.
note-foes-choose = Choose a creature…
note-tracker-moved = ⬇️ The tracker goes on further down.
note-channel-back = ▶️ This channel can be reached again: time goes on.
note-rules-nearer = 📖 The rules of this game have been brought nearer to their text: this fight follows them from here on, with the settings that it had (`/gm settings`).
note-set-back = ⏪ The bot’s file was put back to how it was on { $at }. What the bot has said here since no longer counts: the fight goes on below.
note-damaged-closed = 🏁 This encounter, whose journal is damaged, was closed by { $by }. What is readable can still be exported (`/encounter export`); the channel is free for another.
note-damaged-export = This is what is still readable ({ $lines ->
        [0] no line
        [one] one line
       *[other] { $lines } lines
    }); the file also says what is not. It cannot be verified.
note-trouble-lost = { $what ->
    [unavailable] ⚠️ Discord cannot reach this server at the moment.
    [gone] ⚠️ The channel was deleted, or the bot removed from the server.
    [view_channel] ⚠️ I lack a permission here: “View Channel”.
    [send_messages] ⚠️ I lack a permission here: “Send Messages”.
    [send_messages_in_threads] ⚠️ I lack a permission here: “Send Messages in Threads”.
    [read_message_history] ⚠️ I lack a permission here: “Read Message History”.
   *[other] ⚠️ I lack a permission in this channel.
}
note-trouble-set-aside = ⚠️ Set aside: `{ $what }`
note-did-you-mean = Did you mean:
