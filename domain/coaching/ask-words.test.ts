import { describe, expect, it } from "vitest";
import { begin, PERSON } from "../../tests/support/coach-talk.ts";

const talkWith = (language: "en" | "it", name: string) => begin(language, { persona: { ...PERSON, name } });

describe("a request without certain content is answered by asking for it", () => {
  it.each([
    ["en", "Sam", "write him something nice for goodnight but not cringe", /“not cringe”.*Sam/],
    ["en", "Sam", "help me say something to her that isn't an accusation", /“that isn’t an accusation”/],
    ["en", "Sam", "help me say no to sam", /A no to Sam/],
    ["it", "Andrea", "aiutami a dire di no ad andrea", /Un no per Andrea/],
    ["it", "Andrea", "mi scrivi due righe per lui che non sembri un'accusa", /«che non sembri un’accusa»/],
    ["it", "Andrea", "scrivi qualcosa a mia suocera senza fargli pesare niente", /«senza fargli pesare niente»/],
  ] as const)("%s, %s: %s", (language, name, message, understood) => {
    const { text } = talkWith(language, name).say(message);
    expect(text).not.toMatch(/^> /m);
    expect(text).toMatch(understood);
    expect(text).toContain("?");
  });

  it.each([
    [
      "en",
      "Sam",
      "can you write a text that doesn't make me look desperate",
      "i had a lovely time on friday",
      /lovely time/,
    ],
    [
      "it",
      "Andrea",
      "scrivi qualcosa a mia suocera senza fargli pesare niente",
      "che domenica non veniamo",
      /domenica/,
    ],
  ] as const)("%s: the answer becomes the message: %s", (language, name, request, answer, held) => {
    const talk = talkWith(language, name);
    talk.say(request);
    const draft = talk.say(answer).text;
    expect(draft).toMatch(/^> /m);
    const message = draft
      .split("\n")
      .filter((line) => line.startsWith(">"))
      .join(" ");
    expect(message).toMatch(held);
    expect(message).not.toMatch(/desperate|pesare/);
  });

  it("doesn't take a remark about length for a request", () => {
    const { text } = talkWith("en", "Big Steve").say("too long didnt read. one thing i can do. ONE");
    expect(text).not.toMatch(/^> |must be in it/m);
  });
});
