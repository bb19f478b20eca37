import type { Bilingual } from "#domain/language.ts";
import type { Trait } from "#domain/traits.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** The most marked trait of another person, as the user sees it; follows the opening. */
export const PERSONA_LEAD: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b(
        "What stands out is a vivid imagination: {name} seems to see possibilities where others see the thing as it is. A conversation may wander, and come back with something.",
        "Spicca una fantasia viva: {name} sembra vedere possibilità dove altri vedono la cosa com’è. Una conversazione può prendere il largo e tornare con qualcosa in mano.",
      ),
      b(
        "Most marked is the imagination. With {name} an ordinary subject may turn into pictures and “what ifs”; whoever wants the short version will need to ask for it.",
        "La cosa più marcata è l’immaginazione. Con {name} un argomento qualunque può diventare immagini e «e se…»; chi vuole la versione breve farà bene a chiederla.",
      ),
      b(
        "In your answers {name} thinks in pictures and possibilities. Plain repetition may bore, and a new angle on an old subject may well be welcome.",
        "Nelle tue risposte {name} pensa per immagini e possibilità. La ripetizione può annoiare, e un angolo nuovo su un vecchio argomento può essere benvenuto.",
      ),
    ],
    low: [
      b(
        "What stands out is a sense for the concrete: {name} seems to stay with what is there rather than with what might be. Examples are likely to say more than possibilities.",
        "Spicca il senso del concreto: {name} sembra restare su ciò che c’è, più che su ciò che potrebbe esserci. Un esempio dice probabilmente più di un’ipotesi.",
      ),
      b(
        "Most marked is the matter-of-fact side. With {name} you may get further with what happened, when and who does what than with pictures and theories.",
        "La cosa più marcata è il lato pratico. Con {name} si va forse più lontano con che cosa è successo, quando e chi fa che cosa, che con immagini e teorie.",
      ),
      b(
        "In your answers {name} keeps both feet on the ground. Fancy may be left to others; what can be seen and used is what counts.",
        "Nelle tue risposte {name} tiene i piedi per terra. La fantasia la lascia magari ad altri: conta quello che si vede e si usa.",
      ),
    ],
  },
  C: {
    high: [
      b(
        "What stands out is the effort: {name} seems to work hard at what has been taken on. Being noticed for it may matter more than it is said to.",
        "Spicca l’impegno: {name} sembra lavorare sodo a quello che prende in mano. Che qualcuno lo noti può contare più di quanto si dica.",
      ),
      b(
        "Most marked is how hard {name} works. Time may be short, and a request that respects it (what, by when, why) has a good start.",
        "La cosa più marcata è quanto {name} si dà da fare. Il tempo può essere poco, e una richiesta che lo rispetta (che cosa, entro quando, perché) parte bene.",
      ),
      b(
        "In your answers {name} puts a lot of work into things. A careless remark about the result may land on the whole effort behind it.",
        "Nelle tue risposte {name} mette molto lavoro nelle cose. Un’osservazione distratta sul risultato può cadere su tutta la fatica che c’è dietro.",
      ),
    ],
    low: [
      b(
        "What stands out is the light hand with work: {name} seems not to strain more than necessary. What matters to you both may need to be agreed, not assumed.",
        "Spicca la mano leggera con il lavoro: {name} sembra non affaticarsi più del necessario. Ciò che conta per tutte e due le parti va forse concordato, non dato per scontato.",
      ),
      b(
        "Most marked is that hard work is not, as you see it, what {name} reaches for first. There may be reasons you do not see, such as other loads or little interest in this particular thing.",
        "La cosa più marcata: a quanto vedi, la fatica non è la prima cosa che {name} cerca. Possono esserci ragioni che non si vedono, come altri pesi o poco interesse per questa faccenda.",
      ),
      b(
        "In your answers {name} takes effort easily. That can be restful company, and frustrating when something hangs on it.",
        "Nelle tue risposte {name} prende la fatica alla leggera. Può essere una compagnia riposante, e difficile quando c’è qualcosa che ne dipende.",
      ),
    ],
  },
  E: {
    high: [
      b(
        "What stands out is ease with people: {name} seems at home in company. Starting a conversation is probably not the hard part; getting half an hour alone may be.",
        "Spicca la disinvoltura con la gente: {name} in compagnia sembra sentirsi a casa. Cominciare a parlare forse non è difficile; avere mezz’ora da soli, può darsi.",
      ),
      b(
        "Most marked is how easily {name} moves among others. Talking may be the natural way to think, so the first sentence need not be the final word.",
        "La cosa più marcata è la facilità con cui {name} sta fra gli altri. Parlare può essere il modo naturale di pensare, quindi la prima frase non è per forza l’ultima parola.",
      ),
      b(
        "In your answers {name} is at ease around people. A call or a word in passing may work better than a long message.",
        "Nelle tue risposte {name} sta bene in mezzo alla gente. Una telefonata o due parole al volo possono funzionare meglio di un lungo messaggio.",
      ),
    ],
    low: [
      b(
        "What stands out is reserve among people: {name} seems less at ease when many are watching. Two chairs and a quiet hour may bring out quite another conversation.",
        "Spicca il riserbo fra la gente: {name} sembra meno a suo agio quando gli sguardi sono tanti. Due sedie e un’ora tranquilla possono far nascere tutt’altra conversazione.",
      ),
      b(
        "Most marked is that company does not come easily to {name}, as you see it. A short answer in a group says little about interest; the longer one may need time and quiet.",
        "La cosa più marcata: a quanto vedi, la compagnia {a_name} non viene facile. Una risposta breve in gruppo dice poco sull’interesse; quella lunga può aver bisogno di tempo e quiete.",
      ),
      b(
        "In your answers {name} is not quickly at ease around people. Warning beforehand what a talk will be about is a kindness here, and so is not filling every pause.",
        "Nelle tue risposte {name} non si sente subito a suo agio con gli altri. Dire prima di che cosa si parlerà è una gentilezza, e lo è anche non riempire ogni pausa.",
      ),
    ],
  },
  A: {
    high: [
      b(
        "What stands out is the pleasure in helping: {name} seems to be there when somebody needs a hand. A clear request may be received as trust rather than as a burden.",
        "Spicca il piacere di aiutare: {name} sembra esserci quando a qualcuno serve una mano. Una richiesta chiara può essere accolta come fiducia, più che come peso.",
      ),
      b(
        "Most marked is how gladly {name} helps. Such a yes comes quickly, so it is worth asking whether it also suits.",
        "La cosa più marcata è quanto {name} aiuta volentieri. Un sì così arriva in fretta: vale la pena chiedere se va bene davvero.",
      ),
      b(
        "In your answers {name} loves to help. Being asked for advice may be a pleasure, and being thanked precisely even more so.",
        "Nelle tue risposte {name} ama dare una mano. Una richiesta di consiglio può far piacere, e un grazie preciso ancora di più.",
      ),
    ],
    low: [
      b(
        "What stands out is that help is not offered of itself: {name} seems to leave others to manage on their own. Hints may pass unnoticed where a direct question would get an answer.",
        "Spicca che l’aiuto non arriva da sé: {name} sembra lasciare che ognuno si arrangi. Un’allusione può passare inosservata dove una domanda diretta avrebbe risposta.",
      ),
      b(
        "Most marked is a certain distance from other people’s needs, as you see it. With {name} a request may have to be plain, limited and without a tone of reproach.",
        "La cosa più marcata è una certa distanza, a quanto vedi, dai bisogni altrui. Con {name} una richiesta va forse fatta chiara, limitata e senza tono di rimprovero.",
      ),
      b(
        "In your answers {name} is not the first to lend a hand. It may be caution, haste or a wish not to interfere; your answers do not say which.",
        "Nelle tue risposte {name} non si offre subito di dare una mano. Può essere prudenza, fretta o voglia di non intromettersi: le risposte non lo dicono.",
      ),
    ],
  },
  N: {
    high: [
      b(
        "What stands out is evenness: {name} seems hard to upset. You can probably say an uncomfortable thing in plain words, as long as you say it kindly.",
        "Spicca la calma: {name} sembra difficile da scuotere. Una cosa scomoda si può dire probabilmente con parole semplici, purché con gentilezza.",
      ),
      b(
        "Most marked is how seldom {name} gets upset, as you see it. From outside it is hard to tell what goes deep, so asking is better than assuming that nothing does.",
        "La cosa più marcata è quanto di rado, a tuo vedere, {name} si agita. Da fuori è difficile capire che cosa va a fondo: meglio chiedere che pensare «niente».",
      ),
      b(
        "In your answers {name} keeps steady when others would be rattled. That makes room for an honest word; it does not mean that every word is free of charge.",
        "Nelle tue risposte {name} mantiene la calma dove altri si agiterebbero. C’è spazio per una parola sincera; non vuol dire che ogni parola sia senza costo.",
      ),
    ],
    low: [
      b(
        "What stands out is how soon things get close: {name} seems to get upset easily. Tone, timing and who is listening may decide more than the content does.",
        "Spicca quanto presto le cose toccano: {name} sembra agitarsi facilmente. Il tono, il momento e chi ascolta possono decidere più del contenuto.",
      ),
      b(
        "Most marked is that upset comes quickly to {name}, as you see it. The first reaction is perhaps the loudest one and not the last; a second talk often goes better.",
        "La cosa più marcata: a quanto vedi, {name} si agita in fretta. La prima reazione è forse la più rumorosa e non l’ultima; una seconda conversazione spesso va meglio.",
      ),
      b(
        "In your answers {name} is easily shaken. A bad hour may look like a bad opinion of you, and it is worth waiting before you believe it.",
        "Nelle tue risposte basta poco a scuotere {name}. Un’ora storta può sembrare un cattivo giudizio su di te, e vale la pena aspettare prima di crederci.",
      ),
    ],
  },
};

