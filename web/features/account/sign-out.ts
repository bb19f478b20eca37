import { useMutation } from "@tanstack/react-query";
import { api, call } from "#web/app/api.ts";
import { clearDrafts } from "#web/forms/draft.ts";
import { forgetDevice } from "#web/app/offline/device.ts";
import { leaveDevice } from "#web/app/offline/leave-device.ts";
import { endNotifications } from "#web/app/push-subscription.ts";
import { isTransient } from "#web/app/query-client.ts";
import { announceSession } from "#web/app/session-events.ts";

/** Deletes what this device keeps, and loads `path` as a new document, so that nothing of the account stays in memory. */
export async function startOver(path: string): Promise<void> {
  clearDrafts();
  await forgetDevice();
  location.assign(path);
}

/** `startOver` for who has signed out: also ends the notifications on this device, before the page is left. */
export async function leave(path: string): Promise<void> {
  announceSession("signed-out");
  clearDrafts();
  await Promise.all([forgetDevice(), endNotifications()]);
  location.assign(path);
}

/** How long the server may take to end the session before the device signs out by itself, in milliseconds. */
const SIGN_OUT_MS = 8000;

/**
 * Signs out in every tab, then loads the given path. Without a network, or a server, this device forgets everything and
 * shows the sign-in page; the server ends the session as soon as it can be reached.
 */
export function useSignOut() {
  return useMutation({
    mutationFn: async (next: string) => {
      try {
        const signal = AbortSignal.timeout(SIGN_OUT_MS);
        await call(api.api.auth["sign-out"].$post({}, { init: { signal } }));
        return next;
      } catch (error) {
        if (!(error instanceof Error && isTransient(error))) throw error;
        leaveDevice();
        return "/auth";
      }
    },
    onSuccess: (next) => void leave(next),
  });
}
