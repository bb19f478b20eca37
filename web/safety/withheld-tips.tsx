import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { quietButton } from "./ending-buttons.tsx";
import { EndedLine } from "./ended-line.tsx";
import { useDangerEnding } from "./use-ending.ts";

/**
 * Replaces withheld tips: why they are withheld, and a button to restore them after a misunderstanding. With null
 * nothing is withheld; renders only the undo line, if the user dismissed the danger here.
 */
export function WithheldTips({ danger }: { danger: OpenDangerView | null }) {
  const { t } = useTranslation("safety");
  const { ending } = useDangerEnding(danger);
  if (ending.ended) return ending.fresh ? <EndedLine ending={ending} /> : null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 text-small text-ink-soft">
      <p className="max-w-measure">{t("put_aside")}</p>
      <button type="button" className={quietButton} onClick={() => ending.end("mistake")}>
        {t("end.mistake")}
      </button>
    </div>
  );
}
