import { THING_WORDS } from "./content.names.ts";
import { NOUN_SHORT_FORMS } from "./content.short-names.ts";
import { capital, isOrdinary, type NameForm } from "./name-forms.ts";
import { fold } from "./name-words.ts";

/** Words before a lower-case ordinary word that make it a name. */
const BEFORE =
  /(?<![\p{L}\p{M}])(?:con|ciao|cara|caro|dillo a|detto a|scritto a|chiesto a|parlato a|chiedo a|scrivo a|dico a|insieme a|accanto a|visto|vista|sentito|sentita|chiamato|chiamata|with|hi|hey|hello|dear|tell|told|ask|asked|met|saw|texted|called|miss|missed|named|love you) $/iu;
/** The subset of BEFORE that may also precede things. */
const BEFORE_THINGS = /(?<![\p{L}\p{M}])(?:con|visto|vista|sentito|sentita|with|met|saw|miss|missed) $/iu;
const THINGS = new Set(THING_WORDS.trim().split(/\s+/));
/** Words after it that make it a name at the beginning of a sentence or clause. */
const AFTER =
  /^ (?:mi ha|mi dice|mi manca|mi scrive|ha detto|ha scritto|ha chiesto|ha chiamato|non mi|dice che|vuole|said|says|told me|asked me|texted|called me|thinks|wants|is my|was my|e io|and i)(?![\p{L}\p{M}])/iu;
const CLAUSE_START = /(?:^|[.!?…:;,«“"(\n]\s*|(?<![\p{L}\p{M}])(?:che|ma|and|but|that|then|poi|se|if) )$/iu;
/** Text before a word inside a sentence, where a capital isn't due to the beginning. */
const INSIDE_SENTENCE = /[\p{Ll}\d,)’'] ?$/u;

const NOUNS = new Set(NOUN_SHORT_FORMS.split(" "));
/** Words that make the next one a noun. */
const BEFORE_NOUN =
  /(?<![\p{L}\p{M}])(?:an|the|some|any|no|of|more|much|our|your|his|her|their|its|local|real|pale|brown|ginger|cold|craft|drink|drank|drinking) $/iu;
/** What follows a capitalized name that begins a sentence. */
const AFTER_CAPITALIZED =
  /^(?:['’]s| (?:è|ha|non|era|aveva|sta|va|viene|vuole|dice|e io|is|was|has|had|came|went|says|said|told|asked|called|texted|wants|wanted|thinks|thought|and i))(?![\p{L}\p{M}])/iu;

/** Whether the context of a lower-case word shows that it is a name. */
function standsAsName(word: string, folded: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  const end = at + word.length;
  const addressed = BEFORE.test(before) && !(THINGS.has(folded) && BEFORE_THINGS.test(before));
  return addressed || (CLAUSE_START.test(before) && AFTER.test(text.slice(end, end + 16)));
}

/**
 * Whether a word in a text is this name. An ordinary word ("rosa", "mark", "will", "grace") must be written like the
 * name or stand where only a name can: `con rosa`, `tell will`, `mark said`. A guessed form must stand there too, or be
 * capitalized inside a sentence.
 */
export function meansName(form: NameForm, word: string, folded: string, text: string, at: number): boolean {
  const capitalized = word === capital(word);
  const allCaps = word.length > 1 && word === word.toUpperCase();
  if (form.guessed) {
    if (!capitalized || allCaps) return form.small !== false && standsAsName(word, folded, text, at);
    const behind = text.slice(at + word.length, at + word.length + 12);
    return INSIDE_SENTENCE.test(text.slice(Math.max(0, at - 3), at)) || AFTER_CAPITALIZED.test(behind);
  }
  if (!capitalized && NOUNS.has(folded)) return !BEFORE_NOUN.test(text.slice(Math.max(0, at - 12), at));
  if (!isOrdinary(folded) && !isOrdinary(word.toLowerCase())) return true;
  // With an accent it is a different word: “sarà”.
  const lower = word.toLowerCase();
  if (lower !== folded && lower !== form.written.toLowerCase()) return false;
  return word === form.written || capitalized || allCaps || standsAsName(word, folded, text, at);
}

/** A possessive: “Will’s car”. */
const POSSESSIVE = /^[’']s(?![\p{L}\p{M}])/u;

/**
 * Whether a capitalized word is certainly a name: at the beginning of a sentence an ordinary word may be capitalized
 * too (“Will she …”, “Rosa o blu?”).
 */
export function isDefinitelyName(word: string, text: string, at: number): boolean {
  const folded = fold(word);
  if (!isOrdinary(folded) && !isOrdinary(word.toLowerCase())) return true;
  return (
    INSIDE_SENTENCE.test(text.slice(Math.max(0, at - 3), at)) ||
    POSSESSIVE.test(text.slice(at + word.length, at + word.length + 3)) ||
    standsAsName(word, folded, text, at)
  );
}
