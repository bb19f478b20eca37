import type { Bilingual } from "#domain/language.ts";
import type { AdviceTopic } from "./content.topics.ts";
import type { ByLean } from "./marked.ts";
import { b } from "./text.ts";

/** Short messages in the user's place; `{about}` names the noted event or stays general, `{since}` says for how long. */
export const MESSAGES: Record<AdviceTopic, readonly Bilingual[]> = {
  talk: [
    b(
      "I’d like to talk with you {about}, in peace and without anybody else. When would be a good moment for you?",
      "vorrei parlare con te {about}, con calma e solo noi due. Quando sarebbe un buon momento?",
    ),
    b(
      "I’ve been thinking {to_about} and I’d like to hear your side. Do you have ten minutes this week?",
      "ho ripensato {to_about} e mi piacerebbe sentire come la vedi. Hai dieci minuti questa settimana?",
    ),
  ],
  conflict: [
    b(
      "I don’t like how we left things. I’d like to hear what hurt you, and tell you what hurt me. Shall we try again, more slowly?",
      "non mi piace com’è rimasta fra noi. Vorrei sentire che cosa ti ha fatto male, e dirti che cosa ha fatto male a me. Ci riproviamo, più piano?",
    ),
    b(
      "I don’t need to be right about this. I’d rather have us talking again. When you feel like it, tell me a time and I’ll be there.",
      "non mi serve avere ragione: preferisco che torniamo a parlarci. Quando te la senti dimmi un’ora, e ci sono.",
    ),
  ],
  distance: [
    b(
      "it has been quiet between us {since}, and I miss hearing from you. If I did something, I’d like to know. If you have other things on your mind, that’s all right too.",
      "{since} fra noi c’è silenzio, e mi manca sentirti. Se ho fatto qualcosa vorrei saperlo. Se hai altro per la testa, va bene lo stesso.",
    ),
    b(
      "I notice that we have heard little from each other {since}, and I don’t know why. I don’t want to guess: how are you, and how are we?",
      "mi accorgo che {since} ci sentiamo poco, e non so perché. Non vorrei indovinare: come stai, e noi come stiamo?",
    ),
  ],
  apology: [
    b(
      "I’m sorry {for_about}. It wasn’t fair to you, and I’m not going to explain it away. If there is something that would help, tell me.",
      "mi dispiace {for_about}. Non è stato giusto verso di te, e non cerco scuse. Se c’è qualcosa che può aiutare, dimmelo.",
    ),
    b(
      "I keep thinking of how I behaved, and I’m sorry. I’d like to say it to you in person, when you are ready for it.",
      "continuo a pensare al mio comportamento, e mi dispiace. Vorrei dirtelo di persona, quando te la senti.",
    ),
  ],
  ask: [
    b(
      "I have something to ask you, and a no is all right. May I tell you what it is about, and you think it over for a day?",
      "ho una cosa da chiederti, e va bene anche un no. Posso dirti di che si tratta, e poi ci pensi un giorno?",
    ),
    b(
      "I’d need your help with one thing this week. Tell me honestly whether it is possible for you.",
      "questa settimana mi servirebbe il tuo aiuto per una cosa. Dimmi sinceramente se per te è possibile.",
    ),
  ],
  boundary: [
    b(
      "I’ve thought about it, and this time my answer is no. It isn’t against you, and I wanted you to hear it from me right away.",
      "ci ho pensato, e questa volta la mia risposta è no. Non è contro di te, e volevo che lo sapessi subito da me.",
    ),
    b(
      "I’d like us to stay on good terms, so I’m saying it plainly: from now on I need to be asked first.",
      "vorrei che restassimo in buoni rapporti, quindi lo dico con semplicità: da adesso ho bisogno che prima tu me lo chieda.",
    ),
  ],
  feedback: [
    b(
      "may I tell you something I noticed {about}? It would make things easier for me, and I’d like to hear what you need from me in return.",
      "posso dirti una cosa che ho notato, a proposito {about}? Per me renderebbe tutto più facile, e vorrei sapere anche che cosa serve a te da me.",
    ),
    b(
      "there is one thing I’d like to do differently with you next time. Do you have ten minutes, so that I can tell you properly?",
      "c’è una cosa che la prossima volta vorrei fare con te in un altro modo. Hai dieci minuti, così te la dico bene?",
    ),
  ],
  support: [
    b(
      "I’m thinking of you. You don’t have to answer. I could bring you something to eat or just sit with you for a while: which would be better?",
      "ti penso. Non serve rispondere. Posso portarti qualcosa da mangiare o solo stare un po’ con te: che cosa preferisci?",
    ),
    b(
      "I don’t have the right words, and I’m here. What is the heaviest part of it today?",
      "non ho le parole giuste, ma ci sono. Oggi qual è la parte che pesa di più?",
    ),
  ],
  gratitude: [
    b(
      "I’m still thinking of what you did for me. It made that day a good deal easier, and I wanted you to know. Thank you.",
      "penso ancora a quello che hai fatto per me. Ha reso quella giornata molto più leggera, e volevo che lo sapessi. Grazie.",
    ),
    b(
      "I don’t say it often enough: I see what you do, and it does me good. Thank you.",
      "non lo dico abbastanza: quello che fai lo vedo, e mi fa bene. Grazie.",
    ),
  ],
  reconnect: [
    b(
      "something made me think of you today. We haven’t talked {since}, my share included, and I’d like to know how you are.",
      "oggi una cosa mi ha fatto pensare a te. Non ci sentiamo {since}, anche per colpa mia, e mi piacerebbe sapere come stai.",
    ),
    b(
      "I didn’t know how to begin again, so I’m simply saying hello. Would you like a coffee one of these weeks?",
      "non sapevo come ricominciare, quindi comincio da un ciao. Ti andrebbe un caffè, una di queste settimane?",
    ),
  ],
  first_meeting: [
    b(
      "I’m looking forward to meeting you. A coffee and a short walk, would that suit you?",
      "mi fa piacere che ci incontriamo. Un caffè e due passi, ti andrebbe?",
    ),
    b(
      "I’m a little nervous and I’m looking forward to it. Is there a place you like?",
      "mi emoziona un po’, e mi fa piacere vederti. C’è un posto che ti piace?",
    ),
  ],
  decide: [
    b(
      "before we look for a solution I’d like to know what matters most to you in it, and tell you the same for me. When shall we sit down together?",
      "prima di cercare una soluzione vorrei sapere che cosa conta di più per te, e dirti che cosa conta per me. Quando ci mettiamo a un tavolo?",
    ),
    b(
      "I’d like us to decide this in a way that is fair to both. Could each of us bring two wishes and one thing that is not so important?",
      "vorrei che lo decidessimo in un modo giusto per tutte e due le parti. Portiamo due desideri a testa, e una cosa a cui si può rinunciare?",
    ),
  ],
  trust: [
    b(
      "something has shaken my trust, and I don’t want to carry it around in silence. I’d like to ask you about it face to face. When could we?",
      "una cosa ha scosso la mia fiducia, e non voglio tenermela dentro. Vorrei chiedertene di persona. Quando possiamo?",
    ),
    b(
      "I notice that I keep guessing, and I’d rather ask you. Can we talk about it in peace?",
      "mi accorgo che continuo a fare ipotesi, e preferisco chiedere a te. Possiamo parlarne con calma?",
    ),
  ],
};

