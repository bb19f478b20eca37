import type { Act, ActKind } from "./draft-types.ts";
import { isFinite } from "./italian-verbs.ts";

const R = "(?!\\p{L})";

const A = "(?: @)?(?: anche| pure| gentilmente| per favore| poi)?";
const ASK =
  "(?:chied(?:i (?:a )?loro|i|igli|ile|iglielo|ere|ergli|erle|endo|endogli|endole|o|iamogli)|domand(?:a|agli|ale|are|argli|arle|ando|andogli|andole)|(?:gli|le) (?:chiedo|domando))";
const TELL =
  "(?:d(?:i'|ì|i) (?:a )?loro|scrivi (?:a )?loro|di'|dì|di(?= @)|di(?:gli|lle|rgli|rle)|dire|dico|(?:gli|le) dico|dicendo(?:gli|le)?|spiega(?:gli|le|rgli|rle|re|ndo|ndogli|ndole)?|(?:gli|le) spiego|fa(?:gli|lle|rgli|rle) (?:sapere|presente|capire)|fai sapere|far sapere|facciamo sapere|avvis(?:a|alo|ala|ali|arlo|arla|are|andolo|andola)|avvert(?:i|ilo|ila|irlo|irla|ire)|inform(?:a|alo|ala|arlo|arla|are|andolo)|comunic(?:a|agli|ale|are|argli|arle|ando)|scriv(?:i|igli|ile|ergli|erle|ere|endo|o)|conferm(?:a|agli|ale|argli|arle|are)|aggiungi|segnala(?:gli|rgli|re)?|racconta(?:gli|le)|rispondi(?:gli|le)?)";
