import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../styles/tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [
    name as string,
    { light: light as string, dark: dark as string },
  ]),
);

/** Relative luminance of #rrggbb. Source: WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["paper", "paper-raised", "paper-sunk"];
const TINTS = ["accent-soft", "danger-soft", "notice-soft"];
const RELATIONSHIPS = ["friend", "partner", "family", "colleague", "acquaintance", "other"];

const TEXT: [string, string][] = [
  ...["ink", "ink-soft", "ink-faint", "accent", "accent-strong", "danger", "notice"].flatMap((text) =>
    GROUNDS.map((ground): [string, string] => [text, ground]),
  ),
  ...[...TINTS, ...RELATIONSHIPS.map((name) => `${name}-soft`)].flatMap((tint): [string, string][] => [
    ["ink", tint],
    ["ink-soft", tint],
  ]),
  ["accent", "accent-soft"],
  ["danger", "danger-soft"],
  ["notice", "notice-soft"],
  ["accent", "notice-soft"],
  ["accent-strong", "notice-soft"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-danger", "danger"],
  ["paper", "ink"],
  ...RELATIONSHIPS.flatMap((name): [string, string][] => [
    [name, `${name}-soft`],
    [name, "paper"],
    [name, "paper-raised"],
  ]),
];

const MARKS: [string, string][] = [
  ...["line-strong", "focus"].flatMap((mark) =>
    [...GROUNDS, ...TINTS].map((ground): [string, string] => [mark, ground]),
  ),
  ...GROUNDS.map((ground): [string, string] => ["accent-line", ground]),
];

describe.each(["light", "dark"] as const)("the %s theme", (theme) => {
  const of = (name: string) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`no token --${name}`);
    return token[theme];
  };

  it.each(TEXT)("has text contrast of %s on %s (4.5:1)", (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)("has non-text contrast of %s on %s (3:1)", (mark, ground) => {
    expect(contrast(of(mark), of(ground))).toBeGreaterThanOrEqual(3);
  });
});
