import { LookAhead, Braces, escapable, TextBuffer } from "./marker-search.ts";

/**
 * The hidden marked block: `<!--sintonia:{json}-->`, where the JSON contains `interaction_complete`. Only the server
 * writes it (marked-block.ts); anything similar in the text of a model, a note or a user is removed here.
 *
 * Removed: the block itself; any comment, fenced or bare JSON object that contains `interaction_complete`; tags called
 * `sintonia` or `interaction_complete` with their content; any other `interaction_complete`; and NUL.
 */

/** Maximum number of characters buffered while it is undecided whether they are a block. */
export const HOLD_MAX = 4096;

/** Whitespace, an underscore or a hyphen as its \u escape. */
const ESCAPED_GAP = String.raw`\\u(?:000[9a-d]|0020|00a0|1680|200[0-9a]|2028|2029|202f|205f|3000|feff|005f|002d)`;
const KEY = new RegExp(`${escapable("interaction")}(?:[\\s_-]|${ESCAPED_GAP})?${escapable("complete")}`, "i");
const KEY_LONGEST = 6 * "interaction_complete".length;
const NAME = /sintonia/i;
/** Maximum distance of the name from the start of the comment. */
const NAME_REACH = 200;
const DATA_COMMENT = /^<!--\s*(?:[\w:-]+\s*)?[{[]/;
/** A comment that begins with a block: removing the block could join the opening to a name after it. */
const BLOCK_COMMENT = /^<!--\s*[<`~]/;
const ANY_OWN_CLOSING = /<\/(?:sintonia|interaction)/i;
const OWN_COMMENT_CUT = /^<!--\s*(?:s|si|sin|sint|sinto|sinton|sintoni)$/i;
const OWN_TAG = /^<(sintonia[\w:-]*|interaction[_-]?complete)(?:\s[^<>]*)?>/i;
const OWN_CLOSING_TAG = /^<\/(?:sintonia[\w:-]*|interaction[_-]?complete)\s*>/i;
const TAG_MAX = 120;
const WORD = "_complete";
const CANDIDATE = /[<{`~_]/;
/** PostgreSQL can't store NUL, and stripping it later could turn the text around it into a block. */
const NUL = "\u0000";

const TAG_NAMES = ["sintonia", "interaction_complete", "interaction-complete", "interactioncomplete"];

/** What to do with the front of the buffer. */
type Verdict =
  | { kind: "wait" }
  /** Not a block: output this many characters. */
  | { kind: "release"; length: number; fence?: string }
  | { kind: "drop"; length: number; silent?: boolean }
  /** A block longer than the buffer: drop everything up to its end. */
  | { kind: "drop_on"; length: number; end: BlockEnd };

const WAIT: Verdict = { kind: "wait" };
const RELEASE_ONE: Verdict = { kind: "release", length: 1 };

/** Finds the end of a dropped block: the index after it, or -1; `keep` is how much of the tail to keep for a retry. */
interface BlockEnd {
  find(text: string): number;
  keep: number;
}

const COMMENT_END: BlockEnd = {
  keep: 2,
  find: (text) => {
    const at = text.indexOf("-->");
    return at < 0 ? -1 : at + 3;
  },
};

/** A line of at least three fence characters; the lookahead waits for the end of the run. */
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

/**
 * Removes blocks from a text that arrives in pieces; the result doesn't depend on where it is split. Buffers at most
 * HOLD_MAX characters.
 */
export class MarkerFilter {
  private readonly buffer = new TextBuffer();
  private readonly key = new LookAhead(KEY, KEY_LONGEST);
  private readonly name = new LookAhead(NAME, "sintonia".length);
  private readonly backticks = new LookAhead(/\n {0,3}`{3}/, 7);
  private readonly tildes = new LookAhead(/\n {0,3}~{3}/, 7);
  private readonly commentEnd = new LookAhead(/-->/, 3);
  private readonly ownClosing = new LookAhead(ANY_OWN_CLOSING, "</interaction".length);
  private readonly braces = new Braces();
  /** The last characters of the output, after an imaginary line break. */
  private tail = "\n";
  /** A block was just removed: the text before and after it must not join into something new. */
  private gap = false;
  private openFence: string | null = null;
  private dropping: BlockEnd | null = null;
  /** Number of characters scanned, counting repeated scans: at most a small multiple of the text's length. */
  get scanned(): number {
    return this.buffer.scanned;
  }

  /** Adds the next piece and returns the text that can be output. */
  push(text: string): string {
    const piece = text.replaceAll(NUL, "");
    if (this.buffer.text === "" && !this.gap && !this.dropping && !CANDIDATE.test(piece)) {
      this.tail = (this.tail + piece).slice(-16);
      return piece;
    }
    this.buffer.text += piece;
    return this.drain(false);
  }

  /** Ends the text and returns the rest of the buffer, without blocks. */
  end(): string {
    const out = this.drain(true);
    this.consume(this.buffer.text.length);
    return out;
  }

  private drain(final: boolean): string {
    let out = "";
    const release = (length: number) => {
      let text = this.buffer.text.slice(0, length);
      this.consume(length);
      if (text === "") return;
      if (this.gap && /\S$/.test(this.tail) && /^\S/.test(text)) text = ` ${text}`;
      this.gap = false;
      this.tail = (this.tail + text).slice(-16);
      out += text;
    };

    while (this.buffer.text !== "") {
      if (this.dropping) {
        const { text } = this.buffer;
        const end = this.dropping.find(text);
        this.buffer.scanned += end < 0 ? text.length : end;
        if (end < 0) {
          this.consume(Math.max(text.length - this.dropping.keep, 0));
          return out;
        }
        this.consume(end);
        this.dropping = null;
        continue;
      }
      const at = this.buffer.text.search(CANDIDATE);
      if (at !== 0) {
        release(at < 0 ? this.buffer.text.length : at);
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
    this.buffer.drop(length);
  }

  /** Whether a complete key ends at or before this index. */
  private namesKey(before: number): boolean {
    return this.key.next(this.buffer).end <= before;
  }

  private judge(final: boolean): Verdict {
    const window = this.buffer.text.slice(0, HOLD_MAX);
    const whole = final || this.buffer.text.length > HOLD_MAX;
    if (window.startsWith("_")) return this.judgeWord(final);
    if (window.startsWith("{")) return this.judgeObject(window, whole);
    if (window.startsWith("<!--")) return this.judgeComment(window, whole);
    return window.startsWith("<") ? this.judgeTag(window, whole) : this.judgeFence(window, whole);
  }

  private judgeWord(final: boolean): Verdict {
    if (this.gap || !/interaction$/i.test(this.tail)) return RELEASE_ONE;
    const start = this.buffer.text.slice(0, WORD.length).toLowerCase();
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
    const close = this.fenceClose(char, window);
    const end = close < window.length || whole ? close : -1;
    const opened: Verdict = { kind: "release", length: run, fence: char };
    if (end >= 0) return this.namesKey(end) ? { kind: "drop", length: end } : opened;
    if (!whole) return WAIT;
    return this.namesKey(window.length) ? { kind: "drop_on", length: window.length, end: fenceEnd(char) } : opened;
  }

  /** The index after the next closing fence line, as far as it has arrived; -1 if there is none. */
  private fenceClose(char: string, window: string): number {
    const { start, end } = (char === "`" ? this.backticks : this.tildes).next(this.buffer);
    if (end > window.length) return -1;
    return start + (/^\n *(?:`+|~+)/.exec(window.slice(start))?.[0].length ?? 0);
  }

  private judgeObject(window: string, whole: boolean): Verdict {
    if (whole && !this.namesKey(window.length)) return RELEASE_ONE;
    const start = /^\{\s{0,64}/.exec(window)?.[0].length ?? 1;
    if (start === window.length) return whole ? RELEASE_ONE : WAIT;
    if (!/["'\w\\{]/.test(window[start] ?? "")) return RELEASE_ONE;
    const at = this.buffer.dropped;
    const end = this.braces.close(this.buffer, window.length);
    if (end <= window.length) return this.namesKey(end) ? { kind: "drop", length: end } : RELEASE_ONE;
    if (!whole) return WAIT;
    // Longer than the buffer, with a key: search for its end as the rest arrives.
    const find = (text: string) => {
      const close = this.braces.closeOf(at, this.buffer, text.length);
      return close <= text.length ? close : -1;
    };
    return { kind: "drop_on", length: window.length, end: { find, keep: 0 } };
  }

  private judgeComment(window: string, whole: boolean): Verdict {
    const { end } = this.commentEnd.next(this.buffer);
    const ended = end <= window.length;
    if (!ended && !whole) return WAIT;
    const length = ended ? end : window.length;
    const name = this.name.next(this.buffer);
    const named = name.start <= "<!--".length + NAME_REACH && name.end <= length;
    const comment = window.slice(0, length);
    const own = named || DATA_COMMENT.test(comment) || BLOCK_COMMENT.test(comment) || this.namesKey(length);
    if (ended) return own ? { kind: "drop", length } : RELEASE_ONE;
    if (own) return { kind: "drop_on", length, end: COMMENT_END };
    return OWN_COMMENT_CUT.test(window) ? { kind: "drop", length } : RELEASE_ONE;
  }

  private judgeTag(window: string, whole: boolean): Verdict {
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
    const close = this.ownClosing.next(this.buffer).start < window.length ? window.toLowerCase().indexOf(end) : -1;
    if (close >= 0) return { kind: "drop", length: close + end.length };
    return whole ? { kind: "drop", length: tag[0].length } : WAIT;
  }
}

/** Removes blocks from a complete text. */
export function removeMarkers(text: string): string {
  if (!CANDIDATE.test(text)) return text.replaceAll(NUL, "");
  const filter = new MarkerFilter();
  return filter.push(text) + filter.end();
}
