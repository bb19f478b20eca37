import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";
import { i18n, loadTextGroups, startI18n } from "#web/app/i18n.ts";
import { ALL_GROUPS } from "#web/locales/groups.ts";
import { createQueryClient } from "#web/app/query-client.ts";

/** Returns the response to a request: null means status 500, undefined a network error. */
export type Answer = (url: URL, init: RequestInit | undefined) => unknown;

/** Renders a part of the application into a document, with a fake server that each test scripts. */
export class WebPage {
  answer: Answer = () => undefined;
  client!: QueryClient;
  box!: HTMLElement;
  private root!: Root;

  constructor() {
    beforeEach(async () => {
      vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
      if (!i18n.isInitialized) await startI18n();
      await loadTextGroups(...ALL_GROUPS);
      vi.stubGlobal("fetch", async (input: string | URL | Request, init?: RequestInit) => {
        const answer = await this.answer(new URL(input instanceof Request ? input.url : input, location.href), init);
        if (answer === undefined) throw new TypeError("Failed to fetch");
        if (answer instanceof Response) return answer;
        return Response.json(answer, { status: answer === null ? 500 : 200 });
      });
      this.client = createQueryClient();
      this.box = document.body.appendChild(document.createElement("div"));
      this.root = createRoot(this.box);
    });
    afterEach(async () => {
      await act(async () => this.root.unmount());
      this.client.clear();
      this.box.remove();
      this.answer = () => undefined;
    });
  }

  /** Renders without waiting; `show` also waits for effects and updates. */
  draw(node: ReactNode): void {
    this.root.render(<QueryClientProvider client={this.client}>{node}</QueryClientProvider>);
  }

  show(node: ReactNode): Promise<void> {
    return act(async () => this.draw(node));
  }

  /** The first button whose text contains these words. */
  button(words: string): HTMLButtonElement {
    const found = [...this.box.querySelectorAll("button")].find((one) => one.textContent.includes(words));
    if (!found) throw new Error(`no button “${words}”`);
    return found;
  }

  /** Focuses a button and clicks it, as a keyboard does. */
  press(words: string): Promise<void> {
    return act(async () => {
      const button = this.button(words);
      button.focus();
      button.click();
    });
  }

  /** Waits until `check` no longer throws. */
  until(check: () => void): Promise<void> {
    return act(() => vi.waitFor(async () => check(), { timeout: 10_000 }));
  }
}
