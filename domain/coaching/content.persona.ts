import type { Bilingual } from "#domain/language.ts";
import type { Trait } from "#domain/traits.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Noun phrases for marked traits. */
export const PERSONA_ALSO: ByLean<Bilingual> = {
  O: {
    high: b("a vivid imagination", "una fantasia viva"),
    low: b("a taste for the concrete", "il gusto del concreto"),
  },
  C: { high: b("hard work", "molto impegno"), low: b("an easy way with effort", "poca voglia di affaticarsi") },
  E: { high: b("ease with people", "disinvoltura con la gente"), low: b("reserve in company", "riserbo in compagnia") },
  A: {
    high: b("gladness to help", "piacere di aiutare"),
    low: b("some distance from others’ needs", "una certa distanza dai bisogni altrui"),
  },
  N: { high: b("an even temper", "un umore stabile"), low: b("a quickness to get upset", "facilità ad agitarsi") },
};

/** Variants, with `[one|other]` (see vary.ts). */
export const PERSONA_ALSO_WAYS: ByLean<Bilingual> = {
  O: {
    high: b(
      "[a vivid imagination|a mind for ideas|a liking for new angles]",
      "[una fantasia viva|una testa piena di idee|il piacere di guardare da angoli nuovi]",
    ),
    low: b(
      "[a taste for the concrete|a matter-of-fact side|trust in what is tried]",
      "[il gusto del concreto|un lato pratico|la fiducia in ciò che è provato]",
    ),
  },
  C: {
    high: b(
      "[hard work|real effort|a good deal of application]",
      "[molto impegno|una fatica spesa sul serio|la voglia di fare le cose per bene]",
    ),
    low: b(
      "[an easy way with effort|little hurry about tasks|a light hand with work]",
      "[poca voglia di affaticarsi|poca fretta con i compiti|un modo rilassato di prendere gli impegni]",
    ),
  },
  E: {
    high: b(
      "[ease with people|pleasure in company|words that come quickly]",
      "[disinvoltura con la gente|il piacere della compagnia|la facilità nel parlare]",
    ),
    low: b(
      "[reserve in company|a need for quiet|few words among many people]",
      "[riserbo in compagnia|il bisogno di quiete|poche parole in mezzo a tanta gente]",
    ),
  },
  A: {
    high: b(
      "[care for others|a readiness to help|warmth towards people]",
      "[attenzione per gli altri|disponibilità ad aiutare|calore verso le persone]",
    ),
    low: b(
      "[some distance from others’ needs|help that has to be asked for|a cool eye for other people’s troubles]",
      "[una certa distanza dai bisogni altrui|un aiuto che va chiesto|uno sguardo asciutto sui guai degli altri]",
    ),
  },
  N: {
    high: b(
      "[an even temper|a calm that lasts|steadiness under pressure]",
      "[un umore stabile|una calma che dura|la calma sotto pressione]",
    ),
    low: b(
      "[a quickness to get upset|a calm that is soon disturbed|a fine ear for tones]",
      "[facilità ad agitarsi|una calma che si turba presto|un orecchio fine per i toni]",
    ),
  },
};

export const PERSONA_ALSO_FRAME: readonly Bilingual[] = [
  b("You also see {list}.", "Vedi anche {list}."),
  b("To this your answers add {list}.", "A questo le tue risposte aggiungono {list}."),
  b("[Further|Less in front, but there]: {list}.", "[In più|Meno in vista, ma presente]: {list}."),
  b("[And there is|In the picture, too]: {list}.", "[E poi|Nel quadro c’è anche]: {list}."),
  b(
    "Part of how you see {name} is {list} [as well|too].",
    "Nel modo in cui vedi {name} [entra|c’è] anche questo: {list}.",
  ),
  b("[Two steps back|A little behind] stands this: {list}.", "[Un passo indietro|Sullo sfondo] c’è questo: {list}."),
  b("Your answers [speak of|point to] {list} besides.", "Le tue risposte [parlano|dicono] anche d’altro: {list}."),
  b("[With it goes|Along with that]: {list}.", "[Insieme a questo|Accanto]: {list}."),
];

