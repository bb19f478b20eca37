// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import { i18n } from "#web/app/i18n.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { WebPage } from "../../tests/support/web-page.tsx";
import { baseSchema } from "./base-schema.ts";
import { ConflictNotice } from "./conflict-notice.tsx";
import { useJsonDraft } from "./json-draft.ts";
import { ServerForm } from "./server-form.tsx";
import { useEditForm } from "./use-edit-form.ts";

const page = new WebPage();
const schema = z.object({ name: z.string().min(1, "name_required"), place: z.string() });
type Fields = z.infer<typeof schema>;
type Row = Fields & { version: number; closed?: boolean };
const draftSchema = schema.extend({ base: baseSchema.optional() });

/** The stored record, and every edit that was sent. */
let stored: Row;
let sent: (Fields & { base_version: number | undefined })[];
/** Whether the next answer is lost after the edit was stored. */
let lost: boolean;
let done: Row | null;

beforeEach(() => {
  sessionStorage.clear();
  stored = { name: "Marta", place: "Rome", version: 1 };
  sent = [];
  lost = false;
  done = null;
});

/** Another device changes the record. */
function elsewhere(change: Partial<Row>): void {
  stored = { ...stored, ...change, version: stored.version + 1 };
}

async function save(fields: Fields, base_version: number | undefined): Promise<Row> {
  sent.push({ ...fields, base_version });
  const changes = fields.name !== stored.name || fields.place !== stored.place;
  if (changes && base_version !== stored.version) throw new ApiError("changed_elsewhere", { current: stored });
  if (changes) stored = { ...stored, ...fields, version: stored.version + 1 };
  if (!lost) return stored;
  lost = false;
  throw new ApiError("network");
}

function Form({ row }: { row: Row }) {
  const [draft, keepDraft] = useJsonDraft("test", draftSchema);
  const { field, ...state } = useEditForm({
    schema,
    record: row,
    base: draft?.base,
    valuesOf: ({ name, place }: Row) => ({ name, place }),
    parts: [
      { label: "Name", names: ["name"], text: ({ name }) => name },
      { label: "Place", names: ["place"], text: ({ place }) => place },
    ],
    defaults: { name: draft?.name ?? row.name, place: draft?.place ?? row.place },
    keepDraft,
    toDraft: ({ name = "", place = "" }, base) => ({ name, place, base }),
    send: (fields, from) => save(fields, from?.base_version),
    closedBy: ({ closed }) => (closed ? "It is closed." : null),
    onSent: (saved) => {
      done = saved;
    },
  });
  return (
    <ServerForm state={state}>
      {state.conflict && <ConflictNotice conflict={state.conflict} />}
      <TextField label="Name" {...field("name")} />
      <TextField label="Place" {...field("place")} />
      <p data-failure="">{state.failure?.message}</p>
    </ServerForm>
  );
}

const inputs = () => [...page.box.querySelectorAll("input")].map(({ value }) => value);
const type = (at: number, text: string) =>
  act(async () => {
    const input = page.box.querySelectorAll("input")[at]!;
    // Use the prototype's setter: React overrides the element's own and would ignore the event.
    Reflect.set(HTMLInputElement.prototype, "value", text, input);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
const submit = () =>
  act(async () => {
    page.box.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
const press = (key: string) =>
  act(async () => {
    const label = i18n.t(`common:elsewhere.${key}`);
    [...page.box.querySelectorAll("button")].find(({ textContent }) => textContent === label)!.click();
  });
const notice = () => page.box.querySelector("section");
const heading = () => page.box.querySelector("h3");
/** Opens the form on the record as it is now. */
const open = () => page.show(<Form row={stored} />);
const draft = () => sessionStorage.getItem("sintonia-draft:test");

/** Both change the name: Anna here, Lea elsewhere. */
async function collide(): Promise<void> {
  await open();
  await type(0, "Anna");
  elsewhere({ name: "Lea" });
  await submit();
  await page.until(() => expect(notice()).not.toBeNull());
}

test("an edit is sent with the version it began from", async () => {
  await open();
  await type(0, "Anna");
  await submit();
  await page.until(() => expect(done).toMatchObject({ name: "Anna", version: 2 }));
  expect(sent).toEqual([{ name: "Anna", place: "Rome", base_version: 1 }]);
  expect(draft()).toBeNull();
});

test("changes to different fields are put together and saved", async () => {
  await open();
  await type(0, "Anna");
  elsewhere({ place: "Turin" });
  await submit();
  await page.until(() => expect(done).toMatchObject({ name: "Anna", place: "Turin", version: 3 }));
  expect(notice()).toBeNull();
});

test("where both changed the same, the other version is shown, and nothing is sent until there is a decision", async () => {
  await collide();
  expect(notice()!.querySelector("dd")!.textContent).toContain("Lea");
  expect(document.activeElement).toBe(heading());
  expect(inputs()).toEqual(["Anna", "Rome"]);
  expect(page.box.querySelector("[data-failure]")!.textContent).toBe("");
  await submit();
  expect(sent).toHaveLength(1);
  expect(stored.name).toBe("Lea");
});

test("mine can be kept", async () => {
  await collide();
  await press("keep");
  await page.until(() => expect(done).toMatchObject({ name: "Anna", version: 3 }));
  expect(notice()).toBeNull();
});

test("the other version can be taken, and mine put back", async () => {
  await collide();
  await type(1, "Rome");
  await page.show(null);
  sessionStorage.clear();
  stored = { name: "Marta", place: "Rome", version: 1 };
  await collide();
  await press("take");
  expect(inputs()).toEqual(["Lea", "Rome"]);
  await press("put_back");
  expect(inputs()).toEqual(["Anna", "Rome"]);
  // Put back, it still begins from where it began: a reload must not make it an edit of the other version.
  expect(JSON.parse(draft()!)).toMatchObject({ name: "Anna", base: { version: 1 } });
  await press("take");
  await submit();
  await page.until(() => expect(done).toMatchObject({ name: "Lea", version: 2 }));
});

test("editing mine by hand is a decision", async () => {
  await collide();
  await type(0, "Anna Lea");
  expect(notice()!.textContent).toContain(i18n.t("common:elsewhere.edited"));
  await submit();
  await page.until(() => expect(done).toMatchObject({ name: "Anna Lea", version: 3 }));
});

test("a draft continued later is compared to what it began from", async () => {
  await open();
  await type(0, "Anna");
  await page.show(null);
  elsewhere({ name: "Lea", place: "Turin" });
  await open();
  expect(inputs()[0]).toBe("Anna");
  await submit();
  await page.until(() => expect(notice()).not.toBeNull());
  expect(inputs()).toEqual(["Anna", "Turin"]);
});

test("an own edit whose answer was lost is no conflict", async () => {
  await open();
  await type(0, "Anna");
  lost = true;
  await submit();
  await page.until(() => expect(page.box.querySelector("[data-failure]")!.textContent).toBe("network"));
  await type(0, "Anna Maria");
  await submit();
  await page.until(() => expect(done).toMatchObject({ name: "Anna Maria", version: 3 }));
});

test("what is closed cannot be saved, and stays to be copied", async () => {
  await open();
  await type(0, "Anna");
  elsewhere({ closed: true });
  await submit();
  await page.until(() => expect(notice()?.textContent).toContain("It is closed."));
  await submit();
  expect(sent).toHaveLength(1);
  expect(inputs()).toEqual(["Anna", "Rome"]);
  expect(notice()!.querySelectorAll("button")).toHaveLength(0);
});
