# La main du MJ : son panneau, l’annulation et ce qu’elle reprend, la délégation, les mots à une personne, les réglages.

event-table_set = 🔧 Le MJ change un réglage de la table, { $setting_word } : { $before_value } → **{ $after_value }**.
refused-as-it-is = C’est déjà le cas : rien n’a changé.
word-setting-tempo = rythme
word-setting-dice = dés
word-setting-clock = marche du temps
word-setting-newcomers = entrée en cours de combat
word-setting-quiet = heures calmes
word-setting-zone = fuseau horaire
word-setting-reminder = rappel
word-setting-delay = délai de réponse
word-setting-theme = fond des images
word-setting-upon_hidden = qui tombe sur un adversaire caché
word-value-walks_on = passe sans le voir
word-value-stops = s’arrête et le voit
word-value-dark = sombre
word-value-light = clair
word-value-no = aucune
word-value-never = jamais
word-value-tempo = celui du rythme
word-value-5min = cinq minutes avant la fin du délai
word-value-1h = une heure avant la fin du délai
word-value-3h = trois heures avant la fin du délai
word-value-6h = six heures avant la fin du délai
word-value-12h = douze heures avant la fin du délai
word-value-live = en direct
word-value-evening = une soirée
word-value-post = par messages
word-value-bot = lancés par le bot
word-value-table = lancés à la table
word-value-free = d’un trait
word-value-moment = moment par moment
word-value-ask_gm = demander au MJ
word-value-freely = libre

## Le panneau
panel-title = 👑 **Panneau du MJ** · { $moment } · { $tempo_word }
panel-lobby = 🕯️ Le combat n’a pas encore commencé.
panel-runs = ▶️ { $pace ->
        [moment] Le temps s’arrête avant chaque moment.
       *[other] Le temps court.
    }
panel-breath = ⏸️ { $pace ->
        [moment] Le temps attend que vous le fassiez avancer.
       *[other] On souffle ; le temps repart dans un instant.
    }
panel-waiting = ⏳ **{ $who }** ({ $asked }) : { $kind }{ $since ->
        [none] { "" }
       *[other] { ", demandé " }{ $since }
    }{ $until ->
        [none] { "" }
       *[other] { " ; délai " }{ $until }
    }{ $default ->
        [none] { "" }
       *[other] { ". Sinon : " }*{ $default }*
    }{ $secret ->
        [secret] { " 🤫" }
       *[other] { "" }
    }
panel-hidden = 🙈 Cachés : { $names }
panel-roll = 🎲 On attend un jet : **{ $who }** ({ $asked }), { $dice }
panel-fed = 🎲 Prochains résultats imposés : { $faces }
panel-drawn = (le bot)
panel-gms = { $count ->
        [one] 👑 MJ : { $gms }
       *[other] 👑 MJ et ceux qui le secondent : { $gms }
    }
panel-rulings = **Dernières décisions** (un bouton ↩️ revient juste avant) :
button-refresh = 🔄 Actualiser
button-pause = Suspendre
button-end = Clore le combat
button-next = Moment suivant
button-settings = Réglages
button-undo-to = ↩️ ligne { $line }

## Annuler, avec ce qui serait repris
button-undo-leave = Laisser
button-undo-stand = Annuler, les réponses restent
button-undo-ask = Annuler, les redemander
note-undo-secrets = Des réponses secrètes y ont été révélées : restent-elles, ou les redemande-t-on ?
note-undo-whole = Un acte et les réactions qui l’ont interrompu s’annulent ensemble. `/mj panneau` revient à la ligne de votre choix.
note-undo-meanwhile = ⚠️ D’autres décisions sont tombées entre-temps ; voici ce qui serait annulé maintenant.
note-undo-done = { $count ->
        [one] ↩️ Cette décision est annulée, le temps est suspendu : `Reprendre` ou `/mj reprendre` le relance, `/mj retablir` la rétablit.
       *[other] ↩️ Ces { $count } décisions sont annulées, le temps est suspendu : `Reprendre` ou `/mj reprendre` le relance, `/mj retablir` les rétablit.
    }
note-undo-left = Rien n’a été annulé.
note-ruling-answered = { $how ->
        [default] ⌛ Sans réponse { DE($who) } ({ $kind }).
       *[answered] 💬 Réponse { DE($who) } ({ $kind }).
    }
note-ruling-unsaid = (ligne { $line } du journal)
refused-not-gm-yet = Vous n’êtes pas MJ ici. Pour prendre sa place, nommez-vous avec `/mj deleguer` : ce sera annoncé.

## Le temps, moment par moment
refused-still-awaited = On attend encore une réponse : { $names }. `/mj repondre` répond à leur place.