export const PERSONA_BETWEEN: Record<Trait, Bilingual> = {
  O: b("[imagination|ideas|the liking for new things]", "[la fantasia|le idee|il gusto del nuovo]"),
  C: b("[effort|work|how tasks are met]", "[l’impegno|il lavoro|il modo di affrontare i compiti]"),
  E: b(
    "[ease with people|company|talking in a group]",
    "[la disinvoltura con gli altri|la compagnia|il parlare in gruppo]",
  ),
  A: b("[helping|care for others|warmth]", "[l’aiuto|l’attenzione per gli altri|il calore]"),
  N: b(
    "[keeping calm|calm under strain|how soon things get close]",
    "[la calma|la calma sotto sforzo|quanto presto le cose toccano]",
  ),
};

export const PERSONA_BETWEEN_FRAME: readonly Bilingual[] = [
  b(
    "[Where your answers sit in the middle|In the middle of the scale] ({list}), watching is worth more than [assuming|guessing].",
    "[Dove le tue risposte stanno nel mezzo|A metà della scala] ({list}) conviene osservare, più che [supporre|indovinare].",
  ),
  b(
    "Still open in your answers: {list}. [The next meeting|A few more meetings] may tell you more.",
    "Su {list} le tue risposte lasciano la porta aperta. [Il prossimo incontro|Qualche altro incontro] può dirti di più.",
  ),
  b(
    "[Neither one way nor the other|Neither much nor little]: {list}. It may [depend on the day|change with the situation].",
    "[Né da una parte né dall’altra|Né molto né poco]: {list}. Può [dipendere dal giorno|cambiare con la situazione].",
  ),
  b(
    "On the rest ({list}) your answers [take no side|stay in between], and [that is worth keeping open|the verdict can wait].",
    "Sul resto ({list}) le tue risposte [non si schierano|restano a metà], e [conviene lasciarlo aperto|anche il giudizio può aspettare].",
  ),
  b(
    "About {list} [you did not commit yourself|your answers hold back], so let {name} surprise you there.",
    "Su questo [non ti sbilanci|le risposte non si sbilanciano]: {list}. Lì, lasciati sorprendere da {name}.",
  ),
  b(
    "[No clear lean|Nothing marked] here: {list}. [Look twice before deciding|Both sides may well be true].",
    "[Senza un’inclinazione chiara|Niente di marcato su questo]: {list}. [Meglio guardare due volte|Possono essere vere tutte e due le cose].",
  ),
  b(
    "What stays in between ({list}) [is not a blank|says something too]: there {name} may be [different from one day to the next|hard to put into one word].",
    "Ciò che resta a metà ({list}) [non è un vuoto|dice qualcosa anch’esso]: lì {name} può [cambiare da un giorno all’altro|sfuggire a una parola sola].",
  ),
  b(
    "For {list} the [sketch|picture] gives no answer yet; [notice|note down] what you see in the coming days.",
    "Su questo [lo schizzo|il ritratto] non risponde ancora: {list}. [Osserva|Annota] che cosa vedi nei prossimi giorni.",
  ),
];

/** Without advice. */
export const PERSONA_BETWEEN_PLAIN: readonly Bilingual[] = [
  b("In the middle, in your answers: {list}.", "A metà, nelle tue risposte: {list}."),
  b("Your answers take no side on this: {list}.", "Su questo le tue risposte non si schierano: {list}."),
  b("Neither one way nor the other: {list}.", "Né da una parte né dall’altra: {list}."),
];

/** If the leading trait leans only slightly. */
export const PERSONA_SLIGHT: readonly Bilingual[] = [
  b("It is a slight lean [rather than|more than] a strong one.", "È un’inclinazione lieve, più che [forte|netta]."),
  b(
    "Only just, though: [a few answers|one answer] the other way and the line would be gone.",
    "Ma di poco: [bastano poche risposte|basta una risposta] in senso opposto e la linea sparisce.",
  ),
  b(
    "The line is [thin|faint], so [hold it loosely|take it lightly].",
    "La linea è [sottile|tenue]: [tienila con mano leggera|prendila con leggerezza].",
  ),
  b("It shows [a little|somewhat], no more than that.", "Si vede [un poco|appena], non di più."),
  b("[Not by much|By a small margin], as your answers go.", "[Non di molto|Per poco], stando alle risposte."),
  b(
    "Your answers lean that way [without insisting|gently].",
    "Le tue risposte vanno da quella parte [senza insistere|piano].",
  ),
];

