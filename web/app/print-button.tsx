import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/button.tsx";

/** Opens the browser's print dialog, which can also save as PDF. */
export function PrintButton() {
  const { t } = useTranslation("common");
  return (
    <Button variant="quiet" onClick={() => print()}>
      <Printer aria-hidden="true" className="size-4.5 shrink-0" />
      {t("print")}
    </Button>
  );
}
