import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type SettingSectionProps = {
  title: string;
  saved?: boolean;
  /** Sets the section apart visually, for irreversible actions. */
  apart?: boolean;
  children: ReactNode;
};

/** One setting; announces beside its title when a change is saved. */
export function SettingSection({ title, saved, apart = false, children }: SettingSectionProps) {
  const { t } = useTranslation("common");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={apart ? "mt-4 rounded-lg bg-sunk p-5 sm:p-6" : "border-t border-line py-6"}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-lead font-semibold">
          {title}
        </h2>
        {saved !== undefined && (
          <p role="status" className="flex items-center gap-2 text-small font-medium text-accent">
            {saved && (
              <>
                <Check aria-hidden="true" className="size-4.5 shrink-0" />
                {t("saved")}
              </>
            )}
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
