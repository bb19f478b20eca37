import { expect, it } from "vitest";
import { conversationTitle } from "./chat/conversation-title.ts";
import { firstWords } from "./first-words.ts";

it("returns a text that fits, on one line", () => {
  expect(firstWords("  Call her\n\n on Tuesday. ", 21)).toBe("Call her on Tuesday.");
  expect(firstWords("Call her", 8)).toBe("Call her");
});

it("cuts between words, or within a word that is too long", () => {
  expect(firstWords("Call her on Tuesday", 15)).toBe("Call her on…");
  expect(firstWords("A donaudampfschifffahrt", 10)).toBe("A donauda…");
});

it("never leaves half a surrogate pair", () => {
  expect(firstWords("12345678😀90", 10)).toBe("12345678\uFFFD…");
});

it("limits the title of a conversation to 60 characters", () => {
  const message = "My sister and I have not spoken since the wedding, and I would like to call her.";
  expect(conversationTitle(message)).toBe("My sister and I have not spoken since the wedding, and I…");
  expect(conversationTitle("x".repeat(70))).toBe(`${"x".repeat(59)}…`);
});
