import { useTranslation } from "react-i18next";
import { movesOn } from "./move-on.ts";

/** Which keys answer a question on a scale and whether it then moves on by itself, where there is a keyboard. */
export function ScaleKeys({ last }: { last: boolean }) {
  const { t } = useTranslation("questions");
  const text = movesOn() && !last ? t("keys.likert") : t("keys.likert_waits");
  return <p className="hidden text-caption text-ink-soft pointer-fine:block">{text}</p>;
}