## Répondre à la place de quelqu’un
note-answered-for = ✋ Le MJ répond pour **{ $name }**.
note-in-place = ✋ Répondre à la place { DE($name) } ? Question : { $question }. Réponse : **{ $answer }**.
note-in-place-over = ✋ Reprendre au début, à la place { DE($name) }, ce qui était déjà choisi ? Question : { $question }.
button-in-place-yes = Oui, répondre à sa place
button-in-place-no = Non, lui laisser le choix
note-in-place-done = ✅ Réponse donnée à sa place.
note-in-place-left = Rien n’a été répondu : la question attend toujours.
refused-answered-meanwhile = Cette question a reçu sa réponse entre-temps, ou ne se pose plus : la vôtre n’a pas été donnée.
refused-begun-meanwhile = Cette question n’en est plus au même point : on y a choisi quelque chose entre-temps, et votre réponse n’a pas été donnée.
refused-words-in-place = Répondre à la place { DE($name) } se confirme d’abord, sans paroles : redonnez la commande sans « { $words } », puis racontez.
refused-nothing-asked = Aucune question n’est ouverte en ce moment.

## Qui tient la place du MJ
note-gm-delegated = 👑 **{ $name }** seconde le MJ, à la demande de { $by }.
note-gm-withdrawn = 👑 **{ $name }** ne seconde plus le MJ ({ $by }).
refused-already-gm = { $name } tient déjà la place du MJ.
refused-not-delegate = { $name } ne tient pas la place du MJ : il n’y a rien à retirer.
refused-first-gm = Le MJ lui-même ne peut pas être retiré : qui gère le salon peut prendre sa place avec `/mj deleguer`.
refused-not-a-person = Un bot ne peut pas être choisi ici : nommez une personne.

## Un mot à une personne
note-letter = ✉️ Un mot du MJ : { $text }
note-letter-waits = ✉️ { $person }, le MJ a un mot pour vous.
note-letter-sent = ✉️ Votre mot est parti en message privé à { $name }.
note-letter-left = ✉️ { $name } ne reçoit pas de message privé du bot : un bouton l’attend dans le salon, que personne d’autre ne peut ouvrir.
note-button-letter = Un mot pour { $name }
refused-letter-empty = Ce mot est vide : écrivez-le dans `texte`.
refused-letter-too-late = Trop tard pour un mot : { $name } choisit en secret, au même moment que son adversaire. Écrivez-lui après.
refused-letter-not-yours = Ce mot n’est pas pour vous.

## Les réglages
settings-title = ⚙️ **{ $chapter }** (page { $page } sur { $pages })
settings-line = • { $setting } : **{ $value }**{ $text ->
        [true] { " " }📖
       *[false] { "" }
    }{ $fixed ->
        [true] { " " }🔒
       *[false] { "" }
    }{ $others ->
        [none] { "" }
       *[other] { " " }(ou { $others })
    }
settings-offer = { $setting } : { $value }{ $rules ->
        [none] { "" }
       *[other] { " · " }{ $rules }
    }
settings-found = 🔎 { $typed } : { $count ->
        [one] { $count } réglage
       *[other] { $count } réglages
    }
settings-legend = -# 📖 ce que dit le texte · 🔒 fixé à l’ouverture{ $departing ->
        [0] { "" }
        [one] { " · " }{ $departing } réglage autre que le texte
       *[other] { " · " }{ $departing } réglages autres que le texte
    }
settings-text = { $value } 📖
settings-chapter = { $count ->
        [one] { $count } réglage
       *[other] { $count } réglages
    }{ $departing ->
        [0] { "" }
        [one] {", "}dont { $departing } autre que le texte
       *[other] {", "}dont { $departing } autres que le texte
    }
settings-chapters = Aller à un chapitre…
settings-choose = Voir ou changer un réglage…
settings-value = Choisir une valeur…
settings-figure = { $setting } : { $value }
settings-one = ⚙️ **{ $setting }**
    { $about }
    En vigueur : **{ $value }**{ $text ->
        [none] { "" }
       *[other] { " · " }le texte : { $text }
    }{ $usual ->
        [none] { "" }
       *[other] { " · " }le texte n’en dit rien ; d’ordinaire : { $usual }
    }
    { $rules ->
        [none] { "" }
       *[other] Règles : { $rules }
    }
button-page-before = ◀
button-page-after = ▶
button-settings-all = Tous les réglages
refused-unknown-setting = « { $typed } » n’est pas un réglage. Connus : { $names }.
refused-setting-fixed = « { $setting } » ne peut plus changer : cela se choisit à l’ouverture du combat.

## Les profils de réglages
preset-letter = à la lettre
preset-reference = comme la référence
preset-dnd35-reference = comme la 3.5 de référence
preset-dnd5-reference = comme la 5 de référence
presets-title = 📁 **Profils de réglages**
presets-line = • { $name } : { $changing }
preset-changes = { $count ->
        [0] rien à changer
        [one] { $count } réglage à changer
       *[other] { $count } réglages à changer
    }
presets-choose = Voir un profil…
presets-hint = -# Pour en enregistrer, en renommer ou en supprimer : { $command }
preset-title = 📁 **{ $name }**{ $count ->
        [0] {" : rien à changer"}
       *[other] {" :"}
    }