/** Quotes an answer on the agreement scale: `{item}` is the statement without full stop, `{answer}` the label. */
export const PERSONA_SCALE_QUOTE: readonly Bilingual[] = [
  b("To “{item}” you answered: “{answer}”.", "A «{item}» hai risposto: «{answer}»."),
  b("It rests on your “{answer}” to “{item}”.", "Poggia sul tuo «{answer}» a «{item}»."),
  b(
    "[It comes from one answer|The reason]: “{item}”, “{answer}”.",
    "[Viene da una risposta|Il motivo]: «{item}», «{answer}».",
  ),
  b("You chose “{answer}” [for|at] “{item}”.", "Hai scelto «{answer}» per «{item}»."),
  b("“{item}”: there you [marked|chose] “{answer}”.", "«{item}»: lì hai [segnato|scelto] «{answer}»."),
  b("Your answer to “{item}” was “{answer}”.", "La tua risposta a «{item}» era «{answer}»."),
  b("[Asked about|Faced with] “{item}”, you said “{answer}”.", "[Davanti a|Su] «{item}» hai detto «{answer}»."),
  b(
    "Behind this [stands|is] “{item}”, with your “{answer}”.",
    "[Dietro|Alla base] c’è «{item}», con il tuo «{answer}».",
  ),
];

/** If only one trait is marked: how to use the little that is known. */
export const PERSONA_ALONE: readonly Bilingual[] = [
  b(
    "This one line should not become the whole person. Take it as a starting point for what to try first, and let the next [two or three|few] conversations correct it: what surprised you is worth a note.",
    "Questa sola riga non deve diventare tutta la persona. Prendila come punto di partenza per il primo tentativo e lascia che le prossime [due o tre|] conversazioni la correggano: ciò che ti sorprende merita una nota.",
  ),
  b(
    "With one clear line it is easy to explain everything by it. Try the opposite: look for [one moment|a day] in which it was not true, and ask yourself what was different [that day|then].",
    "Con una sola riga netta viene facile spiegare tutto con quella. Prova il contrario: cerca [un momento|un giorno] in cui non era vera, e chiediti che cosa c’era di diverso.",
  ),
  b(
    "It is the only line that stands out, so [give it no more weight than it has|do not lean on it too hard]. What {name} does when nobody expects anything will [tell you more|fill in the rest].",
    "È l’unica riga che spicca: [non darle più peso di quanto ne abbia|non appoggiarti troppo]. Quello che {name} fa quando nessuno si aspetta niente [ti dirà di più|completerà il resto].",
  ),
  b(
    "One trait is a thread, not a [portrait|map]. Follow it for a week: when does it show, when not, and what happened [just before|a minute earlier]?",
    "Un tratto è un filo, non [un ritratto|una mappa]. Seguilo per una settimana: quando si vede, quando no, e che cosa è successo [appena prima|un minuto prima]?",
  ),
  b(
    "The rest of the picture is [still open|not drawn yet], which is [an advantage|no bad place to begin]: you can ask {name} things whose answer you do not believe you know.",
    "Il resto del quadro è [ancora aperto|da disegnare], e [è un vantaggio|non è un brutto punto di partenza]: puoi chiedere {a_name} cose di cui non credi di sapere già la risposta.",
  ),
  b(
    "A single clear line is [enough for a first attempt|something to begin with], not for a conclusion. If it proves wrong [the next time you meet|next time], that is the more useful discovery.",
    "Una sola linea chiara basta per [un primo tentativo|cominciare], non per una conclusione. Se [la prossima volta|al prossimo incontro] si rivela sbagliata, è la scoperta più utile.",
  ),
];

