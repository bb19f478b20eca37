import { setTimeout as sleep } from "node:timers/promises";

/** Timeout for anything on the page, in milliseconds. */
const PATIENCE_MS = 30_000;
const POLL_MS = 100;

/** An element to find by its kind and its accessible name or text. */
export interface Target {
  kind: "button" | "submit" | "link" | "field" | "radio" | "checkbox" | "heading" | "text";
  /** The whole name, or part of it for a text; without it the first element of the kind. */
  name?: string;
  /** Index among several matches. */
  nth?: number;
}

/** An element in the browser's protocol. */
export interface Found {
  click(): Promise<void>;
  /** Appends text by key presses. */
  type(text: string): Promise<void>;
}

/** A browser with one open page, independent of its protocol. */
export interface Browser extends AsyncDisposable {
  /** Name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** The element that an expression evaluates to; null if none. */
  find(expression: string): Promise<Found | null>;
}

/** Runs in the page. Finds a visible element that no open dialog blocks. */
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
    // Ignores additions to the label, such as “optional” or a hint.
    const own = labels.map((label) => words(label.firstChild?.textContent) || words(label.textContent));
    return words(element.getAttribute("aria-label")) || own.join(" ") || words(element.textContent);
  };
  const isThere = (element: Element) =>
    element.getClientRects().length > 0 &&
    !element.closest("[aria-hidden=true], [inert]") &&
    getComputedStyle(element).visibility === "visible";
  const matches = (element: Element) => {
    if (name === undefined) return true;
    // There is no space between visible text and text for screen readers.
    const same = (one: string, other: string) => one.replaceAll(" ", "") === other.replaceAll(" ", "");
    return kind === "text" ? words(element.textContent).includes(words(name)) : same(nameOf(element), words(name));
  };
  // Elements behind an open dialog cannot be clicked.
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog], [role=alertdialog]")].findLast(isThere);
  const scope = kind === "text" ? document : (dialog ?? document);
  const found = [...scope.querySelectorAll(KINDS[kind])].filter((one) => matches(one) && isThere(one));
  // Of nested elements with the same text, the innermost comes last.
  return (kind === "text" ? found.at(-1) : found[nth]) ?? null;
}

function expressionFor(target: Target): string {
  return `(${search.toString()})(${JSON.stringify(target)})`;
}

/** A user at a browser: finds elements, clicks and types, with retries. */
export class Driver {
  readonly browser: Browser;

  constructor(browser: Browser) {
    this.browser = browser;
  }

  /** Retries until `look` returns a value. @throws after the timeout, with `what` and the page's text. */
  private async until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = performance.now() + PATIENCE_MS;
    let failure = "";
    while (performance.now() < end) {
      try {
        const found = await look();
        if (found) return found;
      } catch (error) {
        // The page is unloading, or another element covers the target.
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

  /** Whether the element is there now. */
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

  /** Waits until an expression is true in the page. */
  async wait(what: string, expression: string): Promise<void> {
    await this.until(what, () => this.browser.read<boolean>(expression));
  }
}
