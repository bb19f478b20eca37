import { HeartHandshake } from "lucide-react";
import { SAFETY_NOTE } from "#domain/relationship/content.tips.safety-note.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { EndingButtons } from "#web/safety/ending-buttons.tsx";
import { Helplines } from "#web/safety/helplines.tsx";
import { QuickExit } from "#web/safety/quick-exit.tsx";
import type { Ending } from "#web/safety/use-ending.ts";
import { useFreshFocus } from "#web/safety/use-fresh-focus.ts";
import { useCloseToastsOnOpen } from "#web/ui/toasts.tsx";

/**
 * Shown first after an answer about fear, threat or control: the reviewed note, helplines, buttons to end the finding
 * if it has loaded, and a quick exit. Contains no text written by a model.
 */
export function SafetyNote({ ending }: { ending: Ending | null }) {
  const language = currentLanguage();
  // Dismiss success toasts, which could cover the helplines.
  useCloseToastsOnOpen(true);
  const title = useFreshFocus<HTMLHeadingElement>(ending?.fresh ?? false);
  return (
    <section
      aria-labelledby="safety"
      className="flex flex-col gap-5 rounded-lg border border-line-strong bg-notice-soft p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2
          id="safety"
          ref={title}
          tabIndex={-1}
          className="flex items-start gap-3 font-serif text-h2 leading-snug font-semibold"
        >
          <HeartHandshake aria-hidden="true" className="mt-1 size-7 shrink-0 text-notice" />
          {SAFETY_NOTE.title[language]}
        </h2>
        {/* At the top, to be visible and reachable without scrolling. */}
        <QuickExit look="link" />
      </div>
      <div className="flex max-w-measure flex-col gap-4 text-[1.0938rem] leading-[1.7]">
        {SAFETY_NOTE.paragraphs.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
      <div className="flex max-w-measure flex-col gap-3">
        <Helplines path="control" />
      </div>
      {ending && (
        <div className="flex flex-wrap gap-3 max-sm:*:grow">
          <EndingButtons path="control" ending={ending} look="button" />
        </div>
      )}
    </section>
  );
}
