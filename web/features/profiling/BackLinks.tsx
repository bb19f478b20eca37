import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button-class.ts";

const look = `${buttonClass({ variant: "quiet" })} max-w-full px-2!`;
const arrow = <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />;

/** The way back to the circle. */
export function BackHome() {
  const { t } = useTranslation("persona");
  return (
    <Link to="/home" className={look}>
      {arrow}
      {t("common:nav.people")}
    </Link>
  );
}

/** The way back to a person's page; the name is left out while it is not known. */
export function BackToPersona({ id, name }: { id: string; name?: string | undefined }) {
  const { t } = useTranslation("profiling");
  return (
    <Link to="/persona/$id" params={{ id }} className={look}>
      {arrow}
      <span className="truncate">{name ?? t("back.person")}</span>
    </Link>
  );
}

/** The way back to what is asked about a person; the name is left out while it is not known. */
export function BackToHub({ id, name }: { id: string; name?: string | undefined }) {
  const { t } = useTranslation("profiling");
  return (
    <Link to="/persona-profiling/$personaId" params={{ personaId: id }} className={look}>
      {arrow}
      <span className="truncate">{name === undefined ? t("back.hub") : t("hub.title", { name })}</span>
    </Link>
  );
}

/** The way back to the pages of statements about a person. */
export function BackToClusters({ id }: { id: string }) {
  const { t } = useTranslation("profiling");
  return (
    <Link
      to="/persona-profiling/$personaId"
      params={{ personaId: id }}
      search={{ view: "personality" }}
      className={look}
    >
      {arrow}
      {t("back.clusters")}
    </Link>
  );
}
