import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Language } from "#domain/language.ts";
import { api, call } from "#web/app/api.ts";
import { keepTemporaryLanguage, showLanguage } from "#web/app/i18n.ts";
import { announceSession } from "#web/app/session-events.ts";
import { profileQuery, sessionQuery, showProfile } from "#web/app/session.ts";

/** Saves the language on this device, and in the account if signed in, and applies it. */
export function useChangeLanguage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (language: Language) => {
      // Wait for the session if it is still loading, so that an early choice also reaches the account.
      const signedIn =
        client.getQueryData(profileQuery.queryKey) !== undefined ||
        (await client.ensureQueryData(sessionQuery).then(
          ({ user }) => user !== null,
          () => false,
        ));
      const profile = signedIn ? await call(api.api.profile.$patch({ json: { language } })) : null;
      await showLanguage(language);
      keepTemporaryLanguage(language);
      return profile;
    },
    onSuccess: async (profile) => {
      if (!profile) return;
      await showProfile(client, profile);
      announceSession("user-updated");
      // The server returns the coach's texts in the new language.
      void client.invalidateQueries();
    },
  });
}
