import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { saw } from "./seen.ts";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Violation = { id: string; where: string[] };
interface Looked {
  violations: Violation[];
  /** The looks of the texts whose contrast was measured, as digests of `lookOf`. */
  measured: string[];
}

/**
 * Looks of text that passed the contrast check in this worker. Contrast takes nine tenths of axe's time, and the same
 * button is on every page, so each look is measured only once.
 */
const good = new Set<string>();

/** Fails on every violation that axe finds on the page in its current state. */
export async function expectAccessible(page: Page): Promise<void> {
  // The contrast during a transition is not meaningful.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== "running" || effect?.getComputedTiming().endTime === Infinity),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const { violations, measured } = await page.evaluate(look, { standards: STANDARDS, good: [...good] });
  expect(violations).toEqual([]);
  for (const one of measured) good.add(one);
  await saw(page, "axe");
}

/** Runs in the page. */
async function look(input: { standards: string[]; good: string[] }): Promise<Looked> {
  const { axe: checker } = window as unknown as { axe: typeof axe };

  /** Everything a text's colours can depend on: the element and its ancestors, without identifying attributes. */
  function lookOf(element: Element): string {
    const chain: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const relevant = [...at.attributes].filter(
        ({ name }) =>
          !/^(id|for|href|src|name|value|title|lang|d|aria-(?!disabled|selected|current|pressed|invalid|checked).*)$/.test(
            name,
          ),
      );
      chain.push(`${at.tagName} ${relevant.map(({ name, value }) => `${name}=${value}`).join(" ")}`);
    }
    const own = getComputedStyle(element);
    return [own.color, own.opacity, innerWidth, matchMedia("(prefers-color-scheme: dark)").matches, ...chain].join(
      "\n",
    );
  }
  /** A 64-bit hash (FNV-1a from two bases), short enough to pass between page and test. */
  function digest(text: string): string {
    let [one, two] = [0x811c9dc5, 0x01234567];
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      two = Math.imul(two ^ text.charCodeAt(at), 0x01000193) + 1;
    }
    return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
  }
  const known = new Set(input.good);
  const fresh = new Map<string, Element>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!element || !text.textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    const looks = digest(lookOf(element));
    if (!known.has(looks) && !fresh.has(looks)) fresh.set(looks, element);
  }
  for (const field of document.querySelectorAll("input, textarea, select")) {
    const looks = digest(lookOf(field));
    if (!known.has(looks) && !fresh.has(looks)) fresh.set(looks, field);
  }

  const found = await checker.run(document, {
    runOnly: input.standards,
    // Skips the details of rules that pass.
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false } },
  });
  // A message may have gone meanwhile.
  const there = [...fresh].filter(([, element]) => element.isConnected);
  const contrast =
    there.length > 0
      ? await checker.run(
          { include: there.map(([, element]) => element) as Node[] },
          { runOnly: ["color-contrast"], resultTypes: ["violations"] },
        )
      : { violations: [] };
  return {
    violations: [...found.violations, ...contrast.violations].map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => node.target.join(" ")),
    })),
    measured: there.map(([looks]) => looks),
  };
}
