import { useTranslation } from "react-i18next";

/** What the coach suggests after the newest assessment. */
export function ResultTips({ tips }: { tips: readonly string[] }) {
  const { t } = useTranslation("relationship");
  if (tips.length === 0) return null;
  return (
    <section aria-labelledby="tips" className="flex flex-col gap-4">
      <h2 id="tips" className="font-serif text-h2 font-semibold">
        {t("snapshot.tips")}
      </h2>
      <ol className="m-0 flex max-w-measure list-none flex-col p-0">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-4 border-t border-line py-4 text-[1.0938rem] leading-[1.7]">
            <span aria-hidden="true" className="w-4 shrink-0 font-serif text-h3 leading-[1.4] text-accent tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0 break-words">{tip}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
