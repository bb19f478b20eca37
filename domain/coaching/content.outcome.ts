import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import type { Tone } from "./evidence.ts";
import { b } from "./text.ts";

/*
 * Texts for the recorded outcome of an interaction. `{plan}`, `{outcome}`, `{expected}`, `{fear}`, `{goal}` and
 * `{earlier}` include their quotation marks. `[one|other]` is explained in vary.ts.
 */

/** Plan beside outcome, by the tone of the outcome. */
export const OPENINGS: Record<Tone, readonly Bilingual[]> = {
  good: [
    b(
      "With {name} you had this in mind: {plan}. [And this is how it went|And it turned out like this]: {outcome}. That reads well.",
      "Con {name} avevi in mente questo: {plan}. [Ed ecco com’è andata|E il risultato è questo]: {outcome}. Suona bene.",
    ),
    b(
      "Your plan was {plan}, and of the moment with {name} you now write {outcome}. [Something in it worked|Part of it clearly did good].",
      "Il piano era {plan}, e del momento con {name} ora scrivi {outcome}. [Qualcosa ha funzionato|Una parte ha fatto bene].",
    ),
    b(
      "From {plan} to {outcome}: [a good step with {name}|with {name}, that is ground gained], and it began with you.",
      "Da {plan} a {outcome}: [un buon passo con {name}|un passo avanti con {name}], ed è partito da te.",
    ),
    b(
      "You wrote {outcome} about {name}. It grew out of {plan}, [so the preparation was worth it|so planning it paid off].",
      "Di {name} hai scritto {outcome}. È nato da {plan}: [prepararsi è servito|pensarci prima è servito].",
    ),
  ],
  hard: [
    b(
      "With {name} you had this in mind: {plan}. What you write now, {outcome}, [sounds heavy|was not easy to live through].",
      "Con {name} avevi in mente questo: {plan}. Quello che scrivi ora, {outcome}, [suona pesante|non è stato facile da vivere].",
    ),
    b(
      "Your plan was {plan}; of the moment with {name} you write {outcome}. [That hurts|That is hard], also when one meant well.",
      "Il piano era {plan}; del momento con {name} scrivi {outcome}. [Fa male|È dura], anche quando l’intenzione era buona.",
    ),
    b(
      "{outcome}: [you put it plainly|thank you for writing it down as it was]. With {name} you had planned {plan}, and it went another way.",
      "{outcome}: [lo dici con chiarezza|hai fatto bene a scriverlo com’è stato]. Con {name} il piano era {plan}, ed è andata in un altro modo.",
    ),
    b(
      "Between {plan} and {outcome} [lies some distance|there is a gap]. It says something about that moment with {name}, not about your worth or anybody’s.",
      "Tra {plan} e {outcome} [c’è distanza|c’è un salto]. Dice qualcosa di quel momento con {name}, non del valore tuo o di altri.",
    ),
  ],
  plain: [
    b(
      "With {name} you had this in mind: {plan}. [And this is how it went|And it turned out like this]: {outcome}.",
      "Con {name} avevi in mente questo: {plan}. [Ed ecco com’è andata|E il risultato è questo]: {outcome}.",
    ),
    b(
      "Your plan was {plan}, and of the moment with {name} you now write {outcome}. [It is done, and noted|You tried it, and that counts].",
      "Il piano era {plan}, e del momento con {name} ora scrivi {outcome}. [È fatto, e annotato|Ci hai provato, e conta].",
    ),
    b(
      "You wrote {outcome} about {name}; the plan was {plan}. [Both lines side by side already tell something|Read together, the two lines say more than either].",
      "Di {name} hai scritto {outcome}; il piano era {plan}. [Una accanto all’altra, le due righe dicono già qualcosa|Lette insieme, le due righe dicono di più].",
    ),
    b(
      "First {plan}, then {outcome}: [that is the moment with {name} in two lines|so much for the moment with {name}, in your words].",
      "Prima {plan}, poi {outcome}: [ecco in due righe il momento con {name}|ecco il momento con {name}, con parole tue].",
    ),
  ],
};

/** When the outcome has nothing to quote. */
export const OPENINGS_BARE: readonly Bilingual[] = [
  b(
    "What you planned with {name} is done, and you noted how it went in very few signs. A sentence more, while it is fresh, would tell you later what really happened.",
    "Quello che avevi in programma con {name} è fatto, e l’hai annotato con pochissimi segni. Una frase in più, a ricordo fresco, ti dirà un giorno che cosa è successo davvero.",
  ),
  b(
    "The moment with {name} lies behind you, noted very briefly. If you add a sentence today about what was said, you will have something to build on next time.",
    "Il momento con {name} è alle spalle, annotato in modo molto breve. Se oggi aggiungi una frase su che cosa è stato detto, la prossima volta avrai da dove partire.",
  ),
];

