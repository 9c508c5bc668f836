# Refus : une phrase, ce qui ne va pas et ce qui irait. Rien n’a changé quand on la lit.

refused-other = Ce n’est pas possible maintenant (`{ $key }`).
refused-encounter-ended = Ce combat est fini : `/combat ouvrir` en commence un autre.
refused-already-begun = Le combat a déjà commencé.
refused-nothing-to-continue = Le temps court déjà : il n’y a rien à relancer.
refused-held = Le temps est suspendu : relancez-le d’abord (`Reprendre`, ou `/mj reprendre`).
refused-already-held = Le temps est déjà suspendu : `/mj reprendre` le relance.
refused-not-held = Le temps court déjà : il n’y a rien à reprendre.
refused-undo-too-far = Impossible de remonter aussi loin : annulez moins de décisions à la fois.
refused-nothing-to-redo = Rien à rétablir : seul ce qui vient d’être annulé peut l’être, tant que rien de nouveau n’a été dit.
refused-question-changed = La situation a changé depuis que ce bouton a été posé : voyez la question à jour, plus bas.
refused-already-answered = Cette question a déjà sa réponse.
refused-not-offered = Ce choix n’est pas proposé : prenez l’un de ceux que montre la question.
refused-moment-passed = Ce moment est passé : il n’y a plus rien à faire ici, voyez les derniers messages du combat.

# La table
refused-no-encounter-here = Aucun combat dans ce salon : `/combat ouvrir` en commence un.
refused-encounter-already-here = Un combat est déjà en cours dans ce salon : finissez-le (`/combat finir`) ou prenez un fil à part.
refused-not-in-a-server = Les combats se jouent dans un salon de serveur, pas en message privé.
refused-unknown-ruleset = « { $typed } » n’est pas un jeu connu. Connus : { $names }.
refused-unknown-tempo = « { $typed } » n’est pas un rythme. Au choix : { $names }.
refused-ambiguous-name = « { $typed } » peut désigner plusieurs noms : { $names }. Précisez.
refused-unknown-name = Personne ne s’appelle « { $typed } » ici. Présents : { $names }.
refused-not-an-option = « { $typed } » ne correspond à rien ici. Au choix : { $names }.
refused-which-rule = « { $typed } » peut désigner plusieurs règles : { $names }. Précisez, ou donnez le numéro.
refused-unknown-rule = Aucune règle ne répond à « { $typed } » : donnez un numéro, `{ $example }` par exemple, ou des mots d’un titre.
refused-no-rules = Les règles de ce jeu n’ont pas de résumé ici : demandez au MJ.
refused-not-yours = C’est à la personne qui mène { $name } d’en décider, ou au MJ.
refused-no-combatant = Vous ne menez personne dans ce combat : `/combat rejoindre` vous y fait entrer.
refused-no-orders = { $name } n’a aucune consigne à donner en ce moment.
refused-which-combatant = Vous menez plusieurs combattants ({ $names }) : dites lequel avec `qui`.
refused-nobody-here = Il n’y a encore personne dans ce combat : `/combat rejoindre` ou `/pnj ajouter`.
refused-not-begun = Le combat n’a pas encore commencé : `/combat commencer` donne le départ.
refused-not-gm = Seul le MJ peut faire cela.
refused-too-few-to-start = Il faut au moins deux camps pour commencer : ajoutez des ennemis avec `/pnj ajouter`.
refused-nothing-pending = Rien ne vous est demandé en ce moment.
refused-nothing-secret-for-you = Vous n’avez rien à choisir ici.
refused-nothing-to-undo = Il n’y a pas autant de décisions à annuler.
refused-no-such-ruling = Aucune décision à cette ligne du journal : `/combat journal` donne les numéros.
refused-no-such-page = Cette page n’existe pas : le journal { $most ->
        [one] n’en compte qu’une
       *[other] en compte { $most }
    }.
refused-export-at-the-end = Pendant le combat, seul le MJ peut l’exporter ; ensuite, tout le monde.
refused-already-taken = C’est déjà pris en compte.
refused-bad-faces = « { $typed } » n’est pas une suite de résultats. Écrivez par exemple `13 5 8`, `d20=13` ou `parade Jurl 15`.
refused-bad-face = { $sides ->
        [0] Aucun dé ne donne { $face } : un résultat va de 1 à 1 000.
       *[other] Un d{ $sides } ne peut pas donner { $face }.
    }
refused-too-many-faces = Trop de résultats à la fois : { $most } au plus.
refused-impossible-face = Le résultat imposé { $face } ne peut pas venir d’un d{ $sides } : imposez-en un autre (`/mj des`), puis `/mj reprendre`.
refused-ruling-failed = Cette décision n’a pas pu être rendue et rien n’a changé ; le temps est suspendu et le MJ est prévenu.
refused-not-saved = Rien n’a pu être enregistré et rien n’a changé : réessayez dans un instant.
refused-disk-full = Le disque de l’hôte est plein : rien n’a changé. Prévenez la personne qui héberge le bot.
refused-unexpected = Une erreur est survenue et rien n’a changé. Si elle se répète, donnez ce numéro à la personne qui héberge le bot : `{ $id }`.

# Les fiches
refused-no-sheet = Vous n’avez aucune fiche ici : `/fiche creer` ou `/fiche importer`.
refused-which-sheet = Vous avez plusieurs fiches ({ $names }) : dites laquelle.
refused-unknown-sheet = Aucune de vos fiches ne s’appelle « { $typed } ». Vos fiches : { $names }.
refused-sheet-too-large = Ce fichier est trop gros : une fiche tient dans { $most } Ko.
refused-sheet-not-text = Ce fichier n’est pas du texte : une fiche est un fichier TOML en UTF-8.
refused-too-many-sheets = Vous avez déjà { $most } fiches, c’est le maximum : supprimez-en une d’abord.
refused-file-unreadable = Ce fichier n’a pas pu être lu : envoyez-le de nouveau.

