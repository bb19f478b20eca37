import type { ReactNode } from "react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Installation, TriedMail, TriedModel } from "#domain/operator/installation.ts";
import { errorText } from "#web/app/error-text.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { useTryMail, useTryModel } from "./queries.ts";
import { formatNumber } from "./words.ts";

/** Sends a letter to the operator. */
export function TryMail({ by }: Pick<Installation["mail"], "by">) {
  const { t } = useTranslation("admin");
  const trying = useTryMail();
  return (
    <Try
      title={t("try.mail")}
      text={t(`try.mail_by.${by}`)}
      action={
        <Button busy={trying.isPending} onClick={() => trying.mutate()}>
          {t("try.mail_button")}
        </Button>
      }
      result={
        trying.isPending
          ? null
          : trying.error
            ? { good: false, text: errorText(trying.error) }
            : mailResult(trying.data)
      }
    />
  );

  function mailResult(tried: TriedMail | undefined): Result | null {
    if (!tried) return null;
    const { outcome, to, ms } = tried;
    return {
      good: outcome === "sent" || outcome === "folder",
      text: t(`try.mail_result.${outcome}`, { to, seconds: seconds(ms) }),
    };
  }
}

const PROBLEMS = ["network", "too_slow", "not_a_model", "refused"] as const;

/** Asks the model for one word. */
export function TryModel({ model }: Pick<Installation, "model">) {
  const { t } = useTranslation("admin");
  const trying = useTryModel();
  if (!model) return <Try title={t("try.model")} text={t("try.no_model")} />;
  return (
    <Try
      title={t("try.model")}
      text={t("try.model_at", { model: model.name, host: model.host })}
      action={
        <Button busy={trying.isPending} onClick={() => trying.mutate()}>
          {t("try.model_button")}
        </Button>
      }
      result={
        trying.isPending
          ? null
          : trying.error
            ? { good: false, text: errorText(trying.error) }
            : modelResult(trying.data)
      }
    />
  );

  function modelResult(tried: TriedModel | undefined): Result | null {
    if (!tried) return null;
    if (tried.ok) return { good: true, text: t("try.model_good", { seconds: seconds(tried.ms) }) };
    const status = /^status_(\d+)$/.exec(tried.problem ?? "")?.[1];
    if (status) return { good: false, text: t("try.problem.status", { status }) };
    const known = PROBLEMS.find((one) => one === tried.problem);
    return { good: false, text: known ? t(`try.problem.${known}`) : t("try.problem.other", { word: tried.problem }) };
  }
}

/** "0.4", in the language. */
function seconds(ms: number): string {
  return formatNumber(Math.max(0.1, Math.round(ms / 100) / 10), currentLanguage());
}

interface Result {
  good: boolean;
  text: string;
}

function Try(props: { title: string; text: string; action?: ReactNode; result?: Result | null }) {
  const { title, text, action, result } = props;
  const Icon = result?.good ? CircleCheck : CircleAlert;
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-ink-soft wrap-anywhere">{text}</p>
      </div>
      {action}
      <div role="status" className="basis-full empty:hidden">
        {result && (
          <p className="flex items-start gap-2.5">
            <Icon
              aria-hidden="true"
              className={`mt-1 size-5 shrink-0 ${result.good ? "text-accent" : "text-danger"}`}
            />
            <span className="max-w-measure min-w-0 wrap-anywhere">{result.text}</span>
          </p>
        )}
      </div>
    </div>
  );
}
