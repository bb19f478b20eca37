import { CloudOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useOnline } from "./use-online.ts";

/** A sticky notice while the browser is offline. */
export function OfflineNotice() {
  const { t } = useTranslation("common");
  const online = useOnline();
  return (
    <div role="status" data-screen-only className={online ? undefined : "sticky top-0 z-(--z-bar) bg-notice-soft"}>
      {!online && (
        <p className="flex items-start gap-3 px-4 py-2.5 text-small sm:px-6 min-[900px]:px-7">
          <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-notice" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
