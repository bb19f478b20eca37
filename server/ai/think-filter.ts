import { ChannelFilter } from "./channel-filter.ts";

const TAGS = ["think", "thinking", "thought", "reasoning", "seed:think"];
const BLOCKS = [
  ...TAGS.map((tag) => ({ open: `<${tag}>`, close: `</${tag}>`, end: new RegExp(`</${tag}>`, "i") })),
  { open: "[think]", close: "[/think]", end: /\[\/think\]/i },
];
/**
 * Harmony's channels where a server has dropped the tokens around them: `analysisThe user …`. No ordinary sentence begins
 * like that.
 */
const BARE = { open: "analysis", close: "assistantfinal", end: /assistantfinal/ };
const BARE_BEGUN = /^analysis(?=\p{Lu})/u;
const LONGEST = Math.max(...BLOCKS.map(({ open }) => open.length), BARE.open.length);

/** Removes from streamed text, wherever it is split, the reasoning that some models write before or around their answer. */
export class ThinkFilter {
  private readonly channels = new ChannelFilter();
  private held = "";
  private state: "start" | "inside" | "text" = "start";
  private block = BLOCKS[0]!;

  push(piece: string): string {
    return this.leading(this.channels.push(piece));
  }

  /** What was held back as a possible token. */
  end(): string {
    const out = this.leading(this.channels.end());
    return this.state === "start" ? out + this.held : out;
  }

  private leading(piece: string): string {
    if (this.state === "text") return piece;
    this.held += piece;
    for (;;) {
      if (this.state === "inside") {
        const { close, end: pattern } = this.block;
        const end = this.held.search(pattern);
        if (end < 0) {
          this.held = this.held.slice(-close.length);
          return "";
        }
        this.held = this.held.slice(end + close.length);
        this.state = "start";
      }
      this.held = this.held.trimStart();
      // Some models write the tags in capitals.
      const start = this.held.slice(0, LONGEST).toLowerCase();
      const bare = this.held.startsWith(BARE.open);
      const opened =
        BLOCKS.find(({ open }) => start.startsWith(open)) ?? (BARE_BEGUN.test(this.held) ? BARE : undefined);
      if (!opened) {
        const mayOpen = BLOCKS.some(({ open }) => open.startsWith(start)) || BARE.open.startsWith(this.held);
        if (mayOpen || (bare && this.held.length === BARE.open.length)) return "";
        const out = this.held;
        this.held = "";
        this.state = "text";
        return out;
      }
      this.state = "inside";
      this.block = opened;
      this.held = this.held.slice(opened.open.length);
    }
  }
}

/** Reasoning without its start tag, which some chat templates put into the prompt. */
const UNOPENED = /^(?:(?!<think>|◁think▷)[^])*(?:<\/think>|◁\/think▷)/i;

/** As `ThinkFilter`, for a whole text. */
export function withoutThinking(text: string): string {
  const filter = new ThinkFilter();
  const rest = text.replace(UNOPENED, "");
  return filter.push(rest) + filter.end();
}
