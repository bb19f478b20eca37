import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reminders, UpdateRemindersInput } from "#domain/reminders/contract.ts";
import { api, call } from "#web/app/api.ts";
import { pushSupport, subscribeBrowser } from "#web/app/push-device.ts";
import { pushEndpoint, unsubscribeBrowser } from "#web/app/push-subscription.ts";
import { timeZone } from "#web/app/time-zone.ts";

const reminders = api.api.reminders;

/** What one is reminded of, and where. */
export const remindersQuery = queryOptions({
  queryKey: ["reminders"],
  queryFn: ({ signal }) => call(reminders.$get({}, { init: { signal } })),
  // Devices come and go elsewhere.
  staleTime: 0,
});

/** Whether this browser can show notifications, and whether it is subscribed to any. */
export function useBrowser() {
  return useQuery({
    queryKey: ["reminders", "browser"],
    queryFn: async () => ({ support: await pushSupport(), endpoint: await pushEndpoint() }),
    staleTime: 0,
    // Permission is given and taken back in the browser's own settings.
    refetchOnWindowFocus: true,
  });
}

/** Changes some of the settings, at once on the screen; the first change also names the time zone. */
export function useUpdateReminders() {
  const client = useQueryClient();
  const { queryKey } = remindersQuery;
  return useMutation({
    // One after the other, so that the last one counts.
    scope: { id: "reminders" },
    mutationFn: (change: UpdateRemindersInput) => {
      const known = client.getQueryData(queryKey)?.settings.time_zone ?? null;
      const zone = known === null && change.time_zone === undefined ? { time_zone: timeZone() } : {};
      return call(reminders.$patch({ json: { ...zone, ...change } }));
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, (old) => old && { ...old, settings: { ...old.settings, ...change } });
    },
    onSuccess: (settings) => client.setQueryData(queryKey, (old) => old && { ...old, settings }),
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

/** Turns notifications on in this browser. `denied` if the user has refused them. */
export function useAddDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ push_key }: Pick<Reminders, "push_key">) => {
      const subscription = await subscribeBrowser(push_key);
      if (!subscription) return { denied: true };
      await call(reminders.devices.$post({ json: subscription })).catch(async (error: unknown) => {
        await unsubscribeBrowser();
        throw error;
      });
      return { denied: false };
    },
    onSettled: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  });
}

/** Turns notifications off on one of one's devices. */
export function useRemoveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, current }: { id: string; current: boolean }) => {
      await call(reminders.devices[":id"].$delete({ param: { id } }));
      if (current) await unsubscribeBrowser();
    },
    onSettled: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  });
}

/** Has the server send a notification to a device. */
export function useTestDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(reminders.devices[":id"].test.$post({ param: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  });
}

/** Turns reminders by mail off, by the token in a letter's link. */
export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => call(api.unsubscribe[":token"].$post({ param: { token } })),
  });
}
