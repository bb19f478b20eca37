/** Words that can be dropped without loss. */
const FILLERS =
  /(?<![\p{L}])(?:really|very|just|actually|basically|maybe|kind of|a bit|quite|possibly|davvero|molto|magari|un po['’] di|un po['’]|proprio|semplicemente|praticamente|abbastanza|eventualmente)(?![\p{L}])\s*/giu;

/** “… and …”: the part before it may be only one of two people. */
const AND_PART = /\s+(?:and|e|ed)\s+.*$/iu;
const MIN_WORDS_BEFORE_AND = 4;

/** Trailing parts, from the most to the least dispensable. */
const TAILS = [
  /\s*(?:\([^()]*\)|\s[–—]\s.*$)/gu,
  /;\s.*$/u,
  /[.!?]\s.*$/u,
  /,?\s+(?:because|since|so that|in order to|which|where|perché|poiché|siccome|in modo che|così che|affinché|visto che|dato che)(?![\p{L}]).*$/iu,
  /,\s.*$/u,
  AND_PART,
];

/** Words a line must not end with. */
const DANGLING =
  /\s+(?:(?:a|an|the|to|of|at|on|in|with|for|and|or|that|about|by|my|her|his|il|lo|la|i|gli|le|un|una|di|a|da|in|con|su|per|e|che|del|della|dei|delle|al|alla|mio|mia|suo|sua)|\p{L}['’])$/iu;

const SHORT_WORDS = 12;
const MIN_WORDS = 2;

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The line in fewer words; null if nothing can be left out. */
export function shortenLine(line: string): string | null {
  const plain = line.replace(FILLERS, "").trim();
  let text = plain;
  // Removes only as many parts as needed to get down to SHORT_WORDS.
  for (const tail of TAILS) {
    const cut = text.replace(tail, "").trim();
    const least = tail === AND_PART ? MIN_WORDS_BEFORE_AND : MIN_WORDS;
    if (cut === text || count(cut) < least) continue;
    text = cut;
    if (count(text) <= SHORT_WORDS) break;
  }
  if (count(text) > SHORT_WORDS) text = text.split(/\s+/).slice(0, SHORT_WORDS).join(" ");
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(DANGLING, "").replace(/[\s,;:–—]+$/u, "");
  }
  // An unclosed quotation is removed.
  if (/[“«]/u.test(text) && !/[”»]/u.test(text)) text = text.replace(/[\s,;:]*[“«].*$/u, "");
  return text !== line && count(text) >= MIN_WORDS ? text : null;
}
