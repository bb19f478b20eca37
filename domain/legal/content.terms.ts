import type { LegalDocument } from "./document.ts";
import { LEGAL_VERSIONS } from "./versions.ts";

/** The terms of use. */
export const TERMS: LegalDocument = {
  version: LEGAL_VERSIONS.terms,
  updated: "2026-11-20",
  title: { it: "Termini d’uso", en: "Terms of use" },
  sections: [
    {
      id: "service",
      title: { it: "Che cos’è {product}", en: "What {product} is" },
      paragraphs: [
        {
          it: "{product} ti aiuta a stare meglio con le persone della tua vita. Rispondi a domande su di te e su altre persone, prendi nota di quello che succede, prepari gli incontri importanti e ne parli con un coach, che è un software.",
          en: "{product} helps you get on better with the people in your life. You answer questions about yourself and others, note down what happens, prepare for the conversations that matter and talk them over with a coach, which is a piece of software.",
        },
        {
          it: "Questa installazione è gestita da {operator}; per ogni domanda scrivi a {email}. Questi Termini sono l’accordo tra te e {operator}: li accetti quando ti registri. Il trattamento dei dati è spiegato nell’Informativa sulla privacy.",
          en: "This installation is run by {operator}; for any question, write to {email}. These Terms are the agreement between you and {operator}: you accept them when you sign up. How data are handled is explained in the Privacy notice.",
        },
        {
          it: "Il codice del programma è libero, con licenza MIT; qui si parla soltanto dell’uso di questa installazione.",
          en: "The program’s code is open source under the MIT licence; these Terms cover only the use of this installation.",
        },
      ],
    },
    {
      id: "beta",
      title: { it: "Una prova privata, su invito", en: "A private beta, by invitation" },
      paragraphs: [
        {
          it: "Siamo in una fase di prova (beta) privata. Per iscriversi serve un invito valido, che vale una volta sola e può avere una scadenza o essere legato a un indirizzo e-mail. Non si può vendere.",
          en: "This is a private beta. To sign up you need a valid invitation, which works only once and may expire or be tied to an e-mail address. It may not be sold.",
        },
        {
          it: "Trattandosi di una prova, le funzioni possono cambiare, contenere errori o essere tolte. Quando un cambiamento tocca quello che hai scritto, cerchiamo di avvisarti prima.",
          en: "As this is a trial, features may change, contain errors or be removed. When a change affects what you have written, we try to tell you beforehand.",
        },
      ],
    },
    {
      id: "adults",
      title: { it: "Solo per adulti", en: "Adults only" },
      paragraphs: [
        {
          it: "Il servizio è riservato a chi ha almeno 18 anni, e alla registrazione ti chiediamo di confermarlo. Chi è minorenne non può iscriversi, nemmeno con il consenso dei genitori: qui quel consenso non sostituisce l’età. Se scopriamo l’account di una persona minorenne, lo chiudiamo.",
          en: "The service is for people aged 18 or over only, and we ask you to confirm this when you sign up. Minors may not register, not even with parental consent: here that consent does not take the place of age. If we find out that an account belongs to a minor, we close it.",
        },
      ],
    },
    {
      id: "account",
      title: { it: "Il tuo account", en: "Your account" },
      paragraphs: [
        {
          it: "L’account è personale. Scegli una password che non usi altrove, tienila per te e scrivici se sospetti che qualcuno sia entrato al posto tuo. Ti chiediamo un indirizzo e-mail vero, perché serve a recuperare l’accesso.",
          en: "Your account is personal. Choose a password that you use nowhere else, keep it to yourself, and write to us if you suspect that somebody has got in. We ask for a real e-mail address because it is needed to recover your access.",
        },
      ],
    },
    {
      id: "not-therapy",
      title: { it: "Non è una terapia", en: "Not therapy" },
      paragraphs: [
        {
          it: "{product} offre spunti per riflettere. Non è una psicoterapia e non dà pareri medici, psicologici o legali. Non fa diagnosi, né su di te né su altre persone, e non sostituisce chi lo fa di mestiere. Non rimandare una visita, una terapia o una consulenza per qualcosa che hai letto qui.",
          en: "{product} offers food for thought. It is not psychotherapy and gives no medical, psychological or legal advice. It makes no diagnosis, neither of you nor of anyone else, and does not replace professionals. Do not put off an appointment, a treatment or a consultation because of something you read here.",
        },
        {
          it: "I questionari descrivono le tue risposte di oggi. Non sono test clinici né previsioni, e quello che rispondi su un’altra persona racconta il tuo punto di vista, non come è fatta davvero.",
          en: "The questionnaires describe your answers of today. They are neither clinical tests nor forecasts, and what you answer about another person tells your point of view, not what that person is really like.",
        },
      ],
    },
    {
      id: "coach",
      title: { it: "Il coach è un software", en: "The coach is software" },
      paragraphs: [
        {
          when: "model",
          it: "Le risposte del coach sono generate da un modello linguistico, se hai dato il consenso, oppure dal coach integrato nell’app, che segue regole fisse.",
          en: "The coach’s replies are generated by a language model, if you have given your consent, or else by the coach built into the app, which follows fixed rules.",
        },
        {
          when: "no_model",
          it: "Le risposte vengono dal coach integrato nell’app: segue regole fisse e si basa soltanto su quello che hai scritto.",
          en: "The replies come from the coach built into the app: it follows fixed rules and rests only on what you have written.",
        },
        {
          it: "Dall’altra parte non c’è una persona. Il coach conosce solo la tua versione dei fatti, può capire male e può sbagliare, anche quando sembra sicuro. Prendi le sue parole come una proposta: che cosa dire e che cosa fare lo decidi tu.",
          en: "There is no person at the other end. The coach knows only your side of the story, can misunderstand and can be wrong, even when it sounds certain. Take its words as a suggestion: what to say and what to do is for you to decide.",
        },
      ],
    },
    {
      id: "emergency",
      title: { it: "Se c’è un’emergenza", en: "In an emergency" },
      paragraphs: [
        {
          it: "Nessuno controlla le conversazioni in tempo reale e {product} non può chiamare aiuto per te. Se tu o un’altra persona siete in pericolo, chiama subito il 112 o il numero di emergenza del paese in cui ti trovi.",
          en: "Nobody watches the chats in real time, and {product} cannot call for help on your behalf. If you or somebody else is in danger, call 112 at once, or the emergency number of the country you are in.",
        },
        {
          it: "Se stai male, pensi di farti del male o hai paura di qualcuno, cerca l’aiuto di una figura professionale, di un servizio di ascolto o di una persona di cui ti fidi. Meriti un aiuto vero.",
          en: "If you are in distress, think of harming yourself or are afraid of someone, seek help from a professional, a helpline or a person you trust. You deserve real help.",
        },
      ],
    },
    {
      id: "respect",
      title: { it: "Rispetto per le persone di cui scrivi", en: "Respect for the people you write about" },
      paragraphs: [
        {
          it: "Usa {product} per capire e farti capire. Non usarlo per controllare, perseguitare, ricattare, ingannare o manipolare una persona, per raccogliere prove di nascosto, per scegliere chi assumere o punire, né per cercare un rapporto sentimentale o sessuale con chi è minorenne.",
          en: "Use {product} to understand and to be understood. Do not use it to control, stalk, blackmail, deceive or manipulate anyone, to gather evidence in secret, to choose whom to hire or punish, or to seek a romantic or sexual relationship with a minor.",
        },
        {
          it: "Scrivi delle altre persone solo quello che ti serve, con il rispetto che vorresti per te, e non pubblicare i ritratti che nascono qui. Non caricare contenuti illegali.",
          en: "Write about others only what you need, with the respect you would want for yourself, and do not publish the portraits made here. Do not upload anything illegal.",
        },
        {
          it: "Non cercare di entrare negli account altrui, di aggirare i limiti tecnici o di sovraccaricare il servizio. Se trovi una falla, scrivi a {email}: grazie fin d’ora.",
          en: "Do not try to get into other people’s accounts, to get round technical limits or to overload the service. If you find a security flaw, write to {email}: thank you in advance.",
        },
      ],
    },
    {
      id: "content",
      title: { it: "Quello che scrivi resta tuo", en: "What you write stays yours" },
      paragraphs: [
        {
          it: "Note, risposte e messaggi restano tuoi. Ci permetti soltanto di conservarli ed elaborarli per far funzionare il servizio, fino a quando li cancelli. Anche i testi che il coach scrive per te li puoi usare liberamente, sotto la tua responsabilità.",
          en: "Notes, answers and messages stay yours. You only allow us to store and process them so that the service works, until you delete them. The texts that the coach writes for you are yours to use freely too, on your own responsibility.",
        },
      ],
    },
    {
      id: "availability",
      title: { it: "Disponibilità", en: "Availability" },
      paragraphs: [
        {
          it: "Facciamo il possibile perché tutto funzioni, ma in una fase di prova non possiamo promettere un servizio senza interruzioni. Conserva altrove una copia di quello che non vuoi perdere.",
          en: "We do our best to keep everything working, but in a trial we cannot promise a service without interruptions. Keep a copy elsewhere of anything you do not want to lose.",
        },
      ],
    },
    {
      id: "liability",
      title: { it: "Responsabilità", en: "Liability" },
      paragraphs: [
        {
          it: "Il servizio è offerto così com’è. Nei limiti consentiti dalla legge, {operator} non risponde delle decisioni che prendi in base a quello che leggi qui, né dei danni che non poteva prevedere o evitare. Nulla in questi Termini esclude la responsabilità per dolo o colpa grave, per danni alla salute delle persone o negli altri casi in cui la legge non lo permette, né limita i diritti che ti riconosce il Codice del consumo.",
          en: "The service is offered as it is. As far as the law allows, {operator} is not liable for the decisions you make on the basis of what you read here, nor for damage that could not be foreseen or avoided. Nothing in these Terms excludes liability for intent or gross negligence, for harm to people’s health or in other cases where the law does not allow it, nor does it limit the rights that the Italian Consumer Code gives you.",
        },
      ],
    },
    {
      id: "ending",
      title: { it: "Chiudere l’account", en: "Ending" },
      paragraphs: [
        {
          it: "Puoi smettere quando vuoi e chiedere la chiusura dell’account e la cancellazione dei dati, dalle impostazioni o scrivendo a {email}. Prima puoi chiederne una copia.",
          en: "You can stop whenever you like and have your account closed and your data deleted, from the settings or by writing to {email}. Before that you can ask for a copy.",
        },
        {
          it: "{operator} può sospendere o chiudere un account che viola questi Termini in modo grave o ripetuto, spiegando il motivo e, salvo urgenze, con un avviso. Se la prova finisce, ti avviseremo in tempo per portare via i tuoi dati.",
          en: "{operator} may suspend or close an account that breaks these Terms seriously or repeatedly, giving the reason and, except in urgent cases, a warning. If the trial ends, we will tell you in time to take your data with you.",
        },
      ],
    },
    {
      id: "changes",
      title: { it: "Modifiche ai Termini", en: "Changes to these Terms" },
      paragraphs: [
        {
          it: "Se cambiamo qualcosa di importante te lo diciamo prima, nell’app o per e-mail. Se non ti sta bene, puoi chiudere l’account. La data dell’ultima versione è indicata in questa pagina.",
          en: "If we change something important, we tell you beforehand, in the app or by e-mail. If you do not agree, you can close your account. The date of the latest version is shown on this page.",
        },
      ],
    },
    {
      id: "law",
      title: { it: "Legge e lingua", en: "Law and language" },
      paragraphs: [
        {
          it: "Vale la legge italiana. Restano ferme le tutele obbligatorie del paese in cui vivi e il tuo diritto di rivolgerti al giudice del luogo in cui abiti. Prima, però, scrivici: spesso basta parlarsi.",
          en: "Italian law applies. The mandatory protections of the country you live in remain, as does your right to turn to the courts of the place where you live. But write to us first: often it is enough to talk.",
        },
        {
          it: "Il testo che fa fede è quello italiano; la versione inglese è una traduzione di cortesia.",
          en: "The Italian text is the authoritative one; this English version is a courtesy translation.",
        },
      ],
    },
  ],
};
