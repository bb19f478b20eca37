import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Topics the coach gives advice on. */
export const ADVICE_TOPICS = [
  "talk",
  "conflict",
  "distance",
  "apology",
  "ask",
  "boundary",
  "feedback",
  "support",
  "gratitude",
  "reconnect",
  "first_meeting",
  "decide",
  "trust",
] as const;
export type AdviceTopic = (typeof ADVICE_TOPICS)[number];

/** Asks what to do about an unanswered message. */
const NO_ANSWER =
  /\b(?:(?:write|text|message|call|ask|try) (?:\w+ )?again|leave (?:him|her|them) (?:alone|in peace)|no (?:answer|reply)|(?:not|n't|never) (?:answer|repl)|riscriv|di nuovo|ancora una volta|lascio (?:in pace|stare|perdere)|non (?:mi )?(?:ha )?rispo)/;

/** Something was withdrawn as a punishment. */
const PENALTY =
  /\b(?:took (?:away )?(?:his|her|their) (?:phone|tablet|console)|(?:tolto|sequestrato|preso) (?:il|lo) (?:telefono|cellulare|tablet))/;

/** Somebody interferes in what isn't theirs. */
const MEDDLING =
  /\b(?:interfer|meddl|comments? on everything|tells me how|knows better|without (?:asking|knocking|ringing)|si intromett|intromett|si impiccia|impicci|ficca il naso|mette becco|commenta (?:ogni|tutto)|mi dice come|senza (?:chiedere|bussare|suonare|avvisare))/;

/** Restricts a text to people who meet anyway, at home or at work, or to those who don't. */
interface Among {
  among?: "near" | "far";
}

/** A bold lead-in and its explanation. */
export interface Move extends Among {
  lead: Bilingual;
  text: Bilingual;
}

export interface TopicContent {
  open: readonly Bilingual[];
  moves: readonly Move[];
  /** A sentence the user might say; `{about}` names the topic or stays general. */
  say: readonly Saying[];
  avoid: readonly (Bilingual & Among)[];
  ask: readonly Bilingual[];
  /** For later turns on the same subject. */
  deeper: readonly Deeper[];
}

export interface Saying extends Bilingual, Among {
  /** Only if the conversation matches (flattened text), and then before all others. */
  fits?: RegExp;
}

export interface Deeper extends Bilingual, Among {
  /** First if the newest message matches (flattened text). */
  fits?: RegExp;
}

function move(leadEn: string, textEn: string, leadIt: string, textIt: string): Move {
  return { lead: b(leadEn, leadIt), text: b(textEn, textIt) };
}

export const TOPICS: Record<AdviceTopic, TopicContent> = {
  talk: {
    open: [
      b(
        "A conversation with {name} goes better if you know beforehand what it is for.",
        "Una conversazione con {name} va meglio se sai prima a che cosa serve.",
      ),
      b(
        "Let us keep it small: one point, one moment, one wish.",
        "Teniamola piccola: un punto, un momento, un desiderio.",
      ),
      b(
        "With {name} the first minute matters most; the rest you need not learn by heart.",
        "Con {name} conta soprattutto il primo minuto; il resto non va imparato a memoria.",
      ),
    ],
    moves: [
      move(
        "Ask for the moment",
        "ten minutes, without witnesses, with the subject named beforehand.",
        "Chiedi il momento",
        "dieci minuti, senza pubblico, dicendo prima l’argomento.",
      ),
      move(
        "One fact, one effect",
        "what happened, then what it did to you. No “always”, no “never”.",
        "Un fatto, un effetto",
        "che cosa è successo, poi che effetto ti ha fatto. Niente «sempre», niente «mai».",
      ),
      move(
        "Then a question",
        "ask how {name} saw it, and listen to the end before you answer.",
        "Poi una domanda",
        "chiedi come l’ha vista {name} e ascolta fino in fondo prima di rispondere.",
      ),
      move(
        "Finish with a wish",
        "one thing you would like next time, small enough to be done.",
        "Chiudi con un desiderio",
        "una cosa che vorresti la prossima volta, abbastanza piccola da farsi davvero.",
      ),
    ],
    say: [
      b(
        "{call}, I’d like ten minutes to talk {about}. I’m not looking for someone to blame, I want us to work it out.",
        "{call}, vorrei dieci minuti per parlare {about}. Non cerco colpe, vorrei trovare un modo con te.",
      ),
      b(
        "Can I tell you how it was for me, and then hear how it was for you? It’s {about}.",
        "Posso dirti com’è stato per me e poi sentire com’è stato per te? Vorrei parlare {about}.",
      ),
      b(
        "I’ve been thinking {to_about}. It matters to me, and I’d like to understand your side.",
        "Ho ripensato {to_about}. Per me conta, e vorrei capire il tuo punto di vista.",
      ),
    ],
    avoid: [
      b(
        "opening with a verdict (“you’re the kind of person who…”): the answer will be about character, and the fact gets lost.",
        "aprire con una sentenza («sei una di quelle persone che…»): si finirà a parlare di carattere, e il fatto si perde.",
      ),
      b(
        "bringing everything that has piled up. The second point takes the strength out of the first.",
        "portare tutto quello che si è accumulato. Il secondo punto toglie forza al primo.",
      ),
      b(
        "doing it in passing or by a long message at night; both are easily heard as an attack.",
        "farlo di passaggio o con un lungo messaggio di notte: tutti e due si leggono facilmente come un attacco.",
      ),
    ],
    ask: [
      b("What would you like to be different the day after?", "Che cosa vorresti che fosse diverso il giorno dopo?"),
      b("If you could say only one sentence, which would it be?", "Se potessi dire una frase sola, quale sarebbe?"),
      b(
        "Where and when would {name} be able to listen best?",
        "Dove e quando {name} riuscirebbe ad ascoltarti meglio?",
      ),
    ],
    deeper: [
      b(
        "Then let us look at the middle of the conversation. When {name} has answered, say back in one sentence what you understood; only then add your part. It slows things down exactly where they usually tip over.",
        "Guardiamo allora il centro della conversazione. Quando {name} ha risposto, ridì in una frase che cosa hai capito; solo dopo aggiungi la tua parte. Rallenta proprio dove di solito ci si scalda.",
      ),
      b(
        "The next step is the ending. Agree on something that can be seen: who does what until when, or a date to look at it again. A good talk without an ending is often had twice.",
        "Il passo dopo è la conclusione. Accordatevi su qualcosa che si veda: chi fa che cosa ed entro quando, o una data per fare il punto. Una buona conversazione senza una conclusione spesso tocca rifarla.",
      ),
      b(
        "Try it aloud once, to the wall if need be. Where you start to explain yourself, cut; where your voice gets sharp, put a question in its place.",
        "Provala una volta ad alta voce, anche davanti al muro. Dove cominci a giustificarti, taglia; dove la voce si fa tagliente, metti una domanda.",
      ),
    ],
  },
  conflict: {
    open: [
      b(
        "A quarrel usually has one subject and one hurt; it helps to know which is which.",
        "Un litigio ha di solito un argomento e una ferita: aiuta capire qual è l’uno e qual è l’altra.",
      ),
      b(
        "You need not settle who was right before you two can speak again.",
        "Non serve stabilire chi aveva ragione per potervi riparlare.",
      ),
      b(
        "After a clash, the first sentence decides whether it becomes a second round.",
        "Dopo uno scontro, la prima frase decide se sarà un secondo round.",
      ),
    ],
    moves: [
      move(
        "Let it cool, with a date",
        "say that you want to talk and when; silence without a date feels like punishment.",
        "Lascia raffreddare, con una data",
        "di’ che vuoi parlarne e quando: il silenzio senza una data sembra un castigo.",
      ),
      move(
        "Begin with your part",
        "one thing you would do differently, without a “but” after it.",
        "Comincia dalla tua parte",
        "una cosa che faresti diversamente, senza un «ma» dopo.",
      ),
      move(
        "Separate fact and reading",
        "“you closed the door” is a fact, “you don’t care” is a reading; ask about the second.",
        "Separa i fatti dalle interpretazioni",
        "«hai chiuso la porta» è un fatto, «non ti importa» è un’interpretazione: su questa, chiedi.",
      ),
      move(
        "Look for the next time",
        "agree on what each of you does when it starts again.",
        "Pensa alla prossima volta",
        "accordatevi su che cosa fa ciascuna parte quando ricomincia.",
      ),
    ],
    say: [
      b(
        "I don’t want to win this one. I’d like to understand what hit you, and tell you what hit me.",
        "Questa non la voglio vincere. Vorrei capire che cosa ti ha fatto male, e dirti che cosa ha fatto male a me.",
      ),
      b(
        "{name}, I’d like to take up our point again, more slowly this time. Is now all right?",
        "{name}, vorrei riprendere il discorso dell’altra volta, con più calma. Adesso va bene?",
      ),
      b(
        "I’d like to talk {about}. Five minutes each, without interrupting. You can go first.",
        "Vorrei parlare {about}. Cinque minuti a testa, senza interrompersi. Se vuoi, cominci tu.",
      ),
    ],
    avoid: [
      b(
        "collecting allies or proofs. {name} would hear a trial, not a wish to make up.",
        "raccogliere alleati o prove: {name} sentirebbe un processo, non la voglia di fare pace.",
      ),
      b(
        "going over it by message. Written quarrels have no tone of voice, so each reads the worst one into it.",
        "rifare tutto per messaggio. Un litigio scritto non ha voce, e ciascuno ci legge la peggiore.",
      ),
      b(
        "the quick “let’s forget it” if you have not forgotten. It comes back with interest.",
        "il «lasciamo perdere» veloce, se non hai lasciato perdere. Torna con gli interessi.",
      ),
    ],
    ask: [
      b(
        "What was the sentence or the moment at which it turned?",
        "Qual è stata la frase, o il momento, in cui la cosa ha preso un’altra piega?",
      ),
      b("Which part of it is yours, if you look at it coolly?", "Quale parte è tua, a guardarla a freddo?"),
      b(
        "What would be enough for you to feel that it is made up?",
        "Che cosa ti basterebbe per sentire che la pace è fatta?",
      ),
    ],
    deeper: [
      b(
        "If it heats up again, do not push through. “I’m getting loud, I need ten minutes and then I’ll be back” is a good sentence, provided that you do come back. Take up then only what was last said.",
        "Se si riscalda, non tirare dritto. «Sto alzando la voce, mi servono dieci minuti e poi torno» è una buona frase, a patto di tornare. Poi riprendi solo l’ultima cosa detta.",
      ),
      b(
        "Ask for the worry behind the position. Someone who insists on a thing mostly protects something: time, recognition, peace. “What would you be afraid of if we did it my way?” gets you there faster than a better argument.",
        "Chiedi la preoccupazione dietro la posizione. Chi insiste su una cosa di solito ne protegge un’altra: tempo, riconoscimento, pace. «Che cosa temeresti se facessimo a modo mio?» ci arriva prima di un argomento migliore.",
      ),
      b(
        "Making up can be offered in small coin: a joke between you, a coffee put down, a practical question. See whether {name} takes it up. If not, leave it at that today; an offer may also be accepted tomorrow.",
        "La pace si può offrire in monete piccole: una battuta vostra, un caffè posato lì, una domanda pratica. Guarda se {name} la raccoglie. Se no, per oggi basta così: un’offerta si può accettare anche domani.",
      ),
    ],
  },
  distance: {
    open: [
      b(
        "Coldness hurts because it leaves everything to the imagination; so the aim is one real piece of information.",
        "La freddezza fa male perché lascia tutto all’immaginazione: lo scopo è avere una sola informazione vera.",
      ),
      b(
        "Silence can have ten reasons, and you are only one of them.",
        "Un silenzio può avere dieci motivi, e tu sei solo uno di questi.",
      ),
      b(
        "What you see is that less comes from {name}; why it is so, you cannot see from here.",
        "Quello che vedi è che da {name} arriva meno; il perché, da qui, non si vede.",
      ),
    ],
    moves: [
      move(
        "Say what you notice",
        "the change and since when, without an interpretation.",
        "Di’ che cosa noti",
        "il cambiamento e da quando, senza interpretazione.",
      ),
      move(
        "Make answering easy",
        "one question, with a way to say “not now”.",
        "Rendi facile rispondere",
        "una domanda sola, con la possibilità di dire «non adesso».",
      ),
      {
        among: "far",
        ...move(
          "Then leave it alone",
          "a few days without a second message; your offer stands.",
          "Poi lascia stare",
          "qualche giorno senza un secondo messaggio: la tua offerta resta lì.",
        ),
      },
      {
        among: "near",
        ...move(
          "Then leave room",
          "a few days in which nothing has to be said; the ordinary things go on.",
          "Poi lascia spazio",
          "qualche giorno in cui non serve dire niente: le cose normali vanno avanti.",
        ),
      },
    ],
    say: [
      {
        fits: PENALTY,
        ...b(
          "You’ll have it back on Friday at six. Until then I’d like us to eat together all the same.",
          "Venerdì alle sei lo riavrai. Fino ad allora mi piacerebbe mangiare insieme lo stesso.",
        ),
      },
      b(
        "I’ve noticed that we talk less lately. Is it something between us, or do you have a lot on? Either is fine to say.",
        "Ho notato che ultimamente parliamo meno. È qualcosa tra noi, o hai molto per la testa? Qualunque delle due sia, puoi dirmela.",
      ),
      {
        among: "near",
        ...b(
          "You don’t have to explain anything. I only want you to know that I’ve noticed, and that I’m here.",
          "Non devi spiegarmi niente. Voglio solo che tu sappia che ci faccio caso, e che ci sono.",
        ),
      },
      {
        among: "far",
        ...b(
          "No need to explain anything, {name}. I only wanted to say that I’m here and I’d like to hear from you.",
          "Non c’è niente da spiegare, {name}. Volevo solo dirti che ci sono, e che mi farebbe piacere sentirti.",
        ),
      },
      b(
        "If I did something that bothered you, I’d rather know it than guess.",
        "Se ho fatto qualcosa che ti ha dato fastidio, preferisco saperlo che indovinare.",
      ),
    ],
    avoid: [
      b(
        "being cold in return as a test. {name} may simply read it as agreement.",
        "rispondere al freddo con il freddo, per vedere che succede: {name} può leggerlo come un «va bene così».",
      ),
      b(
        "asking mutual acquaintances. It comes back, and then there are two subjects.",
        "chiedere in giro a chi conoscete. Si viene a sapere, e allora gli argomenti diventano due.",
      ),
      {
        among: "near",
        ...b(
          "asking “what is it now?” every day. It makes talking a duty, and silence a refuge.",
          "chiedere ogni giorno «che cosa c’è?». Parlare diventa un dovere, e il silenzio un riparo.",
        ),
      },
      {
        among: "far",
        ...b(
          "three messages in a row. They ask for reassurance, and give none to {name}.",
          "tre messaggi di fila. Chiedono rassicurazione e {a_name} non ne danno.",
        ),
      },
    ],
    ask: [
      b(
        "Since when is it so, and what else changed around that time?",
        "Da quando è così, e che cos’altro è cambiato in quel periodo?",
      ),
      b("Is {name} like that only with you, or with others too?", "{name} fa così solo con te, o anche con altri?"),
      b(
        "What would you do this week if you knew it had nothing to do with you?",
        "Che cosa faresti questa settimana se sapessi che non c’entri?",
      ),
    ],
    deeper: [
      {
        fits: PENALTY,
        ...b(
          "Say when it comes back, and let that hold, with or without screams: a penalty that has no end feels like war. About the screaming speak tomorrow, in two sentences, when it is quiet. If anger took it, you may say that too: “I was angry. You’ll have it back on Friday at six.”",
          "Di’ quando lo restituisci, e che valga, con o senza urla: un castigo che non finisce sembra una guerra. Delle urla parla domani, in due frasi, a mente fredda. Se è stata la rabbia a toglierlo, puoi dire anche questo: «ero in collera. Venerdì alle sei lo riavrai».",
        ),
      },
      {
        fits: /\b(?:took (?:away )?(?:his|her|their) (?:phone|tablet|console)|marks|grades|homework|(?:tolto|sequestrato|preso) (?:il|lo) (?:telefono|cellulare|tablet)|voti\b|compiti|pagella)/,
        ...b(
          "Keep the rule and the closeness apart. The rule fits into two sentences: what holds, and until when. The closeness needs an hour in which neither school nor phone comes up: a drive, something to eat, something {name} chooses. Talk comes more easily side by side than across a table.",
          "Tieni separate la regola e la vicinanza. La regola sta in due frasi: che cosa vale, e fino a quando. La vicinanza ha bisogno di un’ora in cui non si parli né di scuola né di telefono: un giro in macchina, qualcosa da mangiare, una cosa scelta da {name}. Fianco a fianco si parla più facilmente che faccia a faccia.",
        ),
      },
      {
        among: "far",
        fits: NO_ANSWER,
        ...b(
          "If no answer comes, you have still learned something: just now this door is not open. Write once more in two weeks, lightly, about something else, and spend the time in between with people who do answer.",
          "Se non arriva risposta, qualcosa l’hai comunque saputo: per ora quella porta non è aperta. Riscrivi una volta tra due settimane, con leggerezza, parlando d’altro, e intanto vedi chi ti risponde.",
        ),
      },
      {
        among: "near",
        fits: NO_ANSWER,
        ...b(
          "Stay reachable in the ordinary things while it is quiet between you: say good morning, keep what was agreed, ask nothing. Then one sentence, without pressure: “I’m here when you want to talk, and I’d like it to be this week.”",
          "Mentre tra voi c’è silenzio, resta presente nelle cose normali: di’ buongiorno, mantieni quello che era deciso, non chiedere niente. Poi una frase sola, senza pressione: «quando vuoi parlare ci sono, e mi piacerebbe farlo questa settimana».",
        ),
      },
      {
        fits: /\b(?:nothing|said no\b|says? (?:it is |it'?s |that )?(?:fine|all right|ok)|is fine|niente|(?:detto|dice) di no|tutto (?:bene|a posto)|va tutto bene)/,
        ...b(
          "If {name} says “it’s nothing”, believe it for the moment and do something ordinary together. Many people come back sideways, over something practical, and seldom through a talk about the distance.",
          "Se {name} dice «non è niente», per ora credici e fate qualcosa di normale. Molte persone si riavvicinano per vie traverse, mentre si fa insieme una cosa pratica, di rado con un discorso sulla distanza.",
        ),
      },
      {
        fits: /\b(?:angry|unfair|furious|tired of|fed up|always me|i was there|collera|arrabbiat|stuf[ao]|stanc[ao] di|sempre io|io c'ero|non e giusto)/,
        ...b(
          "And keep a limit for yourself as well: how long are you willing to carry this alone? You may say it without a threat: “I miss us, and I don’t want to keep guessing.”",
          "Tieni un limite anche per te: per quanto tempo vuoi portare questo peso senza aiuto? Puoi dirlo senza minacciare: «Mi manchi, e non voglio continuare a indovinare».",
        ),
      },
    ],
  },
  apology: {
    open: [
      b(
        "A good apology is short, because it is about {name} and not about you.",
        "Le scuse buone sono brevi, perché riguardano {name} e non te.",
      ),
      b(
        "To apologise well you need one thing: to know what exactly it did on the other side.",
        "Per chiedere scusa bene serve una cosa: sapere che effetto preciso ha avuto dall’altra parte.",
      ),
      b(
        "It does you credit to want to mend it; now make it easy to receive.",
        "Vuoi rimediare, ed è già un passo; ora fa’ che sia facile ricevere le tue scuse.",
      ),
    ],
    moves: [
      move(
        "Name the deed",
        "what you did, in one sentence, without “if” and without “but”.",
        "Di’ che cosa hai fatto",
        "in una frase, senza «se» e senza «ma».",
      ),
      move(
        "Name the effect",
        "what it may have meant for {name}; ask whether you see it right.",
        "Di’ che effetto ha avuto",
        "che cosa può aver significato per {name}; chiedi se ci hai visto giusto.",
      ),
      move(
        "Offer repair",
        "something you can do now, and what you will do next time.",
        "Offri un rimedio",
        "una cosa che puoi fare adesso, e che cosa farai la prossima volta.",
      ),
    ],
    say: [
      b(
        "I’m sorry for what I did. It wasn’t fair to you. I’d like to make it right: is there something that would help?",
        "Mi dispiace per quello che ho fatto. Non è stato giusto nei tuoi confronti. Vorrei rimediare: c’è qualcosa che aiuterebbe?",
      ),
      b(
        "What I did was wrong, and I can imagine it left you alone with it. You don’t have to answer now.",
        "Quello che ho fatto è stato uno sbaglio, e immagino che ti abbia lasciato un peso addosso. Non devi rispondermi adesso.",
      ),
      b(
        "I want to say sorry {for_about}, without explaining it away.",
        "Voglio chiederti scusa {for_about}, senza cercare giustificazioni.",
      ),
    ],
    avoid: [
      b(
        "“I’m sorry if you felt hurt”: it hands the fault back.",
        "«mi dispiace se ti ha dato fastidio»: restituisce la colpa a chi l’ha subita.",
      ),
      b(
        "asking to be forgiven on the spot. That is {name}’s to give, and in {name}’s own time.",
        "chiedere il perdono subito. Spetta {a_name}, e con i suoi tempi.",
      ),
      b(
        "a long explanation. Reasons can come later, if you are asked for them.",
        "una lunga spiegazione. I motivi possono venire dopo, se ti vengono chiesti.",
      ),
    ],
    ask: [
      b(
        "What do you think was the worst of it for {name}?",
        "Quale pensi che sia stata la parte peggiore, per {name}?",
      ),
      b(
        "What could you really do differently next time?",
        "Che cosa potresti fare davvero di diverso la prossima volta?",
      ),
      b("Would {name} rather hear it or read it?", "{name} preferirebbe sentirlo a voce o leggerlo?"),
    ],
    deeper: [
      {
        fits: /\b(?:giving in|give in|without|right about|my point|ceder|senza|avevo ragione|ragione su)/,
        ...b(
          "Keep two things apart: how it was said, and what it was about. For the how you can be sorry without a “but”; the matter itself stays open and gets its own hour: “I’m sorry for the way I said it. What it was about we can look at on another day.” To apologise is not to give in.",
          "Tieni separate due cose: il modo e la questione. Del modo puoi chiedere scusa senza un «ma»; la questione resta aperta e avrà il suo momento: «mi dispiace per come l’ho detto. Del resto possiamo parlare un altro giorno». Chiedere scusa non è cedere.",
        ),
      },
      b(
        "And then comes the hard part: listening. {name} may be angry even after the apology. Do not defend yourself; “yes, I see that” is enough. Whoever can stay then is believed.",
        "Poi viene la parte difficile: ascoltare. La rabbia può restare anche dopo le scuse. Non difenderti: «sì, lo vedo» basta. A chi sa restare, lì, si crede.",
      ),
      b(
        "If your words are not accepted, do not repeat them louder. Do the thing you promised, several times, without pointing at it. It is the slow half of an apology.",
        "Se le parole non vengono accettate, non ripeterle più forte. Fai quello che hai promesso, più volte, senza farlo notare. È la metà lenta delle scuse.",
      ),
      b(
        "Check whether you are apologising for the right thing. For small guilt we like to say sorry twenty times; for the real one a single sentence is hard. Which one is yours?",
        "Verifica se stai chiedendo scusa per la cosa giusta. Per la colpa piccola ci scusiamo venti volte; per quella vera è difficile anche una frase. Qual è la tua?",
      ),
    ],
  },
  ask: {
    open: [
      b(
        "A request is easiest to answer when it is small, clear and allows a no.",
        "A una richiesta si risponde meglio quando è piccola, chiara e ammette un no.",
      ),
      b(
        "You may ask. The one thing {name} needs for an honest answer is to know exactly what.",
        "Puoi chiedere. Per rispondere con sincerità {name} ha bisogno di sapere che cosa, di preciso.",
      ),
      b("Hints save you the no, and often the yes as well.", "Le allusioni risparmiano il no, e spesso anche il sì."),
    ],
    moves: [
      move(
        "What, by when, why",
        "in this order and in two sentences.",
        "Che cosa, entro quando, perché",
        "in quest’ordine e in due frasi.",
      ),
      move(
        "Say what is fixed and what is not",
        "so that {name} can offer something in between.",
        "Di’ che cosa è fisso e che cosa no",
        "così {name} può offrirti una via di mezzo.",
      ),
      move(
        "Leave time",
        "“tell me by Thursday” gets a truer yes than an answer on the spot.",
        "Lascia tempo",
        "«dimmelo entro giovedì» ottiene un sì più vero di una risposta immediata.",
      ),
    ],
    say: [
      b(
        "I’d like to ask you for something, and a no is all right: could you give me a hand with one thing this week?",
        "Vorrei chiederti una cosa, e va bene anche un no: questa settimana mi daresti una mano?",
      ),
      b(
        "What I need is this. What would be possible for you, and what would be too much?",
        "Quello che mi serve è questo. Che cosa ti è possibile, e che cosa sarebbe troppo?",
      ),
      b(
        "{name}, may I ask you something straight out, before I start hinting at it?",
        "{name}, posso chiederti una cosa diretta, prima che cominci a girarci intorno?",
      ),
    ],
    avoid: [
      b(
        "presenting the bill (“after all I’ve done”). It may get you the thing, and costs the goodwill.",
        "presentare il conto («con tutto quello che ho fatto io»). Forse ottieni la cosa, e perdi la buona volontà.",
      ),
      b(
        "apologising three times for asking. It makes a small request sound large.",
        "scusarti tre volte di chiedere: fa sembrare grande una richiesta piccola.",
      ),
      b(
        "asking in front of others. A yes under eyes is often taken back later.",
        "chiedere davanti ad altri. Un sì sotto gli sguardi spesso si ritira dopo.",
      ),
    ],
    ask: [
      b(
        "What is the smallest version that would already help you?",
        "Qual è la versione più piccola che ti aiuterebbe già?",
      ),
      b("What will you do if {name} says no?", "Che cosa farai se {name} dice di no?"),
      b("What might make it hard for {name} to say yes?", "Che cosa può rendere difficile, per {name}, dire di sì?"),
    ],
    deeper: [
      b(
        "Prepare for the half yes: “I’d like to, but…”. Do not push against the but, ask about it: “what would have to be different for it to work?” Out of that comes the request that fits.",
        "Preparati al mezzo sì: «vorrei, ma…». Non spingere contro quel ma, chiedi: «che cosa dovrebbe essere diverso perché vada?». Da lì nasce la richiesta giusta.",
      ),
      b(
        "If it is a no, thank for the honesty, and mean it. The person who may refuse you once will believe your next request is a real question.",
        "Se è un no, ringrazia per la sincerità, e sul serio. Chi può dirti di no una volta crederà che la prossima sia una domanda vera.",
      ),
      b(
        "Look at the balance too: when did {name} last ask you for something? Offering first is not a trick if you really do it, whatever the answer is.",
        "Guarda anche l’equilibrio: quando {name} ha chiesto qualcosa a te, l’ultima volta? Offrire per cominciare non è un trucco, se lo fai davvero, qualunque sia la risposta.",
      ),
    ],
  },
  boundary: {
    open: [
      b(
        "A no is easier to hear when it is short and does not sit in judgement.",
        "Un no si sente meglio quando è breve e non giudica.",
      ),
      b(
        "A limit says what you will do, not what {name} must become.",
        "Un confine dice che cosa farai tu, non come deve diventare {name}.",
      ),
      b("You may say no and still wish the other person well.", "Puoi dire no e continuare a voler bene."),
    ],
    moves: [
      move(
        "The no first",
        "then one reason, no more; each further one invites bargaining.",
        "Prima il no",
        "e poi un motivo solo, perché ogni altro invita a trattare.",
      ),
      move(
        "Say what is possible",
        "if there is something; if not, nothing.",
        "Di’ che cosa è possibile",
        "se c’è qualcosa; altrimenti lascia stare.",
      ),
      move(
        "Stay friendly and repeat",
        "the same sentence in the same tone, if {name} insists.",
        "Resta gentile e ripeti",
        "la stessa frase con lo stesso tono, se {name} insiste.",
      ),
    ],
    say: [
      {
        fits: MEDDLING,
        ...b(
          "I know you mean well. This I’d like to do my own way; when I want advice, I’ll ask you for it.",
          "So che lo fai per il meglio. Questa cosa però vorrei farla a modo mio: se mi serve un consiglio, te lo chiedo.",
        ),
      },
      {
        fits: MEDDLING,
        ...b(
          "I’m glad that you are there for us. I’d be gladder still if you asked me first.",
          "Mi fa piacere che tu ci sia. Me ne farebbe ancora di più se prima me lo chiedessi.",
        ),
      },
      b(
        "No, I can’t do that this time. I’m telling you right away so that you can plan.",
        "No, questa volta non posso. Te lo dico subito, così puoi organizzarti.",
      ),
      b(
        "I’ve thought about it, and my answer is no. It isn’t against you.",
        "Ci ho pensato, e la mia risposta è no. Non è contro di te.",
      ),
      b(
        "I’d like us to stay on good terms, and I’m not going to do this. Both are true.",
        "Vorrei che restassimo in buoni rapporti, e questa cosa non la farò. Sono vere tutte e due.",
      ),
    ],
    avoid: [
      b(
        "a yes that you will take back on Sunday evening. It costs {name} more than a no today.",
        "un sì che ritirerai domenica sera. A {name} costa più di un no oggi.",
      ),
      b(
        "threats you would not carry out. The next limit will then count for less.",
        "minacce che non manterresti. Il prossimo confine varrà di meno.",
      ),
      b(
        "inventing excuses. They can be solved, and then you stand there with your no.",
        "inventare scuse. A una scusa si trova rimedio, e il no resta da dire.",
      ),
    ],
    ask: [
      b("What exactly do you no longer want, and from when?", "Che cosa, di preciso, non vuoi più, e da quando?"),
      b("What are you afraid would happen after the no?", "Che cosa temi che succeda dopo il no?"),
      b("What will you do if the limit is passed again?", "Che cosa farai se il confine viene superato di nuovo?"),
    ],
    deeper: [
      b(
        "The minutes after the no are uncomfortable, and that is normal. Do not fill them with explanations. {name} may be disappointed; you can stand that without giving in and without becoming hard: “I understand that it’s annoying.”",
        "I minuti dopo il no sono scomodi, ed è normale. Non riempirli di spiegazioni. La delusione ci può stare; puoi reggerla senza cedere e senza indurirti: «capisco che ti secchi».",
      ),
      b(
        "A limit becomes real by what you do, not by how well it was said. Choose a consequence that lies wholly in your hands: leave the room, end the call, do only your part.",
        "Un confine diventa vero per quello che fai, non per come l’hai detto. Scegli una conseguenza che sia tutta in mano tua: uscire dalla stanza, chiudere la telefonata, fare solo la tua parte.",
      ),
      b(
        "Practise on something small. Say one no this week that costs little, and watch what really happens afterwards; it is usually less than what you feared.",
        "Allenati su una cosa piccola. Di’ questa settimana un no che costa poco e guarda che cosa succede davvero: di solito è meno di ciò che temevi.",
      ),
    ],
  },
  feedback: {
    open: [
      b(
        "Criticism can be used only if it shows what could be done differently tomorrow.",
        "Una critica serve solo se mostra che cosa si può fare diversamente domani.",
      ),
      b(
        "You want {name} to be able to do something with it, not merely to know that you are displeased.",
        "Vuoi che {name} possa farci qualcosa, non solo che sappia del tuo fastidio.",
      ),
      b(
        "Before the content comes a question: is {name} ready to hear it now?",
        "Prima del contenuto viene una domanda: adesso {name} ha modo di ascoltarlo?",
      ),
    ],
    moves: [
      move(
        "Ask leave",
        "“may I tell you something about yesterday?” and accept a “later”.",
        "Chiedi il permesso",
        "«posso dirti una cosa su ieri?», e accetta un «più tardi».",
      ),
      move(
        "One scene",
        "what could be seen and heard, as a camera would show it.",
        "Una scena",
        "quello che si è visto e sentito, come lo mostrerebbe una telecamera.",
      ),
      move(
        "Effect and wish",
        "what it led to, and what you would like instead.",
        "Effetto e desiderio",
        "a che cosa ha portato, e che cosa vorresti al suo posto.",
      ),
    ],
    say: [
      b(
        "When that happened, I didn’t know how to go on. Next time I’d like it to go differently: may I tell you how?",
        "Quando è successo, non sapevo come andare avanti. La prossima volta vorrei che andasse in un altro modo: posso dirti come?",
      ),
      b(
        "I’m telling you because I’d like to go on working on this with you: one thing would make it easier for me.",
        "Te lo dico perché voglio continuare con te: una cosa mi renderebbe tutto più facile.",
      ),
      b(
        "May I tell you what I noticed {about}? And then I’d like to hear what you’d need from me.",
        "Posso dirti che cosa ho notato, a proposito {about}? E poi vorrei sapere che cosa ti serve da me.",
      ),
    ],
    avoid: [
      b(
        "the sandwich of praise, blow and praise. {name} will distrust your next compliment.",
        "il panino lode, colpo, lode: {name} diffiderà del tuo prossimo complimento.",
      ),
      b(
        "“people say that…”. Speak of what you saw yourself.",
        "«la gente dice che…». Parla di quello che hai visto tu.",
      ),
      b("saying it in front of others, even nicely.", "dirlo davanti ad altri, anche con garbo."),
    ],
    ask: [
      b(
        "What exactly should {name} do differently, in one sentence?",
        "Che cosa dovrebbe fare {name} di diverso, in una frase?",
      ),
      b("What does {name} do well here that ought to stay?", "Che cosa, in questo, {name} fa bene e dovrebbe restare?"),
      b("Is it about the matter, or has something else built up?", "Riguarda la cosa in sé, o si è accumulato altro?"),
    ],
    deeper: [
      b(
        "Then hand over the pen: “how would you do it?” A solution that {name} finds lasts longer than a better one of yours. Agree when you will both look at it again.",
        "Poi passa la penna: «tu come faresti?». Una soluzione trovata da {name} dura più di una tua, anche migliore. Accordatevi su quando fare il punto.",
      ),
      b(
        "If {name} defends, you do not need to convince anyone. “You see it differently; would you watch for it once?” leaves room to come round without losing face.",
        "Se {name} si difende, non devi convincere nessuno. «La vedi in un altro modo; ci fai caso una volta?» lascia lo spazio per ripensarci senza perdere la faccia.",
      ),
      b(
        "And ask for some in return. “What could I do so that it works better?” is not politeness; it makes a verdict into a piece of shared work.",
        "E chiedine una in cambio. «Che cosa potrei fare io perché funzioni meglio?» non è cortesia: trasforma un giudizio in un lavoro comune.",
      ),
    ],
  },
  support: {
    open: [
      b(
        "When somebody is having a hard time, it is rarely the right sentence that helps; it is that someone stays.",
        "Quando qualcuno sta attraversando un brutto momento, di rado aiuta la frase giusta: aiuta che qualcuno resti.",
      ),
      b(
        "You do not have to solve it. Being there with {name} is already a task.",
        "Non devi risolverla tu. Esserci, con {name}, è già un compito.",
      ),
      b(
        "Help fits best when it is offered in a form that can be refused.",
        "L’aiuto calza meglio quando si può anche rifiutare.",
      ),
    ],
    moves: [
      move(
        "Ask what is needed",
        "an ear, advice, a practical hand or some peace; guess nothing.",
        "Chiedi che cosa serve",
        "ascolto, consiglio, una mano pratica o un po’ di pace; non indovinare.",
      ),
      move(
        "Offer something definite",
        "“I’ll bring dinner on Wednesday, all right?” instead of “let me know”.",
        "Offri qualcosa di preciso",
        "«mercoledì porto la cena, va bene?» invece di «fammi sapere».",
      ),
      move(
        "Come back",
        "a line three days later counts more than many on the first day.",
        "Torna",
        "una riga dopo tre giorni vale più di tante il primo giorno.",
      ),
    ],
    say: [
      b(
        "I don’t know what to say, and I’m glad you told me. Would you like to talk, or shall we just sit?",
        "Non so che cosa dire, e ti ringrazio di avermelo detto. Vuoi parlarne, o stiamo un po’ qui?",
      ),
      b(
        "I’m thinking of you, {name}. You don’t need to answer. On Thursday I’m free, if you’d like company.",
        "Ti penso, {name}. Non serve rispondere. Giovedì ho tempo, se ti va un po’ di compagnia.",
      ),
      b("What is the heaviest part of it just now?", "Qual è la parte che pesa di più, in questo momento?"),
    ],
    avoid: [
      b(
        "“at least…” and “you must think positive”. Both tell {name} to be finished with it.",
        "«almeno…» e «pensa positivo». Tutte e due dicono {a_name} di sbrigarsi a stare meglio.",
      ),
      b(
        "telling your own similar story too soon. It takes the chair away.",
        "raccontare troppo presto la tua storia simile: toglie spazio a chi sta parlando.",
      ),
      b(
        "disappearing for fear of saying something wrong. Say exactly that instead.",
        "sparire per paura di sbagliare parole. Meglio dire proprio questo.",
      ),
    ],
    ask: [
      b("What has helped {name} before, in bad times?", "Che cosa ha già aiutato {name}, in altri momenti difficili?"),
      b("How much can you give at the moment without running dry?", "Quanto puoi dare adesso senza svuotarti?"),
      b(
        "Who else could be there, so that it does not rest on you alone?",
        "Chi altro potrebbe esserci, perché non poggi tutto su di te?",
      ),
    ],
    deeper: [
      b(
        "Listen for the repetition: what {name} tells for the second time is usually the core. Say it back gently, “it’s mostly the loneliness, isn’t it?”, and let yourself be corrected.",
        "Fai attenzione a ciò che si ripete: quello che {name} racconta per la seconda volta di solito è il centro. Ridillo piano, «è soprattutto la solitudine, vero?», e lascia che ti corregga.",
      ),
      b(
        "If it goes on for weeks, helping may also mean saying: “I’m staying, and I think someone who knows about this would be good as well. Shall we look together?” It is not passing {name} on.",
        "Se dura da settimane, aiutare può anche voler dire: «io resto, e penso che farebbe bene anche qualcuno del mestiere. Cerchiamo insieme?». Non è scaricare {name}.",
      ),
      b(
        "Look after your own share too. A fixed evening a week that you keep is better for both than being always available until you no longer can.",
        "Bada anche alla tua parte. Una sera fissa a settimana, mantenuta, è meglio per tutte e due le parti di una disponibilità continua finché non ne puoi più.",
      ),
    ],
  },
  gratitude: {
    open: [
      b("Thanks arrive best when they are precise.", "Un grazie arriva meglio quando è preciso."),
      b("What a good thing to want to say.", "È bello che tu voglia dirglielo."),
      b(
        "A thank-you does not have to be large; it has to be meant for exactly this.",
        "Un grazie non deve essere grande: deve essere proprio per quella cosa.",
      ),
    ],
    moves: [
      move(
        "The deed",
        "what {name} did, with day and detail.",
        "Il gesto",
        "che cosa ha fatto {name}, con il giorno e il dettaglio.",
      ),
      move(
        "The difference",
        "what became easier, lighter or possible for you.",
        "La differenza",
        "che cosa ti ha reso più facile, più leggero o possibile.",
      ),
      move(
        "Full stop",
        "no request, no “but” in the same breath.",
        "Punto",
        "nessuna richiesta e nessun «ma» nello stesso respiro.",
      ),
    ],
    say: [
      b(
        "{name}, I’m still thinking of what you did. Because of it I got through that day better than I’d expected. Thank you.",
        "{name}, penso ancora a quello che hai fatto. Grazie a te quella giornata è andata meglio di quanto temessi.",
      ),
      b(
        "You may have forgotten it already, I haven’t: I still think of that day, and of what you did.",
        "Forse tu non ci pensi più, io sì: ricordo ancora quel giorno, e che cosa hai fatto.",
      ),
      b(
        "I don’t say it often enough: I notice what you do, and it does me good.",
        "Non lo dico abbastanza: quello che fai lo vedo, e mi fa bene.",
      ),
    ],
    avoid: [
      b("making it a comparison with others who do less.", "farne un confronto con chi fa di meno."),
      b(
        "waiting for the perfect present. A sentence this week is worth more.",
        "aspettare il regalo perfetto. Una frase questa settimana vale di più.",
      ),
      b(
        "“you’re always so wonderful”: nobody knows what to do with that. One scene is better.",
        "«sei una persona fantastica»: non si sa che farsene. Meglio una scena sola.",
      ),
    ],
    ask: [
      b("Which single moment do you see before you?", "Quale singolo momento hai davanti agli occhi?"),
      b("What would have been different without {name}?", "Che cosa sarebbe stato diverso senza {name}?"),
      b("Will you say it, write it or do something?", "Lo dirai, lo scriverai o farai qualcosa?"),
    ],
    deeper: [
      {
        fits: /\b(?:embarrass|wave|imbarazz|minimizz|figurati)/,
        ...b(
          "If {name} waves it away (“it was nothing”), do not argue. “For me it was a lot” is enough, then talk of something else. Thanks can work on afterwards.",
          "Se {name} minimizza («ma figurati»), non discutere. «Per me è stato tanto» basta, poi parla d’altro. Un grazie lavora anche dopo.",
        ),
      },
      b(
        "You could also give it back in kind: notice what {name} does not ask for. What would make an ordinary Tuesday a little easier there?",
        "Puoi anche ricambiare: nota quello che {name} non chiede. Che cosa renderebbe un po’ più facile un martedì qualunque?",
      ),
    ],
  },
  reconnect: {
    open: [
      b(
        "After a long silence the first message may be small; it only has to open the door.",
        "Dopo un lungo silenzio il primo messaggio può essere piccolo: deve solo aprire la porta.",
      ),
      b(
        "The longer the pause, the larger the message one thinks one owes. You owe none.",
        "Più lunga la pausa, più grande il messaggio che si crede di dovere. In realtà non devi niente a nessuno.",
      ),
      b(
        "Often the other person is waiting too, with the same embarrassment.",
        "Può darsi che anche dall’altra parte ci sia attesa, con lo stesso imbarazzo.",
      ),
    ],
    moves: [
      move(
        "Begin with a memory",
        "something definite that made you think of {name}.",
        "Comincia da un ricordo",
        "qualcosa di preciso che ti ha fatto pensare {a_name}.",
      ),
      move(
        "Say the gap once",
        "one half sentence, without justification or reproach.",
        "Parla della pausa una volta",
        "mezza frase, senza giustificarti e senza rimproveri.",
      ),
      move(
        "Offer something small",
        "a coffee, a call of ten minutes; with an easy no.",
        "Proponi poco",
        "un caffè, una telefonata di dieci minuti; con un no facile.",
      ),
    ],
    say: [
      b(
        "Something made me think of you today. It’s been too long, my share included. How are you?",
        "Oggi una cosa mi ha fatto pensare a te. È passato troppo tempo, anche per colpa mia. Come stai?",
      ),
      b(
        "No reason and no request, {name}: I’ve missed talking to you. Would you like a coffee one of these weeks?",
        "Nessun motivo e nessuna richiesta, {name}: mi manca parlare con te. Ti andrebbe un caffè, una di queste settimane?",
      ),
      b(
        "I didn’t know how to begin again, so I’m beginning clumsily: hello. I’d like to hear how you are.",
        "Non sapevo come ricominciare, quindi ricomincio in modo goffo: ciao. Mi piacerebbe sapere come stai.",
      ),
    ],
    avoid: [
      b(
        "explaining the whole silence at once. First comes contact, later, perhaps, the reasons.",
        "spiegare subito tutto il silenzio. Prima il contatto, poi, forse, i motivi.",
      ),
      b(
        "“you never write either”. It may be true, and closes the door again.",
        "«neanche tu però scrivi mai». Può essere vero, e richiude la porta.",
      ),
      b(
        "counting the hours until the answer. It may need some days.",
        "contare le ore fino alla risposta. Può volerci qualche giorno.",
      ),
    ],
    ask: [
      b("What do you miss about {name}, quite concretely?", "Che cosa ti manca di {name}, in concreto?"),
      b(
        "Was there a reason for the silence, or did life come between?",
        "Il silenzio ha avuto un motivo, o ci si è messa di mezzo la vita?",
      ),
      b("What would already be a good outcome for you?", "Quale sarebbe già un buon risultato, per te?"),
    ],
    deeper: [
      b(
        "When an answer comes, do not reply at once with everything. Match its length, take up one thing, and suggest a day. Closeness grows again in small steps, or it startles.",
        "Quando arriva una risposta, non rispondere subito con tutto. Segui la sua lunghezza, riprendi una cosa e proponi un giorno. La vicinanza ricresce a piccoli passi, altrimenti spaventa.",
      ),
      b(
        "If something stood between you, name it at the second meeting, not at the first: “there’s one thing I’d still like to put right”. By then there is a little ground to stand on.",
        "Se c’era qualcosa tra voi, parlane al secondo incontro, non al primo: «c’è una cosa che vorrei ancora mettere a posto». A quel punto una base c’è.",
      ),
      b(
        "And if nothing comes: you have done your part decently. One friendly line at a birthday is still allowed; more would be pressure.",
        "E se non arriva niente: la tua parte l’hai fatta bene. Una riga gentile per il compleanno è ancora permessa; di più sarebbe pressione.",
      ),
    ],
  },
  first_meeting: {
    open: [
      b(
        "For a first meeting you need no programme; two real questions and some attention are enough.",
        "Per un primo incontro non serve un programma: bastano due domande vere e un po’ di attenzione.",
      ),
      b(
        "A first meeting is allowed to be a bit clumsy; it usually is, on both sides.",
        "Un primo incontro può essere un po’ goffo: di solito lo è, da tutte e due le parti.",
      ),
      b(
        "The aim is not to please, but to find out whether talking is easy.",
        "Lo scopo non è piacere, ma scoprire se parlare viene facile.",
      ),
    ],
    moves: [
      move(
        "Choose a place with an end",
        "a coffee or a walk: nobody has to invent a reason to leave.",
        "Scegli un posto con una fine",
        "un caffè o una passeggiata: nessuno deve inventare una scusa per andare.",
      ),
      move(
        "Ask the second question",
        "the first is polite, the second shows that you listened.",
        "Fai la seconda domanda",
        "la prima è cortesia, la seconda mostra che ascolti.",
      ),
      move(
        "Show something of you",
        "a small true thing, so that it does not become an interview.",
        "Mostra qualcosa di te",
        "una piccola cosa vera, perché non diventi un’intervista.",
      ),
    ],
    say: [
      b(
        "What has taken up most of your thoughts this week, work aside?",
        "Che cosa ti ha occupato di più la testa questa settimana, lavoro a parte?",
      ),
      b(
        "I’m always a bit nervous at the beginning; it passes after ten minutes.",
        "All’inizio mi emoziono sempre un po’; dopo dieci minuti passa.",
      ),
      b(
        "You just mentioned that in passing: how did you get into it?",
        "L’hai detto di sfuggita: com’è nata, questa passione?",
      ),
    ],
    avoid: [
      b(
        "looking everything up beforehand. Let {name} tell it.",
        "cercare tutto in rete prima. Lascia che sia {name} a raccontarlo.",
      ),
      b(
        "filling each pause. A pause is often where the interesting answer begins.",
        "riempire ogni pausa: spesso è lì che comincia la risposta interessante.",
      ),
      b(
        "agreeing out of politeness. A friendly “I see that differently” makes you visible.",
        "dare ragione per cortesia. Un gentile «io la vedo in un altro modo» fa vedere chi sei.",
      ),
    ],
    ask: [
      b("What would you really like to know about {name}?", "Che cosa vorresti sapere davvero di {name}?"),
      b("How would you notice afterwards that it had gone well?", "Da che cosa capiresti, dopo, che è andata bene?"),
      b("What are you most unsure about?", "Su che cosa hai più dubbi?"),
    ],
    deeper: [
      {
        fits: /\b(?:like me|impress|piacer|colpo|impressione)/,
        ...b(
          "You cannot make anybody like you, and you need not. What can be seen is interest: remember one thing {name} said and come back to it later. And let yourself be seen a little, also where you disagree; whoever likes you then means you.",
          "Piacere non dipende da te, e non serve forzarlo. Quello che si vede è l’interesse: ricorda una cosa che {name} ha detto e riprendila più tardi. E mostrati un po’, anche dove non sei d’accordo: così, se nasce simpatia, è proprio per te.",
        ),
      },
      {
        fits: /\b(?:talk too much|talking too much|nervous|anxious|parl\w+ troppo|ansia|agitat|nervos)/,
        ...b(
          "If you notice that you are talking a lot, no harm done: stop at the next full stop and give the turn back, “and you?”. You need not be liked in one evening; it is enough to be curious and a little visible, and to see whether you like it yourself.",
          "Se ti accorgi che stai parlando molto, niente di grave: fermati al primo punto e passa la parola, «e tu?». Non serve piacere in una sera: basta un po’ di curiosità, mostrarsi un poco, e vedere se a te piace.",
        ),
      },
      b(
        "For the end: say one thing you enjoyed, and only if it is true, that you would like to see {name} again. Then leave. The day after, one line that takes up something from the talk is enough.",
        "Per la fine: di’ una cosa che ti è piaciuta e, solo se è vero, che ti piacerebbe rivedere {name}. Poi vai. Il giorno dopo basta una riga che riprenda qualcosa di cui avete parlato.",
      ),
      b(
        "If you get nervous, give your attention a task: remember one detail you could ask about next time. It takes your eyes off yourself, and {name} feels seen.",
        "Se arriva l’agitazione, dai un compito all’attenzione: ricorda un dettaglio su cui potresti fare una domanda la prossima volta. Sposta lo sguardo da te, e {name} sente interesse.",
      ),
    ],
  },
  decide: {
    open: [
      b(
        "Deciding together goes wrong less over the matter than over the order: first wishes, then solutions.",
        "Decidere insieme si inceppa meno sulla cosa che sull’ordine: prima i desideri, poi le soluzioni.",
      ),
      b(
        "Before you discuss which, clarify what it has to do for each of you.",
        "Prima di discutere quale soluzione scegliere, chiarite a che cosa deve servire per ciascuna parte.",
      ),
      b(
        "A decision that both can live with begins with two honest lists.",
        "Una decisione che regge comincia da due elenchi sinceri.",
      ),
    ],
    moves: [
      move(
        "Two wishes each",
        "what must be in it, and what you can do without.",
        "Due desideri a testa",
        "che cosa deve esserci, e a che cosa si può rinunciare.",
      ),
      move(
        "Three options",
        "with two it becomes a duel; a third loosens it.",
        "Tre possibilità",
        "con due diventa un duello; la terza scioglie.",
      ),
      move(
        "Try it for a time",
        "and set the day on which you look at it again.",
        "Provate per un po’",
        "e fissate il giorno in cui fare il punto.",
      ),
    ],
    say: [
      b(
        "Before we look for a solution: what is most important to you in it? Then I’ll tell you mine.",
        "Prima di cercare una soluzione: che cosa è più importante per te? Poi ti dico la mia.",
      ),
      b(
        "From ‘hardly’ to ‘very’: how much do you care which way it goes?",
        "Da «poco» a «tantissimo»: quanto ci tieni a come va a finire?",
      ),
      b(
        "Shall we try your way for a month and then decide again?",
        "Proviamo per un mese a modo tuo e poi decidiamo di nuovo?",
      ),
    ],
    avoid: [
      b(
        "saying “I don’t mind” when you do. {name} then decides, and gets the displeasure as well.",
        "dire «per me è uguale» quando non lo è: {name} decide, e si prende anche il malumore.",
      ),
      b(
        "arriving with the finished solution. Even a good one then feels like an order.",
        "arrivare con la soluzione pronta. Anche buona, sembra un ordine.",
      ),
      b(
        "deciding when you are tired. “Tomorrow after breakfast” is a decision too.",
        "decidere quando si è a pezzi. «Domani dopo colazione» è già una decisione.",
      ),
    ],
    ask: [
      b("What would be the one thing you do not want to give up?", "A quale unica cosa non vuoi rinunciare?"),
      b("What do you think matters most to {name} in it?", "Che cosa pensi che conti di più per {name}?"),
      b("By when does it really have to be decided?", "Entro quando va deciso davvero?"),
    ],
    deeper: [
      {
        fits: /\b(?:selfish|egoist|unfair|greedy|penso solo a me|ingiust|avid)/,
        ...b(
          "A word like that hurts, and it is easy to spend the whole talk on it. Leave it where it is and ask what stands behind it: “what are you afraid of losing if we do it my way?” Then say yours. Two wishes can be weighed, two verdicts cannot.",
          "Una parola così fa male, ed è facile spendere tutta la conversazione a difendersi. Lasciala dov’è e chiedi che cosa c’è dietro: «che cosa temi di perdere, se facciamo a modo mio?». Poi di’ il tuo. Due desideri si possono pesare, due giudizi no.",
        ),
      },
      b(
        "If you are stuck, swap roles: each pleads for the other’s option for three minutes. It sounds like a game, and mostly shows what the real sticking point is.",
        "Se siete in stallo, scambiatevi le parti: ciascuno difende per tre minuti la scelta dell’altra persona. Sembra un gioco, e di solito mostra dov’è il vero nodo.",
      ),
      b(
        "Divide what can be divided. Perhaps {name} chooses the what and you the when. A fair trade is often better than a compromise that nobody likes.",
        "Dividete ciò che si può dividere. Forse {name} sceglie il che cosa e tu il quando. Uno scambio equo è spesso meglio di un compromesso che non piace a nessuno.",
      ),
    ],
  },
  trust: {
    open: [
      b(
        "When trust is shaken, two things get mixed: what you know and what you imagine. Begin by parting them.",
        "Quando la fiducia trema si mescolano due cose: quello che sai e quello che immagini. Comincia a separarle.",
      ),
      b(
        "Broken trust is not talked back into place; it needs facts, time and an honest question.",
        "Una fiducia rotta non si ripara a parole: servono fatti, tempo e una domanda sincera.",
      ),
      b("It is understandable that this leaves you no peace.", "Si capisce che questa cosa non ti dia pace."),
    ],
    moves: [
      move(
        "Two columns",
        "what you saw or heard yourself; what you conclude from it.",
        "Due colonne",
        "quello che hai visto o sentito di persona; quello che ne deduci.",
      ),
      move(
        "Ask without a trap",
        "one open question, not one to which you already know the answer.",
        "Chiedi senza trappole",
        "una domanda aperta, non una di cui sai già la risposta.",
      ),
      move(
        "Say what you need",
        "something {name} can do, and that you can see.",
        "Di’ di che cosa hai bisogno",
        "qualcosa che {name} possa fare, e tu vedere.",
      ),
    ],
    say: [
      b(
        "Something has shaken my trust, and I don’t want to carry it around. May I ask you about it directly?",
        "Una cosa ha scosso la mia fiducia, e non voglio tenermela dentro. Posso chiederti una cosa diretta?",
      ),
      b(
        "I notice that I keep guessing. I’d rather talk with you about what would help me to stop.",
        "Mi accorgo che continuo a fare ipotesi. Preferisco parlare con te di che cosa mi aiuterebbe a smettere.",
      ),
      b(
        "For me to be able to believe it again, I need one thing: that you tell me before I hear it from others.",
        "Per poterci credere di nuovo mi serve una cosa: saperlo da te, prima che da altri.",
      ),
    ],
    avoid: [
      b(
        "checking phones or profiles. What you find calms nobody, and now there are two breaches of trust.",
        "controllare telefoni o profili. Quello che trovi non calma nessuno, e la fiducia si rompe due volte.",
      ),
      b(
        "the interrogation. After the third question {name} defends and no longer tells.",
        "l’interrogatorio. Dopo la terza domanda {name} si difende, e non racconta più.",
      ),
      b(
        "forgiving at once so that it is over. Take the time you need.",
        "perdonare subito perché finisca. Prenditi il tempo che serve.",
      ),
    ],
    ask: [
      b("What do you know for certain, and what is a fear?", "Che cosa sai per certo, e che cosa è un timore?"),
      b(
        "What would {name} have to do for you to be calmer in a month?",
        "Che cosa dovrebbe fare {name} perché tra un mese tu sia più in pace?",
      ),
      b("Has it happened before, with {name} or with someone else?", "È già successo, con {name} o con qualcun altro?"),
    ],
    deeper: [
      b(
        "Trust comes back in coins: small promises that are kept. Agree on two or three that can be checked by simply living, without control. And look after a few weeks whether the account is growing.",
        "La fiducia torna a monetine: piccole promesse mantenute. Concordatene due o tre che si vedano vivendo, senza controlli. E guarda dopo qualche settimana se il conto cresce.",
      ),
      b(
        "You may also decide that it is enough. To ask yourself “what would I advise a good friend?” often says more than the tenth conversation about it.",
        "Puoi anche decidere che basta. Chiederti «che cosa consiglierei a un’amica o a un amico?» spesso dice più della decima conversazione.",
      ),
      b(
        "If jealousy keeps you busy without any fact, tell {name} of the fear and not of the suspicion. “I’m afraid of becoming unimportant to you” can be answered; an accusation can only be denied.",
        "Se la gelosia ti occupa senza nessun fatto, racconta {a_name} la paura e non il sospetto. «Ho paura di contare meno per te» può avere risposta; un’accusa si può solo negare.",
      ),
    ],
  },
};
