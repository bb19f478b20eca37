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

it("gives the focus to the first item that came after they were asked for", async () => {
  await page.press("more");
  await page.show(<List count={4} />);
  expect(document.activeElement).toBe(page.button("c"));
});

it("leaves the focus where the reader has gone meanwhile, and where nothing was asked for", async () => {
  await page.press("more");
  page.button("a").focus();
  await page.show(<List count={4} />);
  expect(document.activeElement).toBe(page.button("a"));
});

it("leaves the focus alone when items come by themselves", async () => {
  await page.show(<List count={4} />);
  expect(document.activeElement).toBe(document.body);
});

/** Waits until the settled promise has been handled. */
const told = () => act(() => new Promise<void>((done) => setTimeout(done)));

it.each(["resolve", "reject"] as const)("forgets that more was asked for once nothing came of it (%s)", async (end) => {
  await page.press("more");
  answer[end]();
  await answer.promise.catch(() => {});
  await told();
  await page.show(<List count={3} />);
  expect(document.activeElement).toBe(page.button("more"));
});

it("gives the focus to what is drawn in the moment in which its loading ends", async () => {
  await page.press("more");
  await act(async () => {
    answer.resolve();
    await answer.promise;
    page.draw(<List count={4} />);
  });
  await told();
  expect(document.activeElement).toBe(page.button("c"));
});
