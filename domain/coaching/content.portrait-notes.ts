import type { Bilingual } from "#domain/language.ts";
import type { RelationshipIndex } from "#domain/relationship/indices.ts";
import { b } from "./text.ts";

/** `{day}` is “on Tuesday”, `{day_first}` the same capitalized, `{quote}` the user's words. */
export const NOTE_FRAME: readonly Bilingual[] = [
  b("{day_first} you wrote: “{quote}”.", "{day_first} hai scritto: «{quote}»."),
  b("You wrote, {day}: “{quote}”.", "Hai scritto, {day}: «{quote}»."),
  b("“{quote}”, you wrote {day}.", "«{quote}», hai scritto {day}."),
  b("Your note, {day}: “{quote}”.", "La tua nota, {day}: «{quote}»."),
  b("Then there is what you wrote {day}: “{quote}”.", "Poi c’è quello che hai scritto {day}: «{quote}»."),
  b("{day_first} you noted: “{quote}”.", "{day_first} hai annotato: «{quote}»."),
  b("In your note, {day}, it says: “{quote}”.", "Nella tua nota, {day}, si legge: «{quote}»."),
  b("And {day} you wrote: “{quote}”.", "E {day} hai scritto: «{quote}»."),
];

/** Without a day. */
export const NOTE_FRAME_UNDATED: readonly Bilingual[] = [
  b("In a note you wrote: “{quote}”.", "In una nota hai scritto: «{quote}»."),
  b("“{quote}”, you wrote in a note.", "«{quote}», hai scritto in una nota."),
  b("One of your notes says: “{quote}”.", "In una delle tue note si legge: «{quote}»."),
  b("You once noted: “{quote}”.", "Una volta hai annotato: «{quote}»."),
];

/** A note's meaning, by its tone. */
export const NOTE_SAYS: Readonly<Record<"hard" | "good" | "plain", readonly Bilingual[]>> = {
  hard: [
    b(
      "[A moment like that|Such a moment] weighs more in a portrait than ten [quiet|easy] ones; it belongs to the picture, and it is not all of it.",
      "Un momento così in un ritratto pesa più di dieci momenti [tranquilli|facili]; fa parte del quadro, e non è tutto il quadro.",
    ),
    b(
      "While that is [fresh|on your mind], part of what you see here may be [the hurt|that day] speaking.",
      "Finché la cosa [è fresca|ti pesa], parte di ciò che leggi qui può venire [dalla ferita|da quella giornata].",
    ),
    b(
      "That [was not easy|is worth a second look]: what happened just before, and what would you have [needed|wished for] then?",
      "Non [è stato facile|è da poco]: che cosa era successo appena prima, e di che cosa [avevi bisogno|ti sarebbe servito] in quel momento?",
    ),
    b(
      "What {name} [meant|saw in it] is not in the note; it may be the [missing|more interesting] half.",
      "Che cosa [intendeva|ci vedeva] {name} nella nota non c’è; può essere la metà [che manca|più interessante].",
    ),
    b(
      "It fits the picture or [disturbs it|does not]; either way it is [one moment|one scene], not a rule.",
      "Che si accordi con il quadro o [lo contraddica|no], è [una scena|un momento], non una regola.",
    ),
  ],
  good: [
    b(
      "[That is worth keeping|Keep hold of that]: it shows what is possible between you when the [moment|hour] is right.",
      "[Vale la pena tenerlo|Tienitelo stretto]: mostra che cosa è possibile tra voi quando il momento è [giusto|buono].",
    ),
    b(
      "Such [scenes|moments] belong to the portrait as much as the [difficult|tense] ones, and are forgotten sooner.",
      "Momenti così fanno parte del ritratto quanto quelli [difficili|tesi], e si dimenticano prima.",
    ),
    b(
      "What made it [possible|easy]? The place, the hour, something you said? That can be [done again|repeated].",
      "Che cosa l’ha reso [possibile|facile]? Il posto, l’ora, qualcosa che hai detto? Si può [rifare|ripetere].",
    ),
    b(
      "{name} probably does not know that it [stayed with you|was worth a note]; you could say so.",
      "{name} probabilmente non sa che ti è [rimasto dentro|sembrato degno di una nota]; potresti dirlo.",
    ),
    b(
      "It is [a small proof|a sign] that there is [another side|more] to {name} as well.",
      "È [una piccola prova|un segno] che di {name} c’è anche [un altro lato|qualcosa di più].",
    ),
  ],
  plain: [
    b(
      "[A small thing|A detail], perhaps; details are what a portrait is [corrected by|made of].",
      "[Una piccola cosa|Un dettaglio], forse; ma è con i dettagli che un ritratto si [corregge|fa].",
    ),
    b(
      "Does that [fit the picture|match the lines here], or does it [show another side|say otherwise]? You know the scene.",
      "[Si accorda con il quadro|Va d’accordo con queste righe], o [mostra un altro lato|dice altro]? La scena la conosci tu.",
    ),
    b(
      "It says something about {name} that no [scale|question] asks for.",
      "Dice di {name} qualcosa che nessuna [scala|domanda] chiede.",
    ),
    b(
      "You can come back to it with {name}: [people like to be remembered|a remembered detail opens many doors].",
      "Puoi tornarci sopra con {name}: [essere nei pensieri di qualcuno fa piacere|un dettaglio ricordato apre molte porte].",
    ),
    b(
      "[Keep noting such things|More notes like this], and the picture will [become sharper|come closer to {name}].",
      "[Continua ad annotare cose così|Annotane altre], e il quadro si farà più [nitido|fedele].",
    ),
  ],
};

