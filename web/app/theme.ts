import { z } from "zod";
import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "sintonia_theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The look chosen on this device; the server writes it into the page, so that nothing flashes. */
export function chosenTheme(): Theme {
  const parsed = z.enum(THEMES).safeParse(readCookie(COOKIE));
  return parsed.success ? parsed.data : "system";
}

export function chooseTheme(theme: Theme): void {
  writeCookie(COOKIE, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
