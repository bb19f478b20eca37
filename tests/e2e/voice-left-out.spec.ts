import type { Note } from "#domain/notes/contract.ts";
import { expect } from "./fixtures.ts";
import { addPerson, openChat, openPerson, post, read, startNote } from "./steps.ts";
import { agree, expectMicrophone, SAID, speak, test } from "./voice.ts";
import { expectToast } from "./toasts.ts";

test.use({ permissions: ["microphone"] });

test("a note or person excluded from AI offers no microphone @desktop", async ({
  signedIn: page,
  language,
  look,
  t,
}) => {
  await agree(page);
  const id = await addPerson(page, { name: "Marta" });
  await post(page, `/api/personas/${id}/interactions`, { objectives: "Tell her about the move" });
  await openPerson(page, id, "Marta");
  const content = await startNote(page, t);
  const microphone = page.getByRole("group", { name: t("voice:label") });
  const leaveOut = page.getByRole("checkbox", { name: t("notes:leave_out.label") });
  const save = page.getByRole("button", { name: t("notes:form.save"), exact: true });
  await expect(microphone).toBeVisible();
  await expect(leaveOut).not.toBeChecked();
  await content.fill(SAID[language]);
  await speak(page, t, { stop: false });
  await expect(save).toBeDisabled();
  await leaveOut.check();
  await expect(microphone).toBeHidden();
  await expectMicrophone(page, ["ended"]);
  await look("a new note, left out");
  await page.getByRole("button", { name: t("common:action.close") }).click();
  await startNote(page, t);
  await expect(leaveOut).toBeChecked();
  await save.click();
  await expectToast(page, t("notes:toast.added"));
  const { items } = await read<{ items: Note[] }>(page, `/api/personas/${id}/notes`);
  expect(items).toMatchObject([{ content: SAID[language], left_out_of_ai: true }]);

  // Editing the note follows the choice made just before.
  await page.getByRole("tabpanel").getByRole("button", { name: SAID[language] }).click();
  const change = page.getByRole("button", { name: t("notes:edit.title") });
  const cancel = page.getByRole("button", { name: t("common:action.cancel") });
  await change.click();
  await expect(content).toBeVisible();
  await expect(microphone).toBeHidden();
  await cancel.click();
  await leaveOut.uncheck();
  await change.click();
  await expect(microphone).toBeVisible();
  await cancel.click();
  await leaveOut.check();
  await change.click();
  await expect(content).toBeVisible();
  await expect(microphone).toBeHidden();

  await page.request.patch(`/api/personas/${id}`, { data: { left_out_of_ai: true } });
  await openPerson(page, id, "Marta");
  await startNote(page, t);
  // All that could show a microphone is known.
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("0/2000")).toBeVisible();
  await expect(microphone).toBeHidden();
  await page.getByRole("button", { name: t("common:action.close") }).click();
  await openChat(page, t);
  await expect(microphone).toBeHidden();
  await page.goto("/home");
  await page.getByRole("button", { name: t("interactions:planned.register"), exact: false }).click();
  await page.waitForLoadState("networkidle");
  await expect(page.getByLabel(t("interactions:outcome.summary"))).toBeVisible();
  await expect(microphone).toBeHidden();
});
