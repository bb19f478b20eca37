import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { speak } from "../../tests/support/speak.ts";
import { DateField } from "./date-field.tsx";

test.each([
  ["en", /Format [dmy/.-]+\. Chosen: Friday,? 27 November 2026</, /Format [dmy/.-]+</],
  ["it", /Formato [gma/.-]+\. Hai scelto: venerdì 27 novembre 2026</, /Formato [gma/.-]+</],
] as const)("the hint shows the format, and the chosen date separately (%s)", async (language, chosen, empty) => {
  await speak(language);
  const shown = (written: string) => renderToStaticMarkup(<DateField label="-" type="date" written={written} />);
  expect(shown("2026-11-27")).toMatch(chosen);
  expect(shown("")).toMatch(empty);
});
