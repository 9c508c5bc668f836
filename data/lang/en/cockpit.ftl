# The GM’s cockpit behind “For the GM”: those whom the GM leads, what one button does to them, the last blow.

cockpit-title = 👑 **For the GM** · { $moment }
cockpit-scope = { $scope ->
        [f] **Foes**
       *[a] **Everybody**
    }{ $pages ->
        [one] { "" }
       *[other] { " " }(page { $page } of { $pages })
    }
cockpit-nobody = { $scope ->
        [f] No foes: `Add…` brings some.
       *[a] Nobody is here yet.
    }
cockpit-line = { $hidden ->
        [yes] 🙈{ " " }
       *[no] { "" }
    }**{ $who }**{ $autopilot ->
        [yes] { " " }(autopilot)
       *[no] { "" }
    }{ $awaited ->
        [yes] { " " }⏳
       *[no] { "" }
    }{ $said ->
        [none] { "" }
       *[other] { " " }· { $said }
    }
cockpit-choose = Act on somebody…
cockpit-blow = { $what ->
        [spell] ✨ Last spell
        [hold] 🤼 Last hold
        [volley] 🏹 Last volley
       *[blow] ⚔️ Last blow
    }: { $who } against { $target }, { $outcome ->
        [hit] a hit.
       *[miss] a miss.
    }
cockpit-ruling = ⚖️ You rule that the { $what ->
        [spell] spell
        [volley] volley
        [hold] hold
       *[blow] blow
    } of { $who } against { $target } { $outcome ->
        [hit] hit
       *[miss] missed
    }. Play goes on from just before it, and the dice keep their results. This would be taken back:
cockpit-points = { $kind ->
        [none] Points to take or to give back:
       *[other] Points to take or to give back ({ $kind }):
    }
cockpit-hand-over = Hand over to…
cockpit-separate = Part from…
cockpit-adding = Add { $count ->
        [one] one creature
       *[other] { $count } creatures
    }{ $seen ->
        [hidden] , out of sight
       *[seen] { "" }
    }{ $side ->
        [players] , on the players’ side
       *[foes] , among the foes
    }: choose which.
button-cockpit = ◀ Combatants
button-panel = Panel
button-everybody = Everybody
button-foes = Foes
button-add = Add…
button-asked-here = Answer ({ $count })
button-stop-ahead = Stop before it goes on
button-each-moment = Stop before each moment
button-no-stops = Without stops
button-run-on = Let { $count ->
        [one] a moment
       *[other] { $count } moments
    } go by
button-blow-hit = That { $what ->
        [spell] spell
        [volley] volley
        [hold] hold
       *[blow] blow
    } hit
button-blow-missed = That { $what ->
        [spell] spell
        [volley] volley
        [hold] hold
       *[blow] blow
    } missed
button-leave-it = Leave it
button-points = { $sign ->
        [less] −{ $amount }
       *[more] +{ $amount }
    } { $amount ->
        [one] point
       *[other] points
    }
button-kind = Points → { $kind }
button-hide = Hide
button-reveal = Reveal
button-reveal-surprise = Reveal by surprise
button-back-up = Back in the fight
button-modifier = Modifier…
gift-title = Bonus or penalty
gift-late = The form could not be opened: press `Modifier…` again.
gift-who = To whom?
gift-everybody = Everybody
gift-upon = Upon what?
gift-upon-all = all their rolls
gift-value = How much?
gift-value-hint = { $leans ->
        [yes] A number, with or without a sign, or advantage, disadvantage
       *[no] A number, with or without a sign
    }; 0 takes off what was given
gift-lasting = For how long?
gift-reason = For what reason?
button-take-out = Take out of the fight
button-count = { $count ->
        [1] Just one
       *[other] { $count } at once
    }
button-add-hidden = Rather hidden
button-add-seen = Rather in sight
button-add-side = { $side ->
        [players] Rather with the players
       *[foes] Rather a foe
    }
note-cockpit-gone = That combatant is here no more.
note-cockpit-points-changed = Those points have just changed: nothing more was done. Here they are; press again if you still want it.
note-cockpit-added-already = That is done already: nobody more was added. Choose again if you want others.
note-cockpit-went-on = Time has moved on already: nothing more was done.
note-cockpit-other-blow = That is no longer the last blow, or it is ruled already: nothing was done.
cockpit-somebody = Choose a person of the server…
cockpit-somebody-else = Who leads **{ $who }** from now on?
note-cockpit-lead-else = Somebody else…
note-cockpit-lead-gm = Yourself (GM)
note-cockpit-lead-player = Whoever plays { $name }
note-cockpit-lead-autopilot = Autopilot: { $temperament }

