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
  /** Nothing stands above it that it would be the other way to. */
  alone?: boolean;
};

/** The other way in, below a form; nothing where Google is not set up. */
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
