# La frise : ce qui est en cours et ce qui vient, moment par moment, en trente colonnes.
# `timeline-<jeu>` intitule un moment ; son attribut `.now` nomme le champ qui donne le moment présent.

timeline-title = 🗓️ **{ $moment }**
timeline-now = Maintenant
timeline-other = { $moment }
timeline-nothing = Rien en vue, pour autant que vous puissiez le savoir.
timeline-more = … et { $count } de plus
slot-other = { $who } : { $kind }

## D&D Alternatif
timeline-alternatif = Segment { $moment }
    .now = segment
slot-alternatif-due = { $hand ->
        [left] { $who } agit ({ $weapon }, gauche)
       *[other] { $who } agit ({ $weapon })
    }
slot-alternatif-prepares = { $label ->
        [none] { $until ->
            [none] { $who } se prépare : { $action_word }{ $spell ->
                [none] { "" }
               *[other] {" "}({ $spell_word })
            }
           *[other] { $who } se prépare, jusqu’au segment { $until } : { $action_word }{ $spell ->
               [none] { "" }
              *[other] {" "}({ $spell_word })
           }
        }
       *[other] { $until ->
            [none] { $who } se prépare : { $label_shown }
           *[other] { $who } se prépare, jusqu’au segment { $until } : { $label_shown }
        }
    }
slot-alternatif-acts = { $label ->
        [none] { $until ->
            [none] { $who } : { $action_word }{ $spell ->
                [none] { "" }
               *[other] {" "}({ $spell_word })
            }
           *[other] { $who }, jusqu’au segment { $until } : { $action_word }{ $spell ->
               [none] { "" }
              *[other] {" "}({ $spell_word })
           }
        }
       *[other] { $until ->
            [none] { $who } : { $label_shown }
           *[other] { $who }, jusqu’au segment { $until } : { $label_shown }
        }
    }
slot-alternatif-held = { $until ->
        [none] { $who } attend, action prête
       *[other] { $who } attend, action prête, jusqu’au segment { $until }
    }
slot-alternatif-defensive = { $until ->
        [none] { $who } : défensive ({ $weapon })
       *[other] { $who } : défensive ({ $weapon }), jusqu’au segment { $until }
    }
slot-alternatif-beat = { $until ->
        [none] { $who } marque un temps
       *[other] { $who } marque un temps, jusqu’au segment { $until }
    }
slot-alternatif-guard_down = { $until ->
        [none] { $who } : garde baissée
       *[other] { $who } : garde baissée, jusqu’au segment { $until }
    }
