export type Subject = "you" | "other" | "thing";

interface Around {
  word: string;
  before: string;
  after: string;
  /** What follows the verb, in lower case. */
  rest: string;
}

/** The subject of a verb, if the adjacent words tell. */
export function subjectByWords(infinitive: string, { word, before, after, rest }: Around): Subject | null {
  if (before === "c'" && word === "è") return "thing";
  // “se gli va giovedì”, but not “gli va incontro”.
  if (
    infinitive === "andare" &&
    /^(?:gli|le|mi|ti|ci|vi)$/.test(before) &&
    !/^(?:a|in|incontro|dietro|via|contro)$/.test(after)
  )
    return "thing";
  if (
    /^(?:dare|fare)$/.test(infinitive) &&
    /^(?:gli|le|mi|ti|ci)$/.test(before) &&
    /^(?:fastidio|noia|ansia|gioia|rabbia|pena)(?!\p{L})/u.test(rest)
  )
    return "thing";
  // “ce l'ha la reception”
  if (infinitive === "avere" && before === "l'" && /^(?:il|lo|la|l'|i|le|un|una)$/.test(after)) return "other";
  // “mi ha chiamato il cliente”
  if (
    infinitive === "avere" &&
    /^(?:mi|ci|ti|m')$/.test(before) &&
    /^(?:chiamato|scritto|telefonato|cercato|risposto|detto) (?:il|lo|la|l'|un|una) ?\p{L}/u.test(rest)
  )
    return "other";
  // “si sposa mia sorella”
  if (before === "si" && /^(?:mi[oa]|nostr[oa])$/.test(after)) return "other";
  // “viene zio Peppe”
  if (
    /^(?:venire|arrivare|passare|tornare|partire|scendere|salire|uscire)$/.test(infinitive) &&
    /^(?:zi[oa]|nonn[oa]|mamma|papà|don|suor|mi[oa]|nostr[oa])$/.test(after)
  )
    return "other";
  // “viene a prenderti tuo fratello”
  if (infinitive === "venire" && /^a \p{L}+rti tu[oa] \p{L}/u.test(rest)) return "other";
  return infinitive === "nascere" ? "thing" : null;
}

/** “ha chiamato suo fratello”: the brother is the subject. */
export const CALLED =
  /^\p{L}+(?:t|s)[oa] (?:la |il |l')?(?:scuola|banca|ospedale|medico|asilo|maestra|dottore|scuola|segreteria)(?!\p{L})|^\p{L}+(?:t|s)[oa] (?:nostr[oa]|mi[oa]) (?:figli[oa]|marito|moglie|madre|padre|sorella|fratello|cane|gatt[oa])(?!\p{L})|^(?:chiamato|telefonato|scritto|cercato|appena chiamato) (?:(?:suo|sua|tuo|tua|mio|mia|la sua|il suo) \p{Ll}+|\p{Lu}\p{Ll}+)/u;

/** Whether the words after an article name a person or an animal. */
export function isPerson(words: readonly string[]): boolean {
  return words
    .slice(0, 2)
    .some((word) =>
      /^(?:madre|mamma|padre|papà|sorella|fratello|figli[oa]|marito|moglie|suocer[oa]|nonn[oa]|zi[oa]|cugin[oa]|amic[oa]|collega|capo|ragazz[oa]|fidanzat[oa]|compagn[oa]|bimb[oa]|bambin[oa]|idraulico|tecnico|medico|dottore|vicin[oa]|cane|cagnolin[oa]|gatt[oa]|bambini|bimbi|figli|ragazzi|operai[oa]?|babysitter|prof\p{L}*)$/u.test(
        word,
      ),
    );
}
