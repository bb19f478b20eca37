import { useEffect } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Names the page in the browser's tab, and so in what is announced after a change of page. Every route calls it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
