import { cutAtClauses } from "./italian-cut.ts";
import { LEI, TU, type Forms } from "./italian-forms.ts";
import { isInfinitive } from "./italian-verbs.ts";
import { capitalize } from "./repair-typing.ts";

/** Turns orders (“devi ridarmi le chiavi”, “dovresti avvisare”) into requests, since orders are heard as blame. */
export function softenOrders(sentence: string, f: Forms): string[] {
  const SHOULD = f === TU ? "devi|dovresti" : f === LEI ? "deve|dovrebbe" : "dovete|dovreste";
  const whole = sentence.replace(/^(?:e|ed|che) (?=\p{L})/iu, "");
  const joint = new RegExp(
    `^(.*\\p{L}{2,} .*?),? (?:e|quindi|perciò|e quindi) (?=(?:(?:mi|ci|me l[oai]|non) )*(?:${SHOULD}) )(.*)$`,
    "iu",
  ).exec(whole);
  if (joint && !/^se /i.test(whole)) return [`${joint[1]!.replace(/[,.]$/, "")}.`, ...softenOrders(joint[2]!, f)];
  const order = new RegExp(
    `^((?:mi|ci|me l[oaie]|ce l[oaie]) )?(?:${SHOULD}) (?:(?:assolutamente|proprio|per forza|almeno|anche|subito) )*(\\p{L}+)(.*?)[.!]*$`,
    "iu",
  ).exec(whole);
  if (order && isInfinitiveLike(order[2]!) && !/^(?:sapere|essere|esserci|avere)$/.test(order[2]!))
    return asked(order[1] ?? "", order[2]!, order[3] ?? "", whole, f);
  const no = new RegExp(`^non (?:${SHOULD}) (?:più )?(\\p{L}+)(.*?)[.!]*$`, "iu").exec(whole);
  if (no && /(?<!\p{L})(?:niente|nulla|per forza|nessun)/iu.test(whole)) return [whole];
  if (no && isInfinitiveLike(no[1]!) && !/^(?:preoccupar|sentir|pensar|aver)/.test(no[1]!))
    return [
      f === TU
        ? `Per favore, non ${/più/.test(whole) ? "" : ""}${no[1]}${/ più /.test(whole) ? " più" : ""}${no[2]}.`
        : `${capitalize(f.you)} chiedo di non ${no[1]}${no[2]}.`,
    ];
  return [softenGeneralizations(whole)];
}

/** What somebody should do for themselves is advice, not a favour. */
const ADVICE =
  /^(?:fart[ie]|farvi|farsi|riposar\p{L}*|dormire|mangiare|smettere|curar\p{L}+|star[el]\p{L}*|provare|parlarne|pensar\p{L}+|lasciarl[oa]|goder\p{L}+|prenderti|prendervi|prendersi|rilassar\p{L}+)$/u;

function asked(before: string, verb: string, rest: string, whole: string, f: Forms): string[] {
  const [first = "", ...more] = cutAtClauses(`${verb}${rest}`)
    .replace(/,? (?=(?:altrimenti|sennò|se no) )/iu, ". ")
    .split(/(?<=\.) /);
  if (ADVICE.test(verb) || /^andare (?:dal|dalla|a farti|a letto|piano)/u.test(`${verb}${rest}`))
    return [
      `forse ${whole.replace(/^(?:devi|deve|dovete)(?= )/iu, { ti: "dovresti", Le: "dovrebbe", vi: "dovreste" }[f.you] ?? "dovresti")}`,
    ];
  return [
    `${before}${f.could} ${first.replace(/\.$/, "")}?`,
    ...more.map((part) => `${capitalize(part.replace(/\.$/, ""))}.`),
  ];
}

function isInfinitiveLike(word: string): boolean {
  return (
    isInfinitive(word) ||
    /(?:ar|er|ir|ur|or)(?:mi|ti|ci|vi|si|lo|la|li|le|gli|ne|me(?:lo|la|li|le|ne)|ce(?:lo|la|li|le|ne)|Le|La|te(?:lo|la))$/.test(
      word,
    )
  );
}

/** Softens “mai” and “sempre”, which are heard as blame of the whole person. */
function softenGeneralizations(sentence: string): string {
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
