import { Fragment, memo, useRef, useSyncExternalStore, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Token, Tokens } from "marked";
import { useOverflows } from "#web/ui/use-overflows.ts";
import type { addressAfter, parseMarkdown, plainText } from "./markdown.ts";

interface Parser {
  addressAfter: typeof addressAfter;
  parseMarkdown: typeof parseMarkdown;
  plainText: typeof plainText;
}

let parser: Parser | null = null;
let loading: Promise<void> | null = null;
/** It was loaded, or could not be. */
let tried = false;
const listeners = new Set<() => void>();

/** Loads the parser lazily: it is not needed until an answer is shown. Never rejects. */
export function loadMarkdown(): Promise<void> {
  loading ??= import("./markdown.ts")
    .then((loaded) => {
      parser = loaded;
    })
    .catch(() => {
      // For example offline: answers are shown as plain text, and the next subscription retries.
      loading = null;
    })
    .finally(() => {
      tried = true;
      for (const notify of listeners) notify();
    });
  return loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  void loadMarkdown();
  return () => listeners.delete(listener);
}
const read = () => parser;
const wasTried = () => tried;

/** Whether answers can be drawn as they will stay: as plain text first, they would move what is below them. */
export function useMarkdownReady(): boolean {
  return useSyncExternalStore(subscribe, wasTried, wasTried);
}

/** Maximum length in characters; longer texts are shown unparsed. */
const LONG = 12_000;

export interface MarkdownProps {
  text: string;
  /** Rendered below each top-level quotation: wording that the user may want to send. */
  BelowQuote?: ComponentType<{ text: string }>;
}

/** Renders Markdown as paragraphs, lists, tables, quotations, code and emphasis only: no HTML, images or links. */
export const Markdown = memo(function Markdown({ text, BelowQuote }: MarkdownProps) {
  const loaded = useSyncExternalStore(subscribe, read, read);
  if (!loaded || text.length > LONG) return <div className="break-words whitespace-pre-line">{text}</div>;
  return (
    <div className="flex flex-col gap-3 break-words">
      {loaded.parseMarkdown(text).map((token, index) => (
        <Fragment key={index}>
          <Block token={token} />
          {BelowQuote && token.type === "blockquote" && (
            <BelowQuote text={loaded.plainText((token as Tokens.Blockquote).tokens)} />
          )}
        </Fragment>
      ))}
    </div>
  );
});

function Blocks({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <Block key={index} token={token} />);
}

function Block({ token }: { token: Token }) {
  switch (token.type) {
    case "space":
    case "hr":
      return null;
    case "heading":
      return (
        <p className="font-semibold">
          <Inline token={token} />
        </p>
      );
    case "list":
      return <List list={token as Tokens.List} />;
    case "blockquote":
      return (
        <blockquote className="flex flex-col gap-2 border-l-[3px] border-accent-line pl-3 font-serif italic">
          <Blocks tokens={(token as Tokens.Blockquote).tokens} />
        </blockquote>
      );
    case "code":
      return (
        <pre className="rounded-md bg-raised p-3 text-small whitespace-pre-wrap">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case "table":
      return <Table table={token as Tokens.Table} />;
    default:
      return (
        <p>
          <Inline token={token} />
        </p>
      );
  }
}

function Table({ table }: { table: Tokens.Table }) {
  const { t } = useTranslation("chat");
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  const columns = table.header.map(({ tokens }) => parser?.plainText(tokens)).join(", ");
  // A scrollable element must be focusable and labelled; a table that fits needs neither.
  const region = scrolls ? { role: "region", tabIndex: 0, "aria-label": t("table", { columns }) } : {};
  return (
    <div ref={box} {...region} className="overflow-x-auto">
      <table className="min-w-full text-left text-small">
        <thead>
          <tr className="border-b border-line-strong">
            {table.header.map((cell, index) => (
              <th key={index} scope="col" className="min-w-24 py-1.5 pr-4 align-top font-semibold">
                <Inlines tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} className="not-last:border-b not-last:border-line">
              {row.map((cell, column) => (
                <td key={column} className="py-1.5 pr-4 align-top">
                  <Inlines tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function List({ list }: { list: Tokens.List }) {
  const views = list.items.map((item, index) => (
    <li key={index} className="pl-1 marker:text-ink-faint [&>*+*]:mt-1.5">
      <Item tokens={item.tokens} />
    </li>
  ));
  return list.ordered ? (
    <ol start={Number(list.start)} className="flex list-decimal flex-col gap-1.5 pl-6">
      {views}
    </ol>
  ) : (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">{views}</ul>
  );
}

/** The first paragraph of a list item is rendered without paragraph spacing. */
function Item({ tokens }: { tokens: readonly Token[] }) {
  const [first, ...rest] = tokens.filter(({ type }) => type !== "space");
  if (first?.type === "checkbox") {
    return (
      <>
        {first.raw}
        <Item tokens={rest} />
      </>
    );
  }
  if (first?.type !== "paragraph" && first?.type !== "text") return <Blocks tokens={tokens} />;
  return (
    <>
      <Inline token={first} />
      <Blocks tokens={rest} />
    </>
  );
}

function Inlines({ tokens }: { tokens: readonly Token[] }) {
  return tokens.map((token, index) => <Inline key={index} token={token} />);
}

function Inline({ token }: { token: Token }) {
  const { tokens, text } = token as Tokens.Generic;
  const inside = tokens ? <Inlines tokens={tokens} /> : String(text ?? token.raw);
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold">{inside}</strong>;
    case "em":
      return <em className="font-serif italic">{inside}</em>;
    case "del":
      return <del>{inside}</del>;
    case "codespan":
      return <code className="rounded-sm bg-raised px-1 text-[0.92em]">{text}</code>;
    case "br":
      return <br />;
    case "link":
      return (
        <>
          {inside}
          {parser?.addressAfter(token as Tokens.Link)}
        </>
      );
    default:
      return inside;
  }
}
