import { b } from "../text.ts";
import type { HardMessage } from "./hard-message.ts";

/** Worries, wishes for a life together, and what bothers the user; sought after the more particular kinds. */
export const WISHES: readonly HardMessage[] = [
  {
    kind: "future",
    match:
      /\b(?:(?:don'?t|do not|never|not) want(?:ed)? (?:any |another |more |to have |to get )*(?:kids?|child|children|baby|babies|married|to marry)|(?:don'?t|do not) want to marry|want (?:another |to have |a )+(?:baby|child|kids?|children)|want to (?:get married|move in)|non (?:voglio|vorrei|vogliamo) (?:avere |piu |altri )*(?:figli|bambini|un figlio|sposarmi|sposarlo|sposarla|convivere)|(?:voglio|vorrei) (?:avere )?(?:un (?:altro )?(?:figlio|bambino)|sposarmi|convivere)|non (?:lo|la) sposo)\b/,
    gist: b("tell {name} how you see the years to come", "dire {a_name} come vedi i prossimi anni"),
    when: b(
      "on a free day, with nothing to decide by the evening, and before either of you has built on it.",
      "in un giorno libero, senza niente da decidere entro sera, e prima che uno dei due ci faccia conto.",
    ),
    first: b(
      "where you stand, as clearly as you know it: a no, a yes, or “I don’t know yet”. Then ask for {name}’s picture and listen to the end.",
      "a che punto sei, con la chiarezza che hai: un no, un sì, o «non lo so ancora». Poi chiedi come la vede {name}, e ascolta fino in fondo.",
    ),
    without: b(
      "a hope you don’t have, given for the sake of peace. On this nobody should be talked round.",
      "una speranza che non hai, data per quieto vivere. Su questo nessuno va convinto.",
    ),
    example: b(
      "I’ve thought about it for a long time, and I feel I owe you a clear word about what I want and don’t want. I’d like to hear how it looks for you, and then see together what it means for us.",
      "Ci penso da tanto, e sento che ti devo una parola chiara su quello che voglio e quello che no. Vorrei sapere come la vedi tu, e poi capire insieme che cosa significa per noi.",
    ),
    ask: b("Is it a no for good, or a no for now?", "È un no per sempre o un no per adesso?"),
  },
  {
    kind: "intimacy",
    match:
      /\b(?:sex\w*|in bed\b|intima(?:te|cy)|orgasm\w*|libido|kiss(?:es|ing)\b|sesso|sessual\w*|intimit\w*|fare l'amore|come bacia)\b/,
    unless: /\b(?:same[ -]sex|unisex|bisex\w*|bisess\w*|omosess\w*|kissed)\b/,
    gist: b("talk to {name} about what you’d like in bed", "parlare {a_name} di quello che vorresti nell’intimità"),
    when: b(
      "with your clothes on: on a walk, over a glass of something, never right afterwards.",
      "da vestiti: a passeggio, davanti a un bicchiere di qualcosa, mai subito dopo.",
    ),
    first: b(
      "what you like and would like more of. From there one gets to everything else.",
      "quello che ti piace e di cui vorresti di più. Da lì si arriva a tutto il resto.",
    ),
    without: b(
      "comparisons, earlier partners, and how long you’ve been pretending.",
      "i paragoni, le storie di prima, e da quanto fai finta.",
    ),
    example: b(
      "I like being close to you. When it’s slow, I feel best. I’d like us to try that more often, and I’d like to know what you wish for.",
      "Mi piace starti vicino. Quando c’è più calma mi sento meglio. Mi piacerebbe che fosse così più spesso, e vorrei sapere che cosa desideri tu.",
    ),
    ask: b("What would you like more of?", "Di che cosa vorresti di più?"),
  },
  {
    kind: "concern",
    match:
      /\b(?:worried about|(?:see|go to) (?:a|the|his|her) (?:doctor|gp|therapist|counsellor)|(?:needs?|get|getting|accept) (?:some )?(?:help|therapy|counselling)|depress\w*|hearing (?:loss|aid)|(?:lost|losing|put on|gained) (?:so much |a lot of |too much )?weight|gambl\w+|smok(?:es|ing) (?:too much|again)|preoccupat\w (?:per|di)|(?:farsi|si faccia) (?:aiutare|vedere|curare|visitare)|psicolog\w*|andare dal (?:medico|dottore)|dal medico|depress\w|l'udito|apparecchio acustico|gioca (?:d'azzardo|alle macchinette)|dimagrit\w|ingrassat\w|fuma troppo)\b/,
    gist: b("tell {name} that you’re worried", "dire {a_name} che sei in pensiero"),
    when: b(
      "side by side, on a walk or in the car, when neither of you is in a hurry.",
      "fianco a fianco, camminando o in macchina, quando nessuno dei due ha fretta.",
    ),
    first: b(
      "that you care; then what you’ve seen, not what you think it is. Then a question, and a long silence for the answer.",
      "che ci tieni; poi quello che hai visto, non quello che pensi che sia. Poi una domanda, e un silenzio lungo per la risposta.",
    ),
    without: b(
      "diagnoses and “you must”. Offer something you’d do together: look for a number, come along, wait outside.",
      "le diagnosi e i «devi». Offri una cosa da fare insieme: cercare un numero, accompagnare, aspettare fuori.",
    ),
    example: b(
      "I’ve noticed you’re different lately, and I’m worried, because you matter to me. I’d like to know how you are. If you want to talk to somebody about it, I’ll come with you.",
      "Da qualche settimana noto in te qualcosa che prima non c’era, e sono in pensiero, perché ti voglio bene. Vorrei sapere come stai. Se ti va di parlarne con qualcuno, ti accompagno.",
    ),
    ask: b("What have you seen, on which day?", "Che cosa hai visto, e in che giorno?"),
  },
  {
    kind: "behaviour",
    match:
      /\b(?:(?:don'?t|do not|didn'?t|can'?t) (?:like|stand|bear) (?:it |the way |how |that |when |what )|(?:bothers|annoys|irritates|bugs|winds) (?:me|us)|(?:gets|getting) on (?:my|our) nerves|fed up|drives? (?:me|us) (?:mad|crazy|up the wall)|to stop\b|stop (?:\w+ing)|not to (?:\w+ )|too (?:loud|bossy|clingy|controlling|pushy|negative|messy|much for me)|(?:eats?|uses?|takes?|borrows?|wears?) (?:all )?my|complain\w*|non mi (?:piace|va|sta bene) (?:come|quando|che|il modo)|(?:mi|ci) (?:da|danno|dava) fastidio|mi infastidisc\w+|(?:non|nn) (?:lo |la )?(?:sopporto|reggo) (?:piu|quando|come)|(?:mi|ci) pesa|sono stuf\w|di smetter\w+|smettere di|smetterla|di non \w+re\b|mi innervosisc\w+|si lamenta|prende le mie|usa (?:il mio|la mia|le mie|i miei)|mi manca di rispetto|troppo (?:rumoros|appiccicos|autoritari|disordinat|pesante)\w*|esagera|si permette)/,
    gist: b("tell {name} that something bothers you", "dire {a_name} che una cosa ti dà fastidio"),
    when: b(
      "alone, and not in the moment it happens. Ask first: “Have you ten minutes?”",
      "a tu per tu, e non nel momento in cui succede. Prima chiedi: «Hai dieci minuti?»",
    ),
    first: b(
      "something that is good between you; then the one thing, as it could be seen on a film, and what it does to you.",
      "una cosa che fra voi va bene; poi quella cosa sola, come si vedrebbe in un filmato, e che effetto fa a te.",
    ),
    without: b(
      "“always”, “everybody says so”, and what kind of person does that. Ask for something that can be done tomorrow.",
      "«sempre», «lo dicono tutti», e che tipo di persona fa così. Chiedi qualcosa che si possa fare già domani.",
    ),
    example: b(
      "I like having you around. When that happens, I feel tense, and I don’t want to stay silent until I snap. I’d like us to do it differently from tomorrow. Would that be all right?",
      "Con te mi trovo bene. Quando succede quella cosa mi innervosisco, e non voglio stare in silenzio fino a scoppiare. Mi piacerebbe che da domani facessimo in un altro modo: ti andrebbe?",
    ),
    ask: b(
      "What happened the last time, as a camera would have seen it?",
      "Che cosa è successo l’ultima volta, visto da fuori?",
    ),
  },
];