# L’accès à Discord
refused-starting = Le bot démarre à peine : réessayez dans quelques secondes.
refused-command-changed = Cette commande a changé : rechargez Discord (Ctrl+R), puis recommencez.
refused-not-understood = « { $typed } » ne convient pas à cette option.
refused-token-missing = Il manque le jeton du bot : donnez-le dans DISCORD_TOKEN, ou dans un fichier nommé par DISCORD_TOKEN_FILE.
refused-token-refused = Discord refuse ce jeton : copiez-en un nouveau depuis le portail des développeurs.
refused-login-refused = Discord refuse la connexion du bot (code { $code }) : vérifiez l’application dans le portail des développeurs.
refused-discord-unreachable = Discord est injoignable : vérifiez le réseau, et DISCORD_API_BASE si vous l’avez réglé.

# D&D Alternatif
refused-alternatif-unknown-setting = « { $setting } » n’est pas un réglage. Connus : { $known }.
refused-alternatif-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Au choix : { $options }.
refused-alternatif-already-declared = { $name } se prépare déjà à frapper { $target }, au segment { $segment }.
refused-alternatif-already-hidden = { $name } est déjà hors de vue.
refused-alternatif-already-in-contact = { $a } et { $b } sont déjà au contact.
refused-alternatif-already-standby = { $name } temporise déjà.
refused-alternatif-answer-first = { $name } doit d’abord répondre ({ $kind ->
        [strike] qui frapper
        [parry] parer ou encaisser
        [simultaneous] attaquer ou revenir en garde
       *[other] la question en cours
    }).
refused-alternatif-argument-missing = Il manque l’option `{ $argument_option }`.
refused-alternatif-beat-in-melee = Pas de segment de battement en pleine mêlée : { $name } est au contact.
refused-alternatif-no-enemy = { $name } n’a aucun adversaire en vue.
refused-alternatif-no-manner = « { $value } » n’est pas possible ici : une attaque se fait simplement, laissez l’option vide.
refused-alternatif-not-a-number = L’option `{ $argument_option }` attend un nombre entier, pas « { $value } ».
refused-alternatif-not-among = L’option `{ $argument_option }` ne peut pas valoir « { $value } ». Au choix : { $options_words }.
refused-alternatif-not-an-enemy = { $target } n’est pas un adversaire. Adversaires en vue : { $names }.
refused-alternatif-not-hidden = { $name } est déjà en vue.
refused-alternatif-not-hurt = { $name } a déjà { $kind ->
        [wear] toute son endurance
       *[body] tous ses points de coup
    }.
refused-alternatif-not-in-contact = { $a } et { $b } ne sont pas au contact. Au contact { DE($a) } : { $names }.
refused-alternatif-not-opened = Le combat n’a pas encore commencé : `/combat commencer` donne le départ.
refused-alternatif-not-out = { $name } n’est pas hors de combat.
refused-alternatif-not-your-moment = L’action { DE($name) } viendra au segment { $segment } ; on en est au segment { $now }.
refused-alternatif-nothing-pending = { $name } n’a aucune action en préparation.
refused-alternatif-nothing-to-strike-with = { $name } n’a aucune action en préparation : annoncez-en une avec `/declarer`.
refused-alternatif-number-range = { $value } est hors limites ({ $field_word }) : de { $low } à { $high }.
refused-alternatif-one-decider = { $name } ne peut suivre qu’une volonté : un joueur ou un tempérament, pas les deux.
refused-alternatif-other-hand = { $name } n’a que { $weapon_the } en main.
refused-alternatif-out = { $name } est hors de combat : le MJ peut y remédier avec `/corriger`.
refused-alternatif-same-side = { $a } et { $b } sont du même camp.
refused-alternatif-segment-range = Le segment { $segment } ne convient pas : il doit venir après le { $now }, jusqu’au { $last }.
refused-alternatif-target-out = { $target } est déjà hors de combat. Adversaires en vue : { $names }.
refused-alternatif-too-many = { $count ->
        [0] Il faut au moins un combattant.
       *[other] C’est trop de monde : { $room ->
            [0] les { $most } places sont prises
            [one] il reste une place sur { $most }
           *[other] il reste { $room } places sur { $most }
        }.
    }
refused-alternatif-two-people = Il faut deux combattants différents, pas deux fois { $name }.
refused-alternatif-unknown-combatant = Personne ne s’appelle « { $who } » ici. En vue : { $names }.
refused-alternatif-unknown-command = La commande « { $command } » n’existe pas dans ce jeu.
refused-alternatif-unknown-field = « { $field } » n’est pas une valeur à corriger. Au choix : { $known }.
refused-alternatif-which-target = { $name } a plusieurs adversaires ({ $names }) : dites lequel avec `cible`.
refused-alternatif-already-here = { $name } est déjà dans ce combat.
refused-alternatif-how-many = Ajoutez de 1 à { $most } créatures à la fois.
refused-alternatif-unknown-creature = « { $typed } » n’est pas une créature connue. Connues : { $names }.
refused-alternatif-one-side = Vous jouez déjà { $name } dans l’autre camp : on ne joue que d’un côté.
refused-alternatif-gm-side = Les adversaires sont menés par le MJ : rejoignez les joueurs, ou demandez-lui de vous confier l’un des siens.
