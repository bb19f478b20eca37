import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deletion } from "#domain/my-data/contract.ts";
import { errorText } from "#web/lib/error-text.ts";
import { currentLanguage } from "#web/lib/i18n.ts";
import { SettingSection } from "#web/lib/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";
import { SkeletonText } from "#web/ui/skeleton.tsx";
import { DeleteAccountForm } from "./DeleteAccountForm.tsx";
import { deletionQuery } from "./queries.ts";

const KINDS = ["people", "notes", "interactions", "conversations", "answers"] as const;

/** The way out for good: what goes is said first, and asked for is a proof that it is one's own account. */
export function DeleteAccountSetting() {
  const { t } = useTranslation("my-data");
  const [open, setOpen] = useState(false);
  return (
    <SettingSection title={t("delete.title")}>
      <p className="mb-4 max-w-measure text-ink-soft">{t("delete.text")}</p>
      <Button onClick={() => setOpen(true)}>{t("delete.open")}</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t("delete.question")}
        description={t("delete.final")}
        closeLabel={t("close")}
      >
        <DeleteAccount onCancel={() => setOpen(false)} />
      </Dialog>
    </SettingSection>
  );
}

function DeleteAccount({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation("my-data");
  const query = useQuery(deletionQuery);
  if (query.error) {
    return (
      <ErrorNote
        title={t("delete.not_loaded")}
        action={<Button onClick={() => void query.refetch()}>{t("retry")}</Button>}
      >
        {errorText(query.error)}
      </ErrorNote>
    );
  }
  if (!query.data) return <SkeletonText lines={5} />;
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        <li>{t("delete.goes", { contents: listed(query.data) })}</li>
        <li>{t("delete.sessions")}</li>
        <li>{t("delete.stays")}</li>
      </ul>
      <p>{t("delete.export_first")}</p>
      <DeleteAccountForm proof={query.data.proof} secondFactor={query.data.second_factor} onCancel={onCancel} />
    </div>
  );

  function listed(found: Deletion): string {
    const parts = KINDS.filter((kind) => found[kind] > 0).map((kind) => t(`delete.${kind}`, { count: found[kind] }));
    return new Intl.ListFormat(currentLanguage()).format([t("delete.profile"), ...parts]);
  }
}
