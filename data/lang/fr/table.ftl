# Ce que la table elle-même dit : ouverture, suivi, questions, boutons, annulations. Voir docs/style.md.

## Mise en liste
list-and = { $first } et { $last }
decimal-mark = ,
list-range = { $first } à { $last }

## Événements du noyau
event-begun = Le combat commence.
event-decision_opened = { "" }
    .manner = quiet
event-decision_closed = { $how ->
        [default] ⌛ **{ $who }** n’a pas répondu à temps.
       *[other] { "" }
    }
event-decision_closed-gm = { $how ->
        [default] ⌛ Le MJ n’a pas répondu à temps.
       *[other] { "" }
    }
event-held = { $reason ->
        [absent] { "" }
        [gm] { "" }
        [player] { "" }
        [undo] { "" }
        [dice] ⏸️ { $who ->
            [none] Le résultat imposé { $face } ne peut pas venir du d{ $sides } à lancer.
           *[other] **{ $who }** lance un d{ $sides } ({ $why_word }) : le résultat imposé { $face } ne peut pas en venir.
        } Le temps est suspendu, et rien de ce qui vient d’être dit n’est perdu : que le MJ en impose un autre (`/mj des`), puis `/mj reprendre`.
        [fault] 🔧 Une décision n’a pas pu être rendue et rien n’a changé. Le temps est suspendu : que le MJ corrige la situation (`/corriger`) ou annule (`/mj annuler`), puis `/mj reprendre`.
        [unattended] ⏸️ Personne ne dit plus rien : le temps est suspendu. `Reprendre` le relance.
        [lost] ⏸️ Ce salon n’était plus accessible : le temps est suspendu. `Reprendre` le relance.
       *[other] ⏸️ Le temps est suspendu.
    }
event-resumed = Le temps reprend.
    .manner = quiet
event-breather = ⏸️ { $pace ->
        [moment] Le temps s’arrête avant le moment suivant : le MJ le fait avancer (`Continuer` ou `/mj suivant`).
        [lull] Un instant avant la suite, pour qui retarde son action : `Agir…` pour entrer.
       *[other] On souffle ; le temps repart dans un instant.
    }
event-dice_fed = { $how ->
        [table] { "" }
       *[other] { $count ->
            [0] Plus aucun résultat n’est imposé.
           *[other] Des résultats sont imposés par le MJ.
        }
    }
    .manner = quiet
event-undone = ↩️ { $by_user } annule { $to ->
        [0] tout depuis l’ouverture
        [none] les dernières décisions
       *[other] tout ce qui suit la ligne { $to } du journal
    }. Le temps est suspendu : `Reprendre` le relance.
event-redone = ↪️ { $by_user } rétablit ce qui avait été annulé{ $to ->
        [none] { "" }
       *[other] , jusqu’à la ligne { $to } du journal
    }. Le temps reste suspendu : `Reprendre` le relance.
event-recovered = 🔧 { $aside ->
        [none] Après une mise à jour, { $to ->
            [none] la dernière action est à redire ; ce qui précède tient.
           *[other] tout vaut jusqu’à la ligne { $to } du journal ; le reste est à redire.
        }
        [0] { $why ->
            [data] Les données du jeu ont été changées : tout ce qui a été décidé tient, et ce qui est demandé maintenant suit les nouvelles.
            [unknown] Les règles ne demandent plus ici la même chose qu’avant : tout ce qui a été décidé tient, et ce qui est demandé maintenant suit celles d’aujourd’hui.
           *[other] L’arbitre a été mis à jour : tout ce qui a été décidé tient, et ce qui est demandé maintenant suit la nouvelle version.
        }
        [one] { $why ->
            [data] Les données du jeu ont été changées
            [unknown] Les règles ne demandent plus la même chose qu’avant
           *[other] L’arbitre a été mis à jour
        } : la dernière décision n’est plus lisible et a été écartée ; tout ce qui la précède tient{ $to ->
            [none] { "" }
           *[other] , jusqu’à la ligne { $to } du journal
        }. Le temps est suspendu : que le MJ rétablisse ce qu’elle avait changé (`/corriger`), puis `/mj reprendre`.
       *[other] { $why ->
            [data] Les données du jeu ont été changées
            [unknown] Les règles ne demandent plus la même chose qu’avant
           *[other] L’arbitre a été mis à jour
        } : les { $aside } dernières décisions ne sont plus lisibles et ont été écartées ; tout ce qui les précède tient{ $to ->
            [none] { "" }
           *[other] , jusqu’à la ligne { $to } du journal
        }. Le temps est suspendu : que le MJ rétablisse ce qu’elles avaient changé (`/corriger`), puis `/mj reprendre`.
    }
