import type { Addressee } from "./draft-types.ts";

/** “al matrimonio di Bea”, to Bea: “al tuo matrimonio”. */
export function ofTheirs(told: string, to: Addressee): string {
  const name = to.called.split(" ").at(-1) ?? "";
  if (!/^\p{Lu}\p{L}+$/u.test(name) || to.plural) return told;
  const weak = to.formal ? "Le" : "ti";
  const text = told
    .replace(
      new RegExp(`(?<!\\p{L})(con|per|da|su|senza|verso|contro|tra me e) ${name}(?!\\p{L})`, "gu"),
      `$1 ${to.formal ? "Lei" : "te"}`,
    )
    .replace(
      new RegExp(
        `(\\p{L}+(?:ar|er|ir))e ((?:(?:il|la|le|i|gli|un|una|l') ?)?(?:\\p{L}+ )?)a(?:d)? ${name}(?= |[,.]|$)`,
        "u",
      ),
      `$1${to.formal ? "Le" : "ti"} $2`,
    )
    .replace(
      new RegExp(`(?<!\\p{L})((?:ho|avevo|abbiamo|avevamo) (?:\\p{L}+ ){1,3}?)a ${name}(?= |[,.]|$)`, "iu"),
      `${weak} $1`,
    )
    .replace(
      /(?<=^| )(ti|Le) ([Hh]o|[Aa]vevo|[Aa]bbiamo|[Aa]vevamo)(?= )/u,
      (_, clitic: string, verb: string) => `${clitic} ${verb.toLowerCase()}`,
    )
    .replace(/(?<=^| )(ti|Le) ((?:ho|avevo|abbiamo|avevamo)[^,.]*?) +(?= |[,.]|$)/u, "$1 $2");
  const of = new RegExp(
    `(?<!\\p{L})((?:a|de|da|ne|su)(?:l|lla)|il|la) (\\p{L}+) (?:di |d')(?:mi[oa] \\p{L}+ )?${name}(?!\\p{L})`,
    "gu",
  );
  const elided = new RegExp(`(?<!\\p{L})l'(\\p{L}+[oa]) (?:di |d')(?:mi[oa] \\p{L}+ )?${name}(?!\\p{L})`, "gu");
  const own = to.formal ? "Su" : "tu";
  return text
    .replace(elided, (_, noun: string) => (noun.endsWith("a") ? `la ${own}a ${noun}` : `il ${own}o ${noun}`))
    .replace(
      of,
      (_, article: string, noun: string) => `${article} ${own}${article.endsWith("la") ? "a" : "o"} ${noun}`,
    );
}
