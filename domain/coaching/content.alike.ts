import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** All statements about oneself got the same answer: this means little, what it may mean, a second look. */
export const SELF_ALIKE = {
  fact: [
    b(
      "[All {count} statements|Each of the {count} statements] got the same answer from you, “{answer}”.",
      "[A tutte e {count} le affermazioni|A ognuna delle {count} affermazioni] hai dato la stessa risposta, «{answer}».",
    ),
    b(
      "“{answer}”, {count} times over: [your answers are all alike|one answer from first to last].",
      "«{answer}», {count} volte: [le tue risposte sono tutte uguali|una sola risposta, dalla prima all’ultima].",
    ),
    b(
      "A portrait lives on differences, and here there are none: you answered “{answer}” [every time|to everything].",
      "Un ritratto vive di differenze, e qui non ce ne sono: hai risposto «{answer}» [ogni volta|a tutto].",
    ),
    b(
      "You gave [one and the same answer|a single answer] {count} times, “{answer}”.",
      "Hai dato {count} volte [la stessa risposta|una risposta sola], «{answer}».",
    ),
    b(
      "[Whatever the question was|Whatever was asked], your answer was “{answer}”.",
      "[Qualunque fosse la domanda|Qualsiasi cosa venisse chiesta], la tua risposta è stata «{answer}».",
    ),
    b(
      "Your answers run in a single line: “{answer}”, [from beginning to end|without exception].",
      "Le tue risposte sono una linea sola: «{answer}», [dall’inizio alla fine|senza eccezioni].",
    ),
    b("{count} statements, one answer: “{answer}”.", "{count} affermazioni, una risposta: «{answer}»."),
    b(
      "[There is not much to see yet|The picture is still empty]: every statement got “{answer}” from you.",
      "[Per ora c’è poco da vedere|Il quadro è ancora vuoto]: a ogni affermazione hai risposto «{answer}».",
    ),
    b(
      "Honestly, [this will be a short portrait|little can be said here]: you chose “{answer}” for all {count} statements.",
      "Con franchezza, [sarà un ritratto breve|qui si può dire poco]: hai scelto «{answer}» per tutte e {count} le affermazioni.",
    ),
    b(
      "[One box, ticked {count} times|The same step of the scale, {count} times]: “{answer}”.",
      "[Una casella, segnata {count} volte|Lo stesso gradino della scala, {count} volte]: «{answer}».",
    ),
    b(
      "Here one answer stands [for everything|for all there was to ask]: “{answer}”.",
      "Qui una sola risposta vale [per tutto|per tutto quello che c’era da chiedere]: «{answer}».",
    ),
    b(
      "“{answer}” is what you said to [the first statement and to every other|all of it, small things and large].",
      "«{answer}» è quello che hai risposto [alla prima affermazione e a tutte le altre|a tutto, cose piccole e grandi].",
    ),
  ],
  little: [
    b(
      "Answers that are all alike [tell little|say very little], and it is better to [say so|admit it].",
      "Risposte tutte uguali [dicono poco|dicono molto poco], ed è meglio [dirlo|ammetterlo].",
    ),
    b(
      "[Hardly anything can be read from that|That tells very little], in either direction.",
      "[Se ne ricava ben poco|Questo dice molto poco], in un senso o nell’altro.",
    ),
    b(
      "So this page [tells little about you|has little to tell], and [means it to be little|is better off short].",
      "Quindi questa pagina [dice poco di te|ha poco da dire], ed è [giusto che sia poco|meglio che resti breve].",
    ),
    b(
      "Nothing [stands out|rises] against anything else, so there is little to say [for certain|with confidence].",
      "Niente [spicca|si alza] su nient’altro, quindi c’è poco da dire [con certezza|con sicurezza].",
    ),
    b(
      "From answers that do not differ [one learns little|little can be learned]: please take this as [a blank page|an empty frame].",
      "Da risposte che non cambiano [si impara poco|si capisce poco]: prendi questa come [una pagina bianca|una cornice vuota].",
    ),
    b(
      "That says little about what [sets one side of you apart from another|you do one way and what another].",
      "Questo dice poco di che cosa [distingue un tuo lato da un altro|fai in un modo e che cosa in un altro].",
    ),
    b(
      "[That can happen|Fair enough]; it only tells little, because the statements ask about [quite different|unlike] things.",
      "[Capita|Va benissimo]; solo che dice poco, perché le affermazioni chiedono cose [molto diverse|lontane tra loro].",
    ),
    b(
      "When nothing is truer than anything else, [a portrait has no lines|there is little to draw], and inventing some would [help nobody|be unfair].",
      "Quando niente è più vero del resto, [un ritratto non ha linee|c’è poco da disegnare], e inventarne [non aiuterebbe|non sarebbe leale].",
    ),
    b(
      "It is an answer, too, only one that tells little: [it fits very many people|nearly anybody could have given it].",
      "È una risposta anche questa, solo che dice poco: [va bene per tantissime persone|potrebbe averla data quasi chiunque].",
    ),
    b(
      "[Little follows from it|It tells little], and what might follow would be [guesswork|a guess], so it is left out.",
      "[Se ne ricava poco|Dice poco], e il resto sarebbe [tirare a indovinare|un’ipotesi], quindi qui non c’è.",
    ),
  ],
  meaning: [
    b(
      "[It may be|Perhaps it is] that there was little time, or that the questions [did not seem worth more|came at a bad moment]; that happens, and it can be mended.",
      "[Può darsi|Forse è] che ci fosse poco tempo, o che le domande [non sembrassero meritarne di più|siano arrivate in un brutto momento]: succede, e si rimedia.",
    ),
    b(
      "Perhaps you answered out of [a mood|one particular day], and the day coloured everything alike. On another day the answers [would part|might spread out].",
      "Forse hai risposto con addosso [un umore|una giornata particolare], e la giornata ha colorato tutto allo stesso modo. In un altro giorno le risposte [si separerebbero|sarebbero forse diverse].",
    ),
    b(
      "Somebody may have good reasons not to [tell a form much|commit themselves]. That is [your right|quite all right]; the page then stays as open as you leave it.",
      "Si possono avere buoni motivi per non [raccontare molto a un modulo|sbilanciarsi]. È [un tuo diritto|legittimo]: la pagina resta aperta quanto la lasci tu.",
    ),
    b(
      "It is possible that all of it [really is equally true|fits you to the same degree]. More often the wording was [too broad|easy to nod at], and the differences come out with an example.",
      "È possibile che tutto [valga davvero nella stessa misura|ti descriva allo stesso modo]. Più spesso le frasi erano [troppo larghe|facili da approvare], e le differenze vengono fuori con un esempio.",
    ),
    b(
      "Whoever answers everything alike has often [thought of the whole|had no single scene in mind]. With a scene before one’s eyes, [a yes and a no appear quickly|some things fit and others do not].",
      "Chi risponde tutto allo stesso modo spesso [ha pensato all’insieme|non aveva in mente una scena]. Con una scena davanti agli occhi [il sì e il no arrivano presto|alcune cose calzano e altre no].",
    ),
    b(
      "A scale of five steps invites one to [stay on one of them|settle down somewhere]. [It says nothing bad about you|That’s quite all right]; it only says little.",
      "Una scala di cinque gradini invita a [restare su uno|fermarsi da qualche parte]. [Non dice niente di male di te|Non c’è niente di sbagliato]: dice solo poco.",
    ),
    b(
      "Questions about oneself are [odd|slippery]: read quickly, they [all sound alike|seem to ask the same]. Read slowly, one is about evenings, another about desks and a third about quarrels.",
      "Le domande su di sé sono [strane|scivolose]: lette in fretta [si somigliano tutte|sembrano chiedere la stessa cosa]. Lette piano, una parla di serate, un’altra di scrivanie e una terza di litigi.",
    ),
    b(
      "Perhaps you wanted to [see first what comes out|try the form out]. [That is fine|Now you know]: what comes out is as plain as what went in.",
      "Forse volevi [prima vedere che cosa esce|provare il modulo]. [Va bene|Adesso lo sai]: quello che esce è semplice quanto quello che è entrato.",
    ),
    b(
      "Most people are one way [at work|on Mondays] and another [at home|at the weekend]; the statements look for those differences, and [need some from you|found none this time].",
      "Al lavoro [di solito|spesso] si è in un modo e [a casa|con gli amici] in un altro. Il questionario serve a vedere queste differenze, e qui [non ce ne sono|mancano].",
    ),
    b(
      "There may be a [careful|friendly] wish behind it to get nothing wrong. Here [nothing can be wrong|no answer is better than another], not even a strong “no”.",
      "Dietro può esserci il desiderio [prudente|gentile] di non sbagliare niente. Qui [niente è sbagliato|nessuna risposta è migliore di un’altra], nemmeno un «no» deciso.",
    ),
  ],
  invite: [
    b(
      "A second look is worth [five minutes|a cup of tea].",
      "Una seconda occhiata vale [cinque minuti|una tazza di tè].",
    ),
    b(
      "[Have another look|Look again] when there is some quiet.",
      "[Dai un’altra occhiata|Riguardale] quando c’è un po’ di calma.",
    ),
    b(
      "You can answer anew [at any time|whenever you like], in your profile; a second look is [welcome|worth it].",
      "Puoi rispondere di nuovo [in qualsiasi momento|quando vuoi], dal tuo profilo; una seconda occhiata [è benvenuta|vale la pena].",
    ),
    b(
      "A second look [need not be long|can be quick].",
      "Una seconda occhiata [non deve essere lunga|può essere veloce].",
    ),
    b(
      "[If you like|If you are curious], give the statements a second look.",
      "[Se ti va|Se la cosa ti incuriosisce], da’ alle affermazioni una seconda occhiata.",
    ),
    b(
      "So here is an invitation: [a second look, one statement at a time|a second look, slowly this time].",
      "Quindi ecco un invito: [una seconda occhiata, un’affermazione alla volta|una seconda occhiata, stavolta piano].",
    ),
    b(
      "The statements [are worth a second look|will bear another look].",
      "Le affermazioni [meritano una seconda occhiata|reggono un’altra occhiata].",
    ),
    b(
      "[On another day|In a few days] a second look may show more.",
      "[Un altro giorno|Tra qualche giorno] una seconda occhiata può mostrare di più.",
    ),
  ],
  look: [
    b(
      "Take [last week|one ordinary week], and for each statement find one scene that speaks for it and one against. Where there is only one of them, [the answer will shift|you will want another number].",
      "Pensa alla settimana scorsa e, per ogni affermazione, cerca un esempio a favore e uno contro. Con un esempio solo [la risposta si sposta|il numero cambia].",
    ),
    b(
      "Go in pairs: which two statements fit you [best|most readily], which two least? Give these four [different answers|answers as far apart as they deserve].",
      "Procedi a coppie: quali due affermazioni ti calzano [di più|meglio], quali due di meno? Dai a queste quattro [risposte diverse|risposte lontane quanto meritano].",
    ),
    b(
      "Read each sentence as if [a friend|somebody close] asked “is that you?”, and hear which ones you would answer with “[well, not quite|only sometimes]”.",
      "Leggi ogni frase come se [una persona amica|una persona vicina] ti chiedesse «tu sei così?», e senti a quali risponderesti «[be’, non proprio|solo a volte]».",
    ),
    b(
      "Keep the last occasion in mind on which a statement was [put to the test|really in question]: what did you [do|say] then, and would you call it [typical|usual]?",
      "Pensa all’ultima occasione in cui un’affermazione è stata [messa alla prova|davvero in questione]: allora che cosa hai [fatto|detto], e lo diresti [tipico|il solito]?",
    ),
    b(
      "Ask [one person who knows you|somebody at home] to guess your answers, and compare. Where the guess [differs|surprises you], [begin there|look at that one again].",
      "Chiedi a [una persona che ti conosce|qualcuno di casa] di indovinare le tue risposte, e confrontate. Dove l’ipotesi [è diversa|ti sorprende], [comincia da lì|c’è qualcosa da trovare].",
    ),
    b(
      "Find the one statement you would [defend least|put a question mark to], change that answer, and see which others [want to follow|begin to move].",
      "Trova l’affermazione che [difenderesti di meno|metteresti in dubbio], cambia quella risposta e guarda quali altre [le vanno dietro|cominciano a muoversi].",
    ),
    b(
      "Of all the statements, which one made you [hesitate longest|smile or frown]? That one [deserves an answer of its own|is the best to start with], and the others can be measured by it.",
      "Tra tutte le affermazioni, quale ti ha fatto [esitare di più|sorridere o storcere il naso]? Quella [merita una risposta sua|è la migliore da cui partire], e le altre si misurano su quella.",
    ),
    b(
      "Allow yourself [only two of each answer|no answer three times in a row]. The small constraint makes you compare, and comparing is [all that it takes|the whole trick].",
      "Concediti [ogni risposta al massimo due volte|mai la stessa risposta tre volte di fila]. Il piccolo vincolo fa confrontare, e il confronto è [tutto ciò che serve|tutto il segreto].",
    ),
    b(
      "Read each statement aloud with your name in front of it. [The ear notices sooner|It sounds different], and where the sentence feels [too big|like somebody else], choose another step.",
      "Leggi ogni affermazione ad alta voce, con il tuo nome davanti. [L’orecchio se ne accorge prima|Suona diversa], e dove la frase ti sembra [troppo grande|di un’altra persona] scegli un altro gradino.",
    ),
    b(
      "Think of two places, [at home and at work|among friends and among strangers]: where a statement is true only in one of them, [the answer lies further in|that is what the scale is for].",
      "Pensa a due posti, [casa e lavoro|tra amici e tra estranei]: dove un’affermazione è vera solo in uno dei due, [la risposta sta più in mezzo|la scala serve proprio a questo].",
    ),
    b(
      "[Picture the scale as a street|Think of five houses in a row]: [put the truest statement at one end and the least true at the other|fill the two houses at the ends first], and [fill in between|let the rest find their place].",
      "[Immagina la scala come una strada|Pensa a cinque case in fila]: [metti a un capo l’affermazione più vera e all’altro la meno vera|riempi prima le due case agli estremi], e [poi lo spazio in mezzo|lascia che le altre trovino posto].",
    ),
    b(
      "Do it [backwards|in another order]: begin with the last statement and take a breath before each answer. [Haste makes all answers look alike|A pause is often enough], and nobody is counting the [minutes|seconds].",
      "Fallo [al contrario|in un altro ordine]: comincia dall’ultima affermazione e prendi fiato prima di ogni risposta. [La fretta rende uguali le risposte|Spesso basta una pausa], e nessuno conta i [minuti|secondi].",
    ),
    b(
      "Read each statement again and add “except [when|with] …”. Where an exception comes to mind quickly, [move the answer by one|choose the number beside it].",
      "Rileggi ogni affermazione e aggiungi «tranne [quando|con] …». Se ti viene subito in mente un’eccezione, [sposta la risposta di uno|scegli il numero accanto].",
    ),
  ],
  two: [
    b(
      "“{one}” and “{other}” [are two quite different matters|have little to do with each other]; with the same answer to both, [neither says much|they cancel each other out].",
      "«{one}» e «{other}» [sono due cose molto diverse|c’entrano poco l’una con l’altra]; con la stessa risposta a tutte e due, [nessuna dice molto|si annullano].",
    ),
    b(
      "Compare just two: “{one}”, “{other}”. [Which of them is truer?|Is one of them more you?]",
      "Confrontane solo due: «{one}», «{other}». [Quale è più vera?|Una delle due ti somiglia di più?]",
    ),
    b(
      "For instance “{one}” [beside|next to] “{other}”: in [most weeks|most lives] one of them is a little truer than the other.",
      "Per esempio «{one}» [accanto a|vicino a] «{other}»: in quasi ogni [settimana|vita] una delle due è un po’ più vera dell’altra.",
    ),
    b(
      "Begin with “{one}”, then go to “{other}”: [if the second answer comes as fast as the first|if both still look the same], wait a moment.",
      "Comincia da «{one}», poi passa a «{other}»: [se la seconda risposta arriva in fretta come la prima|se sembrano ancora uguali], aspetta un momento.",
    ),
    b(
      "[Take only two for now|Two are enough for a start]: “{one}” and “{other}”. Whoever knows you would hardly say both with the same [voice|certainty].",
      "[Per ora prendine solo due|Per cominciare ne bastano due]: «{one}» e «{other}». Chi ti conosce difficilmente le direbbe tutte e due con la stessa [voce|certezza].",
    ),
    b(
      "Between “{one}” and “{other}” there is [room for a difference|seldom no difference at all]; [which way does it lean today?|look for it first.]",
      "Tra «{one}» e «{other}» c’è [posto per una differenza|di rado nessuna differenza]; [oggi da che parte pende?|cercala per prima.]",
    ),
    b(
      "If “{one}” were the [only|last] statement, what would you answer? And “{other}”, [by itself|all alone]?",
      "Leggi da sola «{one}»: che numero sceglieresti? E poi «{other}», [da sola|senza le altre]?",
    ),
  ],
  until: [
    b(
      "Until then [nothing here counts as settled|this page holds nothing against you]; what you note about people and meetings tells the coach more.",
      "Fino ad allora [niente qui è deciso|questa pagina non conta molto]: quello che annoti su persone e incontri dice di più al coach.",
    ),
    b(
      "In the meantime the coach goes by [your notes and conversations|what you write], and leaves your traits alone.",
      "Intanto il coach si basa su [note e conversazioni|quello che scrivi], e lascia stare i tratti.",
    ),
    b(
      "What follows is therefore meant for [anybody|everyone], and not for a type: try what [suits you|appeals].",
      "Quello che segue, quindi, è pensato per [chiunque|tutti i giorni], non per un tipo di persona: prova ciò che [fa per te|ti piace].",
    ),
    b(
      "The small things to try below [do without traits|need no portrait]; they help to find out where you stand.",
      "Le piccole cose da provare qui sotto [fanno a meno dei tratti|non hanno bisogno di un ritratto], e aiutano a capire come sei.",
    ),
    b(
      "Nothing is lost by it: [a new round|answering anew] takes two minutes and [overwrites|replaces] this page.",
      "Non si perde niente: [un nuovo giro|rispondere di nuovo] richiede due minuti e [riscrive|sostituisce] questa pagina.",
    ),
    b(
      "Your people [need not wait for it|come first anyway]: notes, plans and conversations work without any portrait.",
      "Le tue persone [non devono aspettare|vengono comunque prima]: note, piani e conversazioni funzionano senza nessun ritratto.",
    ),
    b(
      "So [read the rest lightly|take the rest as a loose collection]: it speaks of people in general.",
      "Quindi [leggi il resto con leggerezza|prendi il resto come una raccolta di spunti]: parla delle persone in generale.",
    ),
    b(
      "This page [will change with your answers|waits for the next ones], and does not mind.",
      "Questa pagina [cambierà con le tue risposte|aspetta le prossime], senza fretta.",
    ),
  ],
} satisfies Record<string, readonly Bilingual[]>;