/** Expectation beside outcome, if the tone of both is known. */
export const EXPECTED: Record<"better" | "worse" | "as_good" | "as_hard", readonly Bilingual[]> = {
  better: [
    b(
      "Your expectation was {expected}: [it went better than you feared|what came was kinder than that].",
      "L’aspettativa era {expected}: [è andata meglio del previsto|quello che è arrivato era più lieve].",
    ),
    b(
      "Beforehand you noted {expected}. [That picture was darker than the day|The day was lighter than the picture].",
      "Prima avevi annotato {expected}. [L’immagine era più scura della giornata|La giornata è stata più chiara dell’immagine].",
    ),
  ],
  worse: [
    b(
      "Your expectation was {expected}, [and it came out harder|and it did not come that way]; part of the ache may be that distance.",
      "L’aspettativa era {expected}, [ed è stata più dura|e non è andata così]; una parte del peso può venire da quella distanza.",
    ),
    b(
      "Beforehand you noted {expected}. [What came was harder|It came out otherwise], and a hope may take a while to put down.",
      "Prima avevi annotato {expected}. [È stato più difficile|È andata diversamente], e una speranza ci mette un po’ a posarsi.",
    ),
  ],
  as_good: [
    b(
      "Your expectation was {expected}, and it came [much like that|close to it]: you read the situation well.",
      "L’aspettativa era {expected}, ed è andata [più o meno così|molto vicino a così]: hai letto bene la situazione.",
    ),
    b(
      "Beforehand you noted {expected}. [Your sense of it was right|You saw it coming], and you can lean on that sense again.",
      "Prima avevi annotato {expected}. [L’intuizione era giusta|L’avevi visto arrivare], e puoi fidarti ancora di quell’intuizione.",
    ),
  ],
  as_hard: [
    b(
      "Your expectation was {expected}, and it was [much like that|not far from it]. What you see coming, you can prepare for.",
      "L’aspettativa era {expected}, ed è andata [più o meno così|non lontano da così]. A quello che vedi arrivare ci si può preparare.",
    ),
    b(
      "Beforehand you noted {expected}. [You saw it coming|Your sense of it was right]; next time that can change when, or where, you begin.",
      "Prima avevi annotato {expected}. [L’avevi visto arrivare|L’intuizione era giusta]; la prossima volta puoi cambiare il momento, o il posto, da cui cominciare.",
    ),
  ],
};

/** Expectation beside outcome, if it is unclear which was better. */
export const EXPECTED_OPEN: readonly Bilingual[] = [
  b(
    "Your expectation was {expected}. [Lay the two lines side by side|Read it next to the outcome]: what was different, and what surprised you?",
    "L’aspettativa era {expected}. [Metti le due righe una accanto all’altra|Rileggilo accanto al risultato]: che cosa è stato diverso, che cosa ti ha sorpreso?",
  ),
  b(
    "You had noted {expected} as your expectation. [What of it came about|Which half of it came true], and what did you not see coming?",
    "Come aspettativa avevi annotato {expected}. [Che cosa se n’è avverato|Quale metà si è avverata], e che cosa non avevi visto arrivare?",
  ),
];

/** The fear, by the tone of the outcome; never says that it came true. */
export const FEARS: Record<Tone, readonly Bilingual[]> = {
  good: [
    b(
      "What you feared was {fear}. [Ask yourself how much of it came about|How much of it really came about]: the answer may make the next time lighter.",
      "Il timore era {fear}. [Chiediti quanto se n’è avverato|Quanto se n’è avverato davvero]: la risposta può rendere più leggera la prossima volta.",
    ),
    b(
      "You tried although you feared {fear}. [That counts|That is worth remembering], whatever part of the fear was right.",
      "Il timore era {fear}, e ci hai provato lo stesso. [Conta anche questo|Vale la pena ricordarlo], qualunque parte del timore fosse giusta.",
    ),
  ],
  hard: [
    b(
      "What you feared was {fear}. [See what of it really came about|Keep apart what came about] and what was new: they need different answers.",
      "Il timore era {fear}. [Guarda che cosa si è avverato davvero|Tieni separato che cosa si è avverato] e che cosa è nuovo: chiedono risposte diverse.",
    ),
    b(
      "Before it stood a fear: {fear}. It is worth seeing whether it [steered your tone|made you hurry], without blaming yourself for it.",
      "Prima c’era un timore: {fear}. Vale la pena vedere se ha [guidato il tono|messo fretta], senza fartene una colpa.",
    ),
  ],
  plain: [
    b(
      "What you feared was {fear}. How much of it came about? [A few words on that|One line about it] would help you next time.",
      "Il timore era {fear}. Quanto se n’è avverato? [Due parole su questo ti aiuteranno|Una riga in merito ti aiuterà] la prossima volta.",
    ),
    b(
      "Before it stood a fear: {fear}. Now you [know|have seen] more of it than when you planned.",
      "Prima c’era un timore: {fear}. [Adesso ne sai più|Adesso hai un’esperienza in più] di quando hai fatto il piano.",
    ),
  ],
};

