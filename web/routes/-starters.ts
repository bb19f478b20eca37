import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Starter } from "#web/features/chat/Welcome.tsx";
import { interactionsQuery } from "#web/features/interactions/queries.ts";
import { personaNotesQuery } from "#web/features/notes/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { currentLanguage } from "#web/lib/i18n.ts";

/** Characters of what was written: in a button, and in the message it sends. */
const SHOWN = 60;
const SAID = 300;

/** The first line of a text, cut between words. */
function cut(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= most) return line;
  const head = line.slice(0, most);
  return `${head.slice(0, Math.max(head.lastIndexOf(" "), most / 2)).toWellFormed()}…`;
}

/** Ways to begin a conversation from what the user wrote about this person: the newest note, and the next thing planned. */
export function useStarters(personaId: string): Starter[] {
  const { t } = useTranslation("chat");
  const notes = useInfiniteQuery(personaNotesQuery(personaId));
  const planned = useInfiniteQuery(interactionsQuery(personaId, "planned"));
  const note = notes.data?.pages[0]?.items[0];
  const plans = planned.data?.pages.flatMap((page) => page.items) ?? [];
  const dated = plans.filter((plan) => plan.planned_date !== null);
  const plan = dated.toSorted((a, b) => (a.planned_date ?? "").localeCompare(b.planned_date ?? ""))[0] ?? plans[0];
  const starters: Starter[] = [];
  if (plan) {
    const day = plan.planned_date && formatDay(plan.planned_date, currentLanguage());
    const said = { day, what: cut(plan.objectives, SAID) };
    starters.push({
      kind: "plan",
      label: t(day ? "starters.dated" : "starters.plan", { day, what: cut(plan.objectives, SHOWN) }),
      message: t(day ? "starters.dated_message" : "starters.plan_message", said),
    });
  }
  if (note) {
    starters.push({
      kind: "note",
      label: t("starters.note", { what: cut(note.content, SHOWN) }),
      message: t("starters.note_message", { what: cut(note.content, SAID) }),
    });
  }
  return starters;
}
