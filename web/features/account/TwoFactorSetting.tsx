import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { Security, twoFactorSetupSchema } from "#domain/account/security.ts";
import { SettingSection } from "#web/forms/setting-section.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { AuthenticatorStep } from "./AuthenticatorStep.tsx";
import { ProofForm } from "./ProofForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { useBeginTwoFactor, useNewRecoveryCodes, useTurnTwoFactorOff } from "./security-queries.ts";

type Setup = z.infer<typeof twoFactorSetupSchema>;
type Step =
  | { name: "begin" | "off" | "new_codes" }
  | { name: "scan"; setup: Setup }
  | { name: "codes"; codes: string[] };

/** Turns two-factor authentication on (authenticator app and recovery codes) and off. */
export function TwoFactorSetting({ security }: { security: Security }) {
  const { t } = useTranslation("security");
  const begin = useBeginTwoFactor();
  const renew = useNewRecoveryCodes();
  const turnOff = useTurnTwoFactorOff();
  const [step, setStep] = useState<Step | null>(null);
  const [changed, setChanged] = useState(false);
  const { has_password: hasPassword, two_factor: on } = security;

  function start() {
    begin.reset();
    setStep({ name: "begin" });
  }
  const TITLES = {
    begin: t("two.title"),
    scan: t("two.scan_title"),
    codes: t("two.codes_title"),
    off: t("two.off_title"),
    new_codes: t("two.new_codes"),
  };
  return (
    <SettingSection title={t("two.title")}>
      <div className="flex max-w-measure flex-col items-start gap-4">
        <p className="text-ink-soft">{on ? t("two.on") : t("two.text")}</p>
        <p role="status" className="sr-only">
          {changed && (on ? t("two.on") : t("two.is_off"))}
        </p>
        <div className="flex flex-wrap gap-3">
          {on ? (
            <>
              <Button onClick={() => setStep({ name: "new_codes" })}>{t("two.new_codes")}</Button>
              <Button onClick={() => setStep({ name: "off" })}>{t("two.turn_off")}</Button>
            </>
          ) : (
            <Button onClick={start}>{t("two.turn_on")}</Button>
          )}
        </div>
      </div>
      <Dialog
        open={step !== null}
        onOpenChange={(open) => !open && setStep(null)}
        title={step ? TITLES[step.name] : t("two.title")}
        closeLabel={t("common:action.close")}
      >
        {step?.name === "begin" && (
          <ProofForm
            ask={hasPassword ? "password" : "mailed_code"}
            label={t("common:action.continue")}
            text={t("two.text")}
            onProof={async (proof) => setStep({ name: "scan", setup: await begin.mutateAsync(proof) })}
          />
        )}
        {step?.name === "scan" && (
          <AuthenticatorStep
            uri={step.setup.uri}
            secret={step.setup.secret}
            onConfirmed={() => {
              setChanged(true);
              setStep({ name: "codes", codes: step.setup.recovery_codes });
            }}
          />
        )}
        {step?.name === "codes" && <RecoveryCodes codes={step.codes} onKept={() => setStep(null)} />}
        {step?.name === "new_codes" && (
          <ProofForm
            ask={hasPassword ? "password" : "code"}
            label={t("common:action.continue")}
            text={t("two.new_codes_text")}
            onProof={async (proof) => {
              const { recovery_codes: codes } = await renew.mutateAsync(proof);
              setStep({ name: "codes", codes });
            }}
          />
        )}
        {step?.name === "off" && (
          <ProofForm
            ask={hasPassword ? "password" : "code"}
            label={t("two.turn_off")}
            text={t("two.off_text")}
            onProof={async (proof) => {
              await turnOff.mutateAsync(proof);
              setChanged(true);
              setStep(null);
            }}
          />
        )}
      </Dialog>
    </SettingSection>
  );
}
