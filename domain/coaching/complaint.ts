import type { Complaint } from "./content.acts.ts";
import { flatten } from "./intent.ts";

const COMPLAINTS: readonly (readonly [Complaint, RegExp])[] = [
  [
    "human",
    /\b(?:human|real person|somebody real|someone real|actual person|therapist|counsell?or|psychologist|persona (?:vera|reale|in carne)|essere umano|psicolog[oa]|terapeuta|parlare con (?:qualcuno|una persona))\b/,
  ],
  [
    "repeats",
    /\b(?:already (?:said|told|asked|suggested)|same (?:thing|question|answer|advice)|repeat\w*|again and again|in circles|keep (?:saying|asking)|gia detto|gia chiesto|l'hai (?:gia )?detto|ripet\w+|stess[ae] (?:cos[ae]|domand[ae]|rispost[ae])|sempre (?:lo stesso|la stessa|le stesse))\b/,
  ],
  [
    "misunderstood",
    /\b(?:not what i (?:asked|meant|said|wanted)|didn'?t ask|misunderst\w+|don'?t (?:get|understand) (?:it|me)|missed the point|didn'?t answer|not listening|wrong person|non (?:hai|mi hai) capito|non (?:e|era) quello che|non ti ho chiesto|non hai risposto|non mi (?:ascolti|capisci)|che c'entra|cosa c'entra|fuori tema)\b/,
  ],
  [
    "long",
    /\b(?:too long|too much text|too many words|wall of text|tl;?dr|shorter|troppo lung[oa]|troppe parole|papiro|poema|accorcia|stringi)\b/,
  ],
  [
    "bot",
    /\b(?:bot|machine|robot|computer|program|script|algorithm|ai|chatgpt|automat\w+|macchina|programma|algoritmo|risponditore|ia|canned|preimpostat\w+)\b/,
  ],
];

/** What of the coach a message complains of, by its words; null where they do not say. */
export function complaintIn(message: string): Complaint | null {
  const flat = flatten(message);
  return COMPLAINTS.find(([, match]) => match.test(flat))?.[0] ?? null;
}
