import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";

export type TabItem<V extends string> = { value: V; label: ReactNode; count?: number; content: ReactNode };

export type TabsProps<V extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

/** How far a key moves from a tab; `first` and `last` are ends of the list. */
const MOVES: Record<string, number | "first" | "last"> = { ArrowLeft: -1, ArrowRight: 1, Home: "first", End: "last" };

/** Tabs of which the chosen one can be reached by Tab, the others by the arrow keys, which choose them at once. */
export function Tabs<V extends string>({ label, items, value, onValueChange }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    const move = MOVES[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const at = items.findIndex((item) => item.value === value);
    const to = move === "first" ? 0 : move === "last" ? items.length - 1 : (at + move + items.length) % items.length;
    const next = items[to];
    if (!next) return;
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[to]?.focus();
    if (next.value !== value) onValueChange(next.value);
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] forced-colors:border-b"
      >
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-${item.value}-panel`}
            tabIndex={item.value === value ? 0 : -1}
            onKeyDown={handleKey}
            onClick={() => item.value !== value && onValueChange(item.value)}
            className="relative min-h-11 shrink-0 rounded-t-sm border-b-[3px] border-transparent px-3 font-semibold text-ink-soft transition-colors -outline-offset-3 hover:text-ink focus-visible:-outline-offset-3 aria-selected:border-accent aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="ml-1.5 font-normal text-ink-soft tabular-nums">{item.count}</span>
            )}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          role="tabpanel"
          id={`${id}-${item.value}-panel`}
          aria-labelledby={`${id}-${item.value}`}
          hidden={item.value !== value}
          // Leads from the tab into its panel.
          tabIndex={0}
          className="rounded-sm pt-5"
        >
          {item.value === value && item.content}
        </div>
      ))}
    </div>
  );
}