event-ended = Le combat est fini.
    .manner = quiet

## Décisions et explications
ruling-cut = … et { $count ->
        [one] une autre décision, à lire
       *[other] { $count } autres décisions, à lire
    } dans le journal (`/combat journal`).
why-cut = … et { $count ->
        [one] un autre calcul
       *[other] { $count } autres calculs
    }.
why-rules = { $count ->
        [1] Règle : { $rules }
       *[other] Règles : { $rules }
    }
why-nothing = Il n’y a ici aucun calcul que vous puissiez lire.

## Questions
question-other = **{ $who }** : que faire ?
question-until = Sinon, { $until } : *{ $default }*.
question-paused = ⏸️ En pause. Par défaut : *{ $default }*.
question-default = Par défaut : *{ $default }*.
question-so-far = Déjà choisi : *{ $choice }*.
question-more-options = Il y a plus de choix que de place : `/repondre` les accepte tous.
question-figures = Tout autre nombre se tape : `/repondre choix:17`.
question-cut = … et { $count ->
        [one] une autre question
       *[other] { $count } autres questions
    }.
secret-other = **{ $who }** : choix secret, révélé quand tout le monde aura répondu.
openly-pressed = Pressez un bouton : les autres ne voient pas lequel, et vous pouvez en changer tant qu’ils n’ont pas tous choisi.
private-other = 🤫 **{ $who }** : réponse donnée en privé.
private-whole = 🤫 Une décision se prend en privé.
private-gm = 🤫 Le MJ décide en privé.
panel-nothing = Rien à choisir pour vous en ce moment.
panel-chosen = Votre choix : *{ $choice }*.
panel-until-reveal = Vous pouvez en changer jusqu’à la révélation ; d’ici là, personne ne le voit.
choose-other = Choisir…
choose-until = Jusqu’à quand ?
choose-target = Choisir une cible…
choose-action = Choisir une action…
choose-weapon = Choisir une arme…

## Boutons (80 caractères au plus)
button-for = { $who } · { $label }
button-secret = Choisir en secret
button-private = Choisir en privé
button-answer = Répondre
button-others = Autre…
button-start-over = Recommencer
button-why = Pourquoi ?
button-my-fighter = Mon combattant
button-wait = Attendez !
button-resume = Reprendre
button-continue = Continuer
button-join = Rejoindre
button-add-foes = Ajouter des ennemis
button-in-front = Devant
button-behind = Derrière
button-start = Commencer
button-undo-confirm = Annuler ces décisions

## Suivi
tracker-title = **{ $moment }** · { $tempo_word }
moment-lobby = Avant le combat
moment-other = Combat en cours
tracker-ended = 🏁 Le combat est fini.
tracker-lobby = 🕯️ { $count ->
        [0] Personne n’a encore rejoint le combat.
        [one] Un seul combattant est prêt.
       *[other] { $count } combattants sont prêts.
    }
tracker-held = ⏸️ { $reason ->
        [undo] Suspendu après une annulation : le MJ relance le temps.
        [gm] Suspendu : le MJ a arrêté le temps.
        [player] Suspendu : quelqu’un a demandé un moment.
        [ahead] Le temps attend avant d’avancer ; chacun peut répondre et annoncer.
        [dice] Suspendu : un résultat imposé ne convient pas au dé à lancer.
        [fault] Suspendu : une décision n’a pas pu être rendue, le MJ doit intervenir.
        [unattended] Suspendu : personne ne disait plus rien.
        [lost] Suspendu : ce salon n’était plus accessible.
        [upgrade] Suspendu : des décisions ont été écartées, le MJ doit intervenir.
       *[other] Suspendu : le temps n’avance pas.
    }
