import { Download } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/app/copy-button.tsx";

/** Shows the recovery codes, once, with copy and download. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const { t } = useTranslation("security");
  const text = `${codes.join("\n")}\n`;
  const url = useMemo(() => URL.createObjectURL(new Blob([text], { type: "text/plain" })), [text]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{t("two.codes")}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-2 rounded-md bg-sunk px-4 py-3 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t("common:action.copy")} done={t("two.copied")} />
        <a href={url} download={`${PRODUCT_NAME.toLowerCase()}-codes.txt`} className={buttonClass()}>
          <Download aria-hidden="true" className="size-5" />
          {t("two.download")}
        </a>
      </div>
      <Button variant="primary" onClick={onKept} className="self-start">
        {t("two.kept")}
      </Button>
    </div>
  );
}
