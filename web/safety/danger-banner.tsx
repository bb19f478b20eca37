import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { CareCard } from "./care-card.tsx";
import { CareStrip } from "./care-strip.tsx";
import { EndedLine } from "./ended-line.tsx";
import { useDangerEnding } from "./use-ending.ts";

export interface DangerBannerProps {
  /** The open danger about the person. With null, renders nothing, or an undo line if it was dismissed here. */
  danger: OpenDangerView | null;
  look: "page" | "chat" | "card";
  /** What is withheld while it is open. */
  aside?: "portrait" | "tips" | undefined;
}

/** Shows the danger about a person while it is open. */
export function DangerBanner({ danger, look, aside }: DangerBannerProps) {
  const { t } = useTranslation("safety");
  const { last, ending } = useDangerEnding(danger);
  if (!last) return null;
  if (ending.ended) {
    if (!ending.fresh) return null;
    return (
      <EndedLine ending={ending} className={look === "chat" ? "shrink-0 border-b border-line px-4 sm:px-6" : ""} />
    );
  }
  const why = <p className="max-w-measure">{t(`open.${aside ?? "nothing"}`)}</p>;
  if (look === "card") return <CareCard path={last.path} ending={ending} aside={why} />;
  return (
    <CareStrip path={last.path} look={look} ending={ending}>
      {look === "page" && why}
    </CareStrip>
  );
}