/** The user's words on what should be different. */
export const WISH_SAYS: readonly Bilingual[] = [
  b(
    "Between you, you would like this: “{quote}”. It is [a direction|a wish], and {name} may have [another|one of their own].",
    "Tra voi vorresti questo: «{quote}». È un desiderio, e {name} può averne [un altro|uno suo].",
  ),
  b(
    "Asked what you would like to be different, you wrote: “{quote}”. [Half of it may be in your hands|Part of that you can begin yourself].",
    "Su che cosa vorresti diverso hai scritto: «{quote}». [Metà può essere nelle tue mani|Una parte puoi cominciarla tu].",
  ),
  b(
    "“{quote}”: that is what you wrote about your wish. [It deserves a day of its own|It may be worth saying aloud].",
    "«{quote}»: così hai scritto del tuo desiderio. [Merita un giorno tutto suo|Forse vale la pena dirlo ad alta voce].",
  ),
  b(
    "Your wish for the two of you, in your words: “{quote}”. [Perhaps {name} does not know it yet|Wishes travel badly unsaid].",
    "Il tuo desiderio per voi due, con parole tue: «{quote}». [Forse {name} non lo sa ancora|Un desiderio non detto viaggia male].",
  ),
];

export const WISH_TIP: readonly Bilingual[] = [
  b(
    "You wrote what you would like: “{quote}”. Cut from it the smallest piece that fits into [one evening|ten minutes] and ask {name} for [that piece only|just that].",
    "Hai scritto che cosa vorresti: «{quote}». Tagliane il pezzo più piccolo che stia in [una sera|dieci minuti] e chiedi {a_name} [solo quello|quel pezzo, e basta].",
  ),
  b(
    "“{quote}”, you wrote. Tell {name} what that would [change for you|make easier], without [blame|a list of what was], and ask what {name} would like between you.",
    "«{quote}», hai scritto. Di’ {a_name} che cosa [cambierebbe per te|ti renderebbe più facile], senza [accuse|l’elenco di ciò che è stato], e chiedi che cosa vorrebbe {name} tra voi.",
  ),
  b(
    "Your own words: “{quote}”. Do [your part|one step] of it this week, without announcing it, and see [what answers|whether something moves].",
    "Parole tue: «{quote}». Questa settimana fai [la tua parte|un passo], senza annunciarlo, e guarda [che cosa risponde|se qualcosa si muove].",
  ),
  b(
    "Of what you would like, you wrote: “{quote}”. Find the last time it was [a little so already|nearly so], and do again with {name} what you [did then|were doing].",
    "Di ciò che vorresti hai scritto: «{quote}». Cerca l’ultima volta in cui era già [un po’ così|quasi così], e rifai con {name} quello che [avevi fatto|stavate facendo].",
  ),
];

