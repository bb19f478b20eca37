import type { Act, Addressee } from "./draft-types.ts";
import { condole, decline, sorry, wish } from "./italian-occasions.ts";
import { LEI, TU, VOI, type Forms } from "./italian-forms.ts";
import { italianToYou } from "./italian-person.ts";
import { asked, askFor, askTo } from "./italian-ask.ts";
import { statements, withFirst } from "./italian-sentences.ts";
import { isFirstName } from "./content.names.ts";
import { repairTyping, withoutProfanity, capitalize } from "./repair-typing.ts";
import { splitBundledActs } from "./split-bundled-acts.ts";

/** The sentences that perform an act. */
export function sayItalian(act: Act, to: Addressee): string[] {
  const know = to.plural ? "Fatemi sapere" : to.formal ? "Mi faccia sapere" : "Fammi sapere";
  return said(act, to).map((sentence) =>
    sentence
      .replaceAll("\u2060", "")
      .replace(/(?<=\p{L}) e (?=[eè](?!\p{L}))/giu, " ed ")
      .replace(
        /(?<!\p{L})([Tt])i (vengo|vado|passo|veniamo|andiamo|passiamo) a (prender|trovar|salutar)e(?!\p{L})/gu,
        (_, t: string, verb: string, stem: string) => `${t === "T" ? capitalize(verb) : verb} a ${stem}ti`,
      )
      .replace(/^Fammi sapere/u, know),
  );
}

function said(act: Act, to: Addressee): string[] {
  const text = reword(withoutProfanity(repairTyping(act.text, "it"), "it"));
  if (!text && act.text) return [];
  const f = to.plural ? VOI : to.formal ? LEI : TU;
  const direct = act.kind === "direct" && !speaksOf(text, to);
  const you = direct
    ? text
    : italianToYou(
        act.kind === "ask-to" || act.kind === "suggest" || act.kind === "remind-to" ? reflexive(text, to) : text,
        to,
        /^(?:invite|ask-for|about)$/.test(act.kind),
      );
  const bare = you.replace(/[.?!\s]+$/, "");
  switch (act.kind) {
    case "direct":
      return statements(you, f);
    case "say":
      if (/^che (?=(?:ha|ha appena|è|si è|sta|ha) )/iu.test(act.text)) return heard(you.replace(/^che /iu, ""), f);
      if (
        /^(?:tanti auguri|auguri|buon[a]? (?:\p{L}+ )?(?:compleanno|natale|anno|pasqua|viaggio|fortuna|anniversario|onomastico|laurea))/iu.test(
          bare,
        )
      )
        return splitBundledActs([{ kind: "wish", text }], "it").flatMap((one) =>
          one.kind === "wish" ? [wish(one.text.replace(/[.?!,\s]+$/, ""), f)] : said(one, to),
        );
      if (GOOD_NEWS.test(bare)) return [`Ho saputo che ${bare}.`, f === LEI ? "Congratulazioni." : "Congratulazioni!"];
      if (LOSS.test(bare)) return condole(bare.replace(/^che /iu, ""), f);
      return alsoAsked(you.replace(/,? e che (?=\p{L})/giu, " e ").replace(/,? ma che (?=\p{L})/giu, ", ma "), to, f);
    case "ask-if":
      return bare
        .replace(
          /, (ma|altrimenti) (?=(?:(?:mi|ti|non|lo|la|Le) )*\p{L}+)/giu,
          (_, word: string) => `. ${capitalize(word)} `,
        )
        .split(/,? e (?:se (?=\p{L})|(?=(?:quando|dove|come|cosa|che cosa|quanto|a che ora|chi|perché)(?!\p{L})))/iu)
        .flatMap((part) => withFirst(part, f, (clause) => `${asked(clause.replace(/,? o se (?=\p{L})/giu, " o "))}?`));
    case "ask-wh":
      return bare
        .split(/,? e (?=(?:se|quando|dove|come|cosa|che cosa|quanto|a che ora|chi|perché)(?!\p{L}))/iu)
        .flatMap((part) =>
          withFirst(part.replace(/^se /i, ""), f, (clause) => `${/^se /i.test(part) ? asked(clause) : clause}?`),
        );
    case "ask-to":
      return askTo(bare, to, f);
    case "ask-for":
      return askFor(bare, f);
    case "about":
      return about(bare, f);
    case "thank":
      return withFirst(forHaving(bare), f, thanked);
    case "sorry":
      return withFirst(bare, f, (clause) => sorry(clause, f));
    case "wish":
      // “gli auguri per Ugo che va in pensione”: the occasion follows.
      if (/^che /iu.test(bare)) return [capitalize(wish("", f)), ...statements(bare.replace(/^che /iu, "so che "), f)];
      return withFirst(bare, f, (clause) => wish(clause, f));
    case "congratulate":
      return withFirst(
        bare,
        f,
        (clause) =>
          `${f === LEI ? "Le faccio le mie congratulazioni" : "Congratulazioni"}${clause ? ` ${/^(?:per|del|della|di)/iu.test(clause) ? clause : `per ${clause}`}` : ""}${f === LEI ? "." : "!"}`,
      );
    case "invite":
      return withFirst(bare, f, (clause) =>
        `${capitalize({ ti: "ti va", Le: "Le andrebbe", vi: "vi va" }[f.you]!)} di venire ${clause
          .replace(/^e (la|il|i|le) (?=(?:tu|Su|vostr)\p{L}+ |\p{L}+)/u, "con $1 ")
          .replace(/^e (?=(?:tu|Su)\p{L}+ )/u, "con ")
          .replace(/^(?:a|per) (?:venire|passare) /i, "")
          .replace(
            /^per (?=(?:i|il|la|l'|le) ?(?:\d+|mi[oa]|nostr|su[oa]|compleanno|laurea|battesimo|matrimonio|comunione|cresima|pensione|festa))/iu,
            "alla festa per ",
          )}?`.replace(
          / venire (?:da parte mia )?a (?=(?:fare|vedere|prendere|mangiare|bere|passare|giocare|stare)(?!\p{L}))/iu,
          " ",
        ),
      );
    case "condole":
      return condole(bare, f);
    case "decline":
      return decline(bare);
    case "accept":
      return [`Grazie per ${bare}.`, "Accetto molto volentieri!"];
    case "cancel":
      return withFirst(bare, f, (clause) => `Mi dispiace, devo disdire ${clause}.`);
    case "move":
      return withFirst(bare, f, (clause) => `Possiamo ${clause}?`);
    case "remind":
      return withFirst(
        bare,
        f,
        (clause) =>
          `${capitalize(f.you)} ricordo ${/^(?:il|la|lo|l'|i|gli|le|un|una|del|della)(?= |')/iu.test(clause) && !/ (?:è|sono|devi|deve|ha|hai|c'è|va|vanno|viene|vengono|scade|scadono|inizia|iniziano|comincia|chiude|apre|parte|arriva|resta|mi|ci|ti) /.test(clause) ? clause : `che ${clause.replace(/^che /, "")}`}.`,
      );
    case "remind-to":
      return withFirst(bare, f, (clause) => `${capitalize(f.you)} ricordo ${clause}.`);
    case "suggest":
      return withFirst(bare, f, (clause) =>
        `Che ne ${f === LEI ? "dice" : f === VOI ? "dite" : "dici"} ${/^(?:di|d')/i.test(clause) ? clause : `di ${clause}`}?`.replace(
          /di (il|la|lo|i|gli|le|l')(?= |')/u,
          (_, a: string) => joinDi(a),
        ),
      );
    case "offer":
    default:
      return withFirst(bare, f, (clause) =>
        /^(?:di|a) /i.test(clause)
          ? `Se ${f === LEI ? "vuole" : f === VOI ? "volete" : "vuoi"}, posso ${clause.replace(/^(?:di|a) /i, "")}.`
          : `${capitalize(f.you)} offro volentieri ${clause}.`,
      );
  }
}

