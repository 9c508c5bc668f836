# D&D 5 : aider, se cacher, chercher, secourir, frapper à l’aveuglette.

## Aider
event-dnd5-help_given = { $against ->
        [none] 🤝 **{ $combatant }** aide **{ $target }** dans ce qui vient.
       *[other] 🤝 **{ $combatant }** aide **{ $target }** à attaquer { $against_shown }.
    }
option-dnd5-declare-action-help = Aider
option-dnd5-declare-against-task = Ce qui vient (un test)
choose-dnd5-against = À quoi ?
word-dnd5-action-help = aider
word-dnd5-up-helped = aide d’un allié

## Se cacher, chercher
event-dnd5-attempt_begun = { "" }
    .manner = quiet
event-dnd5-attempt_ended = **{ $combatant }** n’en est plus capable.
event-dnd5-hide_denied = 🙅 **{ $combatant }** ne trouve pas où se cacher.
event-dnd5-hid = 🫥 **{ $combatant }** se cache{ $total ->
        [none] { "" }
       *[other] {" "}(Discrétion { $total_shown })
    }{ $unnoticed_by_count ->
        [0] , en vain.
       *[other] , hors de vue de { $unnoticed_by }.
    }
why-dnd5-hid = Discrétion : { $terms } = **{ $total }** contre les perceptions passives
event-dnd5-searched = 🔎 **{ $combatant }** cherche ({ $skill_word }{ $total ->
        [none] { "" }
       *[other] {" "}{ $total_shown }
    }){ $found_count ->
        [0] .
       *[other] : { $found } !
    }
why-dnd5-searched = { $terms } = **{ $total }** contre la Discrétion de qui se cache
event-dnd5-came_out = 👁️ **{ $combatant }** ne se cache plus.
event-dnd5-dodge_lost = 🛡️ **{ $combatant }** n’esquive plus.
question-dnd5-hideout = 🫥 { $combatant } voudrait se cacher : y a-t-il de quoi, ici ?
option-dnd5-hideout-allow = Possible
option-dnd5-hideout-deny = Impossible ici
question-dnd5-sense = 🔎 { $combatant } cherche : avec quoi ?
option-dnd5-sense-perception = Perception
option-dnd5-sense-investigation = Investigation
option-dnd5-declare-action-hide = Se cacher
option-dnd5-declare-action-search = Chercher
option-dnd5-declare-action-rush = Se ruer (action bonus)
option-dnd5-declare-action-reckless = Frapper sans retenue
option-dnd5-declare-action-quick_dash = Foncer (action bonus)
option-dnd5-declare-action-quick_disengage = Se désengager (action bonus)
option-dnd5-declare-action-quick_hide = Se cacher (action bonus)
word-dnd5-status-hiding = à couvert
word-dnd5-action-hide = se cacher
word-dnd5-action-search = chercher
word-dnd5-action-rush = se ruer en action bonus
word-dnd5-action-reckless = frapper sans retenue
word-dnd5-action-quick_dash = foncer en action bonus
word-dnd5-action-quick_disengage = se désengager en action bonus
word-dnd5-action-quick_hide = se cacher en action bonus
word-dnd5-why-search = recherche
word-dnd5-tool-came_out = sortir de sa cachette

