import { createContext, useContext, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FocusShell } from "#web/ui/app-shell.tsx";
import { HomeBrand } from "./home-brand.tsx";

/** True below a frame that already has a `main` and a way home. */
export const InsideShell = createContext(false);

/** A frame for screens that may stand alone or inside the signed-in frame, such as an error. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation("common");
  if (useContext(InsideShell)) return children;
  return (
    <FocusShell skipLabel={t("skip")} brand={<HomeBrand />}>
      {children}
    </FocusShell>
  );
}
