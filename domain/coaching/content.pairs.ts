import type { Bilingual } from "#domain/language.ts";
import type { Leans } from "./content.self-pairs.ts";
import { b } from "./text.ts";

/** How to deal with two marked traits: traits in OCEAN order, then the leans of the first and second. */
export const PAIRS: Record<string, Record<Leans, Bilingual>> = {
  OC: {
    hh: b(
      "[An idea may well arrive with the work already begun|Ideas and work may come together]. Say [early what you think|what you think in good time]: later on, a doubt sounds like a no to the effort as well.",
      "[È facile che un’idea arrivi con il lavoro già avviato|Idea e lavoro possono arrivare insieme]. Di’ [presto|per tempo] che cosa ne pensi: più tardi, un dubbio suona come un no anche alla fatica fatta.",
    ),
    hl: b(
      "Ideas may come more easily than the work they ask for. [Enjoy the first part without pressing|Take pleasure in the ideas as such]; when something [really matters to you|has to come off], agree on one small step and a day.",
      "Le idee possono venire più facilmente del lavoro che chiedono. [Goditi la prima parte senza incalzare|Goditi le idee per quello che sono]; quando una cosa [ti sta davvero a cuore|deve proprio riuscire], accordatevi su un piccolo passo e su un giorno.",
    ),
    lh: b(
      "Work and the proven way go hand in hand here. [A change has better chances|Something new is more welcome] when you [bring an example of where it worked|can show where it worked], and when what already runs well stays as it is.",
      "Qui l’impegno e la strada provata vanno insieme. [Un cambiamento ha più possibilità|Una novità è più gradita] se [porti un esempio di dove ha funzionato|mostri dove ha funzionato], e se ciò che va già bene resta com’è.",
    ),
    ll: b(
      "Pushing for more, or for something different, may well meet [quiet resistance|a friendly silence]. One [clear, modest|small, definite] request with a good reason goes further than a large plan.",
      "Spingere per avere di più, o qualcosa di diverso, può incontrare [una resistenza silenziosa|un silenzio gentile]. Una richiesta [chiara e modesta|piccola e precisa], con una buona ragione, va più lontano di un grande progetto.",
    ),
  },
  OE: {
    hh: b(
      "Conversation and imagination feed each other here. [Join in with an idea of your own|Add one of yours], and ask at the end what is [meant seriously|really planned]: not everything said with spirit is a plan.",
      "Qui conversazione e fantasia si nutrono a vicenda. [Entra in gioco con un’idea tua|Aggiungine una tua] e alla fine chiedi che cosa [va preso sul serio|si farà davvero]: non tutto quello che si dice con slancio è un programma.",
    ),
    hl: b(
      "[Much may go on behind few words|Few words need not mean few thoughts]. A question asked [in peace, without witnesses|for two, in peace], opens more than a full table does; a written answer may be the fullest one.",
      "[Dietro poche parole può succedere molto|Poche parole non vuol dire pochi pensieri]. Una domanda fatta [con calma, senza testimoni|in due, con calma], apre più di una tavolata; la risposta più ricca può arrivare per iscritto.",
    ),
    lh: b(
      "Ease with people and a taste for the concrete meet here. Stay with what happened and [what is to be done|what comes next]; theories about the two of you will interest less than a definite plan.",
      "Qui la disinvoltura con gli altri incontra il gusto del concreto. Resta su ciò che è successo e su [ciò che c’è da fare|quello che viene dopo]: le teorie su voi due interessano meno di un programma preciso.",
    ),
    ll: b(
      "Surprises in front of others are probably [the hardest setting|not welcome]. [A known place, an announced subject and some quiet|A familiar corner and a subject named beforehand] give both of you the better conversation.",
      "Le sorprese davanti ad altri sono probabilmente [la situazione più scomoda|poco gradite]. [Un posto conosciuto, un argomento annunciato e un po’ di quiete|Un angolo familiare e un argomento detto prima] danno a voi due la conversazione migliore.",
    ),
  },
  OA: {
    hh: b(
      "Help and imagination go together here: ask what they would do in your place and you may get both care and an angle you had not thought of. [Say so if you only want to be heard|If listening is all you need, say it first].",
      "Qui aiuto e fantasia vanno insieme: chiedi che cosa farebbe al posto tuo e puoi ricevere cura e un punto di vista nuovo. [Se invece vuoi solo ascolto, dillo|Se ti basta l’ascolto, dillo prima].",
    ),
    hl: b(
      "An interesting problem may [draw more energy|be more tempting] than a favour. Ask for thinking rather than for comfort, and name plainly the help you need: it may not be offered of itself.",
      "Un problema interessante può [attirare più energie|tentare più] di un favore. Chiedi un ragionamento più che conforto, e di’ con chiarezza quale aiuto ti serve: da sé potrebbe non arrivare.",
    ),
    lh: b(
      "Help comes in practical form here, and in the way that has always worked. [Accept it as the affection it may well be|There may be affection in it], and if you need something else, describe it concretely.",
      "Qui l’aiuto arriva in forma pratica, e nel modo che ha sempre funzionato. [Prendilo come l’affetto che probabilmente è|Può essere affetto]; se ti serve altro, descrivilo in concreto.",
    ),
    ll: b(
      "Hints are likely to be lost here, and so are grand ideas. Say [what you need, why, and what it takes|plainly what you need and why]; if the answer is no, you will at least know early.",
      "Le allusioni qui rischiano di perdersi, e così le grandi idee. Di’ [che cosa ti serve, perché e quanto costa|con semplicità che cosa ti serve e perché]; se la risposta è no, almeno la saprai presto.",
    ),
  },
  ON: {
    hh: b(
      "You can bring [an unusual thought or an awkward one|what is odd and what is difficult]: both seem to find ground here. Just do not take evenness for indifference; ask what the matter is like from where they stand.",
      "Puoi portare [un pensiero insolito o uno scomodo|ciò che è strano e ciò che è difficile]: [tutti e due|sia l’uno sia l’altro] sembrano trovare ascolto. Non scambiare però la calma per indifferenza: chiedi che effetto fa la cosa, vista da lì.",
    ),
    hl: b(
      "A lively imagination that is soon upset can fill a silence with the worst version. Say clearly what you mean [and also what you do not mean|and what not], [before the gaps get filled|so that little is left to guess].",
      "Fantasia e facilità ad agitarsi possono riempire un silenzio con la versione peggiore. Di’ con chiarezza che cosa intendi[, e anche che cosa non intendi|, e che cosa no], [prima che i vuoti si riempiano|così resta poco da indovinare].",
    ),
    lh: b(
      "Plain matters, calmly put: that is the common ground. Leave out [the drama and the speculation|big words and guesses], and say in a sentence or two what you would like to be different.",
      "Cose semplici, dette con calma: è su questo che ci si capisce. Lascia fuori [il dramma e le ipotesi|le parole grosse e le supposizioni], e di’ in una frase o due che cosa vorresti diverso.",
    ),
    ll: b(
      "[What is unexpected can unsettle quickly|Surprises can be upsetting]. Announce what you would like to talk about, keep the first talk short, and leave something familiar standing.",
      "[L’imprevisto può agitare in fretta|Le sorprese possono turbare]. Annuncia di che cosa vorresti parlare, fai breve la prima conversazione e lascia in piedi qualcosa di familiare.",
    ),
  },
  CE: {
    hh: b(
      "Effort and ease with people show together: [a good ally for anything that needs doing in company|with others around, things get moving]. Bring your own wish in early and aloud, or the pace may carry it past.",
      "Impegno e disinvoltura si vedono insieme: [un buon aiuto per tutto ciò che si fa in compagnia|tra la gente le cose si muovono]. Porta il tuo desiderio presto e ad alta voce, o il ritmo può passarci sopra.",
    ),
    hl: b(
      "[A lot of effort, few words about it: easy to overlook|So much is done quietly that it is easily missed]. Name one thing you saw being done, in private and precisely; it opens more doors than an invitation to a large party.",
      "[Molto impegno, poche parole: facile non accorgersene|Tanto viene fatto in silenzio, ed è facile non accorgersene]. Parla di una cosa che hai visto fare, a tu per tu e con precisione: apre più porte di un invito a una grande festa.",
    ),
    lh: b(
      "[The contact is easy, the effort less certain|Meeting is easy, counting on the work less so]. Enjoy the first as what it is; where you depend on the second, agree on something small, and say beforehand what happens if it does not come.",
      "[Il contatto è facile, l’impegno meno sicuro|Incontrarsi è facile, contare sul lavoro meno]. Goditi il primo per quello che è; dove conti sul secondo, concordate una cosa piccola e di’ prima che cosa succede se non arriva.",
    ),
    ll: b(
      "[Do not count on the first step coming from that side|The first step may well have to be yours]. A small invitation with an easy way out, repeated without reproach, is worth more than waiting to see who calls first.",
      "[Non contare sul primo passo da quella parte|Il primo passo forse tocca a te]. Un piccolo invito con una via d’uscita facile, ripetuto senza rimproveri, vale più che aspettare di vedere chi chiama per primo.",
    ),
  },
  CA: {
    hh: b(
      "Much is given here, [in effort and in help|with the hands and with the heart]. See that [something goes back|some of it returns], and ask now and then what it costs: those who help gladly seldom send the bill.",
      "Qui si dà molto, [in impegno e in aiuto|con le mani e con il cuore]. Bada che [qualcosa torni indietro|un po’ ne ritorni] e chiedi ogni tanto quanto costa: chi aiuta volentieri di rado presenta il conto.",
    ),
    hl: b(
      "[Effort goes to the task rather than to favours|The task comes first, favours later]. Show what the matter has to do with a shared aim, ask for something definite, and do not expect the need to be guessed.",
      "[L’impegno va al compito più che ai favori|Prima viene il compito, poi i favori]. Mostra che cosa c’entra con uno scopo comune, chiedi una cosa precisa e non aspettarti che il bisogno si indovini.",
    ),
    lh: b(
      "The will to help seems greater than the stamina for it. Ask for things that can be done at once, together if possible, and [thank for what comes rather than counting what does not|be glad of what comes].",
      "La voglia di aiutare sembra più grande della costanza. Chiedi cose che si possano fare subito, magari insieme, e [ringrazia per quello che arriva invece di contare quello che manca|apprezza quello che arriva].",
    ),
    ll: b(
      "Neither work nor help seems to be handed out freely here. Ask [seldom and precisely|for one definite thing], keep [a second way|another way] open, and judge by what is done rather than by what you hoped.",
      "Qui né lavoro né aiuto sembrano venire da soli. Chiedi [di rado e con precisione|una cosa precisa], tieniti aperta [una seconda|un’altra] strada e giudica da ciò che accade più che da ciò che speravi.",
    ),
  },
  CN: {
    hh: b(
      "Somebody steady and hard-working is easily loaded with more. [Ask about capacity before you ask for the thing|First ask how full the week is], and do not take a calm yes for proof that it was no trouble.",
      "A chi unisce calma e impegno è facile chiedere sempre di più. [Prima della richiesta informati su quanto spazio c’è|Prima chiedi quanto è piena la settimana], e non prendere un sì tranquillo come prova che non sia costato nulla.",
    ),
    hl: b(
      "[Where much effort goes in, criticism goes deep|Criticism may hurt where so much work was put in]. Acknowledge the work before you name the one thing you would change, and do both while there is time to mend it.",
      "[Dove si mette molto impegno, la critica va a fondo|Una critica può ferire, con tanto lavoro dietro]. Riconosci il lavoro prima di dire che cosa cambieresti, e fallo quando c’è ancora tempo per rimediare.",
    ),
    lh: b(
      "Neither urgency nor your worry is likely to pass over by itself. Say plainly [why a date matters and what hangs on it|what hangs on the date], then ask for a yes or a no.",
      "Né l’urgenza né la tua preoccupazione passano da sole dall’altra parte. Di’ con semplicità [perché una data conta e che cosa ne dipende|che cosa dipende da quella data], poi chiedi un sì o un no.",
    ),
    ll: b(
      "Pressure is likely to bring more upset than progress. [Make the request smaller|Cut the request in half], offer to begin together, and leave reproach about last time out of it.",
      "La pressione porta probabilmente più agitazione che progressi. [Rendi più piccola la richiesta|Dimezza la richiesta], offriti di cominciare insieme e lascia fuori i rimproveri dell’altra volta.",
    ),
  },
  EA: {
    hh: b(
      "Sociable and glad to help: you may not be the only one who turns to {name}. [Offer something yourself now and then|Give something back], even only [your full attention for half an hour|half an hour of listening].",
      "Socievolezza e piacere di aiutare: forse non sei l’unica persona che cerca {name}. [Offri qualcosa anche tu ogni tanto|Restituisci qualcosa], fosse solo mezz’ora di [attenzione intera|ascolto].",
    ),
    hl: b(
      "[Easy company does not yet mean easy help|Good company is one thing, help another]. Use the good contact, and when you need something, ask directly: neither charm nor hints will replace the question.",
      "[Stare bene in compagnia non vuol dire ancora dare una mano|La bella compagnia è una cosa, l’aiuto un’altra]. Usa il buon contatto e, quando ti serve qualcosa, chiedilo: né la simpatia né le allusioni sostituiscono la domanda.",
    ),
    lh: b(
      "[The help is there, the small talk is not|There is more help here than small talk]. A walk, a task for two or a message serves you better than a crowd, and a thank-you said quietly will be heard.",
      "[L’aiuto c’è, le chiacchiere meno|Qui c’è più aiuto che chiacchiere]. Una passeggiata, un lavoro a due o un messaggio servono più della folla, e un grazie detto piano arriva.",
    ),
    ll: b(
      "Do not measure interest by warmth shown in company. Keep to [short, clear contacts|short meetings], ask one thing at a time, and let closeness, if it comes, come from doing something side by side.",
      "Non misurare l’interesse dal calore mostrato in compagnia. [Contatti brevi e chiari|Incontri brevi], una cosa alla volta: la vicinanza, se viene, viene facendo qualcosa fianco a fianco.",
    ),
  },
  EN: {
    hh: b(
      "Ease and evenness make the opening simple: you can begin [without long preparation|as you are]. Make sure you also get past the pleasant surface, with one question that cannot be answered with a joke.",
      "Disinvoltura e calma rendono semplice l’inizio: puoi cominciare [senza lunghe premesse|così come viene]. Cerca però di andare oltre la superficie piacevole, con una domanda a cui non si risponda con una battuta.",
    ),
    hl: b(
      "Ease with people can go with getting upset quickly: the mood may change while you talk. [Let the first wave pass|Wait a moment], do not answer every sentence, then come back to your [one point|subject].",
      "Disinvoltura e facilità ad agitarsi possono convivere: l’umore può cambiare mentre parlate. [Lascia passare la prima ondata|Aspetta un momento], non rispondere a ogni frase, poi torna al tuo [unico punto|argomento].",
    ),
    lh: b(
      "Reserve here does not seem to be distress. [Give time for an answer|Leave room for the answer], do not fill the pause yourself, and ask directly if you cannot read what is meant.",
      "Il riserbo qui non sembra malessere. Lascia [tempo|spazio] alla risposta, non riempire tu la pausa, e se non capisci che cosa significa chiedilo con franchezza.",
    ),
    ll: b(
      "Company may be tiring and upset near at hand: choose two people, a quiet hour, one subject. [Say at the beginning how long it will take|Name a time for the end]; an end in sight calms.",
      "La compagnia può stancare e l’agitazione essere vicina: meglio in due, in un’ora tranquilla, con un solo tema. [Di’ all’inizio quanto durerà|Di’ subito a che ora si finisce]: una fine in vista calma.",
    ),
  },
  AN: {
    hh: b(
      "Helpful and even-tempered: [it is tempting to bring only problems|one easily brings only worries]. Bring good news too, and ask a real question about their own week before you begin with yours.",
      "Disponibilità e calma: [viene voglia di portare solo problemi|è facile portare solo preoccupazioni]. Porta anche buone notizie e, prima di cominciare con la tua settimana, fa’ una domanda vera sulla sua.",
    ),
    hl: b(
      "Glad to help and quickly upset: a refusal or a forgotten thank-you may hurt more than it shows. Say both [together|in one breath], the no and [the fact that you value the offer|your thanks for the offer].",
      "Piacere di aiutare e facilità ad agitarsi: un rifiuto o un grazie dimenticato possono ferire più di quanto si veda. Di’ le due cose [insieme|in una frase]: il no e [che l’offerta conta per te|il grazie per l’offerta].",
    ),
    lh: b(
      "Tears or reproach are unlikely to move much here, and clear words are unlikely to wound. Put the matter [soberly|in plain words], name what you want, and let there be an answer you did not expect.",
      "Lacrime o rimproveri qui smuovono poco, e le parole chiare difficilmente feriscono. Esponi la cosa con [sobrietà|parole semplici], di’ che cosa vuoi e lascia posto a una risposta che non ti aspettavi.",
    ),
    ll: b(
      "When it gets tense, neither patience nor help should be counted on. [Keep it short|Say little], make no accusation you do not need, and offer a second talk instead of winning the first.",
      "Nei momenti tesi è meglio non contare né sulla pazienza né sull’aiuto. [Sii breve|Di’ poco], togli le accuse non necessarie e offri una seconda conversazione invece di vincere la prima.",
    ),
  },
};
