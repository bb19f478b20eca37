import { describe, expect, it } from "vitest";
import { readMessage } from "./read-message.ts";

const read = (text: string, language: "en" | "it", context: "friend" | "family" | "partner" | "colleague" = "friend") =>
  readMessage(text, { asked: false, language, context }).situation;

describe("a grave or intimate situation needs two cues or a whole phrase", () => {
  it.each([
    ["en", "i read it in bed and put it back", "desire"],
    ["en", "sam finished his pills for the cough on monday", "drugs_gambling"],
    ["en", "she's not pregnant, she just likes big jumpers", "pregnancy"],
    ["en", "had to leave early because of the train", "wants_to_leave"],
    ["en", "the baby grand piano blocks our hallway", "new_baby"],
    ["en", "we shared a bottle on the balcony and talked", "drinking"],
    ["it", "l'ho letto a letto e l'ho rimesso via", "desire"],
    ["it", "mi ha lasciato la scala sul pianerottolo", "wants_to_leave"],
    ["it", "non è incinta, le piacciono i maglioni larghi", "pregnancy"],
    ["it", "la bimba della vicina ha rotto il vaso", "new_baby"],
    ["it", "abbiamo bevuto un caffè e basta", "drinking"],
  ] as const)("%s: %s is not %s", (language, text, situation) => expect(read(text, language)).not.toBe(situation));

  it.each([
    ["en", "i think she drinks too much, three bottles of wine again on friday", "friend", "drinking"],
    ["en", "we haven't had sex since march", "partner", "desire"],
    ["it", "ho scoperto che mi ha tradita con una collega", "partner", "was_cheated_on"],
    ["it", "beve troppo, ieri era di nuovo ubriaco", "family", "drinking"],
  ] as const)("%s: %s (%s) is %s", (language, text, context, situation) =>
    expect(read(text, language, context)).toBe(situation),
  );

  it.each([
    ["en", "when do i introduce him to my kids and how", "friend", "introducing_partner"],
    ["it", "quando e come si presenta un uomo ai figli", "friend", "introducing_partner"],
  ] as const)("a situation named by a phrase needs no probability (%s: %s)", (language, text, context, situation) =>
    expect(read(text, language, context)).toBe(situation),
  );

  it.each([
    ["en", "she spends everything on shoes, credit card after credit card", "friend", "partner_spending"],
    ["en", "he rings me at ten in the evening and expects an answer", "family", "boss_after_hours"],
    ["it", "spende tutto in scarpe, un finanziamento dopo l'altro", "friend", "partner_spending"],
  ] as const)(
    "a situation for partners or at work applies to nobody else (%s: %s, %s)",
    (language, text, context, situation) => expect(read(text, language, context)).not.toBe(situation),
  );
});

describe("one word is not enough for a situation", () => {
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
  ] as const)("%s: %s is not %s", (language, text, situation) => expect(read(text, language)).not.toBe(situation));

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
