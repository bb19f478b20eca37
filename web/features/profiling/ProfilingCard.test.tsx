import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import type { Persona } from "#domain/people/contract.ts";
import { SECTIONS } from "#domain/profiling/content.sections.ts";
import { personaAnswersQuery } from "#web/app/persona-cache.ts";
import { texts } from "../../../tests/e2e/texts.ts";
import { speak } from "../../../tests/support/speak.ts";
import { ProfilingCard } from "./ProfilingCard.tsx";

vi.mock("@tanstack/react-router", () => ({ Link: ({ children }: { children: ReactNode }) => <span>{children}</span> }));

const persona = { id: "1", name: "Marta", progress_level: 100, context_progress: 100 } as Persona;

/** Renders the card with these sections answered; null: the answers are still loading. */
function shown(answered: readonly string[] | null): string {
  const client = new QueryClient();
  const items = SECTIONS.filter(({ section }) => answered?.includes(section)).flatMap((section) => section.items);
  const answers = Object.fromEntries(items.map(({ key }) => [key, "Something."]));
  if (answered) client.setQueryData(personaAnswersQuery(persona.id).queryKey, answers);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ProfilingCard persona={persona} quiet />
    </QueryClientProvider>,
  );
}

describe.each(LANGUAGES)("the card of a complete profile in %s", (language) => {
  const t = (key: string, values?: Record<string, string>) => texts(language)(`profiling:card.${key}`, values);
  const all = SECTIONS.map(({ section }) => section);
  beforeEach(() => speak(language));

  it("says so if all sections are answered", () => {
    const card = shown(all);
    expect(card).toContain(t("done_text"));
    expect(card).not.toContain(t("more"));
  });

  it.each(SECTIONS)("names $section with a link while it is open", ({ section, title }) => {
    const card = shown(all.filter((one) => one !== section));
    expect(card).toContain(t("still_open", { parts: title[language] }));
    expect(card).toContain(t("more"));
    expect(card).not.toContain(t("done_text"));
  });

  it("says neither while the answers are loading", () => {
    const card = shown(null);
    expect(card).toContain(t("enough"));
    expect(card).not.toContain(t("done_text"));
    expect(card).not.toContain(t("more"));
  });
});
