import { setTimeout as sleep } from "node:timers/promises";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { BreakableProxy } from "../../tests/e2e/breakable-proxy.ts";
import { texts } from "../../tests/e2e/texts.ts";
import type { Driver, Target } from "./driver.ts";

const NOTE = "On Tuesday Marta interrupted me twice in front of the whole team while I was presenting the budget.";
const QUESTION = "How should I talk to Marta tomorrow?";
const EMAIL = "giulia@example.org";
const PASSWORD = "Correct1horse";

/** A step's name and function. */
type Step = [name: string, run: () => Promise<void>];

/** Records the lengths of the answer as it grows; without streaming there is only one. */
const WATCH_ANSWER = `(() => {
  window.lengths = new Set();
  const log = document.querySelector("[role=log], [data-transcript]") ?? document.body;
  new MutationObserver(() => window.lengths.add(log.innerText.length))
    .observe(log, { childList: true, subtree: true, characterData: true });
  return true;
})()`;

/** Collects CSP violations and uncaught errors of the page from now on. */
const WATCH_COMPLAINTS = `(() => {
  window.complaints ??= (() => {
    const complaints = [];
    addEventListener("securitypolicyviolation", (event) => complaints.push("refused: " + event.violatedDirective));
    addEventListener("error", (event) => complaints.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => complaints.push(String(event.reason)));
    return complaints;
  })();
  return true;
})()`;

/** Whether the service worker controls the page, and the application has begun to keep what is read. */
const WORKER_IS_READY = `navigator.serviceWorker.controller?.state === "activated"`;

/**
 * The main job in steps: from the invitation to an answer about a person, an assessment, dark mode, the other language,
 * and a page requested while the server is unreachable: with a service worker it is there all the same.
 */
