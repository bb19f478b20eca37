import { describe, expect, it } from "vitest";
import { checkSafety } from "./check.ts";
import { withoutRequests } from "./requests.ts";

describe("what is asked of the coach does not outweigh what was told", () => {
  it.each([
    "Rob hit me last night because dinner was late. He's said sorry and brought flowers. Help me plan how to talk to him.",
    "He hit me last night. He said sorry. Can you help me prepare the talk?",
    "Ieri sera Roberto mi ha picchiata. Mi ha chiesto scusa. Aiutami a preparare come parlargli.",
    "Ieri sera Roberto mi ha dato uno schiaffo. Mi ha portato i fiori. Come posso parlargli?",
  ])("%s", (text) => {
    expect(checkSafety(text)?.level).toBe("alarm");
  });

  it.each([
    "We argued about the bill. Help me plan how to talk to him.",
    "Help me plan how to talk to him.",
    "Abbiamo litigato per il conto. Aiutami a preparare come parlargli.",
    "Come posso parlargli?",
  ])("finds nothing in: %s", (text) => {
    expect(checkSafety(text)).toBeNull();
  });
});

it("leaves out the sentences that ask, and nothing else", () => {
  expect(withoutRequests("She called. How should I answer? I was tired.")).toBe("She called. I was tired.");
  expect(withoutRequests("Per favore, aiutami a scriverle.\nHa chiamato ieri.")).toBe("Ha chiamato ieri.");
  expect(withoutRequests("She can help me. How I laughed!")).toBe("She can help me. How I laughed!");
  expect(withoutRequests("What can I do?")).toBe("");
});
