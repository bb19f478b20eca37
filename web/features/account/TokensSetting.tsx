import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiToken } from "#domain/account/tokens.ts";
import { formatDate } from "#web/format/dates.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { tokensQuery, useRevokeToken } from "./security-queries.ts";

/** Lists and revokes the account's API tokens. Renders nothing when there are none, as for most accounts. */
export function TokensSetting() {
  const { t } = useTranslation("security");
  const tokens = useQuery(tokensQuery);
  const revoke = useRevokeToken();
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const [revoked, setRevoked] = useState<string | null>(null);
  const items = tokens.data?.items ?? [];
  if (items.length === 0 && revoked === null && !tokens.error) return null;

  const day = (iso: string) => formatDate(iso, currentLanguage());
  function end(token: ApiToken) {
    revoke.mutate(token.id, { onSuccess: () => setRevoked(token.name), onSettled: () => setAsked(null) });
  }
  return (
    <SettingSection title={t("tokens.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="text-ink-soft">{t("tokens.text")}</p>
        {tokens.error && <ErrorNote title={t("tokens.failed")}>{errorText(tokens.error)}</ErrorNote>}
        {items.length > 0 && (
          <ul className="flex w-full flex-col divide-y divide-line">
            {items.map((token) => (
              <li key={token.id} className="flex items-center justify-between gap-4 py-3">
                <div className="min-w-0">
                  <p className="font-medium wrap-anywhere">{token.name}</p>
                  <p className="text-small text-ink-soft">
                    {t(`tokens.scope.${token.scope}`)} · {t("tokens.until", { date: day(token.expires_at) })}
                  </p>
                  <p className="text-small text-ink-soft">
                    {token.last_used_on
                      ? t("tokens.used", { date: day(`${token.last_used_on}T12:00:00Z`) })
                      : t("tokens.unused")}
                  </p>
                </div>
                <Button
                  className="shrink-0"
                  aria-label={t("tokens.revoke_this", { name: token.name })}
                  onClick={() => setAsked(token)}
                >
                  {t("tokens.revoke")}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <p role="status" className="empty:hidden">
          {revoked !== null && t("tokens.revoked", { name: revoked })}
        </p>
        {revoke.error && <ErrorNote title={t("tokens.not_revoked")}>{errorText(revoke.error)}</ErrorNote>}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={t("tokens.ask_title", { name: asked?.name })}
        description={t("tokens.ask_text")}
        confirmLabel={t("tokens.revoke")}
        cancelLabel={t("common:action.cancel")}
        busy={revoke.isPending}
        onConfirm={() => asked && end(asked)}
      />
    </SettingSection>
  );
}
