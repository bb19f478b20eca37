// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

let root: Root;
let box: HTMLElement;
const chosen = vi.fn<(value: string) => void>();

function Example() {
  const [value, setValue] = useState("a");
  const items = ["a", "b", "c"].map((name) => ({ value: name, label: name.toUpperCase(), content: `Content ${name}` }));
  return (
    <Tabs
      label="Letters"
      items={items}
      value={value}
      onValueChange={(next) => {
        chosen(next);
        setValue(next);
      }}
    />
  );
}

const tabs = () => [...box.querySelectorAll<HTMLElement>("[role=tab]")];
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
    );
  });

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  chosen.mockClear();
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  await act(async () => root.render(<Example />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

/** The selected tab, the one that Tab reaches, and the panel that is shown must be one. */
function shown(): string {
  const selected = tabs().filter((tab) => tab.ariaSelected === "true" || tab.getAttribute("aria-selected") === "true");
  const panels = [...box.querySelectorAll<HTMLElement>("[role=tabpanel]")].filter((panel) => !panel.hidden);
  expect([selected.length, panels.length]).toEqual([1, 1]);
  expect(tabs().filter((tab) => tab.tabIndex === 0)).toEqual(selected);
  expect(selected[0]?.getAttribute("aria-controls")).toBe(panels[0]?.id);
  expect(panels[0]?.getAttribute("aria-labelledby")).toBe(selected[0]?.id);
  return panels[0]?.textContent ?? "";
}

test("a press chooses a tab, and another press of it nothing", async () => {
  expect(shown()).toBe("Content a");
  await act(async () => tabs()[1]?.click());
  await act(async () => tabs()[1]?.click());
  expect(shown()).toBe("Content b");
  expect(chosen.mock.calls).toEqual([["b"]]);
});

test("arrow keys, Home and End choose and focus, around the ends; with other keys held they do nothing", async () => {
  tabs()[0]?.focus();
  for (const [key, expected] of [
    ["ArrowLeft", "c"],
    ["ArrowRight", "a"],
    ["ArrowRight", "b"],
    ["End", "c"],
    ["Home", "a"],
  ] as const) {
    await press(key);
    expect(shown()).toBe(`Content ${expected}`);
    expect(document.activeElement?.textContent).toBe(expected.toUpperCase());
  }
  await press("ArrowRight", { altKey: true });
  await press("x");
  expect(shown()).toBe("Content a");
});
