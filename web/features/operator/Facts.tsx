import type { ReactNode } from "react";

/** Names with their values, in two columns where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="m-0 grid gap-x-10 border-b border-line sm:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex items-baseline justify-between gap-4 border-t border-line py-2.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="m-0 text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
