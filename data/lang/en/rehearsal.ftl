# The local table: what the console says, and why a step or a typed line cannot be.

rehearsal-welcome = The local table. What you see is what Discord would show; nothing leaves this machine.
rehearsal-duel = A duel first, which plays itself to its end, with dice laid beforehand; then yours. (Enter: faster)
rehearsal-over-to-you = Over to you: here you are { $who }. Type a button’s words to press it (Tab proposes them), “no advice” to do without the advice, “help” for the rest.
rehearsal-help =
    answer what the bot asks:       the button’s label, or [Label]
    as on Discord (Tab completes):  /command option:value
    choose in a list:               {"{"}list{"}"} choice
    fill in the open form:          (Label) text; (Label) text
    write in the channel:           say hello
    sit in somebody’s seat:         as Alice   (or: Alice> /command)
    everything this seat sees:      look
    skip time (the clock runs):     wait 30s
    kill the bot, start it again:   restart
    change the language:            locale Alice fr
    leave:                          quit
rehearsal-toolbar = { $who } in #{ $channel } · help · quit
rehearsal-now = You sit in { $who }’s seat.
rehearsal-private-for = (only { $who } sees what just came: as { $who })
rehearsal-called = (the bot calls { $who }: as { $who })
rehearsal-private = only { $who }
rehearsal-edited = changed
rehearsal-deleted = deleted
rehearsal-form = form
rehearsal-restarted = The bot was killed and started again.
rehearsal-waited = { $seconds } seconds later.
rehearsal-played = { $steps } steps hold.
rehearsal-visible = what was visible:
rehearsal-last-words = the bot’s last words:
rehearsal-unmeant = “{ $text }” is no button and no command: nothing was sent. There is nothing to press; / and Tab shows the commands, { $say } { $text } writes it in the channel.
rehearsal-unmeant-buttons = “{ $text }” is no button and no command: nothing was sent. To press now: { $buttons }; / and Tab shows the commands, { $say } { $text } writes it in the channel.
rehearsal-unmeant-several = “{ $text }” may be { $buttons }: nothing was pressed; { $say } { $text } writes it in the channel.
rehearsal-unmeant-form = A form is open, and “{ $text }” does not say in which field: { $fields }
rehearsal-unmeant-command = Commands begin with a slash: { $command }; { $say } { $text } writes it in the channel.
rehearsal-place = { $name }:{ $line }: { $reason }
rehearsal-no-script = There is no script { $path }.
rehearsal-bad-seed = The seed must be hexadecimal digits, an even number of them.

rehearsal-no-command = no command /{ $word }
rehearsal-no-subcommand = no subcommand “{ $word }” here; there are: { $known }
rehearsal-no-such-option = “{ $text }” belongs to no option; there are: { $known }
rehearsal-given-twice = { $option } is given twice
rehearsal-missing-options = /{ $command } also needs { $missing }
rehearsal-nothing-typed = no option is being typed
rehearsal-not-boolean = { $where }: “{ $given }” is neither true nor false
rehearsal-no-channel = there is no channel #{ $channel }
rehearsal-no-role = there is no role “{ $role }”
rehearsal-no-file = there is no file “{ $file }”
rehearsal-file-too-large = { $file } is too large
rehearsal-option-type = { $option }: options of type { $type } cannot be typed here
rehearsal-no-option = { $where }: no option “{ $word }”; there are: { $known }
rehearsal-several-options = { $where }: several options contain “{ $word }”; there are: { $known }
rehearsal-text-length = { $where }: { $least } to { $most } characters, not { $length }
rehearsal-not-a-number = { $where }: “{ $given }” is not a number
rehearsal-not-between = { $where }: { $given } is not between { $least } and { $most }
rehearsal-nobody = nobody called “{ $name }” is here
rehearsal-no-field = no field ({ $label }) here; there are: { $known }
rehearsal-field-required = ({ $label }) is required
rehearsal-choose-between = { $where }: choose { $least } to { $most }
rehearsal-no-menu = there is no menu entry “{ $name }”
rehearsal-select-type = { $where }: selects of type { $type } cannot be chosen in here
rehearsal-no-form = no form is open
rehearsal-no-choices = the bot offered nothing in time
rehearsal-no-message = { $who } sees no message with “{ $text }”
rehearsal-no-commands-here = { $who } cannot use commands in #{ $channel }
rehearsal-disabled = { $control } is disabled
rehearsal-no-control = { $who } sees no { $control }; there are: { $known }

rehearsal-answer-timeout = the bot did not answer within 3 seconds
rehearsal-answer-offline = the bot is not connected
rehearsal-answer-killed = the bot was killed before it answered
rehearsal-seen = “{ $text }” is visible to somebody
rehearsal-seen-by = “{ $text }” is visible to { $who }
rehearsal-not-seen = “{ $text }” is visible to nobody
rehearsal-not-seen-by = “{ $text }” is not visible to { $who }
rehearsal-seen-times = “{ $text }” is visible { $count } times
rehearsal-seen-times-by = “{ $text }” is visible { $count } times to { $who }
rehearsal-offered = “{ $text }” is offered to { $who }; offered: { $known }
rehearsal-not-offered = “{ $text }” is not offered to { $who }; offered: { $known }
rehearsal-no-answer = the previous step has no answer
rehearsal-answered-otherwise = the previous step was not answered with “{ $text }”
rehearsal-not-private = that answer was not private

rehearsal-locale-form = locale wants a name and fr or en
rehearsal-refuse-form = refuse wants a text in quotes: refuse "not your turn"
rehearsal-not-a-step = not a step: { $line }
rehearsal-nothing-done = nothing is done here
rehearsal-not-closed = what closes “{ $text }”?
rehearsal-not-a-duration = not a duration: “{ $text }” (30s, 5m, 2h, 1d, 1h30m)
rehearsal-expect-form = expect [not] [who] [count n] "text"
rehearsal-expect-empty = an empty text is everywhere
rehearsal-expect-not-count = not and count do not go together
rehearsal-offer-form = offer [not] who /command option: what must be offered
rehearsal-not-a-field = not a field: “{ $text }”; fields are (Label) value; (Label) value

rehearsal-not-settled = things did not settle within { $seconds } s
rehearsal-not-ready = the bot was not ready after { $seconds } s
rehearsal-not-running = the bot is not running
rehearsal-no-reply = the bot’s process did not answer “{ $verb }” within { $seconds } s
rehearsal-ended = the bot’s process has ended
rehearsal-bot-said = the bot’s process failed: { $problem }

# What is read on a phone.
rehearsal-only-you = in private
rehearsal-direct = direct message
rehearsal-further-up = further up, by now
rehearsal-used = { $who } used a command
rehearsal-ahead = in { $amount } { $unit ->
        [second] s
        [minute] min
        [hour] h
       *[day] d
    }
rehearsal-just-now = just now
rehearsal-ago = { $amount } { $unit ->
        [second] s
        [minute] min
        [hour] h
       *[day] d
    } ago
rehearsal-passed = { $amount } { $unit ->
        [second] s
        [minute] min
        [hour] h
       *[day] d
    } pass
