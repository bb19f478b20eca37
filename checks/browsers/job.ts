import { setTimeout as sleep } from "node:timers/promises";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { ASSESSMENT } from "#domain/relationship/content.assessment.ts";
import type { Cable } from "../../tests/e2e/cable.ts";
import { texts } from "../../tests/e2e/texts.ts";
import type { Seat, Target } from "./seat.ts";

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

/**
 * The main job in steps: from the invitation to an answer about a person, an assessment, dark mode, the other language,
 * and a page requested while the server is unreachable.
 */
export function mainJob(seat: Seat, cable: Cable, invitation: string): Step[] {
  const t = texts("en");
  const it = texts("it");
  let personId = "";

  /** Selects the nth answer, and presses `next` if the page does not advance automatically. */
  async function answer(nth: number, isNext: () => Promise<boolean>, next: Target = { kind: "submit" }): Promise<void> {
    await seat.click({ kind: "radio", nth });
    for (let look = 0; look < 10; look += 1) {
      if (await isNext()) return;
      await sleep(100);
    }
    await seat.click(next);
  }

  return [
    [
      "invitation",
      async () => {
        await seat.open(invitation);
        await seat.wait("the question for the language", "!!document.querySelector('[role=dialog]')");
        await seat.click({ kind: "button", name: "English" });
        await seat.see({ kind: "heading", name: t("account:sign_up_title") });
        await seat.browser.read(WATCH_COMPLAINTS);
        await seat.type({ kind: "field", name: t("account:name") }, "Giulia");
        await seat.type({ kind: "field", name: t("account:email") }, EMAIL);
        await seat.type({ kind: "field", name: t("account:password") }, PASSWORD);
        await seat.type({ kind: "field", name: t("account:repeat_password") }, PASSWORD);
        await seat.see({ kind: "text", name: t("account:match") });
        for (let nth = 0; nth < 3; nth += 1) await seat.click({ kind: "checkbox", nth });
        await seat.click({ kind: "button", name: t("account:sign_up") });
      },
    ],
    [
      "onboarding",
      async () => {
        const step = (n: number) => ({ kind: "text", name: t("questions:step_mixed", { n, total: 6 }) }) as const;
        const result = { kind: "text", name: t("profile:result.eyebrow") } as const;
        await seat.see(step(1));
        await seat.type({ kind: "field", name: t("profile:demographics.age") }, "34");
        await seat.click({ kind: "button", name: t("common:action.continue") });
        for (let n = 2; n <= 6; n += 1) {
          await seat.see(step(n));
          const then = n === 6 ? result : step(n + 1);
          const next = t(n === 6 ? "questions:complete" : "common:action.next");
          await answer(3, () => seat.sees(then), { kind: "button", name: next });
        }
        await seat.see(result);
        await seat.click({ kind: "button", name: t("profile:result.add") });
      },
    ],
    [
      "person",
      async () => {
        await seat.type({ kind: "field", name: t("people:form.name") }, "Marta");
        await seat.click({ kind: "radio", name: t("people:context.colleague") });
        await seat.click({ kind: "button", name: t("people:form.add") });
        const step = (n: number) => ({ kind: "text", name: t("questions:step", { n, total: 5 }) }) as const;
        const created = { kind: "text", name: t("people:toast.created") } as const;
        for (let n = 1; n <= 5; n += 1) {
          await seat.see(step(n));
          const then = n === 5 ? created : step(n + 1);
          const next = t(n === 5 ? "questions:complete" : "common:action.next");
          await answer(3, () => seat.sees(then), { kind: "button", name: next });
        }
        await seat.see(created);
        await seat.wait("the dialog closing", "!document.querySelector('[role=dialog]')");
        await seat.see({ kind: "heading", name: "Marta" });
        const address = await seat.browser.read<string>("location.href");
        personId = /persona\/([\w-]+)/.exec(address)?.[1] ?? "";
        await seat.open(`${cable.url}/persona/${personId}`);
        await seat.browser.read(WATCH_COMPLAINTS);
        await seat.see({ kind: "heading", name: "Marta" });
      },
    ],
    [
      "note",
      async () => {
        await seat.click({ kind: "button", name: t("persona:actions.note") });
        await seat.type({ kind: "field", name: t("notes:form.content") }, NOTE);
        await seat.click({ kind: "button", name: t("notes:form.save") });
        await seat.see({ kind: "text", name: t("notes:toast.added") });
        await seat.see({ kind: "text", name: NOTE });
      },
    ],
    [
      "streamed answer",
      async () => {
        await seat.open(`${cable.url}/persona/${personId}?chat=1`);
        await seat.browser.read(WATCH_COMPLAINTS);
        await seat.type({ kind: "field", name: t("chat:composer.label") }, QUESTION);
        await seat.browser.read(WATCH_ANSWER);
        await seat.click({ kind: "button", name: t("chat:composer.send") });
        await seat.see({ kind: "button", name: t("chat:copy") });
        await seat.wait(
          "an answer that rests on the note",
          `/interrupted me twice|presenting the budget/.test(document.body.innerText)`,
        );
        const lengths = await seat.browser.read<number>("window.lengths.size");
        if (lengths < 3) throw new Error(`the answer came in ${lengths} pieces: it was not streamed`);
      },
    ],
    [
      "assessment",
      async () => {
        await seat.open(`${cable.url}/persona-profiling/${personId}?view=context`);
        await seat.browser.read(WATCH_COMPLAINTS);
        for (const { title } of ASSESSMENT) {
          await seat.click({ kind: "button", name: `${t("relationship:assessment.action.open")} ${title.en}` });
          for (let n = 1; n <= 3; n += 1) {
            const step = { kind: "text", name: t("questions:step", { n, total: 3 }) } as const;
            await seat.see(step);
            await answer(3, async () => !(await seat.sees(step)));
          }
        }
        await seat.wait("the result’s page", `location.pathname.startsWith("/persona-relationship-snapshot/")`);
      },
    ],
    [
      "away and back",
      async () => {
        await seat.open(`${cable.url}/home`);
        await seat.browser.read(WATCH_COMPLAINTS);
        await seat.see({ kind: "heading", name: t("home:title") });
        cable.cut();
        await seat.click({ kind: "link", name: t("common:nav.settings") });
        await seat.see({ kind: "text", name: t("common:page.unreachable", { product: PRODUCT_NAME }) });
        cable.mend();
        await seat.click({ kind: "button", name: t("common:retry") });
        await seat.see({ kind: "heading", name: t("settings:title") });
      },
    ],
    [
      "dark",
      async () => {
        await seat.click({ kind: "link", name: t("settings:groups.general") });
        await seat.click({ kind: "radio", name: t("settings:theme.dark") });
        await seat.wait(
          "the dark",
          `document.documentElement.dataset.theme === "dark" &&
            getComputedStyle(document.documentElement).backgroundColor === "rgb(29, 21, 33)"`,
        );
      },
    ],
    [
      "language",
      async () => {
        await seat.click({ kind: "radio", name: "Italiano" });
        await seat.see({ kind: "heading", name: it("settings:groups.general") });
        await seat.wait("the page’s language", `document.documentElement.lang === "it"`);
      },
    ],
  ];
}

/** The page's errors since the last document was loaded. */
export function complaints(seat: Seat): Promise<string[]> {
  return seat.browser.read<string[]>("[...(window.complaints ?? [])]");
}
