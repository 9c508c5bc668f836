# Refus : une phrase, ce qui ne va pas et ce qui irait. Rien n’a changé quand on la lit.

refused-other = Ce n’est pas possible maintenant (`{ $key }`).
refused-encounter-ended = Ce combat est fini : `/combat ouvrir` en commence un autre.
refused-already-begun = Le combat a déjà commencé.
refused-nothing-to-continue = Le temps court déjà : il n’y a rien à relancer.
refused-held = { $reason ->
        [ahead] Le temps attend avant d’avancer : relancez-le d’abord (`Reprendre`, ou `/mj reprendre`).
        [player] Le temps est suspendu : relancez-le d’abord (`Reprendre`, ou `/mj reprendre`).
        [unattended] Le temps est suspendu : relancez-le d’abord (`Reprendre`, ou `/mj reprendre`).
       *[other] Le temps est suspendu : c’est au MJ de le relancer d’abord (`Reprendre`, ou `/mj reprendre`).
    }
refused-already-held = Le temps est déjà suspendu : `/mj reprendre` le relance.
refused-not-at-rest = Rien n’est arrêté : le combat se poursuit de lui-même.
refused-not-held = Le temps court déjà : il n’y a rien à reprendre.
refused-undo-too-far = Impossible de remonter aussi loin : annulez moins de décisions à la fois.
refused-nothing-to-redo = Rien à rétablir : seul ce qui vient d’être annulé peut l’être, tant que rien de nouveau n’a été dit.
refused-question-changed = La situation a changé depuis que ce bouton a été posé : voyez la question à jour, plus bas.
refused-already-answered = Cette question a déjà sa réponse.
refused-not-offered = Ce choix n’est pas proposé : prenez l’un de ceux que montre la question.
refused-moment-set-back = Ce message ne compte plus, car le fichier du bot a été remis à un état d’avant : voyez les derniers messages du combat.
refused-moment-passed = Ce moment est passé : il n’y a plus rien à faire ici, voyez les derniers messages du combat.

# La table
refused-no-encounter-here = Aucun combat dans ce salon : `/combat ouvrir` en commence un.
refused-encounter-already-here = Un combat est déjà en cours dans ce salon : finissez-le (`/combat finir`) ou prenez un fil à part.
refused-not-in-a-server = Les combats se jouent dans un salon de serveur, pas en message privé.
refused-unknown-ruleset = « { $typed } » n’est pas un jeu connu. Connus : { $names }.
refused-not-up = Rien n’est demandé à { $name } pour l’instant : { $command } sert quand son tour vient.
refused-waits-for-absent = { $asked ->
        [yes] Le combat attend { $names } : le MJ doit dire si l’on joue { $several ->
            [yes] à leur place
           *[no] à sa place
        } ou si l’on attend encore.
       *[no] Le combat attend { $names }, faute de réponse à temps.
    } `Reprendre` le relance.
refused-gm-asked = On attend d’abord le MJ ({ $kind }) : la suite vient après.
refused-not-in-this-game = { $command } n’existe pas dans ce jeu ({ $game }).
refused-not-in-this-game-but = { $command } n’existe pas dans ce jeu ({ $game }) : { $instead }.
refused-option-not-in-this-game = `{ $option_option }` ne veut rien dire dans ce jeu : laissez cette option de côté.
refused-no-variants = { $game } n’a pas de variante : laissez `variante` de côté.
refused-not-asked-with = `{ $option_option }` n’a rien à choisir ici : laissez cette option de côté.
refused-option-not-taken = { $takes ->
        [none] `{ $option_option }` n’a rien à préciser ici : laissez cette option de côté.
       *[other] `{ $option_option }` n’a rien à préciser ici : laissez cette option de côté ; au choix : { $takes_options }.
    }
