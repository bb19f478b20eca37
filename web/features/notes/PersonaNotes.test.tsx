// @vitest-environment happy-dom
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Note } from "#domain/notes/contract.ts";
import { i18n, startI18n } from "#web/app/i18n.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { PersonaNotes, type PersonaNotesProps } from "./PersonaNotes.tsx";

const person = { id: "01890000-0000-7000-8000-000000000001", name: "Marta" };
const nothing = () => {};
const note = (id: string, content: string) =>
  ({ id, persona_id: person.id, content, tags: ["work"], created_at: "2026-11-20T10:00:00Z" }) as unknown as Note;

/** What the server answers the end of a path with: it fails where that is null, and cannot be reached where there is none. */
let answers: Record<string, unknown>;
let root: Root;
let box: HTMLElement;
let client: QueryClient;

async function show(marks: PersonaNotesProps["marks"]): Promise<void> {
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <PersonaNotes person={person} marks={marks} onOpen={nothing} onAdd={nothing} />
      </QueryClientProvider>,
    ),
  );
}
const settled = (check: () => void) => act(() => vi.waitFor(async () => check(), { timeout: 10_000 }));
const button = (name: string) => [...box.querySelectorAll("button")].find((one) => one.textContent.includes(name));

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  if (!i18n.isInitialized) await startI18n();
  answers = {};
  vi.stubGlobal("fetch", async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = answers[url.pathname.split("/").at(-1)!];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return Response.json(answer, { status: answer === null ? 500 : 200 });
  });
  client = createQueryClient();
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  box.remove();
});

it("shows the notes without the tags where these do not load, says so, and asks for them again", async () => {
  answers = { notes: { items: [note("1", "She laughed at my joke.")], next_cursor: null } };
  await show([]);
  // At once: not only after every try to load the tags.
  await settled(() => expect(box.textContent).toContain("She laughed at my joke."));
  expect(client.isFetching()).toBe(1);
  expect(box.textContent).toContain(i18n.t("persona:notes.no_tags"));

  await settled(() => expect(client.isFetching()).toBe(0));
  await act(async () => button(i18n.t("persona:retry"))!.click());
  // It keeps what is on the page while it asks.
  expect(box.textContent).toContain("She laughed at my joke.");
  answers.tags = { tags: ["work"] };
  await settled(() => expect(box.querySelector(`[aria-label="${i18n.t("persona:notes.filter")}"]`)).not.toBeNull());
  expect(box.textContent).not.toContain(i18n.t("persona:notes.no_tags"));
});

it("keeps the notes that are there while their newest state does not load", async () => {
  answers = { notes: { items: [note("1", "She laughed at my joke.")], next_cursor: null }, tags: { tags: [] } };
  await show([]);
  await settled(() => expect(box.textContent).toContain("She laughed at my joke."));
  answers.notes = null;
  await act(() => client.refetchQueries());
  await show(undefined);
  expect(box.textContent).not.toContain(i18n.t("persona:notes.failed"));
  await show([]);
  expect(box.textContent).toContain("She laughed at my joke.");
});
