import { findAddressee, type Found } from "./addressee.ts";
import type { Act, ActKind } from "./draft-types.ts";
import { startsWithWh } from "./english-question.ts";

export interface Request {
  who: Found["who"] | null;
  acts: Act[];
  /** The words of the request itself, which may say how it should sound. */
  command: string;
}

const PREAMBLE =
  /^(?:(?:hey|hi|hello|ok|okay|so|well|um|please|pls|plz|coach|thanks|now|right)[,!.]?\s+|(?:can|could|would|will|cn) (?:you|u)\s+(?:please\s+|pls\s+|plz\s+)?|i(?:'d| would) (?:like|love)(?: you)? to\s+|i (?:want|need|have|wanna|gotta)(?: you)?(?: to)?\s+(?=write|text|tell|ask|message|send|thank|invite|say|apolog|remind|let|email|draft|congrat|decline|cancel|reply|respond|answer|wish)|i should\s+|i must\s+|help me(?: to| with)?\s+|help\s+(?=me\b)|what (?:should|can|could|do|would) i (?=(?:write|text|tell|message|send|say to)\b(?![^"]*"))|how (?:do|can|should|would) i\s+(?:best\s+|nicely\s+|politely\s+)?|what(?:'s| is) (?:a|the) (?:good|nice|best|kind) way to\s+|let's\s+|just\s+)/i;

const VERB =
  "(?:write|draft|compose|send|prepare|make|word|phrase|type|create|formulate|text|message|email|mail|whatsapp|tell|ask|remind|thank|invite|wish|congratulate|inform|warn|answer|reply|respond|apologi[sz]e|say sorry|say thanks|say thank you|say|let|explain|condolences|give|notify|offer|show)";
const ANCHORS = [
  new RegExp(`\\b${VERB}(?:ing)?(?: (?:back|up|out))?(?: to| with)? (?=\\S)`, "gi"),
  /\b(?:to|for|with) (?=\S)/gi,
];

const NOUN =
  "(?:thank[- ]you|thanks|birthday|get[- ]well|good luck|sympathy|apology|invitation|reminder|congratulations|condolences?|cancellation|goodbye|farewell|text|txt|sms|message|messages|msg|email|e-mail|mail|whatsapp|note|line|lines|letter|card|reply|answer|response|words|something|apology|request|voice note|post|wording)";
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
  [/\bapology\b/i, "sorry", ""],
  [/\binvitation\b/i, "invite", ""],
  [/\bcongratulations\b/i, "congratulate", ""],
  [/\b(?:condolence|sympathy)/i, "condole", ""],
  [/\breminder\b/i, "remind", ""],
  [/\bcancellation\b/i, "cancel", ""],
];

