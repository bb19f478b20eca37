import { useQuery } from "@tanstack/react-query";
import { EndedLine } from "#web/safety/ended-line.tsx";
import { findingsQuery } from "#web/safety/queries.ts";
import { useEnding } from "#web/safety/use-ending.ts";
import { SafetyNote } from "./SafetyNote.tsx";

/** The safety finding of the assessment's frightening answers; undefined until it has loaded. */
export function useAssessmentFinding(personaId: string, frightening: boolean) {
  const { data } = useQuery({ ...findingsQuery(personaId), enabled: frightening });
  return data?.items.find(({ kind }) => kind === "assessment");
}

/** The private note after a frightening answer, or a single line once its finding is cleared. */
export function AssessmentSafety({ personaId, frightening }: { personaId: string; frightening: boolean }) {
  const finding = useAssessmentFinding(personaId, frightening);
  const ending = useEnding(finding ? [finding.id] : [], finding?.status === "cleared");
  if (!frightening) return null;
  return ending.ended ? <EndedLine ending={ending} /> : <SafetyNote ending={finding ? ending : null} />;
}