/** Free answers about the relationship: a good moment, a sore subject, a ritual. */
export const MEMORY_SAYS: Readonly<Record<string, readonly Bilingual[]>> = {
  memory_triggers_1: [
    b(
      "You like to remember this: “{quote}”. [It is part of {name} too|That {name} is in the picture as well].",
      "Ricordi con piacere questo: «{quote}». [Fa parte anche questo di {name}|Nel quadro c’è posto anche per questo].",
    ),
    b(
      "A moment you like to think of: “{quote}”. [What was different then?|What did it take?]",
      "Un momento a cui ripensi volentieri: «{quote}». [Che cosa c’era di diverso?|Che cosa era servito?]",
    ),
    b(
      "“{quote}”: so you tell of a good moment with {name}. [No score knows it|It counts for more than a scale].",
      "«{quote}»: così racconti un bel momento con {name}. [Nessun punteggio lo conosce|Conta più di una scala].",
    ),
    b(
      "Among the good moments you name this one: “{quote}”. [Such things carry|It is something to build on].",
      "Tra i bei momenti ricordi questo: «{quote}». [Cose così sostengono|Ci si può costruire sopra].",
    ),
  ],
  memory_triggers_2: [
    b(
      "What needs care between you, in your words: “{quote}”. [Knowing it is half of being careful|You have seen it, and that helps].",
      "Che cosa chiede delicatezza tra voi, con parole tue: «{quote}». [Saperlo è già metà della delicatezza|L’hai visto, e questo aiuta].",
    ),
    b(
      "You name a sore point: “{quote}”. [It need not be solved to be respected|Going round it and going into it both have their day].",
      "Parli di un punto delicato: «{quote}». [Per rispettarlo non serve risolverlo|C’è un giorno per aggirarlo e uno per entrarci].",
    ),
    b(
      "“{quote}”, you wrote of what can hurt. [On both sides, perhaps|Perhaps not only you know it].",
      "«{quote}», hai scritto di ciò che può ferire. [Da tutte e due le parti, forse|Forse non lo sai solo tu].",
    ),
    b(
      "A subject to handle gently, you wrote: “{quote}”. [The tone will decide|Choose the hour with care].",
      "Un argomento da toccare piano, hai scritto: «{quote}». [Deciderà il tono|Scegli bene l’ora].",
    ),
  ],
  memory_triggers_3: [
    b(
      "Of your rituals and dates you wrote: “{quote}”. [Small things that return hold a bond together|What returns holds].",
      "Dei vostri riti e delle vostre date hai scritto: «{quote}». [Sono le piccole cose che tornano a tenere insieme|Ciò che torna, tiene].",
    ),
    b(
      "“{quote}”: that is what [returns|counts] between you, in your words. [Put it in the diary|It is worth protecting].",
      "«{quote}»: è ciò che tra voi [torna|conta], con parole tue. [Segnalo in agenda|Vale la pena proteggerlo].",
    ),
    b(
      "Something you two have: “{quote}”. [Nobody else has quite that|It says “we” without the word].",
      "Qualcosa che avete voi due: «{quote}». [Proprio così non ce l’ha nessuno|Dice «noi» senza la parola].",
    ),
    b(
      "A date or habit that matters, you wrote: “{quote}”. [Even in a bad month|In busy times most of all].",
      "Una data o un’abitudine che conta, hai scritto: «{quote}». [Anche in un mese storto|Nei periodi pieni più che mai].",
    ),
  ],
};