/** How a clause of the request begins, and what it then asks for. */
const MARKS: readonly [RegExp, ActKind][] = [
  [/(?:i'm |i am )?(?:so |very |really )?sorry to @(?: (?=for|that|about|because))?/, "sorry"],
  [/(?:ask|asking) @ (?:out|over|round)\b/, "invite"],
  [/(?:ask|asking) (?:@ )?for (?:his |her |their )?forgiveness(?: for)?\b/, "sorry"],
  [/(?:ask|asking|see|find out)(?: @)?(?: nicely| politely)? (?:if|whether|wether)\b/, "ask-if"],
  [/(?:ask|asking)(?: @)?(?: nicely| politely)? (?=not to |to )/, "ask-to"],
  [/(?:ask|asking)(?: @)?(?: nicely| politely)? about\b/, "about"],
  [/(?:ask|asking)(?: @)?(?: back)? for\b/, "ask-for"],
  [/(?:ask|asking|find out)(?: @)? (?=(?:what|when|where|why|who|which|how|whose)\b)/, "ask-wh"],
  [/(?:ask|asking) @(?=[,:]? )/, "say"],
  [/(?:tell|telling) @ (?=not to |to )/, "ask-to"],
  [/(?:tell|telling|let|letting) @ (?:about|know about)\b/, "about"],
  [
    /(?:tell|telling|inform|informing|warn|warning|notify|notifying|show|showing) @(?: that| of the fact that)?(?=[,:]? )/,
    "say",
  ],
  [/(?:let|letting) @ know(?: that)?/, "say"],
  [/(?:say|saying)(?: to @)? (?:that (?=i'?m sorry))?(?=i'?m sorry|i am sorry)/, "say"],
  [/(?:say|saying)(?: i'm| i am)?(?: to @)? sorry(?: to @)?(?: (?=for|that|about|to ))?/, "sorry"],
  [/(?:say|saying) (?:thank you|thanks)(?: to @)?(?: for)?/, "thank"],
  [/(?:say|saying|tell|telling|wish|wishing)(?: @)?(?: to @)? (?=(?:a )?(?:very )?(?:happy|merry|good luck))/, "wish"],
  [/(?:say|saying) (?=congrat)/, "say"],
  [
    /(?:say|saying|mention|mentioning|explain|explaining|state|stating|add|adding|write|writing|text|message|note|clarify|stress)(?: to @| @)?(?: how)? that\b/,
    "say",
  ],
  [/(?:say|saying|mention|mentioning|explain|explaining|add|adding)(?: to @| @)?(?=[,:]? )/, "say"],
  [/(?:apologi[sz]e|apologi[sz]ing)(?: to @)?/, "sorry"],
  [/(?:thank|thanking)(?: @)?(?: a lot| so much| very much)?(?: for)?\b/, "thank"],
  [/(?:remind|reminding) @(?: please)? (?=to )/, "remind-to"],
  [/(?:remind|reminding) @(?: that)?\b|(?:remind|reminding) @/, "remind"],
  [/(?:invite|inviting) @/, "invite"],
  [/(?:wish|wishing) @/, "wish"],
  [/(?:congratulate|congratulating)(?: @)?|congratulations to @|congrats to @/, "congratulate"],
  [/(?:(?:my |our |send |give |express |offer |sending )*condolences)(?: to @)?|(?:console) @/, "condole"],
  [/(?:decline|declining|turn down|turning down|say no to|refuse|refusing)\b/, "decline"],
  [/(?:accept|accepting|say yes to)\b/, "accept"],
  [/(?:cancel|cancelling|canceling|call off)\b/, "cancel"],
  [
    /(?:postpone|postponing|reschedule|rescheduling|move|push back|moving)\b(?= (?:our|the|my|it|dinner|lunch|coffee)\b)/,
    "move",
  ],
  [/(?:suggesting|suggest|proposing|propose)\b(?: to @| @)?(?: that)?/, "suggest"],
  [/(?:offering|offer)\b(?: to @| @)?/, "offer"],
];

const START =
  "(?:(?:and|also|then|plus|but|maybe|please|to|by|just|simply|where|in which|that|i|you|should|want|need|would like|can|could|,) )*";
const JOINT =
  "(?:[.;,!?:] *(?:(?:and|also|then|plus|but|please|maybe|just) )*(?:to )?|\\s(?:and|also|then|plus|but|\\+|&)(?: (?:also|then|please|to|maybe))*\\s)";
const marks = MARKS.map(([match, kind]) => ({
  kind,
  start: new RegExp(`^${START}(?:${match.source})`, "i"),
  joint: new RegExp(`${JOINT}(?:${match.source})`, "gi"),
}));

/** The addressee and the parts of an English request; direct speech is one act. */
export function readEnglish(text: string): Request {
  const bare = stripPreamble(text).replace(/^(?:to|for) (?=[^:.?!]{2,40}:)/i, "write to ");
  const { who, marked } = markAddressee(bare);
  const { head, rest, seed } = stripHead(marked);
  const quoted = /^[\s:,-]*"([^"]+)"[\s.]*$/.exec(rest)?.[1];
  if (quoted) return { who, acts: [{ kind: "direct", text: quoted }], command: head };
  const afterColon = /^\s*(?:saying|to say|that says|like this)?\s*[:–—]\s*|^\s+-\s+/.exec(rest);
  const body = afterColon ? rest.slice(afterColon[0].length) : rest;
  const acts = splitActs(body.replace(/^[\s,:;.?!–—-]+/, ""), seed, afterColon !== null);
  return { who, acts, command: head };
}

function stripPreamble(text: string): string {
  let bare = text;
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
    );
}

/** What stands before “to Ana” where Ana is to get the message. */
const REQUESTS =
  /\b(?:write|draft|compose|send|text|message|msg|email|note|reply|respond|answer|card|letter|condolences|congratulations|congrats|apology|invitation|sorry|apologi[sz]e|something|words|lines?|explain|say|thanks|thank you|invite|reminder|need|suggest|propose|offer|cancel|postpone|reschedule|move|recommend|mention|whatsapp|sms|wish|wishes)\b/i;

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Puts “@” where the addressee is named after a verb of saying or “to”. */
function markAddressee(text: string): { who: Found["who"] | null; marked: string } {
  const colon = /[:"]/.exec(text)?.index ?? text.length;
  const command = text.slice(0, Math.max(colon, 4));
  const matches = ANCHORS.flatMap((anchor) => [...command.matchAll(anchor)]).toSorted((x, y) => x.index - y.index);
  for (const match of matches) {
    const at = match.index + match[0].length;
    // Only the words of the request name the addressee, not what is to be said.
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
    const again = new RegExp(`\\b(${VERB}(?:ing)?(?: to)?) (?:him|her|them|${escaped(alias)})\\b(?!')`, "gi");
    const tail = text
      .slice(at + found.length)
      .replace(again, "$1 @")
      .replace(/^( a \w+| something)? (?:to|for) (?:him|her|them)\b/, "$1");
    return { who: found.who, marked: `${text.slice(0, at)}@${tail}` };
  }
  return {
    who: null,
    marked: text.replace(new RegExp(`\\b(${VERB}(?:ing)?(?: to)?) (?:him|her|them)\\b`, "gi"), "$1 @"),
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
  // “write ana that”, “ask her if”: a bare verb of saying is read with its clause.
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
      rest: rest.replace(/^ *(?:message|note|card|text)\b/, ""),
      seed: { kind: occasion[1], text: occasion[2] },
    };
  return { head, rest, seed: null };
}

function splitActs(body: string, seed: Act | null, direct: boolean): Act[] {
  if (!body.trim()) return seed ? [seed] : [];
  const cuts: { at: number; end: number; kind: ActKind }[] = [];
  const first = marks.find(({ start }) => start.test(body));
  if (first) cuts.push({ at: 0, end: first.start.exec(body)![0].length, kind: first.kind });
  if (!direct || first)
    for (const { joint, kind } of marks)
      for (const found of body.matchAll(joint)) {
        const end = found.index + found[0].length;
        if (cuts.some((cut) => found.index < cut.end && end > cut.at)) continue;
        if (
          /^(?:thank|offer|say|saying|move|add|write|text|note|cancel|accept|decline|refuse|show|message|state)\b/i.test(
            found[0].replace(/^.*?(?=[a-z]+(?: @)?\s*(?:that|for)?$)/i, ""),
          ) &&
          /^\s+(?:and|but)\s/i.test(found[0]) &&
          !/@|that|for|thank/.test(found[0])
        )
          continue;
        if (/[.;:] *(?:thank|thanks)/i.test(found[0]) && /^\s*(?:you|for)/.test(body.slice(end)) && direct) continue;
        if (/thank you$/i.test(body.slice(0, end + 4)) || /^ (?:you|u)\b/i.test(body.slice(end))) continue;
        cuts.push({ at: found.index, end, kind });
      }
  cuts.sort((x, y) => x.at - y.at);
  const acts: Act[] = [];
  const lead = body.slice(0, cuts[0]?.at ?? body.length);
  if (seed && CLAUSE.test(clean(lead)) && !/^(?:sorry|remind)$/.test(seed.kind))
    acts.push(seed, { kind: "say", text: clean(lead) });
  else if (seed) acts.push({ kind: seed.kind, text: clean(`${seed.text} ${lead}`) });
  else if (lead.trim()) acts.push(bareAct(lead, direct));
  cuts.forEach((cut, index) => {
    const text = clean(body.slice(cut.end, cuts[index + 1]?.at ?? body.length));
    if (text || cut.kind === "sorry" || cut.kind === "thank" || cut.kind === "condole" || cut.kind === "congratulate")
      acts.push({ kind: startsWithWh(text) && cut.kind === "ask-if" ? "ask-wh" : cut.kind, text });
  });
  return acts.filter(({ text, kind }) => text || kind !== "say");
}

/** Words after the head with no verb of saying: “about the party”, “for her help”, “I can't come”. */
function bareAct(lead: string, direct: boolean): Act {
  const text = clean(lead);
  if (direct) return { kind: "direct", text };
  if (/^about (?!to\b)/i.test(text) && !/\b(?:I|we|she|he) (?:can|will|am|was|have|need|want)/i.test(text))
    return { kind: "about", text: text.replace(/^about /i, "") };
  if (/^to (?:\w+ )/i.test(text)) return { kind: "ask-to", text };
  if (/^(?:a )?(?:very )?(?:happy |merry |good luck)/i.test(text)) return { kind: "wish", text };
  return {
    kind: "say",
    text: text.replace(/^(?:that|saying|because|since|cause|cos|about (?:how|the fact that)|how)\s+/i, ""),
  };
}

/** Begins as a sentence does. */
const CLAUSE =
  /^(?:(?:because|since|as|and|that) )?(?:i|i'm|im|i've|we|we're|he|he's|she|she's|they|they're|it|it's|there|(?:my|our|his|her|their|the) \w+ (?:is|are|was|has|had|will|can't|died|got|\w+ed))\b/i;

function clean(text: string): string {
  return text
    .trim()
    .replace(/^(?:[,:;.–—-]|that\b|please\b(?= (?:that|if)))\s*/i, "")
    .replace(/[\s,;:]+$/, "")
    .replace(/\s+(?:and|but|also|then|plus)$/i, "")
    .trim();
}