export function mainJob(driver: Driver, proxy: BreakableProxy, invitation: string, withWorker: boolean): Step[] {
  const t = texts("en");
  const it = texts("it");
  let personId = "";

  /** Selects the nth answer, and presses `next` if the page does not advance automatically. */
  async function answer(nth: number, isNext: () => Promise<boolean>, next: Target = { kind: "submit" }): Promise<void> {
    await driver.click({ kind: "radio", nth });
    for (let look = 0; look < 10; look += 1) {
      if (await isNext()) return;
      await sleep(100);
    }
    await driver.click(next);
  }

  return [
    [
      "invitation",
      async () => {
        await driver.open(invitation);
        await driver.wait("the question for the language", "!!document.querySelector('[role=dialog]')");
        await driver.click({ kind: "button", name: "English" });
        await driver.see({ kind: "heading", name: t("account:sign_up_title") });
        await driver.browser.read(WATCH_COMPLAINTS);
        await driver.type({ kind: "field", name: t("common:field.name") }, "Giulia");
        await driver.type({ kind: "field", name: t("account:email") }, EMAIL);
        await driver.type({ kind: "field", name: t("account:password") }, PASSWORD);
        await driver.type({ kind: "field", name: t("account:repeat_password") }, PASSWORD);
        await driver.see({ kind: "text", name: t("account:match") });
        for (let nth = 0; nth < 3; nth += 1) await driver.click({ kind: "checkbox", nth });
        await driver.click({ kind: "button", name: t("account:sign_up") });
      },
    ],
    [
      "onboarding",
      async () => {
        const step = (n: number) => ({ kind: "text", name: t("questions:step_mixed", { n, total: 6 }) }) as const;
        const result = { kind: "text", name: t("profile:result.eyebrow") } as const;
        await driver.see(step(1));
        await driver.type({ kind: "field", name: t("common:field.age") }, "34");
        await driver.click({ kind: "button", name: t("common:action.continue") });
        for (let n = 2; n <= 6; n += 1) {
          await driver.see(step(n));
          const then = n === 6 ? result : step(n + 1);
          const next = t(n === 6 ? "questions:complete" : "common:action.next");
          await answer(3, () => driver.sees(then), { kind: "button", name: next });
        }
        await driver.see(result);
        await driver.click({ kind: "button", name: t("people:add_first") });
      },
    ],
    [
      "person",
      async () => {
        await driver.type({ kind: "field", name: t("common:field.name") }, "Marta");
        await driver.click({ kind: "radio", name: t("people:context.colleague") });
        await driver.click({ kind: "button", name: t("people:form.add") });
        const step = (n: number) => ({ kind: "text", name: t("questions:step", { n, total: 5 }) }) as const;
        const created = { kind: "text", name: t("people:toast.created") } as const;
        for (let n = 1; n <= 5; n += 1) {
          await driver.see(step(n));
          const then = n === 5 ? created : step(n + 1);
          const next = t(n === 5 ? "questions:complete" : "common:action.next");
          await answer(3, () => driver.sees(then), { kind: "button", name: next });
        }
        await driver.see(created);
        await driver.wait("the dialog closing", "!document.querySelector('[role=dialog]')");
        await driver.see({ kind: "heading", name: "Marta" });
        const address = await driver.browser.read<string>("location.href");
        personId = /persona\/([\w-]+)/.exec(address)?.[1] ?? "";
        await driver.open(`${proxy.url}/persona/${personId}`);
        await driver.browser.read(WATCH_COMPLAINTS);
        await driver.see({ kind: "heading", name: "Marta" });
      },
    ],
    [
      "note",
      async () => {
        await driver.click({ kind: "button", name: t("persona:actions.note") });
        await driver.type({ kind: "field", name: t("notes:form.content") }, NOTE);
        await driver.click({ kind: "button", name: t("notes:form.save") });
        await driver.see({ kind: "text", name: t("notes:toast.added") });
        await driver.see({ kind: "text", name: NOTE });
      },
    ],
    [
      "streamed answer",
      async () => {
        await driver.open(`${proxy.url}/persona/${personId}?chat=1`);
        await driver.browser.read(WATCH_COMPLAINTS);
        await driver.type({ kind: "field", name: t("chat:composer.label") }, QUESTION);
        await driver.browser.read(WATCH_ANSWER);
        await driver.click({ kind: "button", name: t("chat:composer.send") });
        await driver.see({ kind: "button", name: t("chat:copy") });
        await driver.wait(
          "an answer that rests on the note",
          `/interrupted me twice|presenting the budget/.test(document.body.innerText)`,
        );
        const lengths = await driver.browser.read<number>("window.lengths.size");
        if (lengths < 3) throw new Error(`the answer came in ${lengths} pieces: it was not streamed`);
      },
    ],
    [
      "assessment",
      async () => {
        await driver.open(`${proxy.url}/persona-profiling/${personId}?view=context`);
        await driver.browser.read(WATCH_COMPLAINTS);
        for (const { title } of ASSESSMENT) {
          await driver.click({ kind: "button", name: `${t("questions:part.action.start")} ${title.en}` });
          for (let n = 1; n <= 3; n += 1) {
            const step = { kind: "text", name: t("questions:step", { n, total: 3 }) } as const;
            await driver.see(step);
            await answer(3, async () => !(await driver.sees(step)));
          }
        }
        await driver.wait("the result’s page", `location.pathname.startsWith("/persona-relationship-snapshot/")`);
      },
    ],
    [
      "away and back",
      async () => {
        await driver.open(`${proxy.url}/home`);
        await driver.browser.read(WATCH_COMPLAINTS);
        await driver.see({ kind: "heading", name: t("home:title") });
        if (withWorker) await driver.wait("the files of the version", WORKER_IS_READY);
        proxy.cut();
        await driver.click({ kind: "link", name: t("common:nav.settings") });
        if (withWorker) {
          await driver.see({ kind: "heading", name: t("common:nav.settings") });
          // A new document, from what was kept.
          await driver.open(`${proxy.url}/persona/${personId}`);
          await driver.see({ kind: "heading", name: "Marta" });
          proxy.restore();
          await driver.open(`${proxy.url}/settings`);
          await driver.browser.read(WATCH_COMPLAINTS);
        } else {
          await driver.see({ kind: "text", name: t("common:page.unreachable", { product: PRODUCT_NAME }) });
          proxy.restore();
          await driver.click({ kind: "button", name: t("common:retry") });
        }
        await driver.see({ kind: "heading", name: t("common:nav.settings") });
      },
    ],
    [
      "dark",
      async () => {
        await driver.click({ kind: "link", name: t("settings:groups.general") });
        await driver.click({ kind: "radio", name: t("settings:theme.dark") });
        await driver.wait(
          "the dark",
          `document.documentElement.dataset.theme === "dark" &&
            getComputedStyle(document.documentElement).backgroundColor === "rgb(29, 21, 33)"`,
        );
      },
    ],
    [
      "language",
      async () => {
        await driver.click({ kind: "radio", name: "Italiano" });
        await driver.see({ kind: "heading", name: it("settings:groups.general") });
        await driver.wait("the page’s language", `document.documentElement.lang === "it"`);
      },
    ],
  ];
}

/** The page's errors since the last document was loaded. */
export function complaints(driver: Driver): Promise<string[]> {
  return driver.browser.read<string[]>("[...(window.complaints ?? [])]");
}
