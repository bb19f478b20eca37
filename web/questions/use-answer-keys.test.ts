import { beforeEach, describe, expect, it, vi } from "vitest";
import { keyAction } from "./use-answer-keys.ts";

/** A fake element with the given ancestor selectors. */
class FakeElement {
  private readonly within: readonly string[];
  constructor(within: readonly string[]) {
    this.within = within;
  }
  closest(selectors: string): FakeElement | null {
    return selectors.split(", ").some((one) => this.within.includes(one)) ? this : null;
  }
}

const press = (key: string, within: readonly string[], more: Partial<KeyboardEvent> = {}) =>
  keyAction({ key, target: new FakeElement(within), ...more } as unknown as KeyboardEvent);

beforeEach(() => void vi.stubGlobal("Element", FakeElement));

describe("the keyboard shortcuts of a question", () => {
  it("answer and go on while the focus is within it", () => {
    expect(press("4", ["[data-question]"])).toEqual({ answer: 4, key: "digit" });
    expect(press("B", ["[data-question]"])).toEqual({ answer: 2, key: "letter" });
    expect(press("Enter", ["[data-question]"])).toBe("next");
  });

  it("do nothing while the focus is elsewhere on the page", () => {
    for (const key of ["1", "5", "a", "E", "Enter"]) expect(press(key, [])).toBeUndefined();
    expect(keyAction({ key: "1", target: null } as unknown as KeyboardEvent)).toBeUndefined();
  });

  it("do not override those of text fields, buttons and the browser", () => {
    for (const key of ["1", "a", "Enter"]) expect(press(key, ["[data-question]", "textarea"])).toBeUndefined();
    expect(press("Enter", ["[data-question]", "button"])).toBeUndefined();
    expect(press("a", ["[data-question]"], { ctrlKey: true })).toBeUndefined();
    expect(press("6", ["[data-question]"])).toBeUndefined();
    expect(press("f", ["[data-question]"])).toBeUndefined();
  });
});
