import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

const METHODS = ["debug", "error", "info", "log", "warn"] as const;
let unexpected: string[] = [];

// A warning of the runtime (a leaked listener, a deprecated call) is output nobody asked for, too.
const onWarning = (warning: Error) => unexpected.push(`process warning: ${warning.name}: ${warning.message}`);
beforeAll(() => void process.on("warning", onWarning));
afterAll(() => void process.off("warning", onWarning));

/** Output that a test does not expect fails it; a test that expects some replaces the method with `vi.spyOn`. */
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