export const MESSAGE_GREETING: Bilingual = b("Hi {name}, ", "Ciao {name}, ");

/** How such a message ends, by what is most marked in the other person. */
export const MESSAGE_ENDINGS: ByLean<Bilingual> = {
  O: {
    low: b("It’s only this one thing.", "È solo questa cosa."),
    high: b("I’m curious how you see it.", "Mi interessa come la vedi."),
  },
  C: {
    low: b("Just tell me a day.", "Dimmi tu un giorno."),
    high: b("Ten minutes are enough, when it suits you.", "Bastano dieci minuti, quando ti va bene."),
  },
  E: {
    low: b("You don’t have to answer today.", "Non serve che tu risponda oggi."),
    high: b("If you’d rather talk, call me.", "Se preferisci a voce, chiamami."),
  },
  A: {
    low: b("A short answer is fine.", "Va bene anche una risposta breve."),
    high: b("Tell me, too, if it is not the moment.", "Dimmi pure se non è il momento."),
  },
  N: {
    low: b("Take the time you need.", "Prenditi il tempo che ti serve."),
    high: b("Tell me plainly what you think.", "Dimmi senza giri di parole che cosa ne pensi."),
  },
};

export const MESSAGE_LEAD: readonly Bilingual[] = [
  b("Here is a first version:", "Ecco una prima versione:"),
  b("For instance:", "Per esempio:"),
  b("Something like this:", "Qualcosa del genere:"),
];

/** One remark after the message: on the last line, on what was left out, or on sending it. */
export const MESSAGE_REMARK_ENDING: readonly Bilingual[] = [
  b(
    "The last line is there because of what you see in {name} ({trait}); take it out if it does not fit.",
    "L’ultima riga tiene conto di quello che vedi in {name} ({trait}): toglila, se non calza.",
  ),
];
export const MESSAGE_REMARK_ANGER: readonly Bilingual[] = [
  b(
    "Your anger is left out on purpose: in writing it is all that gets read. It has its place when you two talk.",
    "La rabbia l’ho lasciata fuori apposta: per iscritto si leggerebbe solo quella. Il suo posto è quando vi parlate.",
  ),
];
export const MESSAGE_REMARKS: readonly Bilingual[] = [
  b(
    "Change whatever does not sound like you: {name} knows how you write.",
    "Cambia quello che non suona tuo: {name} sa come scrivi.",
  ),
  b(
    "Send it at an hour when you can bear a slow answer.",
    "Mandalo in un momento in cui una risposta lenta non ti pesa.",
  ),
  b("If it feels long, send only the first sentence.", "Se ti sembra lungo, manda solo la prima frase."),
];

/** For how long, as it stands in a message; general where nobody said. */
export const SINCE_OPEN: Bilingual = b("for a while", "da un po’");
