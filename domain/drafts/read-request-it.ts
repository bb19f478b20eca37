import { findAddressee, type Found } from "./addressee.ts";
import { isFirstName } from "./content.names.ts";
import type { Act, ActKind } from "./draft-types.ts";
import { isFinite } from "./italian-verbs.ts";
import { mend } from "./mend.ts";
import type { Request } from "./read-request-en.ts";

const L = "(?<!\\p{L})";
const R = "(?!\\p{L})";

const PREAMBLE =
  /^(?:(?:ciao|ehi|ok|okay|allora|senti|scusa|per favore|perfavore|per piacere|dai|bene|grazie|coach|ora|adesso|poi)[,!.]?\s+|(?:mi |me lo |me la )?(?:puoi|potresti|sapresti|riesci a|aiuti a|aiuteresti a|aiutami a|dai una mano a|dammi una mano a|può|potrebbe)\s+|(?:vorrei|voglio|devo|dovrei|mi piacerebbe|ho bisogno di|avrei bisogno di|mi servirebbe|mi serve)\s+(?=(?:che (?:mi )?)?(?:scriv|mand|dir|di(?:gli|lle)|chied|ringrazi|scus|invit|avvis|inform|rispond|ricord|far|un|una|due|qualche|disdi|annull|spost|rifiut|declin|augur|comunic|congratul|spieg|propor))|(?:come|cosa) (?:posso|potrei|faccio a|dovrei)\s+|(?:cosa|che cosa|che) (?=(?:scrivo|dico|rispondo|mando) (?:a|ad|al|alla|all')(?!\p{L})(?![^"]*"))|come (?=(?:lo )?(?:dico|dire|scrivo|chiedo|spiego|faccio sapere|faccio (?:gli |le )?a|rispondo|comunico)(?!\p{L}))(?:lo )?|(?:come|cosa) (?:gli|le) (?=(?:dico|scrivo|chiedo))|aiuto[,:]?\s+|che (?:mi )?)/iu;

const NOUN =
  "(?:messaggi(?:o|no)|msg|sms|whatsapp|mail|email|e-mail|bigliett(?:o|ino)|testo|testi|righe|riga|parole|parola|nota|lettera|risposta|auguri|invito|ringraziamento|scuse|promemoria|cosa|vocale|frase|condoglianze|qualcosa|cartolina|pensiero|comunicazione|letterina|messagino|mess)";
const ADJECTIVE =
  "(?:molto |più |e |ma |non troppo |un po' )*(?:brev[ei]|cort[oaie]|gentil[ei]|carin[oaie]|bell[oaie]?|bel|affettuos[oaie]|caloros[oaie]|formal[ei]|informal[ei]|professional[ei]|simpatic[oaie]|veloc[ei]|semplic[ei]|educat[oaie]|dolc[ei]|sincer[oaie]|ferm[oaie]|decis[oaie]|chiar[oaie]|piccol[oaie]|spiritos[oaie]|divertent[ei]|cordial[ei]|amichevol[ei]|legger[oaie]|diplomatic[oaie]|rapid[oaie]|tener[oaie])";
const OCCASION =
  "(?:(?:di|d'|per (?:i suoi |il suo |fare )?|con (?:gli |le )?)\\s*(?:ringraziamento|scuse|auguri(?: di (?:buon )?compleanno)?|invito|compleanno|condoglianze|congratulazioni|promemoria|complimenti|risposta|buon compleanno|rottura|addio|pace|conforto|sostegno|incoraggiamento|conferma|benvenuto|commiato|disdetta|rifiuto|reclamo|sollecito|riconciliazione|solidarietà)\\s*|(?:della |di )?buona ?notte\\s*|del buongiorno\\s*\\s*)";
const HEAD = new RegExp(
  `^(?:(?:scriv(?:i|imi|igli|ile|iamo|ere|ergli|erle|ermi|o)|prepar(?:a|ami|are|armi)|mand(?:a|are|agli|ale|iamo|argli|arle|o)|invi(?:a|are|agli|ale)|fa(?:mmi|i|re|gli|lle)|butta(?:mi)? giù|compon(?:i|imi)|formul(?:a|are)|dammi|abbozza(?:mi)?|crea(?:mi)?|stendi|redigi|mi scrivi|mi prepari|mi fai|trova(?:mi)?|rispond(?:i|igli|ile|ere|ergli|erle)|messaggi[oa]|dettami|suggeriscimi|gli scrivo|le scrivo|scrivo|serve|mettere giù)(?!\\p{L})\\s*)(?:subito |anche |solo |per favore |giù )*(?:@\\s*)?(?:(?:un|uno|una|un'|due|dei|delle|degli|qualche|il|la|le|gli|i|l'|tre)\\s*(?<=[\\s'])|(?=qualcosa|mail|email|messaggio|sms))?(?:${ADJECTIVE},?\\s+)*(?:${NOUN}${R}\\s*(?:(?:di|da) (?=${ADJECTIVE}))?)?(?:${ADJECTIVE}\\s*,?\\s*)*${OCCASION}?(?:${ADJECTIVE}\\s*)*(?:da (?:mandare|inviare|spedire|dare|scrivere)\\s*)?(?:@\\s*)?${OCCASION}?`,
  "iu",
);
const OCCASIONS: readonly [RegExp, ActKind, string][] = [
  [/ringraziament/i, "thank", ""],
  [/(?:auguri di (?:buon )?|di |per il suo )compleanno|buon compleanno/i, "wish", "buon compleanno"],
  [/buona ?notte/i, "wish", "buona notte"],
  [/del buongiorno/i, "wish", "buona giornata"],
  [/auguri/i, "wish", ""],
  [/scuse/i, "sorry", ""],
  [/invito/i, "invite", ""],
  [/condoglianze/i, "condole", ""],
  [/congratulazioni|complimenti/i, "congratulate", ""],
  [/promemoria/i, "remind", ""],
];

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
  [`${ASK}${A} se${R}`, "ask-if"],
  [`${ASK}${A} (?:di|d')${R}`, "ask-to"],
  [
    `${ASK}${A} (?=(?:quando|dove|come|cosa|che cosa|perché|chi|quanto|quanti|quante|a che ora|che ora|quale|quali|di che|con chi|da quanto|per quando|in che|fino a)${R})`,
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
    `(?:rifiut(?:a|are|ando)|declin(?:a|are|ando)|(?:di'|dì|dire|di(?:gli|lle)) di no a(?:l|ll'|lla|llo)?)${A}${R}`,
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

const VERB =
  "(?:scriv\\p{L}+|mand\\p{L}+|invi\\p{L}+|prepar\\p{L}+|d[iì]'?|dire|dico|chied\\p{L}+|domand\\p{L}+|ricord\\p{L}+|ringrazi\\p{L}+|invit\\p{L}+|avvis\\p{L}+|avvert\\p{L}+|inform\\p{L}+|spieg\\p{L}+|rispond\\p{L}+|scus\\p{L}+|condoglianze|messaggi\\p{L}*|msg|mail|email|e-mail|sms|whatsapp|biglietto|bigliettino|righe|parole|testo|nota|lettera|risposta|invito|auguri|sapere|complimenti|congratul\\p{L}+|scusa|augur\\p{L}+|propon\\p{L}+|offri\\p{L}*|qualcosa|scuse|no|comunic\\p{L}+|saluta|conferm\\p{L}+|ringraziamento|compleanno|grazie|presente|presenti|gentile|carino|formale|promemoria|due|breve|affettuoso)";
const ANCHOR = new RegExp(
  `${L}${VERB}(?:,? (?:anche|subito|per favore|poi))? ((?:da (?:mandare|inviare) )?(?:a|ad|al|allo|alla|ai|agli|alle|all'|per|con|col) ?(?:i|il|la|lo|gli|le|l')?(?<=[ '])(?: )?)(?=\\p{L})`,
  "giu",
);
const OBJECT = new RegExp(
  `${L}(?:ringrazi(?:a|are)|invit(?:a|are)|avvis(?:a|are)|avvert(?:i|ire)|inform(?:a|are)|saluta) (?=\\p{L})`,
  "giu",
);

/** The addressee and the parts of an Italian request; direct speech is one act. */
export function readItalian(text: string): Request {
  let bare = text;
  for (let turn = 0; turn < 6; turn += 1) bare = bare.replace(PREAMBLE, "");
  bare = bare
    .replace(
      /^(?=(?:un |una |due |qualche )?(?:(?:bel|bell[oa']|breve|piccol[oa]|semplice|carin[oa]|gentile|simpatic[oa]|dolce|veloce|formale|cort[oa]) ?)*(?:messagg|mail|email|sms|bigliett|righe|invito|risposta|testo))/iu,
      "scrivi ",
    )
    .replace(/perch(?:e'|e)(?!\p{L})/giu, "perché");
  bare = bare.replace(/^(?=(?:a|al|alla|per|all') ?[^:.?!]{2,40}:)/iu, "scrivi ");
  const { who, marked } = markAddressee(bare);
  const reply =
    /^(?:(?:che |cosa |come )+(?:posso |potrei |dovrei )?(?:gli |le )?(?:rispond\p{L}+|dico|scrivo)|rispond\p{L}+)(?: @)?(?: a)?[^"]{0,40}"[^"]*"[\s.,?!:-]*(?:rispondi(?:gli|le)? )?/iu.exec(
      marked,
    );
  const head = reply?.[0] ?? (isBareTelling(marked) ? "" : (HEAD.exec(marked)?.[0] ?? ""));
  const rest = marked.slice(head.length);
  const quoted = /^[\s:,-]*"([^"]+)"[\s.]*$/u.exec(rest)?.[1];
  if (quoted) return { who, acts: [{ kind: "direct", text: quoted }], command: head };
  const colon = /^\s*(?:così|dicendo|tipo)?\s*[:–—]\s*|^\s+-\s+/u.exec(rest);
  const occasion = reply ? undefined : OCCASIONS.find(([match]) => match.test(head));
  const seed: Act | null = occasion && !colon ? { kind: occasion[1], text: occasion[2] } : null;
  const body = (colon ? rest.slice(colon[0].length) : rest).replace(/^[\s,:;.?!–—-]+/, "");
  return { who, acts: splitActs(colon ? body : withQuestions(body), seed, colon !== null), command: head };
}

/** “che arrivo alle 6 e se può venirmi a prendere”: a clause with “se” and no other verb is a question. */
function withQuestions(body: string): string {
  return body.replace(
    /,? e se ([^,.;:?!]+?)(?=$|[.;?!,]| e (?:che|digli|dille|chied|se)(?!\p{L}))/giu,
    (found, clause: string) => {
      const words = mend(clause, "it")
        .toLowerCase()
        .split(/[^\p{L}']+/u);
      const finite = words.filter(
        (word, index) => isFinite(word) && !/^(?:il|la|lo|l'|un|una|a|di|per|alla|al)$/.test(words[index - 1] ?? ""),
      );
      return finite.length <= 1 ? `, chiedi se ${clause}` : found;
    },
  );
}

/** “scrivi a Marco che” is read with its head, “scrivigli di venire” as what to ask. */
function isBareTelling(text: string): boolean {
  return (
    /^(?:scriv(?:i|igli|ile|ergli|erle|ere)|rispondi(?:gli|le)?)(?: @)? (?:di|che) /iu.test(text) ||
    /^(?:fa(?:gli|lle|i|rgli|rle|re)|manda(?:gli|le)?) (?:sapere|presente|capire|gli auguri|(?:tanti )?auguri|(?:i )?(?:miei )?complimenti|le (?:mie )?(?:condoglianze|scuse)|le congratulazioni)/iu.test(
      text,
    )
  );
}

function markAddressee(text: string): { who: Found["who"] | null; marked: string } {
  const colon = /[:"]/.exec(text)?.index ?? text.length;
  const command = text.slice(0, colon).slice(0, 160);
  const company = /(?<!\p{L})(?:disd|annull|spost|rimand|rinvi|cancell)\p{L}*[^.:?!]{0,40}? con (?=\p{L})/iu.exec(
    command,
  );
  if (company && company.index < 70) {
    const at = company.index + company[0].length;
    const found = findAddressee(command.slice(at), "it");
    if (found && !/(?<!\p{L})a (?:il |l[ao] )?\p{Lu}/u.test(command.slice(0, company.index)))
      return { who: found.who, marked: `${text.slice(0, at - 4)}${text.slice(at + found.length).trimStart()}` };
  }
  for (const anchor of [ANCHOR, OBJECT])
    for (const match of command.matchAll(anchor)) {
      const at = match.index + match[0].length;
      if (match.index > 70) break;
      // A clause with its own verb may come before; whoever is named there is not the addressee.
      if (
        /(?<!\p{L})(?:che|se)(?!\p{L})/iu.test(command.slice(0, match.index)) &&
        !/(?<!\p{L})che (?:mi )?scriv/iu.test(command)
      )
        break;
      const found = findAddressee(command.slice(at), "it");
      if (!found) continue;
      const word = /^\p{L}+/u.exec(command.slice(at))?.[0] ?? "";
      if (
        typeof found.who === "object" &&
        !found.who.formal &&
        word === word.toLowerCase() &&
        !isFirstName(word) &&
        found.who.to === word.charAt(0).toUpperCase() + word.slice(1) &&
        (/(?:re|rgli|rle|rlo|rla|rsi|rmi|ndo)$/.test(word) ||
          !/(?:scrivi|manda|messaggio|sms|mail|rispondi|di'|dì|chiedi|righe) (?:a|ad) $/i.test(command.slice(0, at)))
      )
        continue;
      const from = match[1] ? at - match[1].length : at;
      return { who: withGender(found.who, text), marked: `${text.slice(0, from)}@${text.slice(at + found.length)}` };
    }
  const clitic =
    /(?<!\p{L})(?:di|scrivi|scriver|chiedi|chieder|manda|mandar|dir|fa|far|rispondi|risponder|ricorda|ricordar|spiega|augura|proponi|dicendo|chiedendo|comunica|domanda|invia|invita|ringrazia|ringraziar|avvisa|avvisar|avverti)(l?le|gli|la|lo)(?!\p{L})/iu.exec(
      text,
    );
  if (/(?<!\p{L})(?:d(?:i'|ì|i)|chiedi|scrivi|manda|rispondi|ricorda|spiega|fai) (?:a )?loro(?!\p{L})/iu.test(text))
    return { who: "them", marked: text };
  const loose = /^(?:(?:come|cosa) )?(gli|le) (?:dico|scrivo|chiedo|rispondo)/iu.exec(text);
  const found = clitic?.[1] ?? loose?.[1];
  return { who: found ? (/^(?:l?le|la)$/i.test(found) ? "her" : "him") : null, marked: text };
}

/** “scrivi alla prof e dille”: the pronoun says what the word leaves open. */
function withGender(who: Found["who"], text: string): Found["who"] {
  if (typeof who === "string" || who.gender || who.plural) return who;
  const pronoun =
    /(?<!\p{L})(?:d|scriv|chied|mand|ricord|f|spieg|ringrazi|invit|avvis)\p{L}*?(lle|le|gli|la|lo)(?!\p{L})/iu.exec(
      text,
    )?.[1];
  if (!pronoun || /^(?:mandale?|scrivila)$/i.test(pronoun)) return who;
  return { ...who, gender: /^(?:lle|le|la)$/i.test(pronoun) ? "f" : "m" };
}

function splitActs(body: string, seed: Act | null, direct: boolean): Act[] {
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
  if (seed) acts.push({ kind: seed.kind, text: clean(`${seed.text} ${lead}`) });
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
  return acts;
}

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
