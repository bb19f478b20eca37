/**
 * The texts of a language are fetched in these groups, one file each (vite.config.ts). Every page needs `start`; the
 * keys are namespaces, which are the names of the files beside this one.
 */
export const TEXT_GROUPS = {
  start: [
    "common",
    "errors",
    "home",
    "people",
    "persona",
    "notes",
    "interactions",
    "progress",
    "search",
    "safety",
    "offline",
  ],
  visitors: ["account", "invitations", "legal"],
  person: ["chat", "profile", "profiling", "relationship", "traits", "questions", "voice"],
  settings: ["settings", "security", "my-data", "reminders"],
  admin: ["admin"],
} as const satisfies Record<string, readonly string[]>;

export type TextGroup = keyof typeof TEXT_GROUPS;

export const ALL_GROUPS = Object.keys(TEXT_GROUPS) as TextGroup[];

/** What every device fetches once it is idle: all but the operator's room, which nearly nobody enters. */
export const USUAL_GROUPS = ALL_GROUPS.filter((group) => group !== "admin");

/** What a page needs besides `start`, by its address as in web/routes. Tests compare this with the code of each page. */
const PAGE_GROUPS: Readonly<Record<string, readonly TextGroup[]>> = {
  "/auth": ["visitors"],
  "/auth/callback": ["visitors"],
  "/invite": ["visitors"],
  "/invite/$code": ["visitors"],
  "/privacy": ["visitors"],
  "/terms": ["visitors"],
  "/onboarding": ["person"],
  "/extended-profiling": ["person"],
  "/personality-summary": ["person"],
  "/persona/$id": ["person"],
  "/persona-profiling/$personaId": ["person"],
  "/persona-summary/$personaId": ["person"],
  "/persona-relationship-snapshot/$personaId": ["person"],
  "/admin": ["admin"],
  "/admin/$part": ["admin"],
  "/admin/accounts/$id": ["admin"],
  "/settings": ["settings"],
  "/settings/$part": ["settings", "visitors"],
  "/reset-password": ["settings", "visitors"],
  "/verify-email": ["settings"],
  "/unsubscribe/$token": ["settings"],
};

/** The groups of the page at a route's address; an unknown page has `start` alone. */
export function groupsOfPage(address: string): TextGroup[] {
  return ["start", ...(PAGE_GROUPS[address.replace(/(?<=.)\/$/, "")] ?? [])];
}

/** The group of a namespace; undefined for a word that is none. */
export function groupOf(namespace: string): TextGroup | undefined {
  return ALL_GROUPS.find((group) => (TEXT_GROUPS[group] as readonly string[]).includes(namespace));
}
