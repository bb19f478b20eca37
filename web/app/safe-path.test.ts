import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";

describe("safePath", () => {
  it.each(["/home", "/home?tab=profile", "/persona/3f#notes", "/settings"])("accepts %s", (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each([
    undefined,
    "",
    "home",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "https://evil.example/home",
    "javascript:alert(1)",
    "/auth",
    "/auth?next=/home",
    "/invite/abc",
    "/api/profile",
    "/home/../auth",
    "/",
  ])("rejects %j", (path) => {
    expect(safePath(path)).toBeNull();
  });

  it("never returns another site's address, for any input", () => {
    const pieces = fc.constantFrom("/", "\\", ".", "@", ":", "?", "#", "evil.example", "http", "%2f", "\t", "\n", " ");
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = safePath(parts.join(""));
        expect(path === null || new URL(path, "https://own.example").host === "own.example").toBe(true);
      }),
    );
  });
});
