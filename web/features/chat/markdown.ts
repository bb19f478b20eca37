import { Lexer, Tokenizer, type Token, type Tokens } from "marked";

/** Deeper than this, structure is shown as the text it was written with. */
const DEPTH_MAX = 6;
/** Characters that looking for the ends of emphasis may go through: far more than any answer needs, little for a machine. */
const EMPHASIS_MAX = 300_000;

/**
 * The Markdown that answers are shown with. Whatever could become HTML, an address to follow or a hidden definition is no
 * structure here: it stays the text it was written as, whoever wrote the answer.
 */
class PlainTokenizer extends Tokenizer {
  private depth = 0;
  private looked = 0;

  override html = (): undefined => undefined;
  override tag = (): undefined => undefined;
  override def = (): undefined => undefined;
  override autolink = (): undefined => undefined;
  override url = (): undefined => undefined;
  /** A line of dashes below a text is a rule: models mean it so. */
  override lheading = (): undefined => undefined;
  /** What is indented is no code: models indent for other reasons. */
  override code = (): undefined => undefined;

  override blockquote(src: string): Tokens.Blockquote | undefined {
    return this.within(() => super.blockquote(src));
  }

  override list(src: string): Tokens.List | undefined {
    return this.within(() => super.list(src));
  }

  override emStrong(src: string, masked: string, before?: string): Tokens.Em | Tokens.Strong | undefined {
    this.looked += masked.length;
    return this.looked > EMPHASIS_MAX ? undefined : super.emStrong(src, masked, before);
  }

  private within<T>(parse: () => T): T | undefined {
    if (this.depth >= DEPTH_MAX) return undefined;
    this.depth += 1;
    try {
      return parse();
    } finally {
      this.depth -= 1;
    }
  }
}

/** The blocks of an answer, in order. */
export function parseMarkdown(text: string): Token[] {
  // Some models write lists with a dot.
  const written = text.replaceAll(/^(\s*)•\s+/gm, "$1- ");
  return new Lexer({ gfm: true, breaks: true, tokenizer: new PlainTokenizer() }).lex(written);
}

/** The words of blocks without any marks: a line stays a line, blocks are a blank line apart. */
export function plainText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "list") {
        const { items, ordered, start } = token as Tokens.List;
        return items
          .map((item, at) => `${ordered ? `${Number(start) + at}.` : "-"} ${plainText(item.tokens)}`)
          .join("\n");
      }
      if (token.type === "blockquote") return plainText((token as Tokens.Blockquote).tokens);
      if (token.type === "table") {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].map((row) => row.map((cell) => plainInline(cell.tokens)).join(" – ")).join("\n");
      }
      return token.type === "space" || token.type === "hr" ? "" : plainInline([token]);
    })
    .filter((block) => block !== "")
    .join("\n\n");
}

function plainInline(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === "br") return "\n";
      const { tokens: inside } = token as Tokens.Generic;
      const words = inside ? plainInline(inside) : (token as Tokens.Text).text;
      return token.type === "link" ? words + addressAfter(token as Tokens.Link) : words;
    })
    .join("");
}

/** What follows a link’s words, so that its address is in plain sight; nothing where the words are the address. */
export function addressAfter({ href, tokens }: Tokens.Link): string {
  const words = plainInline(tokens);
  if (words === "") return href;
  return words === href ? "" : ` (${href})`;
}
