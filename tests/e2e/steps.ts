import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "#domain/language.ts";
import type { Instance } from "./instance.ts";
import { saw } from "./seen.ts";

export const PASSWORD = "Correct1horse";

export type Texts = (key: string, values?: Record<string, string | number>) => string;

export interface Account {
  email: string;
  /** The code of the invitation it used. */
  code: string;
}

/** Sends JSON with the page's session and returns the response's body. Fails unless it succeeds. */
export async function post<T = unknown>(page: Page, path: string, data: unknown): Promise<T> {
  const response = await page.request.post(path, { data });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

export async function read<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return (await response.json()) as T;
}

/** Creates an account over the API, by default with onboarding finished, and signs the page in. */
export async function signUp(
  page: Page,
  instance: Instance,
  language: Language,
  { onboarded = true, name = "Giulia" }: { onboarded?: boolean; name?: string } = {},
): Promise<Account> {
  const { code } = await instance.invite();
  const email = `${crypto.randomUUID()}@example.org`;
  const consents = { terms: true, privacy: true, adult: true };
  const account = { name, email, password: PASSWORD, invitation_code: code, consents, language };
  await post(page, "/api/auth/sign-up/email", account);
  if (onboarded) await post(page, "/api/profile/onboarding", { answers: { O: 4, C: 3, E: 2, A: 5, N: 3 } });
  return { email, code };
}

/** Adds a person over the API, by default with the short test answered. Returns the id. */
export async function addPerson(
  page: Page,
  fields: { name: string; context?: string; relationship_other?: string },
  { tested = true }: { tested?: boolean } = {},
): Promise<string> {
  const { id } = await post<{ id: string }>(page, "/api/personas", { context: "colleague", ...fields });
  if (tested) await post(page, `/api/personas/${id}/short-test`, { answers: { O: 4, C: 4, E: 4, A: 2, N: 4 } });
  return id;
}

export async function addNote(
  page: Page,
  personaId: string,
  note: { content: string; tags?: string[]; created_at?: string },
): Promise<void> {
  await post(page, `/api/personas/${personaId}/notes`, note);
}

/** Answers the language chooser of a first visit. */
export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  const chooser = page.getByRole("dialog");
  await chooser.getByRole("button", { name: language === "it" ? "Italiano" : "English" }).click();
  await expect(chooser).toBeHidden();
}

/** Fills in the sign-up form. */
export async function fillSignUp(page: Page, t: Texts, email: string): Promise<void> {
  await page.getByLabel(t("common:field.name")).fill("Giulia");
  await page.getByLabel(t("account:email")).fill(email);
  await page.getByLabel(t("account:password"), { exact: true }).fill(PASSWORD);
  await page.getByLabel(t("account:repeat_password")).fill(PASSWORD);
  for (const box of await page.getByRole("checkbox").all()) await box.check();
}

/** Fills in and submits the sign-in form, with the e-mail if it is given. */
export async function signIn(page: Page, t: Texts, email?: string): Promise<void> {
  if (email !== undefined) await page.getByLabel(t("account:email")).fill(email);
  await page.getByRole("textbox", { name: t("account:password"), exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: t("account:sign_in"), exact: true }).click();
}

/** Opens a person's page. */
export async function openPerson(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/persona/${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Opens a page that the browser draws alone, as when the server cannot render it: only then do its first reads fail. */
export async function openUnrendered(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => route.fulfill({ response: await page.request.get("/settings/general") }),
    {
      times: 1,
    },
  );
  await page.goto(path);
}

/** Opens the chat on a person's page. */
export async function openChat(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole("button", { name: t("persona:actions.chat") }).click();
  await expect(page.getByLabel(t("chat:composer.label"))).toBeVisible();
  return page.getByRole("region", { name: t("chat:transcript"), exact: true });
}

/** Sends a message in the chat. */
export async function ask(page: Page, t: Texts, question: string): Promise<void> {
  await page.getByLabel(t("chat:composer.label")).fill(question);
  await page.getByRole("button", { name: t("chat:composer.send") }).click();
}

/** Opens a new note on a person's page. */
export async function startNote(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole("button", { name: t("persona:actions.note"), exact: true }).click();
  const content = page.getByLabel(t("notes:form.content"));
  await expect(content).toBeVisible();
  return content;
}

/** Checks that the field is invalid and that this message describes it, also for screen readers. */
export async function expectAtField(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, role: "button" | "link" | "textbox", name: string): Promise<Locator> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return target;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${role} “${name}” is not reached with the Tab key`);
}

/** Checks that neither the page nor a dialog overflows horizontally, after resize observers have run. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const wide = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=alertdialog], [role=dialog] > div")]
        .filter((element) => element.scrollWidth > element.clientWidth)
        .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth} in ${element.clientWidth}`),
    );
  const message = `${what}: wider than its place in a window of ${page.viewportSize()?.width} px`;
  await expect.poll(wide, { message }).toEqual([]);
  await saw(page, "overflow");
}

/** Checks that no word is broken across lines. */
export async function expectWholeWords(text: Locator): Promise<void> {
  const broken = await text.evaluate((element) => {
    const node = element.firstChild!;
    return [...(node.textContent ?? "").matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return range.getClientRects().length > 1 ? [word] : [];
    });
  });
  expect(broken, "broken words").toEqual([]);
}
