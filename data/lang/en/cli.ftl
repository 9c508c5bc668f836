# The command line: one clear sentence per situation.

cli-store-locked = The database { $path } is open in another process: stop that one first.
cli-store-newer = The database { $path } was written by a later version: upgrade the bot. Nothing was touched.
cli-store-corrupt = The database { $path } is damaged: put a backup back with the command `restore`. Nothing was touched.
cli-store-not-a-database = { $path } is no database: choose another file in DATABASE_PATH. Nothing was touched.
cli-store-foreign = { $path } is the database of another program: choose another file in DATABASE_PATH. Nothing was touched.
cli-store-missing = There is no database in { $path }: give the path of the database, in DATABASE_PATH or, to the command `inspect`, after its name.
cli-store-no-copy = There is no backup in { $path }: give the path of a file that the command `backup` wrote.
cli-store-no-space = There is no room left for { $path }: free some space and try again.
cli-store-rescued = { $path } is gone, but what it held was saved in { $rescued }: put it back with the command `restore { $rescued }`, or move that file away to begin anew.
cli-store-unwritable = { $path } cannot be written: check the folder’s permissions.
cli-store-same-file = Source and target are the same file: { $path }.
cli-store-target-taken = { $path } exists already and is no backup: choose another name.
cli-store-failed = Writing to the database failed: nothing has changed.
cli-store-full = The disk is full: nothing has changed.
cli-store-busy = Another program keeps the database busy: try again in a moment.
cli-store-closed = The database is closed already.
cli-export-missing = There is no export in { $path }: give the path of a file that `/encounter export` or the command `export` wrote.
cli-export-unreadable = This export cannot be read: { $fault ->
    [folder] it is a folder; give the path of the file in it.
    [forbidden] you are not allowed to open this file.
    [file] this file does not open.
    [encoding] it is not text in UTF-8, as Arbitre writes it.
    [json] line { $line } of the file is not JSON.
    [nested] too many lists are nested in it.
    [twice] “{ $where }” stands there twice in one place.
    [constant] “{ $where }” is no number.
    [table] an export is a JSON object, in braces.
    [game] the game “{ $where }” does not exist here.
    [version] “{ $where }” is of another version of Arbitre, or of another program.
    [missing] “{ $where }” is missing.
    [unknown] “{ $where }” is no part of it.
    [field] “{ $where }” does not have the form it should.
    [refused] one of its lines says what the rules here refuse.
   *[other] one of its fields does not have the form it should.
    }
cli-export-too-long = This file is too large for an export: { $megabytes } MB at most.
cli-export-empty = This export has no line: it proves nothing.
cli-export-broken = Line { $line } does not match its digest: this export was altered.
cli-export-person = “{ $what }” is not the person or the text that the journal means: this export was altered.
cli-export-cut = This export stops at line { $line }, before the end of the fight: the rest was cut off.
cli-export-other-digest = The digest of this export is { $digest }, not the one given: the export was altered or cut off, or comes from another fight.
cli-export-wrong-face = In line { $line } a die does not show what the seed says: this export was altered.
cli-export-no-seed = This export lacks the seed of the dice: it is revealed only at the end of the fight.
cli-export-wrong-seed = The seed does not match the commitment that was posted: this export is false.
cli-export-differs = Line { $line } does not replay as it is written: this export was altered.
cli-no-such-encounter = No fight has the id { $encounter }.
cli-not-a-person = “{ $user }” is nobody’s Discord id: that is a number of seventeen to nineteen digits.
cli-path = “{ $path }” cannot be used here ({ $why }): give another path.
cli-verified = Verified: { $lines } lines and { $events } events, no die chosen, nothing altered. Lines ruled again by these rules: { $ruled }; only chained: { $chained }.
cli-verified-retold = { $count ->
        [one] One line (line { $first }) comes from another version or other data, whose rules said something else: its dice do come from the seed, its events, which its digest covers, are taken as they are.
       *[other] { $count } lines (from line { $first } on) come from another version or other data, whose rules said something else: their dice do come from the seed, their events, which their digests cover, are taken as they are.
    }
cli-verified-seen = Verified: a player’s export, lines chained: { $lines } (none is ruled again), events: { $events }. Rolls proven by the seed: { $rolls }.
cli-verified-withheld = There by digest alone: { $withheld }. Told in part, without proof: { $partly }.
cli-verified-laid = Rolls laid down by hand by the game master: { $laid }.
cli-verified-set-aside = Lines that a restart set aside, not played again: { $lines }.
cli-verified-unchained = Lines of before there were digests, whose author and time are not proven: { $lines }.
cli-verified-commitment = The commitment of the dice: { $commitment }. Compare it with the one in the first post of the fight, “A fight opens”.
cli-verified-mix = The digest of the contributions to the dice: { $digest }. Compare it with the one in the post that begins the fight.
cli-verified-digest = The digest of the journal: { $digest }. Compare it with the one in the last post, “The fight is over”, or give that one with --digest: without this nothing proves that this is the export of that fight.
cli-verified-same-digest = The digest of the journal: { $digest }, the one given.
cli-backup-not-noted = The database { $path } cannot be written to: the time of this backup is not noted there, and `doctor` will not know of it.
cli-backed-up = Backup written to { $path }.
cli-restored = The database is again as in { $path }. The old one is kept: { $kept }.
cli-forgotten = User { $user } is forgotten: { $sheets ->
        [one] one sheet deleted
       *[other] { $sheets } sheets deleted
    }, { $fights ->
        [0] no fight named them
        [one] one fight no longer names them
       *[other] { $fights } fights no longer name them
    }. A running bot knows it within a minute.
