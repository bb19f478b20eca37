import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { encode } from "uqr";
import { codeSchema } from "#domain/account/security.ts";
import { CopyButton } from "#web/app/copy-button.tsx";
import { FormFailure, ServerForm, SubmitButton } from "#web/forms/server-form.tsx";
import { CodeInput } from "#web/forms/sign-in-fields.tsx";
import { useServerForm } from "#web/forms/use-server-form.ts";
import { useConfirmTwoFactor } from "./security-queries.ts";

/** Shows the TOTP secret as QR code and text, and confirms it with a first code from the app. */
export function AuthenticatorStep(props: { uri: string; secret: string; onConfirmed: () => void }) {
  const { t } = useTranslation("security");
  const confirm = useConfirmTwoFactor();
  const { field, ...state } = useServerForm({
    schema: codeSchema,
    defaults: { code: "" },
    send: ({ code }) => confirm.mutateAsync(code),
    onSent: props.onConfirmed,
  });
  return (
    <ServerForm state={state} className="flex flex-col gap-4">
      <p className="text-ink-soft">{t("two.scan")}</p>
      <QrCode text={props.uri} label={t("two.qr")} />
      <Secret secret={props.secret} />
      <CodeInput label={t("two.code")} hint={t("two.code_hint")} inputMode="numeric" {...field("code")} />
      <FormFailure />
      <SubmitButton className="self-start">{t("two.confirm")}</SubmitButton>
    </ServerForm>
  );
}

/** Displayed in groups of four for typing; copied without spaces. */
function Secret({ secret }: { secret: string }) {
  const { t } = useTranslation("security");
  const label = useId();
  return (
    <div role="group" aria-labelledby={label} className="flex flex-col items-start gap-2">
      <p id={label} className="font-semibold">
        {t("two.secret")}
      </p>
      <p className="w-full rounded-md bg-sunk px-4 py-3 font-mono">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</p>
      <CopyButton text={secret} label={t("two.copy_key")} done={t("two.key_copied")} />
    </div>
  );
}

/** Pixels per QR module; an integer, so that all modules render at the same size. */
const DOT = 3;

/** Dark on light in both themes, because some apps cannot read inverted codes. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, { ecc: "L", border: 4 }), [text]);
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      width={size * DOT}
      height={size * DOT}
      className="self-center rounded-md"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
