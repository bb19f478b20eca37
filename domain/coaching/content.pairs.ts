import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Two marked traits together: a label of behaviour, what the mix does in one's own life, what it asks of others. */
export interface PairText {
  label: Bilingual;
  self: Bilingual;
  persona: Bilingual;
}

/** Traits in the order OCEAN; the second key is the lean of the first and of the second trait. */
export const PAIRS: Record<string, Record<"hh" | "hl" | "lh" | "ll", PairText>> = {
  OC: {
    hh: {
      label: b("Curiosity with method", "Curiosità con metodo"),
      self: b(
        "Together these make ideas that get somewhere: you look for another way and then actually set out on it. The rub comes when the people around you have only just settled into the previous change.",
        "Insieme fanno idee che vanno da qualche parte: cerchi un’altra strada e poi la imbocchi davvero. L’attrito nasce quando chi ti sta intorno ha appena preso le misure con il cambiamento di prima.",
      ),
      persona: b(
        "An idea may well arrive with the work already begun. Say what you think early: later on, a doubt sounds like a no to the effort as well.",
        "È facile che un’idea arrivi con il lavoro già avviato. Di’ presto che cosa ne pensi: più tardi, un dubbio suona come un no anche alla fatica fatta.",
      ),
    },
    hl: {
      label: b("Ideas without hurry", "Idee senza fretta"),
      self: b(
        "Together these make many beginnings in the mind and fewer on the table. People may love thinking aloud with you and still not know which of the ideas you mean to carry out, or when.",
        "Insieme fanno molti inizi nella testa e meno sul tavolo. A qualcuno può piacere ragionare ad alta voce con te e non sapere, alla fine, quale idea vuoi portare avanti davvero, e quando.",
      ),
      persona: b(
        "Ideas may come more easily than the work they ask for. Enjoy the first part without pressing; when something really matters to you, agree on one small step and a day.",
        "Le idee possono venire più facilmente del lavoro che chiedono. Goditi la prima parte senza incalzare; quando una cosa ti sta davvero a cuore, accordatevi su un piccolo passo e su un giorno.",
      ),
    },
    lh: {
      label: b("Steady follow-through", "Concretezza che comincia"),
      self: b(
        "Together these make you easy to plan with: a known way, taken without delay. The harder moment is somebody else’s half-formed idea, which can look like lost time before it has had a chance to be heard.",
        "Insieme rendono facile organizzarsi con te: una strada conosciuta, presa senza rimandare. Il momento più difficile è l’idea altrui ancora a metà, che può sembrare tempo perso prima di avere avuto ascolto.",
      ),
      persona: b(
        "Work and the proven way go hand in hand here. A change has better chances when you bring an example of where it worked, and when what already runs well stays as it is.",
        "Qui l’impegno e la strada provata vanno insieme. Un cambiamento ha più possibilità se porti un esempio di dove ha funzionato, e se ciò che va già bene resta com’è.",
      ),
    },
    ll: {
      label: b("At an unhurried pace", "Con passo tranquillo"),
      self: b(
        "Together these make a life with little rush in it: what works may stay, and what is new can wait its turn. Those who are in a hurry may read your waiting as a no, although often it is only a not yet.",
        "Insieme fanno una vita con poca fretta: quello che funziona può restare, e il nuovo aspetta il suo turno. Chi ha premura può leggere la tua attesa come un no, quando spesso è solo un non ancora.",
      ),
      persona: b(
        "Pushing for more, or for something different, may well meet quiet resistance. One clear, modest request with a good reason goes further than a large plan.",
        "Spingere per avere di più, o qualcosa di diverso, può incontrare una resistenza silenziosa. Una richiesta chiara e modesta, con una buona ragione, va più lontano di un grande progetto.",
      ),
    },
  },
  OE: {
    hh: {
      label: b("Ideas in company", "Idee in compagnia"),
      self: b(
        "Together these make you think well with people around: an idea grows while you tell it. Others may need to know whether you are inviting them into something or only trying it out aloud.",
        "Insieme fanno sì che tu pensi bene in mezzo agli altri: un’idea cresce mentre la racconti. A chi ascolta può servire sapere se è un invito vero o se stai solo provando ad alta voce.",
      ),
      persona: b(
        "Conversation and imagination feed each other here. Join in with an idea of your own, and ask at the end what is meant seriously: not everything said with spirit is a plan.",
        "Qui conversazione e fantasia si nutrono a vicenda. Entra in gioco con un’idea tua e alla fine chiedi che cosa va preso sul serio: non tutto quello che si dice con slancio è un programma.",
      ),
    },
    hl: {
      label: b("A quiet imagination", "Fantasia nel silenzio"),
      self: b(
        "Together these let much happen inside before anyone sees it. Your ideas may be quite far along when others first hear of them, and to them a thought you have turned over for weeks can sound sudden.",
        "Insieme fanno accadere molto dentro prima che qualcuno lo veda. Le tue idee possono essere già avanti quando gli altri ne sentono parlare, e un pensiero di settimane può sembrare improvviso.",
      ),
      persona: b(
        "Much may go on behind few words. A question asked in peace, without witnesses, opens more than a round-table does; a written answer may be the fullest one.",
        "Dietro poche parole può succedere molto. Una domanda fatta con calma, senza testimoni, apre più di una tavolata; la risposta più ricca può arrivare per iscritto.",
      ),
    },
    lh: {
      label: b("Company on known ground", "Compagnia e buone abitudini"),
      self: b(
        "Together these make you at home among people and in familiar ways: the usual place, the usual faces, a table that fills up. A newcomer, or a change of plan, may need more of your welcome than you notice.",
        "Insieme fanno sentire casa la gente e le abitudini: il solito posto, le solite facce, una tavola che si riempie. Chi arriva da fuori, o un cambio di programma, può aver bisogno di più accoglienza di quanta credi.",
      ),
      persona: b(
        "Ease with people and a taste for the concrete meet here. Stay with what happened and what is to be done; theories about the two of you will interest less than a definite plan.",
        "Qui la disinvoltura con gli altri incontra il gusto del concreto. Resta su ciò che è successo e su ciò che c’è da fare: le teorie su voi due interessano meno di un programma preciso.",
      ),
    },
    ll: {
      label: b("A chosen few, known ways", "Poche cose, ben scelte"),
      self: b(
        "Together these draw a small, well-kept circle: few people, known places, habits that hold. That gives you rest; from outside it may look closed, and an invitation may fail to come because nobody wanted to disturb.",
        "Insieme disegnano un cerchio piccolo e curato: poche persone, luoghi noti, abitudini che tengono. Ti dà riposo; da fuori può sembrare chiuso, e un invito può non arrivare solo perché nessuno voleva disturbare.",
      ),
      persona: b(
        "Surprises in front of others are probably the hardest setting. A known place, an announced subject and some quiet give both of you the better conversation.",
        "Le sorprese davanti ad altri sono probabilmente la situazione più scomoda. Un posto conosciuto, un argomento annunciato e un po’ di quiete danno a voi due la conversazione migliore.",
      ),
    },
  },
  OA: {
    hh: {
      label: b("Warm curiosity", "Curiosità che accoglie"),
      self: b(
        "Together these make you curious about what a thing feels like for somebody else. You may offer new ways out before the other person has finished being sad; sometimes the better idea is to stay in the question.",
        "Insieme ti fanno chiedere che effetto fa una cosa, vista da un’altra persona. Può capitarti di offrire vie d’uscita nuove prima che l’altra persona abbia finito di essere triste; a volte l’idea migliore è restare nella domanda.",
      ),
      persona: b(
        "Help and imagination go together here: ask what they would do in your place and you may get both care and an angle you had not thought of. Say so if you only want to be heard.",
        "Qui aiuto e fantasia vanno insieme: chiedi che cosa farebbe al posto tuo e puoi ricevere cura e un punto di vista nuovo. Se invece vuoi solo ascolto, dillo.",
      ),
    },
    hl: {
      label: b("A free, frank mind", "Pensiero libero e franco"),
      self: b(
        "Together these make you more interested in the idea than in how it lands. That keeps talk honest and lively; someone with a tender spot may hear a challenge where you only found the question interesting.",
        "Insieme ti fanno guardare all’idea più che a come arriva. La conversazione resta onesta e viva; chi ha un punto delicato può sentire una sfida dove per te c’era solo una domanda interessante.",
      ),
      persona: b(
        "An interesting problem may draw more energy than a favour. Ask for thinking rather than for comfort, and name plainly the help you need: it may not be offered of itself.",
        "Un problema interessante può attirare più energie di un favore. Chiedi un ragionamento più che conforto, e nomina con chiarezza l’aiuto che ti serve: da sé potrebbe non arrivare.",
      ),
    },
    lh: {
      label: b("Down-to-earth care", "Cura concreta"),
      self: b(
        "Together these make a care with its feet on the ground: soup rather than theories, what helped last time rather than something new. Check now and then whether what helped last time is still what is wanted.",
        "Insieme fanno una cura con i piedi per terra: una minestra più che una teoria, quello che è servito l’altra volta più che una novità. Ogni tanto verifica se è ancora quello che serve.",
      ),
      persona: b(
        "Help comes in practical form here, and in the way that has always worked. Accept it as the affection it may well be, and if you need something else, describe it concretely.",
        "Qui l’aiuto arriva in forma pratica, e nel modo che ha sempre funzionato. Prendilo come l’affetto che probabilmente è; se ti serve altro, descrivilo in concreto.",
      ),
    },
    ll: {
      label: b("Plain and practical", "Schiettezza pratica"),
      self: b(
        "Together these keep you close to facts: what is the case, what works, who does it. People know where they stand with you. What may go missing is the minute in which they are allowed just to feel bad about it.",
        "Insieme ti tengono accanto ai fatti: com’è, che cosa funziona, chi lo fa. Con te si sa a che punto si è. Può mancare quel minuto in cui è permesso semplicemente starci male.",
      ),
      persona: b(
        "Hints are likely to be lost here, and so are grand ideas. Say what you need, why, and what it takes; if the answer is no, you will at least know early.",
        "Le allusioni qui rischiano di perdersi, e così le grandi idee. Di’ che cosa ti serve, perché e quanto costa; se la risposta è no, almeno la saprai presto.",
      ),
    },
  },
  ON: {
    hh: {
      label: b("Calm exploring", "Esplorazione serena"),
      self: b(
        "Together these make the unknown rather inviting: you try, and if it goes wrong you try something else. Others may need longer to feel safe in it, and your calm can look to them as if the risk had not been seen.",
        "Insieme rendono l’ignoto quasi invitante: provi, e se va male provi altro. Agli altri può servire più tempo per sentirsi al sicuro, e la tua calma può sembrare loro un rischio non visto.",
      ),
      persona: b(
        "You can bring an unusual thought or an awkward one: both seem to find ground here. Just do not take evenness for indifference; ask what the matter is like from where they stand.",
        "Puoi portare un pensiero insolito o uno scomodo: tutti e due sembrano trovare terreno. Non scambiare però la calma per indifferenza: chiedi che effetto fa la cosa, vista da lì.",
      ),
    },
    hl: {
      label: b("A vivid, sensitive mind", "Fantasia sensibile"),
      self: b(
        "Together these give you a lively inner screen: under pressure the same imagination that finds new ways also paints what could go wrong. Those near you often see only the tension, not the film that goes with it.",
        "Insieme accendono uno schermo interno vivace: sotto pressione, la stessa immaginazione che trova strade nuove dipinge anche ciò che può andare storto. Chi ti sta vicino vede spesso la tensione, non il film.",
      ),
      persona: b(
        "Imagination and quick upset can fill a silence with the worst version. Say clearly what you mean and also what you do not mean, before the gaps get filled.",
        "Fantasia e agitazione facile possono riempire un silenzio con la versione peggiore. Di’ con chiarezza che cosa intendi, e anche che cosa non intendi, prima che i vuoti si riempiano.",
      ),
    },
    lh: {
      label: b("Steady on known ground", "Calma e terreno noto"),
      self: b(
        "Together these make you somebody to lean on in a storm: you keep calm and do what is known to work. When what is known no longer fits, people may wish you looked restless a little sooner.",
        "Insieme fanno di te un appoggio nella tempesta: calma, e ciò che si sa già fare. Quando il modo conosciuto non basta più, qualcuno può desiderare di vederti in dubbio un po’ prima.",
      ),
      persona: b(
        "Plain matters, calmly put: that is the common ground. Leave out the drama and the speculation, and say in a sentence or two what you would like to be different.",
        "Cose semplici, dette con calma: è questo il terreno comune. Lascia fuori il dramma e le ipotesi, e di’ in una frase o due che cosa vorresti diverso.",
      ),
    },
    ll: {
      label: b("Safety in the familiar", "Sicurezza nelle abitudini"),
      self: b(
        "Together these explain why the familiar matters: under pressure, a known way is something to hold on to. Changes decided over your head may weigh more on you than on others, and they cannot see that by themselves.",
        "Insieme spiegano perché il familiare conta: sotto pressione, un modo conosciuto è un appiglio. I cambiamenti decisi sopra la tua testa possono pesarti più che ad altri, e da fuori non si vede.",
      ),
      persona: b(
        "What is unexpected can unsettle quickly. Announce what you would like to talk about, keep the first talk short, and leave something familiar standing.",
        "L’imprevisto può agitare in fretta. Annuncia di che cosa vorresti parlare, fai breve la prima conversazione e lascia in piedi qualcosa di familiare.",
      ),
    },
  },
  CE: {
    hh: {
      label: b("Drive in company", "Slancio condiviso"),
      self: b(
        "Together these get things moving among people: you call, you gather, you begin. Those with a slower start may find that the date is fixed and the roles given out before they had got as far as an opinion.",
        "Insieme mettono in moto le cose fra la gente: chiami, riunisci, cominci. Chi parte più piano può trovarsi la data fissata e i compiti assegnati prima di avere un’opinione.",
      ),
      persona: b(
        "Effort and ease with people show together: a good ally for anything that needs doing in company. Bring your own wish in early and aloud, or the pace may carry it past.",
        "Impegno e disinvoltura si vedono insieme: un buon aiuto per tutto ciò che si fa in compagnia. Porta il tuo desiderio presto e ad alta voce, o il ritmo può passarci sopra.",
      ),
    },
    hl: {
      label: b("Quiet drive", "Impegno silenzioso"),
      self: b(
        "Together these make you somebody who gets on with it, and mostly alone. Much of what you do for others may therefore happen unseen; if nobody thanks you, it may be because nobody was there to notice.",
        "Insieme fanno di te una persona che si mette all’opera, e spesso per conto suo. Molto di quello che fai per gli altri può quindi non vedersi: se nessuno ringrazia, forse è perché nessuno era lì a notarlo.",
      ),
      persona: b(
        "A lot of effort, few words about it: easy to overlook. Name one thing you saw being done, in private and precisely; it opens more doors than an invitation to a large party.",
        "Molto impegno, poche parole: facile non accorgersene. Nomina una cosa che hai visto fare, a tu per tu e con precisione: apre più porte di un invito a una grande festa.",
      ),
    },
    lh: {
      label: b("People before lists", "Prima le persone"),
      self: b(
        "Together these put people before tasks: a conversation is a good reason to let the rest wait. It makes you pleasant to be with; whoever waits for the rest may feel that the fun has been shared and the work has not.",
        "Insieme mettono le persone prima dei compiti: una chiacchierata è un buon motivo per far aspettare il resto. È bello starti accanto; chi aspetta il resto può sentire che il divertimento è stato diviso e il lavoro no.",
      ),
      persona: b(
        "The contact is easy, the effort less certain. Enjoy the first as what it is; where you depend on the second, agree on something small, and say beforehand what happens if it does not come.",
        "Il contatto è facile, l’impegno meno sicuro. Goditi il primo per quello che è; dove conti sul secondo, concordate una cosa piccola e di’ prima che cosa succede se non arriva.",
      ),
    },
    ll: {
      label: b("Room and time", "Spazio e tempo"),
      self: b(
        "Together these ask for room and time: you take up things when you are ready, and preferably in peace. People who like you may still hear little from you for weeks and wonder whether they did something wrong.",
        "Insieme chiedono spazio e tempo: ti avvicini alle cose al momento tuo, e meglio se in pace. Chi ti vuole bene può non sentirti per settimane e chiedersi se ha sbagliato qualcosa.",
      ),
      persona: b(
        "Do not count on the first step coming from that side. A small invitation with an easy way out, repeated without reproach, is worth more than waiting to see who calls first.",
        "Non contare sul primo passo da quella parte. Un piccolo invito con una via d’uscita facile, ripetuto senza rimproveri, vale più che aspettare di vedere chi chiama per primo.",
      ),
    },
  },
  CA: {
    hh: {
      label: b("Care that acts", "Cura che agisce"),
      self: b(
        "Together these turn feeling into doing: you notice that someone is struggling and you are already on your feet. It helps many; now and then it helps faster than the other person wished, or at your own expense.",
        "Insieme trasformano il sentire in fare: noti che qualcuno fatica e già ti muovi. Aiuta molti; ogni tanto aiuta più in fretta di quanto l’altra persona volesse, o a tue spese.",
      ),
      persona: b(
        "Much is given here, in effort and in help. Look that something goes back, and ask now and then what it costs: those who help gladly seldom send the bill.",
        "Qui si dà molto, in impegno e in aiuto. Bada che qualcosa torni indietro e chiedi ogni tanto quanto costa: chi aiuta volentieri di rado presenta il conto.",
      ),
    },
    hl: {
      label: b("Facts and first steps", "Fatti e primi passi"),
      self: b(
        "Together these make you quick to the solution: problem seen, step taken. Someone who only wanted to tell you about it may feel managed, and will perhaps come with the next problem to somebody who asks one question more.",
        "Insieme portano in fretta alla soluzione: visto il problema, fatto il passo. Chi voleva solo raccontartelo può sentirsi sbrigare come una pratica, e portare il problema dopo a chi fa una domanda in più.",
      ),
      persona: b(
        "Effort goes to the task rather than to favours. Show what the matter has to do with a shared aim, ask for something definite, and do not expect the need to be guessed.",
        "L’impegno va al compito più che ai favori. Mostra che cosa c’entra con uno scopo comune, chiedi una cosa precisa e non aspettarti che il bisogno si indovini.",
      ),
    },
    lh: {
      label: b("Feeling before doing", "Ascolto prima di tutto"),
      self: b(
        "Together these make you generous with understanding and slower with deeds. In the moment people feel truly heard; later some may ask themselves whether you forgot, when the help that was meant has not got under way.",
        "Insieme ti fanno dare comprensione con larghezza e azioni più lentamente. Sul momento chi parla trova ascolto; poi qualcuno può chiedersi se te ne sei dimenticato, perché l’aiuto pensato non è ancora partito.",
      ),
      persona: b(
        "The will to help seems greater than the stamina for it. Ask for things that can be done at once, together if possible, and thank for what comes rather than counting what does not.",
        "La voglia di aiutare sembra più grande della costanza. Chiedi cose che si possano fare subito, magari insieme, e ringrazia per quello che arriva invece di contare quello che manca.",
      ),
    },
    ll: {
      label: b("At arm’s length", "A distanza di sicurezza"),
      self: b(
        "Together these keep demands at a distance, your own as well as other people’s. That protects your freedom. What it may cost is trust in small things: the reply that never came, the bad day nobody asked about.",
        "Insieme tengono a distanza le richieste, le tue e quelle altrui. Proteggono la tua libertà. Può costare la fiducia nelle piccole cose: la risposta mai arrivata, la giornata storta di cui nessuno ha chiesto.",
      ),
      persona: b(
        "Neither work nor help seems to be handed out freely here. Ask seldom and precisely, keep a second way open, and judge by what is done rather than by what you hoped.",
        "Qui né lavoro né aiuto sembrano venire da soli. Chiedi di rado e con precisione, tieniti aperta una seconda strada e giudica da ciò che accade più che da ciò che speravi.",
      ),
    },
  },
  CN: {
    hh: {
      label: b("Calm and prompt", "Calma operosa"),
      self: b(
        "Together these make you useful in an emergency: you keep your head and take the first step. Those who freeze beside you may believe you feel nothing; a short “this worries me too” brings you closer than the next efficient move.",
        "Insieme tornano utili quando brucia: testa fredda e primo passo. Chi accanto a te si blocca può credere che non ti tocchi; un breve «preoccupa anche me» avvicina più della prossima mossa efficace.",
      ),
      persona: b(
        "Steady and hard-working is an easy person to load with more. Ask about capacity before you ask for the thing, and do not take a calm yes for proof that it was no trouble.",
        "A chi unisce calma e impegno è facile chiedere sempre di più. Prima della richiesta informati su quanto spazio c’è, e non prendere un sì tranquillo come prova che non sia costato nulla.",
      ),
    },
    hl: {
      label: b("Prompt under pressure", "Prontezza e tensione"),
      self: b(
        "Together these make you act in order to be rid of the pressure: better done now than lying heavily until tomorrow. It gets things done. It may also send messages an hour too early, or sweep others along in your haste.",
        "Insieme ti fanno agire per togliere peso: meglio ora che averlo addosso fino a domani. Le cose si fanno. A volte però parte un messaggio un’ora troppo presto, o la fretta trascina anche gli altri.",
      ),
      persona: b(
        "Where much effort goes in, criticism goes deep. Acknowledge the work before you name the one thing you would change, and do both while there is time to mend it.",
        "Dove si mette molto impegno, la critica va a fondo. Riconosci il lavoro prima di nominare la cosa che cambieresti, e fallo quando c’è ancora tempo per rimediare.",
      ),
    },
    lh: {
      label: b("Calm, in its own time", "Calma senza fretta"),
      self: b(
        "Together these mean that deadlines rarely frighten you, and rarely hurry you. You bring rest into a nervous room. People who lie awake over the same matter may feel alone with it, though you had every intention of doing it.",
        "Insieme fanno sì che le scadenze non ti spaventino, e neanche ti affrettino. Porti quiete in una stanza nervosa. Chi per la stessa cosa non dorme può sentire di avere tutto sulle spalle, anche se l’avresti fatta.",
      ),
      persona: b(
        "Neither urgency nor your worry is likely to pass over by itself. Say plainly why a date matters and what hangs on it, then ask for a yes or a no.",
        "Né l’urgenza né la tua preoccupazione passano da sole dall’altra parte. Di’ con semplicità perché una data conta e che cosa ne dipende, poi chiedi un sì o un no.",
      ),
    },
    ll: {
      label: b("Gently, one step", "Un passo alla volta"),
      self: b(
        "Together these can make a circle: what is put off grows heavier, and what is heavy is put off. It is not a lack of will; the first step is simply large. Saying so to one person often makes it smaller.",
        "Insieme possono fare un cerchio: ciò che si rimanda pesa di più, e ciò che pesa si rimanda. Non è mancanza di volontà: il primo passo è semplicemente grande. Dirlo a una persona spesso lo rimpicciolisce.",
      ),
      persona: b(
        "Pressure is likely to bring more upset than progress. Make the request smaller, offer to begin together, and leave reproach about last time out of it.",
        "La pressione porta probabilmente più agitazione che progressi. Rendi più piccola la richiesta, offriti di cominciare insieme e lascia fuori i rimproveri dell’altra volta.",
      ),
    },
  },
  EA: {
    hh: {
      label: b("Warm company", "Calore in compagnia"),
      self: b(
        "Together these make you someone who seeks people out and takes in what they feel. Many doors open that way. After a full week of other people’s stories, your own may be the one nobody has asked for.",
        "Insieme ti portano verso le persone e dentro quello che sentono. Si aprono molte porte. Dopo una settimana piena di storie altrui, la tua può essere l’unica che nessuno ha chiesto.",
      ),
      persona: b(
        "Sociable and glad to help: you may not be the only one who turns to {name}. Offer something yourself now and then, even only your full attention for half an hour.",
        "Socievolezza e piacere di aiutare: forse non sei l’unica persona che cerca {name}. Offri qualcosa anche tu ogni tanto, fosse solo mezz’ora di attenzione intera.",
      ),
    },
    hl: {
      label: b("Lively and direct", "Vivacità e franchezza"),
      self: b(
        "Together these bring life into a room without much tiptoeing: you enjoy people and say what you think. Quiet or hurt ones may laugh along and go home smaller; they seldom tell you, because the evening was so lively.",
        "Insieme portano vita in una stanza senza camminare in punta di piedi: la gente ti piace e dici quello che pensi. Chi tace, o ha incassato un colpo, può ridere con gli altri e andarsene con un peso, senza dirtelo.",
      ),
      persona: b(
        "Easy company does not yet mean easy help. Use the good contact, and when you need something, ask directly: neither charm nor hints will replace the question.",
        "Stare bene in compagnia non vuol dire ancora dare una mano. Usa il buon contatto e, quando ti serve qualcosa, chiedilo: né la simpatia né le allusioni sostituiscono la domanda.",
      ),
    },
    lh: {
      label: b("Quiet closeness", "Vicinanza discreta"),
      self: b(
        "Together these make you close to few and deeply so. You may sense what a friend feels and still prefer an evening alone. Tell the people you love that quiet is your way to rest, or they may take it for a withdrawal.",
        "Insieme ti fanno vivere vicino a poche persone, e a fondo. Puoi sentire che cosa prova un’altra persona e preferire comunque una sera in pace. Dillo a chi ami: il silenzio è riposo, e da fuori può sembrare un ritiro.",
      ),
      persona: b(
        "The help is there, the small talk is not. A walk, a task for two or a message serves you better than a crowd, and a thank-you said quietly will be heard.",
        "L’aiuto c’è, le chiacchiere meno. Una passeggiata, un lavoro a due o un messaggio servono più della folla, e un grazie detto piano arriva.",
      ),
    },
    ll: {
      label: b("Reserve and clear limits", "Riserbo e confini chiari"),
      self: b(
        "Together these give you a good deal of independence: your time is your own, and other people’s moods stay theirs. Those who would like to come nearer may find no handle; one question from you is usually enough of one.",
        "Insieme danno molta indipendenza: il tempo è tuo, gli umori altrui restano agli altri. Chi vorrebbe avvicinarsi può non trovare la maniglia; di solito basta una tua domanda.",
      ),
      persona: b(
        "Do not measure interest by warmth shown in company. Keep to short, clear contacts, ask one thing at a time, and let closeness, if it comes, come from doing something side by side.",
        "Non misurare l’interesse dal calore mostrato in compagnia. Contatti brevi e chiari, una cosa alla volta: la vicinanza, se viene, viene facendo qualcosa fianco a fianco.",
      ),
    },
  },
  EN: {
    hh: {
      label: b("At ease with people", "Serenità fra la gente"),
      self: b(
        "Together these make company easy for you, even when it is tense: you stay, you talk, it does not throw you. Remember that the same room can cost somebody else a whole evening’s strength.",
        "Insieme ti rendono facile la compagnia, anche quando c’è tensione: resti, parli, non ti travolge. Ricorda che la stessa stanza può costare a qualcun altro le forze di un’intera serata.",
      ),
      persona: b(
        "Ease and evenness make the opening simple: you can begin without long preparation. Make sure you also get past the pleasant surface, with one question that cannot be answered with a joke.",
        "Disinvoltura e calma rendono semplice l’inizio: puoi cominciare senza lunghe premesse. Cerca però di andare oltre la superficie piacevole, con una domanda a cui non si risponda con una battuta.",
      ),
    },
    hl: {
      label: b("Open, easily stirred", "Slancio ed emozione"),
      self: b(
        "Together these send you towards people when something presses: talking relieves. Whoever listens may get the whole weather at once; say whether you want advice or only an ear, and both of you will have an easier time.",
        "Insieme ti portano verso gli altri quando qualcosa preme: parlarne alleggerisce. Chi ascolta può ricevere tutto il temporale in una volta; di’ se vuoi un consiglio o solo ascolto, e sarà più facile per tutte e due le parti.",
      ),
      persona: b(
        "Ease with people and quick upset can live together: the mood may change while you talk. Let the first wave pass, do not answer every sentence, then come back to your one point.",
        "Disinvoltura e agitazione facile possono convivere: l’umore può cambiare mentre parlate. Lascia passare la prima ondata, non rispondere a ogni frase, poi torna al tuo unico punto.",
      ),
    },
    lh: {
      label: b("A calm of one’s own", "Calma riservata"),
      self: b(
        "Together these make a calm that does not need an audience. You can let a silence stand without filling it. For somebody who is unsure of you that silence may be loud, and a single sentence would be enough to settle it.",
        "Insieme fanno una calma che non ha bisogno di pubblico. Sai lasciare un silenzio senza riempirlo. Per chi non è sicuro di te quel silenzio può fare rumore, e basterebbe una frase.",
      ),
      persona: b(
        "Reserve here does not seem to be distress. Give time for an answer, do not fill the pause yourself, and ask directly if you cannot read what is meant.",
        "Il riserbo qui non sembra malessere. Lascia tempo alla risposta, non riempire tu la pausa, e se non capisci che cosa significa chiedilo con franchezza.",
      ),
    },
    ll: {
      label: b("Tender in the quiet", "Sensibilità nel silenzio"),
      self: b(
        "Together these mean that pressure goes inwards first: you feel it quickly and carry it alone for a while. People who would gladly help may not see it in time, unless you give one of them a sign that you have agreed on.",
        "Insieme mandano la pressione prima di tutto dentro: la senti presto e per un po’ la porti per conto tuo. Chi aiuterebbe volentieri può non vederla in tempo, se non gli dai un segnale concordato.",
      ),
      persona: b(
        "Company may be tiring and upset near at hand: choose two people, a quiet hour, one subject. Say at the beginning how long it will take; an end in sight calms.",
        "La compagnia può stancare e l’agitazione essere vicina: meglio in due, in un’ora tranquilla, con un solo tema. Di’ all’inizio quanto durerà: una fine in vista calma.",
      ),
    },
  },
  AN: {
    hh: {
      label: b("A steady kindness", "Gentilezza salda"),
      self: b(
        "Together these let you come close to another person’s trouble without being carried off by it. People will bring you a good deal. See that you also let somebody see you on a day when the calm is not there.",
        "Insieme ti permettono di stare vicino alla pena di qualcuno senza farti trascinare. Te ne porteranno parecchia. Fa’ in modo che qualcuno ti veda anche nel giorno in cui la calma non c’è.",
      ),
      persona: b(
        "Helpful and even-tempered: it is tempting to bring only problems. Bring good news too, and ask a real question about their own week before you begin with yours.",
        "Disponibilità e calma: viene voglia di portare solo problemi. Porta anche buone notizie e, prima di cominciare con la tua settimana, fa’ una domanda vera sulla sua.",
      ),
    },
    hl: {
      label: b("Feeling, close to the skin", "Empatia a fior di pelle"),
      self: b(
        "Together these let other people’s moods come in without knocking: their bad day easily becomes yours. It makes you attentive. Ask yourself, before you act, whose feeling this is; often it can stay where it began.",
        "Insieme lasciano entrare gli umori altrui senza bussare: la giornata storta di qualcuno diventa facilmente tua. Ti accorgi di molte cose. Prima di agire chiediti di chi è quello che senti: spesso può restare dove è nato.",
      ),
      persona: b(
        "Glad to help and quickly upset: a refusal or a forgotten thank-you may hurt more than it shows. Say both things together, the no and the fact that you value the offer.",
        "Piacere di aiutare e agitazione facile: un rifiuto o un grazie dimenticato possono ferire più di quanto si veda. Di’ le due cose insieme: il no e che l’offerta conta per te.",
      ),
    },
    lh: {
      label: b("A cool head", "Testa fredda"),
      self: b(
        "Together these give you a cool head where others boil. You see what can be done, and you say it. Someone in distress may first need a sign that you have seen them; the clear view can come a minute later.",
        "Insieme ti danno una testa fredda dove altri bollono. Vedi che cosa si può fare, e lo dici. Chi soffre può aver prima bisogno di un segno che l’hai visto; lo sguardo lucido può arrivare un minuto dopo.",
      ),
      persona: b(
        "Tears or reproach are unlikely to move much here, and clear words are unlikely to wound. Put the matter soberly, name what you want, and let there be an answer you did not expect.",
        "Lacrime o rimproveri qui smuovono poco, e le parole chiare difficilmente feriscono. Esponi la cosa con sobrietà, di’ che cosa vuoi e lascia posto a una risposta che non ti aspettavi.",
      ),
    },
    ll: {
      label: b("Guarded under strain", "In guardia sotto sforzo"),
      self: b(
        "Together these make you guard yourself when it gets tense: pressure is felt quickly, and there is little room left for what the others feel. A short break, announced as one, protects both sides better than a sharp sentence.",
        "Insieme ti mettono in guardia quando c’è tensione: la pressione arriva presto e resta poco spazio per ciò che sentono gli altri. Una breve pausa, annunciata, protegge entrambe le parti più di una frase tagliente.",
      ),
      persona: b(
        "When it gets tense, neither patience nor help should be counted on. Keep it short, make no accusation you do not need, and offer a second talk instead of winning the first.",
        "Nei momenti tesi è meglio non contare né sulla pazienza né sull’aiuto. Sii breve, togli le accuse non necessarie e offri una seconda conversazione invece di vincere la prima.",
      ),
    },
  },
};
