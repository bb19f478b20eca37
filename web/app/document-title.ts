import { useEffect } from "react";
import { PRODUCT_NAME } from "#domain/brand.ts";

/** Sets the tab title, which is also announced after navigation. Every route calls it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
