# Ligne de commande : une phrase claire par situation.

cli-store-locked = La base { $path } est déjà ouverte par un autre processus : arrêtez-le d’abord.
cli-store-newer = La base { $path } vient d’une version plus récente : mettez le bot à jour. Rien n’a été touché.
cli-store-corrupt = La base { $path } est abîmée : remettez une sauvegarde avec la commande `restore`. Rien n’a été touché.
cli-store-not-a-database = { $path } n’est pas une base de données : choisissez un autre fichier dans DATABASE_PATH. Rien n’a été touché.
cli-store-foreign = { $path } est la base d’un autre programme : choisissez un autre fichier dans DATABASE_PATH. Rien n’a été touché.
cli-store-missing = Il n’y a pas de base dans { $path } : donnez le chemin de la base, dans DATABASE_PATH ou, à la commande `inspect`, après son nom.
cli-store-no-copy = Il n’y a pas de sauvegarde dans { $path } : donnez le chemin d’un fichier écrit par la commande `backup`.
cli-store-no-space = Il n’y a plus de place pour { $path } : libérez de l’espace, puis recommencez.
cli-store-rescued = { $path } n’existe plus, mais ce que la base contenait a été sauvé dans { $rescued } : remettez-la avec la commande `restore { $rescued }`, ou déplacez ce fichier pour repartir de rien.
cli-store-unwritable = { $path } ne peut pas être écrit : vérifiez les droits du dossier.
cli-store-same-file = La source et la destination sont le même fichier : { $path }.
cli-store-target-taken = { $path } existe déjà et n’est pas une sauvegarde : choisissez un autre nom.
cli-store-failed = L’écriture dans la base a échoué : rien n’a changé.
cli-store-full = Le disque est plein : rien n’a changé.
cli-store-busy = Un autre programme tient la base occupée : réessayez dans un instant.
cli-store-closed = La base est déjà fermée.
cli-export-missing = Il n’y a pas d’export dans { $path } : donnez le chemin d’un fichier écrit par `/combat exporter` ou par la commande `export`.
cli-export-unreadable = Cet export ne peut pas être lu : { $fault ->
    [folder] c’est un dossier ; donnez le chemin du fichier qu’il contient.
    [forbidden] vous n’avez pas le droit d’ouvrir ce fichier.
    [file] ce fichier ne s’ouvre pas.
    [encoding] ce n’est pas un texte en UTF-8, comme Arbitre les écrit.
    [json] à la ligne { $line } du fichier, ce n’est pas du JSON.
    [nested] trop de listes y sont emboîtées.
    [twice] « { $where } » y est donné deux fois au même endroit.
    [constant] « { $where } » n’est pas un nombre.
    [table] un export est un objet JSON, entre accolades.
    [game] le jeu « { $where } » n’existe pas ici.
    [version] « { $where } » est d’une autre version d’Arbitre, ou d’un autre programme.
    [missing] il y manque « { $where } ».
    [unknown] « { $where } » n’en fait pas partie.
    [field] « { $where } » n’a pas la forme qu’il faut.
    [refused] une de ses lignes dit ce que les règles d’ici refusent.
   *[other] un de ses champs n’a pas la forme qu’il faut.
    }
cli-export-too-long = Ce fichier est trop gros pour un export : { $megabytes } Mo au plus.
cli-export-empty = Cet export ne contient aucune ligne : il ne prouve rien.
cli-export-broken = La ligne { $line } ne correspond pas à son empreinte : cet export a été modifié.
cli-export-person = « { $what } » n’est pas la personne ou le texte que le journal désigne : cet export a été modifié.
cli-export-cut = Cet export s’arrête à la ligne { $line }, avant la fin du combat : la suite a été coupée.
cli-export-other-digest = L’empreinte de cet export est { $digest } : ce n’est pas celle qui est donnée. L’export a été modifié ou coupé, ou vient d’un autre combat.
cli-export-wrong-face = À la ligne { $line }, un dé ne montre pas ce que dit la graine : cet export a été modifié.
cli-export-no-seed = Cet export ne contient pas la graine des dés : elle n’est révélée qu’à la fin du combat.
cli-export-wrong-seed = La graine ne correspond pas à l’empreinte annoncée : cet export est faux.
cli-export-differs = La ligne { $line } ne se rejoue pas comme elle est écrite : cet export a été modifié.
cli-no-such-encounter = Aucun combat ne porte l’identifiant { $encounter }.
cli-not-a-person = « { $user } » n’est pas l’identifiant Discord d’une personne : c’est un nombre de dix-sept à dix-neuf chiffres.
cli-path = « { $path } » ne peut pas servir ici ({ $why }) : donnez un autre chemin.
cli-verified = Vérifié : { $lines } lignes et { $events } événements, aucun dé choisi, rien de modifié. Lignes jugées à nouveau par ces règles : { $ruled } ; seulement enchaînées : { $chained }.
cli-verified-retold = { $count ->
        [one] Une ligne (la ligne { $first }) vient d’une autre version ou d’autres données, dont les règles disaient autre chose : ses dés viennent bien de la graine, ses événements, que son empreinte couvre, sont pris tels quels.
       *[other] { $count } lignes (à partir de la ligne { $first }) viennent d’une autre version ou d’autres données, dont les règles disaient autre chose : leurs dés viennent bien de la graine, leurs événements, que leurs empreintes couvrent, sont pris tels quels.
    }
