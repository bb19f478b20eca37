import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** A portrait without leans: what it says, what it may look like, its other side, what else it may mean. */
export const MIDDLE_LABELS: readonly Bilingual[] = [
  b("Reading the moment", "Secondo il momento"),
  b("Between the extremes", "Tra un estremo e l’altro"),
  b("Room to adapt", "Spazio per adattarsi"),
  b("This way and that", "Un po’ di tutto"),
  b("Two open doors", "Due porte aperte"),
];

export const MIDDLE_OPEN: readonly Bilingual[] = [
  b(
    "Your answers stay near the middle [everywhere|in all five subjects], and that [says something too|is an answer as well]: you do not [seem to have one way|appear to follow one rule] that [you take whatever happens|holds in every weather].",
    "Le tue risposte restano [dappertutto|in tutti e cinque i temi] vicino al centro, e anche questo [dice qualcosa|è una risposta]: non sembra esserci [un modo che prendi|una regola che segui] [qualunque cosa accada|con qualsiasi tempo].",
  ),
  b(
    "[No answer of yours goes to an edge|Your answers keep away from the edges]. You neither [chase the new nor refuse it|run after what is new nor shut the door on it], [and you can|and it is in you to] [begin at once|start straight away] or [let a thing wait|wait for a better hour].",
    "[Nessuna tua risposta va verso un bordo|Le tue risposte stanno lontane dai bordi]. Non [rincorri il nuovo e non lo rifiuti|insegui la novità né le chiudi la porta], e puoi [cominciare subito|partire all’istante] o [lasciare che una cosa aspetti|attendere un’ora migliore].",
  ),
  b(
    "[What your answers have in common is that they leave room|One thing your answers share: they leave room]: [a familiar evening may suit you, and so may an unexpected one|for company and for quiet, for the head and for the heart].",
    "[Quello che le tue risposte hanno in comune è che lasciano spazio|Tutte le tue risposte lasciano spazio]: [può andarti bene una sera come le altre, e anche una imprevista|alla compagnia e alla quiete, alla testa e al cuore].",
  ),
  b(
    "Nothing in your answers pulls [hard|strongly] to one side. [On five subjects you could take sides, and on all five you stayed|You could have chosen five times, and you stayed] [where one can see both ways|in the open middle].",
    "Niente, nelle tue risposte, tira con forza da una parte. [Su cinque temi potevi schierarti, e su cinque resti|Cinque volte potevi scegliere, e resti] [dove si vedono tutti e due i lati|in mezzo, all’aperto].",
  ),
  b(
    "It depends: that could [stand above your answers|be your motto here]. Company or quiet, now or later, calm or stirred, you gave [neither the upper hand|no general rule].",
    "Dipende: potrebbe essere [il titolo delle tue risposte|il tuo motto, qui]. Compagnia o quiete, adesso o dopo, calma o agitazione: [a nessuna hai dato la precedenza|non c’è una regola generale].",
  ),
  b(
    "If one looks for the loud note in your answers, there is none; [they keep to the middle, all five|all five subjects stay in between], like somebody who [first wants to know the situation|answers “which day?”].",
    "Se si cerca una nota alta nelle tue risposte, non si trova: [stanno nel mezzo tutte e cinque|tutti e cinque i temi restano in equilibrio], come in chi [prima vuole conoscere la situazione|risponde «in che giorno?»].",
  ),
  b(
    "You seem to carry [two coats|both keys] with you: [one for company, one for quiet|for the new road and for the old], and you [look at the sky first|decide at the door].",
    "Sembra che tu porti con te [due giacche|tutte e due le chiavi]: [una per la compagnia, una per la quiete|per la strada nuova e per quella vecchia], e [prima guardi il cielo|decidi sulla porta].",
  ),
  b(
    "Neither [this nor that|yes nor no], your answers say, but [mostly both|a bit of each]. Such a picture has [no bold lines|soft colours]; [one has to come closer to see it|it shows more in company than on paper].",
    "Né [questo né quello|sì né no], dicono le tue risposte, ma [quasi sempre tutti e due|un po’ di ciascuno]. Un quadro così ha [poche linee forti|colori morbidi]: [per vederlo bisogna avvicinarsi|si vede più tra la gente che sulla carta].",
  ),
  b(
    "All five subjects [stop halfway|stand near the middle]. That can be [a settled balance|the calm of someone who has tried both], or [a question still open|a matter of which day it is].",
    "Tutti e cinque i temi si fermano [a metà|vicino al centro]. Può essere [un equilibrio trovato|la calma di chi ha provato le due cose], oppure [una domanda ancora aperta|questione di giorni].",
  ),
];