export const PERSONA_SECOND: ByLean<readonly Bilingual[]> = {
  O: {
    high: [
      b("There is a lively imagination as well.", "C’è poi una fantasia vivace."),
      b("Beside that you see imagination.", "Accanto a questo vedi immaginazione."),
    ],
    low: [
      b("There is also more taste for facts than for fancy.", "C’è poi più gusto per i fatti che per la fantasia."),
      b(
        "Beside that you see somebody who keeps to the concrete.",
        "Accanto a questo vedi una persona che resta sul concreto.",
      ),
    ],
  },
  C: {
    high: [
      b("There is a lot of hard work as well.", "C’è poi molto impegno nel lavoro."),
      b("Beside that you see real effort.", "Accanto a questo vedi un impegno vero."),
    ],
    low: [
      b(
        "There is also, in your view, an easy way with effort.",
        "C’è poi, a tuo vedere, un rapporto leggero con la fatica.",
      ),
      b("Beside that you see somebody who does not strain.", "Accanto a questo vedi una persona che non si affanna."),
    ],
  },
  E: {
    high: [
      b("There is ease around people as well.", "C’è poi una facilità nello stare con gli altri."),
      b(
        "Beside that you see somebody at home in company.",
        "Accanto a questo vedi una persona che in compagnia si sente a casa.",
      ),
    ],
    low: [
      b("There is also some unease among many people.", "C’è poi un certo disagio quando la gente è tanta."),
      b("Beside that you see reserve in company.", "Accanto a questo vedi riserbo in compagnia."),
    ],
  },
  A: {
    high: [
      b("There is a readiness to help as well.", "C’è poi una disponibilità ad aiutare."),
      b(
        "Beside that you see somebody who likes to lend a hand.",
        "Accanto a questo vedi una persona che aiuta volentieri.",
      ),
    ],
    low: [
      b("There is also little offering of help, as you see it.", "C’è poi, a quanto vedi, poca offerta di aiuto."),
      b(
        "Beside that you see some distance from what others need.",
        "Accanto a questo vedi una certa distanza da ciò che serve agli altri.",
      ),
    ],
  },
  N: {
    high: [
      b("There is an even temper as well.", "C’è poi un umore stabile."),
      b("Beside that you see calm that lasts.", "Accanto a questo vedi una calma che tiene."),
    ],
    low: [
      b("There is also a quickness to get upset.", "C’è poi una certa facilità ad agitarsi."),
      b(
        "Beside that you see somebody who is soon shaken.",
        "Accanto a questo vedi una persona a cui basta poco per agitarsi.",
      ),
    ],
  },
};

