import { planSchema, type Plan } from "#domain/interactions/plan-schema.ts";
import { removeMarkers } from "./marker.ts";

/** A line without marked blocks, control and format characters. */
function cleanLine(line: string | null): string | null {
  return (
    line &&
    removeMarkers(line)
      .replaceAll(/[\p{Cc}\p{Cf}]+/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
  );
}

/** A plan cleaned for storage and display; null if its action is invalid or empty. */
export function cleanPlan({ action, fears, goals }: Plan): Plan | null {
  const parsed = planSchema.safeParse({
    action: cleanLine(action),
    fears: cleanLine(fears),
    goals: cleanLine(goals),
  });
  return parsed.success ? parsed.data : null;
}
