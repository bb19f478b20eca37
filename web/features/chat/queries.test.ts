import { describe, expect, it } from "vitest";
import { sentMessage, withMessage } from "./queries.ts";

const sent = (id: string) => sentMessage({ id, text: " hello ", mode: "conversation" }, "c");

describe("a message just sent", () => {
  it("stands at the newest end of what was loaded, once", () => {
    const pages = withMessage(undefined, sent("1"));
    expect(pages).toEqual({
      pages: [
        {
          items: [sent("1")].map((item) => ({ ...item, created_at: pages.pages[0]?.items[0]?.created_at })),
          next_cursor: null,
        },
      ],
      pageParams: [null],
    });
    const more = withMessage(
      { ...pages, pages: [...pages.pages, { items: [sent("0")], next_cursor: "x" }] },
      sent("2"),
    );
    expect(more.pages.map((page) => page.items.map((item) => item.id))).toEqual([["2", "1"], ["0"]]);
    expect(withMessage(more, sent("2"))).toBe(more);
  });

  it("looks as the server will have stored it", () => {
    expect(sent("1")).toMatchObject({ role: "user", content: "hello", status: "complete", conversation_id: "c" });
  });
});
