import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { useToast } from "#web/ui/toasts.tsx";
import { heldPage, holdPage, onHeldPage } from "./page-history.ts";

/** The address a plain link leads to by loading a whole document, where this click does that. */
function documentOf(event: MouseEvent): string | null {
  const changed = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || changed || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target || link.download || link.origin !== location.origin) return null;
  const isHere = link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
  return isHere ? null : link.href;
}

/**
 * Where a page cannot be fetched: says so over the one that is open and offers it again, by itself once the network is
 * back. Without a network no link leaves the application for the browser's own error page either.
 */
export function PageGate() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const held = useSyncExternalStore(onHeldPage, heldPage);

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
