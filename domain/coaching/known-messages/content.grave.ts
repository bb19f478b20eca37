import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** Illness, worry and loss: comfort, and how to be close; no questions about trouble. */
export const GRAVE: readonly KnownMessage[] = [
  {
    kind: "no_child",
    match:
      /^(?=.*\b(?:ivf|baby|child|embryo|transfer|trying|figli\w*|bambin\w|fecondazione|tentativ\w|transfer)\b)(?=.*\b(?:negative|didn'?t (?:work|take)|failed again|got my period|negativ[oa]|andat[oa] male|non ha attecchito)\b)/,
    unless: /\b(?:positive|covid|exam|school|esame|scuola|covid|positiv[oa])\b/,
    plain: true,
    say: [
      b(
        "I’m sorry. After so long, every “negative” is a small farewell too. One tidies, one goes quiet, one doesn’t know where to stand: those are two ways of being sad, and no sign of drifting apart. Tonight nothing has to be decided. A hand on the shoulder and “I’m sad too” is enough.",
        "Mi dispiace. Dopo tanta attesa ogni «negativo» è anche un piccolo addio. C’è chi riordina, chi tace, chi non sa dove mettersi: sono modi diversi di essere tristi, e non vuol dire allontanarsi. Stasera non c’è niente da decidere: basta una mano sulla spalla e «sono triste anch’io».",
      ),
    ],
  },
  {
    kind: "illness",
    match:
      /\b(?:(?:found|has|have|got|with) (?:a |the )?(?:lump|tumou?r|cancer|leuk\w+)|biopsy|chemo\w*|(?:is|it's|now) in (?:the|her|his) (?:liver|bones|lungs?|brain|lymph nodes)|(?:has |have )?spread to (?:the|her|his) (?:liver|bones?|lungs?|brain|spine)|(?:is|it's) terminal|months to live|(?:nel|al) fegato|alle ossa|metastas\w+|cure palliative|(?:pochi|\d+) mesi di vita|(?:fase|malat\w) terminale|diagnosed with|had a (?:stroke|heart attack)|(?:in|into) intensive care|(?:un|il) nodulo|(?:un|il) tumore|(?:un|il) cancro|ago aspirato|biopsia|chemio\w*|(?:un|l')\s?ictus|(?:un|l')\s?infarto|terapia intensiva|rianimazione|leucemia)\b/,
    unless:
      /\b(?:(?:i (?:have|had|found|was|am)|i'm|i've) (?:got |had |been )?(?:a |the |an |my )?(?:lump|tumou?r|cancer|leuk\w+|biopsy|chemo\w*|diagnosed|stroke|heart attack|terminal|in intensive)|my (?:lump|cancer|chemo|biopsy|diagnosis)|ho avuto|mi hanno (?:trovato|diagnosticato)|sono malat\w|dog|cat|cane|gatto)\b/,
    say: [
      b(
        "News like that leaves everybody short of words, {name} too. You don’t need the right ones: being there on the day counts for more. “I’m thinking of you. Shall I come along, or ring you afterwards? Whichever is easier for you.”",
        "Notizie così lasciano senza parole, anche chi le dà. Quelle giuste non servono: quel giorno conta di più esserci. «Ti penso. Vuoi che venga con te, o ti chiamo dopo? Come ti viene meglio.»",
      ),
      b(
        "Nothing you say has to make it smaller. One small thing with a day on it helps more than “if you need anything”: a lift there, a supper that is ready, a message in the evening that wants no answer.",
        "Niente di quello che dici deve rimpicciolirlo. Più di «se hai bisogno ci sono» aiuta una cosa piccola con un giorno: un passaggio, una cena pronta, un messaggio la sera che non vuole risposta.",
      ),
    ],
  },
  {
    kind: "not_asked",
    match:
      /\b(?:(?:didn'?t|did not) (?:dare(?: to)?|like to|want to|have the heart to) ask|hadn'?t the heart to ask|non ho avuto (?:il )?(?:cuore|coraggio) di (?:chieder|domandar)\w*|non ho osato (?:chieder|domandar)\w*|non me la sono sentita di (?:chieder|domandar)\w*)\b/,
    unless: /\b(?:money|raise|soldi|aumento|out|uscire)\b/,
    plain: true,
    say: [
      b(
        "You left it unasked out of tact, and that was no mistake. Next time a sentence that leaves room is enough: “Are you all right?” {name} can answer with one word, or tell you. If it is what you fear, “I’m sorry” and a few steps side by side say all there is to say.",
        "Non hai domandato per delicatezza, e non hai sbagliato. La prossima volta basta una frase che lascia spazio: «Oggi tutto bene?». {name} può rispondere con una parola, oppure raccontare. E se è quello che temi, «mi dispiace» e due passi insieme dicono già tutto.",
      ),
    ],
  },
  {
    kind: "tears_seen",
    match:
      /\b(?:cried (?:in|at|on)|was crying|were crying|is crying|in tears|sobbing|crying in|piangeva|ha pianto (?:in|nel|al)|piange in|stava piangendo|in lacrime|singhiozzava)\b/,
    unless:
      /\b(?:i (?:was|am|'m)(?: just| still)? (?:crying|in tears|sobbing)|i'm (?:crying|in tears)|piangevo|sto piangendo|baby|neonat\w|bimb\w|laughing|ridere|made (?:him|her) cry|l'ho fatt[oa] piangere)\b/,
    of: ["colleague", "acquaintance", "other", "mentor", "friend"],
    say: [
      b(
        "Somebody who cries where nobody should see fears two things: that it gets about, and that nobody noticed. So don’t spread it, and let it be felt in something small: a coffee, or “I’m around today, if you want ten minutes of air”. The reason can stay unasked.",
        "Chi piange di nascosto teme due cose: che si sappia in giro, e che nessuno se ne sia accorto. Quindi non farne parola in giro, e fallo sentire con poco: un caffè, o «oggi ci sono, se vuoi prendere aria dieci minuti». Il perché può restare dov’è.",
      ),
    ],
  },
  {
    kind: "alone_at_school",
    match:
      /^(?=.*\b(?:teacher|nursery|school|maestr[ao]|insegnante|asilo|scuola|professoress\w)\b)(?=.*\b(?:(?:always |plays |is |sits )(?:alone|by (?:him|her)self|on (?:his|her) own)|no friends|sempre sol[oa]|da sol[oa]|in disparte|isolat[oa])\b)/,
    plain: true,
    say: [
      b(
        "Before you conclude anything, ask for what was seen: “Since when, and what happens when the others come near?” At home put no question about being alone; ask who sat where, and what was played at break. A child who plays alone and is content is one thing, a child who stands aside and watches is another.",
        "Prima di trarne qualcosa, fatti raccontare che cosa si è visto: da quando, e che cosa succede quando gli altri si avvicinano. A casa niente domande dirette: chiedi con chi ha fatto merenda, a che cosa hanno giocato. Chi gioca per conto suo e sta bene è un conto, chi sta in disparte a guardare è un altro.",
      ),
    ],
  },
];
