const TAGS = ["think", "thinking", "thought", "reasoning"];
const OPEN = TAGS.map((tag) => `<${tag}>`);

/** Removes the blocks of reasoning that some models write before their answer, wherever the text is split. */
export class ThinkFilter {
  private held = "";
  private state: "start" | "inside" | "text" = "start";
  private close = "";

  push(piece: string): string {
    if (this.state === "text") return piece;
    this.held += piece;
    for (;;) {
      if (this.state === "inside") {
        const end = this.held.indexOf(this.close);
        if (end < 0) {
          this.held = this.held.slice(-this.close.length);
          return "";
        }
        this.held = this.held.slice(end + this.close.length);
        this.state = "start";
      }
      this.held = this.held.trimStart();
      const opened = OPEN.find((tag) => this.held.startsWith(tag));
      if (!opened) {
        if (OPEN.some((tag) => tag.startsWith(this.held))) return "";
        const out = this.held;
        this.held = "";
        this.state = "text";
        return out;
      }
      this.state = "inside";
      this.close = opened.replace("<", "</");
      this.held = this.held.slice(opened.length);
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
