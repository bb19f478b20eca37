import { useEffect, useRef } from "react";

import { cx } from "./cx.ts";
import { useCurrentSection } from "./use-current-section.ts";

export type SectionNavProps = {
  /** Names the navigation for screen readers. */
  label: string;
  /** Ids of headings that can take the focus, and their words, in the page's order. */
  sections: { id: string; title: string }[];
  className?: string;
};

/** Fades where the row goes on; its end is padded by as much. */
const FADE = "mask-r-from-[calc(100%-2rem)] pr-8 xl:mask-none xl:pr-0";

const ITEM =
  "inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-small font-medium whitespace-nowrap text-ink-soft transition-colors hover:text-ink " +
  "-outline-offset-3 focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:text-accent forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight] " +
  "xl:flex xl:border-b-0 xl:border-l-2 xl:pl-4 xl:whitespace-normal xl:-outline-offset-2";

/** Links to the parts of a long page, the one being read marked: a line that stays at the top, at the side from `xl`. */
export function SectionNav({ label, sections, className }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>("[aria-current]");
    // Only the row moves: scrolling the link into view would move the page, too.
    if (link) row.current?.scrollTo({ left: link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav
      aria-label={label}
      data-stays-on-top
      className={cx("sticky top-0 z-(--z-bar) border-b border-line bg-paper xl:top-10 xl:border-b-0", className)}
    >
      <ul
        ref={row}
        className={cx(
          "relative flex gap-x-3 overflow-x-auto px-3 [scrollbar-width:none] min-[900px]:px-0 xl:flex-col xl:overflow-visible xl:border-l xl:border-line",
          FADE,
        )}
      >
        {sections.map(({ id, title }) => (
          <li key={id} className="shrink-0 xl:-ml-px">
            <a href={`#${id}`} aria-current={id === current ? "location" : undefined} className={ITEM}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