export const MIDDLE_SCENE: readonly Bilingual[] = [
  b(
    "With [a lively friend|somebody in a rush] you may slow things down, with [a hesitant one|somebody unsure] you may begin.",
    "Con chi [corre|ha fretta] forse rallenti, con chi [esita|tentenna] forse cominci.",
  ),
  b(
    "[In practice people may meet somewhat different sides of you|It may be that each sees another side of you]: [the colleague|at work] a prompt one, [the old friend|at home] a quiet one.",
    "[In pratica le persone possono incontrare di te lati un po’ diversi|Può darsi che ognuno veda di te un lato]: [al lavoro|con chi lavora con te] la prontezza, [con chi ti conosce da una vita|a casa] la quiete.",
  ),
  b(
    "You may feel with somebody and [still keep your own view|not lose sight] of the matter; [you may enjoy|you may like] [a full table|the party] and the [washing-up in silence|way home alone] as well.",
    "Puoi sentire con qualcuno e [tenere comunque il tuo punto di vista|non perdere di vista la questione]; può piacerti [la tavola piena|la festa] e anche [il silenzio dopo|il ritorno per conto tuo].",
  ),
  b(
    "Perhaps you are [the one who can be seated next to anyone|easy to place at any table]: talkative beside [the silent|the shy], a listener beside [the talkers|those with much to tell].",
    "Forse si può [metterti accanto a chiunque|trovarti posto a qualsiasi tavola]: più parole vicino a chi [tace|esita], più ascolto vicino a chi [parla molto|ha molto da raccontare].",
  ),
  b(
    "A new idea may [get a fair hearing from you|interest you] without [sweeping you off your feet|costing you your sleep], and a hard day may [touch you without knocking you over|reach you and pass].",
    "Un’idea nuova può [avere da te un ascolto onesto|interessarti] senza [travolgerti|toglierti il sonno], e una giornata dura può [toccarti senza buttarti giù|arrivarti e passare].",
  ),
  b(
    "On one Sunday you may [ring everybody up|start three things], on the next [read a whole afternoon|let the bell ring]; both [are you|would be like you].",
    "Una domenica forse [chiami tutti|cominci tre cose], quella dopo [leggi un pomeriggio intero|lasci suonare il campanello]: [ti somigliano tutte e due|tutte e due ti appartengono].",
  ),
  b(
    "[At a dinner you may|Among friends you may] [tell two stories|hold the floor for a while] and then [only listen|help in the kitchen]; [nobody could say for certain|even friends could not say] [which is more like you|what to expect next time].",
    "A una cena forse [racconti due storie|tieni banco per un po’] e poi [ascolti soltanto|dai una mano in cucina]: [nessuno saprebbe dire|nemmeno gli amici saprebbero dire] [che cosa ti somigli di più|che cosa aspettarsi la prossima volta].",
  ),
  b(
    "[Somebody may know you as the one who|To one person you may be the one who] [always replies at once|is up for anything], [somebody else as|to another] [a slow, careful one|the one who likes to stay in]; [they would have much to tell each other|both have a point].",
    "Qualcuno forse ti conosce per le [risposte immediate|voglie improvvise], qualcun altro per [la calma e la cura|il piacere di stare in casa]: [avrebbero molto da raccontarsi|hanno ragione in due].",
  ),
  b(
    "In a quarrel you may [see both sides|stay reasonable] for a good while; and then there are days on which [one word is enough|you have had enough at once], like anybody.",
    "In un litigio forse [vedi tutti e due i lati|resti ragionevole] per un bel po’; e poi ci sono giorni in cui [basta una parola|ne hai subito abbastanza], come capita a chiunque.",
  ),
];

export const MIDDLE_OTHER_SIDE: readonly Bilingual[] = [
  b(
    "Others can find that [easy to live with|pleasant]; some may wish to know more often [what you yourself would choose|where you stand].",
    "Per molti può essere [comodo|piacevole]; qualcuno può desiderare di sapere più spesso [che cosa sceglieresti tu|da che parte stai].",
  ),
  b(
    "That leaves you room to [respond|look first]. It does ask something of you, though: where habit [would decide|says nothing], you have to choose, and to [say what you chose|let the others know].",
    "Ti lascia spazio per [rispondere|guardare prima]. Chiede però qualcosa: dove l’abitudine [non decide|tace], tocca a te scegliere, e [dire che cosa hai scelto|farlo sapere agli altri].",
  ),
  b(
    "The open question is what you do when two people [pull in different directions|want opposite things of you], because then adapting to both [no longer works|is not possible].",
    "La domanda aperta è che cosa fai quando due persone [tirano in direzioni diverse|ti chiedono cose opposte], perché lì adattarsi a tutte e due [non funziona più|non è possibile].",
  ),
  b(
    "[People may rely on it without noticing|Others may take it for granted]. Now and then, tell them what it [takes|costs] to be the one who [can see both sides|gives way].",
    "[Chi ti sta intorno può contarci senza accorgersene|Gli altri possono darlo per scontato]. [Ogni tanto|Una volta] di’ quanto costa vedere [tutti e due i lati|sempre anche l’altro lato].",
  ),
  b(
    "The gain is that you [seldom get stuck in one manner|have more than one answer ready]; the price may be that in the end [nobody asks what you like best|you are asked last].",
    "Il vantaggio è che di rado [ti fermi a un solo modo di fare|hai una risposta sola]; il prezzo può essere che alla fine [nessuno ti chiede che cosa preferisci|chiedano a te per ultimo].",
  ),
  b(
    "For those around you that makes for [few collisions|little friction]. A preference said [aloud|early], even a small one, gives them [something to hold on to|a chance to meet it].",
    "Per chi ti sta intorno vuol dire [pochi urti|poco attrito]. Una preferenza detta [ad alta voce|presto], anche piccola, dà loro [un appiglio|modo di venirti incontro].",
  ),
  b(
    "It may be easy for others to [bring you along|agree with you], and hard to know [what would make you happy|what you would do on your own]. You could [tell one of them this week|begin with the choice of the film].",
    "Per gli altri forse è facile [coinvolgerti|andare d’accordo con te], e difficile sapere [che cosa ti farebbe felice|che cosa faresti per conto tuo]. Potresti [dirlo a qualcuno questa settimana|cominciare dalla scelta del film].",
  ),
  b(
    "Where others [have a firm habit|know at once], you may need [a moment|one more question]. Take it openly, “[let me see|I’ll tell you tonight]”: it is [no weakness|better than a quick yes].",
    "Dove altri [hanno un’abitudine ferma|sanno subito], a te forse serve [un momento|una domanda in più]. Prenditelo apertamente, «[fammi vedere|te lo dico stasera]»: [non è una debolezza|è meglio di un sì veloce].",
  ),
];

