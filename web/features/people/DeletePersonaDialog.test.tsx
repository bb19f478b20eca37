// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { i18n } from "#web/app/i18n.ts";
import { profileQuery } from "#web/app/session.ts";
import { readDraft, writeDraft } from "#web/forms/draft.ts";
import type { ConfirmDialogProps } from "#web/ui/confirm-dialog.tsx";
import type { ToastOptions } from "#web/ui/toasts.tsx";
import { WebPage } from "../../../tests/support/web-page.tsx";
import { DeletePersonaDialog } from "./DeletePersonaDialog.tsx";

const toast = vi.hoisted(() => ({
  undo: vi.fn<(text: string, options: ToastOptions) => void>(),
  success: vi.fn<() => void>(),
}));
vi.mock("#web/ui/toasts.tsx", () => ({ useToast: () => toast }));
vi.mock("#web/ui/confirm-dialog.tsx", () => ({
  ConfirmDialog: ({ confirmLabel, onConfirm }: ConfirmDialogProps) => (
    <button type="button" onClick={onConfirm}>
      {confirmLabel}
    </button>
  ),
}));

const page = new WebPage();
const nothing = () => {};

beforeEach(() => localStorage.clear());

it("deletes the short-test draft with the person, and restores it on undo", async () => {
  writeDraft("short-test:p", "answers", "anna");
  writeDraft("short-test:q", "others", "anna");
  page.client.setQueryData(profileQuery.queryKey, { user_id: "anna" } as never);
  page.answer = () => ({});
  await page.show(
    <DeletePersonaDialog person={{ id: "p", name: "Marta" }} open onOpenChange={nothing} onDeleted={nothing} />,
  );
  await page.press(i18n.t("people:delete.confirm"));
  await page.until(() => expect(toast.undo).toHaveBeenCalled());
  expect(readDraft("short-test:p", "anna")).toBe("");
  expect(readDraft("short-test:q", "anna")).toBe("others");
  await act(async () => toast.undo.mock.calls[0]![1].action!.onAction());
  await page.until(() => expect(toast.success).toHaveBeenCalled());
  expect(readDraft("short-test:p", "anna")).toBe("answers");
});
