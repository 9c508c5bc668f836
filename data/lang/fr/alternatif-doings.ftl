# D&D Alternatif : actions courantes et magie, hors mêlée (ALT-ACT, ALT-MAG).

event-alternatif-task_retimed = ⏱️ **{ $combatant }** : { $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }, fait à la fin du segment **{ $last }**{ $reason ->
        [rushed] {" "}(bâclé{ $chance ->
            [0] { "" }
           *[other] , { $chance } % d’échec
        }{ $penalty ->
            [0] { "" }
           *[other] , { $penalty_signed }
        })
        [aggravated] {" "}(une difficulté se présente)
        [second] {" "}(la suite commence)
        [coordinated] {" "}(en même temps que les autres)
       *[gm] {" "}(le MJ en fixe les temps)
    }.{ $words ->
        [none] { "" }
       *[other] {" "}« { $words_shown } »
    }
why-alternatif-task_retimed = Prêt à la fin du segment { $prepared }, du segment { $first } au segment { $last }{ $die ->
        [none] { "" }
       *[other] {" "}({ $die }{ $faces_count ->
            [0] { "" }
           *[other] {" "}= { $faces }
        })
    }
event-alternatif-task_let_be = 👌 L’action { DE($combatant) } s’achève sans encombre.
    .manner = quiet
event-alternatif-joined_in = 🤝 **{ $combatant }** se joint à **{ $other }** : { $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }.
event-alternatif-companions_settled = { $goes_on ->
        [yes] 🤝 Les autres continuent sans attendre.
       *[no] ✋ Les autres s’arrêtent aussi.
    }
event-alternatif-aside_taken = { $kind ->
        [shout] 🗣️ **{ $combatant }** crie{ $words ->
            [none] .
           *[other] {"\u00A0"}: « { $words_shown } »
        }
        [step] 👣 **{ $combatant }** se déplace lentement.
        [turn] ↩️ **{ $combatant }** pivote.
       *[relax] 😌 **{ $combatant }** relâche son attention.
    }
event-alternatif-beat_waived = ⚡ **{ $combatant }** agit sans battement{ $penalty ->
        [0] { "" }
       *[other] , { $penalty_signed } au prochain jet
    }.{ $words ->
        [none] { "" }
       *[other] {" "}« { $words_shown } »
    }
event-alternatif-spell_cast = ✨ **{ $combatant }** lance un sort ({ $weapon }){ $target ->
        [none] { "" }
       *[other] {" "}sur **{ $target }**
    }.{ $builds_up ->
        [yes] {" "}L’effet, qui montait pendant l’incantation, est complet.
       *[no] { "" }
    }
event-alternatif-item_used = ✨ **{ $combatant }** se sert d’un objet magique ({ $weapon }){ $target ->
        [none] { "" }
       *[other] {" "}sur **{ $target }**
    }.
why-alternatif-item_used = { $ready ->
        [0] Segment { $segment }
       *[other] Prochain usage au segment { $ready }, au plus tôt
    }
event-alternatif-item_learnt = { $known ->
        [yes] 📖 **{ $combatant }** sait maintenant employer { $weapon_the }.
       *[no] 📖 **{ $combatant }** ne sait pas employer { $weapon_the }.
    }
event-alternatif-item_stowed = { $place ->
        [ground] 🫳 **{ $combatant }** lâche un objet magique ({ $weapon }).
        [hand] 🤚 **{ $combatant }** prend en main un objet magique ({ $weapon }).
       *[other] 🎒 **{ $combatant }** range un objet magique ({ $weapon }).
    }
event-alternatif-incantation_disturbed = ⚠️ L’incantation { DE($combatant) } est troublée{ $cause ->
        [wound] {" "}par les dégâts subis
        [cry] {" "}par son propre cri
        [shoved] {" "}par la bousculade
       *[interrupted] { "" }
    }.
event-alternatif-incantation_settled = { $how ->
        [goes_on] 🕯️ **{ $combatant }** poursuit l’incantation.
        [kept] ✋ L’incantation { DE($combatant) } est rompue ; le sort reste en mémoire.
       *[lost] ✋ L’incantation { DE($combatant) } est rompue et le sort perdu.
    }
event-alternatif-hold_asked = ✋ **{ $combatant }** voudrait garder un sort prêt : au MJ de le permettre.
    .manner = quiet
event-alternatif-hold_refused = ⛔ **{ $combatant }** ne peut pas garder ce sort prêt.
event-alternatif-ambush_prepared = 🌒 **{ $combatant }** a préparé un sort pour l’attaque surprise : aucune réaction.
event-alternatif-effect_rolled = 🎲 Effet ({ $weapon }) : **{ $total_kept }**.
why-alternatif-effect_rolled = { $die } = { $faces }{ $plus ->
        [0] { "" }
       *[other] {" "}+ { $plus }
    } = **{ $total }**