## Ruling on a blow
event-blow_decided = ⚖️ { $would ->
        [hit] { $outcome ->
            [miss] The { $what ->
                [spell] spell
                [volley] volley
                [hold] hold
               *[blow] blow
            } of **{ $combatant }** against **{ $target }** would have hit; the GM says: missed.
           *[hit] The GM rules: the { $what ->
                [spell] spell
                [volley] volley
                [hold] hold
               *[blow] blow
            } of **{ $combatant }** against **{ $target }** hit.
        }
        [miss] { $outcome ->
            [hit] The { $what ->
                [spell] spell
                [volley] volley
                [hold] hold
               *[blow] blow
            } of **{ $combatant }** against **{ $target }** would have missed; the GM says: hit.
           *[miss] The GM rules: the { $what ->
                [spell] spell
                [volley] volley
                [hold] hold
               *[blow] blow
            } of **{ $combatant }** against **{ $target }** missed.
        }
       *[none] The GM rules: the { $what ->
            [spell] spell
            [volley] volley
            [hold] hold
           *[blow] blow
        } of **{ $combatant }** against **{ $target }** { $outcome ->
            [hit] hit.
           *[miss] missed.
        }
    }
event-blow_ruled = ⚖️ You have ruled beforehand: an attack of **{ $combatant }** against **{ $target }** { $outcome ->
        [hit] will hit.
       *[miss] will miss.
    }
note-overruled-answers = { $count ->
        [1] One answer that is still secret would be asked again.
       *[other] { $count } answers that are still secret would be asked again.
    }
note-overruled-lost = ⚠️ { $count ->
        [1] One word said since that blow no longer holds: say it again if it is needed.
       *[other] { $count } words said since that blow no longer hold: say them again if they are needed.
    }
refused-no-blow = There is no blow to rule on among the last rulings.
refused-blow-already = { $outcome ->
        [hit] The { $what ->
            [spell] spell
            [volley] volley
            [hold] hold
           *[blow] blow
        } of { $name } has hit already.
       *[miss] The { $what ->
            [spell] spell
            [volley] volley
            [hold] hold
           *[blow] blow
        } of { $name } has missed already.
    }
word-outcome-hit = hit
word-outcome-miss = missed
cmd-gm-blow = blow
    .about = Rule that the last blow, spell or shot hit, or missed
opt-gm-blow-outcome = outcome
    .about = What you rule of the last blow
choice-outcome-hit = hit
choice-outcome-miss = missed

## What each game says of a combatant in a line
cockpit-alternatif = { $out ->
        [yes] out of the fight, stamina { $stamina }/{ $stamina_max }, body { $body }/{ $body_max } · AC { $ac }{ $ac_melee ->
            [none] { "" }
           *[other] { " " }({ $ac_melee } in melee)
        } · { $weapon }
       *[no] stamina { $stamina }/{ $stamina_max }, body { $body }/{ $body_max } · AC { $ac }{ $ac_melee ->
            [none] { "" }
           *[other] { " " }({ $ac_melee } in melee)
        } · { $weapon } · { $up ->
            [yes] the action is up
           *[no] { $next ->
                [none] { $task_last ->
                    [none] { $standby ->
                        [yes] standing by
                       *[no] nothing prepared
                    }
                   *[other] { $task_waits ->
                        [yes] ready, waiting
                       *[no] busy until segment { $task_last }
                    }
                }
               *[other] segment { $next }
            }
        }
    }
cockpit-dnd5 = { $died ->
        [yes] dead
       *[no] { $fled ->
            [yes] far from the fight
           *[no] hit points { $hit_points }/{ $hit_points_max } · AC { $ac } · { $weapon } · { $initiative ->
                [none] initiative to come
               *[other] initiative { $initiative_shown }
            }{ $up ->
                [yes] , up now
               *[no] { "" }
            }
        }
    }
cockpit-percentile = { $out ->
        [yes] out of the fight, hit points { $hit_points }/{ $hit_points_max } · protection { $protection } · { $weapon }
       *[no] hit points { $hit_points }/{ $hit_points_max } · protection { $protection } · { $weapon } · { $initiative ->
            [none] initiative to come
           *[other] initiative { $initiative }
        }{ $action ->
            [none] { $declared ->
                [yes] { "" }
               *[no] , nothing announced
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
