# D&D 3.5 : la lutte, ce qui s’y passe et ce qu’on y demande.

## Ce qui se passe
event-dnd35-clinch_begun = { $aim ->
        [start] 🤼 **{ $combatant }** veut empoigner **{ $target }**.
        [join] 🤼 **{ $combatant }** se mêle à la lutte, contre **{ $target }**.
        [fetch] 🎒 **{ $combatant }** cherche une composante sur soi, en pleine lutte.
       *[other] { "" }
    }
event-dnd35-grab_rolled = ✋ **{ $combatant }** { $hit ->
        [yes] { $veiled ->
            [yes] a de quoi saisir **{ $target }**{ $total_against } ; reste le camouflage
           *[no] **saisit** **{ $target }**{ $total_against }
        }
       *[no] manque sa saisie sur **{ $target }**{ $total_against }
    }.
why-dnd35-grab_rolled = Contact : { $terms } = **{ $total }** contre { $against_terms } = **{ $against }**
event-dnd35-grapple_rolled = { $aim ->
        [start] 🤼 **{ $combatant }** cherche à assurer sa prise sur **{ $target }**
        [join] 🤼 **{ $combatant }** cherche à assurer sa prise sur **{ $target }**
        [crush] 🤼 **{ $combatant }** serre **{ $target }**
        [turn_weapon] 🤼 **{ $combatant }** tord le bras { DE($target) }
        [pin] 📌 **{ $combatant }** cherche à immobiliser **{ $target }**
        [escape] 🤸 **{ $combatant }** cherche à échapper à **{ $target }**
        [break_free] 🤸 **{ $combatant }** cherche à briser la prise { DE($target) }
        [free_ally] 🤝 **{ $combatant }** fait lâcher prise à **{ $target }**
        [drag] 🪢 **{ $combatant }** cherche à entraîner **{ $target }**
        [draw_light] 🗡️ **{ $combatant }** cherche à dégainer malgré **{ $target }**
       *[snatch] ✊ **{ $combatant }** cherche à prendre ce que tient **{ $target }**
    }{ $skill ->
        [escape_artist] {" "}(Évasion)
       *[grapple] { "" }
    } : { $outcome ->
        [won] **réussi**
        [lost] manqué
       *[tie] égalité parfaite, on relance
    }{ $total ->
        [none] { "" }
       *[other] { $other_total ->
            [none] { "" }
           *[other] , { $total_shown } contre { $other_total_shown }
        }
    }.
why-dnd35-grapple_rolled = { $terms } = **{ $total }** contre { $other_terms } = **{ $other_total }**
event-dnd35-gripped = 🤼 **{ $combatant }** et **{ $target }** luttent corps à corps.
event-dnd35-grip_ended = { $reason ->
        [free] 🤸 **{ $combatant }** échappe { $other ->
            [none] à la lutte
           *[other] à **{ $other_shown }**
        }.
        [released] 🤲 **{ $combatant }** relâche { $other ->
            [none] sa prise
           *[other] **{ $other_shown }**
        }.
        [fallen] 🤸 **{ $combatant }** ne lutte plus{ $other ->
            [none] { "" }
           *[other] {" "}avec **{ $other_shown }**
        }.
        [no_room] 🤸 **{ $combatant }** ne peut suivre sa prise, faute de place : { $other ->
            [none] la lutte cesse
           *[other] **{ $other_shown }** est libre
        }.
       *[other] 🤸 **{ $combatant }** { $other ->
            [none] ne lutte plus
           *[other] et **{ $other_shown }** ne luttent plus
        }.
    }
event-dnd35-pinned = 📌 **{ $combatant }** immobilise **{ $target }**.
event-dnd35-pin_ended = { $reason ->
        [over] 🤼 **{ $combatant }** n’immobilise plus **{ $target }** ; la lutte continue.
        [freed] 🤝 **{ $target }** n’est plus sous la prise { DE($combatant) } ; la lutte continue.
       *[broken] 🤸 **{ $target }** brise la prise { DE($combatant) } ; la lutte continue.
    }
