import { useState } from "react";
import { useTranslation } from "react-i18next";
import { autoAdvances, setAutoAdvances } from "#web/questions/auto-advance.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { RadioCards } from "#web/ui/choice-group.tsx";

/** Turns auto-advance of scale questions on or off; saved on this device on change. */
export function AnsweringSetting() {
  const { t } = useTranslation("settings");
  const [moves, setMoves] = useState(autoAdvances);
  const [saved, setSaved] = useState(false);
  return (
    <SettingSection title={t("answering.label")} saved={saved}>
      <RadioCards
        legend={t("answering.label")}
        hideLegend
        hint={t("answering.hint")}
        name="answering"
        columns={2}
        value={moves ? "moves" : "waits"}
        options={(["moves", "waits"] as const).map((value) => ({ value, label: t(`answering.${value}`) }))}
        onChange={(value) => {
          setAutoAdvances(value === "moves");
          setMoves(value === "moves");
          setSaved(true);
        }}
      />
    </SettingSection>
  );
}
