import { expect, it } from "vitest";
import { conversationTitle } from "./chat/conversation-title.ts";
import { firstWords } from "./first-words.ts";

it("leaves a text that fits as one line", () => {
  expect(firstWords("  Call her\n\n on Tuesday. ", 21)).toBe("Call her on Tuesday.");
  expect(firstWords("Call her", 8)).toBe("Call her");
});

it("cuts between words, and within one that is too long", () => {
  expect(firstWords("Call her on Tuesday", 15)).toBe("Call her on…");
  expect(firstWords("A donaudampfschifffahrt", 10)).toBe("A donauda…");
});

it("leaves no half of a character", () => {
  expect(firstWords("12345678😀90", 10)).toBe("12345678\uFFFD…");
});

it("gives a conversation a title of at most 60 characters", () => {
  const message = "My sister and I have not spoken since the wedding, and I would like to call her.";
  expect(conversationTitle(message)).toBe("My sister and I have not spoken since the wedding, and I…");
  expect(conversationTitle("x".repeat(70))).toBe(`${"x".repeat(59)}…`);
});