cli-verified-seen = Vérifié : l’export d’un joueur, lignes enchaînées : { $lines } (aucune n’est jugée à nouveau), événements : { $events }. Jets prouvés par la graine : { $rolls }.
cli-verified-withheld = Présent par son empreinte seule : { $withheld }. Raconté en partie, sans preuve : { $partly }.
cli-verified-laid = Jets posés à la main par le MJ : { $laid }.
cli-verified-set-aside = Lignes mises de côté par une reprise, non rejouées : { $lines }.
cli-verified-unchained = Lignes d’avant les empreintes, dont ni l’auteur ni l’heure ne sont prouvés : { $lines }.
cli-verified-commitment = Empreinte des dés : { $commitment }. Comparez-la à celle du premier message du combat, « Un combat s’ouvre ».
cli-verified-mix = Empreinte des apports aux dés : { $digest }. Comparez-la à celle du message qui commence le combat.
cli-verified-digest = Empreinte du journal : { $digest }. Comparez-la à celle du dernier message, « Le combat est fini », ou donnez celle-ci avec --digest : sans cela, rien ne prouve que cet export est celui de ce combat.
cli-verified-same-digest = Empreinte du journal : { $digest }, celle qui est donnée.
cli-backup-not-noted = La base { $path } ne peut pas être écrite : la date de cette sauvegarde n’y est pas notée, et `doctor` ne la connaîtra pas.
cli-backed-up = Sauvegarde écrite dans { $path }.
cli-restored = La base est revenue à { $path }. L’ancienne est gardée : { $kept }.
cli-forgotten = L’utilisateur { $user } est oublié : { $sheets ->
        [0] aucune fiche supprimée
        [one] une fiche supprimée
       *[other] { $sheets } fiches supprimées
    }, { $fights ->
        [0] aucun combat ne le nommait
        [one] un combat ne le nomme plus
       *[other] { $fights } combats ne le nomment plus
    }. Un bot en marche le sait au plus tard dans la minute.
cli-doctor-token = ✓ Un jeton est donné.
cli-doctor-no-token = ✗ Aucun jeton : donnez-le dans DISCORD_TOKEN ou DISCORD_TOKEN_FILE.
cli-doctor-data = ✓ Catalogue lu : { $weapons } armes, { $creatures } créatures.
cli-doctor-bad-data = ✗ Le catalogue a une erreur : { $detail }
cli-doctor-unplayed = ⚠ { $entry } ({ $file }) : aucune règle ne joue l’état « { $detail } », le reste se joue.
cli-doctor-little-room = ✗ Il ne reste que { $megabytes } Mo sur le disque : libérez de l’espace.
cli-doctor-unwritable = ✗ { $path } ne peut pas être écrit ({ $detail }) : le bot ne pourrait rien y noter, donnez-lui ce droit.
cli-doctor-bad-texts = ✗ Vos phrases ont une erreur : { $file }, ligne { $line } : { $why }
cli-doctor-well = ✓ { $detail }
cli-doctor-off = ⚠ { $detail }
cli-doctor-silent = ✗ { $detail }
cli-doctor-cut-off = ✗ { $detail }
cli-doctor-no-database = ✓ Pas encore de base : { $path } sera créée au premier démarrage.
cli-doctor-rescued = ✗ La base { $path } n’existe plus, mais ce qu’elle contenait a été sauvé dans { $rescued } : remettez-la avec la commande `restore { $rescued }`.
cli-doctor-bad-database = ✗ La base { $path } ne peut pas être lue : { $detail }
cli-doctor-database = ✓ Base { $path } : { $live ->
        [0] aucun combat en cours
        [one] un combat en cours
       *[other] { $live } combats en cours
    }.
