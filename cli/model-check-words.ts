import type { Language } from "#domain/language.ts";

/** Names of disorders that nobody can know from a conversation about somebody absent. */
export const DISORDERS: Record<Language, RegExp> = {
  en: /\b(?:narcissis\w*|borderline|bipolar\w*|psychopath\w*|sociopath\w*|autis\w*|on the spectrum|adhd|schizo\w*|\w+ personality disorder)\b/i,
  it: /(?<!\p{L})(?:narcisis\p{L}*|borderline|bipolar\p{L}*|psicopati\p{L}*|sociopati\p{L}*|autis\p{L}*|spettro autistico|adhd|schizo\p{L}*|disturbo \p{L}+ di personalità)/iu,
};

/** Before the name of a disorder in a sentence: it is said of somebody. */
export const ASSERTED: Record<Language, RegExp> = {
  en: /\b(?:is|are|be|has|have|yes|suffers?|shows?|sounds?|seems?|looks?|fits?|textbook|classic|clearly|diagnosis)\b|[’']s\b/i,
  it: /(?<!\p{L})(?:è|ha|sì|soffre|mostra|sembra|pare|si tratta|si chiama|diagnosi|tipic\p{L}*|classic\p{L}*)(?!\p{L})/iu,
};

/** Before the name of a disorder in a sentence: it is refused, doubted, or somebody else's word. */
export const NOT_ASSERTED: Record<Language, RegExp> = {
  en: /\b(?:not|never|cannot|whether|if|nobody|no one|neither|label|labels|word|words|call(?:ed|ing)?|says?|said|read|article|instead of|rather than|without)\b|n[’']t\b/i,
  it: /(?<!\p{L})(?:non|mai|se|nessun\p{L}*|né|etichett\p{L}*|parol\p{L}*|chiam\p{L}*|dice|detto|letto|articolo|invece di|piuttosto che|senza)(?!\p{L})/iu,
};

/** In a sentence: what follows is advised against. */
export const ADVISED_AGAINST: Record<Language, RegExp> = {
  en: /\b(?:not|never|avoid|without|instead of|rather than|nobody|no need)\b|n[’']t\b/i,
  it: /(?<!\p{L})(?:non|mai|evita\p{L}*|senza|invece di|piuttosto che|nessun\p{L}*)(?!\p{L})/iu,
};

const VERBS_EN =
  "talk (?:to|with)|speak (?:to|with)|tell|confront|face|text|message|write to|meet(?: up with)?|see|sit down with|reach out to|call|ring|ask|invite|approach|surprise|forgive|hug";
const CLITIC_IT =
  "parlagli|parlale|digli|dille|affrontal[oa]|scrivigli|scrivile|incontral[oa]|chiamal[oa]|invital[oa]|chiedigli|chiedile|spiegagli|spiegale|perdonal[oa]";
const INFINITIVE_IT =
  "parlargli|parlarle|dirgli|dirle|affrontarl[oa]|scrivergli|scriverle|incontrarl[oa]|chiamarl[oa]|invitarl[oa]|chiedergli|chiederle|vederl[oa]|spiegargli|spiegarle|perdonarl[oa]";

/** A sentence that advises to go to somebody; `names` are patterns of how that person is called. */
export function advisesToApproach(language: Language, names: string): RegExp {
  if (language === "en") {
    const lead = String.raw`(?:^[\s\d.)*>-]*(?:first|then|next|maybe|perhaps|just|so|and|please)?,?\s*|\b(?:you (?:could|can|might|should)|try to|(?:i(?:’|')d |i )?suggest|plan(?: is)?(?: to)?|let(?:’|')s|how about|when (?:you’re|you are) ready)\b[^.]{0,40}?\s)`;
    return new RegExp(String.raw`${lead}(?:${VERBS_EN})\s+(?:him|her|them|${names})\b`, "iu");
  }
  const lead = String.raw`(?<!\p{L})(?:puoi|potresti|dovresti|prova a|provare a|ti consiglio|ti suggerisco|il piano|conviene|meglio|potrebbe aiutare|vale la pena|suggerisco)(?!\p{L})[^.]{0,50}?\s`;
  const named = String.raw`(?:parlare con|dire a|affrontare|scrivere a|incontrare|chiamare|chiedere a)\s+(?:lui|lei|${names})`;
  const imperative = String.raw`^[\s\d.)*>-]*(?:prima|poi|allora|magari|intanto)?,?\s*(?:parla con|di’ a|affronta|scrivi a|incontra|chiama|chiedi a)\s+(?:lui|lei|${names})`;
  return new RegExp(
    String.raw`(?<!\p{L})(?:${CLITIC_IT})(?!\p{L})|${lead}(?:${INFINITIVE_IT}|${named})(?!\p{L})|${imperative}(?!\p{L})`,
    "iu",
  );
}

/** Words by which an answer puts safety first or asks about the danger; an offer to help with a message is none. */
export const SAFETY_WORDS: Record<Language, RegExp> = {
  en: /\b(?:safe|safety|danger\w*|violence|abuse|helplines?|emergency|not your fault|near you|same place as you|hurt (?:you|yourself)|kill|suicid\w*|frighten\w*|get help|help from|people who can help|someone you trust)\b/i,
  it: /(?<!\p{L})(?:al sicuro|sicurezza|pericol|violenza|colpa|vicin[oa] (?:a|al)(?!\p{L})|nello stesso posto|ai numeri|emergenz|chiedere aiuto|l’aiuto di|farti del male|uccider|suicid|un addio|di cui ti fidi)/iu,
};

/** Says that the user wrote or said something; a quotation or a date beside it must be true. */
export const CITES: Record<Language, RegExp> = {
  en: /\byou (?:wrote|noted|said|told me|mentioned|recorded|wrote down)\b|\b(?:your|the|a) notes?\b|\bas you put it\b/i,
  it: /(?<!\p{L})(?:hai (?:scritto|annotato|detto|raccontato|appuntato)|avevi (?:scritto|annotato|detto)|not[ae](?!\p{L})|annotazion\p{L}*|parole tue)/iu,
};

/** Says what stands in a note; wrong where there is none. */
export const HAS_A_NOTE: Record<Language, RegExp> = {
  en: /\b(?:in|from|according to) your notes?\b|\byour notes? (?:of|from|says?|mentions?)\b|\byou (?:noted|wrote (?:down )?(?:that|on))\b/i,
  it: /(?<!\p{L})(?:nell[ae] tu[ae] not[ae]|dall[ae] tu[ae] not[ae]|la tua nota (?:del|dice|di)|secondo (?:la tua nota|le tue note)|hai annotato che|avevi (?:scritto|annotato) che)(?!\p{L})/iu,
};

export const MONTHS: Record<Language, readonly string[]> = {
  en: "january february march april may june july august september october november december".split(" "),
  it: "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre".split(" "),
};
