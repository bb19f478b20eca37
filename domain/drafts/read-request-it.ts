import { findAddressee, type Found } from "./addressee.ts";
import { isFirstName } from "./content.names.ts";
import type { Act, ActKind } from "./draft-types.ts";
import { splitActs } from "./italian-acts.ts";
import { isFinite } from "./italian-verbs.ts";
import { repairTyping } from "./repair-typing.ts";
import { plainRequest, withoutAsking } from "./plain-request-it.ts";
import type { Request } from "./read-request-en.ts";

const L = "(?<!\\p{L})";
const R = "(?!\\p{L})";

const PREAMBLE =
  /^(?:(?:ciao|ehi|ok|okay|allora|senti|scusa|per favore|perfavore|per piacere|dai|bene|grazie|coach|ora|adesso|poi)[,!.]?\s+|(?:mi |me lo |me la )?(?:puoi|potresti|sapresti|riesci a|aiuti a|aiuteresti a|aiutami a|dai una mano a|dammi una mano a|può|potrebbe)\s+|(?:vorrei|voglio|devo|dovrei|mi piacerebbe|ho bisogno di|avrei bisogno di|mi servirebbe|mi serve)\s+(?=(?:che (?:mi )?)?(?:scriv|mand|dir|di(?:gli|lle)|chied|ringrazi|scus|invit|avvis|inform|rispond|ricord|far|un|una|due|qualche|disdi|annull|spost|rifiut|declin|augur|comunic|congratul|spieg|propor))|(?:come|cosa) (?:posso|potrei|faccio a|dovrei)\s+|(?:cosa|che cosa|che) (?=(?:scrivo|dico|rispondo|mando) (?:a|ad|al|alla|all')(?!\p{L})(?![^"]*"))|come (?=(?:lo )?(?:dico|dire|scrivo|chiedo|spiego|faccio sapere|faccio (?:gli |le )?a|rispondo|comunico)(?!\p{L}))(?:lo )?|(?:come|cosa) (?:gli|le) (?=(?:dico|scrivo|chiedo))|aiuto[,:]?\s+|che (?:mi )?)/iu;

const NOUN =
  "(?:messaggi(?:o|no)|msg|sms|whatsapp|mail|email|e-mail|bigliett(?:o|ino)|testo|testi|righe|riga|parole|parola|nota|lettera|risposta|auguri|invito|ringraziamento|scuse|promemoria|cosa|vocale|frase|condoglianze|qualcosa|cartolina|pensiero|comunicazione|letterina|messagino|mess)";
const ADJECTIVE =
  "(?:molto |più |e |ma |non troppo |un po' )*(?:brev[ei]|cort[oaie]|gentil[ei](?! (?:sig|signor|dott|prof|\\p{Lu}\\p{Ll}+ ))|carin[oaie]|bell[oaie]?|bel|affettuos[oaie]|caloros[oaie]|formal[ei]|informal[ei]|professional[ei]|simpatic[oaie]|veloc[ei]|semplic[ei]|educat[oaie]|dolc[ei]|sincer[oaie]|ferm[oaie]|decis[oaie]|chiar[oaie]|piccol[oaie]|spiritos[oaie]|divertent[ei]|cordial[ei]|tranquill[oaie]|calm[oaie]|pacat[oaie]|amichevol[ei]|legger[oaie]|diplomatic[oaie]|rapid[oaie]|tener[oaie])";
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

const VERB =
  "(?:scriv\\p{L}+|mand\\p{L}+|invi\\p{L}+|prepar\\p{L}+|d[iì]'?|dire|dico|chied\\p{L}+|domand\\p{L}+|ricord\\p{L}+|ringrazi\\p{L}+|invit\\p{L}+|avvis\\p{L}+|avvert\\p{L}+|inform\\p{L}+|spieg\\p{L}+|rispond\\p{L}+|scus\\p{L}+|condoglianze|messaggi\\p{L}*|msg|mail|email|e-mail|sms|whatsapp|biglietto|bigliettino|righe|parole|testo|nota|lettera|risposta|invito|auguri|sapere|complimenti|congratul\\p{L}+|scusa|augur\\p{L}+|propon\\p{L}+|offri\\p{L}*|qualcosa|scuse|no|comunic\\p{L}+|saluta|conferm\\p{L}+|ringraziamento|compleanno|grazie|presente|presenti|gentile|carino|formale|promemoria|due|breve|affettuoso|educat[oa]|cortese|professionale|dolce|amichevole|semplice|simpatic[oa]|caloros[oa]|lupo|guarigione|reclamo|referenza|sollecito|segnalazione)";
const ANCHOR = new RegExp(
  `${L}${VERB}(?:,? (?:anche|subito|per favore|poi))? ((?:da (?:mandare|inviare) )?(?:a|ad|al|allo|alla|ai|agli|alle|all'|per|con|col) ?(?:i|il|la|lo|gli|le|l')?(?<=[ '])(?: )?)(?=\\p{L})`,
  "giu",
);
const OBJECT = new RegExp(
  `${L}(?:ringrazi(?:a|are)|invit(?:a|are)|avvis(?:a|are)|avvert(?:i|ire)|inform(?:a|are)|saluta) (?=\\p{L})`,
  "giu",
);

/** The addressee and the acts of an Italian request; direct speech is one act. */
export function readItalian(text: string): Request {
  let bare = withoutAsking(text);
  for (let turn = 0; turn < 6; turn += 1) bare = bare.replace(PREAMBLE, "");
  bare = bare
    .replace(
      /^(?=(?:un |una |due |qualche )?(?:(?:bel|bell[oa']|breve|piccol[oa]|semplice|carin[oa]|gentile|simpatic[oa]|dolce|veloce|formale|cort[oa]) ?)*(?:messagg|mail|email|sms|bigliett|righe|invito|risposta|testo))/iu,
      "scrivi ",
    )
    .replace(/perch(?:e'|e)(?!\p{L})/giu, "perché");
  bare = bare.replace(/^(?=(?:a|al|alla|per|all') ?[^:.?!]{2,40}:)/iu, "scrivi ");
  const { who, marked: read } = markAddressee(plainRequest(bare));
  const marked = read.replace(/^(chied\p{L}+) ([^@:]{2,40}) @: ?/iu, "$1 @ $2. ");
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
  const acts = splitActs(colon ? body : withQuestions(body), seed, colon !== null);
  // “a mia sorella che è nato” is content; only “per mia sorella che ha …” says who she is.
  const [told] = acts;
  if (told?.kind === "say" && !/(?<!\p{L})per (?:il |la |l'|mi[oa] |\p{Lu})/u.test(bare.slice(0, 80)))
    told.text = told.text.replace(/^che (?=\p{L})/iu, "");
  return { who, acts, command: head };
}

/** “che arrivo alle 6 e se può venirmi a prendere”: the clause with “se” is a question. */
function withQuestions(body: string): string {
  return body.replace(
    /,? e se ([^,.;:?!]+?)(?=$|[.;?!,]| e (?:che|digli|dille|chied|se)(?!\p{L}))/giu,
    (found, clause: string, at: number) => {
      // Already a question.
      if (/(?<!\p{L})(?:chied|domand)\p{L}+(?: @)? se(?!\p{L})/iu.test(body.slice(0, at))) return found;
      const words = repairTyping(clause, "it")
        .toLowerCase()
        .split(/[^\p{L}']+/u);
      const finite = words.filter(
        (word, index) => isFinite(word) && !/^(?:il|la|lo|l'|un|una|a|di|per|alla|al)$/.test(words[index - 1] ?? ""),
      );
      return finite.length <= 1 ? `, chiedi se ${clause}` : found;
    },
  );
}

/** “scrivi a Marco che” is a head, “scrivigli di venire” an act. */
function isBareTelling(text: string): boolean {
  return (
    /^(?:scriv(?:i|igli|ile|ergli|erle|ere)|rispondi(?:gli|le)?)(?: @)? (?:di|che) /iu.test(text) ||
    /^(?:fa(?:gli|lle|i|rgli|rle|re)|manda(?:gli|le)?) (?:sapere|presente|capire|gli auguri|(?:tanti )?auguri|(?:i )?(?:miei )?complimenti|le (?:mie )?(?:condoglianze|scuse)|le congratulazioni)/iu.test(
      text,
    )
  );
}

function markAddressee(text: string): { who: Found["who"] | null; marked: string } {
  // Already marked.
  if (/^\p{L}+ @ /u.test(text)) return { who: null, marked: text };
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
  const anchors = [ANCHOR, OBJECT].flatMap((anchor) => [...command.matchAll(anchor)]);
  for (const match of anchors.toSorted((x, y) => x.index - y.index)) {
    const at = match.index + match[0].length;
    if (match.index > 70) break;
    // The people in a preceding clause are not the addressee.
    if (
      /(?<!\p{L})(?:che|se)(?!\p{L})/iu.test(command.slice(0, match.index)) &&
      !/(?<!\p{L})che (?:mi )?scriv/iu.test(command)
    )
      break;
    const articled =
      /^(?:scriv|mand|invi(?:a|are)|d[iì]|chied|domand|rispond|spieg|comunic|propon|ricord)/iu.test(match[0]) &&
      /(?:al|allo|alla|ai|agli|alle|all') ?$/iu.test(match[0]) &&
      !/^(?:il|la|lo|i|gli|le|l')/iu.test(command.slice(at));
    const named = findAddressee(`${articled ? "la " : ""}${command.slice(at)}`, "it");
    if (!named) continue;
    const found = articled ? { ...named, length: named.length - 3 } : named;
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
  // “chiedi una referenza alla mia ex capa”: any words may be in between.
  const far =
    /(?<=^\p{L}[^.:;,?!"]{2,60}) (?:a|al|allo|alla|all'|ai|agli|alle|per) ?(?=mi[oae] |miei |nostr\p{L} |(?:il|la) mi[oa] )/iu.exec(
      command,
    );
  const role = far && findAddressee(command.slice(far.index + far[0].length), "it");
  if (far && role && !/(?<!\p{L})(?:che|se)(?!\p{L})/iu.test(command.slice(0, far.index)))
    return {
      who: withGender(role.who, text),
      marked: `${text.slice(0, far.index)} @${text.slice(far.index + far[0].length + role.length)}`,
    };
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

/** “scrivi alla prof e dille”: the pronoun tells the gender. */
function withGender(who: Found["who"], text: string): Found["who"] {
  if (typeof who === "string" || who.gender || who.plural) return who;
  const pronoun =
    /(?<!\p{L})(?:d[iì]|scriv|chied|mand|ricord|f[aà]|spieg|ringrazi|invit|avvis)\p{L}*?(lle|le|gli|la|lo)(?!\p{L})/iu.exec(
      text,
    )?.[1];
  if (!pronoun || /^(?:mandale?|scrivila)$/i.test(pronoun)) return who;
  return { ...who, gender: /^(?:lle|le|la)$/i.test(pronoun) ? "f" : "m" };
}
