# D&D 5 : ce qui est demandé, à qui, et les mots de chaque réponse.

## Votre tour
question-dnd5-declare = **{ $who }**, à vous : { $action ->
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
option-dnd5-declare-with = { $value_word }
option-dnd5-declare-to = { $value }
default-dnd5-declare = { $action ->
        [silent_dodge] Esquiver, puis finir le tour
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

## Au MJ
question-dnd5-surprise = 🤫 { $count ->
        [0] Personne ne serait surpris.
        [one] Une personne serait surprise : { $names }.
       *[other] Seraient surpris : { $names_listed }.
    } Que dites-vous ?
option-dnd5-surprise-take = Entendu
option-dnd5-surprise-nobody = Personne n’est surpris

## Ce qui est demandé, en un mot : pour le MJ et pour `/aide`
word-dnd5-question-cover = abri à dire
word-dnd5-question-first = égalité à trancher
word-dnd5-question-hideout = cachette à juger
word-dnd5-question-improvised = improvisation à trancher
word-dnd5-question-opportunity = attaque d’opportunité à décider
word-dnd5-question-ready = action préparée à déclencher
word-dnd5-question-resist = façon de résister
word-dnd5-question-saddle = saut de selle à décider
word-dnd5-question-sense = sens à employer
word-dnd5-question-spare = vie à épargner ou non
word-dnd5-question-surprise = surprise à trancher
word-dnd5-question-temporary = points temporaires à choisir
