// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import { WebPage } from "../../tests/support/web-page.tsx";
import { useJsonDraft } from "./json-draft.ts";
import { fieldNamed, useDraftForm } from "./use-draft-form.ts";

const page = new WebPage();
const schema = z.object({ name: z.string().min(1, "name_required") });

function Form({ save, onSaved = () => {} }: { save: (name: string) => Promise<unknown>; onSaved?: () => void }) {
  const [draft, keepDraft] = useJsonDraft("test", schema);
  const { form, submit, pending, failure } = useDraftForm({
    schema,
    defaults: { name: draft?.name ?? "" },
    keepDraft,
    toDraft: ({ name = "" }) => (name === "" ? null : { name }),
    save: ({ name }) => save(name),
    onSaved,
    fieldOf: fieldNamed("name"),
  });
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input {...form.register("name")} />
      <p>{`${form.formState.errors.name?.message ?? "good"} ${failure?.message ?? "well"} ${pending}`}</p>
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => page.box.querySelector("input")!;
const said = () => page.box.querySelector("p")!.textContent;
const type = (text: string) =>
  act(async () => {
    // As React sees what somebody types: past the setter that it has put on the field.
    Reflect.set(HTMLInputElement.prototype, "value", text, field());
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
/** Submits without waiting for what comes of it. */
const submit = () =>
  act(async () => {
    page.box.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

test("what is typed is there when the form opens again, until it has been stored", async () => {
  await page.show(<Form save={() => Promise.reject(new Error("away"))} />);
  await type("Marta");
  await submit();
  expect(said()).toBe("good away false");
  await page.show(null);
  const stored: string[] = [];
  await page.show(<Form save={async (name) => stored.push(name)} />);
  expect(field().value).toBe("Marta");
  await submit();
  expect(stored).toEqual(["Marta"]);
  await page.show(null);
  await page.show(<Form save={() => Promise.resolve()} />);
  expect(field().value).toBe("");
});

test("what the server refuses is said at its field, and anything else is not", async () => {
  await page.show(<Form save={() => Promise.reject(new ApiError("name_too_long", { field: "name" }))} />);
  await type("M");
  await submit();
  expect(said()).toMatch(/^name_too_long /);
  await type("");
  await submit();
  expect(said()).toMatch(/^name_required /);
});

test("it is sent once, however often it is asked to be", async () => {
  let [sent, saved] = [0, 0];
  let arrive = () => {};
  const save = () => {
    sent += 1;
    return new Promise<void>((done) => (arrive = done));
  };
  await page.show(<Form save={save} onSaved={() => (saved += 1)} />);
  await type("Marta");
  await submit();
  await submit();
  expect([sent, saved, said()]).toEqual([1, 0, "good well true"]);
  await act(async () => arrive());
  expect([sent, saved, said()]).toEqual([1, 1, "good well false"]);
});
