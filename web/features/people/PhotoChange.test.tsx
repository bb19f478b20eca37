// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "#domain/people/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { i18n } from "#web/app/i18n.ts";
import { personaQuery } from "#web/app/persona-cache.ts";
import { ApiError } from "#web/app/api.ts";
import type { ToastOptions } from "#web/ui/toasts.tsx";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { PhotoField } from "./PhotoField.tsx";

const said = vi.hoisted(() => [] as { text: string; options: ToastOptions }[]);
vi.mock("#web/ui/toasts.tsx", () => {
  const say = (text: string, options: ToastOptions) => said.push({ text, options });
  return { useToast: () => ({ undo: say, error: say, success: say }) };
});
// happy-dom has no canvas.
vi.mock("./square-photo.ts", () => ({ squarePhoto: async (file: File) => btoa(await file.text()) }));

const ID = "01890000-0000-7000-8000-000000000001";
/** The photo stored on the server. */
let stored: string | null;
/** Outcome of each coming request: fails before it takes effect, or takes effect but its response is lost. */
let fates: ("refused" | "lost")[];
const page = new WebPage();

const persona = () =>
  ({ id: ID, name: "Marta", relationship_type: "Friend", photo: stored && `v-${stored}` }) as Persona;

/** Fake server; undefined means no response. */
function answer({ pathname }: URL, init: RequestInit | undefined): unknown {
  const method = init?.method ?? "GET";
  const fate = fates.shift();
  if (fate === "refused") return undefined;
  if (!pathname.endsWith("/photo")) return persona();
  if (method === "GET") return new Response(stored, { status: stored === null ? 404 : 200 });
  stored = method === "DELETE" ? null : atob((JSON.parse(init!.body as string) as { image: string }).image);
  return fate === "lost" ? undefined : persona();
}

function Field() {
  const { data } = useQuery({ ...personaQuery(ID), initialData: persona(), staleTime: Infinity });
  return <PhotoField persona={data} />;
}
/** Selects a file with this content. */
async function choose(picture: string): Promise<void> {
  const input = page.box.querySelector<HTMLInputElement>("input[type=file]")!;
  Object.defineProperty(input, "files", { value: [new File([picture], "photo.jpg")], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
}
const remove = () => page.press(i18n.t("people:photo.remove"));
const undo = (toast: number) => act(async () => said[toast]!.options.action!.onAction());
const alert = () => page.box.querySelector('[role="alert"]')!.textContent;

beforeEach(async () => {
  page.answer = answer;
  stored = "first";
  fates = [];
  said.length = 0;
  await page.show(<Field />);
});

it("shows one undo toast after a double click", async () => {
  await act(async () => {
    page.button(i18n.t("people:photo.remove")).click();
    page.button(i18n.t("people:photo.remove")).click();
  });
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  expect(said).toHaveLength(1);
  expect(said[0]!.text).toBe(i18n.t("people:photo.removed"));
  await undo(0);
  await page.until(() => expect(said).toHaveLength(2));
  expect(stored).toBe("first");
  expect(said[1]!.text).toBe(i18n.t("people:photo.restored"));
});

it("offers undo after the dialog was closed before the response, and a retry if the undo fails", async () => {
  await remove();
  await page.show(null);
  await page.until(() => expect(said).toHaveLength(1));
  fates = ["refused"];
  await undo(0);
  await page.until(() => expect(said).toHaveLength(2));
  expect(said[1]!.text).toBe(errorText(new ApiError("network")));
  await undo(1);
  await page.until(() => expect(stored).toBe("first"));
});

it("does not change the photo if the previous one cannot be downloaded", async () => {
  fates = ["refused"];
  await remove();
  await page.until(() => expect(alert()).toBe(errorText(new ApiError("network"))));
  expect(stored).toBe("first");
});

it("offers undo after a retry of a removal whose response was lost", async () => {
  fates = [undefined!, "lost"];
  await remove();
  await page.until(() => expect(alert()).not.toBe(""));
  expect(stored).toBeNull();
  await remove();
  await page.until(() => expect(said).toHaveLength(1));
  await undo(0);
  await page.until(() => expect(stored).toBe("first"));
});

it("offers undo for a photo that an undo has replaced", async () => {
  await remove();
  await page.until(() => expect(said).toHaveLength(1));
  // Simulates another device that has set a new photo.
  stored = "second";
  await undo(0);
  await page.until(() => expect(said).toHaveLength(2));
  expect(stored).toBe("first");
  await undo(1);
  await page.until(() => expect(stored).toBe("second"));
});

it("offers undo to the first photo after a retry of a change whose response was lost", async () => {
  fates = [undefined!, "lost"];
  await choose("second");
  await page.until(() => expect(alert()).not.toBe(""));
  expect(stored).toBe("second");
  await choose("second");
  await page.until(() => expect(said).toHaveLength(1));
  expect(said[0]!.text).toBe(i18n.t("people:photo.kept"));
  await undo(0);
  await page.until(() => expect(stored).toBe("first"));
});

it("offers no undo if nothing changed or if there was no photo", async () => {
  await choose("first");
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  expect(said).toHaveLength(0);
  await remove();
  await page.until(() => expect(said).toHaveLength(1));
  fates = [undefined!, "lost"];
  await choose("second");
  await page.until(() => expect(alert()).not.toBe(""));
  await choose("second");
  await page.until(() => expect(alert()).toBe(""));
  await page.until(() => expect(page.client.isMutating()).toBe(0));
  expect(said).toHaveLength(1);
});