button-presets = Profils
button-preset-apply = Appliquer
note-preset-fixed = 🔒 Fixé depuis l’ouverture, cela reste comme il est : { $names }.
note-preset-unknown = ⚠️ Laissé de côté, ce jeu ne le connaissant plus ainsi : { $names }.
note-preset-kept = 📁 Profil « { $name } » enregistré, avec tous les réglages du jeu comme ils sont ici.
note-preset-kept-again = 📁 Profil « { $name } » enregistré de nouveau, à la place de l’ancien.
note-preset-renamed = 📁 Le profil « { $name } » s’appelle désormais « { $to } ».
note-preset-deleted = 📁 Profil « { $name } » supprimé.
note-opened-otherwise = ⚙️ Réglages : { $changes }.
refused-unknown-preset = « { $typed } » n’est pas un profil de réglages de ce jeu. Il y a : { $names }.
refused-preset-which = Dites de quel profil il s’agit, dans `nom`.
refused-preset-to-what = Dites comment il doit s’appeler, dans `nouveau`.
refused-preset-name = Le nom d’un profil a au plus { $most ->
        [one] { $most } caractère
       *[other] { $most } caractères
    }.
refused-preset-name-taken = Il y a déjà un profil de ce nom, « { $name } » : donnez-en un autre.
refused-preset-of-the-game = « { $name } » est du jeu lui-même : on ne renomme et ne supprime que les profils du serveur.
refused-preset-as-it-is = Tout ce que le profil « { $name } » peut changer est déjà ainsi.
refused-preset-outdated = Le profil « { $name } » nomme ce que ce jeu ne connaît plus ainsi ({ $names }) : ouvrez le combat sans lui, appliquez-le, puis enregistrez-le de nouveau.
refused-too-many-presets = Ce serveur garde déjà { $most ->
        [one] { $most } profil
       *[other] { $most } profils
    } pour ce jeu : supprimez-en un d’abord.

setting-table-tempo = Combien de temps une question attend sa réponse : trois minutes, une demi-heure ou un jour.
setting-table-quiet = Les heures où aucun délai ne court et où personne n’est appelé ; `/combat heures` en donne d’autres.
setting-table-zone = L’heure que suivent les heures calmes ; `/combat heures` donne une autre ville.
setting-table-reminder = Quand une question restée sans réponse est reposée, une seule fois.
setting-table-delay = Combien de temps une question attend sa réponse ici, quel que soit le rythme : `90 s`, `5 min` ou `2 h`, par exemple.
setting-table-dice = Le bot lance tous les dés, ou chacun lance les siens à la table et dit le résultat.
setting-table-clock = Le temps va d’un trait jusqu’à la prochaine question, ou s’arrête avant chaque moment jusqu’à `/mj suivant`.
setting-table-newcomers = Qui veut entrer une fois le combat commencé demande au MJ, ou entre librement ; le MJ en est averti.
setting-table-theme = Les plans et les frises sont dessinés sur fond sombre, ou sur fond clair.

## Les dés de la table
roll-wanted = 🎲 { $person } **{ $who } : { $dice }** ({ $purpose }). Lancez et dites le résultat ; sinon, { $until }, le bot lance.
roll-paused = 🎲 { $person } **{ $who } : { $dice }** ({ $purpose }). ⏸️ En pause : le résultat pourra être dit quand le temps reprendra.
roll-choose = Ce que montre le dé…
button-roll = Dire le résultat
button-bot-rolls = Le bot lance (MJ)
note-roll-asked = 🎲 Des dés sont à lancer d’abord : voyez dans le salon.
note-roll-faces = Ce que montrent les dés
note-roll-hint = { $left ->
        [one] Un nombre de 1 à { $sides }
       *[other] { $left } nombres de 1 à { $sides }, séparés par des espaces
    }
note-roll-late = Trop tard pour ouvrir ce formulaire : pressez encore une fois.
refused-roll-not-yours = Ce jet revient à la personne qui mène { $name }, ou au MJ.
refused-roll-awaited = On attend d’abord un jet : { $name }, { $dice }.
refused-impossible-roll = « { $typed } » n’est pas ce que montre un d{ $sides } : de 1 à { $sides }.
refused-how-many-faces = Il faut { $left ->
        [one] un résultat
       *[other] { $left } résultats, séparés par des espaces
    }, de 1 à { $sides }.

## Dans le journal
log-held = ⏸️ { $reason ->
        [absent] Quelqu’un ne répond plus : le combat l’attend, le round une fois fini.
        [gm] { $by_user } suspend le temps.
        [player] { $by_user } demande un moment : le temps est suspendu.
        [dice] Le résultat imposé { $face } ne peut pas venir du d{ $sides } à lancer : le temps est suspendu.
        [fault] Une décision n’a pas pu être rendue : le temps est suspendu.
        [unattended] Personne ne dit plus rien : le temps est suspendu.
        [lost] Ce salon n’était plus accessible : le temps est suspendu.
       *[other] Le temps est suspendu.
    }
log-resumed = ▶️ { $by_user } relance le temps.
log-laid = 🎲 { $faces ->
        [none] *Dés posés à la main.*
       *[other] *Dés posés à la main : { $faces }.*
    }
