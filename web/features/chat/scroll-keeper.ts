import type { RefObject } from "react";
import { SCROLL_INPUTS, scrollsUp } from "./scroll-input.ts";

/** Distance from the end that still counts as the end, in pixels. */
const NEAR = 48;
/** Space above the element kept in sight, in pixels. */
const ABOVE = 12;

/** The element that must stay fully in sight; there is at most one in the box. */
const KEPT = "[data-keep-in-sight]";

/** A turn and its distance from the top of the content, in pixels. */
interface Anchor {
  element: Element;
  offset: number;
}

function offsetOf(element: Element, content: Element): number {
  return element.getBoundingClientRect().top - content.getBoundingClientRect().top;
}

/** The first of `elements`, which are in order from top to bottom, that ends below `edge`. */
function firstBelow(elements: HTMLCollection | undefined, edge: number): Element | undefined {
  let [low, high] = [0, elements?.length ?? 0];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (elements![middle]!.getBoundingClientRect().bottom > edge) high = middle;
    else low = middle + 1;
  }
  return elements?.[low];
}

/** The first turn that is at least partly in sight. Measures no turn of a group out of sight: that would lay it out. */
function firstInSight(box: HTMLElement, content: HTMLElement): Anchor | null {
  const edge = box.getBoundingClientRect().top;
  const first = firstBelow(content.querySelector(":scope > [role=list]")?.children, edge);
  const element = first?.matches("[data-group]") ? firstBelow(first.children, edge) : first;
  return element ? { element, offset: offsetOf(element, content) } : null;
}

/** Why new content is out of sight: the reader has left the end, or an element is kept in sight. */
export type Away = "left" | "kept" | null;

export interface Followed {
  /** Key of the first message; without one the box stays at its beginning. */
  firstKey: string | undefined;
  /** Changes whenever something is added at the end. */
  latest: string;
  /** Key of an element to bring fully into sight; what comes after it is followed only while it stays there. */
  keep: string | undefined;
}

/**
 * Keeps a scrolling box at its end until the reader scrolls away, and then keeps the visible content in place. Only the
 * reader's actions count: the end may also be out of sight because new content has not been laid out yet.
 */
export class ScrollKeeper {
  readonly box: RefObject<HTMLDivElement | null> = { current: null };
  readonly content: RefObject<HTMLDivElement | null> = { current: null };
  private readonly setAway: (away: Away) => void;
  private followed: Followed;
  private drawnFirst: string | undefined;
  private following = true;
  /** The `keep` element is in sight, and the reader has not scrolled since. */
  private keeping: boolean;
  /**
   * The turn at the top of the box once the reader has left the end; stays in place when the height above it changes.
   */
  private anchor: Anchor | null = null;
  private held: { element: HTMLElement; top: number } | null = null;
  /** The last known scroll position, and the height of the content when it was last laid out. */
  private at = { top: 0, height: 0 };

  constructor(followed: Followed, setAway: (away: Away) => void) {
    this.followed = followed;
    this.keeping = followed.keep !== undefined;
    this.setAway = setAway;
  }

  readonly toEnd = (): void => {
    this.held = null;
    this.arrive();
    this.follow();
  };

  readonly hold = (element: HTMLElement): void => {
    this.leave();
    this.held = { element, top: element.getBoundingClientRect().top };
  };

  /** Ends `hold`. */
  release(): void {
    if (this.held === null) return;
    this.held = null;
    // The hold has already compensated for changes above.
    this.anchor = null;
    this.look();
  }

