import * as Radix from "@radix-ui/react-tabs";
import type { ReactNode } from "react";

export type TabItem<V extends string> = { value: V; label: ReactNode; count?: number; content: ReactNode };

export type TabsProps<V extends string> = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onValueChange: (value: V) => void;
};

export function Tabs<V extends string>({ label, items, value, onValueChange }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as V)}>
      <Radix.List
        aria-label={label}
        className="flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] forced-colors:border-b"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="relative min-h-11 shrink-0 rounded-t-sm border-b-[3px] border-transparent px-3 font-semibold text-ink-soft transition-colors -outline-offset-3 hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:border-accent data-[state=active]:text-ink forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight]"
          >
            {item.label}
            {item.count !== undefined && (
              <span className="ml-1.5 font-normal text-ink-soft tabular-nums">{item.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="rounded-sm pt-5">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
