import { useTranslation } from "react-i18next";
import { TipCards } from "#web/ui/tip-cards.tsx";

/** Tips of the newest result. */
export function ResultTips({ tips }: { tips: readonly string[] }) {
  const { t } = useTranslation("relationship");
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="tips" className="flex flex-col gap-4">
      <h2 id="tips" className="font-serif text-h2 font-semibold">
        {t("snapshot.tips")}
      </h2>
      <TipCards tips={tips} />
    </section>
  );
}
