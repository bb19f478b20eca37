import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DangerPath } from "#domain/care/care-texts.ts";
import { cx } from "#web/ui/cx.ts";
import { quietButton, stripButton } from "./ending-buttons.tsx";
import { Helplines } from "./helplines.tsx";
import { QuickExit } from "./quick-exit.tsx";
import type { Ending } from "./use-ending.ts";

/** For quiet findings: one line below the text that expands to the helplines. */
export function QuietLine({ path, ending }: { path: DangerPath; ending: Ending | null }) {
  const { t } = useTranslation("safety");
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-col">
      <div className="flex flex-wrap items-center gap-x-5">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={stripButton}
        >
          {t("quiet")}
          <ChevronDown
            aria-hidden="true"
            className={cx("size-4 shrink-0 transition-transform", open && "rotate-180")}
          />
        </button>
        {ending && (
          <button type="button" onClick={() => ending.end("mistake")} className={quietButton}>
            {t("end.mistake")}
          </button>
        )}
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <div className="flex flex-col gap-2 pb-2">
            <Helplines path={path} />
            <QuickExit className="self-start" />
          </div>
        )}
      </div>
    </div>
  );
}
