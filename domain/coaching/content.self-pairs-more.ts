import type { Bilingual } from "#domain/language.ts";
import type { Leans } from "./content.self-pairs.ts";
import { b } from "./text.ts";

/** A second text for each pair, so that people alike can get different ones. */
export const SELF_PAIRS_MORE: Record<string, Record<Leans, Bilingual>> = {
  OC: {
    hh: b(
      "With both, a new idea seldom [stays on paper|waits for Monday]: [you try it out while others are still talking it over|by the time others have discussed it, you have begun]. Ask [now and then|once in a while] what should stay as it is; people follow more gladly when they [know that|have been asked].",
      "Con tutte e due, un’idea nuova di rado [resta sulla carta|aspetta lunedì]: [la provi mentre gli altri ne stanno ancora discutendo|quando gli altri ne hanno parlato, hai già cominciato]. [Ogni tanto|Di tanto in tanto] chiedi che cosa deve restare com’è: ti si segue più volentieri, [sapendolo|se qualcuno lo ha chiesto].",
    ),
    hl: b(
      "Side by side they leave you [rich in ideas|with more ideas than evenings], [while finishing can wait|and the last part waits]. [Those around you may stop asking how it is going|After a while people may no longer ask]; [naming the one that counts|saying which one you mean] this month helps them, and you.",
      "Una accanto all’altra ti lasciano [con più idee che sere|con molte idee], [mentre il finire può aspettare|e l’ultima parte aspetta]. [Chi ti sta intorno forse smette di chiedere come va|Dopo un po’ forse non te lo chiede più nessuno]: dire [quale conta|di quale fai sul serio] questo mese aiuta gli altri, e te.",
    ),
    lh: b(
      "You probably do things soon and [the way they have always worked|in the way you know]. [People can rely on that|That is easy to rely on]. [Somebody with a different method|Someone who works differently] may feel [corrected|hurried]; letting them do it their way once [costs little|is a small present].",
      "Probabilmente fai le cose presto, e [come hanno sempre funzionato|nel modo che conosci]. [Ci si può contare|È facile farci conto]. [Chi ha un altro metodo|Chi lavora in un altro modo] può sentirsi [correggere|mettere fretta]: lasciare per una volta che faccia a modo suo [costa poco|è un piccolo regalo].",
    ),
    ll: b(
      "You seem to let things [come to you|take their time], and to keep what works. [It is easy to rest beside you|Others can breathe out with you]. [Where somebody waits for an answer|If an answer is expected], even “I don’t know yet” [is one|helps], because silence is easily [misread|taken for a no].",
      "Sembra che tu lasci [arrivare le cose|alle cose il loro tempo], e tenga quello che funziona. [Accanto a te si riposa|Con te si tira il fiato]. [A chi aspetta una risposta|Se qualcuno aspetta una risposta,] serve anche un «non lo so ancora», perché il silenzio si [fraintende|prende per un no] facilmente.",
    ),
  },
  OE: {
    hh: b(
      "[New ideas and company feed each other with you|You think of more when others are there]: [one evening|one good talk] may give you three plans. Some of the people in them [need a night to think|like to sleep on it]; ask again the next day who really wants to come along.",
      "[Con te idee nuove e compagnia si alimentano|Con altre persone intorno ti vengono più idee]: da [una serata|una bella chiacchierata] possono uscire tre programmi. Qualcuno di chi c’era ha bisogno [di una notte per pensarci|di dormirci sopra]: il giorno dopo richiedi chi ci sta davvero.",
    ),
    hl: b(
      "You may [think best on your own|need quiet for your ideas], and [show them late|talk about them when they are done]. [The people close to you would perhaps like to be there earlier|Those you love might like to see them sooner]; one half-finished thought [is enough to let them in|opens the door].",
      "Forse [pensi meglio per conto tuo|per le tue idee ti serve quiete], e [le mostri tardi|ne parli quando sono pronte]. [A chi ti è vicino magari piacerebbe esserci prima|Chi ti vuole bene magari vorrebbe vederle prima]: un pensiero a metà [basta per far entrare qualcuno|apre la porta].",
    ),
    lh: b(
      "You like people, and you like things [the way they are|to stay familiar]: so the best evenings may be [the usual ones|those that need no planning]. [If a friend wants something new|When somebody proposes a change], go along [for an hour|once], and keep the old evening too.",
      "Ti piace la gente, e ti piace che le cose [restino familiari|siano come sono]: le serate migliori forse sono [quelle di sempre|quelle che non chiedono programmi]. [Se qualcuno propone una novità|Quando c’è una proposta nuova], vai [per un’ora|una volta], e tieni anche la serata di sempre.",
    ),
    ll: b(
      "A familiar place and little noise may be [what does you good|where you are most yourself]. [Friends who like it louder can take that for|To livelier friends it may look like] [lack of interest|a no to them]; tell them [which kind of meeting you enjoy|what you would gladly do], and suggest it first.",
      "Un posto familiare e poco rumore: forse è [ciò che ti fa bene|lì che stai meglio]. [Chi ama la confusione può scambiarlo per|A chi è più vivace può sembrare] [poco interesse|un rifiuto]: di’ [quale incontro ti piace|che cosa faresti volentieri], e fai tu la prima proposta.",
    ),
  },
  OA: {
    hh: b(
      "You may look at [a person’s trouble|somebody’s worry] [with warmth and with fresh eyes|warmly, and from a new side]. [That helps many|Many are helped by it]. Before the [first suggestion|good idea], one question about how it feels tells them that you [are with them|have understood].",
      "Forse guardi [i guai di qualcuno|una preoccupazione altrui] [con calore e con occhi nuovi|con affetto, e da un lato nuovo]. [Aiuta molti|A molti serve]. Prima [del primo suggerimento|della buona idea], una domanda su come ci si sente dice che [ci sei|hai capito].",
    ),
    hl: b(
      "You seem to enjoy [questions|arguments] [for their own sake, and to say what you think of them|simply because they are interesting, and to speak freely]. Those who like it [come back for more|feel awake with you]; others need to hear first that [the question is not aimed at them|you like them].",
      "Sembra che [le domande|le discussioni] ti piacciano [di per sé, e che tu dica quello che ne pensi|per il gusto di ragionare, e che tu parli con franchezza]. A chi piace, [torna volentieri|con te si sveglia]; ad altri serve sentire prima che [la domanda non è contro di loro|vuoi loro bene].",
    ),
    lh: b(
      "Your care may show in [habits|what you do every week]: [the same call, the same dish, the lift on Thursdays|the Sunday call, the cake, the lift to the station]. [People count on it|It is something to count on]. When somebody [seems different|is going through a change], ask what would help now, not [last year|as always].",
      "La tua cura forse si vede nelle [abitudini|cose di ogni settimana]: [la stessa telefonata, lo stesso piatto, il passaggio del giovedì|la telefonata della domenica, la torta, il passaggio in stazione]. [Ci si conta|È qualcosa su cui contare]. Quando qualcuno [sembra diverso|sta cambiando], chiedi che cosa serve adesso, non [l’anno scorso|come sempre].",
    ),
    ll: b(
      "You may trust what [can be checked|has proved itself], [and say things without decoration|and keep your sentences short]. That saves [many words|misunderstandings]. If a person close to you is upset, stay [a moment|two minutes] with that before you say what is to be done.",
      "Forse ti fidi di ciò che [si può verificare|ha dato prova di sé], [e dici le cose senza ornamenti|e usi poche parole]. Risparmia [molte parole|malintesi]. Se una persona vicina sta male, resta lì [un momento|due minuti] prima di dire che cosa c’è da fare.",
    ),
  },
  ON: {
    hh: b(
      "Change may [attract you|amuse you] more than it worries you. That makes you a good companion [on new ground|in a new beginning]. [Look round from time to time|Turn round now and then]: [somebody who is following you|whoever comes after you] may be [holding their breath|less at ease than you].",
      "Un cambiamento forse ti [attira|diverte] più di quanto ti preoccupi. È bello averti accanto [quando tutto è nuovo|quando si ricomincia]. [Ogni tanto voltati|Di tanto in tanto guarda indietro]: [chi ti segue|chi viene dopo di te] potrebbe [trattenere il fiato|stare meno a suo agio di te].",
    ),
    hl: b(
      "You see possibilities, [good and bad ones|also the ones that frighten]. [Told to nobody, the bad ones grow|Kept inside, the bad ones grow]; told [in two sentences|to somebody calm], they are often [only one ending among many|smaller]. Say that you want to be heard, not [corrected|talked out of it].",
      "Vedi possibilità, [belle e brutte|anche quelle che fanno paura]. [Tenute per te, le brutte crescono|Se non le dici a nessuno, le brutte crescono]; dette [in due frasi|a una persona calma], sono spesso [solo un finale tra tanti|più piccole]. Di’ che vuoi ascolto, non [correzioni|che ti si convinca].",
    ),
    lh: b(
      "You may be hard to [hurry|unsettle], [and you know what has worked before|and you stay with what has proved itself]. In trouble that is [a relief to others|worth a lot]. It helps when you add why you are calm, so that nobody thinks you [have not seen the problem|do not care].",
      "Forse è difficile [metterti fretta|agitarti], [e sai che cosa ha funzionato prima|e resti su ciò che ha dato prova di sé]. Nei guai è [un sollievo per gli altri|una gran cosa]. Aiuta aggiungere perché non ti agiti, così nessuno pensa che tu [non abbia visto il problema|non ci tenga].",
    ),
    ll: b(
      "What you know gives you [calm|ground], [and surprises may take it away for a while|and a surprise can cost you some of it]. Ask people to [tell you early|announce changes]: “[a day before|the evening before] is enough”. It is a small request, and it makes you easier to reach.",
      "Quello che conosci ti dà [calma|sicurezza], [e le sorprese possono togliertela per un po’|e una sorpresa può portartene via un po’]. Chiedi di [saperlo presto|avvisarti]: «[un giorno prima|la sera prima] mi basta». È una piccola richiesta, e rende più facile venirti incontro.",
    ),
  },
  CE: {
    hh: b(
      "Where you are, things probably [happen|get under way], [and several people are part of them|and rarely with you alone]. Leave some room now and then: [an empty evening|a day without a plan] lets somebody else [begin|have the idea].",
      "Dove ci sei tu probabilmente le cose [succedono|partono], [e ci sono dentro in tanti|e di rado ci sei solo tu]. Ogni tanto lascia spazio: [una sera libera|un giorno senza programmi] permette a qualcun altro di [cominciare|avere l’idea].",
    ),
    hl: b(
      "You may show that you care by [getting things done|taking work off people], more than by talking. Not everyone [reads that|notices]. [A sentence with it|Four words beside it], “[I did this for you|I thought of you]”, makes the deed [visible|twice as warm].",
      "Forse mostri di tenerci [facendo|togliendo lavoro agli altri], più che parlando. Non tutti [lo capiscono|se ne accorgono]. [Una frase insieme|Due parole accanto], «[l’ho fatto per te|ho pensato a te]», rende il gesto [visibile|più caldo].",
    ),
    lh: b(
      "People may come first for you, and [the clock|the list] afterwards. It makes for [long, good evenings|warm company]. [Somebody who is waiting for something from you would be glad of|To whoever waits for you, it helps to have] [a date|one word], even a late one.",
      "Forse per te vengono prima le persone, e poi [l’orologio|la lista]. Ne nascono [belle serate lunghe|incontri caldi]. [A chi aspetta qualcosa da te farebbe piacere|A chi conta su di te servirebbe] [una data|una parola], anche se tarda.",
    ),
    ll: b(
      "You seem to need [few appointments|free hours], and nobody pushing. [What you do then, you do|Then you do things] [in peace|gladly]. A short sign in between, “[I’ll write at the weekend|not forgotten]”, keeps people from [worrying|drawing conclusions].",
      "Sembra che ti servano [pochi appuntamenti|ore libere], e nessuno che spinga. [Quello che fai allora, lo fai|Allora le cose le fai] [in pace|volentieri]. Un breve segno nel frattempo, «[ti scrivo nel fine settimana|ti ho in mente]», evita [preoccupazioni|conclusioni].",
    ),
  },
  CA: {
    hh: b(
      "You may have [helped|put the kettle on] before anybody asks. [Many are glad of it|It does people good]. Keep some for yourself: say [once a week|now and then] what you would like, and let [somebody else|another person] do it, even if it takes longer.",
      "Forse [dai una mano|hai già messo su l’acqua] prima che qualcuno chieda. [A molti fa piacere|Fa bene a chi lo riceve]. Tieni qualcosa per te: di’ [una volta alla settimana|ogni tanto] che cosa vorresti, e lascialo fare [a qualcun altro|a un’altra persona], anche se ci mette di più.",
    ),
    hl: b(
      "You look at what [has to be done|can be solved], [and you do it. That is a help, and it is quick|and get to it; that is quick help]. Ask first, “[shall I do something, or listen?|what do you need from me?]”, and the help will [fit better|be welcome more often].",
      "Guardi che cosa [c’è da fare|si può risolvere], [e lo fai. È un aiuto, ed è veloce|e ti ci metti: è un aiuto veloce]. Prima chiedi «[faccio qualcosa o ti ascolto?|che cosa ti serve da me?]», e l’aiuto [andrà meglio|sarà più spesso gradito].",
    ),
    lh: b(
      "[People probably find|Whoever comes to you probably finds] [an open ear|understanding] [with you at once|straight away], and practical help [a little later|when its time comes]. [If you cannot promise it|Where you are not sure of it], say so [then and there|in the same talk]; being understood is [already a lot|help too].",
      "[Con te gli altri trovano probabilmente subito|Chi viene da te trova forse subito] [ascolto|comprensione], e [l’aiuto pratico|la mano che serve] [un po’ più tardi|a suo tempo]. [Se non puoi prometterlo|Dove non ne hai la certezza], dillo [lì per lì|nella stessa conversazione]: trovare comprensione è [già molto|un aiuto anche questo].",
    ),
    ll: b(
      "You may take on little, from yourself or from others, and that [leaves you free|keeps your days light]. [Choose one or two people for whom you|Let there be one or two people for whom you] [are there without being asked|remember the small things]; they will [feel the difference|know what it means].",
      "Forse prendi poco su di te, che venga da te o dagli altri, e questo [ti lascia libertà|tiene leggere le giornate]. [Scegli una o due persone per cui|Che ci siano una o due persone per cui] [ci sei senza che chiedano|ricordi le piccole cose]: [sentiranno la differenza|sapranno che cosa vuol dire].",
    ),
  },
  CN: {
    hh: b(
      "Much may be [left to you|put on your desk], [because you stay calm and begin|since you keep your head and start]. Say in time when it is [enough|too much]: others cannot [see it in your face|tell from outside], and they will find another pair of hands.",
      "Forse si lascia molto [a te|sulle tue spalle], [perché mantieni la calma e cominci|perché non perdi la testa e parti]. Di’ in tempo quando [basta|è troppo]: gli altri non lo [leggono in viso|vedono da fuori], e troveranno altre mani.",
    ),
    hl: b(
      "Tension may [make you faster|set you going]: [you clear things away so as not to carry them|what is done no longer weighs]. [Before you send or decide|Before the last step], [drink a glass of water|wait ten minutes]. What is still right then is [usually right for both|better said].",
      "La tensione forse ti [fa andare più in fretta|mette in moto]: [sbrighi le cose per non portartele dietro|quello che è fatto non pesa più]. [Prima di mandare o decidere|Prima dell’ultimo passo], [bevi un bicchiere d’acqua|aspetta dieci minuti]. Quello che va ancora bene dopo, [di solito va bene per tutti|è detto meglio].",
    ),
    lh: b(
      "You may let things [run their course|come near] without losing sleep. It does [many|nervous people] good to be with you. [Tell those who depend on it when you will begin|Name a day to those who are waiting]; [a day is enough|then they can be calm too].",
      "Forse lasci che le cose [facciano il loro corso|si avvicinino] senza perderci il sonno. Starti accanto fa bene [a molti|a chi è in ansia]. [A chi ne dipende di’ quando comincerai|A chi aspetta di’ un giorno]: [basta un giorno|così ci si mette il cuore in pace].",
    ),
    ll: b(
      "What is waiting may [press on you|follow you about] and still be hard to begin. [Choose the smallest part and do it|Take a piece of five minutes and do it] [beside somebody|with somebody in the room]: company [lowers the step|takes half the weight].",
      "Quello che aspetta forse ti [pesa|segue dappertutto], e resta difficile da cominciare. [Scegli la parte più piccola e falla|Prendi un pezzo da cinque minuti e fallo] [accanto a qualcuno|con qualcuno nella stanza]: la compagnia [abbassa il gradino|toglie metà del peso].",
    ),
  },
  EA: {
    hh: b(
      "You may know how [many people are|half the street is doing], [because you ask and stay for the answer|since you really want to hear it]. Let somebody [ask you|look after you] too: choose one person to whom you tell [how it really is|more than “fine”].",
      "Forse sai come stanno [in tanti|tutti nel quartiere], [perché chiedi e resti per la risposta|perché vuoi saperlo davvero]. Lascia che qualcuno [lo chieda a te|si occupi anche di te]: scegli una persona a cui dire [come va davvero|più di un «bene»].",
    ),
    hl: b(
      "You like company, and you [do not mince words|say things straight]. Many find that [refreshing|good fun]. [Look once round the table before you go|At the end, look who said least]: whoever has gone quiet may be glad of [a word in the doorway|a message the next day].",
      "Ti piace la compagnia, e [non giri intorno alle cose|parli chiaro]. Per molti è [una boccata d’aria|un divertimento]. [Prima di andare, guarda una volta intorno al tavolo|Alla fine, guarda chi ha parlato meno]: a chi è rimasto in silenzio può fare piacere [una parola sulla porta|un messaggio il giorno dopo].",
    ),
    lh: b(
      "You may give a few people [a great deal of attention|your whole ear], [and need rest from people afterwards|and then want an hour of quiet]. Say [when you will be back|that it was good], so that your going home is not [taken as a sign|weighed].",
      "Forse dai a poche persone [molta attenzione|un ascolto intero], [e poi ti serve riposo dalla gente|e poi cerchi un’ora di quiete]. Di’ [quando tornerai|che ti è piaciuto], così il tuo andare a casa non diventa [un segnale|motivo di dubbi].",
    ),
    ll: b(
      "You probably [manage well by yourself|need little from others], [and expect the same of them|and think that others do too]. Some would like [to be asked|a sign]. One small question a week, [meant and answered|with time for the answer], goes a long way.",
      "Probabilmente te la cavi [bene per conto tuo|senza chiedere molto], [e ti aspetti lo stesso dagli altri|e pensi che valga anche per gli altri]. Qualcuno vorrebbe [una domanda|un segno]. Una piccola domanda a settimana, [fatta sul serio|con il tempo per la risposta], fa molto.",
    ),
  },
  EN: {
    hh: b(
      "You may walk into a [tense|crowded] room and simply begin to talk. [It helps others to|With you others can] [breathe|join in]. With somebody who is anxious, [sit down first|speak a little lower]: your ease is good for them when it [comes slowly|leaves room].",
      "Forse entri in una stanza [tesa|piena] e cominci semplicemente a parlare. [Aiuta gli altri a|Con te è più facile] [respirare|partecipare]. Con chi è in ansia, [prima siediti|abbassa un po’ la voce]: la tua disinvoltura fa bene quando [arriva piano|lascia spazio].",
    ),
    hl: b(
      "When you are [worried|tense], [you probably want to talk, and soon|talking soon is probably what helps]. Choose [the person and the moment|one listener], [and say at the start how long|and give it a measure]: “ten minutes, then [something nice|enough]”. It is easier to [give|listen to] with an end in sight.",
      "Quando qualcosa ti mette in [ansia|tensione], [probabilmente vuoi parlare, e presto|parlarne presto probabilmente aiuta]. Scegli [la persona e il momento|chi ti ascolta], [e di’ all’inizio quanto|e dagli una misura]: «dieci minuti, poi [qualcosa di bello|basta]». Con una fine in vista è più facile [darti ascolto|ascoltare].",
    ),
    lh: b(
      "You may be the quiet, steady one whom [nobody has to entertain|others lean on]. [Some take quiet for|Silence can be taken for] [agreement|distance]. Say what you think [once, early|before the end], even briefly: it gives your calm a [direction|voice].",
      "Forse sei una presenza quieta e salda, che [non chiede intrattenimento|dà appoggio]. [Qualcuno prende la quiete per|Il silenzio si può prendere per] [assenso|distanza]. Di’ che cosa pensi [una volta, presto|prima della fine], anche in breve: dà alla tua calma una [direzione|voce].",
    ),
    ll: b(
      "Noise and tension may tire you [at the same time|quickly], [so that you need to go home and sort it out|and then home is the best place]. [Let one person know how that works|Explain it to one person]: “[I’ll write tonight|I go quiet, and I come back]”. Then the silence [frightens nobody|is only a pause].",
      "Rumore e tensione forse ti stancano [insieme|in fretta], [e ti serve tornare a casa e rimettere ordine|e allora casa è il posto migliore]. [Fa’ sapere a una persona come funziona|Spiegalo a una persona]: «[ti scrivo stasera|sto in silenzio, e poi torno]». Così il silenzio [non spaventa nessuno|è solo una pausa].",
    ),
  },
  AN: {
    hh: b(
      "People may [tell you the hard things|come to you in tears], [because you feel with them and do not|since you care and yet do not] [panic|add to it]. After such a talk, do something [for yourself alone|light]: calm also [has to be refilled|gets used up].",
      "Forse ti si [dicono le cose difficili|porta il pianto], [perché senti con gli altri e non|perché ci tieni e tuttavia non] [ti agiti|aggiungi peso]. Dopo una conversazione così, fai qualcosa [solo per te|di leggero]: anche la calma [va ricaricata|si consuma].",
    ),
    hl: b(
      "You may feel what others feel, and [strongly|all day]. [It makes you careful with people|You handle others gently for that]. [When it is too much|On a day when it is a lot], say “[I’m with you, and I need a break|I’ll be back in an hour]”: a rest is no [desertion|lack of love].",
      "Forse senti quello che sentono gli altri, e [con forza|per tutto il giorno]. [Con gli altri hai la mano leggera|Per questo hai riguardo per gli altri]. [Quando è troppo|Nel giorno in cui è tanto], di’ «[ci sono, e mi serve una pausa|torno tra un’ora]»: riposare non è [un abbandono|mancanza d’affetto].",
    ),
    lh: b(
      "You may stay clear when [feelings run high|others are upset]. It is useful, and it can feel [cool|far away] to them. [Begin with one sentence about them|First say one thing about how it is for them], “[that sounds hard|I see that it matters]”, and then [the facts|your view].",
      "Forse mantieni la lucidità quando [le emozioni salgono|gli altri si agitano]. È utile, e può arrivare [freddo|da lontano]. [Comincia con una frase per chi hai davanti|Prima di’ una cosa su come sta chi hai davanti], «[sembra dura|vedo che ci tieni]», e poi [i fatti|il tuo parere].",
    ),
    ll: b(
      "In a quarrel you may first [protect yourself|want it to stop]. [That is understandable|Anybody may]. [Say so before the sharp word comes|Say it while your voice is still calm]: “[I can’t listen just now|give me half an hour], I’ll come back”. And [do|keep the time].",
      "In un litigio forse prima di tutto [ti proteggi|vuoi che finisca]. [Si capisce|Può capitare a chiunque]. [Dillo prima che arrivi la parola dura|Dillo finché la voce è ancora calma]: «[adesso non riesco ad ascoltare|dammi mezz’ora], poi torno». E [torna davvero|rispetta l’ora].",
    ),
  },
};