/** The hope; never says that it was fulfilled. */
export const GOALS: Record<Tone, readonly Bilingual[]> = {
  good: [
    b(
      "Your goal was {goal}. [Which part of it is there|What of it is there] already, and what may take its time?",
      "L’obiettivo era {goal}. [Quale parte c’è|Che cosa c’è] già, e che cosa può prendersi il suo tempo?",
    ),
    b(
      "Hold it against your goal, {goal}: [even a first part of it counts|what is still missing may come in small steps].",
      "Accanto all’obiettivo, {goal}, [conta anche un primo pezzo|quello che manca può arrivare con calma].",
    ),
  ],
  hard: [
    b(
      "Your goal, {goal}, [is not lost by one hard day|may still be right]; perhaps only the way there was the wrong one.",
      "L’obiettivo, {goal}, [non si perde per una giornata dura|può restare giusto]; forse era solo la strada a non andare.",
    ),
    b(
      "Your goal was {goal}. Ask yourself what a [smaller|first] piece of it would look like, one that needs only you.",
      "L’obiettivo era {goal}. Chiediti come sarebbe un pezzo [più piccolo|iniziale], di quelli che dipendono solo da te.",
    ),
  ],
  plain: [
    b(
      "Your goal was {goal}. How near did you come to it? [A rough answer is enough|Nearer or further is answer enough].",
      "L’obiettivo era {goal}. A che punto sei? [Basta una risposta a occhio|Basta dire più vicino o più lontano].",
    ),
    b(
      "Hold it against your goal, {goal}, and note [what is still open|what is missing], so that it does not get lost.",
      "Confronta con l’obiettivo, {goal}, e annota [che cosa resta aperto|che cosa manca], così non si perde.",
    ),
  ],
};

/** An earlier outcome with the same person, by its tone and that of the new one. */
export const EARLIER: Record<"both_good" | "both_hard" | "brighter" | "darker" | "other", readonly Bilingual[]> = {
  both_good: [
    b(
      "{day} you noted {earlier}: [a second good moment|two good lines], and worth seeing what the two have in common.",
      "{day} avevi annotato {earlier}: [un altro momento buono|due righe buone], e vale la pena vedere che cosa hanno in comune.",
    ),
  ],
  both_hard: [
    b(
      "{day} you noted {earlier}. [Twice hard is|Two hard lines are] reason enough to try another hour, another place or another beginning.",
      "{day} avevi annotato {earlier}. [Due volte difficile|Due righe dure]: un buon motivo per cambiare ora, posto o inizio.",
    ),
  ],
  brighter: [
    b(
      "{day} it still read {earlier}. What did you do [differently|otherwise] this time? That is worth a note.",
      "{day} si leggeva ancora {earlier}. Che cosa hai fatto di [diverso|nuovo] questa volta? Vale una nota.",
    ),
  ],
  darker: [
    b(
      "{day} you could note {earlier}: [it has gone otherwise before|better days with {name} exist], and something of that day can be used again.",
      "{day} avevi potuto annotare {earlier}: [è già andata diversamente|giorni migliori con {name} esistono], e qualcosa di quel giorno si può riprendere.",
    ),
  ],
  other: [
    b(
      "{day} you noted {earlier}. [Read next to today|Beside today’s line], what has changed between you and {name}?",
      "{day} avevi annotato {earlier}. [Letto accanto a oggi|Accanto alla riga di oggi], che cosa è cambiato tra te e {name}?",
    ),
  ],
};

