import { describe, expect, it } from "vitest";
import { readMessage } from "./read-message.ts";

const read = (text: string, language: "en" | "it", context: "friend" | "family" | "partner" | "colleague" = "friend") =>
  readMessage(text, { asked: false, language, context }).situation;

describe("one word is no situation", () => {
  it.each([
    ["en", "eight weeks of holiday", "pregnancy"],
    ["en", "i'll tell her tonight in bed", "desire"],
    ["en", "it's really not about the money", "money_owed_to_me"],
    ["en", "i'll say it was my idea", "credit_taken"],
    ["en", "nobody rings anybody nowadays", "loneliness"],
    ["it", "mi ha lasciato un biglietto sul parabrezza", "broke_up"],
    ["it", "dei soldi non mi importa niente", "money_owed_to_me"],
    ["it", "stanotte sono stato sveglio fino alle 3", "teen_out_late"],
    ["it", "ci vediamo ogni mattina al bar da marzo", "long_distance"],
  ] as const)("%s: %s is no %s", (language, text, situation) => expect(read(text, language)).not.toBe(situation));

  it.each([
    ["en", "she is pregnant and her test was yesterday", "family", "pregnancy"],
    ["en", "he still owes me 80 euros and won't pay me back", "friend", "money_owed_to_me"],
    ["en", "Nora took credit for my slides in the meeting", "colleague", "credit_taken"],
    ["it", "mi deve ancora 80 euro e non me li restituisce", "friend", "money_owed_to_me"],
    ["it", "ci siamo lasciati dopo sei anni", "partner", "broke_up"],
    ["it", "Nora ha preso il merito del mio lavoro", "colleague", "credit_taken"],
  ] as const)("%s: %s (%s) is %s", (language, text, context, situation) =>
    expect(read(text, language, context)).toBe(situation),
  );
});
