// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import { errorText } from "#web/app/error-text.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { WebPage } from "../../tests/support/web-page.tsx";
import { useJsonDraft } from "./json-draft.ts";
import { FormFailure, ServerForm } from "./server-form.tsx";
import { useDraftForm } from "./use-draft-form.ts";

const page = new WebPage();
const schema = z.object({ name: z.string().min(1, "name_required") });

function Form({ save }: { save: (name: string) => Promise<unknown> }) {
  const [draft, keepDraft] = useJsonDraft("test", schema);
  const { field: fieldOf, ...state } = useDraftForm({
    schema,
    defaults: { name: draft?.name ?? "" },
    keepDraft,
    toDraft: ({ name = "" }) => (name === "" ? null : { name }),
    send: ({ name }) => save(name),
  });
  return (
    <ServerForm state={state}>
      <TextField label="Name" {...fieldOf("name")} />
      <FormFailure />
    </ServerForm>
  );
}

const field = () => page.box.querySelector("input")!;
const type = (text: string) =>
  act(async () => {
    // Use the prototype's setter: React overrides the element's own and would ignore the event.
    Reflect.set(HTMLInputElement.prototype, "value", text, field());
    field().dispatchEvent(new Event("input", { bubbles: true }));
  });
/** Submits without waiting for the result. */
const submit = () =>
  act(async () => {
    page.box.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

test("restores the input when the form opens again, until it is stored", async () => {
  await page.show(<Form save={() => Promise.reject(new ApiError("network"))} />);
  await type("Marta");
  await submit();
  await page.until(() =>
    expect(page.box.querySelector('[role="alert"]')?.textContent).toContain(errorText(new ApiError("network"))),
  );
  await page.show(null);
  const stored: string[] = [];
  await page.show(<Form save={async (name) => stored.push(name)} />);
  expect(field().value).toBe("Marta");
  await submit();
  await page.until(() => expect(stored).toEqual(["Marta"]));
  await page.show(null);
  await page.show(<Form save={() => Promise.resolve()} />);
  expect(field().value).toBe("");
});
