/**
 * The little Markdown that answers are shown with. What the parser does not know stays text: no HTML, no image, no link
 * can come out of it, whoever wrote the answer.
 */
export type Inline = string | { kind: "strong" | "em"; children: Inline[] };

export type Block =
  | { kind: "paragraph" | "heading"; lines: Inline[][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; start: number | null; items: Block[][] };

/** Deeper than this, structure is shown as the text it was written with. */
const DEPTH_MAX = 4;

const HEADING = /^ {0,3}#{1,6}\s+(.*?)\s*#*$/;
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^ {0,3}> ?(.*)$/;
const ITEM = /^(\s{0,6})(?:([-*+•])|(\d{1,3})[.)])\s+(.*)$/;

/** Blocks of an answer, in order. */
export function parseMarkdown(text: string): Block[] {
  return parseBlocks(text.replaceAll("\r\n", "\n").split("\n"), 0);
}

/** The words of blocks without any marks: a line stays a line, blocks are a blank line apart. */
export function plainText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === "list") {
        return block.items
          .map((item, at) => `${block.start === null ? "-" : `${block.start + at}.`} ${plainText(item)}`)
          .join("\n");
      }
      return block.kind === "quote" ? plainText(block.blocks) : block.lines.map(plainInline).join("\n");
    })
    .join("\n\n");
}

function plainInline(items: readonly Inline[]): string {
  return items.map((item) => (typeof item === "string" ? item : plainInline(item.children))).join("");
}

function parseBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0)
      blocks.push({ kind: "paragraph", lines: paragraph.map((line) => parseInline(line.trim())) });
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? "";
    const heading = HEADING.exec(line);
    if (line.trim() === "" || RULE.test(line)) flush();
    else if (heading) {
      flush();
      blocks.push({ kind: "heading", lines: [parseInline(heading[1] ?? "")] });
    } else if (depth < DEPTH_MAX && QUOTE.test(line)) {
      flush();
      const inside: string[] = [];
      for (; i < lines.length && QUOTE.test(lines[i] ?? ""); i += 1) inside.push(QUOTE.exec(lines[i] ?? "")?.[1] ?? "");
      i -= 1;
      blocks.push({ kind: "quote", blocks: parseBlocks(inside, depth + 1) });
    } else if (depth < DEPTH_MAX && ITEM.test(line)) {
      flush();
      const { list, next } = parseList(lines, i, depth);
      blocks.push(list);
      i = next - 1;
    } else paragraph.push(line);
  }
  flush();
  return blocks;
}

function parseList(lines: string[], from: number, depth: number): { list: Block; next: number } {
  const first = ITEM.exec(lines[from] ?? "");
  const indent = first?.[1]?.length ?? 0;
  const ordered = first?.[3] !== undefined;
  const items: string[][] = [];
  let i = from;
  for (; i < lines.length; i += 1) {
    const line = lines[i] ?? "";
    const item = ITEM.exec(line);
    const own = item !== null && (item[1]?.length ?? 0) < indent + 2;
    if (own && (item[3] !== undefined) === ordered) items.push([item[4] ?? ""]);
    else if (own) break;
    // What is indented below an item belongs to it, after a blank line too; text right below it goes on with it.
    else if (line.trim() === "") {
      const after = lines[i + 1] ?? "";
      if (after.trim() === "" || (!/^\s{2,}\S/.test(after) && !ITEM.test(after))) break;
      items.at(-1)?.push("");
    } else if (/^\s{2,}/.test(line) || (lines[i - 1] ?? "").trim() !== "") {
      if (HEADING.test(line) || QUOTE.test(line) || RULE.test(line)) break;
      items.at(-1)?.push(line.slice(Math.min(indent + 2, line.search(/\S/))));
    } else break;
  }
  const start = ordered ? Number(first[3]) : null;
  return { list: { kind: "list", start, items: items.map((item) => parseBlocks(item, depth + 1)) }, next: i };
}

const IMAGE_OR_LINK = /!?\[([^[\]]{0,500})\]\(\s*<?([^\s()<>]{0,2000})>?(?:\s+"[^"]{0,200}")?\s*\)/g;
const MARKS = ["***", "**", "__", "*", "_"] as const;
const WORD = /[\p{L}\p{N}]/u;

/** Emphasis of one line. Links become their words and address in plain sight, images their description. */
export function parseInline(line: string): Inline[] {
  const plain = line.replaceAll(IMAGE_OR_LINK, (whole, words: string, address: string) => {
    if (whole.startsWith("!")) return words;
    return words === address || words === "" ? address : `${words} (${address})`;
  });
  return emphasis(plain, 0);
}

function emphasis(text: string, depth: number): Inline[] {
  const out: Inline[] = [];
  let plain = "";
  const unclosed = new Set<string>();
  for (let i = 0; i < text.length;) {
    if (text[i] === "\\" && /[*_\\#>\-[\]()`+.!]/.test(text[i + 1] ?? "")) {
      plain += text[i + 1];
      i += 2;
      continue;
    }
    const mark = depth < DEPTH_MAX ? MARKS.find((candidate) => text.startsWith(candidate, i)) : undefined;
    const end = mark && !unclosed.has(mark) && opens(text, i, mark) ? closing(text, i + mark.length, mark) : -1;
    if (mark && end > 0) {
      if (plain !== "") out.push(plain);
      plain = "";
      const children = emphasis(text.slice(i + mark.length, end), depth + 1);
      if (mark === "***") out.push({ kind: "strong", children: [{ kind: "em", children }] });
      else out.push({ kind: mark.length === 2 ? "strong" : "em", children });
      i = end + mark.length;
      continue;
    }
    if (mark && opens(text, i, mark)) unclosed.add(mark);
    const length = mark?.length ?? 1;
    plain += text.slice(i, i + length);
    i += length;
  }
  if (plain !== "") out.push(plain);
  return out;
}

function opens(text: string, at: number, mark: string): boolean {
  const after = text[at + mark.length] ?? " ";
  return !/\s/.test(after) && !(mark.startsWith("_") && WORD.test(text[at - 1] ?? " "));
}

function closing(text: string, from: number, mark: string): number {
  const char = mark[0] ?? "";
  for (let at = text.indexOf(mark, from); at >= 0; at = text.indexOf(mark, at + 1)) {
    const longer = mark.length === 1 && (text[at + 1] === char || text[at - 1] === char);
    const tight = at > from && !/\s/.test(text[at - 1] ?? " ") && text[at - 1] !== "\\";
    if (tight && !longer && !(char === "_" && WORD.test(text[at + mark.length] ?? " "))) return at;
  }
  return -1;
}
