// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { act } from "react";
import { expect, test } from "vitest";
import type { OwnProfile } from "#domain/profile/contract.ts";
import { KEYS } from "#web/app/query-keys.ts";
import { profileQuery } from "#web/app/session.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { useUpdateProfile } from "./queries.ts";

const page = new WebPage();
const stored = { id: "00000000-0000-4000-8000-000000000001", name: "Anna" } as OwnProfile;

function Shown() {
  const { data } = useQuery(profileQuery);
  const update = useUpdateProfile();
  return <button onClick={() => update.mutate({ name: "Anna Maria" })}>{data?.name}</button>;
}

test("a changed profile stays, although it was being read as it was changed", async () => {
  let { name } = stored;
  let isHeld = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  page.answer = async (_url, init) => {
    if (init?.method === "PATCH") name = "Anna Maria";
    const answer = { ...stored, name };
    if (isHeld && name === stored.name) await held;
    return answer;
  };
  await page.show(<Shown />);
  await page.until(() => page.button("Anna"));
  isHeld = true;
  await act(async () => void page.client.invalidateQueries({ queryKey: KEYS.profile }));
  await page.press("Anna");
  await page.until(() => page.button("Anna Maria"));
  await act(async () => {
    release();
    await held;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(page.box.textContent).toBe("Anna Maria");
});