cli-doctor-room = ✓ Il reste { $megabytes } Mo sur le disque.
cli-doctor-size = ✓ La base pèse { $megabytes } Mo.
cli-doctor-open-to-others = ⚠ La base { $path } peut être lue par d’autres comptes de cette machine : `chmod 600` la ferme.
cli-doctor-damaged = ✗ { $table ->
        [file] Le fichier de la base est abîmé : { $detail }. Remettez une sauvegarde avec la commande `restore`.
       *[other] Abîmé dans la base : combat { $encounter }, { $table }{ $line ->
            [0] {""}
           *[other] , ligne { $line }
        } ({ $detail }). Les autres combats continuent ; une sauvegarde le rétablit peut-être.
    }
cli-doctor-sound = ✓ Toutes les lignes de la base ont été lues : { $fights ->
        [0] aucun combat
        [one] un combat, intact
       *[other] { $fights } combats, intacts
    }.
cli-export-damaged = Ce combat est abîmé : l’export contient ce qui est lisible ({ $lines ->
        [0] aucune ligne
        [one] une ligne
       *[other] { $lines } lignes
    }) et dit ce qui ne l’est plus. Il ne peut pas être vérifié.
cli-doctor-house-data = ✓ Vos propres données viennent de { $path }.
cli-doctor-settings = ✓ Réglages lus : langue { $locale }, journal { $level }.
cli-doctor-no-backup = ⚠ Aucune sauvegarde encore : la commande `backup FICHIER` en fait une, même pendant que le bot tourne.
cli-doctor-old-backup = ⚠ La dernière sauvegarde a { $days ->
        [one] un jour
       *[other] { $days } jours
    } : refaites-en une avec la commande `backup FICHIER`.
cli-doctor-backup = ✓ Dernière sauvegarde : { $days ->
        [0] aujourd’hui
        [one] il y a un jour
       *[other] il y a { $days } jours
    }.
cli-texts = Un catalogue de phrases est illisible : { $file }, ligne { $line } ({ $why }).
cli-inspect-no-database = { $path } ne contient pas de base d’Arbitre qui se lise : donnez le fichier que nomme DATABASE_PATH, ou une copie.
cli-inspect-no-game = Ce combat se joue avec les règles « { $game } », que cette version n’a pas : regardez-le avec une version qui les a.
cli-inspect-no-line = Ce combat n’a pas de ligne { $line } : donnez un nombre de 0 (son ouverture) à { $last }.
cli-inspect-not-a-line = « { $line } » n’est pas une ligne : donnez un nombre à partir de 0 (l’ouverture du combat).
cli-inspect-damaged = Ce combat y est abîmé ({ $table }) et ne peut pas être regardé : `doctor --deep` nomme chaque ligne abîmée de la base, `export` donne ce qui est lisible.
cli-inspect-damaged-line = Ce combat est abîmé à la ligne { $line } ({ $table }) et ne peut plus être regardé à partir de là : donnez une ligne d’avant, ou exportez ce qui est lisible.
cli-inspect-not-read-back = Cette situation ne peut pas s’écrire de façon à se relire la même : signalez-le, avec la version et sans la base.
cli-inspect-head = Combat { $encounter } ({ $game }), après la ligne { $line } sur { $last }.
cli-inspect-moment = Moment : { $moment }
cli-inspect-not-begun = Il n’a pas commencé.
cli-inspect-ended = Il est fini.
cli-inspect-held = Il est suspendu : { $reason }
cli-inspect-breath = Il reprend son souffle : le temps repart de lui-même dans un instant.
cli-inspect-next = Étape suivante : { $stage }
cli-inspect-failure = L’étape suivante ne se trouve pas, les règles échouent : { $failure }
cli-inspect-otherwise = Les règles d’aujourd’hui demandent ici autre chose que ce qui a été demandé alors.
cli-inspect-quiet = Rien n’est demandé à personne.
cli-inspect-question = Question { $id } ({ $kind }) à { $who }, clé { $key }
cli-inspect-user = demandée à l’utilisateur { $user }
cli-inspect-option = { $name } : { $options }
cli-inspect-more-options = { $options } … et { $count } de plus
cli-inspect-default = sans réponse : { $choice }
cli-inspect-chosen = choisi jusqu’ici : { $choice }
cli-inspect-answered = répondue, d’autres sont encore attendus
cli-inspect-secret = posée en secret : ce qui est choisi ne se montre pas
cli-inspect-left = temps qui reste pour répondre : { $minutes } min
cli-inspect-queued = Dit au moment { $moment }, et pas encore pris : { $action }
cli-inspect-parked = Choisi auparavant, et gardé au cas où la question revient : { $key }
cli-inspect-events = Les derniers événements :
cli-inspect-state = L’état (ce qui est comme d’ordinaire n’y est pas) :
cli-inspect-more-lines = … et { $lines ->
        [0] aucune ligne
        [one] une ligne
       *[other] { $lines } lignes
    } de plus : --situation les écrit toutes.
