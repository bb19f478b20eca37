import { gate } from "../support/fake-model.ts";
import { expect } from "./fixtures.ts";
import { addPerson, openPerson, startNote } from "./steps.ts";
import { expectMicrophone, test } from "./voice.ts";

test.use({ permissions: ["microphone"] });

test("speaking before the consent is known still asks for it first @phone", async ({ model, signedIn: page, t }) => {
  const id = await addPerson(page, { name: "Marta" });
  await openPerson(page, id, "Marta");
  const known = gate();
  await page.route("**/api/voice/status", async (route) => {
    await known.wait;
    await route.continue();
  });
  await startNote(page, t);
  await page.getByRole("button", { name: t("voice:start"), exact: true }).click();
  await expect(page.getByRole("button", { name: t("voice:asking") })).toBeVisible();
  known.open();
  await expect(page.getByRole("region", { name: t("voice:consent.title") })).toBeFocused();
  await expectMicrophone(page, []);
  expect(model.recordings).toEqual([]);
});
