import { setTimeout as sleep } from "node:timers/promises";

/** How long something may take to come, in milliseconds. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/** What is looked for on a page: by its kind, and by the name it has for people (its label, or what stands in it). */
export interface Target {
  kind: "button" | "submit" | "link" | "field" | "radio" | "checkbox" | "heading" | "text";
  /** The whole name, or for a text a part of it; without one the first of its kind. */
  name?: string;
  /** Which of several, from 0. */
  nth?: number;
}

/** An element as the browser’s own protocol names it. */
export interface Found {
  click(): Promise<void>;
  /** Types as on a keyboard, at the end of what is there. */
  type(text: string): Promise<void>;
}

/** A browser with one page open, as each protocol offers it. */
export interface Browser extends AsyncDisposable {
  /** Its name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** What an expression comes to in the page. */
  read<T>(expression: string): Promise<T>;
  /** The element that an expression comes to; null for none. */
  find(expression: string): Promise<Found | null>;
}

/** Runs in the page: the element a target means, among what can be seen and is not shut off by a dialog. */
function search({ kind, name, nth = 0 }: Target): Element | null {
  const KINDS = {
    button: "button, [role=button]",
    submit: "form button[type=submit]",
    link: "a[href]",
    field: "input:not([type=radio], [type=checkbox]), textarea, select",
    radio: "input[type=radio]",
    checkbox: "input[type=checkbox]",
    heading: "h1, h2, h3",
    text: "p, span, div, li, h1, h2, h3, dd, dt, legend, label, output",
  };
  const words = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    // What a label says besides, such as “optional” or a hint, is no part of it here.
    const own = labels.map((label) => words(label.firstChild?.textContent) || words(label.textContent));
    return words(element.getAttribute("aria-label")) || own.join(" ") || words(element.textContent);
  };
  const isThere = (element: Element) =>
    element.getClientRects().length > 0 &&
    !element.closest("[aria-hidden=true], [inert]") &&
    getComputedStyle(element).visibility === "visible";
  const matches = (element: Element) => {
    if (name === undefined) return true;
    // What only screen readers hear stands without a space beside what is seen.
    const same = (one: string, other: string) => one.replaceAll(" ", "") === other.replaceAll(" ", "");
    return kind === "text" ? words(element.textContent).includes(words(name)) : same(nameOf(element), words(name));
  };
  // While a dialog is open, what is behind it cannot be pressed.
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].findLast(isThere);
  const scope = kind === "text" ? document : (dialog ?? document);
  const found = [...scope.querySelectorAll(KINDS[kind])].filter((one) => matches(one) && isThere(one));
  // Of nested ones that hold a text the innermost comes last.
  return (kind === "text" ? found.at(-1) : found[nth]) ?? null;
}

function expressionFor(target: Target): string {
  return `(${search.toString()})(${JSON.stringify(target)})`;
}

/** Somebody in front of a browser. */
export class Seat {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Tries until it comes to something. @throws after half a minute, with what was waited for and what the page shows. */
  private async until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    let failure = "";
    while (performance.now() < end) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        // A page that is being left, or an element that something lies over for a moment.
        failure = error instanceof Error ? error.message : String(error);
      }
      await sleep(POLL_MS);
    }
    const shown = await this.browser.read<string>("document.body.innerText.slice(0, 700)").catch(() => "");
    const address = await this.browser.read<string>("location.href").catch(() => "");
    throw new Error(`${what} did not happen at ${address}. ${failure}\nThe page shows:\n${shown}`);
  }

  async open(url: string): Promise<void> {
    await this.browser.open(url);
  }

  async see(target: Target): Promise<void> {
    await this.until(`seeing ${JSON.stringify(target)}`, () => this.browser.read(`${expressionFor(target)} !== null`));
  }

  /** Whether it is there now. */
  async sees(target: Target): Promise<boolean> {
    return this.browser.read(`${expressionFor(target)} !== null`);
  }

  async click(target: Target): Promise<void> {
    await this.until(`pressing ${JSON.stringify(target)}`, async () => {
      const found = await this.browser.find(expressionFor(target));
      if (!found) return false;
      await found.click();
      return true;
    });
  }

  async type(target: Target, text: string): Promise<void> {
    const field = await this.until(`finding ${JSON.stringify(target)}`, () => this.browser.find(expressionFor(target)));
    await field.type(text);
  }

  /** Waits until an expression comes to true in the page. */
  async wait(what: string, expression: string): Promise<void> {
    await this.until(what, () => this.browser.read<boolean>(expression));
  }
}