event-dnd35-speech_stopped = 🤐 **{ $combatant }** empêche **{ $target }** de parler.
event-dnd35-blow_follows = { "" }
    .manner = quiet
event-dnd35-stood_apart = 👣 **{ $combatant }** s’écarte{ $cell ->
        [none] { "" }
       *[other] , en { $cell_shown }
    }.
event-dnd35-light_drawn = 🗡️ **{ $combatant }** dégaine ({ $weapon }){ $dropped ->
        [none] { "" }
       *[other] {" "}et lâche ce que tenaient ses mains ({ $dropped_word })
    }.
event-dnd35-component_fetched = 🎒 **{ $combatant }** a sa composante en main.
event-dnd35-item_used = ✨ **{ $combatant }** active un objet magique ({ $item_word }) : au MJ d’en dire l’effet.
event-dnd35-spell_held = ✨ **{ $combatant }** lance *{ $spell_word }* en pleine lutte : { $success ->
        [yes] { $hurt ->
            [0] **concentration tenue**
           *[other] la douleur n’y fait rien
        }
       *[no] concentration perdue, **le sort aussi**
    }{ $total_against }.
why-dnd35-spell_held = Concentration : { $terms } = **{ $total }** contre **{ $against }**
event-dnd35-spell_taken = ✨ *{ $spell_word }* { DE($combatant) } prend effet.
event-dnd35-clinch_ended = { $reason ->
        [spoiled] ✋ Le coup reçu fait échouer la tentative { DE($combatant) }.
        [unable] **{ $combatant }** n’est plus en état de lutter.
        [no_target] **{ $combatant }** n’a plus personne à empoigner.
        [no_way] **{ $combatant }** n’a plus de place où aller.
       *[done] { "" }
    }

## Ce qui est demandé
question-dnd35-apart = **{ $who }**, vous êtes libre : sur quelle case allez-vous ?
option-dnd35-apart-to = { $value }
means-dnd35-apart-to = une case libre, sans vous exposer
option-dnd35-declare-action-grapple = Lutter
option-dnd35-declare-action-crush = Serrer
option-dnd35-declare-action-turn_weapon = Retourner son arme
option-dnd35-declare-action-pin = Immobiliser
option-dnd35-declare-action-escape = S’échapper
option-dnd35-declare-action-break_free = Briser la prise
option-dnd35-declare-action-free_ally = Libérer un allié
option-dnd35-declare-action-drag = Entraîner la lutte
option-dnd35-declare-action-draw_light = Dégainer
option-dnd35-declare-action-cast_held = Lancer un sort
option-dnd35-declare-action-use_item = Activer un objet
option-dnd35-declare-action-fetch = Prendre une composante
option-dnd35-declare-action-silence = Faire taire
option-dnd35-declare-action-release = Relâcher
option-dnd35-declare-skill-grapple = Test de lutte
option-dnd35-declare-skill-escape_artist = Évasion
option-dnd35-declare-harm-nonlethal = Non létaux
option-dnd35-declare-harm-lethal = Létaux
option-dnd35-declare-item-wand = Baguette
option-dnd35-declare-item-staff = Bâton
option-dnd35-declare-item-rod = Sceptre
option-dnd35-declare-item-ring = Anneau
option-dnd35-declare-item-wondrous = Objet merveilleux
option-dnd35-declare-item-potion = Potion
choose-dnd35-skill = Par quel jet ?
choose-dnd35-harm = Quels dégâts ?
choose-dnd35-item = Quel objet ?
means-dnd35-declare-action-grapple = pour une attaque : un contact, puis un test de lutte ; la cible peut frapper d’abord
means-dnd35-declare-action-crush = pour une attaque : un test de lutte gagné inflige les dégâts de vos mains nues
means-dnd35-declare-action-turn_weapon = pour une attaque : un test de lutte, puis une attaque avec son arme, malus de 4
means-dnd35-declare-action-pin = pour une attaque : un test de lutte gagné l’empêche de bouger pendant 1 round
means-dnd35-declare-action-escape = un test contre tous vos adversaires, puis vous vous écartez
means-dnd35-declare-action-break_free = un test contre qui vous immobilise ; la lutte continue
means-dnd35-declare-action-free_ally = pour une attaque : un test de lutte contre qui l’immobilise
means-dnd35-declare-action-drag = une action simple : un test contre tous, puis la moitié de votre vitesse, tous avec vous
means-dnd35-declare-action-draw_light = une action de mouvement ; faute de main libre, ce que vous tenez tombe
means-dnd35-declare-action-cast_held = une action simple et un test de Concentration ; ni geste, ni composante à chercher
means-dnd35-declare-action-use_item = une action simple, sans test ; aucun parchemin
means-dnd35-declare-action-fetch = votre tour entier, sans test ; le sort pourra partir au prochain
means-dnd35-declare-action-silence = ne coûte rien, tant que dure l’immobilisation
means-dnd35-declare-action-release = ne coûte rien ; vous ne luttez plus avec qui vous immobilisez
means-dnd35-declare-skill = { $value ->
        [escape_artist] une action simple
        [strength] une action simple
       *[grapple] à la place d’une attaque
    }
