import type { Bilingual } from "#domain/language.ts";
import type { PersonaContext } from "#domain/people/contexts.ts";
import { b } from "./text.ts";

interface ContextAdvice {
  intro: readonly Bilingual[];
  close: readonly Bilingual[];
}

/** Advice by relationship: how such conversations start well, and one thing to do; `[one|other]` as in vary.ts. */
export const CONTEXT_ADVICE: Record<PersonaContext, ContextAdvice> = {
  friend: {
    intro: [
      b(
        "Between friends nothing forces a talk, so it is easily put off. Give it a [small, pleasant|light] occasion instead of a [serious|solemn] one.",
        "Tra amici niente obbliga a parlarsi, quindi è facile rimandare. Dai alla cosa un’occasione [piccola e piacevole|leggera], invece di una [solenne|seria].",
      ),
      b(
        "A friendship lives on taking turns. Look at who wrote last, who told and who listened, and let the next turn be [the missing one|yours, if it is due].",
        "Un’amicizia vive di turni. Guarda di chi è l’ultimo messaggio, chi ha raccontato e chi ha ascoltato, e fa’ che il prossimo turno sia [quello che manca|il tuo, se tocca a te].",
      ),
      b(
        "Friends are often spared what [really occupies us|weighs on us], so as not to be a burden. [A little more|One step more] openness is usually taken as trust.",
        "Agli amici spesso si risparmia ciò che [ci occupa davvero|ci pesa], per non essere un peso. [Un po’|Un passo] di apertura in più di solito viene presa come fiducia.",
      ),
      b(
        "What you share with a friend [changes over the years|is not fixed]; what used to be easy may need [a new form|a new habit]. Nobody has to be to blame for that.",
        "Ciò che si condivide con gli amici [cambia con gli anni|non resta fermo]; quello che veniva facile può aver bisogno di [una nuova forma|una nuova abitudine]. Non serve che sia colpa di qualcuno.",
      ),
      b(
        "[Between the two of you|In a friendship] honesty needs a good moment more than good words: [side by side|on a walk], not across a table, and not by message.",
        "[Tra voi|In amicizia] la sincerità chiede un buon momento più che belle parole: [fianco a fianco|camminando], non attraverso un tavolo, e non per messaggio.",
      ),
    ],
    close: [
      b(
        "This week: send {name} one line about something only the two of you would find funny, with no [request|question] in it.",
        "Questa settimana: manda {a_name} una riga su qualcosa che fa ridere solo voi due, senza nessuna [richiesta|domanda] dentro.",
      ),
      b(
        "Tell {name} one thing you have not told yet. [Trust, among friends,|A confidence] is often answered in kind.",
        "Racconta {a_name} una cosa che non hai ancora detto. [La fiducia, tra amici,|Una confidenza] spesso ne chiama un’altra.",
      ),
      b(
        "Ask {name} what became of the thing from your [last|last but one] conversation. It [takes a minute|is a short question], and it says “I was listening”.",
        "Chiedi {a_name} com’è finita la cosa di cui parlava [l’ultima volta|la penultima volta]. [Ci vuole un minuto|È una domanda breve], e dice «ti stavo ascoltando».",
      ),
      b(
        "Fix the next meeting with {name} [before you part|now, with a day], even if it is a month away. [Fixed dates survive|It survives] busy weeks.",
        "Fissa con {name} il prossimo incontro [prima di salutarvi|adesso, con un giorno], anche tra un mese. [Le date fissate resistono|Resiste] alle settimane piene.",
      ),
      b(
        "Say once, without an occasion, what you [like about having {name} around|would miss without {name}]. Among friends it is [thought more often than said|seldom said aloud].",
        "Di’ una volta, senza un’occasione, che cosa [ti piace della presenza di {name}|ti mancherebbe senza {name}]. Tra amici [lo si pensa più di quanto lo si dica|di rado lo si dice].",
      ),
    ],
  },
  partner: {
    intro: [
      b(
        "With a partner the hour decides a lot: not between two tasks, not in bed after midnight. Ask for half an hour and [name the subject|say about what].",
        "In coppia l’ora decide molto: non tra due faccende, non a letto dopo mezzanotte. Chiedi mezz’ora e [di’ di che cosa vuoi parlare|anticipa l’argomento].",
      ),
      b(
        "Living close makes people guess each other’s wishes instead of asking. Replace [one guess a day|today’s guess] by a question.",
        "La vicinanza fa indovinare i desideri invece di chiederli. Sostituisci [una supposizione al giorno|la supposizione di oggi] con una domanda.",
      ),
      b(
        "In a couple the [logistics|shopping lists and appointments] take over the talking. Keep ten minutes [a day|after dinner] in which nothing is organised.",
        "In coppia [la logistica|la spesa e gli appuntamenti] finisce per occupare le parole. Tenete dieci minuti [al giorno|dopo cena] in cui non si organizza niente.",
      ),
      b(
        "You two probably have one quarrel that [keeps coming back|returns in new clothes]. It need not be solved; it can be [held more kindly|had in a softer way].",
        "Probabilmente avete un litigio che [torna sempre|ritorna con altri vestiti]. Non serve risolverlo: si può [reggerlo con più gentilezza|averlo in modo più morbido].",
      ),
      b(
        "Closeness grows in small answers: a look up from the screen, an “and then?”. [Those are within reach today|They cost less than a weekend away].",
        "La vicinanza cresce nelle piccole risposte: uno sguardo alzato dallo schermo, un «e poi?». [Sono a portata di mano oggi|Costano meno di un fine settimana via].",
      ),
    ],
    close: [
      b(
        "In the evening, tell {name} one thing from today that you liked, before anything that [still has to be organised|is on tomorrow’s list].",
        "La sera, di’ {a_name} una cosa di oggi che ti è piaciuta, prima di tutto ciò che [resta da organizzare|sta nella lista di domani].",
      ),
      b(
        "Agree with {name} on how to stop a quarrel: one word, half an hour, and whoever said it [comes back first|begins again].",
        "Concorda con {name} come si ferma un litigio: una parola, mezz’ora, e chi l’ha detta [torna per dire «eccomi»|ricomincia].",
      ),
      b(
        "Ask {name} what has been [too much|missing] lately, and answer only [“tell me more”|“thank you for saying it”] the first time.",
        "Chiedi {a_name} che cosa ultimamente è stato [troppo|troppo poco], e la prima volta rispondi soltanto [«dimmi di più»|«grazie di avermelo detto»].",
      ),
      b(
        "Do one of {name}’s usual chores this week [without a word about it|just like that]; and say a word about one that [is always done for you|you stopped noticing].",
        "Questa settimana fai una delle faccende che di solito fa {name}, [senza parlarne|così, e basta]; e parla invece di una che [viene sempre fatta per te|non notavi più].",
      ),
      b(
        "Plan one hour with {name} [without children, parents, work or phones|that has nothing to do with the house]. [Small counts|It may be at the kitchen table].",
        "Mettete in programma, con {name}, un’ora senza [figli, genitori, lavoro o telefoni|niente che riguardi la casa]. [Vale anche se piccola|Va bene anche il tavolo della cucina].",
      ),
    ],
  },
  colleague: {
    intro: [
      b(
        "At work the aim is not closeness but being able to rely on each other. Keep to the task, to facts, and to [a closed door|a quiet room] when it gets personal.",
        "Al lavoro lo scopo non è la vicinanza, ma poter contare su ciò che vi dite. Resta sul compito, sui fatti e, se diventa personale, [a porta chiusa|in una stanza tranquilla].",
      ),
      b(
        "Between colleagues much goes wrong in passing. Ten [booked|agreed] minutes are fairer than a remark at the coffee machine.",
        "Tra colleghi molto si guasta di passaggio. Dieci minuti [fissati|concordati] sono più leali di un’osservazione alla macchinetta del caffè.",
      ),
      b(
        "Half of the trouble at work [comes from unspoken expectations|is about who does what]. Say yours in writing, [short and friendly|in three lines], and ask for the other half.",
        "Metà dei guai, al lavoro, [nasce da aspettative non dette|riguarda chi fa che cosa]. Scrivi le tue, [in breve e con garbo|in tre righe], e chiedi l’altra metà.",
      ),
      b(
        "You need not like each other to work well together; a few [fixed habits|clear agreements] do it. [Begin with the one that would save most trouble|One is enough to begin with].",
        "Per lavorare bene insieme non serve piacersi: bastano poche [abitudini fisse|intese chiare]. [Comincia da quella che risparmierebbe più fatica|Per cominciare ne basta una].",
      ),
      b(
        "A colleague sees your work before seeing you. [Tell a little of the why|Add the reason], not only the what; much [irritation|friction] ends there.",
        "Chi lavora con te vede il tuo lavoro prima di vedere te. [Racconta un po’ del perché|Aggiungi il motivo], non solo il che cosa: molti [attriti|fastidi] finiscono lì.",
      ),
    ],
    close: [
      b(
        "After the next piece of work together, ask {name} one question: “what should we do the same way again, what not?” [And answer it too|Then give your own answer].",
        "Dopo il prossimo lavoro insieme, fai {a_name} una domanda: «che cosa rifacciamo uguale, e che cosa no?». [E rispondi anche tu|Poi dai la tua risposta].",
      ),
      b(
        "Give credit where others hear it and criticism where they do not; {name} will [notice the difference|probably notice], and you may get the same back.",
        "Riconosci i meriti davanti agli altri e critica a tu per tu: {name} [noterà la differenza|probabilmente se ne accorgerà], e forse farà lo stesso con te.",
      ),
      b(
        "Ask {name} which of your habits [costs most time|makes the work harder], and change [that one|it] for two weeks as a test.",
        "Chiedi {a_name} quale tua abitudine [fa perdere più tempo|rende più duro il lavoro], e cambiala per due settimane, come prova.",
      ),
      b(
        "Send {name} [three lines on Friday|one short message]: what went well together, what is still open, what you [need by when|will do next].",
        "Manda {a_name} [tre righe il venerdì|un breve messaggio]: che cosa è andato bene insieme, che cosa resta aperto, che cosa [ti serve e per quando|farai tu].",
      ),
      b(
        "Have one coffee with {name} in which work [is not mentioned|waits outside]. Ten minutes of ordinary talk make the next [disagreement|hard e-mail] easier.",
        "Prendi con {name} un caffè in cui il lavoro [non si nomina|resta fuori]. Dieci minuti di chiacchiere normali rendono più facile [il prossimo disaccordo|la prossima mail difficile].",
      ),
    ],
  },
  family: {
    intro: [
      b(
        "In a family, old roles join every conversation. Say which thing of today you mean, so that it does not become [the thing of twenty years ago|the old story].",
        "In famiglia parlano anche i vecchi ruoli. Di’ quale cosa di oggi intendi, perché non diventi [quella di vent’anni fa|la vecchia storia].",
      ),
      b(
        "Relatives seldom choose each other, and they rarely get a first meeting. You can still offer one: ask something [you do not know|you have never asked].",
        "Tra parenti di rado ci si sceglie, e un primo incontro non c’è mai stato. Puoi offrirlo lo stesso: chiedi qualcosa che non [sai|hai mai chiesto].",
      ),
      b(
        "In a family [everybody seems to know everybody|one soon stops looking]: “that’s how it’s always been”. Look for [one thing that is new|something that has changed] this year.",
        "In famiglia si fa presto a [chiudere il discorso|credere di sapere]: «è sempre stato così». Di quest’anno, cerca [una cosa nuova|qualcosa che è cambiato].",
      ),
      b(
        "Affection in families often [comes disguised|dresses up] as food, advice or worry. You may [accept the gift|take it as meant] and still say which form you would like better.",
        "In famiglia l’affetto spesso [arriva travestito|si veste] da cibo, consigli o preoccupazione. Puoi [accettarlo|prenderlo per quello che è] e dire lo stesso quale forma ti farebbe più piacere.",
      ),
      b(
        "You may love somebody and want [fewer phone calls|a little more distance]. Said early and with a day on which you will call, a limit [hurts less|need not hurt].",
        "Si può voler bene e desiderare [meno telefonate|un po’ più di distanza]. Detto presto, e con il giorno in cui chiamerai, un limite [fa meno male|non deve per forza ferire].",
      ),
    ],
    close: [
      b(
        "Choose a moment with {name} away from the whole family; with an audience, everybody plays the part [they are known for|they always play].",
        "Scegli con {name} un momento lontano dal resto della famiglia: davanti al pubblico ognuno recita la parte [per cui è noto|di sempre].",
      ),
      b(
        "Ask {name} about a time before you knew each other as you do now. Listen to the end before you add [your version|anything].",
        "Chiedi {a_name} di un periodo della sua vita di cui non sai nulla. Ascolta fino in fondo prima di aggiungere [la tua versione|altro].",
      ),
      b(
        "Look at an old photograph with {name}, [on paper or on the phone|any one], and ask what [was going on outside the frame|happened the hour before].",
        "Guarda con {name} una vecchia fotografia, [di carta o sul telefono|una qualsiasi], e chiedi che cosa [succedeva fuori dall’inquadratura|era successo un’ora prima].",
      ),
      b(
        "Tell {name} one thing you [learned there and still use|took with you from home]. In families thanks often [come late|stay unsaid].",
        "Di’ {a_name} una cosa che hai [imparato lì e che usi ancora|portato con te da casa]. In famiglia il grazie spesso [arriva tardi|resta non detto].",
      ),
      b(
        "If a sore subject comes up with {name}, say “[not today|not at table], but on Sunday gladly”, and [do bring it up|keep to it] on Sunday.",
        "Se con {name} spunta un tema dolente, di’ «[oggi no|a tavola no], ma domenica volentieri», e domenica [riprendilo davvero|mantieni la parola].",
      ),
    ],
  },
  acquaintance: {
    intro: [
      b(
        "With an acquaintance small and regular goes further than deep and rare. A greeting by name and one remembered detail are [plenty|enough].",
        "Con una conoscenza, poco ma con regolarità porta più lontano di tanto una volta ogni tanto. Un saluto per nome e un dettaglio ricordato [bastano|sono già molto].",
      ),
      b(
        "You hardly know each other, so leave room for being wrong: one light question, and attention to whether the answer [wants to go on|opens or closes].",
        "Vi conoscete appena, quindi lascia spazio all’errore: una domanda leggera, e guarda se la risposta [ha voglia di continuare|apre o chiude].",
      ),
      b(
        "Not every acquaintance has to become [more|a friendship]. Friendly and brief is a [complete|perfectly good] relationship too.",
        "Non ogni conoscenza deve diventare [di più|un’amicizia]. Anche cordiale e breve è un rapporto [completo|che va benissimo].",
      ),
      b(
        "With people one sees now and then, the beginning [repeats itself|is always a little stiff]. A running subject, [the dog, the match, the garden|the trip, the course, the match], saves both of you the start.",
        "Con chi si vede ogni tanto l’inizio [si ripete|è sempre un po’ rigido]. Un argomento che continua, [il cane, la partita, l’orto|il viaggio, il corso, la partita], vi risparmia la partenza.",
      ),
      b(
        "What you have seen of each other is [a few hours at most|a small window]. Take your impressions as [questions|guesses], and check one of them.",
        "Finora vi siete visti [per poche ore|da una piccola finestra]. Prendi le impressioni come [domande|ipotesi], e verificane una.",
      ),
    ],
    close: [
      b(
        "Next time, pick up one thing {name} mentioned and ask how it went. If the answer stays short, [a friendly goodbye is enough|leave it at that, with a smile].",
        "La prossima volta riprendi una cosa detta da {name} e chiedi com’è andata. Se la risposta resta breve, [basta un saluto cordiale|va bene così, con un sorriso].",
      ),
      b(
        "If you would like more contact, offer {name} something with an end: a coffee of twenty minutes rather than [a whole evening|a dinner].",
        "Se vorresti più contatto, proponi {a_name} qualcosa che abbia una fine: un caffè di venti minuti più che [una serata intera|una cena].",
      ),
      b(
        "Tell {name} something small about your own week, [so that asking back is easy|without waiting to be asked]. One [light|ordinary] detail will do.",
        "Racconta {a_name} qualcosa di piccolo della tua settimana, [così è facile ricambiare la domanda|senza aspettare che te lo si chieda]. Basta un dettaglio [leggero|qualunque].",
      ),
      b(
        "Ask {name} for a [tip|recommendation]: a baker, a book, a walk. Then say, [next time|when you meet again], whether you tried it.",
        "Chiedi {a_name} un [consiglio|suggerimento]: un forno, un libro, una passeggiata. Poi, [la volta dopo|quando vi rivedete], di’ se l’hai provato.",
      ),
      b(
        "Introduce {name} to somebody you know, [with one sentence about each|and stay for five minutes]. It is a [kindness|gift] that asks for nothing back.",
        "Presenta {name} a una persona che conosci, [con una frase su ognuno|e resta cinque minuti]. È [una gentilezza|un regalo] che non chiede niente in cambio.",
      ),
    ],
  },
  mentor: {
    intro: [
      b(
        "Somebody who advises you gives you time. Come with one question you have already worked on, and say [what you have tried|how far you got].",
        "Chi ti consiglia ti dà tempo. Arriva con una domanda su cui hai già lavorato e di’ [che cosa hai provato|dove ti fermi].",
      ),
      b(
        "Respect does not mean agreeing. A mentor can only help with the doubt [you say aloud|that is on the table].",
        "Rispetto non vuol dire assenso. Chi ti fa da guida può aiutarti solo con il dubbio [che dici ad alta voce|che metti sul tavolo].",
      ),
      b(
        "Advice fits the life of the person who gives it. Ask for [the reasoning|the why] along with the recipe, and [take what suits|try it on first].",
        "Un consiglio calza alla vita di chi lo dà. Insieme alla ricetta chiedi [il ragionamento|il perché], e [prendi ciò che ti sta bene|provalo addosso].",
      ),
      b(
        "The useful hour with a mentor is [the one you prepare|made beforehand]: one aim, two facts, [one thing you fear|the decision that is waiting].",
        "L’ora utile con chi ti guida è [quella che prepari|fatta prima]: uno scopo, due fatti, [una cosa che temi|la decisione in attesa].",
      ),
      b(
        "Looking up to somebody makes it easy to [hide mistakes|show only the good side]. The mistake is often [the best material|what the hour is for].",
        "Quando si ammira qualcuno viene facile [nascondere gli errori|mostrare solo il lato buono]. Eppure l’errore è spesso [il materiale migliore|ciò a cui serve quell’ora].",
      ),
    ],
    close: [
      b(
        "A few weeks later, tell {name} what came of the advice, also where it did not fit. It is the kind of thanks that [is missing most often|counts].",
        "Qualche settimana dopo, racconta {a_name} che cosa è nato dal consiglio, anche dove non calzava. È il grazie che [manca più spesso|conta].",
      ),
      b(
        "Ask {name} for a mistake instead of a recipe: “what would you do differently [today|if you began again]?”",
        "Chiedi {a_name} un errore invece di una ricetta: «che cosa faresti diversamente, [oggi|ricominciando]?».",
      ),
      b(
        "Agree with {name} on [how often and how long|a rhythm], so that neither of you has to [wonder|feel in the way].",
        "Accordati con {name} su [ogni quanto e per quanto|un ritmo], così nessuno di voi deve [chiederselo|temere di disturbare].",
      ),
      b(
        "Bring {name} something, too: [an article|a contact], a question {name} has not heard yet, [news from your corner|what younger people are doing]. It need not be large.",
        "Porta anche tu qualcosa {a_name}: [un articolo|un contatto], una domanda nuova, [notizie dal tuo mondo|quello che si muove dalle tue parti]. Non serve che sia grande.",
      ),
      b(
        "After the next talk with {name}, write down one sentence [you want to try|to act on] and the day [you will|for it]. One is [more than five|enough].",
        "Dopo il prossimo colloquio con {name}, scrivi una frase [da provare|da mettere in pratica] e il giorno [in cui lo farai|per farlo]. Una [vale più di cinque|basta].",
      ),
    ],
  },
  romantic: {
    intro: [
      b(
        "When you like somebody, every sign seems to mean something. Two clear questions are worth more than twenty signs [read alone|puzzled over].",
        "Quando qualcuno ti piace, ogni segnale sembra voler dire qualcosa. Due domande chiare valgono più di venti segnali [letti per conto tuo|su cui scervellarsi].",
      ),
      b(
        "Getting to know each other needs no strategy. Say what you enjoyed, ask for the next meeting, and accept the answer [as it is|as it comes].",
        "Per conoscersi non serve una strategia. Di’ che cosa ti è piaciuto, proponi il prossimo incontro e prendi la risposta [com’è|come viene].",
      ),
      b(
        "At the beginning one mostly meets [one’s own hopes|a picture]. Every ordinary hour together [corrects it a little|makes the person more real].",
        "All’inizio si incontrano soprattutto [le proprie speranze|immagini]. Ogni ora normale insieme [le corregge un po’|rende più vera la persona].",
      ),
      b(
        "Interest shows in [coming back|small efforts], on both sides. If only you [write first|propose], wait once and see, [without a test in mind|as a rest, not as a test].",
        "L’interesse si vede nel [tornare|piccolo sforzo], da tutte e due le parti. Se [scrivi|proponi] sempre tu, per una volta aspetta, [senza farne una prova|come pausa, non come esame].",
      ),
      b(
        "Slow is [all right|a good pace]: what is right between you will [still be right|hold] in three weeks. Ask what suits {name}, and say [what suits you|your own pace].",
        "[La calma va bene|Non c’è fretta]: ciò che è giusto tra voi [lo sarà ancora|reggerà] fra tre settimane. Chiedi qual è il ritmo di {name}, e di’ [il tuo|che cosa va bene a te].",
      ),
    ],
    close: [
      b(
        "Suggest to {name} something definite with an easy no: a place, a day, “only if you feel like it”. A hesitant answer counts as a no [for now|today].",
        "Proponi {a_name} qualcosa di preciso con un no facile: un posto, un giorno, «solo se ti va». Una risposta esitante, [per ora|oggi], vale come un no.",
      ),
      b(
        "Show {name} an ordinary side of yourself early. Whoever likes that can stay; nothing has to be [kept up|performed] later.",
        "Mostra presto {a_name} un lato normale di te. Chi lo apprezza può restare, e dopo non c’è niente da [tenere in piedi|recitare].",
      ),
      b(
        "Tell {name} one thing you liked about the last meeting, [and nothing else|in one line]. No hint, no question; [it can simply stand|just that].",
        "Di’ {a_name} una cosa che ti è piaciuta dell’ultimo incontro, [e nient’altro|in una riga]. Niente allusioni, niente domande: [può stare lì così|solo quello].",
      ),
      b(
        "Ask {name} about a [Tuesday|plain working day] rather than about dreams: what happens then, with whom, what is [nice|tiresome] about it.",
        "Chiedi {a_name} di un [martedì|giorno di lavoro qualunque] più che dei sogni: che cosa succede, con chi, che cosa c’è di [bello|noioso].",
      ),
      b(
        "Keep your own [evenings, friends and plans|week] as well. It takes weight off each message to {name}, [and off each silence|whichever way it goes].",
        "Tieni anche [le tue serate, gli amici, i programmi|la tua settimana]. Toglie peso a ogni messaggio {a_name}, [e a ogni silenzio|comunque vada].",
      ),
    ],
  },
  other: {
    intro: [
      b(
        "For a relationship without a ready name, no custom says what may be expected. So say it yourselves, [in small things first|beginning small].",
        "Per un rapporto senza un nome pronto nessuna usanza dice che cosa ci si può aspettare. Ditelo voi, [cominciando dalle piccole cose|un poco alla volta].",
      ),
      b(
        "What is usual between you is something only you two can know. Begin with what worked [the last time|before], and change one thing.",
        "Che cosa è normale tra voi lo potete sapere solo voi due. Comincia da ciò che ha funzionato [l’ultima volta|in passato], e cambia una cosa.",
      ),
      b(
        "Every pair of people [makes rules without noticing|has its unwritten rules]. Think of one of yours, and whether [you both|each of you] would still sign it.",
        "Ogni coppia di persone [si dà regole senza accorgersene|ha le sue regole non scritte]. Pensa a una delle vostre e chiediti se oggi la firmereste [ancora|tutti e due].",
      ),
      b(
        "You need not know what this relationship is [called|meant to become] to take good care of it. [What does it ask for this week?|A look at the coming week is enough.]",
        "Non serve sapere come [si chiama|andrà a finire] questo rapporto per averne cura. [Che cosa chiede questa settimana?|Basta guardare alla settimana che viene.]",
      ),
      b(
        "Where roles are not given, [clear words replace them|a plain word helps]: what you can offer, what you cannot, and [until when|how often].",
        "Dove i ruoli non sono dati, [li sostituiscono parole chiare|aiuta una parola semplice]: che cosa puoi offrire, che cosa no, e [fino a quando|ogni quanto].",
      ),
    ],
    close: [
      b(
        "Ask {name} once, plainly: “what would make things easier between us?” Give thanks for the answer before you [react to it|say anything else].",
        "Chiedi una volta {a_name}, con semplicità: «che cosa renderebbe più facili le cose tra noi?». Ringrazia per la risposta prima di [reagire|dire altro].",
      ),
      b(
        "After the next meeting with {name}, note in two lines what happened and what you would repeat. It shows a pattern [sooner than memory does|that memory smooths over].",
        "Dopo il prossimo incontro con {name}, annota in due righe che cosa è successo e che cosa rifaresti. Mostra uno schema [prima della memoria|che la memoria appiana].",
      ),
      b(
        "Choose one thing {name} does that makes [your week|things] lighter and say so, [in a sentence|on the same day].",
        "Scegli una cosa che fa {name} e che ti alleggerisce [la settimana|le cose], e dilla, [in una frase|in giornata].",
      ),
      b(
        "Suggest to {name} a short talk [twice a year|every few months] about how it is going between you: what to keep, what to change. [Put the first in the calendar|The first can be this month].",
        "Proponi {a_name} una breve conversazione [due volte l’anno|ogni pochi mesi] su come va tra voi: che cosa tenere, che cosa cambiare. [La prima mettila in calendario|La prima può essere questo mese].",
      ),
      b(
        "Offer {name} one definite thing this week, small enough to be [surely kept|done without thinking], and ask for one [of the same size|in return].",
        "Offri {a_name} una cosa precisa questa settimana, abbastanza piccola da [mantenerla di sicuro|farla senza pensarci], e chiedine una [della stessa misura|in cambio].",
      ),
    ],
  },
};