tracker-breath = ⏸️ On souffle : `Continuer` relance le temps.
tracker-awaited = ⏳ { $until ->
        [none] { $who } : { $kind }
       *[other] { $who } : { $kind }, { $until }
    }
tracker-awaited-more = ⏳ … et { $count } autres réponses attendues
tracker-nobody-awaited = ⌛ Personne n’est attendu.
tracker-rests = ⏸️ Plus rien n’est en cours : `Continuer` joue un round de plus.
rests-alternatif = ⏸️ Le temps s’est arrêté ici : annoncez ce que vous voulez, ou `Continuer` le relance.
rests-percentile = ⏸️ Plus rien n’est en cours : `Continuer` ouvre un round de plus, et qui déclare quelque chose aussi.
rests-rpg20 = ⏸️ Plus rien n’est en cours : `Continuer` ouvre une séquence de plus, et qui annonce quelque chose aussi.
tracker-gm = le MJ
tracker-facing = ⚔️ { $pairs }
tracker-pair = { $first } ↔ { $second }
tracker-more-rows = … et { $count } de plus
word-question-private = décision en privé
word-question-other = réponse

## Mon combattant
fighter-none = Vous ne menez personne dans ce combat. `/combat rejoindre` vous y fait entrer.
fighter-name = **{ $who }**
fighter-awaited = ⏳ On attend votre réponse : { $kinds }.

## Agir
button-act = Agir…
acting-panel = 🎬 **{ $who }** : que dites-vous, pour maintenant ou pour la suite ?
acting-nothing = 🎬 **{ $who }** : il n’y a rien à dire en ce moment.
acting-step = 🎬 **{ $who }**{ $choice ->
        [none] { "" }
       *[other]  : { $choice }
    }
acting-choose-declare = Annoncer une action…
acting-choose-more = { $asks } { $part ->
        [2] (suite)
       *[other] (suite, { $part })
    }
acting-choose-move = Se déplacer…
acting-choose-who = Pour un autre…
button-acting-declare = Annoncer…
button-acting-next = 🔜 Ensuite…
button-acting-move = Se déplacer…
button-acting-hold = Tenir prêt…
button-acting-release = Déclencher…
button-acting-standby = Temporiser
button-acting-standby-until = Temporiser jusqu’à…
button-acting-leave = Quitter le combat…
button-acting-back = Retour
button-acting-words = ✍️ Avec mes mots…
button-acting-words-none = ✓ Avec mes mots
note-acting-words = Vos mots
note-acting-words-hint = saute par-dessus la table et frappe
note-acting-manner = Quelle action ?
note-acting-manner-hint = allume une torche
note-acting-late = Trop tard pour le formulaire : appuyez encore une fois.
note-words-kept = 💬 Vos mots se liront quand ce sera fait : « { $words } ».
event-words_kept = 💬 **{ $who }** : « { $words } » se lira { $next ->
        [true] avec l’action suivante
       *[other] quand ce sera fait
    }.
event-uttered = 💬 **{ $who }** { $words }

## Annonces
opening = ⚔️ **Un combat s’ouvre** : { $ruleset_word }{ $variant ->
        [none] { "" }
       *[other] {" "}({ $variant_word })
    }, rythme { $tempo_word }. { $gm } mène le jeu.
    Rejoignez le combat, ajoutez des ennemis, puis commencez.
    Les dés sont scellés d’avance ; leur empreinte : `{ $commitment }`
begun = ▶️ { $by } donne le départ.
ended = 🏁 **Le combat est fini**, { $by } l’a clos.
    La graine des dés : `{ $seed }`
    Son empreinte, annoncée à l’ouverture : `{ $commitment }`. L’export permet de tout vérifier.
    L’empreinte du journal : `{ $digest }`