const MARKS: readonly [string, ActKind][] = [
  [
    `(?:${ASK}${A} (?:scusa|perdono)|scus(?:ati|armi|arsi|andomi|a)(?: (?:@|con (?:lui|lei|loro)))?|(?:fai|fagli|falle|fare|facendo(?:gli|le)) (?:le mie )?scuse)${A}(?: (?=(?:per|se|di|del|della|dell'|con|che|a|perché)${R}))?`,
    "sorry",
  ],
  [`${ASK}${A} ?:`, "direct"],
  [`${ASK}${A},? (?=(?:può|potrebbe|riesce|viene|va bene|possiamo|posso|ha (?:tempo|voglia))${R})`, "ask-if"],
  [`${ASK}${A} se${R}`, "ask-if"],
  [`${ASK}${A} (?:di|d')${R}`, "ask-to"],
  [
    `${ASK}${A} (?=(?:quando|dove|com'|com'è|come|cosa|che cosa|perché|chi|quanto|quanti|quante|a che ora|che ora|quale|quali|di che|con chi|da quanto|per quando|in che|fino a)${R})`,
    "ask-wh",
  ],
  [
    `${ASK}${A} (?=che (?:programmi|piani|idee|tempo|numero|giorno|giorni|taglia|regalo|tipo|orari\\p{L}*|libr\\p{L}|film|vino|torta|gusti|impegni|macchina|lavoro|scuola|treno|volo)${R})`,
    "ask-wh",
  ],
  [`${ASK}${A} (?:che)${R}`, "say"],
  [`${ASK}${A}(?= )`, "ask-for"],
  [`(?:ricord(?:a|agli|ale|argli|arle|are|andogli|andole))${A} (?=di${R})`, "remind-to"],
  [`(?:ricord(?:a|agli|ale|argli|arle|are|andogli|andole))${A}(?: che)?${R}`, "remind"],
  [
    `(?:propon(?:i|igli|ile|endo|endogli|endole)|propor(?:re|gli|le)|suggerisci(?:gli|le)?|suggerire)${A}(?: che)?${R}`,
    "suggest",
  ],
  [`(?:offri(?:gli|le|ti|rgli|rle|rmi|re)?)${A}${R}`, "offer"],
  [`(?:${TELL}|d[iì]'?)${A} (?=di (?!(?:no|sì|nuovo|più|meno|solito)${R}))(?:di)${R}`, "ask-to"],
  [`(?:${TELL})${A} (?=grazie${R})grazie`, "thank"],
  [`(?:${TELL}|dille|digli)${A} (?=(?:buon|auguri|tanti auguri|in bocca))`, "wish"],
  [`(?:${TELL})${A}(?:,)? (?:che|di come)${R}`, "say"],
  [`(?:${TELL})${A} (?=(?:quando|dove|come|quanto)${R})`, "say"],
  [`(?:di(?:gli|lle|rgli|rle)|avvis(?:a|alo|ala)|dicendo(?:gli|le))${A}${R}`, "say"],
  [`ringrazi(?:a|alo|ala|ali|arlo|arla|are|arli|ando|andolo|andola|o)${A}${R}`, "thank"],
  [`invit(?:a|alo|ala|ali|arlo|arla|arli|are|andolo|andola)${A}${R}`, "invite"],
  [
    `(?:augur(?:a|agli|ale|are|argli|arle|ando|andogli|andole)|(?:fa(?:i|gli|lle|re|rgli|rle)|manda(?:gli|le)?) (?:(?:tanti |tantissimi )?auguri|gli auguri))${A}${R}`,
    "wish",
  ],
  [
    `(?:congratul(?:ati|armi|andomi|arsi)(?: con (?:lui|lei|loro))?|fa(?:i|gli|lle|rgli|rle|re) (?:i |tanti )?(?:miei )?(?:complimenti|congratulazioni))${A}${R}`,
    "congratulate",
  ],
  [
    `(?:(?:(?:fa(?:i|gli|lle|rgli|rle|re)|manda(?:gli|le)?|esprimi(?:gli|le)?) )?(?:le )?(?:mie )?condoglianze)${A}${R}`,
    "condole",
  ],
  [
    `(?:(?:di'|dì|dire|di(?:gli|lle)) di no @|rifiut(?:a|are|ando)|declin(?:a|are|ando)|(?:di'|dì|dire|di(?:gli|lle)) di no a(?:l|ll'|lla|llo)?)${A}${R}`,
    "decline",
  ],
  [`(?:accett(?:a|are|ando))${A}${R}`, "accept"],
  [`(?:disd(?:ici|ire|icendo)|annull(?:a|are|ando))${A}${R}`, "cancel"],
  [`(?:(?=spost|rimand|rinvi)(?:spost(?:a|are)|rimand(?:a|are)|rinvi(?:a|are)))${A}${R}`, "move"],
  [`(?:parla(?:gli|le|rgli|rle) d(?=i|el|ella)|parla(?:gli|le) )`, "about"],
];
const START =
  "(?:(?:e|ed|anche|poi|per|in cui|dove|nel quale|nella quale|ma|pure|inoltre|dopo|per favore|,|da|voglio|vorrei|devo|che) )*";
const JOINT =
  "(?:[.;,!?:]\\s*(?:(?:e|ed|poi|ma|anche|inoltre|però) )*(?:per )?|\\s(?:e|ed|poi|ma|inoltre|però)(?: (?:poi|anche|pure|per|inoltre|magari))*\\s)";
const marks = MARKS.map(([source, kind]) => ({
  kind,
  start: new RegExp(`^${START}(?:${source})`, "iu"),
  joint: new RegExp(`${JOINT}(?:${source})`, "giu"),
}));