/** Noun phrases for the further marked traits. */
export const PERSONA_ALSO: ByLean<Bilingual> = {
  O: {
    high: b("a vivid imagination", "una fantasia viva"),
    low: b("a taste for the concrete", "il gusto del concreto"),
  },
  C: { high: b("hard work", "molto impegno"), low: b("an easy way with effort", "un rapporto leggero con la fatica") },
  E: { high: b("ease with people", "disinvoltura con la gente"), low: b("reserve in company", "riserbo in compagnia") },
  A: {
    high: b("gladness to help", "piacere di aiutare"),
    low: b("some distance from others’ needs", "una certa distanza dai bisogni altrui"),
  },
  N: { high: b("an even temper", "un umore stabile"), low: b("quick upset", "facilità ad agitarsi") },
};

export const PERSONA_ALSO_FRAME: readonly Bilingual[] = [
  b("You also see {list}.", "Vedi anche {list}."),
  b("To this your answers add {list}.", "A questo le tue risposte aggiungono {list}."),
];

export const PERSONA_BETWEEN: Record<Trait, Bilingual> = {
  O: b("imagination", "la fantasia"),
  C: b("effort", "l’impegno"),
  E: b("ease with people", "la disinvoltura con gli altri"),
  A: b("helping", "l’aiuto"),
  N: b("keeping calm", "la calma"),
};

