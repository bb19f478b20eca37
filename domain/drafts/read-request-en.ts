import { findAddressee, type Found } from "./addressee.ts";
import type { Act, ActKind } from "./draft-types.ts";
import { splitActs } from "./english-acts.ts";

export interface Request {
  who: Found["who"] | null;
  acts: Act[];
  /** The words of the request itself, which may contain style wishes. */
  command: string;
}

const PREAMBLE =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|um|please|pls|plz|coach|thanks|now|right)[,!.]?\s+|(?:can|could|would|will|cn) (?:you|u)\s+(?:please\s+|pls\s+|plz\s+)?|i(?:'d| would) (?:like|love)(?: you)? to\s+|i (?:want|need|have|wanna|gotta)(?: you)?(?: to)?\s+(?=write|text|tell|ask|message|send|thank|invite|say|apolog|remind|let|email|draft|congrat|decline|cancel|reply|respond|answer|wish)|i should\s+|i must\s+|help me(?: to| with)?\s+|help\s+(?=me\b)|what (?:should|can|could|do|would) i (?=(?:write|text|tell|message|send|say to)\b(?![^"]*"))|how (?:do|can|should|would) i\s+(?:best\s+|nicely\s+|politely\s+)?|what(?:'s| is) (?:a|the) (?:good|nice|best|kind) way to\s+|let's\s+|just\s+)/i;

const VERB =
  "(?:inviting|writing|giving|congratulating|apologi[sz]ing|composing|complain(?:ing)?|write|draft|compose|send|prepare|make|word|phrase|type|create|formulate|text|message|email|mail|whatsapp|tell|ask|remind|thank|invite|wish|congratulate|inform|warn|answer|reply|respond|apologi[sz]e|say sorry|say thanks|say thank you|say|let|explain|condolences|give|notify|offer|show)";
const ANCHORS = [
  new RegExp(`\\b${VERB}(?:ing)?(?: (?:back|up|out))?(?: to| with)? (?=\\S)`, "gi"),
  /\b(?:to|for|with) (?=\S)/gi,
];

const NOUN =
  "(?:thank[- ]you|thanks|birthday|get[- ]well|good luck|sympathy|sorry|complaint|apology|invitation|reminder|congratulations|condolences?|cancellation|goodbye|farewell|text|txt|sms|message|messages|msg|email|e-mail|mail|whatsapp|note|line|lines|letter|card|reply|answer|response|words|something|apology|request|voice note|post|wording)";
const ADJECTIVE =
  "(?:very |really |more |but |and |not too )*(?:short|quick|brief|nice|kind|friendly|polite|warm|sweet|formal|informal|casual|professional|lovely|heartfelt|funny|gentle|calm|firm|little|small|simple|good|proper|honest|clear|direct|sincere|respectful|loving|cute|lighthearted|light|diplomatic|neutral|personal|affectionate|thoughtful|caring)";
const COUNT = "(?:a|an|some|another|one|two|three|few|couple of|of|really|very)";
const HEAD = new RegExp(
  `^(?:(?:write|draft|compose|send|prepare|make|word|phrase|type|create|formulate|give|get|need|want|text|message|email|mail|whatsapp|reply|respond|answer|come up with|put together|i need|i want|i'd like|do|say|drop|shoot)(?:\\s+|(?=[:"])))(?:me\\s+|up\\s+|out\\s+|back\\s+|help\\s+)*(?:to\\s+)?` +
    `(?:@\\s*(?:back\\s+)?(?:(?:${COUNT}\\s+)+(?:[\\w-]+\\s+)?${NOUN}\\b\\s*|(?:${COUNT}\\s+)*(?:${ADJECTIVE},?\\s+)*(?:${NOUN}\\b\\s*)+)?|(?:${COUNT}\\s+)+(?:[\\w-]+\\s+)?${NOUN}\\b\\s*|(?:(?:${COUNT}|the|my|this|that|it)\\s+)*(?:${ADJECTIVE},?\\s+)*(?:${NOUN}\\b\\s*)+|(?:it|this|that)\\s+(?=(?:to|for) @))?` +
    `(?:(?:that's |that is |which is |and |but )?${ADJECTIVE}\\b\\s*)*(?:(?:back\\s+)?(?:to|for)\\s+@\\s*)?(?:back\\s+)?(?:from me\\s*)?(?:now\\s*|please\\s*)?`,
  "i",
);
const OCCASIONS: readonly [RegExp, ActKind, string][] = [
  [/\bthank[- ]?you|thanks\b/i, "thank", ""],
  [/\bbirthday\b/i, "wish", "happy birthday"],
  [/\bgood ?night\b/i, "wish", "good night"],
  [/\bgood ?morning\b/i, "wish", "good morning"],
  [/\bget[- ]well\b/i, "wish", "a speedy recovery"],
  [/\bgood luck\b/i, "wish", "good luck"],
  [/\b(?:apology|sorry)\b/i, "sorry", ""],
  [/\binvitation\b/i, "invite", ""],
  [/\bcongratulations\b/i, "congratulate", ""],
  [/\b(?:condolence|sympathy)/i, "condole", ""],
  [/\breminder\b/i, "remind", ""],
  [/\bcancellation\b/i, "cancel", ""],
];

