import { THING_WORDS } from "./content.names.ts";
import { NOUN_SHORTS } from "./content.short-names.ts";
import { capital, isOrdinary, type NameForm } from "./name-forms.ts";
import { fold } from "./name-words.ts";

/** Before an ordinary word in small letters: then it is somebody. */
const BEFORE =
  /(?<![\p{L}\p{M}])(?:con|ciao|cara|caro|dillo a|detto a|scritto a|chiesto a|parlato a|chiedo a|scrivo a|dico a|insieme a|accanto a|visto|vista|sentito|sentita|chiamato|chiamata|with|hi|hey|hello|dear|tell|told|ask|asked|met|saw|texted|called|miss|missed|named|love you) $/iu;
/** What things may follow as well as people. */
const BEFORE_THINGS = /(?<![\p{L}\p{M}])(?:con|visto|vista|sentito|sentita|with|met|saw|miss|missed) $/iu;
const THINGS = new Set(THING_WORDS.trim().split(/\s+/));
/** After one that begins a sentence or a part of it. */
const AFTER =
  /^ (?:mi ha|mi dice|mi manca|mi scrive|ha detto|ha scritto|ha chiesto|ha chiamato|non mi|dice che|vuole|said|says|told me|asked me|texted|called me|thinks|wants|is my|was my|e io|and i)(?![\p{L}\p{M}])/iu;
const BEGINS = /(?:^|[.!?…:;,«“"(\n]\s*|(?<![\p{L}\p{M}])(?:che|ma|and|but|that|then|poi|se|if) )$/iu;
/** Within a sentence: a large letter there is none of its beginning. */
const WITHIN = /[\p{Ll}\d,)’'] ?$/u;

const NOUNS = new Set(NOUN_SHORTS.split(" "));
/** Before a noun: then it is a thing. */
const BEFORE_NOUN =
  /(?<![\p{L}\p{M}])(?:an|the|some|any|no|of|more|much|our|your|his|her|their|its|local|real|pale|brown|ginger|cold|craft|drink|drank|drinking) $/iu;
/** Behind a large one that begins a sentence. */
const AFTER_LARGE =
  /^(?:['’]s| (?:è|ha|non|era|aveva|sta|va|viene|vuole|dice|e io|is|was|has|had|came|went|says|said|told|asked|called|texted|wants|wanted|thinks|thought|and i))(?![\p{L}\p{M}])/iu;

/** Whether a word in small letters stands where only somebody's name does. */
function standsAsName(word: string, folded: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 24), at);
  const end = at + word.length;
  const addressed = BEFORE.test(before) && !(THINGS.has(folded) && BEFORE_THINGS.test(before));
  return addressed || (BEGINS.test(before) && AFTER.test(text.slice(end, end + 16)));
}

/**
 * Whether a word of a text stands for a name. What is an ordinary word as well ("rosa", "mark", "will", "grace") must be
 * written as the name is, or stand where only a name does: `con rosa`, `tell will`, `mark said`. What was only guessed
 * must stand there, too, or be written large within a sentence.
 */
export function meansName(form: NameForm, word: string, folded: string, text: string, at: number): boolean {
  const large = word === capital(word);
  const loud = word.length > 1 && word === word.toUpperCase();
  if (form.guessed) {
    if (!large || loud) return form.small !== false && standsAsName(word, folded, text, at);
    const behind = text.slice(at + word.length, at + word.length + 12);
    return WITHIN.test(text.slice(Math.max(0, at - 3), at)) || AFTER_LARGE.test(behind);
  }
  if (!large && NOUNS.has(folded)) return !BEFORE_NOUN.test(text.slice(Math.max(0, at - 12), at));
  if (!isOrdinary(folded) && !isOrdinary(word.toLowerCase())) return true;
  // An accent makes it another word: “sarà”.
  const lower = word.toLowerCase();
  if (lower !== folded && lower !== form.written.toLowerCase()) return false;
  return word === form.written || large || loud || standsAsName(word, folded, text, at);
}

/** Whose something is is somebody: “Will’s car”. */
const OWNING = /^[’']s(?![\p{L}\p{M}])/u;

/**
 * Whether a word written as a name is surely one: what begins a sentence may be large for that (“Will she …”, “Rosa o
 * blu?”), if it is an ordinary word as well.
 */
export function isSurelyName(word: string, text: string, at: number): boolean {
  const folded = fold(word);
  if (!isOrdinary(folded) && !isOrdinary(word.toLowerCase())) return true;
  return (
    WITHIN.test(text.slice(Math.max(0, at - 3), at)) ||
    OWNING.test(text.slice(at + word.length, at + word.length + 3)) ||
    standsAsName(word, folded, text, at)
  );
}
