import type { Bilingual } from "#domain/language.ts";
import { b } from "./text.ts";

/** Before a draft. */
export const DRAFT_LEAD: readonly Bilingual[] = [
  b("You could send this:", "Potresti mandare questo:"),
  b("Like this, perhaps:", "Magari così:"),
  b("A version to send or to change:", "Una versione da mandare o da cambiare:"),
  b("In your words, roughly:", "Con parole tue, più o meno:"),
  b("Here is a text for it:", "Ecco un testo:"),
];

/** After the first draft of a conversation. */
export const DRAFT_TAIL: readonly Bilingual[] = [
  b(
    "Tell me “shorter”, “warmer”, “more formal”, or what to add or leave out, and I change it.",
    "Se lo vuoi «più corto», «più caldo», «più formale», o con qualcosa in più o in meno, dimmelo e lo cambio.",
  ),
];

/** After a general draft for the subject, if the user gave no content. */
export const DRAFT_USUAL: readonly Bilingual[] = [
  b(
    "Tell me what has to be in it (a day, a sum, what you want to ask), and I put it in.",
    "Dimmi che cosa deve esserci (un giorno, una cifra, quello che vuoi chiedere) e ce lo metto.",
  ),
];

export const CHANGE_LEAD: readonly Bilingual[] = [
  b("Changed:", "Cambiato:"),
  b("Then like this:", "Allora così:"),
  b("The new version:", "La nuova versione:"),
  b("Now it reads:", "Adesso suona così:"),
  b("With that change:", "Con questa modifica:"),
];

/** The request changes nothing. */
export const CHANGE_NOTHING: readonly Bilingual[] = [
  b(
    "It’s as far that way as I can take it without losing what you want to say. Which part should go, or come in?",
    "In quella direzione non riesco ad andare oltre senza perdere quello che vuoi dire. Quale pezzo tolgo, o quale metto?",
  ),
  b(
    "I can’t take it further that way. Tell me the sentence that bothers you, and how you’d say it.",
    "Più di così non riesco. Dimmi quale frase non ti va, e come la diresti tu.",
  ),
];

export const CHANGE_FAILED: Record<"language-unsupported" | "not-found", readonly Bilingual[]> = {
  "language-unsupported": [
    b(
      "Without a language model I can’t put it into another language; in this one I change it as you like.",
      "Senza un modello linguistico non so tradurlo in un’altra lingua; in questa lo cambio come vuoi.",
    ),
  ],
  "not-found": [
    b(
      "I can’t find that in the message. Which words of it do you mean?",
      "Nel messaggio questo non lo trovo. Quali parole intendi?",
    ),
  ],
};

/** A message is wanted, but no content was given. */
export const ASK_CONTENT: readonly Bilingual[] = [
  b(
    "Which one thing must be in it for {name}? Put it as roughly as you like, and I’ll word it.",
    "Qual è la cosa che {name} deve leggerci? Scrivila anche alla buona: alle parole ci penso io.",
  ),
  b(
    "What should {name} know or do after reading it? One sentence is enough, with a day or a sum if there is one.",
    "Che cosa deve sapere o fare {name} dopo averlo letto? Basta una frase, con un giorno o una cifra se c’è.",
  ),
];

/** If the recipient is known. */
export const ASK_TOLD: readonly Bilingual[] = [
  b(
    "Now I know who it’s for. What should it say? One sentence is enough.",
    "Ho capito a chi va. Che cosa deve dire? Basta una frase.",
  ),
];

/** The user's own message needs no change. */
export const READ_GOOD: readonly Bilingual[] = [
  b(
    "It says what you want without a reproach in it, and it leaves room for an answer. I’d send it.",
    "Dice quello che vuoi senza rimproveri e lascia spazio a una risposta. Io lo manderei.",
  ),
  b(
    "I find nothing in it that would be hard to take. If you like, leave an hour between writing and sending.",
    "Non ci trovo niente che sia difficile da ricevere. Se vuoi, lascia passare un’ora tra scriverlo e mandarlo.",
  ),
];

