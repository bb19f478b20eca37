/** Special tokens that a server left in the text, and the `◁think▷` tags of one family of models. */
const TOKEN = /<\|([a-z_]{1,24})\|>|◁(\/?think)▷/;
/** A token that is cut off at the end of a piece. */
const PARTIAL_TOKEN = /(?:<(?:\|(?:[a-z_]{0,24}\|?)?)?|◁(?:\/?(?:t(?:h(?:i(?:nk?)?)?)?)?)?)$/;
/** Characters of a header in OpenAI's Harmony format: role, channel and recipient. */
const HEADER_MAX = 80;
/** What follows these is not for the reader. */
const END_TOKENS = new Set(["return", "call", "im_end", "eot_id", "eom_id", "endoftext", "end_of_text"]);

/** `role` and `channel` are parts of a header, `silent` and `tagged` are reasoning, `over` is behind the last message. */
type State = "text" | "role" | "channel" | "silent" | "tagged" | "over";

/**
 * Removes from streamed text, wherever it is split, Harmony's tokens (`<|channel|>analysis<|message|>…`) and every channel
 * but the final one, other special tokens of that form, and `◁think▷…◁/think▷`.
 */
export class ChannelFilter {
  private held = "";
  private header = "";
  private state: State = "text";
  /** Whether the text is from the final channel. */
  private final = false;

  push(piece: string): string {
    this.held += piece;
    let out = "";
    for (let token = TOKEN.exec(this.held); token; token = TOKEN.exec(this.held)) {
      out += this.filterText(this.held.slice(0, token.index));
      this.held = this.held.slice(token.index + token[0].length);
      this.handleToken(token[1] ?? token[2] ?? "");
    }
    const begun = PARTIAL_TOKEN.exec(this.held)?.[0] ?? "";
    out += this.filterText(begun ? this.held.slice(0, -begun.length) : this.held);
    this.held = begun;
    return out;
  }

  /** What was held back as a possible token. */
  end(): string {
    const rest = this.filterText(this.held);
    this.held = "";
    return rest + (this.state === "channel" || this.state === "role" ? this.endHeader(true) : "");
  }

  /** The part for the reader of a text between two tokens. */
  private filterText(text: string): string {
    if (this.state === "text") return text;
    if (this.state !== "role" && this.state !== "channel") return "";
    this.header += text;
    return this.header.length > HEADER_MAX ? this.endHeader(true) : "";
  }

  private handleToken(token: string): void {
    if (this.state === "over") return;
    if (this.state === "tagged" && token !== "/think") return;
    if (token === "think") this.state = "tagged";
    else if (token === "/think") this.state = "text";
    else if (END_TOKENS.has(token) || (token === "end" && this.final)) this.state = "over";
    else if (token === "start" || token === "channel") {
      this.state = token === "start" ? "role" : "channel";
      this.header = "";
    } else if (token === "message") this.endHeader(false);
    else if (token === "begin_of_thought") this.state = "silent";
    else if (token === "end" || token === "end_of_thought") this.state = "text";
  }

  /** Ends a header. Without its token, the first word of the header is the name and the rest is content. */
  private endHeader(unmarked: boolean): string {
    if (this.state !== "role" && this.state !== "channel") return "";
    const [, name = "", rest = ""] = /^\s*(\w*)([^]*)$/.exec(this.header) ?? [];
    const shown = this.state === "channel" ? name === "final" : name === "assistant";
    this.final = this.state === "channel" && shown;
    this.state = shown ? "text" : "silent";
    this.header = "";
    return shown && unmarked ? rest.trimStart() : "";
  }
}
