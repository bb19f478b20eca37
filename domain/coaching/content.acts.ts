import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** What a complaint is about. */
export type Complaint =
  | "bot"
  | "human"
  | "repeats"
  | "asks"
  | "list"
  | "stiff"
  | "side"
  | "lecture"
  | "misunderstood"
  | "long"
  | "useless";

/** Acknowledges a complaint; what is done differently follows. */
export const COMPLAINTS: Record<Complaint, readonly Bilingual[]> = {
  bot: [
    b(
      "True, I’m a program: I work from what you write and have no life of my own to compare it with.",
      "Vero, sono un programma: lavoro su quello che scrivi e non ho una vita mia con cui confrontarlo.",
    ),
    b(
      "Yes, a machine is answering you here, and it knows only what stands in this conversation and your notes.",
      "Sì, a rispondere è una macchina: conosce questa conversazione e le tue note, e basta.",
    ),
    b(
      "That’s right, no person is writing this. What I can do is sort things and find words.",
      "Esatto, qui non scrive una persona. Quello che so fare è mettere ordine e trovare parole.",
    ),
  ],
  human: [
    b(
      "Wanting a person for this makes sense. For a talk in confidence there are your doctor, a counselling or family advice centre, or somebody you trust who knows neither side too well.",
      "Volere una persona per questo ha senso. Per parlarne in confidenza ci sono il medico di base, il consultorio familiare, uno psicologo, o qualcuno di cui ti fidi e che non sta da nessuna delle due parti.",
    ),
    b(
      "I’m not one, and I can’t call one in. A counselling centre, your doctor or a level-headed friend can hear your voice, which I can’t.",
      "Io sono un programma. Un consultorio, il medico di base o un’amicizia con la testa sulle spalle ti ascoltano a voce, e fa differenza.",
    ),
  ],
  repeats: [
    b("You’re right, I was going in circles.", "Hai ragione, stavo girando in tondo."),
    b("Fair, that was the same thing again.", "È vero, era di nuovo la stessa cosa."),
    b("Yes, you had heard that already. I’ll leave it.", "Sì, l’avevi già sentito. Lo lascio stare."),
  ],
  asks: [
    b("Fair, no more questions.", "Giusto, basta domande."),
    b("True, I’ve been asking rather than answering.", "È vero, finora ho chiesto più che risposto."),
  ],
  list: [
    b("No list, then.", "Niente elenco, allora."),
    b("Right, no more bullet points.", "D’accordo, basta elenchi."),
  ],
  lecture: [
    b("No lecture. I’m listening.", "Niente prediche. Ti ascolto."),
    b(
      "Fair enough, you’ve had enough of that. Tell me, and I’ll keep quiet about what you should do.",
      "Giusto, ne hai già sentite abbastanza. Racconta, e non ti dico che cosa fare.",
    ),
  ],
  side: [
    b("Fair: I’ve spoken more for {name} than for you.", "Hai ragione: ho parlato più per {name} che per te."),
    b("Then from your side only, this time.", "Allora stavolta solo dalla tua parte."),
  ],
  stiff: [
    b("Fair, that came off the shelf.", "Hai ragione, era una frase fatta."),
    b("True, nobody talks like that.", "È vero, così non parla nessuno."),
  ],
  misunderstood: [
    b("Then I took it the wrong way.", "Allora ho capito male."),
    b("I answered something you didn’t ask.", "Ho risposto a una cosa che non avevi chiesto."),
    b("That went past you; my mistake.", "Non era quello che volevi dire: errore mio."),
  ],
  long: [
    b("Too many words. Shorter, then.", "Troppe parole. Allora più corto."),
    b("Right, in brief.", "D’accordo, in breve."),
  ],
  useless: [
    b("So that was no use to you.", "Quindi non ti è servito."),
    b("That didn’t help; let me drop it and do something else.", "Non ti ha aiutato: lo lascio e faccio altro."),
    b("Understood: not what you needed.", "Ricevuto: non era quello che ti serviva."),
    b("It missed the mark, then.", "Allora non ci ho preso."),
  ],
};

/** After a complaint: a phrase to say, a single step, or a choice. */
export const INSTEAD_WORDS: readonly Bilingual[] = [
  b("Only the words, then, for you to change:", "Allora solo le parole, da cambiare come vuoi:"),
  b("Something you can use as it is:", "Qualcosa che puoi usare così com’è:"),
];

export const INSTEAD_CHOICE: readonly Bilingual[] = [
  b(
    "Which would be of use: words to send {name}, one step for today, or a look at it from the other side?",
    "Che cosa ti servirebbe: parole da mandare a {name}, un passo per oggi, o provare a vederla dall’altra parte?",
  ),
  b(
    "Tell me in one line what a good answer would give you: words, a decision, or somebody to listen.",
    "Scrivimi in una riga che cosa dovrebbe darti una buona risposta: parole, una decisione, o qualcuno che ascolta.",
  ),
];

/** Quotes a contradiction between an earlier message and the newest. */
export const CONTRADICTS: readonly Bilingual[] = [
  b(
    "Earlier you wrote “{before}”, now “{quote}”. Which of them holds?",
    "Prima hai scritto «{before}», adesso «{quote}». Quale delle due vale?",
  ),
];

/** When a situation has been discussed fully and nothing is asked. */
export const ALL_SAID: readonly Bilingual[] = [
  b(
    "The rest only {name} can answer. Write how it went, and we go on from there.",
    "Il resto lo può dire solo {name}. Scrivimi com’è andata e ripartiamo da lì.",
  ),
  b(
    "Now it is between you and {name}; afterwards tell me what came of it.",
    "Adesso è fra te e {name}; poi mi racconti che cosa ne è venuto.",
  ),
];

export const SAY_IT: readonly Bilingual[] = [
  b("You could say", "Potresti dire"),
  b("In words", "A parole"),
  b("For instance", "Per esempio"),
  b("Said aloud", "Detto a voce"),
];
export const BETTER_NOT: readonly Bilingual[] = [
  b("Better not", "Meglio di no"),
  b("What I’d leave out", "Quello che eviterei"),
];