export const MEMORY_TIP: Readonly<Record<string, readonly Bilingual[]>> = {
  memory_triggers_1: [
    b(
      "Remind {name} this week of what you remember with pleasure, “{quote}”, and say [what you liked about it|why it stayed].",
      "Questa settimana ricorda {a_name} quello che ti è rimasto, «{quote}», e di’ [che cosa ti era piaciuto|perché].",
    ),
    b(
      "You like to remember: “{quote}”. Do [a small piece of it|something of the kind] again, [without making much of it|soon].",
      "Ricordi con piacere: «{quote}». Rifatene [un pezzetto|qualcosa di simile], [senza farne un evento|presto].",
    ),
    b(
      "Ask {name} how the moment you remember, “{quote}”, looked from the other side. [Two memories of one day|The same day] are seldom [alike|one].",
      "Chiedi {a_name} com’era, dalla sua parte, il momento che ricordi: «{quote}». Due ricordi dello stesso giorno di rado [coincidono|sono uguali].",
    ),
  ],
  memory_triggers_2: [
    b(
      "You noted what needs care: “{quote}”. If it comes up, say first [“this is delicate for me”|that you want to be careful], and ask whether [now suits|it is a good moment].",
      "Hai annotato che cosa chiede delicatezza: «{quote}». Se salta fuori, di’ prima [«per me è un tema delicato»|che vuoi fare attenzione] e chiedi se [adesso va bene|è un buon momento].",
    ),
    b(
      "Leave the sore point, “{quote}”, [in peace this week|where it is for now], and give {name} [one good hour|something pleasant] instead. Ground first, then the hard subject.",
      "Il punto sensibile, «{quote}», lascialo [in pace questa settimana|dov’è, per ora], e dai {a_name} [un’ora buona|qualcosa di piacevole]. Prima qualcosa di buono insieme, poi il tema difficile.",
    ),
    b(
      "Ask {name}, [when things are calm|on a good day], how you should speak about what you wrote, “{quote}”, [or whether at all|and when]. Then keep to it.",
      "In un momento [tranquillo|buono] chiedi {a_name} come parlare di ciò che hai scritto, «{quote}», [o se parlarne|e quando]. E poi attieniti alla risposta.",
    ),
  ],
  memory_triggers_3: [
    b(
      "Keep the ritual you wrote of, “{quote}”, [this month|next time], also if the mood is not quite there. [It need not be perfect|Short is fine].",
      "Il rito di cui hai scritto, «{quote}», fatelo [questo mese|la prossima volta] anche se l’umore non è il massimo. [Non deve essere perfetto|Va bene anche breve].",
    ),
    b(
      "Put what counts between you, “{quote}”, into the calendar with [a reminder two days before|your own reminder], and tell {name} that [you did|it matters to you].",
      "Metti in calendario ciò che tra voi conta, «{quote}», con [un promemoria due giorni prima|un tuo promemoria], e di’ {a_name} che [l’hai fatto|ci tieni].",
    ),
    b(
      "To what you have already, “{quote}”, [add one new small habit|invent one more] with {name}: something [weekly|regular] that takes five minutes.",
      "A ciò che avete già, «{quote}», [aggiungi una piccola abitudine nuova|inventatene una in più] con {name}: qualcosa di [settimanale|regolare] che duri cinque minuti.",
    ),
  ],
};

