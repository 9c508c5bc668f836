# D&D Alternatif : la fatigue.

## Ce qui arrive
event-alternatif-breath_counted = { "" }
    .manner = quiet
event-alternatif-breath_shown = 🫁 **{ $combatant }**, { $round ->
        [0] avant la fin du premier round
       *[other] fin du round { $round }
    } : { $points } de fatigue sur { $threshold }{ $malus ->
        [0] .
       *[other] , { $malus_signed } aux jets.
    }
    .manner = quiet
event-alternatif-fatigue_matters = 🫁 { $round ->
        [0] La fatigue commence à compter.
       *[other] Fin du round { $round } : la fatigue commence à compter.
    } Chacun voit la sienne sur sa fiche de combat.
event-alternatif-exhaustion_saved = 🎲 **{ $combatant }**, à bout de forces ({ $points } de fatigue), vigueur : { $outcome ->
        [success] **le cœur tient**{ $total_against }.
       *[failure] **la mort par épuisement**{ $total_against }.
    }
why-alternatif-exhaustion_saved = Sauvegarde de vigueur : { $terms } = **{ $total }**, contre **{ $against }**
event-alternatif-effort_said = 🔧 Round { $round }, **{ $combatant }** : { $effort ->
        [tiring] effort fatigant.
        [neutral] ni fatigue ni repos.
       *[restful] repos.
    }
event-alternatif-saddle_said = { $on ->
        [yes] 🐎 **{ $combatant }** combat en selle : un point de fatigue tous les deux rounds.
       *[no] 🐎 **{ $combatant }** ne combat plus en selle.
    }
event-alternatif-breath_told = 🫁 { $look ->
        [fresh] **{ $combatant }** a encore tout son souffle.
        [tiring] **{ $combatant }** souffle de plus en plus fort.
       *[out_of_breath] **{ $combatant }** est hors d’haleine.
    }
event-alternatif-rest_agreed = 🕊️ Un répit { $rounds ->
        [1] d’un round
       *[other] de { $rounds } rounds
    } est convenu : chacun reprend son souffle jusqu’au segment { $until }.

## Ce qui ne va pas
refused-alternatif-no-fatigue = Personne ici n’a de fatigue à compter : voyez le réglage « fatigue ».
refused-alternatif-tireless = { $name } ne se fatigue pas : donnez d’abord un seuil de fatigue avec `/corriger fixer`.
refused-alternatif-not-at-rest = { $name } est au milieu de quelque chose : le répit viendra quand plus rien n’est en cours.
refused-alternatif-already-resting = Un répit est déjà convenu : il dure encore.
refused-alternatif-too-late-for-hints = Trop tard pour un indice : { $name } choisit en secret, au même moment que son adversaire.

## Mots
word-alternatif-tool-fatigue = fatigue (texte : effort, en selle, rappeler)
word-alternatif-tool-breath = dire si quelqu’un s’essouffle (cible : à qui)
word-alternatif-tool-pause = répit d’un commun accord (valeur : rounds)
word-alternatif-words-tiring = effort fatigant
word-alternatif-words-neutral = ni fatigue ni repos
word-alternatif-words-restful = repos
word-alternatif-words-mounted = en selle
word-alternatif-words-on_foot = à pied
word-alternatif-words-remind = rappeler à chacun sa fatigue
word-alternatif-why-exhaustion = épuisement
word-field-fatigue = points de fatigue
word-field-fatigue_threshold = seuil de fatigue
word-field-encumbrance = encombrement
word-field-fortitude = vigueur
word-field-rounds = rounds
term-fortitude = vigueur

## Réglages
word-setting-fatigue = fatigue
word-setting-fatigue_scope = portée de la fatigue
word-setting-exhaustion_save = sauvegarde contre l’épuisement
word-setting-engaged_tires = un round au corps à corps fatigue toujours
word-setting-exhaustion_save_malus = la fatigue pèse sur cette sauvegarde
word-alternatif-value-auto = montrée quand elle compte
word-alternatif-value-d20_and_ac = d20 et classe d’armure
word-alternatif-value-all_dice = tous les dés
word-alternatif-value-each_point = à chaque point
setting-alternatif-fatigue = La fatigue se compte en silence et se montre trois rounds avant le premier seuil, toujours, ou ne se compte pas.
setting-alternatif-fatigue_scope = Le malus de fatigue pèse sur les d20 et les classes d’armure et de lutte, sur les d20 seuls, ou sur tous les dés.
setting-alternatif-exhaustion_save = Au-delà de deux fois le seuil, la sauvegarde contre l’épuisement se fait à chaque point, ou une seule fois.
setting-alternatif-engaged_tires = Un round passé au corps à corps fatigue, que l’on ait ou non lancé un d20 ; ou seulement quand on en a lancé un.
setting-alternatif-exhaustion_save_malus = Le malus de fatigue pèse sur la sauvegarde contre l’épuisement, ou non.
