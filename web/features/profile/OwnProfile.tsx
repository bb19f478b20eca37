import { Link } from "@tanstack/react-router";
import { Pencil } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "#domain/countries.ts";
import type { Profile } from "#domain/profile/contract.ts";
import { USER_PROGRESS_BASE } from "#domain/progress/user-progress.ts";
import { currentLanguage } from "#web/app/i18n.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonClass } from "#web/ui/button-class.ts";
import { Button } from "#web/ui/button.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { ProgressBar } from "#web/ui/progress.tsx";
import { KeySentence } from "#web/ui/prose.tsx";
import { DemographicsDialog } from "./dialogs.ts";
import { keySentence } from "./split-text.ts";

export interface OwnProfileProps {
  profile: Profile;
  /** Quote of the day. */
  quote: ReactNode;
  /** The user's activity. */
  progress: ReactNode;
}

/** The profile tab: completeness, portrait summary, quote, details and activity of the user. */
export function OwnProfile({ profile, quote, progress }: OwnProfileProps) {
  const { t } = useTranslation("profile");
  const [editing, setEditing] = useState(false);
  const percent = Math.min(100, profile.progress_level ?? 0);
  return (
    <div className="flex max-w-measure flex-col gap-10">
      <div className="flex flex-col gap-5">
        <PageHeader
          title={<span className="break-words">{profile.name}</span>}
          actions={<Badge tone="accent">{t("own.complete", { percent })}</Badge>}
        />
        {/* At 100% the badge beside the name says the same. */}
        {percent < 100 && (
          <ProgressBar value={percent} label={t("own.progress")} valueText={t("own.percent", { percent })} />
        )}
      </div>
      <Summary profile={profile} />
      {quote}
      <section className="flex flex-col gap-4 border-t border-line pt-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-serif text-lead font-semibold">{t("details.title")}</h2>
          <Button onClick={() => setEditing(true)}>
            <Pencil aria-hidden="true" className="size-4.5" />
            {t("details.edit")}
          </Button>
        </div>
        <Details profile={profile} />
      </section>
      {progress}
      <DemographicsDialog profile={profile} open={editing} onOpenChange={setEditing} />
    </div>
  );
}

/** Label and key sentence of the portrait, with links to the full text and to the remaining questions. */
function Summary({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const [key] = keySentence(profile.profile_summary ?? "", currentLanguage());
  const complete = profile.progress_level === 100;
  return (
    <section className="flex flex-col gap-4">
      <p className="text-small text-ink-soft">{profile.traits_full ? t("title") : t("result.eyebrow")}</p>
      <h2 className="-mt-3 font-serif text-h2 font-semibold text-balance break-words">
        {profile.profile_label ?? t("title")}
      </h2>
      {key && <KeySentence>{key}</KeySentence>}
      <div className="mt-2 flex flex-wrap gap-3 max-sm:*:grow">
        {!complete && (
          <Link to="/extended-profiling" className={buttonClass({ variant: "primary" })}>
            {profile.progress_level === USER_PROGRESS_BASE ? t("own.extend") : t("own.go_on")}
          </Link>
        )}
        <Link to="/personality-summary" className={buttonClass({ variant: complete ? "primary" : "secondary" })}>
          {t("own.read")}
        </Link>
      </div>
    </section>
  );
}

function Details({ profile }: { profile: Profile }) {
  const { t } = useTranslation("profile");
  const language = currentLanguage();
  const place = (region: string | null, country: string | null) =>
    [region, country && countryName(country, language)].filter(Boolean).join(", ");
  const rows: [label: string, value: string][] = [
    [t("common:field.age"), profile.age === null ? "" : String(profile.age)],
    [t("common:field.gender"), profile.gender ? t(`common:gender.${profile.gender}`) : ""],
    [t("demographics.origin"), place(profile.origin_region, profile.origin_country)],
    [t("demographics.current"), place(profile.current_region, profile.current_country)],
  ];
  return (
    <dl className="m-0 grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([label, value]) => (
        <div key={label} className="contents max-sm:block">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="m-0 break-words">{value || <span className="text-ink-faint">{t("details.blank")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
