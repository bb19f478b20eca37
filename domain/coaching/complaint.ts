import type { Complaint } from "./content.acts.ts";
import { flatten } from "./intent.ts";

const COMPLAINTS: readonly (readonly [Complaint, RegExp])[] = [
  [
    "human",
    /\b(?:human|real person|somebody real|someone real|actual person|therapist|counsell?or|psychologist|persona (?:vera|reale|in carne)|essere umano|psicolog[oa]|terapeuta|parlare con (?:qualcuno|una persona))\b/,
  ],
  [
    "repeats",
    /\b(?:already (?:said|told|asked|suggested)|same (?:thing|question|answer|advice)|repeat\w*|again and again|in circles|keep saying|gia detto|gia chiesto|l'hai (?:gia )?detto|ripet\w+|stess[ae] (?:cos[ae]|domand[ae]|rispost[ae])|sempre (?:lo stesso|la stessa|le stesse))\b/,
  ],
  [
    "list",
    /\b(?:(?:no|not|don'?t (?:give|want)|without|enough|stop) (?:me )?(?:with )?(?:an?other |a |the |your |these |more )?(?:lists?|bullet\w*)|(?:niente|basta|senza|non (?:voglio|farmi|darmi)|smettila con) (?:un |una |altr[ie] |con |gli |di )*(?:elench?[io]|liste?|punti))\b/,
  ],
  [
    "asks",
    /\b(?:(?:u|you) keep asking|keep asking (?:me )?(?:stuff|things|questions)|stop asking|(?:all|only|just|so many|too many|enough|more) questions|(?:fa|fai|fate) solo domande|(?:sempre|ancora|tante|troppe|basta) (?:con )?(?:ste |queste |le |altre )?domande|interrogatorio|(?:mi )?(?:dia|dai|dammi) una risposta)\b/,
  ],
  [
    "stiff",
    /\b(?:generic|off a (?:mug|card|shelf)|greeting card|fortune cookie|sounds? (?:like|so|too) (?:a |an |the )?(?:council|robot|fake|stiff|therapist|textbook|brochure|horoscope|leaflet|hr)|(?:you|u) sound like|nobody talks like|frasi? fatt[ae]|suona (?:finto|falso|strano)|da (?:cioccolatini|baci perugina|oroscopo)|nessuno parla cosi|da manuale|preconfezionat\w+)\b/,
  ],
  [
    "misunderstood",
    /\b(?:not (?:at all )?(?:what i (?:asked|meant|said|wanted)|an answer)|(?:that'?s|thats) not what|(?:i )?didn'?t ask (?:for (?:a|your|advice|breath|tips)|you|that|about)|misunderst\w+|don'?t (?:get|understand) (?:it|me)|missed the point|didn'?t answer|not listening|(?:you|u) (?:don'?t|never) read|(?:lei |tu )?non (?:leggi|legge) (?:quello|cosa)|wrong person|non (?:hai|mi hai) capito|non (?:e|era) quello che|non ti ho chiesto|non hai risposto|n?non? (?:mi |m )?(?:ascolti|capisci|stai (?:ascoltando|capendo))|che c'entra|cosa c'entra|fuori tema)\b/,
  ],
  [
    "long",
    /\b(?:too long|too much text|too many words|wall of text|tl;?dr|shorter|troppo lung[oa]|troppe parole|papiro|poema|accorcia|stringi)\b/,
  ],
  [
    "lecture",
    /\b(?:lectur\w+|preach\w*|moralis\w+|patroni[sz]\w+|predic(?:a|he|ozzo)|paternale|ramanzina|la morale)\b/,
  ],
  [
    "side",
    /\b(?:(?:(?:always|only|just) (?:on|taking)|(?:you'?re|you are|ur) (?:taking|on)) (?:her|his|their) side|stai (?:prendendo|difendendo) (?:le )?(?:sue (?:parti|difese)|lui|lei)|(?:her|his|their) side.*never mine|never (?:on )?(?:mine|my side)|dalla (?:sua|loro) parte|(?:difendi|stai con) (?:sempre )?(?:lui|lei)|dai (?:sempre )?ragione a (?:lui|lei))\b/,
  ],
  [
    "bot",
    /\b(?:bot|machine|robot|computer|program|script|algorithm|ai|chatgpt|automat\w+|macchina|programma|algoritmo|risponditore|ia|canned|preimpostat\w+)\b/,
  ],
];

const USELESS =
  /^(?:(?:that'?s|thats|this is|it'?s|you'?re) )?(?:no use(?: to me)?|useless|no help|not help\w*|rubbish|crap|pointless|inutile|non serve a niente|non mi serv\w+|non mi aiut\w+|nn mi convince|non mi convince)\b/;

/** Whether a message plainly complains about the coach, whatever its act. */
export function isPlainComplaint(message: string): boolean {
  const flat = flatten(message);
  if (USELESS.test(flat)) return true;
  if (IN_CHURCH.test(flat)) return false;
  return COMPLAINTS.some(([kind, match]) => PLAIN.includes(kind) && match.test(flat) && ABOUT_COACH.test(flat));
}

/** In church, “sermon” is no complaint. */
const IN_CHURCH =
  /\b(?:sermon|homily|pastor|priest|vicar|imam|rabbi|parroco|prete|messa|chiesa|omelia|(?:in|durante la) predica|don [a-z]+)\b/;

const PLAIN: readonly Complaint[] = ["list", "asks", "stiff", "misunderstood", "side", "lecture"];
/** Excludes the same words about somebody else. */
const ABOUT_COACH =
  /^(?!.*\b(?:he|she|they|my \w+|lui|lei mi|mio|mia|gli|dice che)\b)|\b(?:you|u|ur|your|this|that'?s|thats|tu|stai|hai|sei|lei fa|mi dia|questo|queste|ste|give me|farmi|darmi)\b/;

/** The kind of complaint by its words; null if unclear. */
export function complaintKind(message: string): Complaint | null {
  const flat = flatten(message);
  return COMPLAINTS.find(([, match]) => match.test(flat))?.[0] ?? null;
}
