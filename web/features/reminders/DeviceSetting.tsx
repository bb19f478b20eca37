import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReminderDevice, Reminders } from "#domain/reminders/contract.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Loaded } from "#web/app/loaded.tsx";
import type { PushSupport } from "#web/app/push-device.ts";
import { formatDate } from "#web/format/dates.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote, InfoNote } from "#web/ui/error-note.tsx";
import { useAddDevice, useBrowser, useRemoveDevice, useTestDevice } from "./queries.ts";

/** Notifications: in this browser, and on which other devices. */
export function DeviceSetting({ reminders }: { reminders: Reminders }) {
  const { t } = useTranslation("reminders");
  const browser = useBrowser();
  const add = useAddDevice();
  const remove = useRemoveDevice();
  const test = useTestDevice();
  const [ended, setEnded] = useState<string | null>(null);
  const { devices } = reminders;
  const failed = add.error ?? remove.error ?? test.error;
  const nameOf = useDeviceName();

  function turnOn() {
    setEnded(null);
    remove.reset();
    test.reset();
    add.mutate(reminders);
  }
  function turnOff(device: ReminderDevice) {
    add.reset();
    test.reset();
    remove.mutate(device, { onSuccess: () => setEnded(nameOf(device)) });
  }
  return (
    <SettingSection title={t("devices.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="text-ink-soft">{t("devices.text")}</p>
        <Loaded query={browser} failed={t("devices.failed")} lines={2}>
          {({ support, endpoint }) => {
            const here = endpoint === null ? undefined : devices.find(({ current }) => current);
            return (
              <>
                {devices.length > 0 && (
                  <ul className="flex w-full flex-col divide-y divide-line">
                    {devices.map((device) => (
                      <DeviceRow
                        key={device.id}
                        device={device}
                        here={device === here}
                        name={nameOf(device)}
                        testing={test.isPending}
                        removing={remove.isPending && remove.variables.id === device.id}
                        onTest={() => test.mutate(device.id)}
                        onRemove={() => turnOff(device)}
                      />
                    ))}
                  </ul>
                )}
                {!here &&
                  (support === "ready" && !add.data?.denied ? (
                    <Button busy={add.isPending} onClick={turnOn}>
                      {t("devices.turn_on")}
                    </Button>
                  ) : (
                    <Obstacle support={support === "ready" ? "denied" : support} />
                  ))}
              </>
            );
          }}
        </Loaded>
        <p role="status" className="empty:hidden">
          {test.data ? t(`devices.test_${test.data.result}`) : ended && t("devices.ended", { device: ended })}
        </p>
        {failed && <ErrorNote title={t("devices.not_changed")}>{errorText(failed)}</ErrorNote>}
      </div>
    </SettingSection>
  );
}

function useDeviceName() {
  const { t } = useTranslation("reminders");
  return ({ device, browser, system }: ReminderDevice) =>
    browser && system
      ? t("security:devices.on", { browser, system })
      : (browser ?? t(`security:devices.kind.${device}`));
}

interface DeviceRowProps {
  device: ReminderDevice;
  /** Whether it is this browser. */
  here: boolean;
  name: string;
  testing: boolean;
  removing: boolean;
  onTest: () => void;
  onRemove: () => void;
}

function DeviceRow({ device, here, name, testing, removing, onTest, onRemove }: DeviceRowProps) {
  const { t } = useTranslation("reminders");
  const date = (iso: string) => formatDate(iso, currentLanguage());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} {here && <Badge>{t("security:devices.this")}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {device.last_used_at
            ? t("devices.used", { date: date(device.last_used_at) })
            : t("devices.since", { date: date(device.created_at) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {here && (
          <Button busy={testing} onClick={onTest}>
            {t("devices.test")}
          </Button>
        )}
        <Button aria-label={t("devices.turn_off_this", { device: name })} busy={removing} onClick={onRemove}>
          {t("devices.turn_off")}
        </Button>
      </div>
    </li>
  );
}

/** Why there are no notifications here, and what to do about it. */
function Obstacle({ support }: { support: Exclude<PushSupport, "ready"> }) {
  const { t } = useTranslation("reminders");
  return <InfoNote title={t(`obstacle.${support}.title`)}>{t(`obstacle.${support}.text`)}</InfoNote>;
}
