import type { Act, ActKind } from "./draft-types.ts";
import { startsWithWh } from "./english-question.ts";

/** How clauses of a request begin, and the act they ask for. */
const MARKS: readonly [RegExp, ActKind][] = [
  [/(?:say|saying) no to(?: @)?/, "decline"],
  [
    /(?:say(?:ing)? )?(?:(?:i'm|im|i am) )?(?:so |very |really )?sorry to @(?:,? (?=for|that|about|because|if))?/,
    "sorry",
  ],
  [/(?:ask|asking) @ (?:out|over|round)\b/, "invite"],
  [/(?:ask|asking) (?:@ )?for (?:his |her |their )?forgiveness(?: for)?\b/, "sorry"],
  [/(?:ask|asking|see|find out)(?: @)?(?: nicely| politely)? (?:if|whether|wether)\b/, "ask-if"],
  [/(?:ask|asking)(?: @)?(?: nicely| politely)? (?=not to |to )/, "ask-to"],
  [/(?:ask|asking)(?: @)?(?: nicely| politely)? about\b/, "about"],
  [/(?:ask|asking)(?: @)?(?: back)? for\b/, "ask-for"],
  [/(?:ask|asking|find out)(?: @)? (?=(?:what|when|where|why|who|which|how|whose)\b)/, "ask-wh"],
  [
    /(?:ask|asking)(?: @)?[,:]? (?=(?:can|could|is|are|does|do|did|will|would|has|have|should|may) (?:he|she|they|it|i|we|there|the|my|our|his|her|their)\b)/,
    "ask-if",
  ],
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

/** The acts in a request after its head; direct speech is one act. */
export function splitActs(body: string, seed: Act | null, direct: boolean): Act[] {
  if (!body.trim()) return seed ? [seed] : [];
  const cuts: { at: number; end: number; kind: ActKind }[] = [];
  const opener = direct && /^thank(?:s| you)\b/i.test(body) ? undefined : marks.find(({ start }) => start.test(body));
  const opening = opener?.start.exec(body)?.[0] ?? "";
  const own =
    /\bI(?:'m|'d)? (?!(?:want|need|would like|should) )/i.test(opening) &&
    /^(?:decline|accept|cancel|move|offer|suggest|invite)$/.test(opener?.kind ?? "");
  const first = own ? undefined : opener;
  if (first) cuts.push({ at: 0, end: opening.length, kind: first.kind });
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
  if (seed?.kind === "condole" && CLAUSE.test(clean(lead))) acts.push({ kind: "condole", text: clean(lead) });
  else if (seed?.text === "a speedy recovery" && CLAUSE.test(clean(lead)))
    acts.push({ kind: "say", text: `I'm sorry to hear that ${clean(lead)}` }, seed);
  else if (seed && CLAUSE.test(clean(lead)) && !/^(?:sorry|remind)$/.test(seed.kind))
    acts.push(seed, { kind: "say", text: clean(lead) });
  else if (seed) acts.push({ kind: seed.kind, text: clean(`${seed.text} ${lead}`) });
  else if (lead.trim()) acts.push(bareAct(lead, direct));
  cuts.forEach((cut, index) => {
    const text = clean(body.slice(cut.end, cuts[index + 1]?.at ?? body.length));
    if (text || cut.kind === "sorry" || cut.kind === "thank" || cut.kind === "condole" || cut.kind === "congratulate")
      acts.push({ kind: startsWithWh(text) && cut.kind === "ask-if" ? "ask-wh" : cut.kind, text });
  });
  return acts
    .filter(({ text, kind }) => text || kind !== "say")
    .map(asWish)
    .filter((act, index, all) => index === all.length - 1 || !isDescription(act));
}

/** “tell him happy birthday” is a wish. */
function asWish(act: Act): Act {
  return act.kind === "say" &&
    /^(?:a )?(?:very )?(?:happy (?:birthday|new year|easter|anniversary)|merry |good luck|congrat)/i.test(act.text)
    ? { ...act, kind: "wish" }
    : act;
}

/** “my friend who's in hospital, tell him”: says who it is, not what to say. */
function isDescription({ kind, text }: Act): boolean {
  return kind === "say" && /^who(?:'s| is| was| has|'re| are) [^,.]{2,40}$/i.test(text);
}

/** Words after the head without a verb of saying: “about the party”, “for her help”, “I can't come”. */
function bareAct(lead: string, direct: boolean): Act {
  const text = clean(lead);
  if (direct) return { kind: "direct", text };
  if (
    /^about (?!to\b)/i.test(text) &&
    !/^about [^,.]{2,30}, /i.test(text) &&
    !/\b(?:I|we|she|he) (?:can|will|am|was|have|need|want)/i.test(text)
  )
    return { kind: "about", text: text.replace(/^about /i, "") };
  if (/^(?:not )?to (?:\w+ )/i.test(text)) return { kind: "ask-to", text };
  if (/^(?:a )?(?:very )?(?:happy |merry |good luck)/i.test(text)) return { kind: "wish", text };
  return {
    kind: "say",
    text: text.replace(/^(?:that|saying|because|since|cause|cos|about (?:how|the fact that)|how)\s+/i, ""),
  };
}

/** The start of a sentence. */
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