refused-unknown-tempo = « { $typed } » n’est pas un rythme. Au choix : { $names }.
refused-figure-beyond = « { $typed } » ne convient pas : de { $low } à { $high }.
refused-first-choose = Pour préciser `{ $option_option }`, il faut d’abord choisir : { $blank }
refused-ambiguous-name = « { $typed } » peut désigner plusieurs noms : { $names }. Précisez.
refused-unknown-name = Personne ne s’appelle « { $typed } » ici. Présents : { $names }.
refused-not-an-option = « { $typed } » ne correspond à rien ici. Au choix : { $names }.
refused-which-rule = « { $typed } » peut désigner plusieurs règles : { $names }. Précisez, ou donnez le numéro.
refused-unknown-rule = Aucune règle ne répond à « { $typed } » : donnez un numéro, `{ $example }` par exemple, ou des mots d’un titre.
refused-no-rules = Les règles de ce jeu n’ont pas de résumé ici : demandez au MJ.
refused-not-yours = C’est à la personne qui mène { $name } d’en décider, ou au MJ.
refused-on-autopilot = L’autopilote mène { $names_listed } à votre place. Pour en reprendre la main, demandez au MJ `/pnj confier` avec votre nom comme joueur, ou qu’il passe par [Pour le MJ].
refused-no-combatant = Vous ne menez personne dans ce combat : `/combat rejoindre` vous y fait entrer.
refused-plan-of-another = Le plan { DE($name) } n’est lu que par qui le joue.
refused-no-plan = { $name } n’a aucun plan à suivre en ce moment.
refused-plan-amount = Une condition qui se mesure a besoin de sa mesure : dites aussi `quantite`.
refused-no-orders = { $name } n’a aucune consigne à donner en ce moment.
refused-which-combatant = Vous menez plusieurs combattants ({ $names }) : dites lequel avec `qui`.
refused-nobody-here = Il n’y a encore personne dans ce combat : `/combat rejoindre` ou `/pnj ajouter`.
refused-awaits-first = { $gm ->
        [yes] On attend d’abord une réponse du MJ
       *[no] On attend d’abord la réponse { DE($whom) }
    } : d’ici là, { $name } ne peut rien annoncer.
refused-answer-first = { $name } a d’abord une réponse à donner ({ $kind }) : la suite s’annonce après.
refused-not-begun = Le combat n’a pas encore commencé : `/combat commencer` donne le départ.
refused-not-gm = Seul le MJ peut faire cela.
refused-too-few-to-start = Il faut au moins deux camps pour commencer : les joueurs entrent par `/combat rejoindre`, les ennemis par `/pnj ajouter`.
refused-nothing-pending = Rien ne vous est demandé en ce moment.
refused-nothing-secret-for-you = Vous n’avez rien à choisir ici.
refused-nothing-to-undo = Il n’y a pas autant de décisions à annuler.
refused-no-such-ruling = Aucune décision à cette ligne du journal : `/combat journal` donne les numéros.
refused-no-such-page = Cette page n’existe pas : le journal { $most ->
        [one] n’en compte qu’une
       *[other] en compte { $most }
    }.
refused-export-at-the-end = Pendant le combat, seul le MJ peut l’exporter ; le récit (`format`) est à tout le monde.
refused-already-taken = C’est déjà pris en compte.
refused-bad-faces = « { $typed } » n’est pas une suite de résultats. Écrivez par exemple `13 5 8`, `d20=13` ou `parade Jurl 15`.{ $words ->
        [none] { "" }
       *[other] {" "}Les mots des dés : { $words_shown }.
    }
refused-bad-face = { $sides ->
        [0] Aucun dé ne donne { $face } : un résultat va de 1 à 1 000.
       *[other] Un d{ $sides } ne peut pas donner { $face }.
    }
refused-too-many-faces = Trop de résultats à la fois : { $most } au plus.
refused-impossible-face = { $name ->
        [none] Le résultat imposé { $face } ne peut pas venir d’un d{ $sides } : imposez-en un autre (`/mj des`), puis `/mj reprendre`.
       *[other] { $name } lance un d{ $sides } ({ $why }) : le résultat imposé { $face } ne peut pas en venir. Imposez-en un autre (`/mj des`), puis `/mj reprendre` ; ce qui vient d’être dit est gardé.
    }
refused-answer-kept = Un résultat imposé par le MJ ne convient pas au dé à lancer : ce que vous avez dit est gardé, et sera pris quand le MJ relancera le temps.
refused-ruling-failed = Cette décision n’a pas pu être rendue et rien n’a changé ; le temps est suspendu et le MJ est prévenu.
refused-not-saved = Rien n’a pu être enregistré et rien n’a changé : réessayez dans un instant.
refused-disk-full = Le disque de l’hôte est plein : rien n’a changé. Prévenez la personne qui héberge le bot.
refused-file-gone = Le fichier du bot a été supprimé ou remplacé sous lui : plus rien n’est pris tant que la personne qui l’héberge ne l’a pas remis en place. Ce qui était déjà pris est gardé ; prévenez-la.
refused-encounter-damaged = Ce combat ne peut plus être lu, et reste suspendu : { $where ->
        [lines] la ligne { $line } de son journal est abîmée
        [events] ce qui s’est passé à la ligne { $line } de son journal est abîmé
        [packs] son journal rangé est abîmé
       *[other] ce qui dit où il en était est abîmé
    }. Le MJ peut en exporter ce qui est lisible (`/combat exporter`), puis le clore (`/combat finir`) pour en ouvrir un autre.
