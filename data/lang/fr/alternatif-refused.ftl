# D&D Alternatif : ce qui ne va pas, et ce qui irait.

refused-alternatif-already-declared = { $name } se prépare déjà à frapper { $target }, au segment { $segment }.
refused-alternatif-already-doing = { $name } fait déjà cela : laissez faire, ou annoncez autre chose.
refused-alternatif-already-held = { $name } garde déjà son action prête : `/declencher` la porte.
refused-alternatif-already-in-contact = { $a } et { $b } sont déjà au contact.
refused-alternatif-already-offered = { $name } a déjà une action gratuite contre { $target } dans ce segment.
refused-alternatif-already-standby = { $name } temporise déjà.
refused-alternatif-amount = « { $value } » ne convient pas ({ $field_word }) : donnez un nombre de segments ou des dés, comme `3` ou `1d6`.
refused-alternatif-not-dice = « { $value } » ne convient pas ({ $field_word }) : donnez des dés, comme `d8` ou `2d6`.
refused-alternatif-answer-first = { $name } doit d’abord répondre ({ $kind ->
        [strike] qui frapper
        [parry] parer ou encaisser
        [free] frapper ou laisser passer
        [simultaneous] attaquer ou revenir en garde
       *[other] la question en cours
    }){ $announces ->
        [yes]  ; `/ensuite` garde une annonce pour après
       *[no] { "" }
    }.
refused-alternatif-beat-in-melee = Pas de segment de battement en pleine mêlée : { $name } est au contact.
refused-alternatif-test-blows = Pas de test simultané entre deux actions de mêlée : venues au même segment, celles { DE($name) } et { DE($target) } partent toutes deux.
refused-alternatif-chosen-apart = D’autres agissent au même segment { QUE($name) }, et chacun choisit sans voir les autres : on ne peut que répondre à la question posée, où « Faire autre chose » figure aussi.
refused-alternatif-cannot-take = { $name } ne peut pas agir tout de suite contre { $target } : { $why ->
        [out] l’un des deux est hors de combat
        [surprised] la surprise prive { $name } de toute action
        [apart] ils ne sont pas au contact
        [guard] la garde { DE($name) } est baissée
        [held] une prise l’en empêche
        [unseen] { $name } ne voit pas { $target }
        [reach] { $target } est hors de portée
        [taken] c’est déjà fait dans ce segment
       *[acted] chacune de ses armes a déjà agi dans ce segment
    }.
refused-alternatif-hands-full = { $name } n’a pas de main libre{ $weapon ->
        [none] { "" }
       *[other] {" "}pour { $weapon_the }
    }{ $held ->
        [none] .
        [all]  : rengainez ou lâchez d’abord ce que ses mains tiennent.
       *[other]  : rengainez ou lâchez d’abord { $held_the }.
    }
refused-alternatif-melee-not-held = Une action de mêlée ne se garde pas prête : { $name } choisit qu’en faire quand elle vient, ou temporise (`/temporiser`).
refused-alternatif-no-enemy = { $name } n’a aucun adversaire en vue.
refused-alternatif-no-free-fist = { $name } n’a pas de poing libre : ses mains sont prises.
refused-alternatif-no-injury = { $name } n’a aucune blessure à guérir.
refused-alternatif-no-manner = « { $value } » n’est pas possible ici : une attaque se fait simplement, laissez l’option vide.
refused-alternatif-no-offer = { $name } n’a aucune action gratuite contre { $target } à retirer.
refused-alternatif-no-such-weapon = { $name } n’a pas d’arme « { $typed } ». Ses armes : { $weapons_words }.
refused-alternatif-not-an-enemy = { $target } n’est pas un adversaire. Adversaires en vue : { $names }.
refused-alternatif-not-bleeding = { $name } ne saigne pas : il n’y a rien à panser.
refused-alternatif-not-hurt = { $name } a déjà { $kind ->
        [wear] toute son endurance
       *[body] tous ses points de coup
    }.
refused-alternatif-not-in-contact = { $a } et { $b } ne sont pas au contact. { $names ->
        [none] Personne n’est au contact { DE($a) }.
       *[other] Au contact { DE($a) } : { $names }.
    }
refused-alternatif-not-out = { $name } n’est pas hors de combat.
refused-alternatif-not-prone = { $name } est déjà debout.
refused-alternatif-not-ready = L’action { DE($name) } ne sera prête qu’à la fin du segment { $segment }.
refused-alternatif-not-your-moment = L’action { DE($name) } viendra au segment { $segment } ; on en est au segment { $now }.
refused-alternatif-counts-before = Un instant : l’annonce { DE($who) } compte avant le coup { DE($name) }.
refused-alternatif-nothing-held = { $name } ne garde aucune action prête : `/attendre` en garde une.
refused-alternatif-nothing-pending = { $name } n’a aucune action en préparation.
refused-alternatif-not-there = { $name } n’a pas { $weapon_the } { $action ->
    [draw] au fourreau
    [pick_up] à ses pieds
   *[sheathe] en main
} ; il y a là : { $weapons_words }.
refused-alternatif-nothing-to-draw = { $name } n’a aucune arme au fourreau.
refused-alternatif-nothing-to-drop = { $name } n’a rien en main à lâcher.
refused-alternatif-nothing-to-pick-up = { $name } n’a rien à ramasser à ses pieds.
refused-alternatif-nothing-to-sheathe = { $name } n’a rien en main à rengainer.
refused-alternatif-nothing-to-strike-with = { $name } n’a aucune action en préparation : annoncez-en une avec `/declarer`.
refused-alternatif-other-hand = { $name } n’a pas cela en main. En main : { $weapons_words }.
refused-alternatif-out = { $name } { $fate ->
        [unconscious] a perdu connaissance
        [dying] est à l’agonie
        [dead] a péri
       *[open] est hors de combat
    } : le MJ peut y remédier avec `/corriger`.
refused-alternatif-same-side = { $a } et { $b } sont du même camp.
refused-alternatif-say-what = Dites ce que fait { $name } : par exemple `/declarer action:autre maniere:allumer une torche`.
refused-alternatif-nothing-to-watch = { $why ->
        [oneself] { $name } ne peut pas attendre son propre acte
        [out] { $target } n’est plus en état d’agir
       *[unseen] { $name } ne voit pas cette personne
    } : temporisez jusqu’à un segment, ou jusqu’à l’acte d’une autre.
refused-alternatif-segment-range = Le segment { $segment } ne convient pas : il doit venir après le segment { $now }, au plus tard au segment { $last }.
refused-alternatif-setting-value = Le réglage « { $setting } » ne peut pas valoir « { $value } ». Au choix : { $options }.
refused-alternatif-target-out = { $target } est déjà hors de combat. Adversaires en vue : { $names }.
refused-alternatif-too-late-to-hold = L’action { DE($name) } n’est plus en préparation : il est trop tard pour la garder.
refused-alternatif-unknown-action = « { $action } » n’est pas une action. Au choix : { $known_words }.
refused-alternatif-unknown-setting = « { $setting } » n’est pas un réglage. Connus : { $known }.
refused-alternatif-which-hand = { $name } tient { $weapon_the } de plusieurs mains : dites laquelle avec `avec` ({ $hands_words }).
refused-alternatif-of-no-weapon = « { $field_field } » n’est pas d’une arme : laissez `avec` de côté.
refused-alternatif-which-target = { $name } a plusieurs adversaires ({ $names }) : dites lequel avec `cible`.
