import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readSection } from "#weights/load.ts";
import { checksumOfFacts } from "./fact-training.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

it("the facts ranking weights match their training data; otherwise run npm run -s train -- facts", () => {
  expect(readSection("facts").checksum).toBe(checksumOfFacts(ROOT));
});
