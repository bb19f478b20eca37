import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Security } from "#domain/account/security.ts";
import { errorText } from "#web/app/error-text.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { useDisconnectGoogle, useGoogleConnection } from "./google.ts";

/** Connects and disconnects Google sign-in. */
export function GoogleSetting({ security }: { security: Security }) {
  const { t } = useTranslation("settings");
  const connect = useGoogleConnection();
  const disconnect = useDisconnectGoogle();
  const [asking, setAsking] = useState(false);
  const [proving, setProving] = useState(false);
  return (
    <SettingSection title={t("google.title")}>
      <div className="flex max-w-measure flex-col gap-4">
        <p role="status" className="text-ink-soft">
          {security.google
            ? t(security.has_password ? "google.connected" : "google.only_way")
            : disconnect.isSuccess
              ? t("google.disconnected")
              : t("google.text")}
        </p>
        {disconnect.error && <ErrorNote title={t("google.not_changed")}>{errorText(disconnect.error)}</ErrorNote>}
        {security.google ? (
          security.has_password && (
            <Button className="self-start" onClick={() => setAsking(true)}>
              {t("google.disconnect")}
            </Button>
          )
        ) : proving ? (
          <ProofForm
            ask="password"
            label={t("google.connect")}
            text={t("google.proof")}
            onProof={({ password }) => connect.mutateAsync(password)}
          />
        ) : (
          <Button className="self-start" onClick={() => setProving(true)}>
            {t("google.connect")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("google.disconnect_title")}
        description={t("google.disconnect_text")}
        confirmLabel={t("google.disconnect")}
        cancelLabel={t("common:action.cancel")}
        busy={disconnect.isPending}
        onConfirm={() => disconnect.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </SettingSection>
  );
}