/** If the request names a topic. */
export const ASK_ABOUT: readonly Bilingual[] = [
  b(
    "What should {name} know about {what}? One plain sentence, and I’ll word it.",
    "Che cosa deve leggere {name} a proposito {what}? Basta una frase alla buona, alle parole ci penso io.",
  ),
];

/** If the request only says how it should sound. */
export const ASK_MANNER: readonly Bilingual[] = [
  b(
    "How it should sound is clear: “{how}”. What should {name} read in it? One plain sentence is enough.",
    "Sul tono ci siamo: «{how}». Che cosa deve leggerci {name}? Basta una frase alla buona.",
  ),
];

/** If the request only says its purpose. */
export const ASK_DEED: Record<"sorry" | "thanks" | "invite" | "no" | "wishes", readonly Bilingual[]> = {
  sorry: [
    b(
      "An apology to {name}, then. What for, in one sentence? I’ll word the rest.",
      "Delle scuse per {name}, allora. Per che cosa, in una frase? Al resto penso io.",
    ),
  ],
  thanks: [
    b(
      "A thank-you for {name}. What for: one thing that was done, and what it meant to you?",
      "Un grazie per {name}. Per che cosa: un gesto preciso, e che cosa ha voluto dire per te?",
    ),
  ],
  invite: [
    b(
      "An invitation for {name}. To what, on which day, and at what time?",
      "Un invito per {name}. A che cosa, che giorno e a che ora?",
    ),
  ],
  no: [
    b(
      "A no to {name}. To what exactly, and may the reason be in it?",
      "Un no per {name}. A che cosa, di preciso, e il motivo si può dire?",
    ),
  ],
  wishes: [
    b(
      "Good wishes for {name}. For which occasion, and which one thing about {name} belongs in it?",
      "Degli auguri per {name}. Per quale occasione, e quale cosa di {name} ci deve stare?",
    ),
  ],
};

/** Asks for the recipient if there are two possibilities. */
export const ASK_WHOM: readonly Bilingual[] = [b("Is it for {one} or for {other}?", "È per {one} o per {other}?")];

/** If the content would only hurt. */
export const ASK_INSTEAD: readonly Bilingual[] = [
  b(
    "Sent like that, it’s the insult that stays, and not your point. What should {name} do differently? That I can put into words.",
    "Così resta l’insulto e si perde quello che vuoi dire. Che cosa dovrebbe fare {name} di diverso? Quello lo metto in parole.",
  ),
];

/** Answers thanks or praise for a draft. */
export const DRAFT_KEPT: readonly Bilingual[] = [
  b("Then it stays as it is. It’s yours to send.", "Allora resta così. Mandalo quando vuoi."),
  b("Good. I’d send it while it still feels right.", "Bene. Io lo manderei finché lo senti giusto."),
  b("I’m glad. Tell me how it’s taken, if you like.", "Mi fa piacere. Se ti va, raccontami com’è andata."),
];

/** A change wasn't understood: the draft stays. */
export const CHANGE_UNCLEAR: readonly Bilingual[] = [
  b(
    "I can’t tell what to change, so the message stays as it was. Which words should go, or what should it say instead?",
    "Non ho capito che cosa cambiare, quindi il messaggio resta com’era. Quali parole tolgo, o che cosa ci metto al loro posto?",
  ),
  b(
    "That change is beyond me; the message stays as it was. Give me the sentence the way you want it, and I’ll put it in.",
    "Questo non so cambiarlo; il messaggio resta com’era. Dammi la frase come la vuoi tu e ce la metto.",
  ),
];

/** Already isn't in the draft. */
export const NOT_THERE: readonly Bilingual[] = [
  b("It isn’t in there, and I’ll keep it out.", "Nel messaggio non c’è, e non ce lo metto."),
];

export const READ_LEAD: readonly Bilingual[] = [
  b(
    "What you want comes across. This could be easier to take:",
    "Quello che vuoi si capisce. Questo potrebbe arrivare meglio:",
  ),
  b("Before you send it, a look at this:", "Prima di mandarlo, uno sguardo qui:"),
];

export const READ_BETTER: readonly Bilingual[] = [b("Rather:", "Meglio:")];
