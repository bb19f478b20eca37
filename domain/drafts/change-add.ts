import { upperFirst } from "#domain/coaching/text.ts";
import type { Language } from "#domain/language.ts";
import { personaAddressee } from "./addressee.ts";
import { genderOfName } from "./content.names.ts";
import type { Act, Addressee, DraftInput } from "./draft-types.ts";
import { person } from "./person.ts";
import { readEnglish } from "./read-request-en.ts";
import { readItalian } from "./read-request-it.ts";
import { sayEnglish } from "./say-english.ts";
import { sayItalian } from "./say-italian.ts";
import { splitBundledActs } from "./split-bundled-acts.ts";

export interface AddContext {
  language: Language;
  persona: DraftInput["persona"];
  greeting: string;
  formal: boolean;
}

/** The addressee of an existing draft. */
function addresseeOf({ language, persona, greeting, formal }: AddContext): Addressee {
  const own = personaAddressee(persona, language);
  const plural = /(?:\ball\b|a tutti|mamma e papà|Mum and Dad)/i.test(greeting);
  const name = /^\S+ ([^,!]+)/u.exec(greeting)?.[1] ?? "";
  const same = !name || own.called.toLowerCase().includes(name.toLowerCase()) || /^(?:all|a tutti)$/i.test(name);
  const to = same ? own : person(name, name, { gender: genderOfName(name) });
  return { ...to, formal, plural: plural || (same && own.plural) };
}

function say(act: Act, to: Addressee, language: Language): string[] {
  const names = to.called ? [to.called.split(" ")[0]!] : [];
  return (language === "en" ? sayEnglish(act, to, names) : sayItalian(act, to)).map(upperFirst);
}

const REASON =
  /^(?:(?:the |a |my )?(?:reason|excuse)(?: (?:is|was)(?: that)?)?|(?:il |un |la )?(?:motivo|scusa|spiegazione)(?: è)?(?: che)?)[,:]? /iu;
