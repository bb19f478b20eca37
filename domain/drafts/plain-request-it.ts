const TO = "(?:all'|(?:allo|alla|agli|alle|ai|al|ad|a) )[^,.:;!?]{2,40}?";

const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/^saluta (?:tanto |anche )?(\p{Lu}\p{L}+) e chiedi(?:gli|le) /iu, "chiedi a $1 "],
  [/^saluta (?:tanto |anche )?(\p{Lu}\p{L}+) e di(?:gli|lle) /iu, "di' a $1 "],
  // “martedì non posso, dillo a Marta e dille che …”
  [
    new RegExp(`^([^:?!"]{8,160}?),? (?:e )?(?:dillo|diglielo|scrivilo|comunicalo) (${TO})(?= e |[,.]|$)`, "iu"),
    "scrivi $2 che $1",
  ],
  [
    /^(?!(?:scriv|mand|chied|d(?:i'|igli|ille)|prepar|invit|ringrazi))([^:?!"]{8,160}?), (?:scrivile|scrivigli|avvisala|avvisalo|diglielo)(?= e (?:chied|dig|dil|propon)|[.]?$)/iu,
    "scrivile che $1",
  ],
  [
    /^(?:fai |fagli |falle |manda )?(?:un |l')?in bocca al lupo (?=a(?:d|l|lla|i|gli|lle)? )/iu,
    "augura in bocca al lupo ",
  ],
  [new RegExp(`^augura in bocca al lupo (${TO}) per (?=\\p{L})`, "iu"), "augura $1 in bocca al lupo per "],
  [
    new RegExp(
      `^(?:(?:fai |manda )?(?:gli )?auguri|augura) (?:di )?(?:una )?pronta guarigione (${TO}), (?=\\p{L})`,
      "iu",
    ),
    "scrivi $1 che ho saputo che ",
  ],
  [
    new RegExp(`^(?:fai |manda )?(?:le |le mie |i |tante |tanti )?(congratulazioni|complimenti) (${TO}) per `, "iu"),
    "congratulati con $2 per ",
  ],
  [
    new RegExp(
      `^(?:scrivi |fai |manda )?(?:un )?(?:reclamo|sollecito) (${TO})(?:,| perché| che)(?: perché)? (?=\\p{L})`,
      "iu",
    ),
    "scrivi $1 che ",
  ],
  [/^congratulati con (al|allo|alla|ai|agli|alle|a|ad) /iu, "congratulati con @$1@ "],
  [/@(?:al)@/giu, "il"],
  [/@(?:allo)@/giu, "lo"],
  [/@(?:alla)@/giu, "la"],
  [/@(?:ai)@/giu, "i"],
  [/@(?:agli)@/giu, "gli"],
  [/@(?:alle)@/giu, "le"],
  [/ ?@(?:a|ad)@/giu, ""],
];

const RECOVERY = /pronta guarigione/iu;

/** Rewrites requests that begin with the occasion or end with “dillo a …” to “scrivi a … che …”. */
export function plainRequest(text: string): string {
  let plain = text;
  for (const [match, by] of REWRITES) plain = plain.replace(match, by);
  return plain !== text && RECOVERY.test(text) && !RECOVERY.test(plain) ? `${plain}. augura pronta guarigione` : plain;
}

/** “mi aiuti a dirle che non vengo?”: removes the question mark, which is not for the message. */
export function withoutAsking(text: string): string {
  const first = /^[^.?!]*\?/.exec(text)?.[0];
  if (!first || !/^(?:\p{L}+,? ){0,2}(?:mi )?(?:aiuti|puoi|potresti|come|cosa) /iu.test(first)) return text;
  if (
    /(?<!\p{L})(?:se|chied\p{L}+|chiesto)(?!\p{L})|[:"]|, (?:può|puoi|possiamo|ti va|potrebbe)(?!\p{L})/iu.test(first)
  )
    return text;
  return `${first.slice(0, -1)}.${text.slice(first.length)}`;
}
