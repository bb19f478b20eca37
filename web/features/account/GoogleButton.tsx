import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorText } from "#web/app/error-text.ts";
import { siteQuery } from "#web/app/site.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorNote } from "#web/ui/error-note.tsx";

export type GoogleButtonProps = {
  label: string;
  busy: boolean;
  error: Error | null;
  onPress: () => void;
  describedBy?: string | undefined;
  disabled?: boolean;
  /** Leaves out the "or" divider when there is no form above the button. */
  alone?: boolean;
};

/** Google button below a form. Renders nothing when Google sign-in is not configured. */
export function GoogleButton({
  label,
  busy,
  error,
  onPress,
  describedBy,
  disabled = false,
  alone = false,
}: GoogleButtonProps) {
  const { t } = useTranslation("account");
  if (!useQuery(siteQuery).data?.google) return null;
  return (
    <div className="flex flex-col gap-5">
      {!alone && (
        <p className="flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("google.or")}
        </p>
      )}
      {error && <ErrorNote>{errorText(error)}</ErrorNote>}
      <Button
        size="lg"
        block
        busy={busy}
        aria-disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => {
          if (!busy && !disabled) onPress();
        }}
      >
        {label}
      </Button>
    </div>
  );
}
