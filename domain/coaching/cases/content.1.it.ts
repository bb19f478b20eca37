import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_1_IT = {
  money_owed_to_me: {
    open: [
      "Quei soldi non tornano, e ogni volta che vi vedete ci pensi, anche se nessuno ne parla.",
      "Hai dato una mano quando serviva, e adesso ti tocca pure cercare le parole per riavere il tuo.",
    ],
    ask: [
      {
        text: "Avevate fissato una data per la restituzione, o è rimasto tutto sul vago?",
        told: "data venerdi natale mese mesi stipendio promesso promette prometteva rate rata detto accordo",
      },
      {
        text: "Sono soldi che ti servono presto o puoi aspettare?",
        told: "serve servono servirebbero affitto bollette pensione matrimonio risparmi urgente mutuo",
      },
    ],
    weigh:
      "Chiedere costa cinque minuti d’imbarazzo. A non chiedere, invece, la cosa resta lì a ogni cena e piano piano rovina anche il resto.",
    moves: [
      {
        lead: "Di’ quanto e quando",
        text: "nomina la cifra precisa e proponi un giorno, per esempio la fine del mese prossimo. Con una data davanti, {name} può risponderti sì o no.",
      },
      {
        lead: "Proponi le rate",
        text: "chiedi quanto si può fare al mese senza affanno. Meglio una cifra piccola che arriva davvero di una grande solo promessa.",
      },
      {
        lead: "Parlane a quattr’occhi",
        text: "scegli un momento tranquillo fra voi due, o un messaggio diretto. A tavola coi parenti o nel gruppo WhatsApp verrebbe fuori solo vergogna.",
      },
      {
        lead: "Due righe scritte",
        text: "dopo averne parlato manda un messaggio con cifra, date e IBAN, così nessuno deve affidarsi alla memoria.",
      },
      {
        for: "C-",
        lead: "Bonifico automatico",
        text: "le buone intenzioni di {name} si perdono nella settimana. Proponi di impostarlo insieme, telefono alla mano: ci vogliono due minuti.",
      },
      {
        for: "N+",
        lead: "Vai dritto al punto",
        text: "con chi non si agita per poco puoi lasciar perdere i giri di parole e chiedere semplicemente quando te li può ridare.",
      },
      {
        for: "family",
        lead: "Fuori i parenti",
        text: "parlane con {name} prima che lo sappiano genitori e fratelli. Se tutta la famiglia dice la sua, restituire diventa una figuraccia.",
      },
    ],
    say: [
      "Mi costa un po’ tirarlo fuori, però quei soldi mi servono. Riesci a ridarmeli entro fine mese prossimo, magari in due volte?",
      "Te ne avevo già parlato e non è ancora arrivato niente. Preferisco chiarire adesso che tenermelo dentro: quanto riesci a mandarmi questa settimana?",
    ],
    dont: "buttarla lì come battuta davanti agli altri, o commentare le vacanze e le scarpe nuove. Fa solo vergognare, e i soldi restano dove sono.",
    stop: "Se sono già saltate due date concordate, decidi: o ci metti una pietra sopra, o glielo metti per iscritto. Se la somma è grossa, chiedi a uno sportello legale o a un avvocato quanto valgono i messaggi come prova.",
    lean: "Sì, chiedi, una volta e chiaramente: è roba tua, e una domanda calma è corretta verso entrambi. Lascerei stare solo se a quei soldi non pensi più davvero, o se {name} ha appena perso il lavoro.",
    future:
      "Da fuori nessuno può sapere se {name} ti pagherà. Si capisce da cose piccole: una data che viene dall’altra parte, un primo bonifico, oppure il discorso che cambia appena si parla di soldi.",
    source: "negotiation",
  },
  money_i_owe: {
    open: [
      "Dovere dei soldi a qualcuno a cui vuoi bene pesa, e più passano i giorni più diventa difficile anche solo telefonare.",
      "Restituirai tutto fino all’ultimo euro, solo che ci vorrà più di quanto avevi promesso.",
    ],
    ask: [
      {
        text: "Tolti affitto e spesa, quanto riesci davvero a mettere da parte al mese?",
        told: "mese rata rate posso riesco euro solo soltanto",
      },
      {
        text: "A {name} hai già detto che tardi, o per ora hai taciuto?",
        told: "detto sa saputo chiesto vuole vergogno vergogna evito scritto chiede",
      },
    ],
    weigh:
      "Se parli adesso ti vergogni per un quarto d’ora. Se aspetti, {name} lo capisce dall’estratto conto, e il silenzio rischia di offendere più del ritardo.",
    moves: [
      {
        lead: "Avvisa prima",
        text: "chiama o scrivi prima della scadenza, oppure oggi stesso se è già passata. Di’ subito che tarderai, il perché viene dopo.",
      },
      {
        lead: "Porta una cifra vera",
        text: "guarda prima il conto e offri quello che reggi anche in un mese storto. Per chi aspetta, trenta euro ogni mese contano più di cento una volta sola.",
      },
      {
        lead: "Manda qualcosa subito",
        text: "un primo bonifico, anche piccolo, con scritto «comincio da qui, il resto ogni primo del mese» fa capire che fai sul serio.",
      },
      {
        lead: "Chiedi cosa va meglio",
        text: "può darsi che i soldi servano per un certo giorno, o che un aiuto in casa valga altrettanto. Domanda, senza tirare a indovinare.",
      },
      {
        for: "A-",
        lead: "Solo i fatti",
        text: "con {name} funzionano cifra e date, non le storie lunghe. Scrivile in due righe e mandale.",
      },
      {
        for: "N-",
        lead: "Togli l’incertezza",
        text: "non sapere è ciò che agita di più. Di’ con precisione quando ti fai risentire, e fallo anche se le notizie non sono buone.",
      },
      {
        for: "family",
        lead: "Patti come con tutti",
        text: "anche in famiglia, date e un foglio con i pagamenti. Così non saltano fuori i conti vecchi di vent’anni.",
      },
    ],
    say: [
      "Ti devo dei soldi e per la data che avevo detto non ce la faccio con tutto. Mi dispiace. Posso mandartene una parte ogni primo del mese, per te può andare?",
      "Lo so che stai aspettando da più di quanto ti avevo promesso. Ti dico quanto posso e quando, e se cambia qualcosa ti avviso prima.",
    ],
    dont: "cambiare marciapiede quando vi incrociate, o promettere ancora tutta la somma per venerdì.",
    stop: "Con più debiti insieme conviene uno sportello gratuito: guardano le carte con te e preparano un piano di rientro, senza prediche.",
    lean: "Meglio dirlo adesso che aspettare di avere tutto. Una parte con una data onesta fa più bene di una gran cifra chissà quando. Prenditi solo la sera per rifare i conti prima di scrivere.",
    future:
      "Come la prenderà {name} non si può sapere prima. Di solito secca restare senza notizie: guarda se, con un piano davanti, l’aria si distende, o se quei soldi servivano prima di quanto pensavi.",
    source: "negotiation",
  },
  asks_for_money: {
    open: [
      "Una richiesta di soldi ti mette alle strette: vuoi bene a chi chiede, e intanto guardi il tuo conto.",
      "Da quando è stata detta una cifra, sia il sì sia il no pesano anche sul vostro rapporto.",
    ],
    ask: [
      {
        text: "È un’emergenza sola, o ti sono già arrivate altre richieste così?",
        told: "ancora altra terza seconda sempre volte ogni prima gia continua",
      },
      {
        text: "Se quei soldi non tornassero, ti troveresti in difficoltà?",
        told: "pensione risparmi caparra affitto permettere bisogno mutuo stipendio lavori",
      },
    ],
    weigh:
      "Con i tuoi soldi {name} magari arriva a fine mese, ma il motivo resta lì. Un no dispiace per un po’, però tiene i soldi fuori dal vostro rapporto.",
    moves: [
      {
        lead: "Prendi una notte",
        text: "rispondi «fammi guardare i conti, te lo dico domani sera». Di bollette che non possono aspettare una notte ce ne sono ben poche.",
      },
      {
        lead: "Quello che puoi perdere",
        text: "dai una cifra di cui poi non chiederai più niente e chiamala regalo, oppure non dare nulla. Vi risparmiate i solleciti.",
      },
      {
        lead: "Un no corto",
        text: "una frase, senza elenco di motivi. Ogni motivo che dai è una cosa su cui si può trattare.",
      },
      {
        lead: "Un aiuto diverso",
        text: "offriti di guardare insieme le bollette, chiamare il padrone di casa o cercare un contributo del Comune. Può servire più di altri cinquanta euro.",
      },
      {
        for: "A-",
        lead: "Stessa risposta",
        text: "aspettati che {name} provi a contrattare. Ripeti le stesse parole e non alzare la cifra.",
      },
      {
        for: "N-",
        lead: "Prima la preoccupazione",
        text: "dietro può esserci ansia vera. Fatti dire che cosa scade e quando, poi di’ cosa puoi fare e cosa no.",
      },
      {
        for: "family",
        lead: "Accordatevi in casa",
        text: "senti se la richiesta è arrivata anche ad altri parenti e date tutti la stessa risposta, così nessuno paga di nascosto.",
      },
    ],
    say: [
      "Vedo che sei alle strette, ma soldi non te ne posso prestare. Domenica però mi siedo con te e guardiamo che altro si può fare.",
      "Sui soldi la risposta resta no. Mi piacerebbe che ci sentissimo senza che c’entrino i soldi.",
    ],
    dont: "chiedere un prestito o fare da garante. Se saltano le rate, la banca viene da te.",
    stop: "Con alcol, scommesse o spese mai spiegate di mezzo, niente più prestiti: suggerisci un servizio per le dipendenze o per i debiti. A chi conosci solo in chat non mandare denaro, e chiama la banca.",
    lean: "Propendo per il no, a meno che sia un’emergenza sola e chiara e una cifra di cui puoi fare a meno. Un no detto con garbo di solito si digerisce. Potrei cambiare idea davanti a una spesa precisa e a un modo realistico di riaverli.",
    future:
      "Non posso sapere se {name} se la legherà al dito. Guarda le settimane dopo il no: se vi sentite ancora per due chiacchiere, non era solo una questione di soldi.",
    source: "boundaries",
  },
  shared_costs: {
    open: [
      "Dividere un conto sembra facile, finché uno guadagna o consuma molto meno dell’altro.",
      "Più del singolo scontrino, dà fastidio che a metterci qualcosa in più sia spesso la stessa persona.",
    ],
    ask: [
      {
        text: "A te che cosa sembrerebbe giusto: secondo i consumi, secondo lo stipendio o metà e metà?",
        told: "meta stipendio guadagn* uguali consumi usa reddito parti alla romana",
      },
      {
        text: "Con {name} avete mai deciso come dividere, o è andata così da sé?",
        told: "deciso accordo detto insiste sempre proposto patti parlato",
      },
    ],
    weigh:
      "Fare a metà è veloce e nessuno discute. Fare in modo giusto chiede una chiacchierata un po’ scomoda e due conti, ma poi nessuno deve più tenerli a mente.",
    moves: [
      {
        lead: "Metti giù i numeri",
        text: "riprendi due o tre mesi e segna quanto ha pagato ciascuno. Di una cifra sul foglio si parla meglio che di una sensazione.",
      },
      {
        lead: "Proponi una regola",
        text: "qualcosa di semplice, come «ognuno paga quello che ha preso» o «in proporzione allo stipendio», e provatela per tre mesi.",
      },
      {
        lead: "Parlane in anticipo",
        text: "tirala fuori quando organizzate la prossima cena o vacanza, non quando il cameriere porta il conto.",
      },
      {
        lead: "Fate cassa comune",
        text: "ognuno mette la stessa somma, oppure usate un’app per le spese. A ricordare chi deve quanto ci pensa il telefono.",
      },
      {
        for: "C-",
        lead: "Dividete i compiti",
        text: "la carta dimenticata a casa spesso è distrazione. Affida a {name} una spesa fissa con l’addebito automatico, e tu tieniti l’altra.",
      },
      {
        for: "A-",
        lead: "Conti alla mano",
        text: "a chi bada ai fatti porta la lista, di’ che cosa proponi e lascia i sentimenti per un’altra volta.",
      },
      {
        for: "partner",
        lead: "Guardate i due stipendi",
        text: "confrontate quanto resta a ciascuno dopo le spese fisse. In proporzione, di solito, ci si sta meglio che a metà secca.",
      },
    ],
    say: [
      "Possiamo rivedere come dividiamo le spese? Mi accorgo che pago più di quanto riesco, e vorrei trovare un modo che vada bene a te e a me.",
      "La prossima volta facciamo che ognuno paga quello che prende? Per me è più semplice, e vengo volentieri lo stesso.",
    ],
    dont: "tenere il conto di nascosto e poi tirare fuori due anni tutti insieme. Sembra un agguato, anche quando le somme sono giuste.",
    stop: "Se l’hai detto chiaramente due o tre volte e non cambia niente, smetti di anticipare: paghi la tua parte e a prenotare pensa qualcun altro.",
    lean: "Sì, ne parlerei: chiedi una regola, non un favore. Se invece si tratta di pochi spiccioli fra persone che offrono un po’ per una, lascerei correre.",
    future:
      "Non so dirti come reagirà {name}: molti non ci fanno proprio caso. Lo capisci con una proposta concreta: chi ci tiene tratta un po’, poi la prova.",
    source: "negotiation",
  },
  partner_spending: {
    open: [
      "Una casa sola e due idee opposte su come si usano i soldi: per forza si finisce a litigare sugli scontrini.",
      "Vedere uscire in spese mai decise insieme i soldi che dovevano bastare a tutti e due mette una certa inquietudine.",
    ],
    ask: [
      {
        text: "Ti pesa di più quanto si spende, o che una parte ti sia stata nascosta?",
        told: "nascost* nasconde segreto bugia bugie scoperto trovato prestito carta carte finanziaria",
      },
      {
        text: "Ci sono già bollette, rate o affitto che restano indietro?",
        told: "rosso scoperto bollette affitto mutuo debiti debito risparmi rate arretrati",
      },
    ],
    weigh:
      "Puoi prendere in mano tutto tu: si fa prima, ma diventi chi controlla. Oppure guardate insieme, più piano e con meno comodità, e alla fine i numeri li sapete in due.",
    moves: [
      {
        lead: "Un’ora per i conti",
        text: "una volta al mese, tavolo libero e conti aperti. Si parte da quello che entra e quello che deve uscire, le accuse restano fuori.",
      },
      {
        lead: "Tre conti",
        text: "uno per la casa, e uno a testa con la stessa cifra libera, di cui non si rende conto a nessuno.",
      },
      {
        lead: "Prima si telefona",
        text: "fissate una cifra oltre la quale vi sentite prima di comprare. Lascia che sia {name} a proporla.",
      },
      {
        lead: "Chiedi a cosa serve",
        text: "prova a capire che cosa c’è dietro l’acquisto: tirarsi su dopo una giornata brutta, stare al passo con gli amici, un progetto. Da lì viene anche l’alternativa.",
      },
      {
        for: "C-",
        lead: "Fate fare alla banca",
        text: "qui i buoni propositi durano poco. Fissate i bonifici per bollette e risparmi subito dopo lo stipendio: quello che avanza si può spendere.",
      },
      {
        for: "N-",
        lead: "Attenzione alla vergogna",
        text: "spesso si nasconde per non fare una scenata. Di’ in anticipo a {name} che vuoi sapere la cifra intera e che non alzerai la voce.",
      },
      {
        for: "A-",
        lead: "Carta e penna",
        text: "se ogni discorso diventa una gara, un foglio con entrate, spese fisse e quello che avanza vi dà qualcosa su cui mettervi d’accordo.",
      },
    ],
    say: [
      "Quando guardo il conto prima di fine mese mi viene l’ansia. Domenica ci sediamo e guardiamo tutto insieme, con ogni cosa sul tavolo?",
      "Fare la guardia non mi piace, e le sorprese nemmeno. Ti andrebbe un conto per la casa e una cifra libera a testa?",
    ],
    dont: "frugare in tasche e pacchi, o fare il processo per un acquisto solo. Si impara soltanto a nascondere meglio.",
    stop: "Se spuntano debiti che non conoscevi, gioco o un prestito a tuo nome, senti presto la banca e uno sportello debiti. Se i soldi servono a impedirti di andare via o di decidere, parlane prima per conto tuo con un centro di ascolto.",
    lean: "Punterei su un bilancio comune con una cifra libera a testa, e sui conti separati se la fiducia è incrinata. Con debiti nascosti cambia: prima si mettono in fila tutte le cifre, poi si decide.",
    future:
      "Che {name} cambi abitudini con i soldi non te lo può assicurare nessuno. Guarda se gli estratti conto li leggete insieme, se di un acquisto ti parla di sua iniziativa, e se la cifra decisa regge per tre mesi.",
    source: "negotiation",
  },
  inheritance: {
    open: [
      "Quando c’è da dividere una casa o leggere un testamento si litiga sui mobili, e sotto c’è chi ha ricevuto più affetto e chi ha fatto più fatica.",
      "State dividendo case e cassetti in un periodo in cui in famiglia basta poco per offendersi.",
    ],
    ask: [
      {
        text: "C’è un testamento o qualcosa di scritto, o solo quello che ognuno si ricorda?",
        told: "testamento scritto notaio avvocato impugn* carta promesso donazione atto eredi",
      },
      {
        text: "A che cosa tieni di più: ai soldi, a un oggetto preciso o a non sentirti da meno?",
        told: "soldi giusto ingiusto casa foto anello pianoforte quota meta vendere ricordo",
      },
    ],
    weigh:
      "Tenere duro può farti avere quello che ti spetta e costarti qualche Natale. Cedere porta un po’ di pace, ma solo se poi non ci ripensi a ogni pranzo di famiglia.",
    moves: [
      {
        lead: "Prima le carte",
        text: "leggete i documenti, e per la casa e gli oggetti di valore chiedete una stima a un perito esterno. Le cifre si discutono dopo.",
      },
      {
        lead: "I ricordi a parte",
        text: "fate due liste, quello che vale soldi e quello che vale per affetto. Sulla seconda si sceglie a turno, un oggetto per uno: funziona meglio che discutere.",
      },
      {
        lead: "Un incontro preparato",
        text: "proponi un’ora fra chi è coinvolto, tre punti su un foglio e niente mogli e mariti al primo giro. Poi scrivete quello che decidete.",
      },
      {
        lead: "Racconta perché",
        text: "di’ a {name} quale cosa ti mancherebbe e perché. La storia dell’orologio in cucina si ascolta più volentieri di una pretesa.",
      },
      {
        for: "A-",
        lead: "Parlino i documenti",
        text: "con chi non molla facilmente lascia stare i rimproveri e vai avanti per carte, valori e date, un punto per volta.",
      },
      {
        for: "N-",
        lead: "Niente corse",
        text: "lutto e liti insieme sono tanto, per {name}. Decidete che fino a una certa data non si vende e non si svuota niente.",
      },
      {
        for: "far",
        lead: "Tenete tutti al corrente",
        text: "chi sta lontano si immagina il peggio. Manda le foto delle stanze e copia di ogni lettera a tutti nello stesso momento.",
      },
    ],
    say: [
      "Non voglio che per questa storia finiamo per non parlarci più. Facciamo stimare tutto da una persona neutrale e poi vediamo chi tiene a cosa?",
      "Io la vedo in un altro modo e non farò finta di niente. Scriviamo ognuno quello che ci sembra giusto e portiamolo a chi se ne intende.",
    ],
    dont: "portare via oggetti nel frattempo, o far parlare i cugini al posto vostro. Ce lo si ricorda più a lungo di qualsiasi cifra.",
    stop: "Se le lettere restano senza risposta o ci sono termini che scadono, andate da un avvocato o da un mediatore familiare, meglio se pagato insieme. Farsi consigliare non vuol dire fare la guerra.",
    lean: "Quello che ti spetta per legge lo chiederei, con calma, e sugli oggetti sarei di manica larga. Se invece tenere quella quota ti peserebbe più che perderla, o c’è una scadenza vicina, fatti consigliare prima.",
    future:
      "Quello che farà {name} dipende dal dolore e dall’orgoglio quanto dai soldi, e da una parte sola non si vede. Guarda se accetta una stima: chi vuole uscirne, di solito, dice di sì.",
    source: "grief",
  },
  borrowed_things: {
    open: [
      "Una cosa prestata non è tornata, o non è tornata com’era, e adesso sta in mezzo fra due persone.",
      "Fa strano che una scala o un vestito bastino a farti esitare prima di suonare a una porta.",
    ],
    ask: [
      {
        text: "È ancora tutto intero, o qualcosa si è rovinato o perso?",
        told: "rott* rompe* graffi* macchi* rovinat* pers* ammacc* bucat* strappat* bruciat* rigat*",
      },
      {
        text: "Quanto ci tieni: si ricompra, o era un pezzo unico?",
        told: "nonn* papa ricordo preferit* costa cost* unic* vale valore",
      },
    ],
    weigh:
      "Lasciar correre evita un momento imbarazzante, se poi lasci correre davvero. Dirlo oggi è una cosa da poco, fra un anno sarà complicato anche solo nominarlo.",
    moves: [
      {
        lead: "Fissa un giorno",
        text: "di’ che cosa ti serve e per quando, con il motivo: «sabato monto la mensola, mi serve il trapano». Un giorno si rispetta meglio di un «quando puoi».",
      },
      {
        lead: "Passa tu",
        text: "offriti di andare a riprenderla, a un orario comodo per {name}. Spesso si rimanda solo perché c’è da fare il giro.",
      },
      {
        lead: "Dillo subito",
        text: "se il danno l’hai fatto tu, telefona prima di restituire, racconta com’è andata e proponi di ripagare o ricomprare.",
      },
      {
        lead: "Riparare o ricomprare",
        text: "fatti dire prima un prezzo e proponi come dividerlo. Davanti a una cifra chiara non c’è bisogno di stabilire di chi era la colpa.",
      },
      {
        for: "C-",
        lead: "Ritiro organizzato",
        text: "da {name} le cose prestate finiscono sotto una pila. Manda un messaggio la mattina e passa la sera stessa.",
      },
      {
        for: "N-",
        lead: "Con leggerezza",
        text: "comincia dicendo quanto poco conta quell’oggetto rispetto a voi due, poi chiedi quello che vorresti.",
      },
      {
        for: "friend",
        lead: "Segna i prestiti",
        text: "scrivi che cosa dai in giro e manda una foto al momento della consegna. Fra amici può diventare pure un gioco.",
      },
    ],
    say: [
      "Hai ancora quello che ti avevo prestato? Nel fine settimana mi serve, giovedì sera potrei passare da te.",
      "A quella cosa in prestito è successo un guaio e vorrei rimediare: guardiamo insieme quanto costa nuova?",
    ],
    dont: "andare a riprendersi la roba di nascosto, o restituirla rotta in un sacchetto senza una parola.",
    stop: "Per una cosa da poco, già chiesta due volte, pazienza: la volta dopo non prestarla. Se era di valore, guarda se copre un’assicurazione e metti la richiesta per iscritto.",
    lean: "Sì, parlerei, sia per riavere la tua roba sia per confessare un graffio. Farei un’eccezione per una cosa da poco che non usi mai, o se {name} in questo momento ha pensieri ben più grossi.",
    future:
      "Può essere dimenticanza o imbarazzo che fa rimandare, da qui non si distingue. La risposta a una richiesta semplice, con un giorno dentro, ti dirà più di tante ipotesi.",
    source: "apology",
  },
  gifts: {
    open: [
      "Un regalo dice qualcosa anche quando nessuno voleva, e così si suda sia a sceglierlo sia a scartarlo.",
      "Ti stai chiedendo quanto è troppo, quanto è poco e che cosa ci leggerà l’altra persona.",
    ],
    ask: [
      {
        text: "È un regalo che devi fare, o uno che qualcuno ha fatto?",
        told: "regalare fare compro comprare regalato ricevuto scartato compleanno nozze matrimonio",
      },
      {
        text: "Ultimamente {name} ha nominato qualcosa: una cosa che manca, che piace, che si è rotta?",
        told: "piace piacciono passione hobby detto vuole manca libri giardino",
      },
    ],
    weigh:
      "Una cosa costosa fa vedere l’impegno ma può mettere l’altro in debito. Una piccola e azzeccata dice che hai ascoltato, e nessuno deve ricambiare alla pari.",
    moves: [
      {
        lead: "Ascolta una settimana",
        text: "segnati le frasi buttate lì: ho freddo, mi annoio, l’ho finito. Di solito il regalo per {name} sta in una di quelle.",
      },
      {
        lead: "Due righe a mano",
        text: "un biglietto che ricorda un momento vero fra voi dà valore anche a un pensierino.",
      },
      {
        lead: "Mettete un tetto",
        text: "in famiglia o fra amici proponi per tempo una cifra, un regalo solo a testa oppure una cena insieme. Qualche settimana prima, non la vigilia.",
      },
      {
        lead: "Ringrazia del pensiero",
        text: "se non ti piace, di’ quello che è vero: che ci ha pensato, che il colore è allegro. Non serve aggiungere altro.",
      },
      {
        for: "O+",
        lead: "Regala una prima volta",
        text: "chi è curioso spesso si gode più un’esperienza di un oggetto: un corso, una mostra, un treno per un posto mai visto.",
      },
      {
        for: "O-",
        lead: "Sostituisci il vecchio",
        text: "una versione migliore di quello che usa ogni giorno farà più piacere a {name} di una sorpresa.",
      },
      {
        for: "partner",
        lead: "Chiedetevelo",
        text: "ditevi tre cose che vi farebbero felici. Resta la sorpresa di quale, e nessuno deve indovinare.",
      },
    ],
    say: [
      "Mi farebbe piacere festeggiarti. C’è qualcosa che useresti davvero, o preferisci che facciamo una cosa insieme?",
      "Si vede che ci hai pensato, e ti ringrazio. Non è proprio il mio genere, ti dispiace se lo andiamo a cambiare insieme?",
    ],
    dont: "confrontare i prezzi ad alta voce, o fare la faccia lunga e poi dire che va tutto bene.",
    stop: "Se con i regali qualcuno in famiglia fa preferenze, parlane una volta a quattr’occhi con chi li sceglie. Dopo, lascia perdere i pacchetti e goditi la giornata.",
    lean: "Starei sul regalo più semplice con due parole tue. Spendi di più solo se non ti dispiacerebbe ricevere in cambio un biglietto. Se invece il regalo non ti piace, parlane solo con chi vorrebbe saperlo.",
    future:
      "Se piacerà si saprà solo dopo averlo scartato. E anche allora bada a se viene usato o nominato nei mesi dopo, più che alla prima faccia: quando si scarta davanti agli altri, molti si imbarazzano.",
    source: "gratitude",
  },
  credit_taken: {
    open: [
      "Stare lì mentre ringraziano qualcun altro per una cosa fatta da te lascia l’amaro in bocca.",
      "Il tuo lavoro è stato notato, solo che sopra c’era un altro nome.",
    ],
    ask: [
      {
        text: "Chi decide ha modo di sapere che era opera tua?",
        told: "mail email slide scritto testimoni prova file versione sa sanno riunione direttore",
      },
      {
        text: "Con {name} è la prima volta, o ormai è un’abitudine?",
        told: "ancora volte sempre anni terza continua prima ieri solito",
      },
    ],
    weigh:
      "Dire qualcosa può sembrare permalosità, per un giorno. Tacere viene preso per un sì, e la volta dopo ci si farà ancora meno scrupoli.",
    moves: [
      {
        lead: "Prima in privato",
        text: "entro due giorni chiedi a {name} un quarto d’ora: che cosa è successo, che cosa hai visto, come si può rimediare.",
      },
      {
        lead: "Suggerisci il rimedio",
        text: "proponi un passo preciso, come una riga al gruppo o il tuo nome sulla prossima versione. Rimediare riesce più facile che chiedere scusa.",
      },
      {
        lead: "Lascia traccia",
        text: "manda bozze e idee in un messaggio breve con la data, a più di una persona. Si fa dappertutto e non accusa nessuno.",
      },
      {
        lead: "Inserisciti con garbo",
        text: "in riunione basta una frase: «mi fa piacere che serva, vi racconto com’è nata l’idea». Ti riprendi il lavoro senza litigare.",
      },
      {
        for: "A+",
        lead: "Pensa alla distrazione",
        text: "è probabile che {name} ci resti malissimo a saperlo. Racconta che effetto ha fatto e lascia il tempo di rimediare.",
      },
      {
        for: "A-",
        lead: "Date e versioni",
        text: "portale con te e chiedi un cambiamento solo. Se parli di quanto ci hai sofferto, si finisce a discutere di quello.",
      },
      {
        for: "colleague",
        lead: "Presentate in due",
        text: "proponi di esporre insieme il prossimo lavoro, con le parti già divise, e annunciatelo prima della riunione.",
      },
    ],
    say: [
      "In riunione è sembrato che l’idea fosse soltanto tua. Una buona parte del lavoro era mia: puoi dire al gruppo che l’abbiamo fatta insieme, o che era mia?",
      "Anche l’altra volta non è stato detto chi aveva fatto che cosa. Sul prossimo mettiamo tutti e due i nomi, e le pagine che ho scritto le presento io.",
    ],
    dont: "correggere tutto con rabbia davanti agli altri, o raccontarlo a mezzo ufficio tranne che a chi lo riguarda.",
    stop: "Se continua anche dopo che l’hai chiesto, parlane con il responsabile o con i rappresentanti del personale, date alla mano. Se il responsabile è proprio chi lo fa, cerca una persona di fiducia più in alto o l’ufficio del personale.",
    lean: "Sì, io qualcosa direi, ma a quattr’occhi prima che in pubblico. Se di mezzo c’è un premio, una firma o una promozione, lo metterei anche per iscritto a chi decide.",
    future:
      "Distrazione o calcolo, dal tuo posto è difficile vederlo. Lo si capisce alla prossima occasione: dopo che hai parlato, o il tuo nome compare senza chiederlo, o sparisce di nuovo.",
    source: "negotiation",
  },
  boss_after_hours: {
    open: [
      "Arriva un messaggio di lavoro a cena, e il resto della serata lo passi aspettando il prossimo.",
      "Essere reperibili doveva servire per le emergenze, e adesso ci passano i turni, le spillatrici e le idee dell’ultimo minuto.",
    ],
    ask: [
      {
        text: "{name} ha mai detto che vuole una risposta subito, o lo immagini tu?",
        told: "subito pretende vuole detto dice aspetta arrabbia interrogativo chiesto",
      },
      {
        text: "Che cosa dicono il contratto o le regole interne su ferie, orari e reperibilità?",
        told: "contratto ore pagate straordinari reperibil* regole sindacato orario legge tirocin*",
      },
    ],
    weigh:
      "Se rispondi ogni volta {name} è a posto e il tuo riposo se ne va. Se smetti senza dire niente sembra un dispetto, quindi le sere libere vanno annunciate.",
    moves: [
      {
        lead: "Di’ i tuoi orari",
        text: "fallo di giorno, a voce: «rispondo fino alle sette, i messaggi li riguardo la mattina alle otto». Due frasi, nessuna scusa.",
      },
      {
        lead: "Definite l’urgenza",
        text: "chiedi a {name} quali tre cose davvero non possono aspettare e come ti arrivano, per esempio con una telefonata. Il resto rimane in posta.",
      },
      {
        lead: "Silenzia i gruppi",
        text: "dopo l’orario togli le notifiche delle chat di lavoro, o levale dal tuo telefono. Una riga di stato con l’orario in cui torni risponde per te.",
      },
      {
        lead: "Rispondi al mattino",
        text: "occupatene con puntualità appena cominci. Se alle dieci le cose sono fatte, di solito i messaggi serali diminuiscono.",
      },
      {
        for: "C+",
        lead: "Manda un riepilogo",
        text: "chi vuole avere tutto sotto controllo sta più tranquillo con un elenco corto prima che tu esca. Spediscilo ogni giorno alla stessa ora.",
      },
      {
        for: "C-",
        lead: "Lista condivisa",
        text: "a {name} le idee vengono quando vengono. Proponi un foglio in comune dove buttarle lì, e lo guardate insieme la mattina.",
      },
      {
        for: "E+",
        lead: "Dieci minuti fissi",
        text: "c’è chi pensa parlando. Una chiacchierata a inizio giornata può prendere il posto delle telefonate fatte per avere compagnia.",
      },
    ],
    say: [
      "Ci tengo a lavorare bene e la sera mi serve per recuperare. Rispondo la mattina; se proprio non si può aspettare, chiamami.",
      "Ne avevamo parlato, e i messaggi fuori orario sono ricominciati. Troviamo un modo che funzioni per te senza che arrivi fino a casa mia?",
    ],
    dont: "rispondere a mezzanotte con una frase acida, oppure una sera sì e una no. Così i tuoi orari nessuno li capisce.",
    stop: "Se i giorni liberi saltano o una mancata risposta ti viene rinfacciata, segna le date e portale al sindacato o ai rappresentanti del personale. Se dormi male da settimane, senti anche il medico.",
    lean: "Sì, puoi lasciare che aspetti fino al mattino, purché tu l’abbia detto. Ci ripenserei solo dove la reperibilità è concordata e pagata, o per una cosa eccezionale, come un allagamento.",
    future:
      "Come la prenderà {name} non te lo so dire. Parecchi scrivono quando gli viene in mente e non si aspettano niente fino al mattino: guarda se dopo due settimane i messaggi calano.",
    source: "boundaries",
  },
  boss_unfair: {
    open: [
      "Un trattamento così, proprio da chi poi ti valuta, resta sullo stomaco anche fuori dal lavoro.",
      "Quando i complimenti vanno sempre agli stessi e le colpe pure, si finisce per dubitare del proprio lavoro.",
    ],
    ask: [
      {
        text: "È stato un episodio preciso o succede una settimana dopo l’altra?",
        told: "ieri oggi settimana riunione sempre volta volte ancora mesi davanti continua",
      },
      {
        text: "{name} fa così anche con altri o soprattutto con te?",
        told: "altri tutti preferit* solo colleghi soltanto me squadra gruppo",
      },
    ],
    weigh:
      "Parlarne con calma può chiarire qualcosa, e un rischio c’è, perché il tuo lavoro lo valuta {name}. Tacere ti protegge per un mese, ma il tono molto probabilmente resta quello.",
    moves: [
      {
        lead: "Scegli un episodio",
        text: "uno recente, raccontato come l’avrebbe visto una telecamera: giorno, parole, chi c’era. È difficile fare finta di nulla.",
      },
      {
        lead: "Chiedi un colloquio",
        text: "quindici minuti, in un giorno tranquillo, con l’argomento in una riga. Il corridoio subito dopo una sfuriata non è il posto.",
      },
      {
        lead: "Di’ cosa ti serve",
        text: "«se qualcosa non va, dimmelo in privato, così lo sistemo». A {name} resta un modo per fare meglio.",
      },
      {
        lead: "Tieni un quaderno",
        text: "la sera stessa scrivi data, parole e presenti. Magari non ti servirà, ma se serve c’è.",
      },
      {
        for: "C+",
        lead: "Anticipa tu",
        text: "chi ricontrolla tutto di solito teme le sorprese. Manda due righe su come procede prima che te lo chiedano, e il fiato sul collo può calare.",
      },
      {
        for: "A-",
        lead: "Breve e sui fatti",
        text: "a chi parla senza giri di parole si chiede senza giri di parole: una frase su che cosa è successo, una su che cosa vuoi.",
      },
      {
        for: "N-",
        lead: "Aspetta che sbollisca",
        text: "lo scatto viene da un momento di pressione. Parla con {name} l’indomani, in un’ora senza scadenze.",
      },
    ],
    say: [
      "L’altro giorno mi è rimasto addosso e vorrei dirti com’è stato per me. Le critiche le accetto, ti chiedo solo di farmele a quattr’occhi e con un esempio.",
      "Vorrei capire come si decidono turni e incarichi. A me sembrano distribuiti male, me lo spieghi?",
    ],
    dont: "rispondere per le rime davanti a tutti, o cercare alleati alla macchinetta del caffè. Poi te lo possono rinfacciare.",
    stop: "Se c’entrano origine, età o sesso, o se dopo il colloquio continua uguale, porta gli appunti all’ufficio del personale, al sindacato o a un avvocato. Se dormi male da settimane, dillo anche al medico.",
    lean: "Proverei con un colloquio tranquillo su un episodio chiaro. Se temi che te la facciano pagare, o con altri è già successo, andrei prima al sindacato o al personale, e in compagnia di qualcuno.",
    future:
      "Che cosa pensi davvero {name} di te, da qui non si vede. Dopo il colloquio guarda le prime tre occasioni: una critica in privato e una risposta diretta fanno ben sperare, turni peggiori no.",
    source: "negotiation",
  },
  asking_raise: {
    open: [
      "Gli argomenti ce li hai, ma al pensiero di dire una cifra ad alta voce si secca la gola.",
      "Ad aspettare che qualcuno se ne accorgesse, i soldi, gli orari o il posto che vorresti non sono arrivati.",
    ],
    ask: [
      {
        text: "Rispetto all’ultimo accordo su stipendio o orario, che cosa fai in più?",
        told: "formato seguo risparmiare clienti faccio doppio porto mesi anni responsabilita lista",
      },
      {
        text: "Sai quanto si guadagna altrove per questo, e che cifra diresti?",
        told: "mila euro percento guadagna prende collega offerta cifra mercato contratto netti",
      },
    ],
    weigh:
      "Chiedere può portare un no, e almeno sai come stai messo tu e come sta messa l’azienda. Non chiedere vuol dire che per un altro anno le condizioni di adesso passano per buone.",
    moves: [
      {
        lead: "Prendi un appuntamento",
        text: "chiedi a {name} venti minuti e di’ già di che si tratta. Fra una porta e l’altra la risposta di solito è «più avanti».",
      },
      {
        lead: "Porta tre risultati",
        text: "tre cose, con un numero o un esempio, che hanno fatto guadagnare o lavorare meglio. L’affitto e i prezzi lasciali a casa.",
      },
      {
        lead: "Dilla e fermati",
        text: "di’ una cifra sola, o l’orario che vuoi, e poi silenzio: conta fino a dieci mentre {name} ci pensa.",
      },
      {
        lead: "Chiedi il passo dopo",
        text: "se adesso non si può, fatti dire che cosa deve succedere e quando ne riparlate. La sera stessa mettilo in una mail.",
      },
      {
        for: "C+",
        lead: "Lascia un foglio",
        text: "chi è scrupoloso vuole verificare. Una pagina con i compiti di prima e di oggi, e proponi di rivedervi.",
      },
      {
        for: "A+",
        lead: "Chiedi un appoggio",
        text: "anche un capo gentile spesso non ha soldi da decidere. Chiedi a {name} di portarla più su, e prepara tu gli argomenti.",
      },
      {
        for: "colleague",
        lead: "Mostra chi copre",
        text: "per meno giorni o il lavoro da casa porta un piano con chi fa che cosa, e proponi tre mesi di prova.",
      },
    ],
    say: [
      "Vorrei parlare del mio stipendio. Dall’ultima volta seguo parecchie cose in più, e ho in mente una cifra che ne tiene conto.",
      "Mi avevi detto che adesso ne avremmo riparlato. Che cosa mi puoi proporre, e che cosa ti serve ancora da me per arrivarci?",
    ],
    dont: "sbandierare un’offerta di fuori che non accetteresti, o fare nome e cognome di chi prende più di te.",
    stop: "Dopo due rinvii senza una data mi guarderei in giro, o chiederei al sindacato quanto si paga di solito il tuo lavoro. È solo per sapere, non ti obbliga a niente.",
    lean: "Sì, chiedi: una richiesta preparata e cordiale fa parte del lavoro. Rimanderei solo se proprio in questo mese stanno licenziando, o se ci lavori da poche settimane.",
    future:
      "Prima non te lo può dire nessuno che cosa risponderà {name}. Guarda quanto è concreta la risposta: una somma, una data, il nome di chi decide. Se invece è «vediamo», chiedi tu quando.",
    source: "negotiation",
  },
  criticising_work: {
    open: [
      "Devi dire a una persona che il suo lavoro non va, e vorresti che uscisse dalla stanza a testa alta.",
      "Si fa prima a correggere che a dirlo, e così gli stessi sbagli ritornano.",
    ],
    ask: [
      {
        text: "{name} sa com’è fatto un lavoro venuto bene, o nessuno gliel’ha ancora mostrato?",
        told: "spiegato mostrato detto formazione tirocin* nuov* istruzioni appena insegnato ancora",
      },
      {
        text: "In questo periodo c’è qualcosa che lo spiega, a casa o in ufficio?",
        told: "periodo malattia separazione nuov* carico stanc* figlio volontari* lutto problemi",
      },
    ],
    weigh:
      "Se lasci correre, per oggi non ci resta male nessuno, e più avanti la stessa cosa la dirà un cliente o una valutazione. Se parli, vi costa mezz’ora scomoda.",
    moves: [
      {
        lead: "Un punto, un esempio",
        text: "scegli lo sbaglio che conta di più e metti sul tavolo il lavoro vero. Il resto un’altra volta.",
      },
      {
        lead: "Chiedi, poi parla",
        text: "comincia da «secondo te com’è venuto?». Spesso lo dice {name} per primo e passate subito a che cosa fare.",
      },
      {
        lead: "Fai vedere il modello",
        text: "fatene uno insieme, o dai un esempio riuscito, e fissate la data per il prossimo fatto allo stesso modo.",
      },
      {
        lead: "Di’ che cosa funziona",
        text: "nomina una cosa che va tenuta così. Non per indorare la pillola, ma perché nel rifare il resto non vada persa.",
      },
      {
        for: "N-",
        lead: "Metti a proprio agio",
        text: "parla con {name} di mattina, a porta chiusa, e di’ subito che il posto non è in discussione, se è vero.",
      },
      {
        for: "C-",
        lead: "Una lista di controllo",
        text: "le sviste qui vengono dalla fretta. Cinque voci da spuntare prima di spedire fanno più di un altro discorso.",
      },
      {
        for: "A-",
        lead: "Niente zucchero",
        text: "i complimenti intorno darebbero solo sui nervi. Di’ che cosa non va, che cosa ti serve e per quando.",
      },
    ],
    say: [
      "Vorrei riguardare con te l’ultimo lavoro. Questa parte non va ancora, ti faccio vedere come mi serve.",
      "Ne avevamo già parlato ed è ricapitato. Che cosa ti blocca, e che cosa ti serve da me?",
    ],
    dont: "scriverlo in una mail a tutti, o rifare il lavoro la sera per conto tuo e poi tenere il muso.",
    stop: "Se dopo un po’ di tentativi chiari non cambia niente, coinvolgi il tuo responsabile o il personale. Parlate apertamente di un altro compito o di una fine, prima che scadano prova o contratto.",
    lean: "Sì, parlane presto e di persona: per iscritto va bene il riassunto, dopo. Se a {name} è appena capitata una cosa seria aspetterei una settimana, a meno che sia in gioco la sicurezza di qualcuno.",
    future:
      "Lacrime, silenzio o sollievo, non so indovinare. I primi minuti dicono poco: guarda il lavoro successivo, e se arriva qualche domanda.",
    source: "nvc",
  },
  coworker_slacks: {
    open: [
      "Stai finendo ancora una volta il lavoro di un altro, e dà fastidio soprattutto che la cosa passi inosservata.",
      "In due sul foglio dei turni e uno solo che corre: a chiunque verrebbe il nervoso.",
    ],
    ask: [
      {
        text: "A {name} hai detto quale parte ti aspetti, o finora hai coperto in silenzio?",
        told: "detto chiesto parlato copro coprire coperto rifaccio finisco niente zitt*",
      },
      {
        text: "Chi se ne accorge, se un giorno quella parte rimane indietro?",
        told: "clienti pazienti coda capo scadenza ordini bambini sicurezza guai",
      },
    ],
    weigh:
      "Se copri {name} il posto va avanti e il problema non si vede. Se smetti si vede, ma i primi ad accorgersene possono essere i clienti o gli altri colleghi.",
    moves: [
      {
        lead: "Dividete per iscritto",
        text: "una lista semplice con nomi e giorni, decisa in due e appesa dove si lavora.",
      },
      {
        lead: "Chiedi una cosa",
        text: "«stasera fai tu la cassa e i sacchi, io la sala» si capisce meglio di «fai la tua parte».",
      },
      {
        lead: "Fermati al tuo",
        text: "se ti arriva un lavoro non tuo, di’ con gentilezza che hai il tuo da finire. Prova per due settimane di fila.",
      },
      {
        lead: "Informati sul perché",
        text: "chiedi come va. Se è la schiena, il sonno o nessuno che abbia mai spiegato, si risolve in un altro modo.",
      },
      {
        for: "C-",
        lead: "Cominciate insieme",
        text: "a volte la fatica è mettersi. Fissate l’ora in cui partite in due, e il resto di solito viene.",
      },
      {
        for: "A+",
        lead: "Parla di te",
        text: "chi è di buon cuore non vuole pesare sugli altri. Racconta a {name} a che ora arrivi a casa per questo.",
      },
      {
        for: "A-",
        lead: "Conti del mese",
        text: "porta quante ne ha fatte ciascuno e chiedi di pareggiare. A parlare di atteggiamento si litiga e basta.",
      },
    ],
    say: [
      "Mi accorgo che il lavoro che sarebbe di due lo finisco io. Da domani facciamo metà per uno?",
      "La tua parte non riesco più a finirla. Se è troppa, andiamo insieme dal capo e lo diciamo.",
    ],
    dont: "bigliettini, sbuffi e porte sbattute, o lavorare male apposta perché la colpa ricada su {name}.",
    stop: "Se l’hai chiesto due volte e la lista non conta niente, racconta compiti e orari a chi organizza il lavoro, senza dare giudizi sulla persona. Se di mezzo ci sono pazienti o bambini, fallo subito.",
    lean: "Prima ne parlerei con {name}, poi col capo. Andare subito più in alto ha senso se si lavora con pazienti o macchinari, o se questo discorso l’avete già fatto.",
    future:
      "Cambierà? Non conosco {name} né i suoi motivi. Dopo la lista aspetta due settimane: se le piccole cose vengono fatte, la volontà c’è; se aumentano le scuse, sai che cosa portare al capo.",
    source: "negotiation",
  },
  colleague_clash: {
    open: [
      "Accanto a qualcuno con cui non ci si prende la giornata pare più lunga del lavoro che c’è da fare.",
      "Magari una lite vera non c’è mai stata, ma quando uno dei due entra cambia l’aria.",
    ],
    ask: [
      {
        text: "All’inizio è successo qualcosa, o è così dal primo giorno?",
        told: "da inizio inizi* cominciato litigato dopo promozione primo giorno successo prima",
      },
      {
        text: "Quando dovete lavorare insieme, che cosa si inceppa di preciso?",
        told: "riunion* consegne sbuffa corregge sposta sbatte interrompe ignora biglietti saluta buongiorno",
      },
    ],
    weigh:
      "Per chiarire devi far vedere che ti pesa, e può essere imbarazzante. Tenere le distanze con educazione costa meno, e basta se i vostri lavori si toccano poco.",
    moves: [
      {
        lead: "Saluta ogni giorno",
        text: "un buongiorno con il nome, qualunque sia la risposta. È poco, e leva un motivo al gelo.",
      },
      {
        lead: "Domanda una cosa",
        text: "davanti a un caffè: «mi sembra che al cambio turno ci scontriamo. Tu come la vedi?».",
      },
      {
        lead: "Le cose pratiche",
        text: "mettetevi d’accordo su chi usa che cosa, quando, e come vi passate il lavoro. Tanti attriti sono per una sedia o uno scaffale.",
      },
      {
        lead: "Finisci la frase",
        text: "se {name} ti parla sopra, di’ con voce normale «finisco un attimo» e riprendi da dov’eri.",
      },
      {
        for: "E-",
        lead: "Passa per iscritto",
        text: "una persona di poche parole può sembrare fredda. Messaggi corti e gentili sul lavoro, e la confidenza cresce piano.",
      },
      {
        for: "A-",
        lead: "Accetta qualche attrito",
        text: "per qualcuno contraddire è il modo di parlare. Rispondi sui fatti, con calma, e non cercarci l’offesa.",
      },
      {
        for: "N-",
        lead: "Pensa alle battute",
        text: "può darsi che una frase sia rimasta lì. Chiedi a {name} se c’è qualcosa che hai detto e che pesa ancora.",
      },
    ],
    say: [
      "Ho l’impressione che siamo partiti col piede sbagliato. Se ti ho dato fastidio in qualche modo, preferisco saperlo.",
      "Non dobbiamo per forza volerci bene, ma del lavoro vorrei che parlassimo normalmente. Che cosa ti aiuterebbe?",
    ],
    dont: "tirare dalla tua parte mezzo ufficio, o rispondere a ogni frecciata con una più furba.",
    stop: "Se diventa un’umiliazione quotidiana o la mattina non vuoi più entrare, scrivi che cosa succede e parlane con il responsabile, il personale o il sindacato. Possono anche spostare le scrivanie.",
    lean: "Un tentativo breve di chiarire in genere vale la pena. Lascerei stare se con {name} vi incrociate di rado, o se fra poco qualcuno cambia ufficio.",
    future:
      "Che cosa abbia contro di te non lo posso sapere, e nemmeno se c’entri tu. Guarda come si comporta {name} quando siete senza pubblico: vale più delle scene davanti agli altri.",
    source: "listening",
  },
  quitting_job: {
    open: [
      "Lasciare un lavoro vuol dire lasciare anche delle persone, ed è spesso quel colloquio a togliere il sonno.",
      "Con la testa sei già un po’ altrove, e intanto ti senti responsabile per chi resta.",
    ],
    ask: [
      {
        text: "Hai già deciso o ci stai ancora pensando?",
        told: "accettato dimissioni deciso lascio offerta preavviso comincio devo dovrei firmato",
      },
      {
        text: "Fuori che cosa ti aspetta: un altro posto, dei risparmi o per ora niente?",
        told: "offerta accettato posto risparmi niente pensione universita studi mettermi proprio contratto",
      },
    ],
    weigh:
      "Restare ti dà lo stipendio e facce conosciute, e si prende le forze che ti servono per altro. Andartene costa sicurezza e un colloquio difficile, e dopo la strada è libera.",
    moves: [
      {
        lead: "Guarda le carte",
        text: "preavviso, ferie avanzate, corsi da rimborsare e data: controlla tutto prima di dirlo a qualcuno in azienda.",
      },
      {
        lead: "Prima il capo",
        text: "chiedi dieci minuti e dillo a voce, di persona o al telefono, prima che lo sappiano i colleghi. La lettera viene dopo.",
      },
      {
        lead: "Poche parole",
        text: "«ho deciso di cambiare lavoro, resto fino al trenta». Basta un motivo, e non serve che sia una lamentela.",
      },
      {
        lead: "Passaggio di consegne",
        text: "porta la lista dei lavori aperti con una proposta per ciascuno. Alleggerisce i saluti e il senso di colpa.",
      },
      {
        lead: "Dormici sopra",
        text: "se ti offrono di più per restare, chiedi due giorni e guarda se cambia quello che ti faceva andare via.",
      },
      {
        for: "A+",
        lead: "Ringrazia di qualcosa",
        text: "una persona di cuore merita di sapere che cosa ti porti via di preciso. Con {name} parti da lì, e poi passa alle date.",
      },
      {
        for: "N-",
        lead: "Dai tempo",
        text: "la prima risposta può essere brusca. Di’ che delle consegne riparlate domani, e lascia che si depositi.",
      },
    ],
    say: [
      "Volevo dirtelo prima che agli altri: do le dimissioni. In questo lavoro ho imparato tanto, e vorrei fare un passaggio di consegne come si deve.",
      "La decisione resta quella, e grazie per aver provato a tenermi. Usiamo il tempo che c’è per facilitare chi viene dopo.",
    ],
    dont: "sbattere la porta o raccontare a tutti che cosa non andava. Quelle persone potresti incontrarle di nuovo.",
    stop: "Se non reggi più le giornate, senti il medico prima di firmare: a volte si può fare una pausa. Su preavviso e stipendio contestati chiedi al sindacato o a uno sportello legale.",
    lean: "Darei le dimissioni se i motivi sono gli stessi da mesi e c’è un altro posto o qualche risparmio. Altrimenti prima cercherei e poi firmerei, a meno che il medico ti consigli una pausa.",
    future:
      "Come la prende {name} si vede solo sul momento, e a quasi nessun capo fa piacere perdere qualcuno. Conta di più la settimana dopo: se organizzate le consegne e se con te si parla ancora normalmente.",
    source: "boundaries",
  },
  lost_job: {
    open: [
      "Senza lavoro le giornate perdono la forma, e le domande gentili di tutti non aiutano.",
      "Vorresti essere d’aiuto, e ogni frase sui curriculum esce come se mettesse fretta.",
    ],
    ask: [
      {
        text: "Da quanto è così, e come passano adesso le giornate?",
        told: "ieri oggi mesi da settimane mattina divano marzo anno appena",
      },
      {
        text: "A quanto capisci, {name} preferisce parlarne o che nessuno tocchi l’argomento?",
        told: "parla parlarne silenzio zitt* finge vergogna scatta dice piange orgoglio risponde",
      },
    ],
    weigh:
      "Chiedere fa sentire che ci sei, e può sembrare un controllo. Non chiedere lascia {name} in pace e magari anche nei pensieri, quindi conviene decidere quanto spesso parlarne.",
    moves: [
      {
        lead: "Dillo una volta",
        text: "di’ che ti dispiace per il lavoro e che ti fa piacere stare insieme. Poi parla di altro, come prima.",
      },
      {
        lead: "Domande, un giorno solo",
        text: "proponi di parlare di candidature una volta la settimana, una sera fissa, e per il resto di lasciar stare.",
      },
      {
        lead: "Invita a fare qualcosa",
        text: "due passi, sistemare la bici, una cena senza argomento. Roba che non costa, così i soldi non c’entrano.",
      },
      {
        lead: "Un aiuto preciso",
        text: "rileggere una lettera, passare un contatto, tenere i bambini durante un colloquio. Chiedi prima, e va bene anche un no.",
      },
      {
        for: "C+",
        lead: "Rispetta le abitudini",
        text: "alzarsi e vestirsi come sempre tiene in piedi le giornate di {name}. Niente battute, e gli impegni mettili intorno a quelle ore.",
      },
      {
        for: "N-",
        lead: "Ascolta i pensieri neri",
        text: "quando si dipinge il peggio, lascia che venga detto una volta. Poi domanda qual è il prossimo passo, uno solo.",
      },
      {
        for: "partner",
        lead: "Guardate i soldi",
        text: "prendete presto i conti e decidete insieme che cosa può aspettare. Con le cifre davanti ci si agita un po’ meno.",
      },
    ],
    say: [
      "Mi dispiace per il lavoro. Non devi raccontarmi niente, ho solo voglia di vederti: sabato facciamo due passi?",
      "Ti chiedo spesso come va e ho l’impressione che ti stufi. Dimmi tu come preferisci, e farò così.",
    ],
    dont: "girare annunci ogni giorno, o dire che chiusa una porta si apre un portone. Sembra che sia una cosa facile.",
    stop: "Se da più di due settimane mancano sonno, appetito e voglia di tutto, proponi il medico e offriti di andare insieme. Per il lavoro possono consigliare un centro per l’impiego o il sindacato.",
    lean: "Offrirei un aiuto una volta, apertamente, e lascerei decidere {name}: fare le cose alle sue spalle può ferire l’orgoglio. Se però sono a rischio affitto e spesa, il lato pratico lo tirerei fuori adesso.",
    future:
      "Quando salterà fuori qualcosa non si può prevedere, e l’umore andrà su e giù a ogni risposta. I segni buoni sono piccoli: uscire di casa, vedere un amico, parlare del mese prossimo.",
    source: "listening",
  },
  work_and_friendship: {
    open: [
      "Vi conoscete troppo bene per parlare solo d’affari, e ci sono troppi affari di mezzo per passare una serata leggera.",
      "Da quando c’entra il lavoro, certe cose a {name} non le puoi più dire come prima.",
    ],
    ask: [
      {
        text: "Che cosa viene prima per te: l’amicizia o la parentela, oppure il lavoro?",
        told: "amicizia prima sempre anni famiglia parentela tengo",
      },
      {
        text: "Soldi, orari e compiti li avete mai messi nero su bianco?",
        told: "contratto scritto accordo patti tariffa soci socio societa stipendio affitto carta",
      },
    ],
    weigh:
      "Tenere insieme lavoro e affetto evita di cercarsi qualcun altro, e in cambio ogni sbaglio diventa una faccenda personale. Separarli costa adesso, e magari salva le vostre serate.",
    moves: [
      {
        lead: "Due discorsi separati",
        text: "per il lavoro fissate un incontro in un posto di lavoro, con una lista. A cena l’argomento è chiuso.",
      },
      {
        lead: "Scrivetelo anche tardi",
        text: "dopo anni si può ancora mettere su carta chi fa che cosa, quanto costa e come se ne esce. Di’ che serve a proteggere voi due.",
      },
      {
        lead: "Annuncia il ruolo",
        text: "«adesso ti parlo da responsabile», oppure «questo te lo dico in amicizia». La prima volta suona strano, poi aiuta.",
      },
      {
        lead: "Chiedi come va",
        text: "può darsi che a {name} i vostri ruoli facciano lo stesso effetto strano che fanno a te. Chiedi davanti a un caffè che cosa è diventato difficile.",
      },
      {
        for: "C-",
        lead: "Orari e scadenze",
        text: "con la confidenza le date si allungano. Mettetene tre in calendario e guardatele insieme il venerdì.",
      },
      {
        for: "A+",
        lead: "Lascia una via d’uscita",
        text: "chi è gentile dice sì e poi se ne pente. Offri a {name} il prezzo pieno e la libertà di dire no.",
      },
      {
        for: "family",
        lead: "I genitori fuori",
        text: "le cose dell’azienda si decidono fra chi ci lavora. In tavola si porta il risultato, non la lite.",
      },
    ],
    say: [
      "A te ci tengo più che a questo lavoro, e per questo vorrei sistemarla: ci troviamo un’ora questa settimana, solo per parlare di lavoro?",
      "Fra noi lascerei correre, per il lavoro non posso. Scriviamo chi fa che cosa, e venerdì a bere qualcosa ci andiamo lo stesso.",
    ],
    dont: "lanciare frecciatine sul lavoro a cena, o lasciar passare tutto per un anno e poi tirarlo fuori insieme.",
    stop: "Se ci sono di mezzo stipendi, debiti o un richiamo, fatevi aiutare da una persona neutrale: commercialista, mediatore, il tuo capo. E se ogni incontro finisce male, chiudete il lavoro insieme prima che chiuda il resto.",
    lean: "A cominciare andrei coi piedi di piombo; se ci siete già dentro, meglio essere chiari che duri. Può funzionare se tutti e due sapete dire no e i soldi sono scritti. Altrimenti lavoro e amicizia li terrei separati.",
    future:
      "Se il legame regge non lo so dire sentendo una campana sola. Guarda le ore senza lavoro: se ridete ancora e vi chiedete come state, c’è parecchio da cui ripartire.",
    source: "boundaries",
  },
  too_much_work: {
    open: [
      "Il lavoro si prende le ore in cui prima stavate insieme, e quel che avanza è poco e stanco.",
      "A casa la cena si fredda, e in ufficio c’è un buon motivo per restare un’altra ora.",
    ],
    ask: [
      {
        text: "È un periodo con una fine precisa, o è così da un anno e più?",
        told: "periodo finisce sempre fase stagione anni mesi consegna progetto lancio esame dopo temporane*",
      },
      {
        text: "Che cosa spinge di più: i soldi, la carriera, il timore per il posto o il non riuscire a staccare?",
        told: "soldi affitto mutuo carriera promozione bollette capo ama adora ambizione azienda ditta",
      },
    ],
    weigh:
      "Meno ore possono costare soldi o un’occasione sul lavoro. Andare avanti così costa serate che tu e {name} non riavrete nello stesso modo.",
    moves: [
      {
        lead: "Un’ora protetta",
        text: "una sera fissa o una colazione a settimana, portatile chiuso e telefoni di là. Scrivetela nel calendario di entrambi come un impegno.",
      },
      {
        lead: "Chiedi poco",
        text: "a «mercoledì a casa per le sette» si dice di sì più facilmente che a «lavora meno». Cominciate da lì e tenetelo un mese.",
      },
      {
        lead: "Usate i ritagli",
        text: "sei minuti sulla porta, una telefonata per strada, un biglietto sul tavolo. Nelle giornate piene aiutano a non perdersi di vista.",
      },
      {
        lead: "Guardate i motivi",
        text: "con calendario e bollette davanti, vedete insieme quali ore sono davvero necessarie e quali si sono aggiunte da sole.",
      },
      {
        for: "N-",
        lead: "Senza allarme",
        text: "sotto pressione un rimprovero sembra un altro compito. Di’ a {name} prima che ti manca stare insieme, poi che cosa vorresti.",
      },
      {
        for: "partner",
        lead: "Segnate il rientro",
        text: "un piccolo rito per quando si torna: dieci minuti con qualcosa da bere e nessuna domanda, prima dei figli e della posta.",
      },
      {
        for: "far",
        lead: "Stessa ora ogni giorno",
        text: "quando si è via, una chiamata a un minuto fisso, anche solo per la buonanotte. Il giorno dopo il ritorno tenetelo libero.",
      },
    ],
    say: [
      "Mi manca il tempo con te. Ci teniamo il mercoledì sera per noi, senza telefoni, e vediamo come va?",
      "Speravamo che andasse meglio, e per ora non è così. Guardiamo insieme che cosa possiamo cambiare adesso?",
    ],
    dont: "fare il conto delle cene saltate alle undici di sera, o farlo dire ai bambini.",
    stop: "Se la stanchezza resta anche nei giorni liberi, è il caso di sentire il medico. Se sul tempo litigate ogni volta, un consultorio può aiutarvi a trovare un accordo.",
    lean: "Chiederei un cambiamento, uno concreto, non tutti insieme. Aspetterei solo se la fine è questione di settimane e la data c’è davvero.",
    future:
      "Che si calmi non te lo posso promettere. Guarda dopo la prossima scadenza: se le ore libere tornano da sé era un periodo, se le riempie il progetto seguente vi serve un patto.",
    source: "gottman",
  },
  school_dispute: {
    open: [
      "Se di mezzo ci sono i figli te la prendi il doppio: per loro e per te.",
      "Vorresti difendere un bambino o un ragazzo, che però lunedì mattina lì dentro ci deve tornare.",
    ],
    ask: [
      {
        text: "Che cosa hai saputo da chi c’è andato di mezzo, e che cosa da qualcun altro?",
        told: "dice detto racconta visto maestra prof professor* nota diario mail compagn* allenator*",
      },
      {
        text: "Che cosa dovrebbe cambiare perché per te la cosa fosse chiusa?",
        told: "voglio vorrei cambiare scuse banco classe voto aiuto giusto spieg* sostegno spostare",
      },
    ],
    weigh:
      "Un reclamo può smuovere le cose e può far irrigidire tutti. Partire da un colloquio è più lungo, ma chi segue i ragazzi ogni settimana poi ti dà una mano più volentieri.",
    moves: [
      {
        lead: "Fatti raccontare tutto",
        text: "dall’inizio, e chiedi due volte «e prima che cosa era successo?». Per adesso non promettere niente.",
      },
      {
        lead: "Due righe a scuola",
        text: "chiedi un incontro all’insegnante o all’allenatore: argomento, venti minuti, due date. Le cose lunghe non vanno nella mail.",
      },
      {
        lead: "Parti da una domanda",
        text: "con «in classe come lo vedete?» vieni a sapere più che con un’accusa. Poi racconta che cosa vedi tu a casa.",
      },
      {
        lead: "Un passo concreto",
        text: "uscite dall’incontro con una cosa che si possa controllare, come un altro banco per quattro settimane, e la data per risentirsi.",
      },
      {
        lead: "Rileggi dopo colazione",
        text: "la versione furiosa mandala a te. La mattina spedisci soltanto i fatti e la richiesta.",
      },
      {
        for: "young",
        lead: "Lascia scegliere",
        text: "chiedi a {name} che cosa vuole sbrigare per conto suo e dove ti vuole accanto. Essere tirati fuori da ogni guaio mette in imbarazzo.",
      },
      {
        for: "N-",
        lead: "Serate leggere",
        text: "dopo una brutta giornata a scuola non rifate tutto il discorso. Dieci minuti, poi qualcosa da fare insieme con le mani.",
      },
    ],
    say: [
      "Vorrei capire che cosa è successo. A casa ne sento una parte, dal tuo punto di vista com’è andata?",
      "L’altra volta avevamo deciso una cosa e per ora non la vedo. Che cosa ti serve da noi, e quando ne riparliamo?",
    ],
    dont: "metterla in piazza sulla chat di classe, o alzare la voce ai cancelli davanti ai bambini.",
    stop: "Se dopo due colloqui non cambia niente, scrivi alla presidenza o alla società sportiva, poi ai rappresentanti dei genitori o all’ufficio scolastico. Con il mal di pancia tutte le mattine, senti il pediatra o lo psicologo della scuola.",
    lean: "Ne parlerei presto e con calma con chi era presente. Per una verifica sola o una giornata storta aspetterei un paio di settimane; se un bambino viene umiliato non aspetterei.",
    future:
      "Che cosa si dicano in sala professori o fra genitori non lo so. Guarda se viene fissata una data, se qualcuno ti aggiorna di sua iniziativa, e se la mattina ci si prepara per la scuola con meno storie.",
    source: "listening",
  },
  cutting_contact: {
    open: [
      "All’idea di prendere le distanze da {name} provi sollievo, e un minuto dopo il rimorso.",
      "Chiudere con qualcuno è difficile da spiegare in giro, che ci sia stata una lite o no.",
    ],
    ask: [
      {
        text: "Vuoi che smettano certe cose, o proprio non vuoi più {name} nella tua vita?",
        told: "chius* chiudere basta mai piu taglio tagliare sempre smettere senza distanza contatti",
      },
      {
        text: "Ci sono persone o giorni in cui vi incontrereste comunque: parenti, figli, lavoro?",
        told: "famiglia matrimonio figli bambini scuola lavoro cugin* natale gruppo vicin* mamma papa",
      },
    ],
    weigh:
      "La distanza ti dà pace e si porta via anche le cose belle, a volte pure altre persone. Andare avanti evita lo strappo, ma ti chiede forze che non hai più.",
    moves: [
      {
        lead: "Prova una pausa",
        text: "due o tre mesi senza vedervi e senza spiegarlo a mezzo mondo. Alla fine saprai che cosa ti è mancato.",
      },
      {
        lead: "Dillo in breve",
        text: "se vuoi dirlo a {name}, bastano tre frasi: che ti serve distanza, da quando lo senti, e un augurio sincero.",
      },
      {
        lead: "Parla per te",
        text: "parla di quello che riesci e non riesci a dare. L’elenco dei difetti altrui aprirebbe solo un dibattito.",
      },
      {
        lead: "Prepara gli incontri",
        text: "per matrimoni e compleanni decidi prima quanto resti, dove ti siedi e quali due frasi dirai.",
      },
      {
        for: "family",
        lead: "Lascia liberi gli altri",
        text: "di’ ai parenti che nessuno deve scegliere e che non vuoi notizie riportate. E poi fallo anche tu.",
      },
      {
        for: "N-",
        lead: "Con gentilezza e chiarezza",
        text: "per {name} una fine vaga vorrebbe dire mesi a chiedersi perché. Di’ apertamente che non ci sarà altro e fai i tuoi auguri.",
      },
      {
        for: "friend",
        lead: "Lascia sfumare",
        text: "con un’amicizia leggera può bastare non proporre più niente e rispondere con cortesia, ma tardi.",
      },
    ],
    say: [
      "Mi accorgo che vederci mi costa più di quello che riesco a dare. Mi allontano per un bel po’, e volevo dirtelo di persona.",
      "Lo so che vorresti che fosse come prima. Io non ci riesco, e d’ora in poi ai messaggi non rispondo più. Ti auguro ogni bene.",
    ],
    dont: "fare la lista dei torti in un messaggio di notte, o farglielo sapere dagli amici.",
    stop: "Se dopo un no chiaro continuano le visite o i messaggi, conservali, dillo a chi ti sta vicino e fatti consigliare da un centro di ascolto o da un avvocato. E se vedervi non ti fa sentire al sicuro, non devi a nessuno un discorso d’addio.",
    lean: "Propendo per una pausa prima di una rottura, perché una pausa si può sempre allungare. Se vedervi ti fa stare male ogni volta o non ti fa sentire al sicuro, puoi smettere subito e senza spiegare.",
    future:
      "Se te ne pentirai, o se {name} capirà, non lo sa nessuno. Fra due mesi chiediti come sono le tue domeniche e quali momenti avresti voluto raccontare: ti servirà più di un’ipotesi di oggi.",
    source: "boundaries",
  },
  ghosted: {
    open: [
      "Il silenzio pesa perché la spiegazione te la devi inventare tu, e viene fuori sempre la più brutta.",
      "Fino a poco fa era un botta e risposta, e adesso nella chat ci sono solo messaggi tuoi.",
    ],
    ask: [
      {
        text: "Da quanto {name} non si fa sentire, e in passato era già capitato?",
        told: "giorni settimane settimana mese mesi lunedi aprile agosto solito prima sparit* niente",
      },
      {
        text: "L’ultima cosa fra voi qual è stata: un programma, un piccolo screzio, o niente di particolare?",
        told: "ultim* viaggio lite appuntamento detto scritto giovedi cena promesso invito litigato",
      },
    ],
    weigh:
      "Scrivere un’altra volta vi lascia una strada a tutti e due, e può portare altro silenzio. Non scrivere ti risparmia l’attesa, e le cose restano come sono.",
    moves: [
      {
        lead: "Un ultimo messaggio",
        text: "corto, senza rimproveri e con l’uscita pronta: «non ti sento da un po’ e mi chiedo come mai. Se preferisci lasciar stare, dimmelo pure».",
      },
      {
        lead: "Dai un termine",
        text: "dopo quel messaggio aspetta due settimane. Segnati il giorno, e fino ad allora non guardare l’ultimo accesso.",
      },
      {
        lead: "Pensa ad altri motivi",
        text: "malattia, esami, telefono perso, un periodo nero. A qualcuno che conoscete entrambi chiedi solo se {name} sta bene.",
      },
      {
        lead: "Lontano dal telefono",
        text: "scegli due momenti al giorno per i messaggi e silenzia quella chat. Organizza qualcosa con chi risponde.",
      },
      {
        for: "N-",
        lead: "Rassicura",
        text: "dopo settimane di silenzio ci si vergogna a rispondere. Scrivi a {name} che non ce l’hai con nessuno e che basta una parola.",
      },
      {
        for: "friend",
        lead: "Offri una data",
        text: "un’amicizia vecchia merita un secondo tentativo dopo qualche mese: un invito con posto e ora, senza chiedere conto di nulla.",
      },
      {
        for: "family",
        lead: "Un filo leggero",
        text: "ai parenti manda ogni tanto un augurio o una foto, senza domande dentro.",
      },
    ],
    say: [
      "È un po’ che non ti sento e mi manca. Se c’è qualcosa fra noi vorrei saperlo; se hai solo tanto per la testa, mi basta una parola.",
      "Non insisto e non ce l’ho con te. Quando hai voglia di un caffè o di due chiacchiere, scrivimi.",
    ],
    dont: "mandare messaggi a raffica, presentarti senza avvisare, o cercare notizie fra amici e foto.",
    stop: "Se hai un motivo vero per preoccuparti, chiedi a parenti o vicini di passare a vedere. Altrimenti, dopo un ultimo messaggio senza risposta, lascia stare e parlane con chi ti conosce bene.",
    lean: "Io riproverei una volta, se vi conoscete da un po’. Dopo due messaggi senza risposta lascerei la mossa all’altra persona.",
    future:
      "Perché {name} non risponde da fuori non si capisce: imbarazzo, altri pensieri e interesse finito sembrano uguali. Più del passato conta l’ultimo messaggio: una risposta, anche tardi, con una spiegazione è un inizio.",
    source: "listening",
  },
  stood_up: {
    open: [
      "Tu c’eri, con la voglia di vedervi, e poi è arrivata una scusa all’ultimo, o proprio niente.",
      "Non è solo la serata persa: è lo stare lì in piedi, i soldi, e il dubbio di contare poco.",
    ],
    ask: [
      {
        text: "Con {name} era la prima volta, o capita spesso?",
        told: "ancora prima volta sempre ogni terza solito spesso abitudine ultima bidon* mai",
      },
      {
        text: "E dopo, che cosa ha detto {name}?",
        told: "detto scusa scuse messaggio stanc* dimenticat* scritto niente motivo rimandiamo scordat* impegno",
      },
    ],
    weigh:
      "Puoi lasciar andare la serata e tenerti il buonumore. Oppure dici che ci tenevi, che è meno piacevole, e dai a {name} il modo di rimediare.",
    moves: [
      {
        lead: "Aspetta domani",
        text: "dalla fermata dell’autobus non rispondere. Il giorno dopo ti vengono parole né gelide né finte.",
      },
      {
        lead: "Racconta com’è andata",
        text: "«ho aspettato un’ora e avevo preso la babysitter» fa vedere le cose. Non serve aggiungere che è maleducazione.",
      },
      {
        lead: "Tocca all’altro",
        text: "lascia a {name} la prossima proposta, con posto e ora. Se arriva, una accettala.",
      },
      {
        lead: "Niente anticipi",
        text: "per un po’ vedetevi dove andresti comunque, o in gruppo, e non pagare niente prima.",
      },
      {
        for: "N-",
        lead: "Rendilo facile",
        text: "all’ultima ora può mancare il coraggio. Proponi a {name} una cosa corta e vicina, dove va bene anche mezz’ora.",
      },
      {
        for: "C-",
        lead: "Conferma a pranzo",
        text: "con chi confonde le date manda una riga il giorno stesso: «alle sette in stazione, ci sei?». Senza risposta non ti muovi.",
      },
      {
        for: "partner",
        lead: "Recuperate in settimana",
        text: "trovate subito un’altra sera e alla prenotazione pensa chi ha dato buca. Così si vede che ci tenete tutti e due.",
      },
    ],
    say: [
      "Ci tenevo a vederti e mi è dispiaciuto parecchio. Se salta qualcosa, chiamami appena lo sai.",
      "È andata a monte di nuovo. Vederti mi piace, quindi dimmi con sincerità quale tipo di programma riesci a mantenere.",
    ],
    dont: "dire «figurati» e poi fare il muso per settimane, o dare buca la prossima volta per pareggiare.",
    stop: "Dopo vari programmi saltati senza una proposta dall’altra parte, smetti di organizzare. Se vi incrociate resta cordiale, e le serate dalle a chi si presenta.",
    lean: "Un’altra possibilità la darei, se c’erano un motivo vero e una scusa. Se è un’abitudine, o un primo appuntamento finito senza una riga, non offrirei altre serate.",
    future:
      "Dimenticanza, scelta o timidezza dell’ultimo minuto: da qui non si distingue. Guarda se {name} propone un’altra data di sua iniziativa e poi si presenta.",
    source: "boundaries",
  },
  always_late: {
    open: [
      "Ad aspettare col cappotto addosso si ha tutto il tempo di chiedersi se il proprio valga meno.",
      "Ogni volta è una cosa da poco, e ormai prima di {name} arriva il nervoso.",
    ],
    ask: [
      {
        text: "{name} fa tardi dappertutto, anche al lavoro e coi treni, o soprattutto con te?",
        told: "dappertutto ovunque lavoro treno volo solo me tutti calcio capo matrimonio messa sempre",
      },
      {
        text: "Che cosa vi costa il ritardo: un inizio perso, dei soldi o più che altro l’umore?",
        told: "perso volo film messa lavoro capo pagato ora tavolo freddo treno bambini cancello",
      },
    ],
    weigh:
      "Aspettare in silenzio salva la serata e fa crescere il fastidio. Un accordo chiaro all’inizio pare rigido, poi però nessuno deve più indovinare.",
    moves: [
      {
        lead: "Fissate un limite",
        text: "dici che aspetti un quarto d’ora e poi entri, ordini o parti. Dillo prima, con gentilezza, e poi fallo.",
      },
      {
        lead: "Parlane a riposo",
        text: "scegli un’ora in cui nessuno aspetta. Racconta un episodio solo, e che cosa hai fatto in quei quaranta minuti.",
      },
      {
        lead: "Cambia appuntamento",
        text: "vedetevi a casa tua, da {name}, o dentro al cinema con i biglietti già divisi. Il ritardo ti costa meno.",
      },
      {
        lead: "Contate all’indietro",
        text: "partendo dall’arrivo: parcheggio, strada, scarpe, doccia. Chi fa tardi di solito calcola il tragitto e dimentica tutto il resto.",
      },
      {
        for: "C-",
        lead: "Sveglia per uscire",
        text: "puntatela sull’ora della partenza invece che su quella dell’appuntamento. La suoneria la sceglie {name}.",
      },
      {
        for: "colleague",
        lead: "Nomina il lavoro",
        text: "di’ quale lavoro senza tutti presenti non può partire, e accordatevi sull’orario per quello.",
      },
      {
        for: "partner",
        lead: "Due strade",
        text: "dove c’è un inizio preciso andateci ognuno per conto suo: tu parti in orario e tieni un posto. Senza farne una colpa.",
      },
    ],
    say: [
      "Quando aspetto tanto mi innervosisco e poi non sono di compagnia. Facciamo che dopo un quarto d’ora comincio?",
      "Oggi ho fatto come avevamo detto e ho cominciato all’ora giusta. La prossima volta ci andrei volentieri con te, che cosa ti aiuterebbe a fare in tempo?",
    ],
    dont: "dire un orario falso. Una o due volte funziona, e quando si scopre a dare spiegazioni sei tu.",
    stop: "Quando ci vanno di mezzo i bambini all’uscita o il posto di lavoro, trova un’altra soluzione che funzioni anche senza {name}. Se i ritardi ormai riguardano tutto, casa e ufficio, si può chiedere un parere al medico.",
    lean: "Sì, avviati pure, se l’hai detto prima e la situazione lo permette. Avrei più pazienza se dietro ci sono figli piccoli, una malattia o un viaggio lungo.",
    future:
      "Con l’orologio le abitudini cambiano piano, quando cambiano. Un messaggio mandato prima dell’ora e non dopo, e un accordo tenuto per un mese, sarebbero i primi segnali da {name}.",
    source: "nvc",
  },
  one_sided: {
    open: [
      "A chiamare, proporre e prenotare sei tu, e ti chiedi che cosa resterebbe se smettessi.",
      "Gli incontri sono belli, solo che a organizzarli tocca a te.",
    ],
    ask: [
      {
        text: "Quando siete insieme, {name} ha piacere di esserci e ti ascolta?",
        told: "content* piacere bello si sempre risponde ride chiede interess* volentieri",
      },
      {
        text: "Hai mai detto che ti piacerebbe ricevere un invito, per una volta?",
        told: "detto chiesto accennato parlato mai prova provato aspettato spiegato battuta",
      },
    ],
    weigh:
      "Smettere in silenzio difende l’orgoglio e può chiudere una cosa buona. Dirlo ti mette un attimo in posizione scomoda, ma almeno {name} lo sa.",
    moves: [
      {
        lead: "Di’ il desiderio",
        text: "una frase in una giornata buona: che ti trovi bene e che per una volta ti piacerebbe ricevere la proposta.",
      },
      {
        lead: "Passa un compito",
        text: "«la prossima volta il posto lo scegli tu, quella settimana per me va bene qualsiasi giorno». Una cosa piccola e chiara si fa più facilmente.",
      },
      {
        lead: "Un giorno fisso",
        text: "il primo giovedì del mese, senza che nessuno chieda. Così non deve cominciare nessuno.",
      },
      {
        lead: "Guarda l’insieme",
        text: "c’è chi non organizza mai niente e poi corre appena serve. Prima di fare i conti, scrivi quello che {name} fa.",
      },
      {
        for: "E-",
        lead: "Fatti bastare poco",
        text: "per una persona timida telefonare è dura. Una canzone mandata o un articolo girato sono il suo modo di farsi avanti.",
      },
      {
        for: "C-",
        lead: "Decidete lì",
        text: "quando vi salutate fissate già la prossima data, agenda in mano. Più tardi sfuma.",
      },
      {
        for: "far",
        lead: "Metà strada",
        text: "proponi un posto a mezza via, o un viaggio a testa all’anno, con il mese già deciso.",
      },
    ],
    say: [
      "Con te sto bene, e mi accorgo che a proporre sono quasi sempre io. Il mese prossimo scegli tu qualcosa?",
      "La prossima mossa la lascio a te. Non ti tengo il muso, mi farebbe solo piacere sentire che ne hai voglia anche tu.",
    ],
    dont: "smettere di scrivere per prova e contare i giorni: {name} non sa che c’è un esame in corso.",
    stop: "Se dopo qualche mese la tua richiesta non ha cambiato niente, scrivi meno e vedetevi quando capita. Le energie per organizzare dalle a una o due persone che ti cercano.",
    lean: "Lo direi una volta, piuttosto che smettere di colpo. Se l’hai già detto e la risposta è stata «sì sì, presto», va bene anche fare di meno.",
    future:
      "Da chi scrive per primo non si legge quanto {name} ti voglia bene. Dopo che hai parlato, guarda se entro un mese e mezzo parte qualcosa dall’altra parte, anche fatto alla buona.",
    source: "boundaries",
  },
  drifting_apart: {
    open: [
      "Non è successo niente, e proprio per questo è difficile rimediare: non c’è una lite da chiudere, solo tanto tempo in mezzo.",
      "Un tempo di {name} sapevi anche che cosa mangiava a colazione, e adesso vi scambiate gli auguri e il meteo.",
    ],
    ask: [
      {
        text: "Nei tempi migliori, che cosa facevate insieme?",
        told: "camminate pranzo casa calcio scuola universita ridevamo tutto nottate insieme uscivamo vacanze",
      },
      {
        text: "Ti manca {name} com’è oggi, o più che altro quel periodo?",
        told: "manca allora tempi una volta oggi prima passato nostalgia ricordi",
      },
    ],
    weigh:
      "Farsi sentire chiede un po’ di coraggio e può restare un bel pranzo e basta. Lasciare andare non offende nessuno, ma se aspettate tutti e due è un peccato.",
    moves: [
      {
        lead: "Una cosa vera",
        text: "una foto, una canzone, un posto che conoscete: «al lago ho pensato a te». Niente scuse per il tempo passato.",
      },
      {
        lead: "Proponi una data",
        text: "due giorni e una cosa da fare. Camminando o cucinando si parla meglio che faccia a faccia al tavolo di un bar.",
      },
      {
        lead: "Domande più grandi",
        text: "«che cosa ti occupa di più la testa in questo periodo?» porta oltre lavoro e meteo. Racconta prima qualcosa di te.",
      },
      {
        lead: "Poco e regolare",
        text: "dieci minuti sulla via di casa ogni due settimane tengono più di una rimpatriata ogni tre anni.",
      },
      {
        for: "O+",
        lead: "Qualcosa di nuovo",
        text: "i ricordi finiscono al primo piatto. Un corso, un sentiero o una mostra danno a te e a {name} cose fresche da raccontarvi.",
      },
      {
        for: "N-",
        lead: "Nessuno è in torto",
        text: "può darsi che {name} ti creda sulle tue. Di’ che avete solo avuto tanto da fare entrambi e che adesso ti fa piacere.",
      },
      {
        for: "far",
        lead: "Messaggi vocali",
        text: "con il fuso orario in mezzo, tre minuti parlati come a passeggio valgono più di una chat piena di immagini.",
      },
    ],
    say: [
      "Ieri ho pensato a te e mi è venuta voglia di sapere come stai davvero. Una di queste domeniche facciamo due passi?",
      "Non vorrei che la lasciassimo al caso. Ci sentiamo la prima domenica del mese, anche solo un quarto d’ora?",
    ],
    dont: "cominciare da di chi è la colpa, o aspettarti la confidenza di una volta dopo una sera sola.",
    stop: "Se due o tre tentativi affettuosi trovano solo cortesia, lascia stare senza chiudere. Gli auguri a fine anno tengono aperta la strada, e intanto c’è posto per altri.",
    lean: "Sì, fatti sentire: al peggio arriva un gentile «adesso sono di corsa». Se ti accorgi che ti manca soprattutto com’eri tu allora, può bastare mandare un bel ricordo.",
    future:
      "Se tornerete vicini dipende da due vite, e io ne vedo mezza. Guarda se {name} ti fa domande a sua volta, se ricorda una cosa che hai raccontato, se propone una prossima volta.",
    source: "gratitude",
  },
  left_out: {
    open: [
      "Sapere dopo che c’erano tutti tranne te mette un freddo addosso, a quindici anni come a settantasei.",
      "La parte peggiore è il giorno dopo, quando devi fare come se non sapessi niente.",
    ],
    ask: [
      {
        text: "Sai com’è andata, o per ora hai visto solo le foto?",
        told: "instagram foto facebook visto sentito detto scoperto storie lista scusa postat* storia",
      },
      {
        text: "È successo una volta, o va avanti da un po’?",
        told: "volta prima ancora sempre ogni mesi da anni ultimamente solito mai spesso",
      },
    ],
    weigh:
      "Chiedere può essere imbarazzante e fa capire che cosa è stato caso e che cosa no. Non chiedere ti salva la faccia, e ti resta la versione che hai in testa.",
    moves: [
      {
        lead: "Chiedi a una persona",
        text: "quella di cui ti fidi di più, a tu per tu: «ho visto che eravate via insieme e un po’ ci ho sofferto. Com’è nata?».",
      },
      {
        lead: "Invita tu",
        text: "entro due settimane proponi una cosa piccola a uno o due del gruppo. Si rientra nel giro più in fretta che aspettando.",
      },
      {
        lead: "Di’ che verresti",
        text: "chi sembra pieno di impegni, non beve più o vive lontano smette di ricevere inviti. Fai sapere a {name} che ti piace che ti chiamino.",
      },
      {
        lead: "Spegni le foto",
        text: "silenzia gruppo e storie per qualche giorno. Non c’è bisogno di uscire dalla chat.",
      },
      {
        for: "E-",
        lead: "Comincia da uno",
        text: "non devi conquistare tutta la compagnia. Una passeggiata solo con {name} serve più che stare in un angolo fra dieci.",
      },
      {
        for: "family",
        lead: "Parla della prossima",
        text: "coi parenti non ricostruire chi ha telefonato a chi. Chiedi a {name} di avvisarti al prossimo programma.",
      },
      {
        for: "colleague",
        lead: "All’ora di pranzo",
        text: "«andate a mangiare, vengo anch’io?». Negli uffici si va per abitudine, e non ci pensa nessuno.",
      },
    ],
    say: [
      "Ho saputo della vostra serata, e mi sarebbe piaciuto esserci. C’era un motivo?",
      "Se era per il numero va benissimo. Mi piacerebbe solo saperlo da te e non per caso.",
    ],
    dont: "un commento pungente sotto la foto, o una cena organizzata apposta senza di loro.",
    stop: "Se un gruppo ti tiene fuori di continuo e ci prende gusto, cerca compagnia altrove. Se succede al lavoro o a scuola, parlane con un responsabile o un insegnante di cui ti fidi.",
    lean: "Lo direi a una persona, se ci tieni a restarle vicino. Con chi conosci appena, o per un matrimonio coi posti contati, lascerei correre senza trarne conclusioni.",
    future:
      "Che cosa avessero in mente non lo so: spesso è distrazione, qualche volta no. Guarda chi ti risponde apertamente, e se ti invitano la prossima volta, adesso che hai detto che verresti.",
    source: "disclosure",
  },
  friend_new_partner: {
    open: [
      "Nella vita di {name} è arrivata una persona nuova, e il posto che avevi tu nella sua settimana se n’è andato.",
      "Ti fa piacere la felicità di {name}, e intanto ti manca com’era fra voi: le due cose stanno insieme.",
    ],
    ask: [
      {
        text: "Da quanto va avanti questa storia, e quanto vi vedete ancora a tu per tu?",
        told: "da mesi settimane maggio estate capodanno nuov* mai volta prima insieme conviv*",
      },
      {
        text: "Chi sta con {name} lo conosci un po’, o solo da lontano?",
        told: "conosciuto presentat* porta simpatic* carin* noios* ovunque sera sappiamo niente",
      },
    ],
    weigh:
      "Dire che ti manca può suonare come una lagna in un momento felice. Non dirlo tiene il buonumore, ma {name} può credere che per te vada tutto bene.",
    moves: [
      {
        lead: "Festeggia anche tu",
        text: "chiedi come si sono conosciuti e che cosa c’è di bello, e ascolta sul serio. Dopo sarà più facile che qualcuno ascolti anche te.",
      },
      {
        lead: "Chiedi una cosa sola",
        text: "non «più tempo», ma il calcetto del giovedì, la gita di giugno, un caffè prima del lavoro, voi due.",
      },
      {
        lead: "Conosci l’altra metà",
        text: "invita tutti e due una volta, per una cosa breve. Con una faccia e due aneddoti è più facile essere contenti per loro.",
      },
      {
        lead: "Riempi la serata",
        text: "il giorno che si è liberato dallo a qualcun altro o a un corso. A casa ad aspettare ogni foto sembra peggio.",
      },
      {
        for: "E-",
        lead: "Una volta al mese",
        text: "chi ha bisogno di calma non regge due appuntamenti nella stessa settimana. Proponi a {name} un giorno fisso al mese.",
      },
      {
        for: "A+",
        lead: "Dillo semplice",
        text: "una persona di buon cuore ha già qualche rimorso. Basta una frase gentile.",
      },
      {
        for: "N-",
        lead: "Senza paragoni",
        text: "un «prima invece» adesso suona come un’accusa. Parla soltanto della prossima volta.",
      },
    ],
    say: [
      "Sono proprio felice per voi. E mi mancano le nostre serate, ce ne teniamo una, solo noi due?",
      "Venite pure in due, mi fa piacere. Dimmelo solo prima, così so che serata sarà.",
    ],
    dont: "frecciate sulla persona nuova, o comparire alla prima lite per dire «te l’avevo detto».",
    stop: "Se amici e parenti sono quasi spariti e ti sembra che {name} debba rendere conto di tutto, resta in contatto senza insistere e fai sapere che la tua porta è aperta. Un centro di ascolto può consigliare anche te.",
    lean: "Lo direi, passate le prime settimane, come un desiderio. Se invece dovessi dire più che altro che la scelta è sbagliata, lo terrei per me, a meno che con {name} ci sia chi si comporta davvero male.",
    future:
      "Molti dopo qualche mese si rifanno vivi, altri si sistemano nella vita a due; come sarà con {name} non lo so. Guarda se ti viene proposta una serata fra voi, senza l’altra metà.",
    source: "capitalisation",
  },
  in_love_with_friend: {
    open: [
      "All’apparenza è tutto come prima, ma adesso ogni messaggio lo rileggi tre volte.",
      "È difficile perché c’è tanto da perdere: una persona che comunque ti fa piacere avere intorno.",
    ],
    ask: [
      {
        text: "{name} ha qualcuno? E dall’altra parte è mai arrivato un segnale?",
        told: "sposat* fidanzat* ragazz* single bacio baciat* segnale compagn* detto moglie marito friendzone",
      },
      {
        text: "Che cosa vorresti di più: stare insieme, dirlo, o che passasse?",
        told: "dirlo dirglielo insieme passare dimenticare smettere verita stare relazione perdere nascondere",
      },
    ],
    weigh:
      "Dirlo può farvi avvicinare o rendere imbarazzanti i prossimi mesi. Tacere salva l’amicizia com’è, e a te tocca recitare una parte.",
    moves: [
      {
        lead: "Sonda con leggerezza",
        text: "proponi a {name} una cosa che di solito non fate, solo voi due, e guarda se fa piacere e se ne viene chiesta un’altra.",
      },
      {
        lead: "Lascia facile il no",
        text: "una passeggiata, non una cena; due frasi; e poi «non devi rispondere adesso». Niente lettere di dieci pagine.",
      },
      {
        lead: "Prevedi il no",
        text: "prima di parlare immagina la risposta negativa e che cosa ti servirebbe: qualche settimana di distanza, meno messaggi.",
      },
      {
        lead: "Allarga la settimana",
        text: "mettici persone e sere che con {name} non c’entrano. Aiuta comunque vada.",
      },
      {
        for: "N-",
        lead: "Dai spazio",
        text: "la notizia può spaventare. Di’ che quello che volevi dire l’hai detto e che non ci tornerai sopra di tua iniziativa.",
      },
      {
        for: "A+",
        lead: "Non leggere gli abbracci",
        text: "chi è affettuoso tocca, ascolta e si ferma a dormire sul divano senza volere altro. Fidati delle parole.",
      },
      {
        for: "colleague",
        lead: "Fuori dall’ufficio",
        text: "parlane lontano dal lavoro, e solo se lì nessuno dipende dall’altro. Dopo un no, per te è chiusa.",
      },
    ],
    say: [
      "Mi accorgo che per te sento più di un’amicizia. Volevo che lo sapessi, e oggi non mi devi nessuna risposta.",
      "Grazie per la sincerità. Mi servono alcune settimane vedendoci poco, e poi mi piacerebbe ritrovarci.",
    ],
    dont: "dichiararti al terzo bicchiere, o fare da confidente aspettando che l’altra storia finisca.",
    stop: "Se la risposta è stata no, o {name} sta bene con qualcuno, smetti di aspettare: meno contatti per due o tre mesi e qualcuno con cui parlarne. Se non dormi e non mangi più come si deve, vai dal medico.",
    lean: "Propendo per dirlo, se {name} non ha nessuno e va avanti da più di qualche mese. Con chi è già in coppia, con il tuo capo o con un allievo lo lascerei passare in silenzio, prendendo un po’ di distanza.",
    future:
      "Che cosa senta {name} non si legge in una testa appoggiata alla spalla. Guarda se cerca momenti solo con te, se chiede della tua vita sentimentale, se ricorda le piccole cose. Anche allora, la risposta arriva solo chiedendo.",
    source: "disclosure",
  },
  partner_vs_friends: {
    open: [
      "Stai in mezzo a persone a cui vuoi bene, e da ogni parte senti che cosa non va nell’altra.",
      "Una serata a cui tenevi diventa due ore passate a controllare le facce.",
    ],
    ask: [
      {
        text: "Che cosa si rimproverano a vicenda: un fatto preciso o solo un modo di fare?",
        told: "detto scortes* maleducat* noios* rideva soprannome snob influenza successo diverso battute superficial* mai",
      },
      {
        text: "E tu, su qualcuno di loro, qualche dubbio ce l’hai?",
        told: "dubbi dubbio ragione forse fidarmi vedono felice amo innamorat* penso preoccup*",
      },
    ],
    weigh:
      "Farli incontrare può funzionare col tempo, ma ogni volta è una fatica. Tenerli separati è più riposante, e le settimane te le devi dividere.",
    moves: [
      {
        lead: "Niente cenoni",
        text: "invita una persona sola, per poco e con qualcosa da fare: bowling, mercatino, cinema.",
      },
      {
        lead: "Chiedi le buone maniere",
        text: "nessuno è obbligato a farsi piacere qualcuno. Chiedi un saluto, una domanda e niente commenti alle spalle, quando ci sei tu.",
      },
      {
        lead: "Non fare il postino",
        text: "quando {name} attacca con l’altro, di’ che vuoi bene a entrambi e cambia discorso. Non riferire.",
      },
      {
        lead: "Ascolta un esempio",
        text: "chiedi a chi ti è amico che cosa ha visto davvero. Un fatto merita ascolto, un’antipatia generica no.",
      },
      {
        for: "E-",
        lead: "Uscita anticipata",
        text: "per chi è di poche parole una tavolata è fatica. Decidi con {name} a che ora andare via, e prendete due macchine.",
      },
      {
        for: "partner",
        lead: "Serate tue",
        text: "vedi regolarmente gli amici per conto tuo e torna all’ora che avevi detto. Di’ in anticipo a {name} quali sere.",
      },
      {
        for: "friend",
        lead: "Ricominciare da zero",
        text: "racconta due scene di quello che ti piace della persona con cui stai, e chiedi di ripartire da lì.",
      },
    ],
    say: [
      "Non dovete diventare amici. Mi farebbe piacere se venissi per un’ora, salutassi e facessi due domande.",
      "Voglio bene a te e a loro, e non mi va di fare l’arbitro. Ditevi di persona che cosa non va, oppure lasciatemene fuori.",
    ],
    dont: "riferire a uno quello che ha detto l’altro, o organizzare una vacanza tutti insieme per rompere il ghiaccio.",
    stop: "Se la persona con cui stai non ti vuole più far vedere nessuno, controlla dove sei o fa un dramma a ogni uscita, parlane con qualcuno di cui ti fidi o con un centro di ascolto. I tuoi amici, a quel punto, non c’entrano più.",
    lean: "No, non sceglierei, e nemmeno porterei qualcuno di peso a una festa. Se però più persone che ti vogliono bene hanno notato la stessa cosa, ognuna per conto suo, guardala con onestà.",
    future:
      "Se un giorno si piaceranno non lo posso dire. Guarda le piccole cortesie: una domanda sull’altro, una battuta insieme, una sera da cui tornano entrambi senza commenti.",
    source: "nvc",
  },
  drains_me: {
    open: [
      "A {name} vuoi bene, eppure quando vedi il nome sul telefono prima fai un respiro profondo.",
      "Ascolti, suggerisci, consoli, e poi ti serve un’ora per riprenderti.",
    ],
    ask: [
      {
        text: "{name} sta passando un brutto periodo, o è così da anni?",
        told: "divorzio separazione vedov* anno anni sempre da lutto lavoro malattia mesi periodo",
      },
      {
        text: "A te chiede mai qualcosa, e poi ti ascolta?",
        told: "chiede mai me ascolta interrompe volta domanda come sto parla",
      },
    ],
    weigh:
      "Esserci per qualcuno vale, e senza un limite finisce che il telefono ti fa ansia. Un limite sul momento può deludere, ma è quello che ti fa rispondere ancora.",
    moves: [
      {
        lead: "Di’ prima quanto hai",
        text: "«ho un quarto d’ora e mi fa piacere sentire come stai». Poi chiudi all’ora che hai detto.",
      },
      {
        lead: "Scegli tu quando",
        text: "richiama quando hai riposato, in un giorno che va bene a te. I messaggi possono aspettare la sera.",
      },
      {
        lead: "Chiedi che cosa serve",
        text: "«vuoi che ti ascolti o che ci pensiamo insieme?». Se è solo ascoltare, non ti devi portare in giro una soluzione.",
      },
      {
        lead: "Metti dentro te",
        text: "comincia una frase con «a me, invece» e racconta qualcosa. A chi parla tanto spesso fa piacere che qualcuno guidi il discorso.",
      },
      {
        for: "E+",
        lead: "Fate qualcosa",
        text: "con {name} cammina, cucina, gioca a carte. Con le mani occupate i discorsi arrivano a pezzi più piccoli.",
      },
      {
        for: "N-",
        lead: "E domani?",
        text: "dopo dieci minuti chiedi che cosa alleggerirebbe un po’ la giornata di domani. Un altro giro sulle stesse cose appesantisce tutti e due.",
      },
      {
        for: "old",
        lead: "Altre orecchie",
        text: "quando le giornate sono vuote finisce tutto su una persona. Cerca con {name} un circolo, una vicina, qualcuno che passi a fare compagnia.",
      },
    ],
    say: [
      "Mi fa piacere sentirti e oggi ho solo dieci minuti. Qual è la cosa più importante?",
      "A te ci tengo, e quanto ti serve adesso io non riesco a reggerlo. Credo che qualcuno del mestiere possa aiutarti più di me.",
    ],
    dont: "non rispondere per settimane e poi inventarti l’influenza, o ascoltare a metà col nervoso addosso.",
    stop: "Se {name} non vede vie d’uscita, dorme poco o parla come se niente avesse più valore, proponi un medico o un telefono di ascolto e dillo a chi è vicino. Non puoi essere l’unica persona che ascolta.",
    lean: "Non rispondere va bene, se dici un altro momento. Dopo un lutto, con una malattia o in un’emergenza vera allungherei per qualche settimana, dividendo i turni con altri.",
    future:
      "Se capirà il limite non si può sapere. Guarda la terza telefonata dopo: se è più corta, o dentro c’è una domanda per te, il messaggio è arrivato.",
    source: "listening",
  },
  envy: {
    open: [
      "Quando uno ha quello che l’altro desidera, può pungere anche un messaggio gentile.",
      "Fra due persone si è messa una bella notizia, e nessuno dice ad alta voce che effetto fa.",
    ],
    ask: [
      {
        text: "A chi dei due adesso sta andando bene, e in che cosa?",
        told: "lavoro promozion* figlio incinta fidanzat* casa soldi premio vinto barca perso concorso mostra",
      },
      {
        text: "Che cosa vorresti di preciso per te, se potessi scegliere un pezzo solo?",
        told: "vorrei voglio anche stesso invece perso bambin* soldi posto mio desidero",
      },
    ],
    weigh:
      "Dire che è dura può dare sollievo e permettere a {name} di avere un riguardo. Tenerlo per te lascia intatta la festa, ed è più facile con un po’ di distanza e qualcun altro con cui sfogarti.",
    moves: [
      {
        lead: "Dagli un nome",
        text: "scrivi che cosa brucia di preciso: la casa, la facilità, i complimenti. Spesso è una cosa sola, e su quella puoi fare qualcosa.",
      },
      {
        lead: "Complimenti veri, una volta",
        text: "due frasi su quello che {name} ha fatto per arrivarci. Poi puoi parlare d’altro.",
      },
      {
        lead: "Meno vetrina",
        text: "silenzia i post per un mese, nei due sensi: tu non devi guardare per forza, e le tue notizie le fai vedere a meno persone.",
      },
      {
        lead: "Dillo con cura",
        text: "se la tua bella notizia cade dove a {name} manca qualcosa, dilla tu, in privato e presto. Poi lascia un po’ di tempo, prima di aspettarti gli applausi.",
      },
      {
        for: "A+",
        lead: "Dillo sorridendo",
        text: "con chi ha buon cuore, un «sono felice per te e ti invidio un po’» di solito viene accolto bene e alleggerisce entrambi.",
      },
      {
        for: "A-",
        lead: "Esci dalla gara",
        text: "se ogni racconto viene superato, non rilanciare. Fai una domanda e passa a un argomento dove non vince nessuno.",
      },
      {
        for: "family",
        lead: "Parla coi genitori",
        text: "se vi mettono a confronto, chiedi con garbo che parlino di uno alla volta.",
      },
    ],
    say: [
      "Sono felice per te, davvero. Certi giorni mi punge un po’, perché la volevo anch’io, e tu non c’entri.",
      "Mi sembra che le mie novità in questo periodo ti pesino. Preferisci che te ne parli meno, o come ti va?",
    ],
    dont: "frecciatine travestite da battute, o rimpicciolire quello che ti è andato bene perché nessuno ci resti male.",
    stop: "Se l’invidia ti mangia serate intere o ti scopri a sperare che vada male, parlane con qualcuno di fuori, una persona amica o uno psicologo. E a chi risponde con una stoccata a ogni tuo successo racconta di meno.",
    lean: "Ne accennerei, in una frase, a qualcuno con cui puoi essere te. Se {name} ha appena avuto proprio quello che a te manca e fa male, prima prenditi qualche settimana.",
    future:
      "Può sciogliersi quando le due vite vanno avanti; se andrà così non lo sa nessuno. Guarda se {name} ti chiede ancora di te, e se dopo una bella notizia, tua o sua, arriva una domanda.",
    source: "gratitude",
  },
  secret_told: {
    open: [
      "L’avevi detto a una persona, e adesso te lo ritrovi in facce che non dovevano sapere niente.",
      "Quello che ormai si sa è una cosa, ma brucia anche l’idea di aver scelto l’orecchio sbagliato.",
    ],
    ask: [
      {
        text: "Hai la certezza che venga da {name}, o è un sospetto?",
        told: "solo sicur* sapeva ammesso detto sospett* chi forse screenshot scappato confessato",
      },
      {
        text: "Fin dove è arrivata la voce, e che cosa può ancora rovinare?",
        told: "tutti ufficio famiglia intera capo parrocchia marito figli gruppo mamma paese amici",
      },
    ],
    weigh:
      "A parlarne può arrivare una scusa o una giustificazione, e in ogni caso ne sai di più. Allontanarti in silenzio ti protegge, ma {name} non saprà che cosa ti ha fatto.",
    moves: [
      {
        lead: "Prima controlla",
        text: "ripassa chi altro lo sapeva, prima di dire qualcosa. Un’accusa sbagliata sarebbe il secondo torto in questa storia.",
      },
      {
        lead: "Domanda, non accusare",
        text: "«te l’avevo detto in confidenza e adesso lo sanno altri. Com’è andata?». Poi ascolta la risposta fino in fondo.",
      },
      {
        lead: "Ferma il giro",
        text: "chiedi a {name} di dire a chi l’ha saputo che finisce lì. Alla persona più importante puoi dirlo direttamente tu.",
      },
      {
        lead: "Confidenze più leggere",
        text: "se vuoi tenere il rapporto, per ora scegli argomenti semplici. La fiducia può ricrescere dalle cose piccole.",
      },
      {
        for: "E+",
        lead: "Attenzione alla lingua",
        text: "c’è chi pensa ad alta voce, senza cattiveria. Di’ prima, parola per parola, che cosa deve restare fra voi due.",
      },
      {
        for: "A+",
        lead: "Chiedi il motivo",
        text: "forse {name} voleva trovarti un aiuto. Puoi ringraziare per questo e dire lo stesso che toccava a te raccontarlo.",
      },
      {
        for: "family",
        lead: "Segna i confini",
        text: "in famiglia le notizie corrono da sole. Di’ quali cose sono per una persona, e il resto raccontalo a tutti insieme.",
      },
    ],
    say: [
      "Te l’avevo detto in confidenza e adesso lo sanno in giro. Per me è stato brutto. Vorrei capire com’è successo.",
      "Ti credo che non l’hai fatto per farmi un dispetto. Per un po’ cose così le tengo per me, poi vediamo.",
    ],
    dont: "raccontare in cambio un segreto di chi ha parlato, o far votare tutta la compagnia su chi ha ragione.",
    stop: "Se c’entrano la salute, il lavoro o tue foto, chiedi al personale, ai rappresentanti dei lavoratori o a un avvocato che cosa puoi fare. Se davanti all’evidenza viene negato tutto, chiudi con le confidenze e tieni una certa distanza.",
    lean: "Sì, lo direi, in privato e quando ne hai quasi la certezza. Se è scappato una volta e l’ha ammesso subito, il rapporto può reggere; alla seconda tornerei a parlare del più e del meno.",
    future:
      "Se ricapiterà, e se c’era cattiveria, non lo posso sapere. Aiuta la reazione: chi chiama le cose col loro nome e va a rimediare è diverso da chi ti spiega che te la prendi troppo.",
    source: "forgiveness",
  },
  keeping_secret: {
    open: [
      "Sai una cosa che a qualcuno cambierebbe la giornata, o la vita, e intanto a tavola vi passate il sale.",
      "Da qualunque parte la giri qualcuno ci resta male: chi perché taci, chi perché parli.",
    ],
    ask: [
      {
        text: "Come lo sai: visto con i tuoi occhi, sentito dire o saputo in confidenza?",
        told: "visto vista beccato sentito detto promettere promesso giurato foto tinder test letto",
      },
      {
        text: "Se restasse nascosto ancora qualche settimana, qualcuno ci rimetterebbe parecchio?",
        told: "bambin* malat* incinta soldi ditta salute figli* lavoro licenziare casa matrimonio tradisce",
      },
    ],
    weigh:
      "Dirlo può risparmiare a {name} un colpo più duro dopo, e costarti la fiducia di un altro. Tacere rispetta una promessa, e ti ci mette dentro a ogni domanda che ti fanno.",
    moves: [
      {
        lead: "Prima chi riguarda",
        text: "di’ a chi appartiene il segreto che non riesci a portarlo a lungo e chiedi che ne parli direttamente, entro un giorno deciso insieme.",
      },
      {
        lead: "Dividi fatti e ipotesi",
        text: "scrivi che cosa hai visto e che cosa ne hai dedotto. Se mai va detta una parte, è la prima.",
      },
      {
        lead: "Non dire bugie",
        text: "se {name} ti chiede apertamente, rispondi «questo non lo devi chiedere a me». Ti tiene fuori da una menzogna.",
      },
      {
        lead: "Un orecchio esterno",
        text: "un medico, uno psicologo, un’amicizia che non conosce nessuno dei coinvolti. Dormi meglio e la cosa non gira.",
      },
      {
        for: "N-",
        lead: "Scegli l’ora",
        text: "se va detto, fallo quando {name} ha la serata libera e qualcuno accanto, non prima del lavoro o di una festa.",
      },
      {
        for: "young",
        lead: "La sicurezza dei minori",
        text: "con chi ha meno di diciotto anni, il silenzio promesso finisce dove c’è un pericolo. Dillo apertamente, e andate insieme da un adulto di fiducia: un genitore, la scuola, il medico.",
      },
      {
        for: "family",
        lead: "Una data",
        text: "per una malattia o una gravidanza decidi con chi la vive quando lo sapranno gli altri e chi lo dirà.",
      },
    ],
    say: [
      "Mi hai detto una cosa che faccio fatica a portare. Per favore dilla tu entro fine mese, se vuoi vengo con te.",
      "C’è una cosa che ho visto, e al posto tuo vorrei saperla. Vuoi che te la dica?",
    ],
    dont: "farlo capire a mezze parole, mandarlo in forma anonima o dirlo ad altri tre per toglierti il peso.",
    stop: "Se c’è di mezzo un bambino, o la sicurezza o la salute di qualcuno, non tenerlo per te: vai da un medico, dalla scuola o da un centro di ascolto. Con soldi e frodi fatti dire da un avvocato che obblighi hai.",
    lean: "Prima spingerei a parlare chi ha il segreto. A {name} lo direi io solo se l’altra persona continua a rimandare e c’è in ballo parecchio. Una cosa solo imbarazzante, o di tanti anni fa, la terrei per me.",
    future:
      "Se {name} ti ringrazierà o se la prenderà con te non si prevede, e spesso capitano entrambe le cose. Pensa a che cosa ha detto altre volte su storie simili, e se ha già cominciato a fare domande.",
    source: "boundaries",
  },
  gossip: {
    open: [
      "Su qualcuno girano delle voci, e ogni bocca ci aggiunge un pezzetto.",
      "Un discorso che si ferma quando si apre la porta mette a disagio tutta la stanza.",
    ],
    ask: [
      {
        text: "L’hai sentito da {name} con le tue orecchie, o ti è arrivato da altri?",
        told: "sentito detto riferito chat voce voci orecchie qualcuno spalle macchinetta pare amica",
      },
      {
        text: "Riguarda te, un’altra persona, o qualcosa l’hai passato avanti anche tu?",
        told: "riso passato poveri vero bugie separazione corna anch",
      },
    ],
    weigh:
      "Rispondere a una voce le fa fare un altro giro, e lasciarla correre può sembrare una conferma. Per una bugia che ti costa qualcosa, una frase chiara di solito vale la pena.",
    moves: [
      {
        lead: "Vai alla fonte",
        text: "parla con {name} a quattr’occhi: «ho saputo che hai detto questo di me. È vero?». Chiedi e ascolta fino in fondo.",
      },
      {
        lead: "Una frase vera",
        text: "di’ come stanno le cose a due persone che vengono ascoltate, senza dare colpe. Poi non parlarne più.",
      },
      {
        lead: "Non dargli da mangiare",
        text: "quando gli altri cominciano, «non so, non c’ero», e chiedi di altro. Funziona prima di quanto si pensi.",
      },
      {
        lead: "Prenditi la tua parte",
        text: "se la voce è passata da te, vai da chi riguarda prima che lo scopra, e agli altri di’ che non dovevi raccontarlo.",
      },
      {
        for: "A+",
        lead: "Lascia rimediare",
        text: "forse {name} ha fatto coro per non restare fuori. Di’ che non pensi a una cattiveria e che vorresti vederla sistemata.",
      },
      {
        for: "E+",
        lead: "Porta altre notizie",
        text: "chi parla molto riempie i silenzi. Comincia tu con un argomento, prima che tocchi agli assenti.",
      },
      {
        for: "family",
        lead: "Racconta per tempo",
        text: "ai parenti che contano di’ la tua versione in poche parole, prima della prossima riunione di famiglia.",
      },
    ],
    say: [
      "Mi è arrivato che hai detto di me una cosa che non è vera. Vorrei sentirla da te e chiarirla.",
      "Di chi non c’è preferisco non parlare. Se qualcosa di me non ti va, dimmelo direttamente.",
    ],
    dont: "far girare qualcosa in cambio, o un annuncio a tutti che incuriosisce anche chi non ne sapeva niente.",
    stop: "Se la voce ti costa sul lavoro o arriva fino a scuola, segna chi ha detto che cosa e quando, e parlane con un responsabile, con la scuola o con un avvocato. Un giro che campa di pettegolezzi si può frequentare meno.",
    lean: "Direi qualcosa se è falso e ha conseguenze, e a una persona sola invece che a tutti. Le chiacchiere su capelli e macchine le lascerei spegnere da sé.",
    future:
      "Perché {name} parli così, per invidia, noia o abitudine, non lo so. Guarda se dopo il tuo discorso le storie finiscono, e se la gente comincia a venire da te con domande invece che con occhiate.",
    source: "nvc",
  },
} satisfies Partial<Record<Situation, CaseText>>;
