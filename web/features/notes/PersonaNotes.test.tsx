// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import { i18n } from "#web/app/i18n.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { PersonaNotes, type PersonaNotesProps } from "./PersonaNotes.tsx";

const page = new WebPage();
const nothing = () => {};
const note = (id: string, content: string) =>
  ({ id, content, tags: ["work"], created_at: "2026-11-20T10:00:00Z" }) as unknown as Note;

/** Responses by the last segment of the path, followed by the cursor if there is one. */
let answers: Record<string, unknown>;
const show = (marks: PersonaNotesProps["marks"]) =>
  page.show(<PersonaNotes person={{ id: "p", name: "Marta" }} marks={marks} onOpen={nothing} onAdd={nothing} />);

beforeEach(() => {
  answers = { notes: { items: [note("1", "She laughed at my joke.")], next_cursor: null }, tags: { tags: [] } };
  page.answer = ({ pathname, searchParams }) =>
    answers[`${pathname.split("/").at(-1)}${searchParams.get("cursor") ?? ""}`];
});

it("shows the notes if the tags fail to load, with an error and a retry button", async () => {
  delete answers.tags;
  await show([]);
  // Shown after the first failure, not after the last retry.
  await page.until(() => expect(page.box.textContent).toContain("She laughed at my joke."));
  expect(page.client.isFetching()).toBe(1);
  expect(page.box.textContent).toContain(i18n.t("persona:notes.no_tags"));

  await page.until(() => expect(page.client.isFetching()).toBe(0));
  await page.press(i18n.t("common:retry"));
  // The notes stay on the page during the retry.
  expect(page.box.textContent).toContain("She laughed at my joke.");
  expect(document.activeElement).toBe(page.button(i18n.t("common:retry")));
  answers.tags = { tags: ["work"] };
  const filter = `[aria-label="${i18n.t("persona:notes.filter")}"]`;
  await page.until(() => expect(page.box.querySelector(filter)).not.toBeNull());
  expect(page.box.textContent).not.toContain(i18n.t("persona:notes.no_tags"));
  expect(document.activeElement).toBe(page.button(i18n.t("persona:notes.all")));
});

it.each([
  ["the first note", [note("1", "She laughed at my joke.")], () => "She laughed at my joke."],
  ["the button for a first note", [], () => i18n.t("persona:notes.first")],
])("keeps showing the error during a retry; then %s has the focus", async (_, items, focused) => {
  answers.notes = null;
  await show([]);
  await page.until(() => page.button(i18n.t("common:retry")));
  const asked = Promise.withResolvers<unknown>();
  answers.notes = asked.promise;
  await page.press(i18n.t("common:retry"));
  expect(page.box.textContent).toContain(i18n.t("persona:notes.failed"));
  const button = page.button(i18n.t("common:retry"));
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(document.activeElement).toBe(button);
  asked.resolve({ items, next_cursor: null });
  await page.until(() => expect(document.activeElement!.textContent).toBe(focused()));
  expect(page.box.textContent).not.toContain(i18n.t("persona:notes.failed"));
});

it("keeps the loaded notes if a refetch fails", async () => {
  await show([]);
  await page.until(() => expect(page.box.textContent).toContain("She laughed at my joke."));
  answers.notes = null;
  await page.client.refetchQueries();
  await show(undefined);
  expect(page.box.textContent).not.toContain(i18n.t("persona:notes.failed"));
  await show([]);
  expect(page.box.textContent).toContain("She laughed at my joke.");
});

it("focuses the first of the older notes, because the button is unmounted", async () => {
  answers.notes = { items: [note("1", "She laughed at my joke.")], next_cursor: "-older" };
  answers["notes-older"] = { items: [note("2", "We had lunch."), note("3", "She called.")], next_cursor: null };
  await show([]);
  await page.until(() => page.button(i18n.t("persona:notes.older")));
  await page.press(i18n.t("persona:notes.older"));
  await page.until(() => expect(page.box.textContent).toContain("She called."));
  expect(document.activeElement?.textContent).toBe("We had lunch.");
});