export const PERSONA_OPEN: readonly Bilingual[] = [
  b("This is how you see {name}[.|, today.|, at the moment.]", "Ecco come vedi {name}[.|, oggi.|, in questo momento.]"),
  b(
    "This is {name} [as you see things today|as your answers show it].",
    "Questo è il tuo sguardo su {name}[, oggi|, risposta per risposta].",
  ),
  b("A few lines about {name}, from where you stand.", "Qualche riga su {name}, dal tuo punto di vista."),
  b("Here is {name} [through your eyes|as you tell it].", "Ecco {name} [con i tuoi occhi|come nel tuo racconto]."),
  b(
    "[What follows|The sketch below] shows {name} [from your side|as you know things now].",
    "[Quello che segue|Questo schizzo] mostra {name} [dal tuo lato|con quello che sai adesso].",
  ),
  b(
    "[Here is|This is] a sketch of {name}, drawn from what you [answered|told].",
    "[Ecco|Questo è] uno schizzo di {name}, fatto con quello che hai [risposto|raccontato].",
  ),
  b(
    "Nobody sees {name} quite as you do; [this is your view|here is your view].",
    "Nessuno vede {name} proprio come te; [questo è il tuo sguardo|ecco il tuo sguardo].",
  ),
  b(
    "From your answers [a picture of {name} takes shape|some lines of {name} come out].",
    "Dalle tue risposte [prende forma un’immagine di {name}|escono alcune linee di {name}].",
  ),
  b(
    "Your answers about {name}, [read together|put side by side], give this picture.",
    "Le tue risposte su {name}, [lette insieme|messe una accanto all’altra], danno questo quadro.",
  ),
  b("A portrait of {name}, [in pencil|still in pencil].", "Un ritratto di {name}, [a matita|ancora a matita]."),
];

/** The portrait also depends on the observer; before or after the certainty. */
export const PERSONA_DOUBT: readonly Bilingual[] = [
  b(
    "It also reflects how things are between you [just now|].",
    "Riflette anche come vanno le cose tra voi[, adesso|].",
  ),
  b(
    "[Part of it|Some of it] says more about the two of you than about {name}.",
    "[Una parte|Qualcosa] parla di voi due più che di {name}.",
  ),
  b(
    "How you get on [these days|at the moment] colours [every line|the picture].",
    "Come va tra voi [in questi giorni|in questo periodo] colora [ogni riga|il quadro].",
  ),
  b(
    "Asked the same things, {name} might [answer otherwise|draw another picture].",
    "Alle stesse domande {name} [risponderebbe forse in altro modo|darebbe forse altre risposte].",
  ),
  b(
    "After a [good|bad] week between you some answers would [be different|lean another way].",
    "Dopo una settimana [buona|storta] tra voi, qualche risposta sarebbe [diversa|un’altra].",
  ),
  b(
    "This is the side of {name} that [you get to see|is turned towards you]; others may meet [another|something else].",
    "Vedi {name} com’è [con te|quando ci sei tu]; altri possono incontrare [un altro lato|qualcosa di diverso].",
  ),
  b(
    "Whoever gives the answers is part of the story, [and here that is you|so take them as yours].",
    "Chi risponde fa parte della storia, [e qui sei tu|quindi prendile come risposte tue].",
  ),
  b(
    "It is no verdict on {name}, only what you see [yourself|from close by], and the two of you are both in it.",
    "Non è un verdetto su {name}: è quello che vedi [tu|da vicino], e dentro ci siete in due.",
  ),
  b(
    "Your shared [history|past] is in it too, [the good and the hard|with all that has happened].",
    "Dentro c’è anche la vostra [storia|storia comune], [il bello e il difficile|con tutto quello che è successo].",
  ),
  b(
    "Compare it with {name} [now and then|from time to time]; between you things [move|change].",
    "Ogni tanto [confrontalo|rimettilo a confronto] con {name}: tra voi le cose [si muovono|cambiano].",
  ),
];

/** Certainty with the short form: one answer for each trait. */
export const PERSONA_SURE_SHORT: readonly Bilingual[] = [
  b(
    "One answer per trait is a first sketch, easily off by a level.",
    "Una risposta per tratto dà un primo abbozzo, che può facilmente scostarsi di un gradino.",
  ),
  b(
    "With a single answer for each trait, [any line|each line] may be off by a level.",
    "Con una sola risposta per ogni tratto, [qualsiasi|ogni] riga può scostarsi di un gradino.",
  ),
  b(
    "The picture rests on five answers: [a first sketch|quickly drawn], and easily a level too high or too low.",
    "Il ritratto poggia su cinque risposte: [è un primo abbozzo|è fatto in fretta], e un gradino in più o in meno capita facilmente.",
  ),
  b(
    "Five statements are [little|not much]: take a level up or down as possible everywhere, most of all with imagination.",
    "Cinque frasi sono [poche|poca cosa]: un gradino in su o in giù è possibile dappertutto, soprattutto sulla fantasia.",
  ),
  b(
    "One question per trait [is thin ground|does not go far]; be ready to move a line by a level.",
    "Una domanda per tratto è [una base fragile|poco]: metti in conto di spostare una riga di un gradino.",
  ),
  b(
    "As a first sketch it is [easily|quickly] wrong by a level, and imagination is the hardest to judge from outside.",
    "È un primo abbozzo, che può facilmente scostarsi di un gradino, e la fantasia è la più difficile da giudicare da fuori.",
  ),
  b(
    "How sure is it? [Not very|Only so far]: one answer each, and the next level is never far.",
    "Quanto è sicuro? [Non molto|Fino a un certo punto]: una risposta per tratto, e il gradino accanto è sempre vicino.",
  ),
  b(
    "Keep some doubt: a whole trait on one answer can [miss|be off] by a level.",
    "Tieniti qualche dubbio: un tratto intero affidato a una sola risposta può scostarsi di un gradino.",
  ),
];