## Attaquer autrement
word-dnd5-traits-aggressive = agressivité
word-dnd5-traits-amphibious = amphibie (respire dans l’air et dans l’eau : qui se noie est au MJ)
word-dnd5-traits-blood_frenzy = frénésie du sang
word-dnd5-traits-brave = bravoure
word-dnd5-traits-charge = charge
word-dnd5-traits-burrow = fouissement (sous terre, c’est au MJ)
word-dnd5-traits-darkvision = vision dans le noir (la lumière est au MJ)
word-dnd5-traits-flyby = vol en rase-mottes (aucune attaque d’opportunité contre son vol)
word-dnd5-traits-keen_senses = sens aiguisés
word-dnd5-traits-magic_resistance = résistance à la magie
word-dnd5-traits-nimble = agilité
word-dnd5-traits-pack_tactics = tactique de groupe
word-dnd5-traits-reckless = attaque sans retenue
word-dnd5-traits-spider_climb = pattes d’araignée (grimpe aux parois et aux plafonds : où elle peut aller est au MJ)
word-dnd5-traits-sunlight_sensitivity = sensibilité au soleil (au soleil, désavantage à l’attaque et à la vue : au MJ)
word-dnd5-traits-sure_footed = pied sûr
word-dnd5-traits-tremorsense = perception des vibrations (ce qu’elle révèle est au MJ)
word-dnd5-traits-undead_fortitude = ténacité des morts-vivants
word-dnd5-traits-water_breathing = respiration aquatique (l’air l’étouffe : au MJ)
event-dnd5-endured = 🧟 **{ $combatant }** : { $success ->
        [yes] reste debout, avec **un point de vie**
       *[no] ne résiste pas
    }{ $total_against }.
why-dnd5-endured = Dégâts : { $damage }{"\u00A0"}; { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }
event-dnd5-sneak_attacked = 🗡️ **{ $combatant }** profite d’une ouverture : attaque sournoise.
event-dnd5-guess_begun = 🎯 **{ $combatant }** frappe au jugé ({ $weapon }){ $whom ->
        [none] { "" }
       *[other] , pour atteindre { $whom_shown }
    }.
event-dnd5-place_struck = ⚔️ **{ $combatant }** frappe { $cell ->
        [none] au jugé
       *[other] en { $cell_shown }
    } ({ $weapon }) : { $outcome ->
        [critical] **coup critique**
        [hit] **touché**
        [fumble] manqué, sur un 1
       *[miss] manqué
    }.
event-dnd5-place_judged = { $target ->
        [none] { $cell ->
            [none] 🔒 Il n’y avait personne là.
           *[other] 🔒 Il n’y avait personne en { $cell_shown }.
        }
       *[other] { $cell ->
            [none] 🔒 { $target_shown } était bien là.
           *[other] 🔒 { $target_shown } était bien en { $cell_shown }.
        }
    }
option-dnd5-declare-action-unarmed = Frapper à mains nues
option-dnd5-declare-action-second_weapon = Seconde arme (action bonus)
option-dnd5-declare-action-guess = Frapper au jugé
word-dnd5-action-unarmed = frapper à mains nues
word-dnd5-action-second_weapon = seconde arme
word-dnd5-action-guess = frapper au jugé
word-dnd5-up-pack = en meute
word-dnd5-down-heavy = arme trop lourde

## Secourir
event-dnd5-aid_given = 🩹 **{ $combatant }** porte secours à **{ $target }** : { $success ->
        [yes] **réussi**
       *[no] sans effet
    }{ $total_against }.
why-dnd5-aid_given = { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }
event-dnd5-stabilised = 🩹 **{ $combatant }** est hors de danger, toujours sans connaissance.
event-dnd5-recovered = ⏳ Après { $hours } h, **{ $combatant }** retrouve un point de vie.
event-dnd5-temporary_gained = 🫧 **{ $combatant }** { $amount ->
        [none] reçoit des points de vie temporaires.
        [0] n’a pas de points de vie temporaires.
        [one] a maintenant **un point de vie temporaire**.
       *[other] a maintenant **{ $amount } points de vie temporaires**.
    }
event-dnd5-temporary_offered = { "" }
    .manner = quiet
event-dnd5-temporary_kept = 🫧 **{ $combatant }** garde ses points de vie temporaires.
event-dnd5-mortal_said = { $mortal ->
        [yes] ☠️ À 0 point de vie, **{ $combatant }** mourra.
       *[no] 🩸 À 0 point de vie, **{ $combatant }** perdra connaissance.
    }