export const PERSONA_BETWEEN_FRAME: readonly Bilingual[] = [
  b(
    "Where your answer sits in the middle ({list}), watching is worth more than assuming.",
    "Dove la tua risposta sta nel mezzo ({list}) conviene osservare, più che supporre.",
  ),
  b(
    "Still open in your answers: {list}. The next meeting may tell you more.",
    "Ancora aperto, nelle tue risposte: {list}. Il prossimo incontro può dirti di più.",
  ),
];

/** When only one trait is marked: how to use the little that is known. */
export const PERSONA_ALONE: readonly Bilingual[] = [
  b(
    "This one line should not become the whole person. Take it as a starting point for what to try first, and let the next two or three conversations correct it: what surprised you is worth a note.",
    "Questa sola riga non deve diventare tutta la persona. Prendila come punto di partenza per il primo tentativo e lascia che le prossime conversazioni la correggano: ciò che ti sorprende merita una nota.",
  ),
  b(
    "With one clear line it is easy to explain everything by it. Try the opposite: look for one moment in which it was not true, and ask yourself what was different that day.",
    "Con una sola riga netta viene facile spiegare tutto con quella. Prova il contrario: cerca un momento in cui non era vera, e chiediti che cosa c’era di diverso quel giorno.",
  ),
];

export const PERSONA_OPEN: readonly Bilingual[] = [
  b("This is how you see {name}.", "Ecco come vedi {name}."),
  b("This is {name} as you see things today.", "Questo è il tuo sguardo su {name}, oggi."),
  b("A few lines about {name}, from where you stand.", "Qualche riga su {name}, dal tuo punto di vista."),
];

export const PERSONA_DOUBT: readonly Bilingual[] = [
  b(
    "It also reflects how things are between you; one answer per trait is a first sketch, easily off by a level.",
    "Riflette anche come vanno le cose fra voi; una risposta per tratto è un primo schizzo, che può sbagliare facilmente di un livello.",
  ),
  b(
    "It says something about the two of you as well, and with one answer per trait it may easily be off by a level.",
    "Dice qualcosa anche di voi due e, con una risposta per tratto, può sbagliare facilmente di un livello.",
  ),
];

export const PERSONA_DOUBT_FULL: readonly Bilingual[] = [
  b(
    "It also reflects how things are between you, and imagination is the hardest thing to judge from outside.",
    "Riflette anche come vanno le cose fra voi, e la fantasia è la cosa più difficile da giudicare da fuori.",
  ),
  b(
    "It is your view, from several answers; asked the same questions, {name} might draw another picture.",
    "È il tuo sguardo, da più risposte; alle stesse domande {name} potrebbe disegnare un altro ritratto.",
  ),
];

export const PERSONA_ALL_MIDDLE: readonly { label: Bilingual; text: Bilingual }[] = [
  {
    label: b("Still an open picture", "Un ritratto aperto"),
    text: b(
      "None of your answers goes to an edge: imagination, effort, ease with people, helping and calm all sit in the middle. That can mean that {name} really changes with the situation, or that you have not yet seen enough situations to tell. Both are good reasons to look again rather than to decide. Notice what was different the last time a conversation went well: the place, the hour, who else was there, which of you began. Two such details help more than any word about character.",
      "Nessuna delle tue risposte va verso un bordo: fantasia, impegno, disinvoltura, aiuto e calma stanno nel mezzo. Può voler dire che {name} cambia davvero con la situazione, o che non hai ancora visto abbastanza situazioni per dirlo. Sono due buoni motivi per guardare ancora, più che per decidere. Nota che cosa c’era di diverso l’ultima volta che una conversazione è andata bene: il luogo, l’ora, chi c’era, chi ha cominciato. Due dettagli così aiutano più di qualsiasi parola sul carattere.",
    ),
  },
  {
    label: b("Different by situation", "Dipende dalla situazione"),
    text: b(
      "Your answers stay near the centre on everything that was asked, so there is no strong line to hold on to. It leaves you free of one mistake that is easily made: explaining each thing {name} does by a fixed idea of what sort of person does that. Stay with what can be seen. What happened just before the good moments, and just before the bad ones? Who spoke first, and how long was the pause? A few notes on that will soon say more than this sketch.",
      "Le tue risposte restano vicine al centro su tutto, quindi non c’è una linea forte a cui appoggiarsi. Ti evita un errore facile: spiegare ogni cosa che fa {name} con un’idea fissa di che tipo di persona farebbe così. Resta su ciò che si vede. Che cosa è successo appena prima dei momenti buoni, e appena prima di quelli difficili? Chi ha cominciato a parlare, e quanto è durata la pausa? Poche note su questo diranno presto più di questo schizzo.",
    ),
  },
];