/** Certainty with the full form: several answers for each trait. */
export const PERSONA_SURE_FULL: readonly Bilingual[] = [
  b(
    "These are leanings in your answers, and [openness|imagination] is the hardest thing to judge from outside.",
    "Sono inclinazioni nelle tue risposte, e [l’apertura|la fantasia] è la cosa più difficile da giudicare da fuori.",
  ),
  b(
    "Several answers carry further than one, and still [leave room on either side|they only point a way].",
    "Più risposte portano più lontano di una, e [lasciano comunque un margine|indicano solo una direzione].",
  ),
  b(
    "What goes on inside, ideas above all, is [seldom visible|hard to see] from outside.",
    "Quello che succede dentro, le idee soprattutto, da fuori [si vede di rado|si vede poco].",
  ),
  b(
    "The lines say where your answers point, not what {name} is; [least sure|the least certain] is the part about ideas.",
    "Le righe dicono dove vanno le tue risposte, non com’è {name}; la parte [meno sicura|più incerta] è quella sulle idee.",
  ),
  b(
    "They are tendencies, [with some play|with a margin] to both sides, widest where feelings and ease with people are concerned.",
    "Sono tendenze, [con un po’ di gioco|con un margine] da tutte e due le parti, più largo su emozioni e disinvoltura.",
  ),
  b(
    "Seen from outside, some things can only be guessed, [a person’s ideas most of all|ideas first]; leave a margin for being wrong.",
    "Viste da fuori, alcune cose si possono solo intuire, [le idee di una persona più di tutte|le idee per prime]: lascia un margine per l’errore.",
  ),
  b(
    "A whole set of answers is [better|more] than a guess and less than {name}; about imagination most of all.",
    "Tante risposte insieme [dicono|valgono] più di un’ipotesi e meno di {name}, soprattutto sulla fantasia.",
  ),
  b(
    "Where a line [surprises you|does not fit], trust what you have seen: even many answers only point a way.",
    "Dove una riga [ti sorprende|non calza], fidati di ciò che hai visto: anche tante risposte indicano solo una direzione.",
  ),
];