/** The addressee and the acts of an English request; direct speech is one act. */
export function readEnglish(text: string): Request {
  const asks =
    /^(?:\S+ ){0,3}(?:(?:can|could|would|will) (?:you|u)|how (?:do|can|should|would) i|what (?:do|can|should) i) /i.test(
      text,
    );
  const bare = stripPreamble(asks ? withoutAsking(text) : text).replace(/^(?:to|for) (?=[^:.?!]{2,40}:)/i, "write to ");
  const { who, marked } = markAddressee(bare);
  const { head, rest, seed } = stripHead(marked.replace(/^(?:say (?:hi|hello) to|greet) @,? (?:and )?(?=\w)/i, ""));
  const quoted = /^[\s:,-]*"([^"]+)"[\s.]*$/.exec(rest)?.[1];
  if (quoted) return { who, acts: [{ kind: "direct", text: quoted }], command: head };
  const afterColon = /^\s*(?:saying|to say|that says|like this)?\s*[:–—]\s*|^\s+-\s+/.exec(rest);
  const body = afterColon ? rest.slice(afterColon[0].length) : rest;
  const acts = splitActs(body.replace(/^[\s,:;.?!–—-]+/, ""), seed, afterColon !== null);
  return { ...askedOf(who, acts), command: head };
}