/** Introduction if a minor could be taken for a romantic interest. */
export const MINOR_INTRO: readonly Bilingual[] = [
  b(
    "{name} is not of age: here there is no romantic advice, only how to be a reliable, clear and kind presence, with open doors and other people around.",
    "{name} è minorenne: qui non ci sono consigli sentimentali, solo come essere una presenza affidabile, chiara e gentile, a porte aperte e con altre persone intorno.",
  ),
  b(
    "Since {name} is not of age, nothing romantic belongs here. What helps is [plain|simple]: keep your word, stay where others can see you, and respect every no.",
    "Poiché {name} è minorenne, qui non c’è posto per consigli sentimentali. Quello che aiuta è [semplice|chiaro]: mantieni la parola, resta dove altri vedono e rispetta ogni no.",
  ),
  b(
    "{name} is not of age, so these lines stay with [trust and respect|friendliness and clear limits], in the open, with a grown-up {name} trusts knowing about it.",
    "{name} è minorenne, quindi queste righe restano su [fiducia e rispetto|gentilezza e limiti chiari], alla luce del sole, e con una persona adulta di cui {name} si fida che ne sia al corrente.",
  ),
];

/** Closing in that case. */
export const MINOR_CLOSE: readonly Bilingual[] = [
  b(
    "Ask {name} about school, friends or a hobby, listen to the answer, and leave [the opinion|the advice] at home unless it is wanted.",
    "Chiedi {a_name} della scuola, degli amici o di una passione, ascolta la risposta e lascia a casa [il giudizio|il consiglio], se non viene richiesto.",
  ),
  b(
    "Say what you can be counted on for, [small and sure|and until when], and keep to it; for young people that is [worth more than|better than] many words.",
    "Di’ su che cosa {name} può contare da parte tua, [poco e sicuro|e fino a quando], e mantienilo: a quell’età vale più di tante parole.",
  ),
  b(
    "If {name} tells you something worrying, do not promise to keep it secret; say that you will look for help [together|with a grown-up you both trust].",
    "Se {name} ti racconta qualcosa che preoccupa, non promettere il segreto: di’ che cercherai aiuto [insieme|con una persona adulta di fiducia].",
  ),
];