question-dnd5-temporary = **{ $who }**, points de vie temporaires : vous en avez { $have }, et pouvez en avoir { $amount } à la place. Lequel de ces nombres ?
option-dnd5-temporary-take = Prendre les nouveaux points : { $amount }
option-dnd5-temporary-keep = Garder les anciens points : { $have }
option-dnd5-declare-action-first_aid = Premiers secours
word-dnd5-action-first_aid = premiers secours
word-dnd5-why-medicine = Médecine
word-dnd5-why-hours = heures
word-dnd5-tool-temporary = points de vie temporaires
word-dnd5-tool-hours = 1d4 heures pour qui est hors de danger
word-dnd5-tool-death_saves = jets contre la mort à 0 point de vie
refused-dnd5-not-stable = { $name } n’est pas sans connaissance et hors de danger à la fois.

## Parer
event-dnd5-parried = ⚡ **{ $combatant }** pare l’attaque { DE($target) }.
why-dnd5-parried = +{ $bonus } à la CA contre cette attaque
question-dnd5-parry = **{ $who }**, l’attaque { DE($target) } vous touche : la parer ?
option-dnd5-parry-parry = Parer
option-dnd5-parry-none = Encaisser
means-dnd5-parry-parry = votre réaction ; +{ $bonus } à la CA contre cette attaque{ $forfeits ->
        [yes]{"\u00A0"}; ce que vous tenez prêt est perdu
       *[no] { "" }
    }
means-dnd5-parry-none = votre réaction reste entière
word-dnd5-matter-parry = parades
word-dnd5-question-parry = parer un coup

## Combien de temps un état dure, dit par le MJ
event-dnd5-status_timed = ⏳ { $status_word }, pour **{ $combatant }**{ $edge ->
        [none] { "" }
        [begin] , jusqu’au début { $of ->
            [none] d’un tour du round { $round }
           *[other] du tour { DE($of_shown) } au round { $round }
        }
       *[end] , jusqu’à la fin { $of ->
            [none] d’un tour du round { $round }
           *[other] du tour { DE($of_shown) } au round { $round }
        }
    }{ $save ->
        [none] { "" }
       *[other]{"\u00A0"}; sauvegarde ({ $save_word }, DD { $dc }) à la fin de chacun de ses tours
    }.
event-dnd5-condition_saved = 🎲 **{ $combatant }** { $success ->
        [yes] se reprend
       *[no] ne se reprend pas
    } : { $status_word } ({ $ability_word }){ $total_against }.
why-dnd5-condition_saved = { $terms } = **{ $total }** contre { $against_terms }{ $against_terms_count ->
        [1] { "" }
       *[other] {" "}= **{ $against }**
    }{ $up_count ->
        [0] { "" }
       *[other]{"\u00A0"}; pour : { $up_words }
    }{ $down_count ->
        [0] { "" }
       *[other]{"\u00A0"}; contre : { $down_words }
    }
word-dnd5-until-turn = fin du tour en cours
word-dnd5-until-end = fin du prochain tour
word-dnd5-until-begin = début du prochain tour
word-dnd5-until-1 = 1 round
word-dnd5-until-2 = 2 rounds
word-dnd5-until-3 = 3 rounds
word-dnd5-until-5 = 5 rounds
word-dnd5-until-10 = 10 rounds
word-dnd5-save-strength = Force
word-dnd5-save-dexterity = Dextérité
word-dnd5-save-constitution = Constitution
word-dnd5-save-intelligence = Intelligence
word-dnd5-save-wisdom = Sagesse
word-dnd5-save-charisma = Charisme

## Frapper au jugé, sans plan
question-dnd5-guessed = 🔒 **{ $author }** frappe au jugé{ $whom ->
        [none] { "" }
       *[other] , pour atteindre { $whom_shown }
    }. Qui est vraiment là ?
option-dnd5-guessed-none = Personne
choose-dnd5-there = Qui est là ?
means-dnd5-guessed-there = le jet, désavantagé, compte contre sa CA
means-dnd5-guessed-none = l’attaque est perdue, et rien ne dit pourquoi
option-dnd5-declare-whom-anybody = Quelqu’un, sans savoir qui
means-dnd5-declare-whom-anybody = le MJ seul sait qui est là
word-dnd5-question-guessed = qui est là où l’on frappe au jugé
