import { useState } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, chosenTheme, THEMES } from "#web/app/theme.ts";
import { RadioCards } from "#web/ui/choice-group.tsx";
import { SettingSection } from "#web/forms/setting-section.tsx";

/** Light, dark or system theme; saved on this device on change. */
export function ThemeSetting() {
  const { t } = useTranslation("settings");
  const [theme, setTheme] = useState(chosenTheme);
  const [saved, setSaved] = useState(false);
  return (
    <SettingSection title={t("theme.label")} saved={saved}>
      <RadioCards
        legend={t("theme.label")}
        hideLegend
        hint={t("theme.hint")}
        name="theme"
        columns={3}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={(value) => {
          chooseTheme(value);
          setTheme(value);
          setSaved(true);
        }}
      />
    </SettingSection>
  );
}
