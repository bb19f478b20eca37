import { b } from "#domain/coaching/text.ts";

export const WARM_START = b("I hope you're doing well.", "spero che tu stia bene.");
export const WARM_START_ALL = b("I hope you're all well.", "spero che stiate bene.");
export const WARM_END = b("Big hug!", "Un abbraccio!");
export const WARM_END_FURTHER = b("Take care!", "Un caro saluto!");
export const WARM_END_FORMAL = b("Thank you very much for your time.", "La ringrazio molto per la disponibilità.");
export const LIGHT_END = b(
  "No pressure, the world will keep turning either way 😄",
  "Nessuna fretta, il mondo va avanti lo stesso 😄",
);
export const LIGHT_TOLD = b("Please imagine a drumroll here 😄", "Immagina un rullo di tamburi 😄");
export const LIGHT_TOLD_MANY = b("Please imagine a drumroll here 😄", "Qui ci starebbe un rullo di tamburi 😄");
export const SOFT_END = b("Tell me how you see it.", "Dimmi come la vedi tu.");
export const SOFT_END_FORMAL = b("Please let me know what you think.", "Mi faccia sapere che cosa ne pensa.");
export const FIRM_END = b("Please let me know what you're going to do.", "Fammi sapere come pensi di fare.");
export const FIRM_END_FORMAL = b(
  "Please let me know by when this will be done.",
  "Attendo una Sua risposta al più presto.",
);
export const LONGER = b(
  "If anything about it doesn't work for you, just tell me and we'll find a way.",
  "Se qualcosa non ti va bene dimmelo, troviamo un modo.",
);
export const LONGER_TOLD = b("I just wanted you to know.", "Ci tenevo a dirtelo.");
export const LONGER_FORMAL = b(
  "If you have any questions, please let me know.",
  "Resto a disposizione per qualsiasi chiarimento.",
);
