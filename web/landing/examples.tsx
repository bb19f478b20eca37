import type { ReactNode } from "react";

import { cx } from "#web/ui/cx.ts";
import { WaveMark } from "#web/ui/wave-mark.tsx";
import { tuningPaths } from "#web/ui/wave.ts";

import type { LandingContent } from "./content.ts";

function Slip({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <figure className={cx("m-0 rounded-lg border border-line bg-raised p-5 shadow-raised sm:p-6", className)}>
      {children}
    </figure>
  );
}

/** Two people's positions on one trait. */
export function TraitExample({ text }: { text: LandingContent["understand"] }) {
  return (
    <Slip>
      <p className="sr-only">{text.description}</p>
      <div aria-hidden="true">
        <p className="font-semibold">{text.trait}</p>
        <svg width="100%" height="56" className="mt-2 block overflow-visible">
          <line x1="3%" x2="97%" y1="36" y2="36" strokeWidth="1.5" className="stroke-line-strong" />
          <rect x="62%" width="32%" y="29" height="14" rx="7" className="fill-ink opacity-15" />
          <rect x="10%" width="32%" y="29" height="14" rx="7" className="fill-accent-line opacity-35" />
          <circle cx="26%" cy="36" r="8" className="fill-accent" />
          <circle cx="78%" cy="36" r="8" className="fill-ink" />
          <text x="26%" y="16" textAnchor="middle" className="fill-accent font-serif text-lead italic">
            {text.other}
          </text>
          <text x="78%" y="16" textAnchor="middle" className="fill-ink font-serif text-lead italic">
            {text.you}
          </text>
        </svg>
        <div className="flex justify-between text-caption text-ink-soft">
          <span>{text.low}</span>
          <span>{text.high}</span>
        </div>
      </div>
      <p className="mt-5 font-serif text-lead font-medium">{text.advice}</p>
    </Slip>
  );
}

/** A plan as saved from the chat. */
export function PlanExample({ text }: { text: LandingContent["prepare"] }) {
  return (
    <Slip>
      <div className="flex items-center gap-3">
        <WaveMark id="marta" type="Colleague" size="sm" />
        <p className="min-w-0 font-serif text-h3 font-semibold">{text.heading}</p>
      </div>
      <dl className="mt-4 border-t border-line">
        {text.rows.map((row) => (
          <div key={row.term} className="border-b border-line py-3 last:border-0 last:pb-0">
            <dt className="text-small text-ink-soft">{row.term}</dt>
            <dd>{row.text}</dd>
          </div>
        ))}
      </dl>
    </Slip>
  );
}

export function NoteExample({ text }: { text: LandingContent["notes"] }) {
  return (
    <Slip>
      <p className="text-small text-ink-soft">{text.date}</p>
      <p className="ruled mt-2 font-serif text-lead leading-9">{text.note}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {text.tags.map((tag) => (
          <li
            key={tag}
            className="rounded-full border border-line px-2.5 py-0.5 text-caption font-medium text-ink-soft"
          >
            {tag}
          </li>
        ))}
      </ul>
    </Slip>
  );
}

/** Three dates, with the two waves closer each time. */
export function ProgressExample({ text }: { text: LandingContent["progress"] }) {
  const { lead, follow } = tuningPaths(240, 40, { cycles: 3.5, gap: 5.5 });
  return (
    <Slip>
      <ol className="grid grid-cols-1 gap-4">
        {text.steps.map((step, index) => (
          <li key={step.date} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <svg aria-hidden="true" viewBox={`${index * 80} -3 80 46`} className="h-11 w-19 shrink-0">
              <g fill="none" strokeWidth="2.6">
                <path d={follow} className="stroke-accent-line" />
                <path d={lead} className="stroke-ink" />
              </g>
            </svg>
            <div className="min-w-0 flex-1 basis-32">
              <p className="text-small text-ink-soft">{step.date}</p>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Slip>
  );
}
