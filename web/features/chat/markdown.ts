import { Lexer, Tokenizer, type Token, type Tokens } from "marked";

/** Maximum nesting of lists and quotations; deeper markup stays text. */
const DEPTH_MAX = 6;
/**
 * Maximum number of characters scanned for the ends of emphasis, which bounds quadratic input. No real answer comes
 * near it.
 */
const EMPHASIS_MAX = 300_000;

/**
 * Tokenizer for answers, which are untrusted: HTML, bare URLs and link definitions are not recognized and stay text.
 */
class PlainTokenizer extends Tokenizer {
  private depth = 0;
  private looked = 0;

  override html = (): undefined => undefined;
  override tag = (): undefined => undefined;
  override def = (): undefined => undefined;
  override autolink = (): undefined => undefined;
  override url = (): undefined => undefined;
  /** Dashes below a line are a rule, not a heading underline: that is how models use them. */
  override lheading = (): undefined => undefined;
  /** Indented text is not code: models indent for other reasons. */
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

/** Parses an answer into block tokens. */
export function parseMarkdown(text: string): Token[] {
  // Some models write list items with “•”.
  const written = text.replaceAll(/^(\s*)•\s+/gm, "$1- ");
  return new Lexer({ gfm: true, breaks: true, tokenizer: new PlainTokenizer() }).lex(written);
}

/** The text of blocks without markup. Keeps line breaks; separates blocks with a blank line. */
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

/** The text to append to a link's label so that its URL is visible; empty if the label is the URL. */
export function addressAfter({ href, tokens }: Tokens.Link): string {
  const words = plainInline(tokens);
  if (words === "") return href;
  return words === href ? "" : ` (${href})`;
}
