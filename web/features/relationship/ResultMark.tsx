import { Link } from "@tanstack/react-router";
import { Waves } from "lucide-react";
import { useTranslation } from "react-i18next";
import { linkClass } from "#web/ui/button-class.ts";
import type { ResultMark as Mark } from "./result-marks.ts";

export interface ResultMarkProps {
  personaId: string;
  mark: Mark;
}

/**
 * A result in a person's timeline; a notable change from the previous one is called a turning point. Only the newest
 * links to the result page, which shows the earlier ones as a trend.
 */
export function ResultMark({ personaId, mark }: ResultMarkProps) {
  const { t } = useTranslation("relationship");
  return (
    <div className="flex items-start gap-3 rounded-md bg-sunk px-4 py-3">
      <Waves aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0">
        {mark.turn && <p className="font-serif text-lead font-semibold">{t(`mark.${mark.turn}`)}</p>}
        <p>
          {t("mark.result", { score: Math.round(mark.score) })}
          {mark.newest && (
            <>
              {" "}
              <Link to="/persona-relationship-snapshot/$personaId" params={{ personaId }} className={linkClass}>
                {t("mark.look")}
              </Link>
            </>
          )}
        </p>
      </div>
    </div>
  );
}
