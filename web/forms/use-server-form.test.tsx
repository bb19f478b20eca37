// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { ApiError } from "#web/app/api.ts";
import { errorText, fieldText } from "#web/app/error-text.ts";
import { forgetLostSession } from "#web/app/query-client.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { WebPage } from "../../tests/support/web-page.tsx";
import { FormFailure, ServerForm, SubmitButton } from "./server-form.tsx";
import { PasswordInput } from "./sign-in-fields.tsx";
import { useServerForm } from "./use-server-form.ts";

const page = new WebPage();
const schema = z.object({ name: z.string().min(1, "name_required"), password: z.string().min(1, "password_required") });

interface FormProps {
  send: (fields: z.output<typeof schema>) => Promise<unknown>;
  onSent?: () => void;
  disabled?: boolean;
  busy?: boolean;
}

function Form({ send, onSent, ...rest }: FormProps) {
  const { field, ...state } = useServerForm({ schema, defaults: { name: "", password: "" }, send, onSent });
  return (
    <ServerForm state={state} {...rest}>
      <TextField label="Name" {...field("name")} />
      <PasswordInput label="Password" {...field("password")} />
      <FormFailure title="Not sent" />
      <SubmitButton>Send</SubmitButton>
    </ServerForm>
  );
}

const field = (name: string) => page.box.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const errorAt = (name: string) => field(name).closest("[data-field]")!.querySelector("p")?.textContent;
const alert = () => page.box.querySelector('[role="alert"]')?.textContent;
const type = (name: string, text: string) =>
  act(async () => {
    // Use the prototype's setter: React overrides the element's own and would ignore the event.
    Reflect.set(HTMLInputElement.prototype, "value", text, field(name));
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  });
/** Submits without waiting for the result; returns whether the browser would submit the form natively. */
async function submit(): Promise<boolean> {
  const event = new Event("submit", { bubbles: true, cancelable: true });
  await act(async () => page.box.querySelector("form")!.dispatchEvent(event));
  return !event.defaultPrevented;
}
async function fill(): Promise<void> {
  await type("name", "Marta");
  await type("password", "A secret");
}
const refusing = (error: Error) =>
  vi.fn<FormProps["send"]>(async () => {
    throw error;
  });

test("does not send invalid fields: each shows its error and the first gets the focus", async () => {
  const send = refusing(new Error("never"));
  await page.show(<Form send={send} />);
  await submit();
  expect([errorAt("name"), errorAt("password")]).toEqual([fieldText("name_required"), fieldText("password_required")]);
  expect(document.activeElement).toBe(field("name"));
  expect(send).not.toHaveBeenCalled();
});

test("shows a server error only at its field, which gets the focus", async () => {
  const send = refusing(new ApiError("password_wrong", { field: "password" }));
  await page.show(<Form send={send} />);
  await fill();
  await submit();
  await page.until(() => expect(errorAt("password")).toBe(fieldText("password_wrong")));
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Marta", password: "A secret" });
  expect(document.activeElement).toBe(field("password"));
  expect(alert()).toBeUndefined();
  expect([field("name").value, field("password").value]).toEqual(["Marta", "A secret"]);
});

test.each([
  ["has no field", new ApiError("network")],
  ["has a field that the form does not have", new ApiError("code_invalid", { field: "code" })],
  ["is not an ApiError", new Error("broken")],
])("shows an error that %s as an alert until the next attempt, and keeps the input", async (_, error) => {
  const send = refusing(error);
  await page.show(<Form send={send} />);
  await fill();
  await submit();
  await page.until(() => expect(alert() ?? "").toContain("Not sent"));
  expect(alert()).toContain(errorText(error));
  expect([field("name").value, field("password").value]).toEqual(["Marta", "A secret"]);
  send.mockReturnValue(new Promise(() => {}));
  await submit();
  await page.until(() => expect(alert()).toBeUndefined());
});

test("removes an unauthenticated error after the user has signed in again", async () => {
  await page.show(<Form send={refusing(new ApiError("unauthenticated"))} />);
  await fill();
  await submit();
  await page.until(() => expect(alert()).toBeDefined());
  forgetLostSession(page.client);
  await page.until(() => expect(alert()).toBeUndefined());
});

test("sends once on repeated submits, and never natively by the browser", async () => {
  let arrive = () => {};
  const send = vi.fn<FormProps["send"]>(() => new Promise<void>((done) => (arrive = done)));
  const onSent = vi.fn<() => void>();
  await page.show(<Form send={send} onSent={onSent} />);
  await fill();
  const button = page.button("Send");
  await act(async () => {
    button.click();
    button.click();
  });
  await page.until(() => expect(send).toHaveBeenCalledOnce());
  expect(await submit()).toBe(false);
  expect(send).toHaveBeenCalledOnce();
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(onSent).not.toHaveBeenCalled();
  await act(async () => arrive());
  await page.until(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(onSent).toHaveBeenCalledOnce();
});

test.each(["disabled", "busy"])("does not send a %s form, neither by request nor natively", async (state) => {
  const send = refusing(new Error("never"));
  await page.show(<Form send={send} {...{ [state]: true }} />);
  await fill();
  expect(await submit()).toBe(false);
  expect(page.button("Send").getAttribute("aria-disabled")).toBe("true");
  expect(send).not.toHaveBeenCalled();
});

test("stores nothing on the device", async () => {
  await page.show(<Form send={refusing(new ApiError("network"))} />);
  await fill();
  await submit();
  await page.until(() => expect(alert()).toBeDefined());
  await page.show(null);
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  await page.show(<Form send={refusing(new Error("never"))} />);
  expect([field("name").value, field("password").value]).toEqual(["", ""]);
});
