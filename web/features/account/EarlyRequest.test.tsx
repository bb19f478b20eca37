// @vitest-environment happy-dom
import fc from "fast-check";
import { act } from "react";
import { beforeEach, expect, test } from "vitest";
import { signInSchema, signUpSchema } from "#domain/account/contract.ts";
import { keepAnswer } from "#web/app/sent-early.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { earlyRequest, showReadiness, type EarlyForm } from "./early-request.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

const page = new WebPage();
const CODE = "nknKQmyzO4mIy--_Uq0ID";
const USER = { user: { id: "u1", email: "giulia@example.org", name: "Giulia" } };
const nothing = () => undefined;
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  document.cookie = "sintonia_lang=it";
  sent = [];
  page.answer = (url, init) => {
    if (init?.method === "POST") sent.push({ path: url.pathname, body: init.body });
    return url.pathname.endsWith("/get-session") ? { ...USER, expires_at: null } : USER;
  };
});

const form = () => page.box.querySelector<EarlyForm>("form")!;
const field = (name: string) => page.box.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

function put(values: Record<string, string | boolean>): void {
  for (const [name, value] of Object.entries(values)) {
    const property = typeof value === "boolean" ? "checked" : "value";
    // Use the prototype's setter: React overrides the element's own and would ignore the event.
    Reflect.set(HTMLInputElement.prototype, property, value, field(name));
  }
}

async function type(values: Record<string, string>): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      put({ [name]: value });
      field(name).dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
}

const submit = () => act(async () => form().dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
const showSignIn = () => page.show(<SignInForm onSignedIn={nothing} />);
const showSignUp = () =>
  page.show(
    <SignUpForm code={CODE} invitedEmail={null} onSignedUp={nothing} onRefused={nothing} signInInstead={nothing} />,
  );

async function fillSignUp(): Promise<void> {
  await type({ name: " Giulia ", email: " Giulia@Example.org ", password: "Correct1horse", repeated: "Correct1horse" });
  await act(async () => {
    for (const kind of ["adult", "terms", "privacy"]) field(`consents.${kind}`).click();
  });
}

test("the sign-in form stands for the request that React sends", async () => {
  await showSignIn();
  await type({ email: " Giulia@Example.org ", password: " a secret " });
  const early = earlyRequest(form());
  await submit();
  expect(sent).toEqual([early]);
});

test("the sign-up form stands for the request that React sends", async () => {
  await showSignUp();
  await fillSignUp();
  const early = earlyRequest(form());
  await submit();
  expect(sent[0]).toEqual(early);
});

test("React takes the answer to the same request once, and sends any other", async () => {
  await showSignIn();
  await type({ email: "giulia@example.org", password: "a secret" });
  const refused = Response.json({ error: { code: "invalid_credentials" } }, { status: 401 });
  keepAnswer({ ...earlyRequest(form())!, answer: Promise.resolve(refused) });
  await submit();
  await page.until(() => expect(page.box.querySelector('[role="alert"]')).not.toBeNull());
  expect(sent).toEqual([]);
  await submit();
  expect(sent).toHaveLength(1);

  keepAnswer({ ...earlyRequest(form())!, answer: new Promise(nothing) });
  await type({ password: "another" });
  await submit();
  expect(sent).toHaveLength(2);
});

const words = fc.oneof(fc.string({ unit: "binary", maxLength: 12 }), fc.constantFrom("", "Correct1horse", "Giulia"));
const emails = fc.oneof(fc.emailAddress(), words, fc.constantFrom(" G@EXAMPLE.org", "a..b@c.de", "a@b.c", "'@x.org"));

test("what is sent early is what the schemas would make of it", async () => {
  await showSignIn();
  let some = 0;
  fc.assert(
    fc.property(emails, words, (email, password) => {
      put({ email, password });
      const request = earlyRequest(form());
      if (request === null) return;
      some += 1;
      const body: unknown = JSON.parse(request.body);
      expect(signInSchema.parse(body)).toEqual(body);
      expect(signInSchema.parse({ email: field("email").value, password: field("password").value })).toEqual(body);
    }),
  );
  expect(some).toBeGreaterThan(0);

  await showSignUp();
  some = 0;
  const good = fc.constant("Correct1horse");
  const passwords = fc.oneof(fc.tuple(good, good), fc.tuple(words, words));
  const names = fc.oneof(words, fc.string({ minLength: 90, maxLength: 110 }));
  fc.assert(
    fc.property(names, emails, passwords, fc.boolean(), (name, email, [password, repeated], terms) => {
      const agreed = { "consents.terms": terms, "consents.privacy": true, "consents.adult": true };
      put({ name, email, password, repeated, ...agreed });
      const request = earlyRequest(form());
      if (request === null) return;
      some += 1;
      expect([terms, repeated]).toEqual([true, password]);
      const body = JSON.parse(request.body) as Record<string, unknown>;
      expect(signUpSchema.parse(body)).toEqual(body);
      expect(signUpSchema.parse({ ...body, name: field("name").value, email: field("email").value })).toEqual(body);
    }),
    { numRuns: 300 },
  );
  expect(some).toBeGreaterThan(0);
});

test("nothing is sent before the language has been chosen", async () => {
  await showSignIn();
  put({ email: "giulia@example.org", password: "a secret" });
  expect(earlyRequest(form())).not.toBeNull();
  document.cookie = "sintonia_lang=; Max-Age=0";
  expect(earlyRequest(form())).toBeNull();
});

test("the sign-up button is as React shows it", async () => {
  await showSignUp();
  const button = form().querySelector("[type=submit]")!;
  for (const repeated of ["Correct", "Correct1horse", ""]) {
    await type({ password: "Correct1horse", repeated });
    const shown = button.getAttribute("aria-disabled");
    showReadiness(form());
    expect(button.getAttribute("aria-disabled")).toBe(shown);
  }
});