/** Tips from a note, by its tone. */
export const NOTE_TIP: Readonly<Record<"hard" | "good" | "plain", readonly Bilingual[]>> = {
  hard: [
    b(
      "Tell {name} once, [in two sentences|calmly], what happened and how it was for you. Then ask how {name} [saw it|lived it], and listen [to the end|without correcting].",
      "Racconta una volta {a_name}, [in due frasi|con calma], che cosa è successo e com’è stato per te. Poi chiedi come [l’ha vista|l’ha vissuta] {name}, e ascolta [fino in fondo|senza correggere].",
    ),
    b(
      "Before you come back to it with {name}, write down what you would [need now|like to hear]: an apology, [an explanation|a change], or only that it [was noticed|is over]. Ask for that one thing.",
      "Prima di tornarci sopra con {name}, scrivi che cosa [ti servirebbe adesso|vorresti sentire]: delle scuse, [una spiegazione|un cambiamento], o solo sapere che [si è visto|è passata]. Chiedi quella cosa sola.",
    ),
    b(
      "Wait until you can tell it without [“always” and “never”|raising your voice], then take it up with {name}, that one scene and [no other|nothing older].",
      "Aspetta di poterlo raccontare senza [«sempre» e «mai»|alzare la voce], poi riprendilo con {name}, quella scena e [nessun’altra|niente di più vecchio].",
    ),
    b(
      "Ask yourself what {name} may have [meant|wanted] just then, find two [different|possible] answers, and let {name} tell you [which is true|whether either is]. Understanding it does not make it right.",
      "Chiediti che cosa [intendeva|voleva] forse {name} in quel momento, trova due risposte [diverse|possibili] e lascia che sia {name} a dirti [quale è vera|se una è giusta]. Capire non vuol dire dare ragione.",
    ),
  ],
  good: [
    b(
      "Tell {name} that you [wrote it down|still think of it], and why. [A good moment told counts twice|It takes one minute].",
      "Di’ {a_name} che [te lo sei segnato|ci pensi ancora], e perché. [Un bel momento raccontato vale doppio|Ci vuole un minuto].",
    ),
    b(
      "Arrange the same again, only smaller, [in the same place for half an hour|just one piece of it]. What went well once [usually goes well twice|is worth repeating].",
      "Organizza di nuovo la stessa cosa, più in piccolo, [nello stesso posto per mezz’ora|anche solo un pezzetto]. Ciò che è andato bene una volta [di solito va bene due|merita il bis].",
    ),
    b(
      "Ask {name} what was [good|nice] about it from the other side. You learn what to [keep|do more of], and the moment [lasts longer|comes back].",
      "Chiedi {a_name} che cosa c’era di [buono|bello] dalla sua parte. Impari che cosa [tenere|fare di più], e il momento [dura di più|ritorna].",
    ),
    b(
      "Give something back this week in your own way, [with a gesture|in a sentence], [no larger than it was|small], and without an occasion.",
      "Questa settimana ricambia a modo tuo, con [un gesto|una frase], senza bisogno di un’occasione.",
    ),
  ],
  plain: [
    b(
      "Next time you meet, begin there and ask {name} [how it went on|what came of it]. A remembered detail is [a warm beginning|worth more than “how are you”].",
      "Al prossimo incontro comincia da lì e chiedi {a_name} [com’è andata avanti|che cosa ne è venuto]. Un dettaglio ricordato è [un buon inizio|meglio di un «come stai»].",
    ),
    b(
      "Add to that note what you [felt|thought] and what {name} [did then|answered]. Three such notes show you [more than a test|a pattern].",
      "Aggiungi a quella nota che cosa hai [provato|pensato] tu e che cosa ha [fatto|risposto] {name}. Tre note così mostrano [più di un test|uno schema].",
    ),
    b(
      "Ask {name} one question about it that you [cannot|could not] answer yourself, and [leave it at one|stay curious].",
      "Su questo fai {a_name} una domanda a cui [non sai|non sapresti] rispondere, [una sola|con curiosità vera].",
    ),
    b(
      "See whether something like it happens again this week, and [in what circumstances|what comes before it]. Then tell {name} what you noticed, [nothing more|in one sentence].",
      "Guarda se questa settimana succede di nuovo qualcosa di simile, e [in quali circostanze|che cosa c’è prima]. Poi di’ {a_name} che cosa hai notato, [nient’altro|in una frase].",
    ),
  ],
};

