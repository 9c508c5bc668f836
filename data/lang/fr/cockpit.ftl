# Le poste du MJ, derrière « Pour le MJ » : ceux qu’il mène, ce qu’il leur fait en un bouton, le dernier coup.

cockpit-title = 👑 **Pour le MJ** · { $moment }
cockpit-scope = { $scope ->
        [f] **Adversaires**
       *[a] **Tout le monde**
    }{ $pages ->
        [one] { "" }
       *[other] { " " }(page { $page } sur { $pages })
    }
cockpit-nobody = { $scope ->
        [f] Aucun adversaire : `Ajouter…` en amène.
       *[a] Personne n’est encore là.
    }
cockpit-line = { $hidden ->
        [yes] 🙈{ " " }
       *[no] { "" }
    }**{ $who }**{ $autopilot ->
        [yes] { " " }(automate)
       *[no] { "" }
    }{ $awaited ->
        [yes] { " " }⏳
       *[no] { "" }
    }{ $said ->
        [none] { "" }
       *[other] { " " }· { $said }
    }
cockpit-choose = Agir sur quelqu’un…
cockpit-blow = { $what ->
        [spell] ✨ Dernier sort : { $who } contre { $target }, { $outcome ->
            [hit] réussi.
           *[miss] manqué.
        }
        [hold] 🤼 Dernière prise : { $who } contre { $target }, { $outcome ->
            [hit] réussie.
           *[miss] manquée.
        }
        [volley] 🏹 Dernière volée : { $who } sur { $target }, { $outcome ->
            [hit] au but.
           *[miss] perdue.
        }
       *[blow] ⚔️ Dernier coup : { $who } contre { $target }, { $outcome ->
            [hit] touché.
           *[miss] manqué.
        }
    }
cockpit-ruling = ⚖️ Vous tranchez : { $what ->
        [spell] le sort
        [volley] la volée
        [hold] la prise
       *[blow] le coup
    } { DE($who) } contre { $target } { $outcome ->
        [hit] a touché
       *[miss] a manqué
    }. Le jeu reprend juste avant lui, les dés gardent leurs résultats. Ceci serait annulé :
cockpit-points = { $kind ->
        [none] Points à retirer ou à rendre :
       *[other] Points à retirer ou à rendre ({ $kind }) :
    }
cockpit-hand-over = Confier à…
cockpit-separate = Séparer de…
cockpit-adding = Ajouter { $count ->
        [one] une créature
       *[other] { $count } créatures
    }{ $seen ->
        [hidden] , hors de vue
       *[seen] { "" }
    }{ $side ->
        [players] , du côté des joueurs
       *[foes] , parmi les adversaires
    } : choisissez laquelle.
button-cockpit = ◀ Combattants
button-panel = Panneau
button-everybody = Tout le monde
button-foes = Adversaires
button-add = Ajouter…
button-asked-here = Répondre ({ $count })
button-stop-ahead = Arrêter avant la suite
button-each-moment = Arrêt avant chaque moment
button-no-stops = D’un trait
button-run-on = Laisser passer { $count ->
        [one] un moment
       *[other] { $count } moments
    }
button-blow-hit = { $what ->
        [spell] Ce sort a touché
        [volley] Cette volée a touché
        [hold] Cette prise a réussi
       *[blow] Ce coup a touché
    }
button-blow-missed = { $what ->
        [spell] Ce sort a manqué
        [volley] Cette volée a manqué
        [hold] Cette prise a manqué
       *[blow] Ce coup a manqué
    }
button-leave-it = Laisser
button-points = { $sign ->
        [less] −{ $amount }
       *[more] +{ $amount }
    } { $amount ->
        [one] point
       *[other] points
    }
button-kind = Points → { $kind }
button-hide = Cacher
button-reveal = Révéler
button-reveal-surprise = Révéler par surprise
button-back-up = Remettre debout
button-modifier = Modificateur…
gift-title = Bonus ou malus
gift-late = Le formulaire n’a pas pu s’ouvrir : pressez de nouveau `Modificateur…`.
gift-who = À qui ?
gift-everybody = Tout le monde
gift-upon = Sur quoi ?
gift-upon-all = tous ses jets
gift-value = Combien ?
gift-value-hint = { $leans ->
        [yes] Un nombre, avec ou sans signe, ou bien avantage, désavantage
       *[no] Un nombre, avec ou sans signe
    } ; 0 retire ce qui était donné
gift-lasting = Pour combien de temps ?
gift-reason = Pour quelle raison ?
button-take-out = Retirer du combat
button-count = { $count ->
        [1] Un seul
       *[other] { $count } à la fois
    }
button-add-hidden = Plutôt caché
button-add-seen = Plutôt visible
button-add-side = { $side ->
        [players] Plutôt avec les joueurs
       *[foes] Plutôt adversaire
    }
note-cockpit-gone = Ce combattant n’est plus là.
note-cockpit-points-changed = Ses points viennent de changer : rien n’a été fait de plus. Les voici ; pressez encore si vous le voulez toujours.
note-cockpit-added-already = Cet ajout est déjà fait : personne n’est venu de plus. Choisissez encore si vous en voulez d’autres.
note-cockpit-went-on = Le temps a déjà avancé : rien n’a été fait de plus.
note-cockpit-other-blow = Ce n’est plus le dernier coup, ou c’est déjà tranché : rien n’a été fait.
cockpit-somebody = Choisir une personne du serveur…
cockpit-somebody-else = Qui mène **{ $who }** désormais ?
note-cockpit-lead-else = Quelqu’un d’autre…
note-cockpit-lead-gm = Vous-même (MJ)
note-cockpit-lead-player = Qui joue { $name }
note-cockpit-lead-autopilot = Automate : { $temperament }

