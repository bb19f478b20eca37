import { createContext, useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { HomeBrand } from "./home-brand.tsx";

/** True inside a layout that already renders `main` and a link home. */
export const InsideShell = createContext(false);

export interface PageFrameProps {
  /** Rendered in the header; above the content inside the signed-in layout, which has no slot for them. */
  actions: ReactNode;
  children: ReactNode;
}

/** Layout for screens, such as errors, that render alone or inside the signed-in layout. */
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
