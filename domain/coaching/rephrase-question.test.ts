import { describe, expect, it } from "vitest";
import { rephraseQuestion } from "./rephrase-question.ts";

const text = (message: string, language: "en" | "it") => {
  const asked = rephraseQuestion(message, language, "Nora");
  return asked && `${asked.kind}: ${asked.text}`;
};

describe("the question, rephrased for repeating", () => {
  it.each([
    ["How do I tell nora that I'm moving out?", "wish: tell Nora that you’re moving out"],
    ["my boss is odd. how can i ask for my friday off", "wish: ask for your Friday off"],
    ["should I invite my uncle?", "whether: to invite your uncle"],
    ["will she ever forgive me?", "whether: she will ever forgive you"],
    ["does nora miss me", "whether: Nora misses you"],
    ["am i a bad friend if i skip it?", "whether: you’re a bad friend if you skip it"],
    ["what do I say to my brother on sunday", "wonder: what to say to your brother on Sunday"],
    ["what does nora want from me?", "wonder: what Nora wants from you"],
  ])("EN: %s", (message, wanted) => expect(text(message, "en")).toBe(wanted));

  it.each([
    ["Come faccio a dirle che me ne vado?", "wish: dirle che te ne vai"],
    ["come mi comporto a cena da mia suocera", "wonder: come comportarti a cena da tua suocera"],
    ["tornerà da me?", "whether: tornerà da te"],
    ["dovrei scrivere a mio padre?", "whether: devi scrivere a tuo padre"],
    ["faccio bene a non andarci con mia zia?", "whether: fai bene a non andarci con tua zia"],
    ["che cosa posso fare per mia nonna?", "wonder: che cosa fare per tua nonna"],
  ])("IT: %s", (message, wanted) => expect(text(message, "it")).toBe(wanted));

  it("returns a statement after the question separately", () => {
    expect(rephraseQuestion("how do i turn nora down, she's lovely but not for me", "en", "Nora")).toMatchObject({
      text: "turn Nora down",
      after: "she’s lovely but not for you",
    });
  });

  it.each(["My son is nine", "Mia zia vive a Bari"])("is null without a question: %s", (message) =>
    expect(rephraseQuestion(message, "en", "Nora")).toBeNull(),
  );
});
