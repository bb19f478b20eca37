import { planSchema, type Plan } from "#domain/interactions/plan.ts";
import { removeMarkers } from "./marker.ts";

/** A line without marked blocks, and without characters that show nothing but may mean something. */
function cleanLine(line: string | null): string | null {
  return (
    line &&
    removeMarkers(line)
      .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}

/** A plan as it may be stored and shown, whoever wrote it; null where nothing of its action is left. */
export function cleanPlan({ action, fears, goals }: Plan): Plan | null {
  const parsed = planSchema.safeParse({
    action: cleanLine(action),
    fears: cleanLine(fears),
    goals: cleanLine(goals),
  });
  return parsed.success ? parsed.data : null;
}