undo-preview = { $count ->
        [one] Ceci serait annulé :
       *[other] Ces { $count } décisions seraient annulées :
    }
undone = ↩️ { $by } annule { $count ->
        [one] la dernière décision
       *[other] les { $count } dernières décisions
    }. Le temps est suspendu ; le MJ le relance avec `Reprendre`.
undone-by = ↩️ *Annulé par { $by }.*
redone = ↪️ { $by } rétablit ce qui avait été annulé. Le temps reste suspendu.
waits = ⏸️ { $by } demande un moment : le temps attend avant d’avancer ; chacun peut répondre et annoncer.
paused = ⏸️ { $by } demande un moment : le temps est suspendu.
resumed = ▶️ { $by } relance le temps.
ruling-failed = 🔧 { $gm }, une décision n’a pas pu être rendue et rien n’a changé (erreur `{ $error }`). Le temps est suspendu : corrigez la situation avec `/corriger`, ou annulez avec `/mj annuler`, puis `/mj reprendre`.
joined = 🛡️ **{ $name }** rejoint le combat, mené par { $by }.
left = 🚪 **{ $name }** quitte le combat.
breather = ⏸️ Il s’est passé beaucoup de choses : on souffle. `Continuer` relance le temps.
note-dice-left = 🎲 N’ont servi à aucun jet, et sont oubliés : { $faces }.
dice-fed = 🎲 { $count ->
        [0] Plus aucun résultat n’est imposé.
        [one] Le prochain résultat est imposé ; une suite donnée plus tôt ne vaut plus. L’export le marquera.
       *[other] Les { $count } prochains résultats sont imposés ; une suite donnée plus tôt ne vaut plus. L’export les marquera.
    }

## Ce à quoi mène chaque choix
option-upon = { $option } : { $whom }
option-chance = { $option } ({ $chance }{ $chance_most ->
        [none] { "" }
       *[other] –{ $chance_most_shown }
    } %)
means-chance = { $chance_most ->
        [none] { $chance }
       *[other] de { $chance } à { $chance_most_shown }
    } %{ $avoid ->
        [parry] {" "}de toucher, peut être paré
        [dodge] {" "}de toucher, peut être esquivé
        [defence] {" "}de toucher, peut être paré ou esquivé
       *[none] {" "}de réussite
    }{ $hangs ->
        [yes] , moins face à une garde
        [posture] , selon la posture adverse
        [guard] , sauf si l’autre attaque aussi
       *[no] { "" }
    }{ $means ->
        [none] { "" }
       *[other]  ; { $means_shown }
    }
means-odds = { $odds_word }{ $avoid ->
        [parry] , peut être paré
        [dodge] , peut être esquivé
        [defence] , peut être paré ou esquivé
       *[none] { "" }
    }{ $hangs ->
        [yes] , moins face à une garde
        [posture] , selon la posture adverse
        [guard] , sauf si l’autre attaque aussi
       *[no] { "" }
    }{ $means ->
        [none] { "" }
       *[other] ; { $means_shown }
    }
means-line = – **{ $option }** — { $means }
means-more = – Le reste de ce que chaque choix entraîne se lit dans [Mon combattant].
word-odds-none = aucune chance de réussite
word-odds-poor = peu de chances de réussite
word-odds-doubtful = réussite incertaine
word-odds-good = bonnes chances de réussite
word-odds-excellent = très bonnes chances de réussite
word-odds-certain = réussite assurée
word-setting-foe_numbers = nombres de l’adversaire
word-value-all = tout
word-value-totals = totaux des jets, sans la CA
word-value-words = des mots seulement

## Les nombres que le réglage peut taire
told-needed = { $needed ->
        [none] il fallait { $total } ou moins
        [0] impossible : il fallait { $total } ou moins
        [20] assuré : il suffisait de { $total } ou moins
       *[other] il fallait { $most } ou moins
    }
told-against = , { $total } contre { $against }
told-total = , total { $total }
told-sum = { $terms } = **{ $total }**
told-secret = nombre secret