event-alternatif-effect_settled = { $target ->
        [none] { "" }
       *[other] { $half ->
            [yes] 🎯 **{ $target }** n’en subit que la moitié.
           *[no] { "" }
        }
    }
    .manner = quiet

## Questions au MJ
question-alternatif-complicate = 🪢 **{ $author }** ({ $label ->
        [none] { $action_word }
       *[other] { $label_shown }
    }) devrait finir au segment { $last }, mais les dés étaient au maximum. Une difficulté se présente-t-elle ?
option-alternatif-complicate-delay = Encore { $value }
option-alternatif-complicate-none = Non, c’est fait
question-alternatif-hold_spell = ✋ **{ $author }** veut garder un sort prêt ({ $weapon_shown }). Le permettez-vous ?
option-alternatif-hold_spell-yes = Permettre
option-alternatif-hold_spell-no = Refuser
question-alternatif-companions = 🤝 L’un de ceux qui agissent ensemble est interrompu. Que font les autres ({ $names_listed }) ?
option-alternatif-companions-yes = Continuer
option-alternatif-companions-no = Tout s’arrête
question-alternatif-incantation = ⚠️ **{ $author }** incante ({ $weapon_shown }) et subit { $cause ->
        [wound] des dégâts
        [cry] son propre cri
        [shoved] une bousculade
       *[interrupted] une interruption
    }. Que devient le sort ?
option-alternatif-incantation-goes_on = L’incantation continue
option-alternatif-incantation-kept = Rompue, sort gardé
option-alternatif-incantation-lost = Rompue, sort perdu
question-alternatif-effect = ✨ Effet { DE($author) } ({ $weapon_shown }) : { $total ->
        [none] { $dice }{ $plus ->
            [0] { "" }
           *[other] {" "}+ { $plus }
        }
       *[other] **{ $total }**
    } de dégâts. Qui { $count ->
        [0] est touché ?
       *[other] est touché aussi ?
    }
option-alternatif-effect-none = Personne
option-alternatif-effect-target = { $value }
option-alternatif-effect-halved = La moitié : { $value }
option-alternatif-effect-half = La moitié, à…
choose-alternatif-target = Choisir une cible…
choose-alternatif-delay = Combien de segments…
word-question-complicate = difficulté à décider
word-question-hold_spell = sort à garder prêt
word-question-companions = action de groupe à décider
word-question-incantation = incantation troublée
word-question-effect = effet magique à appliquer

## Annonces
option-alternatif-declare-action-cast = Lancer un sort
option-alternatif-declare-action-use = Objet magique
# Ce que l’on a et qui ne sert pas encore, à côté de ce que l’on peut choisir.
beside-alternatif-declare-use = 🪄 Pas encore : { $resting_each }
each-alternatif-resting = { $weapon }, qui se repose (prochain usage au segment { $ready })
option-alternatif-declare-action-join = Se joindre à
option-alternatif-declare-action-coordinate = Agir en même temps que
option-alternatif-declare-action-shout = Crier
option-alternatif-declare-action-step = Pas lent
option-alternatif-declare-action-turn = Pivoter
option-alternatif-declare-action-relax = Se relâcher
option-alternatif-declare-action-jump = Sauter sans élan
option-alternatif-declare-action-take = Ramasser un objet
option-alternatif-declare-action-throw = Lancer un objet
option-alternatif-declare-action-close_door = Fermer une porte
option-alternatif-declare-action-open_door = Ouvrir une porte
option-alternatif-declare-action-command_word = Dire un mot de commande
option-alternatif-declare-action-strap_shield = Enfiler un bouclier
option-alternatif-declare-action-full_move = Se déplacer
option-alternatif-declare-action-search_bag = Prendre un objet dans un sac
option-alternatif-declare-action-torch = Allumer une torche
option-alternatif-declare-action-pick_lock = Crocheter une serrure
option-alternatif-declare-action-disarm_device = Désamorcer un mécanisme
option-alternatif-declare-action-running_jump = Sauter avec élan
option-alternatif-declare-action-break_door = Enfoncer une porte
option-alternatif-declare-action-tie_rope = Attacher une corde
option-alternatif-declare-action-unpack_rope = Sortir et attacher une corde
option-alternatif-declare-action-dress = Enfiler un vêtement
option-alternatif-declare-action-together = Agir ensemble
word-alternatif-action-cast = lancer un sort
word-alternatif-action-use = se servir d’un objet magique
word-alternatif-action-join = se joindre à quelqu’un
word-alternatif-action-coordinate = agir en même temps
word-alternatif-action-shout = crier
word-alternatif-action-step = se déplacer lentement
word-alternatif-action-turn = pivoter
word-alternatif-action-relax = se relâcher

