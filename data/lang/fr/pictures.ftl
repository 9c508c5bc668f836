## L’image de la frise
# `bar-<jeu>-<genre>` est écrit dans la barre ; `.look` nomme son motif, `.legend` l’explique. `axis-<jeu>` : les moments.
picture-timeline-file = frise.png
picture-silent = Rien d’annoncé ou de visible : { $who }
axis-other = Moment
bar-other = { $kind }
    .look = solid

axis-alternatif = Segment
bar-alternatif-due = { $hand ->
        [left] { $weapon } (gauche)
       *[other] { $weapon }
    }
    .look = mark
    .legend = agit
bar-alternatif-prepares = { $label ->
        [none] { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }
       *[other] { $label_shown }
    }
    .look = hatched
    .legend = se prépare
bar-alternatif-acts = { $label ->
        [none] { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }
       *[other] { $label_shown }
    }
    .look = solid
    .legend = action en cours
bar-alternatif-held = { $label ->
        [none] { $spell ->
            [none] { $action_word }
           *[other] { $spell_word }
        }
       *[other] { $label_shown }
    }
    .look = outline
    .legend = action prête
bar-alternatif-defensive = défensive ({ $weapon })
    .look = striped
bar-alternatif-beat = un temps
    .look = crossed
bar-alternatif-guard_down = garde baissée
    .look = dotted

axis-percentile = Round
bar-percentile-acts = { $action ->
        [none] { $hint ->
            [none] { $place }.
           *[other] { $seems_raw ->
                [none] { $place }. { $hint_word }
               *[other] { $place }. { $seems }
            }
        }
       *[other] { $target ->
            [none] { $place }. { $action_word }
           *[other] { $place }. { $action_word } ({ $target })
        }
    }
    .look = mark
    .legend = agit à son rang
bar-percentile-status = { $status_word }
    .look = striped

axis-dnd5 = Round
bar-dnd5-acts = { $place }.
    .look = mark
    .legend = agit à son rang
bar-dnd5-status = { $status_word }
    .look = striped

## Le plan
picture-ground-file = plan.png
ground-title = 🗺️ **{ $moment }**
ground-hidden = Cachés : { $who }
ground-place = { $who } en { $cell }
ground-kind = { $kind } : { $cells }
ground-outside = Hors de l’image : { $who }
ground-more = … et { $count } de plus
reach-other = À portée ({ $cost }) : { $cells }
reach-dnd5 = À portée de déplacement : { $cells }
reach-alternatif = { $cost ->
        [0] À un pas : { $cells }
        [one] En un segment : { $cells }
       *[other] En { $cost } segments : { $cells }
    }
button-map = Plan
button-timeline = Frise
refused-no-map = Aucun plan à montrer : ce combat se joue sans, ou personne n’y est encore placé.
picture-hidden = hors de vue
picture-awaited = on l’attend
picture-reach = Anneau : à un pas ; chiffre : ce qu’il en coûte.
picture-reach-dnd5 = Anneau : à portée de déplacement.
picture-reach-alternatif = Anneau : à un pas ; chiffre : les segments qu’il faut.
