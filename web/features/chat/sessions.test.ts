// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { storageQuery } from "#web/app/storage.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { engineOf } from "./sessions.ts";

const page = new WebPage();
const FULL = { error: { code: "account_full" } };

it("invalidates the storage usage if a message or another answer is refused with account_full", async () => {
  page.answer = () => Response.json(FULL, { status: 507 });
  const engine = engineOf(page.client, { conversationId: "c", personaId: "p" });
  const outdated = () => page.client.getQueryState(storageQuery.queryKey)?.isInvalidated;

  page.client.setQueryData(storageQuery.queryKey, { used: 490, quota: 500 });
  engine.send({ id: "m", text: "How do I tell her?", mode: "conversation" });
  await page.until(() => expect(engine.snapshot().refusal?.text).toBe("How do I tell her?"));
  expect(outdated()).toBe(true);

  page.client.setQueryData(storageQuery.queryKey, { used: 490, quota: 500 });
  await engine.regenerate({ messageId: "m", answerId: "a", mode: "conversation" });
  expect(engine.snapshot().refusal?.error.code).toBe("account_full");
  expect(outdated()).toBe(true);
});
