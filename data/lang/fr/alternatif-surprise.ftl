# D&D Alternatif : la surprise et les attaques sournoises.

## Ce qui arrive
event-alternatif-surprise_said = 🤫 Segment { $segment } : **{ $combatant }** { $notice ->
        [unnoticed] tombera sur **{ $target }** sans se faire remarquer du tout
       *[late] prendra **{ $target }** par surprise
    }.{ $reason ->
        [none] { "" }
       *[other] {" "}« { $reason_shown } »
    }
event-alternatif-surprise_forgotten = 👁️ **{ $target }** a remarqué **{ $combatant }** à temps : pas de surprise.
event-alternatif-surprise_sprung = { $how ->
        [else] { "" }
       *[other] { $notice ->
            [unnoticed] 🗡️ **{ $target }** ne voit pas venir **{ $combatant }**.
           *[late] ❗ **{ $combatant }** prend **{ $target }** par surprise{ $stunned ->
                [yes] : aucune action dans ce segment.
               *[no] : rien à lui opposer dans ce segment.
            }
        }
    }
event-alternatif-notice_tested = 🎲 **{ $combatant }** : { $total_kept } ; **{ $other }** : { $other_total_kept }. { $noticed ->
        [yes] **{ $other }** remarque quelque chose.
       *[no] **{ $other }** ne remarque rien.
    }
why-alternatif-notice_tested = Dés : { $face_kept } et { $other_face_kept } ; à égalité, on remarque.
event-alternatif-save_adjusted = 🔧 Sauvegarde { DE($combatant) } contre une attaque sournoise : { $bonus_signed }{ $waived ->
        [yes] , sans bonus contre une arme lourde.
       *[no] .
    }
event-alternatif-sneak_saved = 🎲 **{ $combatant }**, réflexes : { $outcome ->
        [success] **le pire est évité**{ $total_against }.
       *[failure] { $margin ->
            [none] **raté**{ $total_against }.
           *[other] **raté de { $margin }**{ $total_against }.
        }
    }
why-alternatif-sneak_saved = Sauvegarde réflexes : { $terms } = **{ $total }**, contre **{ $against_kept }** (10 et le rang en coup sournois)
event-alternatif-sneak_clinched = { "" }
    .manner = quiet
event-alternatif-daggers_asked = ❓ **{ $combatant }** veut frapper **{ $target }** des deux dagues : au MJ de l’admettre.
event-alternatif-daggers_settled = { $allowed ->
        [yes] ✅ Le MJ admet les deux dagues.
       *[no] 🚫 Une seule dague : le MJ n’en admet pas deux.
    }

## Ce qui est demandé
question-alternatif-daggers = 🗡️ **{ $author }** veut frapper **{ $target }** en traître des deux dagues. L’admettez-vous ?
option-alternatif-daggers-yes = Les deux dagues
option-alternatif-daggers-no = Une seule
word-question-daggers = deux dagues à admettre

## Ce qui ne va pas
refused-alternatif-is-surprised = La surprise prive { $name } de toute action jusqu’à la fin du premier segment : la prochaine annonce se fera alors.
refused-alternatif-not-bonuses = « { $value } » ne dit pas deux bonus : celui de qui se cache, puis celui de qui guette, comme `5/3`.
refused-alternatif-springs-first = { $name } n’a pas besoin de dé contre { $target } : une action gratuite de surprise vient au segment 1. Contre quelqu’un d’autre, l’annonce est possible.
refused-alternatif-surprised-by = { $name } ignore encore { $target } : choisissez un autre adversaire, ou attendez la fin du premier segment.
refused-alternatif-surprise-too-far = { $name } est trop loin pour surprendre { $target } : au plus 6 cases pour une charge, la portée moyenne pour un tir. La distance se corrige avec `/mj outil`.
refused-alternatif-no-surprise = { $name } ne surprend pas { $target } : il n’y a rien à retirer.
refused-alternatif-nobody-surprises = Personne ne surprend { $name } : dites d’abord qui, avec l’outil « surprise ».

## Mots
word-alternatif-tool-surprise = surprise (qui surprend la cible ; valeur : segment)
word-alternatif-tool-sneak = attaque sournoise accordée (texte : pourquoi)
word-alternatif-tool-notice = discrétion contre perception (valeur : 5/3)
word-alternatif-tool-relaxed = sauvegarde contre l’attaque sournoise (valeur : −2)
word-alternatif-tool-ambush = à l’affût (tir prêt, ou valeur : sort)
word-alternatif-words-late = remarqué au dernier moment
word-alternatif-words-unnoticed = pas remarqué du tout
word-alternatif-words-noticed = remarqué à temps
word-alternatif-words-group = qui remarque avertit les autres
word-alternatif-words-each = chacun pour soi
word-alternatif-words-relaxed = victime détendue
word-alternatif-words-no_heavy = sans bonus contre une arme lourde
word-alternatif-notice-late = remarqué au dernier moment
word-alternatif-notice-unnoticed = pas remarqué du tout
word-alternatif-why-sneak-save = sauvegarde sournoise
word-alternatif-why-stealth = discrétion
word-alternatif-why-notice = perception
word-field-sneak_rank = rang en coup sournois
word-field-stealth = discrétion
word-field-perception = perception
word-field-save = sauvegarde
term-no_dexterity = Dextérité
term-sneak_rank = coup sournois
term-heavy_weapon = arme lourde

## Réglages
word-setting-surprise_reaction_base = réaction après une surprise
word-setting-surprised_with_bow = surpris l’arc en main
word-alternatif-value-armed = une arme en main
word-alternatif-value-defenceless = garde baissée
word-setting-ambush_spell = sort d’embuscade
word-setting-heavy_sneak_save_bonus = sauvegarde contre une arme lourde
word-setting-two_dagger_sneak = attaque sournoise à deux dagues
word-alternatif-value-prepared = préparé
word-alternatif-value-held = incanté et gardé prêt
setting-alternatif-surprise_reaction_base = Après une surprise, la réaction se compte du segment de la surprise (0), ou du suivant (1).
setting-alternatif-surprised_with_bow = Qui est surpris avec une arme de tir en main est armé, ou a baissé sa garde.
setting-alternatif-ambush_spell = Le sort d’une embuscade est seulement préparé, ou bien incanté d’avance et gardé prêt.
setting-alternatif-heavy_sneak_save_bonus = Une arme lourde donne +3 à la sauvegarde contre une attaque sournoise, ou rien (0).
setting-alternatif-two_dagger_sneak = Frapper des deux dagues en une seule attaque sournoise : le MJ en décide, c’est permis, ou jamais.