word-alternatif-why-task-delay = difficulté
word-alternatif-why-task-second = suite de l’action
word-alternatif-why-task-failure = risque d’échec
word-alternatif-why-spell = effet magique
word-alternatif-why-beat = hésitation

## Outils du MJ
word-alternatif-tool-times = temps d’une action (durée, réaction/durée ou +2)
word-alternatif-tool-rush = action bâclée (temps ; texte : 30 % ou -2)
word-alternatif-tool-complicate = difficulté imprévue (combien de segments)
word-alternatif-tool-together = agir ensemble (qui se joint à qui)
word-alternatif-tool-coordinate = agir au même moment
word-alternatif-tool-hasty = sans battement (malus ; texte : mots privés)
word-alternatif-tool-hesitate = hésitation (combien ; texte : les autres noms)
word-alternatif-tool-stow = déplacer un objet magique (lequel ; texte : où)
word-alternatif-tool-familiar = objet magique connu ou non (lequel ; texte : connu, inconnu)
word-alternatif-words-known = connu
word-alternatif-words-unknown = inconnu
word-alternatif-tool-ambush_spell = sort préparé pour l’embuscade
word-alternatif-tool-disturb = incantation troublée
word-alternatif-words-hand = en main
word-alternatif-words-worn = porté
word-alternatif-words-belt = à la ceinture
word-alternatif-words-pocket = dans une poche
word-alternatif-words-bag = au fond du sac
word-alternatif-words-ground = par terre

## Réglages
word-setting-spells_may_be_held = sorts gardés prêts
word-setting-interrupted_spell = incantation interrompue
word-setting-scroll_reaction_die = réaction d’un parchemin
word-setting-wand_timing = moment où agit une baguette
word-setting-wand_rest = repos d’une baguette
word-alternatif-value-always = toujours
word-alternatif-value-lost = sort perdu
word-alternatif-value-kept = sort gardé
word-alternatif-value-1d8 = 1d8
word-alternatif-value-1d6 = 1d6
word-alternatif-value-end_of_reaction = à la fin de la réaction
word-alternatif-value-plus_one_segment = un segment plus tard
word-alternatif-value-two_full_segments = deux segments entiers
word-alternatif-value-two_apart = deux segments plus loin
setting-alternatif-spells_may_be_held = Un sort préparé se garde prêt si le MJ le permet, jamais, ou toujours.
setting-alternatif-interrupted_spell = D’une incantation troublée, le MJ décide ; sinon elle est rompue, et le sort perdu ou gardé en mémoire.
setting-alternatif-scroll_reaction_die = La réaction pour lire un parchemin : 1d8 selon la prose, 1d6 selon la table.
setting-alternatif-wand_timing = Une baguette agit à la fin de la réaction, ou un segment plus tard.
setting-alternatif-wand_rest = Entre deux usages, une baguette passe deux segments entiers au repos, ou sert deux segments plus loin.

## Refus
refused-alternatif-item-rests = { $weapon_the } se repose : prochain usage au segment { $segment } (on en est au { $now }).
refused-alternatif-item-unfamiliar = { $name } ignore comment employer { $weapon_the } : au MJ de le permettre (`/mj outil`).
refused-alternatif-item-on-the-ground = { $weapon_the } est par terre : { QUE($name) } commence par ramasser ce qui est tombé (`/declarer action:ramasser`).
refused-alternatif-join-the-leader = { $target } agit avec { $leader } : joignez-vous à { $leader }.
refused-alternatif-melee-not-coordinated = { $name } prépare une action de mêlée : elle ne se coordonne pas.
refused-alternatif-never-rushed = { $name } tire, lance un sort ou se sert d’un objet magique : cela ne se bâcle pas et ne s’abrège pas.
refused-alternatif-no-beat = { $name } n’a pas de battement à lever.
refused-alternatif-no-incantation = { $name } n’est pas en pleine incantation.
refused-alternatif-no-items = { $name } n’a pas d’objet magique.
refused-alternatif-no-spells = { $name } n’a plus de sort en mémoire.
refused-alternatif-not-begun-yet = { $name } n’a pas encore commencé : fixez d’abord les temps de son action.
refused-alternatif-nothing-to-join = { $target } ne prépare rien à quoi { $name } puisse se joindre.
refused-alternatif-spell-gone = { $name } n’a plus ce sort en mémoire ({ $weapon }).
refused-alternatif-spells-not-held = { $name } ne peut pas garder un sort prêt : cette table ne le permet pas.
refused-alternatif-too-late-to-coordinate = L’action { DE($name) } n’est plus en préparation : il est trop tard pour l’accorder à une autre.
refused-alternatif-too-late-to-join = L’action { DE($target) } a commencé : il est trop tard pour { QUE($name) } s’y joigne.
refused-alternatif-which-item = Quel objet ? { $name } a : { $weapons_words }.
refused-alternatif-which-spell = Quel sort ? { $name } a en mémoire : { $weapons_words }.
