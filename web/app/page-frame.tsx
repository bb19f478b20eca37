import { createContext, useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { HomeBrand } from "./home-brand.tsx";

/** True below a frame that already has a `main` and a way home. */
export const InsideShell = createContext(false);

export interface PageFrameProps {
  /** Stands in the header; inside the signed-in frame, which has none of its own for a page, above the page. */
  actions: ReactNode;
  children: ReactNode;
}

/** A frame for screens that may stand alone or inside the signed-in frame, such as an error. */
export function PageFrame({ actions, children }: PageFrameProps) {
  const { t } = useTranslation("common");
  if (useContext(InsideShell)) {
    return (
      <>
        <div className="mb-4 flex justify-end">{actions}</div>
        {children}
      </>
    );
  }
  return (
    <FocusShell skipLabel={t("skip")} brand={<HomeBrand />} actions={actions}>
      {children}
    </FocusShell>
  );
}
