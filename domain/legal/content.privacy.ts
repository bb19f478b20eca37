import type { LegalDocument } from "./document.ts";
import { LEGAL_VERSIONS } from "./versions.ts";

/** The privacy notice. Article numbers are those of Regulation (EU) 2016/679. */
export const PRIVACY: LegalDocument = {
  version: LEGAL_VERSIONS.privacy,
  updated: "2026-11-28",
  title: { it: "Informativa sulla privacy", en: "Privacy notice" },
  sections: [
    {
      id: "who",
      title: { it: "Chi risponde dei tuoi dati", en: "Who is responsible for your data" },
      paragraphs: [
        {
          it: "{product} è un software libero. Questa installazione è gestita da {operator}, titolare del trattamento: decide dove stanno i dati e risponde di come vengono trattati. Chi ha scritto il software non riceve nulla.",
          en: "{product} is open-source software. This installation is run by {operator}, the data controller, who decides where the data are kept and answers for how they are handled. The people who wrote the software receive nothing.",
        },
        {
          it: "Per qualsiasi domanda sui tuoi dati scrivi a {email}, senza moduli né spiegazioni.",
          en: "For questions about your data, write to {email}: no form, no reason needed.",
        },
        {
          it: "Il testo che fa fede è quello italiano; la versione inglese è una traduzione di cortesia.",
          en: "The Italian text is authoritative; this is a courtesy translation.",
        },
      ],
    },
    {
      id: "data",
      title: { it: "Quali dati raccogliamo", en: "What we collect" },
      paragraphs: [
        {
          it: "Account: nome, indirizzo e-mail, password (solo un’impronta crittografica, mai il testo), lingua, invito usato con il suo gruppo di prova e, se lo attivi, il segreto dell’accesso in due passaggi, cifrato. Se accedi con Google ne conserviamo nome, e-mail e numero dell’account, nient’altro.",
          en: "Account: name, e-mail address, password (only a cryptographic hash, never the text), language, the invitation you used with its test group and, if you turn it on, the secret of two-step sign-in, encrypted. If you sign in with Google we keep your name, e-mail address and account number from there, nothing else.",
        },
        {
          it: "Il tuo profilo: quello che scegli di dire di te, come età, genere, paese e regione, le risposte ai questionari e la descrizione che ne ricaviamo.",
          en: "Your profile: what you choose to say about yourself, such as age, gender, country and region, your answers to the questionnaires and the description drawn from them.",
        },
        {
          it: "Le persone che aggiungi: nome e tipo di rapporto, se vuoi genere, età e luogo, le risposte che dai su di loro, le note, gli incontri che prepari e come sono andati.",
          en: "The people you add: name and kind of relationship, gender, age and place if you wish, the answers you give about them, your notes, the conversations you prepare for and how they went.",
        },
        {
          it: "Le loro foto, facoltative: ridotte dal tuo browser a 256 pixel per lato, senza luogo né ora dello scatto, mai inviate a un modello linguistico né usate per riconoscere qualcuno.",
          en: "Their photos, if any: reduced to 256 pixels a side in your browser, without place or time, never sent to a language model nor used for recognition.",
        },
        {
          it: "Le conversazioni con il coach, i consensi che dai (quali testi, quando, in quale versione) e pochi eventi d’uso, annotati senza quello che scrivi.",
          en: "Your chats with the coach, the consents you give (which texts, when, in which version) and a few usage events, noted without what you write.",
        },
        {
          it: "Dati tecnici: indirizzo IP e tipo di browser delle sessioni, un’impronta di entrambi per sei mesi, e registri con ora, tipo di richiesta, esito ed eventuali errori, mai quello che scrivi.",
          en: "Technical data: the IP address and browser type of your sessions, fingerprints of both for six months, and logs with time, kind of request, outcome and errors if any, never what you write.",
        },
      ],
    },
    {
      id: "why",
      title: { it: "Perché li usiamo", en: "Why we use them" },
      paragraphs: [
        {
          it: "Per darti il servizio: account, profilo, questionari, note e coach. La base è l’accordo con te, cioè i Termini d’uso (art. 6.1.b del Regolamento europeo 2016/679, il GDPR).",
          en: "To give you the service: account, profile, questionnaires, notes and coach. The basis is our agreement with you, the Terms of use (Art. 6(1)(b) of European Regulation 2016/679, the GDPR).",
        },
        {
          it: "Quello che scrivi può toccare aspetti delicati, come la salute, le convinzioni o la vita affettiva. Li trattiamo solo perché scegli di scriverli e con il consenso che dai alla registrazione (art. 9.2.a). Nessuna funzione ti obbliga a parlarne.",
          en: "What you write may touch on sensitive matters, such as health, beliefs or your love life. We handle them only because you choose to write them, with the consent given at sign-up (Art. 9(2)(a)). No feature requires you to mention them.",
        },
        {
          it: "Per la sicurezza e per gli inviti (limitare i tentativi di accesso, trovare guasti, prevenire abusi) la base è il legittimo interesse a offrire un servizio affidabile (art. 6.1.f); per conservare la prova dei consensi, gli obblighi di legge (art. 6.1.c).",
          en: "For security and invitations (limiting sign-in attempts, finding faults, preventing abuse) the basis is the legitimate interest in a dependable service (Art. 6(1)(f)); for keeping proof of consents, legal obligation (Art. 6(1)(c)).",
        },
        {
          it: "Nessuna legge ti obbliga a darci dei dati. Nome, e-mail, password e conferma dell’età servono per l’accordo con te: senza, non c’è account. Tutto il resto è facoltativo; se manca, mancano soltanto i testi e le risposte che vi si baserebbero.",
          en: "No law obliges you to give us data. We need your name, e-mail address, password and confirmation of age for our agreement: without them there is no account. All else is optional; without it, only the texts and replies that would rest on it are missing.",
        },
        {
          it: "Profili e punteggi nascono dalle risposte e descrivono soltanto quelle. Non ne deriva alcuna decisione automatica con effetti legali, né su di te né su altre persone.",
          en: "Profiles and scores come from the answers and describe only those. No automated decision with legal effects follows from them, about you or anyone else.",
        },
      ],
    },
    {
      id: "others",
      title: { it: "I dati delle altre persone", en: "Data about other people" },
      paragraphs: [
        {
          it: "Qui scrivi anche di persone che non possono rispondere. Trattale come vorresti che trattassero te: scrivi solo quello che ti serve per stare meglio con loro, usa un soprannome se basta e lascia fuori i segreti che ti hanno affidato e i dettagli su salute, sessualità, religione, politica o guai con la giustizia.",
          en: "Here you also write about people who cannot answer. Treat them as you would want to be treated: write only what helps you get on better with them, use a nickname if that is enough, and leave out secrets they entrusted to you and details about health, sexuality, religion, politics or trouble with the law.",
        },
        {
          it: "Nell’app quello che scrivi su di loro lo vedi solo tu. Non confrontiamo i ritratti fatti da account diversi, non contattiamo le persone descritte e non creiamo profili pubblici. Usiamo questi dati solo per darti quello che chiedi; la base è il legittimo interesse (art. 6.1.f), entro questi limiti.",
          en: "In the app, only you see what you write about them. We do not compare portraits made by different accounts, we do not contact the people described and we make no public profiles. We use these data only to give you what you ask for; the basis is legitimate interest (Art. 6(1)(f)), within these limits.",
        },
        {
          it: "Puoi aggiungere anche chi ha tra 14 e 17 anni, come tuo figlio o un’allieva, mai chi ne ha meno. La loro età pesa di più nel bilanciamento: scrivi ancora meno, niente su salute, sessualità o reati. Loro, o chi ne ha la responsabilità, possono chiederci di cancellare quello che li riguarda.",
          en: "You may also add people aged 14 to 17, such as your child or a pupil, never younger. Their age weighs more in the balance: write even less, nothing about health, sexuality or offences. They, or whoever is responsible for them, can ask us to delete what is about them.",
        },
        {
          it: "Pensi che qui qualcuno abbia scritto di te? Scrivi a {email}: valuteremo la richiesta tenendo conto dei tuoi diritti e di quelli di chi ha scritto.",
          en: "Do you think somebody has written about you here? Write to {email}: we will consider your request, weighing your rights and the writer’s.",
        },
      ],
    },
    {
      id: "where",
      title: { it: "Dove stanno i dati", en: "Where the data are kept" },
      paragraphs: [
        {
          when: "embedded",
          it: "I dati stanno in una cartella della stessa macchina che esegue l’app, scelta da {operator}, senza un fornitore di database in cloud. La macchina può essere di proprietà o in affitto.",
          en: "The data are in a folder on the same machine that runs the app, chosen by {operator}, without a cloud database provider. The machine may be owned or rented.",
        },
        {
          when: "postgres",
          it: "I dati stanno in un database PostgreSQL scelto da {operator}, che può essere affidato a un fornitore di database in cloud. Il fornitore li custodisce per conto di {operator} e non deve usarli per scopi propri. Se si trova fuori dallo Spazio economico europeo, servono le garanzie previste dalla legge: chiedi a {email} quale fornitore è e dove.",
          en: "The data are in a PostgreSQL database chosen by {operator}, which may be entrusted to a cloud database provider. The provider keeps them on behalf of {operator} and must not use them for its own purposes. If it is outside the European Economic Area, the safeguards required by law apply: ask {email} which provider it is and where.",
        },
        {
          when: "model",
          it: "Per le risposte del coach e per i testi dei profili questa installazione può usare un server di modelli linguistici scelto da {operator}. Succede solo con il tuo consenso esplicito, che ti chiediamo dopo averti mostrato che cosa verrebbe inviato: il tuo messaggio, la conversazione recente e le parti di profili e note che servono alla risposta. Prima di uscire, il tuo nome e quelli delle persone che hai aggiunto vengono sostituiti con altri. Il server può appartenere a un fornitore esterno, anche fuori dallo Spazio economico europeo: chiedi a {email} quale.",
          en: "For the coach’s replies and the texts of the profiles, this installation may use a language model server chosen by {operator}. It does so only with your explicit consent, asked for after showing you what would be sent: your message, the recent conversation and the parts of profiles and notes that the reply needs. Before anything leaves, your name and those of the people you added are replaced by others. The server may belong to an outside provider, even outside the European Economic Area: ask {email} which one.",
        },
        {
          when: "model",
          it: "Puoi dire di no, oppure cambiare idea quando vuoi: risponde allora il coach integrato, che lavora sulla stessa macchina dell’app.",
          en: "You can say no, or change your mind at any time: then the built-in coach on the app’s own machine replies.",
        },
        {
          when: "embeddings",
          it: "Perché il coach ritrovi quello che hai scritto, con lo stesso consenso anche note, incontri, messaggi e risposte a parole vengono inviati a quel server, che ne esprime il significato in numeri. I numeri stanno nel nostro database e si cancellano se ritiri il consenso; quello che escludi dall’intelligenza artificiale non viene inviato.",
          en: "So that the coach finds what you wrote, your notes, interactions, messages and answers in words are sent to that server, too, under the same consent. It turns their meaning into numbers, kept in our database and deleted if you withdraw it; what you leave out of AI is not sent.",
        },
        {
          when: "transcription",
          it: "Se detti a voce, la registrazione viene inviata al server di trascrizione scelto da {operator}, solo con il tuo consenso. Contiene quello che dici, nomi compresi; serve solo alla trascrizione e non la conserviamo.",
          en: "If you dictate, the recording, names included, is sent to the transcription server chosen by {operator}, only for that and with your consent; we do not keep it.",
        },
        {
          when: "no_model",
          it: "Le risposte del coach e i testi dei profili vengono dal coach integrato, che lavora sulla stessa macchina dell’app: quello che scrivi non viene inviato a nessun modello linguistico esterno. Se un giorno {operator} ne collegasse uno, ti chiederemmo il consenso prima di inviare qualsiasi cosa.",
          en: "The coach’s replies and the texts of the profiles come from the built-in coach, which works on the same machine as the app: what you write is not sent to any outside language model. If {operator} connected one some day, we would ask for your consent before sending anything.",
        },
        {
          it: "Chi conosce l’indirizzo segreto del tuo calendario, se ne crei uno, vede i piani che hai datato: con chi, quando e che cosa. Non passarlo ad altri; puoi sostituirlo o toglierlo.",
          en: "Whoever knows your secret calendar address, if you create one, sees the plans you have dated: with whom, when and what. Do not pass it on; you can replace or remove it.",
        },
        {
          it: "Le e-mail passano dal fornitore di posta di {operator}, le notifiche, cifrate, dal servizio del browser, che può stare fuori dal SEE e vede solo l’ora. Non contengono note, risposte o conversazioni; i promemoria fanno nomi solo se vuoi.",
          en: "E-mails go through the mail provider of {operator}, notifications, encrypted, through your browser’s service, which may be outside the EEA and sees only when. They contain no notes, answers or chats; reminders give names only if you choose.",
        },
      ],
    },
    {
      id: "never",
      title: { it: "Quello che non facciamo", en: "What we do not do" },
      paragraphs: [
        {
          it: "Non vendiamo i dati, non facciamo pubblicità, non usiamo statistiche di terze parti e non addestriamo modelli con quello che scrivi. Oltre ai fornitori descritti sopra, comunichiamo dati solo se la legge ci obbliga.",
          en: "We do not sell data, advertise, use third-party analytics or train models on what you write. Apart from the providers described above, we disclose data only if the law requires it.",
        },
        {
          it: "Non ci sono cookie di tracciamento. Nel browser restano solo cookie tecnici e dati salvati nel browser, per la sessione, i browser già usati, la lingua, il tema, le foto già mostrate, gli avvisi che nascondi e quello che lasci a metà.",
          en: "There are no tracking cookies. Only technical cookies and storage stay in your browser, for the session, known browsers, the language, the theme, the photos already shown, the announcements you hide and what you leave half done.",
        },
        {
          it: "Quello che hai aperto negli ultimi 14 giorni resta cifrato sul tuo dispositivo finché non esci; chi può sbloccarlo può leggerlo. Se non è solo tuo, dillo all’accesso.",
          en: "What you opened in the last 14 days stays on your device, encrypted, until you sign out; whoever can unlock it can read it. If it is shared, say so at sign-in.",
        },
      ],
    },
    {
      id: "retention",
      title: { it: "Per quanto tempo li conserviamo", en: "How long we keep them" },
      paragraphs: [
        {
          it: "Conserviamo i dati fino a quando li elimini o elimini l’account. Quando elimini una persona, una nota, un’interazione o una conversazione puoi ripensarci per pochi secondi; dopo circa dieci minuti non c’è più nel database.",
          en: "We keep your data until you delete them or delete your account. When you delete a person, a note, an interaction or a conversation you can change your mind for a few seconds; after about ten minutes it is gone from the database.",
        },
        {
          it: "Se elimini l’account, tutto ciò che è tuo sparisce subito dal database. Resta soltanto la traccia di un invito usato, quando e per quale gruppo di prova, senza il tuo nome né il tuo indirizzo.",
          en: "If you delete your account, everything of yours leaves the database at once. All that remains is that an invitation was used, when and for which test group, without your name or address.",
        },
        {
          it: "Una sessione dura trenta giorni da quando usi l’app l’ultima volta; i contatori che limitano i tentativi spariscono dopo circa un’ora. I consensi revocati restano annotati con la loro data finché esiste l’account.",
          en: "A session lasts thirty days from when you last use the app; the counts that limit attempts are gone after about an hour. Consents you have withdrawn stay on record with their date for as long as the account exists.",
        },
        {
          it: "Una copia di sicurezza fatta in precedenza conserva quello che hai eliminato finché {operator} non elimina anche quella. Dove manca un server di posta, i messaggi per te stanno in una cartella e spariscono con l’account, tranne l’ultimo, che dice che l’account non c’è più: resta finché {operator} non lo elimina. I registri tecnici si cancellano dopo 30 giorni al massimo.",
          en: "A backup made earlier keeps what you have deleted until {operator} deletes that, too. Without a mail server, messages to you are kept in a folder and go with your account, except the last, which says that it is gone and stays until {operator} deletes it. Technical logs are deleted after 30 days at most.",
        },
      ],
    },
    {
      id: "rights",
      title: { it: "I tuoi diritti", en: "Your rights" },
      paragraphs: [
        {
          it: "Puoi accedere ai tuoi dati, correggerli, averne una copia in un formato leggibile da altri programmi (esportazione), cancellarli, limitarne l’uso e opporti. Note e persone le correggi nell’app; nelle impostazioni scarichi tutto in un archivio ed elimini l’account. Per il resto scrivi a {email}: rispondiamo entro un mese.",
          en: "You can access your data, correct them, get a machine-readable copy (export), delete them, restrict their use and object. You correct notes and people in the app; in the settings you download everything as an archive and delete your account. For the rest write to {email}: we reply within a month.",
        },
        {
          it: "Puoi revocare ogni consenso quando vuoi, senza spiegazioni; la revoca vale da quel momento in poi. Le impostazioni li elencano, e lì revochi l’uso di un modello esterno. Termini, informativa ed età servono per l’account: li revochi eliminandolo.",
          en: "You can withdraw any consent whenever you like, without giving reasons, from then on. The settings list them, and there you withdraw the use of an outside model. Terms, privacy notice and age are needed for the account: you withdraw those by deleting it.",
        },
        {
          it: "Se qualcosa non va, scrivici. Puoi sempre presentare un reclamo al Garante per la protezione dei dati personali (garanteprivacy.it) o all’autorità del paese in cui vivi.",
          en: "If something is wrong, write to us. You can lodge a complaint with the Italian data protection authority, the Garante (garanteprivacy.it), or with your own country’s.",
        },
      ],
    },
    {
      id: "security",
      title: { it: "Come li proteggiamo", en: "How we protect them" },
      paragraphs: [
        {
          it: "Nel database ogni riga appartiene a un solo account, e il database stesso rifiuta di mostrarla ad account diversi. Gli inviti valgono una volta sola; il cookie di sessione non è leggibile dagli script delle pagine; i tentativi di accesso sono limitati. Quando l’indirizzo dell’app comincia con https, i dati viaggiano cifrati.",
          en: "In the database every row belongs to a single account, and the database itself refuses to show it to any other. Invitations work only once; the session cookie cannot be read by scripts in the pages; sign-in attempts are limited. When the app’s address starts with https, data travel encrypted.",
        },
        {
          it: "Chi gestisce l’app vede di ogni account indirizzo e-mail, giorno d’iscrizione, settimana dell’ultimo uso e spazio occupato, mai quello che scrivi né di chi. Può sospenderlo, chiuderne le sessioni, togliere la verifica in due passaggi o eliminarlo; tutto resta in un registro che non può modificare.",
          en: "Those who run the app see an account’s address, day of joining, week of last use and space used, never what you write or about whom. They can suspend it, sign it out, turn off two-step sign-in or delete it, all in a log they cannot change.",
        },
        {
          it: "Una cosa va detta con chiarezza: i contenuti non sono cifrati end-to-end, quindi chi amministra il server potrebbe tecnicamente leggerli. {operator} si impegna a non farlo, se non quando è indispensabile per riparare un guasto o quando la legge lo impone. Se una violazione mettesse a rischio i tuoi diritti, te lo diremmo senza ritardo.",
          en: "The contents are not end-to-end encrypted, so whoever runs the server could technically read them. {operator} undertakes not to, except where a repair or the law requires it. If a breach put your rights at risk, we would tell you without delay.",
        },
      ],
    },
    {
      id: "adults",
      title: { it: "Solo per adulti", en: "Adults only" },
      paragraphs: [
        {
          it: "Per registrarsi servono almeno 18 anni; il consenso dei genitori qui non sostituisce l’età. Se scopriamo l’account di una persona minorenne, lo chiudiamo e ne cancelliamo i dati.",
          en: "You must be at least 18 to sign up; here parental consent does not take the place of age. If we find that an account is a minor’s, we close it and delete its data.",
        },
      ],
    },
    {
      id: "changes",
      title: { it: "Se questo testo cambia", en: "If this text changes" },
      paragraphs: [
        {
          it: "Se cambia in modo importante te lo diremo prima e, se serve, ti chiederemo di nuovo il consenso. La data dell’ultima versione è in questa pagina.",
          en: "If it changes in an important way, we will tell you beforehand and ask for your consent again if needed. This page shows the latest version’s date.",
        },
      ],
    },
  ],
};
