/** Roman articles, pronouns and verbs with a single Italian equivalent. */
const ROMAN: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'])er(?= \p{L})/giu, "il"],
  [/(?<![\p{L}'])der(?= \p{L})/giu, "del"],
  [/(?<![\p{L}'])ar(?= \p{L})/giu, "al"],
  [/(?<![\p{L}'])ner(?= \p{L})/giu, "nel"],
  [/(?<![\p{L}'])je l'(?=\p{L})/giu, "gliel'"],
  [/(?<![\p{L}'])je(?= \p{L})/giu, "gli"],
  [/(?<![\p{L}'])nun(?= \p{L})/giu, "non"],
  [/(?<![\p{L}'])de(?= \p{L})/giu, "di"],
  [/(?<![\p{L}'])p(?:e'|e)(?= \p{L})/giu, "per"],
  [
    /(?<=\p{L}(?:re|rci|rmi|rti|rlo) |(?<!\p{L})(?:a|di|in|con|per|su|da) )sto(?= (?!pensando|facendo)\p{L})/giu,
    "questo",
  ],
  [/(?<=\p{L}(?:re|rci|rmi|rti|rlo) |(?<!\p{L})(?:a|di|in|con|per|su|da) )sta(?= \p{L})/giu, "questa"],
  [/(?<![\p{L}'])mi(?= (?:suocero|marito|padre|fratello|figlio|cugino|zio|cognato|genero|nonno)(?!\p{L}))/giu, "mio"],
  [/(?<![\p{L}'])mi(?= (?:suocera|moglie|madre|sorella|figlia|cugina|zia|cognata|nuora|nonna)(?!\p{L}))/giu, "mia"],
  [/(?<=(?<!\p{L})mi )so(?= \p{L}+[oa](?!\p{L}))/giu, "sono"],
  [/(?<!\p{L}|(?:non|lo|ne|che|ci) )so(?= (?:\d+|due|tre|quattro|dieci|pochi|tanti) )/giu, "sono"],
  [/(?<![\p{L}'])co(?= \p{L})/giu, "con"],
  [/(?<![\p{L}'])sto(?= (?:mese|anno|giro|periodo|momento|weekend|natale|casino|lavoro)(?!\p{L}))/giu, "questo"],
  [/(?<![\p{L}'])vole(?![\p{L}])/giu, "vuole"],
  [/(?<![\p{L}'])lo zi (?=\p{Lu})/gu, "zio "],
];

/** Replaces Roman dialect and similar spellings by Italian, word by word. */
export function romanToItalian(text: string): string {
  return ROMAN.reduce((said, [roman, italian]) => said.replace(roman, italian), text);
}
