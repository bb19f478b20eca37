// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { expect, test } from "vitest";
import type { Persona } from "#domain/people/contract.ts";
import { i18n } from "#web/app/i18n.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { personaKey } from "#web/app/query-keys.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { LongerPortrait } from "./LongerPortrait.tsx";

const page = new WebPage();
const ID = "00000000-0000-4000-8000-000000000001";
const PORTRAIT = "How you see Marta, at length.";
const stored = { id: ID, name: "Marta", persona_profile_text: null } as Persona;

function Shown() {
  const { data } = useQuery(personaQuery(ID));
  if (!data) return null;
  return <LongerPortrait persona={data} paragraphs={data.persona_profile_text ? [data.persona_profile_text] : []} />;
}

test("a written portrait stays, although the person was being read as it was written", async () => {
  let text: string | null = null;
  let isHeld = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  page.answer = async (url) => {
    if (url.pathname.endsWith("/generate-persona-profile")) {
      text = PORTRAIT;
      return { profile_text: PORTRAIT };
    }
    const read = { ...stored, persona_profile_text: text };
    if (isHeld && text === null) await held;
    return read;
  };
  await page.show(<Shown />);
  const t = (key: string) => i18n.t(`profiling:summary.${key}` as "profiling:summary.long");
  await page.until(() => page.button(t("long_write")));
  isHeld = true;
  await act(async () => void page.client.invalidateQueries({ queryKey: personaKey(ID) }));
  await page.press(t("long_write"));
  await page.until(() => expect(page.box.textContent).toContain(PORTRAIT));
  await act(async () => {
    release();
    await held;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(page.box.textContent).toContain(PORTRAIT);
});
