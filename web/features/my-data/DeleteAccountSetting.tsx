import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deletion } from "#domain/my-data/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";
import { deletionQuery } from "./queries.ts";

const KINDS = ["people", "notes", "interactions", "conversations", "answers"] as const;

/** Opens a dialog that lists what will be deleted and asks for proof of ownership before deleting the account. */
export function DeleteAccountSetting() {
  const { t } = useTranslation("my-data");
  const [open, setOpen] = useState(false);
  return (
    <SettingSection title={t("delete.title")} apart>
      <p className="mb-4 max-w-measure text-ink-soft">{t("delete.text")}</p>
      <Button onClick={() => setOpen(true)}>{t("delete.open")}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("delete.question")}
        description={t("delete.final")}
        closeLabel={t("common:action.close")}
      >
        <DeleteAccount onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingSection>
  );
}

function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation("my-data");
  const query = useQuery(deletionQuery);
  return (
    <Loaded query={query} failed={t("delete.not_loaded")} lines={5}>
      {(found) => (
        <div className="flex flex-col gap-5">
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            <li>{t("delete.goes", { contents: listed(found) })}</li>
            <li>{t("delete.sessions")}</li>
            <li>{t("delete.stays")}</li>
          </ul>
          <p>{t("delete.export_first")}</p>
          <DeleteAccountForm proof={found.proof} secondFactor={found.second_factor} onCancel={onCancel} />
        </div>
      )}
    </Loaded>
  );

  function listed(found: Deletion): string {
    const parts = KINDS.filter((kind) => found[kind] > 0).map((kind) =>
      t(`common:count.${kind}`, { count: found[kind] }),
    );
    return new Intl.ListFormat(currentLanguage()).format([t("delete.profile"), ...parts]);
  }
}
