import { describe, expect, it } from "vitest";
import { isClosing } from "./closing.ts";
import { SMALL_TALK } from "./content.small-talk.ts";
import { last, talk } from "../../tests/support/coach-talk.ts";

describe("a goodbye", () => {
  it.each([
    "thanks",
    "ok, I will try after the meeting. thanks",
    "Thank you so much, I’ll talk to her tomorrow",
    "That helps a lot, thank you",
    "I’ll try",
    "ok thanks bye",
    "grazie mille",
    "va bene, ci provo dopo la riunione. grazie",
    "Perfetto, grazie, le parlo domani",
    "ci provo stasera",
    "buonanotte e grazie",
  ])("%s", (message) => {
    expect(isClosing(message)).toBe(true);
    const language = /[a-z]*(?:grazie|provo)/.test(message) ? "it" : "en";
    const opening = language === "it" ? "Come parlo ad Andrea domani?" : "How should I talk to Andrea tomorrow?";
    const reply = last(talk(language, [opening, message]));
    expect(reply.topic).toBe("thanks");
    expect(reply.text).not.toMatch(/\*\*|\?/);
    expect(reply.text.split(" ").length).toBeLessThan(45);
  });

  it.each([
    "thanks but she already said no",
    "Thanks. How do I begin?",
    "I want to say thanks",
    "I will try to talk but she shouts",
    "She always says thanks",
    "hello",
    "ok",
    "grazie, ma lei non mi parla",
    "vorrei dirle grazie",
    "Grazie. Mi ha detto che non vuole vedermi",
    "grazie a lei ho trovato lavoro",
    "le parlo domani",
    "ciao",
  ])("not: %s", (message) => expect(isClosing(message)).toBe(false));

  it("offers to note how it went in every wording", () => {
    for (const { en, it: italian } of SMALL_TALK.thanks) {
      expect(en).toMatch(/note|two lines|write down/);
      expect(italian).toMatch(/nota|due righe|scrivi/);
    }
  });

  it.each([
    ["en", "I want to call Andrea tomorrow", "ok, thanks, I’ll try that tomorrow"],
    ["it", "Vorrei chiamare Andrea domani", "va bene, ci provo domani. grazie"],
  ] as const)("ends a preparation too (%s)", (language, ...messages) => {
    const reply = last(talk(language, messages, { mode: "interaction_preparation" }));
    expect([reply.topic, reply.plan]).toEqual(["prepare", undefined]);
    expect(reply.text).not.toContain("?");
  });
});