/** For context `other`: `{other}` is the user's word for it. */
export const OTHER_WORD: readonly Bilingual[] = [
  b(
    "You call it “{other}”, and only you two know [what that includes|where its limits are]. [Begin with what already works|Start from what goes well].",
    "La tua parola è «{other}», e solo voi due sapete [che cosa comprende|dove sono i confini]. [Comincia da ciò che già funziona|Parti da ciò che va bene].",
  ),
  b(
    "“{other}” is your word for it; [it may mean something else to {name}|{name} may use another]. It is worth [asking|comparing] once, [lightly|in passing].",
    "«{other}» è la tua parola; [per {name} può voler dire altro|{name} può usarne un’altra]. Vale la pena [chiederlo|confrontarsi] una volta, [con leggerezza|di passaggio].",
  ),
  b(
    "For “{other}” there is no custom to lean on, so small agreements do the work: [who writes when|how often], how long, [what for|and what not].",
    "Per «{other}» non c’è un’usanza a cui appoggiarsi, quindi servono piccoli accordi: [chi scrive e quando|ogni quanto], per quanto, [per che cosa|e che cosa no].",
  ),
];

/** How conversations start well in any relationship. */
export const ANY_INTRO: readonly Bilingual[] = [
  b(
    "Nothing of this is a [recipe|duty]. Take the one idea that [sounds like you|costs you least], and try it once before judging it.",
    "Niente di questo è [una ricetta|un dovere]. Prendi l’idea che [ti somiglia di più|ti costa meno] e provala una volta prima di giudicarla.",
  ),
  b(
    "[A small thing soon|One small thing now] does more between two people than [a grand one some day|a great resolution]. Choose a quiet hour, and begin with what is easiest.",
    "Tra due persone [un piccolo gesto presto|una piccola cosa adesso] fa più di un grande proposito[| rimandato]. Scegli un’ora quieta e comincia da ciò che è più facile.",
  ),
  b(
    "With {name}, as with anybody, [the first minute sets the tone|much is decided by how one begins]: [what you would like, before what is wrong|a wish opens more than a complaint].",
    "Con {name}, come con chiunque, [il primo minuto dà il tono|molto dipende da come si comincia]: [prima quello che vorresti, poi quello che non va|un desiderio apre più di una lamentela].",
  ),
  b(
    "You cannot change {name}, and need not. You can [change one move of yours|begin differently] and see [what the other side does with it|what happens].",
    "Non puoi cambiare {name}, e non serve. Puoi [cambiare una tua mossa|cominciare in un altro modo] e guardare [che cosa ne nasce|che cosa succede].",
  ),
  b(
    "What follows should be [good for both of you|as fair to {name} as to you]; if something does not [fit|feel right], [leave it out|trust that feeling].",
    "Quello che segue dovrebbe [fare bene a voi due|essere giusto verso {name} quanto verso di te]; se qualcosa non [calza|ti convince], [lascialo perdere|fidati di questa sensazione].",
  ),
  b(
    "Pick a day [in the coming week|soon] on which neither of you is [tired or in a hurry|on the way out]. The right hour is [half of every good talk|often the best argument].",
    "Scegli un giorno, [in settimana|presto], in cui nessuno di voi due ha [fretta o sonno|già un piede fuori]. L’ora giusta è [metà di ogni buona conversazione|spesso l’argomento migliore].",
  ),
];