/** Advice for this kind of relationship, if no trait leans. */
export const CONTEXT_HINTS: Record<PersonaContext | "minor", readonly Bilingual[]> = {
  friend: [
    b(
      "Among friends, what is left unsaid grows: keep it [short and soon|small and near in time], rather than long and some day.",
      "Tra amici quello che non si dice cresce: meglio [breve e subito|poco e presto] che lungo e chissà quando.",
    ),
    b(
      "A friendship lives on small proofs: [a message without a purpose|a question about something {name} told you] counts as much as a talk.",
      "Un’amicizia vive di piccole prove: [un messaggio senza scopo|una domanda su qualcosa che ti ha raccontato {name}] conta quanto un discorso.",
    ),
  ],
  partner: [
    b(
      "Living close, one soon talks only of what must be done: leave [ten minutes|one walk] without tasks.",
      "A forza di stare vicino si finisce per parlare solo di cose da fare: lascia [dieci minuti|una passeggiata] senza compiti.",
    ),
    b(
      "With a partner the moment weighs as much as the words: [not at the door, not at midnight|rested, seated, without telephones].",
      "In coppia il momento pesa quanto le parole: [non sulla porta, non a mezzanotte|con calma, senza fretta e senza telefoni].",
    ),
  ],
  romantic: [
    b(
      "While you are still getting to know each other, asking is better than guessing: [one open question|one honest sentence] is plenty.",
      "Quando ci si sta ancora conoscendo, chiedere è meglio che indovinare: basta [una domanda aperta|una frase sincera].",
    ),
    b(
      "Leave {name} room to answer in their own time: [a slow answer is not a no|not every silence has a meaning].",
      "Lascia {a_name} lo spazio per rispondere con i suoi tempi: [una risposta lenta non è un no|non ogni silenzio ha un significato].",
    ),
  ],
  colleague: [
    b(
      "At work it helps to part the matter from the person: [one fact, one effect, one request|say what you need by when].",
      "Al lavoro aiuta separare la questione dalla persona: [un fatto, un effetto, una richiesta|di’ che cosa ti serve ed entro quando].",
    ),
    b(
      "With colleagues, what was agreed is soon remembered in two ways: [two lines in writing|a short summary afterwards] can spare you a quarrel.",
      "Tra colleghi ciò che si è concordato si ricorda presto in due modi: [due righe scritte evitano|un breve riepilogo evita] una lite.",
    ),
  ],
  family: [
    b(
      "In a family old roles come back fast: speak of [this one moment|today], not of how it has always been.",
      "In famiglia i vecchi ruoli tornano in fretta: parla di [questo momento|oggi], non di come è sempre stato.",
    ),
    b(
      "In a family one rarely gets thanks for what is taken for granted: [name one such thing|say one aloud] before what is missing.",
      "In famiglia si ringrazia di rado per ciò che si dà per scontato: [ricorda una cosa così|dinne una a voce] prima di ciò che manca.",
    ),
  ],
  acquaintance: [
    b(
      "With people one knows little, a light tone carries far: [one question, one thank you|short, friendly, without a backlog].",
      "Con chi si conosce poco, un tono leggero porta lontano: [una domanda, un grazie|poche parole gentili, senza arretrati].",
    ),
    b(
      "You know {name} only from one side as yet: [keep a little doubt about|leave room for another explanation of] what you saw.",
      "Di {name} conosci per ora un lato solo: [tieni un po’ di dubbio su|lascia posto a un’altra spiegazione per] quello che hai visto.",
    ),
  ],
  mentor: [
    b(
      "Whoever advises you likes to know what became of it: tell {name} [what you tried|one thing you put to use].",
      "Chi ti consiglia ha piacere di sapere com’è finita: racconta {a_name} [che cosa hai provato|una cosa che ti è servita].",
    ),
    b(
      "A precise question is easier to answer than a big one: bring {name} [one example|one decision] at a time.",
      "A una domanda precisa è più facile rispondere: porta {a_name} [un esempio|una decisione] per volta.",
    ),
  ],
  other: [
    b(
      "Whatever the two of you are to each other, a clear beginning helps: say [what it is about|how long it takes] first.",
      "Qualunque sia il legame tra voi, un inizio chiaro aiuta: di’ prima [di che cosa si tratta|quanto tempo serve].",
    ),
    b(
      "What holds for most people may hold for {name}: [asked first, told second|first listen, then explain].",
      "Quello che vale per molti può valere per {name}: [prima chiedere, poi raccontare|prima ascoltare, poi spiegare].",
    ),
  ],
  minor: [
    b(
      "With somebody this young, staying reachable matters more than being right: [ask little, listen long|leave the door open].",
      "Con chi è così giovane conta più esserci che avere ragione: [chiedi poco, ascolta a lungo|lascia la porta aperta].",
    ),
    b(
      "At this age a side remark often says most: [a walk or a drive|doing something together] is easier than a talk face to face.",
      "A questa età spesso dice di più una frase di passaggio: [una camminata o un tragitto|fare qualcosa insieme] è più facile di un discorso a tu per tu.",
    ),
  ],
};

