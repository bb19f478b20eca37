import { b } from "../text.ts";
import type { KnownMessage } from "./known-message.ts";

/** Joy, thanks, humour, farewell: shares it, and suggests how to keep it or tell the other person. */
export const WARM: readonly KnownMessage[] = [
  {
    kind: "honoured",
    match:
      /\b(?:introduced me (?:to .{1,40} )?as (?:his|her|their|my)? ?(?:dad|mum|mom|father|mother|best friend|sister|brother|son|daughter|family)|called me (?:mum|mom|dad|daddy|mummy|grandma|grandpa|his (?:dad|mum)|her (?:dad|mum))|(?:named|called) (?:him|her|the baby) after me|(?:is|was|are) (?:so |really )?proud of me|mi ha (?:presentat[oa] .{0,30}come|chiamat[oa]) (?:su[oa] |mi[oa] |la sua |il suo )?(?:padre|madre|mamma|papa|babbo|nonn[oa]|sorella|fratello)|(?:fier|orgoglios)[oa] di me)\b/,
    unless:
      /\b(?:(?:never|not) (?:once )?(?:called|introduced)|won'?t call|isn'?t proud|his ex|her ex|non mi ha mai|mai chiamat)\b/,
    plain: true,
    say: [
      b(
        "Nobody plans a word like that; it comes out because it has been true for a while. Nothing needs doing about it. Write down the day, to have it on a worse one; and if you want {name} to know, one line is enough: “I heard the word you used. It made my week.”",
        "Una parola così non si prepara: esce perché è vera già da un po’. Non c’è niente da fare. Segnati il giorno, ti farà comodo in uno peggiore; e se vuoi che {name} lo sappia basta una riga: «Quella parola l’ho sentita. Mi ha reso felice.»",
      ),
    ],
  },
  {
    kind: "asked_to_be_there",
    match:
      /\b(?:asked me to be (?:the one|(?:his|her|their|the) (?:\w+ )?(?:godmother|godfather|best man|bridesmaid|maid of honou?r|witness)|godmother|godfather|best man|bridesmaid|witness)|(?:made|wants) me (?:to be )?(?:the )?(?:godmother|godfather)|mi ha chiesto di (?:far\w+|fare) (?:da|il|la) (?:testimone|padrino|madrina))\b/,
    unless: /\b(?:how do i|come faccio|say no|dir\w* di no|stammer|balbett\w*|don'?t want|non voglio)\b/,
    plain: true,
    say: [
      b(
        "That is trust in its plainest form: when it counts, you. Accept it as plainly, “I’ll be there, and I’m moved that you asked me”, and ask what {name} pictures by it, so that it becomes more than a word. And note the day; it’s one to come back to.",
        "È fiducia nella forma più semplice: quando conta, si pensa a te. Accetta con la stessa semplicità, «ci sarò, e mi commuove che tu l’abbia chiesto a me», e domanda {a_name} come se lo immagina, così diventa più di una parola. E segnati il giorno: è di quelli su cui si torna volentieri.",
      ),
    ],
  },
  {
    kind: "moved_out",
    match:
      /\b(?:(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|eldest|youngest|baby|kids?)(?: \w+)? (?:has |have |just )*(?:moved out|left home|gone to (?:uni|college))|(?:mi[oa]|nostr[oa]) figli[oa](?: \w+)? (?:e|se ne e|si e) (?:andat[oa] (?:via|a vivere)|trasferit[oa]|partit[oa]))\b/,
    of: ["family", "partner"],
    plain: true,
    say: [
      b(
        "The quiet is real, and it’s the other side of something that has gone well: somebody was able to leave. You needn’t fill the room yet. Agree on one small fixed thing with {name}, a call on Sunday, a dish to be fetched, and otherwise let {name} be the one to ring; it does you both good to be missed a little.",
        "Quel silenzio c’è davvero, ed è l’altra faccia di una cosa riuscita: qualcuno ha potuto andare. La stanza non va riempita subito. Mettiti d’accordo con {name} su una cosa piccola e fissa, una telefonata la domenica, un piatto da venire a prendere, e per il resto lascia che sia {name} a chiamare: mancarsi un po’ fa bene a tutti.",
      ),
    ],
  },
  {
    kind: "praised_at_last",
    match:
      /\b(?:(?:m'|mi )ha detto:? (?:che sono )?(?:stat[oa] )?brav(?:o|a|issim[oa])|ha detto che e (?:fier|orgoglios)[oa] di me|(?:said|told me) (?:that )?(?:he|she)(?:'s| is| was) proud of me|told me (?:i'd done well|well done))\b/,
    unless: /\b(?:but|then|sarcas\w*|mocking|ma (?!l'aveva)|pero|ironic\w*|in giro)\b/,
    of: ["family", "partner", "mentor"],
    plain: true,
    say: [
      b(
        "That word was meant, and it needs no answer beyond being glad of it. Write it down with the date.",
        "Quella parola era sentita, e basta esserne contenti: non serve rispondere. Segnatela, con la data.",
      ),
    ],
  },
  {
    kind: "praised",
    match:
      /\b(?:well done|good job|great (?:work|job)|(?:praised|complimented) (?:me|my)|couldn'?t have done it without (?:me|you)|best (?:work|thing) (?:i|you)'?ve|(?:m'|mi )?ha detto:? (?:che )?(?:sono )?(?:stat[oa] )?brav(?:o|a|issim[oa])|mi ha (?:fatto i complimenti|lodat[oa]|elogiat[oa])|complimenti)\b/,
    unless: /\b(?:but|never|instead|not one|ma|pero|mai|invece|nessuno|nemmeno)\b/,
    of: ["colleague", "mentor", "other", "acquaintance", "family"],
    plain: true,
    say: [
      b(
        "Praise from somebody who knows what the work takes goes deep, and going over it for hours is nothing to be ashamed of. Write it down word for word, with the date. If you’d like to give something back, a thank-you that says for what is enough: that sentence, on that day.",
        "Un complimento di chi sa quanto costa il lavoro arriva in fondo, e ripensarci per ore è il minimo. Scrivilo parola per parola, con la data. Se vuoi ricambiare, basta un grazie che dica per che cosa: quella frase, quel giorno.",
      ),
    ],
  },
  {
    kind: "misjudged",
    match:
      /\b(?:(?:and )?(?:there i was|here i was|i)(?:'d| had| was)? (?:always )?(?:thought|thinking|sure) (?:he|she|they) (?:was|were|had it in for|hated|didn'?t|couldn'?t stand)|e io che (?:pensavo|credevo|ero convint[oa])|e pensare che io)\b/,
    unless: /\b(?:he|she) (?:lied|cheated|betrayed)|tradit[oa]|mentit[oa]|fregat[oa]\b/,
    plain: true,
    say: [
      b(
        "What {name} did answers that suspicion better than any talk could. Let the old story rest and answer in kind: something done or brought, with a thank-you for what you saw. An apology for a thought that nobody heard isn’t owed.",
        "Quello che ha fatto {name} risponde al sospetto meglio di qualsiasi chiarimento. Lascia stare la vecchia storia e rispondi allo stesso modo: qualcosa di fatto o di portato, e un grazie per quello che hai visto. Di un pensiero che non ha sentito nessuno non serve scusarsi.",
      ),
    ],
  },
  {
    kind: "kindness_with_shame",
    match:
      /^(?=.*\b(?:embarrass\w*|ashamed|awkward|vergogn\w*|imbarazz\w*)\b)(?=.*\b(?:wouldn'?t let me pay|didn'?t charge|on the house|paid for (?:me|my|our)|gave me|brought me|non mi ha fatto pagare|mi ha offert[oa]|me l'ha offert[oa]|mi ha (?:regalato|portato|pagato))\b)/,
    plain: true,
    say: [
      b(
        "The two go together: a little shame, and being glad all the same. It wasn’t pity; it’s what one does for people one counts as one’s own. Take it, say thank you, and leave it there. The day you can give something back will come, and nobody is keeping the bill.",
        "Le due cose stanno insieme: un po’ di vergogna, e il piacere lo stesso. Non era pietà: è quello che si fa con chi si considera di casa. Prendilo, di’ grazie e lascialo lì. Il giorno in cui ricambi arriverà, e il conto non lo tiene nessuno.",
      ),
    ],
  },
  {
    kind: "thaw",
    match:
      /^(?=.*\b(?:years?|months|anni|mesi)\b)(?=.*\b(?:silen\w+|without (?:speaking|talking|a word)|(?:hadn'?t|haven'?t|not) (?:spoken|talked|speaking)|through lawyers|parlav\w+ solo|non ci (?:si )?parl\w+|senza parlar\w+|senza (?:una parola|sentirc\w))\b)(?=.*\b(?:sat (?:next|down|beside)|smiled|said hello|waved|hugged|had (?:a )?coffee|bought me|rang me|called me|came over|si e sedut[oa]|abbiamo (?:preso|parlato|riso|bevuto)|mi ha (?:salutat[oa]|sorriso|chiamat[oa]|cercat[oa]|scritto|offert[oa])|ha messo (?:la|una) moneta)\b)/,
    plain: true,
    say: [
      b(
        "After that long a small thing is a large one; nobody does it by chance. The talk about the past can wait. Answer in the same size, within a few days: “It was good to see you.” If more is to come of it, it comes from there.",
        "Dopo tanto tempo una cosa piccola è grande, e nessuno la fa per caso. Il discorso sul passato può aspettare. Rispondi con la stessa misura, entro qualche giorno: «Mi ha fatto piacere vederti». Se deve venire altro, viene da lì.",
      ),
    ],
  },
  {
    kind: "photo_from_afar",
    match:
      /^(?=.*\b(?:left (?:for|yesterday|today)|flew|moved|erasmus|abroad|at uni\w*|college|partit[oa]|erasmus|all'estero|universita)\b)(?=.*\b(?:(?:sent|texted) me (?:a |the )?(?:photo|pic|picture|video)|mi ha mandato (?:la |una |un )?(?:foto|video|vocale))\b)/,
    unless: /\b(?:worried|drunk|hurt|hospital|preoccup\w*|ubriac\w*|ospedale)\b/,
    plain: true,
    say: [
      b(
        "A picture like that means “I’m thinking of you”, said without saying it. Answer with something light, a joke or a picture of your own, and ask nothing else this week: that is how the line stays open.",
        "Una foto così vuol dire «ti penso», detto senza dirlo. Rispondi con una battuta o con una foto tua, e per questa settimana non chiedere altro: è così che si resta vicini da lontano.",
      ),
    ],
  },
  {
    kind: "their_success",
    match:
      /\b(?:(?:he|she|they|my \w+|\w+) (?:just |finally )?got (?:into|in to|the job|the part|the place|a place|promoted|engaged|(?:his|her|their) (?:\w+ ){0,3}(?:chip|degree|licence|results?|medal))|so (?:damn |bloody |very )?proud(?! of me)|not seen (?:him|her|them) (?:this|so) happy|passed (?:his|her|their) \w+|\d+ (?:days|months|years) sober|ha (?:preso la patente|vinto|passato (?:l'esame|il concorso|il test))|si e (?:laureat|diplomat)[oa]|(?:l'hanno|e stat[oa]) (?:assunt|promoss|pres)[oa]|(?:fier|orgoglios)[oa] di (?:lui|lei|mi[oa])|mai vist[oa] cosi (?:felice|content\w))\b/,
    unless:
      /\b(?:i (?:just |finally )?(?:got|passed|won)|but|not (?:been|told)|instead of me|credit|jealous|envy|barando|cheat\w*|ma|pero|invece di|invidi\w*|gelos\w*|my promotion|behind my back|since|da quando|non mi)\b/,
    plain: true,
    say: [
      b(
        "Say it to {name} today, with the thing by its name and nothing practical tied to it: “I’m so glad for you, and I wanted you to hear it from me.” The how and the when can wait until tomorrow; tonight is for being glad.",
        "Dillo {a_name} oggi stesso, chiamando la cosa per nome e senza attaccarci niente di pratico: «Sono felice per te, e volevo che lo sentissi da me.» Il come e il quando possono aspettare domani; stasera si festeggia.",
      ),
      b(
        "Keep something of it: a photo, a line with the date, the words that were used. On an ordinary grey day, show it to {name}; being remembered at one’s best does more than praise.",
        "Tienine qualcosa: una foto, una riga con la data, le parole esatte. Un giorno qualunque, di quelli grigi, fallo rivedere {a_name}: essere ricordati nel momento migliore vale più di un complimento.",
      ),
    ],
  },
  {
    kind: "laughed",
    match:
      /\b(?:laughed (?:so|till|until|all)|burst out laughing|in stitches|couldn'?t stop laughing|crying with laughter|we (?:all )?laughed|ha riso (?:cosi|tanto|fino)|abbiamo riso|si e mess[oa] a ridere|scoppiat[oaie] a ridere|da morire dal ridere|mort[oaie] dal ridere)\b/,
    unless:
      /\b(?:at me|of me|laughed at|in front of|humiliat\w*|forget\w*|forgot|confus\w*|cried|sat there|dimentic\w*|di me|davanti a|prende in giro|preso in giro|sfott\w*)\b/,
    plain: true,
    say: [
      b(
        "That one is worth keeping word for word; scenes like that are told for years. Tell {name} that you liked laughing at it together. There is nothing here to mend.",
        "Questa va tenuta parola per parola: sono le scene che si raccontano per anni. Di’ {a_name} che ti è piaciuto riderne insieme. Qui non c’è niente da aggiustare.",
      ),
    ],
  },
  {
    kind: "goes_away_acquaintance",
    match:
      /\b(?:(?:has |'s |is |she |he |they )?(?:moved (?:to|away)|moving (?:to|away)|left town|retir(?:ed|ing|es))|last day (?:at|here|is|was)|va via|andat[oa] via|si (?:e )?trasferi\w+|(?:va|andat[oa]) in pensione|ultimo giorno)\b/,
    unless: /\b(?:in with|wants me|my (?:husband|wife|partner|kids)|\?|mio marito|mia moglie)\b/,
    of: ["acquaintance"],
    say: [
      b(
        "People one only greets hold the days together as well, and nobody thinks of a goodbye to them. So it’s not odd that it touches you. If there is a way to pass on a line, “all the best, from the one who always said hello” is enough; if not, it’s still a small loss, and may be one.",
        "Anche le persone che si salutano e basta tengono insieme le giornate, e a nessuno viene in mente di dire loro addio. Non è strano che ti tocchi. Se c’è modo di far arrivare una riga, basta «in bocca al lupo da chi ti salutava sempre»; se no, resta un piccolo dispiacere, ed è giusto così.",
      ),
    ],
  },
  {
    kind: "goes_away",
    match:
      /\b(?:(?:is|'s) (?:moving (?:to|away)|leaving (?:for|us|the)|retiring)|has (?:moved (?:to|away)|retired)|last day (?:at|here|is|was)|va via|se ne va|si (?:e )?trasferi\w+|va in pensione|ultimo giorno)\b/,
    unless: /\b(?:leaving (?:me|him|her)|left me|in with|wants me|move with|\?|mi lascia|lasciat[oa]|litig\w*)\b/,
    of: ["friend", "colleague", "mentor", "other", "family"],
    say: [
      b(
        "A goodbye can be done well. Tell {name} one thing that stays with you, in person or on a card: a single day you both remember says more than “thank you for everything”. And if you’ve already said it in your own way, it needs nothing more.",
        "Un saluto si può fare bene. Di’ {a_name} una cosa sola che ti resta, a voce o su un biglietto: un giorno preciso dice più di «grazie di tutto». E se l’hai già fatto a modo tuo, non serve altro.",
      ),
    ],
  },
  {
    kind: "kindness",
    match:
      /\b(?:(?:came|comes|turned up|knocked|called) (?:\w+ ){0,5}with (?:a|some|an|the|her|his) (?:\w+ ){0,5}(?:soup|cake|crumble|pie|casserole|flowers|bread|biscuits|stew|curry|dinner|lunch)|(?:mi|m') ?ha lasciato (?:\w+ ){0,4}(?:un|una|dei|delle) (?:pentola|torta|teglia|vasetto|fiori|minestra|piatto|crostata|sacchetto)|drove (?:\w+ ){1,2}(?:hrs?|hours?|miles?) to|wouldn'?t (?:even )?take (?:any |petrol |the )*money|brought me|made me (?:soup|tea|coffee|dinner|breakfast|a cake)|paid for my|wouldn'?t let me pay|didn'?t charge me|without (?:anyone|anybody|me|us|being) ask\w*|drove me|picked me up from|covered for me|stood up for me|sat with me|stayed (?:up )?with me|remembered my|hugged me|mi ha (?:portato (?:il|la|un|una|le|i|a)|accompagnat[oa]|preparato|aspettat[oa]|difes[oa]|abbracciat[oa])|non mi ha fatto pagare|me l'ha offert[oa]|senza che (?:nessuno |io )?(?:gliel[oa] |le |gli )?(?:chied\w+)|anche per (?:noi|me))\b/,
    unless:
      /\b(?:(?:hasn'?t|never|not) (?:\w+ )?(?:brought|remembered|covered)|back (?:broken|without|late)|shame|bill|letter from|then (?:asked|told)|drove me (?:mad|crazy|up the wall|nuts)|da parte|di nascosto|controvoglia|per poi|the wrong|sbagliat[oa])\b/,
    say: [
      b(
        "That was done out of kindness, and it needn’t be paid back or talked over. Say thank you once and name the thing: what {name} did, and what it gave you or spared you. People who help unasked mostly want no more than that.",
        "È stato un gesto di cuore, e non va né ripagato né discusso. Di’ grazie una volta, chiamando la cosa per nome: che cosa ha fatto {name}, e che cosa ti ha dato o risparmiato. Chi fa qualcosa senza che glielo si chieda di solito non vuole altro.",
      ),
      b(
        "Keep it: a line in the notes with the date is good to find on a day when things are harder between you. And if you haven’t said so yet, “that was good of you, I’m still thinking of it” is plenty.",
        "Tienilo: una riga nelle note con la data fa bene ritrovarla il giorno in cui fra voi va peggio. E se non l’hai ancora detto, basta un «è stato un bel gesto, ci penso ancora».",
      ),
    ],
  },
];

/** Any other joy. */
export const JOY = [
  b(
    "A day like that deserves a line in the notes, with its date: it’s good to find again when things are harder. And {name} may like to hear from you which part you enjoyed most.",
    "Un giorno così merita una riga nelle note, con la data: fa bene ritrovarlo quando le cose vanno peggio. E può far piacere {a_name} sapere da te qual è il pezzo più bello.",
  ),
  b(
    "Nothing needs doing about it, except perhaps saying so: “I’ve been smiling about that all day.”",
    "Non c’è niente da fare, se non dirlo: «È tutto il giorno che ci penso e sorrido.»",
  ),
  b(
    "Joy grows when it’s told to somebody who is glad with you. Choose one person for it today, and leave the rest of the day as it is.",
    "Una gioia cresce a raccontarla a chi ne è contento con te. Scegli una persona, oggi, e il resto della giornata lascialo com’è.",
  ),
];
