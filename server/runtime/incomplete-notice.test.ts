import { expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { incompleteNotice } from "./incomplete-notice.ts";

test.each([
  [
    {},
    "The privacy notice is incomplete: it does not say who is responsible for the data (OPERATOR_NAME), nor how to reach them (HELP_EMAIL, and not at example.org).",
  ],
  [
    { OPERATOR_NAME: " ", HELP_EMAIL: "aiuto@verdi.example" },
    "The privacy notice is incomplete: it does not say who is responsible for the data (OPERATOR_NAME).",
  ],
  [
    { OPERATOR_NAME: "Officina Verdi" },
    "The privacy notice is incomplete: it does not say how to reach them (HELP_EMAIL, and not at example.org).",
  ],
  [{ OPERATOR_NAME: "Officina Verdi", HELP_EMAIL: "aiuto@verdi.example" }, null],
])("with %j the notice is %j", (settings, said) => {
  expect(incompleteNotice(readEnv(settings))).toBe(said);
});
