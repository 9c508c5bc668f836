# D&D Alternatif : les monstres du MJ, attaques et réactions regroupées. Tout ceci est pour ses yeux seuls.

event-alternatif-flat_reaction = ⏱️ { $combatant } : cadence forfaitaire ({ $die }), son action viendra au segment **{ $segment }**.
event-alternatif-band_formed = 🎲 Un seul dé de réaction pour { $members }.
event-alternatif-band_dissolved = 🎲 Chacun son dé de nouveau : { $members }.
event-alternatif-turn_passed = 🎲 Au tour { DE($combatant) }{ $due ->
        [none] { "" }
       *[other] , au segment **{ $due }**
    }.
    .manner = quiet
event-alternatif-pace_set = { $pace ->
        [dice] 🎲 Réactions { DE($combatant) } : lancées au dé.
        [mixed] 🎲 Réactions { DE($combatant) } : tantôt le dé, tantôt la cadence forfaitaire.
       *[flat] 🎲 Réactions { DE($combatant) } : cadence forfaitaire{ $layout_count ->
            [0] { "" }
           *[other] , aux segments que vous avez dits
        }.
    }
event-alternatif-shield_simplified = { $on ->
        [yes] 🛡️ { $combatant } : le bouclier pare à volonté, sans aucun report ; l’arme, elle, ne pare plus.
       *[no] 🛡️ { $combatant } : le bouclier compte de nouveau comme une arme.
    }
event-alternatif-limbs_changed = 🎲 { $combatant } : { $weapon }, { $count } au lieu de { $before }.
event-alternatif-limbs_regrouped = 🎲 Attaques { DE($combatant) } regroupées autrement ; nombre de dés : { $groups_count }.

## Questions : les armes d’une créature au-delà de la deuxième
option-alternatif-simultaneous-choice_third-attack = Attaquer : { $third_weapon_word }
option-alternatif-simultaneous-choice_third-return_to_guard = En garde : { $third_weapon_word }
option-alternatif-simultaneous-target_third = Attaquer { $value } : { $third_weapon_word }
choose-alternatif-target_third = Choisir une cible…
option-alternatif-simultaneous-choice_fourth-attack = Attaquer : { $fourth_weapon_word }
option-alternatif-simultaneous-choice_fourth-return_to_guard = En garde : { $fourth_weapon_word }
option-alternatif-simultaneous-target_fourth = Attaquer { $value } : { $fourth_weapon_word }
choose-alternatif-target_fourth = Choisir une cible…
option-alternatif-simultaneous-choice_fifth-attack = Attaquer : { $fifth_weapon_word }
option-alternatif-simultaneous-choice_fifth-return_to_guard = En garde : { $fifth_weapon_word }
option-alternatif-simultaneous-target_fifth = Attaquer { $value } : { $fifth_weapon_word }
choose-alternatif-target_fifth = Choisir une cible…
option-alternatif-simultaneous-choice_sixth-attack = Attaquer : { $sixth_weapon_word }
option-alternatif-simultaneous-choice_sixth-return_to_guard = En garde : { $sixth_weapon_word }
option-alternatif-simultaneous-target_sixth = Attaquer { $value } : { $sixth_weapon_word }
choose-alternatif-target_sixth = Choisir une cible…

## Les outils du MJ
word-alternatif-tool-one_die = un dé pour plusieurs (2 à 4 ou off ; texte : les noms)
word-alternatif-tool-next_striker = prochain à frapper du groupe
word-alternatif-tool-simple_shield = bouclier oublié (on, off ; texte : un seul ou tous)
word-alternatif-tool-shield_strike = coup de bouclier perdu
word-alternatif-tool-flat = cadence forfaitaire (ou segments : 3 6 9)
word-alternatif-tool-limb = membre perdu ou rendu (-1, +1 ; texte : l’arme)
word-alternatif-tool-regroup = regrouper des attaques (3+3 ; texte : les armes)
word-alternatif-value-on = oui
word-alternatif-value-off = non
word-alternatif-value-flat = cadence forfaitaire
word-alternatif-value-mixed = dé et cadence en alternance
word-alternatif-value-dice = au dé
word-alternatif-words-one = lui seul
word-alternatif-words-kind = tous ceux de son espèce
word-field-groups = attaques par dé
word-field-dice = dés

## Réglages
word-setting-grouped_attacks = attaques regroupées
word-setting-grouped_alike = seulement des armes semblables
word-setting-lost_limbs = membre perdu
word-setting-shared_dice = un dé pour plusieurs monstres
word-setting-simple_shields = boucliers oubliés
word-setting-flat_initiative = cadence forfaitaire
word-alternatif-value-natural = armes naturelles seulement
word-alternatif-value-from_next_roll = le dé change au prochain jet
word-alternatif-value-die_stays = le dé reste
word-alternatif-value-on_request = à la demande du MJ
word-alternatif-value-minor = d’office pour le menu fretin
setting-alternatif-grouped_attacks = Les attaques semblables d’une créature partagent un dé de réaction plus petit, les armes naturelles seules, ou aucune.
setting-alternatif-grouped_alike = Un dé ne meut que des armes exactement semblables, ou le MJ peut en mêler, qui frappent tour à tour.
setting-alternatif-lost_limbs = Un membre perdu change le dé du groupe dès le prochain jet, ou le dé reste le même.
setting-alternatif-shared_dice = Deux à quatre monstres sur un même dé : à la demande du MJ, d’office pour le menu fretin, ou jamais.
setting-alternatif-simple_shields = Oublier les boucliers jusqu’au moment de parer : à la demande du MJ, d’office pour le menu fretin, ou jamais.
setting-alternatif-flat_initiative = Une cadence fixe au lieu du dé : à la demande du MJ, d’office pour le menu fretin, ou jamais.

## Refus
refused-alternatif-not-at-this-table = Cette table joue sans cela : changez d’abord le réglage « { $setting_word } » (`/mj reglages`).
refused-alternatif-not-a-monster = { $name } est le personnage de quelqu’un : seuls des monstres partagent un dé.
refused-alternatif-not-together = { $a } et { $b } ne sont pas du même camp : ils ne partagent pas un dé.
refused-alternatif-nobody-alike = Personne d’autre comme { $name } n’a de dé à partager : nommez les autres avec l’option `texte`, de 2 à 4 monstres en tout.
refused-alternatif-no-band = { $name } a déjà son propre dé : aucun groupe ici.
refused-alternatif-not-able = { $name } ne peut pas prendre la prochaine action du groupe : c’est possible dès que rien d’autre ne l’occupe.
refused-alternatif-no-simple-shield = { $name } n’a pas de bouclier oublié : l’outil « bouclier oublié » en fait un.
refused-alternatif-no-such-limb = { $name } n’a pas plusieurs attaques de cette sorte : nommez l’une de ses armes en main.
refused-alternatif-not-places = « { $value } » ne dit pas des segments : des nombres croissants de 1 à 20, comme `3, 6, 9`.
refused-alternatif-not-groups = « { $value } » ne dit pas des groupes : des nombres et des plus, comme `3+3`.
refused-alternatif-not-groups-of = Les groupes { DE($name) } doivent faire { $count } en tout.
refused-alternatif-not-alike = Les armes { DE($name) } diffèrent : un dé ne meut que des armes semblables, sauf réglage contraire.
refused-alternatif-which-limbs = Dites lesquelles des armes { DE($name) } : { $weapons_words }.
