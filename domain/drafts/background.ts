import type { Language } from "#domain/language.ts";

const PART =
  /(?<=[,;!?…]|(?<!(?<!\p{L})(?:mrs?|ms|dr|prof|(?<!\d)st|dott|ssa|sig|ra|ing|avv|geom|no|es|n|art))\.)\s+/iu;

/** Habits and traits of the addressee, told to the coach. */
const HABIT: Record<Language, RegExp> = {
  en: /^(?:(?:and|but|because|cos|cause|since|as|so|also) )*(?:he|she|they)(?: (?:always|never|usually|often|just|only|really|already|still|kind of|sort of) | ?)(?:(?:reads?|likes?|loves?|hates?|prefers?|thinks?|worries|worry|lives?|works?|sleeps?|swears?|panics?|takes? (?:everything|things|it)|gets? (?:\p{L}+ )?(?:upset|offended|stressed|anxious|angry|defensive|emotional|confused|annoyed|easily|nervous)|doesn'?t (?:like|read|do|text|use|speak|get|have much|take|know me)|does not (?:like|read|do|text|use|speak)|don'?t (?:like|read|do|text|use|speak)|can'?t stand|cannot stand|keeps? everything|answers? (?:everyone|nobody|only)|replies (?:late|only)|means well|(?:'ll|will|would|'d) (?:want|love|like|hate|be (?:pleased|happy|upset|thrilled|sad|hurt|glad|worried))|twists? (?:everything|it all|things)|has a (?:temper|short fuse|good heart|sense of humou?r)|tends? to|overthinks?|speaks? (?:little|no|only|not much))(?!\p{L})|is \d{1,3}(?!\p{L}|\d)|is (?:(?:very|really|quite|a bit|so|rather|only|not|pretty) )*(?:shy|sensitive|touchy|proud|old|old-fashioned|strict|formal|religious|deaf|elderly|hard of hearing|blunt|direct|moody|stubborn|fussy|picky|private|quiet|funny|nice|lovely|sweet|kind|easily \p{L}+|my (?:boss|manager|teacher|age)|new|young|a (?:bit|nice|good|lovely|kind|proud|man|woman|person|character|worrier|softie|stickler)|(?:always|never) (?:out|in|busy|late|there|home|at home|around|on time)|not (?:a|an|one|much|big) [\p{L} ]+|an? (?:old|elderly|very|stickler|talker|worrier) ?\p{L}*))[^?]*$/iu,
  it: /^(?:(?:e|ma|perché|visto che|siccome|tanto|che) )*(?:(?:lui|lei|loro) )?(?:(?:non |nn )?(?:legge (?:tutto|solo|poco|sempre|ogni|e rilegge|mai|tre)|si (?:offende|arrabbia|agita|preoccupa|spaventa|commuove|stressa|vergogna|fida)|se la prende|odia|rigira (?:tutto|le)|ama (?!\p{L}+ti)|adora|detesta|preferisce|sopporta|risponde (?:sempre|mai|solo|a)|ci tiene(?: (?:alle|alla|ai|al|a queste)|$)|c'è (?:mai|sempre)|è (?:uno|una|un tipo|tipo) (?:che|da)|è (?:(?:molto|un po'|abbastanza|così|tanto|piuttosto|una? (?:tipo|tipa|persona|uomo|donna|che|tipo un po')) ?)*(?:permalos|timid|sensibil|orgoglios|anzian|vecchi|sord|testard|precis|pignol|formal|religios|all'antica|riservat|suscettibil|fissat|ansios|brav|simpatic|buon|severa?|rigid|fatt[oa] così|una tipa|un tipo|uno che|una che)\p{L}*|è (?:un|una|il|la) (?:mi[oa] )?(?:collega|amic[oa]|vicin[oa]|cap[oa]|cugin[oa]|maestr[oa]|compagn[oa](?: di \p{L}+)?)$|ha (?:\d{1,3} anni|un carattere|il carattere|poca pazienza|la lacrima|sempre fretta)|capisce (?:poco|solo)|parla (?:poco|solo)|scrive (?:poco|sempre|solo)|fa sempre|vive (?:sol|da sol|in)|abita))(?!\p{L})[^?]*$/iu,
};
const DATED: Record<Language, RegExp> = {
  en: /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tomorrow|tonight|next week|at \d|on the \d)/i,
  it: /(?<!\p{L})(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|oggi|domani|stasera|alle \d)(?!\p{L})/iu,
};
/** Somebody else who may be meant by “he” and “she”. */
const OTHERS: Record<Language, RegExp> = {
  en: /\b(?:my|our|the|his|her|their) (?:little |big |older |younger |elder )?(?:son|daughter|kids?|child(?:ren)?|mum|mom|mother|dad|father|husband|wife|sister|brother|girl|boy|baby|dog|cat|nan|gran\p{L}*|aunt|uncle|cousin|partner|boyfriend|girlfriend|friend)\b/iu,
  it: /(?<!\p{L})(?:mi[oa]|nostr[oa]|su[oa]|la|il|i) (?:figli[oa]?|bambin[oai]|bimb[oai]|mamma|madre|papà|padre|marito|moglie|sorella|fratello|cane|gatt[oa]|nonn[oa]|zi[oa]|cugin[oa]|compagn[oa]|fidanzat[oa]|amic[oa]|ragazz[oa])(?!\p{L})/iu,
};
/** Says who the addressee is, before the message: “to my son Ollie”. */
const ADDRESSED: Record<Language, RegExp> = {
  en: /\b(?:to|for|tell|ask|text|message|email|write|let|remind|thank|invite) (?:my|our|the) (?:\p{L}+ ){0,2}?(?:\p{Lu}\p{L}+|\p{L}+)/giu,
  it: /(?<!\p{L})(?:a|ad|al|alla|per|avvisa|invita|ringrazia) (?:il |la )?(?:mi[oa] |nostr[oa] )?\p{L}+/giu,
};

/** Removes what a request tells the coach about the addressee: “he reads everything three times”. */
export function withoutBackground(text: string, name: string, language: Language): string {
  if (/["“«]/.test(text)) return text;
  const parts = text.split(PART);
  if (parts.length < 2) return text;
  const kept: string[] = [];
  for (const [at, part] of parts.entries()) {
    const bare = part
      .replace(/[.,;!…\s]+$/u, "")
      .replace(/\b(he|she|they)(?:'s|'re|s)(?= )/gi, "$1 is")
      .replace(/\bthey is\b/gi, "they is");
    const before = kept.join(" ");
    const said = before.replace(ADDRESSED[language], "");
    const others =
      OTHERS[language].test(said) ||
      [...said.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/gu)].some(([one]) => !isOwn(one, name));
    if (at > 0 && HABIT[language].test(bare) && !DATED[language].test(bare) && !(others && SHE[language].test(bare))) {
      // The removed background ended the sentence.
      if (/[.!…]$/.test(part)) kept.push(kept.pop()!.replace(/[,;]$/, "."));
      continue;
    }
    kept.push(part);
  }
  const plain = kept.join(" ").trim();
  return /[,;]$/.test(plain) ? `${plain.slice(0, -1)}.` : plain;
}

/** Begins with a pronoun, or without a subject, and so may be about somebody else. */
const SHE: Record<Language, RegExp> = {
  en: /^(?:(?:and|but) )*(?:he|she|they) is (?!\d|not an? |an? )|\b(?:lives|works|sleeps|hates|loves|likes)\b/i,
  it: /^(?!ha \d)(?:è|ha|vive|abita|odia|adora)(?!\p{L})/iu,
};

const DAYS =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/i;
const isOwn = (word: string, name: string): boolean =>
  DAYS.test(word) || name.toLowerCase().includes(word.toLowerCase());
