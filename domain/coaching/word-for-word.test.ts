import { describe, expect, it } from "vitest";
import { last, PERSON, talk } from "../../tests/support/coach-talk.ts";

const as = (name: string, context: typeof PERSON.context = "friend") => ({ persona: { ...PERSON, name, context } });

describe("a request with typing errors", () => {
  it("is written without them", () => {
    const reply = last(talk("en", ["hwo do i tlel karen that i dont want to swap shifts again"], as("Karen")));
    expect(reply.topic).toBe("draft");
    expect(reply.text).toMatch(/^> Hi Karen, I don't want to swap shifts again\.$/m);
  });

  it("is not repeated with them", () => {
    const reply = last(talk("en", ["hwo do i tlel karen"], as("Karen")));
    // In the second person and without quotation marks: readers took a quotation for an echo.
    expect(reply.text).toMatch(/tell Karen/);
    expect(reply.text).not.toMatch(/hwo|tlel/);
  });
});

describe("the recipient of a message", () => {
  it.each([
    [
      "en",
      ["Can you draft a text", "To my husband Tom", "that I'll be late on Friday because of the train"],
      /^> Hi Tom, .*late on Friday because of the train/m,
    ],
    ["en", ["Write me a message", "it's for Ana", "I can't come on Saturday"], /^> Hi Ana, .*can't come on Saturday/m],
    [
      "it",
      ["Mi scrivi un messaggio?", "a mia suocera", "domenica non veniamo a pranzo perché Luca ha la febbre"],
      /^> .*domenica non veniamo a pranzo/m,
    ],
    ["it", ["Scrivimi un messaggio", "Per Paolo", "giovedì non posso venire"], /^> Ciao Paolo, giovedì non posso/m],
  ] as const)("is recognized, and the content is asked for (%s: %s)", (language, lines, message) => {
    const [, asked, written] = talk(language, lines, as("Gerda", "family"));
    expect(asked!.text).not.toMatch(/^>/m);
    expect(asked!.text).toMatch(/\?/);
    expect(written!.text).toMatch(message);
    expect(written!.text).not.toContain("Gerda");
  });
});

describe("a wrong tone", () => {
  it("is changed", () => {
    const lines = [
      "Scrivi un messaggio a Paolo: giovedì non posso venire perché ho il dentista",
      "troppo formale, piu sciolto",
    ];
    const reply = last(talk("it", lines, as("Paolo", "colleague")));
    expect(reply.text).toMatch(/^> Ehi Paolo, giovedì non posso venire perché ho il dentista\.$/m);
  });
});

describe("“it was her fault”", () => {
  const APOLOGY = /sorry|apolog|take back|like back|too loud|scus|rimangi|dispiace|alzato troppo/i;

  it.each([
    ["en", ["We had a huge fight about money yesterday", "Actually it was her fault", "What should I do now?"]],
    ["en", ["We argued on Sunday and he has not answered since", "He started it", "And now?"]],
    ["it", ["Ieri abbiamo litigato per i soldi", "In realtà è stata colpa sua", "E adesso che faccio?"]],
    ["it", ["Dopo la lite di domenica non mi risponde", "ha cominciato lui", "che cosa devo fare?"]],
  ] as const)("gets no advice to apologize (%s: %s)", (language, lines) => {
    const [, ...after] = talk(language, lines, as("Sofia", "partner"));
    for (const { text } of after) expect(text).not.toMatch(APOLOGY);
  });

  it.each([
    [
      "en",
      ["Sofia lost her job on Friday", "It’s not my fault, and I don’t know what to say to her"],
      /sorry about your job/,
    ],
    ["it", ["Sofia ha perso il lavoro venerdì", "Non è colpa mia, ma non so cosa dirle"], /dispiace per il lavoro/],
  ] as const)("still gets words of comfort (%s)", (language, lines, words) => {
    const said = talk(language, lines, as("Sofia", "friend"));
    expect(said.map(({ text }) => text).join("\n")).toMatch(words);
  });

  it("is cancelled by “it was my fault”", () => {
    const lines = [
      "We had a huge fight yesterday",
      "Actually it was her fault",
      "No, it was my fault",
      "What do I do?",
    ];
    const said = talk("en", lines, as("Sofia", "partner"));
    expect(
      said
        .slice(2)
        .map(({ text }) => text)
        .join("\n"),
    ).toMatch(APOLOGY);
  });
});

describe("“will she leave me?”", () => {
  it.each([
    ["en", ["We had a huge fight about money yesterday", "Will she leave me?"], /you can’t see/],
    ["it", ["Ieri abbiamo litigato per i soldi", "mi lascerà?"], /non si vede/],
  ] as const)("is answered with what nobody can know and what to watch for (%s)", (language, lines, honest) => {
    expect(last(talk(language, lines, as("Sofia", "partner"))).text).toMatch(honest);
  });
});