/** One concrete next step, by the tone of the outcome. */
export const NEXT_STEPS: Record<Tone, readonly Bilingual[]> = {
  good: [
    b(
      "This week, tell {name} in one sentence what did you good about it; [named, a good thing comes back more easily|praise that is precise is remembered].",
      "Questa settimana di’ {a_name} in una frase che cosa ti ha fatto bene: [una cosa buona, detta, torna più facilmente|un apprezzamento preciso resta].",
    ),
    b(
      "Write down today the first sentence you said to {name}: [the beginning is what you can repeat|that is the part which can be used again].",
      "Scrivi oggi la prima frase che hai detto {a_name}: [l’inizio è la parte che puoi ripetere|è il pezzo che si può riusare].",
    ),
    b(
      "Fix one small thing with {name} in the next days, [while the good moment is warm|before everyday life closes over it]: a day and an hour are enough.",
      "Nei prossimi giorni fissa con {name} una cosa piccola, [finché il ricordo è fresco|prima che tornino i soliti impegni]: bastano un giorno e un’ora.",
    ),
    b(
      "Ask {name} this week how it was from the other side; [you know only your half so far|that answer completes your note].",
      "Questa settimana chiedi {a_name} com’è stato dall’altra parte: [per ora conosci solo la tua metà|quella risposta completa la tua nota].",
    ),
  ],
  hard: [
    b(
      "Let a day pass, then tell {name} in one sentence how it was for you, [without explaining and without asking for anything|and nothing else].",
      "Lascia passare un giorno, poi di’ {a_name} in una frase com’è stato per te, [senza spiegare e senza chiedere niente|e nient’altro].",
    ),
    b(
      "Before you try again, write in two lines what you saw and what you made of it; [only the first is certain|they are two different things].",
      "Prima di riprovare, scrivi in due righe che cosa hai visto e che cosa ne hai dedotto: [è certa solo la prima|sono due cose diverse].",
    ),
    b(
      "In a few days ask {name} when would be a good time for ten minutes, [and bring one point only|and leave the old points out].",
      "Tra qualche giorno chiedi {a_name} quando vanno bene dieci minuti, [e porta un punto solo|e lascia fuori i punti vecchi].",
    ),
    b(
      "This week do something small with {name} that is not about this; [a calm quarter of an hour|an ordinary moment] makes the next talk easier.",
      "Questa settimana fai con {name} una cosa piccola che non c’entra: [un quarto d’ora di calma|un momento qualunque] rende più facile il prossimo discorso.",
    ),
  ],
  plain: [
    b(
      "Within two days, ask {name} one question about it: “How was that for you?” [Then only listen|The answer is worth a note].",
      "Entro due giorni fai {a_name} una domanda: «Per te com’è stato?». [Poi ascolta e basta|La risposta vale una nota].",
    ),
    b(
      "Note today in one line how it ended between you and {name}, down to the last words; [endings are soon forgotten|the end often tells more than the middle].",
      "Annota oggi in una riga com’è finita tra te e {name}, fino alle ultime parole: [la fine si dimentica presto|la fine spesso dice più del resto].",
    ),
    b(
      "This week, come back to one thing {name} said and tell what you thought of it since: [that shows you listened|little else shows so well that you listened].",
      "Questa settimana riprendi una cosa che ha detto {name} e di’ che cosa ne hai pensato poi: [mostra che hai ascoltato|poche cose mostrano così bene l’ascolto].",
    ),
    b(
      "Choose the next small step with {name} now, with a day: [what has no day seldom happens|a line in the calendar is enough].",
      "Scegli ora il prossimo piccolo passo con {name}, con un giorno: [ciò che non ha un giorno capita di rado|basta una riga in agenda].",
    ),
  ],
};

/** Added if the rest is very short. */
export const CLOSING: readonly Bilingual[] = [
  b(
    "These lines rest on your words alone: [{name} may tell it otherwise|how it was for {name}, only {name} knows], and both can be true.",
    "Queste righe poggiano solo sulle tue parole: [{name} può raccontarla diversamente|com’è stata per {name} lo sa solo {name}], e possono essere vere tutte e due.",
  ),
  b(
    "Take from this [what fits|the one thing that fits], and leave the rest: you were there, these lines were not.",
    "Prendi da qui [quello che ti torna|la cosa che ti torna] e lascia il resto: c’eri tu, non queste righe.",
  ),
];