/** The newest assessment, without numbers; `{title}` as on the screen. */
export const STRENGTH_SAYS: Readonly<Record<RelationshipIndex, readonly Bilingual[]>> = {
  TrustIndex: [
    b(
      "In your assessment, trust is [what stands firmest|the strongest part]: [out of sight seems not to be out of mind|what is said when you are absent does not worry you much].",
      "Nella tua valutazione la fiducia è [la parte più salda|il punto più forte]: [anche da lontano sembra tenere|ciò che si dice in tua assenza ti preoccupa poco].",
    ),
    b(
      "What carries you two most, by the assessment, is trust: [that can bear an honest word|good ground for a hard subject].",
      "Ciò che più vi sostiene, secondo la valutazione, è la fiducia: [regge una parola sincera|regge anche un tema difficile].",
    ),
  ],
  EmotionalSafety: [
    b(
      "In your assessment, feeling safe with {name} is [what stands firmest|the strongest part]: [a weak moment may show|disagreeing seems allowed].",
      "Nella tua valutazione sentirti al sicuro con {name} è [la parte più salda|il punto più forte]: [una debolezza si può mostrare|si può non essere d’accordo].",
    ),
    b(
      "What carries you two most, by the assessment, is that [nothing has to be hidden|one can show oneself]; [that is no small thing|it is worth protecting].",
      "Ciò che più vi sostiene, secondo la valutazione, è che [non serve nascondersi|ci si può mostrare]; [non è poco|merita di essere protetto].",
    ),
  ],
  ReciprocityScore: [
    b(
      "In your assessment, give and take is [what stands firmest|the strongest part]: [effort comes from both sides|neither of you seems to carry it alone].",
      "Nella tua valutazione il dare e avere è [la parte più salda|il punto più forte]: [l’impegno viene da due parti|il peso sembra diviso].",
    ),
    b(
      "What carries you two most, by the assessment, is the balance: [one gives, the other returns|it goes back and forth].",
      "Ciò che più vi sostiene, secondo la valutazione, è l’equilibrio: [si dà e si restituisce|un po’ per uno].",
    ),
  ],
  ReliabilityScore: [
    b(
      "In your assessment, being able to count on things is [what stands firmest|the strongest part]: [what is agreed seems to hold|agreements are kept].",
      "Nella tua valutazione poter contare sugli impegni è [la parte più salda|il punto più forte]: [ciò che si concorda sembra reggere|gli accordi si mantengono].",
    ),
    b(
      "What carries you two most, by the assessment, is reliability: [a date is a date|a yes stays a yes].",
      "Ciò che più vi sostiene, secondo la valutazione, è l’affidabilità: [un appuntamento è un appuntamento|un sì resta un sì].",
    ),
  ],
  ConflictRepair: [
    b(
      "In your assessment, making up is [what stands firmest|the strongest part]: [a quarrel is not the end of the evening|you find back to each other].",
      "Nella tua valutazione il fare pace è [la parte più salda|il punto più forte]: [un litigio non è la fine della serata|dopo, ci si ritrova].",
    ),
    b(
      "What carries you two most, by the assessment, is how you come back after a quarrel; [so a difference is no danger|that makes room for honesty].",
      "Ciò che più vi sostiene, secondo la valutazione, è come vi ritrovate dopo un litigio; [così una divergenza non è un pericolo|questo fa spazio alla sincerità].",
    ),
  ],
  CommFitAlignment: [
    b(
      "In your assessment, understanding each other is [what stands firmest|the strongest part]: [words arrive as they were meant|your ways of talking go together].",
      "Nella tua valutazione capirvi è [la parte più salda|il punto più forte]: [le parole arrivano come erano partite|i vostri modi di parlare vanno d’accordo].",
    ),
    b(
      "What carries you two most, by the assessment, is that you [understand each other|speak alike]; [much can be said in short|it saves many detours].",
      "Ciò che più vi sostiene, secondo la valutazione, è che vi [capite|somigliate nel parlare]; [si può dire molto in poco|risparmia molti giri].",
    ),
  ],
};

