import { useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { TextGroup } from "#web/locales/groups.ts";
import { cx } from "#web/ui/cx.ts";
import { fetchLater } from "./fetch-later.ts";
import { loadTextGroups } from "./i18n.ts";
import { useHydrated } from "./use-hydrated.ts";

interface Options<P> {
  /** The texts it needs besides those of every page. */
  texts?: readonly TextGroup[];
  /** Shown as long as it was never needed; by default nothing. */
  before?: ComponentType<P>;
  /** Shown while the code is being fetched; by default what a dialog darkens. */
  waiting?: ComponentType<P>;
  /** Shown if it cannot be fetched; by default the page's error screen, which offers to try again. */
  failed?: ComponentType<P>;
}

/**
 * A dialog, or another part of which the first load of a page shows nothing: its code is fetched when it is first needed,
 * or once the page is idle where no service worker stores it (fetch-later.ts).
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isNeeded: (props: P) => boolean,
  { before: Before, waiting: Waiting = () => <Fetching />, failed: Failed, texts = [] }: Options<P> = {},
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  function fetchOnce(): Promise<void> {
    loading ??= Promise.all([load(), loadTextGroups(...texts)]).then(
      ([component]) => void (Loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  return function OnDemand(props: P) {
    const needed = isNeeded(props);
    const [Part, setPart] = useState(() => Loaded);
    const [error, setError] = useState<unknown>(null);
    // A dialog that was never open is not mounted; a closed one stays, for its closing animation.
    const [mounted, setMounted] = useState(needed);
    if (needed && !mounted) setMounted(true);
    if (mounted && !Part && Loaded) setPart(() => Loaded);

    useEffect(() => fetchLater(() => void fetchOnce().catch(() => undefined)), []);
    useEffect(() => {
      if (!needed || Part) return undefined;
      let current = true;
      fetchOnce().then(
        () => current && setPart(() => Loaded),
        (reason: unknown) => current && setError(reason),
      );
      return () => void (current = false);
    }, [needed, Part]);

    if (!mounted) return Before ? <Before {...props} /> : null;
    if (Part) return <Part {...props} />;
    if (error === null) return needed && <Waiting {...props} />;
    if (Failed) return <Failed {...props} />;
    throw error;
  };
}

/** What a dialog darkens, before the dialog is there. */
export function Fetching({ className }: { className?: string }) {
  const { t } = useTranslation("common");
  // The server draws no dialogs.
  if (!useHydrated()) return null;
  return (
    <div role="status" className={cx("fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim", className)}>
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
