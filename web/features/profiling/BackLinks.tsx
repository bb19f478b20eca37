import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/button-class.ts";

const look = `${buttonClass({ variant: "quiet" })} max-w-full px-2!`;
const arrow = <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />;

/** Back link to the circle. */
export function BackHome() {
  const { t } = useTranslation("persona");
  return (
    <Link to="/home" className={look}>
      {arrow}
      {t("common:nav.people")}
    </Link>
  );
}

/** Back link to a person's page; a generic label stands in while the name is loading. */
export function BackToPersona({ id, name }: { id: string; name?: string | undefined }) {
  const { t } = useTranslation("profiling");
  return (
    <Link to="/persona/$id" params={{ id }} className={look}>
      {arrow}
      <span className="truncate">{name ?? t("back.person")}</span>
    </Link>
  );
}

/** Back link to a person's profiling hub; a generic label stands in while the name is loading. */
export function BackToHub({ id, name }: { id: string; name?: string | undefined }) {
  const { t } = useTranslation("profiling");
  return (
    <Link to="/persona-profiling/$personaId" params={{ personaId: id }} className={look}>
      {arrow}
      <span className="truncate">{name === undefined ? t("back.hub") : t("hub.title", { name })}</span>
    </Link>
  );
}

/** Back link to the cluster overview of a person. */
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
