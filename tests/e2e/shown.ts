import type { Page } from "@playwright/test";

/** The texts of the pages opened from now on, after each change while they are visible, however shortly. */
export async function recordShown(page: Page): Promise<string[]> {
  const shown: string[] = [];
  await page.exposeFunction("tell", (text: string) => shown.push(text));
  await page.addInitScript(() => {
    const { tell } = window as unknown as { tell: (text: string) => void };
    new MutationObserver(() => {
      const { documentElement: root } = document;
      if (root?.checkVisibility()) tell(root.textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return shown;
}