const AT_END = /,? (?:at the (?:end|beginning|start)|alla fine|in fondo|all'inizio)$/iu;
const PLACE_OR_TIME =
  /^(?:at|on|in|by|around|from|until|alle|all'|a|il|verso le|in|dalle|da|al|alla|da noi|entro) ?[\p{L}\d]/iu;

/** Adds what was asked for to the body. */
export function withAddition(body: readonly string[], wanted: string, ctx: AddContext): string[] {
  const { language } = ctx;
  const what = wanted.replace(AT_END, "").replace(REASON, "");
  if (/^(?:a )?(?:thank you|thanks|grazie|thank (?:him|her|them)|ringrazia(?:lo|la|li))$/i.test(what))
    return [...body, language === "en" ? "Thank you!" : "Grazie!"];
  if (/^(?:(?:a )?please|per favore)$/i.test(what)) return withPlease(body, language);
  const short = PLACE_OR_TIME.test(what) && what.split(" ").length < 5 && !/^(?:a|il|in) \p{L}+ \p{L}+ /iu.test(what);
  const last = body.at(-1);
  if (short && last && /[.?!]$/.test(last))
    return [...body.slice(0, -1), `${last.slice(0, -1)} ${what}${last.slice(-1)}`];
  const to = addresseeOf(ctx);
  const offer = /^an? offer (?:of|for) (.+)$/i.exec(what)?.[1] ?? /^(?:un')?offerta di (.+)$/iu.exec(what)?.[1];
  if (offer)
    return [
      ...body,
      language === "en" ? `Can I offer you ${offer.replace(/^coffee\b/i, "a coffee")}?` : `Ti posso offrire ${offer}?`,
    ];
  const how = /^how (\w+) (I am|I'm|we are|we're) /i.exec(what);
  const told = how ? `${how[2]} so ${how[1]} ${what.slice(how[0].length)}` : what;
  if (/^(?:ask|tell|thank(?!s| you)|chiedi|digli|dille|ringrazia|invit|propon|suggest|offer)/i.test(told))
    return withStatement(body, told, ctx);
  const question = /^(?:if|whether|se) /i.test(told) && !/,/.test(told);
  const act: Act = question ? { kind: "ask-if", text: told.replace(/^\w+ /, "") } : { kind: "say", text: told };
  return [...body, ...say(act, { ...to, gender: to.gender }, language)];
}

/** Adds “tell her she can visit tomorrow” or “suggest next week” at the end. */
export function withStatement(body: readonly string[], request: string, ctx: AddContext): string[] {
  const { language } = ctx;
  if (/^(?:thank (?:him|her|them)|ringrazia(?:lo|la|li))[.!]*$/i.test(request))
    return [...body, language === "en" ? "Thank you!" : "Grazie!"];
  const when =
    /^(?:offer|suggest|propose|propon(?:i|igli|ile)|offri(?:gli|le)?)(?: (?:him|her|them))? ((?:on |il |la |next |this )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|tomorrow|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|domani|settimana prossima|\d).{0,30})$/iu.exec(
      request,
    );
  if (when) return [...body, ...say({ kind: "suggest", text: when[1]! }, addresseeOf(ctx), language)];
  // “trovarla” may mean somebody whom the draft names.
  const spoken =
    /(?<!\p{L})(?:madre|mamma|padre|papà|sorella|fratello|figli[oa]|nonn[oa]|zi[oa]|cugin[oa])(?!\p{L})/iu.test(
      body.join(" "),
    )
      ? request.replace(/(?<=a trovar)(?=l[ao](?!\p{L}))/giu, "\u2060")
      : request;
  const { acts, who } = language === "en" ? readEnglish(spoken) : readItalian(spoken);
  const base = addresseeOf(ctx);
  const gender = who === "him" ? "m" : who === "her" ? "f" : base.gender;
  const to = { ...base, gender, plural: base.plural || (who === "them" && base.gender === null) };
  const bare = acts.map((act) => ({ ...act, text: act.text.replaceAll("@", "").trim() })).filter(({ text }) => text);
  return [...body, ...splitBundledActs(bare, language).flatMap((act) => say(act, to, language))];
}

function withPlease(body: readonly string[], language: Language): string[] {
  const at = body.findIndex((sentence) => /^(?:could|can|would) you |^(?:potresti|puoi|potrebbe)/i.test(sentence));
  const sentence = body[at];
  if (sentence === undefined || /please|per favore/i.test(sentence))
    return [...body, language === "en" ? "Please let me know." : "Fammi sapere, per favore."];
  const asked =
    language === "en"
      ? sentence.replace(/^((?:could|can|would) you) /i, "$1 please ")
      : sentence.replace(/\?$/, ", per favore?");
  return body.map((one, index) => (index === at ? asked : one));
}

const AFTER =
  "(?: (?:tomorrow|today|tonight|on \\w+|by .+|at .+|domani|oggi|stasera|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|entro .+|alle .+|per favore|please))*";

/** Adds a thing (“and the adapter”) after the last one named. */
export function withThing(body: readonly string[], thing: string, language: Language): string[] {
  const and = language === "en" ? "and" : "e";
  const match =
    language === "en"
      ? new RegExp(`^(.*\\b(?:the|a|my|your|our|some) [\\w-]+)(${AFTER}[.?!])$`, "i")
      : new RegExp(`^(.*(?<!\\p{L})(?:(?:il|lo|la|i|gli|le|un|una|mio|mia) |l')\\p{L}+)(${AFTER}[.?!])$`, "iu");
  const at = body.findLastIndex((sentence) => match.test(sentence));
  if (at < 0) return [...body, `${language === "en" ? "And" : "E"} ${thing}.`];
  return body.map((sentence, index) => (index === at ? sentence.replace(match, `$1 ${and} ${thing}$2`) : sentence));
}
