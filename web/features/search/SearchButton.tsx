import { Search } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#web/ui/icon-button.tsx";

const APPLE = /mac|iphone|ipad/i.test(navigator.userAgent);

/** A button that looks like the search field it opens. */
export function SearchField({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("search");
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-11 w-full items-center gap-3 rounded-md border border-line-strong bg-raised px-3 text-left text-ink-soft transition-colors hover:border-ink hover:text-ink"
    >
      <Search aria-hidden="true" className="size-5 shrink-0" />
      <span className="flex-1">{t("title")}</span>
      <kbd aria-hidden="true" className="font-sans text-caption">
        {APPLE ? "⌘K" : "Ctrl K"}
      </kbd>
    </button>
  );
}

export function SearchIcon({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("search");
  return <IconButton label={t("title")} icon={<Search aria-hidden="true" />} onClick={onOpen} />;
}

/** Opens the search on Ctrl+K or ⌘K unless a dialog is open. */
export function useSearchKey(onOpen: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // Browser autofill dispatches `keydown` events without a `key`.
      if (event.key?.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) onOpen();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onOpen]);
}
