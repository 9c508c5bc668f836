# L’absence : heures calmes, rappel, et qui ne répond plus.

note-reminder = 🔔 Rappel : on attend encore une réponse.
note-reminder-letter = 🔔 { $name } : une réponse est attendue dans { $channel }, { $until }. Sans elle : *{ $default }*.
note-morning = ☀️ Cette question attend depuis les heures calmes.
note-reminder-set = 🔔 { $by } change le rappel : { $before_value }. Les délais en cours repartent de maintenant.
note-reminder-none-set = 🔕 { $by } supprime le rappel. Les délais en cours repartent de maintenant.
note-reminder-halfway = 🔔 Le rappel est réglé plus tôt que la moitié du délai de réponse : il vient donc à mi-délai.
note-delay-set = ⏳ { $by } change le délai de réponse : { $delay }. Les délais en cours repartent de maintenant.
note-delay-none-set = ⏳ { $by } rend au rythme de la table le délai de réponse. Les délais en cours repartent de maintenant.
note-question-below = *(question reposée plus bas)*
note-quiet-hours = 🌙 Heures calmes : { $hours } ({ $zone }). Aucun délai n’y court ; `/combat heures` les change.
note-quiet-none = Cette table n’a pas d’heures calmes : les délais courent jour et nuit. `/combat heures` en donne.
note-quiet-set = 🌙 { $by } fixe les heures calmes : { $hours } ({ $zone }). Les délais en cours repartent de maintenant.
note-quiet-none-set = ☀️ { $by } supprime les heures calmes : les délais courent jour et nuit, et repartent de maintenant.
note-absent = ⏳ { $player } laisse passer ses délais ({ $names }). Que le MJ décide ; sans sa décision dans le délai, le bot jouera prudemment.
note-absent-stop = ⏸️ { $count ->
        [one] { $names } n’a pas répondu
       *[other] { $names } n’ont pas répondu
    } : le round est fini, et le combat attend. `Reprendre` le relance ; sans réponse dans le délai, le MJ décide, ou le bot joue prudemment.
note-absent-prudent = 🛡️ { $player } ne répond plus : le bot joue { $name } prudemment, jusqu’à ce que vous disiez quelque chose.
note-absent-back = 👋 On entend de nouveau { $name } : le bot ne joue plus à sa place.
note-absent-autopilot = Automate
note-absent-give = Confier
note-absent-wait = Attendre encore
note-absent-waits = ⏳ { $by } préfère attendre.
note-absent-panel = À qui confier sa place ? `/pnj confier` peut aussi la donner à une autre personne du serveur.
note-absent-choose = Choisir…
note-absent-to-gm = le MJ
note-absent-to = la personne qui mène { $names }
refused-absent-is-back = Cette personne est revenue, ou ne mène plus personne : il n’y a plus rien à décider.
refused-bad-quiet-hours = « { $typed } » ne donne pas d’heures calmes : écrivez `22:00-08:00` (vingt heures au plus) ou `aucune`.
refused-bad-delay = « { $typed } » ne donne pas de délai : écrivez `90 s`, `5 min` ou `2 h` (une semaine au plus), ou `rythme`.
refused-unknown-zone = « { $typed } » n’est pas un fuseau horaire connu : donnez une ville, `Paris` ou `Montréal` par exemple.

note-notices-wait = 🔔 Demandes qui attendent la décision du MJ : { $count }.
note-notices-open = Décider…
note-notices-none = Plus rien n’attend votre décision.
note-notices-more = Demandes qui viendront ensuite : { $count }.
