# La table locale : ce que dit la console, et pourquoi un pas ou une ligne ne va pas.

rehearsal-welcome = La table locale. Vous voyez ce que Discord montrerait ; rien ne quitte cette machine.
rehearsal-duel = D’abord un duel, qui se joue tout seul jusqu’au bout, avec des dés posés d’avance ; puis le vôtre. (Entrée : plus vite)
rehearsal-over-to-you = À vous : ici, vous êtes { $who }. Tapez les mots d’un bouton pour le presser (Tab les propose), « sans conseil » pour vous passer des conseils, « aide » pour le reste.
rehearsal-help =
    répondre à ce que le bot demande :    le libellé du bouton, ou [Libellé]
    comme sur Discord (Tab complète) :    /commande option:valeur
    choisir dans une liste :              {"{"}liste{"}"} choix
    remplir le formulaire ouvert :        (Libellé) texte; (Libellé) texte
    écrire dans le salon :                dire bonjour
    prendre la place de quelqu’un :       comme Alice   (ou : Alice> /commande)
    tout ce que voit cette place :        voir
    sauter du temps (l’horloge court) :   attendre 30s
    tuer le bot et le relancer :          relancer
    changer de langue :                   langue Alice en
    partir :                              quitter
    (en anglais aussi : say, as, look, wait, restart, locale, help, quit)
rehearsal-toolbar = { $who } dans #{ $channel } · aide · quitter
rehearsal-now = Vous êtes maintenant { $who }.
rehearsal-private-for = (ce qui vient d’arriver n’est visible que pour { $who } : comme { $who })
rehearsal-called = (le bot appelle { $who } : comme { $who })
rehearsal-private = pour { $who } seulement
rehearsal-edited = modifié
rehearsal-deleted = effacé
rehearsal-form = formulaire
rehearsal-restarted = Le bot a été tué et relancé.
rehearsal-waited = { $seconds } secondes plus tard.
rehearsal-played = { $steps } pas tiennent.
rehearsal-visible = ce qui était visible :
rehearsal-last-words = les derniers mots du bot :
rehearsal-unmeant = « { $text } » n’est ni un bouton, ni une commande : rien n’a été envoyé. Il n’y a rien à presser ; / puis Tab montre les commandes, { $say } { $text } l’écrit dans le salon.
rehearsal-unmeant-buttons = « { $text } » n’est ni un bouton, ni une commande : rien n’a été envoyé. À presser maintenant : { $buttons } ; / puis Tab montre les commandes, { $say } { $text } l’écrit dans le salon.
rehearsal-unmeant-several = « { $text } » peut être { $buttons } : rien n’a été pressé ; { $say } { $text } l’écrit dans le salon.
rehearsal-unmeant-form = Un formulaire est ouvert, et « { $text } » ne dit pas dans quel champ : { $fields }
rehearsal-unmeant-command = Les commandes commencent par une barre : { $command } ; { $say } { $text } l’écrit dans le salon.
rehearsal-place = { $name }:{ $line } : { $reason }
rehearsal-no-script = Il n’y a pas de script { $path }.
rehearsal-bad-seed = La graine doit être faite de chiffres hexadécimaux, en nombre pair.

