import { Fragment, memo, type ComponentType } from "react";
import { parseMarkdown, plainText, type Block, type Inline } from "./markdown.ts";

export interface MarkdownProps {
  text: string;
  /** What stands below a quotation that is no part of another block: words that somebody may want to send. */
  BelowQuote?: ComponentType<{ text: string }>;
}

/** An answer's text as paragraphs, lists, quotations and emphasis, and as nothing else. */
export const Markdown = memo(function Markdown({ text, BelowQuote }: MarkdownProps) {
  return (
    <div className="flex flex-col gap-3 break-words">
      {parseMarkdown(text).map((block, index) => (
        <Fragment key={index}>
          <BlockView block={block} />
          {BelowQuote && block.kind === "quote" && <BelowQuote text={plainText(block.blocks)} />}
        </Fragment>
      ))}
    </div>
  );
});

function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === "list") return <List start={block.start} items={block.items} />;
  if (block.kind === "quote") {
    return (
      <blockquote className="flex flex-col gap-2 border-l-[3px] border-accent-line pl-3 font-serif italic">
        <Blocks blocks={block.blocks} />
      </blockquote>
    );
  }
  return (
    <p className={block.kind === "heading" ? "font-semibold" : undefined}>
      <Lines lines={block.lines} />
    </p>
  );
}

function List({ start, items }: { start: number | null; items: Block[][] }) {
  const views = items.map((item, index) => (
    <li key={index} className="pl-1 marker:text-ink-faint [&>*+*]:mt-1.5">
      <Item blocks={item} />
    </li>
  ));
  return start === null ? (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">{views}</ul>
  ) : (
    <ol start={start} className="flex list-decimal flex-col gap-1.5 pl-6">
      {views}
    </ol>
  );
}

/** A short item is its text alone, without a paragraph's space round it. */
function Item({ blocks }: { blocks: Block[] }) {
  const [first, ...rest] = blocks;
  if (first?.kind !== "paragraph") return <Blocks blocks={blocks} />;
  return (
    <>
      <Lines lines={first.lines} />
      <Blocks blocks={rest} />
    </>
  );
}

function Lines({ lines }: { lines: Inline[][] }) {
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      <Inlines items={line} />
    </Fragment>
  ));
}

function Inlines({ items }: { items: Inline[] }) {
  return items.map((item, index) => {
    if (typeof item === "string") return <Fragment key={index}>{item}</Fragment>;
    return item.kind === "strong" ? (
      <strong key={index} className="font-semibold">
        <Inlines items={item.children} />
      </strong>
    ) : (
      <em key={index} className="font-serif italic">
        <Inlines items={item.children} />
      </em>
    );
  });
}
