import { useEffect, useState, type ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "./use-hydrated.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * A dialog whose code is no part of the page's first load: it is fetched once the page is idle, or when the dialog is
 * first needed. If it cannot be fetched, the page's error screen offers to try again.
 */
export function onDemand<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isNeeded: (props: P) => boolean,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;
  async function fetchOnce(): Promise<void> {
    loading ??= load();
    try {
      Loaded = await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return function OnDemand(props: P) {
    const needed = isNeeded(props);
    const [code, setCode] = useState<{ Part?: ComponentType<P> | undefined; error?: unknown }>({ Part: Loaded });
    // A dialog that was never open is not mounted; a closed one stays, for its closing animation.
    const [mounted, setMounted] = useState(needed);
    if (needed && !mounted) setMounted(true);

    useEffect(() => whenIdle(() => void fetchOnce().catch(() => undefined)), []);
    useEffect(() => {
      if (!needed || code.Part) return undefined;
      let current = true;
      fetchOnce().then(
        () => current && setCode({ Part: Loaded }),
        (error: unknown) => current && setCode({ error }),
      );
      return () => void (current = false);
    }, [needed, code.Part]);

    if (code.error !== undefined) throw code.error;
    if (!mounted) return null;
    const Part = code.Part ?? Loaded;
    return Part ? <Part {...props} /> : needed && <Fetching />;
  };
}

/** What a dialog darkens, before the dialog is there. */
function Fetching() {
  const { t } = useTranslation("common");
  // The server draws no dialogs.
  if (!useHydrated()) return null;
  return (
    <div role="status" className="fixed inset-0 z-(--z-dialog) animate-fade-in bg-scrim">
      <span className="sr-only">{t("loading")}</span>
    </div>
  );
}
