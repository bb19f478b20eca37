import type { Bilingual } from "#domain/language.ts";
import type { Tone } from "./evidence.ts";
import { b } from "./text.ts";

/** When only the outcome can be quoted whole, by its tone. */
export const OPENINGS_TOLD: Record<Tone, readonly Bilingual[]> = {
  good: [
    b(
      "Of the moment with {name} you write {outcome}. [Something in it worked|That reads well], and it grew out of what you had prepared.",
      "Del momento con {name} scrivi {outcome}. [Qualcosa ha funzionato|Suona bene], ed è nato da quello che avevi preparato.",
    ),
    b(
      "{outcome}: [a good step with {name}|so it went with {name}], and it began with your plan.",
      "{outcome}: [un buon passo con {name}|è andata così con {name}], ed è partito dal tuo piano.",
    ),
  ],
  hard: [
    b(
      "Of the moment with {name} you write {outcome}. [That is hard|That hurts], also when one meant well, and a plan cannot prevent everything.",
      "Del momento con {name} scrivi {outcome}. [È dura|Fa male], anche quando l’intenzione era buona, e un piano non può prevenire tutto.",
    ),
    b(
      "{outcome}: [you put it plainly|thank you for writing it down as it was]. It says something about that moment with {name}, not about your worth or anybody’s.",
      "{outcome}: [lo dici con chiarezza|hai fatto bene a scriverlo com’è stato]. Dice qualcosa di quel momento con {name}, non del valore tuo o di altri.",
    ),
  ],
  plain: [
    b(
      "Of the moment with {name} you write {outcome}. [It is done, and noted|You tried it, and that counts].",
      "Del momento con {name} scrivi {outcome}. [È fatto, e annotato|Ci hai provato, e conta].",
    ),
    b(
      "{outcome}: [so much for the moment with {name}, in your words|that is the moment with {name} in one line].",
      "{outcome}: [ecco il momento con {name}, con parole tue|ecco in una riga il momento con {name}].",
    ),
  ],
};

/** When the text is too long to quote without cutting a thought. */
export const OPENINGS_UNQUOTED: Record<Tone, readonly Bilingual[]> = {
  good: [
    b(
      "You have written down how it went with {name}, and [something in it worked|it reads well]. Keep the words as they are: in a few months they will be worth more than a summary.",
      "Hai scritto com’è andata con {name}, e [qualcosa ha funzionato|suona bene]. Lascia le parole come sono: tra qualche mese varranno più di un riassunto.",
    ),
  ],
  hard: [
    b(
      "You have written down how it went with {name}, [and it was not easy|although it was hard]. Having it in words, as it was, is a first bit of distance.",
      "Hai scritto com’è andata con {name}, [e non è stato facile|anche se è stata dura]. Averlo in parole, com’è stato, è già un primo passo indietro.",
    ),
  ],
  plain: [
    b(
      "You have written down how it went with {name}, [and with that the plan has an ending|next to what you had in mind]. Read the two once more side by side.",
      "Hai scritto com’è andata con {name}, [e così il piano ha una fine|accanto a quello che avevi in mente]. Rileggi le due cose una accanto all’altra.",
    ),
  ],
};
