import { HeartHandshake } from "lucide-react";
import { memo } from "react";
import type { SafetyKind } from "#domain/chat/contract.ts";
import { safetyCard } from "#domain/safety/content.card.ts";
import { HelplineList } from "#web/lib/helpline-list.tsx";
import { currentLanguage } from "#web/lib/i18n.ts";

/** Reviewed texts and numbers beside a message that gives reason for concern; no model has a hand in it. */
export const SafetyCard = memo(function SafetyCard({ kind, country }: { kind: SafetyKind; country: string | null }) {
  const language = currentLanguage();
  const card = safetyCard(kind, language);
  return (
    <aside
      aria-label={card.title}
      className="flex flex-col gap-3 rounded-lg border border-line-strong bg-notice-soft p-4 text-small"
    >
      <p className="flex items-start gap-2 font-serif text-lead font-semibold">
        <HeartHandshake aria-hidden="true" className="mt-1 size-5 shrink-0 text-notice" />
        {card.title}
      </p>
      <p>{card.body}</p>
      <HelplineList kind={kind} country={country} />
    </aside>
  );
});
