import type { Situation } from "#domain/understanding/situations.ts";
import type { CaseText } from "./case-text.ts";

export const CASES_4_IT = {
  teen_company: {
    open: [
      "Più tiri per staccare un adolescente da una compagnia o da un amore che non ti piace, più ci resta attaccato.",
      "A toglierti il sonno è come cambia {name} con questa gente intorno, più della gente stessa.",
    ],
    ask: [
      {
        text: "Che cosa hai visto con i tuoi occhi e che cosa ti hanno solo riferito?",
        told: "visto vista trovato trovata beccat* detto sentito birr* fuma* spaccia canne ruba* espuls*",
      },
      {
        text: "Che cosa offre a {name} quella compagnia che altrove manca?",
        told: "sola solo scuola nuova esclus* amici capisce gruppo ammira innamorat*",
      },
    ],
    weigh:
      "Vietare protegge subito, ma sposta tutto dove tu non vedi. Lasciar correre salva la confidenza, però può mancare un freno proprio quando serve.",
    moves: [
      {
        lead: "Falli venire a casa",
        text: "offri una pizza un venerdì sera e comportati normalmente. In due ore che li senti parlare capisci più che in un mese di domande.",
      },
      {
        lead: "Parla dei fatti",
        text: "invece di giudicare la persona, di’ che cosa è successo: due allenamenti saltati, il rientro all’una, lo zaino con roba d’altri. Di questo si può discutere, di un carattere no.",
      },
      {
        lead: "Regole per tutti",
        text: "fissane poche, che valgano con chiunque: l’orario, un messaggio se cambia il programma, mai in macchina con chi ha bevuto. Sono giuste perché non fanno nomi.",
      },
      {
        for: "N-",
        lead: "Non sulla porta",
        text: "prendi l’argomento in macchina o passeggiando, in una giornata buona, una cosa alla volta. Chi si agita facilmente, a mezzanotte, sente un divieto anche dove c’è una preoccupazione.",
      },
      {
        for: "A-",
        lead: "Chiedi un parere",
        text: "prova con «A un amico che sta con una persona così, tu cosa diresti?». Chi ha la lingua tagliente spesso giudica più severamente di te, se nessuno è sotto processo.",
      },
      {
        for: "young",
        lead: "Vecchi legami vivi",
        text: "proponi un passaggio per tornare in piscina o una serata con i cugini, senza fare paragoni. A questa età le compagnie cambiano, e serve qualcosa a cui tornare.",
      },
      {
        for: "partner",
        lead: "Prima tra voi due",
        text: "mettetevi d’accordo su che cosa è una regola e che cosa è solo antipatia. Con un genitore duro e uno morbido, gli unici alleati restano gli amici nuovi.",
      },
    ],
    say: [
      "Non ti chiedo di lasciare nessuno. Mi piacerebbe conoscerli un po’, e vorrei che ci accordassimo sull’ora del rientro.",
      "Su quasi tutto ho tenuto le mie idee per me. Questa cosa invece mi preoccupa, te la dico chiara, e poi voglio sentire come la vedi tu.",
    ],
    dont: "parlar male di quell’amicizia o guardare il telefono di nascosto: dopo non ti racconta più niente.",
    stop: "Se c’entrano spaccio o furti, se c’è di mezzo una persona molto più grande, o se qualcuno decide come {name} si veste e chi vede, non bastano le chiacchiere: senti la scuola, un consultorio, un avvocato.",
    lean: "Finché si tratta di modi, voti o gusti, io non vieterei: il divieto stringe il legame. Con una grande differenza d’età, con dei reati o con qualcuno che comanda su ogni passo, il discorso cambia, e un no tocca a te dirlo.",
    future:
      "Quanto durerà non lo sa nessuno, e a quell’età di solito dura poco. Guarda il resto: se {name} mangia ancora con voi, dorme, vede almeno un amico di prima e ti racconta le piccole cose. Dice molto di più di chi c’è sulla panchina.",
    source: "parenting",
  },
  tantrums: {
    open: [
      "Un bambino piccolo in piena crisi non sta trattando: per quei dieci minuti dentro non c’è nessuno che possa ascoltare.",
      "Perdere ogni giorno la stessa battaglia, le scarpe, il bagno, la nanna, ti consuma prima ancora che la giornata cominci.",
    ],
    ask: [
      {
        text: "In che momento parte più spesso?",
        told: "sera nanna mattina scarpe supermercato asilo cena bagno notte lettone uscita giubbotto",
      },
      {
        text: "Quando comincia, tu che cosa fai, e l’altro adulto di casa?",
        told: "urlo grido ignoro cedo abbraccio sculaccia* castigo marito moglie nonna prendo",
      },
    ],
    weigh:
      "Se cedi, il rumore finisce e si impara che il rumore funziona; se tieni duro su tutto, la giornata diventa una guerra. Meglio scegliere tre cose che non si toccano e lasciar perdere la tazza blu.",
    moves: [
      {
        lead: "Vicino e poche parole",
        text: "abbassati alla sua altezza, bada che non ci siano pericoli e di’ una frase: «Volevi restare. Che rabbia. Io sono qui.» Le spiegazioni dopo, e brevi.",
      },
      {
        lead: "Avvisa e fai scegliere",
        text: "cinque minuti prima di un cambio di’ che cosa sta per succedere, poi dai due possibilità vere: «Scarpe o stivali? Cammini o ti porto?». Chi sceglie qualcosa dice meno no.",
      },
      {
        lead: "Prima pappa e sonno",
        text: "segna per quattro giorni a che ora esplode. Se è sempre prima di pranzo o dopo l’asilo, sposta la merenda, il riposino o la spesa, e metà dei capricci sparisce.",
      },
      {
        for: "young",
        lead: "Nota il piccolo sì",
        text: "se una manica entra senza lotta, dillo proprio così: «Hai infilato il braccio da te». Il giorno dopo vale più di una sgridata.",
      },
      {
        for: "partner",
        lead: "Uno alla volta",
        text: "stasera la nanna tocca a uno dei genitori, dall’inizio alla fine, e l’altro resta in cucina. I commenti dopo, a luci spente.",
      },
      {
        for: "family",
        lead: "Tre regole uguali",
        text: "di’ a nonni e zii le tre cose che non si toccano e il resto lascialo fare a modo loro. Un bambino regge case diverse, non risposte diverse alla stessa tavola.",
      },
      {
        for: "N-",
        lead: "Accorcia il programma",
        text: "chi va in tilt facilmente ha bisogno di un’uscita in meno e di un avviso in più. Dalla festa andate via dopo un’ora, quando è ancora bella.",
      },
    ],
    say: [
      "Lo volevi proprio, e invece è no. Puoi arrabbiarti, io resto qui con te finché passa.",
      "Lo so che smettere è difficile. Adesso si va: cammini o ti prendo in braccio?",
    ],
    dont: "spiegare, contare fino a tre o fare promesse nel mezzo della crisi, e badare a chi guarda.",
    stop: "Se capita molte volte al giorno anche dopo i cinque anni, o se il respiro o il linguaggio ti preoccupano, parlane con il pediatra. Quando la tua pazienza è finita, il piccolo nel lettino e tu due minuti nell’altra stanza.",
    lean: "Io terrei il punto sulle poche cose che contano e sul resto cederei presto e senza teatro, non dopo venti minuti di urla. Se in tutta la giornata non c’è più un’ora di pace, va cambiata la giornata, non il bambino.",
    future:
      "Di solito queste tempeste si diradano tra i quattro e i sei anni, quando arrivano le parole. Prima si accorciano e poi si fanno rare: tre minuti al posto di quindici, una parola al posto di un calcio. Da lì capisci che siete sulla strada buona.",
    source: "parenting",
  },
  child_bullied: {
    open: [
      "A scuola prendono in giro tuo figlio o tua figlia, e tu lì non ci puoi essere: poche cose entrano così nel profondo.",
      "A chi viene preso di mira serve per prima cosa un adulto che ci creda e che non faccia scoppiare tutto.",
    ],
    ask: [
      {
        text: "Com’è andata l’ultima volta, dove, e chi era presente?",
        told: "ieri classe scuola pullman festa zaino chat astuccio intervallo mensa chiama* spint* nascond*",
      },
      {
        text: "La scuola lo sa? E che cosa ha risposto?",
        told: "maestr* scuola prof preside professor* insegnant* detto parlato colloquio scherzi",
      },
    ],
    weigh:
      "Muoverti subito fa capire che stai dalla sua parte, ma sopra la sua testa il lunedì può andare peggio. Aspettare lascia a chi la vive la decisione, e anche la fatica.",
    moves: [
      {
        lead: "Prima ascolta tutto",
        text: "fatti raccontare in ordine, senza «e tu cosa hai fatto?». Poi: «Non è colpa tua, hai fatto bene a dirmelo, e come mi muovo lo decidiamo insieme.»",
      },
      {
        lead: "Scrivi ogni cosa",
        text: "date, posti, parole, foto dei messaggi e del materiale rovinato. Chiedi un colloquio al coordinatore o alla maestra, porta il foglio e fatti dire che cosa faranno ed entro quando.",
      },
      {
        lead: "Ne basta uno",
        text: "cerca un compagno gentile, di classe o di fuori, e invita solo quello, per qualcosa che ha una fine: un film, la piscina. La festa con tutti lasciala per un altro anno.",
      },
      {
        for: "young",
        lead: "Provate la risposta",
        text: "in cucina, per gioco, una frase corta, lo sguardo dritto e via verso l’adulto di turno. Cinque minuti, tu fai la parte dell’altro, e ci si ride anche sopra.",
      },
      {
        for: "E-",
        lead: "Pochi e con calma",
        text: "chi si stanca nella confusione non ha bisogno di tanti amici. Meglio un posto dove si fa qualcosa fianco a fianco, scacchi, ceramica, un maneggio, che una squadra.",
      },
      {
        for: "N-",
        lead: "Un’ora senza parlarne",
        text: "ogni giorno lascia un pezzo di tempo in cui non se ne fa parola. Chi ci rimugina dalla mattina riposa se almeno tu parli anche della cena.",
      },
      {
        for: "partner",
        lead: "Dividetevi i compiti",
        text: "uno tratta con la scuola, l’altro mette a letto, e a casa dite la stessa cosa. Due genitori in allarme insieme rendono tutto più grande.",
      },
    ],
    say: [
      "Ti credo. Non c’è niente di sbagliato in te, e questa cosa non la devi risolvere tu.",
      "La vivi tu, quindi dimmi che cosa vorresti che facessi e che cosa no. Poi ti dico che cosa non posso lasciare così.",
    ],
    dont: "telefonare ai genitori degli altri con la rabbia addosso, o consigliare di restituirla doppia: di solito poi la paga tuo figlio.",
    stop: "Un colloquio non basta se in due settimane non cambia niente: scrivi alla preside o al preside. Se vanno via il sonno, l’appetito o la voglia di vivere, o vedi dei lividi, il medico lo deve visitare il giorno stesso.",
    lean: "Andrei dalla scuola e non dall’altra famiglia, e prima ne parlerei a casa. Cambiare classe o istituto ha senso se gli adulti avevano le prove e il tempo, e non si è mosso nulla.",
    future:
      "Come si comporterà una classe tra tre mesi non si può prevedere. Guarda la domenica sera, la merenda che torna indietro, e se c’è un nome detto sorridendo: di solito basta un alleato a cambiare l’aria.",
    source: "parenting",
  },
  child_hits: {
    open: [
      "Fare il genitore di quello che spinge è un posto scomodo: gli altri vedono il gesto, e tu conosci anche tutto il resto.",
      "Chi spinge o guida le prese in giro ha un motivo, e ha pure un limite da imparare: ti toccano entrambe le cose.",
    ],
    ask: [
      {
        text: "Di solito che cosa succede un attimo prima?",
        told: "gioco turno stanc* perde rumore gelos* sorellina fratello scivolo rubat* confusione",
      },
      {
        text: "Dopo l’ultimo episodio che cosa hanno detto o fatto gli adulti?",
        told: "scus* punit* castigo sgridat* preside maestr* parlato urlato detto colloquio",
      },
    ],
    weigh:
      "Con la mano troppo pesante si impara a nascondere o ci si sente cattivi; se invece trovi una scusa, paga l’altro bambino. Fermi sul gesto e caldi con chi l’ha fatto: è più lento, ma è così che cambia.",
    moves: [
      {
        lead: "Ferma subito",
        text: "mettiti in mezzo, tieni le mani con dolcezza e di’ poche parole: «Questo non te lo lascio fare.» Prima vai dall’altro bambino, poi ti siedi con il tuo.",
      },
      {
        lead: "Cerca l’attimo prima",
        text: "per una settimana segna che cosa c’era due minuti avanti: un gioco tolto, il chiasso, la fame, una partita persa. Poi fatti trovare lì e proponi altro da fare o da dire.",
      },
      {
        lead: "Rimediare davvero",
        text: "pensate insieme a come sistemare: un disegno, le figurine restituite, il ghiaccio portato di corsa. Resta in testa più di uno «scusa» detto a comando.",
      },
      {
        for: "young",
        lead: "Chiedi dell’altro",
        text: "quando è tornata la calma, domanda che faccia aveva l’altro bambino e che cosa ha fatto dopo. Se si tratta di messaggi, fatteli leggere a voce alta.",
      },
      {
        for: "A-",
        lead: "Un incarico vero",
        text: "a chi ama vincere e comandare serve più un compito, capo del riordino, aiuto dei piccoli, che una sedia in castigo.",
      },
      {
        for: "N-",
        lead: "Via prima del limite",
        text: "se la voce sale o i pugni si stringono, tre minuti fuori insieme. Non è una punizione, e dillo.",
      },
      {
        for: "partner",
        lead: "Una risposta unica",
        text: "sceglietene una per tutte le occasioni e datela in due. Se uno ride e l’altro sgrida, il bambino continua a provare per capire quale vale.",
      },
    ],
    say: [
      "Ti voglio bene e questo non te lo lascio fare a nessuno. Raccontami che cosa c’è stato prima, poi rimediamo.",
      "È successo di nuovo, quindi oggi andiamo a casa. Domani riproviamo, e io ti sto vicino per aiutarti.",
    ],
    dont: "dare del bullo a un bambino, o rispondere con lo stesso gesto: insegni proprio quello che vuoi far smettere.",
    stop: "Se continua oltre i primi anni di scuola, se sembra che ci provi gusto o se qualcuno è finito dal medico, parlane con il pediatra o con lo psicologo della scuola. E avvisa tu la scuola, prima che chiami.",
    lean: "Sì alle scuse, quando è passata la rabbia e si capisce per che cosa, e andateci insieme. Eviterei quelle recitate davanti a tutti, a meno che l’altro bambino non chieda proprio di sentirle.",
    future:
      "Chi morde a due anni non diventa un adulto manesco: quasi tutti smettono quando imparano a parlare. Con uno più grande, guarda se te lo racconta senza che tu lo scopra, e se il dispiacere arriva prima di te.",
    source: "parenting",
  },
  kids_quarrel: {
    open: [
      "Dietro la guerra per il piatto rosso di solito c’è un’altra domanda: a chi tocca di più di te.",
      "Ti ritrovi a fare l’arbitro di una partita senza fischio finale, e per ognuno di loro tieni per gli altri.",
    ],
    ask: [
      {
        text: "Per che cosa litigano di più, e a che ora?",
        told: "telecomando macchina gioco camera colazione piatto posto bagno cena tele sera",
      },
      {
        text: "Chi si mette in mezzo adesso, e chi secondo gli altri la passa liscia?",
        told: "marito moglie io grande piccol* sgrido urlo arbitro sempre maggiore",
      },
    ],
    weigh:
      "Se intervieni, chi è più piccolo è al sicuro ma il giudice resti tu; se ne stai fuori imparano a cavarsela, e ogni tanto vince chi strilla di più. Un confine semplice: mani, lacrime o cose rotte, e allora entri.",
    moves: [
      {
        lead: "Descrivi e basta",
        text: "di’ quello che hai davanti: «Vedo due bambini e un telecomando. Una soluzione la trovate, io sono di là.» Torni dopo tre minuti e ti fai dire la loro idea.",
      },
      {
        lead: "Decidi prima",
        text: "posto al finestrino, primo bagno e telecomando a giorni pari e dispari, su un foglio attaccato al frigo. Così il no lo dice il calendario.",
      },
      {
        lead: "Dieci minuti a testa",
        text: "un po’ di tempo a tu per tu con ciascuno, in giorni fissi, porta chiusa, il gioco lo scelgono loro. Chi sa che il suo turno arriva, lotta di meno.",
      },
      {
        for: "young",
        lead: "Insegna una frase",
        text: "provate nei momenti di pace «Fermo, lo sto usando, dopo è tuo». I piccoli urlano perché non hanno altre parole già pronte.",
      },
      {
        for: "partner",
        lead: "Stesso fischietto",
        text: "decidete insieme quando un adulto entra e quando no. Altrimenti ognuno corre dal genitore che gli dà ragione.",
      },
      {
        for: "A+",
        lead: "Occhio a chi cede",
        text: "al più arrendevole si chiede ogni volta di fare il bravo. Domanda prima a quel bambino che cosa vorrebbe, e tieni ferma la sua risposta.",
      },
      {
        for: "E+",
        lead: "Uno sfogo prima",
        text: "chi nel silenzio si carica ha bisogno di venti minuti di corsa o di grida all’aperto prima della macchina o della cena. Dopo stuzzica meno.",
      },
    ],
    say: [
      "Non voglio sapere chi ha cominciato. Voglio sentire da ciascuno di voi che cosa gli serve, e poi un’idea a testa.",
      "Qui ci si può arrabbiare, strappare e spingere no. Un po’ in stanze diverse, e il resto dopo cena.",
    ],
    dont: "fare confronti ad alta voce, o pretendere che la pace la faccia il più grande solo perché ha più anni.",
    stop: "Quando uno dei due evita l’altro, o le lacrime sono sempre le stesse, chiedi un parere al pediatra o a un consultorio. E mentre giocano resta nei paraggi.",
    lean: "I battibecchi li lascerei a loro; entrerei se si rompe qualcosa o se uno dei due chiaramente non riesce a dire la sua. Con molta differenza di età o di forza entra prima: quella non è più una gara.",
    future:
      "Quelli che si azzuffano ogni giorno da grandi spesso si vogliono un gran bene, ma dal sedile di dietro non si può dire quanto. Fai caso alla tregua: se dopo la lite ridono di nuovo insieme, il legame tiene.",
    source: "parenting",
  },
  dropping_out: {
    open: [
      "Lasciare gli studi pesa due volte: su chi non ce la fa più e su chi si era già immaginato la foto della laurea.",
      "Sembra una questione di esami, e dentro ci sono anche i soldi, l’orgoglio e chi ha il diritto di decidere.",
    ],
    ask: [
      {
        text: "È la materia, il posto, o come si è vissuto lì negli ultimi mesi?",
        told: "odio facolta sbagliat* esami lezion* citta ansia amici medicina giurisprudenza stanz*",
      },
      {
        text: "C’è già un’idea per i prossimi sei mesi?",
        told: "lavoro chiosco apprendistato cambi* corso negozio elettricista fabbro poi progetto fermo",
      },
    ],
    weigh:
      "Restare salva il tempo e i soldi già spesi, e può costarne altri in una cosa che non va. Andarsene dà sollievo subito e chiude una porta che si riapre male: prima conviene distinguere la stanchezza dalla scelta.",
    moves: [
      {
        lead: "Chiedi le scadenze",
        text: "informati fino a quando si può sospendere, cambiare corso o riavere le tasse, e decidete in vista di quel giorno, non sull’onda di questa settimana.",
      },
      {
        lead: "Prima il perché",
        text: "il primo discorso solo su che cosa non va; soldi e progetti dopo due giorni. Quello che si dice nello spavento resta in mente per anni.",
      },
      {
        lead: "Una via di mezzo",
        text: "la segreteria sa di sospensioni, crediti da trasferire, frequenza a metà tempo. Tra continuare e mollare tutto ci sono spesso tre strade.",
      },
      {
        for: "C-",
        lead: "Un passo vicino",
        text: "a chi si lascia portare serve una cosa piccola con la data, una prova di lavoro giovedì, una telefonata in segreteria. Il grande progetto resterebbe lì.",
      },
      {
        for: "C+",
        lead: "Porta i numeri",
        text: "con chi ama i piani metti su carta le spese fatte, gli esami che valgono altrove e un bilancio per sei mesi. Calma più di un «vedrai che va bene».",
      },
      {
        for: "N-",
        lead: "Guarda come dorme",
        text: "con chi va giù facilmente, prima domanda delle notti, dei pasti, di quanto tempo passa in camera. In un periodo nero qualunque materia sembra impossibile.",
      },
      {
        for: "family",
        lead: "Ai parenti dopo",
        text: "parlatene in giro quando avete scelto insieme la frase. «Cambia strada», detto allo stesso modo da tutti, chiude le domande a tavola.",
      },
    ],
    say: [
      "Vorrei che parlassimo degli studi senza decidere niente oggi: che cosa non va, quanto costa, che cosa potrebbe esserci al posto loro.",
      "Le paure ce le siamo dette. Mettiamo su un foglio date e soldi, e scegliamo tra due possibilità vere entro la fine del mese?",
    ],
    dont: "fare la lista dei sacrifici al primo discorso, o dare la notizia a cose fatte con un messaggio.",
    stop: "Se prima ci sono state settimane a letto, senza mangiare o con le bugie sugli esami, il titolo è la questione minore: meglio il medico o lo sportello psicologico della scuola, e nessuna firma fino ad allora.",
    lean: "Dove si può, farei prima una pausa, perché con la stanchezza addosso si sceglie male. Se però il desiderio è più vecchio della stanchezza e una meta c’è, cambiare strada è una scelta seria e non un fallimento.",
    future:
      "Come si vedrà tra cinque anni non si può sapere, e c’è chi se la cava bene in tutti e due i modi. Un buon segno è muoversi verso qualcosa: domande spedite, sveglia presto, la faccia accesa. Se c’è solo la fuga, ne riparlerei.",
    source: "listening",
  },
  drinking: {
    open: [
      "Accanto a chi beve ci si ritrova a contare bicchieri che nessuno vorrebbe contare.",
      "Tu lo vedi, chi beve ha una spiegazione, e lì ogni volta il discorso si ferma.",
    ],
    ask: [
      {
        text: "In che ore o in che giorni va peggio, e in mezzo com’è?",
        told: "sera notte weekend venerdi domenica mattina sempre bottigli* birre whisky aperitivo",
      },
      {
        text: "Ha mai detto, anche mezza parola, che vorrebbe bere meno?",
        told: "promess* smett* nega ammette prova* giurat* gennaio meno disintossica* dice",
      },
    ],
    weigh:
      "A tacere la serata resta tranquilla e la cosa cresce; a dirlo troppo forte arrivano il «non è vero» e le bottiglie nascoste. Tu puoi scegliere il momento, il tono e che cosa smetti di coprire.",
    moves: [
      {
        lead: "Scegli un’ora sobria",
        text: "in tarda mattinata, mai con il bicchiere sul tavolo. Racconta due scene che hai visto, con il giorno, e che effetto ti hanno fatto; la parola alcolista lasciala fuori.",
      },
      {
        lead: "Smetti di coprire",
        text: "niente telefonate al lavoro con una scusa, niente vuoti buttati di nascosto, niente spiegazioni ai parenti. Senza scenate, e avvisando prima.",
      },
      {
        lead: "Belle le altre sere",
        text: "un film, due passi, una cena fatta bene quando non si beve; se si comincia, vai in un’altra stanza. La compagnia convince più di una predica.",
      },
      {
        for: "A-",
        lead: "Un fatto, un desiderio",
        text: "con chi ribatte su tutto, non discutere di quanto è troppo. Di’ una cosa che hai visto e una che vorresti sabato, poi taci.",
      },
      {
        for: "N-",
        lead: "Niente vergogna",
        text: "chi sta già male con sé ci beve sopra. Comincia da quello che ti piace nelle giornate limpide, e chiedi se un medico potrebbe dare una mano con l’ansia o con il sonno.",
      },
      {
        for: "old",
        lead: "Parti dalle medicine",
        text: "alla prossima visita chiedi al medico di guardare insieme alcol e pastiglie. Detto da un camice, parlando di equilibrio e di sonno, passa meglio.",
      },
      {
        for: "partner",
        lead: "Decidi per te",
        text: "scrivi che cosa farai quando succede: dormire di là, non salire in macchina, andare alla festa per conto tuo. Dillo una volta con calma, e poi fallo.",
      },
    ],
    say: [
      "La sera mi manchi. Le ultime volte non c’è stato verso di parlare davvero con te, e vorrei che guardassimo insieme questa storia del bere.",
      "Sui numeri non discuto più. Scuse al lavoro per te non ne invento, e dal medico vengo con te il giorno che vuoi.",
    ],
    dont: "parlarne di sera, svuotare le bottiglie di nascosto o farsi fare promesse con il bicchiere in mano.",
    stop: "Dopo aver bevuto niente guida e niente bambini affidati. Se la sera in casa smetti di sentirti al sicuro, non è più questione di parole: vai da qualcuno di fiducia. I gruppi per i familiari aiutano te anche se l’altra persona non ci va.",
    lean: "Sì, io parlerei: una volta, a mente lucida, con delle scene e senza etichette, perché il silenzio passa per un permesso. Aspetterei solo se {name}, a toccare quel tasto, diventa una furia: allora prima un medico o un servizio per i familiari.",
    future:
      "Se smetterà non può dirlo nessun parente, e non dipende da te. Più di una promessa vale un fatto: un appuntamento rispettato, un fine settimana senza, una bottiglia nominata prima che la trovi tu.",
    source: "craft",
  },
  drugs_gambling: {
    open: [
      "Soldi che spariscono e spiegazioni che quasi tornano: si arriva a dubitare dei propri occhi prima che di una persona cara.",
      "Dare una mano a chi è preso da qualcosa di più forte delle sue promesse, senza pagarne tu il prezzo, è difficilissimo.",
    ],
    ask: [
      {
        text: "Che cosa sai per certo: debiti, sostanze, cose che mancano?",
        told: "debit* prestit* scommess* trovat* polvere vendut* risparmi soldi sparit* gratta slot",
      },
      {
        text: "C’è qualche giorno in cui {name} vuole smettere?",
        told: "smett* promess* serd vuole prova* aiuto controllo nega comunita dice",
      },
    ],
    weigh:
      "Pagare un’altra volta compra una settimana tranquilla e nutre proprio quello che temi; dire no sembra crudele e può mettere a rischio l’affitto. In mezzo c’è l’aiuto che va dritto al bisogno: la bolletta, la spesa, il servizio.",
    moves: [
      {
        lead: "Soldi al riparo",
        text: "questa settimana metti stipendio e risparmi su un conto tuo, e guarda se ci sono prestiti con il tuo nome. Poi dillo apertamente, con il motivo.",
      },
      {
        lead: "Cose, non contanti",
        text: "offri la spesa, la bolletta pagata da te, un passaggio fino al servizio. I soldi in mano sono l’unico aiuto da escludere, per quanto sia buona la ragione.",
      },
      {
        lead: "Il numero già pronto",
        text: "cerca ora il servizio per le dipendenze più vicino e i suoi orari. La mattina in cui {name} non ne può più, telefonate insieme entro un’ora.",
      },
      {
        for: "A-",
        lead: "Niente interrogatori",
        text: "chi si difende attaccando, un processo lo vince sempre. Metti sul tavolo la lettera della banca, di’ che cosa fai da oggi, e dopo dieci minuti chiudi.",
      },
      {
        for: "E+",
        lead: "Pensa al giro",
        text: "chi vive di compagnia ci resta dentro per via degli altri. Chiedetevi che cosa si potrebbe fare il venerdì al posto di quello, e una volta fallo anche tu.",
      },
      {
        for: "N-",
        lead: "Il giorno dopo",
        text: "dopo una perdita o una brutta notte la vergogna è aperta e si ascolta. Una frase buona, una proposta sola, il resto più avanti.",
      },
      {
        for: "young",
        lead: "Muoviti prima tu",
        text: "con un minorenne puoi agire anche senza il suo consenso. Chiama il medico o un servizio per ragazzi e chiedi che cosa si fa a quell’età.",
      },
    ],
    say: [
      "Ti voglio bene e soldi non te ne do più. A chiedere aiuto vengo con te, oggi o quando vuoi.",
      "Il motivo l’ho sentito e ti credo che ti serve qualcosa. Posso pagare io quella bolletta o fare la telefonata con te: questo posso.",
    ],
    dont: "rimediare ai debiti di nascosto o frugare nei cassetti ogni giorno: fai la guardia e tutto resta com’è.",
    stop: "Debiti, oggetti spariti, sconosciuti alla porta: senti un servizio per le dipendenze o un avvocato, e per un po’ con i bambini puoi stare dai parenti. Chi ha perso i sensi ha bisogno dell’ambulanza.",
    lean: "Contanti no, per quanto sia buona la ragione, perché il mese prossimo ce n’è un’altra. Farei eccezione per una cura o per l’affitto, pagati direttamente a chi li aspetta, se le tue bollette sono al sicuro.",
    future:
      "Smettere da soli dopo anni è raro, con un aiuto no, e le ricadute fanno parte della strada. Io mi regolerei su tre mesi di fatti: estratti conto mostrati senza chiederli, appuntamenti, un telefono lasciato sul tavolo a faccia in su.",
    source: "craft",
  },
  serious_illness: {
    open: [
      "Davanti a una diagnosi così tutti cercano la frase giusta, e intanto il telefono resta muto.",
      "Vorresti essere d’aiuto senza pesare, e da fuori non si capisce che cosa oggi fa piacere.",
    ],
    ask: [
      {
        text: "Da quello che sai, {name} adesso preferisce parlarne, scherzarci o stare in pace?",
        told: "scherza battute normale parlarne silenzio dice vuole pace nessuno privat*",
      },
      {
        text: "Come sono le prossime settimane: attesa, operazione, cure?",
        told: "chemio operazione intervento lunedi radio esami terapia terapie inizia risultati",
      },
    ],
    weigh:
      "Andare vicino può stancare chi sta male; tenersi alla larga per non disturbare, visto dal letto, sembra un abbandono. Un messaggio che non vuole risposta sbaglia poco in ogni caso.",
    moves: [
      {
        lead: "Scrivi oggi",
        text: "due righe: «Ho saputo. Non so che cosa dire e ti penso. Non serve rispondere.» Poi di nuovo tra dieci giorni, quando gli altri si sono già zittiti.",
      },
      {
        lead: "Offri una cosa precisa",
        text: "al posto di «per qualunque cosa ci sono», prova «il giovedì posso guidare io» oppure «alle sei ti lascio il brodo sulla porta». Dire sì o no costa meno che farsi venire un’idea.",
      },
      {
        lead: "Chiedi a voce",
        text: "quando vi vedete: «Ne parliamo o parliamo d’altro?», e poi stai alla risposta. La settimana dopo può essere un’altra.",
      },
      {
        for: "E-",
        lead: "Breve e per iscritto",
        text: "a una persona riservata un messaggio fa piacere, una visita può sfinire. Proponi venti minuti, siediti, e vai via tu, prima che te lo chiedano.",
      },
      {
        for: "E+",
        lead: "Porta dentro il mondo",
        text: "a chi vive di compagnia mancano soprattutto le chiacchiere e le risate. Telefona con le novità di fuori, e dividi la settimana con altri due amici.",
      },
      {
        for: "colleague",
        lead: "Uno scrive per tutti",
        text: "decidete in ufficio chi tiene i contatti, e fate sapere a {name} chi copre che cosa e fino a quando. A pesare sono le mail rimaste lì.",
      },
      {
        for: "partner",
        lead: "Dividetevi le parti",
        text: "una sera a settimana la malattia resta fuori, e a una delle visite accompagna un amico. Anche tu hai bisogno di un posto dove piangere.",
      },
    ],
    say: [
      "Le parole giuste non le ho. Un giorno di questa settimana posso accompagnarti in macchina, se ti va, e puoi disdire fino all’ultimo minuto.",
      "Meglio una frase storta che sparire. Dimmi quando è troppo, e dimmi quando hai voglia di compagnia.",
    ],
    dont: "raccontare di chi ha avuto lo stesso male, dare consigli sulla dieta o dire «sii forte»: poi tocca a chi sta male consolare te.",
    stop: "Se {name} non vuole visite, credici e manda un biglietto ogni tanto. Se chi assiste sei tu e il sonno non arriva, parlane con il tuo medico o con l’équipe delle cure e chiedi un aiuto in casa.",
    lean: "Fatti sentire senza aspettare un cenno: chi sta male di rado chiama. Per la visita però prima chiedi, e rendi facile il no; se il desiderio di silenzio è chiaro, allora mi fermerei.",
    future:
      "Come andrà la malattia possono stimarlo i medici, e anche loro parlano in percentuali. Che effetto fa la tua presenza lo capisci dalle piccole cose: una battuta ricambiata, una seconda domanda, la porta lasciata aperta quando esci.",
    source: "listening",
  },
  dying: {
    open: [
      "Quando il tempo si conta a giorni ogni frase sembra troppo piccola, e intanto quello che conta è che tu vada.",
      "Stai salutando una persona in mezzo a orari di visita e tazze di tè, e farlo con la voce di sempre costa molto.",
    ],
    ask: [
      {
        text: "{name} riesce ancora a parlare? E a che ora del giorno va meglio?",
        told: "dorme parla mattina lucid* morfina sveglia ora coscien* incoscien* mezzora sera",
      },
      {
        text: "C’è qualcosa tra voi che ti dispiacerebbe non aver detto?",
        told: "grazie scusa perdon* mai detto rimpiant* litig* dire sospeso dirgli dirle",
      },
    ],
    weigh:
      "Parlare della fine può spaventare, e non parlarne può lasciare una persona da sola con il suo pensiero. Non tocca a te decidere: lascia una porta aperta e vai dove va l’altro.",
    moves: [
      {
        lead: "Vai oggi",
        text: "non aspettare di sapere che cosa dire. Siediti dalla parte della mano libera, di’ chi sei e resta un quarto d’ora, anche in silenzio.",
      },
      {
        lead: "Quattro cose",
        text: "grazie di quella volta, scusa per quell’altra, ti voglio bene, ce la caveremo. Una per visita basta, con il suo ricordo.",
      },
      {
        lead: "Rispondi alle domande",
        text: "se nomina il funerale o la paura, non cambiare discorso. «Dimmi come lo vorresti», e te lo scrivi: spesso dopo il viso si distende.",
      },
      {
        for: "old",
        lead: "Storie e canzoni",
        text: "porta una foto di quando era giovane, un canto di chiesa, il risultato della partita, e racconta tu se parlare costa. L’udito resta a lungo: parla come a chi ti sente.",
      },
      {
        for: "family",
        lead: "Anche i bambini",
        text: "chiedi se vogliono venire, di’ prima che cosa vedranno, le mani magre, il tubicino, il sonno, e lasciali uscire quando vogliono. Se no, va un disegno al posto loro.",
      },
      {
        for: "partner",
        lead: "Datevi il cambio",
        text: "due notti a settimana falle fare a qualcun altro e dormi. Le lacrime accanto al letto sono permesse, a meno che non ti abbia chiesto di portarle altrove.",
      },
      {
        for: "E-",
        lead: "Poca gente",
        text: "una persona riservata preferisce magari una visita sola e nessun discorso. Tieni corto l’elenco di chi passa, e agli altri telefona tu la sera.",
      },
    ],
    say: [
      "Sono qui. Non devi dire niente, volevo tenerti la mano e dirti quanto sono felice che tu ci sia nella mia vita.",
      "Se c’è ancora qualcosa che vuoi dire o far fare, dimmelo. Se no, stiamo un po’ in silenzio insieme.",
    ],
    dont: "parlare di guarigione, o discutere in camera con i parenti su chi è venuto di più.",
    stop: "Agli infermieri e a chi fa le cure palliative chiedi pure che cosa ci si può aspettare, e del dolore, a ogni ora. Se all’ultimo non ci sei, non è una mancanza: molti se ne vanno proprio nel minuto in cui la stanza è vuota.",
    lean: "Vai, e prima che puoi: di una visita fatta troppo presto non si pente nessuno. Mi fermerei solo se {name} dice chiaramente di non volere visite; allora manda un vocale o una lettera da leggere a voce alta.",
    future:
      "Il giorno non lo sa nessuno, nemmeno i medici. Se {name} ti sente non si può provare; guarda però il respiro, la fronte che si distende, la mano che risponde: molte famiglie ci leggono un sì.",
    source: "grief",
  },
  consoling: {
    open: [
      "Vorresti togliergliene un pezzo di dosso, e ogni frase che provi sembra presa da un biglietto.",
      "Quello che è successo a {name} non lo puoi aggiustare tu, ed è proprio per questo che avvicinarsi è difficile.",
    ],
    ask: [
      {
        text: "Che cosa è successo, e da quanti giorni?",
        told: "morto morta perso lutto funerale ieri settimane lasciat* lavoro esame concorso padre madre marito moglie",
      },
      {
        text: "In passato vi siete già stati accanto in un momento così?",
        told: "sempre prima amic* colleg* conosc* vicin* cugin* anni insieme aiutat*",
      },
    ],
    weigh:
      "Se ne parli può scendere una lacrima; se non ne parli sembra che non sia successo niente. Accanto alle lacrime ci si può stare, perciò meglio dire il nome di chi o di che cosa non c’è più.",
    moves: [
      {
        lead: "Fai poco ma fallo",
        text: "passa o scrivi il giorno stesso: «Ho saputo. Mi dispiace tanto. Penso a te e a quello che hai perso.» Di’ il nome della persona o della cosa, non «il tuo lutto».",
      },
      {
        lead: "Silenzio in compagnia",
        text: "siediti, porta un caffè, conta piano fino a dieci prima di parlare. «Se hai voglia di raccontare, ti ascolto» è già una frase intera.",
      },
      {
        lead: "Torna dopo un mese",
        text: "metti un promemoria tra cinque settimane e uno sulla data. La visita vale il doppio quando gli altri hanno smesso.",
      },
      {
        for: "E-",
        lead: "Scritto, senza telefonate",
        text: "a chi sta sulle sue fanno bene poche righe a cui non deve rispondere. Lascia la minestra alla porta con un foglietto e vai.",
      },
      {
        for: "E+",
        lead: "Portare fuori",
        text: "chi tra la gente respira meglio gradirà forse due passi o il tavolo di sempre, con un amico e non con dieci. Prima chiedi che cosa proprio non va.",
      },
      {
        for: "colleague",
        lead: "Il primo giorno",
        text: "vai una volta, di’ «che bello rivederti, mi dispiace per quello che è successo», poi il caffè e il lavoro normale. Tutto l’ufficio che fa finta di niente è peggio.",
      },
      {
        for: "partner",
        lead: "Occupati delle cose",
        text: "pensa tu al telefono, alle carte e alla cena, senza chiedere, e la notte stringi. Se il dolore torna a ondate non è perché stai sbagliando.",
      },
    ],
    say: [
      "Ho saputo, e mi dispiace tanto. Non provo a farti passare niente, vorrei stare un po’ qui con te.",
      "È passata qualche settimana e ci penso ancora. La sera com’è? Domenica potrei venire con qualcosa da mangiare.",
    ],
    dont: "cominciare con «almeno», o raccontare come l’hai superata tu.",
    stop: "Se passano le settimane e {name} non mangia, non dorme o non vede più un senso nelle giornate, parlane subito con il medico di famiglia e tieni compagnia. Non devi essere l’unica spalla.",
    lean: "Secondo me sì, parlane, e di’ anche il nome. Si ha paura di ricordare una cosa a cui l’altro pensa tutto il giorno comunque. Se ti fa cenno di no, cambia discorso e va bene così.",
    future:
      "Un calendario non c’è, e un giorno buono vicino a uno cattivo non dice ancora nulla. La tua presenza fa bene se {name} ti racconta la stessa storia una seconda volta, oppure ride e non se ne fa una colpa.",
    source: "grief",
  },
  low_mood: {
    open: [
      "Te ne accorgi da quello che manca: il fischiettare, la partita del giovedì, il bis a tavola.",
      "Stare vicino a chi dentro si è fatto grigio porta a provarle tutte, e poi a chiedersi dove si sbaglia.",
    ],
    ask: [
      {
        text: "Da quando va così, e poco prima c’era stato qualche cambiamento?",
        told: "settimane mesi inverno novembre ottobre pensione anno lutto perso trasloco da",
      },
      {
        text: "E il sonno, i pasti, alzarsi la mattina?",
        told: "dorme letto mangia notte sonno pasti peso stanc* alza divano lava",
      },
    ],
    weigh:
      "A spingere («su, dai») ci si sente più lontani, a far finta di niente dura di più. In mezzo c’è una compagnia senza programmi, e un medico se va avanti.",
    moves: [
      {
        lead: "Di’ che ti manca",
        text: "in un momento calmo, fianco a fianco: «È un mese che non canti sotto la doccia. Non ti chiedo allegria, vorrei sapere come va lì dentro.» Poi aspetta.",
      },
      {
        lead: "Cose minuscole",
        text: "dieci minuti intorno all’isolato alle quattro, le patate sbucciate insieme. Non chiedere che cosa va di fare, perché non va niente; metti le scarpe vicino alla porta.",
      },
      {
        lead: "Il medico, insieme",
        text: "se dura da più di due settimane proponi un controllo di sangue, sonno e umore, e vacci anche tu. «Capire che cosa ti butta giù» si accetta meglio di una parola grossa.",
      },
      {
        for: "old",
        lead: "Cerca il vuoto",
        text: "dopo la pensione, un trasloco o un lutto le giornate si somigliano tutte. Trova una cosa per cui c’è bisogno di {name} a un’ora fissa, anche solo il pane o i compiti di un nipote.",
      },
      {
        for: "young",
        lead: "Facendo altro",
        text: "un ragazzo parla più volentieri in macchina o durante un gioco. Chiedi di una giornata, non dei sentimenti, e di’ alla scuola che stai tenendo gli occhi aperti.",
      },
      {
        for: "partner",
        lead: "Tieni una vita tua",
        text: "la tua sera con gli amici resta, e spiega perché. In due sullo stesso divano si va giù insieme.",
      },
      {
        for: "N+",
        lead: "Dai peso a poco",
        text: "chi di solito è una roccia si lamenta di rado, perciò un piccolo cambiamento conta. Chiedi due volte, alla prima senti dire che va tutto bene.",
      },
    ],
    say: [
      "Vedo che non sei più la persona di sempre, e mi manchi. Non devi spiegarmi niente. Vieni a fare due passi con me?",
      "È passato un po’ di tempo e non vorrei aspettare oltre. Domani telefono al medico insieme a te, che ne dici?",
    ],
    dont: "elencare tutte le fortune che ha, o prendere quel grigio come una risposta a te.",
    stop: "Due settimane così, le notti o i pasti che saltano sono da medico. Se {name} dice di non voler andare avanti o regala le cose care, chiedi apertamente, resta lì e chiama un medico o una linea di aiuto subito.",
    lean: "Io lo chiederei, e senza giri: chi sta così di rado comincia da sé. Se trovi un muro, per quella sera lascia stare; su una visita insisterei soltanto quando se ne vanno sonno e appetito.",
    future:
      "Alla maggior parte passa, prima con un aiuto, ma quando non si vede da dove stai tu. Il meglio comincia dal corpo e dalle abitudini: la barba fatta, una forchettata in più, una battuta sui vicini. L’umore arriva per ultimo.",
    source: "carers",
  },
  burnout: {
    open: [
      "C’è una stanchezza che un fine settimana non raggiunge, e questa pare proprio di quel tipo.",
      "Tutti continuano a chiedere perché finora ha funzionato, e che il serbatoio è vuoto lo sa una persona sola.",
    ],
    ask: [
      {
        text: "Da quanto tempo un giorno libero non ti rimette più in piedi?",
        told: "settimane mesi anno anni sempre domenica ferie weekend da lancio estate",
      },
      {
        text: "Di tutto quello che c’è da fare, che cosa potrebbe fermarsi questa settimana senza disastri?",
        told: "lavoro capo bambini casa mail turni cliente suocera scuola ore figli",
      },
    ],
    weigh:
      "Resistere fino alla prossima scadenza salva il posto e la faccia, ed è quello che si diceva già alla scadenza di prima. Fermarsi costa un discorso scomodo e fa risparmiare mesi.",
    moves: [
      {
        lead: "Scrivi e cancella",
        text: "stasera tutto su un foglio, poi tre cose che possono aspettare e due che può fare qualcun altro. Al colloquio porta quel foglio, non uno stato d’animo.",
      },
      {
        lead: "Un colloquio al lavoro",
        text: "chiedi venti minuti e di’ quello che è possibile: «Con queste ore faccio bene A e B. Delle altre, quale si ferma?» E fissa una data per riparlarne.",
      },
      {
        lead: "Difendi il sonno",
        text: "per dieci giorni niente schermi dalle nove, telefono in cucina, letto alla stessa ora. Le decisioni sul lavoro vengono dopo quelle dieci notti.",
      },
      {
        for: "C+",
        lead: "Il settanta per cento",
        text: "chi è preciso finisce tutto e alla fine finisce anche le forze. Scegliete prima quale cosa può venire così così, e ditevelo quando è fatta.",
      },
      {
        for: "A+",
        lead: "Un no rimandato",
        text: "chi fatica a rifiutare può dire «ti faccio sapere domani». Al telefono questa frase salva più energie di una settimana alle terme.",
      },
      {
        for: "partner",
        lead: "Fare, non consigliare",
        text: "chi dei due ha più fiato si prende per due settimane cena, carte e parenti. Le idee per vivere meglio possono aspettare.",
      },
      {
        for: "colleague",
        lead: "Chiedi uno scambio",
        text: "i colleghi spesso se ne accorgono e non sanno come aiutare. Proponi una cosa precisa: la riunione del martedì, il telefono dalle quattro alle sei.",
      },
    ],
    say: [
      "Questa settimana qualcosa dall’elenco deve sparire. Stasera ci sediamo mezz’ora e guardiamo che cosa può aspettare?",
      "Si era detto fino a fine mese, ed è passato. Vorrei decidere adesso quale lavoro si ferma e chi lo comunica in ufficio.",
    ],
    dont: "progettare una vita nuova alle undici di sera, o contare sulle ferie perché sistemino tutto.",
    stop: "Svegliarsi alle quattro, piangere, avere il cuore in gola o la nausea andando al lavoro per più di due settimane: dal medico, che può anche dare un periodo di stop. Se il capo fa muro c’è il sindacato.",
    lean: "Chiedere una pausa è sensato, e prima costa meno che dopo; debole non sembra a nessuno che sappia quanto costa coprire sei mesi di assenza. Con un contratto traballante sceglierei bene le parole, e prima sentirei qualcuno che se ne intende.",
    future:
      "Le forze tornano a ritmi diversi, più in settimane che in giorni. Per misura prendi se una piccola cosa fa di nuovo piacere, una canzone, una storia letta ad alta voce; per avviso, se nel giorno libero si riesce soltanto a dormire.",
  },
  body_comments: {
    open: [
      "Una frase sul corpo a dirla ci vogliono due secondi, e chi la riceve se la porta dietro per anni.",
      "La chiamano premura o battuta, e tu sei lì che vorresti avere il piatto invisibile.",
    ],
    ask: [
      {
        text: "Di solito quanta gente c’è intorno?",
        told: "tutti davanti pranzo cena famiglia tavola colleghi amici domenica ufficio figlia",
      },
      {
        text: "Hai mai risposto? E che cosa ti è tornato indietro?",
        told: "rispost* detto ride ridono battuta permalos* scherz* offes* bene",
      },
    ],
    weigh:
      "Far finta di niente salva il pranzo, e dà il permesso per domenica prossima. Una frase corta disturba mezzo minuto e si ricorda più a lungo.",
    moves: [
      {
        lead: "Una frase asciutta",
        text: "tienila già pronta: «A tavola di corpi non parlo. Mi passi l’insalata?» Con gentilezza, guardando in faccia, e poi cambia argomento tu.",
      },
      {
        lead: "Prima, non durante",
        text: "chiama due giorni prima del prossimo pranzo: «Domenica niente sul mio peso, per favore. Chiedimi del lavoro.» Davanti agli altri nessuno ama farsi correggere.",
      },
      {
        lead: "Proteggi i piccoli",
        text: "se un bambino ha sentito parlare delle sue gambe o della sua pancia, rispondi subito «a me piacciono così», e con l’adulto parla dopo.",
      },
      {
        for: "old",
        lead: "Offri un altro tema",
        text: "per molti anziani guardarti addosso è il loro «come stai». Di’ che cosa vorresti che ti chiedessero, e fai festa quando lo fanno.",
      },
      {
        for: "A-",
        lead: "Non discutere i fatti",
        text: "chi parla chiaro dirà che è la verità. «Può darsi, e non la voglio sentire.» Sempre le stesse parole, senza ragioni nuove.",
      },
      {
        for: "partner",
        lead: "Racconta l’effetto",
        text: "a letto o camminando di’ che dopo una frase così ti spogli al buio. E chiedi che cosa ti piacerebbe sentire invece.",
      },
      {
        for: "colleague",
        lead: "Annota e rispondi",
        text: "con un superiore segna il giorno e le parole, di’ «restiamo sul lavoro», e se succede ancora vai dalla rappresentanza o dal personale.",
      },
    ],
    say: [
      "Con il mio peso come argomento il pranzo non me lo godo. Lascialo fuori, per favore, e chiedimi che cosa ho fatto di bello.",
      "Te l’avevo già chiesto. D’ora in poi quando si comincia mi alzo un attimo da tavola, e preferirei di gran lunga restare.",
    ],
    dont: "rispondere con una frase ancora più velenosa, o non mangiare a pranzo per sfuggire ai commenti.",
    stop: "Se mangiare diventa difficile o eviti lo specchio, parlane con un medico o uno psicologo, e da quella tavola prenditi una pausa. Sul lavoro c’è la rappresentanza.",
    lean: "Qualcosa direi, con garbo, la prossima volta e non nel pieno della festa. Se il pensiero sul corpo di un altro ce l’hai tu, lascia stare l’aspetto e parlane una volta, a quattr’occhi: del fiato, del sonno, della pressione.",
    future:
      "I modi di dire vecchi non spariscono con una richiesta. Conta la seconda volta: la mano sulla bocca, il cambio di discorso. Se invece {name} ride e continua davanti agli altri, allora non è distrazione.",
    source: "boundaries",
  },
  refuses_help: {
    open: [
      "Tu vedi il neo, la tosse, le notti in bianco, e {name} ti guarda come se la malattia l’avessi portata tu.",
      "Con dolcezza, con insistenza, con rabbia: si è provato in ogni modo, e l’appuntamento salta lo stesso.",
    ],
    ask: [
      {
        text: "Secondo te da che cosa scappa: dall’esito, dalla vergogna, dalla sala d’attesa?",
        told: "paura vergogna debole soldi tempo medici esito padre matti pazzi orgoglio aghi",
      },
      {
        text: "Finora che cosa hai provato?",
        told: "pregat* prenotat* pianto dett* propost* chiest* offert* pagar* pagat* insist* disd*",
      },
    ],
    weigh:
      "Più spingi e più il no diventa duro, perché si finisce per decidere chi ha ragione; a tacere passa del tempo che magari serve. La scelta è sua, e tu puoi dire che cosa vedi e che effetto ti fa.",
    moves: [
      {
        lead: "Prima chiedi",
        text: "prova con «che cosa dovrebbe succedere perché tu ti faccia guardare?». Lascia finire, ripeti con parole tue, e solo allora di’ la tua preoccupazione, in una frase.",
      },
      {
        lead: "Rimpicciolisci il passo",
        text: "non «fatti vedere», ma una misura della pressione in farmacia, una telefonata, un primo colloquio e poi basta se non serve.",
      },
      {
        lead: "Togli l’ostacolo",
        text: "trova tu il numero, il prezzo, un’ora comoda, e offri il passaggio con pranzo dopo. Chiedi se puoi prenotare; di nascosto ti giochi la fiducia.",
      },
      {
        for: "C+",
        lead: "Dai i fatti",
        text: "una persona ordinata si muove per una data e un motivo: che cosa si controlla a quell’età, quanto dura, che cosa si sa giovedì. Lascia lì il foglio e non tornarci su.",
      },
      {
        for: "A-",
        lead: "Restituisci la scelta",
        text: "con chi fa il bastian contrario molla la corda: «Decidi tu. L’ho detto e fino a venerdì non lo ripeto.» Venerdì chiedi una volta.",
      },
      {
        for: "N-",
        lead: "Prepara la paura",
        text: "chi immagina il peggio rimanda l’esito, non il dottore. Accordatevi su chi entra in ambulatorio e che cosa fate quella sera.",
      },
      {
        for: "old",
        lead: "Fallo dire ad altri",
        text: "un vecchio amico, il farmacista o un nipote arrivano dove la famiglia no. Racconta al medico curante quello che vedi: può ascoltarti anche se non può riferirti niente.",
      },
    ],
    say: [
      "Il corpo è tuo e decidi tu. Io però non ci dormo: faresti quel controllo, se non per te, per il mio sonno?",
      "Non insisto più. Fammi sapere entro domenica se è sì o no, perché a sfinirmi è l’attesa.",
    ],
    dont: "prendere appuntamenti di nascosto, o mettere paura con le storie trovate in rete.",
    stop: "Dolore al petto, sangue, un nodulo che cresce, confusione improvvisa: chiama tu il medico o l’ambulanza, qualunque cosa dica {name}. Se si tratta dell’umore o della coppia, comincia tu da uno psicologo: si può.",
    lean: "Ne parlerei ancora una volta, con calma e di un solo passo, perché il centesimo avvertimento non lo sente nessuno. Passare sopra la sua testa va bene in un’emergenza, o se non può più giudicare.",
    future:
      "Ci andrà? Quasi tutti ci vanno quando è diventata una loro idea, quindi senti il tono: «magari dopo le feste» è già più avanti di una battuta. Alla prima frase con «se ci andassi», tira fuori l’agenda.",
    source: "mi",
  },
  my_illness: {
    open: [
      "Hai una notizia che riguarda il tuo corpo, e in più ti toccano le facce degli altri.",
      "Finché non lo sa nessuno resti la persona che eri la settimana scorsa, e la notte però te la fai senza compagnia.",
    ],
    ask: [
      {
        text: "Chi lo sa già, e a chi sarebbe più difficile dirlo?",
        told: "nessuno marito moglie figli mamma capo sanno amici sa detto madre colleghi",
      },
      {
        text: "Dopo averlo detto, che cosa vorresti che succedesse?",
        told: "aiuto tratt* normale pena pace passaggio accompagn* capire compagnia malat* lavoro",
      },
    ],
    weigh:
      "Dirlo porta aiuto, e pure domande e compassione; tacere lascia tutto com’è, e costa forze. Non dev’essere tutto o niente: scegli tu con chi, quanto e quando.",
    moves: [
      {
        lead: "Comincia da una persona",
        text: "la più calma che conosci, questa settimana. Con qualcuno accanto i discorsi dopo si fanno più corti.",
      },
      {
        lead: "Tre frasi",
        text: "che cos’è, che cosa viene adesso, che cosa vuoi da chi ascolta: «Ho questo. A maggio comincio le cure. Non trattarmi come se fossi di vetro, e il martedì accompagnami.»",
      },
      {
        lead: "Una lista piccola",
        text: "chi può guidare, cucinare, tenerti compagnia, portare fuori il cane. A chi dice «se posso fare qualcosa», leggi una riga.",
      },
      {
        for: "N-",
        lead: "Alla luce del giorno",
        text: "con chi si spaventa facilmente scegli la mattina, parti da quello che si può fare e chiudi con il giorno in cui ne riparlate. Consolare tutta la sera non è compito tuo.",
      },
      {
        for: "young",
        lead: "Ai bambini parole chiare",
        text: "il nome della malattia, che non è colpa loro e non si attacca, che cosa resta uguale domani. Il giorno dopo chiedi che cosa hanno capito.",
      },
      {
        for: "colleague",
        lead: "Quanto serve al lavoro",
        text: "le date, che cosa puoi fare, chi ti copre. La diagnosi è tua; prima informati al personale su che cosa bisogna dire per forza.",
      },
      {
        for: "friend",
        lead: "Primo passo tuo",
        text: "gli amici spariti di solito sono soltanto senza parole. Scrivi: «Non mi servono discorsi. Sabato vieni e raccontami le vacanze.»",
      },
    ],
    say: [
      "Ho da dirti una cosa e all’inizio vorrei solo che mi ascoltassi. Ho una malattia, c’è un programma di cure, e per un paio di cose avrò bisogno di te.",
      "Ti muovi con tanta cautela che mi manchi. Se vuoi sapere qualcosa chiedi, e per il resto litiga con me come prima.",
    ],
    dont: "dirlo di passaggio con un messaggio a chi ti è vicino, o giurare che non è niente quando tra una settimana ti servirà una mano.",
    stop: "Ogni discorso lo puoi chiudere: «Per oggi basta.» Se piangi tutti i giorni o non hai nessuno a cui chiedere, dillo in reparto o al medico: ci sono psicologi per questo. Sul lavoro aiuta un sindacato o un avvocato.",
    lean: "A chi vive con te lo direi presto, perché qualcosa si nota comunque e si immagina di peggio. Con un datore di lavoro, un nuovo amore o il giro largo prenditi il tuo tempo, salvo che ne dipendano la sicurezza o le date delle cure.",
    future:
      "Come la prenderanno non si calcola prima; le prime reazioni spesso sono goffe e dicono poco. Guarda che cosa fa {name} dopo una settimana: una domanda che si ricorda di te, o una teglia di lasagne, pesa più della faccia del primo minuto.",
    source: "disclosure",
  },
  pet: {
    open: [
      "Un animale c’è la mattina e la sera, perciò per una casa non è una faccenda da poco.",
      "«Solo un cane», «solo un gatto», lo dice chi non sa quanto ci gira intorno tra due persone.",
    ],
    ask: [
      {
        text: "Si tratta di un addio, di prenderne uno, o di chi se ne occupa?",
        told: "morto morta addormentat* veterinari* vuole abbaia vicin* prend* tiene lasciamo letto passeggiat* perso",
      },
      {
        text: "Che cosa rappresenta per {name}, e che cosa per te?",
        told: "ama adora odia famiglia figlio compagnia anni allergi* amore figlia bambini",
      },
    ],
    weigh:
      "Uno pensa alla bestia, l’altro al sonno, ai soldi, ai peli sul divano, e dicono tutti e due il vero. Serve una decisione su qualcosa di preciso: chi si alza, che cosa è permesso, quando è ora.",
    moves: [
      {
        lead: "Di’ quanto conta",
        text: "racconta che cosa significa, e solo dopo che cosa vuoi tu: «Ha dormito con te per sedici anni», oppure «lo so che un cane lo vuoi da quando avevi sei anni». Dopo se ne parla.",
      },
      {
        lead: "I compiti su carta",
        text: "uscite, veterinario, vacanze, soldi, chi c’è il martedì. Se le caselle di una settimana normale non si riempiono di nomi, per un animale in più non è ancora l’anno.",
      },
      {
        lead: "Fate parlare il veterinario",
        text: "per la malattia o per i rumori andateci insieme e chiedete: «Se fosse suo, che cosa farebbe?» Una voce calma da fuori chiude tante liti in casa.",
      },
      {
        for: "young",
        lead: "Ai bambini la verità",
        text: "di’ che è morto e che non torna, e lascia disegnare, seppellire, chiedere. Il gemello comprato in negozio si scopre, e poi si dubita di altro.",
      },
      {
        for: "partner",
        lead: "Regole per stanza",
        text: "due stanze e un mobile restano liberi, in un altro posto vale tutto. Si rispetta più facilmente di un «un po’ meno».",
      },
      {
        for: "far",
        lead: "Vai tu dal vicino",
        text: "se si parla di abbaiare o di sporco, chiedi a che ore dà fastidio e di’ che cosa proverai per due settimane. Poi ripassa a sentire se va meglio.",
      },
      {
        for: "old",
        lead: "Compagnia con aiuto",
        text: "per chi è avanti con gli anni spesso è il motivo per alzarsi. Prima di dire che è troppo, cerca qualcuno per le passeggiate, il cibo a domicilio e chi lo prenderebbe.",
      },
    ],
    say: [
      "So quanto conta per te. Parliamo prima di che cosa è meglio per l’animale, e poi di noi due?",
      "La vediamo in modo diverso e non voglio litigarci. Proviamo un mese come avevamo detto, e il primo del mese si decide.",
    ],
    dont: "dire che era soltanto un animale, o portarne a casa uno nuovo per sorpresa.",
    stop: "Se soffre, decida il veterinario e non chi urla di più. Se dopo una separazione non vi accordate su chi lo tiene, chiedete a un mediatore; e se il dolore resta pesante per settimane, parlane con qualcuno.",
    lean: "Io guarderei chi fa il lavoro di ogni giorno e come sta l’animale, più che chi ha ragione. Se qualcuno proprio non lo vuole, aspetta: un animale preso contro la volontà di uno, poi ne fa le spese.",
    future:
      "Quanto si affezionerà {name}, o quanto dura la mancanza, non si può prevedere. Guarda chi riempie la ciotola senza che glielo dicano, o se dell’altro si racconta sorridendo: allora il passo dopo si può fare.",
  },
  new_baby: {
    open: [
      "È arrivato qualcuno di piccolissimo, e da una notte all’altra agli altri mancano sonno, spazio e pazienza.",
      "Le prime settimane sono fatte di amore e di conti: chi ha dormito, chi ha cullato, chi deve stare con le visite.",
    ],
    ask: [
      {
        text: "Quanto tempo ha, e le notti come vanno adesso?",
        told: "settimane mesi giorni nato nata partorit* notte notti ore allatt* coliche gemelli",
      },
      {
        text: "Che cosa pesa di più: le visite, le notti o la distanza tra voi?",
        told: "visite suocera parenti dorme amore casa aiut* sola marito moglie lavoro madre",
      },
    ],
    weigh:
      "Aprire a tutti tiene buone le famiglie e si porta via le poche forze che ci sono. Chiudere per un po’ delude qualcuno, e tra quattro settimane si può riaprire.",
    moves: [
      {
        lead: "Turni, non giustizia",
        text: "dividete la notte alle due: una persona dorme in un’altra stanza con i tappi, l’altra è di guardia, poi si cambia. Cinque ore filate valgono più di ogni «una volta per uno».",
      },
      {
        lead: "Visite con una fine",
        text: "un messaggio uguale per tutti: «Venite volentieri a conoscere il bebè, dalle tre alle quattro; se portate la cena ci fate felici. Niente baci col raffreddore.» Ciascuno lo scrive ai suoi.",
      },
      {
        lead: "Dieci minuti al giorno",
        text: "quando si addormenta sedetevi e raccontatevi una cosa dura e una bella, niente incombenze. La casa può restare com’è.",
      },
      {
        for: "partner",
        lead: "Vicini senza uno scopo",
        text: "una mano sul collo, i piedi in grembo, un abbraccio in cucina. Dopo un parto il desiderio si prende i suoi mesi, in tutti e due, e torna meglio dove nessuno lo aspetta.",
      },
      {
        for: "family",
        lead: "Un compito ai nonni",
        text: "chi tiene in braccio mentre tu lavi i piatti ha bisogno di un altro incarico. «Ci aiuta di più se tu cucini e il bebè lo teniamo noi.»",
      },
      {
        for: "friend",
        lead: "Porta e vai",
        text: "da amici funziona una teglia lasciata sullo zerbino, una cesta da stirare portata via, e mezz’ora sul divano solo se la chiedono.",
      },
      {
        for: "C+",
        lead: "Abbassate l’asticella",
        text: "chi vuole tutto in ordine fatica il doppio. Scegliete tre cose che si fanno ogni giorno, e il resto più avanti.",
      },
    ],
    say: [
      "Qui non dorme nessuno dei due, e non ho voglia di stabilire chi fa di più. Fino alle due ci pensi tu, dopo io?",
      "So che non stai nella pelle per il bebè. Adesso ci serve calma; appena si può ti scrivo io, e mi fa piacere.",
    ],
    dont: "fare i conti alle quattro del mattino, o dire di sì alla porta e tenere il muso per una settimana.",
    stop: "Pianti quasi ogni giorno, niente gioia, angoscia o pensieri neri oltre le due settimane, in uno dei due genitori: chiama subito ostetrica o medico, capita a molti e si cura. Se stai perdendo le staffe, metti il piccolo al sicuro e telefona a qualcuno.",
    lean: "Chiedere di aspettare si può: le prime settimane sono di chi si alza la notte, e un nonno una data la sopporta. Prima degli altri farei entrare chi cucina, pulisce e va via.",
    future:
      "La coppia torna in un altro modo e più tardi di quanto si pensa, e il vostro mese non sta scritto in nessun libro. Io guarderei il tono: una battuta alle tre di notte, un grazie per il biberon. Se ci sono quelli, il resto di solito viene.",
    source: "gottman",
  },
  pregnancy: {
    open: [
      "Due lineette, o un ritardo, e da un’ora all’altra ogni cosa ha un peso diverso.",
      "Prima che degli altri questa notizia è tua, eppure qualcuno la deve sentire per primo.",
    ],
    ask: [
      {
        text: "Chi lo sa già, e chi dovrebbe saperlo adesso?",
        told: "marito moglie ragazzo ragazza mamma capo amica nessuno dirlo dico detto suocera compagno genitori",
      },
      {
        text: "Lo speravate, o è arrivato dal nulla?",
        told: "programmat* cercat* provat* anni ritardo caso voluto sorpresa menopausa panico previst*",
      },
    ],
    weigh:
      "Dirlo presto dà sostegno in settimane che possono traballare; dirlo tardi lascia a te lo spavento e la scelta. A chi divide la vita con te meglio prima, per lavoro e parenti c’è tempo.",
    moves: [
      {
        lead: "Prima la certezza",
        text: "un test la mattina e una data dal medico o dall’ostetrica, e dopo i grandi discorsi. Di «otto settimane circa» si parla meglio che di un forse.",
      },
      {
        lead: "Una frase semplice",
        text: "a casa, seduti, senza telefoni: «Ho una notizia, è grossa e stasera non mi serve una risposta: c’è un bambino in arrivo.» Poi lascia il tempo che ci vuole.",
      },
      {
        lead: "Fai un ordine",
        text: "tre nomi con le date: chi vive con te, chi ti aiuta, il lavoro quando sai che diritti ci sono. E a ognuno di’ fino a quando tenerlo per sé.",
      },
      {
        for: "N-",
        lead: "Aspetta domani",
        text: "chi si spaventa facilmente può sbiancare o dire una sciocchezza. Quella sera non discutere; datevi appuntamento a domani alle sette.",
      },
      {
        for: "colleague",
        lead: "Al lavoro per iscritto",
        text: "chiedi al sindacato o al personale che regole ci sono, poi dillo tu a chi è sopra di te, prima che lo faccia il corridoio, con le date e un’idea per le consegne.",
      },
      {
        for: "friend",
        lead: "Tatto con chi aspetta",
        text: "a un’amica o a un amico che un figlio lo desidera dillo presto, con un messaggio che lasci spazio: «Oggi non devi né rispondere né fare festa.»",
      },
      {
        for: "family",
        lead: "Non si vota",
        text: "madri e suoceri possono gioire, preoccuparsi, offendersi, e tu di’ le cose che avete già deciso. Avvisarli lo stesso giorno evita una guerra.",
      },
    ],
    say: [
      "Ho scoperto una cosa e voglio che tu la sappia da me: c’è un bambino in arrivo. Non serve che tu dica niente di intelligente adesso.",
      "Sono passati alcuni giorni. Vorrei sentire che cosa ti gira in testa, anche se non è quello che mi piacerebbe sentire.",
    ],
    dont: "buttarlo lì in un messaggio tra due riunioni, o raccogliere il parere di tutti prima di aver sentito il tuo.",
    stop: "Perdite, dolori forti o una paura che non ti fa dormire: chiama il medico o l’ostetrica. Se non sai che cosa vuoi, o qualcuno ti spinge da una parte, il consultorio ascolta e non racconta niente a nessuno.",
    lean: "A chi riguarda di più lo direi appena hai la certezza, perché portarlo senza aiuto allunga ogni giornata. Con chi potrebbe voler decidere al posto tuo invece aspetterei, e prima sentirei un medico o il consultorio.",
    future:
      "Le prime facce ingannano: il pallore può essere gioia e l’abbraccio panico. Guarda la seconda settimana: se {name} chiede le date, viene con te, sposta i mobili, la reazione vera è quella.",
  },
  saying_no: {
    open: [
      "Il sì ti esce prima di averci pensato, e il no arriva alle dieci di sera, quando ormai è tardi.",
      "Chiedono a te perché di te ci si può fidare, e piano piano ha smesso di essere una domanda.",
    ],
    ask: [
      {
        text: "Che cosa ti è stato chiesto di preciso, ed entro quando?",
        told: "bambini figli sabato domenica soldi macchina turno aeroporto piante tesi favore prestare trasloco",
      },
      {
        text: "Quelle ore, se fossero tue, come le passeresti?",
        told: "riposo dormire famiglia casa studio giardino divano figli stanc* mare",
      },
    ],
    weigh:
      "Un no delude per una sera; un sì dato di malavoglia resta in giro per mesi e salta fuori in frecciatine. Nel conto il tuo tempo vale quanto il bisogno di chi chiede.",
    moves: [
      {
        lead: "Compra un’ora",
        text: "a ogni richiesta di’ «guardo e ti faccio sapere stasera». Il sì immediato è un’abitudine; con un’ora davanti esce quello che pensi.",
      },
      {
        lead: "No e basta",
        text: "di’ «No, sabato non posso.» Fine. Ogni ragione in più è una porta a cui bussare con una soluzione.",
      },
      {
        lead: "Un sì più piccolo",
        text: "se aiutare ti fa piacere, scegli la misura: due ore invece della giornata, una volta al mese, il numero di chi lo fa di mestiere.",
      },
      {
        for: "A-",
        lead: "Ripeti uguale",
        text: "con chi insiste di’ la stessa frase, con lo stesso tono, tre volte. Gli argomenti nuovi servono solo a farseli smontare.",
      },
      {
        for: "N-",
        lead: "Calore prima e dopo",
        text: "chi si sente facilmente messo da parte deve capire che si tratta di quel giorno: «Mi fa piacere che me lo chieda tu. Sabato non posso. Martedì ci vediamo?»",
      },
      {
        for: "colleague",
        lead: "Parla della lista",
        text: "a un capo o a chi lavora con te rispondi: «Ho queste tre cose. Quale lascio per fare questa?» È un no che aiuta a ragionare.",
      },
      {
        for: "family",
        lead: "Dai una regola",
        text: "per quello che torna ogni settimana: «Un sabato al mese i bambini li tengo io, dimmi quale.» Su una regola si tratta meno che su un favore.",
      },
    ],
    say: [
      "Grazie di aver pensato a me. Questa volta non ce la faccio, e te lo dico subito così puoi sentire qualcun altro.",
      "Finora ho detto quasi sempre di sì, e ultimamente col muso lungo. Da questo mese tocca a qualcun altro.",
    ],
    dont: "inventare una malattia o un impegno: la volta dopo ti ritrovi a dover inventare da capo.",
    stop: "Se ogni no lo paghi con giorni di silenzio, scenate o pianti, smetti di spiegare: la stessa frase e poi saluti. Se al lavoro ne fanno una condizione per restare, parlane con il sindacato.",
    lean: "Se leggendo la richiesta ti si chiude lo stomaco, direi di no, con gentilezza e oggi stesso. Direi di sì in una vera emergenza, o con chi per te farebbe altrettanto e l’ha già fatto.",
    future:
      "Qualcuno ci resterà male una settimana, e quasi tutti poi si organizzano senza di te, che è quello che volevi. Buon segno se la prossima richiesta di {name} arriva con un «se puoi»; cattivo se ti cercano soltanto per le cose da fare.",
    source: "boundaries",
  },
  meddling: {
    open: [
      "L’intenzione è di aiutare, e a te pare che qualcuno sia entrato in camera con le scarpe sporche.",
      "Un consiglio che non hai chiesto si rifiuta male, perché sembra di non essere riconoscenti.",
    ],
    ask: [
      {
        text: "L’ultima volta che cosa ha fatto o detto {name}?",
        told: "chiav* armadi cucina tende posta mensola serratura arriv* entra* consigli scritto bambini riordin* commenta",
      },
      {
        text: "È un genitore tuo, di chi sta con te, o qualcun altro? E in coppia la vedete uguale?",
        told: "suocera suocero mamma madre padre vicina cognata zia sorella collega marito moglie",
      },
    ],
    weigh:
      "Se taci eviti la scenata e insegni che va bene così; se metti un confine puoi ferire chi lo faceva col cuore. Lascia qualcosa che si può fare, e il confine si manda giù meglio.",
    moves: [
      {
        lead: "Dillo presto",
        text: "la prima volta, non la decima: «So che lo fai per bene. La cucina preferisco farla io. Ti siedi e beviamo un caffè?»",
      },
      {
        lead: "Una regola d’ingresso",
        text: "si telefona prima di venire e la chiave è per le emergenze. A chi è già sul pianerottolo: «Adesso no; giovedì alle quattro sì.»",
      },
      {
        lead: "Chiedi la cosa utile",
        text: "pensa a un lavoro che ti farebbe comodo davvero, le rose, gli orli, i moduli, e affida quello. Chi vuole essere d’aiuto deve sapere dove.",
      },
      {
        for: "partner",
        lead: "Parla il parente",
        text: "lo dice chi è della famiglia, con il noi, senza «mia moglie non vuole» o «mio marito dice». Prima decidete su che cosa tenete duro in due.",
      },
      {
        for: "A-",
        lead: "Senza ragioni",
        text: "con chi discute su tutto, «noi facciamo così» chiude. Se cominci a giustificare il berretto del bambino sei già dentro il dibattito.",
      },
      {
        for: "old",
        lead: "Prima il rispetto",
        text: "a una persona anziana chiedi come si faceva ai suoi tempi e ascolta fino in fondo. Poi: «Da noi è diverso, e ci troviamo bene.»",
      },
      {
        for: "colleague",
        lead: "Un confine in ufficio",
        text: "prova con «Quello che ti dico di casa resta tra noi. Se c’è qualcosa da dire al capo, lo dico io.» E da domani racconta meno.",
      },
    ],
    say: [
      "Lo so che vuoi dare una mano. Prima di muoverti su una cosa che mi riguarda chiedimelo, e ti dico io dove mi serve davvero.",
      "Ti avevo chiesto di parlarne prima con me. Quando siamo d’accordo un aiuto mi fa piacere, stavolta preferisco fare a modo mio.",
    ],
    dont: "cambiare la serratura senza dire niente, o lamentarti con tutti tranne che con chi dovrebbe saperlo.",
    stop: "Se la posta continua a essere aperta, o altri vengono a sapere le tue cose, dopo due richieste chiare riprenditi le chiavi e accorcia le visite. Se la coppia si divide su questo, un consultorio familiare aiuta.",
    lean: "Un confine è giusto, e prima lo metti più gentile può suonare. La serratura nuova la terrei per quando la chiave l’hai chiesta indietro con parole chiare e viene usata lo stesso.",
    future:
      "Se {name} ci starà lo vedi alla prossima occasione, non dalla risposta di oggi. Metti in conto una ricaduta e guarda che cosa viene dopo: una telefonata dall’angolo della strada è già un passo avanti.",
    source: "boundaries",
  },
  hurtful_jokes: {
    open: [
      "Ridono tutti, ridi anche tu, e tornando a casa non riesci a pensare ad altro.",
      "Una battuta che per funzionare deve farti sentire poca cosa non fa ridere in due, anche se nessuno voleva offendere.",
    ],
    ask: [
      {
        text: "Su che cosa è la battuta, e torna spesso?",
        told: "soprannome accento storia sempre altezza peso ogni pancia cucina imita chiamano ancora",
      },
      {
        text: "Succede solo davanti agli altri o anche a quattr’occhi?",
        told: "amici davanti famiglia tavola chat gruppo mensa colleghi casa festa cena brindisi",
      },
    ],
    weigh:
      "Se parli rischi di sentirti dire che te la prendi per niente; se taci diventi il numero che tutti sanno a memoria. Detto una volta sola, in privato e in breve, costa meno.",
    moves: [
      {
        lead: "Passata la festa",
        text: "a quattr’occhi, due minuti: «La storia della fontana: ho riso, e non mi è piaciuta. Sabato lasciala fuori.» Nessun processo, una richiesta.",
      },
      {
        lead: "Non ridere",
        text: "la prossima volta guarda con aria tranquilla e non dire niente, o «e adesso una nuova». Una battuta senza la sua risata resta senza fiato.",
      },
      {
        lead: "Un tema solo",
        text: "di’ su che cosa no, il corpo, una vecchia storia, l’accento, e che il resto va bene. Si rinuncia più facilmente a un argomento che a prendersi in giro.",
      },
      {
        for: "E+",
        lead: "Restituisci il palco",
        text: "chi fa ridere vuole la sala. Chiedi un’altra storia: «Racconta quella del traghetto.» L’applauso resta, e tu ne sei fuori.",
      },
      {
        for: "A-",
        lead: "Corto e secco",
        text: "soltanto «a me non fa ridere», e si continua a mangiare. Chi ama il botta e risposta prende meglio una frase piatta che una spiegazione sui sentimenti.",
      },
      {
        for: "partner",
        lead: "Dalla tua parte",
        text: "chiedi che davanti agli altri {name} stia con te. Scegliete un segno, una mano sul braccio, che vuol dire «adesso basta».",
      },
      {
        for: "colleague",
        lead: "Comincia da uno",
        text: "scegli la persona più perbene del gruppo, dille che effetto fa quel soprannome e chiedile di lasciarlo cadere. Spesso gli altri vanno dietro.",
      },
    ],
    say: [
      "Da parte tua non c’è cattiveria, lo so. Però quando racconti quella storia ci resto male, e vorrei che da adesso la lasciassi stare.",
      "Di questa avevamo già parlato. Oggi non rido, e ti chiedo di fermarti qui.",
    ],
    dont: "pareggiare con una battuta peggiore davanti a tutti, o fare i conti la sera tardi dopo due bicchieri.",
    stop: "Se ogni settimana arrivano frecciate sul corpo, sulle origini o sul lavoro, o se continua anche quando siete in due, non è più umorismo. Stai alla larga per un po’, in azienda senti il personale, e parlane con chi ti vuole bene.",
    lean: "Una volta lo direi, in privato, perché molti davvero non se ne accorgono. Se lo sanno e ci si divertono lo stesso, smetterei di discutere se fa ridere e deciderei quanto spesso sederti a quel tavolo.",
    future:
      "Da fuori non si vede se era distrazione. La risposta viene da sé al prossimo ritrovo: se {name} si mangia la battuta, o cambia strada quando comincia un altro, ti ha sentito.",
  },
  embarrassing: {
    open: [
      "Ogni volta che ci ripensi la faccia ti si infiamma di nuovo, e nella tua testa è molto più grande che nella loro.",
      "È scappato qualcosa, alle orecchie sbagliate o nella chat sbagliata, e adesso c’è un prossimo incontro da superare.",
    ],
    ask: [
      {
        text: "Che cosa è successo, e chi ha visto o sentito?",
        told: "mandat* messaggio foto microfono detto chiamat* chat mail schermo sentito visto sbagliat*",
      },
      {
        text: "Quando rivedi {name}?",
        told: "lunedi domani sabato stasera venerdi domenica lavoro riunione settimana oggi cena",
      },
    ],
    weigh:
      "A nominarlo torna vero per un minuto; a far finta di niente può restare una nebbia tra voi per settimane. Se qualcuno può averci sofferto ci vuole una parola, se era soltanto buffo basta un sorriso.",
    moves: [
      {
        lead: "Prima distingui",
        text: "era solo buffo, o diceva male di qualcuno? Buffo: una frase leggera. Detto male: scuse vere oggi stesso, senza battute dentro.",
      },
      {
        lead: "Anticipa tutti",
        text: "scrivi prima che vi vediate: «Quel messaggio non era per te, e vorrei sprofondare. Cancellalo e non ne parliamo più.» Più è lungo, più la cosa cresce.",
      },
      {
        lead: "Entra come sempre",
        text: "la volta dopo saluta, alza gli occhi, chiedi una cosa qualsiasi. Gli altri il tono lo prendono da te nel primo mezzo minuto.",
      },
      {
        for: "A+",
        lead: "Fai ridere",
        text: "chi è gentile si sente sollevato se sorridi tu. «Hai finito di ridere?», e il discorso è chiuso.",
      },
      {
        for: "A-",
        lead: "Tutto in una volta",
        text: "con chi te la farebbe pesare per mesi, racconta tu la storia, un po’ peggio di com’era. Resta poco da tirare fuori.",
      },
      {
        for: "colleague",
        lead: "In ufficio poco rumore",
        text: "correggi quello che conta, il numero, il destinatario, con una riga a chi interessa. Non scrivere di nuovo a tutti e quaranta.",
      },
      {
        for: "partner",
        lead: "Raccontala a casa",
        text: "prima ci ridi con qualcuno e prima dormi. Se riguardava sua madre, dillo tu, prima che lo faccia la signora.",
      },
    ],
    say: [
      "Per l’altro giorno: che figura, mi dispiace. Non devi dire niente, mi sembrava solo brutto far finta che non fosse successo.",
      "Quello che ho detto di te non era giusto, e che tu l’abbia sentito è il meno. Scusami. Se ce l’hai con me lo capisco.",
    ],
    dont: "spiegare tutto per filo e per segno, o scusarsi la quarta volta: poi tocca agli altri consolare te.",
    stop: "Chiesto scusa una volta, basta, anche se la risposta è breve. Se gira qualcosa di tuo e di privato, chiedi che lo cancellino, con l’aiuto del personale, della scuola o di un avvocato.",
    lean: "Se era solo imbarazzo lo farei passare con un sorriso, perché giovedì l’avranno dimenticato quasi tutti. Se c’era una cattiveria, o hanno visto di te più di quanto volessero, meglio due parole che la nebbia.",
    future:
      "Che cosa ne pensa {name} non si legge da un pollice in su né da un silenzio, magari l’imbarazzo è anche suo. Se al secondo incontro ti parla come sempre, è finita, qualunque cosa dicano le tue orecchie rosse.",
    source: "apology",
  },
  asking_favour: {
    open: [
      "A chiedere sembra di indebitarsi, e così perdi il sonno per un passaggio che tu daresti a chiunque senza pensarci.",
      "{name} potrebbe darti una mano, lo sai; ti manca una frase che lasci spazio anche a un no.",
    ],
    ask: [
      {
        text: "Che cosa ti serve di preciso, per quando e per quanto tempo?",
        told: "passaggio aeroporto prestito soldi bambini trapano macchina trasloco lettera turno giorni gatto uscire",
      },
      {
        text: "Finora che favori vi siete fatti a vicenda?",
        told: "aiutat* prima sempre prestat* mai ultima volta devo scambi* anni annaffi*",
      },
    ],
    weigh:
      "Se non chiedi, salvi la faccia e sposti l’armadio senza aiuto; se chiedi, l’altra persona deve scegliere tra te e il suo sabato. A quasi tutti piace essere cercati, quando si può dire di no.",
    moves: [
      {
        lead: "Dillo in un fiato",
        text: "che cosa, quando, quanto, e la via d’uscita: «Venerdì alle quattro ci porti in stazione? Sono quaranta minuti. Se non ti va bene, prendo un taxi.»",
      },
      {
        lead: "Chiedi per tempo",
        text: "una settimana prima e per messaggio, così c’è modo di pensarci. Le cose grosse invece, un prestito o i bambini per più giorni, a voce.",
      },
      {
        lead: "Offri qualcosa",
        text: "una cosa che a quella persona serve e che tu sai fare: cucinare, i moduli, le piante. Insieme alla domanda, non dopo come pagamento.",
      },
      {
        for: "C+",
        lead: "Porta i dettagli",
        text: "chi è organizzato dice di sì a un programma: orari, chiavi, elenco, numeri. Manda tutto insieme, e finisce in agenda.",
      },
      {
        for: "A+",
        lead: "Chiedi la verità",
        text: "chi non sa rifiutare va aiutato. «Guarda che preferisco un no a un sì che ti pesa.»",
      },
      {
        for: "colleague",
        lead: "Spiega a che serve",
        text: "per uno scambio di turno o una lettera dai la data, il motivo in mezza frase e una tua bozza. Da un’ora diventano dieci minuti.",
      },
      {
        for: "far",
        lead: "Comincia dal poco",
        text: "con i vicini o con chi conosci appena, prima una cosa piccola, un barattolo da aprire, un pacco da ritirare. Da un favore spesso nasce una conoscenza.",
      },
    ],
    say: [
      "Ho un favore da chiederti, e puoi dire di no senza darmi un motivo. Posso dirti di che si tratta e per quando?",
      "Una volta mi hai già dato una mano, quindi chiedo con un po’ di vergogna. Potresti ancora? E io che cosa posso fare per te?",
    ],
    dont: "fare allusioni e sospirare finché non si offre, o ringraziare in anticipo quando il sì ancora non c’è.",
    stop: "A un no, o a un sì che arriva piano, ringrazia e fermati lì. Se si tratta di grosse somme o di mesi di assistenza, guarda prima una banca, i servizi sociali o qualcuno a pagamento, così non pesa tutto su una persona.",
    lean: "Chiedi: ci vuole un po’ di faccia tosta, e in cambio hai una risposta vera invece di una immaginata. Esiterei solo se gli ultimi tre favori sono andati tutti verso di te; allora prima dai qualcosa tu.",
    future:
      "Dipende più dalla sua settimana che da te. Un no con una controproposta, «venerdì no, domenica sì», è di chi lo avrebbe fatto volentieri.",
  },
  thanking: {
    open: [
      "È un debito che non si può saldare e che nessuno vuole saldato: per questo le parole sembrano sempre magre.",
      "Vorresti dire più di un grazie, senza che suoni come un biglietto della cartoleria.",
    ],
    ask: [
      {
        text: "Che cosa ha fatto {name}, e senza, come sarebbe andata?",
        told: "portat* prestat* aiutat* sistemat* copert* trovat* seduta accompagn* cresciut* anni operat* curat*",
      },
      {
        text: "Come lo dirai: un biglietto, un discorso, una visita, un regalo?",
        told: "biglietto discorso lettera regalo vino scrivo scrivi messaggio compleanno bottiglia",
      },
    ],
    weigh:
      "Un regalo si dà in un attimo e in un attimo è finito; le parole sono più timide e restano in un cassetto. Con tutti e due, fai piccolo il regalo ed esatta la frase.",
    moves: [
      {
        lead: "Tre righe che contano",
        text: "che cosa ha fatto e quel giorno, che cosa è cambiato, che cosa ti ricordi: «Fino alle due eri lì, sulla sedia di plastica. Da quel momento non ho avuto più paura.»",
      },
      {
        lead: "Presto, non perfetto",
        text: "scrivi stasera, a penna, su quello che capita. Tra un mese va bene uguale, e allora comincia così: «Te lo dovevo dire da un pezzo.»",
      },
      {
        lead: "Su misura",
        text: "qualcosa che costa tempo a te e niente a chi lo riceve: un pane, una foto in cornice, un pomeriggio nel suo orto.",
      },
      {
        for: "E-",
        lead: "Per iscritto, in privato",
        text: "chi è timido preferisce la carta. Lascia perdere l’applauso a tavola, e la lettera consegnala quando vai via.",
      },
      {
        for: "old",
        lead: "Finché può sentirlo",
        text: "da genitori, maestri e nonni vai di persona, con una scena di allora. Spesso se la sono dimenticata, e poi non più.",
      },
      {
        for: "colleague",
        lead: "Grazie anche in alto",
        text: "dillo a chi ti ha aiutato e scrivi una riga al suo responsabile. Prima chiedi se va bene.",
      },
      {
        for: "partner",
        lead: "Grazie del solito",
        text: "scegli una cosa di tutti i giorni, la spazzatura, la schiscetta, e in un giorno qualunque di’ che cosa ti risparmia.",
      },
    ],
    say: [
      "Non ti ho mai detto per bene che cosa è stato per me. Quel giorno c’eri, e per questo ce l’ho fatta. Grazie.",
      "Ci penso più spesso di quanto immagini. Non è per ricambiare, è che ci tenevo a fartelo sapere.",
    ],
    dont: "ringraziare per chiedere un’altra cosa, o fare un regalo così grosso da mettere in imbarazzo.",
    stop: "Detto una volta, lascialo lì: chi fa un gesto con la mano l’ha sentito lo stesso. Se chi lavora in ospedale o in ufficio non può accettare regali, una lettera al reparto o alla direzione gli serve di più.",
    lean: "Una bottiglia basta se ci metti una frase; senza, il cesto più caro è solo educazione. Mi impegnerei di più con chi ci ha messo settimane, e soldi no, se trasformano una gentilezza in un mestiere.",
    future:
      "Come lo prenderà quasi non si vede, perché molti quando si commuovono si fanno burberi o scherzano. Il segno arriva dopo: il biglietto sul frigo, o una telefonata per niente in particolare.",
    source: "gratitude",
  },
  congratulating: {
    open: [
      "Una bella notizia vuole compagnia, e dal primo minuto dipende se cresce o se si sgonfia.",
      "Essere felici viene facile, scriverlo su un biglietto che non sia uguale a tutti gli altri molto meno.",
    ],
    ask: [
      {
        text: "Che cosa c’è da festeggiare, e quanta fatica è costato?",
        told: "esame lavoro nozze laurea libro casa maratona promozione patente concorso compleanno papa vinto bimbo",
      },
      {
        text: "C’è qualcuno che la sentirà e che in questo momento fa fatica?",
        told: "malat* bocciat* amica collega marito sorella invidia gelos* triste nessuno nero",
      },
    ],
    weigh:
      "Festeggiare forte dà al giorno il suo peso; un pensiero per chi ha meno fortuna in questo periodo non toglie niente. Si possono fare tutte e due le cose, in due momenti e in due stanze.",
    moves: [
      {
        lead: "Chiedi la storia",
        text: "prima di ogni complimento: «Raccontami dall’inizio. Dov’eri quando l’hai saputo?» Riviverla vale più di un elogio.",
      },
      {
        lead: "Loda la fatica",
        text: "non «che testa», ma quello che hai visto: le sveglie alle sei, il terzo tentativo, il coraggio di telefonare. È una cosa che si può rifare.",
      },
      {
        lead: "Una data subito",
        text: "scrivi in giornata e proponi: «Torta domenica alle quattro, il gusto lo scegli tu.» Un brindisi dopo un mese è già svanito.",
      },
      {
        for: "E-",
        lead: "Festa in piccolo",
        text: "a chi non ama il chiasso vanno bene una lettera e una cena a due. Prima di far cantare tutto l’ufficio, chiedi.",
      },
      {
        for: "young",
        lead: "La gioia è sua",
        text: "con bambini e ragazzi il «che orgoglio» viene alla fine, prima «come ti senti?». E la stessa sera niente traguardo successivo.",
      },
      {
        for: "colleague",
        lead: "Corto e preciso",
        text: "due frasi su quello che ti è piaciuto del lavoro, alla persona e non a tutti. Così non sembra mai piaggeria.",
      },
      {
        for: "friend",
        lead: "Notizia tua",
        text: "a chi passa un brutto periodo mandala prima scritta: «Vorrei che la sapessi da me. Festeggiamo, o aspettiamo, come ti va.»",
      },
    ],
    say: [
      "Sono così felice per te. Ho visto quanto ci hai lavorato; raccontami tutto, dal primo minuto.",
      "Ho una bella notizia e tu sei tra le prime persone a cui la dico. Hai dieci minuti per gioire con me?",
    ],
    dont: "aggiungere subito che cosa potrebbe andare storto, una vittoria tua, o il prossimo passo.",
    stop: "Se qualcuno non riesce a gioirne, non insistere; portala a chi ci riesce. E se da anni ogni tua fortuna viene rimpicciolita, scegli a chi raccontarla.",
    lean: "Manda, anche in ritardo, anche a chi sta molto sopra di te o conosci appena: due righe sincere non hanno mai dato fastidio. Abbasserei la voce dove qualcuno a tavola ha appena mancato la stessa cosa.",
    future:
      "Come arrivano le tue parole lo dice la lunghezza della risposta, più del grazie: chi continua a raccontare aveva davanti una buona domanda. E se {name} alla tua notizia risponde chiedendo, la prossima volta sai da chi andare.",
    source: "capitalisation",
  },
  reconnecting: {
    open: [
      "In mezzo non c’è un litigio, solo anni, e pare che gli anni vadano spiegati.",
      "La prima riga l’hai scritta in testa dieci volte, e comincia sempre con «scusa».",
    ],
    ask: [
      {
        text: "Da quanti anni non vi sentite, e come vi siete persi?",
        told: "anni scuola universita persi lontan* trasfer* nozze maturita dal sento mai vita litig*",
      },
      {
        text: "Che cosa te l’ha fatto venire in mente proprio adesso?",
        told: "foto cassetta facebook sogno trovat* vist* compleanno auguri lettera indirizzo funerale autobus",
      },
    ],
    weigh:
      "Se scrivi può non arrivare risposta, o arrivarne una impacciata; se non scrivi il ricordo resta intero e la domanda pure. Un messaggino mette in gioco un pomeriggio, non il passato.",
    moves: [
      {
        lead: "Parti da un’immagine",
        text: "una scena che conoscete in due, poi come stai in un paio di righe: «Ho ritrovato la cassetta con noi che cantiamo. Sto a Lucca, e la chitarra c’è ancora.»",
      },
      {
        lead: "Poche scuse",
        text: "mezza frase sul silenzio basta, «la vita mi ha portato altrove», senza elenco di ragioni. Così non devono giustificarsi neanche dall’altra parte.",
      },
      {
        lead: "Chiudi leggero",
        text: "una domanda facile e non un appuntamento: «Vivi ancora vicino al mare?» Si deve capire che andrebbe bene pure una cartolina d’estate.",
      },
      {
        for: "E-",
        lead: "Dai settimane",
        text: "chi si scalda piano risponde tardi o in due parole. Scrivi quanto scrive l’altro, e per il telefono aspetta che lo proponga.",
      },
      {
        for: "E+",
        lead: "Proponi un giorno",
        text: "a chi ama la gente piace più un programma che una corrispondenza: «Il 12 sono in città, un caffè alla stazione?»",
      },
      {
        for: "O+",
        lead: "Anche cose nuove",
        text: "non parlate soltanto di allora. Chiedi che cosa occupa adesso le sue giornate, e racconta una cosa che in quegli anni non avresti fatto.",
      },
      {
        for: "old",
        lead: "Una lettera vera",
        text: "a mano, con una foto e il numero scritto in grande. Se il tempo non è infinito, meglio telefonare, di mattina.",
      },
    ],
    say: [
      "Mi è capitata in mano una foto nostra e ho riso. Mi piacerebbe sapere come stai, e gli anni non c’è bisogno di spiegarli.",
      "Ti avevo scritto tempo fa e ci provo una volta ancora, perché per me conti. Se non ti va, ti auguro ogni bene.",
    ],
    dont: "mandare la storia della vita al primo messaggio, o cercare tutto in rete e farlo capire.",
    stop: "Due messaggi a qualche settimana di distanza, poi una frase gentile e basta. Se è un primo amore e uno dei due ha qualcuno accanto, chiarisciti che cosa vuoi, e non scrivere di nascosto.",
    lean: "Io scriverei: un saluto dopo anni raramente dà fastidio, anche quando sorprende. Lascerei stare se ti era stata chiesta distanza, o se nella stessa riga stai per chiedere qualcosa.",
    future:
      "Ricordarsi è probabile, rispondere non è detto: cambiano gli indirizzi e cambiano le vite. Se arriva qualcosa, cerca la domanda: chi domanda vuole continuare, chi non domanda ti fa un cenno da lontano.",
  },
  what_to_talk_about: {
    open: [
      "Il silenzio dopo «come va?» dura qualche secondo e pare un viaggio in treno.",
      "Di solito le cose da dire ci sono; è che ogni argomento sembra troppo piccolo per essere il primo.",
    ],
    ask: [
      {
        text: "In che posto sarà, e quanto dura: a tavola, in macchina, al telefono?",
        told: "appuntamento cena macchina ristorante telefono treno stasera sabato domani minuti ascensore viaggio",
      },
      {
        text: "Nel tempo libero {name} che cosa fa, per quanto ne sai?",
        told: "piace calcio orto musica lavoro cucina film legge hobby sport niente giardino",
      },
    ],
    weigh:
      "Se prepari gli argomenti ti senti al riparo, se lasci al caso esce più facilmente la persona che sei. Tre domande in tasca, che puoi anche dimenticare, mettono insieme le due cose.",
    moves: [
      {
        lead: "Chiedi una storia",
        text: "invece di «com’è andata al lavoro?», prova «qual è stata la cosa più strana della settimana?» o «questo chi te l’ha insegnato?». Poi resta lì con altre due domande.",
      },
      {
        lead: "Dai qualcosa tu",
        text: "racconta in tre frasi una cosa piccola che oggi ti è andata storta. A un racconto si risponde con un racconto; a una domanda ci si può sentire interrogati.",
      },
      {
        lead: "Intanto fate qualcosa",
        text: "due passi, cucinare, guardare le foto, allungare la strada. Fianco a fianco gli occhi hanno da fare, e un silenzio non si nota.",
      },
      {
        for: "old",
        lead: "Come si faceva",
        text: "come lavavano, come ci si fidanzava, a che cosa serviva la prima paga. Porta una foto o un oggetto, e quando si ferma di’ «e poi?».",
      },
      {
        for: "young",
        lead: "Fatti insegnare",
        text: "il gioco, la canzone, il video, e perché proprio quello è bello. Lascia fuori la scuola e i centimetri cresciuti.",
      },
      {
        for: "partner",
        lead: "Una domanda a settimana",
        text: "chi vive insieme da tanto conosce le risposte di dieci anni fa. «Con un mese libero che cosa faresti?», e i telefoni in un’altra stanza.",
      },
      {
        for: "E-",
        lead: "Poche e piano",
        text: "chi parla poco ha bisogno di tempo per rispondere. Dopo la domanda conta fino a cinque, e quello che arriva di solito è più lungo.",
      },
    ],
    say: [
      "Ho sempre avuto una curiosità: com’è che hai cominciato a fare quello che fai? Conosco solo la fine della storia.",
      "Non c’è bisogno di parlare tutto il tempo, mi piace stare qui con te. Però se mi dici una cosa della tua settimana, io te ne dico una della mia.",
    ],
    dont: "una raffica di domande, riempire ogni buco con i fatti tuoi, o tirare fuori il telefono.",
    stop: "Se dopo un’ora non si accende niente, che sia un’ora: non tutti sono fatti per i lunghi discorsi. Se invece un tempo parlavate tanto e da settimane qualcuno tace, il problema forse non sono gli argomenti: chiedi come sta.",
    lean: "Porterei un paio di idee e per il resto mi fiderei delle pause. Il silenzio è un brutto segno soltanto quando uno cerca la porta; due che guardano il paesaggio stanno benissimo.",
    future:
      "Che cosa pensa {name} in quei secondi non lo senti, ma con ogni probabilità è «adesso dovrei dire qualcosa». Aspetta una domanda che torna verso di te, o un discorso ripreso la volta dopo: vuol dire che interessava.",
  },
  invitations: {
    open: [
      "Dietro ogni invito c’è la questione di quanto posto hai, in casa e dentro di te.",
      "Pare una faccenda di buona educazione, e in fondo si tratta di dire chiaro che cosa ti va bene.",
    ],
    ask: [
      {
        text: "Di che si tratta: invitare, dire di no, o ospiti che portano gente o si fermano?",
        told: "matrimonio cena festa invito invitare invitat* ospiti ferm* rifiut* weekend sabato",
      },
      {
        text: "Entro quando {name} lo deve sapere?",
        told: "sabato domenica data domani settimana mese venerdi stasera scadenza giorni",
      },
    ],
    weigh:
      "Un sì per dovere fa una serata lunga; un no può dispiacere per un giorno. A offendere quasi mai è il no, sono il ritardo e la scusa inventata.",
    moves: [
      {
        lead: "Rispondi in due giorni",
        text: "scrivi «Grazie di averci pensato. Stavolta non veniamo, vi auguro una bella serata.» Il motivo non serve; un augurio o un’altra data sì.",
      },
      {
        lead: "Scrivi quel che serve",
        text: "giorno, inizio e fine, chi viene, che cosa portare, regali sì o no: «Dalle otto alle undici, c’è la pasta, portate solo voi.» Così nessuno deve indovinare.",
      },
      {
        lead: "In piccolo va bene",
        text: "pane e salame alle sei, una pentolata di pasta, sedie pieghevoli, un picnic. Ci si ricorda di chi ha ricambiato, il menù se lo scordano tutti.",
      },
      {
        for: "E-",
        lead: "Una fine in vista",
        text: "chi è di poche parole viene più volentieri se sono due ore e quattro persone. Di’ chi altro ci sarà.",
      },
      {
        for: "E+",
        lead: "Un incarico",
        text: "chi ama la compagnia può aprire la porta, tagliare il pane, fare le presentazioni. E chi ospita respira un quarto d’ora.",
      },
      {
        for: "family",
        lead: "Di’ il numero",
        text: "per esempio «Siamo in dodici, di più il tavolo non tiene.» La stessa regola per le due famiglie, prima che qualcuno ci conti.",
      },
      {
        for: "A-",
        lead: "A mezzanotte chiaro",
        text: "alzati e di’ «È stato bello, mi si chiudono gli occhi, vi porto le giacche.» Con chi parla diretto una serata si può chiudere così.",
      },
    ],
    say: [
      "Grazie, mi fa piacere che tu abbia pensato a me. Stavolta non vengo, e vorrei vederti presto, in pochi.",
      "Mi fa piacere avervi qui. Vi dico già adesso in quanti ci stiamo e fino a quando, così è un piacere per tutti.",
    ],
    dont: "dire «vediamo» per settimane, o portare qualcuno senza chiedere e sperare che spunti una sedia.",
    stop: "Se a un no segue il muso, lascialo stare: una riga gentile e nessun’altra ragione. Con chi non se ne va neanche dopo due frasi chiare servono una data e una mano per le valigie.",
    lean: "Rifiutare si può, anche un matrimonio, anche in famiglia, se lo fai presto e con garbo; vai se per una persona conta molto che tu ci sia. A invitare comincerei presto e in piccolo.",
    future:
      "Se qualcuno ci è rimasto male lo vedi quando vi rincontrate, non dalla risposta corta. Nelle settimane dopo proponi un caffè a {name}: se viene, il no è digerito.",
  },
  travelling: {
    open: [
      "Un viaggio mette nella stessa stanza due ritmi, due portafogli e due idee di riposo.",
      "Uno vede un programma, l’altro una vacanza, e i giorni sono gli stessi dieci.",
    ],
    ask: [
      {
        text: "Su che cosa siete più lontani: dove, quanto spendere, a che ora, con chi?",
        told: "mare montagna soldi budget ostello albergo sveglia programma suocera sola macchina camper",
      },
      {
        text: "C’è già qualcosa di prenotato, e per che periodo?",
        told: "prenotat* volo voli estate luglio agosto settimana pagat* biglietti date",
      },
    ],
    weigh:
      "A fare tutto insieme si discute meno e qualcuno ci rimette la vacanza; a dividersi ognuno ha la sua, e può sembrare una crepa. Di solito basta qualche mezza giornata per conto proprio.",
    moves: [
      {
        lead: "Tre desideri a testa",
        text: "prima di prenotare ognuno scrive le tre cose senza cui non è vacanza e una che non farà. Il programma si fa soltanto intorno a quelle.",
      },
      {
        lead: "I soldi in cifre",
        text: "di’ una somma al giorno e un totale: «Per la settimana ho seicento euro, volo compreso.» Poi cercate un posto che ci stia, o una divisione che vada bene.",
      },
      {
        lead: "Una regola al giorno",
        text: "mattina ognuno per sé e pranzo insieme; oppure giorni pari decide uno e dispari l’altro, senza commenti. Con fame e caldo non si discute: prima si mangia.",
      },
      {
        for: "C+",
        lead: "Un buco nel piano",
        text: "chi ama gli elenchi programmi pure gli spostamenti, e lasci un pomeriggio su tre senza niente, scritto così.",
      },
      {
        for: "C-",
        lead: "Solo due punti fermi",
        text: "treni e letti prenotati, il resto aperto. E decidete chi tiene i passaporti.",
      },
      {
        for: "E-",
        lead: "Un’ora a porta chiusa",
        text: "chi è riservato dopo una giornata tra la gente deve stare per conto suo. Non è malumore; mettetelo nel programma.",
      },
      {
        for: "old",
        lead: "Metà programma",
        text: "con genitori o amici avanti negli anni una cosa prima di mezzogiorno, il riposo, una panchina con la vista, ascensori e non scale. Chiedi che cosa vorrebbero rivedere.",
      },
    ],
    say: [
      "Ho proprio voglia di partire con te. Per me è vacanza se resta qualche ora senza programma; per te che cos’è?",
      "Quest’anno vorrei una settimana per conto mio. Non è contro di te, e intanto scegliamo anche i giorni nostri.",
    ],
    dont: "prenotare per l’altro senza chiedere, o aprire il grande discorso su di voi in coda all’aeroporto.",
    stop: "Se litigate a ogni fermata, prendetevi un giorno ciascuno per sé e rivedetevi a cena. Se per qualcuno è troppo caro o troppo faticoso, cambiate il viaggio prima di partire; e si può anche non viaggiare insieme.",
    lean: "Partire da soli o in due posti diversi va bene, se si sa il perché; un’amicizia e un matrimonio lo reggono. Per la prima volta insieme sceglierei quattro giorni e non quattordici.",
    future:
      "Come andrà non sta scritto nel dépliant. Si vede già dai preparativi: se {name} cede su un punto e tu su un altro, anche i giorni là saranno così.",
  },
  unappreciated: {
    open: [
      "Di quello che fai ci si accorge solo quando manca, e questa è una stanchezza che il sonno non porta via.",
      "Le camicie stirate, il turno coperto, i compleanni ricordati: e la mano che c’è dietro non la vede nessuno.",
    ],
    ask: [
      {
        text: "Fra tutte queste cose, quale vorresti che vedessero per prima?",
        told: "cucin* stir* camicie copr* nipoti compleanni organizz* lavoro pranzo schiscetta pulisco lavo",
      },
      {
        text: "A {name} l’hai mai detto, chiaro e tondo?",
        told: "detto dico dirlo mai chiesto lament* accenn* parlat*",
      },
    ],
    weigh:
      "A fare in silenzio e aspettare hai ragione tu e resti a mani vuote; se smetti senza parlare gli altri vedono il buco e non il perché. Dirlo costa orgoglio, e serve prima.",
    moves: [
      {
        lead: "Fallo vedere",
        text: "scrivi una settimana qualunque, ogni cosa con il suo tempo, e mettila sul tavolo: «Non accuso nessuno. Vorrei che sapeste che cosa c’è qui dentro.»",
      },
      {
        lead: "Chiedi una parola",
        text: "di’ «Mi farebbe piacere se diceste qualcosa quando cucino per tutti.» Fa strano chiedere un grazie, e quasi tutti lo davano per sottinteso.",
      },
      {
        lead: "Restituisci due cose",
        text: "scegli quelle che può fare un altro, di’ da quando, e lasciale così anche se vengono storte. A quello che si fa con le proprie mani si dà valore.",
      },
      {
        for: "A-",
        lead: "Parla di fatti",
        text: "chi è concreto pensa che se non ti lamenti va tutto bene. «Sono state tre ore. Vorrei sapere se è venuto bene.»",
      },
      {
        for: "colleague",
        lead: "Scrivilo al capo",
        text: "una volta al mese cinque righe: che cosa è stato fatto, che cosa ha fatto risparmiare, che cosa viene ora. E chiedi il colloquio prima che diano i premi.",
      },
      {
        for: "partner",
        lead: "Un momento fisso",
        text: "la domenica sera ognuno dice due cose che ha fatto l’altro. Dopo quattro settimane non ci si deve più pensare tanto.",
      },
      {
        for: "family",
        lead: "Un giorno di riposo",
        text: "annuncialo: «Il giovedì non cucino.» È un accordo, non uno sciopero.",
      },
    ],
    say: [
      "Queste cose le faccio volentieri. Un grazie, ogni tanto, me le rende più leggere: ti va?",
      "Per non restare con l’amaro in bocca cambio qualcosa: metà la faccio ancora con piacere, l’altra metà passa a te.",
    ],
    dont: "incrociare le braccia per vedere chi se ne accorge, o presentare il conto degli anni in mezzo a una lite.",
    stop: "Se l’hai detto due volte con parole chiare e hai avuto un’alzata di spalle, fai meno e metti il tempo dove qualcuno se ne accorge. Al lavoro può voler dire guardarsi intorno; se ti fa stare male, parlane con il medico.",
    lean: "Dirlo non è da meschini. Partirei da un esempio fresco e da una richiesta sola, piuttosto che smettere e aspettare; solo se a parole hai già provato comincerei a tagliare.",
    future:
      "Se {name} apprezza quello che fai non si capisce dal grazie che manca: c’è chi lo dice facendo il pieno alla macchina. Dopo che hai parlato aspetta tre settimane, e cerca una cosa fatta senza che l’abbia chiesta tu.",
    source: "gratitude",
  },
  not_heard: {
    open: [
      "Tu parli, e in qualche punto tra te e {name} diventa un’altra cosa, o semplicemente cade per terra.",
      "Sentirsi interrompere allontana più di un disaccordo.",
    ],
    ask: [
      {
        text: "Di preciso che cosa succede: telefono, interruzioni, consigli, o capisce altro?",
        told: "telefono interrompe consigli soluzioni telecomando finisce muro riunione capisce ascolta parla radio",
      },
      {
        text: "Quando va meglio, anche di poco?",
        told: "passeggiata macchina mattina letto weekend sera volte mai vacanza quattrocchi",
      },
    ],
    weigh:
      "Se alzi la voce ti sentono per un attimo e si ricordano le urla; se rinunci si dice sempre meno. Cambiare il momento e il modo di cominciare costa meno di tutte e due.",
    moves: [
      {
        lead: "Annuncialo",
        text: "prima di cominciare di’ a che serve: «Mi servono cinque minuti e nessuna soluzione», oppure «mi serve il tuo parere». Metà dei malintesi nasce da chi ha tirato a indovinare.",
      },
      {
        lead: "Una cosa, breve",
        text: "tre frasi e stop. Se è lunga si ascolta la prima e si prepara la risposta. «Che cosa hai sentito?», ma per controllare, senza il tono dell’esame.",
      },
      {
        lead: "Scegli l’ora",
        text: "lascia stare quando c’è la televisione accesa. «Dopo cena hai dieci minuti?», telefoni in un’altra stanza, e cominci tu.",
      },
      {
        for: "E+",
        lead: "Chiedi il turno",
        text: "chi è vivace pensa ad alta voce e parla sopra. Una mano un po’ alzata e «arrivo in fondo, poi tocca a te» si capisce e non offende.",
      },
      {
        for: "E-",
        lead: "Prima per iscritto",
        text: "a chi ha bisogno di tempo manda quattro righe e proponi di parlarne domani. Ricevi una risposta pensata, non la prima che capita.",
      },
      {
        for: "colleague",
        lead: "In riunione",
        text: "manda il tuo punto il giorno prima, comincia con «la mia proposta è», e accordati con chi ti siede accanto: ognuno riporta il discorso all’altro, «l’idea era sua, finiamo di sentirla».",
      },
      {
        for: "partner",
        lead: "A turni",
        text: "cinque minuti tu, poi l’altro ripete che cosa ha sentito, poi il contrario. La prima sera fa ridere, la terza serve.",
      },
    ],
    say: [
      "Vorrei raccontarti una cosa, e non mi servono consigli, solo che mi ascolti fino in fondo. Adesso va bene?",
      "Non avevo finito. Lasciami dire l’ultima frase, e poi la tua la voglio sentire davvero.",
    ],
    dont: "cominciare quando l’altro ha già un piede fuori, o elencare tutte le volte che non ascoltava.",
    stop: "Se sente poco fate controllare l’udito, è più comune di quanto sembra. Se a quello che racconti ti torna solo scherno, tienilo per chi sa ascoltare; a due che non si trovano più aiuta un consulente di coppia.",
    lean: "Lo direi, anche a un superiore, con garbo e in breve, perché quasi tutti interrompono senza accorgersene. Se in quel momento c’è fretta o pressione lascerei correre, e riprenderei il punto un’ora dopo.",
    future:
      "Può darsi che senta più di quanto mostra, dalla faccia non si vede. Lo scopri quando dopo giorni qualcosa che hai detto torna da sé, o quando {name} ti chiede com’è andata da tua madre.",
    source: "listening",
  },
  big_decision: {
    open: [
      "È una decisione sola per due vite, e qualunque strada prendiate, ogni tanto penserete all’altra.",
      "Sul tavolo c’è una mappa, e la vera domanda è quanto lascia ciascuno.",
    ],
    ask: [
      {
        text: "Entro quando si deve decidere, e si potrebbe prima provare?",
        told: "settimane scadenza venerdi mese offerta contratto data prova giorni domani propost* presto",
      },
      {
        text: "Che cosa perderesti tu che lì non si ritrova? E {name}?",
        told: "lavoro madre amici casa genitori figli famiglia lingua mamma carriera tutto",
      },
    ],
    weigh:
      "Seguire l’altro può diventare un conto presentato dopo anni; restare può diventare una nostalgia con un nome. Chiediti quale dei due porteresti senza rinfacciarlo.",
    moves: [
      {
        lead: "Due colonne a testa",
        text: "ognuno per sé, dieci righe: che cosa ci guadagno, che cosa lascio, e un segno su quello che non torna indietro. Poi vi scambiate i fogli e per una sera si fanno solo domande.",
      },
      {
        lead: "Prova prima di vendere",
        text: "quattro settimane lì nel mese peggiore, un’aspettativa al posto delle dimissioni, la casa affittata e non venduta. La prova risponde dove le parole non arrivano.",
      },
      {
        lead: "Fissate il ritorno",
        text: "prima di un sì scrivete insieme quando ne riparlate, che cosa vi farebbe tornare e chi paga che cosa. Così il sì pesa meno.",
      },
      {
        for: "O+",
        lead: "Sogno e martedì",
        text: "chi è attratto dal nuovo vede il mare. Chiedi come sarebbe lì un martedì di febbraio, ora per ora, con la spesa e il medico.",
      },
      {
        for: "O-",
        lead: "Tre cose che restano",
        text: "con chi è affezionato al solito fai la lista di quello che viene con voi: il gruppo in video, il cane, due voli all’anno. Se si sa che cosa resta, il nuovo pesa meno.",
      },
      {
        for: "N-",
        lead: "Un pezzo a settimana",
        text: "chi si preoccupa molto non può pensare a tutto insieme. Questa settimana i soldi, la prossima i genitori.",
      },
      {
        for: "partner",
        lead: "Conta l’ultima volta",
        text: "chi si è spostato o ha ceduto in passato? Dillo apertamente; fare a turno è più giusto che misurare quale lavoro vale di più.",
      },
    ],
    say: [
      "Non voglio fartela passare. Vorrei capire che cosa ti mancherebbe se non lo facessimo, e poi dirti che cosa mancherebbe a me se lo facessimo.",
      "A tutto non riesco a dire di sì. A un anno sì, con un giorno fissato in cui ridecidiamo in due.",
    ],
    dont: "decidere per conto proprio e poi annunciarlo, o dire di sì sperando che non se ne faccia niente.",
    stop: "Se c’è un ultimatum di mezzo, o se resteresti senza soldi e documenti tuoi, prenditi tempo e senti un consulente o un avvocato. Se siete fermi da mesi, un mediatore aiuta.",
    lean: "Dove si può, io proverei, perché una prova dice più di ogni elenco. Resterei se per partire uno dei due deve lasciare tutto ciò che ama, e andrei se nella testa hai già cominciato ad arredare la casa.",
    future:
      "Il rancore non si calcola prima: nasce più dove qualcuno non è stato interpellato che dove ha rinunciato a tanto. Guarda se {name} chiede di quello che perdi tu senza che glielo suggerisca nessuno, e se un tuo no non raffredda l’aria.",
    source: "negotiation",
  },
  offensive_remark: {
    open: [
      "Cade una frase, tutti guardano il piatto, e la risposta ti viene in mente per le scale.",
      "Magari voleva essere un complimento o una battuta; a qualcuno a quel tavolo dice comunque che vale meno.",
    ],
    ask: [
      {
        text: "Era per te, per qualcuno lì presente, o per gente che non c’era?",
        told: "figlia amico amica capo zio vicina cliente donne stranier* gay terron* zingari battuta nera",
      },
      {
        text: "Chi è {name} per te: si può evitare o vi ritroverete a tavola?",
        told: "zio capo cliente vicina amica famiglia cena lavoro collega suocero nonna colloquio riunione",
      },
    ],
    weigh:
      "Se parli può rovinarsi la serata senza che nessuno cambi idea; se taci, resta senza difese la persona di cui si parlava. Una frase calma basta a far capire da che parte stai.",
    moves: [
      {
        lead: "Rimanda la domanda",
        text: "basta «In che senso?», con voce piana, e poi aspetta. Chi deve spiegare la battuta la sente una seconda volta, spesso per la prima.",
      },
      {
        lead: "Di’ la tua",
        text: "corta, e su di te: «A me non piace sentir parlare così della gente.» Poi passa il pane. Non devi vincere, basta averlo detto.",
      },
      {
        lead: "Da chi l’ha subita",
        text: "vai lo stesso giorno: «Ho sentito, e non andava bene. C’è qualcosa che vorresti che facessi?» Conta più della lite con chi ha parlato.",
      },
      {
        for: "old",
        lead: "Parla di persone",
        text: "con i parenti anziani lascia stare le parole e fai un nome che conoscono: «Intendi gente come Amina, che ti porta su la spesa?»",
      },
      {
        for: "A-",
        lead: "Niente lezioni",
        text: "chi va diretto apprezza una risposta diretta: «La vedo in un altro modo, e davanti ai bambini no.» Senza una seconda frase la discussione non ha di che nutrirsi.",
      },
      {
        for: "colleague",
        lead: "Annota sul lavoro",
        text: "le parole, il giorno, chi c’era. Puoi tornarci anche dopo: «Quello che hai detto martedì vorrei che non succedesse più.»",
      },
      {
        for: "friend",
        lead: "In privato",
        text: "proprio perché è amicizia: «Ti conosco dalle elementari. Da dove viene questa cosa?» Prima ascolta e poi contraddici; dieci minuti, non tutta la sera.",
      },
    ],
    say: [
      "Forse non lo dici con cattiveria. Quando parli così di certe persone io mi sento a disagio, e ti chiedo di non farlo quando ci sono.",
      "Era già capitato. Finché si parla così sto in cucina, poi torno a tavola volentieri.",
    ],
    dont: "coprire di insulti chi ha parlato, o tenere una lezione di storia quando tutti hanno bevuto.",
    stop: "Se qualcuno viene aggredito a parole o seguito, aiutalo ad andarsene e chiama gente, piuttosto che discutere. A scuola o al lavoro le frasi ripetute vanno alla direzione o al sindacato; ci sono sportelli contro le discriminazioni.",
    lean: "Meglio una frase breve che niente, e domani non è troppo tardi. Se da quella persona dipende il tuo posto, prima segnerei tutto e cercherei un appoggio, e nessuno te lo può rimproverare.",
    future:
      "Una frase raramente cambia un’opinione, ma cambia quello che si dice davanti a te. Nota se la prossima volta {name} si ferma a metà, o ti lancia un’occhiata: all’inizio si arriva lì.",
  },
  moving_away: {
    open: [
      "Una persona che stava dietro l’angolo adesso avrà un orario dei voli, e l’ultima settimana è piena di scatoloni.",
      "Si può essere felici per il posto nuovo e odiare la porta che si chiude, tutto nello stesso pomeriggio.",
    ],
    ask: [
      {
        text: "Chi parte, e che giorno?",
        told: "parto parte partono parte domenica sabato venerdi settimana australia trasfer* vado emigr* volo ultimo",
      },
      {
        text: "Che cosa facevate di solito che adesso mancherà?",
        told: "sempre sera giovedi carte scopa caffe passeggiata ogni anni orto scuola pranzo comitiva",
      },
    ],
    weigh:
      "Dare peso all’addio fa male e gli dà una forma; fare finta di niente è più comodo, e al binario resta qualcosa in gola. Basta un saluto corto con una frase vera.",
    moves: [
      {
        lead: "Ancora una volta",
        text: "prima di ogni festa un altro giovedì, un’altra passeggiata, dicendo che per adesso è l’ultima. E una foto.",
      },
      {
        lead: "Di’ la frase",
        text: "racconta a {name} che cosa ha voluto dire per te la sua presenza qui, in due righe su carta da mettere in valigia. Prima del giorno: in stazione un momento tranquillo non c’è.",
      },
      {
        lead: "Fissate la prima data",
        text: "prima della partenza due cose in agenda: una chiamata nella seconda settimana, un weekend con il biglietto. «Ci sentiamo» non ha un giorno.",
      },
      {
        for: "far",
        lead: "Un piccolo rito",
        text: "un vocale la domenica, la stessa serie, una partita a distanza. Sono le cose da niente che tengono le persone l’una nella giornata dell’altra.",
      },
      {
        for: "young",
        lead: "Per i bambini",
        text: "che si scambino qualcosa, segnino il posto sulla cartina, registrino un filmino. Chi legge una storia in video a un piccolo resta una faccia conosciuta.",
      },
      {
        for: "old",
        lead: "Chiedi che cosa resta",
        text: "con un vicino anziano o una nonna prenditi tempo per le storie e gli oggetti, scrivi il numero in grande e scegliete un’ora fissa per chiamarvi.",
      },
      {
        for: "colleague",
        lead: "L’ultimo giorno",
        text: "dieci righe alla squadra con un ricordo per ognuno, i pasticcini, un recapito tuo. Fai il giro la mattina, il pomeriggio si disperdono.",
      },
    ],
    say: [
      "Sono felice per te e mi mancherai, e volevo dirti tutte e due le cose. Grazie per tutti i nostri giorni qualunque.",
      "Non voglio che diventiamo un messaggio di auguri. Sentiamoci la prima domenica del mese, e la prima volta chiamo io.",
    ],
    dont: "mostrare soltanto allegria fino all’imbarco, o evitare i saluti perché fanno piangere.",
    stop: "Se dopo un paio di mesi non ti ritrovi, o non hai voglia di vedere nessuno, e vale anche per chi è partito, parlane con un amico o un medico. E non misurare un’amicizia dalle prime settimane mute: un posto nuovo si mangia tutta l’attenzione.",
    lean: "Saluterei per bene, anche una via intera, a piccole dosi più che con una festa grande. Dire una cosa taciuta da tanto va bene, purché non chieda di restare.",
    future:
      "Come prima no; se diventa una cosa bella di un altro tipo non lo decidono i chilometri. Guarda al terzo mese: se le piccole notizie vanno ancora avanti e indietro, il cane, l’autobus, la minestra, la distanza conta poco.",
  },
} satisfies Partial<Record<Situation, CaseText>>;