export const FOCUS_SAYS: Readonly<Record<RelationshipIndex, readonly Bilingual[]>> = {
  TrustIndex: [
    b(
      "Trust is where your assessment leaves [most open|most to do]; that may have to do with [one event|what you cannot see] as much as with {name}.",
      "La fiducia è dove la valutazione lascia [più domande|più da fare]; può dipendere da [un episodio|ciò che non vedi] quanto da {name}.",
    ),
    b(
      "Least firm, in your assessment, is trust, which grows [slowly and from small things|by kept words].",
      "Meno salda, nella valutazione, è la fiducia, che cresce [piano e con piccole cose|a forza di parole mantenute].",
    ),
  ],
  EmotionalSafety: [
    b(
      "Showing weakness or another opinion is where your assessment leaves [most open|most to gain].",
      "Mostrare una debolezza o un’idea diversa è dove la valutazione lascia [più domande|più da guadagnare].",
    ),
    b(
      "Least firm, in your assessment, is whether one may [show oneself|say no] without a price.",
      "Meno saldo, nella valutazione, è se ci si può [mostrare|permettere un no] senza pagarlo.",
    ),
  ],
  ReciprocityScore: [
    b(
      "Give and take is where your assessment leaves [most open|most to do]; [who gives too much often does not say so|both ends of it are uncomfortable].",
      "Il dare e avere è dove la valutazione lascia [più domande|più da fare]; [chi dà troppo spesso non lo dice|si sta scomodi da tutte e due le parti].",
    ),
    b(
      "Least firm, in your assessment, is the balance of effort, and that can be [talked about|moved a little at a time].",
      "Meno saldo, nella valutazione, è l’equilibrio dell’impegno, e lo si può [mettere in parole|spostare un poco alla volta].",
    ),
  ],
  ReliabilityScore: [
    b(
      "Keeping agreements is where your assessment leaves [most open|most to do]; [vague ones break most easily|sometimes the agreement itself was unclear].",
      "Mantenere gli accordi è dove la valutazione lascia [più domande|più da fare]; [quelli vaghi si rompono prima|a volte era poco chiaro l’accordo].",
    ),
    b(
      "Least firm, in your assessment, is what one can count on; [small promises|dates and hours] are the place to [begin|practise].",
      "Meno saldo, nella valutazione, è su che cosa si può contare; [le piccole promesse|giorni e ore] sono il posto dove [cominciare|esercitarsi].",
    ),
  ],
  ConflictRepair: [
    b(
      "Making up after a quarrel is where your assessment leaves [most open|most to do]; [who begins and how it is received both count|two tempos may be at work].",
      "Fare pace dopo un litigio è dove la valutazione lascia [più domande|più da fare]; [contano chi comincia e come viene accolto|forse ci sono due ritmi diversi].",
    ),
    b(
      "Least firm, in your assessment, is how a disagreement [rises and ends|finds its end].",
      "Meno saldo, nella valutazione, è come un disaccordo [sale e finisce|trova la sua fine].",
    ),
  ],
  CommFitAlignment: [
    b(
      "Understanding each other is where your assessment leaves [most open|most to do]: [two styles, perhaps two expectations|the same word may mean two things].",
      "Capirvi è dove la valutazione lascia [più domande|più da fare]: [due stili, forse due aspettative|la stessa parola può voler dire due cose].",
    ),
    b(
      "Least firm, in your assessment, is whether what is said [arrives|is heard as meant].",
      "Meno saldo, nella valutazione, è se ciò che si dice [arriva|viene inteso come era].",
    ),
  ],
};

