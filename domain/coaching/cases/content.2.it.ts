import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_2_IT = {
  between_two: {
    open: [
      "Quando due persone a cui vuoi bene litigano, ognuna spera che tu le dia ragione, e ogni gentilezza verso una sembra un torto all’altra.",
      "Ormai passa tutto da te: i messaggi, gli sfoghi, il «ma lo sai cosa ha detto?».",
    ],
    ask: [
      {
        text: "Da te che cosa vogliono: che riferisci, che dai ragione a qualcuno o solo che ascolti?",
        told: "riferi* messagg* ragione schier* giudice firm* scegl* sfog* parte",
      },
      {
        text: "A uno stesso pranzo ci verrebbero, o nemmeno quello?",
        told: "stanza tavola pranzo cena natale matrimonio festa invit* battesimo",
      },
    ],
    weigh:
      "Puoi restare vicino a tutt’e due le parti solo se smetti di fare da postino. All’inizio ci resteranno un po’ male, però eviti di dover deludere qualcuno sul serio più avanti.",
    moves: [
      {
        lead: "Una frase, uguale",
        text: "di’ a {name} e all’altra persona le stesse parole: che vuoi bene a entrambe le parti, che non fai da giudice e che non riferisci più niente.",
      },
      {
        lead: "Rimanda indietro",
        text: "quando arriva un «diglielo tu», rispondi «meglio se glielo dici tu» e fermati lì, anche se si tratta di una sciocchezza.",
      },
      {
        lead: "Ascolta, ma poco",
        text: "dieci minuti di sfogo quando vi vedete, poi chiedi com’è andata la settimana. Avvisa prima che d’ora in poi farai così.",
      },
      {
        for: "A-",
        lead: "Sempre la stessa risposta",
        text: "{name} insisterà per avere un parere. Ripeti la tua frase con calma, parola per parola, e non metterti a discutere se sia giusto restarne fuori.",
      },
      {
        for: "N-",
        lead: "Fatti vedere",
        text: "chi si agita facilmente prende la neutralità per un abbandono. Chiama {name} nel giro di un giorno o due, per tutt’altro.",
      },
      {
        for: "family",
        lead: "Inviti separati",
        text: "per compleanni e feste invita ciascuno una volta sola, di’ apertamente che ci sarà anche l’altra persona e lascia che decida chi viene.",
      },
    ],
    say: [
      "Voglio bene a tutti e due, quindi non mi schiero e non porto messaggi. Preferisco sapere come stai tu.",
      "Vedi, siamo di nuovo lì. Io da questa storia mi sto tirando fuori, e mi piacerebbe avere con te qualcosa che è solo nostro.",
    ],
    dont: "dire a ciascuno quello che vuole sentire. Prima o poi si parlano, e salta fuori tutto.",
    stop: "Se qualcuno ti mette davanti a un «o me o l’altra persona», o se ci sono di mezzo soldi o bambini, di’ che da te non si può risolvere e proponi un mediatore o un parente che entrambi rispettano.",
    lean: "Io ne resterei fuori, tenendo i contatti con tutti e due. Diverso se uno ha fatto qualcosa che anche per te è sbagliato: allora dillo una volta, a nome tuo.",
    future:
      "Se faranno pace dipende da cose che tu vedi solo in parte. Un segno c’è: quando uno dei due ti chiede come sta l’altro, invece di che cosa ha detto.",
    source: "boundaries",
  },
  loneliness: {
    open: [
      "Puoi vedere gente gentile tutta la settimana, e poi non sapere chi chiamare la domenica per due chiacchiere.",
      "Più della compagnia, manca qualcuno che si accorga se una sera non ci sei.",
    ],
    ask: [
      {
        text: "C’è qualcuno con cui hai scambiato due parole più di una volta e che ti sta simpatico?",
        told: "vicin* collega signora ragazz* tizi* mamma barista amic*",
      },
      {
        text: "Da quanto va avanti, e che cosa era cambiato in quel periodo?",
        told: "trasferi* pension* separat* divorzi* vedov* mort* lasciat* mesi anni nuov* universita",
      },
    ],
    weigh:
      "Puoi cercare gente nuova oppure farti avanti con chi conosci già un po’. Per la prima strada servono coraggio e parecchie serate; per la seconda basta un messaggio, ma se ti dicono di no brucia di più.",
    moves: [
      {
        lead: "Stesso posto, ogni settimana",
        text: "scegli una cosa dove trovi sempre le stesse facce, un corso, un coro, un gruppo di cammino, il volontariato, e vai sei volte prima di giudicare.",
      },
      {
        lead: "Metti un giorno",
        text: "al posto di «dovremmo vederci» scrivi «sabato alle undici prendo un caffè in piazza, vieni?». A un orario preciso è più facile dire di sì.",
      },
      {
        lead: "Ripesca qualcuno",
        text: "scrivi a una persona che negli anni hai perso di vista. Ricorda una cosa fatta insieme e chiedi come sta.",
      },
      {
        lead: "Renditi utile",
        text: "offriti di portare, prestare, dare da mangiare al gatto, fare la torta per la festa. Fare qualcosa fianco a fianco imbarazza meno che stare a guardarsi.",
      },
      {
        for: "near",
        lead: "Fuori dal solito",
        text: "a chi vedi tutti i giorni proponi una cosa piccola, un pranzo il giovedì o un pezzo di strada insieme tornando a casa.",
      },
      {
        for: "old",
        lead: "Visite corte",
        text: "mezz’ora per un caffè, sempre alla stessa ora, e se serve vai tu. Una visita breve si ripete volentieri.",
      },
      {
        for: "E-",
        lead: "Solo in due",
        text: "con chi parla poco funziona meglio una passeggiata, una mostra, un cinema e poi qualcosa da bere, non una tavolata.",
      },
    ],
    say: [
      "Mi fa sempre piacere parlare con te. Ti va un caffè sabato, seduti da qualche parte?",
      "Qui conosco ancora poca gente, e allora lo chiedo a chi mi sta simpatico. Facciamo quella passeggiata la settimana prossima?",
    ],
    dont: "aspettare di averne voglia. Dopo un periodo lungo per conto proprio, la voglia arriva di solito un’ora dopo che hai messo piede fuori.",
    stop: "Se è tutto grigio anche in compagnia, se dormi male, mangi a caso e ti trascuri, parlane con il medico. Lì non è più solo questione di conoscere gente.",
    lean: "Io direi di sì, chiedi: quasi tutti sono contenti di un invito e non osano farlo per primi. Se però hai già invitato due volte senza risposta, prova con un’altra persona.",
    future:
      "Quando andrà meglio non lo sa nessuno, ma le amicizie nascono a furia di vedersi. Fai caso alla prima volta che qualcuno ti chiede dov’eri la settimana scorsa.",
  },
  date_forgotten: {
    open: [
      "È solo una data, ma se nessuno la nomina ti sembra di non contare.",
      "Per alcuni gli anniversari sono sacri, altri non ne ricordano nemmeno uno, e di solito vivono insieme.",
    ],
    ask: [
      {
        text: "Adesso {name} sa di che giorno si trattava?",
        told: "detto sa accort* scus* ricordat* saputo dispiac*",
      },
      {
        text: "È già successo, o è la prima volta?",
        told: "sempre ancora anno anni volte mai prima solito",
      },
    ],
    weigh:
      "Puoi archiviarla come memoria corta oppure dire che ci tenevi. Lasciar correre va bene solo se ti riesce davvero; altrimenti l’anno prossimo torna fuori, più grossa.",
    moves: [
      {
        lead: "Entro domani",
        text: "chi ha dimenticato, o chi ci è rimasto male, lo dica presto e in una frase. Se tocca a te: «L’ho dimenticato, scusa. Ci tenevo e voglio rimediare».",
      },
      {
        lead: "Un altro giorno",
        text: "scegliete una sera nei prossimi dieci giorni e fate per bene quello che si doveva fare, tavolo prenotato o torta in casa. Conta il pensiero più della data.",
      },
      {
        lead: "Sul telefono",
        text: "segnate insieme le tre o quattro date che contano, in tutti e due i calendari, con l’avviso una settimana prima.",
      },
      {
        for: "C-",
        lead: "Avvisa pure",
        text: "{name} si perde le date di ogni genere, dalle bollette ai compleanni. Dieci giorni prima di’ a voce la tua, e anche che cosa ti piacerebbe.",
      },
      {
        for: "N-",
        lead: "Vacci piano",
        text: "prima di’ che fra voi va tutto bene, poi il desiderio. Altrimenti {name} si vergogna tanto che finisci per consolare tu.",
      },
      {
        for: "O-",
        lead: "Spiega bene",
        text: "«un biglietto e la colazione insieme» è più facile da fare di «qualcosa di carino». {name} con le richieste vaghe si perde.",
      },
      {
        for: "far",
        lead: "Meglio tardi",
        text: "un augurio affettuoso con tre giorni di ritardo, dicendo che è in ritardo, fa piacere lo stesso. Nessuno sta lì col cronometro.",
      },
    ],
    say: [
      "Quel giorno andava ricordato, ed è passato così. Mi piacerebbe rimediare sabato, anche se in ritardo.",
      "Lo so che con le date non è facile. A questa però ci tengo, e stavolta te lo dico prima: è fra due settimane.",
    ],
    dont: "stare zitti apposta per vedere se qualcuno se ne ricorda. Se va male, la giornata è rovinata per tutti e due.",
    stop: "Se le dimenticanze sono nuove e non riguardano solo le date, ma nomi, appuntamenti, cose dette ieri, più che arrabbiarsi conviene sentire il medico.",
    lean: "Io ne parlerei, una volta sola e in breve, e poi rimedierei, anche in ritardo. Se {name} è in un periodo pesante o sta poco bene, lascia perdere e pensa all’anno prossimo.",
    future:
      "Da una data saltata non si capisce quanto uno ti vuole bene: tanta gente affezionata non se ne ricorda mezza. Guarda piuttosto che cosa fa {name} nella settimana dopo averlo scoperto.",
  },
  neighbours: {
    open: [
      "Il rumore, la siepe o la macchina del vicino pesano di più, perché quando dà fastidio casa tua non sai dove andare.",
      "Un muro o un cancello in comune non si sceglie, e al portone vi incontrerete ancora per anni.",
    ],
    ask: [
      {
        text: "Ne avete già parlato di persona, o solo per biglietti e messaggi, o per niente?",
        told: "parlat* detto chiest* biglietto citofon* scritto bussat* lettera suonat*",
      },
      {
        text: "Che cosa ti basterebbe: silenzio sempre, o quiete da una certa ora?",
        told: "dopo prima mezzanotte undici mattina notte domenica pomeriggio ore",
      },
    ],
    weigh:
      "Puoi puntare ad avere ragione o a tenerti buono qualcuno che ti servirà quando si rompe un tubo. Chiedendo una cosa precisa, e non più educazione, spesso si ottengono tutt’e due.",
    moves: [
      {
        lead: "Suona quando c’è calma",
        text: "vai nel fine settimana, non mentre succede. Ti presenti, dici una cosa gentile e poi che cosa si sente da te e a che ora.",
      },
      {
        lead: "Una richiesta sola",
        text: "«il trapano potrebbe smettere alle otto?» oppure «i bidoni, di là?». Una cosa misurabile si concede più facilmente di un elenco.",
      },
      {
        lead: "Metti del tuo",
        text: "offri qualcosa anche tu, un tappeto, un altro orario, il tuo numero per quando il chiasso arriva da casa tua.",
      },
      {
        for: "A-",
        lead: "Regolamento in tasca",
        text: "guarda prima gli orari di silenzio del condominio o del comune e citali una volta, senza alzare la voce. Con {name} rendono più di un appello al buon cuore.",
      },
      {
        for: "E-",
        lead: "Un biglietto firmato",
        text: "due righe a mano, con nome e numero, cordiali. A chi non ama discutere sulla porta lasciano il tempo di rispondere.",
      },
      {
        for: "old",
        lead: "Forse sente poco",
        text: "televisione a tutto volume o aspirapolvere a mezzanotte, in una persona anziana, vengono spesso da orecchie o sonno che non vanno. Proponi di guardare insieme delle cuffie.",
      },
    ],
    say: [
      "Buongiorno, abito qui accanto. Da casa tua non te ne accorgi, ma in camera mia si sente tutto. Troviamo un’ora in cui si smette?",
      "Ne avevamo parlato e per un po’ andava meglio. Adesso ha ripreso, e vorrei fissare un orario che vada bene a tutti e due.",
    ],
    dont: "il cartello anonimo nell’androne o la frecciata nella chat del condominio. Lì nessuno può spiegarsi, e il malumore passa di porta in porta.",
    stop: "Segna date e orari per due o tre settimane. Se una chiacchierata e una lettera non cambiano niente, parla con l’amministratore o il padrone di casa, o con un mediatore; il comune viene dopo.",
    lean: "Prima di segnalare io ci andrei di persona: il più delle volte non immaginano quanto si sente. Se però ti hanno già urlato contro, metti per iscritto e lascia parlare l’amministratore.",
    future:
      "Da questa parte del muro non si vede se non se ne accorgono o se non gli importa. Si capisce nelle due settimane dopo una richiesta precisa: chi proprio non lo sapeva, di solito ci sta perfino troppo attento.",
    source: "negotiation",
  },
  flatmate: {
    open: [
      "A casa vorresti riposarti, e invece la prima cosa che guardi è il lavandino.",
      "Dividere un appartamento vuol dire vivere con l’idea che un’altra persona ha di pulito, caldo, tardi e mio.",
    ],
    ask: [
      {
        text: "Quale cosa, se cambiasse già questo mese, ti farebbe più comodo?",
        told: "piatti lava* affitto bollett* ragazz* rumore cibo riscaldament* puzz* puli* turni",
      },
      {
        text: "Quando avete cominciato la convivenza, vi eravate accordati su qualcosa?",
        told: "accord* patti turni contratto regol* detto deciso",
      },
    ],
    weigh:
      "Se taci c’è pace, ma intanto pulisci, paghi o ti sorbisci la musica. Se parli passi una serata scomoda, e dopo almeno si sa chi fa che cosa.",
    moves: [
      {
        lead: "Riunione di casa",
        text: "mezz’ora in una sera fissa, con qualcosa da bere, non sulla porta. Ognuno dice una cosa che gli dà fastidio e una che farà.",
      },
      {
        lead: "Nero su bianco",
        text: "affitto, pulizie, ospiti e riscaldamento su un foglio attaccato al frigo. Quello che sta scritto non è più una fissazione di qualcuno.",
      },
      {
        lead: "Soldi in automatico",
        text: "per le bollette bonifico ricorrente o un’app comune con la data, così nessuno deve chiederli in cucina.",
      },
      {
        for: "C-",
        lead: "Poco, ma ogni giorno",
        text: "{name} un turno complicato non lo regge. Mettetevi d’accordo su una cosa, tipo «la sera il lavandino è vuoto», e sul resto chiudi un occhio per ora.",
      },
      {
        for: "E+",
        lead: "Serate stabilite",
        text: "{name} ha bisogno di gente intorno. Stabilite in quali sere il soggiorno è di tutti e in quali c’è silenzio, senza mettere becco nelle amicizie.",
      },
      {
        for: "N-",
        lead: "Prima il bello",
        text: "comincia da una cosa che in casa funziona. {name}, davanti a un commento sulle briciole, capisce «qui non mi vogliono».",
      },
      {
        for: "friend",
        lead: "Amicizia a parte",
        text: "di’ che vuoi sistemarla adesso proprio per l’amicizia, e tenete le questioni di casa fuori dalle serate insieme.",
      },
    ],
    say: [
      "Domenica ci sediamo mezz’ora? Qui sto bene, e ci sono due o tre cose su cui vorrei mettermi d’accordo con te.",
      "Avevamo detto il giovedì, e per tre settimane è toccato a me. Oggi fallo tu, per favore, oppure troviamo un altro modo di dividerci le cose.",
    ],
    dont: "i bigliettini sul frigo, o lasciare tutto lì per vedere chi cede. Cede chi ci tiene di più alla pulizia, e quasi di sicuro tocca a te.",
    stop: "Con mesi di affitto arretrato, o se spariscono cose, parla con il proprietario o con un sindacato inquilini e guarda il contratto. Se in casa non ti senti più al sicuro, intanto fatti ospitare.",
    lean: "Prima di cambiare casa io farei una chiacchierata come si deve. Se ne avete già fatte due e dopo un mese era tutto come prima, comincia a guardarti intorno e dai il preavviso per tempo.",
    future:
      "Lo vedi presto: la prima settimana sono bravi tutti, guarda la seconda e la terza. Con chi ti avvisa quando non ce la fa, in casa si può stare.",
    source: "negotiation",
  },
  broke_up: {
    open: [
      "È finita, e le giornate hanno ancora tutte le ore in cui c’era l’altra persona.",
      "Quando qualcuno esce dalla tua vita le abitudini restano ancora un po’: la mano va al telefono prima che ti ricordi.",
    ],
    ask: [
      {
        text: "Quanto tempo è passato, e vi sentite ancora?",
        told: "settiman* mesi anni giorni ieri domenica sent* scriv* messagg* bloccat*",
      },
      {
        text: "La sera, quando è più dura, con chi stai?",
        told: "amic* sorella fratello mamma madre famiglia coinquilin*",
      },
    ],
    weigh:
      "Sentirsi aiuta per stasera, ma poi ci metti di più; un taglio netto all’inizio fa più male. C’è anche una via di mezzo: silenzio per un periodo, e poi decidi di nuovo.",
    moves: [
      {
        lead: "Silenzio per un po’",
        text: "per trenta giorni niente messaggi, telefonate o profilo social. Se cancellare ti sembra troppo, basta silenziare.",
      },
      {
        lead: "Tre punti fermi",
        text: "alzarti a un’ora, mangiare qualcosa a un’altra, e prima delle nove di sera sentire o vedere una persona. In queste settimane basta così.",
      },
      {
        lead: "Restituisci le cose",
        text: "metti in uno scatolone quello che è di {name}, fallo portare da un amico e chiedi le tue con un messaggio solo. Così non resta niente in sospeso.",
      },
      {
        lead: "Scrivi, non inviare",
        text: "quello che diresti a {name} mettilo su un quaderno, fuori dalla chat. Rileggilo fra un mese e poi vedi se c’è qualcosa da mandare.",
      },
      {
        for: "partner",
        lead: "Le cose pratiche",
        text: "fai la lista di quello che avete ancora in comune, chiavi, bollette, abbonamenti, animali, e sistematela per messaggio in una volta, con garbo e con le date.",
      },
      {
        for: "near",
        lead: "Se vi incrociate",
        text: "al lavoro o in paese tieni pronta una frase, «Ciao, spero tutto bene, ho da fare», e prosegui.",
      },
      {
        for: "N-",
        lead: "Poche parole, calme",
        text: "anche {name} accusa i colpi. Se devi scrivere, scrivi di mattina, per una cosa sola, senza tornare su che cosa è andato storto.",
      },
    ],
    say: [
      "Ho bisogno di un po’ di tempo senza sentirci, per abituarmi. Quando me la sento ti scrivo io, non è rabbia.",
      "Non voglio ripassare tutto da capo. Ti auguro del bene, ma per adesso è meglio non sentirci.",
    ],
    dont: "spiare il profilo o chiedere notizie agli amici in comune. Qualunque cosa scopri, ti costa la notte.",
    stop: "Se per più di due settimane mangi e dormi pochissimo, non riesci a lavorare o le giornate ti sembrano senza senso, vai dal medico e di’ a una persona vicina come stai davvero.",
    lean: "Adesso io non scriverei e non ci vedremmo: così presto si ricomincia dalla prima settimana. Se ci sono figli, una casa o un animale da sistemare allora sì, ma si parla solo di quello.",
    future:
      "Che cosa provi {name} in questo momento non lo può sapere nessuno, e nemmeno il giorno in cui passerà. Di solito va a ondate: aspetta la prima mattina in cui pensi subito a qualcos’altro.",
    source: "grief",
  },
  wants_to_leave: {
    open: [
      "È un po’ che ti porti dentro l’idea di andartene, e ogni sera normale rende più difficile dirlo.",
      "Per te può essere finita senza che nessuno abbia fatto niente di male, ed è per questo che la frase non ti esce.",
    ],
    ask: [
      {
        text: "Hai già deciso, o c’è qualcosa che ti farebbe restare?",
        told: "decis* so sicur* voglio dubbi* forse indecis* incert*",
      },
      {
        text: "Nella pratica che cosa avete in comune: la casa, dei figli, i conti, i documenti?",
        told: "figli* bambin* casa mutuo affitto permesso sposat* cane convivi*",
      },
    ],
    weigh:
      "Se una possibilità c’è, {name} deve sapere adesso che così non stai bene; se non c’è, un mezzo accenno darebbe solo speranza. Perciò decidi prima quale dei due discorsi vuoi fare.",
    moves: [
      {
        lead: "Prima su carta",
        text: "scrivi che cosa dovrebbe cambiare perché tu resti. Se sul foglio non c’è niente che {name} possa fare, la risposta ce l’hai.",
      },
      {
        lead: "A quattr’occhi",
        text: "scegli una sera tranquilla a casa, senza impegni dopo, e di’ la frase principale nel primo minuto.",
      },
      {
        lead: "Prepara il dopo",
        text: "organizza prima un posto dove stare, una proposta per la casa e i conti, e qualcuno a cui telefonare la sera stessa.",
      },
      {
        lead: "Niente porte socchiuse",
        text: "lascia fuori «magari un domani» e «una pausa» se non lo pensi. Suona più dolce, ma tiene lì qualcuno ad aspettare.",
      },
      {
        for: "N-",
        lead: "Resta lì",
        text: "{name} può piangere o ammutolire. Fermati un po’, rispondi anche due volte alla stessa domanda, e non tornare indietro per pena.",
      },
      {
        for: "A+",
        lead: "Non cercare colpe",
        text: "{name} non ti darà un motivo comportandosi male. Di’ che non è colpa di nessuno e che per te è finita lo stesso.",
      },
      {
        for: "C+",
        lead: "Che cosa succede quando",
        text: "{name} vorrà saperlo. Proponi un secondo incontro in settimana solo per casa, date e soldi.",
      },
    ],
    say: [
      "C’è una cosa difficile che ti devo dire. Ci penso da tanto: la nostra storia per me è finita.",
      "Lo so che tu ci riproveresti. La mia decisione però è presa, e illuderti non sarebbe giusto.",
    ],
    dont: "attaccare lite o fare il gelo aspettando che sia l’altra persona a chiudere. Dura di più, e {name} non capisce il motivo.",
    stop: "Se a parlarne temi per te o per i figli, il discorso non si fa. Prima fatti consigliare da un centro di ascolto, un avvocato o la famiglia; le spiegazioni vengono dopo, da un altro posto.",
    lean: "Se è chiaro da mesi, io lo direi: la data giusta non arriva, e aspettare non è più gentile. Se invece sei ancora nel dubbio, prima qualche incontro da un consulente di coppia.",
    future:
      "Come la prenderà {name} non si può sapere, e la reazione del primo giorno dice poco. Guarda fra qualche settimana se ti manca la persona o solo le vostre abitudini.",
  },
  fear_of_being_left: {
    open: [
      "Hai cominciato a contare i piccoli segni, un messaggio più corto, un sospiro, una mano che si stacca per prima, e ti sembrano andare tutti nella stessa direzione.",
      "Quando vuoi bene a qualcuno basta un tono diverso per passare la notte a rigirarla.",
    ],
    ask: [
      {
        text: "Che cosa è cambiato di preciso, e da quando?",
        told: "settiman* mesi smess* prima ultimamente piu pension* ieri",
      },
      {
        text: "Ti ricorda qualcosa che ti è già successo?",
        told: "padre madre ex lasciat* passato gia bambin* infanzia precedent*",
      },
    ],
    weigh:
      "Puoi chiederlo chiaro oppure continuare a osservare. Chiedendo rischi una risposta che non vuoi; osservando non ne hai nessuna, e vivere insieme diventa faticoso per tutti e due.",
    moves: [
      {
        lead: "Chiedi una volta, bene",
        text: "in un momento tranquillo domanda a {name} come sta in questa storia. E per almeno due settimane fidati della risposta.",
      },
      {
        lead: "Cerca altri motivi",
        text: "prima di parlare scrivi tre spiegazioni che con te non c’entrano niente, come lavoro, sonno, salute, pensieri per i soldi.",
      },
      {
        lead: "Riempi la tua settimana",
        text: "due appuntamenti fissi senza {name}, un’amicizia e una cosa che ti riesce bene. Le sere passate ad aspettare sono le peggiori.",
      },
      {
        lead: "Prendi tempo",
        text: "quando il telefono tace metti un timer di venti minuti e fai qualcosa con le mani prima di scrivere. Il messaggio verrà diverso.",
      },
      {
        for: "E-",
        lead: "Silenzio non è freddezza",
        text: "{name} si ricarica senza parlare. Fatti dire in quali ore preferisce stare per conto proprio, così non resti a interpretare.",
      },
      {
        for: "N-",
        lead: "Chiedi come sta",
        text: "può darsi che {name} abbia un pensiero tutto suo. «Che cosa ti gira per la testa?» funziona meglio di «va tutto bene fra noi?».",
      },
      {
        for: "A-",
        lead: "Alla lettera",
        text: "{name} parla senza giri di parole. Un «sì, stiamo bene» secco vuol dire quello, e chiederlo la terza volta irrita e basta.",
      },
    ],
    say: [
      "Mi accorgo che sono in pensiero per noi, e preferisco chiedere che immaginare. Tu come stai, con me, in questo periodo?",
      "Me l’hai detto e ti credo. Ogni tanto però ho bisogno di sentirlo: me lo dici tu, senza che te lo chieda?",
    ],
    dont: "sparire per vedere se ti cerca, o leggere i messaggi di nascosto. La calma che ne ricavi dura una sera.",
    stop: "Se il pensiero non ti fa dormire o lavorare, o viene da molto lontano, parlane con il medico o uno psicologo. Una persona sola non può rassicurarti per tutto.",
    lean: "Io lo chiederei, una volta e con calma, e poi per qualche settimana basta. Se quelli che vedi sono fatti e non sensazioni, progetti annullati, un’altra casa cercata, nominali.",
    future:
      "Se {name} resterà non te lo so dire, e dai piccoli segni si capisce poco. Guarda se nei progetti ci sei ancora, un viaggio, un lavoro in casa, un compleanno fra tre mesi.",
  },
  desire: {
    open: [
      "Uno dei due ha voglia e l’altro no, o meno spesso, e piano piano anche un braccio intorno alle spalle va calcolato.",
      "Parlarne è difficile perché ognuno ci sente un giudizio: non piaccio abbastanza, oppure non mi lascia mai in pace.",
    ],
    ask: [
      {
        text: "È calata piano piano, o da qualcosa in particolare, un parto, una malattia, una lite?",
        told: "parto bambin* figli* menopausa farmac* pastigli* malattia operazione da stress gravidanza",
      },
      {
        text: "Fuori dalla camera da letto ne avete mai parlato?",
        told: "parlat* detto chiest* discors* accennat* affrontat*",
      },
    ],
    weigh:
      "Se non ne parlate evitate il punto delicato, ma ogni sera ve lo chiedete tutti e due. Un discorso imbarazza per mezz’ora, e dopo non c’è più da indovinare.",
    moves: [
      {
        lead: "Di giorno",
        text: "a passeggio o in macchina, non a letto e non dopo un no. Comincia da quello che ti manca o ti servirebbe, non da quante volte.",
      },
      {
        lead: "Vicini e basta",
        text: "due sere a settimana per stare abbracciati, con l’accordo che non deve seguire altro. Toccarsi torna a essere una cosa tranquilla.",
      },
      {
        lead: "Che cosa aiuta",
        text: "ognuno dice due cose che fanno venire voglia, più sonno, la porta chiusa, meno fretta, e una che la fa passare.",
      },
      {
        lead: "La salute c’entra",
        text: "stanchezza, dolori, ormoni, certi farmaci e il morale basso spengono il desiderio. Prima di cercare di chi è la colpa, uno di voi senta un medico.",
      },
      {
        for: "N-",
        lead: "Un no senza drammi",
        text: "fai capire a {name} che un no fra voi non cambia niente, e quella sera dimostralo con un gesto affettuoso.",
      },
      {
        for: "E-",
        lead: "Per iscritto",
        text: "c’è chi certe cose le scrive meglio di come le dice. Proponi a {name} una lettera o un messaggio lungo, con qualche giorno per rispondere.",
      },
      {
        for: "A+",
        lead: "Chiedi del sì",
        text: "{name} potrebbe dire di sì per farti un piacere. Domanda che cosa piacerebbe davvero, anche se così succede meno spesso.",
      },
    ],
    say: [
      "Mi manca starti vicino, e non voglio metterti pressione. Domenica parliamo di che cosa lo renderebbe più bello per tutti e due?",
      "È da mesi che ci giriamo intorno. Preferisco sentirmi dire una cosa difficile che tirare a indovinare.",
    ],
    dont: "contare le volte, mettere il muso dopo un no, dire di sì per quieto vivere. Così la sera diventa un pensiero.",
    stop: "Se un no non viene rispettato, il desiderio non c’entra: dormi altrove e rivolgiti a un centro di ascolto. Per dolori o un blocco lungo ci sono il medico e il sessuologo.",
    lean: "Io ne parlerei, con delicatezza e lontano dal letto. Se c’è di mezzo un neonato, un lutto o una malattia recente, per ora lascia tempo e chiedi solo tenerezza.",
    future:
      "Sentendo una parte sola non si capisce se a {name} manca la voglia o la naturalezza. Guarda se la tenerezza ritorna quando non deve portare a niente.",
    source: "gottman",
  },
  was_cheated_on: {
    open: [
      "Dopo quel messaggio, quello scontrino o quel nome, anche i giorni più normali di prima ti sembrano diversi.",
      "Che sia una certezza o solo un sospetto, non sai più su che cosa appoggiare i piedi.",
    ],
    ask: [
      {
        text: "Lo sai per certo o per ora è un sospetto?",
        told: "detto ammesso confess* scopert* vist* letto trovat* beccat* tinder so",
      },
      {
        text: "Che tu sappia, fra loro è finita?",
        told: "finita chius* ancora smess* bloccat* vedono continu* sentono",
      },
    ],
    weigh:
      "Se restare o andartene non lo devi decidere oggi. Prima vengono due cose più piccole: che cosa vuoi sapere, e dove preferisci dormire questa settimana.",
    moves: [
      {
        lead: "Prima i fatti",
        text: "scrivi che cosa hai visto con i tuoi occhi e che cosa immagini. Porta a {name} la prima lista, con calma, e chiedi tutta la verità in una volta.",
      },
      {
        lead: "Prenditi giorni",
        text: "se ti serve, chiedi qualche notte a distanza, da un’amicizia o in un’altra stanza. Di’ che è per pensare, e in che giorno ne riparlate.",
      },
      {
        lead: "Le domande giuste",
        text: "decidi prima quali ti servono: da quando, se è finita, se devi fare degli esami. I particolari di ciò che hanno fatto poi non si dimenticano.",
      },
      {
        lead: "Una persona sola",
        text: "per ora confidati con qualcuno che sa tacere. Quello che mezza famiglia viene a sapere questa settimana, se poi resti, pesa.",
      },
      {
        for: "C-",
        lead: "Passi che si vedono",
        text: "{name} può promettere sul serio e poi perdersi. Fissate cose concrete, contatto chiuso per iscritto e un’ora la domenica per parlarne, per due mesi.",
      },
      {
        for: "N-",
        lead: "A puntate",
        text: "{name} può andare in pezzi per la vergogna. Fermatevi dopo quaranta minuti e fissate la sera dopo, altrimenti il tuo dolore non trova mai posto.",
      },
      {
        for: "E-",
        lead: "Aspettati dei silenzi",
        text: "{name} può rispondere tardi o con poche parole. Dai le domande per iscritto e chiedi una risposta entro una certa sera.",
      },
    ],
    say: [
      "Ho visto una cosa che non mi so spiegare. Stasera vorrei da te la verità, tutta, anche se è dura.",
      "Per decidere se resto ho bisogno di due cose: che con quella persona sia finita, e che tu risponda alle mie domande, anche più volte.",
    ],
    dont: "affrontare la cosa davanti ai figli o agli amici, o andare a chiedere spiegazioni all’altra persona. Ne esce una scenata e si capisce poco.",
    stop: "Se continua di nascosto dopo che era «finita», la fiducia non ha di che ripartire. Cercate un consulente di coppia, senti un avvocato prima di firmare o lasciare casa, e fai un controllo medico.",
    lean: "Io per qualche settimana non deciderei, qualunque cosa dicano gli amici. Riprovarci ha senso se te ne ha parlato apertamente ed è finita; meno, se ogni cosa l’hai dovuta tirare fuori con le pinze.",
    future:
      "Da fuori nessuno sa dire se succederà di nuovo, né che cosa provi {name}. Guarda se risponde volentieri alle domande anche al terzo mese, quando il peggio è passato.",
    source: "forgiveness",
  },
  i_cheated: {
    open: [
      "Ti porti dentro una cosa che a casa non sanno, e ogni gentilezza che ricevi la fa pesare di più.",
      "Da una parte vorresti dirla e togliertela di dosso, dall’altra sai che così il peso passa a qualcun altro.",
    ],
    ask: [
      {
        text: "È finita, va avanti, o per ora non è successo proprio niente?",
        told: "finita chius* ancora volta mesi continu* tentazion* niente smess* storia",
      },
      {
        text: "{name} potrebbe venirlo a sapere da qualcun altro?",
        told: "sa scopr* visto detto marito moglie amic* sanno",
      },
    ],
    weigh:
      "Se parli, {name} può scegliere sapendo come stanno le cose, e forse fra voi finisce. Se taci, per ora eviti il dolore, ma ti tocca avere una risposta pronta a ogni domanda.",
    moves: [
      {
        lead: "Chiudi adesso",
        text: "se la cosa va avanti o sta per cominciare, interrompi i contatti questa settimana. Finché dura, quello che dici a casa non vale molto.",
      },
      {
        lead: "A che serve dirlo",
        text: "scrivi in due righe che cosa ci guadagnerebbe {name}. Se c’entrano la salute, un matrimonio, dei figli, o qualcuno lo sa già, è un buon motivo per parlare.",
      },
      {
        lead: "Dillo tutto",
        text: "se lo dici, scegli una sera senza altri impegni. Prima il fatto, quando, con chi, se è finito; niente paragoni e niente «perché tu…».",
      },
      {
        lead: "Che cosa mancava",
        text: "pensa a quello che hai trovato lì, sentirti desiderare, la leggerezza, qualcuno che ascolta. Di questo a casa va parlato in ogni caso; se le parole non vengono, prima con uno psicologo.",
      },
      {
        for: "N-",
        lead: "Aspettati la tempesta",
        text: "{name} può fare la stessa domanda per settimane. Rispondi ogni volta, in breve e con la verità, senza dire che ne avete già parlato.",
      },
      {
        for: "A+",
        lead: "Lascia spazio alla rabbia",
        text: "{name} potrebbe perdonare troppo in fretta per non litigare. Di’ che non serve, e che fra un mese glielo richiedi.",
      },
      {
        for: "C+",
        lead: "Niente seconde versioni",
        text: "{name} ripasserà tutto punto per punto. Un particolare saltato fuori due settimane dopo farebbe più danno del primo racconto.",
      },
    ],
    say: [
      "Devo dirti una cosa che ho fatto e di cui mi vergogno. È finita, rispondo a quello che vuoi sapere, e stasera non ti chiedo niente.",
      "Chiedimelo tutte le volte che ti serve. È stata una scelta mia, non dipende da quello che hai fatto o non hai fatto tu.",
    ],
    dont: "dirne un pezzetto per vedere che effetto fa, o dirlo di getto nel mezzo di una lite.",
    stop: "Se continui anche se non vorresti, o il rimorso non ti fa dormire, prima di parlare a casa vai da uno psicologo o dal medico.",
    lean: "Io lo direi se tocca decisioni che {name} sta prendendo, un matrimonio, un figlio, una casa, o se qualcuno lo sa. Per una cosa chiusa da tempo, di cui nessuno può parlare, ne discuterei prima con uno psicologo.",
    future:
      "Se {name} resterebbe non si può sapere, e spesso la prima reazione non è l’ultima. Guarda la tua parte: se al secondo mese, quando è faticoso, dici ancora la verità.",
    source: "disclosure",
  },
  jealous_partner: {
    open: [
      "Non hai fatto niente di male, eppure dopo una serata fuori o due chiacchiere innocenti ti tocca dare spiegazioni.",
      "La gelosia di chi ti sta accanto sfianca, perché ti si chiede di dimostrare una cosa che non si può dimostrare.",
    ],
    ask: [
      {
        text: "Che cosa fa {name} in quei momenti: chiede, tiene il muso, controlla, vieta?",
        told: "chiede muso control* telefono viet* messagg* zitt* silenzio arrabbi* segue guarda",
      },
      {
        text: "C’è dietro una storia vecchia, con te o con chi c’era prima?",
        told: "ex tradi* prima passato gia precedent* storia",
      },
    ],
    weigh:
      "Puoi rassicurare ogni volta oppure mettere un limite, con le buone. Spiegare è gentile, ma se ogni sera finisce con le domande, altre spiegazioni ne portano altre.",
    moves: [
      {
        lead: "Che cosa teme",
        text: "in un momento tranquillo chiedi a {name} che cosa ha paura che succeda. Ascolta fino in fondo prima di difenderti.",
      },
      {
        lead: "Dai di tuo",
        text: "di’ dove vai e quando torni perché lo scegli tu. Poi il telefono e gli amici restano tuoi, senza scusarti.",
      },
      {
        lead: "Il limite",
        text: "stabilisci a quali domande rispondi e a quali no, per esempio un «com’è andata» sì e il secondo giro no.",
      },
      {
        lead: "Un invito a cena",
        text: "invita una volta la persona di cui si parla. Uno che passa le patate fa meno ombra di un nome sul telefono.",
      },
      {
        for: "N-",
        lead: "Rassicura prima",
        text: "a {name} serve una parola affettuosa mentre esci, più di un resoconto quando torni. «Non vedo l’ora di rientrare da te» si dice in un attimo.",
      },
      {
        for: "C+",
        lead: "Niente sorprese",
        text: "{name} sta meglio con un programma. Di’ a che ora rientri, e se fai più tardi manda un messaggio.",
      },
      {
        for: "E-",
        lead: "Una volta insieme",
        text: "venire una sera al corso o al bar con te può aiutare {name} più di cento descrizioni, se è un invito e non un’ispezione.",
      },
    ],
    say: [
      "Ti amo e non ti nascondo niente. Vorrei capire che cosa ti preoccupa, e vorrei anche uscire senza che me lo chiedi due volte.",
      "A questo ho già risposto. Ai miei amici non rinuncio, però venerdì sono felice di fare qualcosa con te.",
    ],
    dont: "rinunciare un pezzo alla volta ad amici, vestiti, serate pur di stare in pace. La richiesta dopo sembrerà altrettanto piccola.",
    stop: "Se telefono, soldi, vestiti o uscite dipendono dal permesso di {name}, o intorno a te si fa il vuoto, non è più una cosa da discutere fra voi due: parlane con qualcuno di fuori, con discrezione.",
    lean: "Io gli amici li terrei, e abbonderei con l’affetto. Se però ti accorgi di mentire su cose innocenti per evitare una scenata, non prenderla alla leggera e fatti consigliare fuori casa.",
    future:
      "Che la cosa migliori non te lo può promettere nessuno. Metti un piccolo limite, con le buone, e guarda dopo: chi ha solo paura brontola e poi lascia stare, chi vuole tenerti chiede di più.",
  },
  my_jealousy: {
    open: [
      "Basta un nome, una foto, una risposta in ritardo, e hai già immaginato tutta la storia.",
      "Con la ragione sai che c’è poco o niente, ma lo stomaco non sente ragioni.",
    ],
    ask: [
      {
        text: "C’è qualcosa che hai visto, o sono soprattutto immagini tue?",
        told: "visto trovat* messagg* like foto immagin* niente scopert* beccat*",
      },
      {
        text: "L’ultima volta che ti ha preso, che cosa hai fatto?",
        told: "controll* chiamat* chiest* scenata litig* guardat* letto scroll* scritto",
      },
    ],
    weigh:
      "Puoi dire a {name} che cosa ti succede, o sbrigartela per conto tuo. Dirlo avvicina finché è una frase su di te; se diventa una domanda, sembra un processo.",
    moves: [
      {
        lead: "Dillo come tuo",
        text: "«sono in un momento di gelosia ed è roba mia» al posto di «dove eri». È una frase sola, e {name} non deve difendersi.",
      },
      {
        lead: "Venti minuti",
        text: "quando ti viene da controllare, lascia il telefono in un’altra stanza, fai il giro dell’isolato e poi decidi. Di solito intanto cala.",
      },
      {
        lead: "Chiudi le finestre",
        text: "per due settimane niente profili, like, «ultimo accesso». Togli l’app dalla schermata, o fai cambiare la password a qualcuno.",
      },
      {
        lead: "La persona vera",
        text: "se c’è un nome che ti perseguita, proponi un caffè tutti insieme. Vista da vicino, torna una persona come le altre.",
      },
      {
        for: "E+",
        lead: "Quello che hai tu",
        text: "{name} fa festa a tutti, è così di carattere. Guarda che cosa tocca solo a te, la faccia stanca la sera, i segreti, la prima telefonata.",
      },
      {
        for: "E-",
        lead: "Niente interrogatori",
        text: "chi è di poche parole, se interrogato, ne dice ancora meno. Chiedi un gesto, due passi o una mano, non il racconto della serata.",
      },
      {
        for: "A-",
        lead: "Chiedi il tono",
        text: "{name} può scherzarci sopra o rispondere male. Di’ che non pretendi di avere ragione, ti basta che per un giorno non ci scherzi su.",
      },
    ],
    say: [
      "Ogni tanto sento gelosia, ed è una cosa mia. Mi aiuterebbe un abbraccio prima che tu esca, senza tante parole.",
      "Mi è tornata, e preferisco dirtelo che frugare fra le tue cose. Non ti sto accusando di niente.",
    ],
    dont: "guardare nel suo telefono. Se non trovi niente stai bene un giorno; se si viene a sapere, il danno dura molto di più.",
    stop: "Se non riesci a smettere di controllare, segui qualcuno, o la tua rabbia ti spaventa, chiedi aiuto subito a un medico o a uno psicologo, e finché stai così mantieni le distanze.",
    lean: "Io a {name} direi che cosa provi, chiedendo soltanto un po’ di calore. Se invece ci sono fatti, soldi, bugie, notti di cui non sai niente, la gelosia non c’entra e puoi fare domande dirette.",
    future:
      "Dalla tua paura non si può ricavare che cosa fa o pensa {name}. Quello che puoi vedere è se le ondate si accorciano dopo quindici giorni senza controllare.",
  },
  phone_at_table: {
    open: [
      "Hai davanti qualcuno con la faccia illuminata dal basso, e ti accorgi di raccontare la tua giornata alla cima di una testa.",
      "Guardare uno schermo non è una cattiveria, ma venire sempre dopo, nella stessa stanza, alla lunga stanca.",
    ],
    ask: [
      {
        text: "In quali momenti ti dà più fastidio: a tavola, di sera, durante le visite?",
        told: "tavola cena pranzo letto sera notte colazione film visit* divano compleanno",
      },
      {
        text: "E tu il tuo quanto lo prendi in mano?",
        told: "anch* mio pure entrambi noi stess*",
      },
    ],
    weigh:
      "Puoi chiedere una regola oppure attenzione. La regola si fa in fretta e sa di scuola; dire che cosa ti manca vuole un po’ più di coraggio, e la risposta è più gentile.",
    moves: [
      {
        lead: "Un’ora, un posto",
        text: "scegliete un momento solo della giornata, per esempio la cena, in cui tutti gli apparecchi, anche il tuo, stanno su una mensola in un’altra stanza.",
      },
      {
        lead: "Quello che ti manca",
        text: "«mi piace quando mi racconti, e mi manca» funziona meglio di una battuta sullo schermo.",
      },
      {
        lead: "Metti qualcos’altro",
        text: "per quella mezz’ora porta una cosa da fare in due, le carte, quattro passi, cucinare, una domanda a testa. Con il vuoto un gioco vince sempre facile.",
      },
      {
        for: "E-",
        lead: "È il suo riposo",
        text: "dopo un giorno in mezzo alla gente {name} con lo schermo stacca. Prima mezz’ora così, poi a cena senza.",
      },
      {
        for: "C-",
        lead: "Rendilo comodo",
        text: "dalle sette i telefoni si caricano all’ingresso. {name} i buoni propositi li dimentica, ma per un telefono nell’altra stanza difficilmente si alza.",
      },
      {
        for: "young",
        lead: "Fatti spiegare",
        text: "per dieci minuti lascia che {name} ti mostri il gioco o il video. Dopo, chiedere una cena senza è più facile per tutti e due.",
      },
      {
        for: "far",
        lead: "Nelle visite rare",
        text: "con chi vedi poco, dillo appena arriva: «Avevo voglia di vederti, li mettiamo via fino al caffè?».",
      },
    ],
    say: [
      "A cena mi manca la tua faccia. Lasciamo tutti e due il telefono all’ingresso finché non abbiamo mangiato?",
      "Non voglio fare il vigile del telefono. Vorrei solo mezz’ora al giorno per noi: quale ti va meglio?",
    ],
    dont: "contare ad alta voce, sospirare, o mandare un messaggio a chi ti sta di fronte per farsi notare.",
    stop: "Se ci vanno di mezzo il sonno, il lavoro o i soldi, partite fino al mattino o scommesse, non è più questione di educazione. Parla di salute e coinvolgi il medico o un servizio di consulenza.",
    lean: "Io chiederei un’ora senza telefono e sul resto lascerei correre. Se {name} deve essere reperibile o aspetta notizie importanti, scegliete un’altra ora.",
    future:
      "Se l’abitudine cede si vede dopo la prima settimana buona, quando uno dei due ci ricasca. Se basta un sorriso perché {name} lo posi, era abitudine e non disinteresse.",
    source: "gottman",
  },
  housework: {
    open: [
      "Più della padella o dei calzini, dà fastidio che in casa uno mandi avanti tutto e l’altro faccia l’ospite.",
      "Ognuno vede quello che fa e quasi niente di quello che fa l’altro, e in mezzo resta la polvere.",
    ],
    ask: [
      {
        text: "Se potessi, quali lavori cederesti per primi?",
        told: "cucin* piatti lava* stir* bagno pavimenti bucato spazzatura spesa pul* panni",
      },
      {
        text: "Come ci siete arrivati, l’avete mai deciso chi fa che cosa?",
        told: "decis* accord* sempre lista turni prima orari lavora",
      },
    ],
    weigh:
      "Puoi accontentarti di una casa meno in ordine, fare tutto tu, o ridividere. Per ridividere serve un’ora noiosa con una lista, e qualche asciugamano piegato male, ma poi regge.",
    moves: [
      {
        lead: "La lista di tutto",
        text: "una sera scrivete insieme su un foglio tutti i lavori della settimana. Poi divideteli guardando le ore che portano via, non quanti sono.",
      },
      {
        lead: "Lavori interi",
        text: "cedi una cosa dall’inizio alla fine, «il bucato è tuo finché sta nel cassetto», invece di chiedere una mano ogni volta.",
      },
      {
        lead: "Ognuno a modo suo",
        text: "mettetevi d’accordo prima su quando una cosa è fatta, e poi esci dalla stanza.",
      },
      {
        lead: "Quello che odiate",
        text: "per i lavori che non sopportate né tu né {name}, valutate insieme qualche ora di pulizie a pagamento, cene più semplici, o farli meno spesso.",
      },
      {
        for: "C-",
        lead: "Giorno e ora",
        text: "{name} il disordine non lo vede. «Il bagno, sabato prima del caffè» è più facile di «più spesso».",
      },
      {
        for: "C+",
        lead: "Quanto basta",
        text: "{name} ha un’altra idea di pulito e magari ripassa dove hai già fatto tu. Mettetevi d’accordo su tre cose fatte alla perfezione; per le altre basta che siano decenti.",
      },
      {
        for: "A-",
        lead: "Numeri alla mano",
        text: "metti le ore su carta. Su come ti senti {name} ha da ridire, su una lista compilata in due molto meno.",
      },
    ],
    say: [
      "Vorrei che guardassimo insieme chi fa che cosa in casa. Arrivo a sera senza forze, e potremmo dividerci le cose in modo da avere tutti e due una sera libera.",
      "Questa settimana la cucina era tua, e l’ho rifatta io. Puoi farla prima di andare a letto, oppure facciamo cambio?",
    ],
    dont: "farlo sbattendo le ante, o rifarlo dopo. In tutti e due i casi il messaggio è «lascia perdere».",
    stop: "Se vi siete accordati tre volte e dopo quindici giorni è di nuovo tutto tuo, non parlate più di faccende ma di rispetto, magari con un consulente.",
    lean: "Io dividerei per lavori interi e per ore, anche se uno dei due lavora di più fuori. Se di mezzo c’è una malattia o un neonato, fate un piano solo per questo periodo.",
    future:
      "Dalla prima settimana pulita non si capisce niente. Guarda se alla quarta {name} comincia qualcosa senza che tu lo chieda, e se tu riesci a non correggere.",
    source: "gottman",
  },
  mental_load: {
    open: [
      "I lavori che si vedono magari li dividete, ma vaccini, regali, moduli e quello che manca in frigo stanno in una testa sola.",
      "«Basta che me lo dici» lascia dov’era la parte più pesante: doverci pensare.",
    ],
    ask: [
      {
        text: "Che cosa ti occupa di più la testa: scuola, salute, famiglia, spesa?",
        told: "scuola dentista medico complean* feste spesa appuntament* asilo nido calendario pediatra",
      },
      {
        text: "{name} sa quanta roba è, o non gliel’hai mai elencata?",
        told: "detto elenc* lista spiegat* sa chiest* vede parlat*",
      },
    ],
    weigh:
      "Se tieni tutto tu, non va storto niente e non stacchi mai. Se cedi qualcosa ci sarà qualche tuta di ginnastica rimasta a casa, e un’altra persona che impara a pensarci prima.",
    moves: [
      {
        lead: "Fallo vedere",
        text: "per una settimana scrivi su un foglio in cucina ogni cosa a cui bisogna pensare. La domenica lo leggete insieme, senza rimproveri.",
      },
      {
        lead: "Cedi interi settori",
        text: "«tutta la scuola» o «tutti i medici», con password, numeri e scadenze. Chi ce l’ha, ci pensa anche.",
      },
      {
        lead: "Dieci minuti la domenica",
        text: "guardate la settimana con i due calendari aperti. Ognuno dice che cosa si prende, senza aspettare che gli venga chiesto.",
      },
      {
        lead: "Lascia che vada storto",
        text: "non ricordare e non correre a salvare il primo zaino dimenticato, a meno che non ci vada di mezzo la salute di qualcuno. Altrimenti resta tuo.",
      },
      {
        for: "C-",
        lead: "Sveglie, non memoria",
        text: "con le date {name} non è un fenomeno. Impostate insieme gli avvisi sul telefono di chi se ne occupa, una volta sola, e poi ci pensa quello.",
      },
      {
        for: "A+",
        lead: "Una richiesta netta",
        text: "{name} la disponibilità ce l’ha, e aspetta che tu dica. Chiedi proprio di pensarci: «quest’anno i compleanni sono tuoi, regali compresi».",
      },
      {
        for: "O-",
        lead: "Le cose fisse",
        text: "a {name} riesce bene quello che si ripete. Cedi ciò che torna ogni settimana e tieniti quello che cambia.",
      },
    ],
    say: [
      "Più che un aiuto mi serve non doverci pensare. La scuola la prendi tutta tu, dalle riunioni alle mail?",
      "Quando mi chiedi che cosa fare, il conto lo sto tenendo ancora io. Mi piacerebbe che guardassi tu la settimana e mi dicessi che cosa ti prendi.",
    ],
    dont: "cedere una cosa e poi controllare che sia fatta. Finché controlli, ce l’hai ancora in testa.",
    stop: "Se gli elenchi non ti fanno dormire, piangi per la stanchezza o scatti ogni giorno con i bambini, senti il medico e questo mese taglia qualcosa di grosso. Nel frattempo chiedi aiuto alla famiglia o pagalo.",
    lean: "Io cederei adesso due settori interi, più che chiedere aiuto. Se {name} sta male o per un mese o due ha il lavoro fin sopra i capelli, accorcia piuttosto la lista.",
    future:
      "Nella prima settimana buona volontà e capacità si somigliano. Guarda, un mese dopo, chi si accorge che è finito lo sciroppo o che venerdì c’è la gita.",
    source: "gottman",
  },
  moving_in: {
    open: [
      "Una porta d’ingresso in comune è una bella idea, e intanto guardi le tue quattro mura e non le vuoi perdere.",
      "Vivere insieme cambia prima di tutto le piccole cose: di chi è la parete, il silenzio della mattina, la poltrona vicino alla finestra.",
    ],
    ask: [
      {
        text: "Quale casa sarebbe: una delle due o una nuova?",
        told: "mia sua nuova nostra compr* affitt* appartament* monolocale villetta",
      },
      {
        text: "Avete già passato due settimane intere insieme, giorno e notte?",
        told: "settiman* vacanz* weekend giorni notti mesi gia convivi*",
      },
    ],
    weigh:
      "Vivendo insieme risparmiate un affitto e i saluti sul portone, ma nessuno dei due ha più una casa tutta sua. Aspettando ognuno tiene la sua, e uno dei due si chiede il perché.",
    moves: [
      {
        lead: "Prima degli scatoloni",
        text: "in una sera passate in rassegna soldi, pulizie, ospiti, tempo per sé e che ne è della casa se va male. E scrivete che cosa avete deciso.",
      },
      {
        lead: "Una prova con scadenza",
        text: "un mese insieme in una delle due case, tenendo anche l’altra. Fissate già il giorno in cui dite tutti e due com’è andata.",
      },
      {
        lead: "Un angolo a testa",
        text: "stabilite chi ha quale stanza, parete o poltrona, anche solo una scrivania. Dove vive già uno dei due, qualche mobile va spostato per fare posto.",
      },
      {
        lead: "Su carta",
        text: "contratto, caparra, quote e mobili grossi si scrivono prima delle chiavi, proprio adesso che vi volete tanto bene.",
      },
      {
        for: "C+",
        lead: "Regole in due",
        text: "può darsi che {name} le abbia già pronte. Chiedi di rifare l’elenco insieme e aggiungine tre tue.",
      },
      {
        for: "E-",
        lead: "Ore di silenzio",
        text: "accordatevi sulle ore in cui non si deve parlare, tipo la domenica mattina. {name} ne ha bisogno e difficilmente lo chiede.",
      },
      {
        for: "N-",
        lead: "Di’ fino a quando",
        text: "se vuoi aspettare, spiega che cosa aspetti e metti un mese. Un «non ancora» senza data fa rimuginare {name} ogni notte.",
      },
    ],
    say: [
      "Mi piace stare con te, e lasciare casa mia mi mette in agitazione. Prima di dire sì, vediamo insieme come vivremmo?",
      "Il mio non è un no, è un «dopo l’estate». Nel frattempo facciamo qualche prova più lunga insieme.",
    ],
    dont: "farlo perché scade un contratto o costa meno, senza che nessuno dei due abbia detto ad alta voce che lo vuole.",
    stop: "Tieni soldi e documenti tuoi, e il divano di qualcuno su cui contare. Se ti mettono fretta per lasciare casa o lavoro, prima senti un avvocato o un sindacato inquilini.",
    lean: "Io direi sì se avete già passato due settimane noiose insieme e vi è piaciuto; altrimenti farei una prova. Aspetterei se sui soldi o sui figli la pensate in modo molto diverso.",
    future:
      "Come sarà si vede meno in vacanza che con l’influenza, le bollette e il bucato. Guarda come risolvete il primo piccolo scontro, sul riscaldamento o sugli ospiti, finché avete ancora due indirizzi.",
  },
  marriage: {
    open: [
      "Per uno può essere un pezzo di carta, per l’altro sentirsi scegliere davanti a tutti, e dirlo senza fare pressione è difficile.",
      "Ci vuole un attimo per chiederlo, e intanto ci si pensa per anni.",
    ],
    ask: [
      {
        text: "Sai che cosa vuol dire per {name} sposarsi, detto con parole sue?",
        told: "dice detto chiesa carta divorzi* genitori crede paura pezzo religion*",
      },
      {
        text: "Ne avete mai parlato sul serio o solo per scherzo?",
        told: "scherz* battut* parlat* chiest* propost* anello accenn* ultimatum",
      },
    ],
    weigh:
      "A chiedere si rischia un no, a non chiedere si resta a guardare le vetrine dei gioiellieri. Parlando non ottieni una data, ma sai se volete la stessa cosa.",
    moves: [
      {
        lead: "Di’ il tuo",
        text: "una frase a {name}, durante una passeggiata, per dire se ti piacerebbe sposarti e perché. Senza anello e senza pubblico.",
      },
      {
        lead: "Chiedi che cosa significa",
        text: "fatti raccontare che cosa viene in mente, i genitori, i soldi, la chiesa, un vecchio divorzio. Ascolta tutto, poi rispondi.",
      },
      {
        lead: "Un pezzo alla volta",
        text: "separate la parte legale, la festa, la fede, i parenti. Spesso su tre punti siete già d’accordo.",
      },
      {
        lead: "Dai tempo",
        text: "se a uno dei due serve pensarci, fissate il mese in cui ne riparlate; prima non se ne parla più.",
      },
      {
        for: "N-",
        lead: "Senza spettatori",
        text: "{name} deve poter rispondere senza occhi addosso. Meglio a casa o su una panchina che al ristorante.",
      },
      {
        for: "O-",
        lead: "La forma conta",
        text: "per {name} la chiesa, l’anello o la benedizione dei genitori possono pesare più di quanto credi. Chiedi a quale delle tre tiene di più.",
      },
      {
        for: "C+",
        lead: "Porta un progetto",
        text: "insieme all’amore parlate di date, soldi, casa. {name} l’affetto lo dimostra e lo riconosce così.",
      },
    ],
    say: [
      "Mi piacerebbe sposarti, e vorrei sapere come la vedi tu. Non devi rispondermi stasera.",
      "È un po’ che la lasciamo lì. Con un sì o con un no so stare, con il non sapere meno: domenica ne parliamo?",
    ],
    dont: "frecciatine, scadenze, o una proposta che mette con le spalle al muro. Di un sì strappato così si finisce per dubitare.",
    stop: "Se volete cose opposte e lo sapete da più di un anno, qualche incontro da un consulente di coppia aiuta a decidere. Per i soldi e le famiglie precedenti, un notaio o un avvocato.",
    lean: "Io ne parlerei chiaro, senza badare a chi «tocca» chiedere. Se state insieme da poco o c’è una crisi in corso, aspetta un periodo più tranquillo.",
    future:
      "La risposta la conosce soltanto {name}, e un’esitazione non è per forza un no. Ascolta come parla dei prossimi anni, quando l’argomento non sono le nozze.",
  },
  wedding: {
    open: [
      "Doveva essere una giornata felice, ed è diventata una lista in cui tutti hanno qualcosa da dire.",
      "Intorno a un matrimonio si litiga per tavoli e colori, ma quasi sempre in ballo c’è chi conta e chi paga.",
    ],
    ask: [
      {
        text: "Qual è, adesso, la decisione che crea il problema?",
        told: "invitat* lista vestito budget tavol* bambin* soldi addio data chiesa testimon* damigell* bomboniere location",
      },
      {
        text: "Chi paga, e qualcuno insieme ai soldi ha messo delle condizioni?",
        told: "paga* soldi budget cost* spes* contribu* offre",
      },
    ],
    weigh:
      "Su questo punto puoi cedere e avere pace, o tenere duro e fare a modo tuo. Pensa alle tre cose che fra dieci anni ti dispiacerebbe ancora non aver avuto; sul resto si può mollare.",
    moves: [
      {
        lead: "Tre a testa",
        text: "i due che si sposano scrivono ognuno le tre cose a cui tengono di più. Tutto quello che non sta nelle due liste lo decida pure chi ci tiene.",
      },
      {
        lead: "Una voce sola",
        text: "decidete prima in due, poi date a famiglie e invitati la stessa frase. Ciascuno parla con i suoi.",
      },
      {
        lead: "Prima i numeri",
        text: "fissate la spesa e quante persone ci stanno, e solo dopo chi. «Abbiamo sessanta posti» si accetta meglio di «tu no».",
      },
      {
        lead: "Un compito intero",
        text: "a chi vuole mettere mano a tutto affidate una cosa sola, i fiori o la torta, con una cifra e una data, e poi non ci tornate sopra.",
      },
      {
        for: "N-",
        lead: "Avvisa per tempo",
        text: "le notizie sgradite {name} deve saperle a tu per tu, molto prima degli altri, insieme a una cosa che quel giorno sarà sua.",
      },
      {
        for: "A-",
        lead: "Chiudi il discorso",
        text: "a {name} di’ che cosa è deciso, una volta e con garbo, e che non se ne discute più.",
      },
      {
        for: "family",
        lead: "Prima grazie",
        text: "ringrazia {name} per l’aiuto dato finora, e poi elenca i punti su cui decidete voi due.",
      },
    ],
    say: [
      "Lo so che vuoi che sia bellissimo, e il tuo aiuto mi fa piacere. Questa cosa però l’abbiamo decisa noi due, e resta così.",
      "Non voglio litigare con te per un matrimonio. Dimmi la cosa a cui tieni di più, e vedo che cosa si può fare.",
    ],
    dont: "discuterne nella chat di famiglia, o mandare un parente a dare la notizia a un altro.",
    stop: "Se fra voi due si litiga da settimane, per dieci giorni non organizzate niente e passate una sera a dirvi perché lo fate. Se ci sono soldi prestati o dati a certe condizioni, scrivete chi paga che cosa.",
    lean: "Io cederei su quello che è decorazione e terrei duro su chi c’è e su quanto potete spendere. Se qualcuno paga quasi tutto, prima ascolta almeno che cosa chiede.",
    future:
      "Chi terrà il muso e chi verrà non si può prevedere, ma alla fine di solito vengono. Guarda come vi parlate dopo una giornata di preparativi: se ci ridete ancora sopra, va bene.",
    source: "negotiation",
  },
  wanting_children: {
    open: [
      "Avere o no un figlio è una di quelle cose in cui non ci si può incontrare a metà strada.",
      "Si può amare molto una persona e su questo punto volere un’altra vita.",
    ],
    ask: [
      {
        text: "Uno dei due ha detto un sì o un no chiaro, o solo «non adesso»?",
        told: "mai no forse ancora poi pront* cambi* domani sicur* anni vuole voglio",
      },
      {
        text: "Per quel che ne sai, che cosa c’è dietro: soldi, età, paura, una storia di famiglia?",
        told: "soldi paura eta infanzia genitori clima mondo lavoro fratelli spavent* padre",
      },
    ],
    weigh:
      "Aspettando per ora restate insieme, ma passa un tempo che uno dei due forse non ha. Chiedendo una risposta chiara può avvicinarsi la fine, ma solo così è una decisione di tutti e due.",
    moves: [
      {
        lead: "La tua risposta",
        text: "ognuno scrive che cosa vorrebbe se all’altra persona andasse bene tutto. Scambiatevi i fogli e leggeteli prima di parlare.",
      },
      {
        lead: "Chiedi della paura",
        text: "«Se ci immagini con un figlio, o senza, che cosa vedi?». Cerca il motivo sotto la risposta, perché per certi motivi si può fare qualcosa.",
      },
      {
        lead: "Un mese per decidere",
        text: "stabilite in che mese decidete, e che cosa dev’essere chiaro per allora, un lavoro, una casa, una visita.",
      },
      {
        lead: "Niente favori",
        text: "né un figlio per far contento qualcuno, né rinunciarci per far contento qualcuno. Di’ ad alta voce che un regalo così non lo vorresti.",
      },
      {
        for: "N-",
        lead: "Poco per volta",
        text: "{name} può chiudersi se sembra un verdetto sulla vostra storia. Venti minuti, due passi, e si riprende la settimana dopo.",
      },
      {
        for: "C+",
        lead: "Conti alla mano",
        text: "può darsi che per {name} il problema sia pratico. Mettete su un foglio congedi, soldi, asilo e ore di sonno.",
      },
      {
        for: "O+",
        lead: "Provate",
        text: "un fine settimana intero da amici con bambini piccoli, un altro da amici senza, e poi vi raccontate che effetto vi ha fatto.",
      },
    ],
    say: [
      "Voglio sapere che cosa senti davvero sui figli, anche se non è quello che spero. Il mio desiderio lo conosco bene, e vorrei raccontarti da dove viene.",
      "Non posso più lasciarla aperta, anche per rispetto tuo. Possiamo decidere entro primavera, e farci aiutare se ci blocchiamo?",
    ],
    dont: "contare sul fatto che col tempo cambi idea, o dimenticare una pillola senza dirlo.",
    stop: "Quando c’è un sì e c’è un no, e ci avete pensato tutti e due per qualche mese, la scelta riguarda la coppia. Un consulente può aiutarvi a farla, e a lasciarvi bene se si arriva lì.",
    lean: "A un desiderio chiaro per amore io non rinuncerei, perché poi torna fuori come rimprovero. Se c’è un «non lo so ancora» sincero, un anno con una data alla fine è giusto.",
    future:
      "C’è chi cambia idea e chi no, e da dove sei tu non si vede che tipo è {name}. Ascolta quello che viene fuori senza domande: nomi, culle, i bambini degli altri, oppure progetti in cui non c’è posto per nessuno.",
  },
  infertility: {
    open: [
      "Ogni mese si spera con il calendario in mano, e intorno sembra che agli altri succeda senza nemmeno pensarci.",
      "Le attese, il centro, i valori prendono tanto di quello spazio che per essere tristi insieme non ne resta.",
    ],
    ask: [
      {
        text: "A che punto siete: prima degli esami, in cura, dopo un tentativo fallito, alla fine?",
        told: "esami fivet tentativ* cura centro clinica fallit* smess* embrion* transfer punture risultat* diagnos*",
      },
      {
        text: "Chi altro lo sa?",
        told: "sanno sa detto segreto famiglia mamma suocera amic* nessuno genitori",
      },
    ],
    weigh:
      "Andare avanti, fare una pausa, smettere: nessuna delle tre è una resa. È pesante per tutti e due, anche se uno ne parla sempre e l’altro passa le ore in garage.",
    moves: [
      {
        lead: "Dieci minuti al giorno",
        text: "fissate un’ora in cui se ne parla, e il resto della sera è per altro. Aiuta chi ha bisogno di parlarne e chi non ce la fa.",
      },
      {
        lead: "Ai parenti",
        text: "decidete insieme che cosa rispondere ai parenti che chiedono, per esempio «quando c’è qualcosa da dire ve lo diciamo», e chi la dice.",
      },
      {
        lead: "Un weekend libero",
        text: "una volta al mese fate qualcosa che non c’entra con date, diete e dottori, e non nominateli.",
      },
      {
        lead: "Puoi stare alla larga",
        text: "salta la festa per il bebè, nascondi le foto, manda un biglietto. «Sono felice per te, in questo periodo non riesco a venire» basta.",
      },
      {
        for: "E-",
        lead: "Dolore silenzioso",
        text: "può darsi che {name}, più che parlare, lavori, aggiusti, corra. Stai lì accanto, passa gli attrezzi, e la sera chiedi una volta.",
      },
      {
        for: "N-",
        lead: "Insieme alle visite",
        text: "i risultati {name} non dovrebbe sentirli senza qualcuno vicino. Dopo ogni visita prevedete una cosa piccola e piacevole.",
      },
      {
        for: "friend",
        lead: "Compagnia e basta",
        text: "se a passarci è un’amica o una figlia, scrivi «non serve che rispondi, giovedì ti penso» e tieni per te i consigli.",
      },
    ],
    say: [
      "So che la vivi a modo tuo. Stasera non mi serve una soluzione, stai solo dieci minuti qui vicino a me.",
      "Vorrei sapere come stai tu, cure a parte. E mi piacerebbe un sabato in cui non se ne parla.",
    ],
    dont: "«rilassati e vedrai», «potete adottare», la storia della cugina rimasta incinta in vacanza, o cercare di chi è la colpa.",
    stop: "Se per uno dei due è troppo, fate una pausa e ditelo al centro: molti hanno uno psicologo. Quando da settimane mancano il sonno o la gioia, sentite il medico.",
    lean: "Io lo direi a una o due persone fidate, perché nasconderlo a tutti stanca ancora di più. Andare avanti o fermarsi dev’essere voluto in due; se uno si fa solo trascinare, prima una pausa.",
    future:
      "Che cosa porterà il prossimo tentativo non lo sa nemmeno il centro. Quanto a voi due, guarda se nei giorni senza visite riuscite ancora a ridere insieme.",
    source: "grief",
  },
  miscarriage: {
    open: [
      "Manca un bambino che gli altri quasi non hanno conosciuto, e mancano il nome, la cameretta, il mese che si aspettava.",
      "Per gli altri è una gravidanza andata male; per chi c’è passato è morto qualcuno.",
    ],
    ask: [
      {
        text: "Quanto tempo fa è successo, e a che punto era?",
        told: "settiman* mesi mese anni venerdi domenica ieri ecografia presto tardi",
      },
      {
        text: "È successo a te, o a qualcuno a cui vuoi stare vicino?",
        told: "nostr* abbiamo ho mia moglie compagn* amica sorella figlia cognata collega",
      },
    ],
    weigh:
      "C’è chi vuole parlarne ogni giorno e chi una volta sola, e non per questo vuole meno bene a quel bambino. Aiuta sapere di quale avete bisogno oggi, e dirselo.",
    moves: [
      {
        lead: "Chiama le cose",
        text: "è una perdita, e se aveva un nome usalo. «Mi dispiace tanto per il vostro bambino» è meglio di tutto quello che comincia con «almeno».",
      },
      {
        lead: "Togli un peso",
        text: "cucina, vai a prendere gli altri figli, fai tu le telefonate a chi lo sapeva. Di’ che cosa porti e quando, così nessuno deve chiedere.",
      },
      {
        lead: "Un segno",
        text: "accendere una candela, piantare qualcosa, mettere l’ecografia in una scatola. Decidetelo insieme, o lasciate la scelta alla mamma.",
      },
      {
        lead: "Ricorda le date",
        text: "segna sul calendario il giorno della perdita e quello previsto per la nascita, e manda una riga. Allora non chiederà più nessuno.",
      },
      {
        for: "partner",
        lead: "Ognuno a modo suo",
        text: "uno piange e l’altro torna al lavoro, ed è dolore tutt’e due le volte. La sera chiedete «oggi com’è andata?» e accontentatevi di una risposta corta.",
      },
      {
        for: "E-",
        lead: "Poche visite",
        text: "può essere che {name} non voglia gente in casa. Lascia una minestra sulla porta, manda un messaggio e non aspettare risposta.",
      },
      {
        for: "N-",
        lead: "Anche la decima volta",
        text: "{name} può avere bisogno di raccontare la stessa ora tante volte. Ascolta come fosse la prima, e tieni una mano invece di cercare i perché.",
      },
    ],
    say: [
      "Mi dispiace tantissimo. Le parole giuste non le ho, ma penso a te e al piccolo.",
      "Con me non devi fare la parte di chi è forte, e non devi far finta che sia passata. Oggi vuoi raccontarmi o stiamo qui e basta?",
    ],
    dont: "«era presto», «ne farete un altro», «capita a tante», o fare come se non fosse successo niente.",
    stop: "Con febbre, molto sangue o dolori forti si chiama il medico oggi. Se dopo settimane mancano il sonno o la voglia di alzarsi, possono aiutare l’ostetrica, il medico o un gruppo per genitori in lutto.",
    lean: "Io due righe le scriverei, anche in ritardo e senza trovare le parole: chi ci è passato ricorda chi non ha detto niente. Per riprovare aspettate di volerlo in due, e chiedete al medico.",
    future:
      "Quanto peserà non lo sa nessuno; torna nelle date, davanti ai passeggini, in bagno. Più delle lacrime, guarda se in casa se ne può parlare.",
    source: "grief",
  },
  long_distance: {
    open: [
      "La vostra vita insieme è fatta di partenze, arrivi e uno schermo, e a mancare è il martedì qualunque.",
      "Vi volete bene, ma attraverso un telefono nessuno ti porta un tè quando stai male.",
    ],
    ask: [
      {
        text: "La distanza ha una data in cui finisce, o è aperta?",
        told: "fino fine contratto visto mesi anno anni trasfer* data autunno laurea settembre",
      },
      {
        text: "Adesso come vi sentite, e il ritmo va bene a tutti e due?",
        told: "chiam* messagg* videochiamat* telefon* ogni giorno whatsapp sera",
      },
    ],
    weigh:
      "Potete tenere duro, vedervi più spesso, o uno dei due si sposta. Per tenere duro serve una fine in vista; e chi si trasferisce deve volerlo davvero.",
    moves: [
      {
        lead: "Una data",
        text: "mettetevi d’accordo sul mese in cui vivrete nella stessa città, o almeno in cui deciderete. Anche approssimativa, aiuta a far passare le settimane.",
      },
      {
        lead: "Le cose noiose insieme",
        text: "cucinare, fare la spesa, guardare qualcosa alla stessa ora con la chiamata aperta. Un pezzetto di martedì lo recuperate così.",
      },
      {
        lead: "Due sere fisse",
        text: "due telefonate vere a settimana, e per il resto messaggi brevi a cui non si deve rispondere subito.",
      },
      {
        lead: "Preparate il distacco",
        text: "nell’ultimo giorno della visita niente discorsi seri. Prenotate già il viaggio dopo, e prima del treno fate una cosa leggera, un gelato o una passeggiata.",
      },
      {
        for: "N-",
        lead: "Un messaggio all’arrivo",
        text: "{name} si agita nei vuoti. Una riga la sera e una la mattina vi risparmiano il giro di brutti pensieri.",
      },
      {
        for: "E-",
        lead: "Meno e più lunghe",
        text: "la videochiamata tutti i giorni può stancare {name}. Nel mezzo provate con vocali o lettere di carta.",
      },
      {
        for: "C-",
        lead: "Calendario a te",
        text: "{name} non si dimentica di te, si dimentica del fuso orario. Manda un invito con l’avviso per ogni chiamata.",
      },
    ],
    say: [
      "Mi manchi nelle giornate normali. Riusciamo a capire insieme quando finisce, anche a grandi linee?",
      "I messaggi vanno bene, ma vorrei una sera a settimana tutta per noi. Facciamo la domenica?",
    ],
    dont: "contare i minuti prima della risposta, o usare i pochi fine settimana per tutti i conti in sospeso.",
    stop: "Se la data slitta per la terza volta senza un piano, chiedetevi se volete ancora vivere nella stessa città. Se cambi lavoro o casa, metti prima da parte i soldi per un eventuale ritorno.",
    lean: "Io mi trasferirei solo se lì ci fosse anche una vita mia, un lavoro, amici, la lingua. Con una fine chiara entro un anno terrei duro; se non c’è, ne chiederei una.",
    future:
      "Da una settimana storta non si capisce se reggerà. Guarda chi si muove: se i biglietti li comprate tutti e due, e tutti e due spostate gli orari, la cosa sta in piedi.",
  },
  no_time_together: {
    open: [
      "Sapete a memoria dentista, dieta e password, ma non che cosa avesse in testa l’altra persona ieri sera.",
      "Fra voi non si è rotto niente; è che ormai parlate solo di bollette, date e chi passa a prendere chi.",
    ],
    ask: [
      {
        text: "Manca il tempo, o state lì vicini e non viene fuori niente?",
        told: "tempo lavoro figli bambin* divano tele turni letto stanch* silenzio zitti",
      },
      {
        text: "Che cosa stavate facendo l’ultima volta che siete stati bene insieme?",
        told: "vacanz* matrimonio ultima ricord* prima anni quando viaggio",
      },
    ],
    weigh:
      "Puoi lasciarla così, che tanto nessuno sta abbastanza male da lamentarsi, o smuovere le acque e rischiare una serata impacciata. Un po’ di impaccio c’era anche al primo appuntamento.",
    moves: [
      {
        lead: "Venti minuti di altro",
        text: "tre sere a settimana dopo cena sedetevi senza schermi, e senza parlare di impegni e soldi. Chiedi «che cosa ti gira in testa in questi giorni?».",
      },
      {
        lead: "Una cosa nuova",
        text: "fate qualcosa in cui siete negati tutti e due, un corso, un tuffo nel lago freddo, una città mai vista. Vi dà qualcosa da raccontarvi che non sia la casa.",
      },
      {
        lead: "Salutatevi bene",
        text: "quando uno rientra, alzati e vai alla porta. Un bacio che dura sei secondi, mattina e sera, è già un inizio.",
      },
      {
        lead: "Una sera bloccata",
        text: "ogni quindici giorni, nei due calendari, con i nonni o il telefono spento. La organizzate una volta per uno.",
      },
      {
        for: "E-",
        lead: "Fianco a fianco",
        text: "{name} parla più facilmente camminando, in macchina o ai fornelli che di fronte a te.",
      },
      {
        for: "O-",
        lead: "Piccoli cambi",
        text: "a {name} piacciono le abitudini. Tenete il solito posto e cambiate una cosa, l’ora o la strada per arrivarci.",
      },
      {
        for: "N-",
        lead: "Non è una lamentela",
        text: "comincia da qualcosa di voi due che ti piace ancora, altrimenti {name} capisce che è finita.",
      },
    ],
    say: [
      "Mi manchi, anche se ci vediamo tutti i giorni. Mercoledì vieni a fare due passi con me, senza parlare della casa?",
      "A mandare avanti la baracca siamo bravi, vorrei che lo fossimo anche a stare insieme. Mi prenoti una sera ogni quindici giorni?",
    ],
    dont: "parlarne a mezzanotte, o con l’elenco di com’era una volta.",
    stop: "Quando due o tre mesi di inviti non portano a niente, domanda il motivo, che sia la salute, l’umore o un’altra persona, e proponi un consulente di coppia.",
    lean: "Io partirei da una cosa piccola questa settimana, più che da un grande discorso. Con un neonato, i turni di notte o una malattia in casa, accontentati di dieci minuti e aspetta.",
    future:
      "Che ci sia silenzio non dice se l’amore è passato. Guarda come {name} risponde a un piccolo invito: brontola e poi viene? È una buona risposta.",
    source: "gottman",
  },
  ex_in_touch: {
    open: [
      "Un nome di prima continua a spuntare, a cena, sullo schermo, a un compleanno, e nessuno ha detto che posto occupa.",
      "Sentirsi con qualcuno che si è amato può essere del tutto innocente, e nel presente prende posto lo stesso.",
    ],
    ask: [
      {
        text: "Per che cosa si sentono o si vedono, e quanto spesso?",
        told: "scriv* messagg* chiam* pranzo caffe mese settimana giorno compleanno cane figli lavoro auguri",
      },
      {
        text: "Lo sanno tutti gli interessati, o una parte resta nascosta?",
        told: "nascost* cancell* segreto detto sa mostra* apert* spalle mente",
      },
    ],
    weigh:
      "Si può tenere, ridurre o chiudere. Più del vecchio amore guarda se è tutto alla luce del sole: se quei messaggi si potrebbero leggere da sopra la spalla.",
    moves: [
      {
        lead: "Di’ quale pezzo",
        text: "nomina l’unica cosa che ti dà fastidio, o su cui hai un dubbio, l’ora tarda, le notti fuori, il nomignolo, non la persona intera.",
      },
      {
        lead: "Da sopra la spalla",
        text: "a un ex non si scrive niente che l’altra persona non possa leggere. Vale per tutti e due.",
      },
      {
        lead: "Alla luce",
        text: "proponi un caffè in tre, oppure un incontro si dice prima e si racconta dopo. Detto fra una cosa e l’altra, pesa meno.",
      },
      {
        lead: "Se tocca a te",
        text: "prima di rispondere a un ex chiediti che cosa speri che succeda. Scrivi solo quello che racconteresti volentieri a cena.",
      },
      {
        for: "N-",
        lead: "Di’ gli orari",
        text: "di solito a {name} basta sapere l’ora del rientro e ricevere un messaggio per strada.",
      },
      {
        for: "A+",
        lead: "Aiuta a dire no",
        text: "può darsi che {name} risponda per non offendere nessuno. Proponi di pensare insieme due frasi gentili.",
      },
      {
        for: "C+",
        lead: "Cose in comune",
        text: "per la posta, le chiavi, i contratti o il cane fate un elenco, e mettete una data accanto a ogni voce.",
      },
    ],
    say: [
      "Non devi togliere il saluto a nessuno. I messaggi a tarda ora però mi danno fastidio: troviamo una regola che vada bene a entrambi?",
      "Avevamo detto che di questo ci saremmo parlati, e poi l’ho saputo per caso. Vorrei solo che me lo dicessi prima.",
    ],
    dont: "vietarlo, o leggere di nascosto. Così quella che magari è solo cortesia diventa un segreto.",
    stop: "Se si cancella o si nega anche quando chiedi con calma, il punto non è più un ex ma la sincerità; può servire un consulente. Se ci sono figli in comune il contatto resta: decidete come.",
    lean: "Quello che è aperto e piccolo io lo lascerei, e chiederei un limite per ciò che è nascosto o notturno. Se a sentire l’ex sei tu, dillo prima che te lo chiedano.",
    future:
      "Dai messaggi non si legge che cosa prova {name}, e nemmeno l’ex. Guarda che cosa succede dopo che ne avete parlato: se è innocente diventa più aperto, se no si nasconde meglio.",
  },
  back_together: {
    open: [
      "Vi conoscete a memoria nel bene, e sapete anche di preciso come si è rotta l’ultima volta.",
      "Sentire la mancanza di qualcuno e riuscire a viverci insieme sono due cose diverse, anche se di notte si confondono.",
    ],
    ask: [
      {
        text: "Perché era finita, ed è ancora così?",
        told: "perche finit* lasciat* tradi* pront* lavoro beve* trasferi* colpa distanza",
      },
      {
        text: "Da allora, tu o {name} che cosa avete cambiato?",
        told: "cambi* terapia psicolog* lavoro smess* promess* dice giura trasferi*",
      },
    ],
    weigh:
      "Tornare risparmia il dolore e magari salva qualcosa di buono. Può anche riportare lo stesso anno di prima, quindi quello che dev’essere diverso va detto prima che torni lo spazzolino in bagno.",
    moves: [
      {
        lead: "Il vecchio nodo",
        text: "ognuno scrive in due righe perché è finita e quale parte era sua. Prima di tutto il resto, confrontateli.",
      },
      {
        lead: "Senza fretta",
        text: "per due mesi vedetevi di giorno, due volte a settimana, con due case. Se prima tornate a dormire insieme, la domanda resta coperta.",
      },
      {
        lead: "Riprendi una vecchia lite",
        text: "scegliete uno dei temi su cui si rompeva, i soldi, il tempo, un parente, e parlatene. Vedete come va stavolta.",
      },
      {
        lead: "Chiedi senza assedio",
        text: "se a volerlo sei tu, scrivi una volta, prenditi la tua parte, di’ che cosa è cambiato e poi lascia spazio alla risposta.",
      },
      {
        for: "C-",
        lead: "Fatti con una data",
        text: "{name} promette facilmente. Accordatevi su una cosa che si possa vedere entro un mese.",
      },
      {
        for: "N-",
        lead: "Tenetelo per voi",
        text: "per qualche settimana non ditelo ad amici e figli, così {name} può decidere con calma.",
      },
      {
        for: "partner",
        lead: "I figli per ultimi",
        text: "durante la prova, per i bambini restano semplici visite; la colazione tutti insieme si fa dopo la decisione.",
      },
    ],
    say: [
      "Mi piacerebbe vedere se ci riusciamo meglio di prima. Per me vuol dire andare piano, e parlare di che cosa non andava.",
      "Ti voglio bene, ma alla stessa cosa non torno. Dimmi che cosa sarebbe diverso, e io ti dico la mia.",
    ],
    dont: "riprendere «come se niente fosse», o decidere con un messaggio all’una di notte.",
    stop: "Se c’era paura, o se ti si controllava, non tornare sulla fiducia di una promessa: prima rivolgiti a un centro di ascolto. Dopo il terzo tira e molla, ci vuole un consulente.",
    lean: "Io direi di sì solo se il motivo della rottura è cambiato in modo visibile; se è soprattutto la solitudine a spingerti, aspetterei. Con dei bambini in mezzo, ancora più calma.",
    future:
      "Se una persona è cambiata non si vede nelle prime settimane belle. Guarda la prima volta che dici di no a qualcosa: spesso era lì che le cose si guastavano.",
  },
  what_are_we: {
    open: [
      "Ci sono i fine settimana, un cassetto e uno spazzolino, ma una parola non c’è.",
      "Vorreste capire che cos’è, o almeno lo vuole uno dei due, e chiederlo sembra più rischioso che andare avanti così.",
    ],
    ask: [
      {
        text: "Se potessi scegliere, tu che cosa vorresti che fosse?",
        told: "voglio vorrei esclusiv* seri* piano relazione impegn* etichett* spero fidanzat*",
      },
      {
        text: "Vi siete detti qualcosa, anche di sfuggita?",
        told: "detto accord* chiarit* esclusiv* inizio tinder app subito",
      },
    ],
    weigh:
      "Se chiedi può finire questa vaghezza che in fondo è comoda; se non chiedi, organizzi la tua vita su un’ipotesi. Se basta la domanda a far scappare qualcuno, la risposta sarebbe arrivata comunque.",
    moves: [
      {
        lead: "Prima tu",
        text: "scrivi in una frase che cosa vuoi da qui alla fine della stagione. Si può chiedere solo quello a cui si è dato un nome.",
      },
      {
        lead: "Leggero, di persona",
        text: "passeggiando di’ «mi piace come stiamo, e io non vedo nessun altro. Per te com’è?». Poi aspetta, senza riempire il silenzio.",
      },
      {
        lead: "Una cosa prima",
        text: "comincia da se frequentate anche altre persone. Il nome, le famiglie e i progetti vengono dopo.",
      },
      {
        lead: "Di’ la tua velocità",
        text: "se sei tu a voler rallentare, nomina che cosa ti piace e che cosa è presto, «due volte a settimana, e la vacanza non ancora».",
      },
      {
        for: "E-",
        lead: "Tempo per rispondere",
        text: "sul momento {name} può bloccarsi. Di’ che va bene anche una risposta entro il fine settimana.",
      },
      {
        for: "A-",
        lead: "Credi al no",
        text: "se {name} ha detto «niente di serio», voleva dire quello. Non contrattare; decidi se a te basta.",
      },
      {
        for: "N-",
        lead: "Rassicura sul ritmo",
        text: "di’ che ti va di vedersi ancora, solo con più calma, e proponi subito il prossimo appuntamento.",
      },
    ],
    say: [
      "Con te mi trovo molto bene, e mi accorgo che vorrei sapere che cos’è per te. Non serve un discorso, basta la verità.",
      "Quando va, va bene, ma il non sapere mi logora. Avrei bisogno che questo mese decidessimo se stiamo insieme.",
    ],
    dont: "leggerlo nei cassetti, negli adesivi e nelle foto profilo, o sparire un po’ per farti desiderare.",
    stop: "Se hai chiesto due volte e due volte ha rimandato, per ora prendi quel forse come risposta e fai i tuoi programmi. Un amico che ti conosce bene può aiutarti a non cedere.",
    lean: "Io chiederei, e prima di cambiare lavoro, città o vacanze per questa storia. Se vi conoscete da poche settimane, chiarisci soltanto se vedete altre persone.",
    future:
      "Da un cassetto o da un nomignolo non si capisce che intenzioni ha {name}. Guarda se nei programmi normali ci sei, un sabato, una festa di amici, e se te lo propone senza che tu chieda.",
  },
  first_date: {
    open: [
      "Prima di vedersi la prima volta si pensa alle scarpe, al conto, ai silenzi, e soprattutto a che impressione si farà.",
      "È un’ora o due con una persona che conosci appena, e la testa l’ha già vissuta fino in fondo.",
    ],
    ask: [
      {
        text: "Che cosa avete in programma, e quando?",
        told: "stasera domani sabato domenica venerdi giovedi cena caffe aperitivo passeggiata pizza ristorante cinema oggi",
      },
      {
        text: "Che cosa ti agita di più: parlare, l’aspetto, o una cosa che non sai quando dire?",
        told: "parlare silenz* vest* dire aspetto figli bacio tremo eta ansia noios*",
      },
    ],
    weigh:
      "Puoi mostrare il lato migliore o quello di tutti i giorni. Con il migliore passi la serata, ma il secondo appuntamento è più facile se hanno conosciuto la tua voce vera.",
    moves: [
      {
        lead: "Breve",
        text: "scegli qualcosa che finisce per conto suo dopo un’oretta, un caffè o una passeggiata in un posto frequentato. Se va bene, si può allungare.",
      },
      {
        lead: "Tre domande vere",
        text: "tienile in tasca: che cosa aspetti con piacere questo mese, di che cosa parleresti per ore, dove andresti domani se potessi?",
      },
      {
        lead: "Confessa il batticuore",
        text: "una frase all’inizio, «a questa sera ci tenevo, e forse si vede», e poi non devi più nasconderlo.",
      },
      {
        lead: "Chiedi e racconta",
        text: "dopo ogni risposta fai ancora una domanda, poi metti qualcosa di tuo. Se ti accorgi che parli da cinque minuti, ripassa la palla.",
      },
      {
        for: "E-",
        lead: "Fate qualcosa",
        text: "con chi parla poco, camminate, guardate dei quadri, giocate. Fianco a fianco le pause non pesano.",
      },
      {
        for: "E+",
        lead: "Vai dietro",
        text: "a {name} piace riempire l’aria. Ridi, segui il filo, e piazza presto una storia tua.",
      },
      {
        for: "N-",
        lead: "Saluta chiaro",
        text: "alla fine di’ se ti va di rivedersi. Altrimenti {name} passa la notte a interpretare il tuo «ci sentiamo».",
      },
    ],
    say: [
      "È stata una bella serata. Mi piacerebbe rivederti, facciamo la settimana prossima?",
      "È stato un piacere conoscerti, ma per me non è scattato niente. Preferisco dirtelo subito.",
    ],
    dont: "raccontare tutta la storia precedente, o far finta che ti vada bene qualsiasi cosa.",
    stop: "Di’ a qualcuno dove sei, e vai a casa appena senti che non ti trovi: «adesso vado» basta come motivo. Niente va portato a termine per educazione.",
    lean: "Le cose grosse, figli, fede, una malattia, io le direi in una frase quando capita, non come una confessione. Per il conto: proponi di dividere, e se vuole offrire accetta con un grazie.",
    future:
      "Che cosa si pensa di te dopo due ore lo sanno a malapena loro. Guarda i due o tre giorni dopo: chi è interessato di solito scrive, e mette un giorno.",
  },
  crush_message: {
    open: [
      "Hai scritto la frase, l’hai cancellata e l’hai riscritta, e si tratta pur sempre di un caffè.",
      "Sai come ride o come prende il caffè, ma non sai se puoi fare il passo dopo.",
    ],
    ask: [
      {
        text: "Dove vi incontrate, e qual è stato il vostro ultimo argomento?",
        told: "corso lavoro palestra autobus lezione libreria coro vicin* app tinder instagram treno festa universita collega",
      },
      {
        text: "Sai se c’è già qualcuno?",
        told: "single sposat* fidanzat* ragazz* divorziat* vedov* anello marito moglie liber*",
      },
    ],
    weigh:
      "Scrivendo rischi un no, che brucia qualche giorno. Non scrivendo resta tutto bello e aperto, ma in estate te lo starai ancora chiedendo.",
    moves: [
      {
        lead: "Corto, con un giorno",
        text: "bastano tre righe, una cosa che conoscete in due, la proposta, la data. «Hai detto che ti piacciono i gufi. Giovedì c’è una passeggiata serale, vieni?»",
      },
      {
        lead: "Un no facile",
        text: "aggiungi una volta «e se non ti va, nessun problema», e pensalo davvero. Così la risposta è sincera.",
      },
      {
        lead: "Di giorno",
        text: "scrivilo in tarda mattinata, rileggilo ad alta voce una volta, invia e metti il telefono in un cassetto per un’ora.",
      },
      {
        lead: "Una cosa piccola",
        text: "un caffè o mezz’ora a piedi si accettano più facilmente di una cena, e si possono allungare.",
      },
      {
        for: "colleague",
        lead: "Lontano dal lavoro",
        text: "chiedi una volta, fuori dall’ufficio, e se la risposta è vaga lascia stare. Lunedì ci sarete tutti e due.",
      },
      {
        for: "E-",
        lead: "Lascia tempo",
        text: "{name} può pensarci due giorni. Un messaggio basta, il secondo può aspettare una settimana.",
      },
      {
        for: "E+",
        lead: "A voce",
        text: "{name} preferisce sentirselo dire. Fallo alla fine di due chiacchiere, quando state per andare.",
      },
    ],
    say: [
      "Mi piace un sacco parlare con te. Giovedì ti va un caffè, noi due?",
      "Te l’avevo chiesto tempo fa, e forse si è perso. Se ti va, quella passeggiata la farei ancora volentieri; se no, lasciamo così.",
    ],
    dont: "dichiarazioni chilometriche, poesie, o tre messaggi di fila mentre non arriva risposta.",
    stop: "Dopo due inviti senza un sì chiaro, prendilo per un no. Niente incontri «per caso»: meglio dedicarsi a chi risponde, e se brucia parlarne con un amico.",
    lean: "Io lo manderei, oggi e corto. Aspetterei se di mezzo c’è un rapporto da insegnante, medico o capo, o se sai che è già in coppia.",
    future:
      "Sorrisi e cuoricini sono un pessimo termometro. Una proposta con il giorno chiarisce di più: chi ha voglia di venire e non può, ne dice un altro.",
  },
  stepfamily: {
    open: [
      "I bambini e i nuovi compagni non si scelgono a vicenda, e intanto devono dividersi il bagno.",
      "Due famiglie sotto lo stesso tetto portano due regolamenti, e c’è chi conta a chi tocca la fetta più grossa.",
    ],
    ask: [
      {
        text: "Quanti anni hanno, e da quanto state tutti insieme?",
        told: "anni anno grand* adolescent* mesi da sette dieci dodici sedici gemell* convivi*",
      },
      {
        text: "Adesso le regole chi le dà, e voi due siete d’accordo?",
        told: "regole orari compiti permette dice telefono schermo disciplina sever* vizi* lascia",
      },
    ],
    weigh:
      "Puoi educare anche tu o lasciare fare al genitore. Se cominci presto ti senti dire «non sei mia madre» o «mio padre»; se lasci tutto, in casa tua fai la parte dell’ospite.",
    moves: [
      {
        lead: "I no al genitore",
        text: "le regole le annuncia il genitore, e tu dai man forte. Mettetevi d’accordo prima, la sera, quando i bambini dormono.",
      },
      {
        lead: "Cinque regole per tutti",
        text: "gli adulti ne fissano poche, pasti, schermi, educazione, camere, uguali per ogni bambino. Appendetele.",
      },
      {
        lead: "Una cosa vostra",
        text: "con ognuno trova un’attività solo per voi due, le patatine dopo la piscina, una partita a carte, i passaggi in macchina con la musica. Mezz’ora a settimana.",
      },
      {
        lead: "Un’ora con il suo",
        text: "ogni bambino ha un’ora a settimana con il proprio genitore, senza di te e senza gli altri. Toglie benzina ai litigi.",
      },
      {
        for: "young",
        lead: "Senza forzare",
        text: "con {name} bastano gentilezza, costanza e poche parole. Ricorda i piatti preferiti, saluta prima tu, e non aspettare grazie.",
      },
      {
        for: "partner",
        lead: "La tua parte",
        text: "in un’ora tranquilla racconta a {name} com’è cucinare per tutti e non decidere niente. Chiedi un cambiamento per questo mese.",
      },
      {
        for: "C-",
        lead: "Scritto e ripetuto",
        text: "quando la stanchezza è tanta {name} cede. Orario o paghetta concordati stanno sul frigo, così non sei tu a dirlo.",
      },
    ],
    say: [
      "Non voglio prendere il posto di nessuno. Mi fa piacere che ci sei, e vorrei che andassimo d’accordo a modo nostro.",
      "Quando davanti a loro io dico una cosa e tu un’altra, non so più dove mettermi. Prima ci mettiamo d’accordo noi due?",
    ],
    dont: "criticare l’altro genitore davanti ai bambini, o comprarsi l’affetto con i regali.",
    stop: "Se un bambino si chiude per settimane, non mangia o non dorme, o se ti accorgi di urlare ogni giorno, serve un consultorio familiare; la scuola sa a chi indirizzarvi.",
    lean: "Io avrei pazienza con i bambini e parlerei chiaro in coppia. Se però un bambino è in pericolo o se la prendono con uno più piccolo, intervieni subito, al di là dei patti.",
    future:
      "Se ti accetteranno si vede tardi, spesso dopo anni, e di rado a parole. Fai caso alle cose piccole: un passaggio chiesto a te, una presa in giro, una porta lasciata aperta.",
    source: "parenting",
  },
  introducing_partner: {
    open: [
      "Le persone a cui vuoi bene si siederanno alla stessa tavola, e da tutte e due le parti guarderanno te.",
      "Fa male quando la famiglia non vede nella persona che ami quello che ci vedi tu.",
    ],
    ask: [
      {
        text: "Si sono già visti, e com’è andata?",
        told: "vist* incontr* prima cena pranzo domenica conosc* presentat* dopo muso faccia",
      },
      {
        text: "La difficoltà qual è, detta come la dicono loro?",
        told: "religion* fede eta divorzi* figli lavoro soldi gay tatuagg* ex vecchi* straniero pelle",
      },
    ],
    weigh:
      "Puoi smussare gli angoli o far capire con chi stai. Discutendo non li convinci, ma un «questa è la persona con cui sto», gentile e fermo, gli dà il tempo di arrivarci.",
    moves: [
      {
        lead: "Prepara tutti",
        text: "a chi porti a casa di’ chi è chi, due argomenti tranquilli e uno da evitare; ai tuoi racconta due cose che ami di questa persona.",
      },
      {
        lead: "In piccolo",
        text: "la prima volta con una o due persone, un caffè e non un pranzo di festa, un’ora e mezza, con qualcosa da fare tipo una passeggiata.",
      },
      {
        lead: "Chiedi una cosa",
        text: "con chi è contro, a quattr’occhi: «Non ti chiedo entusiasmo. Ti chiedo educazione e un paio di domande, sul lavoro o sulla musica».",
      },
      {
        lead: "Le notizie difficili prima",
        text: "figli, divorzio, religione, dilli tu qualche giorno avanti, senza l’altra persona presente. La prima reazione resta in famiglia.",
      },
      {
        for: "old",
        lead: "Ci vuole qualche stagione",
        text: "{name} viene da altre regole. Ci si abitua più facilmente a una persona, passando dall’orto, da una ricetta, da una vecchia storia, che a un’idea.",
      },
      {
        for: "N-",
        lead: "Rassicura",
        text: "può darsi che {name} tema di perderti. Fissa prima una visita solo vostra, e dopo parla dell’incontro.",
      },
      {
        for: "A-",
        lead: "Una riga, niente dibattito",
        text: "{name} vorrà discutere. «Ho capito, ma la scelta è mia» basta, e poi cambi discorso.",
      },
    ],
    say: [
      "È una persona che amo, e vorrei che vi conosceste. Mi farebbe piacere se le chiedessi qualcosa della sua vita.",
      "Ho capito che hai dei dubbi. Non provo a toglierteli, ma quando veniamo ti chiedo di essere gentile.",
    ],
    dont: "chiedere «allora, che te ne pare?» mentre l’altra parte è ancora sulle scale, e riportare che cosa ha detto.",
    stop: "Se davanti a te insultano chi ami, prendete il cappotto e andate via con calma, proponendo un’altra data. Se la famiglia ti chiude la porta per la fede o per chi ami, ci sono centri di ascolto.",
    lean: "Io farei un invito piccolo per tutti e non aspetterei l’approvazione. Con dei figli aspetterei una storia solida, e chiederei a loro con che passo andare.",
    future:
      "Un pranzo fa vedere quanto erano tesi tutti, e poco altro. Guarda il terzo incontro: se qualcuno si ricorda un particolare, un piatto, un lavoro, un nome.",
  },
  ex_new_partner: {
    open: [
      "Sapevi che prima o poi sarebbe successo, e poi c’è una faccia, una foto, una seconda macchina lì fuori.",
      "Può essere finita da tanto, e vedere qualcuno al posto che era tuo toglie il fiato lo stesso.",
    ],
    ask: [
      {
        text: "È una faccenda solo di quello che provi, o ci sono di mezzo figli o amici comuni?",
        told: "figli bambin* figlia figlio amici matrimonio invit* scuola festa comunione",
      },
      {
        text: "Da quanto siete separati, e di chi è stata la decisione?",
        told: "lasciat* finit* divorzi* mesi anni settiman* separat* chius*",
      },
    ],
    weigh:
      "Puoi tenerti alla larga finché brucia di meno, oppure incontrarli con tutta l’educazione che ti riesce. La distanza fa bene a te; l’educazione serve ai figli, agli amici, al paese.",
    moves: [
      {
        lead: "Spegni le notizie",
        text: "silenzia tutti e due i profili e chiedi agli amici di risparmiarti i racconti. Quello che la sera non vedi non ti toglie il sonno.",
      },
      {
        lead: "Prepara l’incontro",
        text: "una frase pronta, «Ciao, piacere, vado a cercarmi un posto», addosso qualcosa che ti piace, e un modo per andare via.",
      },
      {
        lead: "Due fogli",
        text: "su uno quello che ti riguarda come genitore o per gli amici comuni, sull’altro quello che è dolore e basta. Con {name} parla solo del primo.",
      },
      {
        lead: "Un gesto civile",
        text: "un saluto o un messaggio breve alla persona nuova rende più facili le recite a scuola. Che sia affettuoso non è richiesto.",
      },
      {
        for: "partner",
        lead: "Chiedi il preavviso",
        text: "accordati con {name} perché le novità che toccano te o i figli arrivino prima a te, e per iscritto.",
      },
      {
        for: "N-",
        lead: "Solo fatti",
        text: "anche {name} può essere in tensione. Due righe su orari e bambini, della felicità niente.",
      },
      {
        for: "far",
        lead: "Un no con garbo",
        text: "al matrimonio o alla grigliata puoi non andare, con gli auguri e senza motivo. Un biglietto è più che abbastanza.",
      },
    ],
    say: [
      "Ti auguro del bene, davvero. Per adesso mi serve un po’ di distanza, quindi sentiamoci solo per quello che c’è da organizzare.",
      "Prima che i bambini conoscano qualcuno, per favore dimmelo tu. Vorrei saperlo da te e non da loro.",
    ],
    dont: "interrogare i figli, fare confronti davanti alle foto, o raccontare alla persona nuova com’è davvero chi stava con te.",
    stop: "Se dopo qualche mese ci pensi ancora tutto il giorno e lavori a fatica, parlane con il medico o uno psicologo. Se ti preoccupa come si comporta con i bambini, annota le date e senti il consultorio o un avvocato.",
    lean: "Io resterei civile e, dove si può, a distanza; andrei solo alle occasioni che sono per i tuoi figli. Se alla festa soffriresti e basta, non andare, e dillo per tempo.",
    future:
      "Se dura non è cosa che si veda da qui, e una partenza veloce non dice granché. Guarda invece quanto ti resta addosso un incontro per caso: adesso una sera intera, fra qualche mese magari un’ora.",
  },
  divorce_handover: {
    open: [
      "Anche dopo la separazione bisogna mettersi d’accordo su scarpe, weekend e medicine, e proprio in questo non eravate bravi.",
      "Ogni scambio dura cinque minuti e riporta indietro cinque anni, e lì accanto c’è qualcuno di piccolo con lo zainetto.",
    ],
    ask: [
      {
        text: "Fra voi che cosa c’è di scritto: una sentenza, un accordo, o solo parole?",
        told: "giudice sentenza accord* piano mediator* avvocat* scritto tribunale omolog*",
      },
      {
        text: "Che cosa va storto più spesso: orari, soldi, cambi, il tono?",
        told: "ritardo cambi* soldi mantenimento estate natale vacanz* borsa orari* messagg* weekend",
      },
    ],
    weigh:
      "Puoi pretendere che si rispettino i patti o concedere qualche cambio. Con il rigore c’è ordine ma anche gelo; concedere funziona se resta scritto, e se ogni tanto il favore torna indietro.",
    moves: [
      {
        lead: "Come in ufficio",
        text: "un messaggio per argomento, tre righe, giorno, ora e luogo, niente aggettivi e niente passato. Prima di rispondere al suo aspetta un’ora.",
      },
      {
        lead: "Terreno neutro",
        text: "lo scambio a scuola, all’asilo o dai nonni, così uno porta, l’altro prende e non vi incrociate.",
      },
      {
        lead: "Un calendario solo",
        text: "entro un giorno fisso metteteci tutto l’anno, feste e compleanni compresi. Per cambiare serve un sì entro mercoledì sera.",
      },
      {
        lead: "Tutto doppio",
        text: "comprate due volte quello che si perde più spesso, spray, caricatore, scarpe da calcio, e mettete una lista nella borsa.",
      },
      {
        for: "C-",
        lead: "Avviso fisso",
        text: "{name} non è puntuale con nessuno. Il giorno prima manda lo stesso messaggio, e per i bambini tieni mezz’ora di margine.",
      },
      {
        for: "N-",
        lead: "Lascia cadere il tono",
        text: "{name} con l’agitazione scrive tanto. Rispondi solo alla parte sui bambini, in due frasi.",
      },
      {
        for: "A-",
        lead: "Due possibilità",
        text: "a una richiesta {name} dice di no, fra due cose sa scegliere. «Venerdì alle sei o sabato alle dieci?»",
      },
    ],
    say: [
      "Per i bambini sarebbe meglio un saluto tranquillo. Dalla settimana prossima ci diamo il cambio a scuola, e il resto ce lo scriviamo?",
      "Eravamo rimasti a venerdì alle sei. Se non ti va più bene dimmelo entro mercoledì, e troviamo un altro orario.",
    ],
    dont: "mandare messaggi tramite i figli, o discutere sulla soglia mentre vi sentono.",
    stop: "Se i patti saltano di continuo, segna le date per due mesi e vai da un mediatore familiare o al consultorio, poi dall’avvocato. Se un bambino torna spaventato o trascurato, chiedi aiuto il giorno stesso.",
    lean: "A un cambio ragionevole io direi di sì, chiedendone uno in cambio nello stesso messaggio. Terrei fermi i patti se gli ultimi tre favori sono andati in una direzione sola.",
    future:
      "Se lo fa apposta non si può sapere, e non serve. Guarda le prime quattro settimane con tutto per iscritto: sono diminuiti i messaggi, e i bambini sono più tranquilli?",
    source: "negotiation",
  },
  telling_children: {
    open: [
      "Sai una cosa che cambierà il loro mondo, e di là stanno facendo le costruzioni.",
      "I bambini si accorgono dei bisbigli molto prima, e quello che si immaginano spesso è peggio della verità.",
    ],
    ask: [
      {
        text: "Quanti anni hanno, e che cosa hanno già notato?",
        told: "anni anno eta adolescent* cinque sei sette otto nove dieci piccol* grand* trent*",
      },
      {
        text: "È già deciso, e quale sarà per loro il primo cambiamento?",
        told: "decis* vendut* data trasloc* domenica agosto gennaio diagnosi risultat* ospedale scuola",
      },
    ],
    weigh:
      "Aspettare regala una settimana tranquilla, parlare permette loro di fare domande. Quando è sicuro, o quasi, conviene che lo sappiano da te e non origliando.",
    moves: [
      {
        lead: "Le prime tre frasi",
        text: "che cosa succede, che cosa resta uguale, chi si occupa di loro. Provale prima ad alta voce, con parole che capisce il più piccolo.",
      },
      {
        lead: "Tutti insieme",
        text: "se siete in due parlate in due, a casa, alla vigilia di un giorno libero, con tutti i figli presenti.",
      },
      {
        lead: "Rispondi alle domande",
        text: "poche parole, vere, e poi basta. «Non lo so ancora, appena lo so te lo dico» è una buona risposta.",
      },
      {
        lead: "Togli la colpa",
        text: "spiega chiaramente che loro non c’entrano, qualunque cosa abbiano fatto o pensato, e che ci pensano i grandi.",
      },
      {
        lead: "Tornaci sopra",
        text: "fra tre giorni chiedi di nuovo, a letto o in macchina. La mattina dopo avvisa la maestra o l’asilo.",
      },
      {
        for: "young",
        lead: "La settimana di sempre",
        text: "in questi giorni niente cambi al calcio, all’orario della nanna, alla favola. Le abitudini calmano {name} più dei discorsi.",
      },
      {
        for: "N-",
        lead: "Piangere va bene",
        text: "{name} può attaccarsi o arrabbiarsi. Stai vicino, di’ il nome di quello che prova e non correre a tirare su il morale.",
      },
    ],
    say: [
      "Dobbiamo dirvi una cosa importante. È triste, non è colpa di nessuno, e noi continuiamo a esserci per voi.",
      "Puoi chiedermi tutto, oggi o quando vuoi, anche dieci volte la stessa cosa. Ti dico la verità.",
    ],
    dont: "promettere quello che non puoi mantenere, dare la colpa all’altro genitore, o chiedere loro di tenere il segreto.",
    stop: "Se dopo qualche settimana un bambino dorme ancora male, mangia poco o non vuole andare a scuola, chiedi consiglio al pediatra o al consultorio; in ospedale c’è chi segue i più piccoli.",
    lean: "Io lo direi presto, in modo semplice, e la cosa principale tutta in una volta. Aspetta solo finché non è deciso, o qualche giorno se prima c’è un esame o un compleanno.",
    future:
      "Come la prenderanno non lo può dire nessuno; tanti prima chiedono che cosa c’è per cena e piangono una settimana dopo. Guarda i giochi, il sonno e la scuola, più di quello che dicono quel giorno.",
    source: "parenting",
  },
  in_laws: {
    open: [
      "Insieme a una persona arriva una famiglia intera, con le sue idee su asciugamani, neonati e Natale.",
      "Più delle frasi dei parenti pesa chi a tavola non dice niente.",
    ],
    ask: [
      {
        text: "Qual è l’ultima cosa successa, in una frase?",
        told: "detto dato chiesto venut* entrat* pubblicat* prenotat* chiamat* pianto ultima ieri",
      },
      {
        text: "Chi è figlio loro, come si comporta?",
        told: "marito moglie compagn* difend* zitto silenzio niente cede ride sord* mammon* ragazz*",
      },
    ],
    weigh:
      "Puoi lasciar correre per quieto vivere o mettere un limite. Lasciar correre va bene per gusti, asciugamani e ragù; con i figli, le chiavi e i soldi un limite ti risparmia anni di rancore.",
    moves: [
      {
        lead: "Prima a casa",
        text: "racconta a chi sta con te un episodio, che effetto ti ha fatto e che cosa vorresti la prossima volta. Il giudizio sulla famiglia lascialo fuori.",
      },
      {
        lead: "Ognuno con i suoi",
        text: "ciascuno parla con i propri genitori. Decidete anche la frase, «abbiamo deciso che…», chi la dice e quando.",
      },
      {
        lead: "Dai un posto",
        text: "un invito fisso, la domenica dalle tre alle cinque, una passeggiata con i nipoti, una ricetta. Chi sa quando è il suo turno spinge di meno.",
      },
      {
        lead: "La frase pronta",
        text: "per i commenti su cucina, peso o bambini tienine una gentile: «Grazie, noi facciamo in un altro modo». E poi passi il pane.",
      },
      {
        for: "old",
        lead: "Fatti raccontare",
        text: "forse {name} sente di non servire più. Chiedi com’è stato con il primo figlio, e poi fai come pensi tu.",
      },
      {
        for: "N-",
        lead: "Prima un grazie",
        text: "basta poco perché {name} si senta di troppo. Nomina una cosa che con te o con i bambini fa bene, e poi l’unica richiesta.",
      },
      {
        for: "partner",
        lead: "Tra due fuochi",
        text: "a quella tavola {name} ha imparato a tacere da una vita. Chiedi una frase sola dalla tua parte, e ringrazia quando arriva.",
      },
    ],
    say: [
      "So che lo fai a fin di bene, e sono felice che i bambini abbiano te. Questa cosa però la vorremmo fare a modo nostro.",
      "Se a tavola criticano qualcosa di mio e tu non dici nulla, ci resto male. La prossima volta basta un «a noi va bene così».",
    ],
    dont: "lamentarti di ogni cosa che fanno, o costringere chi ami a scegliere fra te e i suoi.",
    stop: "Se non rispettano i limiti su cose serie, la sicurezza di un figlio, la porta di casa, i soldi, vedetevi meno e solo con tutti e due presenti. Un consulente aiuta quando per questo litigate voi.",
    lean: "Io farei parlare chi è di quella famiglia. Se succede quando con loro ci sei soltanto tu, dillo tu, in breve e a quattr’occhi.",
    future:
      "Se cambieranno, alla loro età, non lo sa nessuno; come ve la cavate voi due può cambiare già questo mese. Guarda che cosa fa chi sta con te alla prossima battuta, fosse solo una mano sul braccio.",
    source: "boundaries",
  },
} satisfies Partial<Record<Situation, CaseText>>;