means-dnd35-declare-harm = { $value ->
        [lethal] un malus de 4 au test
       *[nonlethal] ils se comptent à part
    }
means-dnd35-declare-item = au MJ d’en dire l’effet

## Les mots
word-dnd35-action-grapple = lutter
    .short = lutte
word-dnd35-action-crush = serrer son adversaire
word-dnd35-action-turn_weapon = retourner l’arme adverse
word-dnd35-action-pin = immobiliser
word-dnd35-action-escape = s’échapper de la lutte
word-dnd35-action-break_free = briser la prise
word-dnd35-action-free_ally = libérer un allié immobilisé
word-dnd35-action-drag = entraîner la lutte
word-dnd35-action-draw_light = dégainer une arme légère
word-dnd35-action-cast_held = lancer un sort en luttant
word-dnd35-action-use_item = activer un objet magique
word-dnd35-action-fetch = prendre une composante
word-dnd35-action-silence = empêcher de parler
word-dnd35-action-release = relâcher
word-dnd35-item-wand = baguette
word-dnd35-item-staff = bâton
word-dnd35-item-rod = sceptre
word-dnd35-item-ring = anneau
word-dnd35-item-wondrous = objet merveilleux
word-dnd35-item-potion = potion
word-dnd35-why-grab = saisie
word-dnd35-why-grapple = test de lutte
word-dnd35-why-concentration = concentration
word-dnd35-tool-grapple = lutte entre deux combattants
word-dnd35-tool-pin = immobilisation dans une lutte
term-special_size = taille (lutte)
term-improved_grapple = science de la lutte
term-lethal = dégâts létaux
term-pinned_along = adversaire immobilisé
term-in_grapple = dans la lutte
term-pinned = sous immobilisation
term-escape_artist = Évasion
term-concentration = Concentration
word-setting-grapple_dex_only_outsiders = Dextérité et lutte
word-setting-grapple_draw_check = dégainer en lutte
word-setting-grapple_pin_until = fin des immobilisations
word-dnd35-value-end = fin du tour suivant
word-dnd35-value-begin = début du tour suivant
setting-dnd35-grapple_dex_only_outsiders = Qui lutte ne perd son bonus de Dextérité que contre qui n’est pas dans la lutte (sinon : contre tous).
setting-dnd35-grapple_draw_check = Dégainer une arme légère en pleine lutte demande un test de lutte gagné.
setting-dnd35-grapple_pin_until = Une immobilisation cesse à la fin du tour suivant de qui l’impose, qui peut donc en profiter, ou dès son début.
refused-dnd35-cannot-grapple = { $name } et { $other } ne sont pas en état de lutter, ou se tiennent trop loin.
refused-dnd35-no-grapple = { $name } ne lutte pas avec { $other }.
refused-dnd35-pinned-already = { $name } ou { $other } est déjà dans une immobilisation.