/** If no trait leans: a label, what that is, what it may mean, and what to look for. */
export const PERSONA_ALL_MIDDLE = {
  labels: [
    b("Still an open picture", "Un ritratto aperto"),
    b("Different by situation", "Dipende dalla situazione"),
    b("Between the lines", "Tra le righe"),
    b("Not in one word", "Non in una parola"),
  ],
  what: [
    b(
      "None of your answers goes to an edge: imagination, effort, ease with people, care for others and calm [all sit in the middle|stay near the centre].",
      "Nessuna delle tue risposte va verso un bordo: fantasia, impegno, disinvoltura, attenzione per gli altri e calma [stanno nel mezzo|restano vicine al centro].",
    ),
    b(
      "Your answers stay near the centre on everything that was asked, so there is [no strong line|no single line] to hold on to.",
      "Le tue risposte restano vicine al centro su tutto ciò che è stato chiesto, quindi non c’è [una linea forte|una linea sola] a cui appoggiarsi.",
    ),
    b(
      "On all five traits you placed {name} [somewhere in between|in the middle], neither here nor there.",
      "Su tutti e cinque i tratti hai messo {name} [a metà strada|nel mezzo], né di qua né di là.",
    ),
    b(
      "Five times the middle: your answers [make no claim|lean nowhere], and that is [an answer as well|worth taking seriously].",
      "Cinque volte il mezzo: le tue risposte [non si sbilanciano|non si schierano], e anche questo [è una risposta|va preso sul serio].",
    ),
  ],
  meaning: [
    b(
      "That can mean that {name} really changes with the situation, or that you have not yet seen [enough situations|enough of them] to tell. Both are good reasons to look again rather than to decide.",
      "Può voler dire che {name} cambia davvero con la situazione, o che non ne hai ancora viste [abbastanza|a sufficienza] per dirlo. Sono due buoni motivi per guardare ancora, più che per decidere.",
    ),
    b(
      "It leaves you free of one mistake that is easily made: explaining [each thing|whatever] {name} does by a fixed idea of what sort of person does that.",
      "Ti evita un errore facile: spiegare [ogni cosa|tutto quello] che fa {name} con un’idea fissa di che tipo di persona farebbe così.",
    ),
    b(
      "Perhaps {name} shows you [one side on Monday and another on Friday|different sides]; perhaps you were being careful not to be unfair. [Either is possible|The answers cannot say which].",
      "Forse {name} ti mostra [un lato il lunedì e un altro il venerdì|lati diversi]; forse hai badato a non fare torto a nessuno. [È possibile l’una e l’altra cosa|Le risposte non lo dicono].",
    ),
    b(
      "Where nothing is marked, [the situation decides more than the person|circumstances count for more]: the hour, the others present, what came before.",
      "Dove niente spicca, [decide la situazione più della persona|contano di più le circostanze]: l’ora, chi c’è, che cosa è successo prima.",
    ),
  ],
  look: [
    b(
      "Notice what was different the last time a conversation went well: the place, the hour, who else was there, which of you began. Two such details help more than [any word about character|a whole description].",
      "Nota che cosa c’era di diverso l’ultima volta che una conversazione è andata bene: il luogo, l’ora, chi c’era, chi ha cominciato. Due dettagli così aiutano più di [qualsiasi parola sul carattere|una descrizione intera].",
    ),
    b(
      "Stay with what can be seen. What happened just before the good moments, and just before the bad ones? Who spoke first, and how long was the pause? A few notes on that will soon say more than this [sketch|text].",
      "Resta su ciò che si vede. Che cosa è successo appena prima dei momenti buoni, e appena prima di quelli difficili? Chi ha cominciato a parlare, e quanto è durata la pausa? Poche note su questo diranno presto più di questo [abbozzo|testo].",
    ),
    b(
      "For [a week|the next days], collect only scenes: where you were, what {name} said, what you did then. Leave out every adjective; [the pattern|what repeats itself] will show on its own.",
      "Per [una settimana|qualche giorno] raccogli solo scene: dov’eravate, che cosa ha detto {name}, che cosa hai fatto tu. Lascia fuori ogni aggettivo: [lo schema|ciò che si ripete] si mostrerà da sé.",
    ),
    b(
      "You could put one of the five questions to {name} in person: “are you more like this or like that?” Hardly anyone [minds being asked|is hurt by it], and the answer is better than an estimate.",
      "Potresti fare una delle cinque domande direttamente {a_name}: «ti ritrovi di più in questo o in quello?». Quasi a nessuno [dispiace che glielo si chieda|dà fastidio], e la risposta vale più di una stima.",
    ),
  ],
} satisfies Record<string, readonly Bilingual[]>;

/** Whose view it is, at the end instead of the beginning. */
export const PERSONA_OPEN_LATE: readonly Bilingual[] = [
  b("That is how you see {name} [today|at the moment].", "È così che vedi {name} [oggi|in questo momento]."),
  b(
    "So much for {name}, [through your eyes|from where you stand].",
    "Questo è {name} [con i tuoi occhi|dal tuo punto di vista].",
  ),
  b(
    "It is your view of {name}, [nobody else’s|and yours alone].",
    "È il tuo sguardo su {name}, [di nessun altro|e solo il tuo].",
  ),
  b(
    "This is how {name} [appears in your answers|looks from your side].",
    "Così appare {name} [nelle tue risposte|dal tuo lato].",
  ),
  b(
    "You see {name} this way; [others may see something else|another day may change it].",
    "Tu vedi {name} così; [altri possono vedere altro|tra un po’ il tuo sguardo può cambiare].",
  ),
  b("[As you tell it|In your telling], this is {name}.", "[A sentirti raccontare|Nel tuo racconto], {name} è così."),
];
