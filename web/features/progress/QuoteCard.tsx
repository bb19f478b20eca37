import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { DailyQuote } from "#domain/progress/contract.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { timeZone } from "#web/app/time-zone.ts";
import { quoteQuery } from "./queries.ts";
import { useToday } from "./today.ts";

/** The quote of the day; replaced after midnight. */
export function QuoteCard() {
  const { t } = useTranslation("progress");
  const { data, error, refetch } = useQuery(quoteQuery(useToday(), timeZone()));
  return (
    <Card as="section" tone="sunk" aria-labelledby="quote-title" aria-busy={!data && !error}>
      <h2 id="quote-title" className="mb-3 text-small text-ink-soft">
        {t("quote.title")}
      </h2>
      {data ? (
        <Quote quote={data} />
      ) : error ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p role="status" className="text-ink-soft">
            {t("quote.failed")}
          </p>
          <Button variant="quiet" className="-ml-4" onClick={() => void refetch()}>
            {t("common:retry")}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <Skeleton className="h-6 bg-line!" />
          <Skeleton className="h-6 w-3/4 bg-line!" />
          <Skeleton className="h-5 w-40 bg-line!" />
        </div>
      )}
    </Card>
  );
}

function Quote({ quote }: { quote: DailyQuote }) {
  const { t } = useTranslation("progress");
  const language = currentLanguage();
  const { author, source } = quote;
  return (
    <figure className="m-0 flex flex-col gap-3">
      <blockquote className="m-0 font-serif text-h3 leading-normal font-medium text-pretty">
        {/* A slash separates verses. */}
        {quote.text[language].split(" / ").map((verse) => (
          <span key={verse} className="block">
            {verse}
          </span>
        ))}
      </blockquote>
      {author && (
        <figcaption className="flex flex-col text-small text-ink-soft">
          <span>
            <span className="font-semibold text-ink">{author[language]}</span>
            {source && <cite className="italic">, {source[language]}</cite>}
          </span>
          <span>{quote.original === language ? t("quote.original") : t("quote.translated")}</span>
        </figcaption>
      )}
    </figure>
  );
}