## Trancher un coup
event-blow_decided = ⚖️ { $would ->
        [hit] { $outcome ->
            [miss] { $what ->
                [spell] Le sort
                [volley] La volée
                [hold] La prise
               *[blow] Le coup
            } { DE($combatant) } contre **{ $target }** aurait touché ; le MJ dit : manqué.
           *[hit] Le MJ tranche : { $what ->
                [spell] le sort
                [volley] la volée
                [hold] la prise
               *[blow] le coup
            } { DE($combatant) } contre **{ $target }** a touché.
        }
        [miss] { $outcome ->
            [hit] { $what ->
                [spell] Le sort
                [volley] La volée
                [hold] La prise
               *[blow] Le coup
            } { DE($combatant) } contre **{ $target }** aurait manqué ; le MJ dit : touché.
           *[miss] Le MJ tranche : { $what ->
                [spell] le sort
                [volley] la volée
                [hold] la prise
               *[blow] le coup
            } { DE($combatant) } contre **{ $target }** a manqué.
        }
       *[none] Le MJ tranche : { $what ->
            [spell] le sort
            [volley] la volée
            [hold] la prise
           *[blow] le coup
        } { DE($combatant) } contre **{ $target }** { $outcome ->
            [hit] a touché.
           *[miss] a manqué.
        }
    }
event-blow_ruled = ⚖️ Vous avez tranché d’avance : une attaque { DE($combatant) } contre **{ $target }** { $outcome ->
        [hit] touchera.
       *[miss] manquera.
    }
note-overruled-answers = { $count ->
        [1] Une réponse encore secrète serait redemandée.
       *[other] { $count } réponses encore secrètes seraient redemandées.
    }
note-overruled-lost = ⚠️ { $count ->
        [1] Une parole dite depuis ce coup ne tient plus : redites-la si besoin.
       *[other] { $count } paroles dites depuis ce coup ne tiennent plus : redites-les si besoin.
    }
refused-no-blow = Aucun coup à trancher parmi les dernières décisions.
refused-blow-already = { $outcome ->
        [hit] { $what ->
            [spell] Le sort
            [volley] La volée
            [hold] La prise
           *[blow] Le coup
        } { DE($name) } a déjà touché.
       *[miss] { $what ->
            [spell] Le sort
            [volley] La volée
            [hold] La prise
           *[blow] Le coup
        } { DE($name) } a déjà manqué.
    }
word-outcome-hit = touché
word-outcome-miss = manqué
cmd-gm-blow = coup
    .about = Trancher : le dernier coup, sort ou tir a touché, ou manqué
opt-gm-blow-outcome = resultat
    .about = Ce que vous décidez du dernier coup
choice-outcome-hit = a touché
choice-outcome-miss = a manqué

## Ce que chaque jeu dit d’un combattant en une ligne
cockpit-alternatif = { $out ->
        [yes] hors de combat, endurance { $stamina }/{ $stamina_max }, points de coup { $body }/{ $body_max } · CA { $ac }{ $ac_melee ->
            [none] { "" }
           *[other] { " " }({ $ac_melee } en mêlée)
        } · { $weapon }
       *[no] endurance { $stamina }/{ $stamina_max }, points de coup { $body }/{ $body_max } · CA { $ac }{ $ac_melee ->
            [none] { "" }
           *[other] { " " }({ $ac_melee } en mêlée)
        } · { $weapon } · { $up ->
            [yes] son action est venue
           *[no] { $next ->
                [none] { $task_last ->
                    [none] { $standby ->
                        [yes] temporise
                       *[no] rien en préparation
                    }
                   *[other] { $task_waits ->
                        [yes] prêt, en attente
                       *[no] occupé jusqu’au segment { $task_last }
                    }
                }
               *[other] segment { $next }
            }
        }
    }
cockpit-dnd5 = { $died ->
        [yes] mort
       *[no] { $fled ->
            [yes] loin du combat
           *[no] points de vie { $hit_points }/{ $hit_points_max } · CA { $ac } · { $weapon } · { $initiative ->
                [none] initiative à venir
               *[other] initiative { $initiative_shown }
            }{ $up ->
                [yes] , à son tour
               *[no] { "" }
            }
        }
    }
cockpit-percentile = { $out ->
        [yes] hors de combat, points de vie { $hit_points }/{ $hit_points_max } · protection { $protection } · { $weapon }
       *[no] points de vie { $hit_points }/{ $hit_points_max } · protection { $protection } · { $weapon } · { $initiative ->
            [none] initiative à venir
           *[other] initiative { $initiative }
        }{ $action ->
            [none] { $declared ->
                [yes] { "" }
               *[no] , rien d’annoncé
            }
           *[other] , { $spell ->
                [none] { $action_word }
               *[other] { $spell_word }
            }{ $target ->
                [none] { "" }
               *[other] { " " }({ $target })
            }
        }
    }
