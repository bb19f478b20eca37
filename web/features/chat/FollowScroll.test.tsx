// @vitest-environment happy-dom
import { act, useLayoutEffect, type ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { useFollowScroll, type FollowScroll } from "./use-follow-scroll.ts";

/** Height of the scrolling box, in pixels. */
const HEIGHT = 100;

const page = new WebPage();
let scroll: FollowScroll;
let notifyResize: () => void;

interface ChatProps {
  /** Height of the content above the first turn, in pixels; `turns` are the keys and heights of the turns. */
  above: number;
  turns: [key: string, height: number, inside?: ReactNode][];
  switching?: boolean;
}

function Chat({ above, turns, switching = false }: ChatProps) {
  const follow = useFollowScroll({ firstKey: turns[0]?.[0], latest: "", keep: undefined, switching });
  useLayoutEffect(() => {
    scroll = follow;
  });
  return (
    <div ref={follow.box}>
      <div ref={follow.content}>
        <div data-height={above} />
        <div role="list">
          <div data-group>
            {turns.map(([key, height, inside]) => (
              <div key={key} role="listitem" data-height={height}>
                {inside}
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function heightOf(element: Element): number {
  const own = (element as HTMLElement).dataset.height;
  return own === undefined ? [...element.children].reduce((sum, child) => sum + heightOf(child), 0) : Number(own);
}
function topOf(element: Element): number {
  const box = scroll.box.current!;
  if (element === box) return 0;
  if (element === scroll.content.current) return -box.scrollTop;
  const before = element.previousElementSibling;
  return before ? topOf(before) + heightOf(before) : topOf(element.parentElement!);
}

const turn = (index: number) => page.box.querySelector<HTMLElement>("[data-group]")!.children[index] as HTMLElement;
const at = () => scroll.box.current!.scrollTop;
/** Simulates a layout: notifies the ResizeObserver. */
const frame = () => act(async () => notifyResize());

async function scrollTo(top: number): Promise<void> {
  await act(async () => {
    scroll.box.current!.scrollTop = top;
    scroll.box.current!.dispatchEvent(new Event("scroll"));
  });
}
async function start(props: ChatProps): Promise<void> {
  await page.show(<Chat {...props} />);
  Object.defineProperties(scroll.box.current!, {
    scrollHeight: { get: () => heightOf(scroll.content.current!) },
    clientHeight: { value: HEIGHT },
  });
  await frame();
}

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    const height = this === scroll.box.current ? HEIGHT : heightOf(this);
    return new DOMRect(0, topOf(this), 100, height);
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(then: () => void) {
        notifyResize = then;
      }
      observe() {}
      disconnect() {}
    },
  );
});

const plain: ChatProps["turns"] = [
  ["a", 300],
  ["b", 300],
  ["c", 300],
];

it("keeps the scroll position while an answer with a numbered list grows below the visible part", async () => {
  const list = (
    <ol>
      <li data-height="50" />
      <li data-height="50" />
    </ol>
  );
  const props = (height: number): ChatProps => ({ above: 0, turns: [["a", height, list], ...plain.slice(1)] });
  await start(props(300));
  await scrollTo(150);
  await page.show(<Chat {...props(400)} />);
  await frame();
  expect(at()).toBe(150);
});

it("compensates for a height change above even if the reader scrolls before the next frame", async () => {
  await start({ above: 0, turns: plain });
  await scrollTo(450);
  await page.show(<Chat above={50} turns={plain} />);
  await scrollTo(440);
  await frame();
  expect(at()).toBe(490);
});

it("drops the anchor from before the reader was back at the end", async () => {
  await start({ above: 0, turns: plain });
  await scrollTo(450);
  await act(async () => scroll.toEnd());
  expect(at()).toBe(800);
  await page.show(<Chat above={50} turns={plain} />);
  await frame();
  expect(at()).toBe(850);
  await act(async () => scroll.box.current!.dispatchEvent(new WheelEvent("wheel", { deltaY: -1 })));
  expect(at()).toBe(850);
});

it("keeps the visible turn in place after it is remounted", async () => {
  await start({ above: 0, turns: plain });
  await scrollTo(450);
  const stored: ChatProps["turns"] = plain.map(([key, height]) => [key === "b" ? "stored b" : key, height]);
  await page.show(<Chat above={0} turns={stored} />);
  await page.show(<Chat above={50} turns={stored} />);
  await frame();
  expect(at()).toBe(500);
});

it("compensates only once for a height change above during a hold", async () => {
  await start({ above: 0, turns: plain });
  await scrollTo(450);
  await act(async () => scroll.hold(turn(1)));
  await page.show(<Chat above={50} turns={plain} switching />);
  expect(at()).toBe(500);
  await page.show(<Chat above={50} turns={plain} />);
  expect(at()).toBe(500);
});
