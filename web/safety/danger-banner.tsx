import { useTranslation } from "react-i18next";
import type { OpenDangerView } from "#domain/care/contract.ts";
import { CareCard } from "./care-card.tsx";
import { CareStrip } from "./care-strip.tsx";
import { EndedLine } from "./ended-line.tsx";
import { useDangerEnding } from "./use-ending.ts";

export interface DangerBannerProps {
  /** What is open about the person; null shows nothing, or what is left where it was ended here. */
  danger: OpenDangerView | null;
  look: "page" | "chat" | "card";
  /** What is put aside until it is ended. */
  aside?: "portrait" | "tips" | undefined;
}

/** The state of danger about a person, for as long as it is open. */
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
