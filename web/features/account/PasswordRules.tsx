import { Check, Circle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PASSWORD_RULES } from "#domain/account/rules.ts";
import { cx } from "#web/ui/cx.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

/** Live checklist of the password rules. The maximum length is listed only once it is exceeded. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation("account");
  const rules = PASSWORD_RULES.filter((rule) => rule.code !== "password_too_long" || !rule.ok(password));
  return (
    <ul aria-label={t("rules.label")} className="grid gap-x-4 gap-y-1 text-small min-[26rem]:grid-cols-2">
      {rules.map((rule) => {
        const met = rule.ok(password);
        const Icon = met ? Check : Circle;
        return (
          <li key={rule.code} className={cx("flex items-start gap-2", met ? "text-accent" : "text-ink-soft")}>
            <Icon aria-hidden="true" className={cx("mt-1 size-4 shrink-0", !met && "opacity-60")} />
            <span>
              {t(`rules.${rule.code}`)}
              <VisuallyHidden>{met ? t("rules.met") : t("rules.unmet")}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
