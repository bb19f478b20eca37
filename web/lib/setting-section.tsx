import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** One part of the settings; beside its title it says when a change has been kept. */
export function SettingSection(props: { title: string; saved?: boolean; children: ReactNode }) {
  const { t } = useTranslation("settings");
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line py-7">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="font-serif text-h3 font-semibold">
          {props.title}
        </h2>
        {props.saved !== undefined && (
          <p role="status" className="flex items-center gap-2 text-small font-medium text-accent">
            {props.saved && (
              <>
                <Check aria-hidden="true" className="size-4.5 shrink-0" />
                {t("saved")}
              </>
            )}
          </p>
        )}
      </div>
      {props.children}
    </section>
  );
}
