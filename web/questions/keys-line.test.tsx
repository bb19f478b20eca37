import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { LANGUAGES } from "#domain/language.ts";
import { texts } from "../../tests/e2e/texts.ts";
import { speak } from "../../tests/support/speak.ts";
import { KeysLine } from "./keys-line.tsx";

const question = { key: "one", text: "One", kind: "likert" } as const;

test.each(LANGUAGES)("the hint mentions auto-advance only if the question auto-advances (%s)", async (language) => {
  await speak(language);
  const [moves, waits] = ["likert", "likert_waits"].map((key) => texts(language)(`questions:keys.${key}`));
  const shown = (last: boolean) => renderToStaticMarkup(<KeysLine question={question} last={last} />);
  vi.stubGlobal("localStorage", { getItem: () => null });
  expect(shown(false)).toContain(moves);
  expect(shown(true)).toContain(waits);
  vi.stubGlobal("localStorage", { getItem: () => "no" });
  expect(shown(false)).toContain(waits);
});
