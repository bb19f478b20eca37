/**
 * The hidden marked block: `<!--sintonia:{json}-->`, where the JSON holds `interaction_complete`. Only the server writes
 * one, after the person's own click; whatever looks like one in a model's, a note's or a person's text is removed here.
 *
 * Removed: the block itself; any comment, fenced or bare JSON object that names `interaction_complete`; tags called
 * `sintonia` or `interaction_complete` with what they hold; and the word `interaction_complete` wherever it is left.
 */

/** The longest text held back, in characters, while it is not clear whether it is a block. */
export const HOLD_MAX = 4096;

const KEY = /interaction[\s_-]?complete/i;
/** Without one of these, nothing is a key, however it is written. */
const HINT = /interaction|\\u/i;
const OWN_COMMENT = /^<!--(?:[^]{0,200}?sintonia|\s*[\w:-]*\s*[{[])/i;
const OWN_COMMENT_CUT = /^<!--\s*(?:s|si|sin|sint|sinto|sinton|sintoni)$/i;
const OWN_TAG = /^<(sintonia[\w:-]*|interaction[_-]?complete)(?:\s[^<>]*)?>/i;
const OWN_CLOSING_TAG = /^<\/(?:sintonia[\w:-]*|interaction[_-]?complete)\s*>/i;
const TAG_MAX = 120;
const WORD = "_complete";
const CANDIDATE = /[<{`~_]/;

/** What to do with the beginning of the held text. */
type Verdict =
  | { kind: "wait" }
  /** Not a block: this many characters go out. */
  | { kind: "release"; length: number; fence?: string }
  | { kind: "drop"; length: number; silent?: boolean }
  /** A block longer than what is held back: all that follows goes, too, until its end. */
  | { kind: "drop_on"; length: number; end: BlockEnd };

const WAIT: Verdict = { kind: "wait" };
const RELEASE_ONE: Verdict = { kind: "release", length: 1 };

/** Finds the end of a block being dropped: the index after it, or -1 and how much of the text is still needed. */
interface BlockEnd {
  find(text: string): number;
  keep: number;
}

/** Counts braces outside double-quoted strings, over as many pieces as it takes. */
class Braces implements BlockEnd {
  readonly keep = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;

  find(text: string): number {
    for (let i = 0; i < text.length; i += 1) {
      const char = text[i];
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (char === "\\") this.escaped = true;
        else if (char === '"') this.inString = false;
      } else if (char === '"') this.inString = true;
      else if (char === "{") this.depth += 1;
      else if (char === "}") {
        this.depth -= 1;
        if (this.depth === 0) return i + 1;
      }
    }
    return -1;
  }
}

const COMMENT_END: BlockEnd = {
  keep: 2,
  find: (text) => {
    const at = text.indexOf("-->");
    return at < 0 ? -1 : at + 3;
  },
};

/** A line of at least three of the fence's character; what follows the run must be known. */
function fenceEnd(char: string): BlockEnd {
  const line = char === "`" ? /\n {0,3}`{3,}(?=[^`])/ : /\n {0,3}~{3,}(?=[^~])/;
  return {
    keep: 32,
    find: (text) => {
      const match = line.exec(text);
      return match ? match.index + match[0].length : -1;
    },
  };
}

function namesKey(text: string): boolean {
  const plain = text.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return KEY.test(plain);
}

/**
 * Removes blocks from a text that arrives in pieces, wherever it is split: the same text comes out as from one piece.
 * At most HOLD_MAX characters wait for their verdict.
 */
export class MarkerFilter {
  private held = "";
  /** The last characters that went out, after an imagined line break. */
  private tail = "\n";
  /** A block was just removed: its neighbours must not join into something new. */
  private gap = false;
  private openFence: string | null = null;
  private dropping: BlockEnd | null = null;
  /** Where in the held text the next hint of a block's key stands; null when it has to be looked for. */
  private hintAt: number | null = null;

  /** Takes the next piece and returns what may go out. */
  push(piece: string): string {
    if (this.held === "" && !this.gap && !this.dropping && !CANDIDATE.test(piece)) {
      this.tail = (this.tail + piece).slice(-16);
      return piece;
    }
    this.held += piece;
    this.hintAt = null;
    return this.drain(false);
  }

  /** Ends the text and returns what was held back and is no block. */
  end(): string {
    const out = this.drain(true);
    this.held = "";
    return out;
  }

  private drain(final: boolean): string {
    let out = "";
    const release = (length: number) => {
      let text = this.held.slice(0, length);
      this.consume(length);
      if (text === "") return;
      if (this.gap && /\S$/.test(this.tail) && /^\S/.test(text)) text = ` ${text}`;
      this.gap = false;
      this.tail = (this.tail + text).slice(-16);
      out += text;
    };

    while (this.held !== "") {
      if (this.dropping) {
        const end = this.dropping.find(this.held);
        if (end < 0) {
          this.held = this.dropping.keep === 0 ? "" : this.held.slice(-this.dropping.keep);
          return out;
        }
        this.consume(end);
        this.dropping = null;
        continue;
      }
      const at = this.held.search(CANDIDATE);
      if (at !== 0) {
        release(at < 0 ? this.held.length : at);
        continue;
      }
      const verdict = this.judge(final);
      if (verdict.kind === "wait") return out;
      if (verdict.kind === "release") {
        if (verdict.fence !== undefined) this.openFence = verdict.fence === "" ? null : verdict.fence;
        release(verdict.length);
        continue;
      }
      this.consume(verdict.length);
      if (verdict.kind === "drop_on") this.dropping = verdict.end;
      if (verdict.kind === "drop_on" || !verdict.silent) this.gap = true;
    }
    return out;
  }

  private consume(length: number): void {
    this.held = this.held.slice(length);
    if (this.hintAt !== null) this.hintAt = this.hintAt < length ? null : this.hintAt - length;
  }

  /** Spares the search through the whole window for every brace of a text that is full of them. */
  private mayHoldKey(): boolean {
    if (this.hintAt === null) {
      const at = this.held.search(HINT);
      this.hintAt = at < 0 ? Number.POSITIVE_INFINITY : at;
    }
    return this.hintAt < HOLD_MAX;
  }

  private judge(final: boolean): Verdict {
    const window = this.held.slice(0, HOLD_MAX);
    const whole = final || this.held.length > HOLD_MAX;
    if (window.startsWith("_")) return this.judgeWord(final);
    if (window.startsWith("{")) return whole && !this.mayHoldKey() ? RELEASE_ONE : judgeObject(window, whole);
    if (window.startsWith("<!--")) return judgeComment(window, whole);
    return window.startsWith("<") ? judgeTag(window, whole) : this.judgeFence(window, whole);
  }

  private judgeWord(final: boolean): Verdict {
    if (this.gap || !/interaction$/i.test(this.tail)) return RELEASE_ONE;
    const start = this.held.slice(0, WORD.length).toLowerCase();
    if (start === WORD) return { kind: "drop", length: WORD.length, silent: true };
    return WORD.startsWith(start) && !final ? WAIT : RELEASE_ONE;
  }

  private judgeFence(window: string, whole: boolean): Verdict {
    const char = window[0] ?? "";
    const run = /^(`+|~+)/.exec(window)?.[0].length ?? 1;
    if (run === window.length && !whole) return WAIT;
    if (run < 3 || !/\n {0,3}$/.test(this.tail)) return { kind: "release", length: run };
    if (this.openFence === char) return { kind: "release", length: run, fence: "" };
    if (this.openFence !== null) return { kind: "release", length: run };
    const end = fenceEnd(char).find(whole ? `${window}\n` : window);
    const opened: Verdict = { kind: "release", length: run, fence: char };
    if (end >= 0) return namesKey(window.slice(0, end)) ? { kind: "drop", length: end } : opened;
    if (!whole) return WAIT;
    return namesKey(window) ? { kind: "drop_on", length: window.length, end: fenceEnd(char) } : opened;
  }
}

function judgeObject(window: string, whole: boolean): Verdict {
  const start = /^\{\s{0,64}/.exec(window)?.[0].length ?? 1;
  if (start === window.length) return whole ? RELEASE_ONE : WAIT;
  if (!/["'\w\\{]/.test(window[start] ?? "")) return RELEASE_ONE;
  const braces = new Braces();
  const end = braces.find(window);
  if (end >= 0) return namesKey(window.slice(0, end)) ? { kind: "drop", length: end } : RELEASE_ONE;
  if (!whole) return WAIT;
  return namesKey(window) ? { kind: "drop_on", length: window.length, end: braces } : RELEASE_ONE;
}

function judgeComment(window: string, whole: boolean): Verdict {
  const end = COMMENT_END.find(window);
  const text = end < 0 ? window : window.slice(0, end);
  if (end < 0 && !whole) return WAIT;
  const own = OWN_COMMENT.test(text) || namesKey(text);
  if (end >= 0) return own ? { kind: "drop", length: end } : RELEASE_ONE;
  if (own) return { kind: "drop_on", length: window.length, end: COMMENT_END };
  return OWN_COMMENT_CUT.test(text) ? { kind: "drop", length: window.length } : RELEASE_ONE;
}

const TAG_NAMES = ["sintonia", "interaction_complete", "interaction-complete", "interactioncomplete"];

function judgeTag(window: string, whole: boolean): Verdict {
  if (!whole && "<!--".startsWith(window)) return WAIT;
  const start = window.slice(0, TAG_MAX);
  const closing = OWN_CLOSING_TAG.exec(start);
  if (closing) return { kind: "drop", length: closing[0].length };
  const tag = OWN_TAG.exec(start);
  if (!tag) {
    const unfinished = !whole && window.length < TAG_MAX && /^<(?:\/?[\w:-]*\s*|[\w:-]+\s[^<>]*)$/.test(window);
    const name = /^<\/?([\w:-]*)/.exec(window)?.[1]?.toLowerCase() ?? "";
    const own = TAG_NAMES.some((word) => word.startsWith(name) || name.startsWith(word));
    return unfinished && own ? WAIT : RELEASE_ONE;
  }
  const end = `</${tag[1]?.toLowerCase()}>`;
  const close = window.toLowerCase().indexOf(end);
  if (close >= 0) return { kind: "drop", length: close + end.length };
  return whole ? { kind: "drop", length: tag[0].length } : WAIT;
}

/** The same for a text at hand. */
export function removeMarkers(text: string): string {
  if (!CANDIDATE.test(text)) return text;
  const filter = new MarkerFilter();
  return filter.push(text) + filter.end();
}