  /** Listens to scrolling and to changes of height. Returns a function that stops listening. */
  attach(): (() => void) | undefined {
    const [box, content] = [this.box.current, this.content.current];
    if (!box || !content) return undefined;
    const handleScroll = () => this.scrolled(box);
    const handleIntent = (event: Event) => {
      if (box.scrollTop > 0 && scrollsUp(event, box)) this.leave();
    };
    box.addEventListener("scroll", handleScroll, { passive: true });
    for (const name of SCROLL_INPUTS) box.addEventListener(name, handleIntent, { passive: true });
    const observer = new ResizeObserver(() => {
      this.settle();
      if (this.following && this.followed.firstKey !== undefined) this.follow();
      this.at.height = box.scrollHeight;
    });
    observer.observe(content);
    // The box shrinks when a keyboard opens or the field below it grows.
    observer.observe(box);
    return () => {
      box.removeEventListener("scroll", handleScroll);
      for (const name of SCROLL_INPUTS) box.removeEventListener(name, handleIntent);
      observer.disconnect();
    };
  }

  /** Call after every render. */
  rendered(firstKey: string | undefined): void {
    const { box, held } = this;
    if (!box.current) return;
    // The anchor was remounted, for instance because a live answer was stored.
    if (this.anchor && !this.anchor.element.isConnected) this.look();
    if (held?.element.isConnected) {
      this.place(box.current, box.current.scrollTop + held.element.getBoundingClientRect().top - held.top);
      // Other changes reach the ResizeObserver; measuring on every render would force a layout.
    } else if (this.drawnFirst !== firstKey) this.settle();
    this.drawnFirst = firstKey;
  }

  /** Call when one of these changes. */
  update(followed: Followed): void {
    const { latest, keep } = this.followed;
    this.followed = followed;
    if (followed.keep !== undefined && followed.keep !== keep) {
      this.following = true;
      this.keeping = true;
      this.follow();
    } else if (followed.keep === undefined && this.keeping) this.leave();
    // Switching to another path adds no message.
    if (followed.latest === latest || this.held !== null) return;
    const box = this.box.current;
    if (!this.following) this.setAway("left");
    else if (this.keeping && box && box.scrollHeight - box.scrollTop - box.clientHeight > NEAR) this.setAway("kept");
  }

  private scrolled(box: HTMLElement): void {
    // A late event of an earlier scroll must not end the hold.
    if (this.held) return;
    const { top, height } = this.at;
    const { scrollTop, clientHeight, scrollHeight } = box;
    this.at.top = scrollTop;
    if (scrollTop > top && scrollTop + clientHeight >= Math.min(height, scrollHeight) - NEAR) {
      this.arrive();
      // Content that became shorter moves the box without the reader scrolling.
    } else if (scrollTop > top ? this.keeping : scrollTop < top && scrollTop + clientHeight < scrollHeight - 1) {
      this.leave();
    }
    this.look();
  }

  /** The reader is at the end. */
  private arrive(): void {
    this.following = true;
    this.keeping = false;
    this.setAway(null);
  }

  /** The reader leaves the end. */
  private leave(): void {
    // An anchor from before the reader was at the end is stale.
    if (this.following) this.anchor = null;
    this.following = false;
    this.keeping = false;
    this.look();
  }

  private place(box: HTMLElement, top: number): void {
    box.scrollTop = top;
    this.at.top = box.scrollTop;
  }

  /** Scrolls to the end, or as far as the element kept in sight allows. */
  private follow(): void {
    const box = this.box.current;
    if (!box) return;
    const end = box.scrollHeight - box.clientHeight;
    const kept = this.keeping ? box.querySelector(KEPT) : null;
    const room = kept ? box.scrollTop + offsetOf(kept, box) - ABOVE : end;
    this.place(box, Math.min(end, room));
  }

  /** Restores the position of the anchor if the height above it has changed. */
  private settle(): void {
    if (this.following || this.held !== null) return;
    const [box, content, read] = [this.box.current, this.content.current, this.anchor];
    if (!box || !content || !read?.element.isConnected) return;
    const offset = offsetOf(read.element, content);
    if (offset !== read.offset) this.place(box, box.scrollTop + offset - read.offset);
    read.offset = offset;
  }

  /** Sets the anchor to the first turn in sight. */
  private look(): void {
    this.settle();
    const [box, content] = [this.box.current, this.content.current];
    this.anchor = box && content && !this.following ? firstInSight(box, content) : null;
  }
}