rehearsal-no-command = il n’y a pas de commande /{ $word }
rehearsal-no-subcommand = pas de sous-commande « { $word } » ici ; il y a : { $known }
rehearsal-no-such-option = « { $text } » n’appartient à aucune option ; il y a : { $known }
rehearsal-given-twice = { $option } est donné deux fois
rehearsal-missing-options = à /{ $command } il manque encore { $missing }
rehearsal-nothing-typed = aucune option n’est en cours de frappe
rehearsal-not-boolean = { $where } : « { $given } » n’est ni vrai ni faux
rehearsal-no-channel = il n’y a pas de salon #{ $channel }
rehearsal-no-role = il n’y a pas de rôle « { $role } »
rehearsal-no-file = il n’y a pas de fichier « { $file } »
rehearsal-file-too-large = { $file } est trop gros
rehearsal-option-type = { $option } : les options de type { $type } ne se tapent pas ici
rehearsal-no-option = { $where } : pas d’option « { $word } » ; il y a : { $known }
rehearsal-several-options = { $where } : plusieurs options contiennent « { $word } » ; il y a : { $known }
rehearsal-text-length = { $where } : de { $least } à { $most } caractères, pas { $length }
rehearsal-not-a-number = { $where } : « { $given } » n’est pas un nombre
rehearsal-not-between = { $where } : { $given } n’est pas entre { $least } et { $most }
rehearsal-nobody = personne ici ne s’appelle « { $name } »
rehearsal-no-field = pas de champ ({ $label }) ici ; il y a : { $known }
rehearsal-field-required = ({ $label }) est obligatoire
rehearsal-choose-between = { $where } : choisissez-en de { $least } à { $most }
rehearsal-no-menu = il n’y a pas d’entrée de menu « { $name } »
rehearsal-select-type = { $where } : on ne choisit pas ici dans les listes de type { $type }
rehearsal-no-form = aucun formulaire n’est ouvert
rehearsal-no-choices = le bot n’a rien proposé à temps
rehearsal-no-message = { $who } ne voit aucun message avec « { $text } »
rehearsal-no-commands-here = { $who } ne peut pas utiliser de commandes dans #{ $channel }
rehearsal-disabled = { $control } est désactivé
rehearsal-no-control = { $who } ne voit pas { $control } ; il y a : { $known }

rehearsal-answer-timeout = le bot n’a pas répondu en 3 secondes
rehearsal-answer-offline = le bot n’est pas connecté
rehearsal-answer-killed = le bot a été tué avant de répondre
rehearsal-seen = « { $text } » est visible par quelqu’un
rehearsal-seen-by = « { $text } » est visible par { $who }
rehearsal-not-seen = « { $text } » n’est visible par personne
rehearsal-not-seen-by = « { $text } » n’est pas visible par { $who }
rehearsal-seen-times = « { $text } » est visible { $count } fois
rehearsal-seen-times-by = « { $text } » est visible { $count } fois par { $who }
rehearsal-offered = « { $text } » est proposé à { $who } ; proposés : { $known }
rehearsal-not-offered = « { $text } » n’est pas proposé à { $who } ; proposés : { $known }
rehearsal-no-answer = le pas précédent n’a pas de réponse
rehearsal-answered-otherwise = la réponse au pas précédent ne dit pas « { $text } »
rehearsal-not-private = cette réponse n’était pas privée

rehearsal-locale-form = locale demande un nom, puis fr ou en
rehearsal-refuse-form = refuse demande un texte entre guillemets : refuse "ce n'est pas à vous"
rehearsal-not-a-step = ce n’est pas un pas : { $line }
rehearsal-nothing-done = ici rien n’est fait
rehearsal-not-closed = qu’est-ce qui ferme « { $text } » ?
rehearsal-not-a-duration = ce n’est pas une durée : « { $text } » (30s, 5m, 2h, 1d, 1h30m)
rehearsal-expect-form = expect [not] [qui] [count n] "texte"
rehearsal-expect-empty = un texte vide est partout
rehearsal-expect-not-count = not et count ne vont pas ensemble
rehearsal-offer-form = offer [not] qui /commande option: ce qui doit être proposé
rehearsal-not-a-field = ce n’est pas un champ : « { $text } » ; les champs sont (Libellé) valeur; (Libellé) valeur

rehearsal-not-settled = rien ne s’est calmé en { $seconds } s
rehearsal-not-ready = le bot n’était pas prêt après { $seconds } s
rehearsal-not-running = le bot ne tourne pas
rehearsal-no-reply = le processus du bot n’a pas répondu à « { $verb } » en { $seconds } s
rehearsal-ended = le processus du bot s’est terminé
rehearsal-bot-said = le processus du bot a échoué : { $problem }

# Ce que l’on lit sur un téléphone.
rehearsal-only-you = en privé
rehearsal-direct = message privé
rehearsal-further-up = plus haut, maintenant
rehearsal-used = { $who } a utilisé une commande
rehearsal-ahead = dans { $amount } { $unit ->
        [second] s
        [minute] min
        [hour] h
       *[day] j
    }
rehearsal-just-now = à l’instant
rehearsal-ago = il y a { $amount } { $unit ->
        [second] s
        [minute] min
        [hour] h
       *[day] j
    }
rehearsal-passed = { $amount } { $unit ->
        [second] s
        [minute] min
        [hour] h
       *[day] j
    } passent