export const FOCUS_TIP: Readonly<Record<RelationshipIndex, readonly Bilingual[]>> = {
  TrustIndex: [
    b(
      "What your assessment leaves most open is trust: tell {name} one [small|harmless] thing in confidence, say that it stays between you, and [see how it is kept|keep one of {name}’s as well].",
      "Il punto più aperto, secondo la valutazione, è la fiducia: confida {a_name} una cosa [piccola|innocua], di’ che resta tra voi, e [guarda come viene custodita|custodiscine una anche tu].",
    ),
    b(
      "What your assessment leaves most open is trust: replace one suspicion by [an open question|asking], without witnesses, “[help me understand|how was that?]”, and be ready to [tell as much|answer the same].",
      "Il punto più aperto, secondo la valutazione, è la fiducia: sostituisci un sospetto con una domanda [aperta|vera], a tu per tu, «[aiutami a capire|com’è andata?]», e preparati a [dire altrettanto|rispondere allo stesso].",
    ),
  ],
  EmotionalSafety: [
    b(
      "What your assessment leaves most open is safety: disagree with {name} once about something [that does not matter|small], and thank for [an answer without sting|being heard out].",
      "Il punto più aperto, secondo la valutazione, è la sicurezza: dissenti una volta da {name} su qualcosa [che non conta|di piccolo], e ringrazia per [una risposta senza spine|l’ascolto].",
    ),
    b(
      "What your assessment leaves most open is safety: agree with {name} that what is told in a weak hour is [never used in a quarrel|not joked about], [by either of you|on both sides].",
      "Il punto più aperto, secondo la valutazione, è la sicurezza: concorda con {name} che ciò che si dice in un’ora debole non si [usa mai in un litigio|prende in giro], [da nessuna delle due parti|né tu né {name}].",
    ),
  ],
  ReciprocityScore: [
    b(
      "What your assessment leaves most open is give and take: each of you names one thing [that is too much|to hand over] and one [gladly done|to keep]. Exchange [one|a single one] for a week.",
      "Il punto più aperto, secondo la valutazione, è il dare e avere: ognuno di voi dica una cosa [di troppo|da cedere] e una [che fa volentieri|da tenere]. Scambiatene [una|una sola] per una settimana.",
    ),
    b(
      "What your assessment leaves most open is give and take: ask {name} whether you [give|ask] too much or too little, and [believe the answer|change one thing].",
      "Il punto più aperto, secondo la valutazione, è il dare e avere: chiedi {a_name} se [dai|chiedi] troppo o troppo poco, e [credi alla risposta|cambia una cosa].",
    ),
  ],
  ReliabilityScore: [
    b(
      "What your assessment leaves most open is reliability: make one agreement with {name} that has [a day, an hour and a plan B|a day and an hour], [and only one|instead of three vague ones].",
      "Il punto più aperto, secondo la valutazione, è l’affidabilità: fai con {name} un accordo che abbia [un giorno, un’ora e un piano B|un giorno e un’ora], [e uno solo|invece di tre vaghi].",
    ),
    b(
      "What your assessment leaves most open is reliability: say to {name} which promise [matters most to you|you need kept], ask which of yours matters [there|most], and keep [both|that one].",
      "Il punto più aperto, secondo la valutazione, è l’affidabilità: di’ {a_name} quale promessa [ti sta più a cuore|hai bisogno che regga], chiedi quale delle tue conta [lì|di più], e mantenete [tutte e due|quella].",
    ),
  ],
  ConflictRepair: [
    b(
      "What your assessment leaves most open is making up: find a sentence with {name}, now and in peace, that means [“stop, I want us to be all right”|“let’s begin again”]. Use it [early|the next time].",
      "Il punto più aperto, secondo la valutazione, è il fare pace: trovate con {name}, adesso e in pace, una frase che voglia dire [«fermi, ci tengo a noi»|«ricominciamo»]. Usatela [presto|la prossima volta].",
    ),
    b(
      "What your assessment leaves most open is making up: after the next quarrel, wait [until you are both calm|an hour], say your own part, and accept the first [clumsy|small] sign from {name}.",
      "Il punto più aperto, secondo la valutazione, è il fare pace: dopo il prossimo litigio aspetta [che torni la calma|un’ora], di’ la tua parte e accogli il primo segno, anche [goffo|piccolo], di {name}.",
    ),
  ],
  CommFitAlignment: [
    b(
      "What your assessment leaves most open is understanding: ask {name} to say back what you [meant|asked], [once, without irony|as a game], and do the same in return.",
      "Il punto più aperto, secondo la valutazione, è l’intesa: chiedi {a_name} di ridire che cosa [intendevi|chiedevi], [una volta, senza ironia|per gioco], e fai lo stesso.",
    ),
    b(
      "What your assessment leaves most open is understanding: compare with {name} what each of you expects [of a normal week|from the other in one matter]. [Write it down apart, then swap|Two lists, five minutes].",
      "Il punto più aperto, secondo la valutazione, è l’intesa: confrontate con {name} che cosa si aspetta ognuno di voi [da una settimana normale|in una cosa sola]. [Scrivetelo per conto vostro, poi scambiate|Due liste, cinque minuti].",
    ),
  ],
};

/** From a note already quoted to a tip; `{day}` as above. */
export const NOTE_TIP_FRAME: readonly Bilingual[] = [
  b("Back to what you wrote {day}.", "Torniamo a quello che hai scritto {day}."),
  b("One more word on the note you wrote {day}.", "Ancora una parola sulla nota scritta {day}."),
  b(
    "There is something you can do with what you wrote {day}.",
    "Con quello che hai scritto {day} si può fare qualcosa.",
  ),
  b("A thought on what you noted {day}.", "Un’idea su quello che hai annotato {day}."),
  b("What you wrote {day} can be a place to begin.", "Quello che hai scritto {day} può essere un punto di partenza."),
];

export const NOTE_TIP_FRAME_UNDATED: readonly Bilingual[] = [
  b("Back to your note.", "Torniamo alla tua nota."),
  b("One more word on your note.", "Ancora una parola sulla tua nota."),
  b("A thought on what you noted.", "Un’idea su quello che hai annotato."),
];
