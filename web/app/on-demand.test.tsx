// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { WebPage } from "../../tests/support/web-page.tsx";
import { onDemand } from "./on-demand.tsx";

const page = new WebPage();

interface Props {
  open: boolean;
}
function Dialog({ open }: Props) {
  return <p>{open ? "open" : "closed"}</p>;
}

beforeEach(() => {
  // Never idle.
  vi.stubGlobal("requestIdleCallback", () => 0);
  vi.stubGlobal("cancelIdleCallback", () => undefined);
});

it("is fetched when first needed, shows that it is awaited, and stays once it was open", async () => {
  const fetched = Promise.withResolvers<typeof Dialog>();
  const load = vi.fn<() => Promise<typeof Dialog>>(() => fetched.promise);
  const Part = onDemand(load, ({ open }: Props) => open);
  await page.show(<Part open={false} />);
  expect([load.mock.calls.length, page.box.innerHTML]).toEqual([0, ""]);

  await page.show(<Part open />);
  expect(page.box.querySelector("[role=status]")).not.toBeNull();
  await act(async () => fetched.resolve(Dialog));
  expect(page.box.textContent).toBe("open");
  await page.show(<Part open={false} />);
  expect(page.box.textContent).toBe("closed");
  expect(load).toHaveBeenCalledOnce();
});

it("shows its substitutes before, meanwhile and if it cannot be fetched, and is then fetched again", async () => {
  const load = vi.fn<() => Promise<typeof Dialog>>().mockRejectedValueOnce(new Error("no network"));
  const Part = onDemand(load, ({ open }: Props) => open, { before: () => "before", failed: () => "failed" });
  await page.show(<Part open={false} />);
  expect(page.box.textContent).toBe("before");
  await page.show(<Part open />);
  await page.until(() => expect(page.box.textContent).toBe("failed"));

  load.mockResolvedValueOnce(Dialog);
  await page.show(<Part key="again" open />);
  await page.until(() => expect(page.box.textContent).toBe("open"));
});
