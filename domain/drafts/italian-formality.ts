import { formsOf, isFinite } from "./italian-verbs.ts";
import { DETERMINER, NOUNS, PREPOSITION } from "./italian-words.ts";

const IMPERATIVES: readonly [RegExp, string, string][] = [
  [/(?<!\p{L})fammi sapere(?!\p{L})/giu, "mi faccia sapere", "fammi sapere"],
  [/(?<!\p{L})dimmi(?!\p{L})/giu, "mi dica", "dimmi"],
  [/(?<!\p{L})scusami(?!\p{L})/giu, "mi scusi", "scusami"],
  [/(?<!\p{L})scusa(?= (?:se|per))/giu, "mi scusi", "scusa"],
  [/(?<!\p{L})mandami(?!\p{L})/giu, "mi mandi", "mandami"],
  [/(?<!\p{L})chiamami(?!\p{L})/giu, "mi chiami", "chiamami"],
  [/(?<!\p{L})ciao(?!\p{L})/giu, "buongiorno", "ciao"],
];

/** “ti ricordo che mi devi” → “Le ricordo che mi deve” */
export function formalItalian(sentence: string): string {
  let text = sentence;
  for (const [match, by] of IMPERATIVES) text = text.replace(match, by);
  text = text.replace(
    /(?<!\p{L})ti (terrò|tengo|terremo|teniamo|farò tenere)(?= (?:aggiornat|informat|al corrente))/giu,
    "La $1",
  );
  return map(text, (word, before, after) => {
    if (word === "ti" || word === "t'")
      return /^(?:chiam|aspett|sent|ved|ringrazi|invit|aiut|preg|incontr|avvis|inform|contatt|accompagn|raggiung)[oi]?\p{L}*$/u.test(
        after,
      )
        ? isReflexive(after)
          ? "si"
          : "La"
        : isReflexive(after)
          ? "si"
          : "Le";
    if (word === "te") return /^(?:lo|la|li|le|ne)$/.test(after) ? "Glie\uE000" : "Lei";
    if (word === "tu") return "Lei";
    const own = /^tu(o|a|oi|e)$/.exec(word);
    if (own) return `S${word.slice(1)}`;
    const joined = /^(.+(?:ar|er|ir|ur|or))ti$/.exec(word);
    if (joined)
      return `${joined[1]}${/^(?:chiam|sent|ved|ringrazi|invit|aiut|incontr|avvis|offend|disturb|contatt)/.test(word) ? "La" : /^(?:riposar|preoccupar|sentir|occupar|fermar|prender)$/.test(joined[1]!) && before !== "posso" ? "si" : "Le"}`;
    if (before && (PREPOSITION.test(before) || (DETERMINER.test(before) && !/^(?:lo|la|l'|le)$/.test(before))))
      return null;
    if (
      NOUNS.test(word) ||
      /^(?:ieri|oggi|domani|tanti|auguri|tardi|prima|giorni|amici|soldi|chiavi|figli|anni|mesi|fini|lunedì|guai|mai|sei\uE000)$/.test(
        word,
      )
    )
      return null;
    if (word === "sei" && /^(?:euro|mesi|anni|giorni|ore|di)$/.test(after)) return null;
    const form = formsOf(word).find(({ person, mood }) => person === 1 && mood !== "subjunctive");
    if (
      !form ||
      formsOf(word).some(({ person, mood }) => person === 0 && mood !== "subjunctive" && mood !== "subjunctive-past")
    )
      return null;
    return form.all[2] ?? null;
  }).replace(/\uE000 /g, "");
}

/** Whether “ti” belongs to a reflexive verb of the addressee: “ti ricordi”. */
function isReflexive(after: string): boolean {
  const [form] = formsOf(after);
  return form !== undefined && form.person === 1 && !/^(?:va|piace|serve)$/.test(after);
}

/** “Le ricordo che mi deve” → “ti ricordo che mi devi”. */
export function informalItalian(sentence: string): string {
  let text = sentence.replace(/(?<!\p{L})La prego di /gu, "ti prego di ");
  for (const [, by, plain] of IMPERATIVES) text = text.replace(new RegExp(`(?<!\\p{L})${by}(?!\\p{L})`, "giu"), plain);
  return map(text, (word, before, after, token) => {
    if (/^(?:Le|La)$/.test(token) && isFinite(after) && !NOUNS.test(after)) return "ti";
    if (token === "Lei") return before && PREPOSITION.test(before) ? "te" : "tu";
    if (/^Su(?:o|a|oi|e)$/.test(token)) return word === "suoi" ? "tuoi" : `t${word.slice(1)}`;
    const joined = /^(.+(?:ar|er|ir|ur|or))(?:Le|La)$/.exec(token);
    if (joined) return `${joined[1]}ti`;
    if (
      /^(?:può|potrebbe|deve|dovrebbe|vuole|vorrebbe|riesce|riuscirebbe|presterebbe)$/.test(word) &&
      !/^(?:si|che)$/.test(before) &&
      !/^(?:il|la|lo|mio|mia)$/.test(before)
    )
      return formsOf(word)[0]?.all[1] ?? null;
    if (
      /^(?:ha)$/.test(word) &&
      /^(?:un|il|tempo|voglia|ricevuto|detto|visto|fatto|mandato|ragione|chiesto|bisogno)/.test(after) &&
      !before.match(/^\p{L}+[oa]$/u)
    )
      return "hai";
    return null;
  });
}

function map(
  text: string,
  change: (word: string, before: string, after: string, token: string) => string | null,
): string {
  const tokens = text.match(/\p{L}+['’](?=\p{L})|[\p{L}\p{N}]+['’]?|[^\p{L}\p{N}]+/gu) ?? [];
  const words = tokens.map((token) => token.toLowerCase());
  const isWord = (index: number): boolean => /[\p{L}\p{N}]/u.test(words[index] ?? "");
  return tokens
    .map((token, index) => {
      if (!isWord(index)) return token;
      const before = isWord(index - 1)
        ? words[index - 1]!
        : /^ $/.test(words[index - 1] ?? "")
          ? (words[index - 2] ?? "")
          : "";
      const after = isWord(index + 1)
        ? words[index + 1]!
        : /^ $/.test(words[index + 1] ?? "")
          ? (words[index + 2] ?? "")
          : "";
      const changed = change(words[index]!, before, after, token);
      if (changed === null) return token;
      return index === 0 && /^\p{Lu}/u.test(token) ? changed.charAt(0).toUpperCase() + changed.slice(1) : changed;
    })
    .join("");
}