/** The acts in a request after its head; direct speech is one act. */
export function splitActs(body: string, seed: Act | null, direct: boolean): Act[] {
  if (!body.trim()) return seed ? [seed] : [];
  const cuts: { at: number; end: number; kind: ActKind; word: string }[] = [];
  const first = marks.find(({ start }) => start.test(body));
  if (first) {
    const word = first.start.exec(body)![0];
    cuts.push({ at: 0, end: word.length, kind: first.kind, word });
  }
  if (!direct || first)
    for (const { joint, kind } of marks)
      for (const found of body.matchAll(joint)) {
        const end = found.index + found[0].length;
        if (cuts.some((cut) => found.index < cut.end && end > cut.at)) continue;
        if (
          /^(?:scusa|ricorda|offri|accetta|spiega|dico|dire)\b/i.test(
            found[0].replace(/^[\s.;,!?:]*(?:(?:e|ed|ma|poi) )?/, ""),
          ) &&
          !/@|(?:che|di|scusa a|se)$/.test(found[0].trim())
        )
          continue;
        cuts.push({ at: found.index, end, kind, word: found[0] });
      }
  cuts.sort((x, y) => x.at - y.at);
  const acts: Act[] = [];
  const lead = body.slice(0, cuts[0]?.at ?? body.length);
  if (
    seed &&
    /^(?:buon compleanno|)$/.test(seed.text) &&
    /^(?:wish|congratulate)$/.test(seed.kind) &&
    isFinite(/^[\s,]*(\p{L}+)/u.exec(lead)?.[1]?.toLowerCase() ?? "")
  )
    acts.push(seed, { kind: "say", text: clean(lead) });
  else if (seed) acts.push({ kind: seed.kind, text: clean(`${seed.text} ${lead}`) });
  else if (lead.trim()) acts.push(bareAct(lead, direct));
  cuts.forEach((cut, index) => {
    const verb = cut.kind === "move" ? `${/spost|rimand|rinvi/i.exec(cut.word)?.[0].toLowerCase()}are ` : "";
    const text = clean(verb + body.slice(cut.end, cuts[index + 1]?.at ?? body.length));
    if (cut.kind === "say" && /^di (?:no|s[iì])(?!\p{L})/iu.test(text)) {
      acts.push({ kind: "say", text: text.slice(3) });
      return;
    }
    if (text || /^(?:sorry|thank|condole|congratulate|wish)$/.test(cut.kind)) acts.push({ kind: cut.kind, text });
  });
  return acts.filter((act, index) => index === acts.length - 1 || act.kind !== "say" || !DESCRIPTION.test(act.text));
}

/** “al mio amico che è in ospedale, digli”: says who it is, not what to say. */
const DESCRIPTION =
  /^(?:che )?(?:è|sta) (?:in ospedale|malat[oa]|ricoverat[oa]|in lutto|a letto|in convalescenza)[^,.]{0,30}$/iu;

function bareAct(lead: string, direct: boolean): Act {
  const text = clean(lead);
  if (direct) return { kind: "direct", text };
  if (/^(?:sul|sulla|sui|sulle|sull'|riguardo a|a proposito di|circa)/iu.test(text)) return { kind: "about", text };
  if (
    /^(?:del|dello|della|dell'|dei|degli|delle|di (?:suo|sua|quel|quella|questo|questa|\p{Lu}))(?= |\p{L})/u.test(text)
  )
    return { kind: "about", text };
  if (/^(?:di) \p{L}+(?:re|rmi|rci|rsi)(?!\p{L})/iu.test(text))
    return { kind: "ask-to", text: text.replace(/^di /i, "") };
  if (/^per (?:il|la|l'|lo|i|gli|le|suo|sua)(?!\p{L})/iu.test(text)) return { kind: "about", text };
  const asked =
    /^se (?=(?:mi |ci |gli |le |lo |la |si |per caso |domani |sabato |domenica )*(?:può|possono|potrebbe|riesce|vuole|viene|ha|è|sta|sono|hanno|serve|servono|conosce|sa)(?!\p{L}))/iu.exec(
      text,
    );
  if (asked && !/^[^,]*, (?:può|possiamo|vengo|passo|posso|allora)(?!\p{L})/iu.test(text))
    return { kind: "ask-if", text: text.slice(3) };
  if (/^di (?:no|s[iì])(?!\p{L})/iu.test(text)) return { kind: "say", text: text.slice(3) };
  return {
    kind: "say",
    text: text.replace(
      /^(?:che(?! (?:ha|è|si è|sta) )|dicendo che|perché|siccome|per dire che|dove dico che|in cui dico che)\s+/iu,
      "",
    ),
  };
}

function clean(text: string): string {
  return text
    .trim()
    .replace(/^[,:;.–—-]\s*/, "")
    .replace(/[\s,;:]+$/, "")
    .replace(/\s+(?:e|ed|ma|poi)$/i, "")
    .trim();
}
