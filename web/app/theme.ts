import { readCookie, writeCookie } from "./cookies.ts";

const COOKIE = "sintonia_theme";
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme stored on this device; the server renders it into the HTML, so there is no flash. */
export function chosenTheme(): Theme {
  const cookie = readCookie(COOKIE);
  return THEMES.find((theme) => theme === cookie) ?? "system";
}

export function chooseTheme(theme: Theme): void {
  writeCookie(COOKIE, theme);
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