function thanked(clause: string): string {
  if (!clause) return "Grazie di cuore.";
  if (/^(?:ma|però|no|sì)(?!\p{L})/iu.test(clause)) return `Grazie, ${clause}.`;
  if (/^senza (?:di )?(?:te|Lei|voi)(?!\p{L})/u.test(clause)) return `Grazie di cuore. ${capitalize(clause)}.`;
  const start = /^(?:mille|infinite|tante)/i.test(clause) ? "Grazie" : "Grazie di cuore";
  return /^(?:per|di|del|della|dell'|dei|degli|delle|dello|mille|infinite|perché)/iu.test(clause)
    ? `${start} ${clause}.`
    : `${start} per ${clause}.`;
}

/** The death of somebody close to the addressee. */
const LOSS =
  /^(?!.*(?<!\p{L})(?:un anno|anni|mesi|da quando|anniversario|fa|penso)(?!\p{L}))(?:.*)(?:(?<!\p{L})(?:è|sono) (?:mort|mancat|scompars|venut[oa] a mancare)\p{L}*(?: [^.,]{0,30})?(?:tu[oa]|su[oa]|vostr[oa]) (?:\p{L}+ ){0,1}\p{L}+|(?<!\p{L})(?:ti|Le|vi) è mort[oa] |(?:tu[oa]|su[oa]|vostr[oa]) \p{L}+ è (?:mort|mancat|scompars|venut[oa] a mancare))/iu;

const GOOD_NEWS =
  /^(?:hai|ha|avete) (?:appena |finalmente )?(?:passato|superato|vinto|avuto il posto)(?!\p{L})[^.!?,]*$|^ti sei (?:appena )?(?:laureat|sposat|fidanzat)[oa][^.!?,]*$/iu;

/** Writes out short forms of a request. */
function reword(text: string): string {
  return text
    .replace(/; ?/g, ". ")
    .replace(/, (?:rispondere|confermare|dare conferma) (?=entro)/iu, ". Fammi sapere ")
    .replace(/^di (?=(?:sì|no)(?!\p{L}))/iu, "")
    .replace(/^per (?:sapere|capire) (?=\p{L})/iu, "vorrei sapere ")
    .replace(/^richiesta di (?=\p{L}+(?:are|ere|ire|rmi|rci)(?!\p{L}))/iu, "vorrei chiedere di poter ")
    .replace(/^richiesta d(?:i|el|ella|ell') ?/iu, "vorrei chiedere ")
    .replace(/(?<=^|[.,;] |e )voglio (?=(?:il|la|lo|l'|i|le|un|una|indietro) ?)/giu, "vorrei ");
}

/** “le infermiere che hanno curato mio padre”: thanks for having done so. */
function forHaving(text: string): string {
  return text.replace(
    /^che (mi |ci )?(?:ha|hai|hanno|avete) (?=\p{L}+[oaie](?!\p{L}))/iu,
    (_, clitic: string | undefined) => `per aver${clitic ? clitic.trim() : ""} `,
  );
}

/** “… e di non aspettarmi”: a statement, then a request. */
function alsoAsked(text: string, to: Addressee, f: Forms): string[] {
  const cut = /,? e di (?=(?:non )?\p{L}+(?:are|ere|ire|rmi|rti|rci|rlo|rla|rli|rle|rvi|rgli)(?!\p{L}))/iu.exec(text);
  if (
    !cut ||
    cut.index < 8 ||
    /(?:spero|bisogno|voglia|paura|ricord\p{L}+|idea|modo|decis[oa]|scelt[oa]|possibilità)[^.]*$/iu.test(
      text.slice(0, cut.index),
    )
  )
    return statements(text, f, true);
  return [
    ...statements(text.slice(0, cut.index), f, true),
    ...askTo(text.slice(cut.index + cut[0].length).replace(/[.?!]+$/, ""), to, f),
  ];
}

/** Whether direct speech still uses “lui” or “sua” for the addressee. */
function speaksOf(text: string, to: Addressee): boolean {
  if (/(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue|voi|vi|puoi|hai|sei|Le|La|Lei|Suo|Sua)(?!\p{L})/u.test(text))
    return false;
  if (
    /(?<!\p{L})(?:madre|mamma|padre|papà|sorella|fratello|figli[oa]|marito|moglie|suocer[oa]|nonn[oa]|zi[oa]|cugin[oa]|amic[oa]|collega)(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
  const another = text
    .split(/[^\p{L}]+/u)
    .some((word) => /^\p{Lu}/u.test(word) && isFirstName(word) && !to.to.toLowerCase().includes(word.toLowerCase()));
  if (
    !to.formal &&
    !another &&
    /^(?:(?:non|mi|ci|per favore,?) )*(?:può|potrebbe|riesce|vuole|ha|sta) (?!bene se)/iu.test(text)
  )
    return true;
  if (text.split(/[^\p{L}]+/u).some((word) => isFirstName(word) && !to.to.toLowerCase().includes(word.toLowerCase())))
    return false;
  return /(?<!\p{L})(?:lui|lei|suo|sua|suoi|sue|gli|le (?:devo|voglio|chiedo|mando|porto|ho|scrivo|auguro|do))(?!\p{L})/iu.test(
    text,
  );
}

/** “per Anna che ha appena avuto un bambino”. */
function heard(clause: string, f: Forms): string[] {
  const bare = clause.replace(/[.?!]+$/, "");
  if (
    /(?:bambin|figli[oa]|sposat|fidanzat|promoss|laureat|vinto|superato|passato l'esame|nuov[oa]|lavoro|nat[oa]|incint)/iu.test(
      bare,
    )
  )
    return [`Ho saputo che ${bare}.`, f === LEI ? "Congratulazioni." : "Congratulazioni!"];
  return [`Ho saputo che ${bare} e ${f === LEI ? "Le sono vicino con il pensiero" : `${f.you} penso`}.`];
}

function about(bare: string, f: Forms): string[] {
  const told = withFirst(
    bare,
    f,
    (clause) =>
      `${capitalize(f.you)} vorrei parlare ${clause
        .replace(/^su(?=ll|gli)/i, "de")
        .replace(/^(?:riguardo a|a proposito di|circa|per|su)(?=l|i| )/i, "di")
        .replace(/^sul/i, "del")
        .replace(/^sui/i, "dei")
        .replace(/^di (il|la|lo|l'|i|gli|le)(?= |')/iu, (_, a: string) => joinDi(a))}.`,
  );
  const when = `Quando ${f === LEI ? "sarebbe possibile" : f === VOI ? "avete un momento" : "hai un momento"}?`;
  if (told.length > 1) return [told[0]!.replace("vorrei parlare", "scrivo a proposito"), ...told.slice(1)];
  return told.some((sentence) => sentence.endsWith("?")) ? told : [...told, when];
}

function joinDi(article: string): string {
  return article === "il" ? "del" : article === "i" || article === "gli" ? `de${article}` : `del${article}`;
}

/** “di prendersi cura”: the addressee is the subject. */
function reflexive(text: string, to: Addressee): string {
  return to.formal && !to.plural
    ? text
    : text.replace(/(\p{L}(?:ar|er|ir|ur|or))si(?!\p{L})/giu, (_, stem: string) => `${stem}${to.plural ? "vi" : "ti"}`);
}