/** “can you tell her I can't come?”: removes the question mark, which is not for the message. */
function withoutAsking(text: string): string {
  const first = /^[^.?!]*\?/.exec(text)?.[0];
  if (
    !first ||
    /\b(?:ask|if|whether)\b|[:"]|\b(?:can|could|would|will|do|are) (?:he|she|they|we|you)\b.*\?$/i.test(first.slice(8))
  )
    return text;
  return `${first.slice(0, -1)}.${text.slice(first.length)}`;
}

/** “asking if my neighbour can water the plants”: the neighbour is the addressee. */
function askedOf(who: Request["who"], acts: Act[]): Pick<Request, "who" | "acts"> {
  const [first, ...rest] = acts;
  if (who !== null || first?.kind !== "ask-if" || !/^(?:my|our|the) /i.test(first.text)) return { who, acts };
  const found = findAddressee(first.text, "en");
  const behind = found ? first.text.slice(found.length) : "";
  if (!found || typeof found.who === "string" || !/^ (?:can|could|would|will|might|wants|needs)\b/i.test(behind))
    return { who, acts };
  const pronoun = found.who.plural ? "they" : found.who.gender === "f" ? "she" : "he";
  return { who: found.who, acts: [{ ...first, text: `${pronoun}${behind}` }, ...rest] };
}

function stripPreamble(text: string): string {
  let bare = text.replace(
    /\b(to|for) (?:someone|somebody) who(se)? ([^,.:]{3,40}), ((?:my|our) [\w' ]{3,30}?)(?=[,.:]|$)/i,
    (_, to: string, owns: string | undefined, what: string, who: string) =>
      `${to} ${who}, ${owns ? "his" : "he"} ${what}`,
  );
  for (let turn = 0; turn < 6; turn += 1) {
    const next = bare.replace(PREAMBLE, "");
    if (next === bare) break;
    bare = next;
  }
  return bare
    .replace(/^i (?:need|want|would like|'d like) (?=(?:a|an|some) )/i, "write ")
    .replace(
      /^(?:a|some) (?=(?:\w+ ){0,2}(?:text|message|note|email|reply|card|apology|invitation|reminder)\b)/i,
      "write a ",
    )
    .replace(
      /^(?=(?:condolences|congratulations|congrats|thank you note|birthday (?:message|wishes)) (?:to|for)\b)/i,
      "send ",
    )
    .replace(/^(?:make|file|send in) a complaint (?=to )/i, "write a complaint ")
    .replace(/^complain (?=to )/i, "write ")
    .replace(
      /^(?=(?:short |quick |nice |warm )?(?:sorry|thank[- ]?you|thanks|get[- ]well|good luck|birthday|sympathy|apology|congratulations?|complaint|reminder|invitation)(?: (?:text|message|note|card|email|letter))? (?:to|for) )/i,
      "write a ",
    );
}

/** What precedes “to Ana” if Ana is the addressee. */
const REQUESTS =
  /\b(?:write|draft|compose|send|text|message|msg|email|note|reply|respond|answer|card|letter|complain|complaint|report|feedback|condolences|congratulations|congrats|apology|invitation|sorry|apologi[sz]e|something|words|lines?|explain|say|thanks|thank you|invite|reminder|need|suggest|propose|offer|cancel|postpone|reschedule|move|recommend|mention|whatsapp|sms|wish|wishes)\b/i;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Replaces the addressee after a verb of saying or “to” by “@”. */
function markAddressee(text: string): { who: Found["who"] | null; marked: string } {
  const colon = /[:"]/.exec(text)?.index ?? text.length;
  const command = text.slice(0, Math.max(colon, 4));
  const last = /[.!] ?(?:this is |it's |that's )?(?:to|for) ((?:my |our )?[\w ]{2,30})[.!]?$/i.exec(text);
  const named = last && findAddressee(last[1]!, "en");
  if (last && named && typeof named.who === "object" && named.length >= last[1]!.length)
    return { who: named.who, marked: text.slice(0, last.index + 1) };
  const matches = ANCHORS.flatMap((anchor) => [...command.matchAll(anchor)]).toSorted((x, y) => x.index - y.index);
  for (const match of matches) {
    const at = match.index + match[0].length;
    // The addressee is named in the request, not later in the content.
    if (at > 90) break;
    const found = findAddressee(command.slice(at), "en");
    if (!found) continue;
    const before = command.slice(0, match.index);
    if (/^(?:to|for|with) $/i.test(match[0]) && typeof found.who === "object" && !REQUESTS.test(before)) continue;
    if (match[0].startsWith("with")) {
      if (!/\b(?:cancel|postpone|reschedule|move|decline)\b/i.test(before)) continue;
      return { who: found.who, marked: `${text.slice(0, match.index)}${text.slice(at + found.length).trimStart()}` };
    }
    const alias = command.slice(at, at + found.length);
    const again = new RegExp(
      `(?<!\\b(?:I|we|I'd|I'll|I've|to|can|could|i|not) )\\b(${VERB}(?:ing)?(?: to)?) (?:him|her|them|${escaped(alias)})\\b(?!')`,
      "gi",
    );
    const tail = text
      .slice(at + found.length)
      .replace(again, "$1 @")
      .replace(
        /^( a \w+| something)? (?:to|for) (?:him|her|them)(?= (?:that|saying|to|because|and|about|if)\b|[,.:;]|$)/,
        "$1",
      );
    return { who: found.who, marked: `${text.slice(0, at)}@${tail}` };
  }
  return {
    who: null,
    marked: text.replace(
      new RegExp(`(?<!\\b(?:I|we|I'd|I'll|I've|i|not) )\\b(${VERB}(?:ing)?(?: to)?) (?:him|her|them)\\b`, "gi"),
      "$1 @",
    ),
  };
}

function stripHead(text: string): { head: string; rest: string; seed: Act | null } {
  const quoted =
    /^(?:what (?:do|should|can|could|would) i (?:say|reply|answer|respond|write|text)|(?:reply|respond|answer|write back)|write (?:me )?(?:a|an) (?:reply|answer|response))(?: back)?(?: to)?(?: @(?:'s)?)?(?: (?:message|text|when (?:he|she|they) (?:says?|writes?|asks?)|who (?:wrote|says?|asks?)))*[\s:,]*"[^"]*"[\s.,?!:-]*/i.exec(
      text,
    );
  if (quoted)
    return {
      head: quoted[0],
      rest: text.slice(quoted[0].length).replace(/^(?:i want to say|i'd say|say)\b(?: that)?/i, "say that"),
      seed: null,
    };
  const head = HEAD.exec(text)?.[0] ?? "";
  // “write ana that”, “ask her if”: the verb of saying belongs to its clause.
  if (
    /^(?:say|give|offer|make|get|do)\s+(?:@\s*)?$/i.test(head) ||
    (/^send\s*$/i.test(head) && /^(?:my |our )?condol/i.test(text.slice(head.length)))
  )
    return { head: "", rest: text, seed: null };
  const occasion = OCCASIONS.find(([match]) => match.test(head));
  const rest = text.slice(head.length);
  if (occasion && !/^\s*[:"]/.test(rest))
    return {
      head,
      rest: rest.replace(/^ *(?:message|note|card|text)\b/, "").replace(/^ *(?:to|for) @/, ""),
      seed: { kind: occasion[1], text: occasion[2] },
    };
  return { head, rest, seed: null };
}
