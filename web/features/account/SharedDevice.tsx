import { useTranslation } from "react-i18next";
import { setSharedDevice, useSharedDevice } from "#web/app/offline/device.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Checkbox } from "#web/ui/check-field.tsx";

/** Whether others use this device, so that nothing is kept on it for reading without a network. */
export function SharedDeviceChoice({ className }: { className?: string }) {
  const { t } = useTranslation("offline");
  const shared = useSharedDevice();
  return (
    <Checkbox
      name="shared_device"
      label={t("shared.label")}
      hint={t("shared.hint")}
      checked={shared}
      onChange={(event) => void setSharedDevice(event.target.checked)}
      className={className}
    />
  );
}

/** The same choice in the settings, with what is kept. */
export function SharedDeviceSetting() {
  const { t } = useTranslation("offline");
  return (
    <SettingSection title={t("shared.title")}>
      <p className="max-w-measure">{t("shared.text")}</p>
      <SharedDeviceChoice className="mt-2" />
    </SettingSection>
  );
}