refused-sheet-damaged = Cette fiche est abîmée et ne peut plus être lue : créez-la ou importez-la de nouveau sous le même nom.
refused-unexpected = Une erreur est survenue et rien n’a changé. Si elle se répète, donnez ce numéro à la personne qui héberge le bot : `{ $id }`.

# Les fiches
refused-no-sheet = Vous n’avez aucune fiche ici : `/fiche creer` ou `/fiche importer`.
refused-which-sheet = Vous avez plusieurs fiches ({ $names }) : dites laquelle.
refused-unknown-sheet = Aucune de vos fiches ne s’appelle « { $typed } ». Vos fiches : { $names }.
refused-sheet-too-large = Ce fichier est trop gros : une fiche tient dans { $most } Ko.
refused-option-too-long = C’est trop long : l’option `{ $option }` prend au plus { $most ->
        [1] un caractère
       *[other] { $most } caractères
    }.
refused-too-many-encounters = Vous avez déjà { $most ->
        [1] un combat en cours sur ce serveur : finissez-le
       *[other] { $most } combats en cours sur ce serveur : finissez-en un
    } (`/combat finir`) avant d’en ouvrir un autre.
refused-too-many-encounters-here = Ce serveur a déjà { $most ->
        [1] un combat en cours : il faut le finir
       *[other] { $most } combats en cours : il faut en finir un
    } (`/combat finir`) avant d’en ouvrir un autre.
refused-exports-under-way = Votre export précédent n’est pas encore prêt : attendez-le, puis recommencez.
refused-exports-under-way-here = Ce serveur attend déjà { $most ->
        [1] un export
       *[other] { $most } exports
    } : recommencez dans un instant.
refused-pictures-under-way = L’image n’est pas jointe : vous en attendez déjà { $most }.
refused-pictures-under-way-here = L’image n’est pas jointe : ce serveur en attend déjà { $most }.
refused-sheet-not-text = Ce fichier n’est pas du texte : une fiche est un fichier TOML en UTF-8.
refused-too-many-sheets = Vous avez déjà { $most } fiches, c’est le maximum : supprimez-en une d’abord.
refused-no-sheet-for = Aucune de vos fiches n’est faite pour ce jeu ({ $game }) : `/fiche creer` en fait une.
refused-sheet-for-another-game = { $name } est une fiche d’un autre jeu ({ $theirs }) ; ici, on joue avec { $game } : `/fiche creer` en fait une.
refused-sheet-name-taken = Vous avez déjà une fiche { $name } pour un autre jeu ({ $theirs }) : prenez un autre nom.
refused-file-unreadable = Ce fichier n’a pas pu être lu : envoyez-le de nouveau.

# L’accès à Discord
refused-starting = Le bot démarre à peine : réessayez dans quelques secondes.
refused-command-changed = Cette commande a changé : rechargez Discord (Ctrl+R), puis recommencez.
refused-argument-missing = Il manque l’option `{ $argument_option }` : { $argument_about }.
refused-not-a-number = L’option `{ $argument_option }` attend un nombre entier, pas « { $value } ».
refused-not-among = L’option `{ $argument_option }` ne peut pas valoir « { $value } ». Au choix : { $options_words }.
refused-number-range = { $value } est hors limites ({ $field_word }) : de { $low } à { $high }.
refused-unknown-field = « { $field } » n’est pas une valeur de fiche. Au choix : { $known_words }.
refused-lean-upon-what = Un avantage ou un désavantage se donne à un jet ; pour « { $upon_word } », donnez un bonus ou un malus.
refused-given-enough = Le MJ a assez donné à { $name } (au plus { $most }) : `valeur:0` en retire d’abord.
refused-nothing-given = { $upon ->
        [none] Le MJ n’a rien donné
       *[other] Le MJ n’a rien donné ({ $upon_word })
    } { $name ->
        [none] à personne
       *[other] à { $name }
    }{"\u00A0"}: il n’y a rien à retirer.
refused-not-opened = Le combat n’a pas encore commencé : `/combat commencer` donne le départ.
refused-not-understood = « { $typed } » ne convient pas à cette option.
refused-token-missing = Il manque le jeton du bot : donnez-le dans DISCORD_TOKEN, ou dans un fichier nommé par DISCORD_TOKEN_FILE.
refused-token-refused = Discord refuse ce jeton : copiez-en un nouveau depuis le portail des développeurs.
refused-login-refused = Discord refuse la connexion du bot (code { $code }) : vérifiez l’application dans le portail des développeurs.
refused-discord-unreachable = Discord est injoignable : vérifiez le réseau, et DISCORD_PROXY ou DISCORD_API_BASE si vous les avez réglés.
refused-words-in-secret = Ce choix n’est pas encore connu : des mots le trahiraient. Dites-le sans mots, puis racontez quand il se voit.
