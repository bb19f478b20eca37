import type { ChoiceLetter } from "#domain/choice-item.ts";
import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** What a chosen answer may mean, and a tip; `[one|other]` as in vary.ts. */
export interface AnswerReading {
  says: Bilingual;
  tip: Bilingual;
}

/** Quotes the answer: `{topic}` from the table below, `{quote}` the option without its full stop. */
export const ANSWER_FRAME: readonly Bilingual[] = [
  b("On {topic} you answered: “{quote}”.", "Su {topic} hai risposto: «{quote}»."),
  b("You answered, on {topic}: “{quote}”.", "Hai risposto, su {topic}: «{quote}»."),
  b("“{quote}”: that was your answer on {topic}.", "«{quote}»: è stata la tua risposta su {topic}."),
  b("Asked {topic}, you chose “{quote}”.", "Alla domanda su {topic} hai scelto «{quote}»."),
  b("Your answer on {topic}: “{quote}”.", "La tua risposta su {topic}: «{quote}»."),
  b("“{quote}”, you answered when asked {topic}.", "«{quote}», hai risposto su {topic}."),
  b("As for {topic}, you answered “{quote}”.", "E {topic}? Hai risposto «{quote}»."),
  b("You were asked {topic}; your answer: “{quote}”.", "La domanda era {topic}; la tua risposta: «{quote}»."),
];

/** Before a tip on an answer already quoted. */
export const ANSWER_AGAIN: readonly Bilingual[] = [
  b("Once more, on {topic}.", "Ancora su {topic}."),
  b("One thing to try on {topic}.", "Una cosa da provare, su {topic}."),
  b("Back to {topic}.", "Di nuovo su {topic}."),
  b("A thought on {topic}.", "Un’idea su {topic}."),
];

/** The topic of each question, as a clause. */
export const ANSWER_TOPICS: Readonly<Record<string, Bilingual>> = {
  initial_1: b("how closely you know each other", "quanto a fondo vi conoscete"),
  initial_2: b("how {name} reacts when you open up", "come reagisce {name} quando ti apri"),
  initial_3: b("what {name} does when you disagree", "che cosa fa {name} quando non siete d’accordo"),
  initial_4: b("how far you can rely on {name}", "quanto puoi contare su {name}"),
  initial_5: b("what helps {name} in a hard time", "che cosa aiuta {name} nei momenti difficili"),
  interaction_style_1: b("how {name} says things", "come {name} dice le cose"),
  interaction_style_2: b("how you keep in touch", "come vi tenete in contatto"),
  interaction_style_3: b("how you notice another opinion", "come capisci che la pensa diversamente"),
  interaction_style_4: b("how {name} shows warmth", "come {name} mostra calore"),
  emotional_trust_1: b("what you tell each other", "che cosa vi raccontate"),
  emotional_trust_2: b(
    "what {name} does when you show weakness",
    "che cosa fa {name} quando si vede una tua debolezza",
  ),
  emotional_trust_3: b("what {name} needs after a tense moment", "che cosa serve a {name} dopo una tensione"),
  dynamics_1: b("who does more for the bond", "chi fa di più per il legame"),
  dynamics_2: b("how you decide things", "come decidete"),
  dynamics_3: b("who takes the first step after an argument", "chi fa il primo passo dopo una discussione"),
};

function reading(saysEn: string, saysIt: string, tipEn: string, tipIt: string): AnswerReading {
  return { says: b(saysEn, saysIt), tip: b(tipEn, tipIt) };
}

