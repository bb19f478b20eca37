// @vitest-environment happy-dom
import { act } from "react";
import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import type { ChatMessage } from "#domain/chat/contract.ts";
import { i18n } from "#web/app/i18n.ts";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { StoredAnswer } from "./Bubble.tsx";
import { Busy, useBusy, useBusyStore } from "./busy.ts";
import type { MessageActions } from "./message-actions.ts";

const page = new WebPage();
const regenerate = vi.fn<() => void>();
const message = { id: "1", content: "Tell her so.", status: "complete", siblings: ["1"] } as unknown as ChatMessage;

/** Re-renders immediately. */
function Status() {
  return <p id="few">{useBusy() ? "busy" : "free"}</p>;
}

function Conversation({ busy }: { busy: boolean }) {
  return (
    <Busy value={useBusyStore(busy)}>
      <Status />
      <StoredAnswer
        message={message}
        failure={null}
        unanswered={false}
        offersBuiltIn={false}
        continuable={false}
        canRegenerate
        actions={{ regenerate } as unknown as MessageActions}
      />
    </Busy>
  );
}

it("disables stored answers' actions at once, but re-renders their buttons after the paint", async () => {
  await page.show(<Conversation busy={false} />);
  const button = page.box.querySelector<HTMLButtonElement>(`[aria-label="${i18n.t("chat:again")}"]`)!;
  await act(async () => {
    flushSync(() => page.draw(<Conversation busy />));
    expect(page.box.querySelector("#few")!.textContent).toBe("busy");
    expect(button.getAttribute("aria-disabled")).toBeNull();
    button.click();
  });
  expect(regenerate).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await page.show(<Conversation busy={false} />);
  expect(button.getAttribute("aria-disabled")).toBeNull();
  await act(async () => button.click());
  expect(regenerate).toHaveBeenCalledOnce();
});
