import { about, on, type AspectText } from "./aspects.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** What others may gain from a lean; with SELF_COSTS if only one trait leans. */
export const SELF_GIVES: ByLean<readonly AspectText[]> = {
  O: {
    high: about(
      ["new_ways"],
      [
        b(
          "What people get from this is somebody who does not call a thing impossible [too soon|before it has been tried].",
          "Con te gli altri hanno qualcuno che non dice «impossibile» [troppo presto|prima di aver provato].",
        ),
        b(
          "It may be a relief to others that with you [a stuck matter can be looked at once more|there is nearly always one more way to look at it].",
          "Può essere un sollievo, per gli altri, che con te [una cosa bloccata si possa guardare ancora una volta|ci sia quasi sempre un altro modo di guardarla].",
        ),
        b(
          "Whoever has an odd idea probably [brings it to you first|does not have to hide it from you].",
          "Chi ha un’idea strana probabilmente [la porta prima a te|a te non deve nasconderla].",
        ),
        b(
          "You can make [an ordinary evening|a grey afternoon] into something people [still talk about|did not expect], simply by asking [why not|what else there might be].",
          "Sai fare di [una sera qualunque|un pomeriggio grigio] qualcosa [di cui si parla ancora|che nessuno si aspettava], solo chiedendo [perché no|che altro ci potrebbe essere].",
        ),
        b(
          "For others it can be [a gift|freeing] that you [do not laugh at a strange thought|let a thought run before you stop it].",
          "Per gli altri può essere [un regalo|una liberazione] che tu non [rida di un pensiero strano|fermi un pensiero prima che corra un po’].",
        ),
      ],
    ),
    low: about(
      ["new_ways"],
      [
        b(
          "What people get from this is a place where things [hold|are where they were].",
          "Con te gli altri trovano un posto dove le cose [tengono|sono dove erano].",
        ),
        b(
          "With you others [do not have to reckon with|are spared] a new rule every week, and [that is restful|children and old friends love that].",
          "Con te gli altri non devono [aspettarsi|fare i conti con] una regola nuova ogni settimana, e [riposa|per molti è un sollievo].",
        ),
        b(
          "People can lean on [what you have tried|your experience]: when you [recommend something|say that it works], it works.",
          "Ci si può appoggiare [a ciò che hai provato|alla tua esperienza]: se [consigli una cosa|dici che funziona], di solito funziona.",
        ),
        b(
          "When much is changing at once, [an hour with you|your kitchen] can be the place that [stays put|has not moved], and [that helps|others come for that].",
          "Quando cambia molto tutto insieme, [un’ora con te|la tua cucina] può essere il posto che [resta fermo|non si è spostato], e [aiuta|c’è chi viene per questo].",
        ),
        b(
          "Others know what a [word of yours|plan with you] means on Tuesday and still [means|holds] on Saturday; [one can arrange a life around that|that is a quiet kind of loyalty].",
          "Gli altri sanno che [una tua parola|un accordo con te] vale martedì e [vale ancora|tiene ancora] sabato: [ci si può costruire intorno una settimana|è una forma silenziosa di lealtà].",
        ),
      ],
    ),
  },
  C: {
    high: about(
      ["starting"],
      [
        b(
          "What people get from this is movement, and often [relief|a lighter bag to carry].",
          "Con te gli altri trovano movimento, e spesso [sollievo|una borsa più leggera].",
        ),
        on(
          ["effort"],
          b(
            "A promise of yours [rarely has to be repeated|does not need a reminder], and others [build on that|can sleep on it].",
            "Una tua promessa [di rado va ricordata|non ha bisogno di promemoria], e su questo gli altri [costruiscono|dormono meglio].",
          ),
        ),
        on(
          ["effort"],
          b(
            "Things [get finished|come to an end] where you are, and [somebody beside you can breathe out|fewer of them land on others].",
            "Dove ci sei tu le cose [si finiscono|arrivano in fondo], e [chi ti sta accanto può respirare|ne cadono meno addosso agli altri].",
          ),
        ),
        on(
          ["effort"],
          b(
            "When things [get tangled|pile up], you may be the one who finds [the end of the thread|what comes first], and the others [can follow it|breathe again].",
            "Quando le cose [si ingarbugliano|si accumulano], forse sei tu a trovare [il capo del filo|che cosa viene prima], e gli altri [possono seguirlo|respirano].",
          ),
        ),
        b(
          "A good intention [does not gather dust|has short legs to walk] with you: [what is said at breakfast may be there by supper|it soon becomes a thing one can touch].",
          "Con te una buona intenzione non [prende polvere|resta a lungo un’intenzione]: [quello che si dice a colazione a cena può esserci già|presto diventa una cosa che si tocca].",
        ),
      ],
    ),
    low: about(
      ["starting"],
      [
        b(
          "What people get from this is a companion who does not [push|watch the clock].",
          "Con te gli altri trovano una compagnia che non [mette fretta|guarda l’orologio].",
        ),
        b(
          "With you a visit may [last as long as it is good|take the time it takes], and nobody is [shown the calendar|made to feel late].",
          "Con te una visita può [durare finché è bella|prendersi il suo tempo], e nessuno [guarda l’agenda|si sente in ritardo].",
        ),
        b(
          "You may be [easy to be imperfect with|merciful with other people’s delays], since [you know your own|an unfinished thing does not alarm you].",
          "Accanto a te è forse facile [sbagliare|fare tardi], perché [conosci i tuoi ritardi|una cosa a metà non ti allarma].",
        ),
        b(
          "You may [see beauty in a detour|enjoy the way itself], and whoever [walks with you|is always in a hurry] may [learn it from you|be glad of the break].",
          "Forse [vedi il bello di una deviazione|ti godi la strada], e chi [cammina con te|corre sempre] può [impararlo da te|godersi la pausa].",
        ),
        b(
          "A change at short notice seldom [spoils your day|finds you rigid]; others can [ring at five|come an hour late] without [having to explain|a bad conscience].",
          "Un cambio all’ultimo momento di rado ti [rovina la giornata|irrigidisce]: gli altri possono [chiamare alle cinque|arrivare un’ora dopo] senza [dover spiegare|sensi di colpa].",
        ),
      ],
    ),
  },
  E: {
    high: about(
      ["company"],
      [
        b(
          "What people get from this is [an open door|a place at the table].",
          "Con te gli altri trovano [una porta aperta|un posto a tavola].",
        ),
        on(
          ["social_ease"],
          b(
            "Someone new in town, or [new in the office|freshly alone], may [owe the first good evening to you|remember who spoke to them first].",
            "Chi è appena arrivato in città, o [in ufficio|si ritrova senza compagnia], può [dovere a te la prima bella serata|ricordare chi gli ha parlato per primo].",
          ),
        ),
        b(
          "You may keep [friends together who|a family in touch that] would [otherwise only send greetings at New Year|lose sight of one another without you].",
          "Forse tieni insieme [amicizie|parenti] che [altrimenti si scriverebbero solo a Capodanno|senza di te si perderebbero di vista].",
        ),
        b(
          "What was [heavy|tangled] alone often [gets lighter|straightens out] at your table, [between the bread and the coffee|without anyone having planned it].",
          "Quello che era [pesante|ingarbugliato] da portare senza aiuto, alla tua tavola spesso [pesa meno|si scioglie], [tra il pane e il caffè|senza che nessuno l’abbia deciso].",
        ),
        b(
          "You may [remember birthdays with a call|turn a chance meeting into a coffee], and people [feel asked after|feel noticed] even when [little is said|you had only five minutes].",
          "Forse [per i compleanni telefoni|fai di un incontro per caso un caffè], e gli altri [sentono di essere nei tuoi pensieri|si sentono ricordare] anche quando [si dice poco|avevi solo cinque minuti].",
        ),
      ],
    ),
    low: about(
      ["company"],
      [
        b(
          "What people get from this is somebody who listens without [needing the stage|waiting to speak].",
          "Con te gli altri hanno qualcuno che ascolta senza [aver bisogno della scena|aspettare il proprio turno].",
        ),
        b(
          "A secret, or a [long silence|slow thought], is [in good hands|allowed to rest] with you.",
          "Un segreto, o [un lungo silenzio|un pensiero lento], con te [è in buone mani|può riposare].",
        ),
        b(
          "Near you [nobody has to be amusing|one need not perform], and that can be [a relief|a real rest].",
          "Accanto a te [nessuno deve essere brillante|non serve dare spettacolo], e può essere [un sollievo|un vero riposo].",
        ),
        on(
          ["expression"],
          b(
            "What you say may come [late|seldom] and be [well considered|meant], so people [remember it|come back to it].",
            "Quello che dici arriva forse [tardi|di rado], ma [meditato|sentito], e gli altri [se lo ricordano|ci ritornano].",
          ),
        ),
        b(
          "For a friend with [too much noise in the day|a loud life], half an hour with you may be [the quiet room|a bench in the shade].",
          "Per chi ha [troppo rumore in giornata|una vita chiassosa], mezz’ora con te può essere [la stanza tranquilla|una panchina all’ombra].",
        ),
      ],
    ),
  },
  A: {
    high: about(
      ["feeling"],
      [
        b(
          "What people get from this is the sense of being [understood|seen] before they have [found the words|explained anything].",
          "Con te gli altri hanno la sensazione che tu [capisca|veda] prima ancora [delle parole|di una spiegazione].",
        ),
        b(
          "You may soon [see who is standing alone|notice an empty chair], and that [changes an evening for someone|is not forgotten].",
          "Forse ti accorgi presto di [chi è rimasto in disparte|una sedia vuota], e questo [cambia la serata a qualcuno|non si dimentica].",
        ),
        b(
          "A quarrel near you [finds its way to the ground|cools more easily], because both sides [feel heard|hear their own words from you].",
          "Una lite accanto a te [si posa|si raffredda] più facilmente, perché tutte e due le parti [si sentono ascoltare|ritrovano in te le proprie parole].",
        ),
        b(
          "A [child|shy guest], an [old neighbour|angry customer]: you may find [the tone|the right height] for them [without thinking|at once], and they [open up|grow calmer].",
          "[Un bambino|Una persona impacciata], [l’anziano vicino|chi protesta allo sportello]: forse trovi [il tono giusto|la giusta altezza] senza [pensarci|fatica], e dall’altra parte [qualcosa si apre|ci si calma].",
        ),
        on(
          ["caring"],
          b(
            "What you give is often [small and exact|hardly visible]: the [tea at the right moment|seat kept free], [the question nobody else put|a name remembered].",
            "Quello che dai è spesso [piccolo ma preciso|quasi invisibile]: [il tè al momento giusto|il posto tenuto libero], [la domanda che nessun altro ha fatto|un nome ricordato].",
          ),
        ),
      ],
    ),
    low: about(
      ["feeling"],
      [
        b(
          "What people get from this is [a straight answer|an opinion one can use].",
          "Con te gli altri trovano [una risposta diretta|un parere che serve].",
        ),
        b(
          "Praise from you [counts|is believed], since you [do not hand it out to be nice|say the other thing too].",
          "Una lode da parte tua [conta|viene creduta], perché [non la distribuisci per cortesia|dici anche il contrario].",
        ),
        b(
          "In a heated moment you can be [the one who still sees the facts|a fixed point], and that [protects people from their own storm|has helped many a decision].",
          "In un momento acceso puoi essere [chi vede ancora i fatti|un punto fermo], e questo [protegge gli altri dal proprio temporale|aiuta a decidere].",
        ),
        b(
          "Someone who is [tired of being spared|weary of kind evasions] may find it [good|restful] that you [say it|do not pretend].",
          "Chi è [in cerca di verità|a disagio con le mezze parole] può trovare [riposante|un bene] che tu [le cose le dica|non finga].",
        ),
        b(
          "Guilt and pressure [have little to hold on to|do not work well] with you, so [what you give is given freely|your help comes without a bill].",
          "Con te le pressioni e i sensi di colpa [trovano poco appiglio|funzionano poco], quindi [quello che dai lo dai liberamente|il tuo aiuto arriva senza conto].",
        ),
      ],
    ),
  },
  N: {
    high: about(
      ["pressure", "emotions"],
      [
        b(
          "What people get from this is [solid ground|a handrail] on a [shaky|slippery] day.",
          "Con te gli altri trovano [un appoggio solido|un corrimano] in una giornata [che trema|scivolosa].",
        ),
        b(
          "Bad news [can be told to you|finds a chair with you], and that is a trust [worth having|to be careful with].",
          "A te si [può dire|riesce a dire] una brutta notizia, ed è una fiducia [preziosa|da trattare con cura].",
        ),
        b(
          "Mistakes [weigh less|shrink a little] beside you, because you [ask what now instead of who|do not make a scene of them].",
          "Accanto a te gli errori [pesano meno|si rimpiccioliscono], perché [chiedi «e adesso?» invece di «chi è stato?»|non ne fai una scena].",
        ),
        b(
          "Where everything is [urgent|on fire], you may [find the one thing that is|finish your sentence], and [half the fire goes out|that alone slows the room].",
          "Dove tutto [è|sembra] urgente, forse [trovi l’unica cosa che lo è|finisci la frase], e [metà dell’incendio si spegne|già questo rallenta la stanza].",
        ),
        b(
          "You can [wait for a result|live with an open question] without [passing the unrest on|making others carry it], and those beside you [sleep better|are spared a good deal].",
          "Sai [aspettare un esito|vivere con una domanda aperta] senza [passare l’ansia agli altri|farla portare a chi ti sta vicino], e chi è con te [dorme meglio|si risparmia parecchio].",
        ),
      ],
    ),
    low: about(
      ["pressure", "emotions"],
      [
        b(
          "What people get from this is [an attentive antenna|someone who notices].",
          "Con te gli altri hanno [un’antenna attenta|qualcuno che si accorge].",
        ),
        b(
          "You may [take a worry seriously|believe a fear] that others would [smile at|wave away], and [that binds people to you|whoever has it feels less foolish].",
          "Forse prendi sul serio una preoccupazione [di cui altri sorriderebbero|che altri lascerebbero cadere], e [questo lega le persone a te|chi ce l’ha si sente meno fuori posto].",
        ),
        b(
          "Carefulness has its [good|useful] side: you [think of the umbrella, and often enough it rains|check the door, and sometimes it was open].",
          "La prudenza ha un lato [buono|utile]: tu [pensi all’ombrello, e spesso poi piove|controlli la porta, e a volte era aperta].",
        ),
        b(
          "Music, [a face|a line in a book], a [change of light|tone of voice]: much [gets through to you|reaches you], and [you can let others see it too|what you make of it others may love].",
          "La musica, [un viso|una riga di un libro], [un cambio di luce|un tono di voce]: molto [passa|ti arriva], e [puoi mostrarlo anche agli altri|agli altri può fare bene sentirtelo dire].",
        ),
        b(
          "Because you know [bad nights|the knot in the stomach], you may [not ask others to pull themselves together|be gentle with those who have one].",
          "Siccome conosci [le notti storte|il nodo allo stomaco], forse non [chiedi agli altri di farsi forza|hai fretta con chi ce l’ha].",
        ),
      ],
    ),
  },
};
