import type { Bilingual } from "#domain/language.ts";
import { flatten } from "./intent.ts";
import { reflections } from "./reflect.ts";
import type { CoachInput } from "./reply-types.ts";
import { b, upperFirst } from "./text.ts";
import type { Voice } from "./voice.ts";

/** Somebody who watches over every step, told of oneself. Written for flattened text. */
const CONTROL =
  /\b(?:(?:checks?|checked|goes through|went through|reads?|looks? through|demands|takes?) my (?:phone|messages|emails?|whatsapp|location|bank)|(?:wants?|needs?|has|demands) to know where i am|where i am (?:every|all|at every)|every hour where|(?:tracks?|tracking) (?:me|my)|(?:won'?t|doesn'?t|does not|will not) let me (?:see|go|out|work|have|talk|wear|meet)|not allowed to (?:see|go|meet|work|wear|talk)|forbids? me|decides who i (?:see|meet)|i have to send (?:a )?(?:photo|location|picture)|(?:controlla|controllato|guarda|spia|legge) (?:il mio|i miei|le mie|la mia) (?:telefono|cell\w*|messaggi|chat|mail|posizione|conto)|mi (?:controlla|spia|guarda|legge) (?:il|i|le|la) (?:telefono|cell\w*|messaggi|chat|mail|posizione|conto)|(?:vuole|pretende di) sapere dove sono|(?:ogni ora|sempre) dove sono|non (?:mi lascia|vuole che) (?:uscire|vedere|vedo|veda|esca|lavori|lavorare|parli|parlare)|mi (?:vieta|proibisce)|devo mandar(?:gli|le) (?:la posizione|una foto))\b/;
/** Done by a child or a parent, right before the words of control, it is another matter. */
const BY_FAMILY =
  /\b(?:my (?:son|daughter|kids?|child|mum|mom|mother|dad|father|parents)|mi[oa] (?:figli[oa]|madre|mamma|padre)|i miei (?:genitori|figli)?|il mio papa)(?: \w+){0,2} ?$|^(?:(?:hi|hey|so|ciao),? )?(?:mum|mom|mam|mummy|dad|daddy|mamma|papa|babbo) ?$/;

function isControl(text: string): boolean {
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
  "If it is ever more than uneasy, there are people who know this well and tell nobody: a helpline against violence in relationships, day and night.",
  "Se qualche volta fa più che mettere a disagio, c’è chi conosce bene queste situazioni e non racconta niente a nessuno: i centri antiviolenza rispondono giorno e notte.",
);
const NO_FEAR =
  /\b(?:no|nope|never|not afraid|not scared|i'?m not|nah|mai|no mai|non ho paura|nessuna paura|macche|per niente)\b/;

const AFRAID =
  /^(?:well,? |beh,? |oh )?(?:yes|yeah|yep|yup|sometimes|often|always|a (?:bit|little|lot)|kind of|i am|i do|all the time|si|spesso|a volte|qualche volta|ogni tanto|un po'?|sempre|abbastanza|molto|tanto)\b/;
const AFRAID_TOLD: Bilingual = b(
  "Thank you for telling me. Then your safety comes before any words for {name}, and I will not write any that could make it worse. Is there a person or a place you can go to if it gets worse?",
  "Grazie di avermelo detto. Allora la tua sicurezza viene prima di qualsiasi parola per {name}, e non ne scrivo nessuna che possa peggiorare le cose. C’è una persona o un posto dove puoi andare se peggiora?",
);

const isAsked = (said: string | undefined, voice: Voice) =>
  said !== undefined && FEAR.some((question) => said.includes(voice.fill(question)));

/**
 * Where somebody is watched over or kept in, fear is asked about before any words are given to say; null where nobody is, or
 * where it was answered.
 */
export function watchedOver(input: CoachInput, voice: Voice): string | null {
  const { message, history, language, persona } = input;
  if (persona.age !== null && persona.age !== undefined && persona.age < 18) return null;
  const told = history.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const now = isControl(message);
  if (!now && !told.some(isControl)) return null;
  // The answer to the question about fear: nothing else comes before it.
  if (isAsked(history.at(-1)?.content, voice) && AFRAID.test(flatten(message)))
    return `${voice.fill(AFRAID_TOLD)} ${voice.fill(NUMBERS)}`;
  const fear = voice.fresh(FEAR.slice(0, 1), "fear") ?? voice.fresh(FEAR.slice(1), "fear");
  const asked = voice.said(voice.fill(FEAR[0]!));
  if (fear === null || (asked && (!wantsWay(message) || NO_FEAR.test(flatten(message))))) return null;
  if (asked) return fear;
  const said = reflections(message, language, voice.name).find(({ raw }) => CONTROL.test(flatten(raw)));
  const lead = said
    ? voice.choose(LEAD, "control", { Said: upperFirst(said.text) })
    : voice.choose(LEAD_PLAIN, "control");
  return [lead, `${fear} ${voice.fill(NUMBERS)}`].join("\n\n");
}

/** Words or a way to say something are asked for. */
const WAY =
  /\b(?:how (?:do|can|should|could|would) i|what (?:do|should|can|could) i|write|tell (?:him|her|them)|text|draft|message|come (?:gli|le|glielo|posso|faccio|lo|la)|(?:cosa|che) (?:gli|le|faccio|dico|scrivo)|scriv\w+|messaggio|dir(?:gli|le|glielo))\b/;
const wantsWay = (message: string) => WAY.test(flatten(message));
