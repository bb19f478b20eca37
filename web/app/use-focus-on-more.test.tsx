// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { WebPage } from "../../tests/support/web-page.tsx";
import { itemFocus, useFocusOnMore } from "./use-focus-on-more.ts";

const page = new WebPage();
let answer: PromiseWithResolvers<void>;

/** Renders the first `count` of four items; the button disappears with the last. */
function List({ count }: { count: number }) {
  const keys = ["a", "b", "c", "d"].slice(0, count);
  const { asked } = useFocusOnMore(keys);
  const [loading] = useState(() => Promise.withResolvers<void>());
  useLayoutEffect(() => {
    answer = loading;
  }, [loading]);
  return (
    <>
      {keys.map((key) => (
        <button key={key} type="button" {...itemFocus(key)}>
          {key}
        </button>
      ))}
      {count < 4 && (
        <button type="button" onClick={() => asked(loading.promise)}>
          more
        </button>
      )}
    </>
  );
}

beforeEach(() => page.show(<List count={2} />));

it("focuses the first new item after a request", async () => {
  await page.press("more");
  await page.show(<List count={4} />);
  expect(document.activeElement).toBe(page.button("c"));
});

it("does not move focus if the user moved it during the request", async () => {
  await page.press("more");
  page.button("a").focus();
  await page.show(<List count={4} />);
  expect(document.activeElement).toBe(page.button("a"));
});

it("does not move focus when items arrive without a request", async () => {
  await page.show(<List count={4} />);
  expect(document.activeElement).toBe(document.body);
});

/** Waits until the settled promise has been handled. */
const told = () => act(() => new Promise<void>((done) => setTimeout(done)));

it.each(["resolve", "reject"] as const)("forgets a request that settled without new items (%s)", async (end) => {
  await page.press("more");
  answer[end]();
  await answer.promise.catch(() => {});
  await told();
  await page.show(<List count={3} />);
  expect(document.activeElement).toBe(page.button("more"));
});

it("focuses items rendered in the same task in which the request settles", async () => {
  await page.press("more");
  await act(async () => {
    answer.resolve();
    await answer.promise;
    page.draw(<List count={4} />);
  });
  await told();
  expect(document.activeElement).toBe(page.button("c"));
});
