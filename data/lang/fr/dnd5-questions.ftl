# D&D 5 : ce qui est demandé, à qui, et les mots de chaque réponse.

## Votre tour
question-dnd5-declare = **{ $who }**, { $free ->
        [yes] il ne vous reste que ce qui ne coûte rien. Avez-vous fini ?
       *[no] à vous : { $action ->
            [yes] action
           *[no] { $attacks ->
                [0] sans action
                [one] encore une attaque
               *[other] encore { $attacks } attaques
            }
        }, { $left_decimal } m de déplacement{ $rides ->
            [none] { "" }
           *[other] {" "}({ $rides_shown })
        }{ $bonus ->
            [yes] { "" }
           *[no] , action bonus prise
        }. Que faites-vous ?
    }
option-dnd5-declare-action-attack = Attaquer
option-dnd5-declare-action-approach = S’approcher
option-dnd5-declare-action-go = Aller à une case
option-dnd5-declare-action-withdraw = S’éloigner
option-dnd5-declare-action-dash = Foncer
option-dnd5-declare-action-dodge = Esquiver
option-dnd5-declare-action-disengage = Se désengager
option-dnd5-declare-action-stand = Se relever
option-dnd5-declare-action-drop = Se jeter à terre
option-dnd5-declare-action-pass = Finir mon tour
option-dnd5-declare-action-finish_alone = Finir seul désormais
option-dnd5-declare-unused = Finir quand même
choose-dnd5-unused = Il vous reste une attaque : finir quand même ?
option-dnd5-declare-with = { $value_word }
option-dnd5-declare-to = { $value }
default-dnd5-declare = { $action ->
        [silent_dodge] Esquiver, puis finir le tour
        [silent_ready] Se tenir prêt, puis finir le tour
       *[silent] Finir le tour
    }
choose-dnd5-with = Avec quoi ?
choose-dnd5-to = Quelle case ?

## Réagir
question-dnd5-opportunity = **{ $who }**, { $target } sort de votre allonge : attaque d’opportunité ?
option-dnd5-opportunity-with = { $value_word }
option-dnd5-opportunity-none = Laisser passer
question-dnd5-spare = **{ $who }**, { $target } tombe sous votre coup : l’achever, ou l’assommer ?
option-dnd5-spare-kill = Sans quartier
option-dnd5-spare-spare = Assommer

## À égalité d’initiative
question-dnd5-first = **{ $who }**, égalité d’initiative à { $total } : qui agit d’abord ?
choose-dnd5-first = Qui d’abord ?
option-dnd5-first = { $first }{ $others ->
        [none] { "" }
        [1] {" "}(et { $band })
        [2] {" "}(avec { $band_listed })
        [3] {" "}(avec { $band_listed })
       *[other] {" "}(et { $others } semblables)
    }

## Au MJ
question-dnd5-surprise = 🤫 { $count ->
        [0] Personne ne serait surpris.
        [one] Une personne serait surprise : { $names }.
       *[other] Seraient surpris : { $names_listed }.
    } Que dites-vous ?
option-dnd5-surprise-take = Entendu
option-dnd5-surprise-nobody = Personne n’est surpris

## Ce qu’on attend de quelqu’un, en un mot
word-dnd5-question-cover = abri de la cible
word-dnd5-question-first = qui agit avant les autres
word-dnd5-question-hideout = possibilité de se cacher
word-dnd5-question-improvised = action improvisée à juger
word-dnd5-question-opportunity = attaque d’opportunité
word-dnd5-question-ready = action tenue prête
word-dnd5-question-resist = résistance à une prise ou à une bousculade
word-dnd5-question-saddle = monture qui tombe
word-dnd5-question-sense = moyen de chercher
word-dnd5-question-price = prix d’une opposition
word-dnd5-question-shove = suite d’une bousculade
word-dnd5-question-spare = achever ou assommer
word-dnd5-question-surprise = surprise à juger
word-dnd5-question-temporary = points de vie temporaires à choisir
