import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { RadioCards } from "#web/ui/choice-group.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useChangeLanguage } from "./queries.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";

/** The language of the screens and of what the coach writes; kept at once. */
export function LanguageSetting() {
  const { t } = useTranslation("settings");
  const toast = useToast();
  const change = useChangeLanguage();
  // At once: that a change is under way is known only a moment later, and meanwhile the choice would jump back.
  const [chosen, setChosen] = useState<Language | null>(null);
  return (
    <SettingSection title={t("common:language.label")} saved={change.isSuccess}>
      <RadioCards
        legend={t("common:language.label")}
        hideLegend
        hint={t("language.hint")}
        name="language"
        columns={2}
        value={chosen ?? currentLanguage()}
        options={LANGUAGES.map((language) => ({
          value: language,
          label: <span lang={language}>{CHOOSER.options[language]}</span>,
        }))}
        onChange={(language) => {
          if (chosen) return;
          setChosen(language);
          change.mutate(language, {
            onError: () => toast.error(t("common:language.failed")),
            onSettled: () => setChosen(null),
          });
        }}
      />
    </SettingSection>
  );
}
