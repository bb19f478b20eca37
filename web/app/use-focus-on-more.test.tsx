// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { itemFocus, useFocusOnMore } from "./use-focus-on-more.ts";

let root: Root;
let box: HTMLElement;

/** So many of four items; the button goes with the last. */
function List({ count }: { count: number }) {
  const keys = ["a", "b", "c", "d"].slice(0, count);
  const { asked } = useFocusOnMore(keys);
  return (
    <>
      {keys.map((key) => (
        <button key={key} type="button" {...itemFocus(key)}>
          {key}
        </button>
      ))}
      {count < 4 && (
        <button type="button" onClick={asked}>
          more
        </button>
      )}
    </>
  );
}
const button = (name: string) => [...box.querySelectorAll("button")].find((one) => one.textContent === name)!;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  await act(async () => root.render(<List count={2} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

it("gives the focus to the first item that came after they were asked for", async () => {
  button("more").focus();
  await act(async () => button("more").click());
  await act(async () => root.render(<List count={4} />));
  expect(document.activeElement).toBe(button("c"));
});

it("leaves the focus where the reader has gone meanwhile, and where nothing was asked for", async () => {
  button("more").focus();
  await act(async () => button("more").click());
  button("a").focus();
  await act(async () => root.render(<List count={4} />));
  expect(document.activeElement).toBe(button("a"));
});

it("leaves the focus alone when items come by themselves", async () => {
  await act(async () => root.render(<List count={4} />));
  expect(document.activeElement).toBe(document.body);
});
