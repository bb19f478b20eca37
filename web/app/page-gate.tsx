import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { heldPage, holdPage, onHeldPage } from "./page-history.ts";

/** The URL of the document this click would load; null if the router handles it or it opens elsewhere. */
function documentOf(event: MouseEvent): string | null {
  const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || changed || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link.href;
}

/**
 * When a page cannot be fetched: shows a toast over the current page with a retry, and retries when the browser is back
 * online. While offline it also blocks links that load a document, which would end on the browser's error page.
 */
export function PageGate() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const held = useSyncExternalStore(onHeldPage, heldPage, heldPage);

  useEffect(() => {
    function stay(event: MouseEvent): void {
      const href = navigator.onLine ? null : documentOf(event);
      if (href === null) return;
      event.preventDefault();
      const page = { href, retry: () => (navigator.onLine ? location.assign(href) : holdPage({ ...page })) };
      holdPage(page);
    }
    document.addEventListener("click", stay);
    return () => document.removeEventListener("click", stay);
  }, []);

  useEffect(() => {
    if (!held) return undefined;
    const text = navigator.onLine ? t("page.unreachable", { product: PRODUCT_NAME }) : t("page.offline");
    const told = toast.error(text, {
      action: { label: t("retry"), onAction: () => held.retry() },
      onDismiss: () => holdPage(null),
    });
    addEventListener("online", held.retry);
    return () => {
      removeEventListener("online", held.retry);
      toast.dismiss(told);
    };
  }, [held, t, toast]);
  return null;
}
