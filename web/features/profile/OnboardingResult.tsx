import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#domain/profile/contract.ts";
import { Button } from "#web/ui/button.tsx";
import { ProfileReading } from "./ProfileReading.tsx";

/** The portrait from the five answers, and the next steps. */
export function OnboardingResult({
  profile,
  onHome,
  onAdd,
}: {
  profile: Profile;
  onHome: () => void;
  onAdd: () => void;
}) {
  const { t } = useTranslation("profile");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{t("result.eyebrow")}</p>
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-serif text-display font-semibold tracking-[-0.01em] text-balance focus:outline-none"
        >
          {profile.profile_label ?? t("title")}
        </h1>
      </div>
      <ProfileReading profile={profile} />
      <div className="flex flex-col gap-4 border-t border-line pt-8">
        <p className="text-ink-soft">{t("result.next")}</p>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button variant="primary" size="lg" onClick={onAdd}>
            {t("people:add_first")}
          </Button>
          <Button size="lg" onClick={onHome}>
            {t("people:go_to_yours")}
          </Button>
        </div>
      </div>
    </div>
  );
}
