// @vitest-environment happy-dom
import { QueryClientProvider, useQuery, type QueryClient } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { i18n, startI18n } from "#web/app/i18n.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { ApiError } from "#web/app/api.ts";
import type { ToastOptions } from "#web/ui/toasts.tsx";
import { PhotoField } from "./PhotoField.tsx";

const said = vi.hoisted(() => [] as { text: string; options: ToastOptions }[]);
vi.mock("#web/ui/toasts.tsx", () => {
  const say = (text: string, options: ToastOptions) => said.push({ text, options });
  return { useToast: () => ({ undo: say, error: say }) };
});

const ID = "01890000-0000-7000-8000-000000000001";
/** The picture the server has. */
let stored: string | null;
/** What becomes of the requests to come, one by one: refused before, or lost after they were done. */
let fates: ("refused" | "lost")[];
let root: Root;
let box: HTMLElement;
let client: QueryClient;

const persona = () =>
  ({ id: ID, name: "Marta", relationship_type: "Friend", photo: stored && `v-${stored}` }) as Persona;

async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const method = init?.method ?? "GET";
  const fate = fates.shift();
  if (fate === "refused") throw new TypeError("Failed to fetch");
  if (!new URL(input instanceof Request ? input.url : input, location.href).pathname.endsWith("/photo"))
    return Response.json(persona());
  if (method === "GET") return stored === null ? new Response(null, { status: 404 }) : new Response(stored);
  stored = method === "DELETE" ? null : atob((JSON.parse(init!.body as string) as { image: string }).image);
  if (fate === "lost") throw new TypeError("Failed to fetch");
  return Response.json(persona());
}

function Field() {
  const { data } = useQuery({ ...personaQuery(ID), initialData: persona(), staleTime: Infinity });
  return <PhotoField persona={data} />;
}
const settled = (check: () => void) => act(() => vi.waitFor(async () => check()));
const remove = () =>
  [...box.querySelectorAll("button")].find((one) => one.textContent === i18n.t("people:photo.remove"))!;

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  if (!i18n.isInitialized) await startI18n();
  vi.stubGlobal("fetch", answer);
  stored = "first";
  fates = [];
  said.length = 0;
  client = createQueryClient();
  box = document.body.appendChild(document.createElement("div"));
  root = createRoot(box);
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Field />
      </QueryClientProvider>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  box.remove();
});

it("pressed twice offers the photo back once", async () => {
  await act(async () => {
    remove().click();
    remove().click();
  });
  await settled(() => expect(client.isMutating()).toBe(0));
  expect(said).toHaveLength(1);
  expect(said[0]!.text).toBe(i18n.t("people:photo.removed"));
  await act(async () => said[0]!.options.action!.onAction());
  await settled(() => expect(stored).toBe("first"));
});

it("offers it back although the dialog was closed before the answer came, and again where having it back fails", async () => {
  await act(async () => remove().click());
  await act(async () => root.render(null));
  await settled(() => expect(said).toHaveLength(1));
  fates = ["refused"];
  await act(async () => said[0]!.options.action!.onAction());
  await settled(() => expect(said).toHaveLength(2));
  expect(said[1]!.text).toBe(errorText(new ApiError("network")));
  await act(async () => said[1]!.options.action!.onAction());
  await settled(() => expect(stored).toBe("first"));
});

it("leaves it where it cannot be read", async () => {
  fates = ["refused"];
  await act(async () => remove().click());
  await settled(() =>
    expect(box.querySelector('[role="alert"]')!.textContent).toBe(errorText(new ApiError("network"))),
  );
  expect(stored).toBe("first");
});

it("offers it back when it is pressed again after an answer was lost", async () => {
  fates = [undefined!, "lost"];
  await act(async () => remove().click());
  await settled(() => expect(box.querySelector('[role="alert"]')!.textContent).not.toBe(""));
  expect(stored).toBeNull();
  await act(async () => remove().click());
  await settled(() => expect(said).toHaveLength(1));
  await act(async () => said[0]!.options.action!.onAction());
  await settled(() => expect(stored).toBe("first"));
});

it("offers back the photo that having another back has replaced", async () => {
  await act(async () => remove().click());
  await settled(() => expect(said).toHaveLength(1));
  // A new one was chosen meanwhile.
  stored = "second";
  await act(async () => said[0]!.options.action!.onAction());
  await settled(() => expect(said).toHaveLength(2));
  expect(stored).toBe("first");
  await act(async () => said[1]!.options.action!.onAction());
  await settled(() => expect(stored).toBe("second"));
});
