const TAGS = ["think", "thinking", "thought", "reasoning"];
const BLOCKS = TAGS.map((tag) => ({ open: `<${tag}>`, close: `</${tag}>`, end: new RegExp(`</${tag}>`, "i") }));
const LONGEST = Math.max(...BLOCKS.map(({ open }) => open.length));

/** Removes the blocks of reasoning that some models write before their answer, wherever the text is split. */
export class ThinkFilter {
  private held = "";
  private state: "start" | "inside" | "text" = "start";
  private block = BLOCKS[0]!;

  push(piece: string): string {
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
      const opened = BLOCKS.find(({ open }) => start.startsWith(open));
      if (!opened) {
        if (BLOCKS.some(({ open }) => open.startsWith(start))) return "";
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

  /** What was held back and turned out to be the beginning of nothing. */
  end(): string {
    return this.state === "start" ? this.held : "";
  }
}

/** The same for a whole text. */
export function withoutThinking(text: string): string {
  const filter = new ThinkFilter();
  return filter.push(text) + filter.end();
}