cli-doctor-token = ✓ A token is given.
cli-doctor-no-token = ✗ No token: give it in DISCORD_TOKEN or DISCORD_TOKEN_FILE.
cli-doctor-data = ✓ Catalogue read: { $weapons } weapons, { $creatures } creatures.
cli-doctor-bad-data = ✗ The catalogue has an error: { $detail }
cli-doctor-unplayed = ⚠ { $entry } ({ $file }): no rule plays the condition “{ $detail }”; all else is played.
cli-doctor-little-room = ✗ Only { $megabytes } MB are left on the disk: free some space.
cli-doctor-unwritable = ✗ { $path } cannot be written to ({ $detail }): the bot could not note anything there, give it that right.
cli-doctor-bad-texts = ✗ Your sentences have an error: { $file }, line { $line }: { $why }
cli-doctor-well = ✓ { $detail }
cli-doctor-off = ⚠ { $detail }
cli-doctor-silent = ✗ { $detail }
cli-doctor-cut-off = ✗ { $detail }
cli-doctor-no-database = ✓ No database yet: { $path } will be made at the first start.
cli-doctor-rescued = ✗ The database { $path } is gone, but what it held was saved in { $rescued }: put it back with the command `restore { $rescued }`.
cli-doctor-bad-database = ✗ The database { $path } cannot be read: { $detail }
cli-doctor-database = ✓ Database { $path }: { $live ->
        [0] no fight under way
        [one] one fight under way
       *[other] { $live } fights under way
    }.
cli-doctor-room = ✓ { $megabytes } MB are left on the disk.
cli-doctor-size = ✓ The database has { $megabytes } MB.
cli-doctor-open-to-others = ⚠ The database { $path } can be read by other accounts of this machine: `chmod 600` closes it.
cli-doctor-damaged = ✗ { $table ->
        [file] The database file is damaged: { $detail }. Put a backup back with the command `restore`.
       *[other] Damaged in the database: encounter { $encounter }, { $table }{ $line ->
            [0] {""}
           *[other] , line { $line }
        } ({ $detail }). The other encounters go on; a backup may restore it.
    }
cli-doctor-sound = ✓ Every row of the database was read: { $fights ->
        [0] no fight
        [one] one encounter, sound
       *[other] { $fights } encounters, sound
    }.
cli-export-damaged = This encounter is damaged: the export holds what is readable ({ $lines ->
        [0] no line
        [one] one line
       *[other] { $lines } lines
    }) and says what is not. It cannot be verified.
cli-doctor-house-data = ✓ Your own data come from { $path }.
cli-doctor-settings = ✓ Settings read: language { $locale }, log { $level }.
cli-doctor-no-backup = ⚠ No backup yet: the command `backup FILE` makes one, even while the bot runs.
cli-doctor-old-backup = ⚠ The last backup is { $days ->
        [one] one day
       *[other] { $days } days
    } old: make another with the command `backup FILE`.
cli-doctor-backup = ✓ Last backup: { $days ->
        [0] today
        [one] a day ago
       *[other] { $days } days ago
    }.
cli-texts = A catalogue of sentences cannot be read: { $file }, line { $line } ({ $why }).
cli-inspect-no-database = { $path } holds no readable database of Arbitre: give the file that DATABASE_PATH names, or a copy of it.
cli-inspect-no-game = This fight is played by the rules “{ $game }”, which this version does not have: look at it with a version that does.
cli-inspect-no-line = This fight has no line { $line }: give a number from 0 (its opening) to { $last }.
cli-inspect-not-a-line = “{ $line }” is no line: give a number from 0 (the opening of the fight) on.
cli-inspect-damaged = This fight is damaged there ({ $table }), and cannot be looked at: `doctor --deep` names every damaged row, `export` gives what is readable.
cli-inspect-damaged-line = This fight is damaged in line { $line } ({ $table }), and cannot be looked at from there on: give an earlier line, or export what is readable.
cli-inspect-not-read-back = This situation cannot be written such that it reads back the same: report that, with the version and without the database.
cli-inspect-head = Fight { $encounter } ({ $game }), after line { $line } of { $last }.
cli-inspect-moment = Moment: { $moment }
cli-inspect-not-begun = It has not begun.
cli-inspect-ended = It has ended.
cli-inspect-held = It is held: { $reason }
cli-inspect-breath = It takes breath: time goes on by itself in a moment.
cli-inspect-next = Next stage: { $stage }
cli-inspect-failure = The next stage cannot be found, the rules raise: { $failure }
cli-inspect-otherwise = Today’s rules ask something else here than what was asked then.
cli-inspect-quiet = Nobody is asked anything.
cli-inspect-question = Question { $id } ({ $kind }) to { $who }, key { $key }
cli-inspect-user = asked of user { $user }
cli-inspect-option = { $name }: { $options }
cli-inspect-more-options = { $options } … and { $count } more
cli-inspect-default = without an answer: { $choice }
cli-inspect-chosen = chosen so far: { $choice }
cli-inspect-answered = answered, while others are still awaited
cli-inspect-secret = asked in secret: what is chosen is not shown
cli-inspect-left = time left to answer: { $minutes } min
cli-inspect-queued = Said at moment { $moment }, and waiting to be taken: { $action }
cli-inspect-parked = Chosen before, and kept in case it is asked again: { $key }
cli-inspect-events = The last events:
cli-inspect-state = The state (what is as usual is left out):
cli-inspect-more-lines = … and { $lines ->
        [one] one more line
       *[other] { $lines } more lines
    }: --situation prints them all.
