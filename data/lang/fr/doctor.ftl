# Le diagnostic : ce qui manque, et comment y remédier.

doctor-head = { $count ->
        [0] 🩺 **Tout va bien.**
        [one] 🩺 **Une chose est à voir.**
       *[other] 🩺 **{ $count } choses sont à voir.**
    }
doctor-here-missing = Il me manque ici : { $names }. Donnez-le à mon rôle dans les permissions de { $channel }.
doctor-here-wanted = Je peux jouer dans { $channel }. Il me manque : { $names } ; on peut s’en passer.
doctor-here-well = J’ai toutes les permissions qu’il faut dans { $channel }.
doctor-screen-missing = À l’écran du MJ ({ $channel }), il me manque : { $names }. Donnez-le à mon rôle là-bas.
doctor-screen-wanted = L’écran du MJ ({ $channel }) est en ordre. Il y manque : { $names } ; on peut s’en passer.
doctor-screen-well = L’écran du MJ ({ $channel }) est en ordre.
doctor-screen-gone = L’écran du MJ ({ $channel }) a disparu, ou je ne le vois pas : donnez-moi « Voir le salon », ou ouvrez le prochain combat avec un autre.
doctor-held = Le combat d’ici s’est arrêté sur une difficulté : `Mon combattant` dit au MJ laquelle, { $resume } relance le temps.
doctor-unsent = Des messages du combat attendent que Discord les prenne : ils partiront d’eux-mêmes.
doctor-table = Le combat d’ici va bien.
doctor-no-commands = Les commandes n’ont pas pu être enregistrées auprès de Discord : que l’hôte redémarre le bot.
doctor-no-backup = Aucune sauvegarde n’a encore été faite : que l’hôte lance la commande `backup FICHIER`.
doctor-old-backup = La dernière sauvegarde est ancienne (jours : { $days }) : que l’hôte lance la commande `backup FICHIER`.
doctor-backup = Dernière sauvegarde : { $days ->
        [0] aujourd’hui
        [one] il y a un jour
       *[other] il y a { $days } jours
    }.
doctor-database = La base pèse { $megabytes } Mo.
doctor-little-room = Il ne reste que { $megabytes } Mo sur le disque de l’hôte : qu’il libère de l’espace.
doctor-file-gone = Le fichier du bot a été supprimé ou remplacé pendant qu’il tournait : plus rien n’est pris. Que l’hôte lise le journal du bot : il dit où tout a été sauvé et comment le remettre.
doctor-trouble = Dernière erreur imprévue : { $at }, numéro `{ $ident }`. L’hôte la retrouve dans le journal du bot.
doctor-version = Version { $version }.
word-permission-view_channel = « Voir le salon »
word-permission-send_messages = « Envoyer des messages »
word-permission-send_messages_in_threads = « Envoyer des messages dans les fils »
word-permission-read_message_history = « Voir les anciens messages »
word-permission-attach_files = « Joindre des fichiers »
refused-doctor-for-admins = Le diagnostic s’adresse aux personnes qui gèrent ce salon : demandez-le à l’une d’elles.
