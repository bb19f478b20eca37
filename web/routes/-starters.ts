import { useInfiniteQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Interaction } from "#domain/interactions/contract.ts";
import type { Language } from "#domain/language.ts";
import type { Note } from "#domain/notes/contract.ts";
import type { Starter } from "#web/features/chat/Welcome.tsx";
import { interactionsQuery } from "#web/features/interactions/queries.ts";
import { personaNotesQuery } from "#web/features/notes/queries.ts";
import { formatDay } from "#web/format/dates.ts";
import { firstWords } from "#domain/first-words.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { dayOf } from "#web/format/short-day.ts";

/** Maximum characters of the quoted text: in the button, and in the message it sends. */
const SHOWN = 60;
const SAID = 300;

/** Text to quote as a sentence: English puts the full stop inside the quotation marks, Italian after them. */
function quoted(text: string, language: Language): string {
  const said = firstWords(text, SAID);
  if (language === "it") return said.replace(/(?<!\.)\.$/, "");
  return /[.!?…]$/.test(said) ? said : `${said}.`;
}

/** The next plan: the earliest from today on; otherwise one without a date; otherwise the most recent past one. */
function nextPlan(plans: readonly Interaction[], today: string): Interaction | undefined {
  const day = (plan: Interaction) => plan.planned_date && dayOf(new Date(plan.planned_date));
  const dated = plans
    .filter((plan) => plan.planned_date !== null)
    .toSorted((a, b) => Date.parse(a.planned_date ?? "") - Date.parse(b.planned_date ?? ""));
  return (
    dated.find((plan) => (day(plan) ?? "") >= today) ?? plans.find((plan) => plan.planned_date === null) ?? dated.at(-1)
  );
}

export interface UserTexts {
  /** Newest first. */
  notes: readonly Note[];
  plans: readonly Interaction[];
}

/** Starters are sent to the coach, so notes excluded from AI are skipped. */
export function startersOf(
  { notes, plans }: UserTexts,
  t: TFunction<"chat">,
  language: Language,
  now: Date,
): Starter[] {
  const starters: Starter[] = [];
  const today = dayOf(now);
  const plan = nextPlan(plans, today);
  if (plan) {
    const { planned_date: date, objectives } = plan;
    // Leave out a past date.
    const day = date && dayOf(new Date(date)) >= today ? formatDay(date, language) : null;
    starters.push({
      kind: "plan",
      label: t(day ? "starters.dated" : "starters.plan", { day, what: firstWords(objectives, SHOWN) }),
      message: t(day ? "starters.dated_message" : "starters.plan_message", { day, what: quoted(objectives, language) }),
    });
  }
  const note = notes.find((one) => !one.left_out_of_ai);
  if (note) {
    starters.push({
      kind: "note",
      label: t("starters.note", { what: firstWords(note.content, SHOWN) }),
      message: t("starters.note_message", { what: quoted(note.content, language) }),
    });
  }
  return starters;
}

/** Conversation starters from the user's own texts about this person: the newest note and the next plan. */
export function useStarters(personaId: string): Starter[] {
  const { t } = useTranslation("chat");
  const notes = useInfiniteQuery(personaNotesQuery(personaId));
  const [now] = useState(() => new Date());
  const planned = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const written: UserTexts = {
    notes: notes.data?.pages.flatMap((page) => page.items) ?? [],
    plans: planned.data?.pages.flatMap((page) => page.items) ?? [],
  };
  return startersOf(written, t, currentLanguage(), now);
}
