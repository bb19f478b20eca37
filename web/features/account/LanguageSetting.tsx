import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, type Language } from "#domain/language.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { CHOOSER } from "#web/app/language-chooser.ts";
import { RadioCards } from "#web/ui/choice-group.tsx";
import { useToast } from "#web/ui/toasts.tsx";
import { useChangeLanguage } from "./change-language.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";

/** Language of the interface and of the coach's texts; saved on change. */
export function LanguageSetting() {
  const { t } = useTranslation("settings");
  const toast = useToast();
  const change = useChangeLanguage();
  // Optimistic value: `isPending` is set one render later, and until then the radio would jump back.
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