/** By key and letter, in questionnaire order. */
export const ANSWER_READINGS: Readonly<Record<string, Readonly<Record<ChoiceLetter, AnswerReading>>>> = {
  initial_1: {
    a: reading(
      "Long knowledge is [a treasure|good ground], and it makes one answer for the other before the question is asked; [people go on changing|so an old certainty may be out of date].",
      "Conoscersi da tanto è [un tesoro|una buona base], e fa rispondere al posto dell’altra persona prima ancora di chiedere; [intanto si cambia|una vecchia certezza può essere scaduta].",
      "You know {name} well, so ask something you have [never asked|long stopped asking]: a wish, a worry, [a changed opinion|a plan for next year]. See whether the answer surprises you.",
      "Conosci bene {name}, quindi chiedi qualcosa che non hai [mai chiesto|più chiesto da tempo]: un desiderio, una preoccupazione, [un’opinione cambiata|un progetto per l’anno prossimo]. E guarda se la risposta ti sorprende.",
    ),
    b: reading(
      "So this portrait shows the sides [you know|turned towards you]; in other rooms {name} may be [quite different|somebody you have not met].",
      "Quindi il ritratto mostra i lati [che conosci|rivolti verso di te]; in altre stanze {name} può essere [tutt’altra cosa|ancora da scoprire].",
      "Visit with {name} a side you do not share yet: [ask about the work, the music, the people|let {name} show you a place that matters]. One hour is [enough for a first look|plenty].",
      "Con {name} visita un lato che non condividete ancora: [chiedi del lavoro, della musica, delle persone|fatti mostrare un posto che conta]. Un’ora [basta per un primo sguardo|è già molto].",
    ),
    c: reading(
      "Quick closeness [feels like certainty|carries far]; there has simply been [little time to see|no season yet to see] a bad week, a refusal, a return.",
      "Una vicinanza veloce [sembra una certezza|porta lontano]; c’è stato solo [poco tempo per vedere|meno tempo per vedere] una settimana storta, un rifiuto, un ritorno.",
      "Do something dull with {name}: [an errand, a queue, a clear-out|a removal, a waiting room]. Ordinary hours [show more than|complete] the beautiful ones.",
      "Fai con {name} qualcosa di noioso: [una commissione, una coda, un riordino|un trasloco, una sala d’attesa]. Le ore normali [mostrano più di|completano] quelle belle.",
    ),
    d: reading(
      "You are both still finding out, so every line here is [early|drawn in pencil]; curiosity [serves you better than|is worth more than] a firm opinion.",
      "Vi state ancora conoscendo, quindi qui ogni riga è [presto detta|a matita]; la curiosità [serve più di|vale più di] un’opinione ferma.",
      "Since you are still finding out, ask {name} two small questions this week and [answer them yourself as well|tell as much as you ask]. Getting to know each other [goes both ways|is a matter of taking turns].",
      "Visto che vi state conoscendo, fai {a_name} due piccole domande questa settimana e [rispondi anche tu|racconta quanto chiedi]. Ci si conosce [nei due sensi|un po’ per uno].",
    ),
  },
  initial_2: {
    a: reading(
      "That is a place where you can [think aloud|put things down]; it is worth seeing that {name} [gets such an hour too|is asked in return].",
      "È un posto dove puoi [pensare ad alta voce|posare le cose]; vale la pena badare che anche {name} [abbia un’ora così|riceva la stessa domanda].",
      "{name} listens to you: say once what that [does for you|is worth], and then turn the question round, “and how is it for you?”, [with the same patience|and stay silent a while].",
      "{name} ti ascolta: di’ una volta [che effetto ti fa|quanto vale], e poi gira la domanda, «e per te com’è?», [con la stessa pazienza|e resta un po’ in silenzio].",
    ),
    b: reading(
      "Advice can be [a form of care|a way of showing affection], also where you only wanted [an ear|company]; the wish behind it may be to help quickly.",
      "Un consiglio può essere [una forma di cura|un modo di voler bene], anche dove volevi solo [ascolto|compagnia]; dietro può esserci la voglia di aiutare in fretta.",
      "Before you tell {name} something, say what you need: “[only listen, please|five minutes of listening], then advice”. It [spares you both|saves] a misunderstanding.",
      "Prima di raccontare qualcosa {a_name}, di’ che cosa ti serve: «[prima ascolta e basta|cinque minuti di ascolto], poi il consiglio». [Vi risparmia|Evita] un malinteso.",
    ),
    c: reading(
      "A joke at such a moment may be [a way of bearing it|clumsy kindness]; it can also leave you [alone with the rest|with the feeling of not having been heard].",
      "In un momento così una battuta può essere [un modo di reggere|una gentilezza un po’ goffa]; può anche lasciarti [il resto da portare|la sensazione di non aver trovato ascolto].",
      "When {name} makes light of something that is heavy for you, laugh if it is funny and then say: “[and seriously, for a minute|give me one minute without jokes]”. [One is enough|A short minute is easier to give].",
      "Quando {name} alleggerisce una cosa che ti pesa, ridi se fa ridere e poi di’: «[e adesso sul serio, un minuto|dammi un minuto senza battute]». [Uno basta|Un minuto breve è più facile da dare].",
    ),
    d: reading(
      "Few words can mean [respect, helplessness or distance|many things]; from outside they [look the same|cannot be told apart], and only a question [separates them|will tell].",
      "Poche parole possono voler dire [rispetto, imbarazzo o distanza|molte cose]; da fuori [si somigliano|non si distinguono], e solo una domanda [le separa|lo dice].",
      "Try with {name} a personal remark that needs no reply: one sentence [about your day|about how you are], then [go on with something else|talk of dinner]. Small doses are easier to take up.",
      "Prova con {name} una frase personale che non chieda risposta: una sola, [sulla tua giornata|su come stai], poi [passa ad altro|parla della cena]. Le piccole dosi si raccolgono meglio.",
    ),
  },
  initial_3: {
    a: reading(
      "That [is worth a good deal|keeps many things small]; it takes strength too, so not every difference [needs the full treatment|has to be talked out].",
      "È [una risorsa preziosa|un bene: molte cose restano piccole]; costa anche forze, quindi non ogni divergenza [va sviscerata|deve essere discussa].",
      "You can talk a disagreement through with {name}: choose one that is [still small|not yet urgent] and end with a sentence each, “what I [take with me|understood] is…”.",
      "Con {name} un disaccordo si può chiarire: sceglietene uno [ancora piccolo|non ancora urgente] e chiudete con una frase a testa, «quello che [mi resta|ho capito] è…».",
    ),
    b: reading(
      "Pressing on may come from [fear of leaving it open|the wish to be at peace again]; if you need time, it can feel like [a siege|being pushed].",
      "L’insistenza può nascere [dalla paura di lasciare aperto|dalla voglia di tornare in pace]; se a te serve tempo, può sembrare [un assedio|una spinta].",
      "When {name} wants it settled at once and you do not, give a time instead of a no: “[tonight at nine, I promise|after dinner, half an hour]”. [Then be there|And keep it].",
      "Quando {name} vuole chiarire subito e tu no, dai un’ora invece di un no: «[stasera alle nove, promesso|dopo cena, mezz’ora]». [E fatti trovare|E mantienila].",
    ),
    c: reading(
      "Pulling back is often [a way not to say the wrong thing|how a head cools]; for whoever waits, [the silence is long|it is hard to know for how long].",
      "Ritirarsi è spesso [un modo per non dire la cosa sbagliata|il modo in cui si raffredda la testa]; per chi aspetta, [il silenzio è lungo|è difficile sapere quanto dura].",
      "Agree with {name}, on a quiet day, how long a pause may last and [who ends it|with which words it ends]. A pause with an end is [easier to give|no wall].",
      "In un giorno tranquillo concorda con {name} quanto può durare una pausa e [chi la chiude|con quali parole si chiude]. Una pausa con una fine è [più facile da concedere|tutt’altro che un muro].",
    ),
    d: reading(
      "What is never touched [keeps the peace|avoids many quarrels] and stays where it is; [a small subject|the smallest of them] may be a safer beginning than the big one.",
      "Ciò che non si tocca mai [mantiene la pace|evita molti litigi] e resta dov’è; [un tema piccolo|il più piccolo di tutti] può essere un inizio più sicuro di quello grande.",
      "Bring {name} one tiny difference, [where to eat, which film|the sort that hurts nobody], and say openly “I see that differently”. It is practice in disagreeing [without damage|in peace].",
      "Porta {a_name} una divergenza minuscola, [dove mangiare, quale film|di quelle che non feriscono nessuno], e di’ apertamente «io la vedo in un altro modo». È un esercizio di disaccordo [senza danni|in pace].",
    ),
  },
  initial_4: {
    a: reading(
      "Such reliance is [rare enough to be named|a strong thing]; it also makes it easy to [ask without noticing|forget what it costs].",
      "Poter contare così su una persona è [abbastanza raro da dirlo|una gran cosa]; si finisce presto per [darlo per scontato|dimenticare quanto costa].",
      "You can count on {name} for nearly everything: this week [ask for nothing|let one favour go by] and offer something that {name} would [not ask for|never demand].",
      "Su {name} puoi contare quasi per tutto: questa settimana [non chiedere niente|rinuncia a un favore] e offri qualcosa che {name} non [chiederebbe|pretenderebbe mai].",
    ),
    b: reading(
      "There for the big things, patchy in the small ones: [it helps to know which is which|irritation comes from the second, trust from the first].",
      "Nelle cose grandi c’è, nelle piccole a tratti: [aiuta saper distinguere le une dalle altre|il fastidio nasce dalle seconde, la fiducia dalle prime].",
      "Tell {name} that you know you could [call at night|count on help in need], and then ask for one small everyday thing with [a day|an hour] attached.",
      "Di’ {a_name} che sai di poter [chiamare di notte|contare su un aiuto nel bisogno], e poi chiedi una piccola cosa di ogni giorno, con [un giorno preciso|un’ora precisa].",
    ),
    c: reading(
      "Everyday reliability is [worth more than it looks|the larger part of life]; whether the big things would hold, [you have perhaps not tried|may be a question of asking].",
      "L’affidabilità di ogni giorno [vale più di quanto sembri|è la parte più grande della vita]; se reggerebbe nelle cose grandi, [forse non l’hai provato|può dipendere dal chiederlo].",
      "Trust {name} with something [one size larger|a little more important] than usual, and say that it matters. You will learn [more than by supposing|how far it carries].",
      "Affida {a_name} qualcosa [di una misura più grande|un po’ più importante] del solito, e di’ che ci tieni. Ne saprai [più che a supporre|quanto regge].",
    ),
    d: reading(
      "An open question, then: [it may depend on the day, or on how one asks|there is nothing to hold against anyone]. Let [facts|the next time] decide.",
      "Una domanda aperta, quindi: [può dipendere dal giorno, o da come si chiede|non c’è niente da rimproverare a nessuno]. Lascia decidere [ai fatti|alla prossima volta].",
      "Ask {name} for one small, definite thing this week and [see what comes|note the outcome]. Keep a second way open, so that a no [costs you little|does not hurt].",
      "Chiedi {a_name} una cosa piccola e precisa questa settimana e [guarda che cosa arriva|annota com’è andata]. Tieni aperta una seconda strada, così un no [ti costa poco|non ferisce].",
    ),
  },
  initial_5: {
    a: reading(
      "So in a hard hour [listening is the gift|being there counts], and the good idea can [wait a little|come later, if wanted].",
      "Quindi in un’ora difficile [il regalo è l’ascolto|conta esserci], e la buona idea può [aspettare un po’|venire dopo, se richiesta].",
      "Next time {name} has a bad day, ask [two questions|“what was the worst of it?”] and give no advice at all. [Repeat one thing you heard|A nod goes further than a plan].",
      "Alla prossima giornata storta di {name}, fai [due domande|una domanda: «che cosa è stato il peggio?»] e non dare nessun consiglio. [Ripeti una frase che hai sentito|Un cenno porta più in là di un piano].",
    ),
    b: reading(
      "Thinking together is [the comfort here|what relieves]; [order in the head|a next step] may do more good than sympathy alone.",
      "Ragionare insieme è [il conforto|ciò che alleggerisce]; [un po’ d’ordine in testa|un passo successivo] può fare più bene della sola comprensione.",
      "When {name} is stuck, take a sheet of paper and [draw two columns|write down three ways out] together. Do not choose for {name}; [only ask which is lightest|leave the choice open].",
      "Quando {name} si blocca, prendete un foglio e [fate due colonne|scrivete tre vie d’uscita] insieme. Non scegliere per {name}: [chiedi solo quale pesa meno|lascia aperta la scelta].",
    ),
    c: reading(
      "One thing less to do may [say more than|comfort better than] many words; [it is help that can be seen|it is felt at once].",
      "Una cosa in meno da fare può [dire più di|consolare meglio di] tante parole: [è un aiuto che si vede|si sente subito].",
      "In {name}’s next full week, take over [one errand|the shopping, a form, a drive] and name it: “[I’ll do that on Thursday|this one is mine]”. A “let me know if you need anything” [is harder to use|leaves the work there].",
      "Nella prossima settimana piena di {name}, prendi tu [una commissione|la spesa, un modulo, un passaggio] e di’ quale: «[questa la faccio giovedì|questa è mia]». Un «se ti serve, chiedi» [è più difficile da usare|lascia lì il lavoro].",
    ),
    d: reading(
      "Wanting to be alone is then [no refusal of you|rest rather than rejection]; for you it may be [the hardest kind of help|a test of patience].",
      "In quei momenti voler stare per conto proprio [non è un rifiuto|è riposo, non rifiuto]; per te può essere [l’aiuto più difficile|una prova di pazienza].",
      "If {name} withdraws, send one line that asks for nothing: “[I’m here, no need to answer|thinking of you, whenever you like]”. Then [let two days pass|do something good for yourself].",
      "Se {name} si ritira, manda una riga che non chieda niente: «[ci sono, non serve rispondere|ti penso, quando vuoi]». Poi [lascia passare due giorni|fai qualcosa di buono per te].",
    ),
  },
  interaction_style_1: {
    a: reading(
      "With plain speech you know [where you are|how things stand]; now and then the words may be [harder than the thought|shorter than the thought].",
      "Con chi parla chiaro si sa [a che punto si è|come stanno le cose]; ogni tanto le parole possono essere più [dure|brevi] del pensiero.",
      "{name} says things straight out, so you may too: one sentence, no preface. If something comes over hard, ask “[how did you mean that?|was that as sharp as it sounded?]”.",
      "{name} dice le cose senza giri, quindi puoi farlo anche tu: una frase, senza premesse. Se qualcosa suona duro, chiedi «[come lo intendevi?|era così tagliente come sembrava?]».",
    ),
    b: reading(
      "Words chosen with care [deserve to be taken exactly|usually mean what they say]; they can also take [a while to come|a detour round the sore point].",
      "Parole scelte con cura [meritano di essere prese alla lettera|di solito dicono quello che dicono]; possono anche metterci [un po’ ad arrivare|un giro intorno al punto dolente].",
      "Give {name} time to find the words: ask, and add “[tell me tomorrow if you like|no need to answer now]”. What comes then is [usually worth it|well considered].",
      "Dai {a_name} il tempo di trovare le parole: chiedi, e aggiungi «[dimmelo anche domani|non serve rispondere subito]». Quello che arriva dopo [di solito vale l’attesa|è pensato].",
    ),
    c: reading(
      "Reading between the lines [works until it doesn’t|makes you attentive]; what you find there is [partly your own handwriting|in part your own].",
      "Leggere tra le righe [funziona finché funziona|rende attenti]; quello che ci trovi è [in parte scritto da te|anche tuo].",
      "When you think you have caught a hint from {name}, say it aloud as a question: “[do I hear that you’d rather not?|are you telling me it’s too much?]” A wrong guess [is quickly put right|does no harm].",
      "Quando ti pare di aver colto un accenno di {name}, dillo ad alta voce come domanda: «[sento che preferiresti di no?|mi stai dicendo che è troppo?]». Un’ipotesi sbagliata [si corregge in fretta|non fa danni].",
    ),
    d: reading(
      "Much then depends on [whether somebody asks|the question]; silence here [is no consent|need not mean agreement].",
      "Allora molto dipende [da chi chiede|dalla domanda]; qui il silenzio [non è un assenso|non vuol dire per forza accordo].",
      "Ask {name} one thing more than usual, and make it open: “[what would you have done?|what do you think of it?]” [Then wait|Leave room], and say what you think only afterwards.",
      "Chiedi {a_name} una cosa in più del solito, e che sia aperta: «[tu che cosa avresti fatto?|tu che ne pensi?]». [Poi aspetta|Lascia spazio], e di’ la tua solo dopo.",
    ),
  },
  interaction_style_2: {
    a: reading(
      "Many small contacts keep the thread [warm|from breaking]; for what takes longer, [a message is too small|another place is needed].",
      "Tanti piccoli contatti tengono vivo il legame; per le cose lunghe [un messaggio non basta|serve un altro posto].",
      "You and {name} write often: turn one of this week’s messages into [a call|a quarter of an hour in person], for the subject that [does not fit in three lines|keeps being cut short].",
      "Tu e {name} vi scrivete spesso: trasforma uno dei messaggi di questa settimana in [una telefonata|un quarto d’ora di persona], per l’argomento che [non sta in tre righe|resta sempre a metà].",
    ),
    b: reading(
      "Rare and long has [its own depth|something festive]; between two such talks [much happens unseen|small things get lost].",
      "Poche volte e a lungo ha [una sua profondità|un’aria di festa]; tra una volta e l’altra [succede molto senza che si veda|le piccole cose si perdono].",
      "Between two long talks with {name}, send one [photo|line] from an ordinary day. It [needs no reply|is a bridge], and the next talk starts [further on|less far away].",
      "Tra due lunghe conversazioni con {name}, manda una [foto|riga] di un giorno qualunque. [Non serve rispondere|È un ponte], e la prossima volta si comincia [più avanti|meno da lontano].",
    ),
    c: reading(
      "You see each other anyway, which is [easy|a gift], and can leave it [unclear whether you would choose to|without a moment that is only yours].",
      "Vi vedete comunque, e questo è [comodo|un dono]; può lasciare [il dubbio se vi cerchereste comunque|pochi momenti tutti vostri].",
      "You meet {name} anyway; this week meet once [on purpose|for no reason but each other], ten minutes, somewhere [other than usual|you do not usually meet].",
      "Incontri {name} comunque; questa settimana fate un incontro [apposta|solo per il gusto di vedervi], dieci minuti, in un posto [diverso dal solito|nuovo per voi].",
    ),
    d: reading(
      "A contact that comes and goes [can be quite healthy|suits some bonds]; it is good to know whether it [suits both|is the same for both of you].",
      "Un contatto che va a periodi [può essere sano|si addice a certi legami]; è bene sapere se va [bene a tutti e due|così per tutti e due].",
      "Tell {name} [without reproach|lightly] how the quiet stretches are for you, and ask [how they are the other way round|the same]. Perhaps one fixed day [a month|in the month] is all it takes.",
      "Di’ {a_name} [senza rimproveri|con leggerezza] come vivi i periodi di silenzio, e chiedi [com’è dall’altra parte|lo stesso]. Forse basta un giorno fisso [al mese|nel mese].",
    ),
  },
  interaction_style_3: {
    a: reading(
      "An opinion said openly [can be answered|is half a solution]; it may still [sting for a moment|need a second to land].",
      "Un’opinione detta apertamente [riceve risposta|è metà della soluzione]; può lo stesso [pungere per un attimo|chiedere un momento].",
      "{name} tells you openly when seeing things otherwise: begin your answer with [the part you agree with|“you have a point there”], then [your own view|the rest].",
      "{name} dice apertamente quando la vede in modo diverso: comincia la risposta da [ciò su cui sei d’accordo|un «su questo hai ragione»], poi [il tuo punto|il resto].",
    ),
    b: reading(
      "Questions and doubts can be [a polite no|the beginning of a yes]; it is worth asking [which of the two|what they are driving at].",
      "Domande e dubbi possono essere [un no gentile|l’inizio di un sì]; vale la pena chiedere [quale dei due|dove vanno a parare].",
      "When {name} piles up questions, stop and ask one back: “[are you against it, or curious?|what worries you about it?]” It [saves a detour|clears the air].",
      "Quando {name} mette in fila domande, fermati e fanne una tu: «[sei contro, o è curiosità?|che cosa ti preoccupa?]». [Fa risparmiare giri|Rende tutto più chiaro].",
    ),
    c: reading(
      "A changed tone [says that something is, not what|is a signal without words]; it may concern you or [something quite different|the day behind it].",
      "Un tono che cambia [dice che c’è qualcosa, non che cosa|è un segnale senza parole]; può riguardare te o [tutt’altro|la giornata alle spalle].",
      "If {name}’s tone changes, say what you noticed and nothing more: “[you went quiet just now|your voice changed]”. No [why|guessing]; the rest may come [by itself|later].",
      "Se il tono di {name} cambia, di’ che cosa hai notato e nient’altro: «[adesso c’è silenzio|la voce è cambiata]». Niente [perché|ipotesi]; il resto può venire [da sé|dopo].",
    ),
    d: reading(
      "A no that shows only in what is done [is hard to talk about|comes late]; perhaps saying it [seemed not worth the trouble|felt too risky].",
      "Un no che si vede solo da ciò che si fa [è difficile da discutere|arriva tardi]; forse dirlo [non sembrava valere la pena|sembrava rischioso].",
      "Make a no cheap: when you agree on something with {name}, add “[if it no longer suits, tell me, that’s fine|you may still change your mind until Thursday]”.",
      "Fa’ che un no costi poco: quando con {name} vi accordate, aggiungi «[se poi non va più bene dimmelo, nessun problema|puoi ripensarci fino a giovedì]».",
    ),
  },
  interaction_style_4: {
    a: reading(
      "Warmth in words can be [kept|taken along]; who gives it so [may listen for it too|perhaps needs to hear it too].",
      "Il calore a parole si può [conservare|portare con sé]; chi lo dà così [forse lo aspetta anche|può aver bisogno di sentirlo].",
      "{name} shows warmth in words, so answer in the same coin: one sentence that [is true and definite|only fits {name}], [said aloud|today].",
      "{name} mostra calore a parole, quindi rispondi con la stessa moneta: una frase [vera e precisa|che vada bene solo per {name}], [detta a voce|oggi].",
    ),
    b: reading(
      "Teasing can be [a hand on the shoulder|affection in disguise], as long as [both laugh|it stops when it should].",
      "Una presa in giro può essere [una mano sulla spalla|affetto travestito], finché [si ride in due|si ferma dove deve].",
      "Enjoy the humour with {name}, and if a joke [lands on a sore spot|goes too far] say it plainly: “[that one hurt, the others are fine|not that subject, please]”.",
      "Goditi l’umorismo con {name}, e se una battuta [tocca un punto dolente|va troppo in là] dillo chiaro: «[questa mi ha fatto male, le altre vanno bene|su questo no, per favore]».",
    ),
    c: reading(
      "Deeds are easily [overlooked|taken for the normal course of things]; whoever waits for words may [miss a good deal|think there is nothing].",
      "I fatti passano facilmente [inosservati|per cose normali]; chi aspetta parole può [perdersi parecchio|pensare che non ci sia niente].",
      "Make a list, just for you, of three things {name} did [in the last month|lately]. Give thanks for one of them [by name|exactly], and return it [with a deed|in kind].",
      "Fai un elenco, solo per te, di tre cose che {name} ha fatto [nell’ultimo mese|di recente]. Ringrazia per una, [con precisione|chiamandola per nome], e ricambia [con un gesto|allo stesso modo].",
    ),
    d: reading(
      "Quiet warmth [needs an attentive eye|is seen by those who look]: here, time given and [attention|small things remembered] do the talking.",
      "Un calore discreto [chiede un occhio attento|lo vede chi guarda]: qui parlano il tempo dato e [l’attenzione|le piccole cose ricordate].",
      "Notice this week when {name} [makes time for you|gives you attention], and [stay a little longer|put everything else aside]. Here that is the answer that [counts|arrives].",
      "Questa settimana nota quando {name} [ti dedica tempo|ti dà attenzione], e [resta un po’ di più|metti da parte il resto]. Qui è la risposta che [conta|arriva].",
    ),
  },
  emotional_trust_1: {
    a: reading(
      "So much openness [carries a great deal|is rare]; it also means that you can [hurt|worry] each other [more precisely|more than others can].",
      "Tanta apertura [regge molto|è rara]; vuol dire anche potersi [ferire con più precisione|far preoccupare più di chiunque].",
      "You tell each other nearly everything, so ask {name} now and then: “[have you room for this today?|is it a good moment?]” Openness [stays light|keeps well] when it is invited.",
      "Vi raccontate quasi tutto: ogni tanto chiedi {a_name} «[oggi hai spazio per questo?|è un buon momento?]». L’apertura [resta leggera|si conserva] quando è invitata.",
    ),
    b: reading(
      "Events are told, feelings seldom; [the step from one to the other is short|one sentence would be the bridge], and somebody [has to take it first|begins].",
      "I fatti si raccontano, i sentimenti di rado; [il passo dagli uni agli altri è breve|il ponte sarebbe una frase], e qualcuno [deve farlo per primo|comincia].",
      "When you tell {name} what happened this week, add half a sentence: “[and I was afraid|and it made me glad]”. Ask for [no answer|the same only if it comes].",
      "Quando racconti {a_name} che cosa è successo questa settimana, aggiungi mezza frase: «[e ho avuto paura|e mi ha fatto felice]». [Senza chiedere risposta|Il resto, se viene, viene].",
    ),
    c: reading(
      "What you leave out may be [a wise agreement|protection], or [a closed room you both walk around|a habit nobody remembers choosing].",
      "Ciò che lasciate fuori può essere [un accordo saggio|una protezione], oppure [una stanza chiusa a cui si gira intorno|un’abitudine che nessuno ricorda di aver scelto].",
      "Think of one subject you and {name} leave out and decide whether that is [good so|what you want]. If not, begin with [its edge|a question about its smallest part].",
      "Pensa a un argomento che con {name} lasciate fuori e decidi se [va bene così|è quello che vuoi]. Se no, comincia [dal bordo|da una domanda sulla parte più piccola].",
    ),
    d: reading(
      "Practical talk [is a bond too|can be full of care]: who asks about the tyres may [mean you|be asking how you are].",
      "Anche le cose pratiche [legano|possono essere piene di cura]: chi chiede delle gomme forse [chiede di te|vuol sapere come stai].",
      "In a practical talk with {name}, slip in one question that [nothing depends on|has no use]: “[and what was nice today?|and you, how do you find it?]”.",
      "In una conversazione pratica con {name}, infila una domanda che non [serve a niente|decide niente]: «[e oggi che cosa c’è stato di bello?|e tu, come la vivi?]».",
    ),
  },
  emotional_trust_2: {
    a: reading(
      "Somebody who comes closer in such a moment makes it [easier to be seen|less lonely]; [tell|show] {name} which gesture does you good.",
      "Chi in quei momenti si avvicina rende [più facile farsi vedere|più leggero il momento]; [di’|mostra] {a_name} quale gesto ti fa bene.",
      "Thank {name} for one time when you were [not at your best|low] and not left alone with it. [Say what exactly helped|Name the word or the gesture].",
      "Ringrazia {name} per una volta in cui eri [giù|in difficoltà] e non hai dovuto reggere senza aiuto. [Di’ che cosa è servito|Ricorda la parola o il gesto].",
    ),
    b: reading(
      "Calm and a plan can [hold you|steady you], and may [come a little early|skip the part where you wanted to be held].",
      "Calma e un piano possono [reggerti|darti appoggio], e forse [arrivano un po’ presto|saltano il momento in cui volevi solo vicinanza].",
      "When something goes wrong for you, tell {name} the order: “[first stay with me, then let’s think|two minutes of comfort, then the plan]”. {name} can do [both|the second gladly].",
      "Quando ti va storto qualcosa, di’ {a_name} l’ordine: «[prima resta qui, poi pensiamo|due minuti di conforto, poi il piano]». [Può fare l’una e l’altra cosa|La seconda, poi, volentieri].",
    ),
    c: reading(
      "Not knowing what to say is [often care without words|no lack of feeling]; [a hint from you|one clear request] may take the awkwardness away.",
      "Non sapere che cosa dire è [spesso cura senza parole|tutt’altro che non sentire niente]; [un tuo cenno|una richiesta chiara] può togliere l’imbarazzo.",
      "Tell {name} on a good day what helps you on a bad one: “[just sit with me|a cup of tea and no questions]”. It spares [guessing|helplessness].",
      "In un giorno buono di’ {a_name} che cosa ti aiuta in uno cattivo: «[siediti qui e basta|una tazza di tè e niente domande]». Risparmia [le supposizioni|l’imbarazzo].",
    ),
    d: reading(
      "Either it passed unnoticed or you [kept it to yourself|did not let it show]; [both are understandable|which of the two is worth knowing].",
      "O è passato inosservato, o [l’hai tenuto per te|non l’hai lasciato vedere]; [si capisce in tutti e due i casi|vale la pena sapere quale dei due].",
      "Let {name} see one small weak point, [the size of a missed bus|a mistake you can already smile at], and watch [what happens|how it is received]. Trust is [tried out in small things|built that way].",
      "Lascia vedere {a_name} un piccolo punto debole, [grande come un autobus perso|un errore su cui già sorridi], e osserva [che cosa succede|come viene accolto]. La fiducia [si prova sulle piccole cose|nasce così].",
    ),
  },
  emotional_trust_3: {
    a: reading(
      "A sign that all is well [costs little|is quickly given]; it need not mean that the matter itself is [settled|forgotten].",
      "Un segno che tra voi va tutto bene [costa poco|si dà in fretta]; non vuol dire che la questione sia [risolta|dimenticata].",
      "After the next tense moment, give {name} a sign within the hour, “[we’re all right, I’m still thinking|I’m cross, and I’m not going away]”, and talk about it [later|when you can].",
      "Dopo la prossima tensione, dai {a_name} un segno entro un’ora, «[tra noi va bene, ci sto pensando|sono in collera, ma resto qui]», e parlatene [più tardi|quando puoi].",
    ),
    b: reading(
      "Distance first, then words: the pause [is part of making up|does its own work], even if it [looks like the opposite|is hard on whoever waits].",
      "Prima la distanza, poi le parole: la pausa [fa parte del riavvicinarsi|lavora da sé], anche se [sembra il contrario|pesa a chi aspetta].",
      "Let the first evening after a quarrel with {name} pass without [explanations|long messages]. A good night, [a day in between|some sleep], then one sentence from you.",
      "Dopo un litigio con {name} lascia passare la prima sera senza [spiegazioni|lunghi messaggi]. Una buonanotte, [un giorno in mezzo|un po’ di sonno], poi una frase tua.",
    ),
    c: reading(
      "Understanding point by point can [heal|clear much]; if you tire of it, say [where your limit is|how much you can manage at a time].",
      "Capire punto per punto può [guarire|chiarire molto]; se ti stanca, di’ [dov’è il tuo limite|quanto riesci a reggere per volta].",
      "Offer {name} a sober look back: what happened first, what next, [what each of you heard|where it tipped over]. Agree on [half an hour|an end] beforehand.",
      "Proponi {a_name} uno sguardo sobrio all’indietro: che cosa è successo prima, che cosa dopo, [che cosa ha sentito ognuno di voi|in che punto si sono guastate le cose]. Concordate prima [mezz’ora|una fine].",
    ),
    d: reading(
      "Back to normal without many words [is a peace offer too|can be a kind of apology]; what was hurt may still [want a sentence|need naming once].",
      "Tornare alla normalità senza tante parole [è anch’essa una proposta di pace|può essere un modo di scusarsi]; ciò che ha fatto male può [chiedere una frase|volere un nome] lo stesso.",
      "Accept {name}’s return to normal and add one sentence, no more: “[I was sorry about yesterday|next time tell me sooner, please]”. Then [let it be|go on with the day].",
      "Accogli il ritorno alla normalità di {name} e aggiungi una frase, non di più: «[ieri mi è dispiaciuto|la prossima volta dimmelo prima, per favore]». Poi [lascia andare|continuate la giornata].",
    ),
  },
  dynamics_1: {
    a: reading(
      "An even balance [is easily overlooked|does not keep itself]; it lives on [small turns|each noticing the other’s turn].",
      "Un equilibrio alla pari [si nota poco|non si mantiene da sé]; vive di [piccoli turni|attenzione al turno di ognuno].",
      "Say to {name} that you [like how it goes back and forth|find the balance good] between you, and name one thing [you would like to take over|that is yours to do next].",
      "Di’ {a_name} che [ti piace come tra voi si fa un po’ per uno|l’equilibrio ti piace], e scegli una cosa che [vorresti prendere tu|adesso tocca a te].",
    ),
    b: reading(
      "When the bond is mostly in your hands, it is [hard to see|unclear] whether {name} would [come unasked|begin]; that is [tiring|a lonely sort of work].",
      "Quando il legame sta soprattutto in mano tua, è [difficile vedere|poco chiaro] se {name} [verrebbe da sé|comincerebbe]; è un lavoro [che stanca|un po’ solitario].",
      "Leave one invitation to {name} this week: “[next time it’s your turn to choose|you say where and when]”. If nothing comes, [ask once, kindly|that is an answer to talk about], and do not keep score.",
      "Questa settimana lascia un invito {a_name}: «[la prossima volta scegli tu|di’ tu dove e quando]». Se non arriva niente, [chiedi una volta, con gentilezza|è una risposta di cui parlare], senza tenere i conti.",
    ),
    c: reading(
      "{name} does more for the bond, as you see it; [that may be gladly given|it may be a pleasure], and it [does not last by itself|would like to be seen].",
      "A quanto vedi, {name} fa di più per il legame; [può essere dato volentieri|può essere un piacere], e [non dura da sé|chiede di essere visto].",
      "Take the next step that {name} would usually take: [write first|propose a day], [bring the cake|think of the date], and do it before [it is expected|anyone notices].",
      "Fai tu il prossimo passo che di solito fa {name}: [scrivi tu|proponi un giorno], [porta il dolce|pensa tu alla data], e fallo prima che [sia previsto|qualcuno se ne accorga].",
    ),
    d: reading(
      "That the effort changes hands [is quite natural|gives each a rest]; it helps to know [who is short of breath just now|in which stretch you are].",
      "Che la fatica passi di mano [è naturale|fa riposare a turno]; aiuta sapere [chi adesso ha meno fiato|in quale periodo siete].",
      "Ask {name} which of you [has more air|finds it easier] at the moment. Whoever it is [plans the next meeting|writes first for a while], without [thanks owed|a bill].",
      "Chiedi {a_name} chi di voi [ha più respiro|fa meno fatica] in questo periodo. Chi ne ha di più [organizza il prossimo incontro|scrive per un po’], senza [debiti|conti].",
    ),
  },
  dynamics_2: {
    a: reading(
      "Talking until it suits both [takes longer and lasts longer|costs time and saves regret]; small matters [may be decided more quickly|need not all go through it].",
      "Parlarne finché va bene a voi due [prende più tempo e dura di più|costa tempo e risparmia rimpianti]; le cose piccole [possono andare più in fretta|non devono passarci tutte].",
      "With {name}, choose [three|a few] small things that one of you simply decides from now on. It keeps the talking for [what deserves it|the rest].",
      "Con {name}, scegliete [tre|alcune] piccole cose che d’ora in poi decide una persona sola. Lascia le parole per [ciò che le merita|il resto].",
    ),
    b: reading(
      "If you usually decide, things [move|get done]; whether {name} agrees or [gives in|simply lets you] is [not easy to hear|worth finding out].",
      "Se di solito decidi tu, le cose [si muovono|si fanno]; se {name} è d’accordo o [cede|lascia fare] [non si sente facilmente|vale la pena scoprirlo].",
      "Leave the next decision to {name}, [a small one|whatever it is], and hold back [your opinion|the correction] until asked. Then go along [gladly|with it].",
      "Lascia {a_name} la prossima decisione, [piccola|qualunque sia], e tieni per te [la tua opinione|la correzione] finché non te la chiede. Poi segui [volentieri|la scelta].",
    ),
    c: reading(
      "If {name} usually decides, that can be [restful|convenient]; your own wish may [come second without anyone meaning it|need an earlier moment].",
      "Se di solito decide {name}, può essere [riposante|comodo]; il tuo desiderio può [venire dopo senza che nessuno lo voglia|aver bisogno di arrivare prima].",
      "Before the next decision, tell {name} [early|the day before] what you would like and how much it matters, [from one to ten|a little or a lot]. Then [talk|look for a middle].",
      "Prima della prossima decisione, di’ {a_name} [presto|il giorno prima] che cosa vorresti e quanto conta, [da uno a dieci|poco o molto]. Poi [parlatene|cercate una via di mezzo].",
    ),
    d: reading(
      "Divided ground [saves many discussions|works well as long as the border is clear]; where it touches, [friction is likely|ask once more].",
      "Territori divisi [risparmiano molte discussioni|funzionano finché il confine è chiaro]; dove si toccano, [è facile l’attrito|conviene chiedere].",
      "Talk with {name} about one thing that [belongs to neither of you|falls between two chairs], and settle [who has it until Christmas|whose it is for a month].",
      "Parla con {name} di una cosa che [non è di nessuno|resta tra voi a metà], e decidete [chi la tiene per una stagione|di chi è per un mese].",
    ),
  },
  dynamics_3: {
    a: reading(
      "If the first step is usually yours, you [keep the way open|carry the peace]; it can [tire|make one wonder], and {name} may [be slower rather than unwilling|simply need longer].",
      "Se il primo passo di solito è tuo, [tieni aperta la strada|la pace la porti tu]; può [stancare|far nascere domande], e {name} può avere solo [tempi più lunghi|bisogno di più tempo].",
      "After the next argument, say to {name}: “[I’d like to make up, and I’d like you to begin this time|I’m ready, come when you are]”. It is [a step, and leaves one over|half a step].",
      "Dopo la prossima discussione, di’ {a_name}: «[vorrei fare pace, e stavolta vorrei che cominciassi tu|io ci sono, vieni quando vuoi]». È [un passo, e ne lascia uno|mezzo passo].",
    ),
    b: reading(
      "If {name} usually begins, that is [a gift|no small thing], also when the step is [clumsy|small]; whether it is received [decides much|matters more than its form].",
      "Se di solito comincia {name}, è [un regalo|molto], anche quando il passo è [goffo|piccolo]; come viene accolto [decide parecchio|conta più della forma].",
      "Take the first step yourself this time, [even a small one|within a day]: a coffee put down, “[I was too sharp|that was my part]”. {name} will [know what it cost|notice].",
      "Stavolta fai tu il primo passo, [anche piccolo|entro un giorno]: un caffè posato lì, «[il mio tono era troppo duro|questa era la mia parte]». {name} [saprà quanto è costato|se ne accorgerà].",
    ),
    c: reading(
      "That both can begin is [a quiet strength|a good sign for whatever comes]; [keep it|it grows] by taking up the other’s step [quickly|without a lecture].",
      "Che possa cominciare ognuno di voi è [una forza silenziosa|un buon segno]; [si mantiene|cresce] accogliendo il passo dell’altra persona [in fretta|senza prediche].",
      "Tell {name} which first step has [worked best with you|been easiest to take], and ask the same. You will have [two good ones|something in hand] for next time.",
      "Di’ {a_name} quale primo passo con te ha [funzionato meglio|aperto la porta più facilmente], e chiedi lo stesso. Ne avrete [due buoni|qualcosa in mano] per la prossima volta.",
    ),
    d: reading(
      "Time [cools a good deal|does calm things]; what is never mentioned may [lie there under the carpet|come back in another form].",
      "Il tempo [raffredda molto|calma le cose]; ciò di cui non si parla mai può [restare sotto il tappeto|tornare in un’altra forma].",
      "Go back to one [small|old] quarrel with {name} that time covered up: “[what would have helped you then?|I still think of that; do you?]” Ten minutes, [no verdict|with no one in the right].",
      "Torna con {name} su un litigio [piccolo|vecchio] che il tempo ha coperto: «[allora che cosa ti avrebbe aiutato?|ci penso ancora; e tu?]». Dieci minuti, [senza sentenze|senza cercare chi aveva ragione].",
    ),
  },
};
