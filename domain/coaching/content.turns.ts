import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Repeats a statement; `{said}` is in the second person. */
export const SO: readonly Bilingual[] = [b("So {said}.", "Quindi {said}."), b("{Said}.", "{Said}.")];

/** If nothing can be repeated: what it is about. */
export const ABOUT: readonly Bilingual[] = [b("So this is about {noun}.", "Quindi parliamo di {noun_name}.")];

/** What the user wants to do, or wonders. */
export const WISH: readonly Bilingual[] = [
  b("You want to {asked}.", "Vuoi {asked}."),
  b("You’d like to {asked}.", "Vorresti {asked}."),
];
export const WONDER: readonly Bilingual[] = [
  b("You’re wondering {asked}.", "Ti chiedi {asked}."),
  b("The question is {asked}.", "La domanda è {asked}."),
];

/** If nothing in a message could be used. */
export const MISSING_PLAIN: readonly Bilingual[] = [
  b("What happened last, and who said what?", "Che cosa è successo l’ultima volta, e chi ha detto che cosa?"),
  b(
    "What do you want from it: that something stops, or that something begins?",
    "Che cosa vorresti: che qualcosa finisca o che qualcosa cominci?",
  ),
  b("When do you two see each other next?", "Quando vi rivedete?"),
];

/** Answers a goodbye or thanks, in one line. */
export const GOODBYE: readonly Bilingual[] = [
  b("Take care. I’m here when you want to go on.", "A presto. Quando vuoi riprendere, sono qui."),
  b("Bye for now, and good luck.", "A presto, e in bocca al lupo."),
  b("Good luck with it.", "In bocca al lupo."),
];
export const GOODNIGHT: readonly Bilingual[] = [
  b("Sleep well. It will keep until tomorrow.", "Buonanotte. Domani è ancora lì, ci si pensa meglio."),
  b("Good night. Nothing has to be settled tonight.", "Buonanotte. Stasera non c’è niente da risolvere."),
];
export const WELCOME: readonly Bilingual[] = [
  b("You’re welcome, and good luck.", "Prego, e in bocca al lupo."),
  b("Gladly. Tell me how {name} took it, if you like.", "Volentieri. Se ti va, raccontami come l’ha presa {name}."),
  b("Any time.", "Quando vuoi."),
];
/** If the user has just done it, or says when they will. */
export const SENT: readonly Bilingual[] = [
  b(
    "Sent: the hard part is over. Put the phone away for an hour; tell me what {name} says.",
    "Mandato: il più è fatto. Metti via il telefono per un’ora; poi mi dici che cosa risponde {name}.",
  ),
  b("Done, then. Whatever comes back, you said it.", "Fatto. Qualunque cosa arrivi, l’hai detto."),
];
export const GOOD_MOMENT: readonly Bilingual[] = [
  b("{When} it is. Good luck.", "{When}, allora. In bocca al lupo."),
  b(
    "{When}: a good moment for it. I’ll keep my fingers crossed.",
    "{When}: mi sembra un buon momento. Incrocio le dita.",
  ),
];

/** A number or time in answer to a question; `{fact}` as written. */
export const FACTS: Record<"money" | "long" | "short" | "when" | "count" | "size", readonly Bilingual[]> = {
  money: [
    b("{fact}: that is a sum one notices when it’s missing.", "{fact}: è una cifra che, se manca, si sente."),
    b("{fact} is worth one clear sentence.", "{fact} meritano una frase chiara."),
  ],
  long: [
    b("{fact}: by now it’s part of how things are between you.", "{fact}: ormai fa parte di come state insieme."),
    b("{fact}: that is a long time.", "{fact}: è tanto tempo."),
  ],
  short: [
    b("{fact}: short on paper, long when you’re in it.", "{fact}: sulla carta è poco, a viverlo è tanto."),
    b("{fact}: long enough to be felt.", "{fact}: abbastanza per sentirlo."),
  ],
  when: [
    b("{fact}: that gives you a date to work towards.", "{fact}: così c’è una data su cui ragionare."),
    b(
      "{fact}, so there is a little time to choose the words.",
      "{fact}: quindi c’è ancora un po’ di tempo per scegliere le parole.",
    ),
  ],
  count: [
    b("{fact}: a number like that says it’s no single moment.", "{fact}: con un numero così non è più un caso."),
    b(
      "{fact}: that can be said without any reproach, it’s a plain number.",
      "{fact}: questo si può dire senza rimproveri, è un numero e basta.",
    ),
  ],
  size: [
    b(
      "{fact}: good that you measured, with a figure there is less to argue about.",
      "{fact}: bene averlo misurato, con una misura si discute meno.",
    ),
  ],
};

/** A change of mind, or a correction of the coach. */
export const MIND_CHANGED: readonly Bilingual[] = [
  b("All right, we leave that. {Said}.", "Va bene, quello lo lasciamo. {Said}."),
  b("Then it’s the other way: {said}.", "Allora si cambia: {said}."),
];
export const MIND_CHANGED_PLAIN: readonly Bilingual[] = [
  b("All right, we leave that. What would you rather do?", "Va bene, quello lo lasciamo. Che cosa preferisci fare?"),
  b(
    "Changing your mind is fine. What has become more important?",
    "Cambiare idea va bene. Che cosa adesso conta di più?",
  ),
];
export const CORRECTED: readonly Bilingual[] = [
  b("I had that wrong: {said}.", "Avevo capito male: {said}."),
  b("Then I had it wrong: {said}.", "Allora avevo capito male: {said}."),
];
export const CORRECTED_INSTEAD: readonly Bilingual[] = [
  b("Not {wrong}, then: {right}.", "Non {wrong}, allora: {right}."),
];
/** The user denies having said it. */
export const NOT_SAID: readonly Bilingual[] = [
  b(
    "You didn’t say that; I read it into your words, and I take it back.",
    "Questo non l’hai detto: ce l’ho messo io, e lo ritiro.",
  ),
];
export const CORRECTED_PLAIN: readonly Bilingual[] = [
  b("Then I had it wrong. Thanks for saying so.", "Allora avevo capito male. Grazie di avermelo detto."),
  b("My mistake. I’ll go by what you say now.", "Errore mio. Vado con quello che dici adesso."),
];

/** Before a leaning or a prediction. */
export const WHETHER: Bilingual = b("Whether {asked}: {lean}", "Se {asked}: {lean}");
export const AS_FOR: Bilingual = b("{Asked}: {lean}", "{Asked}: {lean}");

/** Good or bad news, before what was said of it. */
export const NEWS: Record<"good" | "bad", readonly Bilingual[]> = {
  good: [b("What good news: {said}.", "Che bella notizia: {said}.")],
  bad: [b("That is hard news: {said}.", "È una notizia pesante: {said}.")],
};

/** A loss, the user's or somebody else's. */
export const SORRY: readonly Bilingual[] = [
  b("I’m so sorry: {said}.", "Mi dispiace tanto: {said}."),
  b("I’m sorry, that is a loss: {said}.", "Mi dispiace davvero: {said}."),
];
export const SORRY_OTHER: readonly Bilingual[] = [b("That is sad news: {said}.", "È una notizia triste: {said}.")];
export const SORRY_PLAIN: readonly Bilingual[] = [b("I’m so sorry.", "Mi dispiace tanto.")];
export const SORRY_ASK: readonly Bilingual[] = [
  b(
    "Would you like to tell me a little, or shall we leave it quiet for now?",
    "Ti va di raccontarmi qualcosa, o per ora lo lasciamo lì?",
  ),
];
