/** Words that a line loses nothing without. */
const FILLERS =
  /(?<![\p{L}])(?:really|very|just|actually|basically|maybe|kind of|a bit|quite|possibly|davvero|molto|magari|un po['’] di|un po['’]|proprio|semplicemente|praticamente|abbastanza|eventualmente)(?![\p{L}])\s*/giu;

/** “… and …”: what comes before may be no more than half of who is meant. */
const JOINED = /\s+(?:and|e|ed)\s+.*$/iu;
const JOINED_WORDS = 4;

/** What may follow the heart of a line, from the least to the most needed. */
const TAILS = [
  /\s*(?:\([^()]*\)|\s[–—]\s.*$)/gu,
  /;\s.*$/u,
  /[.!?]\s.*$/u,
  /,?\s+(?:because|since|so that|in order to|which|where|perché|poiché|siccome|in modo che|così che|affinché|visto che|dato che)(?![\p{L}]).*$/iu,
  /,\s.*$/u,
  JOINED,
];

/** The word a line must not end with. */
const DANGLING =
  /\s+(?:(?:a|an|the|to|of|at|on|in|with|for|and|or|that|about|by|my|her|his|il|lo|la|i|gli|le|un|una|di|a|da|in|con|su|per|e|che|del|della|dei|delle|al|alla|mio|mia|suo|sua)|\p{L}['’])$/iu;

const SHORT_WORDS = 12;
const LEAST_WORDS = 2;

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The same line in fewer words, down to its heart; null where there is nothing to leave out. */
export function shorter(line: string): string | null {
  const plain = line.replace(FILLERS, "").trim();
  let text = plain;
  // One tail at a time: shorter is not shortest, unless the line is still long.
  for (const tail of TAILS) {
    const cut = text.replace(tail, "").trim();
    const least = tail === JOINED ? JOINED_WORDS : LEAST_WORDS;
    if (cut === text || count(cut) < least) continue;
    text = cut;
    if (count(text) <= SHORT_WORDS) break;
  }
  if (count(text) > SHORT_WORDS) text = text.split(/\s+/).slice(0, SHORT_WORDS).join(" ");
  for (let before = ""; before !== text;) {
    before = text;
    text = text.replace(DANGLING, "").replace(/[\s,;:–—]+$/u, "");
  }
  // A quotation that lost its end would run on.
  if (/[“«]/u.test(text) && !/[”»]/u.test(text)) text = text.replace(/[\s,;:]*[“«].*$/u, "");
  return text !== line && count(text) >= LEAST_WORDS ? text : null;
}