export const MIDDLE_ELSE: readonly Bilingual[] = [
  b(
    "It may also be that the questions did not [quite fit|reach you], or that you thought of [very different situations|two lives at once, work and home].",
    "Può anche darsi che le domande non fossero [quelle giuste|fatte per te], o che tu pensassi a [situazioni molto diverse|due vite insieme, lavoro e casa].",
  ),
  b(
    "[A middle can have two reasons|There are two ways to stand in the middle]: [really in between|truly both], or one thing [here and the opposite there|today and the opposite tomorrow]. [Which of them it is, only you can say|You will know which it is].",
    "[Il centro può avere due ragioni|Nel centro si sta in due modi]: [davvero a metà|davvero con tutte e due le cose], oppure [una cosa qui e il contrario là|oggi una cosa, domani il contrario]. [Quale delle due, puoi dirlo solo tu|Tu sai quale delle due].",
  ),
  b(
    "That is no lack of [character|colour]; it may only mean that your colours [depend on the light|show among people, not on paper].",
    "Non è mancanza di [carattere|colore]: può voler dire solo che i tuoi colori [dipendono dalla luce|si vedono tra la gente, non sulla carta].",
  ),
  b(
    "[Perhaps you answered|You may have answered] [with caution|carefully], [as one does with strangers|since you did not know who asks]; [that is your good right|there is nothing wrong with that], and the page can then [say less|only be pale].",
    "[Forse hai risposto|Può darsi che tu abbia risposto] con [cautela|prudenza], [come si fa con chi non si conosce|non sapendo chi chiede]: [è un tuo diritto|non c’è niente di male], e la pagina allora può [dire meno|restare un po’ pallida].",
  ),
  b(
    "Somebody who [knows you well|lives with you] might have answered more boldly for you; [it would be interesting to ask|ask them, if you like].",
    "Chi [ti conosce bene|vive con te] forse avrebbe risposto per te con più decisione: [sarebbe interessante chiederlo|se ti va, chiedi].",
  ),
  b(
    "[Where a questionnaire sees a middle|Behind the middle of a questionnaire], [a life|an ordinary week] usually holds [sharper edges|some surprises]; you know where [yours are|to look for them].",
    "[Dove un questionario vede un centro|Dietro il centro di un questionario], [una vita|una settimana qualunque] di solito ha [bordi più netti|qualche sorpresa]; tu sai dove [guardare|cercare].",
  ),
  b(
    "[Or the answers changed while you gave them|Perhaps each answer had another moment in mind], [work in mind for one, home for the next|one with a good day in mind, one with a bad]. [That would explain the middle as well|The middle is then an average, not a place].",
    "[Oppure le risposte sono cambiate mentre le davi|O forse ogni risposta pensava a un momento diverso], [una pensando al lavoro, una a casa|una con in mente un giorno buono, una un giorno storto]. [Anche così si finisce nel mezzo|Il mezzo allora è una media, non un luogo].",
  ),
  b(
    "If you like, [notice for a week|write down for some days] when you are [quick and when slow|with people and when not]; after that you will know [what the five questions could not|whether it is the hour, the place or the company].",
    "Se ti va, [per una settimana nota|per qualche giorno scrivi] quando [corri e quando rallenti|cerchi gli altri e quando no]: dopo saprai [quello che cinque domande non potevano sapere|se dipende dall’ora, dal posto o dalla compagnia].",
  ),
];
