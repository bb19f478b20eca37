import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

const METHODS = ["debug", "error", "info", "log", "warn"] as const;
let unexpected: string[] = [];

// Node's warnings (a leaked listener, a deprecated call) also count as unexpected output.
const onWarning = (warning: Error) => unexpected.push(`process warning: ${warning.name}: ${warning.message}`);
beforeAll(() => void process.on("warning", onWarning));
afterAll(() => void process.off("warning", onWarning));

/** Unexpected output fails a test. A test that expects output replaces the method with `vi.spyOn`. */
beforeEach(() => {
  unexpected = [];
  for (const method of METHODS) {
    console[method] = (...parts: unknown[]) => {
      unexpected.push(`console.${method}: ${parts.map(String).join(" ")}`);
    };
  }
});

afterEach(() => {
  if (unexpected.length > 0) throw new Error(`Unexpected output:\n${unexpected.join("\n")}`);
});
