import { useTranslation } from "react-i18next";
import { LANGUAGES } from "#domain/language.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { cx } from "#web/ui/cx.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { useChangeLanguage } from "./change-language.ts";

/** Language toggle in the header; each language is written in its own name. */
export function LanguageToggle() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const change = useChangeLanguage();
  const current = currentLanguage();
  return (
    <div role="group" aria-label={t("language.label")} className="-mr-2 flex text-small sm:-mr-3">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => {
            if (language !== current && !change.isPending) {
              change.mutate(language, { onError: () => toast.error(t("language.failed")) });
            }
          }}
          className={cx(
            "min-h-11 rounded-sm px-2 sm:px-3",
            language === current
              ? "font-semibold underline decoration-accent-line decoration-2 underline-offset-8"
              : "text-ink-soft hover:text-ink",
          )}
        >
          {CHOOSER.options[language]}
        </button>
      ))}
    </div>
  );
}
