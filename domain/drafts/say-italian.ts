import type { Act, Addressee } from "./draft-types.ts";
import { condole, decline, sorry, wish } from "./italian-occasions.ts";
import { LEI, TU, VOI, type Forms } from "./italian-forms.ts";
import { italianToYou } from "./italian-person.ts";
import { NOUNS } from "./italian-words.ts";
import { conjugate, formsOf, isFinite, isInfinitive } from "./italian-verbs.ts";
import { isFirstName } from "./content.names.ts";
import { joints, mend, sentences, soften, upper } from "./mend.ts";

/** What an act says to the addressee, as sentences. */
export function sayItalian(act: Act, to: Addressee): string[] {
  const text = soften(mend(act.text, "it"), "it");
  if (!text && act.text) return [];
  const f = to.plural ? VOI : to.formal ? LEI : TU;
  const direct = act.kind === "direct" && !speaksOf(text, to);
  const you = direct
    ? text
    : italianToYou(
        act.kind === "ask-to" || act.kind === "suggest" || act.kind === "remind-to" ? reflexive(text, to) : text,
        to,
      );
  const bare = you.replace(/[.?!\s]+$/, "");
  switch (act.kind) {
    case "direct":
      return statements(you, f);
    case "say":
      if (/^che (?=(?:ha|ha appena|è|si è|sta|ha) )/iu.test(act.text)) return heard(you.replace(/^che /iu, ""), f);
      return statements(
        you.replace(/,? e che (?=\p{L})/giu, " e ").replace(/,? ma che (?=\p{L})/giu, ", ma "),
        f,
        true,
      );
    case "ask-if":
      return bare
        .split(/,? e se (?=\p{L})/iu)
        .flatMap((part) => tailed(part, f, (clause) => `${asked(clause.replace(/,? o se (?=\p{L})/giu, " o "))}?`));
    case "ask-wh":
      return bare
        .split(/,? e (?=(?:se|quando|dove|come|cosa|che cosa|quanto|a che ora|chi|perché)(?!\p{L}))/iu)
        .flatMap((part) =>
          tailed(part.replace(/^se /i, ""), f, (clause) => `${/^se /i.test(part) ? asked(clause) : clause}?`),
        );
    case "ask-to":
      return askTo(bare, to, f);
    case "ask-for":
      return askFor(bare, f);
    case "about":
      return about(bare, f);
    case "thank":
      return tailed(bare, f, (clause) =>
        clause
          ? `${/^(?:mille|infinite|tante)/i.test(clause) ? "Grazie" : "Grazie di cuore"} ${/^(?:per|di|del|della|dell'|dei|degli|delle|dello|mille|infinite|perché)/iu.test(clause) ? clause : `per ${clause}`}.`
          : "Grazie di cuore.",
      );
    case "sorry":
      return tailed(bare, f, (clause) => sorry(clause, f));
    case "wish":
      return tailed(bare, f, (clause) => wish(clause, f));
    case "congratulate":
      return tailed(
        bare,
        f,
        (clause) =>
          `${f === LEI ? "Le faccio le mie congratulazioni" : "Congratulazioni"}${clause ? ` ${/^(?:per|del|della|di)/iu.test(clause) ? clause : `per ${clause}`}` : ""}${f === LEI ? "." : "!"}`,
      );
    case "invite":
      return tailed(bare, f, (clause) =>
        `${upper({ ti: "ti va", Le: "Le andrebbe", vi: "vi va" }[f.you]!)} di venire ${clause.replace(/^(?:a|per) (?:venire|passare) /i, "")}?`.replace(
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
      return tailed(bare, f, (clause) => `Mi dispiace, devo disdire ${clause}.`);
    case "move":
      return tailed(bare, f, (clause) => `Possiamo ${clause}?`);
    case "remind":
      return tailed(
        bare,
        f,
        (clause) =>
          `${upper(f.you)} ricordo ${/^(?:il|la|lo|l'|i|gli|le|un|una|del|della)(?= |')/iu.test(clause) && !/ (?:è|sono|devi|deve|ha|hai|c'è) /.test(clause) ? clause : `che ${clause.replace(/^che /, "")}`}.`,
      );
    case "remind-to":
      return tailed(bare, f, (clause) => `${upper(f.you)} ricordo ${clause}.`);
    case "suggest":
      return tailed(bare, f, (clause) =>
        `Che ne ${f === LEI ? "dice" : f === VOI ? "dite" : "dici"} ${/^(?:di|d')/i.test(clause) ? clause : `di ${clause}`}?`.replace(
          /di (il|la|lo|i|gli|le|l')(?= |')/u,
          (_, a: string) => joinDi(a),
        ),
      );
    case "offer":
    default:
      return tailed(bare, f, (clause) =>
        /^(?:di|a) /i.test(clause)
          ? `Se ${f === LEI ? "vuole" : f === VOI ? "volete" : "vuoi"}, posso ${clause.replace(/^(?:di|a) /i, "")}.`
          : `${upper(f.you)} offro volentieri ${clause}.`,
      );
  }
}

/** Direct speech that still says “lui” or “sua” of the addressee. */
function speaksOf(text: string, to: Addressee): boolean {
  if (/(?<!\p{L})(?:tu|ti|te|tuo|tua|tuoi|tue|voi|vi|puoi|hai|sei|Le|La|Lei|Suo|Sua)(?!\p{L})/u.test(text))
    return false;
  if (
    /(?<!\p{L})(?:madre|mamma|padre|papà|sorella|fratello|figli[oa]|marito|moglie|suocer[oa]|nonn[oa]|zi[oa]|cugin[oa]|amic[oa]|collega)(?!\p{L})/iu.test(
      text,
    )
  )
    return false;
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
  const said = tailed(
    bare,
    f,
    (clause) =>
      `${upper(f.you)} vorrei parlare ${clause
        .replace(/^(?:riguardo a|a proposito di|circa|per|su)(?=l|i| )/i, "di")
        .replace(/^sul/i, "del")
        .replace(/^sui/i, "dei")
        .replace(/^di (il|la|lo|l'|i|gli|le)(?= |')/iu, (_, a: string) => joinDi(a))}.`,
  );
  const when = `Quando ${f === LEI ? "sarebbe possibile" : f === VOI ? "avete un momento" : "hai un momento"}?`;
  return said.some((sentence) => sentence.endsWith("?")) ? said : [...said, when];
}

/** Where after a comma a clause with its own verb begins, a sentence begins. */
function cutAtClauses(text: string): string {
  if (/^(?:se|quando|siccome|visto che|dato che|appena|finché)(?!\p{L})/iu.test(text)) return text;
  return text.replace(
    /, (?=((?:(?:non|mi|ti|ci|vi|si|gli|le|lo|la|li|l'|ne|me|te|poi|ieri|oggi|domani|purtroppo|io|tu|noi|Le|La|ve|ce|glieli|glielo|gliela) ?){0,4})(\p{L}+'?))/giu,
    (found, clitics: string, verb: string) =>
      isFinite(verb.toLowerCase()) &&
      (/(?:non|mi|ti|ci|vi|si|ne|me|te) ?$/i.test(clitics) || !NOUNS.test(verb.toLowerCase())) &&
      !/^(?:scusa|se|che|e|ma)$/i.test(verb)
        ? ". "
        : found,
  );
}

function joinDi(article: string): string {
  return article === "il" ? "del" : article === "i" || article === "gli" ? `de${article}` : `del${article}`;
}

/** “di prendersi cura”: whoever is asked is the subject. */
function reflexive(text: string, to: Addressee): string {
  return to.formal && !to.plural
    ? text
    : text.replace(/(\p{L}(?:ar|er|ir|ur|or))si(?!\p{L})/giu, (_, stem: string) => `${stem}${to.plural ? "vi" : "ti"}`);
}

function tailed(text: string, f: Forms, form: (clause: string) => string): string[] {
  const [first = "", ...rest] = sentences(joints(cutAtClauses(text), "it"), "it");
  return [form(first.replace(/[.?!]+$/, "")), ...rest.flatMap((sentence) => softened(sentence, f))].map(upper);
}

function statements(text: string, f: Forms, reported = false): string[] {
  return sentences(joints(text.replace(/^(?:[,\s]|e |ma )*che (?=\p{L})/iu, ""), "it"), "it")
    .map((sentence, index) =>
      reported &&
      index === 0 &&
      !text.includes("?") &&
      !/(?:, | ma | quindi )(?:possiamo|puoi|potresti|ti va|va bene)/.test(sentence)
        ? sentence.replace(/\?$/, ".")
        : sentence,
    )
    .flatMap((sentence) => (reported ? softened(sentence, f) : [sentence]))
    .map(upper);
}

/** “devi ridarmi le chiavi”, “dovresti avvisare”: said as a request, since an order is heard as blame. */
function softened(sentence: string, f: Forms): string[] {
  const whole = sentence.replace(/^(?:e|ed|che) (?=\p{L})/iu, "");
  const joint = new RegExp(
    `^(.*\\p{L}{2,} .*?),? (?:e|quindi|perciò|e quindi) (?=(?:(?:mi|ci|me l[oai]|non) )*(?:${SHOULD}) )(.*)$`,
    "iu",
  ).exec(whole);
  if (joint && !/^se /i.test(whole)) return [`${joint[1]!.replace(/[,.]$/, "")}.`, ...softened(joint[2]!, f)];
  const order = new RegExp(
    `^((?:mi|ci|me l[oaie]|ce l[oaie]) )?(?:${SHOULD}) (?:(?:assolutamente|proprio|per forza|almeno|anche|subito) )*(\\p{L}+)(.*?)[.!]*$`,
    "iu",
  ).exec(whole);
  if (order && isInfinitiveLike(order[2]!) && !/^(?:sapere|essere|esserci|avere)$/.test(order[2]!))
    return [`${order[1] ?? ""}${f.could} ${order[2]}${order[3]}?`];
  const no = new RegExp(`^non (?:${SHOULD}) (?:più )?(\\p{L}+)(.*?)[.!]*$`, "iu").exec(whole);
  if (no && isInfinitiveLike(no[1]!) && !/^(?:preoccupar|sentir|pensar|aver)/.test(no[1]!))
    return [
      f === TU
        ? `Per favore, non ${/più/.test(whole) ? "" : ""}${no[1]}${/ più /.test(whole) ? " più" : ""}${no[2]}.`
        : `${upper(f.you)} chiedo di non ${no[1]}${no[2]}.`,
    ];
  return [mild(whole)];
}
const SHOULD = "devi|dovresti|deve|dovrebbe|dovete|dovreste";

function isInfinitiveLike(word: string): boolean {
  return (
    isInfinitive(word) ||
    /(?:ar|er|ir|ur|or)(?:mi|ti|ci|vi|si|lo|la|li|le|gli|ne|me(?:lo|la|li|le|ne)|ce(?:lo|la|li|le|ne)|Le|La|te(?:lo|la))$/.test(
      word,
    )
  );
}

/** “non fai mai”, “sei sempre in ritardo” are heard as blame of the whole person. */
function mild(sentence: string): string {
  return sentence
    .replace(
      /(?<!\p{L})non (mi |ci )?(aiuti|chiami|rispondi|ascolti|fai|pulisci|paghi|vieni|scrivi|lavi|cucini|ringrazi|chiedi) mai(?!\p{L})/giu,
      (_, clitic: string | undefined, verb: string) => `${clitic ?? ""}${verb} di rado`,
    )
    .replace(/(?<!\p{L})sei sempre (?=in ritardo|arrabbiat|nervos|occupat|al telefono|incavolat)/giu, "sei spesso ")
    .replace(
      /(?<!\p{L})(arrivi|dimentichi|urli|gridi|ti lamenti|interrompi|critichi|mi critichi|mi interrompi|ti dimentichi|lasci|disdici|mi dai la colpa) sempre(?!\p{L})/giu,
      "$1 spesso",
    );
}

/** “se può”, “se potesse”: the question itself. */
function asked(clause: string): string {
  return clause.replace(/^(?:(?:non |mi |ci |ti |Le |gli |la |lo |le ))*(\p{L}+)/iu, (found, verb: string) => {
    const form = formsOf(verb.toLowerCase()).find(({ mood }) => mood === "subjunctive-past");
    const main = form?.infinitive
      ? conjugate(form.infinitive, "conditional")?.[form.person === 0 ? 1 : form.person]
      : undefined;
    if (form?.infinitive === "essere")
      return found.replace(verb, conjugate("essere", "present")?.[form.person === 0 ? 1 : form.person] ?? verb);
    return main ? found.slice(0, found.length - verb.length) + main : found;
  });
}

function askTo(phrase: string, to: Addressee, f: Forms): string[] {
  return phrase.split(/,? e (?=(?:di |non )|d'(?=\p{L}))/iu).flatMap((bit) =>
    tailed(bit.replace(/^(?:di|d')\s*/iu, ""), f, (clause) => {
      if (/^non /i.test(clause))
        return f === TU ? `Per favore, ${clause}.` : `${upper(to.plural ? "vi" : "Le")} chiedo di ${clause}.`;
      if (/per favore|per piacere/i.test(clause)) return `${f.could} ${clause}?`;
      return REASON.test(clause) ? `${f.could} per favore ${clause}?` : `${f.could} ${clause}, per favore?`;
    }),
  );
}

const REASON = /(?<!\p{L})(?:perché|siccome|visto che|dato che|così|quando|se|finché|,)(?!\p{L})/iu;

function askFor(phrase: string, f: Forms): string[] {
  return tailed(phrase, f, (clause) => {
    const back =
      /(?<!\p{L})(?:indietro|di ritorno)(?!\p{L})/iu.test(clause) ||
      /^(?:i|le|la|il) (?:miei|mie|mia|mio) /iu.test(clause) ||
      /^(?:i|gli|quei) \d+ euro/iu.test(clause);
    if (/^in prestito /iu.test(clause))
      return `Mi ${f === LEI ? "presterebbe" : f === VOI ? "prestereste" : "presteresti"} ${clause.slice(12)}?`;
    if (back) return `Mi ${f.could} ridare ${clause.replace(/ ?indietro/iu, "")}, per favore?`;
    if (/^(?:un )?(?:aiuto|una mano)(?!\p{L})/iu.test(clause))
      return `Mi ${f.could} ${/aiuto/i.test(clause) ? `aiutare${clause.replace(/^(?:un )?aiuto/iu, "")}` : `dare ${clause}`}?`;
    if (/^(?:un favore|un consiglio|una cosa|un parere|informazioni|notizie)/iu.test(clause))
      return `Posso chieder${f === LEI ? "Le" : f.you} ${clause}?`;
    const wanted = clause.replace(/^per (?=avere )/i, "");
    return REASON.test(wanted) ? `Potrei per favore avere ${wanted}?` : `Potrei avere ${wanted}, per favore?`;
  });
}
