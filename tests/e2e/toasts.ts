import { expect, type Page } from "@playwright/test";

declare global {
  interface Window {
    /** Texts of the toasts since the page was loaded, those that `expectToast` has found excepted. */
    toastTexts?: string[];
  }
}

/** Records the texts of toasts in the page: on a busy machine they may be gone before a test looks for them. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const texts: string[] = (window.toastTexts = []);
    new MutationObserver((mutations) => {
      for (const { addedNodes } of mutations) {
        for (const node of addedNodes) {
          // Radix UI's name for what can be swiped away.
          if (!(node instanceof HTMLLIElement && "swipeDirection" in node.dataset && node.checkVisibility())) continue;
          for (const part of node.querySelectorAll("*")) texts.push(part.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** A toast has this text, or had it since the page was loaded. Each toast is found once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  const take = (): Promise<boolean> =>
    page.evaluate((wanted) => {
      const at = window.toastTexts?.indexOf(wanted) ?? -1;
      if (at !== -1) window.toastTexts?.splice(at, 1);
      return at !== -1;
    }, text);
  await expect.poll(take, `a toast says “${text}”`).toBe(true);
}
