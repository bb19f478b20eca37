import type { Bilingual } from "#domain/language.ts";
import { AT_RISK } from "./content.risk.ts";
import { flatten } from "./intent.ts";
import { reflections } from "./reflect.ts";
import type { CoachInput } from "./reply-types.ts";
import { b, upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Being monitored or controlled by somebody. For flattened text. */
const CONTROL =
  /\b(?:(?:checks?|checked|goes through|went through|reads?|looks? through|demands|takes?) my (?:phone|messages|emails?|whatsapp|location|bank)|(?:wants?|needs?|has|demands) to know where i am|controls? (?:what i|who i|where i|how i|my (?:clothes|money|food|phone))|tells me what (?:i can|to) wear|(?:wants?|has|demands|asks? for) (?:all )?(?:of )?my passwords?|where i am (?:every|all|at every)|every hour where|(?:tracks?|tracking) (?:me|my)|(?:won'?t|doesn'?t|does not|will not) let me (?:see|go|out|work|have|talk|wear|meet)|not allowed to (?:see|go|meet|work|wear|talk)|forbids? me|decides who i (?:see|meet)|i have to send (?:a )?(?:photo|location|picture)|(?:controlla|controllato|guarda|spia|legge) (?:il mio|i miei|le mie|la mia) (?:telefono|cell\w*|messaggi|chat|mail|posizione|conto)|mi (?:controlla|spia|guarda|legge) (?:il|i|le|la) (?:telefono|cell\w*|messaggi|chat|mail|posizione|conto)|(?:legga|controlli|guardi|spii) (?:il mio|i miei|le mie|la mia) (?:telefono|cell\w*|messaggi|chat|mail|posizione|conto)|(?:vuole|voglia|pretende|pretenda|chiede) (?:tutte )?(?:le mie password|la mia password)|(?:controlla|decide) (?:come mi vesto|cosa metto|con chi (?:esco|parlo)|quanto spendo)|(?:vuole|pretende di) sapere dove sono|(?:ogni ora|sempre) dove sono|non (?:mi lascia|vuole che) (?:uscire|vedere|vedo|veda|esca|lavori|lavorare|parli|parlare)|mi (?:vieta|proibisce)|devo mandar(?:gli|le) (?:la posizione|una foto))\b/;
/** Control by a child or parent is another matter; matches right before CONTROL. */
const BY_FAMILY =
  /\b(?:my (?:son|daughter|kids?|child|mum|mom|mother|dad|father|parents)|mi[oa] (?:figli[oa]|madre|mamma|padre)|i miei (?:genitori|figli)?|il mio papa)(?: \w+){0,2} ?$|^(?:(?:hi|hey|so|ciao),? )?(?:mum|mom|mam|mummy|dad|daddy|mamma|papa|babbo) ?$/;

/** Whether a text tells of being monitored or confined. */
export function mentionsControl(text: string): boolean {
  const flat = flatten(text);
  const found = CONTROL.exec(flat);
  return found !== null && !BY_FAMILY.test(flat.slice(0, found.index));
}

const LEAD: readonly Bilingual[] = [
  b(
    "{Said}: that is control, and you did nothing to bring it on.",
    "{Said}: questo è controllo, e non sei tu ad averlo provocato.",
  ),
];
const LEAD_PLAIN: readonly Bilingual[] = [
  b("That is control, and you did nothing to bring it on.", "Questo è controllo, e non sei tu ad averlo provocato."),
];
const FEAR: readonly Bilingual[] = [
  b("Are you ever afraid of how {name} might react?", "Ti capita di avere paura di come potrebbe reagire {name}?"),
  b(
    "Before I suggest any words: what happens when you say no to {name}? Has {name} ever threatened you, held you back or broken something?",
    "Prima di proporti delle parole: che cosa succede quando dici di no a {name}? {name} ti ha mai minacciato, trattenuto con la forza o rotto qualcosa?",
  ),
];
const NUMBERS: Bilingual = b(
  "If it is ever more than uneasy, there are people who know this well: a helpline against violence in relationships.",
  "Se qualche volta fa più che mettere a disagio, c’è chi conosce bene queste situazioni: un centro antiviolenza.",
);
const NO_FEAR =
  /\b(?:no|nope|never|not afraid|not scared|i'?m not|nah|mai|no mai|non ho paura|nessuna paura|macche|per niente)\b/;

const AFRAID =
  /^(?:well,? |beh,? |oh )?(?:yes|yeah|yep|yup|sometimes|often|always|a (?:bit|little|lot)|kind of|i am|i do|all the time|si|spesso|a volte|qualche volta|ogni tanto|un po'?|sempre|abbastanza|molto|tanto)\b/;
/** Violence mentioned after a no: “No, but he broke my phone once.” */
const DONE =
  /\b(?:broke|smashed|threw|throws|pushed|pushes|grabbed|grabs|shoved|hit|hits|slapped|threaten\w*|locked|held me|punched|rott[oa]|spaccat[oa]|lanciat[oa]|tirat[oa]|spint[oa]|strattonat[oa]|minacci\w+|chius[oa]|schiaff\w+|alzato le mani|trattenut[oa])\b/;
const DENIED = /\b(?:never|not|mai|non|hasn't|didn't|doesn't|without|senza)\b[^.,;]*$/;
const BUT = /\b(?:but|except|although|though|once|ma|pero|tranne|una volta)\b/;

function wasHarmed(message: string): boolean {
  const flat = flatten(message);
  const found = DONE.exec(flat);
  if (found === null) return false;
  const before = flat.slice(0, found.index).split(BUT).at(-1) ?? "";
  return !DENIED.test(before);
}

const isAfraid = (message: string) => AFRAID.test(flatten(message)) || wasHarmed(message);
const deniesFear = (message: string) => NO_FEAR.test(flatten(message)) && !wasHarmed(message);

const AFRAID_TOLD: Bilingual = b(
  "Thank you for telling me. Then your safety comes before any words for {name}, and I will not write any that could make it worse. Is there a person or a place you can go to if it gets worse?",
  "Grazie di avermelo detto. Allora la tua sicurezza viene prima di qualsiasi parola per {name}, e non ne scrivo nessuna che possa peggiorare le cose. C’è una persona o un posto dove puoi andare se peggiora?",
);

const isAsked = (said: string | undefined, voice: Voice) =>
  said !== undefined && [...FEAR, AT_RISK.self].some((question) => said.includes(voice.fill(question)));

/** Answers a yes to the question about fear, before anything else; null if it wasn't asked or answered with yes. */
export function answerFear({ message, history }: CoachInput, voice: Voice): string | null {
  if (!isAsked(history.at(-1)?.content, voice) || !isAfraid(message)) return null;
  return `${voice.fill(AFRAID_TOLD)} ${voice.fill(NUMBERS)}`;
}

/**
 * If the user is being controlled, asks about fear before giving any words to say; otherwise, or once answered, null.
 */
export function askAboutFear(input: CoachInput, voice: Voice): string | null {
  const { message, history, language } = input;
  const told = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const now = mentionsControl(message);
  if (!now && !told.some(mentionsControl)) return null;
  const fear = voice.fresh(FEAR.slice(0, 1), "fear") ?? voice.fresh(FEAR.slice(1), "fear");
  const asked = voice.said(voice.fill(FEAR[0]!));
  if (fear === null || (asked && (!wantsWay(message) || deniesFear(message)))) return null;
  if (asked) return fear;
  const said = reflections(message, language, voice.name).find(({ raw }) => CONTROL.test(flatten(raw)));
  const lead = said
    ? voice.choose(LEAD, "control", { Said: upperFirst(said.text) })
    : voice.choose(LEAD_PLAIN, "control");
  return [lead, `${fear} ${voice.fill(NUMBERS)}`].join("\n\n");
}

/** Asks for words or a way to say something. */
const WAY =
  /\b(?:how (?:do|can|should|could|would) i|what (?:do|should|can|could) i|write|tell (?:him|her|them)|text|draft|message|come (?:gli|le|glielo|posso|faccio|lo|la)|(?:cosa|che) (?:gli|le|faccio|dico|scrivo)|scriv\w+|messaggio|dir(?:gli|le|glielo))\b/;
const wantsWay = (message: string) => WAY.test(flatten(message));
