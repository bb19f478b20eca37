import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "#web/ui/cx.ts";

/** Announces whether the repeated password matches, while the user types it. */
export function PasswordMatch({ password, repeated }: { password: string; repeated: string }) {
  const { t } = useTranslation("account");
  const same = password === repeated;
  const Icon = same ? Check : X;
  return (
    <p role="status" className={cx("min-h-6 text-small font-medium", same ? "text-accent" : "text-danger")}>
      {repeated !== "" && (
        <span className="flex items-start gap-2">
          <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {same ? t("match") : t("no_match")}
        </span>
      )}
    </p>
  );
}
