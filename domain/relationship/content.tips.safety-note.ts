import { b } from "#domain/coaching/text.ts";
import type { Bilingual } from "#domain/language.ts";

/**
 * The private note shown first after an answer about fear, threat or control: reviewed, the same for everybody, without
 * advice on repairing the relationship and without telephone numbers (those come from the helplines).
 */
export const SAFETY_NOTE: { readonly title: Bilingual; readonly paragraphs: readonly Bilingual[] } = {
  title: b("First, a note just for you", "Prima di tutto, una nota solo per te"),
  paragraphs: [
    b(
      "At least one of your answers speaks of fear, of threats or of being controlled. You deserve to be safe, and you deserve to be free to say no. Whatever happened before it, being frightened is not your fault.",
      "Almeno una delle tue risposte parla di paura, di minacce o di controllo. Meriti di stare al sicuro, e meriti di poter dire di no. Qualunque cosa sia successa prima, la paura che provi non è colpa tua.",
    ),
    b(
      "So there are no tips here for mending things: with fear in the room, a talk for two can make it harder for you. You need not decide anything today, neither to leave nor to stay nor to speak.",
      "Per questo qui non trovi consigli per sistemare le cose: quando c’è di mezzo la paura, una conversazione a due può rendere tutto più difficile per te. Oggi non devi decidere niente: né andare via, né restare, né parlare.",
    ),
    b(
      "If you like, talk to a person you trust, or to one of the lines below: they listen, also when you’re not sure what to call it, and you need not give your name. In immediate danger call the emergency number.",
      "Se vuoi, parlane con una persona di cui ti fidi o con una delle linee qui sotto: ascoltano anche chi non sa bene che nome dare a quello che succede, e non serve dire il proprio nome. In pericolo immediato chiama il numero di emergenza.",
    ),
    b(
      "Nobody else is told of your answers, and this software calls no one. If the other person may look at your phone or computer, think about whether to leave this page open.",
      "Nessun’altra persona viene a sapere delle tue risposte, e questo software non avvisa nessuno. Se l’altra persona può guardare il tuo telefono o il computer, valuta se lasciare aperta questa pagina.",
    ),
  ],
};
